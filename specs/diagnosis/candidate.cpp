#include "specs/diagnosis/candidate.hpp"

#include <charconv>

#include "reference/tables/ruleset_fields.hpp"

namespace nardcheck::specs {

namespace {

constexpr std::string_view unspecified = "unspecified";

/// Whether the limit is none, since the game has no more checkers than that. False for other values.
bool holds_all_checkers(std::string_view limit, const tables::RuleSet& set) {
    int number = 0;
    const auto [end, error] = std::from_chars(limit.data(), limit.data() + limit.size(), number);
    return error == std::errc() && end == limit.data() + limit.size() && number >= set.checkers();
}

std::unique_ptr<tables::Rules> house_rules(const tables::RuleSet& set, const std::string& field,
                                           const std::string& value) {
    // What the rule set leaves open is nothing to be asked.
    const bool is_score = field == "gammon" || field == "backgammon";
    const std::string own = tables::field_value(set, field);
    if (own == value || own == unspecified || (is_score && !set.scores()) ||
        (field == "max_per_point" && holds_all_checkers(value, set))) {
        return nullptr;
    }
    tables::RuleSet changed = set;
    tables::set_field(changed, field, value);
    return std::make_unique<tables::Rules>(changed);
}

/// A house plays by some rule, and the documents that do not say by which are none.
std::vector<Candidate> all_candidates() {
    std::vector<Candidate> all;
    for (const tables::Field& field : tables::ruleset_fields()) {
        // The values of match_lengths are not listed: they decide what may be asked, not what is answered.
        for (const std::string& value : tables::field_values(field.name)) {
            if (value != unspecified) {
                all.push_back({nullptr, std::string(field.name), value});
            }
        }
    }
    for (const Mutant& mutant : mutants()) {
        if (!mutant.equivalent) {
            all.push_back({&mutant, "", ""});
        }
    }
    return all;
}

} // namespace

std::string Candidate::name() const {
    return mutant != nullptr ? std::string(mutant->name) : field + "=" + value;
}

std::unique_ptr<tables::Rules> Candidate::make(const tables::RuleSet& set) const {
    if (mutant == nullptr) {
        return house_rules(set, field, value);
    }
    return mutant->make(set);
}

const std::vector<Candidate>& candidates() {
    static const std::vector<Candidate> all = all_candidates();
    return all;
}

} // namespace nardcheck::specs
