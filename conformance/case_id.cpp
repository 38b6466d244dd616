#include "conformance/case_id.hpp"

#include <array>

#include <fmt/format.h>
#include <openssl/evp.h>

#include "adapters/client/codec.hpp"
#include "conformance/case_json.hpp"

namespace nardcheck::conformance {

namespace {

using client::Json;

Json asked(const specs::Question& question, const Case& golden) {
    Json json = encode_params(question);
    if (json.empty()) {
        // Nothing is asked but the rule set. The first one stays where it is when others join the case.
        json["ruleset"] = golden.rulesets.front();
    }
    json["method"] = name_of(question.method);
    // What is told and what is left to be taken for granted ask the same.
    if (question.cube == tables::Cube{}) {
        json.erase("cube");
    }
    if (question.doubles == question.turn) {
        json.erase("doubles");
    }
    if (question.roll) {
        json["dice"] = client::encode(question.roll->dice());
    }
    return json;
}

} // namespace

std::string permanent_id(std::string_view topic, const Case& golden) {
    Json json;
    if (golden.steps.size() == 1) {
        json = asked(golden.steps.front().question, golden);
    } else {
        json["steps"] = Json::array();
        for (const CaseStep& step : golden.steps) {
            json["steps"].push_back(asked(step.question, golden));
        }
    }
    const std::string text = json.dump();
    std::array<unsigned char, EVP_MAX_MD_SIZE> digest{};
    unsigned int size = 0;
    EVP_Digest(text.data(), text.size(), digest.data(), &size, EVP_sha256(), nullptr);
    std::string id = fmt::format("{}/", topic);
    for (std::size_t i = 0; i < 6; ++i) {
        id += fmt::format("{:02x}", digest.at(i));
    }
    return id;
}

} // namespace nardcheck::conformance
