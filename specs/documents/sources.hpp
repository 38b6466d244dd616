#pragma once

#include "specs/documents/statement.hpp"

/// Each source in the file of its name.
namespace nardcheck::specs {

[[nodiscard]] Document document_000();
[[nodiscard]] Document document_001();
[[nodiscard]] Document document_002();
[[nodiscard]] Document document_003();
[[nodiscard]] Document document_004();
[[nodiscard]] Document international_game();

} // namespace nardcheck::specs
