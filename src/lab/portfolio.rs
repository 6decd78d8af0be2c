//! Several seeds side by side on one puzzle, for those who rely on luck.
//!
//! The winner is the one with the fewest steps, not the first on the clock, so that it is the same
//! on any number of threads.

use std::num::NonZeroUsize;
use std::ops::RangeInclusive;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::Duration;

use sudoku_search::{Findings, Outcome, Refusal, Rivals, Run, standing};

use crate::solve::{Clock, PIECES};

/// Runs all seeds on so many threads until none can have fewer steps than the best; returns the
/// winner and what it found. If a time is set and runs out, the best so far.
///
/// # Errors
///
/// What `start` refuses.
pub(crate) fn solve(
    start: impl Fn(u32) -> Result<Run, Refusal> + Sync,
    seeds: RangeInclusive<u32>,
    threads: NonZeroUsize,
    most: Option<Duration>,
) -> Result<(u32, Findings), Refusal> {
    let clock = Clock::start();
    let late = || most.is_some_and(|most| clock.elapsed() >= most);
    let best = AtomicU64::new(u64::MAX);
    let work = |thread: usize| {
        let own = seeds.clone().skip(thread).step_by(threads.get());
        let runs: Result<_, Refusal> = own.map(|seed| Ok((seed, start(seed)?))).collect();
        let mut rivals = Rivals::new(runs?);
        while rivals.advance(best.load(Ordering::Relaxed), PIECES) {
            best.fetch_min(rivals.best(), Ordering::Relaxed);
            if late() {
                break;
            }
        }
        let ends = rivals.runs().iter();
        Ok(ends
            .map(|(seed, run)| (*seed, Findings::of(run)))
            .collect::<Vec<_>>())
    };
    let found = thread::scope(|scope| {
        let work = &work;
        let others: Vec<_> = (1..threads.get())
            .map(|thread| scope.spawn(move || work(thread)))
            .collect();
        let mut all = work(0)?;
        for other in others {
            all.extend(
                other
                    .join()
                    .expect("a thread that panics ends the program")?,
            );
        }
        Ok(all)
    })?;
    let least = best.into_inner();
    let open =
        (found.iter()).any(|(_, findings)| findings.outcome.is_none() && findings.steps <= least);
    let winner = (found.into_iter()).min_by_key(|(seed, findings)| standing(findings, *seed));
    let (seed, mut findings) = winner.expect("there is a seed");
    if open {
        findings.outcome = Some(Outcome::Time);
    }
    Ok((seed, findings))
}
