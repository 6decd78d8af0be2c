//! The runs of `tune`.

use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use sudoku_grid::Position;
use sudoku_runner::{Deadline, MonotonicClock, Stopwatch, run_to_end};
use sudoku_search::{Algorithm, Limits, Seed, Setup};
use sudoku_tuning::{Configuration, Evaluation, EvaluationRequest, Evaluator, ParamSpace};

use crate::cpu_clock::ThreadCpuClock;
use crate::progress::Progress;

/// The penalty of an unsolved run: the PAR-2 score counts twice the limit.
const PENALTY: f64 = 2.0;

/// The limit of a run, which is also the measure of its cost.
#[derive(Clone, Copy)]
pub(super) enum RunLimit {
    /// A limit of the processor time; costs are in seconds.
    Time(Duration),
    /// A step limit; costs are in steps.
    Steps(u64),
}

/// Puzzles with the seeds of runs on them.
pub(super) struct Instances {
    positions: Vec<Position>,
    seed: Seed,
}

impl Instances {
    /// Instances of these puzzles; `seed` determines the seeds of the runs.
    pub(super) const fn new(positions: Vec<Position>, seed: Seed) -> Self {
        Self { positions, seed }
    }

    /// The number of puzzles.
    pub(super) fn puzzles(&self) -> usize {
        self.positions.len()
    }

    /// The puzzle and the seed of an instance. Once every puzzle has run, they run again with other seeds.
    fn get(&self, instance: usize) -> (&Position, u32) {
        let label = u32::try_from(instance).expect("fewer than 2^32 runs");
        let position = &self.positions[instance % self.positions.len()];
        (position, self.seed.child(label).0)
    }

    /// The mean cost on each puzzle, of the costs on the first instances: runs on the same puzzle are not
    /// independent.
    pub(super) fn means(&self, costs: &[f64]) -> Vec<f64> {
        let puzzles = self.positions.len().min(costs.len());
        let costs_of = |puzzle| costs.iter().skip(puzzle).step_by(self.positions.len());
        (0..puzzles)
            .map(|puzzle| {
                let costs: Vec<_> = costs_of(puzzle).copied().collect();
                sudoku_stats::mean(&costs)
            })
            .collect()
    }

    /// The text of the first puzzle.
    pub(super) fn example(&self) -> String {
        self.positions[0].to_grid().to_string()
    }
}

/// Requests for the first `repeats` instances of each configuration.
pub(super) fn requests<'a>(
    configurations: &[&'a Configuration],
    repeats: usize,
) -> Vec<EvaluationRequest<'a>> {
    (configurations.iter())
        .flat_map(|&configuration| {
            (0..repeats).map(move |instance| EvaluationRequest {
                configuration,
                instance,
            })
        })
        .collect()
}

/// Runs configurations of a solver on puzzles, several at once.
pub(super) struct MeasuredRuns<'a> {
    pub(super) algorithm: &'static dyn Algorithm,
    pub(super) space: &'a ParamSpace,
    pub(super) limit: RunLimit,
    /// `true` if the effort of a run is 1; otherwise it is the time in seconds that the requests of a call took, divided by
    /// their number.
    pub(super) counts_runs: bool,
    pub(super) jobs: NonZeroUsize,
    pub(super) instances: Instances,
    pub(super) progress: Option<Progress>,
    /// For each run so far, `true` if it solved its puzzle.
    pub(super) solved: Vec<bool>,
}

/// The result of a run.
#[derive(Clone, Copy, Default)]
struct RunResult {
    solved: bool,
    steps: u64,
    seconds: f64,
}

impl MeasuredRuns<'_> {
    /// Runs a setup on an instance.
    fn run(&self, setup: Setup, instance: usize) -> RunResult {
        let (position, seed) = self.instances.get(instance);
        let (max_time, steps) = match self.limit {
            RunLimit::Time(max_time) => (Some(max_time), None),
            RunLimit::Steps(steps) => (None, Some(steps)),
        };
        let setup = setup.seed(seed).within(Limits {
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
        if result.solved {
            value
        } else {
            PENALTY * limit
        }
    }
}

impl Evaluator for MeasuredRuns<'_> {
    fn evaluate(&mut self, requests: &[EvaluationRequest<'_>]) -> Vec<Evaluation> {
        let this = &*self;
        let stopwatch = Stopwatch::start(MonotonicClock);
        let next = AtomicUsize::new(0);
        let threads = this.jobs.get().min(requests.len());
        let (sender, receiver) = mpsc::channel();
        let results = thread::scope(|scope| {
            for _ in 0..threads {
                let sender = sender.clone();
                scope.spawn({
                    let next = &next;
                    move || {
                        loop {
                            let index = next.fetch_add(1, Ordering::Relaxed);
                            let Some(request) = requests.get(index) else {
                                return;
                            };
                            let setup = this.space.setup(request.configuration);
                            let result = this.run(setup, request.instance);
                            if sender.send((index, result)).is_err() {
                                return;
                            }
                        }
                    }
                });
            }
            drop(sender);
            let mut results = vec![RunResult::default(); requests.len()];
            for (index, result) in receiver {
                results[index] = result;
                if let Some(progress) = &this.progress {
                    progress.advance(1);
                }
            }
            results
        });
        self.solved
            .extend(results.iter().map(|result| result.solved));
        #[expect(clippy::cast_precision_loss, reason = "a number of requests")]
        let seconds_per_run = stopwatch.elapsed().as_secs_f64() / results.len() as f64;
        (results.into_iter())
            .map(|result| Evaluation {
                cost: self.cost(result),
                effort: if self.counts_runs {
                    1.0
                } else {
                    seconds_per_run
                },
            })
            .collect()
    }
}
