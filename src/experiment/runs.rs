mod repetitions;

use std::collections::BTreeMap;

use crate::measure::StepKind;
use crate::ratings::{Ratings, ScaleValues};
use crate::{Measure, Plan, Record, RecordSchema};

/// The end of a run, as far as the statistics distinguish it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RunEnd {
    /// The puzzle was solved.
    Solved,
    /// The step limit stopped the run: with more steps it might have solved the puzzle.
    StepLimit,
    /// The time limit stopped the run: with more time it might have solved the puzzle.
    TimeLimit,
    /// The run ended by itself without a solution, crashed, or never started: no limit would have
    /// been enough.
    Never,
}

impl RunEnd {
    /// The end of a run. `outcome` is the id of its outcome; `solved` is `true` if the run solved the puzzle.
    pub fn of(outcome: &str, solved: bool) -> Self {
        match outcome {
            _ if solved => Self::Solved,
            "steps" => Self::StepLimit,
            "time" => Self::TimeLimit,
            _ => Self::Never,
        }
    }
}

/// The numbers of runs that a limit of the budget stopped.
///
/// A limit stops slow runs, so a run that the *step* limit stopped is not censored at random in *time*, and the other
/// way round: the time that such a run would have taken cannot be estimated from the others.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct StoppedRuns {
    /// Runs that the step limit stopped.
    pub steps: usize,
    /// Runs that the time limit stopped.
    pub seconds: usize,
}

impl StoppedRuns {
    /// Counts the stopped runs among these ends.
    pub fn of<'a>(ends: impl IntoIterator<Item = &'a RunEnd>) -> Self {
        let mut stopped = Self::default();
        for end in ends {
            match end {
                RunEnd::StepLimit => stopped.steps += 1,
                RunEnd::TimeLimit => stopped.seconds += 1,
                RunEnd::Solved | RunEnd::Never => {}
            }
        }
        stopped
    }

    /// The number of runs that a limit of another unit than the measure stopped.
    pub fn by_other_limit(self, measure: Measure) -> usize {
        match measure {
            Measure::Time => self.steps,
            Measure::Steps => self.seconds,
            Measure::Nodes | Measure::Counter(_) => self.steps + self.seconds,
        }
    }
}

/// A table of the runs of an experiment, stored in columns, in the order of tasks. Statistics and figures are
/// computed from it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct RunTable {
    /// The names of the sets of puzzles.
    pub sets: Vec<String>,
    /// The names of the contestants.
    pub contestants: Vec<String>,
    /// The details of each contestant.
    pub details: Vec<ContestantDetails>,
    /// The properties of the puzzles.
    pub puzzles: Vec<PuzzleInfo>,
    /// The index of the puzzle of each run.
    pub puzzle: Vec<u32>,
    /// The index of the contestant of each run.
    pub contestant: Vec<u32>,
    /// The end of each run.
    pub end: Vec<RunEnd>,
    /// The time of each run in microseconds; NaN, like the next two columns, if no run started.
    pub micros: Vec<f64>,
    /// The time of each run in each block, in microseconds; NaN if the run has no time in the block, or ended there in
    /// another way than in most blocks. Empty unless runs are repeated in blocks; then [`micros`](Self::micros) are the
    /// medians.
    pub block_micros: Vec<Vec<f64>>,
    /// The number of steps of each run.
    pub steps: Vec<f64>,
    /// The number of nodes of each run; NaN also if the algorithm does not count them.
    pub nodes: Vec<f64>,
    /// The value of the counter of [`Measure::Counter`] of each run; empty if the measure is another one.
    pub counter: Vec<f64>,
    /// The ratings of the puzzles.
    pub scales: Vec<ScaleValues>,
    /// The seed of each run; empty unless [`RunTableBuilder::keeping_sources`] is used.
    pub seeds: Vec<u32>,
    /// The canonical text of each puzzle; empty unless [`RunTableBuilder::keeping_sources`] is used.
    pub texts: Vec<String>,
}

/// The details of a contestant that its runs do not show.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ContestantDetails {
    /// The unit of the steps, such as `node`; empty if it is not known.
    pub unit: String,
    /// The id of the algorithm; empty if it is not known.
    pub algorithm: String,
    /// The step limit of a run; `None` if there is none, or if it is not known.
    pub max_steps: Option<u64>,
    /// Where the code of the solver comes from and how it was executed.
    pub code: SolverCode,
}

