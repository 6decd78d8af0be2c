//! A custom solver, which fills the grid at random, compared with solvers of the crate. The module `guide::solver`
//! explains a complete solver step by step.
#![expect(clippy::print_stdout, reason = "an example")]

use std::error::Error;
use std::ops::ControlFlow;

use sudoku_lab::grid::Position;
use sudoku_lab::search::{
    Event, Info, Kind, Rng, Search, StartError, View, counters, docs, params, pick, series,
};
use sudoku_lab::solvers::Backtracking;
use sudoku_lab::{Experiment, Puzzle};

docs! {
    /// Fills cells at random with candidates, and starts again when a cell has none.
    const DOCS;
}

params! {
    /// The parameters of the solver `random-filling`.
    pub struct RandomFilling for Filling {
        /// Gives up after this many fillings.
        #[range(1..=1_000_000, log)]
        attempts: u32 = 100_000,
    }
}

series! {
    /// The plotted quantities.
    pub struct Sample {
        /// Blank cells.
        #[unit("cells")]
        blanks: f64,
    }
}

counters! {
    /// The counters.
    pub struct Tally {
        /// Digits placed.
        placements: u64,
    }
}

struct Filling {
    start: Position,
    position: Position,
    rng: Rng,
    attempts_left: u32,
    attempts: u64,
    placements: u64,
}

impl Search for Filling {
    const INFO: Info = Info {
        id: "random-filling",
        name: "Random filling",
        docs: DOCS,
        kind: Kind::Solver,
        complete: false,
        step: "attempt",
        sides: (4, 25),
    };
    type Params = RandomFilling;
    type Sample = Sample;
    type Counters = Tally;

    fn start(position: &Position, params: &RandomFilling, rng: Rng) -> Result<Self, StartError> {
        Ok(Self {
            start: position.clone(),
            position: position.clone(),
            rng,
            attempts_left: params.attempts,
            attempts: 0,
            placements: 0,
        })
    }

    fn step(&mut self) -> ControlFlow<Event> {
        if self.attempts_left == 0 {
            return ControlFlow::Break(Event::Stalled);
        }
        // The cell with the fewest candidates.
        let position = &self.position;
        let cell = position
            .blanks()
            .min_by_key(|&cell| position.candidates(cell).len());
        let digits = cell.map(|cell| position.candidates(cell).iter().collect::<Vec<_>>());
        match (cell, digits) {
            (Some(cell), Some(digits)) if !digits.is_empty() => {
                let digit = digits[pick(&mut self.rng, digits.len())];
                self.position.place(cell, digit);
                self.placements += 1;
                return ControlFlow::Continue(());
            }
            (None, _) => {
                self.attempts_left = 0;
                return ControlFlow::Break(Event::Found);
            }
            _ => {}
        }
        self.position = self.start.clone();
        self.attempts += 1;
        self.attempts_left -= 1;
        ControlFlow::Continue(())
    }

    fn steps(&self) -> u64 {
        self.attempts
    }

    #[expect(clippy::cast_precision_loss, reason = "at most 625")]
    fn sample(&self) -> Sample {
        Sample {
            blanks: self.position.blanks().count() as f64,
        }
    }

    fn view(&self, view: &mut View) {
        view.digits.copy_from_slice(self.position.values());
        view.weights.fill(0.0);
    }

    fn counters(&self) -> Tally {
        Tally {
            placements: self.placements,
        }
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    let text = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    let puzzle: Puzzle = text.parse()?;
    let experiment = Experiment::new()
        .puzzles("one", [puzzle])
        .contestant("random filling", RandomFilling::default())
        .contestant("backtracking", Backtracking::default())
        .seeds(5);
    print!("{}", experiment.run()?.to_csv());
    Ok(())
}
