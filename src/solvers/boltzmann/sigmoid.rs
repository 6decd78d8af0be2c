//! The sigmoid: the probability of a unit being on.

use sudoku_search::math;

/// The logistic function of the energy gap of a unit, at a temperature.
#[derive(Clone, Copy)]
pub(super) struct Sigmoid {
    pub(super) threshold: f64,
    pub(super) temperature: f64,
}

impl Sigmoid {
    /// The probability of being on for a unit whose active excluding units have this total weight, without
    /// sign.
    pub(super) fn probability(self, inhibition: f64) -> f64 {
        let gap = -inhibition - self.threshold;
        1.0 / (1.0 + math::exp(-gap / self.temperature))
    }

    /// The probability of [`Self::probability`] times 2³², rounded down.
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "between 0 and 2³²"
    )]
    pub(super) fn scaled_probability(self, inhibition: f64) -> u64 {
        (self.probability(inhibition) * 4_294_967_296.0) as u64
    }
}
