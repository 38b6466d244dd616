#include "specs/verdict.hpp"

namespace nardcheck::specs {

std::string_view name_of(Verdict verdict) noexcept {
    switch (verdict) {
    case Verdict::pass:
        return "pass";
    case Verdict::fail:
        return "fail";
    case Verdict::ambiguous:
        return "ambiguous";
    case Verdict::declined:
        return "declined";
    case Verdict::crash:
        return "crash";
    case Verdict::timeout:
        return "timeout";
    case Verdict::protocol_error:
        return "protocol-error";
    case Verdict::skipped:
        return "skipped";
    case Verdict::not_run:
        return "not-run";
    }
    return "unknown";
}

bool is_failure(Verdict verdict) noexcept {
    switch (verdict) {
    case Verdict::fail:
    case Verdict::ambiguous:
    case Verdict::crash:
    case Verdict::timeout:
    case Verdict::protocol_error:
        return true;
    case Verdict::pass:
    case Verdict::declined:
    case Verdict::skipped:
    case Verdict::not_run:
        break;
    }
    return false;
}

} // namespace nardcheck::specs
