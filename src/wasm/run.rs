//! A run of an algorithm with its timeline, and the conversion of setups.

use js_sys::{Array, Error, Float32Array, Float64Array, Object, Reflect, Uint8Array};
use sudoku_grid::Position;
use sudoku_runner::repeat_for;
use sudoku_search::{
    self as search, Algorithm, ChangeCounts, Setup, StartError, Timeline, Trace, View,
};
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast as _, JsValue};

use crate::error::{error, to_object};
use crate::findings;
use crate::message::start_error;
use crate::number::{MAX_SAFE_INTEGER, integer, saturating_count, to_number};
use crate::picture::{detail_object, explanation_object};
use crate::puzzle::{position, shape_of};
use crate::registry::find;
use crate::slice::{PerformanceClock, Slicer, duration, micros};

/// A run with a timeline, which can show any past step. The getters for digits, weights and conflicts return
/// the state at the last call of [`Run::capture`].
#[wasm_bindgen]
pub struct Run {
    timeline: Timeline,
    /// The run before its first step, from which repetitions are forked.
    start: search::Run,
    /// The digits and weights of the last [`Run::capture`].
    view: View,
    slicer: Slicer,
    /// The counts of [`Run::visits`]; `None` before its first call.
    visits: Option<ChangeCounts>,
}

/// Reads a property of a `Setup` with `read`; `None` if the property is missing. A `Setup` is read property by
/// property, because the deserializer of `serde-wasm-bindgen` would enlarge the first module from 147.8 kB to 165.4 kB,
/// gzipped.
///
/// # Errors
///
/// `refused` if `read` returns `None`.
fn parse_property<T>(
    setup: &JsValue,
    key: &str,
    read: impl FnOnce(&JsValue) -> Option<T>,
) -> Result<Option<T>, Error> {
    match setup_property(setup, key)? {
        Some(value) => read(&value).map(Some).ok_or_else(|| malformed_setup(key)),
        None => Ok(None),
    }
}

/// A property of a `Setup`; `None` if the property is missing, `undefined` or `null`. This part of `parse_property` is
/// not generic, so that it is compiled once rather than for every type.
#[inline(never)]
fn setup_property(setup: &JsValue, key: &str) -> Result<Option<JsValue>, Error> {
    let value = Reflect::get(setup, &key.into()).map_err(|_| malformed_setup(key))?;
    Ok(Some(value).filter(|value| !value.is_undefined() && !value.is_null()))
}

/// The error of a property with the wrong type.
#[inline(never)]
fn malformed_setup(key: &str) -> Error {
    error("refused", &format!("the setup is malformed: {key}"))
}

/// The keys and values of an object whose values are all strings; `None` for any other object.
fn text_entries(object: &JsValue) -> Option<Vec<(String, String)>> {
    let entries = Object::entries(object.dyn_ref()?);
    let element_text = |entry: &JsValue, at| Array::from(entry).get(at).as_string();
    entries
        .iter()
        .map(|entry| Some((element_text(&entry, 0)?, element_text(&entry, 1)?)))
        .collect()
}

