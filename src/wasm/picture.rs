//! Conversion of explanations and search details to plain objects.

use js_sys::Error;
use serde::{Serialize, Serializer};
use sudoku_grid::Shape;
use sudoku_search::{self as search, BoardView, Detail, Explanation, Individual};
use wasm_bindgen::JsValue;

use crate::error::to_object;
use crate::message::MessageObject;

/// Serializes bytes as a `Uint8Array`.
pub(crate) fn serialize_bytes<S: Serializer>(
    bytes: &[u8],
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.serialize_bytes(bytes)
}

/// The JavaScript object `Explanation`.
#[derive(Serialize)]
pub(crate) struct ExplanationObject {
    i18n: MessageObject,
    text: String,
    marks: Vec<MarkObject>,
    links: Vec<LinkObject>,
}

/// A highlighted cell or candidate; the digit 0 stands for the whole cell.
#[derive(Serialize)]
struct MarkObject {
    role: &'static str,
    cell: usize,
    digit: u8,
}

/// A link between two candidates, each a cell and a digit.
#[derive(Serialize)]
struct LinkObject {
    from: (usize, u8),
    to: (usize, u8),
    strong: bool,
}

/// Converts an explanation to the JavaScript object `Explanation`. Its text names cells as in grids of `shape`.
pub(crate) fn explanation_object(
    explanation: &Explanation,
    shape: Shape,
) -> Result<JsValue, Error> {
    to_object(&ExplanationObject::of(explanation, shape))
}

impl ExplanationObject {
    /// Converts an explanation to an [`ExplanationObject`]. Its text names cells as in grids of `shape`.
    pub(crate) fn of(explanation: &Explanation, shape: Shape) -> Self {
        let marks = explanation.marks.iter().map(|mark| MarkObject {
            role: mark.role.id(),
            cell: mark.cell,
            digit: mark.digit.unwrap_or(0),
        });
        let links = explanation.links.iter().map(|link| LinkObject {
            from: link.from,
            to: link.to,
            strong: link.strong,
        });
        Self {
            i18n: MessageObject::of(&explanation.message, shape),
            text: explanation.render(shape),
            marks: marks.collect(),
            links: links.collect(),
        }
    }
}

/// The JavaScript object `Detail`.
#[derive(Serialize)]
#[serde(tag = "type", rename_all = "lowercase")]
enum DetailObject {
    None,
    Path {
        branches: Vec<Decision>,
    },
    Population {
        size: u32,
        best: Vec<IndividualObject>,
    },
    Boards {
        boards: Vec<BoardObject>,
    },
}

/// A decision of the search: the digit tried in a cell.
#[derive(Serialize)]
struct Decision {
    cell: usize,
    digit: u8,
    tried: u32,
    left: u32,
}

/// An individual of a population.
#[derive(Serialize)]
struct IndividualObject {
    #[serde(serialize_with = "serialize_bytes")]
    digits: Vec<u8>,
    fitness: f64,
}

/// One of several grids on which an algorithm works at the same time.
#[derive(Serialize)]
struct BoardObject {
    name: &'static str,
    #[serde(serialize_with = "serialize_bytes")]
    digits: Vec<u8>,
    weights: Vec<f32>,
}

/// Converts details of a search state to the JavaScript object `Detail`.
pub(crate) fn detail_object(detail: Detail) -> Result<JsValue, Error> {
    to_object(&match detail {
        Detail::Path(branches) => DetailObject::Path {
            branches: branches.iter().map(Decision::of).collect(),
        },
        Detail::Population { size, best } => DetailObject::Population {
            size,
            best: best.into_iter().map(IndividualObject::of).collect(),
        },
        Detail::Boards(boards) => DetailObject::Boards {
            boards: boards.into_iter().map(BoardObject::of).collect(),
        },
        _ => DetailObject::None,
    })
}

impl Decision {
    fn of(branch: &search::Decision) -> Self {
        Self {
            cell: branch.cell,
            digit: branch.digit,
            tried: branch.tried,
            left: branch.left,
        }
    }
}

impl IndividualObject {
    fn of(individual: Individual) -> Self {
        Self {
            digits: individual.digits,
            fitness: individual.fitness,
        }
    }
}

impl BoardObject {
    fn of(board: BoardView) -> Self {
        Self {
            name: board.name,
            digits: board.digits,
            weights: board.weights,
        }
    }
}
