//! Cash and Karp's method of order 5 with an error of order 4, for all candidates and clauses at once.

use super::clauses::Clauses;
use super::flow::{Flow, missing, pressed};
use super::integrate::{Progress, Sweep};
use sudoku_search::math;

const STAGES: usize = 6;

/// What of the stages before makes the place of each.
const PLACES: [[f64; STAGES - 1]; STAGES] = [
    [0.0; 5],
    [1.0 / 5.0, 0.0, 0.0, 0.0, 0.0],
    [3.0 / 40.0, 9.0 / 40.0, 0.0, 0.0, 0.0],
    [3.0 / 10.0, -9.0 / 10.0, 6.0 / 5.0, 0.0, 0.0],
    [-11.0 / 54.0, 5.0 / 2.0, -70.0 / 27.0, 35.0 / 27.0, 0.0],
    [
        1631.0 / 55_296.0,
        175.0 / 512.0,
        575.0 / 13_824.0,
        44_275.0 / 110_592.0,
        253.0 / 4096.0,
    ],
];

/// What of all stages makes the step, and the same to order 4.
const FIFTH: [f64; STAGES] = [
    37.0 / 378.0,
    0.0,
    250.0 / 621.0,
    125.0 / 594.0,
    0.0,
    512.0 / 1771.0,
];
const FOURTH: [f64; STAGES] = [
    2825.0 / 27_648.0,
    0.0,
    18_575.0 / 48_384.0,
    13_525.0 / 55_296.0,
    277.0 / 14_336.0,
    1.0 / 4.0,
];

/// No step is longer.
const LONGEST: f64 = 1.0;

/// A step under way.
#[derive(Clone, Debug, Default)]
pub(super) struct RungeKutta {
    stage: usize,
    /// Whether the slopes of the stage are next, and not its place.
    slopes: bool,
    sweep: Sweep,
    level: Track,
    pair: Track,
    demand: Track,
}

/// Numbers that the step moves.
#[derive(Clone, Debug, Default)]
struct Track {
    /// Where the stage is; after the last one, where the step ends.
    place: Vec<f64>,
    slope: [Vec<f64>; STAGES],
}

impl Track {
    fn fit(&mut self, len: usize) {
        self.place.resize(len, 0.0);
        self.slope
            .iter_mut()
            .for_each(|slope| slope.resize(len, 0.0));
    }

    /// What a combination of slopes comes to.
    #[inline]
    fn sum(&self, shares: &[f64], at: usize) -> f64 {
        let slopes = shares.iter().zip(&self.slope);
        slopes.map(|(share, slope)| share * slope[at]).sum()
    }

    /// Moves some to where the stage is, or the step ends.
    #[inline]
    fn go(&mut self, from: &[f64], range: std::ops::Range<usize>, shares: &[f64], step: f64) {
        for at in range {
            self.place[at] = from[at] + step * self.sum(shares, at);
        }
    }

    /// The greatest difference of the two orders, each beside what it is of.
    fn error(&self, step: f64, of: Option<&[f64]>) -> f64 {
        let shares: [f64; STAGES] = std::array::from_fn(|stage| FIFTH[stage] - FOURTH[stage]);
        let errors = (0..self.place.len()).map(|at| {
            let error = (step * self.sum(&shares, at)).abs();
            // Too long a step may leave the numbers there are.
            if self.place[at].is_finite() && error.is_finite() {
                of.map_or(error, |of| error / of[at])
            } else {
                f64::INFINITY
            }
        });
        errors.fold(0.0, f64::max)
    }

    fn heap_bytes(&self) -> usize {
        let slopes = self.slope.iter().map(|slope| size_of_val(&**slope));
        size_of_val(&*self.place) + slopes.sum::<usize>()
    }
}

impl RungeKutta {
    /// Goes on with a step.
    pub(super) fn advance(
        &mut self,
        clauses: &Clauses,
        flow: &mut Flow,
        tolerance: f64,
    ) -> Progress {
        self.sweep.begin();
        loop {
            let Some(range) = self.sweep.next(clauses) else {
                return Progress::Partly;
            };
            let stage = self.stage;
            if self.slopes {
                for at in range {
                    self.slope(clauses, stage, at);
                }
                if self.sweep.is_over(clauses) {
                    let out = clauses
                        .demands()
                        .map(|members| missing(members, &self.level.place));
                    let slope = self.demand.slope[stage].iter_mut();
                    for ((slope, out), pressure) in slope.zip(out).zip(&self.demand.place) {
                        *slope = out * pressure;
                    }
                    (self.slopes, self.stage) = (false, stage + 1);
                }
                continue;
            }
            if range.start == 0 && stage == 0 {
                self.level.fit(flow.level.len());
                self.pair.fit(flow.pair.len());
                self.demand.fit(flow.demand.len());
            }
            let shares = PLACES
                .get(stage)
                .map_or(&FIFTH[..], |shares| &shares[..stage]);
            for at in range.clone() {
                let (_, pairs) = clauses.pairs_of(at);
                self.pair.go(&flow.pair, pairs, shares, flow.step);
            }
            self.level.go(&flow.level, range, shares, flow.step);
            if self.sweep.is_over(clauses) {
                let demands = 0..flow.demand.len();
                self.demand.go(&flow.demand, demands, shares, flow.step);
                self.slopes = true;
                if stage == STAGES {
                    (self.slopes, self.stage) = (false, 0);
                    return self.judge(flow, tolerance);
                }
            }
        }
    }

    /// How fast a candidate and its pairs move at a stage.
    #[inline]
    fn slope(&mut self, clauses: &Clauses, stage: usize, at: usize) {
        let level = &self.level.place;
        let (up, down) = pressed(clauses, at, level, &self.pair.place, &self.demand.place);
        self.level.slope[stage][at] = up * (1.0 - level[at]) - down * level[at];
        let (others, pairs) = clauses.pairs_of(at);
        for (&(other, _), number) in others.iter().zip(pairs) {
            let both = level[at] * level[usize::from(other)];
            self.pair.slope[stage][number] = both * self.pair.place[number];
        }
    }

    /// Takes the step if its error is small enough, and says how long the next one is to be.
    fn judge(&mut self, flow: &mut Flow, tolerance: f64) -> Progress {
        let error = (self.level.error(flow.step, None))
            .max(self.pair.error(flow.step, Some(&flow.pair)))
            .max(self.demand.error(flow.step, Some(&flow.demand)));
        let longer = 0.9 * math::pow(tolerance / error.max(1e-15), 0.2);
        if error > tolerance {
            flow.step *= longer.max(0.2);
            return Progress::Refused;
        }
        flow.time += flow.step;
        for (level, place) in flow.level.iter_mut().zip(&self.level.place) {
            // Rounding aside, the flow never leaves these bounds.
            *level = place.clamp(0.0, 1.0);
        }
        flow.pair.clone_from(&self.pair.place);
        flow.demand.clone_from(&self.demand.place);
        flow.step = (flow.step * longer.min(3.0)).min(LONGEST);
        flow.relieve();
        Progress::Moved
    }

    pub(super) fn heap_bytes(&self) -> usize {
        self.level.heap_bytes() + self.pair.heap_bytes() + self.demand.heap_bytes()
    }
}