impl ContestantDetails {
    /// Returns `true` if a step of both contestants is known to be the same kind of work. Algorithms that call their
    /// steps by the same word, such as an iteration, may do different work in them; only a node means the same in every
    /// algorithm.
    pub fn counts_like(&self, other: &Self) -> bool {
        self.step_kind().counts_like(other.step_kind())
    }

    fn step_kind(&self) -> StepKind<'_> {
        StepKind {
            unit: &self.unit,
            algorithm: &self.algorithm,
        }
    }
}

/// Where the code of a solver comes from and how it was executed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(rename_all = "kebab-case")
)]
pub enum SolverCode {
    /// A solver of this program, which is compiled.
    #[default]
    BuiltIn,
    /// A user-supplied solver. How it was executed is not known.
    Own,
    /// A user-supplied solver, which an interpreter (wasmi) executed.
    OwnInterpreted,
}

impl SolverCode {
    /// Returns `true` for user-supplied solvers, whose units and counts nobody has reviewed.
    pub fn is_own(self) -> bool {
        self != Self::BuiltIn
    }
}

/// The properties of a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PuzzleInfo {
    /// The index of the set.
    pub set: u32,
    /// The number of givens.
    pub givens: u32,
    /// The side of the grid.
    pub side: u32,
}

impl RunTable {
    /// The table of some records, in any order, without counters other than nodes.
    pub fn of<'a>(records: impl IntoIterator<Item = &'a Record>) -> Self {
        let mut builder = RunTableBuilder::default();
        for record in records {
            builder.add(record, &RecordSchema::fixed());
        }
        builder.build()
    }

    /// A table of some of the runs in another order: `order` holds their indices. Names and puzzles are in the order in
    /// which the runs first refer to them.
    fn reordered(&self, order: &[usize]) -> Self {
        let mut table = Self {
            scales: self.scales.iter().map(ScaleValues::empty).collect(),
            ..Self::default()
        };
        let mut new_set_indices = vec![None; self.sets.len()];
        let mut new_contestant_indices = vec![None; self.contestants.len()];
        let mut new_puzzle_indices = vec![None; self.puzzles.len()];
        for index in order {
            let old_index = self.puzzle[*index] as usize;
            let puzzle = *new_puzzle_indices[old_index].get_or_insert_with(|| {
                let puzzle = self.puzzles[old_index];
                for (to, from) in table.scales.iter_mut().zip(&self.scales) {
                    to.values.push(from.values[old_index]);
                }
                let set = puzzle.set as usize;
                let set = *new_set_indices[set]
                    .get_or_insert_with(|| push_index(&mut table.sets, self.sets[set].clone()));
                table.texts.extend(self.texts.get(old_index).cloned());
                push_index(&mut table.puzzles, PuzzleInfo { set, ..puzzle })
            });
            let old_index = self.contestant[*index] as usize;
            let contestant = *new_contestant_indices[old_index].get_or_insert_with(|| {
                push_index(&mut table.contestants, self.contestants[old_index].clone())
            });
            table.puzzle.push(puzzle);
            table.contestant.push(contestant);
            table.end.push(self.end[*index]);
            table.micros.push(self.micros[*index]);
            table.steps.push(self.steps[*index]);
            table.nodes.push(self.nodes[*index]);
            table.counter.extend(self.counter.get(*index));
            table.seeds.extend(self.seeds.get(*index));
        }
        table
    }

    /// The details of the contestant with this index; those of an unknown contestant if there are none.
    pub(crate) fn details_of(&self, contestant: usize) -> ContestantDetails {
        self.details.get(contestant).cloned().unwrap_or_default()
    }

    /// The number of runs.
    pub fn len(&self) -> usize {
        self.puzzle.len()
    }

    /// Returns `true` if there are no runs.
    pub fn is_empty(&self) -> bool {
        self.puzzle.is_empty()
    }
}

/// Builds a [`RunTable`] from records that are passed one at a time, in any order, so that the caller need not hold
/// them all: the builder takes 40 MB for a million runs, the records themselves 600 MB.
#[derive(Clone, Debug, Default)]
pub struct RunTableBuilder {
    runs: RunTable,
    tasks: Vec<u64>,
    /// The index of each puzzle by set and line.
    puzzles: BTreeMap<(u32, usize), u32>,
    ratings: Ratings,
    measure: Measure,
    keeps_sources: bool,
    repeated: Option<Plan>,
}

