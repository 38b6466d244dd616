#include "specs/clauses/topics.hpp"

namespace nardcheck::specs {

// No document speaks of answers; how plays are listed is a custom of programs (std).
std::vector<Clause> answer_clauses() {
    return {
        {.id = "answer/each-result-once",
         .sentence = "Plays that lead to the same position are one play: a list of results names each once.",
         .function = "keep_each_once",
         .level = Level::recommended},
    };
}

} // namespace nardcheck::specs
