//! Every step of one run on several threads.
//!
//! Each thread has a fork of the run, computes its share of the parts of a step, and completes the
//! step from the values of all. So the forks stay equal to the last bit, and equal to a run that is
//! alone; and the threads need to meet only once a step.

use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Barrier, Mutex, MutexGuard, OnceLock, PoisonError};
use std::thread;
use std::time::Duration;

use sudoku_search::{Parts, Refusal, Run};

use super::threads;
use crate::clock::Clock;

/// Takes a run to its end on so many threads, or until a time that is set runs out.
///
/// # Errors
///
/// [`Refusal::Indivisible`] if its steps cannot be shared out.
pub(crate) fn run(
    mut run: Run,
    threads: NonZeroUsize,
    most: Option<Duration>,
) -> Result<Run, Refusal> {
    let clock = Clock::start();
    let late = || most.is_some_and(|most| clock.elapsed() >= most);
    let parts = run.shared().ok_or(Refusal::Indivisible)?.parts();
    let team: OnceLock<Team> = OnceLock::new();
    thread::scope(|scope| {
        let team = &team;
        let others = (1..threads.get().min(parts.count)).map_while(|thread| {
            let mut fork = run.fork();
            threads::start(scope, move || team.wait().work(thread, &mut fork, || false))
        });
        // They must know how many have started before they meet.
        let threads = 1 + others.count();
        let team = team.get_or_init(|| Team {
            parts,
            threads,
            barrier: Barrier::new(threads),
            boards: [Board::new(threads), Board::new(threads)],
        });
        team.work(0, &mut run, late);
    });
    Ok(run)
}

/// What the threads share.
struct Team {
    parts: Parts,
    threads: usize,
    barrier: Barrier,
    /// For steps in turn: who writes on one for the next step but one has met all others since,
    /// who had read it before.
    boards: [Board; 2],
}

/// What came of a step, for all to read.
struct Board {
    /// Of each thread the values of its parts.
    shares: Vec<Mutex<Vec<f64>>>,
    /// Whether time has run out.
    over: AtomicBool,
}

impl Board {
    fn new(threads: usize) -> Self {
        Self {
            shares: (0..threads).map(|_| Mutex::default()).collect(),
            over: AtomicBool::new(false),
        }
    }

    fn share(&self, thread: usize) -> MutexGuard<'_, Vec<f64>> {
        let share = self.shares[thread].lock();
        share.unwrap_or_else(PoisonError::into_inner)
    }
}

impl Team {
    /// Does the share of one thread, step by step. The barrier orders all that is written before
    /// all that is read.
    fn work(&self, thread: usize, run: &mut Run, late: impl Fn() -> bool) {
        let Parts { count, values } = self.parts;
        let share = self.parts.share(thread, self.threads);
        let mut all = Vec::with_capacity(count * values);
        let mut boards = self.boards.iter().cycle();
        while let (Some(step), Some(board)) = (run.shared(), boards.next()) {
            let mut own = board.share(thread);
            own.resize(share.len() * values, 0.0);
            step.compute(share.start, &mut own);
            drop(own);
            if late() {
                board.over.store(true, Ordering::Relaxed);
            }
            self.barrier.wait();
            if board.over.load(Ordering::Relaxed) {
                return;
            }
            all.clear();
            for thread in 0..self.threads {
                all.extend_from_slice(&board.share(thread));
            }
            run.complete(&all);
        }
    }
}

#[cfg(test)]
mod tests {
    use sudoku_grid::{Reading, parse};
    use sudoku_search::{Algorithm, Outcome, ParamKind, Setup};

    use super::*;

    const NINE: &str = include_str!("../../../tests/puzzles/easy50.txt");
    const SIXTEEN: &str = include_str!("../../../tests/puzzles/16x16-acs-050.txt");

    /// All that was plotted, by bits, and how it ended.
    fn plotted(run: &Run) -> (Vec<u64>, Option<Outcome>, Vec<u64>) {
        let columns = run.trace().expect("watched").to_columns();
        let bits = columns.into_iter().map(f64::to_bits).collect();
        (bits, run.outcome(), run.counters())
    }

    fn alone(mut run: Run) -> Run {
        while run.outcome().is_none() {
            run.advance(u64::MAX, 64);
        }
        run
    }

    #[test]
    fn a_run_is_the_same_to_the_last_bit_on_any_number_of_threads() {
        let puzzles = NINE.lines().step_by(17).map(|line| (line, 2000));
        let puzzles = puzzles.chain(SIXTEEN.lines().take(2).map(|line| (line, 20)));
        let mut shared = 0;
        for (line, steps) in puzzles {
            let parsed = parse(line, Reading::default()).expect("a puzzle");
            let position = parsed.position().expect("no clash");
            for solver in sudoku_solvers::SOLVERS {
                // The default, and each choice at each of its options.
                for (id, value) in options(*solver) {
                    let setup = Setup {
                        max_steps: Some(steps),
                        ..solver.setup().param(id, value)
                    };
                    let start = || solver.start(&position, &setup, true).expect("it is taken");
                    let nature = solver.check(&setup, position.shape());
                    if !nature.is_ok_and(|nature| nature.shares_steps) {
                        continue;
                    }
                    let one = plotted(&alone(start()));
                    assert!(one.0.len() > 50, "nothing is plotted");
                    for threads in [1, 2, 3, 7] {
                        let threads = NonZeroUsize::new(threads).expect("not 0");
                        let several = run(start(), threads, None).expect("it was taken");
                        assert_eq!(plotted(&several), one, "{id}={value} on {threads}");
                        shared += 1;
                    }
                }
            }
        }
        assert!(shared > 0, "no step can be shared out");
    }

    fn options(solver: &dyn Algorithm) -> Vec<(&'static str, &'static str)> {
        let params = solver.params().into_iter();
        let choices = params.filter_map(|param| match param.kind {
            ParamKind::Choice(_, options) => Some((param.id, options)),
            _ => None,
        });
        choices
            .flat_map(|(id, options)| options.into_iter().map(move |(option, _)| (id, option)))
            .collect()
    }

    #[test]
    fn all_leave_when_time_runs_out() {
        let parsed = parse(
            SIXTEEN.lines().next().expect("a puzzle"),
            Reading::default(),
        );
        let position = parsed.expect("a puzzle").position().expect("no clash");
        let shared = sudoku_solvers::SOLVERS.iter().find_map(|solver| {
            let shared = solver.start(&position, &solver.setup(), false).ok()?;
            let threads = NonZeroUsize::new(3).expect("not 0");
            run(shared, threads, Some(Duration::ZERO)).ok()
        });
        let shared = shared.expect("some steps can be shared out");
        assert_eq!((shared.outcome(), shared.steps()), (None, 0));
    }
}
