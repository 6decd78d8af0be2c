//! Time slices: work for a number of milliseconds, with the clock read in the module.

use std::time::Duration;

use sudoku_runner::{self as runner, Clock};
use wasm_bindgen::prelude::wasm_bindgen;
use web_sys::Performance;

#[wasm_bindgen]
extern "C" {
    /// The global `performance`, which exists in pages, workers and Node.
    #[wasm_bindgen(thread_local_v2, js_name = performance)]
    static PERFORMANCE: Performance;
}

/// The time in milliseconds since an arbitrary origin. Browsers reduce its resolution, to 1 ms at worst.
pub(crate) fn now() -> f64 {
    PERFORMANCE.with(Performance::now)
}

/// The clock of `performance.now`.
#[derive(Clone, Copy)]
pub(crate) struct PerformanceClock;

impl Clock for PerformanceClock {
    fn now(&self) -> Duration {
        duration(now())
    }
}

/// Converts milliseconds to a duration, rounded to nanoseconds. Negative numbers become 0.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "conversion saturates, and `NaN` becomes 0"
)]
pub(crate) fn duration(ms: f64) -> Duration {
    Duration::from_nanos((ms * 1e6).round() as u64)
}

/// Converts a duration to microseconds.
#[expect(
    clippy::cast_precision_loss,
    reason = "exact to the nanosecond for 104 days"
)]
pub(crate) fn micros(time: Duration) -> f64 {
    time.as_nanos() as f64 / 1000.0
}

/// A [`runner::Slicer`] on the clock of `performance.now`, with times as JavaScript passes them.
pub(crate) struct Slicer(runner::Slicer);

impl Slicer {
    /// Starts with one piece per clock read.
    pub(crate) fn new() -> Self {
        Self(runner::Slicer::new())
    }

    /// Calls [`runner::Slicer::work`] with a limit of `ms` milliseconds, and returns the time taken in microseconds.
    pub(crate) fn work(&mut self, ms: f64, advance: &mut dyn FnMut(u64) -> bool) -> f64 {
        micros(self.0.work(&PerformanceClock, duration(ms), advance))
    }
}
