#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "adapters/client/json.hpp"

/// An engine for the tests of the client: it follows the protocol but for one fault, chosen on its command line.
namespace nardcheck::client::fake {

struct Options {
    std::string fault = "none";
    /// The fault befalls the request whose params say so; every request, if neither of these is given.
    std::optional<int> on;
    /// The fault befalls all requests once so many have been answered by this process.
    std::optional<int> after;
    int max_in_flight = 1;
    unsigned seed = 0;
    /// Each answer is about this much longer.
    std::size_t padding = 0;
    /// If not null, the line of each answer is put together of the id and this JSON text, at no cost.
    const char* result = nullptr;

    [[nodiscard]] bool is(const char* name) const {
        return fault == name;
    }
};

/// The process's own way with stdin and stdout: whole lines, no buffering.
[[nodiscard]] std::optional<std::string> read_line();
/// Whether more input comes within the time.
[[nodiscard]] bool has_input_within(int milliseconds);
void write_bytes(std::string_view bytes);
void write_line(const Json& message);

[[nodiscard]] Json answer_to(const Json& id, Json result);

/// Waits for ever, or for the signal that ends the process.
[[noreturn]] void stall();

/// Does what options.fault says about this request, in place of the answer `good` or around it.
void misbehave(const Options& options, const Json& request, const Json& good);

} // namespace nardcheck::client::fake
