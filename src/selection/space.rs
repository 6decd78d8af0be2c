use smartcore::decomposition::pca::{PCA, PCAParameters};
use smartcore::linalg::basic::arrays::Array as _;
use smartcore::linalg::basic::matrix::DenseMatrix;
use sudoku_stats::{mean, population_std_dev};

use crate::SelectionError;
use crate::forest::model_error;

/// A map of puzzles: the two principal components of their standardised features. Smith-Miles et al. (Computers & Operations
/// Research 45, 2014) call such a map the instance space.
#[derive(Clone, Debug, PartialEq)]
pub struct InstanceSpace {
    /// The coordinates of each puzzle.
    pub points: Vec<[f64; 2]>,
    /// The share of the variance of the standardised features that each axis explains.
    pub explained: [f64; 2],
}

impl InstanceSpace {
    /// The map of puzzles with these features, one row per puzzle. Features with the same value for all puzzles are left out. The
    /// direction of each axis is chosen so that its first feature with the largest weight has a positive weight.
    ///
    /// # Errors
    ///
    /// [`SelectionError::Model`] if fewer than two features differ between the puzzles.
    pub fn of(features: &[Vec<f64>]) -> Result<Self, SelectionError> {
        let width = features.first().map_or(0, Vec::len);
        let columns: Vec<Vec<f64>> = (0..width)
            .filter_map(|feature| {
                let column: Vec<_> = features.iter().map(|row| row[feature]).collect();
                let (centre, deviation) = (mean(&column), population_std_dev(&column));
                // Rounding can give constant features a tiny deviation.
                let is_constant = column.iter().all(|value| (value - column[0]).abs() <= 0.0);
                let standardised = column.iter().map(|value| (value - centre) / deviation);
                (!is_constant).then(|| standardised.collect())
            })
            .collect();
        if columns.len() < 2 {
            let reason = "fewer than two features differ between the puzzles";
            return Err(SelectionError::Model(reason.to_owned()));
        }
        let rows: Vec<Vec<f64>> = (0..features.len())
            .map(|puzzle| columns.iter().map(|column| column[puzzle]).collect())
            .collect();
        let matrix = DenseMatrix::from_2d_vec(&rows).map_err(|error| model_error(&error))?;
        let pca = PCA::fit(&matrix, PCAParameters::default().with_n_components(2));
        let pca = pca.map_err(|error| model_error(&error))?;
        let components = pca.components();
        let weights = |axis: usize| -> Vec<f64> {
            (0..columns.len())
                .map(|feature| *components.get((feature, axis)))
                .collect()
        };
        let axes = [0, 1].map(|axis| {
            let mut weights = weights(axis);
            let largest = weights
                .iter()
                .copied()
                .reduce(|a, b| if b.abs() > a.abs() { b } else { a });
            if largest.is_some_and(|largest| largest < 0.0) {
                for weight in &mut weights {
                    *weight = -*weight;
                }
            }
            weights
        });
        let dot = |a: &[f64], b: &[f64]| a.iter().zip(b).map(|(a, b)| a * b).sum::<f64>();
        let points: Vec<_> = (rows.iter())
            .map(|row| axes.each_ref().map(|weights| dot(row, weights)))
            .collect();
        let explained = [0, 1].map(|axis| {
            let squares: Vec<_> = points
                .iter()
                .map(|point| point[axis] * point[axis])
                .collect();
            mean(&squares) / count(columns.len())
        });
        Ok(Self { points, explained })
    }
}

#[expect(clippy::cast_precision_loss, reason = "a number of features")]
fn count(number: usize) -> f64 {
    number as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_axis_is_the_direction_in_which_features_vary_together() {
        // Two features that are equal, one that is independent of them, and a constant.
        let rows: Vec<_> = (0..16)
            .map(|n| {
                let (a, b) = (f64::from(n / 4), f64::from(n % 4));
                vec![a, 7.0, a, b]
            })
            .collect();
        let space = InstanceSpace::of(&rows).expect("features that vary");
        let [first, second] = space.explained;
        assert!(
            (first - 2.0 / 3.0).abs() < 1e-9 && (second - 1.0 / 3.0).abs() < 1e-9,
            "{first} {second}"
        );
        for (row, point) in rows.iter().zip(&space.points) {
            let standardised = |value: f64| (value - 1.5) / 1.25_f64.sqrt();
            assert!(
                (point[0] - standardised(row[0]) * 2.0_f64.sqrt()).abs() < 1e-9,
                "{point:?}"
            );
            assert!((point[1] - standardised(row[3])).abs() < 1e-9, "{point:?}");
        }
    }

    #[test]
    fn constant_features_have_no_map() {
        let error = InstanceSpace::of(&[vec![1.0, 2.0], vec![1.0, 2.0]]).expect_err("constant");
        assert!(
            error.to_string().contains("fewer than two features"),
            "{error}"
        );
    }
}
