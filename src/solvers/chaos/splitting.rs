//! Splitting: one candidate after the other, each exactly as the others stand, there and back.

use super::clauses::Clauses;
use super::flow::{Flow, missing};
use super::integrate::{Progress, Sweep};

/// No step is longer: pressures would grow by too much while candidates stand still.
const LONGEST: f64 = 0.25;

/// A step under way.
#[derive(Clone, Debug, Default)]
pub(super) struct Splitting {
    pass: Pass,
    sweep: Sweep,
    /// Where the candidates were.
    before: Vec<f64>,
    /// How far the first half of the step moved each.
    moved: Vec<f64>,
    /// How far the halves differ, of the candidate for which they do so most.
    error: f64,
    /// How much later pressures are to be than they are.
    late: f64,
}

#[derive(Clone, Copy, Debug, Default)]
enum Pass {
    #[default]
    Forth,
    Back,
    Press,
}

impl Splitting {
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
            match self.pass {
                Pass::Forth => {
                    if range.start == 0 {
                        self.before.clone_from(&flow.level);
                        self.moved.resize(flow.level.len(), 0.0);
                    }
                    for at in range {
                        self.moved[at] = relax(clauses, flow, at, 0.5 * flow.step);
                    }
                    if self.sweep.is_over(clauses) {
                        (self.pass, self.error) = (Pass::Back, 0.0);
                    }
                }
                Pass::Back => {
                    let last = flow.level.len();
                    for at in range.map(|at| last - 1 - at) {
                        let moved = relax(clauses, flow, at, 0.5 * flow.step);
                        self.error = self.error.max((moved - self.moved[at]).abs());
                    }
                    if self.sweep.is_over(clauses) {
                        if let Some(progress) = self.judge(flow, tolerance) {
                            return progress;
                        }
                        self.pass = Pass::Press;
                    }
                }
                Pass::Press => {
                    for at in range {
                        press(clauses, flow, at, self.late);
                    }
                    if self.sweep.is_over(clauses) {
                        for (members, pressure) in clauses.demands().zip(&mut flow.demand) {
                            *pressure *= growth(self.late * missing(members, &flow.level));
                        }
                        flow.relieve();
                        self.pass = Pass::Forth;
                        return Progress::Moved;
                    }
                }
            }
        }
    }

    /// Takes the step if its halves differ little enough, else takes it back, and says how long the
    /// next one is to be: the difference grows with the square.
    fn judge(&mut self, flow: &mut Flow, tolerance: f64) -> Option<Progress> {
        let longer = (0.9 * (tolerance / self.error.max(1e-12)).sqrt()).clamp(0.2, 2.0);
        if self.error > 2.0 * tolerance {
            flow.level.clone_from(&self.before);
            flow.step *= longer;
            self.pass = Pass::Forth;
            return Some(Progress::Refused);
        }
        flow.time += flow.step;
        let next = (longer * flow.step).min(LONGEST);
        // From the middle of this step to the middle of the next.
        self.late = 0.5 * (flow.step + next);
        flow.step = next;
        None
    }

    pub(super) fn heap_bytes(&self) -> usize {
        size_of_val(&*self.before) + size_of_val(&*self.moved)
    }
}

/// Lets one candidate follow what presses it for so long; returns how far it moved.
#[inline]
fn relax(clauses: &Clauses, flow: &mut Flow, at: usize, time: f64) -> f64 {
    let (up, down) = flow.pressed(clauses, at);
    // The exact way to `up / (up + down)` needs e to the power −z; 1 / (1 + z + z² / 2) keeps to the order,
    // the bounds and the end.
    let z = time * (up + down);
    let half = 1.0 + 0.5 * z;
    let before = flow.level[at];
    // Rounding may lead out of the bounds.
    let level = ((before + time * up * half) / (1.0 + z * half)).min(1.0);
    flow.level[at] = level;
    level - before
}

/// Lets the pressure of the pairs that a candidate is the first of grow for so long.
#[inline]
fn press(clauses: &Clauses, flow: &mut Flow, at: usize, time: f64) {
    let (others, pairs) = clauses.pairs_of(at);
    let own = time * flow.level[at];
    for (&(other, _), pressure) in others.iter().zip(&mut flow.pair[pairs]) {
        *pressure *= growth(own * flow.level[usize::from(other)]);
    }
}

/// `e` to a power of at most a quarter, to five digits.
#[inline]
fn growth(z: f64) -> f64 {
    1.0 + z * (1.0 + z * (0.5 + z * (1.0 / 6.0 + z * (1.0 / 24.0))))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn growth_is_the_exponential() {
        for z in [0.0, 0.01, 0.1, LONGEST] {
            assert!(
                (growth(z) - sudoku_search::math::exp(z)).abs() < 1e-5,
                "{z}"
            );
        }
    }
}
