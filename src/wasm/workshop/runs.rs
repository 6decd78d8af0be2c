//! Many runs of any algorithms, a slice at a time.

use js_sys::{Array, Error, Float64Array, Object, Uint8Array, Uint32Array};
use serde::Serialize;
use sudoku_grid::{Grid, Position, Shape};
use sudoku_search::{self as search, CounterSpec, Refusal, Task, are_puzzles};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::error::{error, plain, set};
use crate::number::float;
use crate::puzzle::{parsed, shape_of};
use crate::run::setup_of;
use crate::slice::{Slicer, now};

/// Many runs under way.
#[wasm_bindgen]
pub struct Runs {
    under_way: search::Runs<'static>,
    shape: Shape,
    /// One for each setup: a piece of one takes another time than a piece of another.
    slicers: Vec<Slicer>,
    /// What each setup counts.
    counters: Vec<&'static [CounterSpec]>,
    /// Why each setup cannot run whatever the puzzle, if so.
    refusals: Vec<Option<Refusal>>,
    /// Of those that ended since they were taken last, in microseconds.
    micros: Vec<f64>,
    /// Milliseconds spent on the run in hand.
    spent: f64,
    /// Milliseconds at most for each.
    most: f64,
    /// Milliseconds for which one that took less is repeated.
    repeat: f64,
    /// All, and how many of them have ended.
    tasks: Vec<Task>,
    ended: usize,
}

/// Why something did not run.
#[derive(Serialize)]
struct Refused {
    code: &'static str,
    message: String,
}

impl Refused {
    fn of(refusal: &Refusal) -> Self {
        Self {
            code: refusal.code(),
            message: refusal.to_string(),
        }
    }
}

