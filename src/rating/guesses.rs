//! The number of guesses of a simple solver, averaged over equivalent puzzles.

use sudoku_grid::{Position, Shape, Symmetry};
use sudoku_search::{Rng, Seed, pick};

use crate::rating::Tries;
use crate::scale::{Rater, RatingScale, ScaleColumn, ScaleInfo};
use crate::singles_board::SinglesBoard;
use crate::tree::{Branching, Tree};
use crate::{Rating, UniquePuzzle};

pub(crate) struct Guesses;

static ABOUT: ScaleInfo = ScaleInfo {
    id: "guesses",
    name: "Guesses",
    measures: "How many guesses a plain solver takes, whatever cells and digits it meets first.",
    definition: "The solver places naked and hidden singles until there is none, then tries the \
                 candidates of the first of the cells with the fewest, from the lowest on. A guess is \
                 a digit tried while another candidate of the cell is left. Which cell is first is \
                 an accident, so the puzzle is solved 50 times, each time with its lines rearranged, \
                 rows and columns exchanged or not, and its digits renamed, at random. The rating is \
                 the mean, with its interval of 95 %.",
    source: "The guesses that benchmarks of fast solvers report, of which tdoku's generator takes \
             the mean over equivalent puzzles.",
    unit: "guesses",
    checked: "On the puzzles with 17 givens the mean is 3.21, where the benchmark of tdoku reports 4.47 \
              and 4.84 for solvers that find singles and 1.76 for one that finds locked candidates \
              too, each counting in its own way.",
    sides: (4, 25),
    random: true,
    columns: &[ScaleColumn {
        id: "guesses",
        name: "Guesses",
        decimals: 2,
        classes: &[],
    }],
};

impl RatingScale for Guesses {
    fn about(&self) -> &'static ScaleInfo {
        &ABOUT
    }

    fn start(&self, puzzle: &UniquePuzzle, seed: Seed) -> Box<dyn Rater> {
        let mut rng = seed.rng();
        Box::new(GuessCounter {
            tree: variant(puzzle.start(), &mut rng),
            position: puzzle.start().clone(),
            rng,
            tries: Tries::default(),
        })
    }
}

struct GuessCounter {
    position: Position,
    tree: Tree,
    rng: Rng,
    tries: Tries,
}

impl Rater for GuessCounter {
    fn step(&mut self) -> Option<Rating> {
        if self.tree.step(&mut minimum_remaining_values) {
            return None;
        }
        let guesses = self.tree.guesses();
        self.tree = variant(&self.position, &mut self.rng);
        self.tries.add(guesses)
    }
}

/// The search on a random equivalent puzzle.
fn variant(position: &Position, rng: &mut Rng) -> Tree {
    let shape: Shape = position.shape();
    let symmetry = Symmetry::random(shape, &mut |n| pick(rng, n));
    let candidates = symmetry.apply_candidates(position.all_candidates());
    Tree::new(
        SinglesBoard::of(shape, &candidates),
        &mut minimum_remaining_values,
    )
}

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
    use crate::RatingValue;
    use crate::test_boards::{EASY, HARD, position, rate_in};

    #[test]
    fn puzzles_of_singles_take_none() {
        let rating = rate_in(EASY, "guesses", 3, 7).expect("one solution");
        let zero = RatingValue::Mean {
            value: 0.0,
            low: 0.0,
            high: 0.0,
        };
        assert_eq!(rating.values, [zero]);
    }

    #[test]
    fn the_interval_contains_the_mean_of_many_tries() {
        let (puzzle, _) = position(HARD);
        let mut rng = Seed(99).rng();
        let mut sum = 0;
        for _ in 0..1000 {
            let mut tree = variant(&puzzle, &mut rng);
            while tree.step(&mut minimum_remaining_values) {}
            sum += tree.guesses();
        }
        let mean = f64::from(u32::try_from(sum).expect("small")) / 1000.0;
        let held = |seed: &u32| {
            let rating = rate_in(HARD, "guesses", *seed, 1000).expect("one solution");
            let RatingValue::Mean { low, high, .. } = rating.values[0] else {
                panic!("{rating:?}");
            };
            low <= mean && mean <= high
        };
        // 38 should contain it.
        let holding = (1..=40).filter(held).count();
        assert!(holding >= 34, "{holding}");
    }
}
