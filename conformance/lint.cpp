#include "conformance/lint.hpp"

#include <algorithm>
#include <iterator>
#include <memory>
#include <utility>

#include <fmt/format.h>

#include "conformance/case_file.hpp"
#include "conformance/case_id.hpp"
#include "conformance/case_layout.hpp"
#include "conformance/files.hpp"
#include "conformance/input_error.hpp"
#include "reference/tables/legal_plays.hpp"
#include "specs/clauses/clause.hpp"
#include "specs/executed.hpp"
#include "specs/mutants/mutant.hpp"
#include "specs/plausible.hpp"

namespace nardcheck::conformance {

namespace {

namespace fs = std::filesystem;
using client::Json;

std::vector<fs::path> all_files(const std::vector<fs::path>& paths) {
    std::vector<fs::path> files;
    for (const fs::path& path : paths) {
        const auto found = json_files(path);
        files.insert(files.end(), found.begin(), found.end());
    }
    std::sort(files.begin(), files.end());
    files.erase(std::unique(files.begin(), files.end()), files.end());
    return files;
}

bool is_shipped(const fs::path& path) {
    const fs::path inside = fs::weakly_canonical(path).lexically_relative(fs::weakly_canonical(shipped_cases()));
    return !inside.empty() && *inside.begin() != "..";
}

/// Lines of a report on one case.
class Faults {
  public:
    Faults(const Case& golden, std::vector<std::string>& lines) : golden_(golden), lines_(lines) {}

    void add(const std::string& fault) {
        lines_.push_back(fmt::format("{}: {}: {}", golden_.file, golden_.place, fault));
    }

