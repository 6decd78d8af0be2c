use std::fmt;

use super::report::{AnytimeContestant, AnytimeGroup, AnytimeReport, BudgetRow, TargetRow};
use crate::Measure;
use crate::amount::Amount;
use crate::foreign_text::escape_markdown;

impl fmt::Display for AnytimeReport {
    /// Writes the report in Markdown.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "Anytime performance of {} runs. Run lengths are counted in steps plus 1 (the initial state), called \
             evaluations; a step may evaluate many states. A run reaches a target at the first sample of its trace whose \
             distance from a solution is the target or less; only a verified solution has the distance 0. A target that is reached \
             only between two samples is recorded later or not at all, so run lengths to targets above 0 are upper bounds, and numbers \
             of runs that reach them are lower bounds. Before the second sample of a run, its distance is that of the initial state. \
             Times within a run are interpolated, as if all steps of the run took equally long.",
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
        ..
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
            "\n{} is a user-supplied solver. This solver itself declares its steps, and the states from which its distances are \
             computed; nobody has reviewed what it counts. Only its solutions are verified. The command line interprets it \
             (wasmi), so its times reflect the interpreter as well as the algorithm.",
            escape_markdown(contestant)
        )?;
    }
    write_comparability(f, group)?;
    write_restarts(f, group)?;
    let measures: [(&str, Measure); 2] = [
        ("evaluations (steps plus 1)", Measure::Steps),
        ("time", Measure::Time),
    ];
    let puzzles = if contestants.iter().any(AnytimeContestant::is_pooled) {
        " and, if pooled, the number of puzzles on which a run reaches the target"
    } else {
        ""
    };
    for (name, measure) in measures {
        writeln!(
            f,
            "\n### Expected running time to a target, {name}\n\nIn parentheses, the number of runs that reach the target{puzzles}.\n"
        )?;
        write_header(f, "target", contestants)?;
        for (row, target) in targets.iter().enumerate() {
            write!(f, "| {target} |")?;
            for contestant in contestants {
                write_expected(f, contestant, &contestant.targets[row], measure)?;
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
            write!(f, "| {} |", length(*budget, measure))?;
            for contestant in contestants {
                let cell = rows(contestant)[row];
                match cell.distances {
                    Some([low, median, high]) => write!(f, " {median} ({low} to {high})")?,
                    None => f.write_str(" –")?,
                }
                let mark = if cell.stopped { " (stopped)" } else { "" };
                write!(f, ", {:.1} %{mark} |", 100.0 * cell.share)?;
            }
            f.write_str("\n")?;
        }
    }
    Ok(())
}

/// States the budgets up to which the contestants can be compared. At larger budgets, a contestant whose runs were stopped
/// is at a disadvantage.
fn write_comparability(f: &mut fmt::Formatter<'_>, group: &AnytimeGroup) -> fmt::Result {
    let contestants = &group.contestants;
    let are_several = contestants.len() > 1;
    let steps_differ = contestants.array_windows().any(|[a, b]| a.step != b.step);
    let stops: Vec<_> = (contestants.iter())
        .filter_map(|contestant| {
            let micros = length(contestant.stopped_micros?, Measure::Time);
            let evaluations = length(contestant.stopped_evaluations?, Measure::Steps);
            let name = escape_markdown(&contestant.contestant);
            Some(format!(
                "those of {name} end after {micros} and {evaluations} evaluations at the earliest"
            ))
        })
        .collect();
    let mut sentences = Vec::new();
    if steps_differ {
        sentences.push(
            "Steps of different kinds differ in cost, so steps do not compare these contestants."
                .to_owned(),
        );
    }
    if !stops.is_empty() {
        sentences.push(format!(
            "Some runs were stopped by their limits before they solved their puzzles: {}.",
            stops.join(", ")
        ));
    }
    match (group.common_micros, group.common_evaluations) {
        (Some(micros), Some(evaluations)) if are_several => {
            let micros = length(micros, Measure::Time);
            let evaluations = length(evaluations, Measure::Steps);
            sentences.push(if steps_differ {
                format!("Times compare these contestants only up to {micros}.")
            } else {
                format!(
                    "Budgets compare these contestants only up to {micros} or {evaluations} evaluations."
                )
            });
        }
        _ if steps_differ => sentences.push("Compare these contestants by time.".to_owned()),
        _ => {}
    }
    if !stops.is_empty() {
        sentences.push(
            "Larger budgets of a contestant are marked “(stopped)”: its stopped runs keep their smallest distance, so that longer \
             runs could have smaller distances and reach more targets."
                .to_owned(),
        );
    }
    if sentences.is_empty() {
        return Ok(());
    }
    writeln!(f, "\n{}", sentences.join(" "))
}

/// States for each contestant what its expected running times assume.
fn write_restarts(f: &mut fmt::Formatter<'_>, group: &AnytimeGroup) -> fmt::Result {
    f.write_str(
        "\nAn expected running time assumes that runs with these limits are restarted until a run reaches the target.",
    )?;
    if group.contestants.iter().any(AnytimeContestant::is_pooled) {
        f.write_str(
            " A pooled expected running time assumes that each restart draws one of the puzzles at random: it is not the \
             expected running time on a given puzzle.",
        )?;
    }
    f.write_str("\n\n")?;
    for contestant in &group.contestants {
        let name = escape_markdown(&contestant.contestant);
        let puzzles = contestant.puzzles;
        if !contestant.restarts_independent {
            writeln!(
                f,
                "- {name} uses no random numbers: a restart repeats the same run, so a target that some runs miss has no \
                 expected running time."
            )?;
        } else if contestant.is_pooled() {
            write!(f, "- {name}: pooled over {puzzles} puzzles")?;
            let solved = (contestant.targets.iter()).find(|row| row.target <= 0.0);
            match solved.map(|row| row.reached_puzzles) {
                Some(0) => f.write_str(", of which none was ever solved")?,
                Some(1) => f.write_str(", of which 1 was ever solved")?,
                Some(count) => write!(f, ", of which {count} were ever solved")?,
                None => {}
            }
            f.write_str(".\n")?;
        } else {
            writeln!(f, "- {name}: one puzzle; each restart has another seed.")?;
        }
    }
    Ok(())
}

/// Writes the cell of an expected running time.
fn write_expected(
    f: &mut fmt::Formatter<'_>,
    contestant: &AnytimeContestant,
    row: &TargetRow,
    measure: Measure,
) -> fmt::Result {
    let AnytimeContestant { runs, puzzles, .. } = *contestant;
    let reached = row.reached;
    let Some([evaluations, micros]) = contestant.expected(row) else {
        return if reached == 0 {
            f.write_str(" – (0) |")
        } else {
            write!(
                f,
                " – ({reached} of {runs}; restarts repeat the same run) |"
            )
        };
    };
    match measure {
        Measure::Time if evaluations <= 1.0 && micros <= 0.0 => f.write_str(" at the start")?,
        Measure::Time => write!(f, " {}", length(micros, measure))?,
        _ => write!(f, " {}", length(evaluations, measure))?,
    }
    if contestant.is_pooled() {
        let reached_puzzles = row.reached_puzzles;
        write!(f, " ({reached}; {reached_puzzles} of {puzzles} puzzles) |")
    } else {
        write!(f, " ({reached}) |")
    }
}

/// A run length with its unit. Times are recorded in whole microseconds, so that shorter times are not distinguished.
fn length(length: f64, measure: Measure) -> String {
    match measure {
        Measure::Time if length < 1.0 => "< 1 µs".to_owned(),
        _ => Amount(length, measure).to_string(),
    }
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
