#pragma once

#include "specs/question.hpp"

namespace nardcheck::specs {

/// How much of what is wrong with an engine's answer is wrong with a candidate's in the same way: the overlap of their
/// deviations from the right answer, by Jaccard, from 0 to 1. It is 1 where the candidate explains the answer exactly,
/// and 0 where the candidate is right. For choose_play `given` is the one chosen result, and all there is to ask is
/// whether it is among the candidate's; of an outcome, only what both answers say is compared.
[[nodiscard]] double likeness(Method method, const Answer& right, const Answer& given, const Answer& candidate);

} // namespace nardcheck::specs
