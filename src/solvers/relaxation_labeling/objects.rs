//! The objects of a labeling, and what they say to one another's labels.

use sudoku_grid::{Position, Shape};

/// A blank cell.
#[derive(Clone, Copy, Debug)]
pub(super) struct Object {
    cell: usize,
    /// Which crossing of a row and a box it lies in.
    across: usize,
    /// Which crossing of a column and a box it lies in.
    down: usize,
}

impl Object {
    pub(super) fn cell(self) -> usize {
        self.cell
    }
}

/// The blank cells, and the values of the others.
#[derive(Debug)]
pub(super) struct Objects {
    shape: Shape,
    values: Vec<u8>,
    blanks: Vec<Object>,
}

impl Objects {
    pub(super) fn new(position: &Position) -> Self {
        let shape = position.shape();
        let blanks = position.blanks().map(|cell| {
            let (row, column) = (shape.row(cell), shape.column(cell));
            Object {
                cell,
                // A row crosses as many boxes as a box has rows, a column as many as columns.
                across: row * shape.box_rows() + column / shape.box_columns(),
                down: column * shape.box_columns() + row / shape.box_rows(),
            }
        });
        Self {
            shape,
            values: position.values().to_vec(),
            blanks: blanks.collect(),
        }
    }

    pub(super) fn shape(&self) -> Shape {
        self.shape
    }

    pub(super) fn values(&self) -> &[u8] {
        &self.values
    }

    pub(super) fn len(&self) -> usize {
        self.blanks.len()
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = Object> {
        self.blanks.iter().copied()
    }

    /// Labels with all candidates of a cell equally likely.
    #[expect(clippy::cast_precision_loss, reason = "at most 25 candidates")]
    pub(super) fn uniform(&self, position: &Position) -> Vec<f64> {
        let side = self.shape.side();
        let mut labels = vec![0.0; self.len() * side];
        for (object, labels) in self.iter().zip(labels.chunks_exact_mut(side)) {
            let candidates = position.candidates(object.cell);
            for digit in candidates {
                labels[usize::from(digit) - 1] = 1.0 / candidates.len() as f64;
            }
        }
        labels
    }
}

/// `S_i(λ)`, the sum of `p(λ)` over the blank peers of each object.
///
/// A row is summed over its crossings with boxes, a column likewise, a box over its crossings
/// with rows. The peers of a cell are its row and its box, less where the two cross, and its
/// column, less where that crosses the box. Sums are taken in one fixed order.
#[derive(Clone, Debug)]
pub(super) struct Supports {
    against: Vec<f64>,
    across: Vec<f64>,
    down: Vec<f64>,
    /// One column's sums, or those of a band's boxes.
    house: Vec<f64>,
    /// One row's.
    row: Vec<f64>,
}

impl Supports {
    pub(super) fn new(objects: &Objects) -> Self {
        let shape = objects.shape;
        let side = shape.side();
        Self {
            against: vec![0.0; objects.len() * side],
            across: vec![0.0; side * shape.box_rows() * side],
            down: vec![0.0; side * shape.box_columns() * side],
            house: vec![0.0; shape.box_rows() * side],
            row: vec![0.0; side],
        }
    }

    /// Takes stock of labels; returns `Σ_i Σ_λ p_i(λ) S_i(λ)`.
    pub(super) fn measure(&mut self, objects: &Objects, labels: &[f64]) -> f64 {
        match objects.shape.side() {
            9 => self.measure_by::<9>(objects, labels),
            _ => self.measure_by::<ANY>(objects, labels),
        }
    }

    fn measure_by<const SIDE: usize>(&mut self, objects: &Objects, labels: &[f64]) -> f64 {
        let side = side::<SIDE>(objects);
        self.sum(objects, labels, side);
        let mut strife = 0.0;
        let own = labels.chunks_exact(side);
        let against = self.against.chunks_exact_mut(side);
        for ((object, own), against) in objects.blanks.iter().zip(own).zip(against) {
            let across = &self.across[object.across * side..][..side];
            let down = &self.down[object.down * side..][..side];
            let mut sum = 0.0;
            for (((against, p), across), down) in against.iter_mut().zip(own).zip(across).zip(down)
            {
                // The cell itself is in the row's sum, but not in the column's. Differences of
                // sums may fall below nothing by a rounding error.
                *against = (across + down - p).max(0.0);
                sum += p * *against;
            }
            strife += sum;
        }
        strife
    }

