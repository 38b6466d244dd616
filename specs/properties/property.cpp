#include "specs/properties/property.hpp"

#include "specs/properties/topics.hpp"

namespace nardcheck::specs {

namespace {

std::vector<Property> topic_by_topic() {
    std::vector<Property> all;
    for (const auto& topic :
         {setup_properties(), dice_properties(), points_properties(), hitting_properties(), bar_properties(),
          bearing_off_properties(), result_properties(), answer_properties(), opening_properties(), cube_properties(),
          match_properties(), resignation_properties(), metamorphic_properties()}) {
        all.insert(all.end(), topic.begin(), topic.end());
    }
    return all;
}

} // namespace

const std::vector<Property>& properties() {
    static const std::vector<Property> all = topic_by_topic();
    return all;
}

} // namespace nardcheck::specs
