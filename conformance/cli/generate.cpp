#include "conformance/generation/generate.hpp"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "conformance/case_file.hpp"
#include "conformance/case_layout.hpp"
#include "conformance/cli/commands.hpp"
#include "conformance/cli/exit_code.hpp"
#include "conformance/cli/number_option.hpp"
#include "conformance/cli/ruleset_options.hpp"
#include "conformance/generation/vectors.hpp"
#include "conformance/input_error.hpp"
#include "conformance/unit.hpp"
#include "specs/clauses/clause.hpp"

namespace nardcheck::cli {

namespace {

using namespace conformance;

struct GenerateCommand {
    RulesetOptions rulesets;
    std::vector<std::string> clauses;
    std::vector<std::string> kinds;
    std::size_t count = 0;
    std::uint64_t seed = 0;
    std::string form = "sparse";
    std::string tier = "core";
    std::string beside;

    [[nodiscard]] Wanted wanted(Rulesets& known) const {
        Wanted wanted;
        for (const std::string& id : rulesets.chosen(known)) {
            wanted.rulesets.push_back(&known.get(id));
        }
        wanted.clauses = clauses;
        for (const std::string& kind : kinds) {
            wanted.kinds.push_back(*kind_named(kind));
        }
        if (kinds.empty()) {
            wanted.kinds = {Kind::minimal, Kind::realistic, Kind::near_miss, Kind::legal_play};
        }
        wanted.count = count;
        wanted.seed = seed;
        for (const Tier one : {Tier::smoke, Tier::core, Tier::full}) {
            if (name_of(one) == tier) {
                wanted.tier = one;
            }
        }
        return wanted;
    }

    /// What was asked for, so that a reader of the file can have it again.
    [[nodiscard]] std::string described(const Wanted& wanted) const {
        std::string text = fmt::format("nardcheck {} generate", NARDCHECK_VERSION);
        for (const Ruleset* ruleset : wanted.rulesets) {
            text += fmt::format(" --ruleset {}", ruleset->id());
        }
        for (const std::string& clause : clauses) {
            text += fmt::format(" --clause {}", clause);
        }
        for (const std::string& kind : kinds) {
            text += fmt::format(" --kind {}", kind);
        }
        return text + fmt::format(" --count {} --seed {}", count, seed);
    }

    [[nodiscard]] int execute() const {
        Rulesets known = rulesets.known();
        Wanted what = wanted(known);
        if (what.rulesets.empty()) {
            throw InputError("a --ruleset is wanted, or several that share their cases");
        }
        for (const std::string& pattern : clauses) {
            if (!selects_a_clause(pattern)) {
                fmt::print(stderr, "nardcheck: no clause is selected by --clause '{}'\n", pattern);
                return nothing_judged;
            }
        }
        std::vector<Case> there;
        if (!beside.empty()) {
            there = read_cases(beside, known);
            what.beside = &there;
        }
        const std::vector<Case> found = generate(what);
        client::Json file = case_file_of(found, described(what));
        fmt::print("{}", case_file_text(form == "dense" ? dense(std::move(file)) : std::move(file)));
        if (found.size() < count) {
            fmt::print(stderr, "nardcheck: the search found {} of {} cases\n", found.size(), count);
        }
        return found.empty() ? nothing_judged : as_expected;
    }

    [[nodiscard]] static bool selects_a_clause(const std::string& pattern) {
        for (const specs::Clause& clause : specs::clauses()) {
            if (matches(pattern, clause.id)) {
                return true;
            }
        }
        return false;
    }
};

std::vector<std::string> kind_names() {
    std::vector<std::string> names;
    for (const Kind kind : all_kinds()) {
        names.emplace_back(name_of(kind));
    }
    return names;
}

} // namespace

void add_generate(CLI::App& app, int& exit_code) {
    auto command = std::make_shared<GenerateCommand>();
    CLI::App& generate = *app.add_subcommand("generate", "golden vectors on stdout, found by search");
    command->rulesets.add_to(generate);
    add_repeatable(generate, "--clause", command->clauses, "cases of this clause, or of all that match 'bar/*'");
    add_repeatable(generate, "--kind", command->kinds,
                   "of these kinds in turn; plain positions, near misses and legal plays by default")
        ->check(CLI::IsMember(kind_names()));
    generate.add_option("--count", command->count, "how many")->required()->check(number_from(1, 100'000));
    generate.add_option("--seed", command->seed, "the same seed gives the same cases")->required()->check(any_seed());
    generate.add_option("--form", command->form, "a side as an object of the occupied places, or as 26 integers")
        ->capture_default_str()
        ->check(CLI::IsMember({"sparse", "dense"}));
    generate.add_option("--tier", command->tier, "the tier that the cases are for")
        ->capture_default_str()
        ->check(CLI::IsMember({"smoke", "core", "full"}));
    generate.add_option("--beside", command->beside, "a case file or folder, whose cases are not generated again")
        ->check(not_empty());
    generate.callback([command, &exit_code] { exit_code = command->execute(); });
}

} // namespace nardcheck::cli
