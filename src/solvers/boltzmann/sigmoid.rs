//! The sigmoid: the probability of a unit being on.

use sudoku_search::math;

/// The logistic function of the energy gap of a unit, at a temperature.
#[derive(Clone, Copy)]
pub(super) struct Sigmoid {
    pub(super) threshold: f64,
    pub(super) temperature: f64,
    /// The number of steps to which scaled probabilities are rounded up; 0: not rounded.
    pub(super) steps: u32,
}

impl Sigmoid {
    /// The probability of being on for a unit whose active excluding units have this total weight, without
    /// sign.
    pub(super) fn probability(self, inhibition: f64) -> f64 {
        let gap = -inhibition - self.threshold;
        1.0 / (1.0 + math::exp(-gap / self.temperature))
    }

    /// The probability of [`Self::probability`], rounded up to a multiple of 1 / `steps` unless that is 0, times 2³² and
    /// rounded down.
    ///
    /// Before it is rounded up, the probability is rounded to single precision, as in the program of the thesis: a
    /// probability below 10⁻⁴⁵ is 0.
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        clippy::cast_precision_loss,
        reason = "between 0 and 2³²; at most 1,000,000 steps"
    )]
    pub(super) fn scaled_probability(self, inhibition: f64) -> u64 {
        let probability = self.probability(inhibition);
        let rounded = if self.steps == 0 {
            probability
        } else {
            let steps = f64::from(self.steps);
            (f64::from(probability as f32 * self.steps as f32))
                .ceil()
                .min(steps)
                / steps
        };
        (rounded * 4_294_967_296.0) as u64
    }
}