/// Starts a run of a `Setup` on a puzzle in canonical text.
///
/// # Errors
///
/// `parse` if the text is not a puzzle, `box` if `box` is not a valid size of a box, `clash` if givens conflict.
/// `unknown-algorithm` if no algorithm has the id, `refused` if the setup is malformed, `param-type` or `param-range`
/// if one of its numbers is not an integer or out of range; otherwise the code with which the algorithm refuses the
/// setup.
#[wasm_bindgen]
pub fn start(text: &str, r#box: &str, setup: &JsValue) -> Result<Run, Error> {
    let run = with_setup(text, r#box, setup, |algorithm, position, setup| {
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

/// Calls `make` with the algorithm and the setup of a `Setup`, and the position of a puzzle in canonical text.
pub(crate) fn with_setup<T>(
    text: &str,
    r#box: &str,
    setup: &JsValue,
    make: impl FnOnce(&dyn Algorithm, &Position, Setup) -> Result<T, StartError>,
) -> Result<T, Error> {
    let (algorithm, setup) = parse_setup(setup)?;
    make(algorithm, &position(text, r#box)?, setup).map_err(|cause| start_error(&cause))
}

/// Converts a `Setup` and finds its algorithm.
///
/// # Errors
///
/// `unknown-algorithm` if no algorithm has the id, `refused` if the id is missing or a property has the wrong type,
/// `param-type` or `param-range` if a number is not an integer or out of range.
pub(crate) fn parse_setup(setup: &JsValue) -> Result<(&'static dyn Algorithm, Setup), Error> {
    let text_property = |key| parse_property(setup, key, JsValue::as_string);
    let number_property = |key| parse_property(setup, key, JsValue::as_f64);
    let missing_algorithm = || malformed_setup("algorithm");
    let algorithm = algorithm_by_id(&text_property("algorithm")?.ok_or_else(missing_algorithm)?)?;
    let seed = integer("seed", number_property("seed")?, u32::MAX.into())?.unwrap_or(0);
    let setup = Setup {
        preset: text_property("preset")?,
        params: parse_property(setup, "params", text_entries)?.unwrap_or_default(),
        seed: u32::try_from(seed).unwrap_or_default(),
        solutions: integer("solutions", number_property("solutions")?, MAX_SAFE_INTEGER)?
            .unwrap_or(1),
        max_steps: integer("maxSteps", number_property("maxSteps")?, MAX_SAFE_INTEGER)?,
        ..algorithm.setup()
    };
    Ok((algorithm, setup))
}

/// Returns `true` if a `Setup` can run in this module on grids with such boxes: its algorithm and all
/// algorithms that its parameters name are here, and the setup is valid for the shape.
#[wasm_bindgen]
pub fn takes(setup: &JsValue, r#box: &str) -> bool {
    let checked = parse_setup(setup).and_then(|(algorithm, setup)| {
        let capabilities = algorithm.check(&setup, shape_of(r#box)?);
        capabilities.map_err(|cause| start_error(&cause))
    });
    checked.is_ok()
}

/// The algorithm with the id, or the error `unknown-algorithm`.
pub(crate) fn algorithm_by_id(id: &str) -> Result<&'static dyn Algorithm, Error> {
    find(id).ok_or_else(|| error("unknown-algorithm", &format!("there is no algorithm {id}")))
}

/// Converts a count to 32 bits; greater counts become `u32::MAX`.
fn saturating_u32(count: u64) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}

#[wasm_bindgen]
impl Run {
    /// Advances until `target` steps are complete, the run ends, or `pieces` pieces of work are done; returns the
    /// number of pieces done.
    pub fn advance(&mut self, target: f64, pieces: u32) -> u32 {
        saturating_u32(
            self.timeline
                .advance(saturating_count(target), pieces.into()),
        )
    }

    /// Advances until `target` steps are complete, the run ends, or about `ms` milliseconds have passed; returns
    /// the time taken in microseconds. Stores at most one copy of the run for seeking.
    pub fn run_for(&mut self, target: f64, ms: f64) -> f64 {
        let (timeline, target) = (&mut self.timeline, saturating_count(target));
        let previous_checkpoint = timeline.latest_checkpoint();
        self.slicer.work(ms, &mut |pieces| {
            if timeline.latest_checkpoint() == previous_checkpoint {
                timeline.advance(target, pieces);
            } else {
                timeline.advance_without_checkpoint(target, pieces);
            }
            let head = timeline.head();
            head.outcome().is_none() && head.steps() < target
        })
    }

    /// Selects the step to show; `Infinity` is the latest. [`Run::replay_for`] may be needed to reach it.
    pub fn seek(&mut self, moment: f64) {
        self.timeline.seek(saturating_count(moment));
    }

    /// Recomputes steps from the nearest stored copy of the run towards the selected step, for at most `pieces` bounded
    /// pieces of work. Returns the number of pieces done; fewer if the step is reached.
    pub fn replay(&mut self, pieces: u32) -> u32 {
        saturating_u32(self.timeline.replay(pieces.into()))
    }

    /// Recomputes steps towards the selected step, for at most about `ms` milliseconds.
    pub fn replay_for(&mut self, ms: f64) {
        let timeline = &mut self.timeline;
        if timeline.is_seeking() {
            self.slicer.work(ms, &mut |pieces| {
                timeline.replay(pieces);
                timeline.is_seeking()
            });
        }
    }

    /// Warms up: runs `pieces` pieces of a copy and discards it. JavaScript engines compile code on its first
    /// execution, and that time must not count as time of the run.
    pub fn warm_up(&self, pieces: u32) {
        Timeline::new(self.start.fork()).advance(u64::MAX, pieces.into());
    }

    /// Runs a copy of the run from the start for about `ms` milliseconds and discards it. Returns the number of
    /// steps completed, and 1 if the copy ended, otherwise 0. A minimum of work is done even on a busy machine.
    pub fn peek(&self, ms: f64) -> Vec<f64> {
        const MIN_PIECES: u64 = 64;
        let mut copy = self.start.fork();
        copy.advance(u64::MAX, MIN_PIECES);
        Slicer::new().work(ms, &mut |pieces| {
            copy.advance(u64::MAX, pieces);
            copy.outcome().is_none()
        });
        vec![
            to_number(copy.steps()),
            f64::from(u8::from(copy.outcome().is_some())),
        ]
    }

    /// Measures the time of the run as far as it has come: repeats it `times` times, then twice as often until the
    /// repetitions take at least `ms` milliseconds. Returns the time per repetition in microseconds and the number of
    /// repetitions in the last round; `undefined` at step 0 of a run that has not ended.
    pub fn measure(&self, ms: f64, times: u32) -> Option<Vec<f64>> {
        let head = self.timeline.head();
        let target = match head.outcome() {
            Some(_) => u64::MAX, // Ending may take work after the last step.
            None => Some(head.steps()).filter(|&steps| steps > 0)?,
        };
        let repetitions = repeat_for(&PerformanceClock, duration(ms), times, &mut || {
            self.start.fork().advance(target, u64::MAX);
            Some(())
        })?;
        let times = f64::from(repetitions.times);
        Some(vec![micros(repetitions.total) / times, times])
    }

    /// Counts, for at most about `ms` milliseconds, how often the digit of each cell has changed up to the step
    /// shown. [`Run::visited`] is the number of steps counted so far.
    pub fn visits(&mut self, ms: f64) -> Vec<u32> {
        let target = self.timeline.shown().steps();
        let started_visits = (self.visits.take()).filter(|visits| visits.steps() <= target);
        let mut visits = started_visits.unwrap_or_else(|| ChangeCounts::new(self.start.fork()));
        Slicer::new().work(ms, &mut |pieces| visits.advance(target, pieces));
        let changes = visits.changes().to_vec();
        self.visits = Some(visits);
        changes
    }

    /// The number of steps over which [`Run::visits`] has counted changes.
    #[wasm_bindgen(getter)]
    pub fn visited(&self) -> f64 {
        to_number(self.visits.as_ref().map_or(0, ChangeCounts::steps))
    }

    /// The number of steps completed.
    #[wasm_bindgen(getter)]
    pub fn steps(&self) -> f64 {
        to_number(self.timeline.head().steps())
    }

    /// The number of solutions found.
    #[wasm_bindgen(getter)]
    pub fn found(&self) -> f64 {
        to_number(self.timeline.head().found())
    }

    /// The id of the outcome, once the run has ended.
    #[wasm_bindgen(getter)]
    pub fn outcome(&self) -> Option<String> {
        findings::outcome(self.timeline.head().outcome())
    }

    /// The number of the step shown.
    #[wasm_bindgen(getter)]
    pub fn shown(&self) -> f64 {
        to_number(self.timeline.shown().steps())
    }

    /// Returns `true` if the step shown is earlier than the selected step.
    #[wasm_bindgen(getter)]
    pub fn seeking(&self) -> bool {
        self.timeline.is_seeking()
    }

    /// The number of solutions found up to the step shown.
    #[wasm_bindgen(getter)]
    pub fn shown_found(&self) -> f64 {
        to_number(self.timeline.shown().found())
    }

    /// Copies the digits and weights of the step shown for [`Run::digits`], [`Run::weights`] and [`Run::conflicts`].
    pub fn capture(&mut self) {
        self.timeline.shown().view(&mut self.view);
    }

    /// The digit in each cell, 0 for a blank, as of the last [`Run::capture`].
    pub fn digits(&self) -> Uint8Array {
        Uint8Array::from(self.view.digits.as_slice())
    }

    /// The weight of each digit in each cell, cell by cell, as of the last [`Run::capture`].
    pub fn weights(&self) -> Float32Array {
        Float32Array::from(self.view.weights.as_slice())
    }

    /// The number of digits missing from houses, summed over all houses, as of the last [`Run::capture`].
    pub fn conflicts(&self) -> u32 {
        self.view.grid().conflicts()
    }

    /// The counters at the step shown, in the order in which the algorithm declares them.
    pub fn counters(&self) -> Vec<f64> {
        findings::counters(&self.timeline.shown().counters())
    }

    /// The trace of the whole run: the column of steps, then a column per series, concatenated.
    pub fn trace(&self) -> Float64Array {
        findings::trace(self.timeline.head())
    }

    /// The length of each column of the trace.
    pub fn samples(&self) -> usize {
        self.timeline.head().trace().map_or(0, Trace::len)
    }

    /// The explanation of the step shown, an `Explanation`, or `null` if there is none.
    ///
    /// # Errors
    ///
    /// `refused` if the value cannot be serialized, which is a defect of the bindings.
    pub fn explanation(&self) -> Result<JsValue, Error> {
        match self.timeline.shown().explain() {
            Some(explanation) => explanation_object(&explanation, self.view.shape()),
            None => to_object(&()),
        }
    }

    /// The numbers, from 1, of the lines of pseudo-code that were executed in the step that is shown.
    pub fn lines(&self) -> Uint8Array {
        Uint8Array::from(self.timeline.shown().executed_lines().as_slice())
    }

    /// Details of the search state at the step shown, as a `Detail`.
    ///
    /// # Errors
    ///
    /// `refused` if the value cannot be serialized, which is a defect of the bindings.
    pub fn detail(&self) -> Result<JsValue, Error> {
        detail_object(self.timeline.shown().detail())
    }

    /// The first solution found, one byte per cell; `undefined` if there is none.
    pub fn solution(&self) -> Option<Uint8Array> {
        findings::solution(self.timeline.head())
    }
}
