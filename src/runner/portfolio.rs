//! A portfolio: runs of one algorithm with different seeds on one puzzle.
//!
//! The winner is the run with the fewest steps, not the one that ends first on the clock, so the
//! result is the same for any number of threads.

use std::num::NonZeroUsize;
use std::ops::RangeInclusive;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;

use sudoku_search::{Findings, Outcome, Portfolio, Run, StartError, portfolio_rank};

use crate::{Clock, Deadline, PIECES_PER_CLOCK_READ, threads};

/// The number of seeds that a thread starts per round. A round ends when its step limit is reached
/// without a winner; each round has twice the steps of the round before. Runs that never end thus
/// leave time for luckier seeds, and memory grows with the logarithm of the steps, not with the
/// number of seeds.
const SEEDS_PER_ROUND: usize = 16;

/// Runs all seeds on up to `threads` threads until no run can take fewer steps than the best. Returns the
/// seed and the findings of the winner. If the deadline is reached first, the result is the best run so far,
/// with the outcome [`Outcome::Time`] if an unfinished run could still be better.
///
/// # Errors
///
/// The error of `start`, the function that starts the run of a seed.
///
/// # Panics
///
/// Panics if a search panics, or there are no seeds.
pub fn solve(
    start: impl Fn(u32) -> Result<Run, StartError> + Sync,
    seeds: RangeInclusive<u32>,
    threads: NonZeroUsize,
    deadline: &Deadline<impl Clock + Sync>,
) -> Result<(u32, Findings), StartError> {
    let portfolio = SharedPortfolio {
        start,
        max_threads: threads.get().min(
            usize::try_from(seeds.end() - seeds.start())
                .map_or(usize::MAX, |more| more.saturating_add(1)),
        ),
        unstarted: Mutex::new(seeds),
        best: AtomicU64::new(u64::MAX),
        is_late: || deadline.is_over(),
    };
    let results = thread::scope(|scope| {
        let handles: Vec<_> = (1..portfolio.max_threads)
            .map_while(|_| threads::start(scope, || portfolio.work()))
            .collect();
        let mut results = vec![portfolio.work()?];
        for handle in handles {
            let result = handle.join();
            results.push(result.expect("a thread that panics ends the program")?);
        }
        Ok(results)
    })?;
    let best_steps = portfolio.best.into_inner();
    let may_win = |result: &ThreadResult| {
        result
            .fewest_open_steps
            .is_some_and(|steps| steps <= best_steps)
    };
    let is_undecided = results.iter().any(may_win);
    let leaders = results.into_iter().filter_map(|result| result.leader);
    let (_, seed, mut findings) = leaders
        .min_by_key(|(portfolio_rank, ..)| *portfolio_rank)
        .expect("a seed");
    if is_undecided {
        findings.outcome = Some(Outcome::Time);
    }
    Ok((seed, findings))
}

/// The state that all threads share.
struct SharedPortfolio<S, L> {
    /// Starts the run of a seed.
    start: S,
    /// The maximum number of threads; at most the number of seeds.
    max_threads: usize,
    /// Seeds that no thread has started yet.
    unstarted: Mutex<RangeInclusive<u32>>,
    /// The fewest steps of a finished run that decided the puzzle; `u64::MAX` if there is none.
    best: AtomicU64,
    /// `true` if the time limit is reached.
    is_late: L,
}

/// The result of one thread.
#[derive(Default)]
struct ThreadResult {
    /// The rank, the seed and the findings of the best run that is no longer advanced; `None` if
    /// there is no such run. See [`portfolio_rank`].
    leader: Option<((u64, u32, u32), u32, Findings)>,
    /// The fewest steps of an unfinished run at the time limit; 0 if a seed was not started.
    fewest_open_steps: Option<u64>,
}

impl ThreadResult {
    /// Records the findings of a run if it ranks before the leader.
    fn record(&mut self, seed: u32, run: &Run) {
        let findings = Findings::of(run);
        let rank = portfolio_rank(&findings, seed);
        if self.leader.as_ref().is_none_or(|(best, ..)| rank < *best) {
            self.leader = Some((rank, seed, findings));
        }
    }
}

