#include "conformance/cli/position_option.hpp"

#include "conformance/input_error.hpp"
#include "reference/notation/any_position.hpp"
#include "reference/notation/notation_error.hpp"

namespace nardcheck::cli {

using conformance::InputError;

CLI::Option* add_position(CLI::App& command, std::string& text) {
    return command.add_option("--position", text,
                              "GNU Backgammon position ID, XGID, FIBS board line, or 'X 24:2 13:5 8:3 6:5 / O 24:2 …'");
}

tables::Position position_of(const std::string& text, const tables::Rules& rules) {
    try {
        const tables::Position position = notation::read_position(text, rules.set().checkers());
        if (const auto fault = tables::fault_in(position.layout, rules.set().checkers())) {
            throw InputError("--position", text, *fault);
        }
        return position;
    } catch (const notation::NotationError& error) {
        throw InputError("--position", text, error.what());
    }
}

} // namespace nardcheck::cli
