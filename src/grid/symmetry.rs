//! The group that maps puzzles to equivalent ones.

use crate::{Digits, Grid, Shape};

/// A rearrangement that keeps rows rows, columns columns and boxes boxes, or exchanges rows with
/// columns, and renames the digits.
///
/// The transposition comes first, then rows and columns move. With boxes that are not square, a
/// transposition leads to the transposed shape.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Symmetry {
    /// The shape it takes.
    shape: Shape,
    transpose: bool,
    /// Where each row goes.
    rows: Vec<usize>,
    /// Where each column goes.
    columns: Vec<usize>,
    /// What each digit becomes; the blank stays.
    digits: Vec<u8>,
}

impl Symmetry {
    /// The one that changes nothing.
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

    /// One that keeps the shape, drawn uniformly from all of them; `pick(n)` draws from `0..n`.
    ///
    /// It transposes only if boxes are square.
    pub fn random(shape: Shape, pick: &mut dyn FnMut(usize) -> usize) -> Self {
        let mut symmetry = Self::identity(shape);
        symmetry.transpose = shape.box_rows() == shape.box_columns() && pick(2) == 1;
        symmetry.rows = random_lines(shape.box_columns(), shape.box_rows(), pick);
        symmetry.columns = random_lines(shape.box_rows(), shape.box_columns(), pick);
        shuffle(&mut symmetry.digits[1..], pick);
        symmetry
    }

    /// Renames digits: digit `d` becomes `to[d - 1]`.
    ///
    /// # Panics
    /// If `to` is not a permutation of the digits.
    pub fn relabel(shape: Shape, to: &[u8]) -> Self {
        let places: Vec<usize> = to
            .iter()
            .map(|digit| usize::from(*digit).wrapping_sub(1))
            .collect();
        check(&places, shape.side());
        let mut symmetry = Self::identity(shape);
        symmetry.digits[1..].copy_from_slice(to);
        symmetry
    }

    /// Exchanges rows with columns; leads to the transposed shape.
    pub fn transpose(shape: Shape) -> Self {
        Self {
            transpose: true,
            ..Self::identity(shape)
        }
    }

    /// Moves bands: band `b` goes to place `to[b]`.
    ///
    /// # Panics
    /// If `to` is not a permutation of the bands.
    pub fn bands(shape: Shape, to: &[usize]) -> Self {
        check(to, shape.box_columns());
        let height = shape.box_rows();
        let rows = (0..shape.side())
            .map(|row| to[row / height] * height + row % height)
            .collect();
        Self {
            rows,
            ..Self::identity(shape)
        }
    }

    /// Moves the rows of a band: its row `r`, from 0, goes to place `to[r]` of the band.
    ///
    /// # Panics
    /// If there is no such band, or `to` is not a permutation of its rows.
    pub fn rows(shape: Shape, band: usize, to: &[usize]) -> Self {
        check(to, shape.box_rows());
        let mut symmetry = Self::identity(shape);
        let first = band * shape.box_rows();
        for (row, place) in to.iter().enumerate() {
            symmetry.rows[first + row] = first + place;
        }
        symmetry
    }

    /// Moves stacks: stack `s` goes to place `to[s]`.
    ///
    /// # Panics
    /// If `to` is not a permutation of the stacks.
    pub fn stacks(shape: Shape, to: &[usize]) -> Self {
        let bands = Self::bands(shape.transposed(), to);
        Self {
            columns: bands.rows,
            ..Self::identity(shape)
        }
    }

    /// Moves the columns of a stack: its column `c`, from 0, goes to place `to[c]` of the stack.
    ///
    /// # Panics
    /// If there is no such stack, or `to` is not a permutation of its columns.
    pub fn columns(shape: Shape, stack: usize, to: &[usize]) -> Self {
        let rows = Self::rows(shape.transposed(), stack, to);
        Self {
            columns: rows.rows,
            ..Self::identity(shape)
        }
    }

    /// The shape it takes.
    pub fn shape(&self) -> Shape {
        self.shape
    }

    /// The shape it leads to.
    pub fn target_shape(&self) -> Shape {
        if self.transpose {
            self.shape.transposed()
        } else {
            self.shape
        }
    }

