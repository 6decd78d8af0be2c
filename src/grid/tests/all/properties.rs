//! Properties over all shapes and over any text.

use proptest::collection::vec;
use proptest::prelude::*;
use sudoku_grid::{Digits, Grid, Position, Reading, Shape, Symmetry, parse, verify};

use crate::solved;

fn shapes() -> impl Strategy<Value = Shape> {
    proptest::sample::select(Shape::all().collect::<Vec<_>>())
}

/// A function that draws from what proptest drew, so that it can shrink.
fn picker(draws: Vec<u32>) -> impl FnMut(usize) -> usize {
    let mut draws = draws.into_iter().cycle();
    move |n| draws.next().expect("at least one") as usize % n
}

prop_compose! {
    fn symmetries(shape: Shape)(draws in vec(any::<u32>(), 1..200)) -> Symmetry {
        Symmetry::random(shape, &mut picker(draws))
    }
}

prop_compose! {
    /// Any filling, blank where the draw says so.
    fn grids()(shape in shapes())
        (digits in vec(0..=50_u8, shape.cells()), shape in Just(shape)) -> Grid {
        let side = u8::try_from(shape.side()).expect("at most 25");
        let digit = |digit: u8| if digit < 25 { 0 } else { (digit - 25) % (side + 1) };
        Grid::new(shape, digits.into_iter().map(digit).collect()).expect("digits of the shape")
    }
}

prop_compose! {
    /// A puzzle without clashes, and a few candidates taken out.
    fn positions()(shape in shapes())
        (symmetry in symmetries(shape), keep in vec(0..4_u8, shape.cells()),
         out in vec((0..shape.cells(), 1..=25_u8), 0..80)) -> Position {
        let mut puzzle = symmetry.apply(&solved(symmetry.shape()));
        for (cell, _) in keep.iter().enumerate().filter(|(_, keep)| **keep > 0) {
            puzzle.set(cell, 0);
        }
        let mut position = Position::new(&puzzle).expect("no clash");
        for (cell, digit) in out {
            if position.candidates(cell).len() > 2 {
                position.eliminate(cell, digit);
            }
        }
        position
    }
}

/// Characters that mean something, so that texts come near to a grid.
fn near_texts() -> impl Strategy<Value = String> {
    let characters: Vec<char> = "0123456789.*_!|+-:#=,; \t\r\n--AaGgPYZ'é５🙂"
        .chars()
        .collect();
    let near = vec(proptest::sample::select(characters), 0..700);
    near.prop_map(|characters| characters.into_iter().collect())
}

fn readings() -> impl Strategy<Value = Reading> {
    (proptest::option::of(shapes()), any::<bool>()).prop_map(|(shape, hex)| Reading { shape, hex })
}

/// Whatever comes out holds together.
fn check(text: &str, reading: Reading) {
    let parsed = match parse(text, reading) {
        Ok(parsed) => parsed,
        Err(error) => {
            let found = |(at, line): (usize, &str)| {
                error.line == at + 1 && error.column <= line.chars().count() + 1
            };
            let inside = text.lines().enumerate().any(found);
            assert!(inside || (error.line, error.column) == (1, 1), "{error}");
            assert!(
                error
                    .to_string()
                    .starts_with(&format!("line {}, ", error.line))
            );
            return;
        }
    };
    let shape = parsed.grid.shape();
    assert!(reading.shape.is_none_or(|asked| asked == shape));
    assert_eq!(parsed.places.len(), shape.cells());
    assert!(parsed.places.is_sorted());
    let symbol = |&(line, column): &(usize, usize)| {
        let found = text
            .lines()
            .nth(line - 1)
            .and_then(|line| line.chars().nth(column - 1));
        found.is_some_and(|found| found.is_ascii_alphanumeric() || ".*_!".contains(found))
    };
    assert!(text.starts_with('\u{feff}') || parsed.places.iter().all(symbol));
    for candidates in parsed.candidates.iter().flatten() {
        assert_eq!(*candidates - Digits::all(shape.side()), Digits::EMPTY);
    }
    let clash = parsed.position().err();
    assert_eq!(clash, parsed.grid.clashes().first().cloned());
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn no_text_panics(text in any::<String>(), reading in readings()) {
        check(&text, reading);
    }

    #[test]
    fn no_text_near_a_grid_panics(text in near_texts(), reading in readings()) {
        check(&text, reading);
    }

    #[test]
    fn no_damaged_grid_panics(
        grid in grids(), boxed: bool, at in any::<prop::sample::Index>(), other: char,
        reading in readings(),
    ) {
        let text = if boxed { grid.to_boxed() } else { grid.to_string() };
        let mut characters: Vec<char> = text.chars().collect();
        let at = at.index(characters.len());
        characters[at] = other;
        let replaced: String = characters.iter().collect();
        check(&replaced, reading);
        characters.remove(at);
        let shortened: String = characters.iter().collect();
        check(&shortened, reading);
    }

    #[test]
    fn printed_grids_read_back(grid in grids()) {
        let reading = Reading { shape: Some(grid.shape()), hex: false };
        for text in [grid.to_string(), grid.to_boxed()] {
            let parsed = parse(&text, reading);
            prop_assert_eq!(parsed.map(|parsed| parsed.grid), Ok(grid.clone()), "{}", text);
        }
        let spaced: Vec<String> = grid.digits().iter().map(ToString::to_string).collect();
        let parsed = parse(&spaced.join(" "), reading);
        prop_assert_eq!(parsed.map(|parsed| parsed.grid), Ok(grid.clone()));
        // The usual box needs no telling.
        if Shape::of_side(grid.shape().side()) == Some(grid.shape()) {
            let parsed = parse(&grid.to_string(), Reading::default());
            prop_assert_eq!(parsed.map(|parsed| parsed.grid), Ok(grid));
        }
    }

    #[test]
    fn printed_pencil_marks_read_back(position in positions()) {
        let reading = Reading { shape: Some(position.shape()), hex: false };
        let text = position.to_pencilmarks();
        let parsed = parse(&text, reading).map_err(|error| {
            TestCaseError::fail(format!("{error}\n{text}"))
        })?;
        let read = parsed.position().expect("no clash");
        prop_assert_eq!(read.all_candidates(), position.all_candidates(), "{}", text);
        // A cell with one candidate left may count as filled in, but no filled cell as blank.
        prop_assert!(parsed.grid.contains(position.givens()), "{}", text);
    }

    #[test]
    fn a_symmetry_and_its_inverse_are_the_identity(
        (shape, there) in shapes().prop_flat_map(|shape| (Just(shape), symmetries(shape))),
        grid in grids(), exchange: bool,
    ) {
        let there = if exchange { there.then(&Symmetry::transpose(shape)) } else { there };
        let back = there.inverse();
        prop_assert_eq!(there.then(&back), Symmetry::identity(shape));
        prop_assert_eq!(back.then(&there), Symmetry::identity(there.target_shape()));
        prop_assert_eq!(back.inverse(), there.clone());
        if grid.shape() == shape {
            prop_assert_eq!(back.apply(&there.apply(&grid)), grid);
        }
        let solution = solved(shape);
        prop_assert_eq!(back.apply(&there.apply(&solution)), solution);
    }

    #[test]
    fn symmetries_compose(
        (shape, a, b) in shapes()
            .prop_flat_map(|shape| (Just(shape), symmetries(shape), symmetries(shape))),
    ) {
        let turn = Symmetry::transpose(shape);
        let solution = solved(shape);
        let both = a.then(&b).then(&turn);
        prop_assert_eq!(both.apply(&solution), turn.apply(&b.apply(&a.apply(&solution))));
        for cell in 0..shape.cells() {
            prop_assert_eq!(both.target(cell), turn.target(b.target(a.target(cell))));
        }
    }

    #[test]
    fn symmetries_keep_what_is_solved_and_what_clashes(
        grid in grids(), draws in vec(any::<u32>(), 1..200), exchange: bool,
    ) {
        let shape = grid.shape();
        let symmetry = Symmetry::random(shape, &mut picker(draws));
        let symmetry =
            if exchange { symmetry.then(&Symmetry::transpose(shape)) } else { symmetry };
        let image = symmetry.apply(&grid);
        prop_assert_eq!(image.shape(), symmetry.target_shape());
        prop_assert_eq!(image.conflicts(), grid.conflicts());
        prop_assert_eq!(image.clashes().len(), grid.clashes().len());
        let solution = symmetry.apply(&solved(shape));
        prop_assert_eq!(verify(&Grid::empty(solution.shape()), &solution), Ok(()));
    }
}

