//! One run split into parts, which several threads run.
//!
//! Each thread takes the next part of the split and merges its findings.

use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread;

use sudoku_search::{Findings, Limits, Merge, Outcome, Run, Split};

use crate::{Clock, Deadline, PIECES_PER_CLOCK_READ, threads};

/// Runs all parts of a split on up to `threads` threads and returns the merged findings. If the deadline is
/// reached first, the result contains the findings so far, with the outcome [`Outcome::Time`].
///
/// # Panics
///
/// Panics if the search panics, or the split has no parts.
pub fn solve(
    split: &Split,
    limits: Limits,
    threads: NonZeroUsize,
    deadline: &Deadline<impl Clock + Sync>,
) -> Findings {
    let shared = SharedMerge {
        merge: Mutex::new(Merge::new(split.len(), limits)),
        needed: AtomicUsize::new(split.len()),
        is_late: || deadline.is_over(),
    };
    thread::scope(|scope| {
        for _ in 1..threads.get().min(split.len()) {
            if threads::start(scope, || shared.work(split)).is_none() {
                break;
            }
        }
        shared.work(split);
    });
    let merge = shared
        .merge
        .into_inner()
        .unwrap_or_else(PoisonError::into_inner);
    let mut findings = merge.findings().expect("the first part is always begun");
    findings.outcome.get_or_insert(Outcome::Time);
    findings
}

/// The state that all threads share.
struct SharedMerge<L> {
    merge: Mutex<Merge>,
    /// A copy of [`Merge::needed`] that is read without the lock.
    needed: AtomicUsize,
    /// `true` if the time limit is reached.
    is_late: L,
}

impl<L: Fn() -> bool> SharedMerge<L> {
    fn merge(&self) -> MutexGuard<'_, Merge> {
        self.merge.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Runs parts on the current thread until none is left or the time limit is reached.
    fn work(&self, split: &Split) {
        loop {
            let Some((number, limits)) = self.merge().next_part() else {
                return;
            };
            let mut run = split.part(number, limits);
            self.finish(number, &mut run);
            let findings = Findings::of(&run);
            let mut merge = self.merge();
            merge.take(number, limits, findings);
            self.needed.store(merge.needed(), Ordering::Relaxed);
            if (self.is_late)() {
                return;
            }
        }
    }

    /// Advances part `number` until it ends, is no longer needed, or the time limit is reached.
    fn finish(&self, number: usize, run: &mut Run) {
        while run.outcome().is_none() {
            run.advance(u64::MAX, PIECES_PER_CLOCK_READ);
            if number >= self.needed.load(Ordering::Relaxed) || (self.is_late)() {
                return;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use sudoku_foreign::FOREIGN;
    use sudoku_grid::{ParseOptions, parse};

    use super::*;
    use crate::{ManualClock, run_to_end};

    #[test]
    fn a_search_without_fork_has_the_same_findings_on_any_number_of_threads() {
        let file = include_str!("../../tests/puzzles/many-solutions-1000.txt");
        let line = file.lines().find(|line| !line.starts_with('#'));
        let parsed = parse(&line.expect("a puzzle")[..81], ParseOptions::default());
        let position = parsed
            .expect("a puzzle")
            .position()
            .expect("no duplicate digit");
        for (solutions, steps) in [(0, None), (3, None), (1, Some(7)), (0, Some(100))] {
            let limits = Limits { solutions, steps };
            let setup = FOREIGN.setup().within(limits);
            let mut run = FOREIGN.start(&position, &setup, false).expect("it starts");
            let clock = ManualClock::new();
            let deadline = Deadline::start(&clock, None);
            run_to_end(&mut run, &deadline, &mut || {});
            let split = FOREIGN.split(&position, &setup).expect("it is divisible");
            assert!(split.len() > 10, "{} parts", split.len());
            let run_on = |threads| {
                let threads = NonZeroUsize::new(threads).expect("not 0");
                solve(&split, limits, threads, &deadline)
            };
            let on_one_thread = run_on(1);
            assert_eq!(on_one_thread.outcome, run.outcome(), "{limits:?}");
            if steps.is_none() {
                assert_eq!(on_one_thread.found, run.found(), "{limits:?}");
            }
            for threads in [2, 3] {
                assert_eq!(run_on(threads), on_one_thread, "{limits:?} on {threads}");
            }
        }
    }
}
