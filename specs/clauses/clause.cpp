#include "specs/clauses/clause.hpp"

#include <algorithm>

#include "specs/clauses/topics.hpp"

namespace nardcheck::specs {

namespace {

std::vector<Clause> topic_by_topic() {
    std::vector<Clause> all;
    for (const auto& topic : {setup_clauses(), dice_clauses(), points_clauses(), hitting_clauses(), bar_clauses(),
                              bearing_off_clauses(), result_clauses(), answer_clauses(), opening_clauses(),
                              cube_clauses(), match_clauses(), resignation_clauses()}) {
        all.insert(all.end(), topic.begin(), topic.end());
    }
    return all;
}

} // namespace

const std::vector<Clause>& clauses() {
    static const std::vector<Clause> all = topic_by_topic();
    return all;
}

const Clause* find_clause(std::string_view id) {
    const auto& all = clauses();
    const auto found = std::find_if(all.begin(), all.end(), [&](const Clause& clause) { return clause.id == id; });
    return found == all.end() ? nullptr : &*found;
}

} // namespace nardcheck::specs
