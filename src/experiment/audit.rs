//! Checks records against the definition of their experiment, and against each other.

mod check;
mod cursor;
mod fault;

use std::collections::BTreeMap;
use std::fmt;

use sudoku_grid::ParseOptions;
use sudoku_search::{Outcome, Registry, RunTask};

use crate::{Definition, DefinitionError, Plan, PreparedContestant, Record, RecordSchema, Shard};

use check::{AuditedGrid, check_result, expect, read_puzzle, read_record};
pub use cursor::ShardCursor;
use fault::RecordFault;

/// A line of a file of records.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct RecordLocation {
    /// The index of the file, as [`RecordAudit::add_file`] returned it.
    pub file: usize,
    /// The line, counted from 1; `None` for the file as a whole.
    pub line: Option<u64>,
}

/// A contradiction in records, and where it is.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct RecordProblem {
    /// The line that contains the problem.
    pub location: RecordLocation,
    /// The name of the file.
    pub file: String,
    /// The description of the problem.
    pub message: String,
    /// `true` if the record itself is wrong; `false` if records before it are missing.
    pub is_record_wrong: bool,
}

impl fmt::Display for RecordProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { file, message, .. } = self;
        match self.location.line {
            Some(line) => write!(f, "{file}: line {line}: {message}"),
            None => write!(f, "{file}: {message}"),
        }
    }
}

/// The facts about a puzzle in the records read so far.
struct AuditedPuzzle {
    /// The first record of the puzzle.
    first: RecordLocation,
    set: usize,
    line: usize,
    /// A hash of the text of the puzzle.
    hash: u64,
    /// The location of a record with a verified solution; `None` if there is none so far.
    solved: Option<RecordLocation>,
    /// The locations of the records that claim that the puzzle has no solution.
    unsolvable: Vec<RecordLocation>,
    /// The locations of such records of user-supplied solvers.
    unsolvable_by_own: Vec<RecordLocation>,
}

/// The result of a [`RecordAudit`].
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct AuditFindings {
    /// The problems of damaged records, in the order of files and lines.
    pub problems: Vec<RecordProblem>,
    /// The records in which a user-supplied solver claims that a puzzle has no solution although another record has a
    /// solution, in the order of files and lines. These records are not damaged: the solver made the claim.
    pub disproved_claims: Vec<RecordProblem>,
}

/// Checks the records of an experiment against its definition and against each other.
///
/// [`check`](Self::check) checks the records one by one: their fields, their order in the shard, and their
/// solutions. Two records contradict each other if they have the same number of a puzzle but different puzzles, or
/// if one has a solution of the puzzle and the other claims that there is none, unless the claim is that of a solver
/// of the user. [`finish`](Self::finish) returns all problems, and the disproved claims of such solvers.
///
/// An audit knows the definition, but not the files of its sets: if the sets are available, the caller must check
/// that the puzzles of the records are those of the sets. About 100 bytes are kept per puzzle, until
/// [`settle_before`](Self::settle_before) is called.
pub struct RecordAudit {
    plan: Plan,
    contestants: Vec<PreparedContestant>,
    /// The columns that records of the definition have.
    schema: RecordSchema,
    /// The names of the sets, and the options with which their puzzles are parsed.
    sets: Vec<(String, ParseOptions)>,
    /// `true` if the definition limits the time of a run.
    has_seconds: bool,
    /// The number of tasks; `None` if the number is not known.
    tasks: Option<u64>,
    /// The names of the files.
    files: Vec<String>,
    /// The facts about each puzzle, by its number in the plan.
    puzzles: BTreeMap<u64, AuditedPuzzle>,
    /// The puzzle that was parsed last, because consecutive records often have the same puzzle; `None` before the first
    /// record.
    last: Option<AuditedGrid>,
    /// The set, the line and the first record of the last puzzle that was removed from `puzzles`.
    settled: Option<(usize, usize, RecordLocation)>,
    findings: AuditFindings,
}

/// The maximum number of tasks of an experiment. Larger task numbers could not be represented exactly in JavaScript.
const MAX_TASKS: u64 = 1 << 53;

