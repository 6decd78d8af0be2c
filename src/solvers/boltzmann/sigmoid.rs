//! The curve by which a unit decides.

use sudoku_search::math;

/// How likely a unit is on.
#[derive(Clone, Copy)]
pub(super) struct Sigmoid {
    pub(super) threshold: f64,
    pub(super) temperature: f64,
}

impl Sigmoid {
    /// The probability to be on for a unit whose active excluders weigh so much.
    pub(super) fn probability(self, pull: f64) -> f64 {
        let gap = -pull - self.threshold;
        1.0 / (1.0 + math::exp(-gap / self.temperature))
    }

    /// The same, 2³² times.
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "between 0 and 2³²"
    )]
    pub(super) fn chance(self, pull: f64) -> u64 {
        (self.probability(pull) * 4_294_967_296.0) as u64
    }
}
