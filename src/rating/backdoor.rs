//! How few cells one must be told to do the rest by singles.

use sudoku_search::Seed;

use crate::board::{Board, Verdict};
use crate::scale::{About, Column, Rater, Scale};
use crate::{Rating, UniquePuzzle, Value};

pub(crate) struct Backdoor;

/// Cells tried together at most.
const MOST: usize = 3;

static ABOUT: About = About {
    id: "backdoor",
    name: "Backdoor size",
    measures: "How few cells one must be told so that naked and hidden singles do the rest.",
    definition: "The smallest number of blank cells with which, their digits of the solution \
                 written in, naked and hidden singles fill the grid; 0 is a puzzle that they solve \
                 as it is. All sets of one, two and three cells are tried, in the order of the \
                 cells, and the first that does is named. Puzzles that need more are >=4.",
    source: "Williams, Gomes and Selman, \"Backdoors to typical case complexity\", IJCAI 2003, with \
             singles as the procedure that must do the rest, as HoDoKu looks for them too.",
    unit: "cells",
    checked: "No table is published. The sets are held against a slower search through all of them.",
    sides: (4, 25),
    random: false,
    columns: &[Column {
        id: "backdoor",
        name: "Backdoor size",
        decimals: 0,
        classes: &[],
    }],
};

impl Scale for Backdoor {
    fn about(&self) -> &'static About {
        &ABOUT
    }

    fn start(&self, puzzle: &UniquePuzzle, _: Seed) -> Box<dyn Rater> {
        let mut board = Board::new(puzzle.start());
        if board.propagate(true) == Verdict::Solved {
            return Box::new(Rating::from(Value::Number(0.0)));
        }
        Box::new(Looking::new(board, puzzle.solution().digits(), MOST))
    }
}

/// A board after some cells were told, and the cell to be told next.
struct Told {
    board: Board,
    next: usize,
}

struct Looking {
    solution: Vec<u8>,
    /// Cells told together at present, and at most.
    size: usize,
    most: usize,
    /// The board as it is, then as it is with one cell told, and so on.
    told: Vec<Told>,
    cells: Vec<usize>,
}

impl Rater for Looking {
    /// Tells one more cell.
    fn step(&mut self) -> Option<Rating> {
        let deepest = self.told.last_mut().expect("the first one stays");
        // What is filled already tells nothing.
        let blank = (deepest.board.blanks()).find(|cell| *cell >= deepest.next);
        let Some(cell) = blank else {
            return self.turn_back();
        };
        deepest.next = cell + 1;
        let mut board = deepest.board.clone();
        board.set(cell, self.solution[cell]);
        let solved = board.propagate(true) == Verdict::Solved;
        self.cells.push(cell);
        if solved {
            #[expect(clippy::cast_precision_loss, reason = "at most 3")]
            return Some(Rating {
                values: vec![Value::Number(self.cells.len() as f64)],
                cells: self.cells.clone(),
            });
        }
        if self.cells.len() < self.size {
            self.told.push(Told {
                board,
                next: cell + 1,
            });
        } else {
            self.cells.pop();
        }
        None
    }
}

impl Looking {
    fn new(board: Board, solution: &[u8], most: usize) -> Self {
        Self {
            solution: solution.to_vec(),
            size: 1,
            most,
            told: vec![Told { board, next: 0 }],
            cells: Vec::new(),
        }
    }

    /// Goes on with the next of the cells told before, or with one cell more.
    fn turn_back(&mut self) -> Option<Rating> {
        if self.cells.pop().is_some() {
            self.told.pop();
            return None;
        }
        self.size += 1;
        self.told[0].next = 0;
        #[expect(clippy::cast_precision_loss, reason = "at most 3")]
        (self.size > self.most).then(|| Rating::from(Value::AtLeast(self.size as f64)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::test_boards::{EASY, HARD, position, rate_in, written};

    /// The first set of so many cells that does, all sets gone through.
    fn first_set(text: &str, size: usize) -> Option<Vec<usize>> {
        let (puzzle, solution) = position(text);
        let blanks: Vec<_> = puzzle.blanks().collect();
        let does = |cells: &[usize]| {
            let mut board = Board::new(&puzzle);
            for &cell in cells {
                board.set(cell, solution.get(cell));
            }
            board.propagate(true) == Verdict::Solved
        };
        let mut sets: Vec<Vec<usize>> = vec![Vec::new()];
        for _ in 0..size {
            let grown = sets.iter().flat_map(|set| {
                let more = blanks.iter().filter(|cell| set.last() < Some(cell));
                more.map(|cell| [&set[..], &[*cell]].concat())
            });
            sets = grown.collect();
        }
        sets.into_iter().find(|set| does(set))
    }

    #[test]
    fn the_smallest_set_is_found_and_the_first_of_them() {
        assert_eq!(written(EASY, "backdoor"), ["0"]);
        for text in [HARD, ONE] {
            let rating = rate_in(text, "backdoor", 1, 10).expect("one solution");
            let size = rating.cells.len();
            assert_eq!(first_set(text, size), Some(rating.cells), "{text}");
            assert_eq!(first_set(text, size - 1), None, "{text}");
            assert_eq!(written(text, "backdoor"), [size.to_string()]);
        }
    }

    /// From Norvig's hard list.
    const ONE: &str =
        "52...6.........7.13...........4..8..6......5...........418.........3..2...87.....";

    #[test]
    fn what_needs_more_than_is_tried_has_a_bound() {
        let (puzzle, solution) = position(HARD);
        let mut looking = Looking::new(Board::new(&puzzle), solution.digits(), 1);
        looking.told[0].board.propagate(true);
        let rating = std::iter::repeat_with(|| looking.step()).find_map(|rating| rating);
        assert_eq!(rating, Some(Value::AtLeast(2.0).into()));
    }
}
