use std::fmt;

use super::{GrowthScope, Hardest, PairwiseComparison, Ranking, RunLimit, Summary, SummaryRow};
use crate::amount::{Amount, PValue, ThreeDigits, interval_texts, percent};
use crate::foreign_text::escape_markdown;
use crate::{Grouping, Measure, SolverCode, StoppedRuns};
use sudoku_stats::Estimate;

impl fmt::Display for Summary {
    /// Writes the summary in Markdown.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{} runs on {} puzzles.", self.runs, self.puzzles)?;
        write_stopped(f, self)?;
        write_limits(f, self)?;
        write_unit_of_work(f, self)?;
        write_penalties(f, self)?;
        write_own(f, self)?;
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
            f.write_str("\n## Pairwise comparisons\n\n")?;
        }
        for pair in &self.pairs {
            writeln!(f, "- {}", pair.with_escaped_names())?;
        }
        self.ranking
            .as_ref()
            .map_or(Ok(()), |ranking| write_ranking(f, self, ranking))?;
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
    let costs = summary.measure.plural();
    let unsolved: usize = (summary.rows.iter().filter(|row| row.class.is_some()))
        .map(|row| row.runs - row.solved)
        .sum();
    let unlimited = match unsolved.saturating_sub(steps + seconds) {
        0 => String::new(),
        1 => "1 run is unsolved although no limit stopped it.".to_owned(),
        runs => format!("{runs} runs are unsolved although no limit stopped them."),
    };
    let stopped = match (steps, seconds) {
        (0, 0) if unlimited.is_empty() => return Ok(()),
        (0, 0) => return writeln!(f, "\n{unlimited}"),
        (_, 0) => reached(steps, "step"),
        (0, _) => reached(seconds, "time"),
        (..) => format!(
            "{} and {}",
            reached(steps, "step"),
            reached(seconds, "time")
        ),
    };
    let consequence = if steps > 0 && seconds > 0 {
        format!(", so there is no PAR-2, and all {costs} refer to solved runs only")
    } else if summary.stopped.by_other_limit(summary.measure) > 0 {
        format!(", so {costs} refer to solved runs only")
    } else {
        // The cost of these runs is at least the limit, in the measure of the report.
        let verb = if steps + seconds == 1 {
            "counts"
        } else {
            "count"
        };
        format!(" and {verb} as unsolved; means and medians of {costs} refer to solved runs only")
    };
    let sentences = format!("{stopped}{consequence}. {unlimited}");
    writeln!(f, "\n{}", sentences.trim_end())
}

/// Writes the limits of the contestants if they differ.
fn write_limits(f: &mut fmt::Formatter<'_>, summary: &Summary) -> fmt::Result {
    let mut limits: Vec<(&str, &RunLimit)> = Vec::new();
    for PairwiseComparison {
        one,
        other,
        limits: of_pair,
        ..
    } in &summary.pairs
    {
        let of_pair = of_pair.iter().flatten();
        for (name, limit) in [one, other].into_iter().zip(of_pair) {
            if limits.iter().all(|(known, _)| known != name) {
                limits.push((name, limit));
            }
        }
    }
    if limits.is_empty() {
        return Ok(());
    }
    let texts: Vec<_> = limits
        .iter()
        .map(|(name, limit)| escape_markdown(&format!("{name} {limit}")))
        .collect();
    writeln!(
        f,
        "\nThe runs of these contestants had different limits: {}. Shares of solved puzzles and \
         ranks of contestants with different limits are comparable only under these limits, and their PAR-2 scores in steps cannot \
         be compared.",
        texts.join("; ")
    )
}

