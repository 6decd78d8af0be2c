use sudoku_search::Run;

use crate::{Clock, Deadline, PIECES_PER_CLOCK_READ, SLOW_ITEM, Stopwatch};

/// Advances a run on the current thread until it ends or the deadline is reached. Calls `on_slow` once if
/// the run takes longer than [`SLOW_ITEM`].
pub fn run_to_end<C: Clock>(run: &mut Run, deadline: &Deadline<C>, on_slow: &mut dyn FnMut()) {
    let stopwatch = Stopwatch::start(deadline.clock());
    let mut pieces = PIECES_PER_CLOCK_READ;
    let mut is_reported = false;
    while run.outcome().is_none() {
        run.advance(u64::MAX, pieces);
        if deadline.is_over() {
            return;
        }
        if stopwatch.elapsed() < SLOW_ITEM {
            // Short runs double their pieces: the clock would otherwise cost as much as the search.
            if !deadline.is_limited() {
                pieces *= 2;
            }
        } else if !is_reported && run.outcome().is_none() {
            on_slow();
            is_reported = true;
        }
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use sudoku_foreign::FOREIGN;
    use sudoku_grid::{ParseOptions, parse};

    use super::*;
    use crate::ManualClock;

    /// A run of more than a thousand steps.
    fn long_run() -> Run {
        let file = include_str!("../../tests/puzzles/many-solutions-1000.txt");
        let line = file.lines().find(|line| !line.starts_with('#'));
        let parsed = parse(&line.expect("a puzzle")[..81], ParseOptions::default());
        let position = parsed
            .expect("a puzzle")
            .position()
            .expect("no duplicate digit");
        let setup = FOREIGN.setup().within(sudoku_search::Limits {
            solutions: 0,
            steps: None,
        });
        FOREIGN.start(&position, &setup, false).expect("it starts")
    }

    #[test]
    fn a_run_without_a_limit_ends_and_is_reported_as_slow_once() {
        let clock = ManualClock::ticking(Duration::from_millis(6));
        let (mut run, mut slow_count) = (long_run(), 0);
        run_to_end(&mut run, &Deadline::start(&clock, None), &mut || {
            slow_count += 1;
        });
        assert!(run.outcome().is_some());
        assert_eq!(slow_count, 1);
    }

    #[test]
    fn a_run_on_a_clock_that_stands_still_is_not_slow() {
        let clock = ManualClock::new();
        let (mut run, mut slow_count) = (long_run(), 0);
        run_to_end(&mut run, &Deadline::start(&clock, None), &mut || {
            slow_count += 1;
        });
        assert_eq!((run.outcome().is_some(), slow_count), (true, 0));
    }

    #[test]
    fn a_run_stops_at_the_reading_that_reaches_the_limit() {
        // The second reading of a round is that of the next one's deadline, 2 s later.
        for (limit, rounds) in [(2, 1), (3, 2), (4, 2), (5, 3), (9, 5)] {
            let clock = ManualClock::ticking(Duration::from_secs(1));
            let deadline = Deadline::start(&clock, Some(Duration::from_secs(limit)));
            let mut run = long_run();
            run_to_end(&mut run, &deadline, &mut || {});
            let mut expected = long_run();
            for _ in 0..rounds {
                expected.advance(u64::MAX, PIECES_PER_CLOCK_READ);
            }
            assert_eq!(run.outcome(), None);
            assert_eq!(run.steps(), expected.steps(), "{limit} s");
        }
    }
}
