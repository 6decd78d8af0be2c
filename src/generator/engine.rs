//! Any solver of the registry, as the one who says how many solutions there are.

use std::sync::OnceLock;

use sudoku_grid::{Position, Shape};
use sudoku_search::{
    Algorithm, Capabilities, Choice, Limits, Outcome, ParamError, Run, Seed, Setup, StartError,
    View,
};
#[cfg(test)]
use sudoku_solvers::find;
use sudoku_solvers::{SOLVERS, quickest};

/// Pieces of an engine's work in one step of a generator.
const PIECES: u64 = 16;

/// A solver by its id, or by `id:preset`; the first is the quickest that takes the size.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Engine(usize);

impl Engine {
    /// See [`quickest`].
    pub(crate) const QUICKEST: Self = Self(0);
}

struct Entry {
    id: &'static str,
    doc: &'static str,
    /// `None` is the quickest.
    solver: Option<Solver>,
}

/// What an engine may be. The texts made here are as long-lived as the registry, so they are
/// leaked, once.
fn entries() -> &'static [Entry] {
    static ENTRIES: OnceLock<Vec<Entry>> = OnceLock::new();
    ENTRIES.get_or_init(|| {
        let mut entries = vec![Entry {
            id: "quickest",
            doc: " The quickest that takes the size: “fast” at 9×9, “general” elsewhere.",
            solver: None,
        }];
        for &algorithm in SOLVERS {
            let info = algorithm.info();
            let end = info.docs.find("\n\n").unwrap_or(info.docs.len());
            entries.push(Entry {
                id: info.id,
                doc: &info.docs[..end],
                solver: Some(Solver::of(algorithm, None)),
            });
            for preset in algorithm.presets().iter().skip(1) {
                entries.push(Entry {
                    id: format!("{}:{}", info.id, preset.id).leak(),
                    doc: preset.doc,
                    solver: Some(Solver::of(algorithm, Some(preset.id))),
                });
            }
        }
        entries
    })
}

/// Whether an engine, by its name, can prove on grids of this shape that a solution is the only one;
/// the default, if it is not named.
pub fn proves(engine: Option<&str>, shape: Shape) -> bool {
    let place = entries().iter().position(|entry| Some(entry.id) == engine);
    let engine = place.map_or(Engine::QUICKEST, Engine);
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

/// What is asked of an engine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Task {
    /// To find a solution.
    Solve,
    /// To show that there is no second one; or, if it proves nothing, to look for one.
    Prove,
}

/// A solver, set up.
#[derive(Clone, Copy)]
pub(crate) struct Solver {
    algorithm: &'static dyn Algorithm,
    preset: Option<&'static str>,
    /// Runs in which it looks for a second solution, if it cannot prove that there is none.
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

    /// The solver that an engine stands for on grids of this shape.
    ///
    /// # Errors
    ///
    /// If it does not take them.
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
                allowed: format!("a solver that takes the grid: of this one, {refusal}"),
            }),
        }
    }

    /// With so many runs for each question, if it proves nothing and its runs differ.
    pub(crate) fn with_trials(mut self, trials: u32) -> Self {
        let shape = self.algorithm.info().smallest_shape();
        let capabilities =
            (self.algorithm.check(&self.setup(), shape)).expect("a preset of its own");
        if self.trials.is_some() && capabilities.random {
            self.trials = Some(trials);
        }
        self
    }

    /// Whether it can prove that a solution is the only one.
    pub(crate) fn proves(self) -> bool {
        self.trials.is_none()
    }

    #[cfg(test)]
    pub(crate) fn named(id: &str) -> Self {
        Self::of(find(id).expect("it is in the registry"), None)
    }

    fn setup(self) -> Setup {
        self.algorithm.setup().preset(self.preset)
    }

    fn start(self, position: &Position, task: Task, seed: Seed) -> Result<Run, StartError> {
        let limits = Limits {
            solutions: match task {
                Task::Prove if self.proves() => 2,
                Task::Prove | Task::Solve => 1,
            },
            steps: None,
        };
        let setup = self.setup().seed(seed.0).within(limits);
        self.algorithm.start(position, &setup, false)
    }

    /// Puts a question, to be worked on for so many pieces at most; 0 is without end.
    pub(crate) fn ask(self, position: &Position, task: Task, seed: Seed, effort: u64) -> Question {
        let run = self.start(position, task, seed);
        Question {
            run: run.expect("it takes this shape"),
            left: if effort == 0 { u64::MAX } else { effort },
            trials: None,
            past_steps: 0,
        }
    }

    /// Asks whether a puzzle has another solution than the one that is known, with the same effort
    /// for each run.
    pub(crate) fn doubt(
        self,
        position: &Position,
        known: &[u8],
        seed: Seed,
        effort: u64,
    ) -> Question {
        let question = self.ask(position, Task::Prove, seed, effort);
        let trials = self.trials.map(|trials| Trials {
            solver: self,
            position: position.clone(),
            known: known.to_vec(),
            seed,
            effort: question.left,
            left: trials - 1,
            met: false,
        });
        Question { trials, ..question }
    }
}

