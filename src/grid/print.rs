//! Grids and positions as text.

use core::fmt;
use core::iter;

use crate::{Digits, Grid, ParseOptions, Position, Shape, digit_symbol, parse};

impl fmt::Display for Grid {
    /// Writes all cells on one line, with the characters of [`digit_symbol`].
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let line: String = self
            .digits()
            .iter()
            .map(|digit| digit_symbol(self.shape(), *digit))
            .collect();
        f.pad(&line)
    }
}

impl Grid {
    /// The grid in a format that [`parse()`] reads back: one line and, if candidates are given, a
    /// line of candidate lists with `side` symbols per cell.
    ///
    /// # Panics
    /// Panics if the number of candidate sets is not the number of cells.
    pub fn with_candidates(&self, candidates: Option<&[Digits]>) -> String {
        let Some(sets) = candidates else {
            return self.to_string();
        };
        let shape = self.shape();
        assert!(sets.len() == shape.cells(), "a set for each cell");
        let all_digits = Digits::all(shape.side());
        let symbols = sets.iter().flat_map(|set| {
            all_digits
                .iter()
                .map(|digit| digit_symbol(shape, if set.contains(digit) { digit } else { 0 }))
        });
        let list: String = symbols.collect();
        let options = ParseOptions {
            shape: Some(shape),
            hex: false,
        };
        // A cell with a single candidate may be read as filled in. In that case the givens are
        // written before the lists.
        match parse(&list, options) {
            Ok(reparsed) if reparsed.grid == *self => list,
            _ => format!("{self}\n\n{list}"),
        }
    }

    /// Appends the text that [`fmt::Display`] writes to `text`, and is faster than `Display`.
    pub fn append_to(&self, text: &mut Vec<u8>) {
        let symbol_before_one = if self.shape().side() <= 9 {
            b'0'
        } else {
            b'A' - 1
        };
        let symbol = |&digit: &u8| {
            if digit == 0 {
                b'.'
            } else {
                symbol_before_one + digit
            }
        };
        text.extend(self.digits().iter().map(symbol));
    }

    /// The grid on several lines, with borders around the boxes and a line break at the end.
    pub fn to_boxed(&self) -> String {
        let shape = self.shape();
        format_boxed(shape, &|cell| {
            digit_symbol(shape, self.get(cell)).to_string()
        })
    }
}

impl Position {
    /// The candidates on several lines, with borders around the boxes and a line break at the end.
    ///
    /// A filled cell shows its digit, and a blank cell without candidates shows `!`.
    pub fn to_pencilmarks(&self) -> String {
        let shape = self.shape();
        format_boxed(shape, &|cell| symbols_of(shape, self.candidates(cell)))
    }
}

/// The symbols of a set of digits, or `!` for the empty set.
fn symbols_of(shape: Shape, digits: Digits) -> String {
    if digits.is_empty() {
        return "!".to_owned();
    }
    digits
        .iter()
        .map(|digit| digit_symbol(shape, digit))
        .collect()
}

/// Formats cells in boxes. The cells of a column have the same width and are separated by one
/// space.
fn format_boxed(shape: Shape, text: &dyn Fn(usize) -> String) -> String {
    let side = shape.side();
    let width = |column: usize| {
        (0..side)
            .map(|row| text(shape.cell(row, column)).len())
            .max()
            .unwrap_or_default()
    };
    let widths: Vec<usize> = (0..side).map(width).collect();
    let mut border = String::new();
    for stack in widths.chunks(shape.box_columns()) {
        border.push('+');
        border.extend(iter::repeat_n(
            '-',
            stack.iter().map(|width| width + 1).sum::<usize>() + 1,
        ));
    }
    border.push_str("+\n");
    let mut lines = String::new();
    for row in 0..side {
        if row % shape.box_rows() == 0 {
            lines.push_str(&border);
        }
        for (column, width) in widths.iter().enumerate() {
            if column % shape.box_columns() == 0 {
                lines.push_str("| ");
            }
            let cell = text(shape.cell(row, column));
            lines.push_str(&cell);
            lines.extend(iter::repeat_n(' ', width - cell.len() + 1));
        }
        lines.push_str("|\n");
    }
    lines + &border
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_grid_is_appended_as_it_is_displayed() {
        for shape in Shape::all() {
            let side = shape.side();
            let digits =
                (0..shape.cells()).map(|cell| u8::try_from(cell % (side + 1)).expect("small"));
            let grid = Grid::new(shape, digits.collect()).expect("digits of the shape");
            let mut text = b"before ".to_vec();
            grid.append_to(&mut text);
            assert_eq!(String::from_utf8(text), Ok(format!("before {grid}")));
        }
    }
}
