//! Trains a network for the solver `learned`.

use js_sys::{Error, Float32Array, Float64Array, Uint8Array, Uint16Array};
use serde::{Deserialize, Serialize};
use sudoku_solvers::learned::{NetworkSize, Pool};
use sudoku_training::{NetworkFile, Recipe, RecipeError, SessionRecipe, TrainingSession, digest};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::error::{error, to_object};
use crate::number::{integer, to_number};
use crate::puzzle::shape_of;
use crate::slice::now;

/// The JavaScript object `TrainingRecipe`.
#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct RecipeObject {
    r#box: String,
    seed: f64,
    updates: f64,
    features: f64,
    hidden: f64,
    steps: f64,
    segments: f64,
    batch: f64,
    rate: f64,
    pools: Vec<String>,
    extra: f64,
}

/// A refused value of a recipe.
fn recipe_error(cause: &RecipeError) -> Error {
    error("param-range", &cause.to_string())
}

impl RecipeObject {
    fn of(recipe: &SessionRecipe) -> Self {
        let training = &recipe.training;
        let number = |count: usize| to_number(count as u64);
        Self {
            r#box: recipe.shape.to_string(),
            seed: training.seed.into(),
            updates: training.updates.into(),
            features: number(training.size.features),
            hidden: number(training.size.hidden),
            steps: number(training.steps),
            segments: training.segments.1.into(),
            batch: number(training.batch),
            // The decimal digits of the single-precision number.
            rate: training.rate.to_string().parse().unwrap_or_default(),
            pools: training
                .pools
                .iter()
                .map(|pool| pool.id().to_owned())
                .collect(),
            extra: number(recipe.extra_givens),
        }
    }

    #[expect(
        clippy::cast_possible_truncation,
        reason = "integers are checked, and rates are single precision"
    )]
    fn recipe(&self) -> Result<SessionRecipe, Error> {
        let number = |name, value| {
            let number = integer(name, Some(value), u32::MAX.into())?.unwrap_or(0);
            Ok::<_, Error>(number as u32)
        };
        let size = |name, value| number(name, value).map(|number| number as usize);
        let unknown_pool = RecipeError {
            field: "pools",
            allowed: "some of cell, row, column, box, minirow and minicolumn",
        };
        let pools: Option<Vec<_>> = self.pools.iter().map(|id| Pool::find(id)).collect();
        Ok(SessionRecipe {
            shape: shape_of(&self.r#box)?,
            extra_givens: size("extra", self.extra)?,
            training: Recipe {
                seed: number("seed", self.seed)?,
                updates: number("updates", self.updates)?,
                size: NetworkSize {
                    features: size("features", self.features)?,
                    hidden: size("hidden", self.hidden)?,
                },
                steps: size("steps", self.steps)?,
                segments: Recipe::segments_up_to(number("segments", self.segments)?),
                batch: size("batch", self.batch)?,
                rate: self.rate as f32,
                pools: pools.ok_or_else(|| recipe_error(&unknown_pool))?,
            },
        })
    }
}

/// The `TrainingRecipe` with which the page starts for grids with this box.
///
/// # Errors
///
/// `box` if the box size is invalid.
#[wasm_bindgen]
pub fn default_recipe(r#box: &str) -> Result<JsValue, Error> {
    to_object(&RecipeObject::of(&SessionRecipe::for_shape(shape_of(
        r#box,
    )?)))
}

/// A training from generated puzzles, with tests on puzzles that it does not see.
#[wasm_bindgen]
pub struct Trainer {
    session: TrainingSession,
}

#[wasm_bindgen]
impl Trainer {
    /// Prepares the training of a `TrainingRecipe`.
    ///
    /// # Errors
    ///
    /// `refused` if the recipe has a missing or an unknown field; `box` if the box size is invalid; `param-type` if a
    /// number is not an integer, `param-range` if a value is out of range.
    #[wasm_bindgen(constructor)]
    pub fn new(recipe: JsValue) -> Result<Trainer, Error> {
        let object: RecipeObject = serde_wasm_bindgen::from_value(recipe)
            .map_err(|cause| error("refused", &cause.to_string()))?;
        let session = TrainingSession::new(object.recipe()?);
        Ok(Self {
            session: session.map_err(|cause| recipe_error(&cause))?,
        })
    }

