#include "specs/documents/international_game.hpp"

#include "specs/documents/sources.hpp"

namespace nardcheck::specs {

Document international_game() {
    Document document{
        "std", "The international game: what the documents leave open, and what houses play (public sources)", {}};
    for (const auto& section :
         {international_game_moving(), international_game_ending(), international_game_match_play()}) {
        document.statements.insert(document.statements.end(), section.begin(), section.end());
    }
    return document;
}

} // namespace nardcheck::specs
