//! Runs.

use js_sys::{Array, Error, Float32Array, Float64Array, Object, Reflect, Uint8Array};
use sudoku_grid::Position;
use sudoku_search::{self as search, Algorithm, Refusal, Setup, Timeline, Trace, View, Visits};
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast as _, JsValue};

use crate::error::{error, plain, refused};
use crate::findings;
use crate::number::{MOST, float, step, whole};
use crate::picture::{closer, told};
use crate::puzzle::position;
use crate::registry::find;
use crate::slice::{Slicer, now};

/// A run on its timeline. It is asked what it shows only after [`Run::draw`].
#[wasm_bindgen]
pub struct Run {
    timeline: Timeline,
    /// The run before its first step, to be repeated.
    start: search::Run,
    view: View,
    slicer: Slicer,
    /// Where it has been, once that was asked.
    visits: Option<Visits>,
}

/// A property of a `Setup`, unless it is missing; `read` takes it as what it must be. By hand, since with the
/// deserializer of `serde-wasm-bindgen` the first module is 165.4 kB instead of 147.8, gzipped.
fn property<T>(
    setup: &JsValue,
    key: &str,
    read: impl FnOnce(&JsValue) -> Option<T>,
) -> Result<Option<T>, Error> {
    match held(setup, key)? {
        Some(value) => read(&value).map(Some).ok_or_else(|| malformed(key)),
        None => Ok(None),
    }
}

/// Apart, so that there is one of it and not one for each type.
#[inline(never)]
fn held(setup: &JsValue, key: &str) -> Result<Option<JsValue>, Error> {
    let value = Reflect::get(setup, &key.into()).map_err(|_| malformed(key))?;
    Ok(Some(value).filter(|value| !value.is_undefined() && !value.is_null()))
}

#[inline(never)]
fn malformed(key: &str) -> Error {
    error("refused", &format!("the setup is malformed: {key}"))
}

/// The properties of an object, all of them text.
fn texts(object: &JsValue) -> Option<Vec<(String, String)>> {
    let entries = Object::entries(object.dyn_ref()?);
    let text = |entry: &JsValue, at| Array::from(entry).get(at).as_string();
    entries
        .iter()
        .map(|entry| Some((text(&entry, 0)?, text(&entry, 1)?)))
        .collect()
}

/// Starts to run a `Setup` on a puzzle in canonical text.
///
/// # Errors
///
/// `parse`, `box`, `clash`, `unknown-algorithm`, or what the algorithm refuses.
#[wasm_bindgen]
pub fn start(text: &str, r#box: &str, setup: &JsValue) -> Result<Run, Error> {
    let run = prepared(text, r#box, setup, |algorithm, position, setup| {
        algorithm.start(position, &setup, true)
    })?;
    Ok(Run {
        start: run.fork(),
        view: View::new(run.puzzle().shape()),
        timeline: Timeline::new(run),
        slicer: Slicer::new(),
        visits: None,
    })
}

