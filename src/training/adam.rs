//! The optimiser.

/// Adam (Kingma and Ba, 2015) with decoupled weight decay (Loshchilov and Hutter, 2019).
#[derive(Clone, Debug)]
pub(crate) struct Adam {
    /// The running mean of the gradient.
    mean: Vec<f32>,
    /// The running mean of its squares.
    square: Vec<f32>,
    /// The decay rates of the two means, to the power of the number of updates.
    powers: [f32; 2],
}

/// The decay rates of the running means.
const DECAY: [f32; 2] = [0.9, 0.99];
/// The share of a weight that is removed per update, times the learning rate.
const WEIGHT_DECAY: f32 = 1e-4;
/// Added to the divisor, so that it is not 0.
const EPSILON: f32 = 1e-8;

impl Adam {
    pub(crate) fn new(weights: usize) -> Self {
        Self {
            mean: vec![0.0; weights],
            square: vec![0.0; weights],
            powers: [1.0; 2],
        }
    }

    /// Changes the weights by a gradient.
    pub(crate) fn update(&mut self, weights: &mut [f32], gradient: &[f32], rate: f32) {
        for (power, decay) in self.powers.iter_mut().zip(DECAY) {
            *power *= decay;
        }
        let [mean_correction, square_correction] = self.powers.map(|power| 1.0 / (1.0 - power));
        let moments = self.mean.iter_mut().zip(&mut self.square);
        for ((weight, gradient), (mean, square)) in weights.iter_mut().zip(gradient).zip(moments) {
            *mean += (1.0 - DECAY[0]) * (gradient - *mean);
            *square += (1.0 - DECAY[1]) * (gradient * gradient - *square);
            let direction =
                *mean * mean_correction / ((*square * square_correction).sqrt() + EPSILON);
            *weight -= rate * (direction + WEIGHT_DECAY * *weight);
        }
    }
}

/// Scales a gradient down to length 1 if it is longer.
pub(crate) fn clip(gradient: &mut [f32]) {
    let square: f32 = gradient.iter().map(|value| value * value).sum();
    if square > 1.0 {
        let scale = 1.0 / square.sqrt();
        for value in gradient {
            *value *= scale;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_minimum_is_reached() {
        let mut weights = [3.0, -2.0];
        let mut adam = Adam::new(2);
        for _ in 0..2000 {
            let gradient = [2.0 * (weights[0] - 1.0), 20.0 * (weights[1] - 0.5)];
            adam.update(&mut weights, &gradient, 0.01);
        }
        assert!(
            (weights[0] - 1.0).abs() < 0.02 && (weights[1] - 0.5).abs() < 0.02,
            "{weights:?}"
        );
    }

    #[test]
    fn long_gradients_are_clipped() {
        let mut long = [3.0, 4.0];
        clip(&mut long);
        assert!((long[0] - 0.6).abs() < 1e-6 && (long[1] - 0.8).abs() < 1e-6);
        let mut short = [0.3, 0.4];
        clip(&mut short);
        assert!((short[0] - 0.3).abs() < 1e-9);
    }
}
