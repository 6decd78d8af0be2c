//! Progress messages on stderr.

use std::io::{IsTerminal as _, stderr};
use std::time::Duration;

use sudoku_runner::{MonotonicClock, Stopwatch};

use crate::failure::print_stderr;

/// The minimum time between two progress messages.
const MIN_INTERVAL: Duration = Duration::from_secs(1);

/// Reports how many items are done and estimates the remaining time.
pub(crate) struct Progress {
    /// The number of items, including those done by earlier calls.
    total: u64,
    /// The number of items done by earlier calls.
    already_done: u64,
    /// Measures the time since the start of this call.
    stopwatch: Stopwatch<MonotonicClock>,
    /// The reading of `stopwatch` at the last message.
    last_message: Duration,
    /// `true` if stderr is a terminal; in a file, only the first and the last message are written.
    is_terminal: bool,
}

impl Progress {
    /// Starts with `already_done` of `total` items done, and reports them if there are any.
    pub(crate) fn new(total: u64, already_done: u64) -> Self {
        if already_done > 0 {
            print_stderr(&format!("{already_done} of {total} are already done"));
        }
        Self {
            total,
            already_done,
            stopwatch: Stopwatch::start(MonotonicClock),
            last_message: Duration::ZERO,
            is_terminal: stderr().is_terminal(),
        }
    }

    /// Reports that `done` items are done, if stderr is a terminal and the last message is at least
    /// [`MIN_INTERVAL`] old.
    pub(crate) fn update(&mut self, done: u64) {
        let elapsed = self.stopwatch.elapsed();
        if !self.is_terminal
            || elapsed < self.last_message + MIN_INTERVAL
            || done <= self.already_done
        {
            return;
        }
        self.last_message = elapsed;
        #[expect(clippy::cast_precision_loss, reason = "an estimate")]
        let remaining_ratio = (self.total - done) as f64 / (done - self.already_done) as f64;
        let seconds_left = elapsed.mul_f64(remaining_ratio).as_secs();
        print_stderr(&format!(
            "{done} of {}, about {seconds_left} s left",
            self.total
        ));
    }

    /// Reports that all items are done, and the time of this call.
    pub(crate) fn end(&self) {
        print_stderr(&format!(
            "{} of {} in {:.1} s",
            self.total,
            self.total,
            self.stopwatch.elapsed().as_secs_f64()
        ));
    }
}