impl RecordAudit {
    /// Starts an audit of the records of a definition. `tasks` is the number of runs of the experiment, if it is
    /// known; `registry` must contain the solvers that the definition names.
    ///
    /// # Errors
    ///
    /// [`DefinitionError`] if the definition names a solver that is not in the registry, a preset or parameters that
    /// the solver does not accept, or an invalid box shape, or if it repeats runs in blocks and `tasks` is not the
    /// number of its runs.
    pub fn new(
        definition: &Definition,
        tasks: Option<u64>,
        registry: &Registry,
    ) -> Result<Self, DefinitionError> {
        let contestants = definition.prepare_contestants(registry)?;
        let is_random: Vec<_> = contestants
            .iter()
            .map(|contestant| contestant.random)
            .collect();
        let sets = definition.sets.iter().map(|set| {
            let options = set.parse_options();
            Ok((
                set.title(),
                options.map_err(|error| DefinitionError::refused(error.to_string()))?,
            ))
        });
        Ok(Self {
            plan: plan_of(definition, &is_random, tasks)?,
            sets: sets.collect::<Result<_, DefinitionError>>()?,
            has_seconds: definition.budget.seconds.is_some(),
            schema: RecordSchema::of(&contestants)
                .with_resources(definition.records.resources)
                .with_blocks(definition.records.blocks > 1),
            contestants,
            tasks,
            files: Vec::new(),
            puzzles: BTreeMap::new(),
            last: None,
            settled: None,
            findings: AuditFindings::default(),
        })
    }

    /// The columns that records of the definition have.
    pub fn schema(&self) -> &RecordSchema {
        &self.schema
    }

    /// The plan of the definition. If runs are not repeated in blocks, it has no puzzles.
    pub fn plan(&self) -> &Plan {
        &self.plan
    }

    /// The cursor before the first record of a shard.
    pub fn cursor(&self, shard: Shard) -> ShardCursor {
        ShardCursor::of_plan(shard, &self.plan)
    }

    /// Adds a file of records by its name; returns its index.
    pub fn add_file(&mut self, name: &str) -> usize {
        self.files.push(name.to_owned());
        self.files.len() - 1
    }

    /// Records a problem that the caller found.
    pub fn add_problem(&mut self, location: RecordLocation, message: String) {
        let problem = self.problem(location, message);
        self.findings.problems.push(problem);
    }

    fn problem(&self, location: RecordLocation, message: String) -> RecordProblem {
        RecordProblem {
            file: self.files[location.file].clone(),
            location,
            message,
            is_record_wrong: true,
        }
    }

    /// Checks a row of a shard, in a file with the columns of `schema`; returns its record, unless the row itself is
    /// wrong. All problems are recorded.
    pub fn check(
        &mut self,
        location: RecordLocation,
        schema: &RecordSchema,
        row: &str,
        cursor: &mut ShardCursor,
    ) -> Option<Record> {
        let record = match read_record(schema, row) {
            Ok(record) => record,
            Err(fault) => {
                self.add_problem(location, fault.to_string());
                return None;
            }
        };
        let tasks = self.tasks.unwrap_or(MAX_TASKS);
        if record.task >= tasks {
            let message = format!(
                "there is no task {}: the experiment has at most {tasks}",
                record.task
            );
            self.add_problem(location, message);
            return None;
        }
        let is_expected = cursor.expects(record.task);
        if let Err(fault) = cursor.advance_past(record.task) {
            self.add_problem(location, fault.to_string());
            if !is_expected {
                return None;
            }
            // Records are missing before this line, but the record of the line may be correct.
            if let Some(gap) = self.findings.problems.last_mut() {
                gap.is_record_wrong = false;
            }
        }
        if let Err(fault) = self.check_fields(location, schema, &record) {
            self.add_problem(location, fault.to_string());
            return None;
        }
        Some(record)
    }

    /// Ends the checks of all puzzles before the puzzle of a task, and forgets these puzzles. Callers that read the
    /// records of all shards in the order of tasks call this method so that the memory of an audit is bounded.
    pub fn settle_before(&mut self, task: u64) {
        let unsettled = self.puzzles.split_off(&self.plan.puzzle_of(task));
        let settled = std::mem::replace(&mut self.puzzles, unsettled);
        self.settle(settled);
    }

    /// Ends the audit and returns all problems and all disproved claims.
    pub fn finish(mut self) -> AuditFindings {
        let unsettled = std::mem::take(&mut self.puzzles);
        self.settle(unsettled);
        let AuditFindings {
            problems,
            disproved_claims,
        } = &mut self.findings;
        problems.sort_by_key(|problem| problem.location);
        disproved_claims.sort_by_key(|problem| problem.location);
        self.findings
    }

    /// Compares the records of each puzzle, and the order of the puzzles.
    fn settle(&mut self, puzzles: BTreeMap<u64, AuditedPuzzle>) {
        for puzzle in puzzles.into_values() {
            if let Some(solved) = puzzle.solved {
                let message = format!(
                    "outcome: unsolvable, but {} has a solution of this puzzle",
                    self.describe(solved)
                );
                for location in puzzle.unsolvable {
                    self.add_problem(location, message.clone());
                }
                for location in puzzle.unsolvable_by_own {
                    let claim = RecordProblem {
                        is_record_wrong: false,
                        ..self.problem(location, message.clone())
                    };
                    self.findings.disproved_claims.push(claim);
                }
            }
            if let Some((set, line, first)) = self.settled
                && (set, line) >= (puzzle.set, puzzle.line)
            {
                let previous_location = self.describe(first);
                let message = format!(
                    "set and line: this puzzle comes before the puzzle of {previous_location}, but the tasks of this puzzle come later"
                );
                self.add_problem(puzzle.first, message);
            }
            self.settled = Some((puzzle.set, puzzle.line, puzzle.first));
        }
    }

