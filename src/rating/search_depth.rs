//! Radcliffe's search depth: the depth of a search that propagates singles and guesses.

use std::ops::ControlFlow;

use sudoku_grid::Position;
use sudoku_search::{
    Event, Info, Rating, RatingScale, Rng, ScaleColumn, Search, StartError, View, pick, shuffle,
};

use crate::rater::scale;
use crate::singles_board::SinglesBoard;
use crate::tree::{Branching, Tree};
use crate::tries::{Tries, TryCounts, TryProgress};

scale! {
    id: "search-depth",
    name: "Search depth",
    measures: "Depth of the search tree at which a solver that guesses finds the solution.",
    definition: "The solver places naked and hidden singles until none is left. Then it branches \
                 on a cell with the fewest candidates, or on a digit with equally few places in a \
                 house, chosen at random with equal probability. It tries the alternatives in \
                 random order and backtracks from contradictions. The depth is the number of \
                 decisions on the path to the full grid. The rating is the mean over 50 runs; a \
                 puzzle that singles solve has 0.",
    source: "Radcliffe, \"3 million Sudoku puzzles with ratings\", Kaggle: the mean search-tree \
             depth of a solver over ten attempts. Radcliffe's solver is not published; the solver \
             used here is typical of programs that rate by guessing.",
    unit: "guesses",
    checked: "On 2,500 of Radcliffe's puzzles, the rank correlation (Spearman) with his rating is \
              0.976, and both ratings are 0 for the same puzzles. Both are means of random runs (ten \
              in his rating), so perfect agreement is impossible.",
    step: "node",
    sides: (4, 25),
    columns: &[ScaleColumn {
        id: "search_depth",
        name: "Search depth",
        decimals: 2,
        classes: &[],
    }],
}

/// The rater: searches the puzzle 50 times with different random choices; the rating is the mean depth of the
/// solution (see [`Tries`]).
pub(crate) struct SearchDepth {
    position: Position,
    board: SinglesBoard,
    tree: Tree,
    /// The counts of the previous searches.
    previous_counts: TryCounts,
    rng: Rng,
    tries: Tries,
}

impl Search for SearchDepth {
    const INFO: Info = INFO;
    const SCALE: Option<&'static RatingScale> = Some(&SCALE);
    type Params = ();
    type Sample = TryProgress;
    type Counters = TryCounts;

    fn start(position: &Position, (): &(), mut rng: Rng) -> Result<Self, StartError> {
        let board = SinglesBoard::new(position);
        let tree = Tree::new(board.clone(), &mut |board| {
            choose_branching(board, &mut rng)
        });
        Ok(Self {
            position: position.clone(),
            board,
            tree,
            previous_counts: TryCounts::default(),
            rng,
            tries: Tries::default(),
        })
    }

    fn step(&mut self) -> ControlFlow<Event> {
        let choose_branching = &mut |board: &SinglesBoard| choose_branching(board, &mut self.rng);
        if self.tree.step(choose_branching) {
            return ControlFlow::Continue(());
        }
        if !self.tree.is_solved() {
            return ControlFlow::Break(Event::Stalled);
        }
        let depth = self.tree.depth() as u64;
        self.previous_counts = self.tree.counts(self.previous_counts);
        self.tree = Tree::new(self.board.clone(), choose_branching);
        self.tries.add(depth)
    }

    fn steps(&self) -> u64 {
        self.counters().nodes
    }

    fn sample(&self) -> TryProgress {
        self.tries.sample()
    }

    fn view(&self, view: &mut View) {
        self.tree.draw(view, &self.position);
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

/// A random branching among those with the fewest alternatives. The alternatives are the candidates of a cell
/// or the places of a digit in a house. If the places lie in two houses, the branching is drawn with twice
/// the probability.
fn choose_branching(board: &SinglesBoard, rng: &mut Rng) -> Branching {
    let mut min_alternatives = usize::MAX;
    let mut variables = Vec::new();
    let mut consider = |count: usize, variable: BranchVariable| {
        if count < min_alternatives {
            min_alternatives = count;
            variables.clear();
        }
        if count == min_alternatives {
            variables.push(variable);
        }
    };
    for cell in board.blanks() {
        consider(board.candidates(cell).len(), BranchVariable::Cell(cell));
    }
    for (house, cells) in board.houses().iter().enumerate() {
        let mut places = [0_usize; 25];
        for &cell in cells {
            for digit in board.candidates(cell) {
                places[usize::from(digit) - 1] += 1;
            }
        }
        for (digit, &count) in (1..).zip(&places) {
            // A digit with one place is already placed.
            if count > 1 {
                consider(count, BranchVariable::Place(house, digit));
            }
        }
    }
    let mut branching: Branching = match variables[pick(rng, variables.len())] {
        BranchVariable::Cell(cell) => (board.candidates(cell).iter())
            .map(|digit| (cell, digit))
            .collect(),
        BranchVariable::Place(house, digit) => (board.houses().cells(house).iter())
            .filter(|cell| board.candidates(**cell).contains(digit))
            .map(|cell| (*cell, digit))
            .collect(),
    };
    shuffle(&mut branching, rng);
    branching
}

/// The variable that a branching of the search decides.
#[derive(Clone, Copy)]
enum BranchVariable {
    /// The digit of the cell with this index.
    Cell(usize),
    /// The cell of a digit in the house with this index.
    Place(usize, u8),
}

#[cfg(test)]
mod tests {
    use sudoku_search::RatingValue;

    use crate::test_boards::{EASY, HARD, rate_in_pieces, rating_texts};

    #[test]
    fn puzzles_of_singles_have_depth_zero() {
        for seed in [1, 2] {
            let rating = rate_in_pieces(EASY, "search-depth", seed, 7).expect("one solution");
            let zero = RatingValue::Mean {
                value: 0.0,
                low: 0.0,
                high: 0.0,
            };
            assert_eq!(rating.values, [zero]);
        }
    }

    #[test]
    fn ratings_depend_on_the_seed_and_not_on_the_pieces_per_call() {
        let rate = |seed, pieces| {
            rate_in_pieces(HARD, "search-depth", seed, pieces).expect("one solution")
        };
        assert_eq!(rate(1, 1), rate(1, 1000));
        assert_ne!(rate(1, 1000), rate(2, 1000));
        // The mean is the same within its uncertainty.
        for seed in 1..=20 {
            let (first, other) = (rate(seed, 1000).values[0], rate(seed + 20, 1000).values[0]);
            let (RatingValue::Mean { low, high, .. }, other) = (first, other.number()) else {
                panic!("{first:?}");
            };
            let margin = (high - low) * 1.5;
            assert!(
                low - margin < other && other < high + margin,
                "{first:?} {other}"
            );
        }
        assert_eq!(rating_texts(HARD, "search-depth")[0].len(), "6.54".len());
    }
}
