//! One run whose steps are computed by several threads.
//!
//! Each thread has a fork of the run, computes its share of the parts of a step, and completes the
//! step from the values of all threads. The forks therefore stay equal to the last bit, and equal
//! to a run on one thread, and the threads synchronise only once per step.

use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Barrier, Mutex, MutexGuard, OnceLock, PoisonError};
use std::thread;

use sudoku_search::{Parts, Run, StartError};

use crate::{Clock, Deadline, threads};

/// Advances a run on up to `threads` threads until it ends or the deadline is reached.
///
/// # Errors
///
/// [`StartError::Indivisible`] if the steps of the run cannot be divided into parts.
pub fn run(
    mut run: Run,
    threads: NonZeroUsize,
    deadline: &Deadline<impl Clock + Sync>,
) -> Result<Run, StartError> {
    let is_late = || deadline.is_over();
    let parts = run.shared().ok_or(StartError::Indivisible)?.parts();
    let shared: OnceLock<SharedSteps> = OnceLock::new();
    thread::scope(|scope| {
        let shared = &shared;
        let handles = (1..threads.get().min(parts.count)).map_while(|thread| {
            let mut fork = run.fork();
            threads::start(scope, move || {
                shared.wait().work(thread, &mut fork, || false);
            })
        });
        // The barrier needs the number of threads that have started.
        let threads = 1 + handles.count();
        let shared = shared.get_or_init(|| SharedSteps {
            parts,
            threads,
            barrier: Barrier::new(threads),
            buffers: [StepBuffer::new(threads), StepBuffer::new(threads)],
        });
        shared.work(0, &mut run, is_late);
    });
    Ok(run)
}

/// The shared state with which all threads compute the steps of one run: the division into parts, the barrier,
/// and the values of the parts.
struct SharedSteps {
    parts: Parts,
    /// The number of threads.
    threads: usize,
    barrier: Barrier,
    /// Two buffers that alternate: a thread that overwrites one has passed a barrier since all
    /// threads read it.
    buffers: [StepBuffer; 2],
}

/// The values of one step.
struct StepBuffer {
    /// For each thread, the values of its parts.
    shares: Vec<Mutex<Vec<f64>>>,
    /// `true` if the time limit is reached.
    time_is_up: AtomicBool,
}

impl StepBuffer {
    fn new(threads: usize) -> Self {
        Self {
            shares: (0..threads).map(|_| Mutex::default()).collect(),
            time_is_up: AtomicBool::new(false),
        }
    }

    /// Locks the values of a thread.
    fn share(&self, thread: usize) -> MutexGuard<'_, Vec<f64>> {
        let share = self.shares[thread].lock();
        share.unwrap_or_else(PoisonError::into_inner)
    }
}

impl SharedSteps {
    /// Computes the share of one thread in every step until the run ends or the time limit is
    /// reached. The barrier separates the writes of a step from its reads.
    fn work(&self, thread: usize, run: &mut Run, is_late: impl Fn() -> bool) {
        let Parts { count, values } = self.parts;
        let share = self.parts.share(thread, self.threads);
        let mut all_values = Vec::with_capacity(count * values);
        let mut buffers = self.buffers.iter().cycle();
        while let (Some(step), Some(buffer)) = (run.shared(), buffers.next()) {
            let mut own_share = buffer.share(thread);
            own_share.resize(share.len() * values, 0.0);
            step.compute(share.start, &mut own_share);
            drop(own_share);
            if is_late() {
                buffer.time_is_up.store(true, Ordering::Relaxed);
            }
            self.barrier.wait();
            if buffer.time_is_up.load(Ordering::Relaxed) {
                return;
            }
            all_values.clear();
            for thread in 0..self.threads {
                all_values.extend_from_slice(&buffer.share(thread));
            }
            run.complete(&all_values);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use sudoku_grid::{ParseOptions, parse};
    use sudoku_search::{Algorithm, Outcome, ParamKind, Setup};

    use super::*;
    use crate::ManualClock;

    const PUZZLES_9X9: &str = include_str!("../../tests/puzzles/easy50.txt");
    const PUZZLES_16X16: &str = include_str!("../../tests/puzzles/16x16-acs-050.txt");

    /// The bits of the trace, the outcome and the counters of a run.
    fn fingerprint(run: &Run) -> (Vec<u64>, Option<Outcome>, Vec<u64>) {
        let columns = run.trace().expect("watched").to_columns();
        let bits = columns.into_iter().map(f64::to_bits).collect();
        (bits, run.outcome(), run.counters())
    }

    fn run_on_one_thread(mut run: Run) -> Run {
        while run.outcome().is_none() {
            run.advance(u64::MAX, 64);
        }
        run
    }

    #[test]
    fn a_run_is_the_same_to_the_last_bit_on_any_number_of_threads() {
        let puzzles = PUZZLES_9X9.lines().step_by(17).map(|line| (line, 2000));
        let puzzles = puzzles.chain(PUZZLES_16X16.lines().take(2).map(|line| (line, 20)));
        let mut shared_count = 0;
        for (line, steps) in puzzles {
            let parsed = parse(line, ParseOptions::default()).expect("a puzzle");
            let position = parsed.position().expect("no duplicate digit");
            for solver in sudoku_solvers::SOLVERS {
                // The default, and each choice at each of its options.
                for (id, value) in options(*solver) {
                    let setup = Setup {
                        max_steps: Some(steps),
                        ..solver.setup().param(id, value)
                    };
                    let start = || solver.start(&position, &setup, true).expect("it is taken");
                    let capabilities = solver.check(&setup, position.shape());
                    if !capabilities.is_ok_and(|capabilities| capabilities.shares_steps) {
                        continue;
                    }
                    let expected = fingerprint(&run_on_one_thread(start()));
                    assert!(expected.0.len() > 50, "nothing is plotted");
                    let deadline = Deadline::start(ManualClock::new(), None);
                    for threads in [1, 2, 3, 7] {
                        let threads = NonZeroUsize::new(threads).expect("not 0");
                        let on_several_threads =
                            run(start(), threads, &deadline).expect("it was taken");
                        assert_eq!(
                            fingerprint(&on_several_threads),
                            expected,
                            "{id}={value} on {threads}"
                        );
                        shared_count += 1;
                    }
                }
            }
        }
        assert!(shared_count > 0, "no step can be shared out");
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
    fn all_threads_stop_at_the_time_limit() {
        let parsed = parse(
            PUZZLES_16X16.lines().next().expect("a puzzle"),
            ParseOptions::default(),
        );
        let position = parsed
            .expect("a puzzle")
            .position()
            .expect("no duplicate digit");
        let shared_run = sudoku_solvers::SOLVERS.iter().find_map(|solver| {
            let shared_run = solver.start(&position, &solver.setup(), false).ok()?;
            let threads = NonZeroUsize::new(3).expect("not 0");
            let deadline = Deadline::start(ManualClock::new(), Some(Duration::ZERO));
            run(shared_run, threads, &deadline).ok()
        });
        let shared_run = shared_run.expect("some steps can be shared out");
        assert_eq!((shared_run.outcome(), shared_run.steps()), (None, 0));
    }
}
