//! Where human techniques begin: a puzzle at its start, or a position that somebody has come to.

use js_sys::Error;
use sudoku_grid::{Digits, Grid, Position, Shape, cell_name};
use wasm_bindgen::prelude::wasm_bindgen;

use crate::error::error;
use crate::puzzle::{position, shape_of};

/// A position to begin with; whatever begins with it takes it.
#[wasm_bindgen]
pub struct Start(Position);

#[wasm_bindgen]
impl Start {
    /// A puzzle in canonical text.
    ///
    /// # Errors
    ///
    /// `parse`, `box` or `clash`.
    pub fn of_puzzle(text: &str, r#box: &str) -> Result<Self, Error> {
        position(text, r#box).map(Self)
    }

    /// Digits known and candidates that are left, each an entry a cell: givens and values, 0 for a blank;
    /// bit d - 1 for the candidate d, and an empty set in a blank cell for all that the rules allow.
    ///
    /// # Errors
    ///
    /// `box`, also if there are not as many entries as cells; `param-range` for a digit or a candidate
    /// that the grid does not have; `clash`; `no-candidate` where a blank cell is left without any.
    pub fn of_position(
        r#box: &str,
        givens: Vec<u8>,
        values: Option<Vec<u8>>,
        candidates: Option<Vec<u32>>,
    ) -> Result<Self, Error> {
        let shape = shape_of(r#box)?;
        let givens = grid(shape, "givens", givens)?;
        let mut position = Position::new(&givens).map_err(|clash| clashing(&clash))?;
        if let Some(values) = values {
            place(&mut position, &grid(shape, "values", values)?)?;
        }
        let sets = candidates.unwrap_or_else(|| vec![0; shape.cells()]);
        of_length(shape, "candidates", sets.len())?;
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

fn of_length(shape: Shape, name: &str, entries: usize) -> Result<(), Error> {
    let cells = shape.cells();
    if entries == cells {
        return Ok(());
    }
    let message =
        format!("{name} has {entries} entries, and a grid with boxes of {shape} {cells} cells");
    Err(error("box", &message))
}

fn grid(shape: Shape, name: &str, digits: Vec<u8>) -> Result<Grid, Error> {
    of_length(shape, name, digits.len())?;
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

fn clashing(clash: &sudoku_grid::Clash) -> Error {
    error("clash", &clash.to_string())
}

/// Writes what was put in, which may stand beside the givens but not in place of them.
fn place(position: &mut Position, values: &Grid) -> Result<(), Error> {
    let shape = position.shape();
    let mut all = position.givens().clone();
    for (cell, &digit) in values.digits().iter().enumerate() {
        let given = all.get(cell);
        if digit == 0 || digit == given {
            continue;
        }
        if given > 0 {
            let name = cell_name(shape, cell);
            let message = format!("{name} is given as {given} and has the value {digit}");
            return Err(error("clash", &message));
        }
        all.set(cell, digit);
    }
    if let Some(clash) = all.clashes().first() {
        return Err(clashing(clash));
    }
    for (cell, &digit) in all.digits().iter().enumerate() {
        if digit > 0 {
            position.place(cell, digit);
        }
    }
    Ok(())
}

/// Leaves a blank cell those of its candidates that are in a set, unless that is empty.
fn restrict(position: &mut Position, cell: usize, bits: u32) -> Result<(), Error> {
    let shape = position.shape();
    if position.value(cell) > 0 {
        return Ok(());
    }
    let name = cell_name(shape, cell);
    let side = shape.side();
    let among = Digits::from_bits(bits);
    if bits >> side > 0 {
        let digit = u32::BITS - bits.leading_zeros();
        let message = format!("candidates has {digit} in {name}: digits are 1 to {side}");
        return Err(error("param-range", &message));
    }
    let allowed = position.candidates(cell);
    if allowed.is_empty() {
        let message = format!("{name} has no candidate: every digit is in a house of it");
        return Err(error("no-candidate", &message));
    }
    if bits > 0 && (allowed & among).is_empty() {
        let listed: Vec<_> = among.iter().map(|digit| digit.to_string()).collect();
        let message = format!(
            "{name} has no candidate: {} {} in a house of it",
            listed.join(", "),
            if listed.len() == 1 {
                "is already"
            } else {
                "are all already"
            }
        );
        return Err(error("no-candidate", &message));
    }
    for digit in allowed
        .iter()
        .filter(|&digit| bits > 0 && !among.contains(digit))
    {
        position.eliminate(cell, digit);
    }
    Ok(())
}
