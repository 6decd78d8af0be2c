//! Many runs of any algorithms in time slices.

use js_sys::{Array, Error, Float64Array, Object, Uint8Array, Uint32Array};
use serde::Serialize;
use sudoku_grid::{Grid, Position, Shape};
use sudoku_runner::{RunSchedule, RunTimes};
use sudoku_search::{CounterSpec, RunQueue, RunRecord, RunTask, StartError, check_puzzles};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::error::{error, set, to_object};
use crate::message::MessageObject;
use crate::number::to_number;
use crate::puzzle::{parse_canonical, shape_of};
use crate::run::parse_setup;
use crate::slice::{PerformanceClock, duration, micros};

/// A list of runs that are made in time slices.
#[wasm_bindgen]
pub struct Runs {
    schedule: RunSchedule<'static, PerformanceClock>,
    shape: Shape,
    /// The counters that the algorithm of each setup declares.
    counters: Vec<&'static [CounterSpec]>,
    /// For each setup, the reason why it cannot run on any puzzle; `None` if it can.
    refusals: Vec<Option<StartError>>,
}

/// The reason why a run was refused.
#[derive(Serialize)]
struct RefusalObject {
    code: &'static str,
    message: String,
    i18n: MessageObject,
}

impl RefusalObject {
    fn of(refusal: &StartError) -> Self {
        Self {
            code: refusal.code(),
            message: refusal.to_string(),
            i18n: MessageObject::of(&refusal.message(), Shape::NINE),
        }
    }
}

