#pragma once

#include <stdexcept>

namespace nardcheck::notation {

/// A text that isn't what it should be. The message is one line of printable ASCII, whatever the text held: which form
/// was read, what was expected there and what was found.
class NotationError : public std::runtime_error {
  public:
    using std::runtime_error::runtime_error;
};

} // namespace nardcheck::notation
