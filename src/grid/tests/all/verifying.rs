//! Wrong solutions, all of which the verifier must reject.

use sudoku_grid::{Grid, Shape, SolutionFault, verify};

use crate::{PUZZLE, SOLUTION, grid, shape, solved};

#[test]
fn a_solution_is_accepted() {
    assert_eq!(verify(&grid(PUZZLE), &grid(SOLUTION)), Ok(()));
    for shape in Shape::all() {
        let solution = solved(shape);
        assert_eq!(verify(&Grid::empty(shape), &solution), Ok(()), "{shape}");
        assert_eq!(verify(&solution, &solution), Ok(()), "{shape}");
    }
}

#[test]
fn every_change_of_a_cell_is_rejected() {
    for shape in Shape::all().filter(|shape| shape.side() <= 16) {
        let (puzzle, solution) = (Grid::empty(shape), solved(shape));
        // On large grids, one cell of each row and column.
        let step = if shape.side() <= 9 {
            1
        } else {
            shape.side() + 1
        };
        for cell in (0..shape.cells()).step_by(step) {
            let mut faulty = solution.clone();
            faulty.set(cell, 0);
            assert_eq!(
                verify(&puzzle, &faulty),
                Err(SolutionFault::Blank { cell, shape })
            );
            for digit in (1..=16)
                .take(shape.side())
                .filter(|digit| *digit != solution.get(cell))
            {
                faulty.set(cell, digit);
                let fault =
                    verify(&puzzle, &faulty).expect_err("a digit that stands there already");
                let SolutionFault::Repeat {
                    digit: repeated_digit,
                    cells: [a, b],
                    ..
                } = fault
                else {
                    panic!("{fault}")
                };
                assert!(a < b && (a == cell || b == cell), "{fault}");
                assert_eq!(
                    (repeated_digit, faulty.get(a), faulty.get(b)),
                    (digit, digit, digit)
                );
                let given = solution.get(cell);
                let changed_given = SolutionFault::Given {
                    cell,
                    given,
                    found: digit,
                    shape,
                };
                assert_eq!(verify(&solution, &faulty), Err(changed_given));
            }
        }
    }
}

#[test]
fn every_swap_within_a_house_is_rejected() {
    // The swap leaves one of the three kinds of houses valid, so one of the other two must be
    // reported.
    let solution = grid(SOLUTION);
    for cells in Shape::NINE.houses().iter() {
        for &a in cells {
            for &b in cells.iter().filter(|b| **b > a) {
                let mut faulty = solution.clone();
                faulty.set(a, solution.get(b));
                faulty.set(b, solution.get(a));
                assert!(verify(&grid(PUZZLE), &faulty).is_err(), "cells {a} and {b}");
                assert!(
                    verify(&Grid::empty(Shape::NINE), &faulty).is_err(),
                    "cells {a} and {b}"
                );
            }
        }
    }
}

#[test]
fn equal_digits_conflict_exactly_if_the_cells_share_a_house() {
    for shape in [shape(2, 3), shape(3, 2), Shape::NINE] {
        for a in 0..shape.cells() {
            for b in a + 1..shape.cells() {
                let mut two_digits = Grid::empty(shape);
                two_digits.set(a, 1);
                two_digits.set(b, 1);
                let are_peers = shape.houses().peers(a).contains(&b);
                assert_eq!(
                    two_digits.has_duplicate_digit(),
                    are_peers,
                    "{shape}: cells {a} and {b}"
                );
                assert_eq!(two_digits.duplicate_digits().len(), usize::from(are_peers));
                two_digits.set(b, 2);
                assert!(
                    !two_digits.has_duplicate_digit(),
                    "{shape}: cells {a} and {b}"
                );
            }
        }
    }
}

#[test]
fn non_square_boxes_are_verified() {
    // The rows and columns of a solution with 2×6 boxes are also valid for 6×2 boxes; the boxes are
    // not.
    let solution_2x6 = solved(shape(2, 6));
    let solution_6x2 =
        Grid::new(shape(6, 2), solution_2x6.digits().to_vec()).expect("the same cells");
    let puzzle = Grid::empty(shape(6, 2));
    assert!(matches!(
        verify(&puzzle, &solution_6x2),
        Err(SolutionFault::Repeat { .. })
    ));
    let shape_fault = SolutionFault::Shape {
        puzzle: shape(6, 2),
        solution: shape(2, 6),
    };
    assert_eq!(verify(&puzzle, &solution_2x6), Err(shape_fault));
    // A Latin square that is not a Sudoku solution.
    let cyclic = (0..81).map(|cell| u8::try_from((cell / 9 + cell % 9) % 9 + 1).expect("a digit"));
    let latin = Grid::new(Shape::NINE, cyclic.collect()).expect("81 digits");
    let fault = SolutionFault::Repeat {
        digit: 2,
        cells: [1, 9],
        shape: Shape::NINE,
    };
    assert_eq!(verify(&Grid::empty(Shape::NINE), &latin), Err(fault));
}

#[test]
fn a_solution_of_another_puzzle_is_rejected() {
    let fault = verify(&grid(PUZZLE), &solved(Shape::NINE)).expect_err("not its givens");
    let expected = SolutionFault::Given {
        cell: 0,
        given: 5,
        found: 1,
        shape: Shape::NINE,
    };
    assert_eq!(fault, expected);
}

#[test]
fn faults_are_located() {
    let shape = Shape::NINE;
    let text = |fault: SolutionFault| fault.to_string();
    assert_eq!(
        text(SolutionFault::Blank { cell: 10, shape }),
        "r2c2 is blank"
    );
    let given = SolutionFault::Given {
        cell: 80,
        given: 5,
        found: 1,
        shape,
    };
    assert_eq!(text(given), "r9c9 is given as 5, not 1");
    let repeat = SolutionFault::Repeat {
        digit: 7,
        cells: [0, 4],
        shape,
    };
    assert_eq!(text(repeat), "r1c1 and r1c5 both contain 7");
}
