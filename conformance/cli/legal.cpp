#include <memory>
#include <string>

#include <fmt/format.h>

#include "adapters/client/codec.hpp"
#include "conformance/cli/commands.hpp"
#include "conformance/cli/exit_code.hpp"
#include "conformance/cli/position_option.hpp"
#include "conformance/cli/ruleset_options.hpp"
#include "conformance/input_error.hpp"
#include "conformance/report/board.hpp"
#include "reference/notation/play_notation.hpp"
#include "reference/tables/legal_plays.hpp"

namespace nardcheck::cli {

namespace {

using conformance::InputError;

tables::Dice dice_of(const std::string& text) {
    const auto is_die = [](char c) { return c >= '1' && c <= '6'; };
    if (text.size() != 3 || text[1] != '-' || !is_die(text[0]) || !is_die(text[2])) {
        throw InputError("--dice", text, "two numbers 1 to 6 are wanted, such as 6-5");
    }
    return {text[0] - '0', text[2] - '0'};
}

struct LegalCommand {
    RulesetOptions rulesets;
    std::string position;
    std::string dice;
    bool json = false;

    [[nodiscard]] int execute() const {
        conformance::Rulesets known = rulesets.known();
        const tables::Rules rules(rulesets.only(known).set);
        const tables::Dice roll = dice_of(dice);
        const tables::Position before = position_of(position, rules);
        if (rules.outcome(before.layout)) {
            throw InputError("--position", position, "the game is over");
        }
        const auto plays = tables::legal_plays(rules, before, roll);
        if (json) {
            print_json(plays, before);
        } else {
            print(plays, before, roll);
        }
        return as_expected;
    }

    static void print(const std::vector<tables::LegalPlay>& plays, const tables::Position& before, tables::Dice roll) {
        fmt::print("{}\n", conformance::draw_board(before));
        fmt::print("{}-{}, {} legal:\n", roll.larger(), roll.smaller(), plays.size());
        for (const tables::LegalPlay& play : plays) {
            const std::string text = notation::play_text(play.play, before);
            fmt::print("  {}\n", text.empty() ? "(pass)" : text);
        }
    }

    static void print_json(const std::vector<tables::LegalPlay>& plays, const tables::Position& before) {
        client::Json positions = client::Json::array();
        client::Json texts = client::Json::array();
        for (const tables::LegalPlay& play : plays) {
            positions.push_back(client::encode(play.result));
            texts.push_back(notation::play_text(play.play, before));
        }
        fmt::print("{}\n", client::Json{{"positions", positions}, {"plays", texts}}.dump());
    }
};

} // namespace

void add_legal(CLI::App& app, int& exit_code) {
    auto command = std::make_shared<LegalCommand>();
    CLI::App& legal = *app.add_subcommand("legal", "the legal plays of a position and a roll");
    command->rulesets.add_to(legal);
    add_position(legal, command->position)->required();
    legal.add_option("--dice", command->dice, "such as 6-5")->required();
    legal.add_flag("--json", command->json, "results and plays as JSON, in the same order");
    legal.callback([command, &exit_code] { exit_code = command->execute(); });
}

} // namespace nardcheck::cli
