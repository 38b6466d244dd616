#pragma once

#include <iosfwd>
#include <string>
#include <vector>

#include "conformance/rulesets.hpp"
#include "specs/mutants/mutant.hpp"

namespace nardcheck::conformance {

/// The reference, or a mutant, as an engine that speaks the protocol.
class Server {
  public:
    /// Serves these rule sets and those that the harness describes in its handshake; plays by the reference where
    /// `mutant` is null.
    Server(Rulesets rulesets, std::vector<std::string> served, const specs::Mutant* mutant);

    /// Answers each line of `in` on `out`, until `in` ends.
    void serve(std::istream& in, std::ostream& out);

    /// The answer to one line, itself a line without LF; empty for a notification, which gets none.
    [[nodiscard]] std::string answer(const std::string& line);

  private:
    [[nodiscard]] client::Json initialize(const client::Json& params);
    [[nodiscard]] client::Json ask(const std::string& name, const client::Json& params) const;

    Rulesets rulesets_;
    std::vector<std::string> served_;
    const specs::Mutant* mutant_;
};

} // namespace nardcheck::conformance