    /// Whether it exchanges rows with columns, before these move.
    pub fn transposes(&self) -> bool {
        self.transpose
    }

    /// Where each row of the grid goes, after a transposition.
    pub fn row_places(&self) -> &[usize] {
        &self.rows
    }

    /// Where each column goes, after a transposition.
    pub fn column_places(&self) -> &[usize] {
        &self.columns
    }

    /// What each digit becomes, from 1 on.
    pub fn digit_names(&self) -> &[u8] {
        &self.digits[1..]
    }

    /// Where a cell goes.
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

    /// What a digit becomes; the blank stays.
    pub fn digit(&self, digit: u8) -> u8 {
        self.digits[usize::from(digit)]
    }

    /// The grid rearranged.
    ///
    /// # Panics
    /// If the grid is of another shape.
    pub fn apply(&self, grid: &Grid) -> Grid {
        assert_eq!(grid.shape(), self.shape, "a grid of the symmetry's shape");
        let mut image = Grid::empty(self.target_shape());
        for (cell, &digit) in grid.digits().iter().enumerate() {
            image.set(self.target(cell), self.digit(digit));
        }
        image
    }

    /// The candidates of each cell rearranged.
    ///
    /// # Panics
    /// If they are not of as many cells as the shape has.
    pub fn apply_candidates(&self, sets: &[Digits]) -> Vec<Digits> {
        assert_eq!(sets.len(), self.shape.cells());
        let mut moved = vec![Digits::EMPTY; sets.len()];
        for (cell, set) in sets.iter().enumerate() {
            moved[self.target(cell)] = set.iter().map(|digit| self.digit(digit)).collect();
        }
        moved
    }

    /// The one that undoes it.
    #[must_use]
    pub fn inverse(&self) -> Self {
        let (rows, columns) = (invert(&self.rows), invert(&self.columns));
        let (rows, columns) = if self.transpose {
            (columns, rows)
        } else {
            (rows, columns)
        };
        let mut digits = self.digits.clone();
        for (digit, &to) in (0..).zip(&self.digits) {
            digits[usize::from(to)] = digit;
        }
        Self {
            shape: self.target_shape(),
            transpose: self.transpose,
            rows,
            columns,
            digits,
        }
    }

    /// This one, and after it the other.
    ///
    /// # Panics
    /// If the other does not take the shape this one leads to.
    #[must_use]
    pub fn then(&self, other: &Self) -> Self {
        assert_eq!(
            self.target_shape(),
            other.shape,
            "the other takes the shape this leads to"
        );
        let chain =
            |first: &[usize], second: &[usize]| first.iter().map(|at| second[*at]).collect();
        let (rows, columns) = if other.transpose {
            (&self.columns, &self.rows)
        } else {
            (&self.rows, &self.columns)
        };
        Self {
            shape: self.shape,
            transpose: self.transpose != other.transpose,
            rows: chain(rows, &other.rows),
            columns: chain(columns, &other.columns),
            digits: self
                .digits
                .iter()
                .map(|digit| other.digit(*digit))
                .collect(),
        }
    }
}

/// Shuffles `groups` groups, and the `size` lines in each.
fn random_lines(groups: usize, size: usize, pick: &mut dyn FnMut(usize) -> usize) -> Vec<usize> {
    let mut order: Vec<usize> = (0..groups).collect();
    shuffle(&mut order, pick);
    let mut lines = Vec::with_capacity(groups * size);
    for group in order {
        let first = lines.len();
        lines.extend(group * size..(group + 1) * size);
        shuffle(&mut lines[first..], pick);
    }
    lines
}

/// Fisher and Yates' shuffle, with whatever numbers one has: the grid depends on no `rand`.
fn shuffle<T>(items: &mut [T], pick: &mut dyn FnMut(usize) -> usize) {
    for last in (1..items.len()).rev() {
        items.swap(last, pick(last + 1));
    }
}

fn invert(permutation: &[usize]) -> Vec<usize> {
    let mut inverse = vec![0; permutation.len()];
    for (from, &to) in permutation.iter().enumerate() {
        inverse[to] = from;
    }
    inverse
}

fn check(permutation: &[usize], length: usize) {
    assert!(
        permutation.len() == length && (0..length).all(|place| permutation.contains(&place)),
        "not a permutation of {length}"
    );
}
