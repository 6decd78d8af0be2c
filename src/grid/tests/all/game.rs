//! Grids and positions.

use sudoku_grid::{Digits, Grid, Position, Shape};

use crate::{PUZZLE, SOLUTION, grid, shape, solved};

#[test]
fn grids_validate_their_digits() {
    assert_eq!(Grid::new(Shape::NINE, vec![0; 80]), None);
    assert_eq!(Grid::new(shape(2, 2), vec![5; 16]), None);
    let mut grid = Grid::empty(shape(2, 2));
    assert_eq!((grid.givens(), grid.is_full()), (0, false));
    grid.set(3, 4);
    assert_eq!((grid.get(3), grid.givens()), (4, 1));
}

#[test]
#[should_panic(expected = "beyond the side")]
fn a_digit_beyond_the_side_is_rejected() {
    Grid::empty(shape(2, 2)).set(0, 5);
}

#[test]
fn conflicts_are_missing_digits() {
    for shape in Shape::all() {
        let mut grid = solved(shape);
        assert_eq!((grid.conflicts(), grid.is_full()), (0, true), "{shape}");
        let (before, other) = (grid.get(0), grid.get(1));
        // The digit is missing in a row, a column and a box.
        grid.set(0, 0);
        assert_eq!(grid.conflicts(), 3, "{shape}");
        grid.set(0, other);
        assert_eq!(grid.conflicts(), 3, "{shape}");
        grid.set(0, before);
        assert_eq!(grid.conflicts(), 0, "{shape}");
        let side = u32::try_from(shape.side()).expect("at most 25");
        assert_eq!(Grid::empty(shape).conflicts(), 3 * side * side);
    }
}

#[test]
fn duplicate_digits_are_located() {
    let mut puzzle = Grid::empty(Shape::NINE);
    puzzle.set(0, 7);
    puzzle.set(4, 7);
    puzzle.set(10, 7);
    let texts = |grid: &Grid| -> Vec<String> {
        grid.duplicate_digits()
            .iter()
            .map(ToString::to_string)
            .collect()
    };
    let expected = [
        "r1c1 and r1c5 in row 1 both contain 7",
        "r1c1 and r2c2 in box 1 both contain 7",
    ];
    assert_eq!(texts(&puzzle), expected);
    assert_eq!(
        Position::new(&puzzle)
            .expect_err("a duplicate digit")
            .to_string(),
        expected[0]
    );
    // A conflict of two cells that share a row and a box is reported once.
    puzzle.set(4, 0);
    puzzle.set(10, 0);
    puzzle.set(1, 7);
    assert_eq!(texts(&puzzle), ["r1c1 and r1c2 in row 1 both contain 7"]);
    puzzle.set(1, 0);
    puzzle.set(72, 7);
    assert_eq!(texts(&puzzle), ["r1c1 and r9c1 in column 1 both contain 7"]);
    assert_eq!(texts(&grid(PUZZLE)), [""; 0]);
}

#[test]
fn contains_compares_the_givens() {
    let (puzzle, solution) = (grid(PUZZLE), grid(SOLUTION));
    assert!(solution.contains(&puzzle) && puzzle.contains(&puzzle));
    assert!(!puzzle.contains(&solution));
    assert!(!solved(Shape::NINE).contains(&puzzle));
    assert!(!solved(shape(2, 6)).contains(&Grid::empty(shape(6, 2))));
}

#[test]
fn a_new_position_has_the_candidates_that_the_givens_leave() {
    let position = Position::new(&grid(PUZZLE)).expect("no duplicate digit");
    assert_eq!(position.candidates(2).iter().collect::<Vec<_>>(), [1, 2, 4]);
    assert_eq!(position.candidates(0), Digits::only(5));
    assert_eq!((position.value(0), position.value(2)), (5, 0));
    assert_eq!(position.blanks().count(), 51);
    assert_eq!(position.to_grid(), *position.givens());
    assert!(!position.is_solved() && !position.is_contradictory());
}

