#include "specs/mutants/narrowed.hpp"

namespace nardcheck::specs {

Answer Narrowed::answer_to(const tables::Rules& rules, const tables::Rules& broken, const Question& question,
                           const Question* before) const {
    return specs::answer_to(condition->holds(question, before) ? broken : rules, question);
}

} // namespace nardcheck::specs
