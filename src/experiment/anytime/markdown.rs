use std::fmt;

use super::report::{AnytimeContestant, AnytimeGroup, AnytimeReport, BudgetRow};
use crate::Measure;
use crate::amount::Amount;
use crate::foreign_text::escape_markdown;

impl fmt::Display for AnytimeReport {
    /// Writes the report in Markdown.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "Anytime performance of {} runs. Run lengths are counted in evaluations: the initial state is the first \
             evaluation, and each step adds one evaluation. A run reaches a target at the first sample of its trace whose \
             distance from a solution is the target or less; only a verified solution has the distance 0. Times within a run are \
             interpolated, as if all steps of the run took equally long.",
            self.runs
        )?;
        for name in &self.without_quality {
            writeln!(
                f,
                "\n{} is omitted: none of its series has a known value at every solution.",
                escape_markdown(name)
            )?;
        }
        for group in &self.groups {
            write_group(f, group)?;
        }
        Ok(())
    }
}

fn write_group(f: &mut fmt::Formatter<'_>, group: &AnytimeGroup) -> fmt::Result {
    let AnytimeGroup {
        quality,
        targets,
        contestants,
    } = group;
    let quality = capitalized(&escape_markdown(quality));
    writeln!(f, "\n## {quality}\n")?;
    for contestant in contestants {
        writeln!(
            f,
            "- {}: {} runs; unit of steps: {}",
            escape_markdown(&contestant.contestant),
            contestant.runs,
            escape_markdown(contestant.step)
        )?;
    }
    for AnytimeContestant { contestant, .. } in contestants.iter().filter(|one| one.own) {
        writeln!(
            f,
            "\n{} is a solver of the user. This solver itself declares its steps, and the states from which its distances are \
             computed; nobody has reviewed what it counts. Only its solutions are verified. The command line interprets it \
             (wasmi), so its times reflect the interpreter as well as the algorithm.",
            escape_markdown(contestant)
        )?;
    }
    if contestants.array_windows().any(|[a, b]| a.step != b.step) {
        f.write_str(
            "\nSteps of different kinds differ in cost: compare these contestants by time only.\n",
        )?;
    }
    let measures: [(&str, Measure); 2] = [("evaluations", Measure::Steps), ("time", Measure::Time)];
    for (index, (name, measure)) in measures.into_iter().enumerate() {
        writeln!(
            f,
            "\n### Expected running time to a target, {name}\n\nIn parentheses, the number of runs that reach the target.\n"
        )?;
        write_header(f, "target", contestants)?;
        for (row, target) in targets.iter().enumerate() {
            write!(f, "| {target} |")?;
            for contestant in contestants {
                let cell = &contestant.targets[row];
                let expected = [cell.expected_evaluations, cell.expected_micros][index];
                match expected {
                    Some(length) => write!(f, " {} ({}) |", Amount(length, measure), cell.reached)?,
                    None => f.write_str(" – (0) |")?,
                }
            }
            f.write_str("\n")?;
        }
    }
    for (index, (name, measure)) in measures.into_iter().enumerate() {
        let rows = |contestant: &'_ AnytimeContestant| -> Vec<BudgetRow> {
            [&contestant.evaluation_budgets, &contestant.time_budgets][index].clone()
        };
        let Some(first) = contestants.first() else {
            continue;
        };
        writeln!(
            f,
            "\n### {quality} within a budget, {name}\n\nMedian and quartiles over runs, and the share of all targets that are reached.\n"
        )?;
        write_header(f, "budget", contestants)?;
        for (row, BudgetRow { budget, .. }) in rows(first).iter().enumerate() {
            write!(f, "| {} |", Amount(*budget, measure))?;
            for contestant in contestants {
                let cell = rows(contestant)[row];
                match cell.distances {
                    Some([low, median, high]) => write!(f, " {median} ({low} to {high})")?,
                    None => f.write_str(" –")?,
                }
                write!(f, ", {:.1} % |", 100.0 * cell.share)?;
            }
            f.write_str("\n")?;
        }
    }
    Ok(())
}

fn write_header(
    f: &mut fmt::Formatter<'_>,
    first: &str,
    contestants: &[AnytimeContestant],
) -> fmt::Result {
    write!(f, "| {first} |")?;
    for contestant in contestants {
        write!(f, " {} |", escape_markdown(&contestant.contestant))?;
    }
    writeln!(f, "\n|--:|{}", "--:|".repeat(contestants.len()))
}

fn capitalized(text: &str) -> String {
    let mut symbols = text.chars();
    let first = symbols.next().map(char::to_uppercase);
    first.into_iter().flatten().chain(symbols).collect()
}
