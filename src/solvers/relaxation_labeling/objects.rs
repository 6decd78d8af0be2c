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

    /// `S_i(λ) = n − 1 − q_i(λ)` for as many objects as there is room for, from one of them on,
    /// with `q_i(λ)` summed as it is defined: over all objects and all their labels.
    pub(super) fn oppose(&self, labels: &[f64], from: usize, opposition: &mut [f64]) {
        for (at, opposition) in opposition.chunks_exact_mut(self.shape.side()).enumerate() {
            self.oppose_one(labels, from + at, opposition);
        }
    }

    fn oppose_one(&self, labels: &[f64], index: usize, opposition: &mut [f64]) {
        let object = self.blanks[index];
        opposition.fill(0.0);
        for (other, theirs) in labels.chunks_exact(self.shape.side()).enumerate() {
            if other == index {
                continue;
            }
            let peers = self.are_peers(object, self.blanks[other]);
            for (label, p) in theirs.iter().enumerate() {
                for (own, support) in opposition.iter_mut().enumerate() {
                    *support += f64::from(!(peers && own == label)) * p;
                }
            }
        }
        for support in opposition {
            *support = (self.others() - *support).max(0.0);
        }
    }

    fn are_peers(&self, one: Object, other: Object) -> bool {
        let meet = |house: fn(Shape, usize) -> usize| {
            house(self.shape, one.cell) == house(self.shape, other.cell)
        };
        meet(Shape::row) || meet(Shape::column) || meet(Shape::box_of)
    }

    /// `n − 1`.
    #[expect(clippy::cast_precision_loss, reason = "at most 625 objects")]
    fn others(&self) -> f64 {
        self.len() as f64 - 1.0
    }

    /// Multiplies each label by its support and scales each object back to a sum of 1. An object
    /// whose labels have no support at all keeps them.
    pub(super) fn relabel(&self, labels: &[f64], opposition: &[f64], next: &mut [f64]) {
        match self.shape.side() {
            9 => self.relabel_by::<9>(labels, opposition, next),
            _ => self.relabel_by::<ANY>(labels, opposition, next),
        }
    }

    fn relabel_by<const SIDE: usize>(&self, labels: &[f64], opposition: &[f64], next: &mut [f64]) {
        let (side, others) = (side::<SIDE>(self), self.others());
        let own = labels.chunks_exact(side).zip(opposition.chunks_exact(side));
        for ((own, opposition), next) in own.zip(next.chunks_exact_mut(side)) {
            let mut sum = 0.0;
            for (p, opposition) in own.iter().zip(opposition) {
                sum += p * (others - opposition).max(0.0);
            }
            if sum > f64::MIN_POSITIVE {
                let scale = 1.0 / sum;
                for ((next, p), opposition) in next.iter_mut().zip(own).zip(opposition) {
                    *next = p * ((others - opposition).max(0.0) * scale);
                }
            } else {
                next.copy_from_slice(own);
            }
        }
    }

    /// `Σ_i Σ_λ p_i(λ) S_i(λ)`.
    pub(super) fn inconsistency(&self, labels: &[f64], opposition: &[f64]) -> f64 {
        match self.shape.side() {
            9 => self.inconsistency_by::<9>(labels, opposition),
            _ => self.inconsistency_by::<ANY>(labels, opposition),
        }
    }

    fn inconsistency_by<const SIDE: usize>(&self, labels: &[f64], opposition: &[f64]) -> f64 {
        let side = side::<SIDE>(self);
        let mut inconsistency = 0.0;
        for (own, opposition) in labels.chunks_exact(side).zip(opposition.chunks_exact(side)) {
            let mut sum = 0.0;
            for (p, opposition) in own.iter().zip(opposition) {
                sum += p * opposition;
            }
            inconsistency += sum;
        }
        inconsistency
    }
}

/// Sums of `p(λ)` over houses, from which `S_i(λ)`, the sum over the blank peers of an object, is
/// soon told.
///
/// A row is summed over its crossings with boxes, a column likewise, a box over its crossings
/// with rows. The peers of a cell are its row and its box, less where the two cross, and its
/// column, less where that crosses the box. Sums are taken in one fixed order.
#[derive(Clone, Debug)]
pub(super) struct Sums {
    /// The row and the box less their crossing.
    across: Vec<f64>,
    /// The column less its crossing with the box.
    down: Vec<f64>,
    /// One column's sums, or those of a band's boxes.
    house: Vec<f64>,
    /// One row's.
    row: Vec<f64>,
}

impl Sums {
    pub(super) fn new(shape: Shape) -> Self {
        let side = shape.side();
        Self {
            across: vec![0.0; side * shape.box_rows() * side],
            down: vec![0.0; side * shape.box_columns() * side],
            house: vec![0.0; shape.box_rows() * side],
            row: vec![0.0; side],
        }
    }

    /// `S_i(λ)` for as many objects as there is room for, from one of them on.
    pub(super) fn oppose(
        &self,
        objects: &Objects,
        labels: &[f64],
        from: usize,
        opposition: &mut [f64],
    ) {
        match objects.shape.side() {
            9 => self.oppose_by::<9>(objects, labels, from, opposition),
            _ => self.oppose_by::<ANY>(objects, labels, from, opposition),
        }
    }

    fn oppose_by<const SIDE: usize>(
        &self,
        objects: &Objects,
        labels: &[f64],
        from: usize,
        opposition: &mut [f64],
    ) {
        let side = side::<SIDE>(objects);
        let labels = labels[from * side..].chunks_exact(side);
        let objects = objects.blanks[from..].iter().zip(labels);
        for ((object, own), opposition) in objects.zip(opposition.chunks_exact_mut(side)) {
            let across = &self.across[object.across * side..][..side];
            let down = &self.down[object.down * side..][..side];
            for (((opposition, p), across), down) in
                opposition.iter_mut().zip(own).zip(across).zip(down)
            {
                // The cell itself is in the row's sum, but not in the column's. Differences of
                // sums may fall below nothing by a rounding error.
                *opposition = (across + down - p).max(0.0);
            }
        }
    }

    /// Takes the sums of labels.
    pub(super) fn take(&mut self, objects: &Objects, labels: &[f64]) {
        match objects.shape.side() {
            9 => self.take_by::<9>(objects, labels),
            _ => self.take_by::<ANY>(objects, labels),
        }
    }

    fn take_by<const SIDE: usize>(&mut self, objects: &Objects, labels: &[f64]) {
        let side = side::<SIDE>(objects);
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

    pub(super) fn heap_bytes(&self) -> usize {
        let sums = [&self.across, &self.down, &self.house, &self.row];
        sums.into_iter().map(|sums| size_of_val(&**sums)).sum()
    }
}

/// Any number of labels: loops take fewer instructions where it is known when compiled.
const ANY: usize = 0;

#[inline]
fn side<const SIDE: usize>(objects: &Objects) -> usize {
    if SIDE == ANY {
        objects.shape.side()
    } else {
        SIDE
    }
}

#[inline]
fn add(sums: &mut [f64], terms: &[f64]) {
    for (sum, term) in sums.iter_mut().zip(terms) {
        *sum += term;
    }
}
