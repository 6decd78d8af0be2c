//! Houses in the order in which people search them.

use sudoku_grid::Shape;

/// The house indices in the order in which people search: boxes, which can be surveyed at a glance,
/// then rows, then columns.
pub(crate) fn houses_by_ease(shape: Shape) -> impl Iterator<Item = usize> {
    let side = shape.side();
    (2 * side..3 * side).chain(0..2 * side)
}

/// Returns `true` if the house contains all of the cells.
pub(crate) fn house_contains(shape: Shape, house: usize, cells: &[usize]) -> bool {
    (cells.iter()).all(|&cell| shape.houses().of(cell).contains(&house))
}

/// The houses of `cell` that precede `house` in the order of [`houses_by_ease`].
pub(crate) fn easier_houses(
    shape: Shape,
    cell: usize,
    house: usize,
) -> impl Iterator<Item = usize> {
    let [row, column, box_] = shape.houses().of(cell);
    [box_, row, column]
        .into_iter()
        .take_while(move |own| *own != house)
}