#[test]
fn the_generators_do_what_they_say() {
    let shape = Shape::new(2, 3).expect("a shape");
    let mut grid = Grid::empty(shape);
    grid.set(shape.cell(1, 5), 4);
    let place = |symmetry: &Symmetry| {
        let image = symmetry.apply(&grid);
        let cell = symmetry.target(shape.cell(1, 5));
        assert_eq!(image.givens(), 1);
        (
            image.shape().row(cell),
            image.shape().column(cell),
            image.get(cell),
        )
    };
    assert_eq!(place(&Symmetry::identity(shape)), (1, 5, 4));
    assert_eq!(
        place(&Symmetry::relabel(shape, &[6, 5, 4, 3, 2, 1])),
        (1, 5, 3)
    );
    assert_eq!(place(&Symmetry::transpose(shape)), (5, 1, 4));
    assert_eq!(place(&Symmetry::bands(shape, &[2, 0, 1])), (5, 5, 4));
    assert_eq!(place(&Symmetry::rows(shape, 0, &[1, 0])), (0, 5, 4));
    assert_eq!(place(&Symmetry::rows(shape, 1, &[1, 0])), (1, 5, 4));
    assert_eq!(place(&Symmetry::stacks(shape, &[1, 0])), (1, 2, 4));
    assert_eq!(place(&Symmetry::columns(shape, 1, &[1, 2, 0])), (1, 3, 4));
    assert_eq!(place(&Symmetry::columns(shape, 0, &[1, 2, 0])), (1, 5, 4));
}

#[test]
#[should_panic(expected = "not a permutation")]
fn a_relabelling_without_a_digit_is_refused() {
    Symmetry::relabel(Shape::NINE, &[1, 2, 3, 4, 5, 6, 7, 8, 8]);
}

#[test]
fn random_symmetries_reach_the_whole_group_evenly() {
    // 4×4: 2 transpositions, (2 × 2 × 2)² orders of lines, 4! names of digits.
    let shape = Shape::new(2, 2).expect("a shape");
    let mut seen: Vec<String> = Vec::new();
    // Every sequence of draws, counted up like an odometer: each draw and how many there are.
    let mut draws: Vec<(usize, usize)> = Vec::new();
    loop {
        let mut at = 0;
        let symmetry = Symmetry::random(shape, &mut |n| {
            if at == draws.len() {
                draws.push((0, n));
            }
            at += 1;
            draws[at - 1].0
        });
        seen.push(format!("{symmetry:?}"));
        let Some(next) = draws.iter().rposition(|(draw, of)| draw + 1 < *of) else {
            break;
        };
        draws.truncate(next + 1);
        draws[next].0 += 1;
    }
    let count = seen.len();
    seen.sort_unstable();
    seen.dedup();
    assert_eq!((count, seen.len()), (2 * 64 * 24, 2 * 64 * 24));
}