/// What an engine has come to.
pub(crate) enum Answer {
    /// There is no solution.
    Nothing,
    /// There is this one; if a proof was asked for, no other, or none that was met.
    One(Vec<u8>),
    /// There are these two, and there may be more.
    Two(Vec<u8>, Vec<u8>),
    /// It stalled, or the effort is spent.
    Unknown,
}

/// What is asked again, with another seed, of a solver that proves nothing.
#[derive(Clone)]
struct Trials {
    solver: Solver,
    position: Position,
    known: Vec<u8>,
    seed: Seed,
    effort: u64,
    left: u32,
    /// Whether a run came to the known solution.
    met: bool,
}

impl Trials {
    /// What is to be said after a run; `None` if there is to be another.
    fn hear(&mut self, answer: Answer) -> Option<Answer> {
        match answer {
            Answer::One(found) | Answer::Two(found, _) if found != self.known => {
                return Some(Answer::Two(self.known.clone(), found));
            }
            Answer::One(_) | Answer::Two(..) => self.met = true,
            Answer::Nothing | Answer::Unknown => {}
        }
        if self.left > 0 {
            return None;
        }
        Some(if self.met {
            Answer::One(self.known.clone())
        } else {
            Answer::Unknown
        })
    }

    fn next(&mut self) -> Run {
        self.left -= 1;
        self.seed = Seed(self.seed.0.wrapping_add(1));
        let run = self.solver.start(&self.position, Task::Prove, self.seed);
        run.expect("the same with another seed has started")
    }
}

/// A question an engine is at work on.
pub(crate) struct Question {
    run: Run,
    left: u64,
    trials: Option<Trials>,
    /// Steps of the runs before.
    past_steps: u64,
}

impl Clone for Question {
    fn clone(&self) -> Self {
        Self {
            run: self.run.fork(),
            left: self.left,
            trials: self.trials.clone(),
            past_steps: self.past_steps,
        }
    }
}

impl Question {
    /// Lets the engine work for a bounded number of pieces; says what came out at the end.
    pub(crate) fn advance(&mut self) -> Option<Answer> {
        let answer = self.work()?;
        let Some(trials) = &mut self.trials else {
            return Some(answer);
        };
        let said = trials.hear(answer);
        if said.is_none() {
            self.past_steps += self.run.steps();
            self.left = trials.effort;
            self.run = trials.next();
        }
        said
    }

    fn work(&mut self) -> Option<Answer> {
        self.left -= self.run.advance(u64::MAX, PIECES.min(self.left));
        let first = || {
            let first = self.run.solution();
            first.expect("it found one").digits().to_vec()
        };
        match self.run.outcome() {
            Some(Outcome::Solved) if self.run.found() == 1 => Some(Answer::One(first())),
            Some(Outcome::Solved) => Some(Answer::Two(first(), self.run.grid().digits().to_vec())),
            Some(Outcome::Unsolvable) => Some(Answer::Nothing),
            Some(_) => Some(Answer::Unknown),
            None if self.left == 0 => Some(Answer::Unknown),
            None => None,
        }
    }

    /// The engine's own steps.
    pub(crate) fn steps(&self) -> u64 {
        self.past_steps + self.run.steps()
    }

    pub(crate) fn view(&self, view: &mut View) {
        self.run.view(view);
    }

    pub(crate) fn heap_bytes(&self) -> usize {
        let trials = (self.trials.as_ref()).map_or(0, |trials| {
            trials.known.len() + trials.position.heap_bytes()
        });
        // The run itself is a part of the question, and counted where that is kept.
        trials + self.run.heap_bytes() - size_of::<Run>()
    }
}
