//! Property tests over all shapes.

use proptest::collection::vec;
use proptest::prelude::*;
use sudoku_grid::{Digits, Grid, ParseOptions, Shape, Symmetry, parse, verify};

use crate::solved;

pub(super) fn shapes() -> impl Strategy<Value = Shape> {
    proptest::sample::select(Shape::all().collect::<Vec<_>>())
}

/// A source of random numbers below its argument, computed from `draws`. Proptest draws these
/// numbers, so it can shrink a failing case.
fn picker(draws: Vec<u32>) -> impl FnMut(usize) -> usize {
    let mut draws = draws.into_iter().cycle();
    move |n| draws.next().expect("at least one") as usize % n
}

prop_compose! {
    pub(super) fn symmetries(shape: Shape)(draws in vec(any::<u32>(), 1..200)) -> Symmetry {
        Symmetry::random(shape, &mut picker(draws))
    }
}

prop_compose! {
    /// Any assignment of digits, with blanks at random.
    pub(super) fn grids()(shape in shapes())
        (digits in vec(0..=50_u8, shape.cells()), shape in Just(shape)) -> Grid {
        let side = u8::try_from(shape.side()).expect("at most 25");
        let digit = |digit: u8| if digit < 25 { 0 } else { (digit - 25) % (side + 1) };
        Grid::new(shape, digits.into_iter().map(digit).collect()).expect("digits of the shape")
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_symmetry_and_its_inverse_are_the_identity(
        (shape, symmetry) in shapes().prop_flat_map(|shape| (Just(shape), symmetries(shape))),
        grid in grids(), exchange: bool,
    ) {
        let symmetry = if exchange { symmetry.then(&Symmetry::transpose(shape)) } else { symmetry };
        let inverse = symmetry.inverse();
        prop_assert_eq!(symmetry.then(&inverse), Symmetry::identity(shape));
        prop_assert_eq!(inverse.then(&symmetry), Symmetry::identity(symmetry.target_shape()));
        prop_assert_eq!(inverse.inverse(), symmetry.clone());
        if grid.shape() == shape {
            prop_assert_eq!(inverse.apply(&symmetry.apply(&grid)), grid);
        }
        let solution = solved(shape);
        prop_assert_eq!(inverse.apply(&symmetry.apply(&solution)), solution);
    }

    #[test]
    fn restricted_candidates_round_trip_and_are_mapped_with_the_grid(
        (shape, symmetry) in shapes().prop_flat_map(|shape| (Just(shape), symmetries(shape))),
        marks in vec(any::<u32>(), 1..80),
        given in 1..4_usize,
    ) {
        // Each cell keeps the digit of the solution as a candidate, and further ones chosen by
        // `marks`.
        let solution = solved(shape);
        let mut grid = solution.clone();
        let sets: Vec<Digits> = (0..shape.cells())
            .map(|cell| {
                let digit = solution.get(cell);
                if cell % given == 0 {
                    return Digits::only(digit);
                }
                grid.set(cell, 0);
                let marks = marks[cell % marks.len()];
                let other_digits = Digits::all(shape.side()).iter();
                other_digits.filter(|&other| other == digit || marks >> other & 1 == 1).collect()
            })
            .collect();
        let options = ParseOptions { shape: Some(shape), hex: false };
        let read = |grid: &Grid, sets: &[Digits]| {
            let parsed = parse(&grid.with_candidates(Some(sets)), options).expect("a grid");
            (parsed.position().expect("no duplicate digit"), parsed)
        };
        let (position, parsed) = read(&grid, &sets);
        for (cell, set) in sets.iter().enumerate().filter(|(cell, _)| grid.get(*cell) == 0) {
            prop_assert!(position.candidates(cell).iter().all(|digit| set.contains(digit)));
            prop_assert!(position.candidates(cell).contains(solution.get(cell)));
        }
        if let Some(restrictions) = parsed.restrictions() {
            prop_assert_eq!(&read(&parsed.grid, &restrictions).0, &position);
            let mapped_sets = symmetry.apply_candidates(&restrictions);
            prop_assert_eq!(symmetry.inverse().apply_candidates(&mapped_sets), restrictions);
            if symmetry.target_shape() == shape {
                let mapped_position = read(&symmetry.apply(&parsed.grid), &mapped_sets).0;
                for cell in 0..shape.cells() {
                    let mapped_candidates = position.candidates(cell).iter();
                    let mapped_candidates: Digits = mapped_candidates.map(|digit| symmetry.digit(digit)).collect();
                    prop_assert_eq!(mapped_position.candidates(symmetry.target(cell)), mapped_candidates);
                }
            }
        }
    }

    #[test]
    fn symmetries_compose(
        (shape, a, b) in shapes()
            .prop_flat_map(|shape| (Just(shape), symmetries(shape), symmetries(shape))),
    ) {
        let transposition = Symmetry::transpose(shape);
        let solution = solved(shape);
        let composition = a.then(&b).then(&transposition);
        prop_assert_eq!(composition.apply(&solution), transposition.apply(&b.apply(&a.apply(&solution))));
        for cell in 0..shape.cells() {
            prop_assert_eq!(composition.target(cell), transposition.target(b.target(a.target(cell))));
        }
    }

    #[test]
    fn symmetries_preserve_solutions_and_conflicts(
        grid in grids(), draws in vec(any::<u32>(), 1..200), exchange: bool,
    ) {
        let shape = grid.shape();
        let symmetry = Symmetry::random(shape, &mut picker(draws));
        let symmetry =
            if exchange { symmetry.then(&Symmetry::transpose(shape)) } else { symmetry };
        let image = symmetry.apply(&grid);
        prop_assert_eq!(image.shape(), symmetry.target_shape());
        prop_assert_eq!(image.conflicts(), grid.conflicts());
        prop_assert_eq!(image.duplicate_digits().len(), grid.duplicate_digits().len());
        let solution = symmetry.apply(&solved(shape));
        prop_assert_eq!(verify(&Grid::empty(solution.shape()), &solution), Ok(()));
    }
}

#[test]
fn the_generators_match_their_definitions() {
    let shape = Shape::new(2, 3).expect("a shape");
    let mut grid = Grid::empty(shape);
    grid.set(shape.cell(1, 5), 4);
    let image_of = |symmetry: &Symmetry| {
        let image = symmetry.apply(&grid);
        let cell = symmetry.target(shape.cell(1, 5));
        assert_eq!(image.givens(), 1);
        (
            image.shape().row(cell),
            image.shape().column(cell),
            image.get(cell),
        )
    };
    assert_eq!(image_of(&Symmetry::identity(shape)), (1, 5, 4));
    assert_eq!(
        image_of(&Symmetry::relabel(shape, &[6, 5, 4, 3, 2, 1])),
        (1, 5, 3)
    );
    assert_eq!(image_of(&Symmetry::transpose(shape)), (5, 1, 4));
    assert_eq!(image_of(&Symmetry::bands(shape, &[2, 0, 1])), (5, 5, 4));
    assert_eq!(image_of(&Symmetry::rows(shape, 0, &[1, 0])), (0, 5, 4));
    assert_eq!(image_of(&Symmetry::rows(shape, 1, &[1, 0])), (1, 5, 4));
    assert_eq!(image_of(&Symmetry::stacks(shape, &[1, 0])), (1, 2, 4));
    assert_eq!(
        image_of(&Symmetry::columns(shape, 1, &[1, 2, 0])),
        (1, 3, 4)
    );
    assert_eq!(
        image_of(&Symmetry::columns(shape, 0, &[1, 2, 0])),
        (1, 5, 4)
    );
}

#[test]
#[should_panic(expected = "not a permutation")]
fn a_relabelling_without_a_digit_is_rejected() {
    Symmetry::relabel(Shape::NINE, &[1, 2, 3, 4, 5, 6, 7, 8, 8]);
}

#[test]
fn random_symmetries_are_uniform_over_the_group() {
    // 4×4 grids: 2 transpositions, (2 × 2 × 2)² permutations of lines, 4! relabellings.
    let shape = Shape::new(2, 2).expect("a shape");
    let mut images: Vec<String> = Vec::new();
    // All sequences of draws, enumerated like an odometer: each draw with its number of
    // possibilities.
    let mut draws: Vec<(usize, usize)> = Vec::new();
    loop {
        let mut draw_index = 0;
        let symmetry = Symmetry::random(shape, &mut |n| {
            if draw_index == draws.len() {
                draws.push((0, n));
            }
            draw_index += 1;
            draws[draw_index - 1].0
        });
        images.push(format!("{symmetry:?}"));
        let Some(next) = draws.iter().rposition(|(draw, of)| draw + 1 < *of) else {
            break;
        };
        draws.truncate(next + 1);
        draws[next].0 += 1;
    }
    let count = images.len();
    images.sort_unstable();
    images.dedup();
    assert_eq!((count, images.len()), (2 * 64 * 24, 2 * 64 * 24));
}
