//! Experiments: every contestant on every puzzle with every seed.

use sudoku_experiment::{
    Budget, ContestantDetails, CounterPlaces, Plan, Record, RecordSchema, RunTableBuilder,
    SolverCode, Summary, SummaryOptions,
};
use sudoku_grid::Puzzle;
use sudoku_runner::{Deadline, MonotonicClock, run_to_end};
use sudoku_search::{Findings, StartError};
use thiserror::Error;

use crate::Solver;

/// The reason why an experiment did not run.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum ExperimentError {
    /// There are no puzzles, no contestants or no seeds.
    #[error("the experiment has no {0}")]
    Empty(&'static str),
    /// Two contestants have the same name.
    #[error("two contestants are called {0}")]
    Name(String),
    /// The name of a set or contestant cannot be a field of a record.
    #[error("the name “{0}” contains a comma, a quote or a line break")]
    Field(String),
    /// A contestant does not accept its parameters or a puzzle, or broke its contract.
    #[error("{contestant}: {error}")]
    Contestant {
        /// The name of the contestant.
        contestant: String,
        /// The reason why the contestant did not run.
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

    /// Adds puzzles to the set with this name. The name becomes a field of the records, which are written as CSV, so it
    /// cannot contain a comma, a quote or a line break; [`run`](Self::run) checks this.
    #[must_use]
    pub fn puzzles(mut self, set: &str, puzzles: impl IntoIterator<Item = Puzzle>) -> Self {
        let numbered_puzzles = (1..).zip(puzzles);
        self.puzzles
            .extend(numbered_puzzles.map(|(line, puzzle)| (set.to_owned(), line, puzzle)));
        self
    }

    /// Adds a contestant: a [`Solver`], or the parameters of one. Each contestant needs a name of its own. As with a
    /// set, the name becomes a field of the records and cannot contain a comma, a quote or a line break.
    #[must_use]
    pub fn contestant(mut self, name: &str, solver: impl Into<Solver>) -> Self {
        self.contestants.push((name.to_owned(), solver.into()));
        self
    }

    /// Runs contestants whose results depend on the seed once for each seed from 1 to this number.
    #[must_use]
    pub fn seeds(mut self, seeds: u32) -> Self {
        self.seeds = seeds;
        self
    }

    /// Stops each run after this number of steps, unless its [`Solver`] has its own limit.
    #[must_use]
    pub fn max_steps(mut self, steps: u64) -> Self {
        self.max_steps = Some(steps);
        self
    }

    /// Runs the experiment, one run after the other.
    ///
    /// ```
    /// use sudoku_lab::{Experiment, ExperimentError, Puzzle, solvers::Backtracking};
    ///
    /// let puzzle: Puzzle = "1... ..3. .4.. ...2".parse()?;
    /// let experiment = Experiment::new().contestant("rows", Backtracking::default());
    /// let results = experiment.clone().puzzles("small", [puzzle.clone()]).run()?;
    /// assert_eq!(results.records().len(), 1);
    /// assert!(results.records()[0].solved());
    ///
    /// // The name of a set becomes a field of CSV, so it cannot contain a comma.
    /// let with_comma = experiment.puzzles("small, 4×4", [puzzle]);
    /// assert_eq!(with_comma.run().err(), Some(ExperimentError::Field("small, 4×4".to_owned())));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// - [`ExperimentError::Empty`] if there are no puzzles, no contestants or no seeds.
    /// - [`ExperimentError::Name`] if two contestants have the same name.
    /// - [`ExperimentError::Field`] if the name of a set or a contestant contains a comma, a quote or a line break.
    /// - [`ExperimentError::Contestant`] if a contestant does not accept its parameters or a puzzle, or breaks its
    ///   contract.
    pub fn run(&self) -> Result<Results, ExperimentError> {
        let requirements = [
            ("puzzles", self.puzzles.is_empty()),
            ("contestants", self.contestants.is_empty()),
            ("seeds", self.seeds == 0),
        ];
        if let Some((missing, _)) = requirements.iter().find(|(_, empty)| *empty) {
            return Err(ExperimentError::Empty(missing));
        }
        let mut names: Vec<_> = self.contestants.iter().map(|(name, _)| name).collect();
        names.sort_unstable();
        if let Some([name, _]) = names.array_windows().find(|[one, other]| one == other) {
            return Err(ExperimentError::Name((*name).clone()));
        }
        let sets = self.puzzles.iter().map(|(set, ..)| set);
        let forbidden = [',', '"', '\n', '\r'];
        if let Some(name) = (sets.chain(names)).find(|name| name.contains(forbidden)) {
            return Err(ExperimentError::Field(name.clone()));
        }
        let shape = self.puzzles[0].2.shape();
        let uses_randomness = self.contestants.iter().map(|contestant| {
            let (_, solver) = contestant;
            let capabilities = solver.algorithm().check(solver.setup(), shape);
            capabilities
                .map(|capabilities| capabilities.random)
                .map_err(|error| contestant_error(contestant, error))
        });
        let uses_randomness = uses_randomness.collect::<Result<Vec<_>, _>>()?;
        let plan = Plan::new(
            self.puzzles.len(),
            &uses_randomness,
            (1..=self.seeds).collect(),
        );
        let solvers = self.contestants.iter().map(|(_, solver)| solver);
        let schema = RecordSchema::of_algorithms(solvers.map(Solver::algorithm));
        let records = (0..plan.tasks()).map(|number| self.record(&plan, &schema, number));
        Ok(Results {
            records: records.collect::<Result<_, _>>()?,
            schema,
            budget: Budget {
                steps: self.max_steps,
                seconds: None,
            },
            details: (self.contestants.iter())
                .map(|(name, solver)| (name.clone(), self.details(solver)))
                .collect(),
        })
    }

    fn details(&self, solver: &Solver) -> ContestantDetails {
        ContestantDetails {
            unit: solver.algorithm().info().step.to_owned(),
            algorithm: solver.algorithm().info().id.to_owned(),
            max_steps: solver.setup().max_steps.or(self.max_steps),
            code: SolverCode::BuiltIn,
        }
    }

    /// Runs one task and returns its record.
    fn record(
        &self,
        plan: &Plan,
        schema: &RecordSchema,
        number: u64,
    ) -> Result<Record, ExperimentError> {
        let task = plan.task(number);
        let (set, line, puzzle) = &self.puzzles[task.puzzle];
        let contestant = &self.contestants[task.setup];
        let (name, solver) = contestant;
        let mut setup = solver.setup().clone().seed(task.seed);
        setup.max_steps = setup.max_steps.or(self.max_steps);
        let deadline = Deadline::start(MonotonicClock, None);
        let mut run = (solver.algorithm().start(puzzle.start(), &setup, false))
            .map_err(|error| contestant_error(contestant, error))?;
        run_to_end(&mut run, &deadline, &mut || {});
        let micros = deadline.elapsed().as_micros();
        if let Some(fault) = run.fault() {
            return Err(contestant_error(
                contestant,
                StartError::Faulty(fault.clone()),
            ));
        }
        let findings = Findings::of(&run);
        let mut record = Record {
            task: number,
            set: set.clone(),
            line: *line,
            puzzle: puzzle.givens().to_string(),
            contestant: name.clone(),
            seed: task.seed,
            micros: u64::try_from(micros).ok(),
            solution: findings.solution.as_ref().map(ToString::to_string),
            ..Record::default()
        };
        record.set_findings(&findings, &CounterPlaces::new(schema, solver.algorithm()));
        Ok(record)
    }
}

/// The error of a contestant that cannot run.
fn contestant_error((name, _): &(String, Solver), error: StartError) -> ExperimentError {
    ExperimentError::Contestant {
        contestant: name.clone(),
        error,
    }
}

/// The results of an experiment: the record of each run, and their statistics.
#[derive(Clone, Debug)]
pub struct Results {
    records: Vec<Record>,
    schema: RecordSchema,
    budget: Budget,
    /// What is known about each contestant, by name.
    details: Vec<(String, ContestantDetails)>,
}

impl Results {
    /// The record of each run.
    pub fn records(&self) -> &[Record] {
        &self.records
    }

    /// The columns of the records, which include every counter that a contestant declares.
    pub fn schema(&self) -> &RecordSchema {
        &self.schema
    }

    /// The records as CSV with a header, as the command line writes them.
    ///
    /// # Panics
    ///
    /// Never panics, because numbers and texts are valid UTF-8.
    pub fn to_csv(&self) -> String {
        let mut text = self.schema.header().into_bytes();
        text.push(b'\n');
        for record in &self.records {
            self.schema.write(record, &mut text);
        }
        String::from_utf8(text).expect("numbers and texts are UTF-8")
    }

    /// Statistics of the contestants, and pairwise comparisons with confidence intervals and significance tests.
    /// The summary implements `Display`, which writes a report in Markdown.
    pub fn summary(&self) -> Summary {
        self.summary_with(SummaryOptions::default())
    }

    /// The statistics of the contestants, and pairwise comparisons, with the measure and the grouping of `options`.
    pub fn summary_with(&self, options: SummaryOptions) -> Summary {
        let mut runs = RunTableBuilder::default().measuring(options.measure);
        for record in &self.records {
            runs.add(record, &self.schema);
        }
        let mut runs = runs.build();
        let details = runs.contestants.iter().map(|name| {
            let known = self.details.iter().find(|(known, _)| known == name);
            known.map_or_else(ContestantDetails::default, |(_, details)| details.clone())
        });
        runs.details = details.collect();
        Summary::of(&runs, &self.budget, options)
    }
}
