//! Rows, columns and boxes, and the peers of each cell.

use std::sync::OnceLock;

use crate::Shape;

/// The houses of a shape: rows `0..n`, columns `n..2n` and boxes `2n..3n`, where n is the side.
///
/// Tables are obtained from [`Shape::houses`].
#[derive(Debug)]
pub struct Houses {
    side: usize,
    /// The cells of each house in ascending order, concatenated in the order of the houses.
    cells: Vec<usize>,
    /// The row, column and box of each cell.
    row_column_box: Vec<[usize; 3]>,
    /// The peers of each cell in ascending order, concatenated in the order of the cells.
    peers: Vec<usize>,
    /// The number of peers of a cell, which is the same for all cells.
    degree: usize,
}

impl Shape {
    /// The houses of this shape. The tables are computed once and cached for the lifetime of the
    /// program.
    pub fn houses(self) -> &'static Houses {
        const BOXES: usize = Shape::MAX_BOX + 1;
        static TABLES: [[OnceLock<Houses>; BOXES]; BOXES] =
            [const { [const { OnceLock::new() }; BOXES] }; BOXES];
        TABLES[self.box_rows()][self.box_columns()].get_or_init(|| Houses::build(self))
    }
}

impl Houses {
    fn build(shape: Shape) -> Self {
        let side = shape.side();
        let row_column_box: Vec<[usize; 3]> = (0..shape.cells())
            .map(|cell| {
                [
                    shape.row(cell),
                    side + shape.column(cell),
                    2 * side + shape.box_of(cell),
                ]
            })
            .collect();
        let cells = (0..3 * side)
            .flat_map(|house| {
                let row_column_box = &row_column_box;
                (0..row_column_box.len())
                    .filter(move |cell| row_column_box[*cell][house / side] == house)
            })
            .collect();
        let sees = |a: usize, b: usize| {
            a != b && (0..3).any(|kind| row_column_box[a][kind] == row_column_box[b][kind])
        };
        let peers: Vec<usize> = (0..row_column_box.len())
            .flat_map(|cell| (0..row_column_box.len()).filter(move |peer| sees(cell, *peer)))
            .collect();
        let degree = peers.len() / row_column_box.len();
        Self {
            side,
            cells,
            row_column_box,
            peers,
            degree,
        }
    }

    /// The number of houses, which is three times the side.
    #[inline]
    pub fn count(&self) -> usize {
        3 * self.side
    }

    /// The cells of a house, ascending.
    #[inline]
    pub fn cells(&self, house: usize) -> &[usize] {
        &self.cells[house * self.side..(house + 1) * self.side]
    }

    /// The houses of a cell: its row, its column and its box.
    #[inline]
    pub fn of(&self, cell: usize) -> [usize; 3] {
        self.row_column_box[cell]
    }

    /// The peers of a cell: the other cells of its houses, ascending.
    #[inline]
    pub fn peers(&self, cell: usize) -> &[usize] {
        &self.peers[cell * self.degree..(cell + 1) * self.degree]
    }

    /// The name of a house, counted from 1: `row 3`, `column 1`, `box 9`.
    ///
    /// # Panics
    /// Panics if there is no such house.
    pub fn name(&self, house: usize) -> String {
        let (kind, number) = self.kind_and_number(house);
        format!("{kind} {number}")
    }

    /// The kind of a house (`row`, `column` or `box`) and its number among those, counted from 1.
    ///
    /// # Panics
    /// Panics if there is no such house.
    pub fn kind_and_number(&self, house: usize) -> (&'static str, usize) {
        let kind = ["row", "column", "box"][house / self.side];
        (kind, house % self.side + 1)
    }

    /// The cells of each house, in the order of the houses.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = &[usize]> + DoubleEndedIterator {
        self.cells.chunks_exact(self.side)
    }
}
