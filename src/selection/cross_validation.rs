use sudoku_search::Seed;
use sudoku_stats::mean;

use crate::folds::folds;
use crate::gap::min;
use crate::importance::add_permuted_costs;
use crate::{CostModel, CostScale, FeatureImportance, Gap, Instances, SelectionError};

/// The options of [`cross_validate`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SelectionOptions {
    /// The number of folds, at least 2.
    pub folds: usize,
    /// The quantity that is predicted.
    pub scale: CostScale,
    /// The number of trees per forest.
    pub trees: u16,
    /// The number of permutations per feature and fold for the importance; 0 computes no importance.
    pub permutations: usize,
    /// The seed of the folds, the forests and the permutations.
    pub seed: u32,
}

impl Default for SelectionOptions {
    fn default() -> Self {
        Self {
            folds: 10,
            scale: CostScale::default(),
            trees: 100,
            permutations: 3,
            seed: 1,
        }
    }
}

/// The choice for a puzzle, made by a model that was not trained on its class.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The fold in which the puzzle was held out, counted from 0.
    pub fold: usize,
    /// The index of the chosen contestant.
    pub chosen: usize,
    /// The index of the contestant with the lowest cost; the first of several.
    pub best: usize,
}

/// The result of a cross-validation.
#[derive(Clone, Debug, PartialEq)]
pub struct Selection {
    /// The choice for each puzzle.
    pub choices: Vec<Choice>,
    /// The mean cost of each contestant.
    pub contestant_costs: Vec<f64>,
    /// The index of the contestant with the lowest mean cost on all puzzles.
    pub single_best: usize,
    /// The mean cost of the best contestant for each puzzle, without the cost of features.
    pub virtual_best_cost: f64,
    /// The mean cost of the chosen contestants, including the cost of features.
    pub selector_cost: f64,
    /// The mean cost of features, which is a part of the cost of the selector.
    pub feature_cost: f64,
    /// The share of the gap between the single best and the virtual best contestant that the selector closes.
    pub gap: Gap,
    /// The importance of the features, in descending order; empty if it was not computed.
    pub importance: Vec<FeatureImportance>,
}

/// Chooses a contestant for each puzzle with a model that was trained on the other folds. Each puzzle is held out once,
/// together with its class.
///
/// # Errors
///
/// [`SelectionError`] if there are fewer than two contestants, fewer classes than folds, or an invalid value.
pub fn cross_validate(
    instances: &Instances,
    options: SelectionOptions,
) -> Result<Selection, SelectionError> {
    instances.check()?;
    let seed = Seed(options.seed);
    let folds = folds(&instances.classes, options.folds, seed.child(0))?;
    let mut chosen = vec![0; instances.len()];
    let mut permuted_totals = vec![0.0; instances.features[0].len()];
    for fold in 0..options.folds {
        let (held_out, training): (Vec<_>, Vec<_>) =
            (0..instances.len()).partition(|puzzle| folds[*puzzle] == fold);
        let rows = |puzzles: &[usize], table: &'_ [Vec<f64>]| -> Vec<Vec<f64>> {
            puzzles
                .iter()
                .map(|&puzzle| table[puzzle].clone())
                .collect()
        };
        let (features, costs) = (
            rows(&training, &instances.features),
            rows(&training, &instances.costs),
        );
        let part = u32::try_from(fold + 1).unwrap_or(u32::MAX);
        let fold_seed = seed.child(part);
        let model = CostModel::train(
            &slices(&features),
            &slices(&costs),
            options.scale,
            options.trees,
            fold_seed.0,
        )?;
        let test_features = rows(&held_out, &instances.features);
        for (puzzle, contestant) in held_out.iter().zip(model.choose(&slices(&test_features))?) {
            chosen[*puzzle] = contestant;
        }
        let mut rng = fold_seed.child(0).rng();
        add_permuted_costs(
            instances,
            &model,
            &held_out,
            options.permutations,
            &mut rng,
            &mut permuted_totals,
        )?;
    }
    Selection::of(
        instances,
        &folds,
        &chosen,
        &permuted_totals,
        options.permutations,
    )
}

impl Selection {
    /// Evaluates the choices. `permuted_totals` holds, for each feature, the sum of the costs of the choices over all puzzles
    /// and `permutations`.
    fn of(
        instances: &Instances,
        folds: &[usize],
        chosen: &[usize],
        permuted_totals: &[f64],
        permutations: usize,
    ) -> Result<Self, SelectionError> {
        let puzzles = || 0..instances.len();
        let run_costs: Vec<_> = puzzles()
            .map(|one| instances.costs[one][chosen[one]])
            .collect();
        let selector_costs: Vec<_> = (run_costs.iter().zip(&instances.feature_costs))
            .map(|(run, features)| run + features)
            .collect();
        let column = |contestant: usize| -> Vec<f64> {
            instances.costs.iter().map(|row| row[contestant]).collect()
        };
        let contestant_costs: Vec<_> = (0..instances.contestants())
            .map(|one| mean(&column(one)))
            .collect();
        let best_costs: Vec<_> = instances.costs.iter().map(|row| min(row)).collect();
        let base = mean(&run_costs);
        #[expect(
            clippy::cast_precision_loss,
            reason = "numbers of puzzles and permutations"
        )]
        let count = (instances.len() * permutations) as f64;
        let mut importance: Vec<_> = (permuted_totals.iter().enumerate())
            .filter(|_| permutations > 0)
            .map(|(feature, total)| FeatureImportance {
                feature,
                increase: total / count - base,
            })
            .collect();
        importance.sort_by(|a, b| b.increase.total_cmp(&a.increase));
        Ok(Self {
            choices: puzzles()
                .map(|puzzle| Choice {
                    fold: folds[puzzle],
                    chosen: chosen[puzzle],
                    best: index_of_min(&instances.costs[puzzle]),
                })
                .collect(),
            single_best: index_of_min(&contestant_costs),
            contestant_costs,
            virtual_best_cost: mean(&best_costs),
            selector_cost: mean(&selector_costs),
            feature_cost: mean(&instances.feature_costs),
            gap: Gap::of(&instances.costs, &selector_costs, &instances.classes)?,
            importance,
        })
    }
}

/// The index of the smallest value, and the first of several; 0 without values.
fn index_of_min(values: &[f64]) -> usize {
    let smallest = values.iter().enumerate().min_by(|a, b| a.1.total_cmp(b.1));
    smallest.map_or(0, |(index, _)| index)
}

/// The rows as slices.
fn slices(rows: &[Vec<f64>]) -> Vec<&[f64]> {
    rows.iter().map(Vec::as_slice).collect()
}

#[cfg(test)]
mod tests;
