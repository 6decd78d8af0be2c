//! The anytime performance of contestants: the best state that a run has reached after each number of steps and within
//! each time, from the traces of an experiment.
//!
//! The quality of a state is its distance from a solution, such as the number of conflicts left. Run lengths are
//! counted in steps plus 1 for the initial state, and called *evaluations*, as in COCO and `IOHprofiler`, although a step may
//! evaluate many states. The fixed-target view asks how long a contestant needs to reach a target distance, the fixed-budget
//! view which distance it reaches within a budget.

mod csv;
mod ioh;
mod markdown;
mod quality;
mod report;

use std::collections::BTreeMap;

use sudoku_search::Outcome;
use sudoku_stats::RunTime;

pub use ioh::IohFile;
pub use quality::{Quality, TraceRow, TraceRowError};
pub use report::{
    AnytimeContestant, AnytimeGroup, AnytimeOptions, AnytimeReport, BudgetRow, TargetRow,
};

use crate::runs::to_f64;
use crate::{PreparedContestant, Record, TraceSchema};

/// The unit of run lengths.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum LengthUnit {
    /// Evaluations: the number of steps, plus 1 for the initial state.
    Evaluations,
    /// Microseconds, interpolated between the start and the end of a run as if all its steps took equally long.
    Micros,
}

/// The improvements of one run.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct AnytimeRun {
    pub(crate) contestant: usize,
    /// The index of the puzzle among the puzzles of all sets.
    pub(crate) puzzle: usize,
    pub(crate) seed: u32,
    /// The evaluations at which a sample improves on all samples before, and the distances from a solution that are
    /// reached there; both are monotone.
    pub(crate) improvements: Vec<[f64; 2]>,
    /// The length of the run in evaluations.
    pub(crate) evaluations: f64,
    /// The time of the run in microseconds.
    pub(crate) micros: f64,
    /// `true` if a limit stopped the run before it found a solution, so that a longer run might have come closer to a
    /// solution.
    pub(crate) stopped: bool,
}

impl AnytimeRun {
    /// The time, in microseconds, after which an evaluation is completed.
    fn micros_at(&self, evaluation: f64) -> f64 {
        if self.evaluations > 1.0 {
            self.micros * (evaluation - 1.0) / (self.evaluations - 1.0)
        } else {
            self.micros
        }
    }

    fn length_at(&self, evaluation: f64, unit: LengthUnit) -> f64 {
        match unit {
            LengthUnit::Evaluations => evaluation,
            LengthUnit::Micros => self.micros_at(evaluation),
        }
    }

    /// The run length at which a distance of at most `target` is reached; the complete length if it is not reached.
    pub(crate) fn length_to(&self, target: f64, unit: LengthUnit) -> RunTime {
        let hit = self
            .improvements
            .iter()
            .find(|[_, distance]| *distance <= target);
        RunTime {
            value: self.length_at(hit.map_or(self.evaluations, |[at, _]| *at), unit),
            solved: hit.is_some(),
        }
    }

    /// The smallest distance within a budget; infinity if no sample lies within the budget.
    pub(crate) fn distance_within(&self, budget: f64, unit: LengthUnit) -> f64 {
        let within = self
            .improvements
            .iter()
            .take_while(|[at, _]| self.length_at(*at, unit) <= budget);
        within
            .last()
            .map_or(f64::INFINITY, |[_, distance]| *distance)
    }
}

/// A puzzle of an experiment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct AnytimePuzzle {
    /// The index of the set.
    pub(crate) set: usize,
    pub(crate) cells: usize,
    blanks: usize,
}

/// A contestant of an [`AnytimeTable`].
pub(crate) struct TracedContestant {
    pub(crate) name: String,
    /// The id of the algorithm and its settings.
    pub(crate) setup: String,
    /// The unit of the steps, such as `sweep`.
    pub(crate) step: &'static str,
    /// `true` if it is a user-supplied solver.
    pub(crate) own: bool,
    /// `true` if the result depends on the seed.
    pub(crate) random: bool,
    /// The measure of quality; `None` if the algorithm declares no series with a value at the solution.
    pub(crate) quality: Option<Quality>,
}

/// The improvements of all runs of an experiment, from which an [`AnytimeReport`] is computed.
pub struct AnytimeTable {
    pub(crate) contestants: Vec<TracedContestant>,
    /// The names of the sets, in the order of the definition.
    pub(crate) sets: Vec<String>,
    pub(crate) puzzles: Vec<AnytimePuzzle>,
    pub(crate) runs: Vec<AnytimeRun>,
    /// The index of each puzzle by set and line.
    puzzle_indices: BTreeMap<(usize, usize), usize>,
}

