//! One puzzle on several threads.
//!
//! Each thread takes the next part of the split and tells what came of it.

use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

use sudoku_search::{Findings, Limits, Merge, Outcome, Run, Split};

use super::threads;
use crate::clock::{Clock, PIECES};

/// Does all parts of a split on so many threads. If a time is set and runs out, what was found so far
/// counts.
pub(crate) fn solve(
    split: &Split,
    limits: Limits,
    threads: NonZeroUsize,
    most: Option<Duration>,
) -> Findings {
    let clock = Clock::start();
    let team = Team {
        merge: Mutex::new(Merge::new(split.len(), limits)),
        needed: AtomicUsize::new(split.len()),
        late: || most.is_some_and(|most| clock.elapsed() >= most),
    };
    thread::scope(|scope| {
        for _ in 1..threads.get().min(split.len()) {
            if threads::start(scope, || team.work(split)).is_none() {
                break;
            }
        }
        team.work(split);
    });
    let merge = team
        .merge
        .into_inner()
        .unwrap_or_else(PoisonError::into_inner);
    let mut findings = merge.findings().expect("the first part is always begun");
    findings.outcome.get_or_insert(Outcome::Time);
    findings
}

/// What the threads share.
struct Team<L> {
    merge: Mutex<Merge>,
    /// [`Merge::needed`], to be looked at often.
    needed: AtomicUsize,
    late: L,
}

impl<L: Fn() -> bool> Team<L> {
    fn merge(&self) -> MutexGuard<'_, Merge> {
        self.merge.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Does parts until there is none left, or time has run out.
    fn work(&self, split: &Split) {
        loop {
            let Some((number, limits)) = self.merge().hand_out() else {
                return;
            };
            let mut run = split.part(number, limits);
            self.finish(number, &mut run);
            let findings = Findings::of(&run);
            let mut merge = self.merge();
            merge.take(number, limits, findings);
            self.needed.store(merge.needed(), Ordering::Relaxed);
            if (self.late)() {
                return;
            }
        }
    }

    /// Runs to the end, unless it is not needed any more or time has run out.
    fn finish(&self, number: usize, run: &mut Run) {
        while run.outcome().is_none() {
            run.advance(u64::MAX, PIECES);
            if number >= self.needed.load(Ordering::Relaxed) || (self.late)() {
                return;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use sudoku_foreign::FOREIGN;
    use sudoku_grid::{Reading, parse};

    use super::*;
    use crate::drive::alone::finish;

    #[test]
    fn a_search_that_cannot_be_copied_comes_to_the_same_on_any_number_of_threads() {
        let file = include_str!("../../../tests/puzzles/many-solutions-1000.txt");
        let line = file.lines().find(|line| !line.starts_with('#'));
        let parsed = parse(&line.expect("a puzzle")[..81], Reading::default());
        let position = parsed.expect("a puzzle").position().expect("no clash");
        for (solutions, steps) in [(0, None), (3, None), (1, Some(7)), (0, Some(100))] {
            let limits = Limits { solutions, steps };
            let setup = FOREIGN.setup().within(limits);
            let mut run = FOREIGN.start(&position, &setup, false).expect("it starts");
            finish(&mut run, None, &mut || {});
            let split = FOREIGN.split(&position, &setup).expect("it is divisible");
            assert!(split.len() > 10, "{} parts", split.len());
            let on = |threads| {
                let threads = NonZeroUsize::new(threads).expect("not 0");
                solve(&split, limits, threads, None)
            };
            let one = on(1);
            assert_eq!(one.outcome, run.outcome(), "{limits:?}");
            if steps.is_none() {
                assert_eq!(one.found, run.found(), "{limits:?}");
            }
            for threads in [2, 3] {
                assert_eq!(on(threads), one, "{limits:?} on {threads}");
            }
        }
    }
}
