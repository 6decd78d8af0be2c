//! Solvers as engines of generators: they find solutions and prove uniqueness.

use std::sync::OnceLock;

use sudoku_grid::{Position, Shape};
use sudoku_search::{
    Algorithm, Argument, Capabilities, Choice, Limits, Message, Outcome, ParamError, Run, Seed,
    Setup, StartError, Template, View,
};
#[cfg(test)]
use sudoku_solvers::find;
use sudoku_solvers::{SOLVERS, quickest};

static ENGINE_THAT_TAKES_THE_GRID: Template = Template {
    id: "generator.engine",
    text: "a solver that supports this grid; the chosen solver does not: {refusal}",
};

/// The number of pieces of work that an engine does in one step of a generator.
pub(crate) const PIECES_PER_STEP: u64 = 16;

/// An engine: the solver, with its preset, that a generator uses to find solutions and to prove uniqueness. It is
/// stored as an index in the list of all engines, which are named `id` or `id:preset`; index 0 is the fastest solver
/// for the shape.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Engine(usize);

impl Engine {
    /// The fastest solver for the shape; see [`quickest`].
    pub const QUICKEST: Self = Self(0);
}

/// An engine in the list of engines.
struct EngineEntry {
    id: &'static str,
    doc: &'static str,
    /// The solver of the engine; `None` is the fastest solver for the shape.
    solver: Option<Solver>,
}

/// All engines. The list is created once and never freed, because the texts of parameters must have static lifetime.
fn entries() -> &'static [EngineEntry] {
    static ENTRIES: OnceLock<Vec<EngineEntry>> = OnceLock::new();
    ENTRIES.get_or_init(|| {
        let mut entries = vec![EngineEntry {
            id: "quickest",
            doc: " The fastest solver that supports the size: “fast” at 9×9, “general” at other sizes.",
            solver: None,
        }];
        for &algorithm in SOLVERS {
            let info = algorithm.info();
            let end = info.docs.find("\n\n").unwrap_or(info.docs.len());
            entries.push(EngineEntry {
                id: info.id,
                doc: &info.docs[..end],
                solver: Some(Solver::of(algorithm, None)),
            });
            for preset in algorithm.presets().iter().skip(1) {
                entries.push(EngineEntry {
                    id: format!("{}:{}", info.id, preset.id).leak(),
                    doc: preset.doc,
                    solver: Some(Solver::of(algorithm, Some(preset.id))),
                });
            }
        }
        entries
    })
}

/// Returns `true` if the engine with this id can prove, on grids of this shape, that a solution is unique.
/// `None` is the default engine, the fastest solver for the shape.
pub fn proves(engine: Option<&str>, shape: Shape) -> bool {
    let index = entries().iter().position(|entry| Some(entry.id) == engine);
    let engine = index.map_or(Engine::QUICKEST, Engine);
    Solver::new(engine, shape).is_ok_and(Solver::proves)
}

impl Choice for Engine {
    fn options() -> Vec<(&'static str, &'static str)> {
        let entries = entries().iter();
        entries.map(|entry| (entry.id, entry.doc)).collect()
    }

    fn index(self) -> usize {
        self.0
    }

    fn at(index: usize) -> Self {
        Self(index)
    }
}

/// The question that a generator asks an engine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum EngineTask {
    /// Find a solution.
    Solve,
    /// Prove that there is no second solution; an incomplete engine only looks for one.
    Prove,
}

/// A solver with its preset.
#[derive(Clone, Copy)]
pub(crate) struct Solver {
    algorithm: &'static dyn Algorithm,
    preset: Option<&'static str>,
    /// The number of runs that look for a second solution, if the solver is incomplete.
    trials: Option<u32>,
}

impl Solver {
    const fn of(algorithm: &'static dyn Algorithm, preset: Option<&'static str>) -> Self {
        Self {
            algorithm,
            preset,
            trials: None,
        }
    }