/// Prepares runs of `Setup`s on puzzles, which are a byte a cell, 0 for a blank, end to end, or, if
/// there are any, canonical texts. A task is three numbers: which of the setups, which of the puzzles,
/// and the seed in place of the setup's. One that took less than `repeat` milliseconds is done again for as long, and
/// its time is that of one of them: clocks are coarse. What comes of it is the same each time.
///
/// # Errors
///
/// `unknown-algorithm`, `param-type` or `param-range` for a setup; `box` or `parse` for the puzzles;
/// `refused` if a task is of none of them.
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
    let setups = (setups.iter().map(|setup| setup_of(&setup))).collect::<Result<Vec<_>, _>>()?;
    let puzzles = if texts.is_empty() {
        positions(shape, bytes)?
    } else {
        let parsed = texts.into_iter().map(|text| parsed(&text, r#box));
        parsed
            .map(|parsed| Ok(parsed?.position().ok()))
            .collect::<Result<_, Error>>()?
    };
    let tasks = (tasks.as_chunks().0.iter())
        .map(|[setup, puzzle, seed]| Task {
            setup: *setup as usize,
            puzzle: *puzzle as usize,
            seed: *seed,
        })
        .collect::<Vec<_>>();
    if (tasks.iter()).any(|task| task.setup >= setups.len() || task.puzzle >= puzzles.len()) {
        return Err(error("refused", "a task is of no setup or no puzzle"));
    }
    Ok(Runs {
        shape,
        slicers: setups.iter().map(|_| Slicer::new()).collect(),
        counters: setups.iter().map(|(of, _)| of.counters()).collect(),
        refusals: (setups.iter())
            .map(|(of, setup)| of.check(setup, shape).err())
            .collect(),
        under_way: search::Runs::new(setups, puzzles, tasks.clone()),
        micros: Vec::new(),
        spent: 0.0,
        most,
        // One that was given up may never end.
        repeat: if repeat < most { repeat } else { 0.0 },
        tasks,
        ended: 0,
    })
}

/// The puzzles of bytes at their start; none where givens clash.
fn positions(shape: Shape, bytes: &[u8]) -> Result<Vec<Option<Position>>, Error> {
    are_puzzles(shape, bytes).map_err(|cause| error("box", &cause.to_string()))?;
    let grids = bytes.chunks_exact(shape.cells());
    let grids = grids.filter_map(|digits| Grid::new(shape, digits.to_vec()));
    Ok(grids.map(|grid| Position::new(&grid).ok()).collect())
}

#[wasm_bindgen]
impl Runs {
    /// Does the next run of a setup for about so many milliseconds and throws it away, again and again:
    /// an engine compiles code when it first runs, which is not to count as the time of a run.
    pub fn rehearse(&self, setup: usize, ms: f64) {
        let begin = now();
        let mut slicer = Slicer::new();
        while now() - begin < ms
            && let Some(mut run) = self.under_way.rehearsal(setup)
        {
            slicer.work(ms, &mut |pieces| {
                run.advance(u64::MAX, pieces);
                run.outcome().is_none()
            });
        }
    }

    /// Works until all have ended or so many milliseconds are over.
    pub fn slice(&mut self, ms: f64) {
        let begin = now();
        let mut mark = begin;
        while let Some(task) = self.under_way.first() {
            let Self {
                under_way,
                slicers,
                micros,
                spent,
                most,
                repeat,
                ..
            } = self;
            let Some(slicer) = slicers.get_mut(task.setup) else {
                return;
            };
            // The next run alone, but for what of others fits into its last call.
            let mut alone = (*repeat > 0.0).then(Slicer::new);
            let slicer = alone.as_mut().unwrap_or(slicer);
            let before = under_way.ended();
            // Where runs are short and of several setups, none is to be taken for slow at the end.
            let left = (ms - (mark - begin)).max(ms / 8.0);
            slicer.work(left, &mut |pieces| {
                under_way.advance(pieces, &mut || {
                    let time = now();
                    micros.push((*spent + time - mark) * 1000.0);
                    (*spent, mark) = (0.0, time);
                });
                let time = now();
                *spent += time - mark;
                mark = time;
                if *spent > *most && under_way.give_up() {
                    micros.push(*spent * 1000.0);
                    *spent = 0.0;
                }
                under_way
                    .first()
                    .is_some_and(|next| next.setup == task.setup)
                    && (*repeat <= 0.0 || under_way.ended() == before)
            });
            let next = self.under_way.first();
            let go_on = if self.repeat > 0.0 {
                self.repeat_short();
                // Not time of the run that is in hand.
                mark = now();
                next.is_some()
            } else {
                next.is_some_and(|next| next.setup != task.setup)
            };
            if !go_on || mark - begin >= ms {
                return;
            }
        }
    }

    /// Times the short ones again that ended since it was called last. A slice takes longer by that.
    fn repeat_short(&mut self) {
        let from = self.ended;
        self.ended = self.under_way.ended();
        let before = self.micros.len().saturating_sub(self.ended - from);
        for (at, place) in (from..self.ended).zip(before..) {
            if let Some(&task) = self.tasks.get(at)
                && (self.micros.get(place)).is_some_and(|micros| *micros < self.repeat * 1000.0)
                && let Some(timed) = self.time(task)
                && let Some(micros) = self.micros.get_mut(place)
            {
                *micros = timed;
            }
        }
    }

    /// The microseconds of one of as many repeats as the time is enough for; none where there is no run.
    fn time(&self, task: Task) -> Option<f64> {
        let begin = now();
        let (mut batch, mut repeats) = (1_u32, 0.0);
        loop {
            for _ in 0..batch {
                let mut run = self.under_way.again(task)?;
                run.advance(u64::MAX, u64::MAX);
            }
            repeats += f64::from(batch);
            let spent = now() - begin;
            if spent >= self.repeat {
                return Some(spent * 1000.0 / repeats);
            }
            batch *= 2;
        }
    }

    /// How many have not ended.
    #[wasm_bindgen(getter)]
    pub fn left(&self) -> usize {
        self.under_way.left()
    }

    /// `RunsPart`, of the runs that ended since this was called last.
    ///
    /// # Errors
    ///
    /// Never, unless the bindings are broken.
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
                *place = float(*count);
            }
            if let Some(refusal) = &record.refused {
                refused.push((at, Refused::of(refusal)));
            }
        }
        let numbers = |of: &dyn Fn(&search::Record) -> f64| -> JsValue {
            let all: Vec<_> = records.iter().map(of).collect();
            Float64Array::from(all.as_slice()).into()
        };
        let conflicts: Vec<_> = records.iter().map(search::Record::conflicts).collect();
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
        set(&part, "found", &numbers(&|record| float(record.found)));
        set(&part, "steps", &numbers(&|record| float(record.steps)));
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
