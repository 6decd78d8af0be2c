//! Where a trajectory is: how far each candidate is in, and how hard each clause presses.
//!
//! With `x = (1 + s) / 2` in place of the spins `s` of Ercsey-Ravasz and Toroczkai, a pair that excludes each other is
//! violated by `x y` and a demand by the product of `1 − x` over its members. Then
//! `dx/dt = up (1 − x) − down x`, where neither `up` nor `down` depends on `x` itself.

use rand::RngExt as _;
use sudoku_search::{Rng, math};

use super::clauses::Clauses;

/// The greatest pressure that is kept. Long before it, candidates follow at once whatever the scale.
const MOST: f64 = 1e100;
/// What all pressures are multiplied with when one is greater.
const RELIEF: f64 = 1e-50;

/// It.
#[derive(Clone, Debug)]
pub(crate) struct Flow {
    /// Of each candidate, from 0, out, to 1, in.
    pub(super) level: Vec<f64>,
    /// Of each pair that excludes each other.
    pub(super) pair: Vec<f64>,
    /// Of each demand.
    pub(super) demand: Vec<f64>,
    /// Time since the start.
    pub(super) time: f64,
    /// The length of the next step.
    pub(super) step: f64,
    /// How often pressures were relieved.
    reliefs: u32,
}

impl Flow {
    /// Candidates anywhere, and all clauses alike.
    pub(super) fn new(clauses: &Clauses, rng: &mut Rng) -> Self {
        Self {
            level: (clauses.candidates().iter())
                .map(|_| rng.random())
                .collect(),
            pair: vec![1.0; clauses.pair_count()],
            demand: vec![1.0; clauses.demand_count()],
            time: 0.0,
            // The first one is so short that it does not matter that pressures begin half a step late.
            step: 0.001,
            reliefs: 0,
        }
    }

    /// How much all that presses a candidate presses it in, and how much it presses it out.
    #[inline]
    pub(super) fn pressed(&self, clauses: &Clauses, candidate: usize) -> (f64, f64) {
        pressed(clauses, candidate, &self.level, &self.pair, &self.demand)
    }

    /// Whether exactly one candidate of each demand is more in than out.
    pub(super) fn is_solved(&self, clauses: &Clauses) -> bool {
        let chosen = |members: &[u16]| {
            let levels = members.iter().map(|&at| self.level[usize::from(at)]);
            levels.filter(|level| *level > 0.5).count()
        };
        let all = self.level.iter().filter(|level| **level > 0.5).count();
        all == clauses.blanks() && clauses.demands().all(|members| chosen(members) == 1)
    }

    /// Clauses that would not be met if each candidate were in or out, whichever it is more.
    pub(super) fn unmet(&self, clauses: &Clauses) -> usize {
        let is_in = |at: u16| self.level[usize::from(at)] > 0.5;
        let demands = clauses.demands();
        let demands = demands.filter(|members| !members.iter().any(|&at| is_in(at)));
        let pairs = (0..clauses.candidates().len()).filter(|&at| self.level[at] > 0.5);
        let pairs = pairs.map(|at| {
            let (others, _) = clauses.pairs_of(at);
            others.iter().filter(|(other, _)| is_in(*other)).count()
        });
        demands.count() + pairs.sum::<usize>()
    }

    /// The natural logarithm of the greatest pressure.
    pub(super) fn log_pressure(&self) -> f64 {
        let greatest = self.pair.iter().chain(&self.demand).copied();
        math::ln(greatest.fold(1e-300, f64::max)) - f64::from(self.reliefs) * math::ln(RELIEF)
    }

    /// Keeps pressures within what a number can be.
    pub(super) fn relieve(&mut self) {
        let pressures = || self.pair.iter().chain(&self.demand);
        if pressures().all(|pressure| *pressure < MOST) {
            return;
        }
        for pressure in self.pair.iter_mut().chain(&mut self.demand) {
            // What was nothing would never press again.
            *pressure = (*pressure * RELIEF).max(f64::MIN_POSITIVE);
        }
        self.reliefs += 1;
    }

    pub(super) fn heap_bytes(&self) -> usize {
        size_of_val(&*self.level) + size_of_val(&*self.pair) + size_of_val(&*self.demand)
    }
}

/// How much all that presses a candidate presses it in, and how much it presses it out.
#[inline]
pub(super) fn pressed(
    clauses: &Clauses,
    candidate: usize,
    level: &[f64],
    pair: &[f64],
    demand: &[f64],
) -> (f64, f64) {
    let mut down = 0.0;
    for &(other, number) in clauses.excluded_by(candidate) {
        let level = level[usize::from(other)];
        down += pair[number as usize] * (level * level);
    }
    let mut up = 0.0;
    for (number, members) in clauses.demands_of(candidate) {
        let mut missing = 1.0;
        for &member in members {
            let member = usize::from(member);
            missing *= if member == candidate {
                1.0
            } else {
                1.0 - level[member]
            };
        }
        up += demand[number] * (missing * missing);
    }
    (0.5 * up, 0.5 * down)
}

/// How far a demand is from being met.
#[inline]
pub(super) fn missing(members: &[u16], level: &[f64]) -> f64 {
    let out = members
        .iter()
        .map(|&member| 1.0 - level[usize::from(member)]);
    out.product()
}
