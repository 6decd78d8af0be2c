//! Logistic regression by Newton's method, and the area under the ROC curve.

use sudoku_search::math;
use sudoku_stats::ranks;

/// The number of Newton steps; they converge after fewer than ten.
const ITERATIONS: usize = 12;

/// The penalty on the square of a weight of standardised inputs, per example.
const RIDGE: f64 = 1e-4;

/// A logistic regression.
#[derive(Debug)]
pub(crate) struct Logistic {
    means: Vec<f64>,
    scales: Vec<f64>,
    /// The weights of the standardised inputs; the last one is the bias.
    weights: Vec<f64>,
}

impl Logistic {
    /// Fits labels to rows of `width` inputs.
    pub(crate) fn fit(width: usize, rows: &[f32], labels: &[bool]) -> Self {
        let count = labels.len().max(1) as f64;
        let column = |j: usize| {
            rows.iter()
                .skip(j)
                .step_by(width)
                .map(|&value| f64::from(value))
        };
        let means: Vec<_> = (0..width).map(|j| column(j).sum::<f64>() / count).collect();
        let deviation = |j: usize| {
            let squares: f64 = column(j).map(|value| (value - means[j]).powi(2)).sum();
            (squares / count).sqrt()
        };
        // A constant input, as at step 0, keeps weight 0.
        let scale = |deviation: f64| {
            if deviation > 1e-9 {
                1.0 / deviation
            } else {
                0.0
            }
        };
        let mut model = Self {
            scales: (0..width).map(|j| scale(deviation(j))).collect(),
            means,
            weights: vec![0.0; width + 1],
        };
        for _ in 0..ITERATIONS {
            let step = model.newton_step(rows, labels);
            for (weight, step) in model.weights.iter_mut().zip(step) {
                *weight += step;
            }
        }
        model
    }

    /// The standardised inputs and a 1 for the bias.
    fn inputs(&self, row: &[f32]) -> Vec<f64> {
        let values = row.iter().zip(self.means.iter().zip(&self.scales));
        let standardised = values.map(|(&value, (mean, scale))| (f64::from(value) - mean) * scale);
        standardised.chain([1.0]).collect()
    }

    /// The change of the weights that maximises the quadratic approximation of the penalised likelihood.
    fn newton_step(&self, rows: &[f32], labels: &[bool]) -> Vec<f64> {
        let n = self.weights.len();
        let mut gradient = vec![0.0; n];
        let mut hessian = vec![vec![0.0; n]; n];
        for (row, &label) in rows.chunks_exact(n - 1).zip(labels) {
            let inputs = self.inputs(row);
            let p = 1.0 / (1.0 + math::exp(-self.dot(&inputs)));
            let error = f64::from(u8::from(label)) - p;
            let curvature = p * (1.0 - p);
            for i in 0..n {
                gradient[i] += error * inputs[i];
                let scaled = curvature * inputs[i];
                for j in 0..=i {
                    hessian[i][j] += scaled * inputs[j];
                }
            }
        }
        let penalty = RIDGE * labels.len() as f64;
        for i in 0..n {
            gradient[i] -= penalty * self.weights[i];
            hessian[i][i] += penalty;
        }
        solve(hessian, gradient)
    }

    fn dot(&self, inputs: &[f64]) -> f64 {
        let terms = inputs.iter().zip(&self.weights);
        terms.map(|(input, weight)| input * weight).sum()
    }

    /// The log-odds of a row of inputs.
    pub(crate) fn score(&self, row: &[f32]) -> f64 {
        self.dot(&self.inputs(row))
    }
}

/// Solves `matrix · x = right` for a positive definite matrix, of which the lower triangle is given, by Cholesky's method.
fn solve(mut matrix: Vec<Vec<f64>>, mut right: Vec<f64>) -> Vec<f64> {
    let n = right.len();
    for i in 0..n {
        for j in 0..=i {
            let dot: f64 = (0..j).map(|k| matrix[i][k] * matrix[j][k]).sum();
            let rest = matrix[i][j] - dot;
            matrix[i][j] = if i == j {
                rest.sqrt()
            } else {
                rest / matrix[j][j]
            };
        }
    }
    for i in 0..n {
        let dot: f64 = (0..i).map(|k| matrix[i][k] * right[k]).sum();
        right[i] = (right[i] - dot) / matrix[i][i];
    }
    for i in (0..n).rev() {
        let dot: f64 = (i + 1..n).map(|k| matrix[k][i] * right[k]).sum();
        right[i] = (right[i] - dot) / matrix[i][i];
    }
    right
}

/// The area under the ROC curve: the probability that a positive example has a higher score than a negative one, with
/// ties counted half. 0.5 if there are no examples of a kind.
pub(crate) fn area_under_curve(scores: &[f64], labels: &[bool]) -> f64 {
    let positive = labels.iter().filter(|&&label| label).count() as f64;
    let negative = labels.len() as f64 - positive;
    let Ok(ranks) = ranks(scores) else {
        return 0.5;
    };
    if positive == 0.0 || negative == 0.0 {
        return 0.5;
    }
    let of_positive = ranks.iter().zip(labels).filter(|(_, label)| **label);
    let sum: f64 = of_positive.map(|(rank, _)| rank).sum();
    (sum - positive * (positive + 1.0) / 2.0) / (positive * negative)
}