    /// Makes updates until the recipe is complete or about `max_ms` milliseconds have passed; at least one.
    pub fn advance(&mut self, max_ms: f64) {
        let start = now();
        while self.session.update() && now() - start < max_ms {}
    }

    /// The number of updates made.
    pub fn update(&self) -> u32 {
        self.session.updates()
    }

    /// The loss and the accuracy of each update after the first `from` ones, alternating.
    pub fn curve(&self, from: usize) -> Float64Array {
        let results = self.session.results().iter().skip(from);
        let values: Vec<_> = results
            .flat_map(|result| [result.loss.into(), result.accuracy.into()])
            .collect();
        Float64Array::from(values.as_slice())
    }

    /// Continues the test of the averaged weights for about `max_ms` milliseconds; returns `true` if it is complete.
    /// The next call begins another test.
    pub fn examine(&mut self, max_ms: f64) -> bool {
        let start = now();
        loop {
            if self.session.examine_next() {
                return true;
            }
            if now() - start >= max_ms {
                return false;
            }
        }
    }

    /// For each test puzzle, one more than the steps that it took in the latest complete test; 0 if it was not solved.
    pub fn results(&self) -> Uint16Array {
        let solved = self.session.solved().iter();
        let steps = |steps: &Option<u32>| {
            steps.map_or(0, |steps| u16::try_from(steps + 1).unwrap_or(u16::MAX))
        };
        Uint16Array::from(solved.map(steps).collect::<Vec<_>>().as_slice())
    }

    /// The givens of all test puzzles, one byte per cell, 0 for a blank.
    pub fn tests(&self) -> Uint8Array {
        let puzzles: Vec<_> = self
            .session
            .tests()
            .flat_map(|(puzzle, _)| puzzle.digits())
            .copied()
            .collect();
        Uint8Array::from(puzzles.as_slice())
    }

    /// For each test puzzle, 0 if naked and hidden singles solve it, otherwise 1.
    pub fn levels(&self) -> Uint8Array {
        let levels: Vec<_> = self
            .session
            .tests()
            .map(|(_, is_easy)| u8::from(!is_easy))
            .collect();
        Uint8Array::from(levels.as_slice())
    }

    /// The probability of each digit in each cell of a test puzzle after some steps, digit by digit.
    ///
    /// # Errors
    ///
    /// `param-range` if there is no such puzzle.
    pub fn beliefs(&self, puzzle: usize, steps: u32) -> Result<Float32Array, Error> {
        let probabilities = self.session.probabilities(puzzle, steps);
        let probabilities =
            probabilities.ok_or_else(|| error("param-range", "there is no such test puzzle"))?;
        Ok(Float32Array::from(probabilities.as_slice()))
    }

    /// The averaged weights.
    pub fn weights(&self) -> Float32Array {
        Float32Array::from(self.session.network().weights())
    }

    /// A digest of the averaged weights, 16 hexadecimal digits.
    pub fn digest(&self) -> String {
        digest(self.session.network().weights())
    }

    /// The averaged weights with the recipe, as a file that [`open_net`] reads.
    pub fn file(&self) -> Uint8Array {
        let file = NetworkFile {
            recipe: self.session.recipe().clone(),
            updates: self.session.updates(),
            network: self.session.network().clone(),
        };
        Uint8Array::from(file.to_bytes().as_slice())
    }
}

/// The JavaScript object `SavedNetwork` without its weights.
#[derive(Serialize)]
struct SavedNetworkObject {
    recipe: RecipeObject,
    updates: u32,
    digest: String,
}

/// Reads a file of a network: a `SavedNetwork`.
///
/// # Errors
///
/// `net` with the reason why the bytes are not such a file, and where.
#[wasm_bindgen]
pub fn open_net(file: &[u8]) -> Result<JsValue, Error> {
    let file = NetworkFile::from_bytes(file).map_err(|cause| error("net", &cause.to_string()))?;
    let object = to_object(&SavedNetworkObject {
        recipe: RecipeObject::of(&file.recipe),
        updates: file.updates,
        digest: digest(file.network.weights()),
    })?;
    let weights = Float32Array::from(file.network.weights());
    crate::error::set(&object, "weights", &weights);
    Ok(object)
}
