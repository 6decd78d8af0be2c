use super::Score;
use crate::options::positive;
use crate::{Grouping, RunTable};
use sudoku_stats::{ConfidenceLevel, PowerLawFit, power_law_fit};

/// The scaling of a contestant's cost with the size of the puzzles that it solved.
#[derive(Clone, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(rename_all = "camelCase")
)]
pub struct ScalingFit {
    /// The name of the contestant.
    pub contestant: String,
    /// The measure of size: the number of givens, or the side of the grid.
    pub with: Grouping,
    /// The number of solved puzzles to which the power law is fitted.
    pub puzzles: usize,
    /// The fitted power law, with its exponent.
    pub growth: PowerLawFit,
}

/// The power laws of all contestants against the number of givens and against the side of the grid. A fit is omitted if
/// it is not significant, or if all solved puzzles have the same size.
pub(super) fn scaling_fits(puzzles: &[Option<Vec<Score>>], runs: &RunTable) -> Vec<ScalingFit> {
    let mut fits = Vec::new();
    for with in [Grouping::Givens, Grouping::Size] {
        for (index, contestant) in runs.contestants.iter().enumerate() {
            let (sizes, costs) = points(puzzles, runs, index, with);
            if let Some(growth) = significant_power_law(&sizes, &costs) {
                fits.push(ScalingFit {
                    contestant: contestant.clone(),
                    with,
                    puzzles: sizes.len(),
                    growth,
                });
            }
        }
    }
    fits
}

/// The power law of costs by size; `None` if there is none, or if the 95 % interval of its exponent contains 0, so that
/// the costs may not depend on the size at all.
pub(crate) fn significant_power_law(sizes: &[f64], costs: &[f64]) -> Option<PowerLawFit> {
    let fit = power_law_fit(sizes, costs, ConfidenceLevel::DEFAULT).ok()?;
    (fit.exponent.low > 0.0 || fit.exponent.high < 0.0).then_some(fit)
}

/// The sizes of the puzzles that a contestant solved, and the costs of these puzzles, in the same order.
fn points(
    puzzles: &[Option<Vec<Score>>],
    runs: &RunTable,
    contestant: usize,
    with: Grouping,
) -> (Vec<f64>, Vec<f64>) {
    let sized_costs = puzzles.iter().zip(&runs.puzzles);
    let sized_costs = sized_costs.filter_map(|(scores, puzzle)| {
        let score = scores.as_ref()?[contestant];
        let size = match with {
            Grouping::Size => puzzle.side,
            Grouping::Givens | Grouping::Set => puzzle.givens,
        };
        (score.solved && score.cost.is_finite() && size > 0)
            .then_some((f64::from(size), positive(score.cost)))
    });
    sized_costs.unzip()
}
