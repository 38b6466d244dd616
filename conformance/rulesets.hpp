#pragma once

#include <deque>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "adapters/client/json.hpp"
#include "reference/tables/ruleset.hpp"

namespace nardcheck::conformance {

/// A rule set that a run can use, and where it comes from.
struct Ruleset {
    tables::RuleSet set;
    /// The built-in rule set that it changes fields of, and whose cases it has; its own id where it is built in.
    std::string base;
    /// The changed fields, as in a rule-set file.
    client::Json fields = client::Json::object();
    /// The id under which an engine claims it.
    std::string claimed_as;

    [[nodiscard]] const std::string& id() const noexcept {
        return set.id;
    }

    [[nodiscard]] bool is_built_in() const noexcept {
        return base == set.id;
    }
};

/// The one JSON spelling of a field's value in a rule-set file: yes and no are booleans, figures are numbers, a start
/// is a side. Throws tables::FieldError where there is no such field.
[[nodiscard]] client::Json field_as_json(const tables::RuleSet& set, std::string_view field);

/// The built-in rule sets and those that the user has made of them. References stay valid when others are added.
class Rulesets {
  public:
    Rulesets();

    /// Adds those of a file {ID: {"base", "fields"}}. Throws InputError.
    void add_file(const std::filesystem::path& path);
    /// Adds {ID: {"base", "fields"}} that came from `source`, a file or a message. Throws InputError.
    void add(const client::Json& rulesets, const std::string& source);
    /// Adds the rule set BASE+FIELD=VALUE (or several of these), which an engine plays as BASE. Throws InputError.
    const Ruleset& derive(std::string_view base, const std::vector<std::string>& assignments);

    /// The rule set of that id. Throws InputError, which lists those there are.
    [[nodiscard]] const Ruleset& get(std::string_view id) const;
    [[nodiscard]] const Ruleset* find(std::string_view id) const noexcept;

    [[nodiscard]] const std::deque<Ruleset>& all() const noexcept {
        return all_;
    }

    /// The user's own as {ID: {"base", "fields"}}, for the handshake.
    [[nodiscard]] client::Json user_made() const;

  private:
    std::deque<Ruleset> all_;
};

} // namespace nardcheck::conformance