    /// The solver with its preset, for grids of this shape.
    ///
    /// # Errors
    ///
    /// Returns an error if the solver does not accept the shape.
    pub(crate) fn new(engine: Engine, shape: Shape) -> Result<Self, StartError> {
        let entry = &entries()[engine.0];
        let Some(solver) = entry.solver else {
            return Ok(Self::of(quickest(shape), None));
        };
        match solver.algorithm.check(&solver.setup(), shape) {
            Ok(Capabilities { complete: true, .. }) => Ok(solver),
            Ok(_) => Ok(Self {
                trials: Some(1),
                ..solver
            }),
            Err(refusal) => Err(StartError::Param {
                id: "engine".to_owned(),
                value: entry.id.to_owned(),
                error: ParamError::Range,
                allowed: Some(
                    Message::new(
                        &ENGINE_THAT_TAKES_THE_GRID,
                        vec![(
                            "refusal",
                            Argument::Messages(vec![refusal.message().into()]),
                        )],
                    )
                    .into(),
                ),
            }),
        }
    }

    /// Sets the number of runs per query, if the solver is incomplete and its runs depend on the
    /// seed.
    pub(crate) fn with_trials(mut self, trials: u32) -> Self {
        let shape = self.algorithm.info().smallest_shape();
        let capabilities =
            (self.algorithm.check(&self.setup(), shape)).expect("a preset of its own");
        if self.trials.is_some() && capabilities.random {
            self.trials = Some(trials);
        }
        self
    }

    /// Returns `true` if the solver can prove that a solution is unique.
    pub(crate) fn proves(self) -> bool {
        self.trials.is_none()
    }

    #[cfg(test)]
    pub(crate) fn with_id(id: &str) -> Self {
        Self::of(find(id).expect("it is in the registry"), None)
    }

    /// Returns `true` if the solver is the 9×9 kernel, whose queries [`KernelQuery`](crate::kernel_query::KernelQuery)
    /// answers sooner.
    pub(crate) fn is_kernel(self) -> bool {
        self.algorithm.info().id == "fast"
    }

    fn setup(self) -> Setup {
        self.algorithm.setup().preset(self.preset)
    }

    fn start(self, position: &Position, task: EngineTask, seed: Seed) -> Result<Run, StartError> {
        let limits = Limits {
            solutions: match task {
                EngineTask::Prove if self.proves() => 2,
                EngineTask::Prove | EngineTask::Solve => 1,
            },
            steps: None,
        };
        let setup = self.setup().seed(seed.0).within(limits);
        self.algorithm.start(position, &setup, false)
    }

    /// Starts a query. `effort` is the work limit in pieces of work; 0 is unlimited.
    pub(crate) fn query(
        self,
        position: &Position,
        task: EngineTask,
        seed: Seed,
        effort: u64,
    ) -> EngineQuery {
        let run = self.start(position, task, seed);
        EngineQuery {
            run: run.expect("it takes this shape"),
            pieces_left: if effort == 0 { u64::MAX } else { effort },
            repeated_runs: None,
            previous_steps: 0,
        }
    }

    /// Starts a query for a solution other than `known`. `effort` is the work limit of each run in
    /// pieces of work; 0 is unlimited.
    pub(crate) fn query_uniqueness(
        self,
        position: &Position,
        known: &[u8],
        seed: Seed,
        effort: u64,
    ) -> EngineQuery {
        let query = self.query(position, EngineTask::Prove, seed, effort);
        let repeated_runs = self.trials.map(|trials| RepeatedRuns {
            solver: self,
            position: position.clone(),
            known: known.to_vec(),
            seed,
            effort: query.pieces_left,
            runs_left: trials - 1,
            found_known: false,
        });
        EngineQuery {
            repeated_runs,
            ..query
        }
    }
}

/// The answer of an engine to an [`EngineTask`].
pub(crate) enum Answer {
    /// The puzzle has no solution.
    Nothing,
    /// The puzzle has this solution; for [`EngineTask::Prove`], no other one exists or was found.
    One(Vec<u8>),
    /// The puzzle has these two solutions, and possibly more.
    Two(Vec<u8>, Vec<u8>),
    /// The engine stalled or reached the work limit.
    Unknown,
}