/// Prepares runs of `Setup`s on puzzles. The puzzles are the canonical texts `texts` or, if there are none, the
/// concatenated grids `bytes` of one byte per cell, 0 for a blank. `tasks` has three numbers per run: the index of
/// the setup, the index of the puzzle, and the seed, which replaces the seed of the setup. A run is stopped after
/// `max_ms` milliseconds. A run that took less than `repeat` milliseconds is repeated for that time, and its time is
/// the mean of the repetitions, because clocks are coarse; its findings are the same each time.
///
/// # Errors
///
/// `unknown-algorithm` if no algorithm has the id of a setup, `param-type` or `param-range` if a number of a setup is
/// invalid; `parse` if a puzzle cannot be read, `box` if a box size is invalid; `refused` if a setup is malformed, or a
/// task refers to a setup or puzzle that does not exist.
#[wasm_bindgen]
pub fn runs(
    setups: &Array,
    r#box: &str,
    bytes: &[u8],
    texts: Vec<String>,
    tasks: &[u32],
    max_ms: f64,
    repeat: f64,
) -> Result<Runs, Error> {
    let shape = shape_of(r#box)?;
    let setups = (setups.iter().map(|setup| parse_setup(&setup))).collect::<Result<Vec<_>, _>>()?;
    let puzzles = if texts.is_empty() {
        positions(shape, bytes)?
    } else {
        let parsed = texts.into_iter().map(|text| parse_canonical(&text, r#box));
        parsed
            .map(|parsed| Ok(parsed?.position().ok()))
            .collect::<Result<_, Error>>()?
    };
    let tasks = (tasks.as_chunks().0.iter())
        .map(|[setup, puzzle, seed]| RunTask {
            setup: *setup as usize,
            puzzle: *puzzle as usize,
            seed: *seed,
        })
        .collect::<Vec<_>>();
    if (tasks.iter()).any(|task| task.setup >= setups.len() || task.puzzle >= puzzles.len()) {
        return Err(error("refused", "a task has an unknown setup or puzzle"));
    }
    let times = RunTimes {
        max_time: duration(max_ms),
        repeat_for: duration(repeat),
    };
    Ok(Runs {
        shape,
        counters: setups
            .iter()
            .map(|(algorithm, _)| algorithm.counters())
            .collect(),
        refusals: (setups.iter())
            .map(|(algorithm, setup)| algorithm.check(setup, shape).err())
            .collect(),
        schedule: RunSchedule::new(
            PerformanceClock,
            RunQueue::new(setups, puzzles, tasks),
            times,
        ),
    })
}

/// The initial positions of concatenated grids; `None` for a grid with conflicting givens.
fn positions(shape: Shape, bytes: &[u8]) -> Result<Vec<Option<Position>>, Error> {
    check_puzzles(shape, bytes).map_err(|cause| error("box", &cause.to_string()))?;
    let grids = bytes.chunks_exact(shape.cells());
    let grids = grids.filter_map(|digits| Grid::new(shape, digits.to_vec()));
    Ok(grids.map(|grid| Position::new(&grid).ok()).collect())
}

#[wasm_bindgen]
impl Runs {
    /// Warms up: repeats the next run of a setup for about `ms` milliseconds and discards the results. JavaScript
    /// engines compile code on its first execution, and that time must not count as time of a run.
    pub fn warm_up(&self, setup: usize, ms: f64) {
        self.schedule.warm_up(setup, duration(ms));
    }

    /// Advances runs until all have ended or about `ms` milliseconds have passed.
    pub fn run_for(&mut self, ms: f64) {
        self.schedule.advance(duration(ms));
    }

    /// The number of runs that have not ended.
    #[wasm_bindgen(getter)]
    pub fn left(&self) -> usize {
        self.schedule.remaining()
    }

    /// Removes and returns the runs that ended since the last call, as the JavaScript object `RunsPart`.
    ///
    /// # Errors
    ///
    /// `refused` if a value cannot be serialized, which is a defect of the bindings.
    pub fn take(&mut self) -> Result<JsValue, Error> {
        let (records, times) = self.schedule.take();
        let micros: Vec<_> = times.into_iter().map(micros).collect();
        let cells = self.shape.cells();
        let max_counters = (self.counters.iter().map(|counters| counters.len()))
            .max()
            .unwrap_or(0);
        let outcomes = Array::new();
        let mut solutions = vec![0; records.len() * cells];
        let mut counters = vec![f64::NAN; records.len() * max_counters];
        let mut refused_runs = Vec::new();
        let rows = (records.iter())
            .zip(solutions.chunks_exact_mut(cells))
            .enumerate();
        for (index, (record, solution)) in rows {
            outcomes.push(&record.outcome.id().into());
            if let Some(grid) = record.grid.as_ref().filter(|_| record.solved) {
                solution.copy_from_slice(grid.digits());
            }
            let slots = counters.iter_mut().skip(index * max_counters);
            for (slot, count) in slots.zip(&record.counters) {
                *slot = to_number(*count);
            }
            if let Some(refusal) = &record.refused {
                refused_runs.push((index, RefusalObject::of(refusal)));
            }
        }
        let column = |value: &dyn Fn(&RunRecord) -> f64| -> JsValue {
            let values: Vec<_> = records.iter().map(value).collect();
            Float64Array::from(values.as_slice()).into()
        };
        let conflicts: Vec<_> = records.iter().map(RunRecord::conflicts).collect();
        let blanks: Vec<_> = (records.iter())
            .map(|record| u32::try_from(record.blanks()).unwrap_or(u32::MAX))
            .collect();
        let counter_ids: Vec<Vec<_>> = (self.counters.iter())
            .map(|counters| counters.iter().map(|counter| counter.id).collect())
            .collect();
        let refusals: Vec<_> = (self.refusals.iter())
            .map(|refusal| refusal.as_ref().map(RefusalObject::of))
            .collect();
        let part = Object::new();
        set(&part, "outcomes", &outcomes);
        set(&part, "found", &column(&|record| to_number(record.found)));
        set(&part, "steps", &column(&|record| to_number(record.steps)));
        set(&part, "micros", &Float64Array::from(micros.as_slice()));
        set(&part, "conflicts", &Uint32Array::from(conflicts.as_slice()));
        set(&part, "blanks", &Uint32Array::from(blanks.as_slice()));
        set(&part, "counters", &Float64Array::from(counters.as_slice()));
        set(&part, "solutions", &Uint8Array::from(solutions.as_slice()));
        set(&part, "counted", &to_object(&counter_ids)?);
        set(&part, "refusals", &to_object(&refusals)?);
        set(&part, "refused", &to_object(&refused_runs)?);
        Ok(part.into())
    }
}
