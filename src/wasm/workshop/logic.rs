//! Human solving techniques: solution paths, and all deductions in a position.

use js_sys::Error;
use serde::Serialize;
use sudoku_generator::{DeductionPath, has_one_solution, is_undeducible, valid_techniques};
use sudoku_grid::{Digits, Shape};
use sudoku_rating::hodoku_step;
use sudoku_search::markdown;
use sudoku_techniques::{
    AvailableDeductions, Instance, ORDERS, Order, Piece, Singles, TECHNIQUES, Technique,
    TechniqueListError,
};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::error::{error, to_object};
use crate::number::{MAX_SAFE_INTEGER, integer};
use crate::picture::ExplanationObject;
use crate::slice::Slicer;

use super::start::Start;

/// A path or a search for deductions in progress.
#[wasm_bindgen]
pub struct Logic {
    task: LogicTask,
    shape: Shape,
    /// `true` if deductions are returned with explanations.
    explain: bool,
    /// The deductions that were found since the last call of [`Logic::take`].
    deductions: Vec<DeductionObject>,
    /// `true` if any work is left.
    is_unfinished: bool,
    slicer: Slicer,
}

/// The task of a [`Logic`].
enum LogicTask {
    /// A solution path.
    Path {
        path: DeductionPath,
        /// The maximum number of further steps.
        steps: u64,
    },
    /// The search for all deductions in a position.
    AvailableDeductions {
        available: AvailableDeductions,
        /// `true` until the quick test of whether no deduction exists has been made.
        may_be_undeducible: bool,
    },
}

/// The JavaScript object `Deduction`; placements and eliminations are pairs of a cell and a digit.
#[derive(Serialize)]
struct DeductionObject {
    technique: &'static str,
    name: &'static str,
    placements: Vec<(usize, u8)>,
    eliminations: Vec<(usize, u8)>,
    explanation: Option<ExplanationObject>,
}

/// Starts the solution path from a position with a list of techniques: `all`, the id of an order (a published sequence
/// of techniques), or technique ids separated by commas. With `together`, all cells that a technique can fill in a
/// position are one step. The path ends after `max_steps` steps, if given. Techniques that assume a
/// unique solution are not used if the givens do not have exactly one solution. With `explain`, each step has an
/// explanation.
///
/// # Errors
///
/// `unknown-technique` if the list is neither `all` nor the id of an order, and one of its ids is not that of a
/// technique; `param-type` if the number of steps is not an integer, `param-range` if it is out of range.
#[wasm_bindgen]
pub fn path(
    start: Start,
    techniques: &str,
    together: bool,
    max_steps: Option<f64>,
    explain: bool,
) -> Result<Logic, Error> {
    let position = start.into_position();
    let steps = integer("maxSteps", max_steps, MAX_SAFE_INTEGER)?.unwrap_or(MAX_SAFE_INTEGER);
    let shape = position.shape();
    let singles = if together {
        Singles::Together
    } else {
        Singles::OneByOne
    };
    let path = DeductionPath::new(position, &parse_techniques(techniques)?, singles);
    Ok(Logic::new(LogicTask::Path { path, steps }, shape, explain))
}

/// Starts the search for all deductions in a position with a list of techniques: `all`, the id of an order (a published
/// sequence of techniques), or technique ids separated by commas. With `explain`, each deduction has an explanation.
///
/// # Errors
///
/// `unknown-technique` if the list is neither `all` nor the id of an order, and one of its ids is not that of a
/// technique.
#[wasm_bindgen]
pub fn deductions(start: Start, techniques: &str, explain: bool) -> Result<Logic, Error> {
    let position = start.into_position();
    let shape = position.shape();
    let one_solution = has_one_solution(position.givens());
    let techniques = valid_techniques(&parse_techniques(techniques)?, one_solution);
    let task = LogicTask::AvailableDeductions {
        available: AvailableDeductions::new(position, techniques),
        may_be_undeducible: !one_solution,
    };
    Ok(Logic::new(task, shape, explain))
}

/// Parses a list of techniques: `all`, the id of an order (a published sequence of techniques), or technique ids
/// separated by commas.
fn parse_techniques(techniques: &str) -> Result<Vec<&'static dyn Technique>, Error> {
    let unknown = |unknown| {
        let message = match unknown {
            TechniqueListError::Unknown { id } => format!("there is no technique or order {id:?}"),
            other => other.to_string(),
        };
        error("unknown-technique", &message)
    };
    Order::read(techniques).map_err(unknown)
}

#[wasm_bindgen]
impl Logic {
    /// Works until no work is left or about `ms` milliseconds have passed.
    pub fn run_for(&mut self, ms: f64) {
        let Self {
            task,
            shape,
            explain,
            deductions,
            is_unfinished,
            slicer,
        } = self;
        slicer.work(ms, &mut |pieces| {
            for _ in 0..pieces {
                *is_unfinished = task.piece(*shape, *explain, deductions);
                if !*is_unfinished {
                    break;
                }
            }
            *is_unfinished
        });
    }

