#pragma once

#include <stdexcept>
#include <string>

namespace nardcheck::conformance {

/// Something the user gave that can't be used: a case file, an option, a position. what() is one line that names
/// where and what, as "FILE: PLACE: FAULT"; the program says it and exits with 2.
class InputError : public std::runtime_error {
  public:
    using std::runtime_error::runtime_error;

    InputError(const std::string& file, const std::string& place, const std::string& fault)
        : std::runtime_error(file + ": " + (place.empty() ? "" : place + ": ") + fault) {}
};

} // namespace nardcheck::conformance
