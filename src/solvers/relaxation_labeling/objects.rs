//! The objects of a labeling, and the opposition between their labels.

use std::ops::{Add, AddAssign, Div, Mul, Sub};

use sudoku_grid::{Position, Shape};

use crate::multiversioned::multiversioned;

/// A real number. The solver computes with `f64`; a test computes with a number that counts its operations.
pub(super) trait Real:
    Copy
    + Default
    + From<f64>
    + PartialOrd
    + Add<Output = Self>
    + AddAssign
    + Div<Output = Self>
    + Mul<Output = Self>
    + Sub<Output = Self>
{
    /// The number, or 0 if it is negative.
    fn clamp_negative(self) -> Self;
}

impl Real for f64 {
    // A comparison, which compiles to vector instructions. `f64::max` is a call of a function on WebAssembly.
    fn clamp_negative(self) -> Self {
        if self > 0.0 { self } else { 0.0 }
    }
}

/// An object: a blank cell.
#[derive(Clone, Copy, Debug)]
pub(super) struct Object {
    cell: usize,
    /// The index of the mini-row of the cell: the intersection of its row and its box.
    mini_row: usize,
    /// The index of the mini-column of the cell: the intersection of its column and its box.
    mini_column: usize,
    /// The indices of the row, the column and the box of the cell.
    houses: [usize; 3],
}

impl Object {
    pub(super) fn cell(self) -> usize {
        self.cell
    }

    /// Returns `true` if the cells share a row, column or box.
    fn is_peer_of(&self, other: &Self) -> bool {
        let mut houses = self.houses.iter().zip(&other.houses);
        houses.any(|(one, other)| one == other)
    }
}

/// The objects of a position, and the values of its other cells.
#[derive(Debug)]
pub(super) struct Objects {
    shape: Shape,
    values: Vec<u8>,
    blanks: Vec<Object>,
    /// The compatibilities `r_ij(λ,μ)` of all labels `λ` with a label `μ`: for each label `μ`, those with the label of a
    /// peer, and last the compatibilities with any label of an object that is not a peer.
    compatibilities: Vec<f64>,
}

