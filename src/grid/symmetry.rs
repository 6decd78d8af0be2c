//! The symmetry group of Sudoku, which maps puzzles to equivalent ones.

use crate::{Digits, Grid, Shape};

/// A transformation of grids that maps puzzles to equivalent ones: a permutation of rows and
/// columns that preserves bands and stacks, optionally a transposition, and a relabeling of the
/// digits.
///
/// The transposition is performed first, then rows and columns are permuted. If boxes are not
/// square, a transposition changes the shape to the transposed one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Symmetry {
    /// The shape of the grids to which the symmetry applies.
    shape: Shape,
    transpose: bool,
    /// For each row after the transposition, the index to which it moves.
    rows: Vec<usize>,
    /// For each column after the transposition, the index to which it moves.
    columns: Vec<usize>,
    /// The image of each digit, indexed by digit; 0 is mapped to 0.
    digits: Vec<u8>,
}

impl Symmetry {
    /// The identity.
    pub fn identity(shape: Shape) -> Self {
        let side = shape.side();
        Self {
            shape,
            transpose: false,
            rows: (0..side).collect(),
            columns: (0..side).collect(),
            digits: (0..=25).take(side + 1).collect(),
        }
    }

    /// A symmetry drawn uniformly from those that preserve the shape. The function `pick(n)` must
    /// return a uniform number in `0..n`.
    ///
    /// The symmetry can include a transposition only if boxes are square.
    pub fn random(shape: Shape, pick: &mut dyn FnMut(usize) -> usize) -> Self {
        let mut symmetry = Self::identity(shape);
        symmetry.transpose = shape.box_rows() == shape.box_columns() && pick(2) == 1;
        symmetry.rows = random_lines(shape.box_columns(), shape.box_rows(), pick);
        symmetry.columns = random_lines(shape.box_rows(), shape.box_columns(), pick);
        shuffle(&mut symmetry.digits[1..], pick);
        symmetry
    }

    /// A relabeling of the digits: digit `d` becomes `to[d - 1]`.
    ///
    /// # Panics
    /// Panics if `to` is not a permutation of the digits.
    pub fn relabel(shape: Shape, to: &[u8]) -> Self {
        let targets: Vec<usize> = to
            .iter()
            .map(|digit| usize::from(*digit).wrapping_sub(1))
            .collect();
        assert_permutation(&targets, shape.side());
        let mut symmetry = Self::identity(shape);
        symmetry.digits[1..].copy_from_slice(to);
        symmetry
    }

    /// The transposition, which exchanges rows with columns. It maps grids to the transposed shape.
    pub fn transpose(shape: Shape) -> Self {
        Self {
            transpose: true,
            ..Self::identity(shape)
        }
    }

    /// A permutation of the bands: band `b` moves to index `to[b]`.
    ///
    /// # Panics
    /// Panics if `to` is not a permutation of the bands.
    pub fn bands(shape: Shape, to: &[usize]) -> Self {
        assert_permutation(to, shape.box_columns());
        let height = shape.box_rows();
        let rows = (0..shape.side())
            .map(|row| to[row / height] * height + row % height)
            .collect();
        Self {
            rows,
            ..Self::identity(shape)
        }
    }

    /// A permutation of the rows of one band: row `r` of the band, from 0, moves to index `to[r]`
    /// of the band.
    ///
    /// # Panics
    /// Panics if there is no such band, or if `to` is not a permutation of its rows.
    pub fn rows(shape: Shape, band: usize, to: &[usize]) -> Self {
        assert_permutation(to, shape.box_rows());
        let mut symmetry = Self::identity(shape);
        let first_row = band * shape.box_rows();
        for (row, place) in to.iter().enumerate() {
            symmetry.rows[first_row + row] = first_row + place;
        }
        symmetry
    }

    /// A permutation of the stacks: stack `s` moves to index `to[s]`.
    ///
    /// # Panics
    /// Panics if `to` is not a permutation of the stacks.
    pub fn stacks(shape: Shape, to: &[usize]) -> Self {
        let bands = Self::bands(shape.transposed(), to);
        Self {
            columns: bands.rows,
            ..Self::identity(shape)
        }
    }

    /// A permutation of the columns of one stack: column `c` of the stack, from 0, moves to index
    /// `to[c]` of the stack.
    ///
    /// # Panics
    /// Panics if there is no such stack, or if `to` is not a permutation of its columns.
    pub fn columns(shape: Shape, stack: usize, to: &[usize]) -> Self {
        let rows = Self::rows(shape.transposed(), stack, to);
        Self {
            columns: rows.rows,
            ..Self::identity(shape)
        }
    }

    /// The shape of the grids to which the symmetry applies.
    pub fn shape(&self) -> Shape {
        self.shape
    }

    /// The shape of the images.
    pub fn target_shape(&self) -> Shape {
        if self.transpose {
            self.shape.transposed()
        } else {
            self.shape
        }
    }

