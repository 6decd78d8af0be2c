//! Several seeds side by side on one puzzle, for those who rely on luck.
//!
//! The winner is the one with the fewest steps, not the first on the clock, so that it is the same
//! on any number of threads.

use std::num::NonZeroUsize;
use std::ops::RangeInclusive;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use sudoku_search::{Findings, Outcome, Portfolio, Refusal, Run, standing};

use super::threads;
use crate::clock::{Clock, PIECES};

/// Seeds that a thread starts at first, and so many more each time the steps of a round have
/// doubled without a winner: runs that may never end leave room for luckier ones, and memory grows
/// with the logarithm of the steps, not with the seeds.
const AT_ONCE: usize = 16;

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
    let contest = Contest {
        start,
        needed: threads.get().min(
            usize::try_from(seeds.end() - seeds.start())
                .map_or(usize::MAX, |more| more.saturating_add(1)),
        ),
        waiting: Mutex::new(seeds),
        best: AtomicU64::new(u64::MAX),
        late: || most.is_some_and(|most| clock.elapsed() >= most),
    };
    let shares = thread::scope(|scope| {
        let others: Vec<_> = (1..contest.needed)
            .map_while(|_| threads::start(scope, || contest.work()))
            .collect();
        let mut shares = vec![contest.work()?];
        for other in others {
            let share = other.join();
            shares.push(share.expect("a thread that panics ends the program")?);
        }
        Ok(shares)
    })?;
    let least = contest.best.into_inner();
    let open = (shares.iter()).any(|share| share.open.is_some_and(|steps| steps <= least));
    let ends = shares.into_iter().filter_map(|share| share.leader);
    let (_, seed, mut findings) = ends.min_by_key(|(standing, ..)| *standing).expect("a seed");
    if open {
        findings.outcome = Some(Outcome::Time);
    }
    Ok((seed, findings))
}

/// What the threads share.
struct Contest<S, L> {
    start: S,
    needed: usize,
    /// Seeds that nobody has started yet.
    waiting: Mutex<RangeInclusive<u32>>,
    /// The fewest steps of a run that answered the question of the puzzle.
    best: AtomicU64,
    late: L,
}

/// What one thread came to.
#[derive(Default)]
struct Share {
    /// The one that stands best, of those that are not under way any more.
    leader: Option<((u64, u32, u32), u32, Findings)>,
    /// The fewest steps of what time has left undone.
    open: Option<u64>,
}

impl Share {
    fn take(&mut self, seed: u32, run: &Run) {
        let findings = Findings::of(run);
        let standing = standing(&findings, seed);
        if self
            .leader
            .as_ref()
            .is_none_or(|(best, ..)| standing < *best)
        {
            self.leader = Some((standing, seed, findings));
        }
    }
}

impl<S: Fn(u32) -> Result<Run, Refusal> + Sync, L: Fn() -> bool + Sync> Contest<S, L> {
    fn next(&self) -> Option<u32> {
        let waiting = self.waiting.lock();
        waiting.unwrap_or_else(PoisonError::into_inner).next()
    }

    fn work(&self) -> Result<Share, Refusal> {
        let mut share = Share::default();
        let mut portfolio = Portfolio::new(Vec::new());
        let mut round = None;
        loop {
            if portfolio.runs().is_empty() || round != Some(portfolio.goal()) {
                round = Some(portfolio.goal());
                for seed in (0..AT_ONCE).map_while(|_| self.next()) {
                    portfolio.join(seed, (self.start)(seed)?);
                }
                if portfolio.runs().is_empty() {
                    return Ok(share);
                }
            }
            portfolio.advance(self.best.load(Ordering::Relaxed), PIECES);
            self.best.fetch_min(portfolio.best(), Ordering::Relaxed);
            for (seed, run) in portfolio.settled(self.best.load(Ordering::Relaxed)) {
                share.take(seed, &run);
            }
            if (self.late)() {
                for (seed, run) in portfolio.runs() {
                    share.take(*seed, run);
                }
                let steps = portfolio.runs().iter().map(|(_, run)| run.steps());
                share.open = self.next().map(|_| 0).or_else(|| steps.min());
                return Ok(share);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicUsize;

    use sudoku_foreign::FOREIGN;
    use sudoku_grid::{Position, Reading, parse};
    use sudoku_search::Limits;
    use sudoku_solvers::SOLVERS;

    use super::*;

    const EASY: &str = include_str!("../../../tests/puzzles/easy50.txt");

    fn position() -> Position {
        let line = EASY.lines().next().expect("a line");
        let parsed = parse(line, Reading::default()).expect("a puzzle");
        parsed.position().expect("no clash")
    }

    fn threads(count: usize) -> NonZeroUsize {
        NonZeroUsize::new(count).expect("not 0")
    }

    #[test]
    fn the_winner_is_the_best_of_all_however_late_it_starts() {
        let position = position();
        let mut late = 0;
        for solver in SOLVERS.iter().chain([&FOREIGN]) {
            let limits = Limits {
                steps: Some(30),
                ..Limits::default()
            };
            let setup = solver.setup().within(limits);
            let start = |seed| solver.start(&position, &setup.clone().seed(seed), false);
            let alone = (1..=24).map(|seed| {
                let mut run = start(seed).expect("it takes this");
                run.advance(u64::MAX, u64::MAX);
                (seed, Findings::of(&run))
            });
            let best = alone.min_by_key(|(seed, findings)| standing(findings, *seed));
            let best = best.expect("a seed");
            late += usize::from(best.0 > 16);
            for count in [1, 3] {
                let (seed, findings) =
                    solve(start, 1..=24, threads(count), None).expect("it takes this");
                let told = |findings: &Findings| (findings.outcome, findings.steps);
                let id = solver.info().id;
                assert_eq!((seed, told(&findings)), (best.0, told(&best.1)), "{id}");
            }
        }
        assert!(late > 0, "the first seeds always win");
    }

    #[test]
    fn runs_are_started_as_their_turn_comes() {
        let position = position();
        let started = AtomicUsize::new(0);
        let start = |seed| {
            started.fetch_add(1, Ordering::Relaxed);
            SOLVERS[0].start(&position, &SOLVERS[0].setup().seed(seed), false)
        };
        let over = Some(Duration::ZERO);
        let (_, findings) = solve(start, 1..=u32::MAX, threads(2), over).expect("it takes this");
        assert_eq!(findings.outcome, Some(Outcome::Time));
        assert!(started.into_inner() <= 2 * AT_ONCE);
    }
}
