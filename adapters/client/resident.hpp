#pragma once

#include <cstddef>

#include <sys/types.h>

namespace nardcheck::client {

/// The resident bytes of all descendants of the process `ancestor`, itself left out; pages that several share count for
/// each. Processes that end meanwhile may be missed. 0 where the kernel doesn't list children.
[[nodiscard]] std::size_t resident_bytes_below(pid_t ancestor);

} // namespace nardcheck::client