/// Writes what numbers of nodes do not measure, if the report compares such numbers.
fn write_unit_of_work(f: &mut fmt::Formatter<'_>, summary: &Summary) -> fmt::Result {
    let compares_costs = summary.pairs.iter().any(|pair| pair.cost.is_some());
    if summary.measure != Measure::Nodes || !compares_costs {
        return Ok(());
    }
    f.write_str(
        "\nThe work per node may differ between contestants: for example, one contestant may propagate constraints at each \
         node, and another may not. Compare times as well before you conclude which contestant needs less work.\n",
    )?;
    let has_total = summary.rows.iter().any(|row| row.class.is_none());
    let totals = (summary.rows.iter()).filter(|row| row.class.is_none() || !has_total);
    for row in totals.filter(|row| row.median_nodes == Some(0.0)) {
        writeln!(
            f,
            "\nIn at least half of the runs that solved their puzzle, {} visited no node. Work without nodes, such as deductions, is \
             not counted here, so compare this contestant by time.",
            escape_markdown(&row.contestant)
        )?;
    }
    Ok(())
}

/// Writes why contestants have no PAR-2 score.
fn write_penalties(f: &mut fmt::Formatter<'_>, summary: &Summary) -> fmt::Result {
    let StoppedRuns { steps, seconds } = summary.stopped;
    let has_score = |row: &SummaryRow| row.par2_seconds.is_some() || row.par2_steps.is_some();
    let mut without: Vec<&str> = Vec::new();
    for row in &summary.rows {
        if !has_score(row) && !without.contains(&&*row.contestant) {
            without.push(&row.contestant);
        }
    }
    if without.is_empty() || steps > 0 && seconds > 0 {
        return Ok(());
    }
    let whose = if summary.rows.iter().any(has_score) {
        format!(" for {}", escape_markdown(&without.join(", ")))
    } else {
        String::new()
    };
    let limit = match (steps, seconds) {
        (0, 0) => "limit",
        (_, 0) => "step limit",
        (0, _) | (..) => "time limit",
    };
    writeln!(
        f,
        "\nThere is no PAR-2 score{whose}: PAR-2 counts an unsolved run as twice its {limit}, and this limit is not known."
    )
}

/// Writes which contestants are user-supplied solvers, and what nobody has reviewed.
fn write_own(f: &mut fmt::Formatter<'_>, summary: &Summary) -> fmt::Result {
    if summary.own.is_empty() {
        return Ok(());
    }
    let names = escape_markdown(&summary.own.join(", "));
    let [declaration, subject] = if summary.own.len() == 1 {
        [
            "is a user-supplied solver. The solver itself declares what its steps and counters mean, and nobody has reviewed this declaration",
            "Its",
        ]
    } else {
        [
            "are user-supplied solvers. These solvers themselves declare what their steps and counters mean, and nobody has reviewed these declarations",
            "Their",
        ]
    };
    let is_interpreted =
        |pair: &PairwiseComparison| pair.code.contains(&SolverCode::OwnInterpreted);
    let execution = if summary.pairs.iter().any(is_interpreted) {
        "were measured in an interpreter (wasmi); the other solvers are compiled code"
    } else {
        "were measured in another environment than the times of the other solvers, which are compiled code of this program; the command line runs user-supplied solvers in an interpreter (wasmi)"
    };
    writeln!(f, "\n{names} {declaration}. {subject} times {execution}.")
}

