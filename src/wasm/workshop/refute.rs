//! Refutations of candidates: why a digit cannot be in a cell.

use js_sys::Error;
use serde::Serialize;
use sudoku_grid::{Digits, cell_name};
use sudoku_techniques::{Consequence, Contradiction, Refutation};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::Start;
use crate::error::{error, to_object};

/// The JavaScript object `Refutation`.
#[derive(Serialize)]
struct RefutationObject {
    steps: Vec<ConsequenceObject>,
    end: ContradictionObject,
}

/// A consequence of the assumption that the candidate is true.
#[derive(Serialize)]
#[serde(tag = "type", rename_all = "lowercase")]
enum ConsequenceObject {
    Digit {
        cell: usize,
        digit: u8,
    },
    Place {
        cell: usize,
        digit: u8,
        house: usize,
    },
    Locked {
        digit: u8,
        house: usize,
        other: usize,
        cells: Vec<usize>,
    },
    Pair {
        pair: [usize; 2],
        house: usize,
        eliminations: Vec<(usize, u8)>,
    },
}

/// The contradiction at the end: a cell without candidates, or a house without a place for a digit.
#[derive(Serialize)]
#[serde(tag = "type", rename_all = "lowercase")]
enum ContradictionObject {
    Cell { cell: usize },
    House { house: usize, digit: u8 },
}

/// The consequences of a candidate up to a contradiction: `Refutation`, or `null` if easy techniques find no
/// contradiction.
///
/// # Errors
///
/// `no-candidate` if there is no such cell or digit, the cell is filled, or the digit is not a candidate of it.
#[wasm_bindgen]
pub fn refute(start: Start, cell: usize, digit: u8) -> Result<JsValue, Error> {
    let position = start.into_position();
    let shape = position.shape();
    let is_valid_digit = (1..=shape.side()).contains(&usize::from(digit));
    if cell >= shape.cells() || !is_valid_digit {
        let message = format!("there is no cell {cell} or no digit {digit} in boxes of {shape}");
        return Err(error("no-candidate", &message));
    }
    if position.value(cell) > 0 || position.candidates(cell) & Digits::only(digit) == Digits::EMPTY
    {
        let message = format!("{digit} is no candidate of {}", cell_name(shape, cell));
        return Err(error("no-candidate", &message));
    }
    let refutation = sudoku_techniques::refute(&position, cell, digit);
    to_object(&refutation.map(RefutationObject::from))
}

impl From<Refutation> for RefutationObject {
    fn from(Refutation { steps, end }: Refutation) -> Self {
        Self {
            steps: steps.into_iter().map(ConsequenceObject::from).collect(),
            end: match end {
                Contradiction::Cell(cell) => ContradictionObject::Cell { cell },
                Contradiction::House(house, digit) => ContradictionObject::House { house, digit },
            },
        }
    }
}

impl From<Consequence> for ConsequenceObject {
    fn from(consequence: Consequence) -> Self {
        match consequence {
            Consequence::OnlyDigit { cell, digit } => Self::Digit { cell, digit },
            Consequence::OnlyPlace { cell, digit, house } => Self::Place { cell, digit, house },
            Consequence::Locked {
                digit,
                house,
                other,
                cells,
            } => Self::Locked {
                digit,
                house,
                other,
                cells,
            },
            Consequence::Pair {
                pair,
                house,
                eliminations,
            } => Self::Pair {
                pair,
                house,
                eliminations,
            },
        }
    }
}