impl RunTableBuilder {
    /// An empty builder with the ratings of the puzzles.
    pub fn rated(ratings: Ratings) -> Self {
        let runs = RunTable {
            scales: ratings.scales(),
            ..RunTable::default()
        };
        Self {
            runs,
            ratings,
            ..Self::default()
        }
    }

    /// Sets the measure for which records are added: of their counters, only the counter of the measure is
    /// kept.
    #[must_use]
    pub fn measuring(self, measure: Measure) -> Self {
        Self { measure, ..self }
    }

    /// Merges the repetitions of each run if the plan of the experiment repeats runs in blocks.
    #[must_use]
    pub fn repeating(self, plan: &Plan) -> Self {
        Self {
            repeated: (plan.blocks() > 1).then(|| plan.clone()),
            ..self
        }
    }

    /// The number of records that were added.
    pub fn record_count(&self) -> usize {
        self.tasks.len()
    }

    /// Keeps the seeds of runs and the texts of puzzles, so that a run can be repeated.
    #[must_use]
    pub fn keeping_sources(self) -> Self {
        Self {
            keeps_sources: true,
            ..self
        }
    }

    /// Adds a record with the columns of `schema`.
    pub fn add(&mut self, record: &Record, schema: &RecordSchema) {
        let runs = &mut self.runs;
        let set = intern(&mut runs.sets, &record.set);
        let contestant = intern(&mut runs.contestants, &record.contestant);
        let (puzzles, scales, texts) = (&mut runs.puzzles, &mut runs.scales, &mut runs.texts);
        let puzzle = *(self.puzzles.entry((set, record.line))).or_insert_with(|| {
            self.ratings.rate(&record.puzzle, scales);
            if self.keeps_sources {
                texts.push(record.puzzle.clone());
            }
            push_index(puzzles, PuzzleInfo::of(set, &record.puzzle))
        });
        self.tasks.push(record.task);
        runs.puzzle.push(puzzle);
        runs.contestant.push(contestant);
        runs.end.push(RunEnd::of(&record.outcome, record.solved()));
        for (column, value) in [
            (&mut runs.micros, record.micros),
            (&mut runs.steps, record.steps),
            (&mut runs.nodes, record.nodes),
        ] {
            column.push(value.map_or(f64::NAN, to_f64));
        }
        if self.keeps_sources {
            runs.seeds.push(record.seed);
        }
        if let Measure::Counter(id) = self.measure {
            let value = record.counter(schema, id);
            runs.counter.push(value.map_or(f64::NAN, to_f64));
        }
    }

    /// The number of a task with more than one record; `None` if there is none.
    pub fn duplicate_task(&self) -> Option<u64> {
        let mut tasks = self.tasks.clone();
        tasks.sort_unstable();
        let duplicate = tasks.array_windows().find(|[a, b]| a == b);
        duplicate.map(|[task, _]| *task)
    }

    /// The table of all records, in the order of tasks; repetitions of runs are merged.
    pub fn build(self) -> RunTable {
        let Self {
            runs,
            tasks,
            repeated,
            ..
        } = self;
        let mut runs = if let Some(plan) = repeated {
            repetitions::merge_repetitions(&runs, &tasks, &plan)
        } else if tasks.is_sorted() {
            runs
        } else {
            let mut order: Vec<_> = (0..tasks.len()).collect();
            order.sort_by_key(|index| tasks[*index]);
            runs.reordered(&order)
        };
        runs.details = vec![ContestantDetails::default(); runs.contestants.len()];
        runs
    }
}

impl PuzzleInfo {
    /// The properties of a puzzle of the set with the index `set`. `text` is the canonical text of the puzzle: one
    /// character per cell, a dot or 0 for a blank, and a digit or a letter for a given.
    pub(crate) fn of(set: u32, text: &str) -> Self {
        let cells = text.split_whitespace().next().unwrap_or_default();
        let givens = cells.bytes().filter(|byte| !matches!(byte, b'.' | b'0'));
        Self {
            set,
            givens: to_u32(givens.count()),
            side: to_u32(cells.len().isqrt()),
        }
    }
}

/// The index of a name, which is appended if it is new.
fn intern(names: &mut Vec<String>, name: &str) -> u32 {
    match names.iter().position(|known| known == name) {
        Some(index) => to_u32(index),
        None => push_index(names, name.to_owned()),
    }
}

/// Appends the value `one` to `all` and returns its index.
fn push_index<T>(all: &mut Vec<T>, one: T) -> u32 {
    all.push(one);
    to_u32(all.len() - 1)
}