impl AnytimeTable {
    /// A table without runs. `sets` has the names of the sets in the order of the definition, and `schema` the columns of
    /// the traces of these contestants.
    pub fn new(
        contestants: &[PreparedContestant],
        sets: Vec<String>,
        schema: &TraceSchema,
    ) -> Self {
        let contestants = contestants.iter().map(|contestant| TracedContestant {
            name: contestant.title.clone(),
            setup: contestant.setup.to_string(),
            step: contestant.algorithm.info().step,
            own: contestant.own,
            random: contestant.random,
            quality: Quality::of(schema, contestant.algorithm),
        });
        Self {
            contestants: contestants.collect(),
            sets,
            puzzles: Vec::new(),
            runs: Vec::new(),
            puzzle_indices: BTreeMap::new(),
        }
    }

    /// The number of runs.
    pub fn len(&self) -> usize {
        self.runs.len()
    }

    /// Returns `true` if there are no runs.
    pub fn is_empty(&self) -> bool {
        self.runs.is_empty()
    }

    /// Adds a run with the samples of its trace, in the order of steps. A run that did not start, or whose contestant
    /// is unknown or has no measure of quality, is ignored.
    pub fn add(&mut self, record: &Record, trace: &[TraceRow]) {
        let names = self.contestants.iter();
        let contestant = names
            .map(|one| &one.name)
            .position(|name| *name == record.contestant);
        let (Some(contestant), Some(steps), Some(micros)) =
            (contestant, record.steps, record.micros)
        else {
            return;
        };
        let puzzle = self.puzzle(record);
        let AnytimePuzzle { cells, blanks, .. } = self.puzzles[puzzle];
        let Some(quality) = &self.contestants[contestant].quality else {
            return;
        };
        let distances = trace
            .iter()
            .filter_map(|row| Some((row.step, quality.distance(&row.values, cells, blanks)?)));
        let at_solution = record.solved().then_some((steps, 0.0));
        let mut improvements: Vec<[f64; 2]> = Vec::new();
        for (step, distance) in distances.chain(at_solution) {
            // Only the solution has the distance 0: a series can reach its target without being checked.
            let is_unchecked = distance <= 0.0 && (!record.solved() || step < steps);
            let is_better = improvements.last().is_none_or(|[_, best]| distance < *best);
            if is_better && !is_unchecked {
                improvements.push([to_f64(step) + 1.0, distance]);
            }
        }
        self.runs.push(AnytimeRun {
            contestant,
            puzzle,
            seed: record.seed,
            improvements,
            evaluations: to_f64(steps) + 1.0,
            micros: to_f64(micros),
            stopped: !record.solved() && is_limit(&record.outcome),
        });
    }

    /// The number of each puzzle in its set, from 1, in the order of lines, whatever the order of the records.
    pub(crate) fn puzzle_numbers(&self) -> Vec<usize> {
        let mut set_sizes = vec![0; self.sets.len()];
        let mut numbers = vec![0; self.puzzles.len()];
        for ((set, _), puzzle) in &self.puzzle_indices {
            set_sizes[*set] += 1;
            numbers[*puzzle] = set_sizes[*set];
        }
        numbers
    }

    /// The index of the puzzle of a record, which is added if it is new.
    fn puzzle(&mut self, record: &Record) -> usize {
        let set = self.sets.iter().position(|name| *name == record.set);
        let set = set.unwrap_or_else(|| {
            self.sets.push(record.set.clone());
            self.sets.len() - 1
        });
        *self
            .puzzle_indices
            .entry((set, record.line))
            .or_insert_with(|| {
                let (cells, blanks) = size(&record.puzzle);
                self.puzzles.push(AnytimePuzzle { set, cells, blanks });
                self.puzzles.len() - 1
            })
    }
}

/// Returns `true` if this is the id of the outcome of a run that a limit stopped.
fn is_limit(outcome: &str) -> bool {
    [Outcome::Steps, Outcome::Time]
        .iter()
        .any(|limit| limit.id() == outcome)
}

/// The number of cells and of blank cells of a puzzle in canonical text.
fn size(text: &str) -> (usize, usize) {
    let cells = text.split_whitespace().next().unwrap_or_default();
    let blanks = cells.bytes().filter(|byte| matches!(byte, b'.' | b'0'));
    (cells.len(), blanks.count())
}

#[cfg(test)]
mod tests;
