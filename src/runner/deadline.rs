use std::time::Duration;

use crate::{Clock, Stopwatch};

/// A stopwatch with an optional time limit.
#[derive(Clone, Copy, Debug)]
pub struct Deadline<C> {
    stopwatch: Stopwatch<C>,
    max_time: Option<Duration>,
}

impl<C: Clock> Deadline<C> {
    /// Starts a deadline that is reached `max_time` from now; with `None`, there is no limit.
    pub fn start(clock: C, max_time: Option<Duration>) -> Self {
        Self {
            stopwatch: Stopwatch::start(clock),
            max_time,
        }
    }

    /// Returns `true` if there is a time limit.
    pub fn is_limited(&self) -> bool {
        self.max_time.is_some()
    }

    /// Returns `true` if the time limit is reached. The clock is read only if there is a limit.
    pub fn is_over(&self) -> bool {
        self.max_time
            .is_some_and(|max_time| self.stopwatch.elapsed() >= max_time)
    }

    /// The time since the deadline was started.
    pub fn elapsed(&self) -> Duration {
        self.stopwatch.elapsed()
    }

    /// The clock that the deadline reads.
    pub fn clock(&self) -> &C {
        self.stopwatch.clock()
    }
}