impl Objects {
    pub(super) fn new(position: &Position) -> Self {
        let shape = position.shape();
        let objects = position.blanks().map(|cell| {
            let (row, column) = (shape.row(cell), shape.column(cell));
            Object {
                cell,
                // A row intersects as many boxes as a box has rows, a column as many as a box has
                // columns.
                mini_row: row * shape.box_rows() + column / shape.box_columns(),
                mini_column: column * shape.box_columns() + row / shape.box_rows(),
                houses: [row, column, shape.box_of(cell)],
            }
        });
        let side = shape.side();
        let mut compatibilities = vec![1.0; (side + 1) * side];
        for label in 0..side {
            compatibilities[label * side + label] = 0.0;
        }
        Self {
            shape,
            values: position.values().to_vec(),
            blanks: objects.collect(),
            compatibilities,
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

    /// The initial label probabilities `p_i(λ)`: a uniform distribution over the candidates of each cell.
    #[expect(clippy::cast_precision_loss, reason = "at most 25 candidates")]
    pub(super) fn uniform_probabilities(&self, position: &Position) -> Vec<f64> {
        let side = self.shape.side();
        let mut probabilities = vec![0.0; self.len() * side];
        for (object, probabilities) in self.iter().zip(probabilities.chunks_exact_mut(side)) {
            let candidates = position.candidates(object.cell);
            for digit in candidates {
                probabilities[usize::from(digit) - 1] = 1.0 / candidates.len() as f64;
            }
        }
        probabilities
    }

    /// Computes `S_i(λ) = n − 1 − q_i(λ)` for consecutive objects, from index `from` until
    /// `opposition` is full. `q_i(λ)` is summed as it is defined: over all objects and all their
    /// labels.
    pub(super) fn compute_opposition<T: Real>(
        &self,
        probabilities: &[T],
        from: usize,
        opposition: &mut [T],
    ) {
        match self.shape.side() {
            9 => sum_by_definition::<9, T>(self, probabilities, from, opposition),
            _ => sum_by_definition::<ANY_SIDE, T>(self, probabilities, from, opposition),
        }
    }

    /// The maximum support of a label: `n − 1`, with `n` the number of objects.
    #[expect(clippy::cast_precision_loss, reason = "at most 625 objects")]
    fn max_support(&self) -> f64 {
        self.len() as f64 - 1.0
    }

    /// Writes the probabilities of the next iteration to `next`: each label's probability times its support, normalised
    /// to a sum of 1 per object. An object whose labels all have no support keeps its probabilities. Returns the
    /// inconsistency `Σ_i Σ_λ p_i(λ) S_i(λ)` of the current probabilities.
    pub(super) fn relabel<T: Real>(
        &self,
        probabilities: &[T],
        opposition: &[T],
        next: &mut [T],
    ) -> T {
        match self.shape.side() {
            9 => self.relabel_side::<9, T>(probabilities, opposition, next),
            _ => self.relabel_side::<ANY_SIDE, T>(probabilities, opposition, next),
        }
    }

    /// [`Self::relabel`], compiled for the grid side `SIDE`; with [`ANY_SIDE`], the side is read at run time.
    fn relabel_side<const SIDE: usize, T: Real>(
        &self,
        probabilities: &[T],
        opposition: &[T],
        next: &mut [T],
    ) -> T {
        let (side, max_support) = (side::<SIDE>(self), T::from(self.max_support()));
        let mut inconsistency = T::default();
        let objects = probabilities
            .chunks_exact(side)
            .zip(opposition.chunks_exact(side));
        for ((probabilities, opposition), next) in objects.zip(next.chunks_exact_mut(side)) {
            // Both sums at once: each is a chain of additions, which wait for each other.
            let (mut sum, mut own_inconsistency) = (T::default(), T::default());
            for (&p, &opposition) in probabilities.iter().zip(opposition) {
                sum += p * (max_support - opposition).clamp_negative();
                own_inconsistency += p * opposition;
            }
            inconsistency += own_inconsistency;
            if sum > T::from(f64::MIN_POSITIVE) {
                let scale = T::from(1.0) / sum;
                for ((next, &p), &opposition) in next.iter_mut().zip(probabilities).zip(opposition)
                {
                    *next = p * ((max_support - opposition).clamp_negative() * scale);
                }
            } else {
                next.copy_from_slice(probabilities);
            }
        }
        inconsistency
    }
}

multiversioned! {
    /// [`Objects::compute_opposition`], compiled for the grid side `SIDE`; with [`ANY_SIDE`], the side is read at run
    /// time.
    fn sum_by_definition<const SIDE: usize, T: Real>(
        objects: &Objects,
        probabilities: &[T],
        from: usize,
        opposition: &mut [T],
    ) {
        let side = side::<SIDE>(objects);
        // The supports are summed in place. The loop over the objects is inside the loop over the others, because the
        // additions to one support wait for each other, and those to the supports of several objects do not.
        opposition.fill(T::default());
        for (other, probabilities) in objects.blanks.iter().zip(probabilities.chunks_exact(side)) {
            let supports = opposition.chunks_exact_mut(side);
            for (object, supports) in objects.blanks[from..].iter().zip(supports) {
                if other.cell == object.cell {
                    continue;
                }
                let are_peers = object.is_peer_of(other);
                for (label, &p) in probabilities.iter().enumerate() {
                    let row = if are_peers { label } else { side };
                    let compatibilities = &objects.compatibilities[row * side..][..side];
                    for (support, &compatibility) in supports.iter_mut().zip(compatibilities) {
                        *support += T::from(compatibility) * p;
                    }
                }
            }
        }
        let max_support = T::from(objects.max_support());
        for opposition in opposition {
            *opposition = (max_support - *opposition).clamp_negative();
        }
    }
}

/// The sums of `p(λ)` over houses, from which `S_i(λ)`, the sum over the blank peers of an object, follows in
/// constant time.
///
/// Rows and columns are summed over their intersections with boxes, and boxes over their intersections
/// with rows. The peers of a cell are its row and its box less their intersection,
/// plus its column less the intersection with the box. The order of summation is fixed, so results
/// are reproducible.
#[derive(Clone, Debug)]
pub(super) struct HouseSums<T = f64> {
    /// For each mini-row, the sum over its row and its box, in which the cells of the mini-row count once.
    row_and_box: Vec<T>,
    /// For each mini-column, the sum over the cells of its column that are outside its box.
    column_outside_box: Vec<T>,
    /// Scratch space: the sums of one column, or of all boxes of a band.
    house: Vec<T>,
    /// Scratch space: the sums of one row.
    row: Vec<T>,
}

impl<T: Real> HouseSums<T> {
    pub(super) fn new(shape: Shape) -> Self {
        let side = shape.side();
        Self {
            row_and_box: vec![T::default(); side * shape.box_rows() * side],
            column_outside_box: vec![T::default(); side * shape.box_columns() * side],
            house: vec![T::default(); shape.box_rows() * side],
            row: vec![T::default(); side],
        }
    }

    /// Computes `S_i(λ)` for consecutive objects, from index `from` until `opposition` is full.
    pub(super) fn compute_opposition(
        &self,
        objects: &Objects,
        probabilities: &[T],
        from: usize,
        opposition: &mut [T],
    ) {
        match objects.shape.side() {
            9 => self.opposition_of_side::<9>(objects, probabilities, from, opposition),
            _ => self.opposition_of_side::<ANY_SIDE>(objects, probabilities, from, opposition),
        }
    }

    /// [`Self::compute_opposition`], compiled for the grid side `SIDE`; with [`ANY_SIDE`], the side is read at run
    /// time.
    fn opposition_of_side<const SIDE: usize>(
        &self,
        objects: &Objects,
        probabilities: &[T],
        from: usize,
        opposition: &mut [T],
    ) {
        let side = side::<SIDE>(objects);
        let probabilities = probabilities[from * side..].chunks_exact(side);
        let objects = objects.blanks[from..].iter().zip(probabilities);
        for ((object, probabilities), opposition) in objects.zip(opposition.chunks_exact_mut(side))
        {
            let row_and_box = &self.row_and_box[object.mini_row * side..][..side];
            let column_outside_box = &self.column_outside_box[object.mini_column * side..][..side];
            for (((opposition, &p), &row_and_box), &column_outside_box) in opposition
                .iter_mut()
                .zip(probabilities)
                .zip(row_and_box)
                .zip(column_outside_box)
            {
                // The sum over the row includes the cell itself; the sum over the column does not.
                // Rounding may make differences of sums negative.
                *opposition = (row_and_box + column_outside_box - p).clamp_negative();
            }
        }
    }

    /// Computes the sums of these probabilities over the houses.
    pub(super) fn update(&mut self, objects: &Objects, probabilities: &[T]) {
        match objects.shape.side() {
            9 => self.update_side::<9>(objects, probabilities),
            _ => self.update_side::<ANY_SIDE>(objects, probabilities),
        }
    }

    /// [`Self::update`], compiled for the grid side `SIDE`; with [`ANY_SIDE`], the side is read at run time.
    fn update_side<const SIDE: usize>(&mut self, objects: &Objects, probabilities: &[T]) {
        let side = side::<SIDE>(objects);
        let (box_rows, box_columns) = (objects.shape.box_rows(), objects.shape.box_columns());
        self.row_and_box.fill(T::default());
        self.column_outside_box.fill(T::default());
        for (object, probabilities) in objects.blanks.iter().zip(probabilities.chunks_exact(side)) {
            add_assign(
                &mut self.row_and_box[object.mini_row * side..][..side],
                probabilities,
            );
            add_assign(
                &mut self.column_outside_box[object.mini_column * side..][..side],
                probabilities,
            );
        }
        for column in self.column_outside_box.chunks_exact_mut(box_columns * side) {
            let house = &mut self.house[..side];
            house.fill(T::default());
            for intersection in column.chunks_exact(side) {
                add_assign(house, intersection);
            }
            for intersection in column.chunks_exact_mut(side) {
                for (sum, &house) in intersection.iter_mut().zip(&*house) {
                    *sum = house - *sum;
                }
            }
        }
        for band in self
            .row_and_box
            .chunks_exact_mut(box_rows * box_rows * side)
        {
            // The sums of the boxes of the band, side by side.
            self.house.fill(T::default());
            for row in band.chunks_exact(box_rows * side) {
                add_assign(&mut self.house, row);
            }
            for row in band.chunks_exact_mut(box_rows * side) {
                let row_sums = &mut self.row[..side];
                row_sums.fill(T::default());
                for intersection in row.chunks_exact(side) {
                    add_assign(row_sums, intersection);
                }
                let box_sums = self.house.chunks_exact(side);
                for (intersection, house) in row.chunks_exact_mut(side).zip(box_sums) {
                    for ((sum, &row), &house) in intersection.iter_mut().zip(&*row_sums).zip(house)
                    {
                        *sum = row + house - *sum;
                    }
                }
            }
        }
    }

    pub(super) fn heap_bytes(&self) -> usize {
        let sum_lists = [
            &self.row_and_box,
            &self.column_outside_box,
            &self.house,
            &self.row,
        ];
        sum_lists.into_iter().map(|sums| size_of_val(&**sums)).sum()
    }
}

/// The value of `SIDE` for a side that is not known at compile time, which is the largest one; a constant side compiles to
/// fewer instructions.
const ANY_SIDE: usize = Shape::MAX_SIDE;

/// The side of the grid: `SIDE`, or the side of the grid of the objects if `SIDE` is [`ANY_SIDE`].
#[inline]
fn side<const SIDE: usize>(objects: &Objects) -> usize {
    if SIDE == ANY_SIDE {
        objects.shape.side()
    } else {
        SIDE
    }
}

/// Adds terms to sums, element by element.
#[inline]
fn add_assign<T: Real>(sums: &mut [T], terms: &[T]) {
    for (sum, &term) in sums.iter_mut().zip(terms) {
        *sum += term;
    }
}
