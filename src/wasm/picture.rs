//! What is seen of a run beyond its numbers.

use js_sys::Error;
use serde::{Serialize, Serializer};
use sudoku_grid::Shape;
use sudoku_search::{self as search, Board, Detail, Explanation, Individual};
use wasm_bindgen::JsValue;

use crate::error::plain;

/// Writes bytes as a `Uint8Array`.
pub(crate) fn bytes<S: Serializer>(bytes: &[u8], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_bytes(bytes)
}

/// `Explanation`.
#[derive(Serialize)]
pub(crate) struct Told {
    template: &'static str,
    text: String,
    marks: Vec<Marked>,
    links: Vec<Linked>,
}

#[derive(Serialize)]
struct Marked {
    role: &'static str,
    cell: usize,
    digit: u8,
}

#[derive(Serialize)]
struct Linked {
    from: (usize, u8),
    to: (usize, u8),
    strong: bool,
}

/// `Explanation`.
pub(crate) fn told(explanation: &Explanation, shape: Shape) -> Result<JsValue, Error> {
    plain(&Told::of(explanation, shape))
}

impl Told {
    pub(crate) fn of(explanation: &Explanation, shape: Shape) -> Self {
        let marks = explanation.marks.iter().map(|mark| Marked {
            role: mark.role.id(),
            cell: mark.cell,
            digit: mark.digit.unwrap_or(0),
        });
        let links = explanation.links.iter().map(|link| Linked {
            from: link.from,
            to: link.to,
            strong: link.strong,
        });
        Self {
            template: explanation.template.id,
            text: explanation.render(shape),
            marks: marks.collect(),
            links: links.collect(),
        }
    }
}

#[derive(Serialize)]
#[serde(tag = "type", rename_all = "lowercase")]
enum Closer {
    None,
    Path { branches: Vec<Decision> },
    Population { size: u32, best: Vec<One> },
    Boards { boards: Vec<Named> },
}

#[derive(Serialize)]
struct Decision {
    cell: usize,
    digit: u8,
    tried: u32,
    left: u32,
}

#[derive(Serialize)]
struct One {
    #[serde(serialize_with = "bytes")]
    digits: Vec<u8>,
    fitness: f64,
}

#[derive(Serialize)]
struct Named {
    name: &'static str,
    #[serde(serialize_with = "bytes")]
    digits: Vec<u8>,
    weights: Vec<f32>,
}

/// `Detail`.
pub(crate) fn closer(detail: Detail) -> Result<JsValue, Error> {
    plain(&match detail {
        Detail::Path(branches) => Closer::Path {
            branches: branches.iter().map(Decision::of).collect(),
        },
        Detail::Population { size, best } => Closer::Population {
            size,
            best: best.into_iter().map(One::of).collect(),
        },
        Detail::Boards(boards) => Closer::Boards {
            boards: boards.into_iter().map(Named::of).collect(),
        },
        _ => Closer::None,
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

impl One {
    fn of(individual: Individual) -> Self {
        Self {
            digits: individual.digits,
            fitness: individual.fitness,
        }
    }
}

impl Named {
    fn of(board: Board) -> Self {
        Self {
            name: board.name,
            digits: board.digits,
            weights: board.weights,
        }
    }
}