    /// The file and the line of a record, for messages.
    fn describe(&self, location: RecordLocation) -> String {
        let file = &self.files[location.file];
        let line = location.line.unwrap_or_default();
        format!("{file}, line {line},")
    }

    /// Checks the fields of a record against the definition and against earlier records of the same puzzle.
    fn check_fields(
        &mut self,
        location: RecordLocation,
        schema: &RecordSchema,
        record: &Record,
    ) -> Result<(), RecordFault> {
        let RunTask {
            setup,
            puzzle,
            seed,
        } = self.plan.task_unchecked(record.task);
        let contestant = &self.contestants[setup];
        expect("contestant", &contestant.title, &record.contestant)?;
        expect("seed", &seed, &record.seed)?;
        if let Some(block) = record.block {
            expect("block", &self.plan.block(record.task), &block)?;
        }
        let set = self.sets.iter().position(|(name, _)| *name == record.set);
        let set = set.ok_or_else(|| RecordFault::Set {
            name: record.set.clone(),
        })?;
        let options = self.sets[set].1;
        let same_as_previous =
            (self.last.as_ref()).is_some_and(|last| last.set == set && last.text == record.puzzle);
        if !same_as_previous {
            self.last = Some(read_puzzle(set, &record.puzzle, options)?);
        }
        let last = self.last.as_ref().expect("it was read");
        let has_solution = check_result(schema, record, contestant, last, self.has_seconds)?;
        let audited = self.puzzles.entry(puzzle as u64);
        let hash = hash_of(&record.puzzle);
        let audited = audited.or_insert_with(|| AuditedPuzzle {
            first: location,
            set,
            line: record.line,
            hash,
            solved: None,
            unsolvable: Vec::new(),
            unsolvable_by_own: Vec::new(),
        });
        if (audited.set, audited.line, audited.hash) != (set, record.line, hash) {
            let first = audited.first;
            return Err(RecordFault::Puzzle {
                first: self.describe(first),
            });
        }
        if has_solution {
            audited.solved.get_or_insert(location);
        }
        if record.outcome == Outcome::Unsolvable.id() {
            let claims = if contestant.own {
                &mut audited.unsolvable_by_own
            } else {
                &mut audited.unsolvable
            };
            claims.push(location);
        }
        Ok(())
    }
}

/// The plan of a definition with `tasks` runs. Without blocks, the number of puzzles is not needed, and the plan has
/// none.
fn plan_of(
    definition: &Definition,
    is_random: &[bool],
    tasks: Option<u64>,
) -> Result<Plan, DefinitionError> {
    let blocks = definition.records.blocks;
    let plan = |puzzles| Plan::new(puzzles, is_random, definition.seeds.all()).repeated(blocks);
    if blocks == 1 {
        return Ok(plan(0));
    }
    let puzzles = tasks.and_then(|tasks| tasks.checked_div(plan(1).tasks()));
    let puzzles = puzzles.and_then(|puzzles| usize::try_from(puzzles).ok());
    let plan = plan(puzzles.unwrap_or(0));
    // An experiment whose sets have no puzzles has no tasks.
    if Some(plan.tasks()) != tasks {
        return Err(DefinitionError::refused(format!(
            "records.blocks: the number of runs is needed, which is a multiple of {}",
            Plan::new(1, is_random, definition.seeds.all())
                .repeated(blocks)
                .tasks()
        )));
    }
    Ok(plan)
}

/// The FNV-1a hash of a text.
fn hash_of(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Budget, Contestant, ParamValues, RecordOptions, Seeds, Set};

    #[test]
    fn blocks_need_the_number_of_runs_which_can_be_zero() {
        let definition = Definition {
            sets: vec![Set::default()],
            contestants: vec![Contestant {
                algorithm: "backtracking".to_owned(),
                name: None,
                preset: None,
                params: ParamValues::default(),
                steps: None,
                file: None,
                sha256: None,
            }],
            seeds: Seeds::default(),
            budget: Budget::default(),
            records: RecordOptions {
                blocks: 3,
                ..RecordOptions::default()
            },
        };
        let registry = sudoku_solvers::registry();
        for (tasks, is_accepted) in [
            (None, false),
            (Some(0), true),
            (Some(5), false),
            (Some(6), true),
        ] {
            let audit = RecordAudit::new(&definition, tasks, &registry);
            let tasks_of_plan = audit.map(|audit| audit.plan().tasks());
            assert_eq!(tasks_of_plan.ok(), tasks.filter(|_| is_accepted));
        }
    }
}