  private:
    const Case& golden_;
    std::vector<std::string>& lines_;
};

void check_expectations(const Case& golden, const Rulesets& rulesets, Faults& faults) {
    for (const std::string& id : golden.rulesets) {
        const tables::Rules rules(rulesets.get(id).set);
        for (std::size_t i = 0; i < golden.steps.size(); ++i) {
            const auto right = specs::answer_to(rules, golden.steps[i].question);
            if (right != golden.steps[i].expect) {
                const std::string step = golden.steps.size() > 1 ? fmt::format(" of step {}", i) : "";
                faults.add(fmt::format("wrong expectation{} under {}; the rules give {}", step, id,
                                       encode_answer(golden.steps[i].question, right).dump()));
            }
        }
    }
}

/// An engine may judge a play by where it leads: then steps in a wrong order or by wrong numbers are legal if a legal
/// play leads there too, and that is no fault of its rules.
bool leads_to_a_legal_result(const specs::Question& question, const tables::Rules& rules) {
    const auto* steps = question.play ? std::get_if<tables::Play>(&*question.play) : nullptr;
    if (steps == nullptr) {
        return false;
    }
    const auto end = specs::carried_out(question.position, *steps);
    const auto legal = tables::legal_results(rules, question.position, question.roll->dice());
    return end && std::binary_search(legal.begin(), legal.end(), *end);
}

void check_near_misses(const Case& golden, const Rulesets& rulesets, Faults& faults) {
    for (const CaseStep& step : golden.steps) {
        const auto* check = std::get_if<specs::CheckAnswer>(&step.expect);
        if (check == nullptr || check->legal) {
            continue;
        }
        for (const std::string& id : golden.rulesets) {
            if (leads_to_a_legal_result(step.question, tables::Rules(rulesets.get(id).set))) {
                faults.add(
                    fmt::format("the play is no near miss under {}: a legal play leads to the same position", id));
            }
        }
    }
}

/// A case belongs to a clause because an engine that breaks this clause answers it wrongly.
bool is_discriminated(const Case& golden, const Rulesets& rulesets, const std::string& clause) {
    for (const specs::Mutant& mutant : specs::mutants()) {
        if (mutant.clause != clause) {
            continue;
        }
        for (const std::string& id : golden.rulesets) {
            const auto broken = mutant.make(rulesets.get(id).set);
            for (CaseStep step : golden.steps) {
                for (int colour = 0; colour < 2; ++colour) {
                    if (specs::answer_to(*broken, step.question) != step.expect) {
                        return true;
                    }
                    step = {specs::mirrored(step.question), specs::mirrored(step.expect)};
                }
            }
        }
    }
    return false;
}

void check_labels(const Case& golden, const Rulesets& rulesets, Faults& faults) {
    for (const std::string& clause : golden.clauses) {
        if (specs::find_clause(clause) == nullptr) {
            faults.add(fmt::format("unknown clause '{}'", clause));
        } else if (!is_discriminated(golden, rulesets, clause)) {
            faults.add(fmt::format("no mutant of {} answers this case wrongly", clause));
        }
    }
}

/// An engine that keeps track of its games may refuse what none of them leads to.
void check_plausibility(const Case& golden, const Rulesets& rulesets, Faults& faults) {
    for (const std::string& id : golden.rulesets) {
        const tables::Rules rules(rulesets.get(id).set);
        for (const CaseStep& step : golden.steps) {
            if (const auto fault = specs::implausible(rules, step.question)) {
                faults.add(fmt::format("{} ({})", *fault, id));
            }
        }
    }
}

void check_shipped(const Case& golden, const std::string& topic, Faults& faults) {
    if (const std::string id = permanent_id(topic, golden); id != golden.id) {
        faults.add(fmt::format("the id has to be {}", id));
    }
    if (golden.clauses.empty()) {
        faults.add("no clause is named");
    }
    if (golden.comment.empty()) {
        faults.add("no comment says why the case is here");
    }
}

/// The answer under the case's rule sets, which have to agree.
specs::Answer shared_answer(const Case& golden, const specs::Question& question, const Rulesets& rulesets) {
    const tables::Rules first(rulesets.get(golden.rulesets.front()).set);
    auto right = specs::answer_to(first, question);
    for (const std::string& id : golden.rulesets) {
        if (specs::answer_to(tables::Rules(rulesets.get(id).set), question) != right) {
            throw InputError(
                golden.file, golden.place,
                fmt::format("{} and {} need different answers; make it two cases", golden.rulesets.front(), id));
        }
    }
    return right;
}

bool complete_case(Json& json, const Case& golden, const std::string& topic, const Rulesets& rulesets) {
    bool changed = false;
    const bool has_steps = json.contains("steps");
    for (std::size_t i = 0; i < golden.steps.size(); ++i) {
        Json& step = has_steps ? json["steps"][i] : json;
        if (!step.contains("expect")) {
            const specs::Question& question = golden.steps[i].question;
            step["expect"] = encode_answer(question, shared_answer(golden, question, rulesets));
            changed = true;
        }
    }
    if (golden.id.empty()) {
        json["id"] = permanent_id(topic, golden);
        changed = true;
    }
    return changed;
}

} // namespace

LintReport lint(const std::vector<fs::path>& paths, const Rulesets& rulesets) {
    LintReport report;
    std::vector<CaseFile> files;
    for (const fs::path& path : all_files(paths)) {
        files.push_back(read_case_file(path, rulesets));
    }
    demand_unique_ids(files);
    for (const CaseFile& file : files) {
        ++report.files;
        for (const Case& golden : file.cases) {
            ++report.cases;
            Faults faults(golden, report.faults);
            check_expectations(golden, rulesets, faults);
            if (is_shipped(file.path)) {
                check_shipped(golden, file.path.stem().string(), faults);
                check_labels(golden, rulesets, faults);
                check_near_misses(golden, rulesets, faults);
                check_plausibility(golden, rulesets, faults);
            }
        }
    }
    return report;
}

std::size_t complete(const std::vector<fs::path>& paths, const Rulesets& rulesets) {
    std::size_t completed = 0;
    std::vector<CaseFile> files;
    for (const fs::path& path : all_files(paths)) {
        files.push_back(read_case_file(path, rulesets, Completeness::draft));
    }
    for (CaseFile& file : files) {
        const fs::path& path = file.path;
        for (std::size_t i = 0; i < file.cases.size(); ++i) {
            if (complete_case(file.json["cases"][i], file.cases[i], path.stem().string(), rulesets)) {
                ++completed;
            }
        }
        if (const std::string text = case_file_text(file.json); text != read_file(path)) {
            write_file(path, text);
        }
    }
    return completed;
}

} // namespace nardcheck::conformance
