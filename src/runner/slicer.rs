use std::time::Duration;

use crate::Clock;

/// The approximate number of clock reads per slice. More reads let a slice end closer to its limit, but leave
/// less time for work. A read takes well under a microsecond.
const CLOCK_READS_PER_SLICE: u32 = 16;

/// The maximum number of pieces of work between two clock reads.
const MAX_PIECES_PER_READ: u64 = 1 << 32;

/// Adapts the number of pieces of work between two clock reads. The clock decides only after which piece a slice
/// ends, never what a piece does.
#[derive(Clone, Debug)]
pub struct Slicer {
    /// The number of pieces of work until the next clock read.
    pieces: u64,
}

impl Default for Slicer {
    fn default() -> Self {
        Self::new()
    }
}

impl Slicer {
    /// Creates a slicer that starts with one piece per clock read.
    pub fn new() -> Self {
        Self { pieces: 1 }
    }

    /// Calls `advance` repeatedly for at most about `limit`, but at least once, and returns the time taken.
    /// `advance` does the given number of pieces of work and returns `true` if work remains. The slice ends if no
    /// work remains, or if another call as long as the last one would exceed the limit.
    pub fn work(
        &mut self,
        clock: &dyn Clock,
        limit: Duration,
        advance: &mut dyn FnMut(u64) -> bool,
    ) -> Duration {
        let time_per_read = limit / CLOCK_READS_PER_SLICE;
        let start = clock.now();
        let mut last_reading = start;
        loop {
            let is_unfinished = advance(self.pieces);
            let now = clock.now();
            let duration = now.saturating_sub(last_reading);
            // The last call may have had fewer pieces left, so its time says nothing about their number.
            if is_unfinished && duration < time_per_read / 2 {
                self.pieces = (self.pieces * 2).min(MAX_PIECES_PER_READ);
            } else if duration > time_per_read {
                self.pieces = (self.pieces / 2).max(1);
            }
            let total = now.saturating_sub(start);
            if !is_unfinished || total.saturating_add(duration) > limit {
                return total;
            }
            last_reading = now;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ManualClock;

    const SLICE: Duration = Duration::from_millis(16);

    /// The numbers of pieces of the calls in one slice, if a piece takes `piece`.
    fn calls(slicer: &mut Slicer, piece: Duration) -> Vec<u64> {
        let (clock, mut calls) = (ManualClock::new(), Vec::new());
        let duration = slicer.work(&clock, SLICE, &mut |pieces| {
            calls.push(pieces);
            clock.advance(piece * u32::try_from(pieces).expect("few"));
            true
        });
        assert_eq!(duration, clock.now());
        calls
    }

    #[test]
    fn pieces_per_reading_follow_their_time() {
        let mut slicer = Slicer::new();
        let microsecond = Duration::from_micros(1);
        let fast_calls = calls(&mut slicer, microsecond);
        assert_eq!(fast_calls[..10], [1, 2, 4, 8, 16, 32, 64, 128, 256, 512]);
        assert!(
            fast_calls[10..].iter().all(|pieces| *pieces == 512),
            "{fast_calls:?}"
        );
        // The slice ends where one more call would exceed its limit.
        let total_pieces: u64 = fast_calls.iter().sum();
        assert!(
            (16_000 - 512..=16_000).contains(&total_pieces),
            "{total_pieces}"
        );
        // Pieces that take a thousand times as long.
        let slow_calls = calls(&mut slicer, Duration::from_millis(1));
        assert_eq!(slow_calls, [512], "one call exceeds the slice");
        let slow_calls = calls(&mut slicer, Duration::from_millis(20));
        assert_eq!(slow_calls, [256], "at least one call");
    }

    #[test]
    fn a_slice_ends_with_its_work() {
        let clock = ManualClock::ticking(Duration::from_micros(1));
        let mut pieces_left = 100_u64;
        Slicer::new().work(&clock, SLICE, &mut |pieces| {
            pieces_left = pieces_left.saturating_sub(pieces);
            pieces_left > 0
        });
        assert_eq!(pieces_left, 0);
    }

    #[test]
    fn an_endless_limit_does_not_overflow() {
        let clock = ManualClock::ticking(Duration::from_secs(1));
        let mut calls = 0;
        Slicer::new().work(&clock, Duration::MAX, &mut |_| {
            calls += 1;
            calls < 100
        });
        assert_eq!(calls, 100);
    }
}