/// What `make` makes of a `Setup` and a puzzle in canonical text.
pub(crate) fn prepared<T>(
    text: &str,
    r#box: &str,
    setup: &JsValue,
    make: impl FnOnce(&dyn Algorithm, &Position, Setup) -> Result<T, Refusal>,
) -> Result<T, Error> {
    let (algorithm, setup) = setup_of(setup)?;
    make(algorithm, &position(text, r#box)?, setup).map_err(|cause| refused(&cause))
}

/// A `Setup`, and the algorithm it is of.
pub(crate) fn setup_of(setup: &JsValue) -> Result<(&'static dyn Algorithm, Setup), Error> {
    let word = |key| property(setup, key, JsValue::as_string);
    let number = |key| property(setup, key, JsValue::as_f64);
    let missing = || malformed("algorithm");
    let algorithm = named(&word("algorithm")?.ok_or_else(missing)?)?;
    let seed = whole("seed", number("seed")?, u32::MAX.into())?.unwrap_or(0);
    let setup = Setup {
        preset: word("preset")?,
        params: property(setup, "params", texts)?.unwrap_or_default(),
        seed: u32::try_from(seed).unwrap_or_default(),
        solutions: whole("solutions", number("solutions")?, MOST)?.unwrap_or(1),
        max_steps: whole("maxSteps", number("maxSteps")?, MOST)?,
        ..algorithm.setup()
    };
    Ok((algorithm, setup))
}

/// The algorithm of that name.
pub(crate) fn named(id: &str) -> Result<&'static dyn Algorithm, Error> {
    find(id).ok_or_else(|| error("unknown-algorithm", &format!("there is no algorithm {id}")))
}

fn narrow(pieces: u64) -> u32 {
    u32::try_from(pieces).unwrap_or(u32::MAX)
}

impl Run {
    /// Does the whole run again, so many times; returns the milliseconds taken.
    fn repeat(&self, times: u32) -> f64 {
        let begin = now();
        for _ in 0..times {
            self.start.fork().advance(u64::MAX, u64::MAX);
        }
        now() - begin
    }
}

#[wasm_bindgen]
impl Run {
    /// Works until so many steps are complete, the run ends, or so many pieces of work are done;
    /// returns the pieces used.
    pub fn advance(&mut self, target: f64, pieces: u32) -> u32 {
        narrow(self.timeline.advance(step(target), pieces.into()))
    }

    /// Works until so many steps are complete, the run ends, or so many milliseconds are over;
    /// returns the microseconds taken. One copy a slice is enough to look back.
    pub fn slice(&mut self, target: f64, ms: f64) -> f64 {
        let (timeline, target) = (&mut self.timeline, step(target));
        let copied = timeline.copied();
        self.slicer.work(ms, &mut |pieces| {
            if timeline.copied() == copied {
                timeline.advance(target, pieces);
            } else {
                timeline.advance_without_copy(target, pieces);
            }
            let head = timeline.head();
            head.outcome().is_none() && head.steps() < target
        })
    }

    /// Turns to a moment; `Infinity` is the latest.
    pub fn seek(&mut self, moment: f64) {
        self.timeline.seek(step(moment));
    }

    /// Reruns up to so many pieces towards the moment sought; returns the pieces used.
    pub fn approach(&mut self, pieces: u32) -> u32 {
        narrow(self.timeline.approach(pieces.into()))
    }

    /// Reruns towards the moment sought for at most so many milliseconds.
    pub fn approach_for(&mut self, ms: f64) {
        let timeline = &mut self.timeline;
        if timeline.is_seeking() {
            self.slicer.work(ms, &mut |pieces| {
                timeline.approach(pieces);
                timeline.is_seeking()
            });
        }
    }

    /// Does so many pieces of the run and throws them away. An engine compiles code when it first
    /// runs, which is not to count as the time of the run.
    pub fn rehearse(&self, pieces: u32) {
        Timeline::new(self.start.fork()).advance(u64::MAX, pieces.into());
    }

    /// Looks ahead for so many milliseconds, and throws away what it did: the steps it came to, and
    /// whether the run ended there (1) or not (0). The first pieces are done however busy the machine is.
    pub fn foresee(&self, ms: f64) -> Vec<f64> {
        const AT_LEAST: u64 = 64;
        let mut ahead = self.start.fork();
        ahead.advance(u64::MAX, AT_LEAST);
        Slicer::new().work(ms, &mut |pieces| {
            ahead.advance(u64::MAX, pieces);
            ahead.outcome().is_none()
        });
        vec![
            float(ahead.steps()),
            f64::from(u8::from(ahead.outcome().is_some())),
        ]
    }

    /// Repeats the whole run, at first so many times, then twice as many until that takes so many
    /// milliseconds: the microseconds that one takes, and how many were timed; nothing if it has not
    /// ended.
    pub fn measure(&self, ms: f64, times: u32) -> Option<Vec<f64>> {
        self.timeline.head().outcome()?;
        let mut times = times.max(1);
        loop {
            let took = self.repeat(times);
            if took >= ms || times > u32::MAX / 2 {
                return Some(vec![took * 1000.0 / f64::from(times), times.into()]);
            }
            times *= 2;
        }
    }

    /// Counts for at most so many milliseconds how often each cell has changed its digit up to the
    /// moment shown; how far that came, [`Run::visited`] says.
    pub fn visits(&mut self, ms: f64) -> Vec<u32> {
        let moment = self.timeline.shown().steps();
        let begun = (self.visits.take()).filter(|visits| visits.steps() <= moment);
        let mut visits = begun.unwrap_or_else(|| Visits::new(self.start.fork()));
        Slicer::new().work(ms, &mut |pieces| visits.advance(moment, pieces));
        let changes = visits.changes().to_vec();
        self.visits = Some(visits);
        changes
    }

    /// Steps over which changes were counted.
    #[wasm_bindgen(getter)]
    pub fn visited(&self) -> f64 {
        float(self.visits.as_ref().map_or(0, Visits::steps))
    }

    /// Steps completed.
    #[wasm_bindgen(getter)]
    pub fn steps(&self) -> f64 {
        float(self.timeline.head().steps())
    }

    /// Solutions found.
    #[wasm_bindgen(getter)]
    pub fn found(&self) -> f64 {
        float(self.timeline.head().found())
    }

    /// How it ended, if it has.
    #[wasm_bindgen(getter)]
    pub fn outcome(&self) -> Option<String> {
        findings::outcome(self.timeline.head().outcome())
    }

    /// The step shown.
    #[wasm_bindgen(getter)]
    pub fn shown(&self) -> f64 {
        float(self.timeline.shown().steps())
    }

    /// Whether what is shown is older than what was sought.
    #[wasm_bindgen(getter)]
    pub fn seeking(&self) -> bool {
        self.timeline.is_seeking()
    }

    /// Solutions found until the step shown.
    #[wasm_bindgen(getter)]
    pub fn shown_found(&self) -> f64 {
        float(self.timeline.shown().found())
    }

    /// Draws the moment shown.
    pub fn draw(&mut self) {
        self.timeline.shown().view(&mut self.view);
    }

    /// The digit in each cell, 0 for none.
    pub fn digits(&self) -> Uint8Array {
        Uint8Array::from(self.view.digits.as_slice())
    }

    /// How far each digit is held possible in each cell.
    pub fn weights(&self) -> Float32Array {
        Float32Array::from(self.view.weights.as_slice())
    }

    /// Missing digits over the houses of the grid drawn.
    pub fn conflicts(&self) -> u32 {
        self.view.grid().conflicts()
    }

    /// Counts at the moment shown, in the order of the algorithm's counters.
    pub fn counters(&self) -> Vec<f64> {
        findings::counters(&self.timeline.shown().counters())
    }

    /// The trace of the whole run: steps, then each series, end to end.
    pub fn trace(&self) -> Float64Array {
        findings::trace(self.timeline.head())
    }

    /// How long each column of the trace is.
    pub fn samples(&self) -> usize {
        self.timeline.head().trace().map_or(0, Trace::len)
    }

    /// What the last step before the moment shown did: `Explanation | null`.
    ///
    /// # Errors
    ///
    /// Never, unless the bindings are broken.
    pub fn explanation(&self) -> Result<JsValue, Error> {
        match self.timeline.shown().explain() {
            Some(explanation) => told(&explanation, self.view.shape()),
            None => plain(&()),
        }
    }

    /// The lines of the pseudo-code that the step before the moment shown went through, from 1.
    pub fn lines(&self) -> Uint8Array {
        Uint8Array::from(self.timeline.shown().lines().as_slice())
    }

    /// A closer look at the moment shown: `Detail`.
    ///
    /// # Errors
    ///
    /// Never, unless the bindings are broken.
    pub fn detail(&self) -> Result<JsValue, Error> {
        closer(self.timeline.shown().detail())
    }

    /// The first solution found.
    pub fn solution(&self) -> Option<Uint8Array> {
        findings::solution(self.timeline.head())
    }
}
