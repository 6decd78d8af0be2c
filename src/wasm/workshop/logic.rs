//! What human techniques find: a path of them, or all there is to deduce on a position.

use js_sys::Error;
use serde::Serialize;
use sudoku_generator::{DeductionPath, has_one_solution, holds, nothing_deducible};
use sudoku_grid::{Digits, Shape};
use sudoku_search::markdown;
use sudoku_techniques::{
    Available, Instance, ORDERS, Order, Piece, Singles, TECHNIQUES, Technique,
};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::error::{error, plain};
use crate::number::{MOST, whole};
use crate::picture::Told;
use crate::slice::Slicer;

use super::start::Start;

/// Work under way, and what it has come to since it was asked last.
#[wasm_bindgen]
pub struct Logic {
    work: Work,
    shape: Shape,
    explain: bool,
    found: Vec<Deduced>,
    more: bool,
    slicer: Slicer,
}

enum Work {
    Path {
        path: DeductionPath,
        /// How many it may still take.
        steps: u64,
    },
    Available {
        available: Available,
        /// Whether it is still to be found out that nothing is left to be deduced.
        unexamined: bool,
    },
}

#[derive(Serialize)]
struct Deduced {
    technique: &'static str,
    placements: Vec<(usize, u8)>,
    eliminations: Vec<(usize, u8)>,
    explanation: Option<Told>,
}

/// Begins the path of a list of techniques from a position. With `together` all cells that a technique
/// fills on a position are one step. It ends after so many steps, if that is said. Techniques that
/// assume one solution are left out where the givens have not exactly one.
///
/// # Errors
///
/// `unknown-technique`; `param-type` or `param-range` for the number of steps.
#[wasm_bindgen]
pub fn path(
    start: Start,
    techniques: &str,
    together: bool,
    max_steps: Option<f64>,
    explain: bool,
) -> Result<Logic, Error> {
    let position = start.into_position();
    let steps = whole("maxSteps", max_steps, MOST)?.unwrap_or(MOST);
    let shape = position.shape();
    let singles = if together {
        Singles::Together
    } else {
        Singles::OneByOne
    };
    let path = DeductionPath::new(position, &listed(techniques)?, singles);
    Ok(Logic::new(Work::Path { path, steps }, shape, explain))
}

/// Begins to look for every deduction on a position.
///
/// # Errors
///
/// `unknown-technique`.
#[wasm_bindgen]
pub fn deductions(start: Start, techniques: &str, explain: bool) -> Result<Logic, Error> {
    let position = start.into_position();
    let shape = position.shape();
    let one_solution = has_one_solution(position.givens());
    let techniques = holds(&listed(techniques)?, one_solution);
    let work = Work::Available {
        available: Available::new(position, techniques),
        unexamined: !one_solution,
    };
    Ok(Logic::new(work, shape, explain))
}

fn listed(techniques: &str) -> Result<Vec<&'static dyn Technique>, Error> {
    let unknown = |id| {
        let message = format!("there is no technique or order {id:?}");
        error("unknown-technique", &message)
    };
    Order::read(techniques).map_err(unknown)
}

#[wasm_bindgen]
impl Logic {
    /// Works for about so many milliseconds, or to the end.
    pub fn slice(&mut self, ms: f64) {
        let Self {
            work,
            shape,
            explain,
            found,
            more,
            slicer,
        } = self;
        slicer.work(ms, &mut |pieces| {
            for _ in 0..pieces {
                *more = work.piece(*shape, *explain, found);
                if !*more {
                    break;
                }
            }
            *more
        });
    }

    /// Whether there is more to do.
    #[wasm_bindgen(getter)]
    pub fn more(&self) -> bool {
        self.more
    }

    /// `Deduction`s found since this was called last.
    ///
    /// # Errors
    ///
    /// Never, unless the bindings are broken.
    pub fn take(&mut self) -> Result<JsValue, Error> {
        plain(&std::mem::take(&mut self.found))
    }

    /// The position it has come to, in canonical text.
    pub fn left(&self) -> String {
        let position = match &self.work {
            Work::Path { path, .. } => path.path().position(),
            Work::Available { available, .. } => available.position(),
        };
        let sets: Vec<Digits> = position.all_candidates().to_vec();
        let solved = position.blanks().next().is_none();
        let sets = (!solved).then_some(&sets[..]);
        position.to_grid().with_candidates(sets)
    }
}

impl Logic {
    fn new(work: Work, shape: Shape, explain: bool) -> Self {
        Self {
            work,
            shape,
            explain,
            found: Vec::new(),
            more: true,
            slicer: Slicer::new(),
        }
    }
}

impl Work {
    /// Does a piece; says whether there is more.
    fn piece(&mut self, shape: Shape, explain: bool, found: &mut Vec<Deduced>) -> bool {
        let why = |instance: &Instance<'_>| {
            explain.then(|| Told::of(&instance.deduction().explanation, shape))
        };
        match self {
            Self::Path { path, steps } => {
                if *steps == 0 {
                    return false;
                }
                let mut explanation = None;
                let piece = path.piece_with(&mut |instance| {
                    explanation = explanation.take().or_else(|| why(instance));
                });
                if let Piece::Step(step) = &piece {
                    let technique = path.path().techniques().get(step.technique);
                    found.push(Deduced {
                        technique: technique.map_or("", |technique| technique.about().id),
                        placements: step.placements.clone(),
                        eliminations: step.eliminations.clone(),
                        explanation,
                    });
                    *steps -= 1;
                }
                piece != Piece::End && *steps > 0
            }
            Self::Available {
                available,
                unexamined,
            } => {
                if std::mem::take(unexamined)
                    && nothing_deducible(available.position()) == Some(true)
                {
                    return false;
                }
                available.piece(&mut |instance| {
                    found.push(Deduced {
                        technique: instance.technique,
                        placements: instance.placements.to_vec(),
                        eliminations: instance.eliminations.to_vec(),
                        explanation: why(instance),
                    });
                })
            }
        }
    }
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Entry {
    id: &'static str,
    name: &'static str,
    family: &'static str,
    docs: String,
    one_solution: bool,
    sides: (usize, usize),
    hodoku: Option<Hodoku>,
}

#[derive(Serialize)]
struct Hodoku {
    level: &'static str,
    score: u32,
}

/// `TechniqueInfo`s, easiest first.
///
/// # Errors
///
/// Never, unless the bindings are broken.
#[wasm_bindgen]
pub fn techniques() -> Result<JsValue, Error> {
    let entry = |technique: &&dyn Technique| {
        let about = technique.about();
        Entry {
            id: about.id,
            name: about.name,
            family: about.family.id(),
            docs: markdown(about.docs),
            one_solution: about.one_solution,
            sides: about.sides,
            hodoku: (about.hodoku).map(|(level, score)| Hodoku {
                level: level.id(),
                score,
            }),
        }
    };
    plain(&TECHNIQUES.iter().map(entry).collect::<Vec<_>>())
}

#[derive(Serialize)]
struct Listed {
    id: &'static str,
    name: &'static str,
    docs: String,
    techniques: Vec<&'static str>,
}

/// `TechniqueOrder`s.
///
/// # Errors
///
/// Never, unless the bindings are broken.
#[wasm_bindgen]
pub fn orders() -> Result<JsValue, Error> {
    let listed = |order: &Order| Listed {
        id: order.id,
        name: order.name,
        docs: markdown(order.docs),
        techniques: (order.techniques().iter())
            .map(|technique| technique.about().id)
            .collect(),
    };
    plain(&ORDERS.iter().map(listed).collect::<Vec<_>>())
}
