//! Positions from which human techniques start: puzzles, or positions of a player.

use js_sys::Error;
use sudoku_grid::{Digits, Grid, Position, Shape, cell_name};
use wasm_bindgen::prelude::wasm_bindgen;

use crate::error::error;
use crate::message::duplicate_digit_error;
use crate::puzzle::{position, shape_of};

/// A position to start from. The function that uses it consumes it.
#[wasm_bindgen]
pub struct Start(Position);

#[wasm_bindgen]
impl Start {
    /// The initial position of a puzzle in canonical text.
    ///
    /// # Errors
    ///
    /// `parse` if the text is not a puzzle, `box` if `box` is not a valid size of a box, `clash` if givens conflict.
    pub fn of_puzzle(text: &str, r#box: &str) -> Result<Self, Error> {
        position(text, r#box).map(Self)
    }

    /// A position with one entry per cell in each argument: `givens` and `values` are digits, 0 for a blank;
    /// `candidates` are bit sets (bit d - 1 for the candidate d), where an empty set in a blank cell stands for all
    /// candidates that the rules allow.
    ///
    /// # Errors
    ///
    /// `box` if the box size is invalid, or an argument does not have one entry per cell; `param-range` for a digit or
    /// a candidate greater than the side; `clash` if digits conflict; `no-candidate` if a blank cell has no candidate
    /// left.
    pub fn of_position(
        r#box: &str,
        givens: Vec<u8>,
        values: Option<Vec<u8>>,
        candidates: Option<Vec<u32>>,
    ) -> Result<Self, Error> {
        let shape = shape_of(r#box)?;
        let givens = grid(shape, "givens", givens)?;
        let mut position =
            Position::new(&givens).map_err(|duplicate| duplicate_digit_error(&duplicate))?;
        if let Some(values) = values {
            place_values(&mut position, &grid(shape, "values", values)?)?;
        }
        let sets = candidates.unwrap_or_else(|| vec![0; shape.cells()]);
        check_length(shape, "candidates", sets.len())?;
        for (cell, &bits) in sets.iter().enumerate() {
            restrict(&mut position, cell, bits)?;
        }
        Ok(Self(position))
    }
}

impl Start {
    pub(crate) fn into_position(self) -> Position {
        self.0
    }
}

/// Checks that the argument `name` has one entry per cell.
fn check_length(shape: Shape, name: &str, entries: usize) -> Result<(), Error> {
    let cells = shape.cells();
    if entries == cells {
        return Ok(());
    }
    let message =
        format!("{name} has {entries} entries, and a grid with boxes of {shape} {cells} cells");
    Err(error("box", &message))
}

/// Converts the argument `name` to a grid.
fn grid(shape: Shape, name: &str, digits: Vec<u8>) -> Result<Grid, Error> {
    check_length(shape, name, digits.len())?;
    let side = shape.side();
    let mut entries = digits.iter().enumerate();
    if let Some((cell, digit)) = entries.find(|(_, digit)| usize::from(**digit) > side) {
        let message = format!(
            "{name} has the digit {digit} in {}: digits are 1 to {side}, and 0 is a blank",
            cell_name(shape, cell)
        );
        return Err(error("param-range", &message));
    }
    Ok(Grid::new(shape, digits).unwrap_or_else(|| Grid::empty(shape)))
}

/// Places values in a position. A value may repeat a given, but not contradict it.
fn place_values(position: &mut Position, values: &Grid) -> Result<(), Error> {
    let shape = position.shape();
    let mut combined_grid = position.givens().clone();
    for (cell, &digit) in values.digits().iter().enumerate() {
        let given = combined_grid.get(cell);
        if digit == 0 || digit == given {
            continue;
        }
        if given > 0 {
            let name = cell_name(shape, cell);
            let message = format!("{name} is given as {given} and has the value {digit}");
            return Err(error("clash", &message));
        }
        combined_grid.set(cell, digit);
    }
    if let Some(duplicate) = combined_grid.duplicate_digits().first() {
        return Err(duplicate_digit_error(duplicate));
    }
    for (cell, &digit) in combined_grid.digits().iter().enumerate() {
        if digit > 0 {
            position.place(cell, digit);
        }
    }
    Ok(())
}

/// Restricts the candidates of a blank cell to a bit set, unless the set is empty.
fn restrict(position: &mut Position, cell: usize, bits: u32) -> Result<(), Error> {
    let shape = position.shape();
    if position.value(cell) > 0 {
        return Ok(());
    }
    let name = cell_name(shape, cell);
    let side = shape.side();
    let digits = Digits::from_bits(bits);
    if bits >> side > 0 {
        let digit = u32::BITS - bits.leading_zeros();
        let message = format!("candidates has {digit} in {name}: digits are 1 to {side}");
        return Err(error("param-range", &message));
    }
    let allowed_digits = position.candidates(cell);
    if allowed_digits.is_empty() {
        let message = format!("{name} has no candidate: every digit is in a house of it");
        return Err(error("no-candidate", &message));
    }
    if bits > 0 && (allowed_digits & digits).is_empty() {
        let digit_texts: Vec<_> = digits.iter().map(|digit| digit.to_string()).collect();
        let message = format!(
            "{name} has no candidate: {} {} in a house of it",
            digit_texts.join(", "),
            if digit_texts.len() == 1 {
                "is already"
            } else {
                "are all already"
            }
        );
        return Err(error("no-candidate", &message));
    }
    for digit in allowed_digits
        .iter()
        .filter(|&digit| bits > 0 && !digits.contains(digit))
    {
        position.eliminate(cell, digit);
    }
    Ok(())
}
