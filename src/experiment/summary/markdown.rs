use std::collections::BTreeSet;
use std::fmt;

use super::{Hardest, Ranking, Summary, SummaryRow};
use crate::amount::{Amount, PValue, ThreeDigits};
use crate::foreign_text::escape_markdown;
use crate::{Grouping, Measure, StoppedRuns};
use sudoku_stats::Estimate;

impl fmt::Display for Summary {
    /// Writes the summary in Markdown.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{} runs on {} puzzles.", self.runs, self.puzzles)?;
        write_stopped(f, self)?;
        write_blocks(f, self)?;
        write_repetitions(f, self)?;
        if self.tests > 1 {
            writeln!(
                f,
                "\nAll p-values are adjusted for the {} tests of this report (Holm); confidence intervals are not adjusted.",
                self.tests
            )?;
        }
        let mut class = None;
        for summary_row in &self.rows {
            if class != Some(&summary_row.class) {
                class = Some(&summary_row.class);
                write_class_header(f, self, summary_row.class.as_deref())?;
            }
            row(f, self.measure, summary_row)?;
        }
        if !self.pairs.is_empty() {
            f.write_str("\n## Two by two\n\n")?;
        }
        for pair in &self.pairs {
            writeln!(f, "- {}", pair.with_escaped_names())?;
        }
        self.ranking
            .as_ref()
            .map_or(Ok(()), |ranking| write_ranking(f, self.measure, ranking))?;
        write_scaling(f, self)?;
        write_hardness(f, self)
    }
}

/// Writes which limits stopped runs, and what cannot be compared because of that.
fn write_stopped(f: &mut fmt::Formatter<'_>, summary: &Summary) -> fmt::Result {
    let StoppedRuns { steps, seconds } = summary.stopped;
    let reached = |runs: usize, limit: &str| {
        let noun = if runs == 1 { "run" } else { "runs" };
        format!("{runs} {noun} reached the {limit} limit")
    };
    let sentence = match (steps, seconds) {
        (0, 0) => return Ok(()),
        (_, 0) => format!(
            "{}, so times are those of solved runs.",
            reached(steps, "step")
        ),
        (0, _) => format!(
            "{}, so steps are those of solved runs.",
            reached(seconds, "time")
        ),
        (..) => format!(
            "{} and {}, so there is no PAR-2, and all costs are those of solved runs.",
            reached(steps, "step"),
            reached(seconds, "time")
        ),
    };
    writeln!(f, "\n{sentence}")
}

/// Writes how the runs of a puzzle are combined, and what intervals over runs mean, if contestants have several runs per
/// puzzle.
fn write_repetitions(f: &mut fmt::Formatter<'_>, summary: &Summary) -> fmt::Result {
    let contestants: BTreeSet<_> = (summary.rows.iter().map(|row| &row.contestant)).collect();
    if summary.puzzles == 0 || summary.runs <= summary.puzzles * contestants.len() {
        return Ok(());
    }
    writeln!(
        f,
        "\nSome contestants have several runs per puzzle. The tables count runs. Their intervals describe further runs on these \
         puzzles; for further puzzles of the same kind they are too narrow, because the runs of a puzzle resemble each other. \
         Comparisons, ranks and tests count puzzles: a contestant solves a puzzle if it solves it in more than half of its \
         runs, and its cost is the median over these solved runs."
    )
}

/// Writes how often runs are repeated, and a warning if the times of the blocks differ too much.
fn write_blocks(f: &mut fmt::Formatter<'_>, summary: &Summary) -> fmt::Result {
    let Some(blocks) = summary.blocks else {
        return Ok(());
    };
    writeln!(
        f,
        "\nEach run was repeated in {blocks} interleaved blocks; its time is the median over the blocks."
    )?;
    let pairs = summary.pairs.len();
    let drifting_pairs = (summary.pairs.iter()).filter(|pair| pair.drift.is_some());
    match drifting_pairs.count() {
        0 => Ok(()),
        count => writeln!(
            f,
            "\n**Warning:** in {count} of {pairs} comparisons, the times of the blocks differ more than those of the \
             contestants. The report does not say which of these contestants is faster, and does not rank the contestants. Repeat the experiment on an \
             idle machine, or compare steps."
        ),
    }
}

fn write_class_header(
    f: &mut fmt::Formatter<'_>,
    summary: &Summary,
    class: Option<&str>,
) -> fmt::Result {
    let title = match (class, summary.by) {
        (None, Grouping::Set) => "All sets".to_owned(),
        (None, _) => "All puzzles".to_owned(),
        (Some(class), Grouping::Givens) => format!("{class} givens"),
        (Some(class), _) => escape_markdown(class),
    };
    let measure_name = summary.measure.id();
    writeln!(
        f,
        "\n## {title}\n\n\
         | contestant | runs | solved | share (95 %) | half solved by | mean {measure_name} of the solved (95 %) | median steps of the solved | median nodes of the solved | PAR-2 |\n\
         |---|--:|--:|--:|--:|--:|--:|--:|--:|"
    )
}

