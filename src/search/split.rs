//! A run split into parts for several workers, and the merge of their findings.
//!
//! This module knows neither workers nor time. A split depends on the run alone, so each worker can
//! make the same split and the workers only exchange part numbers.

use sudoku_grid::Grid;

use crate::{Limits, Outcome, Run};

/// The maximum number of pieces of work that a part does per round in order to reach a choice: a node with
/// several options, at which the part can be split.
const MAX_SCOUT_PIECES: usize = 64;

/// The parts of a run. Their findings and counters, merged in order, equal those of the undivided run.
pub struct Split {
    parts: Vec<Part>,
}

struct Part {
    /// The part before any work was done in it.
    unstarted: Run,
    /// The part after the work done while splitting, in which it has found at most one solution.
    run: Run,
}

impl Split {
    /// The number of unfinished parts at which splitting stops; the last round may double the number. There must be
    /// many more parts than workers, because parts differ widely in size. But the number must not be too large, because
    /// each part is sent to a worker in a message.
    const MAX_LIVE_PARTS: usize = 128;
    /// The total number of parts at which splitting stops. If all options but one fail soon, parts end while
    /// they are split off, and splitting would otherwise not end.
    const MAX_PARTS: usize = 4 * Self::MAX_LIVE_PARTS;
    /// The number of successive rounds without a new part after which splitting stops. If a node takes many
    /// pieces of work, the first choice may be some rounds away.
    const MAX_IDLE_ROUNDS: usize = 64;

    /// Splits an unstarted run without limits.
    pub(crate) fn new(run: Run) -> Self {
        let mut parts = vec![Part::new(run)];
        let (mut live_parts, mut idle_rounds) = (1, 0);
        while live_parts < Self::MAX_LIVE_PARTS
            && parts.len() < Self::MAX_PARTS
            && idle_rounds < Self::MAX_IDLE_ROUNDS
        {
            let part_count = parts.len();
            let halves = |mut part: Part| {
                let later_part = part.split();
                [Some(part), later_part].into_iter().flatten()
            };
            parts = parts.into_iter().flat_map(halves).collect();
            idle_rounds = if parts.len() == part_count {
                idle_rounds + 1
            } else {
                0
            };
            live_parts = parts.iter().filter(|part| part.is_live()).count();
        }
        Self { parts }
    }

    /// The number of parts, at least one.
    #[expect(clippy::len_without_is_empty, reason = "a split is never empty")]
    pub fn len(&self) -> usize {
        self.parts.len()
    }

    /// A run of part `number`, counted from 0, with these limits.
    ///
    /// # Panics
    ///
    /// Panics if `number` is not less than [`Split::len`].
    pub fn part(&self, number: usize, limits: Limits) -> Run {
        let Part { unstarted, run } = &self.parts[number];
        let is_over_limit = limits.steps.is_some_and(|max| run.steps() >= max);
        let start = if is_over_limit { unstarted } else { run };
        start.fork().with_limits(limits)
    }
}

impl Part {
    fn new(run: Run) -> Self {
        Self {
            unstarted: run.fork(),
            run,
        }
    }

    /// Works until the search is at a choice, and splits there. Stops at a solution, so that a limit on solutions
    /// still holds.
    ///
    /// Does at least one piece of work: a new part has not taken its first option yet, and a split
    /// before that would leave one side empty.
    fn split(&mut self) -> Option<Self> {
        for _ in 0..MAX_SCOUT_PIECES {
            if !self.is_live() || self.run.found() > 0 {
                break;
            }
            self.run.advance(u64::MAX, 1);
            if self.run.found() == 0
                && let Some(later_part) = self.run.split()
            {
                return Some(Self::new(later_part));
            }
        }
        None
    }

    /// Returns `true` if the part has not ended.
    fn is_live(&self) -> bool {
        self.run.outcome().is_none()
    }
}

/// The result of a run, or of several parts of a run in order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Findings {
    /// The outcome of the run; `None` if the run was interrupted.
    pub outcome: Option<Outcome>,
    /// The number of solutions found.
    pub found: u64,
    /// The first solution; `None` if no solution was found.
    pub solution: Option<Grid>,
    /// The number of completed steps.
    pub steps: u64,
    /// The values of the counters, in the order in which the algorithm declares them.
    pub counters: Vec<u64>,
    /// The digits in the view at the end of the run.
    pub grid: Grid,
}

impl Findings {
    /// The findings of a run so far.
    pub fn of(run: &Run) -> Self {
        Self {
            outcome: run.outcome(),
            found: run.found(),
            solution: run.solution().cloned(),
            steps: run.steps(),
            counters: run.counters(),
            grid: run.grid(),
        }
    }

    /// The number of missing digits, summed over the houses of the solution, or of `grid` if there
    /// is none.
    pub fn conflicts(&self) -> u32 {
        self.solution.as_ref().unwrap_or(&self.grid).conflicts()
    }

    /// Adds the findings of the next part.
    fn add(&mut self, next: Self) {
        self.outcome = next.outcome;
        self.found = self.found.saturating_add(next.found);
        self.solution = self.solution.take().or(next.solution);
        self.steps = self.steps.saturating_add(next.steps);
        for (sum, count) in self.counters.iter_mut().zip(next.counters) {
            *sum = sum.saturating_add(count);
        }
        self.grid = next.grid;
    }
}

