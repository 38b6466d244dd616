#include "conformance/generation/search.hpp"

#include <fmt/format.h>

namespace nardcheck::conformance {

namespace {

/// How many questions of a pool are read for one thing; fewer for plays, of which one question has many.
constexpr std::size_t effort = 20'000;
constexpr std::size_t effort_for_plays = 2'000;

bool asks_about_plays(const std::string& what) {
    return what.starts_with(name_of(Kind::near_miss)) || what.starts_with(name_of(Kind::legal_play));
}

} // namespace

Search::Search(const tables::RuleSet& set, std::uint64_t seed)
    : examiner_(set), drawn_(examiner_.reference(), Pool::Source::drawn, seed),
      games_(examiner_.reference(), Pool::Source::games, ~seed) {}

const CaseStep* Search::next(Pool::Source source, const std::string& what, const Fits& fits, std::size_t stride) {
    Pool& pool = source == Pool::Source::drawn ? drawn_ : games_;
    std::size_t& read = read_[{source, what}];
    while (read < (asks_about_plays(what) ? effort_for_plays : effort)) {
        const CaseStep& asked = pool.at(read);
        read += stride;
        if (fits(asked)) {
            return &asked;
        }
    }
    return nullptr;
}

const CaseStep* Search::next_wrong(Pool::Source source, Kind kind, std::size_t mutant, const Fits& fits,
                                   const std::string& condition) {
    const tables::Rules& broken = examiner_.rules_of(mutant);
    const auto is_wrong = [&](const CaseStep& asked) {
        return fits(asked) && specs::answer_to(broken, asked.question) != asked.expect;
    };
    return next(source, fmt::format("{} {} {}", name_of(kind), mutant, condition), is_wrong);
}

} // namespace nardcheck::conformance
