//! What the runs of an experiment tell, in the shapes that `pkg/src/experiment/summary.ts` declares.

use js_sys::Error;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use sudoku_experiment::{
    self as experiment, Budget, By, End, Figure, Kind, Measure, Options, Puzzle, Ratings, Runs,
    Scale,
};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::error::{error, plain};

/// Runs in columns.
#[wasm_bindgen]
pub struct Columns(Runs);

/// Of how a run ended: it is still to come.
const PENDING: u8 = 255;

#[wasm_bindgen]
impl Columns {
    /// Names of sets and contestants, and what a step of each of these is; of each puzzle the set, the number of
    /// givens and the side; of each run the puzzle, the contestant and how it ended: 0 cut off, 1 solved, 2 never,
    /// 255 not run yet. Costs follow.
    ///
    /// # Errors
    ///
    /// `param-range` if columns differ in length, or a place is of nothing.
    #[wasm_bindgen(constructor)]
    pub fn new(
        sets: Vec<String>,
        contestants: Vec<String>,
        units: Vec<String>,
        puzzles: &[u32],
    ) -> Result<Self, Error> {
        let puzzles: Vec<_> = (puzzles.as_chunks().0.iter())
            .map(|&[set, givens, side]| Puzzle { set, givens, side })
            .collect();
        let known = |puzzle: &Puzzle| (puzzle.set as usize) < sets.len();
        if !puzzles.iter().all(known) {
            return Err(error("param-range", "a puzzle is of no set"));
        }
        Ok(Self(Runs {
            sets,
            contestants,
            units,
            puzzles,
            ..Runs::default()
        }))
    }

    /// Takes the runs: the places of puzzle and contestant, how each ended, microseconds, steps and nodes.
    ///
    /// # Errors
    ///
    /// `param-range` if columns differ in length, or a place is of nothing.
    pub fn add(
        &mut self,
        puzzle: &[u32],
        contestant: &[u32],
        end: &[u8],
        micros: &[f64],
        steps: &[f64],
        nodes: &[f64],
    ) -> Result<(), Error> {
        let rows = puzzle.len();
        let lengths = [
            contestant.len(),
            end.len(),
            micros.len(),
            steps.len(),
            nodes.len(),
        ];
        if lengths.iter().any(|length| *length != rows) {
            let text =
                format!("columns differ in length: puzzle has {rows}, the others {lengths:?}");
            return Err(error("param-range", &text));
        }
        let runs = &mut self.0;
        let places = puzzle.iter().zip(contestant).zip(end);
        let costs = micros.iter().zip(steps).zip(nodes);
        for (at, (((&puzzle, &contestant), &end), ((&micros, &steps), &nodes))) in
            places.zip(costs).enumerate()
        {
            if end == PENDING {
                continue;
            }
            let known = (puzzle as usize) < runs.puzzles.len()
                && (contestant as usize) < runs.contestants.len();
            if !known {
                let text = format!("run {} is of no puzzle or no contestant", at + 1);
                return Err(error("param-range", &text));
            }
            runs.puzzle.push(puzzle);
            runs.contestant.push(contestant);
            runs.end.push(match end {
                0 => End::Cut,
                1 => End::Solved,
                _ => End::Never,
            });
            runs.micros.push(micros);
            runs.steps.push(steps);
            runs.nodes.push(nodes);
        }
        Ok(())
    }

    /// Takes how hard the puzzles are on a scale, a value each in their order, the greater the harder; not a number
    /// where it is not known.
    ///
    /// # Errors
    ///
    /// `param-range` unless there is one for each puzzle.
    pub fn rate(&mut self, id: &str, name: &str, values: &[f64]) -> Result<(), Error> {
        let puzzles = self.0.puzzles.len();
        if values.len() != puzzles {
            let text = format!(
                "{id} rates {} puzzles, where there are {puzzles}",
                values.len()
            );
            return Err(error("param-range", &text));
        }
        self.0.scales.push(Scale {
            id: id.to_owned(),
            name: name.to_owned(),
            values: values.to_vec(),
        });
        Ok(())
    }

    /// What they tell.
    ///
    /// # Errors
    ///
    /// `param-type` for options that are none.
    pub fn summary(&self, options: JsValue) -> Result<JsValue, Error> {
        let Asked {
            measure,
            by,
            budget,
        } = asked(options)?;
        let options = Options { measure, by };
        plain(&experiment::Summary::of(&self.0, &budget, options))
    }

    /// A figure of this kind as SVG text.
    ///
    /// # Errors
    ///
    /// `param-type` for options that are none, `param-range` for a kind that is none.
    pub fn figure(&self, kind: &str, options: JsValue) -> Result<String, Error> {
        let named = Kind::ALL.into_iter().find(|known| known.id() == kind);
        let kind =
            named.ok_or_else(|| error("param-range", &format!("there is no figure {kind}")))?;
        let figure = Figure {
            kind,
            ..asked(options)?
        };
        Ok(figure.draw(&self.0))
    }
}

/// `Rated`.
#[derive(Serialize)]
struct Rated {
    /// How many puzzles have ratings.
    known: usize,
    scales: Vec<RatedScale>,
}

/// A scale, and its value of each puzzle.
#[derive(Serialize)]
struct RatedScale {
    id: String,
    name: String,
    values: Vec<f64>,
}

/// Reads the CSV of `lab rate`: what it says of these puzzles, given by their canonical texts, a line each.
///
/// # Errors
///
/// `parse` with the line that is no rating.
#[wasm_bindgen]
pub fn ratings(csv: &str, puzzles: &str) -> Result<JsValue, Error> {
    let ratings = Ratings::read(csv).map_err(|reason| error("parse", &reason))?;
    let mut scales = ratings.scales();
    let known = (puzzles.lines()).filter(|puzzle| ratings.rate(puzzle, &mut scales));
    let known = known.count();
    plain(&Rated {
        known,
        scales: (scales.into_iter())
            .map(|Scale { id, name, values }| RatedScale { id, name, values })
            .collect(),
    })
}

/// What a summary is asked for. Nothing is flattened into it: that would read any value, and so bring a conversion
/// into the bindings that those of the first module do not have.
#[derive(Default, Deserialize)]
#[serde(default)]
struct Asked {
    measure: Measure,
    by: By,
    budget: Budget,
}

fn asked<T: Default + DeserializeOwned>(options: JsValue) -> Result<T, Error> {
    if options.is_undefined() {
        return Ok(T::default());
    }
    serde_wasm_bindgen::from_value(options)
        .map_err(|cause| error("param-type", &format!("options of an experiment: {cause}")))
}
