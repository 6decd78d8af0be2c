//! How hard a puzzle is, on any of the scales.

use js_sys::Error;
use serde::Serialize;
use sudoku_rating::{Assessment, Column, Rating, SCALES, Scale, Value};
use sudoku_search::Seed;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::error::{error, plain};
use crate::number::whole;
use crate::slice::Slicer;

use crate::puzzle::puzzle;

/// A puzzle on its way through scales.
#[wasm_bindgen]
pub struct Rated {
    assessment: Assessment,
    scales: Vec<&'static dyn Scale>,
    /// How many ratings were taken.
    taken: usize,
    more: bool,
    slicer: Slicer,
}

/// Begins to rate the puzzle of a canonical text on the scales of these names.
///
/// # Errors
///
/// `parse`, `box` or `clash`; `unknown-scale`; `size` where one is not defined for the grid; `param-type`
/// or `param-range` for the seed.
#[wasm_bindgen]
pub fn rate(text: &str, r#box: &str, scales: Vec<String>, seed: f64) -> Result<Rated, Error> {
    let puzzle = puzzle(text, r#box)?;
    let seed = whole("seed", Some(seed), u32::MAX.into())?.unwrap_or(0);
    let named = |id: String| {
        let unknown = || error("unknown-scale", &format!("there is no scale {id:?}"));
        sudoku_rating::find(&id).ok_or_else(unknown)
    };
    let scales: Vec<_> = scales.into_iter().map(named).collect::<Result<_, _>>()?;
    let seed = Seed(u32::try_from(seed).unwrap_or(0));
    let assessment = Assessment::new(&puzzle, &scales, seed);
    Ok(Rated {
        assessment: assessment.map_err(|cause| error(cause.code(), &cause.to_string()))?,
        scales,
        taken: 0,
        more: true,
        slicer: Slicer::new(),
    })
}

#[wasm_bindgen]
impl Rated {
    /// Works for about so many milliseconds, or until all ratings are there.
    ///
    /// # Errors
    ///
    /// `not-unique` once it turns out that there is not exactly one solution.
    pub fn slice(&mut self, ms: f64) -> Result<(), Error> {
        let mut failed = None;
        let Self {
            assessment, slicer, ..
        } = self;
        let more = &mut self.more;
        slicer.work(ms, &mut |pieces| {
            match assessment.advance(pieces) {
                Ok(done) => *more = !done,
                Err(cause) => {
                    failed = Some(cause);
                    *more = false;
                }
            }
            *more
        });
        match failed {
            Some(cause) => Err(error(cause.code(), &cause.to_string())),
            None => Ok(()),
        }
    }

    /// Whether there is more to do.
    #[wasm_bindgen(getter)]
    pub fn more(&self) -> bool {
        self.more
    }

    /// `Rating`s that came since this was called last.
    ///
    /// # Errors
    ///
    /// Never, unless the bindings are broken.
    pub fn take(&mut self) -> Result<JsValue, Error> {
        let all = self.scales.iter().zip(self.assessment.ratings());
        let fresh: Vec<_> = all
            .skip(self.taken)
            .map(|(scale, rating)| Told::of(*scale, rating))
            .collect();
        self.taken += fresh.len();
        plain(&fresh)
    }
}

#[derive(Serialize)]
struct Told {
    scale: &'static str,
    values: Vec<Entry>,
    cells: Vec<usize>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Entry {
    column: &'static str,
    text: String,
    value: f64,
    at_least: bool,
    interval: Option<(f64, f64)>,
}

impl Told {
    fn of(scale: &dyn Scale, rating: &Rating) -> Self {
        let about = scale.about();
        let entry = |(column, value): (&Column, &Value)| Entry {
            column: column.id,
            text: column.text(value),
            value: value.number(),
            at_least: matches!(value, Value::AtLeast(_)),
            interval: match *value {
                Value::Mean { low, high, .. } => Some((low, high)),
                _ => None,
            },
        };
        Self {
            scale: about.id,
            values: (about.columns.iter().zip(&rating.values))
                .map(entry)
                .collect(),
            cells: rating.cells.clone(),
        }
    }
}

#[derive(Serialize)]
struct Listed {
    id: &'static str,
    name: &'static str,
    measures: &'static str,
    definition: &'static str,
    source: &'static str,
    unit: &'static str,
    checked: &'static str,
    sides: (usize, usize),
    random: bool,
    columns: Vec<ColumnTold>,
}

#[derive(Serialize)]
struct ColumnTold {
    id: &'static str,
    name: &'static str,
    decimals: usize,
    classes: &'static [&'static str],
}

/// `ScaleInfo`s.
///
/// # Errors
///
/// Never, unless the bindings are broken.
#[wasm_bindgen]
pub fn scales() -> Result<JsValue, Error> {
    let column = |column: &Column| ColumnTold {
        id: column.id,
        name: column.name,
        decimals: column.decimals,
        classes: column.classes,
    };
    let listed = |scale: &&dyn Scale| {
        let about = scale.about();
        Listed {
            id: about.id,
            name: about.name,
            measures: about.measures,
            definition: about.definition,
            source: about.source,
            unit: about.unit,
            checked: about.checked,
            sides: about.sides,
            random: about.random,
            columns: about.columns.iter().map(column).collect(),
        }
    };
    plain(&SCALES.iter().map(listed).collect::<Vec<_>>())
}
