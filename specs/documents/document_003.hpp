#pragma once

#include <vector>

#include "specs/documents/statement.hpp"

/// The sections of one source, in its order; document_003.cpp puts them together.
namespace nardcheck::specs {

[[nodiscard]] std::vector<Statement> document_003_start();
[[nodiscard]] std::vector<Statement> document_003_moving();
[[nodiscard]] std::vector<Statement> document_003_hitting();
[[nodiscard]] std::vector<Statement> document_003_ending();
[[nodiscard]] std::vector<Statement> document_003_cube();

} // namespace nardcheck::specs
