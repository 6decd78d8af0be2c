//! Every step of one run as shares, which several workers compute.

use std::ops::Range;

use js_sys::{Error, Float64Array, Uint8Array};
use sudoku_search::{self as search, Parts, Refusal};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::error::error;
use crate::findings;
use crate::number::float;
use crate::run::prepared;
use crate::slice::Slicer;

/// A run, and the share of each of its steps that one of several members computes. All members
/// complete each step from the values of all, so their runs are equal to the last bit.
#[wasm_bindgen]
pub struct Member {
    run: search::Run,
    parts: Parts,
    /// How many members there are, and which of them it is.
    team: usize,
    place: usize,
    /// Values of all parts of the step under way.
    values: Vec<f64>,
    /// Parts of its share that are computed.
    computed: usize,
    slicer: Slicer,
}

/// Joins a `Setup`'s run on a puzzle in canonical text as one of so many members.
///
/// # Errors
///
/// `parse`, `box`, `clash`, `unknown-algorithm`, or what the algorithm refuses; `indivisible`.
#[wasm_bindgen]
pub fn join(
    text: &str,
    r#box: &str,
    setup: &JsValue,
    member: usize,
    members: usize,
    watched: bool,
) -> Result<Member, Error> {
    let (run, parts) = prepared(text, r#box, setup, |algorithm, position, setup| {
        let mut run = algorithm.start(position, &setup, watched)?;
        let parts = run.shared().ok_or(Refusal::Indivisible)?.parts();
        Ok((run, parts))
    })?;
    Ok(Member {
        run,
        parts,
        team: members.max(1),
        place: member,
        values: vec![0.0; parts.count * parts.values],
        computed: 0,
        slicer: Slicer::new(),
    })
}

impl Member {
    fn share_of(&self, member: usize) -> Range<usize> {
        self.parts.share(member, self.team)
    }

    /// Computes at most so many parts of its share; says whether any are left.
    fn compute_parts(&mut self, parts: u64) -> bool {
        let own = self.share_of(self.place);
        let first = own.start + self.computed;
        let parts = usize::try_from(parts).unwrap_or(usize::MAX);
        let end = own.end.min(first.saturating_add(parts));
        let mut values = std::mem::take(&mut self.values);
        let size = self.parts.values;
        if let (Some(step), Some(values)) =
            (self.run.shared(), values.get_mut(first * size..end * size))
        {
            step.compute(first, values);
        }
        self.values = values;
        self.computed = end - own.start;
        end < own.end
    }

    fn values_of(&mut self, member: usize) -> &mut [f64] {
        let (share, size) = (self.share_of(member), self.parts.values);
        self.values
            .get_mut(share.start * size..share.end * size)
            .unwrap_or_default()
    }
}

#[wasm_bindgen]
impl Member {
    /// Works by itself for at most so many milliseconds, which is for one who is the only member.
    pub fn slice(&mut self, ms: f64) {
        let run = &mut self.run;
        self.slicer.work(ms, &mut |pieces| {
            run.advance(u64::MAX, pieces);
            run.outcome().is_none()
        });
    }

    /// Computes its share of the next step for at most so many milliseconds; says whether any of it is
    /// left.
    pub fn compute(&mut self, ms: f64) -> bool {
        let mut slicer = std::mem::replace(&mut self.slicer, Slicer::new());
        let mut more = true;
        slicer.work(ms, &mut |parts| {
            more = self.compute_parts(parts);
            more
        });
        self.slicer = slicer;
        more
    }

    /// The values of its share.
    pub fn share(&mut self) -> Float64Array {
        Float64Array::from(&*self.values_of(self.place))
    }

    /// Takes the share of another member.
    ///
    /// # Errors
    ///
    /// `refused` if it is not of the right size.
    pub fn hear(&mut self, member: usize, share: &[f64]) -> Result<(), Error> {
        let values = self.values_of(member);
        if values.len() != share.len() {
            return Err(error("refused", "this is no share of the step"));
        }
        values.copy_from_slice(share);
        Ok(())
    }

    /// Completes the step, of which the shares of all are there.
    pub fn complete(&mut self) {
        self.run.complete(&self.values);
        self.computed = 0;
    }

    /// How many parts a step has.
    #[wasm_bindgen(getter)]
    pub fn parts(&self) -> usize {
        self.parts.count
    }

    /// How it ended, if it has.
    #[wasm_bindgen(getter)]
    pub fn outcome(&self) -> Option<String> {
        findings::outcome(self.run.outcome())
    }

    /// Solutions found.
    #[wasm_bindgen(getter)]
    pub fn found(&self) -> f64 {
        float(self.run.found())
    }

    /// Steps completed.
    #[wasm_bindgen(getter)]
    pub fn steps(&self) -> f64 {
        float(self.run.steps())
    }

    /// Its counts, in the order of the algorithm's counters.
    pub fn counters(&self) -> Vec<f64> {
        findings::counters(&self.run.counters())
    }

    /// The solution.
    pub fn solution(&self) -> Option<Uint8Array> {
        findings::solution(&self.run)
    }

    /// The trace, if it is watched: steps, then each series, end to end.
    pub fn trace(&self) -> Option<Float64Array> {
        let watched = self.run.trace().is_some();
        watched.then(|| findings::trace(&self.run))
    }
}
