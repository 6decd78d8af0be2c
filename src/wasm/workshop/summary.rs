//! The summary and the figures of the runs of an experiment, in the shapes that `pkg/src/experiment/summary.ts`
//! declares.

use std::collections::BTreeMap;

use js_sys::Error;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use sudoku_experiment::{
    self as experiment, Budget, ContestantDetails, Figure, FigureKind, Grouping, Measure,
    PuzzleInfo, Ratings, RunEnd, RunTable, ScaleValues, SolverCode, SummaryOptions,
};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::error::{error, to_object};
use crate::number::{MAX_SAFE_INTEGER, integer};

/// The runs of an experiment, stored in columns.
#[wasm_bindgen]
pub struct Columns {
    runs: RunTable,
    /// The row of each run among the rows that were added, which include runs that are still to come.
    rows: Vec<usize>,
    /// The number of rows that were added.
    row_count: usize,
}

/// The number that stands for several runs, instead of the row of one run, in the argument `marks` of
/// [`Columns::figure`].
const NO_RUN: u32 = u32::MAX;

/// The code of the end of a run that is still to come.
const PENDING: u8 = 255;

#[wasm_bindgen]
impl Columns {
    /// Starts without runs. `sets` and `contestants` are names; `units` are the names of a step of each contestant.
    /// `puzzles` has three numbers per puzzle: the index of its set, the number of givens, and the side of the grid.
    ///
    /// # Errors
    ///
    /// `param-range` if a puzzle refers to a set that does not exist.
    #[wasm_bindgen(constructor)]
    pub fn new(
        sets: Vec<String>,
        contestants: Vec<String>,
        units: Vec<String>,
        puzzles: &[u32],
    ) -> Result<Self, Error> {
        let puzzles: Vec<_> = (puzzles.as_chunks().0.iter())
            .map(|&[set, givens, side]| PuzzleInfo { set, givens, side })
            .collect();
        let is_known = |puzzle: &PuzzleInfo| (puzzle.set as usize) < sets.len();
        if !puzzles.iter().all(is_known) {
            return Err(error("param-range", "a puzzle has an unknown set"));
        }
        let details = units.into_iter().map(|unit| ContestantDetails {
            unit,
            ..ContestantDetails::default()
        });
        let runs = RunTable {
            sets,
            contestants,
            details: details.collect(),
            puzzles,
            ..RunTable::default()
        };
        Ok(Self {
            runs,
            rows: Vec::new(),
            row_count: 0,
        })
    }

    /// Describes contestants, with one entry per contestant in each argument: the step limit of a run, which is NaN if there
    /// is none or it is not known; 1 for a user-supplied solver, otherwise 0; and the id of the algorithm, which is
    /// empty if it is not known.
    ///
    /// # Errors
    ///
    /// `param-range` unless there is one entry per contestant, or if a limit is negative; `param-type` if a limit is not a
    /// whole number.
    pub fn describe(
        &mut self,
        max_steps: &[f64],
        own: &[u8],
        algorithms: Vec<String>,
    ) -> Result<(), Error> {
        let contestants = self.runs.details.len();
        let lengths = [max_steps.len(), own.len(), algorithms.len()];
        if lengths.iter().any(|length| *length != contestants) {
            let text = format!("{contestants} contestants have {} limits", max_steps.len());
            return Err(error("param-range", &text));
        }
        let all = self.runs.details.iter_mut().zip(max_steps).zip(own);
        for (((details, max_steps), own), algorithm) in all.zip(algorithms) {
            details.algorithm = algorithm;
            let limit = Some(*max_steps).filter(|limit| !limit.is_nan());
            details.max_steps = integer("a step limit", limit, MAX_SAFE_INTEGER)?;
            details.code = if *own == 0 {
                SolverCode::BuiltIn
            } else {
                SolverCode::Own
            };
        }
        Ok(())
    }

