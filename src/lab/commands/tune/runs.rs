//! The runs of `tune`.

use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use sudoku_grid::Position;
use sudoku_runner::{Deadline, MonotonicClock, Stopwatch, run_to_end};
use sudoku_search::{Algorithm, Limits};
use sudoku_tuning::{Evaluation, ParamSpace, PuzzleSet, StudyEvaluation, StudyRun, par2};

use crate::cpu_clock::ThreadCpuClock;
use crate::progress::Progress;

/// The limit of a run, which is also the measure of its cost.
#[derive(Clone, Copy)]
pub(super) enum RunLimit {
    /// A limit of the processor time; costs are in seconds.
    Time(Duration),
    /// A step limit; costs are in steps.
    Steps(u64),
}

/// Runs configurations of a solver on puzzles, several at once.
pub(super) struct MeasuredRuns<'a> {
    pub(super) algorithm: &'static dyn Algorithm,
    pub(super) space: &'a ParamSpace,
    pub(super) limit: RunLimit,
    /// `true` if the effort of a run is 1; otherwise it is the time in seconds that the runs of a call took, divided by
    /// their number.
    pub(super) counts_runs: bool,
    pub(super) jobs: NonZeroUsize,
    /// The puzzles for tuning.
    pub(super) tuning: Vec<Position>,
    /// The puzzles for the comparison.
    pub(super) held_out: Vec<Position>,
}

/// The result of a run.
#[derive(Clone, Copy, Default)]
struct RunResult {
    solved: bool,
    steps: u64,
    seconds: f64,
}

impl MeasuredRuns<'_> {
    /// Makes a run.
    fn run(&self, run: &StudyRun<'_>) -> RunResult {
        let puzzles = match run.set {
            PuzzleSet::Tuning => &self.tuning,
            PuzzleSet::HeldOut => &self.held_out,
        };
        let position = &puzzles[run.puzzle];
        let (max_time, steps) = match self.limit {
            RunLimit::Time(max_time) => (Some(max_time), None),
            RunLimit::Steps(steps) => (None, Some(steps)),
        };
        let setup = self.space.setup(run.configuration);
        let setup = setup.seed(run.seed).within(Limits {
            solutions: 1,
            steps,
        });
        let deadline = Deadline::start(ThreadCpuClock, max_time);
        // A solver that refuses a puzzle or a combination of values has not solved it.
        let Ok(mut run) = self.algorithm.start(position, &setup, false) else {
            return RunResult::default();
        };
        run_to_end(&mut run, &deadline, &mut || {});
        let seconds = deadline.elapsed().as_secs_f64();
        RunResult {
            solved: run.solution().is_some()
                && max_time.is_none_or(|max_time| seconds <= max_time.as_secs_f64()),
            steps: run.steps(),
            seconds,
        }
    }

    /// The PAR-2 score of a run.
    fn cost(&self, result: RunResult) -> f64 {
        #[expect(clippy::cast_precision_loss, reason = "steps are fewer than 2^53")]
        let (value, limit) = match self.limit {
            RunLimit::Time(max_time) => (result.seconds, max_time.as_secs_f64()),
            RunLimit::Steps(max_steps) => (result.steps as f64, max_steps as f64),
        };
        par2(result.solved, value, limit)
    }

    /// Makes runs, several at once, and returns their results in the order of the runs.
    pub(super) fn evaluate(
        &self,
        runs: &[StudyRun<'_>],
        progress: &Progress,
    ) -> Vec<StudyEvaluation> {
        let stopwatch = Stopwatch::start(MonotonicClock);
        let next = AtomicUsize::new(0);
        let threads = self.jobs.get().min(runs.len());
        let (sender, receiver) = mpsc::channel();
        let results = thread::scope(|scope| {
            for _ in 0..threads {
                let sender = sender.clone();
                scope.spawn({
                    let next = &next;
                    move || {
                        loop {
                            let index = next.fetch_add(1, Ordering::Relaxed);
                            let Some(run) = runs.get(index) else {
                                return;
                            };
                            let result = self.run(run);
                            if sender.send((index, result)).is_err() {
                                return;
                            }
                        }
                    }
                });
            }
            drop(sender);
            let mut results = vec![RunResult::default(); runs.len()];
            for (index, result) in receiver {
                results[index] = result;
                progress.advance(1);
            }
            results
        });
        #[expect(clippy::cast_precision_loss, reason = "a number of runs")]
        let seconds_per_run = stopwatch.elapsed().as_secs_f64() / results.len() as f64;
        (results.into_iter())
            .map(|result| StudyEvaluation {
                evaluation: Evaluation {
                    cost: self.cost(result),
                    effort: if self.counts_runs {
                        1.0
                    } else {
                        seconds_per_run
                    },
                },
                solved: result.solved,
            })
            .collect()
    }
}
