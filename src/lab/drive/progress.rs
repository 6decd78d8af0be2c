//! How far long work has come, on stderr where a person reads it.

use std::io::{IsTerminal as _, stderr};
use std::time::Duration;

use crate::clock::Clock;
use crate::failure::complain;

/// Between two lines.
const PAUSE: Duration = Duration::from_secs(1);

/// Says how much is done, and how long the rest takes at that rate.
pub(crate) struct Progress {
    all: u64,
    /// What was done before.
    before: u64,
    begin: Clock,
    last: Duration,
    /// Nobody reads it in a file.
    seen: bool,
}

impl Progress {
    /// Of so much, of which some is done already.
    pub(crate) fn new(all: u64, before: u64) -> Self {
        if before > 0 {
            complain(&format!("{before} of {all} are done already"));
        }
        Self {
            all,
            before,
            begin: Clock::start(),
            last: Duration::ZERO,
            seen: stderr().is_terminal(),
        }
    }

    /// So much is done now.
    pub(crate) fn tell(&mut self, done: u64) {
        let elapsed = self.begin.elapsed();
        if !self.seen || elapsed < self.last + PAUSE || done <= self.before {
            return;
        }
        self.last = elapsed;
        #[expect(clippy::cast_precision_loss, reason = "an estimate")]
        let share = (self.all - done) as f64 / (done - self.before) as f64;
        let left = elapsed.mul_f64(share).as_secs();
        complain(&format!("{done} of {}, about {left} s left", self.all));
    }

    /// All is done.
    pub(crate) fn end(&self) {
        complain(&format!(
            "{} of {} in {:.1} s",
            self.all,
            self.all,
            self.begin.elapsed().as_secs_f64()
        ));
    }
}
