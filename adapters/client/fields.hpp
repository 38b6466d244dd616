#pragma once

#include <cstddef>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "adapters/client/json.hpp"

namespace nardcheck::client {

/// Where a value stands in its document: a chain of member names and indices that lives on the stack of the readers
/// and is spelled out as a JSON pointer only when there is a fault to report.
class Place {
  public:
    /// The document itself.
    Place() = default;

    /// The named member of the object at this place; `name` and this place must outlive the result.
    [[nodiscard]] Place member(std::string_view name) const noexcept;
    /// The element of the array at this place; this place must outlive the result.
    [[nodiscard]] Place element(std::size_t index) const noexcept;

    /// The JSON pointer (RFC 6901); empty for the document itself.
    [[nodiscard]] std::string pointer() const;

  private:
    const Place* parent_ = nullptr;
    std::string_view name_;
    std::size_t index_ = 0;
    bool is_element_ = false;
};

/// A JSON value that does not state what its place calls for. what() is one printable line, "POINTER: FAULT".
class CodecError : public std::runtime_error {
  public:
    CodecError(const Place& place, const std::string& fault);

    [[nodiscard]] const std::string& pointer() const noexcept {
        return pointer_;
    }

    [[nodiscard]] const std::string& fault() const noexcept {
        return fault_;
    }

  private:
    std::string pointer_;
    std::string fault_;
};

/// Whether an object may have members that its reader does not know: case files are exact, answers of engines are
/// open, so that a later minor addition to the protocol breaks no reader.
enum class Members { exact, open };

// All of these throw CodecError with the place of the fault.

/// Demands an object.
void demand_object(const Json& json, const Place& place);
/// Demands an object whose members are all among `known`.
void demand_only(const Json& json, const std::vector<std::string_view>& known, const Place& place);
/// Demands an object and, where they are exact, that its members are all among `known`.
void demand_members(const Json& json, Members members, const std::vector<std::string_view>& known, const Place& place);
/// Demands an array.
void demand_array(const Json& json, const Place& place);
/// The member of the object `json`; demands that it is there.
[[nodiscard]] const Json& member(const Json& json, std::string_view name, const Place& place);
/// The member of the object `json`, or nullptr.
[[nodiscard]] const Json* optional_member(const Json& json, std::string_view name, const Place& place);
/// A plain integer (no fraction, no exponent) from `least` to `most`.
[[nodiscard]] int integer_from(const Json& json, int least, int most, const Place& place);
[[nodiscard]] bool boolean_from(const Json& json, const Place& place);
/// The reference lives as long as `json`.
[[nodiscard]] const std::string& string_from(const Json& json, const Place& place);

} // namespace nardcheck::client
