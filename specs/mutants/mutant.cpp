#include "specs/mutants/mutant.hpp"

#include <algorithm>

#include "specs/mutants/topics.hpp"

namespace nardcheck::specs {

namespace {

std::vector<Mutant> all_mutants() {
    std::vector<Mutant> all;
    for (const auto& of_topic : {setup_mutants(), dice_number_mutants(), dice_duty_mutants(), points_mutants(),
                                 hitting_mutants(), bar_mutants(), bearing_off_condition_mutants(),
                                 bearing_off_number_mutants(), result_mutants(), answer_mutants(), opening_mutants(),
                                 cube_offer_mutants(), cube_value_mutants(), match_mutants(), resignation_mutants()}) {
        all.insert(all.end(), of_topic.begin(), of_topic.end());
    }
    return all;
}

} // namespace

const std::vector<Mutant>& mutants() {
    static const std::vector<Mutant> all = all_mutants();
    return all;
}

const Mutant* find_mutant(std::string_view name) {
    const auto& all = mutants();
    const auto found = std::find_if(all.begin(), all.end(), [&](const Mutant& one) { return one.name == name; });
    return found == all.end() ? nullptr : &*found;
}

} // namespace nardcheck::specs
