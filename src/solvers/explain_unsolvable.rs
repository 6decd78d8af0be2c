//! Explanations of why a puzzle has no solution.

use sudoku_grid::{Digits, Position};
use sudoku_search::{Argument, Explanation, Role, Template};

use crate::singles::place_singles;

static NO_DIGIT: Template = Template {
    id: "none.digit",
    text: "No digit can be placed in {cell}.",
};

static NO_PLACE: Template = Template {
    id: "none.place",
    text: "No cell of {house} can contain {digit}.",
};

static FORCED_NO_DIGIT: Template = Template {
    id: "none.forced-digit",
    text: "Singles fill {count} of the blank cells; then no digit can be placed in {cell}.",
};

static FORCED_NO_PLACE: Template = Template {
    id: "none.forced-place",
    text: "Singles fill {count} of the blank cells; then no cell of {house} can contain {digit}.",
};

/// Explains why a puzzle has no solution: finds a cell without a candidate or a digit without a place, either
/// in the puzzle itself or after all naked and hidden singles are placed. `None` if no such dead end is
/// found; the puzzle may still have no solution.
pub fn explain_unsolvable(position: &Position) -> Option<Explanation> {
    if let Some(dead_end) = DeadEnd::find(position) {
        return Some(dead_end.explain(Vec::new(), &NO_DIGIT, &NO_PLACE));
    }
    let mut propagated = position.clone();
    place_singles(&mut propagated);
    let placed_cells = position
        .blanks()
        .filter(|&cell| propagated.value(cell) != 0);
    let count = ("count", Argument::Number(placed_cells.count() as u64));
    Some(DeadEnd::find(&propagated)?.explain(vec![count], &FORCED_NO_DIGIT, &FORCED_NO_PLACE))
}

/// A dead end of a position.
enum DeadEnd {
    /// A blank cell without a candidate.
    Cell(usize),
    /// A house (first field) without a place for a digit (second field).
    House(usize, u8),
}

impl DeadEnd {
    /// The first dead end of a position; `None` if there is none. Cells are examined before houses.
    fn find(position: &Position) -> Option<Self> {
        let candidates = position.all_candidates();
        let is_empty = |&cell: &usize| candidates[cell] == Digits::EMPTY;
        if let Some(cell) = position.blanks().find(is_empty) {
            return Some(Self::Cell(cell));
        }
        let all_digits = Digits::all(position.shape().side());
        let houses = position.shape().houses().iter().enumerate();
        let mut dead_ends = houses.filter_map(|(house, cells)| {
            let places: Digits =
                (cells.iter()).fold(Digits::EMPTY, |places, &cell| places | candidates[cell]);
            Some(Self::House(house, (all_digits - places).first()?))
        });
        dead_ends.next()
    }

    /// Explains the dead end by the template `digit` for a cell, or `place` for a house, and passes `arguments` to the
    /// template as well.
    fn explain(
        self,
        mut arguments: Vec<(&'static str, Argument)>,
        digit: &'static Template,
        place: &'static Template,
    ) -> Explanation {
        match self {
            Self::Cell(cell) => {
                arguments.push(("cell", Argument::Cell(cell)));
                Explanation::new(digit, arguments).mark(Role::Focus, cell, None)
            }
            Self::House(house, missing_digit) => {
                arguments.push(("house", Argument::House(house)));
                arguments.push(("digit", Argument::Digit(missing_digit)));
                Explanation::new(place, arguments)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use sudoku_grid::{Grid, ParseOptions, Shape, parse};

    use super::*;

    fn explanation_of(text: &str) -> Option<String> {
        let grid = parse(text, ParseOptions::default()).expect("a puzzle").grid;
        let position = Position::new(&grid).expect("no duplicate digit");
        Some(explain_unsolvable(&position)?.render(grid.shape()))
    }

    #[test]
    fn a_cell_without_a_candidate_is_named() {
        let text = format!("12345678.{}9{}", ".".repeat(8), ".".repeat(63));
        assert_eq!(
            explanation_of(&text).as_deref(),
            Some("No digit can be placed in r1c9.")
        );
    }

    #[test]
    fn a_digit_without_a_place_is_named_with_its_house() {
        // The digit 1 has no place in the first row: a column, the box and a given exclude it from the cells.
        let mut grid = Grid::empty(Shape::of_side(4).expect("a shape"));
        grid.set(6, 1);
        grid.set(8, 1);
        grid.set(1, 2);
        let position = Position::new(&grid).expect("no duplicate digit");
        let explanation_text = explain_unsolvable(&position)
            .expect("seen")
            .render(grid.shape());
        assert_eq!(explanation_text, "No cell of row 1 can take 1.");
    }

    #[test]
    fn contradictions_after_singles_include_the_number_of_singles() {
        // The third given, 2, contradicts the solution.
        let text =
            "532.7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
        let explanation_text = explanation_of(text).expect("seen");
        assert!(
            explanation_text.starts_with("Singles fill "),
            "{explanation_text}"
        );
        assert!(
            explanation_text.contains("; then no "),
            "{explanation_text}"
        );
    }

    #[test]
    fn solvable_puzzles_have_no_explanation() {
        assert_eq!(explanation_of(&".".repeat(81)), None);
        let unique_puzzle =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
        assert_eq!(explanation_of(unique_puzzle), None);
    }
}