#[test]
fn candidates_are_the_digits_of_no_peer() {
    for shape in Shape::all() {
        let mut puzzle = solved(shape);
        for cell in (0..shape.cells()).step_by(3) {
            puzzle.set(cell, 0);
        }
        let position = Position::new(&puzzle).expect("no duplicate digit");
        for cell in (0..shape.cells()).step_by(3) {
            let is_in_peers = |digit: u8| {
                shape
                    .houses()
                    .peers(cell)
                    .iter()
                    .any(|peer| puzzle.get(*peer) == digit)
            };
            let unused: Digits = Digits::all(shape.side())
                .iter()
                .filter(|digit| !is_in_peers(*digit))
                .collect();
            assert_eq!(position.candidates(cell), unused, "{shape}, cell {cell}");
        }
    }
}

#[test]
fn placing_and_eliminating_update_the_candidates() {
    let mut position = Position::new(&Grid::empty(shape(2, 2))).expect("no duplicate digit");
    position.place(0, 1);
    position.place(0, 1);
    assert_eq!(position.candidates(0), Digits::only(1));
    for &peer in shape(2, 2).houses().peers(0) {
        assert!(!position.candidates(peer).contains(1));
    }
    assert!(position.candidates(15).contains(1));
    assert!(position.eliminate(1, 2));
    assert!(!position.eliminate(1, 2));
    assert!(!position.eliminate(0, 1), "a filled cell keeps its digit");
    assert_eq!(position.givens().givens(), 0, "what is placed is not given");
    assert_eq!(position.to_grid().get(0), 1);
    assert!(!position.is_contradictory());
    position.eliminate(1, 3);
    assert!(!position.is_contradictory());
    position.eliminate(1, 4);
    assert!(
        position.is_contradictory(),
        "a blank cell without a candidate"
    );
}

#[test]
#[should_panic(expected = "another digit")]
fn a_filled_cell_is_not_overwritten() {
    let mut position = Position::new(&Grid::empty(shape(2, 2))).expect("no duplicate digit");
    position.place(0, 1);
    position.place(0, 2);
}

#[test]
fn contradictions_are_detected() {
    let mut no_place = Position::new(&Grid::empty(shape(2, 2))).expect("no duplicate digit");
    for cell in [0, 1, 2, 3] {
        assert!(!no_place.is_contradictory());
        no_place.eliminate(cell, 4);
    }
    assert!(no_place.is_contradictory(), "no place in row 1");
    let mut repeated = Position::new(&Grid::empty(Shape::NINE)).expect("no duplicate digit");
    repeated.place(0, 1);
    assert!(!repeated.is_contradictory());
    repeated.place(8, 1);
    assert!(repeated.is_contradictory(), "1 twice in row 1");
    assert_eq!(
        repeated.candidates(0),
        Digits::only(1),
        "a filled cell keeps its digit"
    );
}

#[test]
fn a_position_is_solved_only_without_faults() {
    for shape in Shape::all() {
        let solution = solved(shape);
        let mut puzzle = solution.clone();
        puzzle.set(5, 0);
        let mut position = Position::new(&puzzle).expect("no duplicate digit");
        assert!(!position.is_solved());
        position.place(5, solution.get(5));
        assert!(
            position.is_solved() && !position.is_contradictory(),
            "{shape}"
        );
        assert_eq!(position.to_grid(), solution);
        assert_eq!(*position.givens(), puzzle);
    }
    let mut faulty = solved(Shape::NINE);
    faulty.set(0, 0);
    let mut faulty = Position::new(&faulty).expect("no duplicate digit");
    faulty.place(0, 9);
    assert!(!faulty.is_solved() && faulty.is_contradictory());
}

#[test]
fn restricted_candidates_are_intersected_with_those_that_peers_leave() {
    let puzzle = grid(PUZZLE);
    let mut sets = vec![Digits::all(9); 81];
    sets[2] = [2, 3, 4].into_iter().collect();
    sets[0] = Digits::EMPTY;
    let position = Position::with_candidates(&puzzle, &sets).expect("no duplicate digit");
    assert_eq!(position.candidates(2).iter().collect::<Vec<_>>(), [2, 4]);
    assert_eq!(position.candidates(0), Digits::only(5), "a given stands");
    let unrestricted = Position::new(&puzzle).expect("no duplicate digit");
    assert_eq!(
        position.all_candidates()[3..],
        unrestricted.all_candidates()[3..]
    );
}