    /// Returns `true` if the symmetry begins with a transposition.
    pub fn transposes(&self) -> bool {
        self.transpose
    }

    /// For each row after the transposition, the index to which it moves.
    pub fn row_places(&self) -> &[usize] {
        &self.rows
    }

    /// For each column after the transposition, the index to which it moves.
    pub fn column_places(&self) -> &[usize] {
        &self.columns
    }

    /// The image of each digit, from digit 1.
    pub fn digit_names(&self) -> &[u8] {
        &self.digits[1..]
    }

    /// The cell to which a cell moves.
    pub fn target(&self, cell: usize) -> usize {
        let (row, column) = (self.shape.row(cell), self.shape.column(cell));
        let (row, column) = if self.transpose {
            (column, row)
        } else {
            (row, column)
        };
        self.target_shape()
            .cell(self.rows[row], self.columns[column])
    }

    /// The image of a digit; 0, the blank, is mapped to 0.
    pub fn digit(&self, digit: u8) -> u8 {
        self.digits[usize::from(digit)]
    }

    /// The image of a grid.
    ///
    /// # Panics
    /// Panics if the grid has a different shape.
    pub fn apply(&self, grid: &Grid) -> Grid {
        assert!(grid.shape() == self.shape, "a grid of the symmetry's shape");
        let mut image = Grid::empty(self.target_shape());
        for (cell, &digit) in grid.digits().iter().enumerate() {
            image.set(self.target(cell), self.digit(digit));
        }
        image
    }

    /// The image of the candidates of all cells.
    ///
    /// # Panics
    /// Panics if the number of sets is not the number of cells of the shape.
    pub fn apply_candidates(&self, sets: &[Digits]) -> Vec<Digits> {
        assert!(sets.len() == self.shape.cells(), "a set for each cell");
        let mut image = vec![Digits::EMPTY; sets.len()];
        for (cell, set) in sets.iter().enumerate() {
            image[self.target(cell)] = set.iter().map(|digit| self.digit(digit)).collect();
        }
        image
    }

    /// The inverse of the symmetry.
    #[must_use]
    pub fn inverse(&self) -> Self {
        let (rows, columns) = (invert(&self.rows), invert(&self.columns));
        let (rows, columns) = if self.transpose {
            (columns, rows)
        } else {
            (rows, columns)
        };
        let mut digits = self.digits.clone();
        for (digit, &image) in (0..).zip(&self.digits) {
            digits[usize::from(image)] = digit;
        }
        Self {
            shape: self.target_shape(),
            transpose: self.transpose,
            rows,
            columns,
            digits,
        }
    }

    /// The composition of two symmetries: `self` is applied first, then `other`.
    ///
    /// # Panics
    /// Panics if `other` does not apply to the shape of this symmetry's images.
    #[must_use]
    pub fn then(&self, other: &Self) -> Self {
        assert!(
            self.target_shape() == other.shape,
            "the other takes the shape this leads to"
        );
        let compose =
            |first: &[usize], second: &[usize]| first.iter().map(|index| second[*index]).collect();
        let (rows, columns) = if other.transpose {
            (&self.columns, &self.rows)
        } else {
            (&self.rows, &self.columns)
        };
        Self {
            shape: self.shape,
            transpose: self.transpose != other.transpose,
            rows: compose(rows, &other.rows),
            columns: compose(columns, &other.columns),
            digits: self
                .digits
                .iter()
                .map(|digit| other.digit(*digit))
                .collect(),
        }
    }
}

/// A random permutation of `groups` groups of lines, and of the `size` lines within each group, as the index to which
/// each line moves.
fn random_lines(groups: usize, size: usize, pick: &mut dyn FnMut(usize) -> usize) -> Vec<usize> {
    let mut order: Vec<usize> = (0..groups).collect();
    shuffle(&mut order, pick);
    let mut lines = Vec::with_capacity(groups * size);
    for group in order {
        let group_start = lines.len();
        lines.extend(group * size..(group + 1) * size);
        shuffle(&mut lines[group_start..], pick);
    }
    lines
}

/// The Fisher–Yates shuffle. The random numbers come from the caller, so that this crate does not
/// depend on `rand`.
fn shuffle<T>(items: &mut [T], pick: &mut dyn FnMut(usize) -> usize) {
    for last in (1..items.len()).rev() {
        items.swap(last, pick(last + 1));
    }
}

/// The inverse of a permutation.
fn invert(permutation: &[usize]) -> Vec<usize> {
    let mut inverse = vec![0; permutation.len()];
    for (from, &to) in permutation.iter().enumerate() {
        inverse[to] = from;
    }
    inverse
}

/// Panics unless the slice is a permutation of `0..length`.
fn assert_permutation(permutation: &[usize], length: usize) {
    assert!(
        permutation.len() == length && (0..length).all(|index| permutation.contains(&index)),
        "not a permutation of {length}"
    );
}
