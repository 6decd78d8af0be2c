use sudoku_search::{Rng, shuffle};

use crate::{CostModel, Instances, SelectionError};

/// The importance of a feature for the choices.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct FeatureImportance {
    /// The index of the feature.
    pub feature: usize,
    /// The increase of the mean cost of the chosen contestants when the values of the feature are permuted among the puzzles
    /// of a fold. A feature has a low importance also if other features contain the same information.
    pub increase: f64,
}

/// Adds up, for each feature, the costs of the choices of a model on `puzzles` after the values of the feature were
/// permuted among them.
pub(crate) fn add_permuted_costs(
    instances: &Instances,
    model: &CostModel,
    puzzles: &[usize],
    repeats: usize,
    rng: &mut Rng,
    totals: &mut [f64],
) -> Result<(), SelectionError> {
    let mut rows: Vec<Vec<f64>> = puzzles
        .iter()
        .map(|&one| instances.features[one].clone())
        .collect();
    for (feature, total) in totals.iter_mut().enumerate() {
        let original: Vec<_> = rows.iter().map(|row| row[feature]).collect();
        for _ in 0..repeats {
            let mut permuted = original.clone();
            shuffle(&mut permuted, rng);
            set_column(&mut rows, feature, &permuted);
            let references: Vec<_> = rows.iter().map(Vec::as_slice).collect();
            for (puzzle, chosen) in puzzles.iter().zip(model.choose(&references)?) {
                *total += instances.costs[*puzzle][chosen];
            }
        }
        set_column(&mut rows, feature, &original);
    }
    Ok(())
}

fn set_column(rows: &mut [Vec<f64>], column: usize, values: &[f64]) {
    for (row, value) in rows.iter_mut().zip(values) {
        row[column] = *value;
    }
}
