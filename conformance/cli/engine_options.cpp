#include "conformance/cli/engine_options.hpp"

#include <algorithm>
#include <cctype>
#include <chrono>
#include <string_view>
#include <thread>

#include <fmt/format.h>

#include "adapters/client/text.hpp"
#include "conformance/engines.hpp"
#include "conformance/input_error.hpp"

namespace nardcheck::cli {

using conformance::InputError;

std::string shell_quoted(const std::string& word) {
    constexpr std::string_view harmless = "@%+=:,./-_";
    const bool plain = !word.empty() && std::all_of(word.begin(), word.end(), [&](char c) {
        return std::isalnum(static_cast<unsigned char>(c)) != 0 || harmless.find(c) != std::string_view::npos;
    });
    if (plain) {
        return word;
    }
    if (client::one_line(word, word.size()) != word) {
        // What would break the line, steer the terminal or get lost on its way.
        std::string escaped = "$'";
        for (const char c : word) {
            const bool as_it_is = c >= ' ' && c <= '~' && c != '\'' && c != '\\';
            escaped += as_it_is ? std::string(1, c) : fmt::format("\\{:03o}", static_cast<unsigned char>(c));
        }
        return escaped + "'";
    }
    std::string quoted = "'";
    for (const char c : word) {
        quoted += c == '\'' ? std::string("'\\''") : std::string(1, c);
    }
    return quoted + "'";
}

void EngineOptions::add_to(CLI::App& app) {
    app.add_option("--engine", name,
                   "an engine by its name ('nardcheck list engines'); or end with -- and the command that starts one");
    app.add_option("--timeout", timeout_seconds, "seconds for an answer")
        ->capture_default_str()
        ->check(CLI::Validator(
            [](const std::string& text) {
                // Not CLI::Range, which "nan" passes.
                double seconds = 0;
                const bool good = CLI::detail::lexical_cast(text, seconds) && seconds >= 0.001 && seconds <= 86400;
                return good ? std::string() : fmt::format("'{}' is not in the range 0.001 to 86400", text);
            },
            "0.001 to 86400"));
    app.add_option("--jobs", jobs, "processes of the engine at the same time; as many as there are processors without")
        ->check(CLI::Range(1, 256));
}

client::EngineCommand EngineOptions::engine() const {
    if (name.empty() == command.empty()) {
        throw InputError("an engine is wanted: either --engine NAME, or -- and the command that starts it");
    }
    return command.empty() ? conformance::command_of(name) : client::EngineCommand{command};
}

client::Limits EngineOptions::limits() const {
    client::Limits limits;
    limits.timeout = std::chrono::milliseconds(static_cast<std::int64_t>(timeout_seconds * 1000));
    const int processors = std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
    limits.processes = jobs > 0 ? jobs : processors;
    return limits;
}

std::string EngineOptions::as_arguments() const {
    if (command.empty()) {
        return "--engine " + shell_quoted(name);
    }
    std::string text = "--";
    for (const std::string& word : command) {
        text += " " + shell_quoted(word);
    }
    return text;
}

} // namespace nardcheck::cli
