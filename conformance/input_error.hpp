#pragma once

#include <cstddef>
#include <stdexcept>
#include <string>

#include "adapters/client/text.hpp"

namespace nardcheck::conformance {

/// Something the user gave that can't be used: a case file, an option, a position. what() is one line that names
/// where and what, as "FILE: PLACE: FAULT"; the program says it and exits with 2.
class InputError : public std::runtime_error {
  public:
    explicit InputError(const std::string& fault) : std::runtime_error(client::one_line(fault, longest)) {}

    InputError(const std::string& file, const std::string& place, const std::string& fault)
        : InputError(file + ": " + (place.empty() ? "" : place + ": ") + fault) {}

  private:
    static constexpr std::size_t longest = 4000;
};

} // namespace nardcheck::conformance
