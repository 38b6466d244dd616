#include "conformance/cli/number_option.hpp"

#include <charconv>
#include <string>
#include <system_error>

#include <fmt/format.h>

namespace nardcheck::cli {

namespace {

CLI::Validator whole_number(std::uint64_t lowest, std::uint64_t highest, const std::string& range) {
    return CLI::Validator(
        [=](const std::string& text) {
            std::uint64_t number = 0;
            const char* const end = text.data() + text.size();
            const auto [read, error] = std::from_chars(text.data(), end, number);
            const bool good = error == std::errc() && read == end && number >= lowest && number <= highest;
            return good ? std::string() : fmt::format("'{}' is no number {}", text, range);
        },
        "");
}

} // namespace

CLI::Validator number_from(std::uint64_t lowest, std::uint64_t highest) {
    return whole_number(lowest, highest, fmt::format("from {} to {}", lowest, highest));
}

CLI::Validator any_seed() {
    return whole_number(0, std::numeric_limits<std::uint64_t>::max(), "from 0 to 2^64 - 1");
}

} // namespace nardcheck::cli
