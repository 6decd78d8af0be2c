//! The number of nodes of the 9×9 kernel, averaged over equivalent puzzles.

use std::ops::ControlFlow;

use sudoku_grid::{Grid, Position, Symmetry};
use sudoku_search::{
    Event, Info, Outcome, Rating, RatingScale, Rng, Run, ScaleColumn, Search, StartError, Template,
    View, counters, pick,
};
use sudoku_solvers::find;

use crate::rater::{draw_position, scale};
use crate::tries::{Tries, TryProgress};

scale! {
    id: "kernel-nodes",
    name: "Kernel's nodes",
    measures: "Mean number of search nodes of the 9×9 kernel.",
    definition: "The solver `fast`, which finds singles, locked candidates and minirows locked to \
                 three digits, runs on 50 random equivalent puzzles: bands, stacks, rows \
                 within a band and columns within a stack are permuted, rows and columns possibly \
                 exchanged, and digits renamed. The rating is the mean number of nodes, with its 95 % confidence interval.",
    source: "this project",
    unit: "nodes",
    checked: "On 205 puzzles of all kinds, the rank correlation with the search depth is 0.80.",
    step: "node",
    sides: (9, 9),
    columns: &[ScaleColumn {
        id: "kernel_nodes",
        name: "Kernel's nodes",
        decimals: 2,
        classes: &[],
    }],
}

/// The rater: solves 50 random equivalent puzzles with the 9×9 kernel; the rating is the mean number of nodes
/// (see [`Tries`]).
pub(crate) struct KernelNodes {
    position: Position,
    run: Run,
    /// The number of nodes of the previous solves.
    previous_nodes: u64,
    rng: Rng,
    tries: Tries,
}

counters! {
    /// The counters of a rating.
    pub(crate) struct Counts {
        /// Digits that the kernel tried by branching.
        nodes: u64,
        /// Solves that have ended.
        tries: u64,
    }
}

impl Search for KernelNodes {
    const INFO: Info = INFO;
    const SCALE: Option<&'static RatingScale> = Some(&SCALE);
    type Params = ();
    type Sample = TryProgress;
    type Counters = Counts;

    fn start(position: &Position, (): &(), mut rng: Rng) -> Result<Self, StartError> {
        let run = equivalent_run(position, &mut rng).ok_or(StartError::Other(&Template {
            id: "kernel-nodes.clash",
            text: "a row, column or box contains a digit twice",
        }))?;
        Ok(Self {
            run,
            previous_nodes: 0,
            position: position.clone(),
            rng,
            tries: Tries::default(),
        })
    }

    fn step(&mut self) -> ControlFlow<Event> {
        self.run.advance(u64::MAX, 1);
        match self.run.outcome() {
            None => return ControlFlow::Continue(()),
            Some(Outcome::Solved) => {}
            Some(_) => return ControlFlow::Break(Event::Stalled),
        }
        let nodes = self.run.steps();
        self.previous_nodes += nodes;
        self.run =
            equivalent_run(&self.position, &mut self.rng).expect("equivalent to the first one");
        self.tries.add(nodes)
    }

    fn steps(&self) -> u64 {
        self.previous_nodes + self.run.steps()
    }

    fn sample(&self) -> TryProgress {
        self.tries.sample()
    }

    /// Draws the puzzle itself, not the equivalent puzzle that is being solved, whose givens differ.
    fn view(&self, view: &mut View) {
        draw_position(view, &self.position);
    }

    fn counters(&self) -> Counts {
        Counts {
            nodes: self.steps(),
            tries: self.tries.count(),
        }
    }

    fn rating(&self) -> Option<Rating> {
        self.tries.rating()
    }
}

/// A run of the kernel, before its first step, on a random puzzle that is equivalent to `position`; `None` if
/// `position` has two equal digits in a house.
fn equivalent_run(position: &Position, rng: &mut Rng) -> Option<Run> {
    let shape = position.shape();
    let symmetry = Symmetry::random(shape, &mut |n| pick(rng, n));
    let value_grid = Grid::new(shape, position.values().to_vec()).expect("digits of the shape");
    let candidates = symmetry.apply_candidates(position.all_candidates());
    let image = Position::with_candidates(&symmetry.apply(&value_grid), &candidates).ok()?;
    let solver = find("fast").expect("it is in the list");
    let run = solver.start(&image, &solver.setup().seed(1), false);
    Some(run.expect("it takes this shape"))
}

#[cfg(test)]
mod tests {
    use crate::test_boards::{EASY, HARD, rate_in_pieces};

    #[test]
    fn puzzles_of_singles_take_few_nodes_and_seeds_differ() {
        let rate =
            |text, seed| rate_in_pieces(text, "kernel-nodes", seed, 5).expect("one solution");
        assert!(rate(EASY, 1).values[0].number() < 0.5);
        assert!(rate(HARD, 1).values[0].number() > 1.0);
        assert_ne!(rate(HARD, 1), rate(HARD, 2));
    }
}