fn to_u32(index: usize) -> u32 {
    u32::try_from(index).expect("less than four thousand million")
}

#[expect(clippy::cast_precision_loss, reason = "counts stay below 2^53")]
pub(crate) fn to_f64(number: u64) -> f64 {
    number as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_puzzle_of_several_records_is_one() {
        let record = |task, contestant: &str, outcome: &str| Record {
            task,
            set: "small".to_owned(),
            line: 3,
            puzzle: "1...2...3...4...".to_owned(),
            contestant: contestant.to_owned(),
            outcome: outcome.to_owned(),
            steps: Some(7),
            ..Record::default()
        };
        let runs = RunTable::of(&[record(1, "b", "stalled"), record(0, "a", "time")]);
        let puzzle = PuzzleInfo {
            set: 0,
            givens: 4,
            side: 4,
        };
        assert_eq!(runs.puzzles, [puzzle]);
        assert_eq!(
            (&*runs.contestants, &*runs.contestant),
            (&["a".to_owned(), "b".to_owned()][..], &[0, 1][..])
        );
        assert_eq!(runs.end, [RunEnd::TimeLimit, RunEnd::Never]);
        assert!(runs.steps == [7.0, 7.0] && runs.nodes[0].is_nan());
    }

    #[test]
    fn the_order_of_records_does_not_matter() {
        let to_usize = |number: u64| usize::try_from(number).expect("small");
        let record = |task: u64| Record {
            task,
            set: ["some", "more", "last"][to_usize(task / 20)].to_owned(),
            line: to_usize(task % 20 / 4),
            puzzle: "1".repeat(to_usize(task / 4 + 1)) + "...",
            seed: u32::try_from(task + 1).expect("small"),
            contestant: format!("contestant {}", task % 4),
            micros: Some(100 - task),
            steps: Some(task),
            nodes: Some(2 * task),
            ..Record::default()
        };
        let records: Vec<_> = (0..60).map(record).collect();
        let shuffled_records: Vec<_> = (0..60).map(|index| record(index * 37 % 60)).collect();
        let runs = RunTable::of(&records);
        assert_eq!(
            (runs.len(), runs.puzzles.len(), runs.sets.len()),
            (60, 15, 3)
        );
        assert_eq!(RunTable::of(&shuffled_records), runs);
        // Seeds and texts are attached to the right runs and puzzles.
        let mut builder = RunTableBuilder::default().keeping_sources();
        for record in &shuffled_records {
            builder.add(record, &RecordSchema::fixed());
        }
        let table_with_sources = builder.build();
        assert!(
            table_with_sources.seeds.iter().copied().eq(1..61),
            "{:?}",
            table_with_sources.seeds
        );
        let texts = table_with_sources.texts.iter().map(String::len);
        assert!(
            texts.eq((0..15).map(|index| index + 4)),
            "{:?}",
            table_with_sources.texts
        );
        let csv = |index: usize| format!("{},{index}\n", records[4 * index].puzzle);
        let rows: String = (0..15).map(csv).collect();
        let ratings = Ratings::read(&format!("puzzle,guesses\n{rows}")).expect("they are ratings");
        let mut builder = RunTableBuilder::rated(ratings);
        for record in &shuffled_records {
            builder.add(record, &RecordSchema::fixed());
        }
        // Ratings are attached to the right puzzles.
        let ratings = &builder.build().scales[0].values;
        assert!(
            ratings.iter().copied().eq((0..15).map(f64::from)),
            "{ratings:?}"
        );
        // Counters are attached to the right runs.
        let header = RecordSchema::fixed().header() + ",counter.flips";
        let schema = RecordSchema::of_header(&header).expect("a header");
        let mut builder = RunTableBuilder::default().measuring(Measure::Counter("flips"));
        for record in &shuffled_records {
            let counters = vec![Some(3 * record.task)];
            let record = Record {
                counters,
                ..record.clone()
            };
            builder.add(&record, &schema);
        }
        let table_with_counters = builder.build();
        let expected = (0..60).map(|task| f64::from(3 * task));
        assert!(
            Measure::Counter("flips")
                .costs(&table_with_counters)
                .iter()
                .copied()
                .eq(expected)
        );
        let mut builder = RunTableBuilder::default();
        for record in records.iter().chain(&shuffled_records[..1]) {
            builder.add(record, &RecordSchema::fixed());
        }
        assert_eq!(builder.duplicate_task(), Some(0));
    }
}
