//! Recognises equivalent puzzles.

use std::fmt::Write as _;

use sudoku_grid::{Canonical, Grid};
use sudoku_search::split_mix64;

/// The rounds of colour refinement. Colours of more rounds distinguish more puzzles.
const ROUNDS: usize = 4;

/// A key that is the same for equivalent puzzles: puzzles that differ only by the order of rows, columns, bands and
/// stacks, by a transposition and by the names of digits.
///
/// For 9×9 puzzles the key is the min-lex form, so that puzzles with the same key are equivalent. For other sizes the key is a
/// hash of colour refinement: equivalent puzzles have the same key, and puzzles that are not equivalent have
/// the same key only in exceptional cases. A selector that keeps puzzles with the same key on one side
/// of a split therefore never trains on a puzzle that is equivalent to a test puzzle.
///
/// ```
/// use sudoku_grid::{Grid, ParseOptions, Symmetry, parse};
/// use sudoku_selection::equivalence_key;
///
/// let grid = parse("1... ..3. .4.. ...2", ParseOptions::default())?.grid;
/// let relabelled = Symmetry::relabel(grid.shape(), &[4, 3, 2, 1]).apply(&grid);
/// assert_eq!(equivalence_key(&grid), equivalence_key(&relabelled));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn equivalence_key(grid: &Grid) -> String {
    Canonical::of(grid).map_or_else(
        || refinement_key(grid),
        |canonical| canonical.form.to_string(),
    )
}

/// The key of a puzzle of any size by colour refinement. Every row, column, box and digit has a colour. In each round, the
/// new colour is a hash of the old one and of the multiset of the colours around each given.
fn refinement_key(grid: &Grid) -> String {
    let shape = grid.shape();
    let (side, houses) = (shape.side(), shape.houses());
    // Lines of a band have to stay together, so bands, like boxes, carry colours too.
    let band_of = |line: usize| {
        if line < side {
            line / shape.box_rows()
        } else {
            side + (line - side) / shape.box_columns()
        }
    };
    let mut house_colours = vec![1_u64; houses.count()];
    let mut digit_colours = vec![2_u64; side + 1];
    for _ in 0..ROUNDS {
        let mut house_sums = vec![0_u64; houses.count()];
        let mut digit_sums = vec![0_u64; side + 1];
        for (cell, &digit) in grid.digits().iter().enumerate() {
            if digit == 0 {
                continue;
            }
            let [row, column, square] = houses.of(cell);
            // The sum treats rows and columns alike, so that transposed puzzles have the same key.
            let lines = house_colours[row].wrapping_add(house_colours[column]);
            let colour = split_mix64(
                split_mix64(lines)
                    .wrapping_add(house_colours[square].wrapping_mul(3))
                    .wrapping_add(digit_colours[usize::from(digit)].wrapping_mul(5)),
            );
            for house in [row, column, square] {
                house_sums[house] = house_sums[house].wrapping_add(colour);
            }
            let sum = &mut digit_sums[usize::from(digit)];
            *sum = sum.wrapping_add(colour);
        }
        let mut band_sums = vec![0_u64; 2 * side];
        for line in 0..2 * side {
            let sum = &mut band_sums[band_of(line)];
            *sum = sum.wrapping_add(split_mix64(house_sums[line]));
        }
        for (house, sum) in house_sums.iter().enumerate() {
            let band = band_sums.get(band_of(house)).filter(|_| house < 2 * side);
            let band = band.map_or(0, |band| split_mix64(*band));
            house_colours[house] = split_mix64(sum.wrapping_add(band));
        }
        digit_colours = digit_sums.into_iter().map(split_mix64).collect();
    }
    let total = (house_colours.iter().chain(&digit_colours[1..]))
        .fold(0_u64, |sum, colour| sum.wrapping_add(split_mix64(*colour)));
    let (rows, columns) = (shape.box_rows(), shape.box_columns());
    let mut key = format!("{}x{}:", rows.min(columns), rows.max(columns));
    let _ = write!(key, "{total:016x}");
    key
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use sudoku_grid::{Shape, Symmetry};
    use sudoku_search::{Seed, pick};

    use super::*;

    /// Grids with random digits, most of which differ in more than a symmetry.
    fn grids(shape: Shape, count: u32) -> Vec<Grid> {
        let mut rng = Seed(3).rng();
        (0..count)
            .map(|_| {
                let cell = |_| u8::try_from(pick(&mut rng, shape.side() + 1)).expect("small");
                Grid::new(shape, (0..shape.cells()).map(cell).collect()).expect("a grid")
            })
            .collect()
    }

    #[test]
    fn equivalent_puzzles_have_the_same_key_and_others_another() {
        for shape in [
            Shape::new(2, 2),
            Shape::new(2, 3),
            Shape::NINE.into(),
            Shape::new(4, 4),
        ] {
            let shape = shape.expect("a shape");
            let mut rng = Seed(5).rng();
            let mut keys = BTreeSet::new();
            let grids = grids(shape, 30);
            for grid in &grids {
                let key = equivalence_key(grid);
                for _ in 0..5 {
                    let image = Symmetry::random(shape, &mut |n| pick(&mut rng, n)).apply(grid);
                    assert_eq!(equivalence_key(&image), key, "{shape}: {grid}");
                }
                keys.insert(key);
            }
            assert_eq!(keys.len(), grids.len(), "{shape}");
        }
    }
}
