//! The number of guesses of a simple solver, averaged over equivalent puzzles.

use std::ops::ControlFlow;

use sudoku_grid::{Position, Shape, Symmetry};
use sudoku_search::{
    Event, Info, Rating, RatingScale, Rng, ScaleColumn, Search, StartError, View, pick,
};

use crate::rater::{draw_position, scale};
use crate::singles_board::SinglesBoard;
use crate::tree::{Branching, Tree};
use crate::tries::{Tries, TryCounts, TryProgress};

scale! {
    id: "guesses",
    name: "Guesses",
    measures: "Mean number of guesses of a simple solver over equivalent puzzles.",
    definition: "The solver places naked and hidden singles until none is left, then tries the \
                 candidates of the first cell with the fewest candidates in ascending order. A guess \
                 is a digit tried while another candidate of the cell is left. Which cell comes \
                 first is arbitrary, so the solver runs on 50 random equivalent puzzles: bands, \
                 stacks, rows within a band and columns within a stack are permuted, rows and columns \
                 possibly exchanged, and digits renamed. The rating is the mean, with its 95 % \
                 confidence interval.",
    source: "Benchmarks of fast solvers report guesses; the generator of tdoku uses the mean over \
             equivalent puzzles.",
    unit: "guesses",
    checked: "On the puzzles with 17 givens, the mean is 3.21. The benchmark of tdoku reports 4.47 \
              and 4.84 for solvers that find singles, and 1.76 for one that also finds locked \
              candidates; each solver counts guesses in its own way.",
    step: "node",
    sides: (4, 25),
    columns: &[ScaleColumn {
        id: "guesses",
        name: "Guesses",
        decimals: 2,
        classes: &[],
    }],
}

/// The rater: searches 50 random equivalent puzzles; the rating is the mean number of guesses (see
/// [`Tries`]).
pub(crate) struct Guesses {
    position: Position,
    tree: Tree,
    /// The counts of the previous searches.
    previous_counts: TryCounts,
    rng: Rng,
    tries: Tries,
}

impl Search for Guesses {
    const INFO: Info = INFO;
    const SCALE: Option<&'static RatingScale> = Some(&SCALE);
    type Params = ();
    type Sample = TryProgress;
    type Counters = TryCounts;

    fn start(position: &Position, (): &(), mut rng: Rng) -> Result<Self, StartError> {
        Ok(Self {
            tree: equivalent_search(position, &mut rng),
            position: position.clone(),
            previous_counts: TryCounts::default(),
            rng,
            tries: Tries::default(),
        })
    }

    fn step(&mut self) -> ControlFlow<Event> {
        if self.tree.step(&mut minimum_remaining_values) {
            return ControlFlow::Continue(());
        }
        if !self.tree.is_solved() {
            return ControlFlow::Break(Event::Stalled);
        }
        let guesses = self.tree.guesses();
        self.previous_counts = self.tree.counts(self.previous_counts);
        self.tree = equivalent_search(&self.position, &mut self.rng);
        self.tries.add(guesses)
    }

    fn steps(&self) -> u64 {
        self.counters().nodes
    }

    fn sample(&self) -> TryProgress {
        self.tries.sample()
    }

    /// Draws the puzzle itself, not the equivalent puzzle that is being searched, whose givens differ.
    fn view(&self, view: &mut View) {
        draw_position(view, &self.position);
    }

    fn counters(&self) -> TryCounts {
        TryCounts {
            tries: self.tries.count(),
            ..self.tree.counts(self.previous_counts)
        }
    }

    fn rating(&self) -> Option<Rating> {
        self.tries.rating()
    }
}

/// A search, before its first step, on a random puzzle that is equivalent to `position`.
fn equivalent_search(position: &Position, rng: &mut Rng) -> Tree {
    let shape: Shape = position.shape();
    let symmetry = Symmetry::random(shape, &mut |n| pick(rng, n));
    let candidates = symmetry.apply_candidates(position.all_candidates());
    Tree::new(
        SinglesBoard::from_candidates(shape, &candidates),
        &mut minimum_remaining_values,
    )
}

/// A branching on the first cell with the fewest candidates.
fn minimum_remaining_values(board: &SinglesBoard) -> Branching {
    let cell = board
        .blanks()
        .min_by_key(|cell| board.candidates(*cell).len());
    let cell = cell.expect("a board that is open has blanks");
    (board.candidates(cell).iter())
        .map(|digit| (cell, digit))
        .collect()
}

#[cfg(test)]
mod tests {
    use sudoku_search::Seed;

    use super::*;
    use sudoku_search::RatingValue;

    use crate::test_boards::{EASY, HARD, position_and_solution, rate_in_pieces};

    #[test]
    fn puzzles_of_singles_take_no_guesses() {
        let rating = rate_in_pieces(EASY, "guesses", 3, 7).expect("one solution");
        let zero = RatingValue::Mean {
            value: 0.0,
            low: 0.0,
            high: 0.0,
        };
        assert_eq!(rating.values, [zero]);
    }

    #[test]
    fn the_interval_contains_the_mean_of_many_tries() {
        let (puzzle, _) = position_and_solution(HARD);
        let mut rng = Seed(99).rng();
        let mut sum = 0;
        for _ in 0..1000 {
            let mut tree = equivalent_search(&puzzle, &mut rng);
            while tree.step(&mut minimum_remaining_values) {}
            sum += tree.guesses();
        }
        let mean = f64::from(u32::try_from(sum).expect("small")) / 1000.0;
        let covers_mean = |seed: &u32| {
            let rating = rate_in_pieces(HARD, "guesses", *seed, 1000).expect("one solution");
            let RatingValue::Mean { low, high, .. } = rating.values[0] else {
                panic!("{rating:?}");
            };
            low <= mean && mean <= high
        };
        // 38 should contain it.
        let covering_count = (1..=40).filter(covers_mean).count();
        assert!(covering_count >= 34, "{covering_count}");
    }
}
