//! Backdoor size: the smallest number of cells whose digits let singles solve the rest.

use std::ops::ControlFlow;

use sudoku_grid::Position;
use sudoku_search::{
    Capabilities, Event, Info, Rating, RatingScale, RatingValue, Rng, ScaleColumn, Search,
    StartError, View, counters, series,
};

use crate::puzzle::SolutionSearch;
use crate::rater::scale;
use crate::singles_board::{Propagation, SinglesBoard};

/// The maximum number of cells of a backdoor. If no set of this size is a backdoor, the rating is a lower
/// bound.
const MAX_BACKDOOR_CELLS: usize = 3;

scale! {
    id: "backdoor",
    name: "Backdoor size",
    measures: "Smallest number of cells whose digits must be known for singles to solve the rest.",
    definition: "The smallest number of blank cells that must be filled from the solution so that \
                 naked and hidden singles fill the rest of the grid; 0 if singles solve the puzzle. \
                 All sets of one, two and three cells are tried in the order of the cells, and the \
                 first sufficient set is reported. Puzzles that need more cells are rated >=4.",
    source: "Williams, Gomes and Selman, \"Backdoors to typical case complexity\", IJCAI 2003, with \
             singles as the subsolver; HoDoKu searches for the same sets.",
    unit: "cells",
    checked: "No table is published. The sets agree with those of a slower exhaustive search.",
    step: "trial",
    sides: (4, 25),
    columns: &[ScaleColumn {
        id: "backdoor",
        name: "Backdoor size",
        decimals: 0,
        classes: &[],
    }],
}

series! {
    /// One sample of the values that are plotted over the steps of a rating.
    pub(crate) struct Progress {
        /// Cells revealed together at present.
        #[plot(main)]
        #[unit("cells")]
        size: f64,
        /// Cells revealed on the displayed board.
        #[unit("cells")]
        revealed: f64,
    }
}

counters! {
    /// The counters of a rating.
    pub(crate) struct Counts {
        /// Digits tried in the search for the solution.
        nodes: u64,
        /// Sets of cells tried.
        sets: u64,
    }
}

/// A board on which some cells were revealed, and the index of the first cell that may be revealed next.
#[derive(Clone)]
struct RevealedBoard {
    board: SinglesBoard,
    next_index: usize,
}

/// The rater: searches for the smallest backdoor, which is a set of cells such that singles solve the puzzle once their
/// digits are revealed.
pub(crate) struct Backdoor {
    position: Position,
    solution: SolutionSearch,
    /// The number of cells that are revealed together at present; more than `max_size` if no set is a backdoor.
    size: usize,
    max_size: usize,
    /// The boards: with no cell revealed, with one cell revealed, and so on. Boards with more cells than are revealed
    /// at present are kept: the next trial overwrites them, so that no memory is allocated.
    revealed: Vec<RevealedBoard>,
    /// The result of propagating singles on the board with no cell revealed.
    propagation: Propagation,
    cells: Vec<usize>,
    sets: u64,
    rating: Option<Rating>,
}

impl Search for Backdoor {
    const INFO: Info = INFO;
    const SCALE: Option<&'static RatingScale> = Some(&SCALE);
    type Params = ();
    type Sample = Progress;
    type Counters = Counts;

    fn capabilities((): &()) -> Capabilities {
        Capabilities {
            random: false,
            ..Capabilities::default_for(&INFO)
        }
    }

    fn start(position: &Position, (): &(), _: Rng) -> Result<Self, StartError> {
        Ok(Self::new(position, MAX_BACKDOOR_CELLS))
    }

    /// Reveals one more cell.
    fn step(&mut self) -> ControlFlow<Event> {
        match self.propagation {
            Propagation::Contradiction => return ControlFlow::Break(Event::Stalled),
            Propagation::Solved => return self.finish_with(RatingValue::Number(0.0).into()),
            Propagation::Open => {}
        }
        let Some(solution) = self.solution.advance()? else {
            return ControlFlow::Continue(());
        };
        let depth = self.cells.len();
        if self.revealed.len() == depth + 1 {
            self.revealed.push(self.revealed[depth].clone());
        }
        let [current, trial] = &mut self.revealed[depth..depth + 2] else {
            unreachable!("the slice has two elements")
        };
        // Revealing a filled cell has no effect.
        let Some(cell) = current.board.next_blank(current.next_index) else {
            return self.backtrack();
        };
        current.next_index = cell + 1;
        trial.next_index = cell + 1;
        trial.board.copy_from(&current.board);
        trial.board.set(cell, solution.get(cell));
        let is_solved = trial.board.propagate(true) == Propagation::Solved;
        self.cells.push(cell);
        self.sets += 1;
        if is_solved {
            #[expect(clippy::cast_precision_loss, reason = "at most 3")]
            return self.finish_with(Rating {
                values: vec![RatingValue::Number(self.cells.len() as f64)],
                cells: self.cells.clone(),
            });
        }
        if self.cells.len() == self.size {
            self.cells.pop();
        }
        ControlFlow::Continue(())
    }