impl<S: Fn(u32) -> Result<Run, StartError> + Sync, L: Fn() -> bool + Sync> SharedPortfolio<S, L> {
    /// Takes the next seed to start; `None` if all seeds are started.
    fn next_seed(&self) -> Option<u32> {
        let unstarted = self.unstarted.lock();
        unstarted.unwrap_or_else(PoisonError::into_inner).next()
    }

    /// Starts and advances seeds on the current thread until none can win or the time limit is
    /// reached.
    fn work(&self) -> Result<ThreadResult, StartError> {
        let mut result = ThreadResult::default();
        let mut portfolio = Portfolio::new(Vec::new());
        let mut round = None;
        loop {
            if portfolio.runs().is_empty() || round != Some(portfolio.goal()) {
                round = Some(portfolio.goal());
                for seed in (0..SEEDS_PER_ROUND).map_while(|_| self.next_seed()) {
                    portfolio.add(seed, (self.start)(seed)?);
                }
                if portfolio.runs().is_empty() {
                    return Ok(result);
                }
            }
            portfolio.advance(self.best.load(Ordering::Relaxed), PIECES_PER_CLOCK_READ);
            self.best.fetch_min(portfolio.best(), Ordering::Relaxed);
            for (seed, run) in portfolio.remove_settled(self.best.load(Ordering::Relaxed)) {
                result.record(seed, &run);
            }
            if (self.is_late)() {
                for (seed, run) in portfolio.runs() {
                    result.record(*seed, run);
                }
                let steps = portfolio.runs().iter().map(|(_, run)| run.steps());
                result.fewest_open_steps = self.next_seed().map(|_| 0).or_else(|| steps.min());
                return Ok(result);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicUsize;
    use std::time::Duration;

    use sudoku_foreign::FOREIGN;
    use sudoku_grid::{ParseOptions, Position, parse};
    use sudoku_search::Limits;
    use sudoku_solvers::SOLVERS;

    use super::*;
    use crate::ManualClock;

    const EASY: &str = include_str!("../../tests/puzzles/easy50.txt");

    fn position() -> Position {
        let line = EASY.lines().next().expect("a line");
        let parsed = parse(line, ParseOptions::default()).expect("a puzzle");
        parsed.position().expect("no duplicate digit")
    }

    fn threads(count: usize) -> NonZeroUsize {
        NonZeroUsize::new(count).expect("not 0")
    }

    #[test]
    fn the_winner_has_the_fewest_steps_however_late_it_starts() {
        let position = position();
        let mut late_winners = 0;
        for solver in SOLVERS.iter().chain([&FOREIGN]) {
            let limits = Limits {
                steps: Some(30),
                ..Limits::default()
            };
            let setup = solver.setup().within(limits);
            let start = |seed| solver.start(&position, &setup.clone().seed(seed), false);
            let single_runs = (1..=24).map(|seed| {
                let mut run = start(seed).expect("it takes this");
                run.advance(u64::MAX, u64::MAX);
                (seed, Findings::of(&run))
            });
            let best = single_runs.min_by_key(|(seed, findings)| portfolio_rank(findings, *seed));
            let best = best.expect("a seed");
            late_winners += usize::from(best.0 > 16);
            for count in [1, 3] {
                let deadline = Deadline::start(ManualClock::new(), None);
                let (seed, findings) =
                    solve(start, 1..=24, threads(count), &deadline).expect("it takes this");
                let outcome_and_steps = |findings: &Findings| (findings.outcome, findings.steps);
                let id = solver.info().id;
                assert_eq!(
                    (seed, outcome_and_steps(&findings)),
                    (best.0, outcome_and_steps(&best.1)),
                    "{id}"
                );
            }
        }
        assert!(late_winners > 0, "the first seeds always win");
    }

    #[test]
    fn seeds_start_in_rounds_and_not_all_at_once() {
        let position = position();
        let start_count = AtomicUsize::new(0);
        let start = |seed| {
            start_count.fetch_add(1, Ordering::Relaxed);
            SOLVERS[0].start(&position, &SOLVERS[0].setup().seed(seed), false)
        };
        let expired_deadline = Deadline::start(ManualClock::new(), Some(Duration::ZERO));
        let (_, findings) =
            solve(start, 1..=u32::MAX, threads(2), &expired_deadline).expect("it takes this");
        assert_eq!(findings.outcome, Some(Outcome::Time));
        assert!(start_count.into_inner() <= 2 * SEEDS_PER_ROUND);
    }
}
