#pragma once

#include <map>
#include <string>

#include "reference/tables/dice.hpp"
#include "reference/tables/position.hpp"
#include "reference/tables/rules.hpp"

namespace nardcheck::conformance {

/// Says in words how results of one position and roll come about.
class ResultText {
  public:
    /// Only what differs from that layout.
    explicit ResultText(const tables::Layout& before);
    ResultText(const tables::Rules& rules, const tables::Position& before, tables::Dice dice);

    /// The play that leads there, such as "13/7* 8/7", or what differs from the position before where no single
    /// steps of the roll lead there.
    [[nodiscard]] std::string of(const tables::Layout& result) const;

  private:
    tables::Layout before_;
    std::map<tables::Layout, std::string> plays_;
};

} // namespace nardcheck::conformance