    fn steps(&self) -> u64 {
        self.solution.steps() + self.sets
    }

    fn sample(&self) -> Progress {
        #[expect(clippy::cast_precision_loss, reason = "at most 4")]
        let [size, revealed] = [self.size, self.cells.len()].map(|count| count as f64);
        Progress { size, revealed }
    }

    fn view(&self, view: &mut View) {
        self.revealed[self.cells.len()]
            .board
            .draw(view, &self.position);
    }

    fn counters(&self) -> Counts {
        Counts {
            nodes: self.solution.steps(),
            sets: self.sets,
        }
    }

    fn rating(&self) -> Option<Rating> {
        self.rating.clone()
    }
}

impl Backdoor {
    /// A search for sets of up to `max_size` cells.
    fn new(position: &Position, max_size: usize) -> Self {
        let mut board = SinglesBoard::new(position);
        let propagation = board.propagate(true);
        Self {
            solution: SolutionSearch::new(position),
            position: position.clone(),
            size: 1,
            max_size,
            revealed: vec![RevealedBoard {
                board,
                next_index: 0,
            }],
            propagation,
            cells: Vec::new(),
            sets: 0,
            rating: None,
        }
    }

    /// Ends the search with a rating.
    fn finish_with(&mut self, rating: Rating) -> ControlFlow<Event> {
        self.rating = Some(rating);
        ControlFlow::Break(Event::Found)
    }

    /// Takes back the last revealed cell. If no cell is revealed, all sets of the current size have been tried,
    /// and the search continues with sets of one cell more.
    fn backtrack(&mut self) -> ControlFlow<Event> {
        if self.cells.pop().is_some() {
            return ControlFlow::Continue(());
        }
        self.size += 1;
        self.revealed[0].next_index = 0;
        if self.size <= self.max_size {
            return ControlFlow::Continue(());
        }
        #[expect(clippy::cast_precision_loss, reason = "at most 4")]
        self.finish_with(RatingValue::LowerBound(self.size as f64).into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::test_boards::{EASY, HARD, position_and_solution, rate_in_pieces, rating_texts};

    /// The first set of `size` cells that is a backdoor, by exhaustive search; `None` if there is none.
    fn first_backdoor(text: &str, size: usize) -> Option<Vec<usize>> {
        let (puzzle, solution) = position_and_solution(text);
        let blanks: Vec<_> = puzzle.blanks().collect();
        let is_backdoor = |cells: &[usize]| {
            let mut board = SinglesBoard::new(&puzzle);
            for &cell in cells {
                board.set(cell, solution.get(cell));
            }
            board.propagate(true) == Propagation::Solved
        };
        let mut sets: Vec<Vec<usize>> = vec![Vec::new()];
        for _ in 0..size {
            let larger_sets = sets.iter().flat_map(|set| {
                let next_cells = blanks.iter().filter(|cell| set.last() < Some(cell));
                next_cells.map(|cell| [&set[..], &[*cell]].concat())
            });
            sets = larger_sets.collect();
        }
        sets.into_iter().find(|set| is_backdoor(set))
    }

    #[test]
    fn the_first_smallest_set_is_found() {
        assert_eq!(rating_texts(EASY, "backdoor"), ["0"]);
        for text in [HARD, NORVIG_PUZZLE] {
            let rating = rate_in_pieces(text, "backdoor", 1, 10).expect("one solution");
            let size = rating.cells.len();
            assert_eq!(first_backdoor(text, size), Some(rating.cells), "{text}");
            assert_eq!(first_backdoor(text, size - 1), None, "{text}");
            assert_eq!(rating_texts(text, "backdoor"), [size.to_string()]);
        }
    }

    /// A puzzle from Norvig's list of hard puzzles.
    const NORVIG_PUZZLE: &str =
        "52...6.........7.13...........4..8..6......5...........418.........3..2...87.....";

    #[test]
    fn a_backdoor_above_the_maximum_size_has_a_lower_bound() {
        let mut search = Backdoor::new(&position_and_solution(HARD).0, 1);
        let event = std::iter::repeat_with(|| search.step()).find(ControlFlow::is_break);
        assert_eq!(event, Some(ControlFlow::Break(Event::Found)));
        let rating = search.rating();
        assert_eq!(rating, Some(RatingValue::LowerBound(2.0).into()));
    }
}
