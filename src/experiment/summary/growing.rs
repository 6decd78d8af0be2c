use super::Score;
use crate::options::positive;
use crate::{By, Runs};
use sudoku_stats::{ConfidenceLevel, PowerLawFit, power_law_fit};

/// How what a contestant takes grows with the puzzles, those that it solved.
#[derive(Clone, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(rename_all = "camelCase")
)]
pub struct Growing {
    /// The contestant.
    pub contestant: String,
    /// With what it grows: givens or the side of the grid.
    pub with: By,
    /// Puzzles.
    pub puzzles: usize,
    /// The line through the logarithms.
    pub growth: PowerLawFit,
}

/// Of every contestant, with the number of givens and with the side of the grid, wherever they vary.
pub(super) fn all(puzzles: &[Option<Vec<Score>>], runs: &Runs) -> Vec<Growing> {
    let mut all = Vec::new();
    for with in [By::Givens, By::Size] {
        for (at, contestant) in runs.contestants.iter().enumerate() {
            let (sizes, costs) = points(puzzles, runs, at, with);
            if let Ok(growth) = power_law_fit(&sizes, &costs, ConfidenceLevel::DEFAULT) {
                all.push(Growing {
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

/// The sizes of puzzles and what solving them cost.
fn points(
    puzzles: &[Option<Vec<Score>>],
    runs: &Runs,
    contestant: usize,
    with: By,
) -> (Vec<f64>, Vec<f64>) {
    let scored = puzzles.iter().zip(&runs.puzzles);
    let scored = scored.filter_map(|(scores, puzzle)| {
        let score = scores.as_ref()?[contestant];
        let size = match with {
            By::Size => puzzle.side,
            By::Givens | By::Set => puzzle.givens,
        };
        (score.solved && score.cost.is_finite() && size > 0)
            .then_some((f64::from(size), positive(score.cost)))
    });
    scored.unzip()
}
