//! A generator of another crate, which asks a solver that is called with a budget.

use std::ops::ControlFlow;

use sudoku_grid::{Digits, Grid, Position};
use sudoku_search::{
    Event, Info, Kind, Rng, Search, StartError, View, counters, docs, series, shuffle,
};

use crate::MAX_DIGITS_PER_STEP;
use crate::kernel::{Kernel, Reply};

docs! {
    /// Completes the pattern and removes givens in random order as long as the solution stays unique.
    const DOCS;
}

series! {
    /// The values that can be plotted.
    pub(crate) struct Sample {
        /// Givens of the puzzle.
        #[unit("givens")]
        givens: f64,
    }
}

counters! {
    /// The counters.
    pub(crate) struct Tally {
        /// Cells tried.
        tests: u64,
    }
}

/// A puzzle from which givens are removed.
pub(crate) struct Remover {
    puzzle: Grid,
    /// The cells that have not been tried, in random order.
    untried: Vec<usize>,
    stage: Stage,
    tests: u64,
}

/// The current stage of the generation.
enum Stage {
    /// Completes the pattern.
    Fill(Kernel),
    /// Takes the next cell.
    Next,
    /// Looks for a solution with another digit in this cell.
    Test(usize, u8, Kernel),
    Found,
}

/// The kernel for a grid in which these candidates are allowed.
fn new_kernel(grid: &Grid, allowed: &[Digits]) -> Kernel {
    let shape = grid.shape();
    let bits: Vec<_> = allowed.iter().map(|digits| digits.bits()).collect();
    Kernel::new(shape.box_rows(), shape.box_columns(), grid.digits(), &bits)
}

impl Search for Remover {
    const INFO: Info = Info {
        id: "foreign-remover",
        name: "Remover from elsewhere",
        docs: DOCS,
        kind: Kind::Generator,
        complete: false,
        step: "test",
        sides: (4, 9),
    };
    type Params = ();
    type Sample = Sample;
    type Counters = Tally;

    fn start(position: &Position, (): &(), mut rng: Rng) -> Result<Self, StartError> {
        let mut untried: Vec<_> = position.blanks().collect();
        shuffle(&mut untried, &mut rng);
        let mut digits: Vec<u8> = (1..).take(position.shape().side()).collect();
        shuffle(&mut digits, &mut rng);
        // A random digit in a random cell gives every seed another grid.
        let mut start_position = position.clone();
        if let Some(&cell) = untried.first() {
            let fits = |digit: &&u8| position.candidates(cell).contains(**digit);
            if let Some(&digit) = digits.iter().find(fits) {
                start_position.place(cell, digit);
            }
        }
        Ok(Self {
            puzzle: position.to_grid(),
            untried,
            stage: Stage::Fill(new_kernel(
                &start_position.to_grid(),
                start_position.all_candidates(),
            )),
            tests: 0,
        })
    }

    fn step(&mut self) -> ControlFlow<Event> {
        match &mut self.stage {
            Stage::Fill(kernel) => match kernel.run(MAX_DIGITS_PER_STEP) {
                Reply::Unknown => {}
                Reply::None => return ControlFlow::Break(Event::Stalled),
                Reply::Solution(digits) => {
                    for (cell, &digit) in digits.iter().enumerate() {
                        self.puzzle.set(cell, digit);
                    }
                    self.stage = Stage::Next;
                }
            },
            Stage::Next => {
                let Some(cell) = self.untried.pop() else {
                    self.stage = Stage::Found;
                    return ControlFlow::Break(Event::Found);
                };
                let digit = self.puzzle.get(cell);
                self.puzzle.set(cell, 0);
                let mut allowed =
                    vec![Digits::all(self.puzzle.shape().side()); self.puzzle.digits().len()];
                allowed[cell].remove(digit);
                self.stage = Stage::Test(cell, digit, new_kernel(&self.puzzle, &allowed));
            }
            Stage::Test(cell, digit, kernel) => match kernel.run(MAX_DIGITS_PER_STEP) {
                Reply::Unknown => {}
                reply => {
                    if let Reply::Solution(_) = reply {
                        self.puzzle.set(*cell, *digit);
                    }
                    self.tests += 1;
                    self.stage = Stage::Next;
                }
            },
            Stage::Found => return ControlFlow::Break(Event::Stalled),
        }
        ControlFlow::Continue(())
    }

    fn steps(&self) -> u64 {
        self.tests
    }

    #[expect(clippy::cast_precision_loss, reason = "at most 81")]
    fn sample(&self) -> Sample {
        Sample {
            givens: self.puzzle.givens() as f64,
        }
    }

    fn view(&self, view: &mut View) {
        view.digits.copy_from_slice(self.puzzle.digits());
        view.weights.fill(0.0);
    }

    fn counters(&self) -> Tally {
        Tally { tests: self.tests }
    }
}
