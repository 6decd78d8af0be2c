//! Tests of shapes, houses and digit sets.

use sudoku_grid::{Digits, Shape, ShapeError, cell_name};

use crate::shape;

#[test]
fn sizes_have_their_usual_boxes() {
    let boxes = |side| Shape::of_side(side).map(|shape| shape.to_string());
    for (side, expected) in [
        (4, "2x2"),
        (6, "2x3"),
        (8, "2x4"),
        (9, "3x3"),
        (10, "2x5"),
        (12, "3x4"),
        (15, "3x5"),
        (16, "4x4"),
        (20, "4x5"),
        (22, "2x11"),
        (24, "4x6"),
        (25, "5x5"),
    ] {
        assert_eq!(boxes(side).as_deref(), Some(expected), "side {side}");
        assert_eq!(Shape::of_cells(side * side), Shape::of_side(side));
    }
    for side in [0, 1, 2, 3, 5, 7, 11, 13, 23, 26, 36, usize::MAX] {
        assert_eq!(boxes(side), None, "side {side}");
    }
    for cells in [0, 1, 80, 82, 121, 676, usize::MAX] {
        assert_eq!(Shape::of_cells(cells), None, "{cells} cells");
    }
}

#[test]
fn shapes_outside_the_limits_are_rejected() {
    for (rows, columns) in [
        (1, 9),
        (9, 1),
        (0, 0),
        (13, 2),
        (3, 9),
        (5, 6),
        (usize::MAX, 2),
    ] {
        assert_eq!(Shape::new(rows, columns), None, "{rows}x{columns}");
    }
    assert_eq!(Shape::new(12, 2), Some(shape(2, 12).transposed()));
    assert_eq!(Shape::all().count(), 38);
    assert!(Shape::all().is_sorted_by_key(Shape::side));
    assert_eq!(Shape::NINE, shape(3, 3));
}

#[test]
fn shapes_are_read_from_text_and_written() {
    assert_eq!("2x3".parse(), Ok(shape(2, 3)));
    assert_eq!("4X5".parse(), Ok(shape(4, 5)));
    assert_eq!("12x2".parse(), Ok(shape(12, 2)));
    for text in [
        "",
        "x",
        "3",
        "3x",
        "x3",
        "3x3x3",
        "+3x3",
        "-3x3",
        "3 x3",
        "99999999999999999999x3",
    ] {
        let error = text.parse::<Shape>().expect_err(text);
        assert_eq!(
            error,
            ShapeError::Form {
                found: text.to_owned()
            }
        );
        assert!(error.to_string().contains("3x3"), "{error}");
    }
    // A message quotes the beginning of a long text, cut between characters.
    let long = "é".repeat(3000).parse::<Shape>().expect_err("no box");
    assert_eq!(long.to_string().matches('é').count(), 40);
    assert!(long.to_string().starts_with("\"éé") && long.to_string().contains("é…\" is not"));
    let error = "5x6".parse::<Shape>().expect_err("too large");
    assert_eq!(
        error,
        ShapeError::Limits {
            rows: 5,
            columns: 6
        }
    );
    assert!(error.to_string().contains("5x6"), "{error}");
    for shape in Shape::all() {
        assert_eq!(shape.to_string().parse(), Ok(shape));
    }
}

#[test]
fn houses_are_rows_columns_and_boxes() {
    let houses = shape(2, 3).houses();
    assert_eq!(houses.count(), 18);
    assert_eq!(houses.cells(1), [6, 7, 8, 9, 10, 11]);
    assert_eq!(houses.cells(6 + 2), [2, 8, 14, 20, 26, 32]);
    assert_eq!(houses.cells(12 + 3), [15, 16, 17, 21, 22, 23]);
    assert_eq!(houses.of(16), [2, 6 + 4, 12 + 3]);
    assert_eq!(
        [2, 10, 15].map(|house| houses.name(house)),
        ["row 3", "column 5", "box 4"]
    );
    assert_eq!(houses.peers(0), [1, 2, 3, 4, 5, 6, 7, 8, 12, 18, 24, 30]);
    assert_eq!(cell_name(shape(2, 3), 16), "r3c5");
    assert_eq!(cell_name(shape(4, 4), 15), "r1c16");
}

#[test]
fn houses_equal_a_direct_computation() {
    for shape in Shape::all() {
        let (houses, side) = (shape.houses(), shape.side());
        assert_eq!(houses.count(), 3 * side);
        assert_eq!(houses.iter().len(), 3 * side);
        for (house, cells) in houses.iter().enumerate() {
            assert_eq!(cells, houses.cells(house));
            assert_eq!(cells.len(), side);
            assert!(cells.is_sorted());
        }
        for cell in 0..shape.cells() {
            let (row, column) = (shape.row(cell), shape.column(cell));
            assert_eq!(shape.cell(row, column), cell);
            for house in houses.of(cell) {
                assert!(houses.cells(house).contains(&cell));
            }
            let sees = |other: usize| {
                let (r, c) = (other / side, other % side);
                let same_band = r / shape.box_rows() == row / shape.box_rows();
                let same_stack = c / shape.box_columns() == column / shape.box_columns();
                other != cell && (r == row || c == column || (same_band && same_stack))
            };
            let peers: Vec<usize> = (0..shape.cells()).filter(|other| sees(*other)).collect();
            assert_eq!(houses.peers(cell), peers, "{shape}, cell {cell}");
        }
    }
}

#[test]
fn sets_of_digits_support_the_set_operations() {
    let mut set: Digits = [7, 2, 25, 2].into_iter().collect();
    assert_eq!(format!("{set:?}"), "[2, 7, 25]");
    assert_eq!(set.bits(), 1 << 1 | 1 << 6 | 1 << 24);
    assert_eq!((set.len(), set.first(), set.single()), (3, Some(2), None));
    assert_eq!(
        [0, 1, 2, 3, 99].map(|n| set.nth(n)),
        [Some(2), Some(7), Some(25), None, None]
    );
    assert!(set.contains(7) && !set.contains(8) && !set.contains(0));
    set.remove(25);
    set.remove(9);
    set.insert(1);
    assert_eq!(set.iter().collect::<Vec<_>>(), [1, 2, 7]);
    assert_eq!(set.iter().len(), 3);
    assert_eq!(set - Digits::only(2), [1, 7].into_iter().collect());
    assert_eq!(set & Digits::all(2), [1, 2].into_iter().collect());
    assert_eq!(Digits::only(2) | Digits::only(1), Digits::all(2));
    assert_eq!(Digits::only(25).single(), Some(25));
    assert_eq!(
        (Digits::EMPTY.first(), Digits::EMPTY.single()),
        (None, None)
    );
    assert!(Digits::only(0).is_empty() && Digits::all(0).is_empty());
    assert_eq!(Digits::all(25).len(), 25);
    assert_eq!(Digits::from_bits(u32::MAX), Digits::all(25));
}