/// Distributes the parts of a [`Split`] and merges their findings in order, so that the sum does
/// not depend on the worker or on the time at which a part ends.
///
/// If a part did more work than the limits left for it, it is distributed again with the correct
/// limits.
#[derive(Debug)]
pub struct Merge {
    limits: Limits,
    /// The findings of each part and the limits under which it ran, until they are merged.
    waiting: Vec<Option<(Limits, Findings)>>,
    /// The number of parts that were distributed.
    distributed: usize,
    /// The number of parts that were merged.
    merged: usize,
    /// The number of a part that must be run again, with the correct limits; `None` if there is no such part.
    rerun: Option<usize>,
    /// Parts with this number or a higher one are not needed.
    needed: usize,
    sum: Option<Findings>,
    outcome: Option<Outcome>,
}

impl Merge {
    /// A merge of this number of parts, with limits for the sum.
    pub fn new(parts: usize, limits: Limits) -> Self {
        Self {
            limits,
            waiting: vec![None; parts],
            distributed: 0,
            merged: 0,
            rerun: None,
            needed: parts,
            sum: None,
            outcome: None,
        }
    }

    /// The next part and the limits for it; `None` if there is none at the moment. A later call of
    /// [`Merge::take`] may change that.
    pub fn next_part(&mut self) -> Option<(usize, Limits)> {
        if let Some(part) = self.rerun.take() {
            return Some((part, self.remaining_limits()));
        }
        (self.outcome.is_none() && self.distributed < self.needed).then(|| {
            self.distributed += 1;
            (self.distributed - 1, self.remaining_limits())
        })
    }

    /// The number of parts that are needed: workers can abandon parts with this number or a higher
    /// one.
    pub fn needed(&self) -> usize {
        self.needed
    }

    /// Receives the findings of a part that ran under the limits of [`Merge::next_part`]. The
    /// findings of an interrupted part only count in [`Merge::findings`].
    pub fn take(&mut self, part: usize, limits: Limits, findings: Findings) {
        if part >= self.needed {
            return;
        }
        if self.limits.solutions > 0 && findings.found >= self.limits.solutions {
            self.needed = part + 1;
        }
        self.waiting[part] = Some((limits, findings));
        while self.outcome.is_none() && self.merged < self.waiting.len() {
            let limits_left = self.remaining_limits();
            let has_ended = |(_, findings): &mut (_, Findings)| findings.outcome.is_some();
            let Some((limits, findings)) = self.waiting[self.merged].take_if(has_ended) else {
                return;
            };
            let is_within_limits = (limits_left.solutions == 0
                || findings.found < limits_left.solutions)
                && limits_left.steps.is_none_or(|max| findings.steps < max);
            if limits != limits_left && !is_within_limits {
                self.rerun = Some(self.merged);
                return;
            }
            let part_outcome = findings.outcome;
            match &mut self.sum {
                Some(sum) => sum.add(findings),
                None => self.sum = Some(findings),
            }
            self.merged += 1;
            self.update_outcome(part_outcome);
        }
    }

    /// The limits that remain for the next part to be merged.
    fn remaining_limits(&self) -> Limits {
        let (found, steps) = (self.sum.as_ref()).map_or((0, 0), |sum| (sum.found, sum.steps));
        Limits {
            solutions: self.limits.solutions.saturating_sub(found),
            steps: self.limits.steps.map(|max| max.saturating_sub(steps)),
        }
    }

    /// Updates the outcome of the whole run after a part with the outcome `part_outcome` has been merged.
    fn update_outcome(&mut self, part_outcome: Option<Outcome>) {
        let Some(sum) = &self.sum else { return };
        let is_limit_reached = self.limits.solutions > 0 && sum.found == self.limits.solutions;
        if let Some(Outcome::Steps | Outcome::Crashed) = part_outcome {
            self.outcome = part_outcome;
        } else if is_limit_reached || self.merged == self.waiting.len() {
            self.outcome = Some(if sum.found > 0 {
                Outcome::Solved
            } else {
                Outcome::Unsolvable
            });
        }
        if self.outcome.is_some() {
            self.needed = self.merged;
        }
    }

    /// The outcome of the whole run; `None` if it has not ended.
    pub fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// The number of parts merged so far.
    pub fn merged(&self) -> usize {
        self.merged
    }

    /// The sum of the merged parts; `None` if there is none.
    pub fn sum(&self) -> Option<&Findings> {
        self.sum.as_ref()
    }

    /// The findings of the whole run; if the run has not ended, they include parts that still wait for
    /// earlier parts. `None` if no findings were received.
    pub fn findings(mut self) -> Option<Findings> {
        if self.outcome.is_none() {
            for (_, findings) in self.waiting.into_iter().flatten() {
                match &mut self.sum {
                    Some(sum) => sum.add(findings),
                    None => self.sum = Some(findings),
                }
            }
        }
        let mut sum = self.sum?;
        sum.outcome = self.outcome;
        Some(sum)
    }
}
