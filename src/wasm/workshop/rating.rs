//! Ratings of the difficulty of a puzzle.

use js_sys::Error;
use serde::Serialize;
use sudoku_rating::{Assessment, Rater, raters};
use sudoku_search::{Rating, RatingValue, ScaleColumn, Seed};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::error::{error, to_object};
use crate::number::integer;
use crate::slice::Slicer;

use crate::puzzle::puzzle;

/// The rating of a puzzle on several scales, in progress.
#[wasm_bindgen]
pub struct Rated {
    assessment: Assessment,
    scales: Vec<Rater>,
    /// The number of ratings that [`Rated::take`] has returned.
    returned: usize,
    /// `true` if any scale has not been rated yet.
    is_unfinished: bool,
    slicer: Slicer,
}

/// Starts the rating of a puzzle in canonical text on the scales with the ids `scales`. `seed` is the seed of scales
/// that depend on random numbers.
///
/// # Errors
///
/// `parse` if the text is not a puzzle, `box` if `box` is not a valid size of a box, `clash` if givens conflict.
/// `unknown-scale` if no scale has an id of `scales`, `size` if a scale is not defined for the size of the grid.
/// `param-type` if the seed is not an integer, `param-range` if it is not from 0 to 2^32 − 1.
#[wasm_bindgen]
pub fn rate(text: &str, r#box: &str, scales: Vec<String>, seed: f64) -> Result<Rated, Error> {
    let puzzle = puzzle(text, r#box)?;
    let seed = integer("seed", Some(seed), u32::MAX.into())?.unwrap_or(0);
    let rater = |id: String| {
        let unknown_scale = || error("unknown-scale", &format!("there is no scale {id:?}"));
        sudoku_rating::find(&id).ok_or_else(unknown_scale)
    };
    let scales: Vec<_> = scales.into_iter().map(rater).collect::<Result<_, _>>()?;
    let seed = Seed(u32::try_from(seed).unwrap_or(0));
    let assessment = Assessment::new(&puzzle, &scales, seed);
    Ok(Rated {
        assessment: assessment.map_err(|cause| error(cause.code(), &cause.to_string()))?,
        scales,
        returned: 0,
        is_unfinished: true,
        slicer: Slicer::new(),
    })
}

#[wasm_bindgen]
impl Rated {
    /// Works for about `ms` milliseconds or until every rating is complete.
    ///
    /// # Errors
    ///
    /// `not-unique` if the puzzle turns out not to have exactly one solution.
    pub fn run_for(&mut self, ms: f64) -> Result<(), Error> {
        let mut failure = None;
        let Self {
            assessment, slicer, ..
        } = self;
        let is_unfinished = &mut self.is_unfinished;
        slicer.work(ms, &mut |pieces| {
            match assessment.advance(pieces) {
                Ok(done) => *is_unfinished = !done,
                Err(cause) => {
                    failure = Some(cause);
                    *is_unfinished = false;
                }
            }
            *is_unfinished
        });
        match failure {
            Some(cause) => Err(error(cause.code(), &cause.to_string())),
            None => Ok(()),
        }
    }

    /// Returns `true` if any scale has not been rated yet.
    #[wasm_bindgen(getter)]
    pub fn pending(&self) -> bool {
        self.is_unfinished
    }

    /// Returns the ratings completed since the last call, as an array of the JavaScript objects `Rating`.
    ///
    /// # Errors
    ///
    /// `refused` if the value cannot be serialized, which is a defect of the bindings.
    pub fn take(&mut self) -> Result<JsValue, Error> {
        let ratings = self.scales.iter().zip(self.assessment.ratings());
        let new_ratings: Vec<_> = ratings
            .skip(self.returned)
            .map(|(scale, rating)| RatingObject::of(*scale, rating))
            .collect();
        self.returned += new_ratings.len();
        to_object(&new_ratings)
    }
}

/// The JavaScript object `Rating`.
#[derive(Serialize)]
struct RatingObject {
    scale: &'static str,
    values: Vec<ValueObject>,
    cells: Vec<usize>,
}

/// The value of one column of a rating.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct ValueObject {
    column: &'static str,
    text: String,
    value: f64,
    at_least: bool,
    interval: Option<(f64, f64)>,
}

impl RatingObject {
    fn of(rater: Rater, rating: &Rating) -> Self {
        let describe_value = |(column, value): (&ScaleColumn, &RatingValue)| ValueObject {
            column: column.id,
            text: column.text(value),
            value: value.number(),
            at_least: matches!(value, RatingValue::LowerBound(_)),
            interval: match *value {
                RatingValue::Mean { low, high, .. } => Some((low, high)),
                _ => None,
            },
        };
        Self {
            scale: rater.info().id,
            values: (rater.columns().iter().zip(&rating.values))
                .map(describe_value)
                .collect(),
            cells: rating.cells.clone(),
        }
    }
}

/// The JavaScript object `ScaleInfo`.
#[derive(Serialize)]
struct ScaleObject {
    id: &'static str,
    name: &'static str,
    measures: &'static str,
    definition: &'static str,
    source: &'static str,
    unit: &'static str,
    checked: &'static str,
    sides: (usize, usize),
    random: bool,
    columns: Vec<ColumnObject>,
}

/// The description of a column of a scale.
#[derive(Serialize)]
struct ColumnObject {
    id: &'static str,
    name: &'static str,
    decimals: usize,
    classes: &'static [&'static str],
}

/// The descriptions of all scales: `ScaleInfo[]`.
///
/// # Errors
///
/// `refused` if the value cannot be serialized, which is a defect of the bindings.
#[wasm_bindgen]
pub fn scales() -> Result<JsValue, Error> {
    let describe_column = |column: &ScaleColumn| ColumnObject {
        id: column.id,
        name: column.name,
        decimals: column.decimals,
        classes: column.classes,
    };
    let describe_scale = |rater: Rater| {
        let (info, scale) = (rater.info(), rater.scale());
        ScaleObject {
            id: info.id,
            name: info.name,
            measures: scale.measures,
            definition: scale.definition,
            source: scale.source,
            unit: scale.unit,
            checked: scale.checked,
            sides: info.sides,
            random: rater.is_random(),
            columns: scale.columns.iter().map(describe_column).collect(),
        }
    };
    to_object(&raters().map(describe_scale).collect::<Vec<_>>())
}
