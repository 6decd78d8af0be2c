//! Many runs of any algorithms in time slices.

use js_sys::{Array, Error, Float64Array, Object, Uint8Array, Uint32Array};
use serde::Serialize;
use sudoku_grid::{Grid, Position, Shape};
use sudoku_search::{self as search, CounterSpec, RunTask, StartError, check_puzzles};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::error::{error, plain, set};
use crate::number::to_number;
use crate::puzzle::{parse_canonical, shape_of};
use crate::run::parse_setup;
use crate::slice::{Slicer, now};

/// Many runs, some of which have ended.
#[wasm_bindgen]
pub struct Runs {
    under_way: search::RunQueue<'static>,
    shape: Shape,
    /// One slicer per setup, because a piece of work takes a different time for each setup.
    slicers: Vec<Slicer>,
    /// The counters of each setup.
    counters: Vec<&'static [CounterSpec]>,
    /// For each setup, the reason why it cannot run on any puzzle; `None` if it can.
    refusals: Vec<Option<StartError>>,
    /// The times of the runs that ended since the last call of [`Runs::take`], in microseconds.
    micros: Vec<f64>,
    /// The time spent on the current run, in milliseconds.
    spent: f64,
    /// The time limit of a run, in milliseconds.
    max_ms: f64,
    /// A run that took less is repeated for this time, in milliseconds; 0: no run is repeated.
    repeat_ms: f64,
    /// All runs, in order.
    tasks: Vec<RunTask>,
    /// The number of runs whose times are final.
    ended: usize,
}

/// The reason why a run was refused.
#[derive(Serialize)]
struct Refused {
    code: &'static str,
    message: String,
}

impl Refused {
    fn of(refusal: &StartError) -> Self {
        Self {
            code: refusal.code(),
            message: refusal.to_string(),
        }
    }
}

