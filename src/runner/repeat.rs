use std::time::Duration;

use crate::{Clock, Stopwatch};

/// The time of repeated work.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Repetition {
    /// The time of all repetitions.
    pub total: Duration,
    /// The number of repetitions.
    pub times: u32,
}

impl Repetition {
    /// The mean time per repetition.
    pub fn mean(&self) -> Duration {
        self.total / self.times
    }
}

/// Measures work that is too short for a coarse clock. Repeats the work in rounds: `times` times in the first
/// round (0 counts as 1), then twice as often in each further round, until one round takes at least `min_time`.
/// Returns that round only; the rounds before it warm up the code. `None` if `work` returns `None`.
pub fn repeat_for(
    clock: &dyn Clock,
    min_time: Duration,
    times: u32,
    work: &mut dyn FnMut() -> Option<()>,
) -> Option<Repetition> {
    repeat(clock, min_time, times, work, |last, _| last)
}

/// Measures work whose code is warmed up, in half the time of [`repeat_for`]. Repeats the work in rounds of doubling
/// length until all rounds together take at least `min_time`, and returns the sum of all rounds. `None` if `work`
/// returns `None`.
pub fn repeat_for_total(
    clock: &dyn Clock,
    min_time: Duration,
    times: u32,
    work: &mut dyn FnMut() -> Option<()>,
) -> Option<Repetition> {
    repeat(clock, min_time, times, work, |_, all| all)
}

/// Repeats `work` in rounds until the measurement that `choose` selects, from the last round and the sum of
/// all rounds, takes at least `min_time`.
fn repeat(
    clock: &dyn Clock,
    min_time: Duration,
    times: u32,
    work: &mut dyn FnMut() -> Option<()>,
    choose: fn(Repetition, Repetition) -> Repetition,
) -> Option<Repetition> {
    let mut times = times.max(1);
    let mut sum = Repetition {
        total: Duration::ZERO,
        times: 0,
    };
    loop {
        let stopwatch = Stopwatch::start(clock);
        for _ in 0..times {
            work()?;
        }
        let total = stopwatch.elapsed();
        sum.total += total;
        sum.times = sum.times.saturating_add(times);
        let selected = choose(Repetition { total, times }, sum);
        if selected.total >= min_time || times > u32::MAX / 2 {
            return Some(selected);
        }
        times *= 2;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ManualClock;

    #[test]
    fn work_is_repeated_until_a_round_is_long_enough() {
        let millis = Duration::from_millis;
        for (times, expected) in [(0, 8), (1, 8), (3, 12), (100, 100)] {
            let clock = ManualClock::new();
            let repetition = repeat_for(&clock, millis(15), times, &mut || {
                clock.advance(millis(2));
                Some(())
            });
            let repetition = repetition.expect("the work is done");
            let total = millis(2) * expected;
            let times = expected;
            assert_eq!(repetition, Repetition { total, times });
            assert_eq!(repetition.mean(), millis(2));
        }
        let clock = ManualClock::new();
        assert_eq!(repeat_for(&clock, millis(1), 1, &mut || None), None);
    }

    #[test]
    fn all_rounds_count_where_they_are_asked_for() {
        let (clock, millis) = (ManualClock::new(), Duration::from_millis);
        let repetition = repeat_for_total(&clock, millis(15), 1, &mut || {
            clock.advance(millis(2));
            Some(())
        });
        // Rounds of 1, 2, 4 and 8.
        let (total, times) = (millis(30), 15);
        assert_eq!(repetition, Some(Repetition { total, times }));
    }
}
