//! The comparison of two contestants in sentences.

use std::fmt;

use super::{CostComparison, PairwiseComparison, RunLimit};
use crate::amount::{PValue, ThreeDigits, interval_texts, percent, three_digits};
use crate::{BlockDrift, Measure, SolverCode};
use sudoku_stats::Estimate;

/// The significance level: p-values below it count as significant.
const SIGNIFICANCE_LEVEL: f64 = 0.05;

impl fmt::Display for PairwiseComparison {
    /// Writes the comparison in sentences.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write_solved(f)?;
        let [both, ..] = self.solved;
        if both == 0 {
            match &self.limits {
                Some(limits) => write!(
                    f,
                    " No puzzle was solved by both within these limits ({}).",
                    self.limits_text(limits)
                )?,
                None => f.write_str(" No puzzle was solved by both.")?,
            }
        } else if let Some(drift) = &self.drift {
            write_drift(f, drift)?;
        } else if let Some(cost) = &self.cost {
            self.write_cost(f, cost)?;
        } else if self.comparable {
            f.write_str(" Their costs are not compared, because the records lack them.")?;
        } else {
            write!(
                f,
                " Their {} are of different kinds, so they are not compared.",
                self.measure.plural()
            )?;
        }
        self.write_code(f)
    }
}

impl PairwiseComparison {
    /// Writes which contestant solves more, and under which limits if they differ.
    fn write_solved(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { one, other, .. } = self;
        let [both, only_one, only_other, neither] = self.solved;
        let puzzles = both + only_one + only_other + neither;
        write!(
            f,
            "Of {puzzles} puzzles, {one} solved {} and {other} {}",
            both + only_one,
            both + only_other
        )?;
        let limits = self.limits.as_ref();
        if only_one == only_other {
            // Equal numbers under different limits are no finding about the contestants either. If none was solved by both, the
            // next sentence names the limits.
            return match limits.filter(|_| both > 0 && neither > 0) {
                Some(limits) => {
                    write!(f, " under different limits ({}).", self.limits_text(limits))
                }
                None => f.write_str("."),
            };
        }
        let is_first_better = only_one > only_other;
        let (better, worse) = if is_first_better {
            (one, other)
        } else {
            (other, one)
        };
        if self.solved_p < SIGNIFICANCE_LEVEL {
            write!(f, ": {better} solves more than {worse}")?;
        } else {
            let Estimate { low, high, .. } = self.difference;
            let adjustment = self.adjustment(low > 0.0 || high < 0.0);
            write!(f, ": the difference is not significant{adjustment}")?;
        }
        if let Some(limits) = limits {
            write!(f, ", under different limits: {}", self.limits_text(limits))?;
        }
        let Estimate { value, low, high } = self.difference;
        let (value, ends) = if is_first_better {
            (value, [low, high])
        } else {
            (-value, [-high, -low])
        };
        write!(f, " (difference {} percentage points", percent(value, 0))?;
        if let Some([low, high]) = interval_texts(ends, percent) {
            write!(f, ", 95 % CI {low} to {high}")?;
        }
        write!(f, "; {}).", PValue(self.solved_p))
    }

    /// The limits of both contestants, such as `a 100 steps, each one node; b 20 steps, each one sweep`.
    fn limits_text(&self, limits: &[RunLimit; 2]) -> String {
        let limits: Vec<_> = [&self.one, &self.other]
            .into_iter()
            .zip(limits)
            .map(|(name, limit)| format!("{name} {limit}"))
            .collect();
        let seconds = self
            .seconds
            .map(|seconds| format!("; each run {seconds} s"));
        format!("{}{}", limits.join("; "), seconds.unwrap_or_default())
    }

    /// Writes the comparison of the costs on the puzzles that both solved.
    fn write_cost(&self, f: &mut fmt::Formatter<'_>, cost: &CostComparison) -> fmt::Result {
        let Self { one, other, .. } = self;
        let CostComparison {
            ratio,
            lower,
            p,
            effect,
        } = *cost;
        let measure_id = self.measure.id();
        let comparison_phrase = match self.measure {
            Measure::Time => "as long as".to_owned(),
            _ => format!("as many {measure_id} as"),
        };
        let both = self.solved[0];
        let noun = if both == 1 { "puzzle" } else { "puzzles" };
        write!(f, " On the {both} {noun} that both solved, ")?;
        let Some(ratio) = ratio else {
            return self.write_counts(f, lower, p, effect);
        };
        let (cheaper, costlier, cost_ratio, effect) = if ratio.value <= 1.0 {
            (one, other, inverse(ratio), -effect)
        } else {
            (other, one, ratio, effect)
        };
        let Estimate { value, low, high } = cost_ratio;
        if p >= SIGNIFICANCE_LEVEL {
            let adjustment = self.adjustment(low > 1.0 || high < 1.0);
            write!(
                f,
                "the difference in {measure_id} is not significant{adjustment}: "
            )?;
        }
        write!(
            f,
            "{costlier} took {} times {comparison_phrase} {cheaper}",
            ThreeDigits(value)
        )?;
        if low > 0.0 && high.is_finite() {
            match interval_texts([low, high], three_digits) {
                Some([low, high]) => write!(f, " (95 % CI {low} to {high}")?,
                None => f.write_str(" (most puzzles have exactly this ratio")?,
            }
        } else {
            f.write_str(" (too few for an interval")?;
        }
        // Without −0.00.
        let effect = effect + 0.0;
        write!(
            f,
            "; rank-biserial correlation {effect:.2}; {}).",
            PValue(p)
        )
    }

