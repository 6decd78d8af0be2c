//! Any solver of the registry, as the one who says how many solutions there are.

use std::sync::OnceLock;

use sudoku_grid::{Grid, Position, Shape};
use sudoku_search::{
    Algorithm, Choice, Limits, Outcome, ParamError, Refusal, Run, Seed, Settings, View,
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
            doc: " The quickest that takes the size: `fast` at 9×9, `general` elsewhere.",
            solver: None,
        }];
        for &algorithm in SOLVERS {
            let info = algorithm.info();
            let end = info.docs.find("\n\n").unwrap_or(info.docs.len());
            entries.push(Entry {
                id: info.id,
                doc: &info.docs[..end],
                solver: Some(Solver {
                    algorithm,
                    preset: None,
                }),
            });
            for preset in algorithm.presets().iter().skip(1) {
                entries.push(Entry {
                    id: format!("{}:{}", info.id, preset.id).leak(),
                    doc: preset.doc,
                    solver: Some(Solver {
                        algorithm,
                        preset: Some(preset.id),
                    }),
                });
            }
        }
        entries
    })
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
    /// To show that there is no second one.
    Prove,
}

/// A solver, set up.
#[derive(Clone, Copy)]
pub(crate) struct Solver {
    algorithm: &'static dyn Algorithm,
    preset: Option<&'static str>,
}

impl Solver {
    /// The solver that an engine stands for on grids of this shape.
    ///
    /// # Errors
    ///
    /// If it does not take them, or cannot do the task.
    pub(crate) fn new(engine: Engine, shape: Shape, task: Task) -> Result<Self, Refusal> {
        let entry = &entries()[engine.0];
        let Some(solver) = entry.solver else {
            return Ok(Self {
                algorithm: quickest(shape),
                preset: None,
            });
        };
        let blank = Position::new(&Grid::empty(shape)).expect("nothing clashes");
        let allowed = match solver.start(&blank, task, Seed(0)) {
            Ok(_) => return Ok(solver),
            Err(Refusal::Incomplete) => {
                "a complete solver: this one cannot prove that a puzzle has only one solution"
                    .to_owned()
            }
            Err(refusal) => format!("a solver that takes the grid: of this one, {refusal}"),
        };
        Err(Refusal::Param {
            id: "engine".to_owned(),
            value: entry.id.to_owned(),
            error: ParamError::Range,
            allowed,
        })
    }

    #[cfg(test)]
    pub(crate) fn named(id: &str) -> Self {
        Self {
            algorithm: find(id).expect("it is in the registry"),
            preset: None,
        }
    }

    fn start(self, position: &Position, task: Task, seed: Seed) -> Result<Run, Refusal> {
        let settings = Settings {
            preset: self.preset,
            params: &[],
        };
        let limits = Limits {
            solutions: match task {
                Task::Solve => 1,
                Task::Prove => 2,
            },
            steps: None,
        };
        (self.algorithm).start(position, settings, seed, limits, false)
    }

    /// Puts a question, to be worked on for so many pieces at most; 0 is without end.
    pub(crate) fn ask(self, position: &Position, task: Task, seed: Seed, effort: u64) -> Question {
        let run = self.start(position, task, seed);
        Question {
            run: run.expect("it takes this shape and can do this task"),
            left: if effort == 0 { u64::MAX } else { effort },
        }
    }
}

/// What an engine has come to.
pub(crate) enum Answer {
    /// There is no solution.
    Nothing,
    /// There is this one; if a proof was asked for, no other.
    One(Vec<u8>),
    /// There are these two, and there may be more.
    Two(Vec<u8>, Vec<u8>),
    /// It stalled, or the effort is spent.
    Unknown,
}

/// A question an engine is at work on.
pub(crate) struct Question {
    run: Run,
    left: u64,
}

impl Clone for Question {
    fn clone(&self) -> Self {
        Self {
            run: self.run.fork(),
            left: self.left,
        }
    }
}

impl Question {
    /// Lets the engine work for a bounded number of pieces; says what came out at the end.
    pub(crate) fn advance(&mut self) -> Option<Answer> {
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
        self.run.steps()
    }

    pub(crate) fn view(&self, view: &mut View) {
        self.run.view(view);
    }

    pub(crate) fn heap_bytes(&self) -> usize {
        self.run.heap_bytes()
    }
}
