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
    all: u64,
    /// The number of items done by earlier calls.
    before: u64,
    /// Runs since the start of this call.
    clock: Stopwatch<MonotonicClock>,
    /// The time of the last message on `clock`.
    last: Duration,
    /// `true` if stderr is a terminal; in a file, only the first and the last message are written.
    is_terminal: bool,
}

impl Progress {
    /// Starts with `before` of `all` items done, and reports them if there are any.
    pub(crate) fn new(all: u64, before: u64) -> Self {
        if before > 0 {
            print_stderr(&format!("{before} of {all} were done before"));
        }
        Self {
            all,
            before,
            clock: Stopwatch::start(MonotonicClock),
            last: Duration::ZERO,
            is_terminal: stderr().is_terminal(),
        }
    }

    /// Reports that `done` items are done, on a terminal and at most once per [`MIN_INTERVAL`].
    pub(crate) fn update(&mut self, done: u64) {
        let elapsed = self.clock.elapsed();
        if !self.is_terminal || elapsed < self.last + MIN_INTERVAL || done <= self.before {
            return;
        }
        self.last = elapsed;
        #[expect(clippy::cast_precision_loss, reason = "an estimate")]
        let remaining_ratio = (self.all - done) as f64 / (done - self.before) as f64;
        let seconds_left = elapsed.mul_f64(remaining_ratio).as_secs();
        print_stderr(&format!(
            "{done} of {}, about {seconds_left} s left",
            self.all
        ));
    }

    /// Reports that all items are done, and the time of this call.
    pub(crate) fn end(&self) {
        print_stderr(&format!(
            "{} of {} in {:.1} s",
            self.all,
            self.all,
            self.clock.elapsed().as_secs_f64()
        ));
    }
}
