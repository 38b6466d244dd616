#include "specs/diagnosis/candidate.hpp"

#include <charconv>

#include "reference/tables/ruleset_fields.hpp"

namespace nardcheck::specs {

namespace {

/// Whether the limit is none, since the game has no more checkers than that. False for other values.
bool holds_all_checkers(std::string_view limit, const tables::RuleSet& set) {
    int number = 0;
    const auto [end, error] = std::from_chars(limit.data(), limit.data() + limit.size(), number);
    return error == std::errc() && end == limit.data() + limit.size() && number >= set.checkers();
}

std::unique_ptr<tables::Rules> house_rules(const tables::RuleSet& set, const std::string& field,
                                           const std::string& value) {
    // What a won game is worth is nothing to be asked where the rule set leaves it open.
    const bool is_score = field == "gammon" || field == "backgammon";
    if (tables::field_value(set, field) == value || (is_score && !set.scores()) ||
        (field == "max_per_point" && holds_all_checkers(value, set))) {
        return nullptr;
    }
    tables::RuleSet changed = set;
    tables::set_field(changed, field, value);
    return is_score && !changed.scores() ? nullptr : std::make_unique<tables::Rules>(changed);
}

std::vector<Candidate> all_candidates() {
    std::vector<Candidate> all;
    for (const tables::Field& field : tables::ruleset_fields()) {
        for (const std::string& value : tables::field_values(field.name)) {
            all.push_back({nullptr, std::string(field.name), value});
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
    return mutant != nullptr ? mutant->make(set) : house_rules(set, field, value);
}

const std::vector<Candidate>& candidates() {
    static const std::vector<Candidate> all = all_candidates();
    return all;
}

} // namespace nardcheck::specs
