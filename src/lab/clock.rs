//! The clock. Only drivers read it: algorithms must not depend on time.

use std::time::Duration;

/// Pieces of work between two readings of the clock; a piece takes well under a millisecond.
pub(crate) const PIECES_PER_CLOCK_READ: u64 = 64;

/// A stopwatch on the monotonic clock.
#[expect(
    clippy::disallowed_types,
    reason = "a native driver, which owns the clock"
)]
pub(crate) struct Clock(std::time::Instant);

#[expect(
    clippy::disallowed_types,
    reason = "a native driver, which owns the clock"
)]
impl Clock {
    /// Starts at zero.
    pub(crate) fn start() -> Self {
        Self(std::time::Instant::now())
    }

    /// The time since the start.
    pub(crate) fn elapsed(&self) -> Duration {
        self.0.elapsed()
    }
}