/// Repeated runs of an incomplete solver with different seeds.
#[derive(Clone)]
struct RepeatedRuns {
    solver: Solver,
    position: Position,
    known: Vec<u8>,
    seed: Seed,
    effort: u64,
    /// The number of runs that have not started.
    runs_left: u32,
    /// `true` if a run found the known solution.
    found_known: bool,
}

impl RepeatedRuns {
    /// Records the answer of a run; returns the answer of the query, or `None` if another run
    /// follows.
    fn record(&mut self, answer: Answer) -> Option<Answer> {
        match answer {
            Answer::One(solution) | Answer::Two(solution, _) if solution != self.known => {
                return Some(Answer::Two(self.known.clone(), solution));
            }
            Answer::One(_) | Answer::Two(..) => self.found_known = true,
            Answer::Nothing | Answer::Unknown => {}
        }
        if self.runs_left > 0 {
            return None;
        }
        Some(if self.found_known {
            Answer::One(self.known.clone())
        } else {
            Answer::Unknown
        })
    }

    /// Starts the next run, with the next seed.
    fn next(&mut self) -> Run {
        self.runs_left -= 1;
        self.seed = Seed(self.seed.0.wrapping_add(1));
        let run = self
            .solver
            .start(&self.position, EngineTask::Prove, self.seed);
        run.expect("the same with another seed has started")
    }
}

/// A query that an engine is working on.
pub(crate) struct EngineQuery {
    run: Run,
    /// The number of pieces of work that are left for the current run.
    pieces_left: u64,
    /// The runs of an incomplete solver that check uniqueness; `None` for a single run.
    repeated_runs: Option<RepeatedRuns>,
    /// The number of steps of the previous runs.
    previous_steps: u64,
}

impl Clone for EngineQuery {
    fn clone(&self) -> Self {
        Self {
            run: self.run.fork(),
            pieces_left: self.pieces_left,
            repeated_runs: self.repeated_runs.clone(),
            previous_steps: self.previous_steps,
        }
    }
}

impl EngineQuery {
    /// Does a bounded amount of work; returns the answer once it is known.
    pub(crate) fn advance(&mut self) -> Option<Answer> {
        let answer = self.advance_run()?;
        let Some(repeated_runs) = &mut self.repeated_runs else {
            return Some(answer);
        };
        let answer = repeated_runs.record(answer);
        if answer.is_none() {
            self.previous_steps += self.run.steps();
            self.pieces_left = repeated_runs.effort;
            self.run = repeated_runs.next();
        }
        answer
    }

    /// Advances the current run; returns its answer once it has ended or reached its work limit.
    fn advance_run(&mut self) -> Option<Answer> {
        self.pieces_left -= self
            .run
            .advance(u64::MAX, PIECES_PER_STEP.min(self.pieces_left));
        let first_solution = || {
            let first_solution = self.run.solution();
            first_solution.expect("it found one").digits().to_vec()
        };
        match self.run.outcome() {
            Some(Outcome::Solved) if self.run.found() == 1 => Some(Answer::One(first_solution())),
            Some(Outcome::Solved) => Some(Answer::Two(
                first_solution(),
                self.run.grid().digits().to_vec(),
            )),
            Some(Outcome::Unsolvable) => Some(Answer::Nothing),
            Some(_) => Some(Answer::Unknown),
            None if self.pieces_left == 0 => Some(Answer::Unknown),
            None => None,
        }
    }

    /// The number of steps of the engine, in its own unit.
    pub(crate) fn steps(&self) -> u64 {
        self.previous_steps + self.run.steps()
    }

    pub(crate) fn view(&self, view: &mut View) {
        self.run.view(view);
    }

    pub(crate) fn heap_bytes(&self) -> usize {
        let repeated_runs = (self.repeated_runs.as_ref()).map_or(0, |repeated_runs| {
            repeated_runs.known.len() + repeated_runs.position.heap_bytes()
        });
        // The run itself is a field of the query, whose size is counted by the owner.
        repeated_runs + self.run.heap_bytes() - size_of::<Run>()
    }
}