/// Writes how the runs of a puzzle are combined, and what intervals mean, if contestants have several runs per puzzle.
fn write_repetitions(f: &mut fmt::Formatter<'_>, summary: &Summary) -> fmt::Result {
    if !summary.rows.iter().any(|row| row.by_puzzle) {
        return Ok(());
    }
    writeln!(
        f,
        "\nSome contestants have several runs per puzzle. The tables count runs, but their intervals are computed over puzzles \
         instead of runs, because the runs of a puzzle are not independent. Shares have Wilson's interval with the effective sample \
         size and Student's quantile. Means and PAR-2 scores have a bootstrap interval over puzzles if there are at least 10 \
         puzzles and at most 500 runs, and Student's t interval with a standard error between puzzles if there are more. \
         Comparisons, ranks and tests count puzzles: a puzzle counts as solved by a contestant if more than half of the contestant's runs on the puzzle are solved, and the cost of \
         the puzzle is the median over these solved runs."
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
            "\n**Warning:** in {count} of {pairs} comparisons, the times of the blocks differ more than the \
             times of the contestants. The report does not say which of these contestants is faster, and does not rank the contestants. Repeat the experiment on an \
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
    writeln!(f, "\n## {title}\n")?;
    if class.is_none() && summary.rows.iter().any(|row| row.class.is_some()) {
        let classes = match summary.by {
            Grouping::Set => "sets",
            _ => "classes",
        };
        writeln!(
            f,
            "These values hold for this mixture of {classes}; with other proportions of puzzles, they could differ.\n"
        )?;
    }
    writeln!(
        f,
        "| contestant | runs | solved | share (95 %) | half solved by | mean {measure_name} of solved runs (95 %) | median steps of solved runs | median nodes of solved runs | PAR-2 (95 %) |\n\
         |---|--:|--:|--:|--:|--:|--:|--:|--:|"
    )
}

fn row(f: &mut fmt::Formatter<'_>, measure: Measure, row: &SummaryRow) -> fmt::Result {
    let Estimate { value, low, high } = row.share;
    write!(
        f,
        "| {} | {} | {} | {} %{} |",
        escape_markdown(&row.contestant),
        row.runs,
        row.solved,
        percent(value, 0),
        in_parentheses(interval_texts([low, high], percent))
    )?;
    match row.half {
        Some(cost) => write!(f, " {} |", Amount(cost, measure))?,
        None => f.write_str(" – |")?,
    }
    match row.mean {
        Some(mean) => write!(f, " {} |", mean_text(mean, measure))?,
        None => f.write_str(" – |")?,
    }
    for median in [row.median_steps, row.median_nodes] {
        match median {
            Some(median) => write!(f, " {median} |")?,
            None => f.write_str(" – |")?,
        }
    }
    match (row.par2_seconds, row.par2_steps) {
        (Some(Estimate { value, low, high }), _) => {
            let [value, low, high] = [value, low, high].map(|seconds| 1e6 * seconds);
            let score = Estimate { value, low, high };
            writeln!(f, " {} |", mean_text(score, Measure::Time))
        }
        (None, Some(score)) => writeln!(f, " {} steps |", mean_text(score, Measure::Steps)),
        (None, None) => f.write_str(" – |\n"),
    }
}

/// A mean with its interval, unless the interval has no width, as of equal costs, or is not bounded, as of a few costs.
fn mean_text(Estimate { value, low, high }: Estimate, measure: Measure) -> String {
    if !(low.is_finite() && high.is_finite()) {
        return format!("{} (too few for an interval)", Amount(value, measure));
    }
    // Costs are not negative.
    let ends = [low.max(0.0), high];
    let texts = interval_texts(ends, |cost, more| Amount(cost, measure).text(more));
    format!("{}{}", Amount(value, measure), in_parentheses(texts))
}

/// An interval after a value; nothing if there is none.
fn in_parentheses(ends: Option<[String; 2]>) -> String {
    ends.map_or_else(String::new, |[low, high]| format!(" ({low} to {high})"))
}

fn write_ranking(f: &mut fmt::Formatter<'_>, summary: &Summary, ranking: &Ranking) -> fmt::Result {
    let friedman = &ranking.friedman;
    writeln!(
        f,
        "\n## Mean ranks\n\nMean ranks by {} over {} puzzles; 1 is the best rank, and unsolved puzzles rank last (Friedman: χ² = {:.2}, Kendall's W = {:.2}, {}):\n",
        summary.measure.id(),
        friedman.tasks,
        friedman.chi_squared,
        ranking.concordance,
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

fn write_scaling(f: &mut fmt::Formatter<'_>, summary: &Summary) -> fmt::Result {
    let size_name = |with: Grouping| match with {
        Grouping::Size => "side of the grid",
        Grouping::Givens | Grouping::Set => "number of givens",
    };
    let exponent_interval = |low: f64, high: f64| {
        interval_texts([low, high], |end, more| format!("{end:.*}", 2 + more))
    };
    let is_empty = summary.growth.is_empty()
        && summary.growth_unknown.is_empty()
        && summary.growth_withheld.is_empty();
    if !is_empty {
        f.write_str("\n## Growth\n\n")?;
    }
    for fit in &summary.growth {
        let Estimate { value, low, high } = fit.growth.exponent;
        let interval = exponent_interval(low, high);
        let interval = interval.map(|[low, high]| format!("95 % CI {low} to {high}; "));
        writeln!(
            f,
            "- {}: {} {} with the {} to the power of {value:.2}{} ({}R² = {}; {} solved puzzles)",
            escape_markdown(&fit.contestant),
            summary.measure.plural(),
            if value < 0.0 { "fall" } else { "grow" },
            size_name(fit.with),
            match fit.scope {
                GrowthScope::OneSet => "",
                GrowthScope::WithinSets => " within the sets",
                GrowthScope::BetweenSets =>
                    " between the sets, each of which has one size, so other differences between the sets may contribute",
            },
            interval.unwrap_or_default(),
            ThreeDigits(fit.growth.r_squared),
            fit.puzzles
        )?;
    }
    for contestant in &summary.growth_unknown {
        writeln!(
            f,
            "- {}: no power law is stated, because more than 1 % of its runs are unsolved. A power law for the other runs would describe only the puzzles that this contestant solves.",
            escape_markdown(contestant)
        )?;
    }
    for withheld in &summary.growth_withheld {
        let contestant = escape_markdown(&withheld.contestant);
        let size_name = size_name(withheld.with);
        match withheld.exponent {
            _ if withheld.zero_costs => writeln!(
                f,
                "- {contestant}: no power law with the {size_name} is stated, because some costs are 0"
            )?,
            Some(Estimate { value, low, high }) => {
                let interval = exponent_interval(low, high);
                let interval = interval.map(|[low, high]| format!(", 95 % CI {low} to {high}"));
                writeln!(
                    f,
                    "- {contestant}: no power law is stated: within the sets, the trend with the {size_name} is not significant (exponent {value:.2}{})",
                    interval.unwrap_or_default()
                )?;
            }
            None => writeln!(
                f,
                "- {contestant}: no power law is stated: the {size_name} hardly varies within the sets"
            )?,
        }
    }
    Ok(())
}

/// Writes the correlations with rating scales and the hardest classes.
fn write_hardness(f: &mut fmt::Formatter<'_>, summary: &Summary) -> fmt::Result {
    if !summary.hardest.is_empty() || summary.hardness.iter().any(|one| one.scale.is_some()) {
        f.write_str("\n## Which puzzles are hard for which contestant\n")?;
    }
    if !summary.hardest.is_empty() {
        f.write_str("\n")?;
    }
    for Hardest {
        contestant,
        class,
        unsolved,
        p,
    } in &summary.hardest
    {
        let p_value = PValue(*p);
        let contestant = escape_markdown(contestant);
        match (class, &**unsolved) {
            (_, [first @ .., last]) => writeln!(
                f,
                "- {contestant}: {} and {} are the hardest together, because none of their puzzles is solved",
                escape_markdown(&first.join(", ")),
                escape_markdown(last)
            )?,
            (Some(class), []) if *p < 0.05 => writeln!(
                f,
                "- {contestant}: {} is hardest ({p_value})",
                escape_markdown(class)
            )?,
            (_, []) => writeln!(
                f,
                "- {contestant}: no class is significantly the hardest ({p_value})"
            )?,
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
            "| {} | {} | {} | {value:.2}{} |",
            escape_markdown(&one.contestant),
            escape_markdown(one.scale.as_deref().unwrap_or("Fewer givens")),
            one.puzzles,
            in_parentheses(interval_texts([low, high], |end, more| {
                format!("{end:.*}", 2 + more)
            }))
        )?;
    }
    Ok(())
}
