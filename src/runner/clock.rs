#[cfg(not(target_family = "wasm"))]
use std::sync::LazyLock;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// A source of time. Only drivers read it: algorithms must not depend on time.
pub trait Clock {
    /// The time since an arbitrary origin, which never decreases.
    fn now(&self) -> Duration;
}

impl<C: Clock + ?Sized> Clock for &C {
    fn now(&self) -> Duration {
        (**self).now()
    }
}

/// The monotonic clock of the operating system.
#[cfg(not(target_family = "wasm"))]
#[derive(Clone, Copy, Debug, Default)]
pub struct MonotonicClock;

#[cfg(not(target_family = "wasm"))]
#[expect(
    clippy::disallowed_types,
    reason = "a native driver, which owns the clock"
)]
/// The origin of [`MonotonicClock`].
static ORIGIN: LazyLock<std::time::Instant> = LazyLock::new(std::time::Instant::now);

#[cfg(not(target_family = "wasm"))]
impl Clock for MonotonicClock {
    fn now(&self) -> Duration {
        ORIGIN.elapsed()
    }
}

/// A clock that moves only when it is advanced, for tests that must not depend on real time.
#[derive(Debug, Default)]
pub struct ManualClock {
    /// Nanoseconds since the origin.
    nanos: AtomicU64,
    /// The number of nanoseconds by which each reading moves the clock.
    per_read: u64,
}

impl ManualClock {
    /// A clock at its origin.
    pub fn new() -> Self {
        Self::default()
    }

    /// A manual clock that also advances by `step` each time it is read, in addition to calls of
    /// [`advance`](Self::advance).
    ///
    /// # Panics
    ///
    /// Panics if `step` is longer than 584 years, the limit of 64-bit nanoseconds.
    pub fn ticking(step: Duration) -> Self {
        Self {
            nanos: AtomicU64::new(0),
            per_read: to_nanos(step),
        }
    }

    /// Moves the clock forward.
    ///
    /// # Panics
    ///
    /// Panics if `time` is longer than 584 years, the limit of 64-bit nanoseconds.
    pub fn advance(&self, time: Duration) {
        self.nanos.fetch_add(to_nanos(time), Ordering::SeqCst);
    }
}

impl Clock for ManualClock {
    fn now(&self) -> Duration {
        Duration::from_nanos(self.nanos.fetch_add(self.per_read, Ordering::SeqCst))
    }
}

/// The time in nanoseconds.
fn to_nanos(time: Duration) -> u64 {
    u64::try_from(time.as_nanos()).expect("less than 584 years")
}

/// A stopwatch: measures the time since it was started.
#[derive(Clone, Copy, Debug)]
pub struct Stopwatch<C> {
    clock: C,
    start: Duration,
}

impl<C: Clock> Stopwatch<C> {
    /// Starts a stopwatch on `clock`, with no time elapsed.
    pub fn start(clock: C) -> Self {
        let start = clock.now();
        Self { clock, start }
    }

    /// The time since the stopwatch was started.
    pub fn elapsed(&self) -> Duration {
        self.clock.now().saturating_sub(self.start)
    }

    /// The clock that the stopwatch reads.
    pub fn clock(&self) -> &C {
        &self.clock
    }
}
