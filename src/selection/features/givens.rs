//! Features of the givens: their number, distribution and symmetry.

use sudoku_grid::Position;

use super::spread::Spread;
use super::{Feature, declare_features, ratio};

/// The features of the givens.
pub(super) const FEATURES: [Feature; 23] = declare_features!(
    "givens", true,
    "side": "Side of the grid.",
    "share": "Givens per cell.",
    "digit-min": "Occurrences of the rarest digit per row.",
    "digit-max": "Occurrences of the most frequent digit per row.",
    "digit-deviation": "Standard deviation of the occurrences of digits, per row.",
    "digits-absent": "Share of the digits that no given shows.",
    "row-min": "Smallest share of givens in a row.",
    "row-max": "Largest share of givens in a row.",
    "row-deviation": "Standard deviation of the shares of givens in rows.",
    "column-min": "Smallest share of givens in a column.",
    "column-max": "Largest share of givens in a column.",
    "column-deviation": "Standard deviation of the shares of givens in columns.",
    "box-min": "Smallest share of givens in a box.",
    "box-max": "Largest share of givens in a box.",
    "box-deviation": "Standard deviation of the shares of givens in boxes.",
    "row-mean": "Mean row of the givens, from 0 at the top to 1 at the bottom; 0 without givens.",
    "column-mean": "Mean column of the givens, from 0 on the left to 1 on the right; 0 without givens.",
    "first-row": "Share of givens in the first rows, as many as a box has.",
    "last-row": "Share of givens in the last rows, as many as a box has.",
    "rotation": "Share of the cells that are filled or blank like the cell after a rotation by 180 degrees.",
    "mirror-rows": "Share of the cells that are filled or blank like the cell mirrored from top to bottom.",
    "mirror-columns": "Share of the cells that are filled or blank like the cell mirrored from left to right.",
    "mirror-diagonal": "Share of the cells that are filled or blank like the cell mirrored at the main diagonal.",
);

/// The values of [`FEATURES`].
pub(super) fn values(position: &Position) -> [f64; 23] {
    let shape = position.shape();
    let (side, cells, houses) = (shape.side(), shape.cells(), shape.houses());
    let is_given = |cell: &usize| position.value(*cell) != 0;
    let givens: Vec<_> = (0..cells).filter(is_given).collect();
    let mut occurrences = vec![0; side];
    for &cell in &givens {
        occurrences[usize::from(position.value(cell)) - 1] += 1;
    }
    let absent = occurrences.iter().filter(|count| **count == 0).count();
    let digits: Spread = occurrences.into_iter().collect();
    let per_kind = |kind: usize| -> Spread {
        (kind * side..(kind + 1) * side)
            .map(|house| {
                houses
                    .cells(house)
                    .iter()
                    .filter(|cell| is_given(cell))
                    .count()
            })
            .collect()
    };
    let (rows, columns, boxes) = (per_kind(0), per_kind(1), per_kind(2));
    let scale = ratio(1, side);
    let mean_place = |place: &dyn Fn(usize) -> usize| {
        let sum = givens.iter().map(|cell| place(*cell)).sum();
        ratio(sum, givens.len() * (side - 1))
    };
    let band = shape.box_rows() * side;
    let in_band = |from: usize| (from..from + band).filter(is_given).count();
    let symmetry = |image: &dyn Fn(usize, usize) -> (usize, usize)| {
        let same = (0..cells).filter(|cell| {
            let (row, column) = image(shape.row(*cell), shape.column(*cell));
            is_given(cell) == is_given(&shape.cell(row, column))
        });
        ratio(same.count(), cells)
    };
    let last = side - 1;
    [
        ratio(side, 1),
        ratio(givens.len(), cells),
        digits.min() * scale,
        digits.max() * scale,
        digits.deviation() * scale,
        ratio(absent, side),
        rows.min() * scale,
        rows.max() * scale,
        rows.deviation() * scale,
        columns.min() * scale,
        columns.max() * scale,
        columns.deviation() * scale,
        boxes.min() * scale,
        boxes.max() * scale,
        boxes.deviation() * scale,
        mean_place(&|cell| shape.row(cell)),
        mean_place(&|cell| shape.column(cell)),
        ratio(in_band(0), band),
        ratio(in_band(cells - band), band),
        symmetry(&|row, column| (last - row, last - column)),
        symmetry(&|row, column| (last - row, column)),
        symmetry(&|row, column| (row, last - column)),
        symmetry(&|row, column| (column, row)),
    ]
}