    /// Writes on how many puzzles each contestant has the lower cost, which is defined if some costs are 0.
    fn write_counts(
        &self,
        f: &mut fmt::Formatter<'_>,
        lower: [u64; 2],
        p: f64,
        effect: f64,
    ) -> fmt::Result {
        let counts = [(&self.one, lower[0]), (&self.other, lower[1])];
        let (first, second, effect) = if lower[0] >= lower[1] {
            (counts[0], counts[1], -effect)
        } else {
            (counts[1], counts[0], effect)
        };
        if p >= SIGNIFICANCE_LEVEL {
            let measure_id = self.measure.id();
            write!(f, "the difference in {measure_id} is not significant: ")?;
        }
        let comparison_phrase = match self.measure {
            Measure::Time => "took less time".to_owned(),
            _ => format!("took fewer {}", self.measure.plural()),
        };
        // Without −0.00.
        let effect = effect + 0.0;
        write!(
            f,
            "{} {comparison_phrase} on {} and {} on {} (rank-biserial correlation {effect:.2}; {}); no ratio is stated \
             because some costs are 0.",
            first.0,
            first.1,
            second.0,
            second.1,
            PValue(p)
        )
    }

    /// Why a difference is not significant although its interval, which is not adjusted, shows a difference; otherwise
    /// empty.
    fn adjustment(&self, is_shown_by_interval: bool) -> String {
        if is_shown_by_interval && self.tests > 1 {
            format!(
                " after adjustment for the {} tests of this report",
                self.tests
            )
        } else {
            String::new()
        }
    }

    /// Writes what is not alike in the code of the solvers, if a statement depends on it: one's own solver is executed by
    /// an interpreter, and counts its steps itself.
    fn write_code(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [one, other] = self.code;
        let (own, built_in, code) = match (one.is_own(), other.is_own()) {
            (true, false) => (&self.one, &self.other, one),
            (false, true) => (&self.other, &self.one, other),
            (true, true) | (false, false) => return Ok(()),
        };
        let compares_times = self.measure == Measure::Time && self.cost.is_some();
        if compares_times || self.seconds.is_some() {
            let consequence = if compares_times {
                "this ratio reflects the environments as well as the algorithms".to_owned()
            } else {
                format!("the time limit allows {own} less work")
            };
            match code {
                SolverCode::OwnInterpreted => write!(
                    f,
                    " {own} is a user-supplied solver and runs in an interpreter (wasmi), and {built_in} is compiled code, so {consequence}."
                )?,
                SolverCode::Own | SolverCode::BuiltIn => write!(
                    f,
                    " {own} is a user-supplied solver and runs in a different environment from the compiled code of {built_in}; the \
                     command line interprets it (wasmi)."
                )?,
            }
        }
        if self.measure != Measure::Time && self.cost.is_some() {
            write!(
                f,
                " The {} of {own} are declared by this user-supplied solver itself; nobody has reviewed what it counts.",
                self.measure.plural()
            )?;
        }
        Ok(())
    }
}

impl fmt::Display for RunLimit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some(steps) = self.steps else {
            return f.write_str("no step limit");
        };
        write!(f, "{steps} {}", if steps == 1 { "step" } else { "steps" })?;
        match &*self.unit {
            "" => Ok(()),
            unit if self.self_declared => {
                write!(f, ", each one “{unit}” as the solver itself declares")
            }
            unit => write!(f, ", each one {unit}"),
        }
    }
}

/// Writes why times are not compared.
fn write_drift(f: &mut fmt::Formatter<'_>, drift: &BlockDrift) -> fmt::Result {
    let BlockDrift {
        contestant,
        ratio,
        effect,
    } = drift;
    f.write_str(" Which contestant is faster cannot be determined: ")?;
    match ratio {
        Some(ratio) => write!(
            f,
            "the median times of the blocks of {contestant} differ by a factor of {}, but the times of the two contestants only by a factor of {}.",
            ThreeDigits(*ratio),
            ThreeDigits(*effect)
        ),
        None => write!(f, "no run of {contestant} has a time in every block."),
    }
}

fn inverse(ratio: Estimate) -> Estimate {
    Estimate {
        value: 1.0 / ratio.value,
        low: 1.0 / ratio.high,
        high: 1.0 / ratio.low,
    }
}
