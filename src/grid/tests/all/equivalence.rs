//! Min-lex canonical forms.

use std::collections::BTreeSet;

use sudoku_grid::{Canonical, Grid, Shape, Symmetry, automorphisms, equivalence};

use crate::{PUZZLE, SOLUTION, grid, shape};

const MINIMAL_PUZZLES: &str = include_str!("../../../../tests/puzzles/minimal-2000.txt");
const PUZZLES_WITH_17_GIVENS: &str = include_str!("../../../../tests/puzzles/17-clue.txt");

/// Marsaglia's xorshift generator; the grid crate has no random number generator.
fn xorshift(mut state: u64) -> impl FnMut(usize) -> usize {
    move |n| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        usize::try_from(state >> 33).expect("31 bits") % n
    }
}

fn canonical(grid: &Grid) -> Canonical {
    Canonical::of(grid).expect("boxes are 3×3")
}

/// Checks that `symmetry_count` random images of each of `puzzle_count` puzzles have the same canonical form as
/// the puzzle.
fn assert_forms_agree(puzzle_count: usize, symmetry_count: usize) {
    let mut pick = xorshift(88_172_645_463_325_252);
    let texts = MINIMAL_PUZZLES.lines().take(puzzle_count / 2);
    for text in texts.chain(PUZZLES_WITH_17_GIVENS.lines().take(puzzle_count / 2)) {
        let puzzle = grid(text);
        let form = canonical(&puzzle);
        assert_eq!(form.symmetry.apply(&puzzle), form.form);
        assert!(form.form.digits() <= puzzle.digits());
        for _ in 0..symmetry_count {
            let image = Symmetry::random(Shape::NINE, &mut pick).apply(&puzzle);
            let image_form = canonical(&image);
            assert_eq!(image_form.form, form.form, "{text} and {image}");
            assert_eq!(image_form.automorphisms, form.automorphisms);
            assert!(form.form.digits() <= image.digits());
            let symmetry = equivalence(&image, &puzzle).expect("they are equivalent");
            assert_eq!(symmetry.apply(&image), puzzle);
        }
    }
}

/// The number of puzzles, one per line, and the number of their equivalence classes.
fn count_classes(texts: &str) -> (usize, usize) {
    let forms: Vec<_> = (texts.lines())
        .map(|text| canonical(&grid(text)).form.digits().to_vec())
        .collect();
    let puzzle_count = forms.len();
    (
        puzzle_count,
        forms.into_iter().collect::<BTreeSet<_>>().len(),
    )
}

#[test]
fn forms_are_equal_over_random_symmetries() {
    assert_forms_agree(40, 25);
}

#[test]
#[ignore = "long: 200,000 symmetries"]
fn forms_are_equal_over_a_thousand_random_symmetries_of_each_of_200_puzzles() {
    assert_forms_agree(200, 1000);
}

#[test]
fn no_two_of_the_first_puzzles_with_17_givens_are_equivalent() {
    let first: Vec<_> = PUZZLES_WITH_17_GIVENS.lines().take(3000).collect();
    assert_eq!(count_classes(&first.join("\n")), (3000, 3000));
}

#[test]
#[ignore = "long: 49,151 puzzles"]
fn no_two_puzzles_with_17_givens_are_equivalent() {
    assert_eq!(count_classes(PUZZLES_WITH_17_GIVENS), (49_151, 49_151));
}

#[test]
fn automorphisms_are_counted() {
    // The grid with the most automorphisms: 648, known from the classification of all grids
    // (Russell and Jarvis, "Mathematics of Sudoku II", 2006).
    let symmetric =
        "123456789456789123789123456231564897564897231897231564312645978645978312978312645";
    assert_eq!(canonical(&grid(symmetric)).automorphisms, 648);
    assert_eq!(canonical(&grid(SOLUTION)).automorphisms, 1);
    assert_eq!(canonical(&grid(PUZZLE)).automorphisms, 1);
    // A single given: one in 81 of the 3,359,232 rearrangements keeps its cell, and the eight
    // absent digits can be relabelled freely.
    let mut one_given = Grid::empty(Shape::NINE);
    one_given.set(40, 5);
    assert_eq!(canonical(&one_given).automorphisms, 3_359_232 / 81 * 40_320);
    assert_eq!(canonical(&one_given).form.get(80), 1);
}

#[test]
fn puzzles_that_are_not_equivalent_are_distinguished() {
    let mut other_puzzle = grid(PUZZLE);
    let cell = other_puzzle
        .digits()
        .iter()
        .position(|&digit| digit != 0)
        .expect("a given");
    other_puzzle.set(cell, 0);
    assert_eq!(equivalence(&grid(PUZZLE), &other_puzzle), None);
    assert_eq!(Canonical::of(&Grid::empty(shape(2, 2))), None);
    assert_eq!(
        equivalence(&Grid::empty(shape(2, 2)), &Grid::empty(shape(2, 2))),
        None
    );
}

#[test]
fn automorphisms_map_the_puzzle_to_itself_and_are_distinct() {
    let symmetric =
        "123456789456789123789123456231564897564897231897231564312645978645978312978312645";
    let symmetric_grid = grid(symmetric);
    let symmetries = automorphisms(&symmetric_grid, usize::MAX).expect("boxes are 3×3");
    assert_eq!(symmetries.len(), 647);
    let identity = Symmetry::identity(Shape::NINE);
    for (index, symmetry) in symmetries.iter().enumerate() {
        assert_eq!(symmetry.apply(&symmetric_grid), symmetric_grid);
        assert_ne!(*symmetry, identity);
        assert!(!symmetries[..index].contains(symmetry));
    }
    assert_eq!(
        automorphisms(&symmetric_grid, 5).expect("boxes are 3×3"),
        symmetries[..5]
    );
    assert_eq!(automorphisms(&grid(PUZZLE), 5), Some(Vec::new()));
    // Digits that do not occur are not relabelled.
    let mut one_given = Grid::empty(Shape::NINE);
    one_given.set(0, 5);
    for symmetry in automorphisms(&one_given, 9).expect("boxes are 3×3") {
        assert_eq!(symmetry.digit_names(), identity.digit_names());
        assert_eq!(symmetry.target(0), 0);
    }
    assert_eq!(automorphisms(&Grid::empty(shape(2, 2)), 1), None);
}
