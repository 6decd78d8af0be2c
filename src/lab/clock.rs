//! Time, which only drivers know.

use std::time::Duration;

/// Pieces of work between two looks at the clock; each takes well under a millisecond.
pub(crate) const PIECES: u64 = 64;

/// Monotonic time.
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
    pub(crate) fn start() -> Self {
        Self(std::time::Instant::now())
    }

    pub(crate) fn elapsed(&self) -> Duration {
        self.0.elapsed()
    }
}
