#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "adapters/client/engine.hpp"

namespace nardcheck::conformance {

/// An engine that can be named on the command line.
struct NamedEngine {
    std::string name;
    /// Comes with the program: the reference or a mutant. Others are adapters of engines that have to be installed.
    bool builtin = false;
};

/// All of them: the reference, the mutants, the folders below adapters/ that hold an about.json.
[[nodiscard]] std::vector<NamedEngine> named_engines();

/// How to start the engine of that name. Throws InputError, which lists the names there are.
[[nodiscard]] client::EngineCommand command_of(std::string_view name);

} // namespace nardcheck::conformance
