#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace nardcheck::specs {

/// What an engine can be asked.
enum class Method : std::uint8_t {
    legal_plays,
    check_play,
    choose_play,
    outcome,
    start,
    opening,
    may_double,
    doubling,
    resign,
    match,
};

/// What a request may hold besides its rule set.
enum class Param : std::uint8_t {
    position,
    dice,
    play,
    rolls,
    match,
    cube,
    turn,
    doubles,
    rolled,
    reply,
    resigns,
    length,
    games,
};

/// How a method is asked.
struct MethodForm {
    Method method = Method::legal_plays;
    /// Its text form in messages and case files.
    std::string_view name;
    /// What a request of it holds besides the rule set; all of it has to be there.
    std::vector<Param> params;
    /// What it may hold besides.
    std::vector<Param> optional = {};

    /// Whether a request of it has to hold this.
    [[nodiscard]] bool has(Param param) const noexcept;
    /// Whether it may.
    [[nodiscard]] bool takes(Param param) const noexcept;
};

/// All methods. Whatever goes through the methods, such as the server's claims, goes through this list.
[[nodiscard]] const std::vector<MethodForm>& methods();
[[nodiscard]] const MethodForm& form_of(Method method);

/// The text form of a method in messages and case files.
[[nodiscard]] std::string_view name_of(Method method);
/// The method of that name, or nothing.
[[nodiscard]] std::optional<Method> method_named(std::string_view name);

/// All params, and the name of the member that holds one.
[[nodiscard]] const std::vector<Param>& all_params();
[[nodiscard]] std::string_view name_of(Param param) noexcept;

} // namespace nardcheck::specs
