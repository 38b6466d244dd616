#pragma once

#include <string>

#include "specs/question.hpp"

namespace nardcheck::conformance {

/// What is asked beside the position, in one line: "check_play: white (X), dice 6-5, play 24/18 13/8".
[[nodiscard]] std::string question_text(const specs::Question& question);

} // namespace nardcheck::conformance