/// Prepares runs of `Setup`s on puzzles. The puzzles are the canonical texts `texts` or, if there are none, the
/// concatenated grids `bytes` of one byte per cell, 0 for a blank. `tasks` has three numbers per run: the index of
/// the setup, the index of the puzzle, and the seed, which replaces that of the setup. A run is given up after
/// `most` milliseconds. A run that took less than `repeat` milliseconds is repeated for that time, and its time is
/// the mean of the repetitions, because clocks are coarse; its findings are the same each time.
///
/// # Errors
///
/// `unknown-algorithm`, `param-type` or `param-range` for a setup; `box` or `parse` for the puzzles; `refused` if
/// a task has an index without a setup or puzzle.
#[wasm_bindgen]
pub fn runs(
    setups: &Array,
    r#box: &str,
    bytes: &[u8],
    texts: Vec<String>,
    tasks: &[u32],
    most: f64,
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
    Ok(Runs {
        shape,
        slicers: setups.iter().map(|_| Slicer::new()).collect(),
        counters: setups.iter().map(|(of, _)| of.counters()).collect(),
        refusals: (setups.iter())
            .map(|(of, setup)| of.check(setup, shape).err())
            .collect(),
        under_way: search::RunQueue::new(setups, puzzles, tasks.clone()),
        micros: Vec::new(),
        spent: 0.0,
        max_ms: most,
        // A run that was given up may never end, so it must not be repeated.
        repeat_ms: if repeat < most { repeat } else { 0.0 },
        tasks,
        ended: 0,
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
    pub fn rehearse(&self, setup: usize, ms: f64) {
        let begin = now();
        let mut slicer = Slicer::new();
        while now() - begin < ms
            && let Some(mut run) = self.under_way.warm_up_run(setup)
        {
            slicer.work(ms, &mut |pieces| {
                run.advance(u64::MAX, pieces);
                run.outcome().is_none()
            });
        }
    }

    /// Advances runs until all have ended or about `ms` milliseconds are over.
    pub fn slice(&mut self, ms: f64) {
        let begin = now();
        let mut last = begin;
        while let Some(task) = self.under_way.first() {
            let Self {
                under_way,
                slicers,
                micros,
                spent,
                max_ms,
                repeat_ms,
                ..
            } = self;
            let Some(slicer) = slicers.get_mut(task.setup) else {
                return;
            };
            // With repetitions, each run has its own slicer, so that few runs share a clock read.
            let mut alone = (*repeat_ms > 0.0).then(Slicer::new);
            let slicer = alone.as_mut().unwrap_or(slicer);
            let before = under_way.ended();
            // A minimum time, so that the slicer does not take a short rest of the slice for slow pieces.
            let left = (ms - (last - begin)).max(ms / 8.0);
            slicer.work(left, &mut |pieces| {
                under_way.advance(pieces, &mut || {
                    let time = now();
                    micros.push((*spent + time - last) * 1000.0);
                    (*spent, last) = (0.0, time);
                });
                let time = now();
                *spent += time - last;
                last = time;
                if *spent > *max_ms && under_way.time_out() {
                    micros.push(*spent * 1000.0);
                    *spent = 0.0;
                }
                under_way
                    .first()
                    .is_some_and(|next| next.setup == task.setup)
                    && (*repeat_ms <= 0.0 || under_way.ended() == before)
            });
            let next = self.under_way.first();
            let continues = if self.repeat_ms > 0.0 {
                self.repeat_short();
                // The time of repetitions does not count for the current run.
                last = now();
                next.is_some()
            } else {
                next.is_some_and(|next| next.setup != task.setup)
            };
            if !continues || last - begin >= ms {
                return;
            }
        }
    }

    /// Repeats the short runs that ended since the last call to measure their times. This prolongs the slice.
    fn repeat_short(&mut self) {
        let from = self.ended;
        self.ended = self.under_way.ended();
        let before = self.micros.len().saturating_sub(self.ended - from);
        for (at, place) in (from..self.ended).zip(before..) {
            if let Some(&task) = self.tasks.get(at)
                && (self.micros.get(place)).is_some_and(|micros| *micros < self.repeat_ms * 1000.0)
                && let Some(timed) = self.time(task)
                && let Some(micros) = self.micros.get_mut(place)
            {
                *micros = timed;
            }
        }
    }

    /// Repeats a run for [`Runs::repeat_ms`] and returns the microseconds per repetition; `None` if the run is refused.
    fn time(&self, task: RunTask) -> Option<f64> {
        let begin = now();
        let (mut batch, mut repeats) = (1_u32, 0.0);
        loop {
            for _ in 0..batch {
                let mut run = self.under_way.rerun(task)?;
                run.advance(u64::MAX, u64::MAX);
            }
            repeats += f64::from(batch);
            let spent = now() - begin;
            if spent >= self.repeat_ms {
                return Some(spent * 1000.0 / repeats);
            }
            batch *= 2;
        }
    }

    /// The number of runs that have not ended.
    #[wasm_bindgen(getter)]
    pub fn left(&self) -> usize {
        self.under_way.left()
    }

    /// `RunsPart`: the runs that ended since the last call.
    ///
    /// # Errors
    ///
    /// `refused` if a value cannot be serialized, which is a defect of the bindings.
    pub fn take(&mut self) -> Result<JsValue, Error> {
        let records = self.under_way.take();
        let micros = std::mem::take(&mut self.micros);
        let cells = self.shape.cells();
        let width = (self.counters.iter().map(|counters| counters.len()))
            .max()
            .unwrap_or(0);
        let outcomes = Array::new();
        let mut solutions = vec![0; records.len() * cells];
        let mut counters = vec![f64::NAN; records.len() * width];
        let mut refused = Vec::new();
        let rows = (records.iter())
            .zip(solutions.chunks_exact_mut(cells))
            .enumerate();
        for (at, (record, solution)) in rows {
            outcomes.push(&record.outcome.id().into());
            if let Some(grid) = record.grid.as_ref().filter(|_| record.solved) {
                solution.copy_from_slice(grid.digits());
            }
            let places = counters.iter_mut().skip(at * width);
            for (place, count) in places.zip(&record.counters) {
                *place = to_number(*count);
            }
            if let Some(refusal) = &record.refused {
                refused.push((at, Refused::of(refusal)));
            }
        }
        let numbers = |of: &dyn Fn(&search::RunRecord) -> f64| -> JsValue {
            let all: Vec<_> = records.iter().map(of).collect();
            Float64Array::from(all.as_slice()).into()
        };
        let conflicts: Vec<_> = records.iter().map(search::RunRecord::conflicts).collect();
        let blanks: Vec<_> = (records.iter())
            .map(|record| u32::try_from(record.blanks()).unwrap_or(u32::MAX))
            .collect();
        let counted: Vec<Vec<_>> = (self.counters.iter())
            .map(|counters| counters.iter().map(|counter| counter.id).collect())
            .collect();
        let refusals: Vec<_> = (self.refusals.iter())
            .map(|refusal| refusal.as_ref().map(Refused::of))
            .collect();
        let part = Object::new();
        set(&part, "outcomes", &outcomes);
        set(&part, "found", &numbers(&|record| to_number(record.found)));
        set(&part, "steps", &numbers(&|record| to_number(record.steps)));
        set(&part, "micros", &Float64Array::from(micros.as_slice()));
        set(&part, "conflicts", &Uint32Array::from(conflicts.as_slice()));
        set(&part, "blanks", &Uint32Array::from(blanks.as_slice()));
        set(&part, "counters", &Float64Array::from(counters.as_slice()));
        set(&part, "solutions", &Uint8Array::from(solutions.as_slice()));
        set(&part, "counted", &plain(&counted)?);
        set(&part, "refusals", &plain(&refusals)?);
        set(&part, "refused", &plain(&refused)?);
        Ok(part.into())
    }
}
