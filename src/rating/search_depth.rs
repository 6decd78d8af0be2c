//! How deep a search goes that works out singles and guesses where it is stuck: Radcliffe's rating.

use sudoku_search::{Rng, Seed, pick, shuffle};

use crate::board::Board;
use crate::rating::Tries;
use crate::scale::{About, Column, Rater, Scale};
use crate::tree::{Choice, Tree};
use crate::{Rating, UniquePuzzle};

pub(crate) struct SearchDepth;

static ABOUT: About = About {
    id: "search-depth",
    name: "Search depth",
    measures: "How many guesses deep a solver stands when it finds the solution.",
    definition: "The solver places naked and hidden singles until there is none. Then it draws, \
                 among the cells with the fewest candidates and the digits with as few places left \
                 in a house, one that all of them are equally likely to be, and tries its \
                 alternatives in random order, each the same way, back to the one before where it \
                 contradicts itself. The depth is the number of alternatives in force when the grid \
                 is full. The rating is the mean over 50 tries; 0 is a puzzle that singles solve.",
    source: "Radcliffe, \"3 million Sudoku puzzles with ratings\", Kaggle: the average search-tree \
             depth of a solver over ten attempts. Which solver is not said; this one is the usual \
             one of programs that rate by guessing.",
    unit: "guesses",
    checked: "On 2,500 of Radcliffe's puzzles the rank correlation (Spearman) with his rating is 0.976, \
              and those of his that are 0 are 0 here, and no others. Both are means of random tries, \
              his of ten: no solver could agree with them fully.",
    sides: (4, 25),
    random: true,
    columns: &[Column {
        id: "search_depth",
        name: "Search depth",
        decimals: 2,
        classes: &[],
    }],
};

impl Scale for SearchDepth {
    fn about(&self) -> &'static About {
        &ABOUT
    }

    fn start(&self, puzzle: &UniquePuzzle, seed: Seed) -> Box<dyn Rater> {
        let board = Board::new(puzzle.start());
        let mut rng = seed.rng();
        Box::new(Depth {
            tree: Tree::new(board.clone(), &mut |board| choose(board, &mut rng)),
            board,
            rng,
            tries: Tries::default(),
        })
    }
}

struct Depth {
    board: Board,
    tree: Tree,
    rng: Rng,
    tries: Tries,
}

impl Rater for Depth {
    fn step(&mut self) -> Option<Rating> {
        let choose = &mut |board: &Board| choose(board, &mut self.rng);
        if self.tree.step(choose) {
            return None;
        }
        let depth = self.tree.depth() as u64;
        self.tree = Tree::new(self.board.clone(), choose);
        self.tries.add(depth)
    }
}

/// One of those with the fewest alternatives, in random order: the candidates of a cell, or the
/// places of a digit in a house. Places that two houses share count for both.
fn choose(board: &Board, rng: &mut Rng) -> Choice {
    let mut fewest = usize::MAX;
    let mut all = Vec::new();
    let mut consider = |count: usize, what: What| {
        if count < fewest {
            fewest = count;
            all.clear();
        }
        if count == fewest {
            all.push(what);
        }
    };
    for cell in board.blanks() {
        consider(board.candidates(cell).len(), What::Cell(cell));
    }
    for (house, cells) in board.houses().iter().enumerate() {
        let mut places = [0_usize; 25];
        for &cell in cells {
            for digit in board.candidates(cell) {
                places[usize::from(digit) - 1] += 1;
            }
        }
        for (digit, &count) in (1..).zip(&places) {
            // One place is a digit that is there.
            if count > 1 {
                consider(count, What::Place(house, digit));
            }
        }
    }
    let mut choice: Choice = match all[pick(rng, all.len())] {
        What::Cell(cell) => (board.candidates(cell).iter())
            .map(|digit| (cell, digit))
            .collect(),
        What::Place(house, digit) => (board.houses().cells(house).iter())
            .filter(|cell| board.candidates(**cell).contains(digit))
            .map(|cell| (*cell, digit))
            .collect(),
    };
    shuffle(&mut choice, rng);
    choice
}

#[derive(Clone, Copy)]
enum What {
    Cell(usize),
    Place(usize, u8),
}

#[cfg(test)]
mod tests {
    use crate::Value;
    use crate::test_boards::{EASY, HARD, rate_in, written};

    #[test]
    fn what_singles_solve_is_zero_whatever_the_seed() {
        for seed in [1, 2] {
            let rating = rate_in(EASY, "search-depth", seed, 7).expect("one solution");
            let zero = Value::Mean {
                value: 0.0,
                low: 0.0,
                high: 0.0,
            };
            assert_eq!(rating.values, [zero]);
        }
    }

    #[test]
    fn the_seed_draws_the_tries_and_pieces_change_nothing() {
        let rate =
            |seed, pieces| rate_in(HARD, "search-depth", seed, pieces).expect("one solution");
        assert_eq!(rate(1, 1), rate(1, 1000));
        assert_ne!(rate(1, 1000), rate(2, 1000));
        // Far from each other they cannot be.
        for seed in 1..=20 {
            let (one, other) = (rate(seed, 1000).values[0], rate(seed + 20, 1000).values[0]);
            let (Value::Mean { low, high, .. }, other) = (one, other.number()) else {
                panic!("{one:?}");
            };
            let apart = (high - low) * 1.5;
            assert!(
                low - apart < other && other < high + apart,
                "{one:?} {other}"
            );
        }
        assert_eq!(written(HARD, "search-depth")[0].len(), "6.54".len());
    }
}
