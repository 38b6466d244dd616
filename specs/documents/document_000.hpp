#pragma once

#include <vector>

#include "specs/documents/statement.hpp"

/// The sections of one source, in its order; document_000.cpp puts them together.
namespace nardcheck::specs {

[[nodiscard]] std::vector<Statement> document_000_moving();
[[nodiscard]] std::vector<Statement> document_000_ending();

} // namespace nardcheck::specs
