#include "adapters/client/json.hpp"

#include <algorithm>
#include <cstdint>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "adapters/client/fields.hpp"
#include "adapters/client/text.hpp"

namespace nardcheck::client {

namespace {

/// The library's own words are "[json.exception.…] parse error at line 1, column 2: syntax error while …": we
/// state the place in our own way and keep what follows it.
std::string fault_said_by(const std::exception& error) {
    std::string_view text = error.what();
    if (const auto syntax = text.find("syntax error"); syntax != std::string_view::npos) {
        text.remove_prefix(syntax);
    } else if (const auto bracket = text.find("] "); bracket != std::string_view::npos) {
        text.remove_prefix(bracket + 2);
    }
    return one_line(text, 200);
}

/// Lines and columns from 1; a column is a character, not a byte.
std::string line_and_column(std::string_view text, std::size_t offset) {
    const std::string_view before = text.substr(0, std::min(offset, text.size()));
    const std::size_t last_break = before.rfind('\n');
    const std::string_view in_line = last_break == std::string_view::npos ? before : before.substr(last_break + 1);
    const auto lines = std::count(before.begin(), before.end(), '\n');
    const auto characters =
        std::count_if(in_line.begin(), in_line.end(), [](char byte) { return (byte & 0xC0) != 0x80; });
    return fmt::format("line {}, column {}", lines + 1, characters + 1);
}

/// Receives the library's parse events and builds the value, which the library's own builder does too, but that one
/// keeps the last of duplicate keys and nests without bound.
class StrictBuilder {
  public:
    explicit StrictBuilder(std::string_view text) : text_(text) {}

    bool null() {
        place_value(nullptr);
        return true;
    }

    bool boolean(bool value) {
        place_value(value);
        return true;
    }

    bool number_integer(Json::number_integer_t value) {
        place_value(value);
        return true;
    }

    bool number_unsigned(Json::number_unsigned_t value) {
        place_value(value);
        return true;
    }

    bool number_float(Json::number_float_t value, const Json::string_t& /*text*/) {
        place_value(value);
        return true;
    }

    bool string(Json::string_t& value) {
        place_value(std::move(value));
        return true;
    }

    static bool binary(Json::binary_t& /*value*/) {
        return false;
    }

    bool start_object(std::size_t /*size*/) {
        open(Json::object());
        return true;
    }

    bool start_array(std::size_t /*size*/) {
        open(Json::array());
        return true;
    }

    bool end_object() {
        open_.pop_back();
        return true;
    }

    bool end_array() {
        open_.pop_back();
        return true;
    }

    bool key(Json::string_t& name) {
        Level& level = open_.back();
        const auto [member, is_new] = level.container->get_ref<Json::object_t&>().try_emplace(std::move(name));
        level.member = &member->second;
        level.name = &member->first;
        if (!is_new) {
            throw JsonError(pointer(), "duplicate key");
        }
        return true;
    }

    bool parse_error(std::size_t position, const std::string& /*token*/, const nlohmann::detail::exception& error) {
        // The position counts the bytes read, of which the last is the offending one.
        throw JsonError(line_and_column(text_, position == 0 ? 0 : position - 1), fault_said_by(error));
    }

    [[nodiscard]] Json take() && {
        return std::move(root_);
    }

  private:
    struct Level {
        Json* container;
        Json* member = nullptr;            ///< where the value of the last key goes
        const std::string* name = nullptr; ///< the last key
    };

    template <typename Value>
    Json* place_value(Value&& value) {
        if (open_.empty()) {
            root_ = std::forward<Value>(value);
            return &root_;
        }
        Level& level = open_.back();
        if (level.container->is_array()) {
            return &level.container->get_ref<Json::array_t&>().emplace_back(std::forward<Value>(value));
        }
        *level.member = std::forward<Value>(value);
        return level.member;
    }

    void open(Json container) {
        if (open_.size() == max_json_depth) {
            throw JsonError(pointer(), fmt::format("nested deeper than {} levels", max_json_depth));
        }
        open_.push_back({place_value(std::move(container))});
    }

    [[nodiscard]] std::string pointer() const {
        std::vector<Place> places(1);
        places.reserve(open_.size() + 1); // each place points to the one before
        for (const Level& level : open_) {
            const Place& parent = places.back();
            if (level.container->is_object()) {
                places.push_back(parent.member(*level.name));
            } else {
                // The innermost array is about to receive an element, the others hold the one that we are in.
                const bool is_innermost = &level == &open_.back();
                places.push_back(parent.element(level.container->size() - (is_innermost ? 0 : 1)));
            }
        }
        return one_line(places.back().pointer());
    }

    std::string_view text_;
    Json root_;
    std::vector<Level> open_;
};

} // namespace

JsonError::JsonError(std::string place, const std::string& fault)
    : std::runtime_error(place + ": " + fault), place_(std::move(place)), fault_(fault) {}

Json parse_strict(std::string_view text) {
    // The library takes a NUL byte for the end of the text and skips a byte order mark; we take neither.
    if (const auto nul = text.find('\0'); nul != std::string_view::npos) {
        throw JsonError(line_and_column(text, nul), "NUL byte");
    }
    if (text.starts_with("\xEF\xBB\xBF")) {
        throw JsonError("line 1, column 1", "byte order mark");
    }
    StrictBuilder builder(text);
    if (!Json::sax_parse(text.begin(), text.end(), &builder)) {
        throw JsonError("line 1, column 1", "not JSON");
    }
    return std::move(builder).take();
}

} // namespace nardcheck::client