    /// Adds runs, with one entry per run in each argument: the indices of the puzzle and the contestant; the end of
    /// the run (0: step limit, 1: solved, 2: ended without a solution, 3: time limit, 255: not run yet, ignored); and its
    /// costs in microseconds, steps and nodes.
    ///
    /// # Errors
    ///
    /// `param-range` if arguments differ in length, or refer to a puzzle or contestant that does not exist.
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
        let runs = &mut self.runs;
        let first_row = self.row_count;
        self.row_count += rows;
        let indices = puzzle.iter().zip(contestant).zip(end);
        let costs = micros.iter().zip(steps).zip(nodes);
        for (index, (((&puzzle, &contestant), &end), ((&micros, &steps), &nodes))) in
            indices.zip(costs).enumerate()
        {
            if end == PENDING {
                continue;
            }
            let are_known = (puzzle as usize) < runs.puzzles.len()
                && (contestant as usize) < runs.contestants.len();
            if !are_known {
                let text = format!("run {} is of no puzzle or no contestant", index + 1);
                return Err(error("param-range", &text));
            }
            self.rows.push(first_row + index);
            runs.puzzle.push(puzzle);
            runs.contestant.push(contestant);
            runs.end.push(match end {
                0 => RunEnd::StepLimit,
                1 => RunEnd::Solved,
                3 => RunEnd::TimeLimit,
                _ => RunEnd::Never,
            });
            runs.micros.push(micros);
            runs.steps.push(steps);
            runs.nodes.push(nodes);
        }
        Ok(())
    }

    /// Adds the ratings of the puzzles on a scale, one value per puzzle; greater values are harder, NaN is unknown.
    ///
    /// # Errors
    ///
    /// `param-range` unless there is one value per puzzle.
    pub fn add_ratings(&mut self, id: &str, name: &str, values: &[f64]) -> Result<(), Error> {
        let puzzles = self.runs.puzzles.len();
        if values.len() != puzzles {
            let text = format!("{id} has {} ratings for {puzzles} puzzles", values.len());
            return Err(error("param-range", &text));
        }
        self.runs.scales.push(ScaleValues {
            id: id.to_owned(),
            name: name.to_owned(),
            values: values.to_vec(),
        });
        Ok(())
    }

    /// The statistical summary of the runs.
    ///
    /// `options` is an object `SummaryOptions`: `measure` (`time`, `steps` or `nodes`), `by` (`set`, `givens` or
    /// `size`) and `budget` (an object with the limits `steps` and `seconds` of a run). All of them can be left out.
    /// By default, runs are measured by time and grouped by set, without a budget; `undefined` stands for these
    /// defaults.
    ///
    /// # Errors
    ///
    /// `param-type` for invalid options.
    pub fn summary(&self, options: JsValue) -> Result<JsValue, Error> {
        let SummaryRequest {
            measure,
            by,
            budget,
        } = parse_options(options)?;
        let options = SummaryOptions { measure, by };
        to_object(&experiment::Summary::of(&self.runs, &budget, options))
    }

    /// A figure as text in a format: `svg`, `tikz`, `vega-lite` or `json`; `kind` is its id. `marks` has two
    /// numbers per link: the index of a puzzle, and the row of a run or 2³² − 1 for marks of several runs; such marks link
    /// to the entry of `links`.
    ///
    /// `options` is an object `FigureOptions` with the fields of [`Figure`]: `measure`, `by`, `log`, `width`, `height`,
    /// `one`, `other`, `alone` and `words`. All of them can be left out, and so can each text of `words`; the defaults
    /// are those of [`Figure::default`], for which `undefined` stands, too. `kind` replaces a kind in the options.
    ///
    /// # Errors
    ///
    /// `param-range` for an unknown kind or format; `param-type` for invalid options, such as an unknown field.
    pub fn figure(
        &self,
        kind: &str,
        options: JsValue,
        format: &str,
        marks: &[u32],
        links: Vec<String>,
    ) -> Result<String, Error> {
        let figure_kind = FigureKind::ALL
            .into_iter()
            .find(|kind_entry| kind_entry.id() == kind);
        let kind = figure_kind
            .ok_or_else(|| error("param-range", &format!("there is no figure {kind}")))?;
        let figure = Figure {
            kind,
            ..parse_options(options)?
        };
        let mut spec = figure.spec(&self.runs);
        for (run, _) in spec.runs_mut() {
            run.run = run.run.and_then(|run| self.rows.get(run).copied());
        }
        let links: BTreeMap<[u32; 2], _> = marks.as_chunks().0.iter().copied().zip(links).collect();
        spec.link(|run, _| {
            let row = run.run.and_then(|row| u32::try_from(row).ok());
            links.get(&[run.puzzle, row.unwrap_or(NO_RUN)]).cloned()
        });
        match format {
            "svg" => Ok(spec.to_svg()),
            "tikz" => Ok(spec.to_tikz()),
            "vega-lite" => Ok(spec.to_vega_lite().to_string()),
            "json" => Ok(spec.to_json()),
            _ => Err(error(
                "param-range",
                &format!("there is no format {format} of figures"),
            )),
        }
    }
}

/// The JavaScript object `Rated`.
#[derive(Serialize)]
struct Rated {
    /// The number of puzzles with ratings.
    known: usize,
    scales: Vec<ScaleRatings>,
}

/// A scale with one rating per puzzle.
#[derive(Serialize)]
struct ScaleRatings {
    id: String,
    name: String,
    values: Vec<f64>,
}

/// Reads the ratings of puzzles from the CSV output of `lab rate`: `Rated`. `puzzles` are canonical texts, one per
/// line.
///
/// # Errors
///
/// `parse`, with the line in the message, if the CSV is invalid.
#[wasm_bindgen]
pub fn ratings(csv: &str, puzzles: &str) -> Result<JsValue, Error> {
    let ratings = Ratings::read(csv).map_err(|reason| error("parse", &reason.to_string()))?;
    let mut scales = ratings.scales();
    let rated_puzzles = (puzzles.lines()).filter(|puzzle| ratings.rate(puzzle, &mut scales));
    let rated_puzzles = rated_puzzles.count();
    to_object(&Rated {
        known: rated_puzzles,
        scales: (scales.into_iter())
            .map(|ScaleValues { id, name, values }| ScaleRatings { id, name, values })
            .collect(),
    })
}

/// The options of a summary. The struct has no `#[serde(flatten)]`, which would add conversions of arbitrary values
/// to the bindings, and the bindings of the first module must remain the same.
#[derive(Default, Deserialize)]
#[serde(default, rename = "SummaryOptions")]
struct SummaryRequest {
    measure: Measure,
    by: Grouping,
    budget: Budget,
}

/// Converts options; `undefined` stands for the defaults.
fn parse_options<T: Default + DeserializeOwned>(options: JsValue) -> Result<T, Error> {
    if options.is_undefined() {
        return Ok(T::default());
    }
    serde_wasm_bindgen::from_value(options)
        .map_err(|cause| error("param-type", &format!("options of an experiment: {cause}")))
}