fn row(f: &mut fmt::Formatter<'_>, measure: Measure, row: &SummaryRow) -> fmt::Result {
    let Estimate { value, low, high } = row.share;
    write!(
        f,
        "| {} | {} | {} | {:.1} % ({:.1} to {:.1}) |",
        escape_markdown(&row.contestant),
        row.runs,
        row.solved,
        100.0 * value,
        100.0 * low,
        100.0 * high
    )?;
    let format_amount = |cost| Amount(cost, measure);
    match row.half {
        Some(cost) => write!(f, " {} |", format_amount(cost))?,
        None => f.write_str(" – |")?,
    }
    match row.mean {
        Some(Estimate { value, low, high }) => {
            write!(
                f,
                " {} ({} to {}) |",
                format_amount(value),
                format_amount(low),
                format_amount(high)
            )?;
        }
        None => f.write_str(" – |")?,
    }
    for median in [row.median_steps, row.median_nodes] {
        match median {
            Some(median) => write!(f, " {median} |")?,
            None => f.write_str(" – |")?,
        }
    }
    match (row.par2_seconds, row.par2_steps) {
        (Some(par2), _) => writeln!(f, " {} |", Amount(1e6 * par2.value, Measure::Time)),
        (None, Some(par2)) => writeln!(f, " {:.0} steps |", par2.value),
        (None, None) => f.write_str(" – |\n"),
    }
}

fn write_ranking(f: &mut fmt::Formatter<'_>, measure: Measure, ranking: &Ranking) -> fmt::Result {
    let friedman = &ranking.friedman;
    writeln!(
        f,
        "\n## All together\n\nMean ranks by {} over {} puzzles, 1 the best, unsolved puzzles last (Friedman: χ² = {:.2}, {}):\n",
        measure.id(),
        friedman.tasks,
        friedman.chi_squared,
        PValue(friedman.p)
    )?;
    let mut order: Vec<_> = ranking.contestants.iter().zip(&friedman.ranks).collect();
    order.sort_by(|a, b| a.1.total_cmp(b.1));
    for (contestant, rank) in order {
        writeln!(f, "- {}: {rank:.2}", escape_markdown(contestant))?;
    }
    match ranking.critical_difference.filter(|_| friedman.p < 0.05) {
        Some(difference) => writeln!(
            f,
            "\nRanks that are more than {difference:.2} apart differ significantly (Nemenyi, 95 %)."
        ),
        None => Ok(()),
    }
}

/// The measure in the plural.
fn measure_plural(measure: Measure) -> &'static str {
    match measure {
        Measure::Time => "times",
        Measure::Steps => "steps",
        Measure::Nodes => "nodes",
        Measure::Counter(id) => id,
    }
}

fn write_scaling(f: &mut fmt::Formatter<'_>, summary: &Summary) -> fmt::Result {
    if !summary.growth.is_empty() || !summary.growth_unknown.is_empty() {
        f.write_str("\n## Growth\n\n")?;
    }
    for fit in &summary.growth {
        let Estimate { value, low, high } = fit.growth.exponent;
        let size_name = match fit.with {
            Grouping::Size => "side of the grid",
            Grouping::Givens | Grouping::Set => "number of givens",
        };
        writeln!(
            f,
            "- {}: {} {} with the {size_name}, in proportion to its power {value:.2} (95 % CI {low:.2} to {high:.2}; R² = {}; {} solved puzzles)",
            escape_markdown(&fit.contestant),
            measure_plural(summary.measure),
            if value < 0.0 { "fall" } else { "grow" },
            ThreeDigits(fit.growth.r_squared),
            fit.puzzles
        )?;
    }
    for contestant in &summary.growth_unknown {
        writeln!(
            f,
            "- {}: not stated, because more than 1 % of its runs are unsolved. The costs of these runs are unknown, and a law for the others would depend on the limit.",
            escape_markdown(contestant)
        )?;
    }
    Ok(())
}

/// Writes the correlations with rating scales and the hardest classes.
fn write_hardness(f: &mut fmt::Formatter<'_>, summary: &Summary) -> fmt::Result {
    if !summary.hardest.is_empty() || summary.hardness.iter().any(|one| one.scale.is_some()) {
        f.write_str("\n## What is hard for whom\n")?;
    }
    if !summary.hardest.is_empty() {
        f.write_str("\n")?;
    }
    for Hardest {
        contestant,
        class,
        p,
    } in &summary.hardest
    {
        let p_value = PValue(*p);
        let [contestant, class] = [contestant, class].map(|name| escape_markdown(name));
        if *p < 0.05 {
            writeln!(f, "- {contestant}: {class} is hardest ({p_value})")?;
        } else {
            writeln!(
                f,
                "- {contestant}: no class is significantly the hardest ({p_value})"
            )?;
        }
    }
    // If the number of givens is the only scale, the scaling above is more informative than this table.
    if summary.hardness.iter().all(|one| one.scale.is_none()) {
        return Ok(());
    }
    f.write_str("\n| contestant | scale | puzzles | agreement, ρ (95 %) |\n|---|---|--:|--:|\n")?;
    for one in &summary.hardness {
        let Estimate { value, low, high } = one.agreement;
        writeln!(
            f,
            "| {} | {} | {} | {value:.2} ({low:.2} to {high:.2}) |",
            escape_markdown(&one.contestant),
            escape_markdown(one.scale.as_deref().unwrap_or("Fewer givens")),
            one.puzzles
        )?;
    }
    Ok(())
}
