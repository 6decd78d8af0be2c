//! Experiments: every contestant on every puzzle with every seed.

use std::time::Duration;

use sudoku_experiment::{Budget, Plan, Record, RunTable, Summary, SummaryOptions};
use sudoku_grid::Puzzle;
use sudoku_search::{Findings, Outcome, StartError};
use thiserror::Error;

use crate::Solver;

/// The reason why an experiment did not run.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum ExperimentError {
    /// There are no puzzles, contestants or seeds.
    #[error("the experiment has no {0}")]
    Empty(&'static str),
    /// Two contestants have the same name.
    #[error("two contestants are called {0}")]
    Name(String),
    /// A contestant does not accept its parameters or a puzzle, or broke its contract.
    #[error("{contestant}: {error}")]
    Contestant {
        /// The name of the contestant.
        contestant: String,
        /// The reason.
        error: StartError,
    },
}

/// An experiment: sets of puzzles, contestants (solvers with their parameters), seeds and limits.
///
/// Every contestant runs on every puzzle, with every seed if its result depends on the seed.
#[derive(Clone, Default)]
pub struct Experiment {
    puzzles: Vec<(String, usize, Puzzle)>,
    contestants: Vec<(String, Solver)>,
    seeds: u32,
    max_steps: Option<u64>,
}

impl Experiment {
    /// An experiment with one seed and without puzzles, contestants and limits.
    pub fn new() -> Self {
        Self {
            seeds: 1,
            ..Self::default()
        }
    }

    /// Adds a set of puzzles.
    #[must_use]
    pub fn puzzles(mut self, set: &str, puzzles: impl IntoIterator<Item = Puzzle>) -> Self {
        let numbered = (1..).zip(puzzles);
        self.puzzles
            .extend(numbered.map(|(line, puzzle)| (set.to_owned(), line, puzzle)));
        self
    }

    /// Adds a contestant: a [`Solver`], or the parameters of one.
    #[must_use]
    pub fn contestant(mut self, name: &str, solver: impl Into<Solver>) -> Self {
        self.contestants.push((name.to_owned(), solver.into()));
        self
    }

    /// Runs contestants that depend on the seed with the seeds from 1 to this number.
    #[must_use]
    pub fn seeds(mut self, seeds: u32) -> Self {
        self.seeds = seeds;
        self
    }

    /// Stops each run after this many steps, unless its solver has a limit of its own.
    #[must_use]
    pub fn max_steps(mut self, steps: u64) -> Self {
        self.max_steps = Some(steps);
        self
    }

    /// Runs the experiment, one run after the other.
    ///
    /// # Errors
    ///
    /// [`ExperimentError`] if the experiment is empty, or a contestant cannot run.
    pub fn run(&self) -> Result<Results, ExperimentError> {
        let parts = [
            ("puzzles", self.puzzles.is_empty()),
            ("contestants", self.contestants.is_empty()),
            ("seeds", self.seeds == 0),
        ];
        if let Some((part, _)) = parts.iter().find(|(_, empty)| *empty) {
            return Err(ExperimentError::Empty(part));
        }
        let mut names: Vec<_> = self.contestants.iter().map(|(name, _)| name).collect();
        names.sort_unstable();
        if let Some([name, _]) = names.array_windows().find(|[one, other]| one == other) {
            return Err(ExperimentError::Name((*name).clone()));
        }
        let shape = self.puzzles[0].2.shape();
        let random = self.contestants.iter().map(|contestant| {
            let (_, solver) = contestant;
            let capabilities = solver.algorithm().check(solver.setup(), shape);
            capabilities
                .map(|found| found.random)
                .map_err(|error| refused(contestant, error))
        });
        let random = random.collect::<Result<Vec<_>, _>>()?;
        let plan = Plan::new(self.puzzles.len(), &random, (1..=self.seeds).collect());
        let records = (0..plan.tasks()).map(|number| self.record(&plan, number));
        Ok(Results {
            records: records.collect::<Result<_, _>>()?,
            budget: Budget {
                steps: self.max_steps,
                seconds: None,
            },
        })
    }

    /// Runs a task.
    fn record(&self, plan: &Plan, number: u64) -> Result<Record, ExperimentError> {
        let task = plan.task(number);
        let (set, line, puzzle) = &self.puzzles[task.puzzle];
        let contestant = &self.contestants[task.setup];
        let (name, solver) = contestant;
        let mut setup = solver.setup().clone().seed(task.seed);
        setup.max_steps = setup.max_steps.or(self.max_steps);
        let clock = Clock::start();
        let mut run = (solver.algorithm().start(puzzle.start(), &setup, false))
            .map_err(|error| refused(contestant, error))?;
        run.run_to_end();
        let micros = clock.elapsed().as_micros();
        if let Some(fault) = run.fault() {
            return Err(refused(contestant, StartError::Faulty(fault.clone())));
        }
        let findings = Findings::of(&run);
        let counters = run.counter_specs().iter().zip(&findings.counters);
        let counter = |id| {
            let mut counters = counters.clone();
            counters.find_map(|(of, value)| (of.id == id).then_some(*value))
        };
        Ok(Record {
            task: number,
            set: set.clone(),
            line: *line,
            puzzle: puzzle.givens().to_string(),
            contestant: name.clone(),
            seed: task.seed,
            outcome: findings
                .outcome
                .map_or(Outcome::Time, |outcome| outcome)
                .id()
                .to_owned(),
            solutions: Some(findings.found),
            steps: Some(findings.steps),
            nodes: counter("nodes"),
            guesses: counter("guesses"),
            backtracks: counter("backtracks"),
            conflicts: Some(findings.conflicts()),
            micros: u64::try_from(micros).ok(),
            solution: findings.solution.as_ref().map(ToString::to_string),
        })
    }
}

/// The error of a contestant that cannot run.
fn refused((name, _): &(String, Solver), error: StartError) -> ExperimentError {
    ExperimentError::Contestant {
        contestant: name.clone(),
        error,
    }
}

/// The records of an experiment.
#[derive(Clone, Debug)]
pub struct Results {
    records: Vec<Record>,
    budget: Budget,
}

impl Results {
    /// The record of each run; its `Display` is a row of CSV.
    pub fn records(&self) -> &[Record] {
        &self.records
    }

    /// Statistics of the contestants, and pairwise comparisons with confidence intervals and significance tests. As
    /// text: a report in Markdown.
    pub fn summary(&self) -> Summary {
        self.summary_with(SummaryOptions::default())
    }

    /// The same as [`Results::summary`] with another measure or grouping.
    pub fn summary_with(&self, options: SummaryOptions) -> Summary {
        Summary::of(&RunTable::of(&self.records), &self.budget, options)
    }
}

/// A stopwatch on the monotonic clock.
#[expect(
    clippy::disallowed_types,
    reason = "a native driver, which owns the clock"
)]
struct Clock(std::time::Instant);

#[expect(
    clippy::disallowed_types,
    reason = "a native driver, which owns the clock"
)]
impl Clock {
    fn start() -> Self {
        Self(std::time::Instant::now())
    }

    fn elapsed(&self) -> Duration {
        self.0.elapsed()
    }
}
