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

/// The fits of all contestants, with the number of givens and with the side of the grid, if they
/// vary.
pub(super) fn all(puzzles: &[Option<Vec<Score>>], runs: &RunTable) -> Vec<ScalingFit> {
    let mut all = Vec::new();
    for with in [Grouping::Givens, Grouping::Size] {
        for (at, contestant) in runs.contestants.iter().enumerate() {
            let (sizes, costs) = points(puzzles, runs, at, with);
            if let Ok(growth) = power_law_fit(&sizes, &costs, ConfidenceLevel::DEFAULT) {
                all.push(ScalingFit {
                    contestant: contestant.clone(),
                    with,
                    puzzles: sizes.len(),
                    growth,
                });
            }
        }
    }
    all
}

/// The sizes of the solved puzzles, and their costs.
fn points(
    puzzles: &[Option<Vec<Score>>],
    runs: &RunTable,
    contestant: usize,
    with: Grouping,
) -> (Vec<f64>, Vec<f64>) {
    let scored = puzzles.iter().zip(&runs.puzzles);
    let scored = scored.filter_map(|(scores, puzzle)| {
        let score = scores.as_ref()?[contestant];
        let size = match with {
            Grouping::Size => puzzle.side,
            Grouping::Givens | Grouping::Set => puzzle.givens,
        };
        (score.solved && score.cost.is_finite() && size > 0)
            .then_some((f64::from(size), positive(score.cost)))
    });
    scored.unzip()
}
