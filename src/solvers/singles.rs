//! Propagation of naked and hidden singles on a position.

use sudoku_grid::{Digits, Position};

/// Places naked and hidden singles to fixpoint; stops at a contradiction.
pub(crate) fn place_singles(position: &mut Position) {
    while let Some((cell, digit)) = next_single(position) {
        position.place(cell, digit);
    }
}

/// The next naked or, failing that, hidden single; `None` if there is none or the position is
/// contradictory.
fn next_single(position: &Position) -> Option<(usize, u8)> {
    if position.is_contradictory() {
        return None;
    }
    let naked_single = |cell| Some((cell, position.candidates(cell).single()?));
    position.blanks().find_map(naked_single).or_else(|| {
        let houses = position.shape().houses();
        houses.iter().find_map(|cells| {
            let candidates = cells.iter().map(|&cell| position.candidates(cell));
            let (_, single_place_digits) = Digits::any_and_once(candidates);
            let blank_cells = cells.iter().filter(|cell| position.value(**cell) == 0);
            blank_cells.into_iter().find_map(|&cell| {
                let hidden_singles = position.candidates(cell) & single_place_digits;
                Some((cell, hidden_singles.first()?))
            })
        })
    })
}

#[cfg(test)]
mod tests {
    use sudoku_grid::{Grid, Shape};

    use super::*;

    /// A full grid, and a puzzle that singles solve, whose solution is this grid.
    fn solution_and_puzzle() -> (Grid, Position) {
        let solution =
            crate::test_boards::first_solution(&Grid::empty(Shape::NINE)).expect("solvable");
        let mut puzzle = solution.clone();
        for cell in [0, 1, 12, 40, 50, 80] {
            puzzle.set(cell, 0);
        }
        (
            solution,
            Position::new(&puzzle).expect("no duplicate digit"),
        )
    }

    #[test]
    fn singles_are_placed_until_nothing_changes() {
        let (solution, mut position) = solution_and_puzzle();
        place_singles(&mut position);
        assert_eq!(position.values(), solution.digits());
    }

    #[test]
    fn hidden_singles_are_found_without_naked_ones() {
        let mut position = Position::new(&Grid::empty(Shape::NINE)).expect("empty");
        for cell in 1..9 {
            position.eliminate(cell, 7);
        }
        place_singles(&mut position);
        assert_eq!((position.value(0), position.blanks().count()), (7, 80));
    }

    #[test]
    fn a_contradiction_is_left_unchanged() {
        let (solution, mut position) = solution_and_puzzle();
        position.eliminate(40, solution.get(40));
        let position_before = position.clone();
        place_singles(&mut position);
        assert_eq!(position, position_before);
    }
}
