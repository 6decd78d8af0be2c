//! The size of a puzzle, as data.

use core::fmt;
use core::str::FromStr;

/// The size of a puzzle: the numbers of rows and columns of a box. The side of the grid is their
/// product.
///
/// A box has 2 to 12 rows and 2 to 12 columns, and the side is at most [`Shape::MAX_SIDE`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Shape {
    box_rows: u8,
    box_columns: u8,
}

impl Shape {
    /// The maximum side length of a grid.
    pub const MAX_SIDE: usize = 25;

    /// The maximum number of rows or columns of a box. It is reached by boxes of 2×12 in a grid of
    /// side 24.
    pub const MAX_BOX: usize = 12;

    /// The usual puzzle: boxes of 3×3 and a side of 9.
    pub const NINE: Self = Self {
        box_rows: 3,
        box_columns: 3,
    };

    /// The shape with boxes of `box_rows` rows and `box_columns` columns, or `None` if these numbers are out of bounds.
    pub const fn new(box_rows: usize, box_columns: usize) -> Option<Self> {
        let is_in_bounds = 2 <= box_rows
            && box_rows <= Self::MAX_BOX
            && 2 <= box_columns
            && box_columns <= Self::MAX_BOX
            && box_rows * box_columns <= Self::MAX_SIDE;
        if !is_in_bounds {
            return None;
        }
        #[expect(clippy::cast_possible_truncation, reason = "both are at most 12")]
        Some(Self {
            box_rows: box_rows as u8,
            box_columns: box_columns as u8,
        })
    }

    /// The usual shape with this side: the boxes that are closest to a square, with at most as many
    /// rows as columns (6 → 2×3, 12 → 3×4).
    ///
    /// Returns `None` if the side is prime, less than 4 or greater than [`Shape::MAX_SIDE`].
    pub fn of_side(side: usize) -> Option<Self> {
        if side > Self::MAX_SIDE {
            return None;
        }
        let rows = (2..=side.isqrt())
            .rev()
            .find(|rows| side.is_multiple_of(*rows))?;
        Self::new(rows, side / rows)
    }

    /// The usual shape with this number of cells; `None` if there is none. See [`Shape::of_side`].
    pub fn of_cells(cells: usize) -> Option<Self> {
        let side = cells.isqrt();
        if side * side == cells {
            Self::of_side(side)
        } else {
            None
        }
    }

    /// The number of rows of a box.
    #[inline]
    pub const fn box_rows(self) -> usize {
        self.box_rows as usize
    }

    /// The number of columns of a box.
    #[inline]
    pub const fn box_columns(self) -> usize {
        self.box_columns as usize
    }

    /// The side length: the number of rows, of columns, of boxes and of digits of the grid.
    #[inline]
    pub const fn side(self) -> usize {
        self.box_rows as usize * self.box_columns as usize
    }

    /// The number of cells of the grid: the square of the side.
    #[inline]
    pub const fn cells(self) -> usize {
        self.side() * self.side()
    }

    /// The row of a cell, from 0.
    #[inline]
    pub const fn row(self, cell: usize) -> usize {
        cell / self.side()
    }

    /// The column of a cell, from 0.
    #[inline]
    pub const fn column(self, cell: usize) -> usize {
        cell % self.side()
    }

    /// The box of a cell, from 0, counted row by row.
    #[inline]
    pub const fn box_of(self, cell: usize) -> usize {
        // The number of boxes in a band is the number of rows of a box.
        let boxes_in_band = self.box_rows();
        self.row(cell) / self.box_rows() * boxes_in_band + self.column(cell) / self.box_columns()
    }

    /// The cell in this row and column. All three are counted from 0.
    #[inline]
    pub const fn cell(self, row: usize, column: usize) -> usize {
        row * self.side() + column
    }

    /// The shape with rows and columns exchanged.
    #[must_use]
    pub const fn transposed(self) -> Self {
        Self {
            box_rows: self.box_columns,
            box_columns: self.box_rows,
        }
    }

    /// All shapes within the limits, ordered by side and then by the number of rows of a box.
    pub fn all() -> impl Iterator<Item = Self> {
        (4..=Self::MAX_SIDE).flat_map(|side| {
            (2..=Self::MAX_BOX)
                .filter(move |rows| side.is_multiple_of(*rows))
                .filter_map(move |rows| Self::new(rows, side / rows))
        })
    }
}

impl fmt::Display for Shape {
    /// Writes the numbers of rows and columns of a box, separated by `x`: `3x3`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}x{}", self.box_rows, self.box_columns)
    }
}

/// The maximum number of characters of a text that an error message quotes, because the text may be of any
/// length.
const MAX_QUOTED_CHARS: usize = 40;

/// The reason why a text is not the shape of a box.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ShapeError {
    /// The text is not two numbers separated by `x`.
    Form {
        /// The text that was parsed.
        found: String,
    },
    /// The two numbers are out of bounds.
    Limits {
        /// The number of rows of the box.
        rows: usize,
        /// The number of columns of the box.
        columns: usize,
    },
}

impl fmt::Display for ShapeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Form { found } => {
                let quote_end = found.char_indices().nth(MAX_QUOTED_CHARS);
                let (quoted, ellipsis) =
                    quote_end.map_or((&**found, ""), |(index, _)| (&found[..index], "…"));
                write!(
                    f,
                    "\"{quoted}{ellipsis}\" is not a box: expected rows x columns, such as 3x3"
                )
            }
            Self::Limits { rows, columns } => write!(
                f,
                "boxes of {rows}x{columns} are outside the limits: 2 to {} rows and columns, and \
                 at most {} cells",
                Shape::MAX_BOX,
                Shape::MAX_SIDE,
            ),
        }
    }
}

impl core::error::Error for ShapeError {}

impl FromStr for Shape {
    type Err = ShapeError;

    /// Parses the numbers of rows and columns of a box, separated by `x`: `3x3`.
    fn from_str(text: &str) -> Result<Self, ShapeError> {
        let form_error = || ShapeError::Form {
            found: text.to_owned(),
        };
        let number = |part: &str| {
            let is_number = !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
            if is_number {
                part.parse::<usize>().map_err(|_| form_error())
            } else {
                Err(form_error())
            }
        };
        let (rows, columns) = text.split_once(['x', 'X', '×']).ok_or_else(form_error)?;
        let (rows, columns) = (number(rows)?, number(columns)?);
        Self::new(rows, columns).ok_or(ShapeError::Limits { rows, columns })
    }
}
