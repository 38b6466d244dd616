#include "conformance/generation/vectors.hpp"

#include <string_view>

#include "conformance/case_json.hpp"
#include "reference/tables/position.hpp"

namespace nardcheck::conformance {

namespace {

using client::Json;

Json encode_step(const CaseStep& step) {
    Json json = encode_params(step.question);
    json["method"] = name_of(step.question.method);
    json["expect"] = encode_answer(step.question, step.expect);
    return json;
}

Json encode_case(const Case& golden) {
    Json json = Json::object();
    if (golden.steps.size() == 1) {
        json = encode_step(golden.steps.front());
    } else {
        for (const CaseStep& step : golden.steps) {
            json["steps"].push_back(encode_step(step));
        }
    }
    json["id"] = golden.id;
    json["rulesets"] = golden.rulesets;
    json["clauses"] = golden.clauses;
    json["comment"] = golden.comment;
    if (golden.tier != Tier::core) {
        json["tier"] = name_of(golden.tier);
    }
    return json;
}

void make_dense(Json& layout) {
    for (const char* colour : {"white", "black"}) {
        const Json& side = layout.at(colour);
        Json places = Json::array();
        for (int place = tables::off; place <= tables::bar; ++place) {
            const std::string key = place == tables::off ? "off" : place == tables::bar ? "bar" : std::to_string(place);
            places.push_back(side.value(key, 0));
        }
        layout[colour] = std::move(places);
    }
}

void make_dense_within(Json& request) {
    if (const auto position = request.find("position"); position != request.end()) {
        make_dense(*position);
    }
    if (const auto positions = request.find("positions"); positions != request.end()) {
        for (Json& layout : *positions) {
            make_dense(layout);
        }
    }
}

} // namespace

Json case_file_of(const std::vector<Case>& cases, const std::string& generated_by) {
    Json file = {{"generated_by", generated_by}, {"cases", Json::array()}};
    for (const Case& golden : cases) {
        file["cases"].push_back(encode_case(golden));
    }
    return file;
}

Json dense(Json case_file) {
    for (Json& golden : case_file["cases"]) {
        Json one_step = Json::array();
        const bool has_steps = golden.contains("steps");
        Json& steps = has_steps ? golden["steps"] : (one_step.push_back(std::move(golden)), one_step);
        for (Json& step : steps) {
            make_dense_within(step);
            make_dense_within(step["expect"]);
        }
        if (!has_steps) {
            golden = std::move(one_step.front());
        }
    }
    return case_file;
}

} // namespace nardcheck::conformance
