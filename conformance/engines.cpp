#include "conformance/engines.hpp"

#include <algorithm>
#include <filesystem>
#include <system_error>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "adapters/client/fields.hpp"
#include "conformance/files.hpp"
#include "conformance/input_error.hpp"
#include "specs/mutants/mutant.hpp"

namespace nardcheck::conformance {

namespace {

namespace fs = std::filesystem;

constexpr std::string_view mutant_prefix = "mutant:";

fs::path adapters_folder() {
    return data_folder() / "adapters";
}

std::string self() {
    return fs::read_symlink("/proc/self/exe").string();
}

/// The command of an adapter's about.json; a program named with a path is taken from the adapter's folder.
client::EngineCommand adapter_command(const fs::path& folder) {
    const fs::path about = folder / "about.json";
    try {
        const client::Json json = client::parse_strict(read_file(about));
        const client::Place document;
        const client::Place place = document.member("command");
        client::demand_object(json, document);
        const client::Json& argv = client::member(json, "command", document);
        client::demand_array(argv, place);
        client::EngineCommand command;
        for (std::size_t i = 0; i < argv.size(); ++i) {
            command.argv.push_back(client::string_from(argv[i], place.element(i)));
        }
        if (command.argv.empty()) {
            throw client::CodecError(place, "no program");
        }
        if (std::string& program = command.argv.front(); program.find('/') != std::string::npos) {
            program = fs::absolute(folder / program).lexically_normal().string();
        }
        return command;
    } catch (const client::JsonError& error) {
        throw InputError(about.string(), error.place(), error.fault());
    } catch (const client::CodecError& error) {
        throw InputError(about.string(), error.pointer(), error.fault());
    }
}

} // namespace

std::vector<NamedEngine> named_engines() {
    std::vector<NamedEngine> engines{{"reference", true}};
    for (const specs::Mutant& mutant : specs::mutants()) {
        engines.push_back({fmt::format("{}{}", mutant_prefix, mutant.name), true});
    }
    std::vector<NamedEngine> adapters;
    std::error_code error;
    for (const auto& entry : fs::directory_iterator(adapters_folder(), error)) {
        if (fs::exists(entry.path() / "about.json")) {
            adapters.push_back({entry.path().filename().string(), false});
        }
    }
    std::sort(adapters.begin(), adapters.end(),
              [](const NamedEngine& a, const NamedEngine& b) { return a.name < b.name; });
    engines.insert(engines.end(), adapters.begin(), adapters.end());
    return engines;
}

client::EngineCommand command_of(std::string_view name) {
    const auto engines = named_engines();
    const auto found = std::find_if(engines.begin(), engines.end(), [&](const auto& one) { return one.name == name; });
    if (found == engines.end()) {
        std::vector<std::string_view> names;
        for (const NamedEngine& engine : engines) {
            if (!engine.name.starts_with(mutant_prefix)) {
                names.emplace_back(engine.name);
            }
        }
        throw InputError(fmt::format("unknown engine '{}'; there are {}, and each mutant ('nardcheck list engines')",
                                     name, fmt::join(names, ", ")));
    }
    if (!found->builtin) {
        return adapter_command(adapters_folder() / found->name);
    }
    client::EngineCommand command{{self(), "serve"}};
    if (name.substr(0, mutant_prefix.size()) == mutant_prefix) {
        command.argv.insert(command.argv.end(), {"--mutant", std::string(name.substr(mutant_prefix.size()))});
    }
    return command;
}

} // namespace nardcheck::conformance
