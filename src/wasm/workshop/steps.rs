//! One run whose steps are computed by several workers.

use std::ops::Range;

use js_sys::{Error, Float64Array, Uint8Array};
use sudoku_search::{self as search, Parts, StartError};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::error::error;
use crate::findings;
use crate::number::to_number;
use crate::run::with_setup;
use crate::slice::Slicer;

/// One of several workers on the same run. Each member computes a share of every step and completes the step from
/// the values of all members, so their copies of the run are equal to the last bit.
#[wasm_bindgen]
pub struct Member {
    run: search::Run,
    parts: Parts,
    /// The number of members.
    members: usize,
    /// The index of this member, from 0.
    index: usize,
    /// The values of all parts of the current step.
    values: Vec<f64>,
    /// The number of parts of this member's share of the current step that have been computed.
    parts_computed: usize,
    slicer: Slicer,
}

/// Starts a run of a `Setup` on a puzzle in canonical text as the member with index `member` of `members`.
/// The run records a trace if `watched` is `true`.
///
/// # Errors
///
/// `parse` if the text is not a puzzle, `box` if `box` is not a valid size of a box, `clash` if givens conflict.
/// `indivisible` if the steps of the run cannot be divided into parts. `unknown-algorithm` if no algorithm has the id,
/// `refused` if the setup is malformed, `param-type` or `param-range` if one of its numbers is not an integer or out of
/// range; otherwise the code with which the algorithm refuses the setup.
#[wasm_bindgen]
pub fn join(
    text: &str,
    r#box: &str,
    setup: &JsValue,
    member: usize,
    members: usize,
    watched: bool,
) -> Result<Member, Error> {
    let (run, parts) = with_setup(text, r#box, setup, |algorithm, position, setup| {
        let mut run = algorithm.start(position, &setup, watched)?;
        let parts = run.shared().ok_or(StartError::Indivisible)?.parts();
        Ok((run, parts))
    })?;
    Ok(Member {
        run,
        parts,
        members: members.max(1),
        index: member,
        values: vec![0.0; parts.count * parts.values],
        parts_computed: 0,
        slicer: Slicer::new(),
    })
}

impl Member {
    /// The range of parts of each step that a member computes.
    fn share_of(&self, member: usize) -> Range<usize> {
        self.parts.share(member, self.members)
    }

    /// Computes at most `parts` further parts of this member's share; returns `true` if any are left.
    fn compute_parts(&mut self, parts: u64) -> bool {
        let share = self.share_of(self.index);
        let first_part = share.start + self.parts_computed;
        let parts = usize::try_from(parts).unwrap_or(usize::MAX);
        let end_part = share.end.min(first_part.saturating_add(parts));
        let mut values = std::mem::take(&mut self.values);
        let values_per_part = self.parts.values;
        if let (Some(step), Some(values)) = (
            self.run.shared(),
            values.get_mut(first_part * values_per_part..end_part * values_per_part),
        ) {
            step.compute(first_part, values);
        }
        self.values = values;
        self.parts_computed = end_part - share.start;
        end_part < share.end
    }

    /// The values of a member's share; empty for an invalid index.
    fn values_of(&mut self, member: usize) -> &mut [f64] {
        let (share, values_per_part) = (self.share_of(member), self.parts.values);
        self.values
            .get_mut(share.start * values_per_part..share.end * values_per_part)
            .unwrap_or_default()
    }
}

#[wasm_bindgen]
impl Member {
    /// Advances the run for at most about `ms` milliseconds. Valid only if this member is the only one.
    pub fn run_for(&mut self, ms: f64) {
        let run = &mut self.run;
        self.slicer.work(ms, &mut |pieces| {
            run.advance(u64::MAX, pieces);
            run.outcome().is_none()
        });
    }

    /// Computes this member's share of the next step for at most about `ms` milliseconds; returns `true` if any of it
    /// is left.
    pub fn compute(&mut self, ms: f64) -> bool {
        let mut slicer = std::mem::replace(&mut self.slicer, Slicer::new());
        let mut is_unfinished = true;
        slicer.work(ms, &mut |parts| {
            is_unfinished = self.compute_parts(parts);
            is_unfinished
        });
        self.slicer = slicer;
        is_unfinished
    }

    /// The values of this member's share.
    pub fn share(&mut self) -> Float64Array {
        Float64Array::from(&*self.values_of(self.index))
    }

    /// Receives the values of another member's share.
    ///
    /// # Errors
    ///
    /// `refused` if the number of values differs from the size of that member's share.
    pub fn receive_share(&mut self, member: usize, share: &[f64]) -> Result<(), Error> {
        let values = self.values_of(member);
        if values.len() != share.len() {
            return Err(error("refused", "the share has the wrong size"));
        }
        values.copy_from_slice(share);
        Ok(())
    }

    /// Completes the step. All shares must have been computed or received.
    pub fn complete(&mut self) {
        self.run.complete(&self.values);
        self.parts_computed = 0;
    }

    /// The number of parts of a step.
    #[wasm_bindgen(getter)]
    pub fn parts(&self) -> usize {
        self.parts.count
    }

    /// The id of the outcome, once the run has ended.
    #[wasm_bindgen(getter)]
    pub fn outcome(&self) -> Option<String> {
        findings::outcome(self.run.outcome())
    }

    /// The number of solutions found.
    #[wasm_bindgen(getter)]
    pub fn found(&self) -> f64 {
        to_number(self.run.found())
    }

    /// The number of steps completed.
    #[wasm_bindgen(getter)]
    pub fn steps(&self) -> f64 {
        to_number(self.run.steps())
    }

    /// The counters, in the order in which the algorithm declares them.
    pub fn counters(&self) -> Vec<f64> {
        findings::counters(&self.run.counters())
    }

    /// The first solution found, one byte per cell; `undefined` if there is none.
    pub fn solution(&self) -> Option<Uint8Array> {
        findings::solution(&self.run)
    }

    /// The trace, if the run records one: the column of steps, then a column per series, concatenated.
    pub fn trace(&self) -> Option<Float64Array> {
        let is_recorded = self.run.trace().is_some();
        is_recorded.then(|| findings::trace(&self.run))
    }
}
