//! Statistics compared with published examples and with other packages.
//!
//! Values with a function call in the comment come from it: scipy 1.17.1, statsmodels 0.15.0,
//! lifelines 0.30.3.

mod anytime;
mod clusters;
mod correlation;
mod edges;
mod moments;
mod properties;
mod proportions;
mod ranks;
mod reproduction;
mod streamed;
mod survival;

use sudoku_stats::{ConfidenceLevel, Estimate};

/// Ten values without a pattern.
const VALUES: [f64; 10] = [3.1, 4.7, 0.2, 9.9, 5.5, 2.6, 7.1, 4.4, 12.8, 1.3];

const LEVEL_95: ConfidenceLevel = ConfidenceLevel::DEFAULT;

/// Asserts equality to 11 digits, the accuracy on which two good implementations agree.
#[track_caller]
fn assert_near(got: f64, expected: f64) {
    assert_within(got, expected, 1e-11 * expected.abs().max(1e-3));
}

/// Asserts equality within the rounding of a published figure.
#[track_caller]
fn assert_within(got: f64, expected: f64, tolerance: f64) {
    assert!((got - expected).abs() <= tolerance, "{got}, not {expected}");
}

#[track_caller]
fn assert_interval(got: Estimate, expected: [f64; 3]) {
    for (got, expected) in [got.value, got.low, got.high].into_iter().zip(expected) {
        assert_near(got, expected);
    }
}

/// Asserts that an estimate equals published figures with this number of decimal places.
#[track_caller]
fn assert_printed(got: Estimate, expected: [f64; 3], places: i32) {
    let tolerance = 0.5 * 10.0_f64.powi(-places) + 1e-12;
    for (got, expected) in [got.value, got.low, got.high].into_iter().zip(expected) {
        assert_within(got, expected, tolerance);
    }
}
