//! Sudoku Explainer's rating.

use std::ops::ControlFlow;

use sudoku_grid::Shape;
use sudoku_search::Seed;
use sudoku_techniques::se::SeRater as SePath;

use crate::scale::{Rater, RatingScale, ScaleColumn, ScaleInfo};
use crate::{Rating, RatingValue, UniquePuzzle};

pub(crate) struct SudokuExplainer;

const fn column(id: &'static str, name: &'static str) -> ScaleColumn {
    ScaleColumn {
        id,
        name,
        decimals: 1,
        classes: &[],
    }
}

static ABOUT: ScaleInfo = ScaleInfo {
    id: "se",
    name: "Sudoku Explainer",
    measures: "How difficult the most difficult step is, if each is the easiest there is.",
    definition: "Each step is by the first rule of a list that yields anything, and has that rule's \
                 difficulty: 1.0 for the last cell of a house, 1.2 and 1.5 for hidden singles, 2.3 for \
                 naked ones, up to 5.4 for locked candidates, subsets, fish and wings, 5.6 to 6.1 for \
                 graves, 6.2 for aligned pairs, and from 6.5 on for chains and nets, where a tenth is \
                 added each time their length exceeds 4, 6, 8, 12, 16, 24 and so on; of chains the \
                 easiest is taken. ER is the most difficult step of all, EP the most difficult up to \
                 the first digit placed, ED the first step. The rules are those of SukakuExplainer, \
                 which added chains of two and three strong links (4.0 to 4.3, 5.4 to 5.7) and wings \
                 of four and five cells (5.5, 5.6 and 6.2 to 6.4) to those of Sudoku Explainer 1.2.1. \
                 Where dynamic chains nested in dynamic chains do not suffice, it is a bound.",
    source: "Juillerat, Sudoku Explainer, 2006; SukakuExplainer",
    unit: "difficulty",
    checked: "Of 1,500 puzzles of 5.0 and more that SukakuExplainer rated, 1,496 have its ER; the other \
              four, of which one is off by 0.1, may go another way after steps that are as good. How \
              strong links are joined was chosen by these same puzzles, so of those from 5.4 to 5.7 \
              the agreement is fitted. EP and ED were held against nothing.",
    sides: (9, 9),
    random: false,
    columns: &[
        column("se_er", "ER"),
        column("se_ep", "EP"),
        column("se_ed", "ED"),
    ],
};

impl RatingScale for SudokuExplainer {
    fn about(&self) -> &'static ScaleInfo {
        &ABOUT
    }

    fn takes(&self, shape: Shape) -> bool {
        shape == Shape::NINE
    }

    fn start(&self, puzzle: &UniquePuzzle, _: Seed) -> Box<dyn Rater> {
        Box::new(ExplainerRater(
            SePath::new(puzzle.start()).expect("it takes this shape"),
        ))
    }
}

/// Follows the solution path of Sudoku Explainer.
struct ExplainerRater(SePath);

impl Rater for ExplainerRater {
    fn step(&mut self) -> Option<Rating> {
        let ControlFlow::Break(end) = self.0.step() else {
            return None;
        };
        let values = [end.er, end.ep, end.ed].map(|tenths| {
            let value = f64::from(tenths) / 10.0;
            if end.solved {
                RatingValue::Number(value)
            } else {
                RatingValue::LowerBound(value)
            }
        });
        Some(Rating {
            values: values.to_vec(),
            cells: Vec::new(),
        })
    }

    fn lower_bound(&self, column: usize) -> Option<f64> {
        let so_far = self.0.so_far();
        Some(f64::from([so_far.er, so_far.ep, so_far.ed][column]) / 10.0)
    }
}

#[cfg(test)]
mod tests {
    use crate::test_boards::{EASY, HARD, rate_in, written};

    #[test]
    fn a_rating_has_three_columns() {
        assert_eq!(written(EASY, "se"), ["1.2", "1.2", "1.2"]);
        assert_eq!(written(HARD, "se"), ["10.5", "10.5", "7.8"]);
    }

    #[test]
    fn a_hard_puzzle_is_rated_in_many_pieces() {
        let whole = rate_in(HARD, "se", 1, u64::MAX);
        assert_eq!(rate_in(HARD, "se", 2, 1), whole);
    }
}
