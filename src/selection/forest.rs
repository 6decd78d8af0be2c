use smartcore::ensemble::random_forest_regressor::{
    RandomForestRegressor, RandomForestRegressorParameters,
};
use smartcore::error::Failed;
use smartcore::linalg::basic::matrix::DenseMatrix;
use sudoku_search::{Seed, math};

use crate::SelectionError;

/// The smallest number of training puzzles in a leaf of a tree. Larger leaves average over more puzzles.
const MIN_LEAF: usize = 2;

/// A forest of regression trees.
type Forest = RandomForestRegressor<f64, f64, DenseMatrix<f64>, Vec<f64>>;

/// The quantity that a model predicts for each contestant. The contestant with the smallest prediction is chosen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum CostScale {
    /// The cost. The prediction is the mean cost of similar puzzles, so rare expensive runs count fully, as in a mean PAR-2
    /// score.
    #[default]
    Linear,
    /// The natural logarithm of 1 + cost. The prediction is close to a typical cost, so rare expensive runs count little.
    Log,
}

impl CostScale {
    /// The quantity for a cost.
    fn of(self, cost: f64) -> f64 {
        match self {
            Self::Linear => cost,
            Self::Log => math::ln(1.0 + cost),
        }
    }
}

/// A model that predicts the cost of each contestant on a puzzle: one random forest per contestant (Breiman, Machine Learning
/// 45, 2001), trained on costs in a [`CostScale`]. A third of the features is considered at each split.
pub struct CostModel {
    forests: Vec<Forest>,
}

impl CostModel {
    /// Trains the model. `features` and `costs` have one row per puzzle; a row of costs has one cost per contestant.
    ///
    /// # Errors
    ///
    /// [`SelectionError::Model`] if there are no puzzles or no features, or the rows differ in length.
    pub fn train(
        features: &[&[f64]],
        costs: &[&[f64]],
        scale: CostScale,
        trees: u16,
        seed: u32,
    ) -> Result<Self, SelectionError> {
        let contestants = costs.first().map_or(0, |row| row.len());
        let width = features.first().map_or(0, |row| row.len());
        let matrix = matrix(features)?;
        let forests = (0..contestants).map(|contestant| {
            let targets: Vec<_> = costs.iter().map(|row| scale.of(row[contestant])).collect();
            let number = u32::try_from(contestant).unwrap_or(u32::MAX);
            let parameters = RandomForestRegressorParameters::default()
                .with_n_trees(trees.into())
                .with_m((width / 3).max(1))
                .with_min_samples_leaf(MIN_LEAF)
                .with_seed(Seed(seed).child(number).0.into());
            Forest::fit(&matrix, &targets, parameters).map_err(|error| model_error(&error))
        });
        Ok(Self {
            forests: forests.collect::<Result<_, _>>()?,
        })
    }

    /// For each contestant, the predicted cost on each puzzle, in the scale of the training.
    ///
    /// # Errors
    ///
    /// [`SelectionError::Model`] if there are no puzzles, or their numbers of features differ.
    pub fn predict(&self, features: &[&[f64]]) -> Result<Vec<Vec<f64>>, SelectionError> {
        let matrix = matrix(features)?;
        (self.forests.iter())
            .map(|forest| forest.predict(&matrix).map_err(|error| model_error(&error)))
            .collect()
    }

    /// The contestant with the smallest predicted cost on each puzzle; the first of several.
    ///
    /// # Errors
    ///
    /// [`SelectionError::Model`] if there are no puzzles, or their numbers of features differ.
    pub fn choose(&self, features: &[&[f64]]) -> Result<Vec<usize>, SelectionError> {
        let predictions = self.predict(features)?;
        let smallest = |puzzle: usize| {
            let predicted = predictions
                .iter()
                .map(|of_contestant| of_contestant[puzzle]);
            (predicted.enumerate())
                .min_by(|a, b| a.1.total_cmp(&b.1))
                .map_or(0, |(contestant, _)| contestant)
        };
        Ok((0..features.len()).map(smallest).collect())
    }
}

/// The rows as a matrix.
fn matrix(rows: &[&[f64]]) -> Result<DenseMatrix<f64>, SelectionError> {
    let rows: Vec<_> = rows.iter().map(|row| row.to_vec()).collect();
    DenseMatrix::from_2d_vec(&rows).map_err(|error| model_error(&error))
}

/// An error of the library.
pub(crate) fn model_error(error: &Failed) -> SelectionError {
    SelectionError::Model(error.to_string())
}
