//! The summary of runs that are added one puzzle at a time, in memory that does not grow with their number.

mod group;
mod sample;

use std::collections::BTreeMap;

use crate::options::PuzzleClasses;
use crate::ratings::Ratings;
use crate::runs::to_f64;
use crate::{
    Budget, ContestantDetails, Grouping, Measure, PuzzleInfo, Record, RecordSchema, RunEnd,
    RunTable, StoppedRuns, Summary, SummaryOptions,
};
use sudoku_stats::ConfidenceLevel;

use super::{adjust, hardness, own_solvers, pairwise, ranking, row, scaling};
use group::{Group, Penalties, StreamedRun};
use row::Penalty;
use sample::PuzzleSample;

/// Computes a [`Summary`] from records in the order of tasks, which are not kept.
///
/// Per contestant and class, the numbers of runs, exact sums, and the distinct costs with their numbers are kept, from
/// which follow shares, means, quantiles and survival curves. Statistics of pairs of contestants need one cost per
/// contestant and puzzle: of up to 2^20 puzzles all are kept, of more puzzles those of a random sample.
/// [`Precision`] tells what is not exact.
pub struct SummaryBuilder {
    budget: Budget,
    options: SummaryOptions,
    schema: RecordSchema,
    /// The names of the sets and of the contestants, in the order in which records name them, and the details of these
    /// contestants.
    names: RunTable,
    /// The details of the contestants of the experiment, by name.
    details: BTreeMap<String, ContestantDetails>,
    /// By the key of the class of the puzzle and the index of the contestant.
    groups: BTreeMap<(u32, usize), Group>,
    stopped: StoppedRuns,
    runs: usize,
    /// The runs of the current puzzle.
    current: Vec<StreamedRun>,
    /// The set, the line and the text of the current puzzle.
    puzzle: Option<(u32, usize, String)>,
    /// The number of puzzles before the current one.
    puzzles: u32,
    sample: PuzzleSample,
}

/// The statistics of a streamed [`Summary`] that are not exact.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(rename_all = "camelCase")
)]
pub struct Precision {
    /// The number of puzzles from which costs of contestants are compared, ranked and correlated, if it is a sample;
    /// `None` if all puzzles are used.
    pub sampled_puzzles: Option<usize>,
    /// The bound of the relative error of quantiles and survival curves, whose costs are rounded if a contestant has too
    /// many distinct ones; 0 if they are exact. Means are not affected.
    pub relative_error: f64,
}

impl SummaryBuilder {
    /// A builder of the summary of an experiment with this budget. `schema` lists the columns of the records.
    pub fn new(
        budget: &Budget,
        options: SummaryOptions,
        schema: &RecordSchema,
        ratings: Ratings,
    ) -> Self {
        Self {
            budget: budget.clone(),
            options,
            schema: schema.clone(),
            names: RunTable::default(),
            details: BTreeMap::new(),
            groups: BTreeMap::new(),
            stopped: StoppedRuns::default(),
            runs: 0,
            current: Vec::new(),
            puzzle: None,
            puzzles: 0,
            sample: PuzzleSample::new(ratings),
        }
    }

    /// Sets what is known about contestants, by name.
    #[must_use]
    pub fn describing(mut self, details: BTreeMap<String, ContestantDetails>) -> Self {
        self.details = details;
        self
    }

    /// Limits the number of puzzles whose costs are kept; at least 2. The default is 2^20.
    #[must_use]
    pub fn sampling(mut self, max_puzzles: usize) -> Self {
        self.sample.limit(max_puzzles);
        self
    }

    /// Adds the next record. Records must come in the order of tasks.
    ///
    /// # Panics
    ///
    /// Panics if there are 2^32 sets, more than any definition has.
    pub fn add(&mut self, record: &Record) {
        let set = intern(&mut self.names.sets, &record.set);
        let is_same = (self.puzzle.as_ref())
            .is_some_and(|(known_set, line, _)| (*known_set as usize, *line) == (set, record.line));
        if !is_same {
            self.end_puzzle();
            let set = u32::try_from(set).expect("a definition has few sets");
            self.puzzle = Some((set, record.line, record.puzzle.clone()));
        }
        let known = self.names.contestants.len();
        let contestant = intern(&mut self.names.contestants, &record.contestant);
        if self.names.contestants.len() > known {
            let details = self.details.get(&record.contestant).cloned();
            self.names.details.push(details.unwrap_or_default());
            // Contestants are compared on the puzzles that all have run.
            self.sample.clear();
        }
        let run = StreamedRun {
            task: record.task,
            puzzle: self.puzzles,
            contestant,
            end: RunEnd::of(&record.outcome, record.solved()),
            micros: record.micros,
            steps: record.steps,
            nodes: record.nodes,
            cost: match self.options.measure {
                Measure::Time => record.micros,
                Measure::Steps => record.steps,
                Measure::Nodes => record.nodes,
                Measure::Counter(id) => record.counter(&self.schema, id),
            },
        };
        match run.end {
            RunEnd::StepLimit => self.stopped.steps += 1,
            RunEnd::TimeLimit => self.stopped.seconds += 1,
            RunEnd::Solved | RunEnd::Never => {}
        }
        self.runs += 1;
        self.current.push(run);
    }