    /// Leaves in `across` the row and the box less their crossing, in `down` the column less its
    /// crossing with the box.
    #[inline]
    fn sum(&mut self, objects: &Objects, labels: &[f64], side: usize) {
        let (high, wide) = (objects.shape.box_rows(), objects.shape.box_columns());
        self.across.fill(0.0);
        self.down.fill(0.0);
        for (object, own) in objects.blanks.iter().zip(labels.chunks_exact(side)) {
            add(&mut self.across[object.across * side..][..side], own);
            add(&mut self.down[object.down * side..][..side], own);
        }
        for column in self.down.chunks_exact_mut(wide * side) {
            let house = &mut self.house[..side];
            house.fill(0.0);
            for crossing in column.chunks_exact(side) {
                add(house, crossing);
            }
            for crossing in column.chunks_exact_mut(side) {
                for (sum, house) in crossing.iter_mut().zip(&*house) {
                    *sum = house - *sum;
                }
            }
        }
        for band in self.across.chunks_exact_mut(high * high * side) {
            // The boxes of the band, side by side.
            self.house.fill(0.0);
            for row in band.chunks_exact(high * side) {
                add(&mut self.house, row);
            }
            for row in band.chunks_exact_mut(high * side) {
                let whole = &mut self.row[..side];
                whole.fill(0.0);
                for crossing in row.chunks_exact(side) {
                    add(whole, crossing);
                }
                let boxes = self.house.chunks_exact(side);
                for (crossing, house) in row.chunks_exact_mut(side).zip(boxes) {
                    for ((sum, row), house) in crossing.iter_mut().zip(&*whole).zip(house) {
                        *sum = row + house - *sum;
                    }
                }
            }
        }
    }

    /// Multiplies each label by its support and scales each object back to a sum of 1. An object
    /// whose labels have no support at all keeps them.
    pub(super) fn relabel(&self, objects: &Objects, labels: &mut [f64]) {
        match objects.shape.side() {
            9 => self.relabel_by::<9>(objects, labels),
            _ => self.relabel_by::<ANY>(objects, labels),
        }
    }

    #[expect(clippy::cast_precision_loss, reason = "at most 625 objects")]
    fn relabel_by<const SIDE: usize>(&self, objects: &Objects, labels: &mut [f64]) {
        let side = side::<SIDE>(objects);
        let others = objects.len() as f64 - 1.0;
        let own = labels.chunks_exact_mut(side);
        for (own, against) in own.zip(self.against.chunks_exact(side)) {
            let mut sum = 0.0;
            for (p, against) in own.iter().zip(against) {
                sum += p * (others - against).max(0.0);
            }
            if sum > f64::MIN_POSITIVE {
                let scale = 1.0 / sum;
                for (p, against) in own.iter_mut().zip(against) {
                    *p *= (others - against).max(0.0) * scale;
                }
            }
        }
    }

    pub(super) fn heap_bytes(&self) -> usize {
        size_of_val(&*self.against)
            + size_of_val(&*self.across)
            + size_of_val(&*self.down)
            + size_of_val(&*self.house)
            + size_of_val(&*self.row)
    }
}

/// Any number of labels: loops take fewer instructions where it is known when compiled.
const ANY: usize = 0;

fn side<const SIDE: usize>(objects: &Objects) -> usize {
    if SIDE == ANY {
        objects.shape.side()
    } else {
        SIDE
    }
}

fn add(sums: &mut [f64], terms: &[f64]) {
    for (sum, term) in sums.iter_mut().zip(terms) {
        *sum += term;
    }
}
