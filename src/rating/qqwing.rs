//! The four classes of QQWing.

use std::ops::ControlFlow;

use sudoku_grid::{Digits, Houses, Position};
use sudoku_search::{
    Capabilities, Event, Info, Rating, RatingScale, RatingValue, Rng, ScaleColumn, Search,
    StartError, View, counters, series,
};

use crate::rater::scale;
use crate::singles_board::{Propagation, SinglesBoard};

/// The names of the classes, easiest first.
const CLASSES: &[&str] = &["simple", "easy", "intermediate", "expert"];
/// The index of the class “simple” in [`CLASSES`].
const SIMPLE: usize = 0;
/// The index of the class “easy” in [`CLASSES`].
const EASY: usize = 1;
/// The index of the class “intermediate” in [`CLASSES`].
const INTERMEDIATE: usize = 2;
/// The index of the class “expert” in [`CLASSES`].
const EXPERT: usize = 3;

scale! {
    id: "qqwing",
    name: "QQWing's class",
    measures: "Hardest kind of rule that the puzzle requires.",
    definition: "Simple: naked singles solve the puzzle. Easy: hidden singles are also needed. \
                 Intermediate: locked candidates (pointing and claiming), naked pairs or hidden \
                 pairs are also needed. Expert: a guess is needed. QQWing looks for singles before \
                 all other rules, and for naked singles before hidden singles, so every rule that it \
                 reports is needed. The order of the other rules does not matter, because none of \
                 them removes what another rule needs.",
    source: "Ostermiller, QQWing, qqwing.com",
    unit: "classes",
    checked: "All 1,600 puzzles classified by QQWing, 400 per class, have the same class here.",
    step: "round",
    sides: (9, 9),
    columns: &[ScaleColumn {
        id: "qqwing",
        name: "QQWing's class",
        decimals: 0,
        classes: CLASSES,
    }],
}

series! {
    /// One sample of the values that are plotted over the steps of a rating.
    pub(crate) struct Progress {
        /// Class of the rules that were needed so far, counted from 0 for the simplest.
        #[plot(main)]
        class: f64,
        /// Blank cells.
        #[goal(down)]
        #[unit("cells")]
        blanks: f64,
    }
}

counters! {
    /// The counters of a rating.
    pub(crate) struct Counts {
        /// Rounds: in each, all singles are placed, and then the other rules are applied once.
        rounds: u64,
    }
}

/// The rater: solves a puzzle by the rules of QQWing. Harder rules are applied only when easier rules find
/// nothing.
pub(crate) struct QqWing {
    position: Position,
    board: SinglesBoard,
    /// The class of the rules that were needed so far.
    class: usize,
    rounds: u32,
    complete: bool,
}

impl Search for QqWing {
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
        Ok(Self {
            position: position.clone(),
            board: SinglesBoard::new(position),
            class: SIMPLE,
            rounds: 0,
            complete: false,
        })
    }

    fn step(&mut self) -> ControlFlow<Event> {
        let propagation = self.board.propagate(self.class >= EASY);
        if propagation == Propagation::Contradiction {
            return ControlFlow::Break(Event::Stalled);
        }
        self.rounds += 1;
        if propagation == Propagation::Solved {
            self.complete = true;
            return ControlFlow::Break(Event::Found);
        }
        match self.class {
            SIMPLE => self.class = EASY,
            EASY => self.class = INTERMEDIATE,
            _ if remove_locked(&mut self.board) || remove_by_pairs(&mut self.board) => {}
            _ => {
                self.class = EXPERT;
                self.complete = true;
                return ControlFlow::Break(Event::Found);
            }
        }
        ControlFlow::Continue(())
    }

    fn steps(&self) -> u64 {
        self.rounds.into()
    }

    fn sample(&self) -> Progress {
        #[expect(clippy::cast_precision_loss, reason = "at most 81")]
        let [class, blanks] = [self.class, self.board.blanks().count()].map(|count| count as f64);
        Progress { class, blanks }
    }

    fn view(&self, view: &mut View) {
        self.board.draw(view, &self.position);
    }

    fn counters(&self) -> Counts {
        Counts {
            rounds: self.rounds.into(),
        }
    }

    fn rating(&self) -> Option<Rating> {
        self.complete.then(|| RatingValue::Class(self.class).into())
    }
}

/// Locked candidates: if all places of a digit in a house lie in a second house, removes the digit from the other
/// cells of the second house. Returns `true` if a candidate was removed.
fn remove_locked(board: &mut SinglesBoard) -> bool {
    let houses: &'static Houses = board.houses();
    let mut changed = false;
    for box_cells in houses.iter().skip(18) {
        for line in (0..18).filter(|line| intersects(houses, *line, box_cells)) {
            let line_cells = houses.cells(line);
            let (inside, outside): (Vec<_>, Vec<_>) =
                (line_cells.iter()).partition(|cell| box_cells.contains(cell));
            let other_box_cells: Vec<_> = (box_cells.iter())
                .filter(|cell| !line_cells.contains(cell))
                .collect();
            let digits_of = |cells: &[&usize]| {
                (cells.iter()).fold(Digits::EMPTY, |all, cell| all | board.candidates(**cell))
            };
            let (shared_digits, outside_digits, box_digits) = (
                digits_of(&inside),
                digits_of(&outside),
                digits_of(&other_box_cells),
            );
            for cell in outside {
                changed |= board.remove(*cell, shared_digits - box_digits);
            }
            for cell in other_box_cells {
                changed |= board.remove(*cell, shared_digits - outside_digits);
            }
        }
    }
    changed
}

/// Returns `true` if the house contains one of the cells.
fn intersects(houses: &Houses, house: usize, cells: &[usize]) -> bool {
    (houses.cells(house).iter()).any(|cell| cells.contains(cell))
}

/// Naked and hidden pairs: two cells of a house with the same two candidates, or two digits with the same two
/// places in a house. Returns `true` if a candidate was removed.
fn remove_by_pairs(board: &mut SinglesBoard) -> bool {
    let houses: &'static Houses = board.houses();
    let mut changed = false;
    for cells in houses.iter() {
        for (i, &first) in cells.iter().enumerate() {
            for &second in &cells[i + 1..] {
                let (a, b) = (board.candidates(first), board.candidates(second));
                let other_digits = (cells.iter())
                    .filter(|cell| **cell != first && **cell != second)
                    .fold(Digits::EMPTY, |all, cell| all | board.candidates(*cell));
                if a == b && a.len() == 2 {
                    for &cell in cells {
                        if cell != first && cell != second {
                            changed |= board.remove(cell, a);
                        }
                    }
                }
                let hidden_pair = (a & b) - other_digits;
                if hidden_pair.len() == 2 {
                    changed |= board.remove(first, a - hidden_pair);
                    changed |= board.remove(second, b - hidden_pair);
                }
            }
        }
    }
    changed
}

#[cfg(test)]
mod tests {
    use crate::test_boards::{EASY, HARD, rating_texts};

    #[test]
    fn an_easy_puzzle_is_simple_and_a_hard_one_expert() {
        assert_eq!(rating_texts(EASY, "qqwing"), ["simple"]);
        assert_eq!(rating_texts(HARD, "qqwing"), ["expert"]);
    }
}