    /// Adds the runs of the current puzzle to the statistics.
    fn end_puzzle(&mut self) {
        let Some((set, _, text)) = self.puzzle.take() else {
            return;
        };
        let info = PuzzleInfo::of(set, &text);
        let key = match self.options.by {
            Grouping::Set => info.set,
            Grouping::Givens => info.givens,
            Grouping::Size => info.side,
        };
        // The order of the runs of a contestant does not change.
        self.current.sort_by_key(|run| run.contestant);
        for runs in self.current.chunk_by(|a, b| a.contestant == b.contestant) {
            let contestant = runs[0].contestant;
            let max_steps = self.names.details[contestant].max_steps;
            let steps = max_steps.or(self.budget.steps).map(to_f64);
            let penalties = Penalties {
                seconds: self.budget.seconds.map(Penalty::of_seconds),
                steps: steps.map(Penalty::of_steps),
            };
            let group = self.groups.entry((key, contestant)).or_default();
            group.add_puzzle(runs, penalties);
        }
        self.puzzles = self.puzzles.wrapping_add(1);
        let contestants = self.names.contestants.len();
        self.sample.add(info, &text, &self.current, contestants);
        self.current.clear();
    }

    /// The names of the contestants, in the order in which records name them.
    pub fn contestants(&self) -> &[String] {
        &self.names.contestants
    }

    /// The number of records added.
    pub fn len(&self) -> usize {
        self.runs
    }

    /// Returns `true` if no record was added.
    pub fn is_empty(&self) -> bool {
        self.runs == 0
    }

    /// The summary of all records, and its precision.
    pub fn build(mut self) -> (Summary, Precision) {
        self.end_puzzle();
        let SummaryOptions { measure, by } = self.options;
        let (rows, relative_error) = self.rows();
        let Self {
            mut names, sample, ..
        } = self;
        let puzzles = sample.complete_puzzles();
        let pair_counts = sample.pair_counts().to_vec();
        let precision = Precision {
            sampled_puzzles: sample.is_partial().then_some(sample.len()),
            relative_error,
        };
        names.puzzles = sample.infos();
        names.scales = sample.scales();
        let scores = sample.into_scores();
        let shared: Vec<_> = scores.iter().flatten().cloned().collect();
        let classes = PuzzleClasses::of(&names, by);
        let mut pairs = pairwise::comparisons(&scores, &shared, &names, &self.budget, measure);
        for (pair, counts) in pairs.iter_mut().zip(&pair_counts) {
            pair.solved = [counts.both, counts.one, counts.other, counts.neither];
            pair.solved_p = counts.mcnemar();
            if let Ok(difference) = counts.difference(ConfidenceLevel::DEFAULT) {
                pair.difference = difference;
            }
        }
        let mut ranking = ranking(&shared, &names, measure);
        let mut hardest = hardness::hardest(&scores, &names, &classes);
        let tests = adjust(&mut pairs, ranking.as_mut(), &mut hardest);
        for pair in &mut pairs {
            pair.sentence = pair.to_string();
        }
        let (growth, growth_unknown, growth_withheld) =
            scaling::scaling_fits(&scores, &names, &rows);
        let summary = Summary {
            measure,
            by,
            runs: self.runs,
            blocks: None,
            puzzles,
            stopped: self.stopped,
            own: own_solvers(&names),
            rows,
            tests,
            pairs,
            ranking,
            growth,
            growth_unknown,
            growth_withheld,
            hardness: hardness::correlations(&scores, &names),
            hardest,
        };
        (summary, precision)
    }

    /// The rows of all classes and contestants, and the bound of the relative error of their quantiles.
    fn rows(&mut self) -> (Vec<row::SummaryRow>, f64) {
        let SummaryOptions { measure, by } = self.options;
        let limits = row::Limits::of(self.stopped, &self.budget, measure);
        let mut keys: Vec<u32> = self.groups.keys().map(|(key, _)| *key).collect();
        keys.dedup();
        // A table with one puzzle per key has the classes of all puzzles.
        let puzzle_of_key = |key: &u32| PuzzleInfo {
            set: *key,
            givens: *key,
            side: *key,
        };
        let table = RunTable {
            sets: self.names.sets.clone(),
            puzzles: keys.iter().map(puzzle_of_key).collect(),
            ..RunTable::default()
        };
        let classes = PuzzleClasses::of(&table, by);
        let mut merged: BTreeMap<(usize, usize), Group> = BTreeMap::new();
        for ((key, contestant), group) in std::mem::take(&mut self.groups) {
            let index = keys.partition_point(|known| *known < key);
            let class = classes.class_of_puzzle[index];
            merged.entry((class, contestant)).or_default().merge(group);
        }
        let mut all: BTreeMap<(usize, usize), Group> = BTreeMap::new();
        if classes.names.len() > 1 {
            for ((_, contestant), group) in &merged {
                let total = all.entry((0, *contestant)).or_default();
                total.merge(group.clone());
            }
        }
        let contestants = &self.names.contestants;
        let (mut rows, mut relative_error) = (Vec::new(), 0.0_f64);
        let mut add_rows =
            |groups: &mut BTreeMap<(usize, usize), Group>, class: usize, name: Option<&String>| {
                let of_class = groups.range_mut((class, 0)..(class + 1, 0));
                let of_class = of_class.map(|((_, contestant), group)| (*contestant, group));
                let (mut class_rows, error) = group::rows(of_class, &limits, &self.names.details);
                for (contestant, row) in &mut class_rows {
                    row.class = name.cloned();
                    row.contestant.clone_from(&contestants[*contestant]);
                }
                relative_error = relative_error.max(error);
                rows.extend(class_rows.into_iter().map(|(_, row)| row));
            };
        for (class, name) in classes.names.iter().enumerate() {
            add_rows(&mut merged, class, Some(name));
        }
        add_rows(&mut all, 0, None);
        (rows, relative_error)
    }
}

/// The index of a name, which is appended if it is new.
fn intern(names: &mut Vec<String>, name: &str) -> usize {
    let known = names.iter().position(|known| known == name);
    known.unwrap_or_else(|| {
        names.push(name.to_owned());
        names.len() - 1
    })
}

#[cfg(test)]
mod tests;