    /// `true` if any work is left.
    #[wasm_bindgen(getter)]
    pub fn pending(&self) -> bool {
        self.is_unfinished
    }

    /// Removes and returns the deductions found since the last call, as an array of the JavaScript objects `Deduction`.
    ///
    /// # Errors
    ///
    /// `refused` if the value cannot be serialized, which is a defect of the bindings.
    pub fn take(&mut self) -> Result<JsValue, Error> {
        to_object(&std::mem::take(&mut self.deductions))
    }

    /// The position reached, in canonical text.
    pub fn left(&self) -> String {
        let position = match &self.task {
            LogicTask::Path { path, .. } => path.path().position(),
            LogicTask::AvailableDeductions { available, .. } => available.position(),
        };
        let sets: Vec<Digits> = position.all_candidates().to_vec();
        let is_solved = position.blanks().next().is_none();
        let sets = (!is_solved).then_some(&sets[..]);
        position.to_grid().with_candidates(sets)
    }
}

impl Logic {
    fn new(task: LogicTask, shape: Shape, explain: bool) -> Self {
        Self {
            task,
            shape,
            explain,
            deductions: Vec::new(),
            is_unfinished: true,
            slicer: Slicer::new(),
        }
    }
}

impl LogicTask {
    /// Does one piece of work and adds its deductions to `deductions`; returns whether any work is left.
    fn piece(
        &mut self,
        shape: Shape,
        explain: bool,
        deductions: &mut Vec<DeductionObject>,
    ) -> bool {
        let explanation_of = |instance: &Instance<'_>| {
            explain.then(|| ExplanationObject::of(&instance.deduction().explanation, shape))
        };
        match self {
            Self::Path { path, steps } => {
                if *steps == 0 {
                    return false;
                }
                let mut explanation = None;
                let piece = path.search_piece_with(&mut |instance| {
                    explanation = explanation.take().or_else(|| explanation_of(instance));
                });
                if let Piece::Step(step) = &piece {
                    let technique = path.path().techniques().get(step.technique);
                    deductions.push(DeductionObject {
                        technique: technique.map_or("", |technique| technique.info().id),
                        name: technique.map_or("", |technique| technique.info().name),
                        placements: step.placements.clone(),
                        eliminations: step.eliminations.clone(),
                        explanation,
                    });
                    *steps -= 1;
                }
                piece != Piece::End && *steps > 0
            }
            Self::AvailableDeductions {
                available,
                may_be_undeducible,
            } => {
                if std::mem::take(may_be_undeducible)
                    && is_undeducible(available.position()) == Some(true)
                {
                    return false;
                }
                available.search_piece(&mut |instance| {
                    deductions.push(DeductionObject {
                        technique: instance.technique,
                        name: name_of(instance.technique),
                        placements: instance.placements.to_vec(),
                        eliminations: instance.eliminations.to_vec(),
                        explanation: explanation_of(instance),
                    });
                })
            }
        }
    }
}

/// The name of a technique by its id.
fn name_of(id: &str) -> &'static str {
    let mut infos = TECHNIQUES.iter().map(|technique| technique.info());
    infos
        .find(|info| info.id == id)
        .map_or("", |info| info.name)
}

/// The JavaScript object `TechniqueInfo`.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct TechniqueObject {
    id: &'static str,
    name: &'static str,
    family: &'static str,
    docs: String,
    one_solution: bool,
    sides: (usize, usize),
    hodoku: Option<HodokuRating>,
}

/// The level and the score of a technique in HoDoKu.
#[derive(Serialize)]
struct HodokuRating {
    level: &'static str,
    score: u32,
}

/// The descriptions of all techniques, easiest first: `TechniqueInfo[]`.
///
/// # Errors
///
/// `refused` if the value cannot be serialized, which is a defect of the bindings.
#[wasm_bindgen]
pub fn techniques() -> Result<JsValue, Error> {
    let describe = |technique: &&dyn Technique| {
        let info = technique.info();
        TechniqueObject {
            id: info.id,
            name: info.name,
            family: info.family.id(),
            docs: markdown(info.docs),
            one_solution: info.one_solution,
            sides: info.sides,
            hodoku: hodoku_step(info.id).map(|(level, score)| HodokuRating {
                level: level.id(),
                score,
            }),
        }
    };
    to_object(&TECHNIQUES.iter().map(describe).collect::<Vec<_>>())
}

/// The JavaScript object `TechniqueOrder`.
#[derive(Serialize)]
struct OrderObject {
    id: &'static str,
    name: &'static str,
    docs: String,
    techniques: Vec<&'static str>,
}

/// The orders in which techniques can be tried: `TechniqueOrder[]`.
///
/// # Errors
///
/// `refused` if the value cannot be serialized, which is a defect of the bindings.
#[wasm_bindgen]
pub fn orders() -> Result<JsValue, Error> {
    let describe = |order: &Order| OrderObject {
        id: order.id,
        name: order.name,
        docs: markdown(order.docs),
        techniques: (order.techniques().iter())
            .map(|technique| technique.info().id)
            .collect(),
    };
    to_object(&ORDERS.iter().map(describe).collect::<Vec<_>>())
}
