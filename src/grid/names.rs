//! The names of cells and digits, and numbers and lists as text.

use crate::Shape;

/// The name of a cell, with rows and columns counted from 1: `r1c16`.
pub fn cell_name(shape: Shape, cell: usize) -> String {
    format!("r{}c{}", shape.row(cell) + 1, shape.column(cell) + 1)
}

/// The character that stands for a digit: `.` for 0, the blank; decimal digits in grids up to 9×9;
/// letters from `A` = 1 in larger grids.
///
/// # Panics
/// Panics if the digit is greater than the side.
pub fn digit_symbol(shape: Shape, digit: u8) -> char {
    assert!(
        usize::from(digit) <= shape.side(),
        "the digit is beyond the side"
    );
    char::from(match digit {
        0 => b'.',
        _ if shape.side() <= 9 => b'0' + digit,
        _ => b'A' + digit - 1,
    })
}

/// The name of a digit in a sentence: its symbol, followed in grids larger than 9×9 by its number,
/// as in `R (18)`.
///
/// # Panics
/// Panics if the digit is greater than the side.
pub fn digit_name(shape: Shape, digit: u8) -> String {
    let symbol = digit_symbol(shape, digit);
    if shape.side() <= 9 {
        symbol.to_string()
    } else {
        format!("{symbol} ({digit})")
    }
}

/// The words joined with `between`.
// `[_]::join` is compiled again for each element type, which would enlarge the page's first module.
pub fn listed(between: &str, words: &mut dyn Iterator<Item = String>) -> String {
    let mut text = words.next().unwrap_or_default();
    for word in words {
        text.push_str(between);
        text.push_str(&word);
    }
    text
}

/// A number in decimal, with commas between groups of three digits: `1,234,567`.
pub fn grouped(number: u64) -> String {
    if number < 1000 {
        return number.to_string();
    }
    format!("{},{:03}", grouped(number / 1000), number % 1000)
}
