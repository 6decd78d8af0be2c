use std::collections::BTreeSet;

use sudoku_grid::{Canonical, Grid, Shape};

/// The largest side, other than 9, at which all arrangements of rows and columns are tried: a 6×6 grid has 3,456.
const MAX_TRIED_SIDE: usize = 6;

/// A set of puzzles that the training must not see, in any equivalent form: with digits relabelled, with rows, columns,
/// bands or stacks permuted, or transposed.
///
/// Equivalence is decided for grids with sides up to 6 and for 9×9 grids. On other grids the set contains equal
/// puzzles only.
#[derive(Clone, Debug, Default)]
pub struct Exclusion {
    /// The canonical forms.
    forms: BTreeSet<Vec<u8>>,
    /// The signatures of the puzzles: equivalent puzzles have the same, and a signature is computed much faster than
    /// a form.
    signatures: BTreeSet<Vec<u8>>,
}

impl Exclusion {
    /// Adds a puzzle; returns `false` if an equivalent one is in the set.
    pub fn insert(&mut self, puzzle: &Grid) -> bool {
        self.signatures.insert(signature(puzzle));
        self.forms.insert(canonical_digits(puzzle))
    }

    /// Returns `true` if the set contains an equivalent puzzle.
    pub fn contains(&self, puzzle: &Grid) -> bool {
        self.signatures.contains(&signature(puzzle))
            && self.forms.contains(&canonical_digits(puzzle))
    }

    /// The number of puzzles, without equivalent ones.
    pub fn len(&self) -> usize {
        self.forms.len()
    }

    /// Returns `true` if the set is empty.
    pub fn is_empty(&self) -> bool {
        self.forms.is_empty()
    }
}

/// The numbers of givens of each digit and of each row and column, sorted so that equivalent puzzles have the same.
fn signature(puzzle: &Grid) -> Vec<u8> {
    let shape = puzzle.shape();
    let side = shape.side();
    let (mut digits, mut rows, mut columns) =
        (vec![0_u8; side], vec![0_u8; side], vec![0_u8; side]);
    for (cell, &digit) in puzzle.digits().iter().enumerate() {
        if digit != 0 {
            digits[usize::from(digit) - 1] += 1;
            rows[shape.row(cell)] += 1;
            columns[shape.column(cell)] += 1;
        }
    }
    digits.sort_unstable();
    let lines = |mut counts: Vec<u8>, size: usize| {
        counts
            .chunks_exact_mut(size)
            .for_each(<[u8]>::sort_unstable);
        let mut groups: Vec<_> = counts.chunks_exact(size).collect();
        groups.sort_unstable();
        groups.concat()
    };
    let mut lines = [
        lines(rows, shape.box_rows()),
        lines(columns, shape.box_columns()),
    ];
    if shape.box_rows() == shape.box_columns() {
        lines.sort_unstable();
    }
    digits.extend(lines.concat());
    digits
}

/// The digits of the smallest equivalent puzzle.
fn canonical_digits(puzzle: &Grid) -> Vec<u8> {
    let shape = puzzle.shape();
    if let Some(canonical) = Canonical::of(puzzle) {
        return canonical.form.digits().to_vec();
    }
    if shape.side() > MAX_TRIED_SIDE {
        return puzzle.digits().to_vec();
    }
    let arrangements_of = |size| arrangements(shape.side() / size, size);
    let (rows, columns) = (
        arrangements_of(shape.box_rows()),
        arrangements_of(shape.box_columns()),
    );
    let can_transpose = shape.box_rows() == shape.box_columns();
    let mut best: Option<Vec<u8>> = None;
    let mut image = Vec::with_capacity(shape.cells());
    for transposed in [false, true] {
        if transposed && !can_transpose {
            break;
        }
        for rows in &rows {
            for columns in &columns {
                relabelled(puzzle, rows, columns, transposed, &mut image);
                if best.as_ref().is_none_or(|best| image < *best) {
                    best = Some(image.clone());
                }
            }
        }
    }
    best.unwrap_or_default()
}

/// The image of a puzzle with its rows and columns in these orders, and its digits relabelled in the order in which they
/// appear.
fn relabelled(
    puzzle: &Grid,
    rows: &[usize],
    columns: &[usize],
    transposed: bool,
    image: &mut Vec<u8>,
) {
    let side = rows.len();
    let mut labels = [0; Shape::MAX_SIDE + 1];
    let mut next = 1;
    image.clear();
    for &row in rows {
        for &column in columns {
            let cell = if transposed {
                column * side + row
            } else {
                row * side + column
            };
            let digit = usize::from(puzzle.get(cell));
            if digit != 0 && labels[digit] == 0 {
                labels[digit] = next;
                next += 1;
            }
            image.push(labels[digit]);
        }
    }
}

/// All orders of the lines of a grid that keep its bands (or stacks) together: `groups` groups of `size` lines.
fn arrangements(groups: usize, size: usize) -> Vec<Vec<usize>> {
    let within = permutations(size);
    let mut all = Vec::new();
    for order in permutations(groups) {
        let mut orders = vec![Vec::new()];
        for group in order {
            orders = orders
                .iter()
                .flat_map(|start: &Vec<usize>| {
                    let lines = |inner: &Vec<usize>| {
                        inner
                            .iter()
                            .map(|line| group * size + line)
                            .collect::<Vec<_>>()
                    };
                    within
                        .iter()
                        .map(move |inner| [start.clone(), lines(inner)].concat())
                })
                .collect();
        }
        all.extend(orders);
    }
    all
}

/// All permutations of the numbers below `n`.
fn permutations(n: usize) -> Vec<Vec<usize>> {
    if n == 0 {
        return vec![Vec::new()];
    }
    let shorter = permutations(n - 1);
    let insert = |rest: &Vec<usize>, at: usize| {
        let mut longer = rest.clone();
        longer.insert(at, n - 1);
        longer
    };
    shorter
        .iter()
        .flat_map(|rest| (0..n).map(move |at| insert(rest, at)))
        .collect()
}

#[cfg(test)]
mod tests {
    use sudoku_grid::{Shape, Symmetry};
    use sudoku_search::{Seed, pick};

    use super::*;
    use crate::GeneratedExamples;

    #[test]
    fn equivalent_puzzles_are_excluded_and_others_are_not() {
        let mut rng = Seed(5).rng();
        for (rows, columns) in [(2, 2), (2, 3), (3, 2), (3, 3)] {
            let shape = Shape::new(rows, columns).expect("a shape");
            let source = GeneratedExamples::new(shape, 0, Exclusion::default());
            let mut excluded = Exclusion::default();
            let first = source.draw(&mut rng).puzzle;
            assert!(excluded.insert(&first));
            for _ in 0..5 {
                let symmetry = loop {
                    let symmetry = Symmetry::random(shape, &mut |n| pick(&mut rng, n));
                    if symmetry.target_shape() == shape {
                        break symmetry;
                    }
                };
                let image = symmetry.apply(&first);
                assert!(excluded.contains(&image), "{image} of {first}");
                assert!(!excluded.insert(&image));
            }
            let mut fewer = first.clone();
            let given = (0..shape.cells())
                .find(|&cell| first.get(cell) != 0)
                .expect("a given");
            fewer.set(given, 0);
            assert!(!excluded.contains(&fewer));
        }
    }

    #[test]
    fn arrangements_keep_bands_together() {
        assert_eq!(arrangements(3, 2).len(), 48);
        assert_eq!(arrangements(2, 3).len(), 72);
        assert!(
            arrangements(2, 2)
                .iter()
                .all(|order| order[0] / 2 == order[1] / 2)
        );
    }
}
