use std::fmt;

use super::against::Short;
use super::{Figures, Ranking, Summary};
use crate::statistics::Estimate;

impl fmt::Display for Summary {
    /// In Markdown.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{} runs on {} puzzles.", self.runs, self.puzzles)?;
        let mut set = None;
        for figures in &self.figures {
            if set != Some(&figures.set) {
                set = Some(&figures.set);
                head(f, figures.set.as_deref().unwrap_or("All sets"))?;
            }
            row(f, figures)?;
        }
        if !self.pairs.is_empty() {
            f.write_str("\n## Two by two\n\n")?;
        }
        for pair in &self.pairs {
            writeln!(f, "- {pair}")?;
        }
        self.ranking
            .as_ref()
            .map_or(Ok(()), |ranking| rank(f, ranking))
    }
}

fn head(f: &mut fmt::Formatter<'_>, set: &str) -> fmt::Result {
    writeln!(f, "\n## {set}\n")?;
    f.write_str(
        "| contestant | runs | solved | share (95 %) | half solved by | mean time of the solved (95 %) | median steps | median nodes | PAR-2 |\n\
         |---|--:|--:|--:|--:|--:|--:|--:|--:|\n",
    )
}

fn row(f: &mut fmt::Formatter<'_>, figures: &Figures) -> fmt::Result {
    let Estimate { value, low, high } = figures.share;
    write!(
        f,
        "| {} | {} | {} | {:.1} % ({:.1} to {:.1}) |",
        figures.contestant,
        figures.runs,
        figures.solved,
        100.0 * value,
        100.0 * low,
        100.0 * high
    )?;
    match figures.median_micros {
        Some(micros) => write!(f, " {} |", Time(micros))?,
        None => f.write_str(" – |")?,
    }
    match figures.mean_micros {
        Some(Estimate { value, low, high }) => {
            write!(f, " {} ({} to {}) |", Time(value), Time(low), Time(high))?;
        }
        None => f.write_str(" – |")?,
    }
    for median in [figures.median_steps, figures.median_nodes] {
        match median {
            Some(median) => write!(f, " {median} |")?,
            None => f.write_str(" – |")?,
        }
    }
    match (figures.par2_seconds, figures.par2_steps) {
        (Some(par2), _) => writeln!(f, " {} |", Time(1e6 * par2.value)),
        (None, Some(par2)) => writeln!(f, " {:.0} steps |", par2.value),
        (None, None) => f.write_str(" – |\n"),
    }
}

fn rank(f: &mut fmt::Formatter<'_>, ranking: &Ranking) -> fmt::Result {
    let test = &ranking.friedman;
    writeln!(
        f,
        "\n## All together\n\nMean ranks by time over {} puzzles, 1 the best (Friedman: χ² = {:.2}, p = {:.3}):\n",
        test.tasks, test.chi_squared, test.p
    )?;
    let mut order: Vec<_> = ranking.contestants.iter().zip(&test.ranks).collect();
    order.sort_by(|a, b| a.1.total_cmp(b.1));
    for (contestant, rank) in order {
        writeln!(f, "- {contestant}: {rank:.2}")?;
    }
    match ranking.critical_difference {
        Some(apart) => writeln!(
            f,
            "\nRanks that are more than {apart:.2} apart differ (Nemenyi, 95 %)."
        ),
        None => Ok(()),
    }
}

/// Microseconds, in a unit that suits them.
struct Time(f64);

impl fmt::Display for Time {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (value, unit) = match self.0 {
            micros if micros < 1e3 => (micros, "µs"),
            micros if micros < 1e6 => (micros / 1e3, "ms"),
            micros => (micros / 1e6, "s"),
        };
        write!(f, "{} {unit}", Short(value))
    }
}
