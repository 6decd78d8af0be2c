//! Checks records against the definition of their experiment, and against each other.

use std::collections::BTreeMap;
use std::fmt;

use sudoku_grid::{Grid, Position, Reading, parse, verify};
use sudoku_search::{Outcome, Registry, RunTask};

use crate::{Definition, DefinitionError, Plan, PreparedContestant, Record, RecordError, Shard};

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
pub struct RecordProblem {
    /// The line to blame.
    pub location: RecordLocation,
    /// The name of the file.
    pub file: String,
    /// The description of the problem.
    pub message: String,
    /// True if the record itself is wrong; false if records before it are missing.
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

/// The position within the tasks of a shard, which its records have in ascending order.
#[derive(Clone, Copy, Debug)]
pub struct ShardCursor {
    shard: Shard,
    /// The task whose record comes next, if the shard has one.
    next: u64,
}

impl ShardCursor {
    /// The cursor before the first record of a shard.
    pub fn new(shard: Shard) -> Self {
        let mut cursor = Self { shard, next: 0 };
        cursor.seek(0);
        cursor
    }

    /// Returns true if the shard has no further task in an experiment with this number of tasks.
    pub fn is_at_end(&self, tasks: u64) -> bool {
        self.next >= tasks
    }

    /// Moves to the first task of the shard that is not before `task`.
    fn seek(&mut self, task: u64) {
        self.next = task;
        while !self.shard.holds(self.next) {
            self.next += 1;
        }
    }

    /// Moves past the record of a task.
    ///
    /// # Errors
    ///
    /// If another record belongs there.
    fn pass(&mut self, task: u64) -> Result<(), String> {
        let expected = self.next;
        if !self.shard.holds(task) {
            let (number, of) = (self.shard.number(), self.shard.of());
            return Err(format!(
                "task {task} does not belong to shard {number} of {of}"
            ));
        }
        if task < expected {
            return Err(format!(
                "task {task} comes after a later task: the record is there twice or out of order"
            ));
        }
        self.seek(task + 1);
        if task == expected {
            return Ok(());
        }
        if task - expected > MAX_COUNTED_GAP {
            return Err(format!(
                "many records are missing before this line, from task {expected} on"
            ));
        }
        let missing = (expected..task).filter(|task| self.shard.holds(*task));
        match missing.count() {
            1 => Err(format!(
                "the record of task {expected} is missing before this line"
            )),
            missing => Err(format!(
                "{missing} records are missing before this line, from task {expected} on"
            )),
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
    /// A record with a verified solution.
    solved: Option<RecordLocation>,
    /// Records that say that there is no solution.
    unsolvable: Vec<RecordLocation>,
}

/// The puzzle of the last record, parsed.
struct LastPuzzle {
    set: usize,
    text: String,
    grid: Grid,
    clashes: bool,
}

/// Checks records one by one: their fields, their order, their solutions, and whether they contradict each other.
///
/// An audit knows the definition, but not the files of its sets: that the puzzles of records are those of the sets
/// is for the caller to check, if the sets are there. About 100 bytes are kept per puzzle.
pub struct RecordAudit {
    plan: Plan,
    contestants: Vec<PreparedContestant>,
    sets: Vec<(String, Reading)>,
    has_seconds: bool,
    /// The number of tasks, if it is known.
    tasks: Option<u64>,
    files: Vec<String>,
    puzzles: BTreeMap<u64, AuditedPuzzle>,
    last: Option<LastPuzzle>,
    problems: Vec<RecordProblem>,
}

/// The number of tasks beyond which an experiment is not possible: the page counts exactly up to here.
const MAX_TASKS: u64 = 1 << 53;

/// The gap in numbers of tasks up to which missing records are counted.
const MAX_COUNTED_GAP: u64 = 100_000;

/// Outcomes of runs that were ended from outside: the page writes them.
const ENDED_OUTSIDE: [&str; 2] = ["stopped", "crashed"];

impl RecordAudit {
    /// An audit of records of this definition. `tasks` is the number of its runs, if known; `registry` holds the
    /// solvers that the definition names.
    ///
    /// # Errors
    ///
    /// [`DefinitionError`] if the definition names a solver that is not in the registry, or an invalid box shape.
    pub fn new(
        definition: &Definition,
        tasks: Option<u64>,
        registry: &Registry,
    ) -> Result<Self, DefinitionError> {
        let contestants = definition.prepare_contestants(registry)?;
        let random: Vec<_> = contestants
            .iter()
            .map(|contestant| contestant.random)
            .collect();
        let sets = definition.sets.iter().map(|set| {
            let reading = match &set.generate {
                Some(generate) => generate.shape().map(|shape| Reading {
                    shape: Some(shape),
                    hex: false,
                }),
                None => set.reading(),
            };
            Ok((
                set.title(),
                reading.map_err(|error| DefinitionError::refused(error.to_string()))?,
            ))
        });
        Ok(Self {
            plan: Plan::new(0, &random, definition.seeds.all()),
            sets: sets.collect::<Result<_, DefinitionError>>()?,
            has_seconds: definition.budget.seconds.is_some(),
            contestants,
            tasks,
            files: Vec::new(),
            puzzles: BTreeMap::new(),
            last: None,
            problems: Vec::new(),
        })
    }

    /// Adds a file of records by its name; returns its index.
    pub fn add_file(&mut self, name: &str) -> usize {
        self.files.push(name.to_owned());
        self.files.len() - 1
    }

    /// Notes a problem that the caller found.
    pub fn add_problem(&mut self, location: RecordLocation, message: String) {
        self.problems.push(RecordProblem {
            file: self.files[location.file].clone(),
            location,
            message,
            is_record_wrong: true,
        });
    }

    /// Checks a row of a shard; returns its record, unless the row itself is wrong. All problems are noted.
    pub fn check(
        &mut self,
        location: RecordLocation,
        row: &str,
        cursor: &mut ShardCursor,
    ) -> Option<Record> {
        let record = match read_record(row) {
            Ok(record) => record,
            Err(message) => {
                self.add_problem(location, message);
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
        let belongs = record.task >= cursor.next && cursor.shard.holds(record.task);
        if let Err(message) = cursor.pass(record.task) {
            self.add_problem(location, message);
            if !belongs {
                return None;
            }
            // The line before which records are missing may be sound.
            if let Some(gap) = self.problems.last_mut() {
                gap.is_record_wrong = false;
            }
        }
        if let Err(message) = self.check_fields(location, &record) {
            self.add_problem(location, message);
            return None;
        }
        Some(record)
    }

    /// Ends the audit: all problems, in the order of files and lines.
    pub fn finish(mut self) -> Vec<RecordProblem> {
        let mut found = Vec::new();
        let mut before: Option<&AuditedPuzzle> = None;
        for puzzle in self.puzzles.values() {
            if let Some(solved) = puzzle.solved {
                let solved = self.describe(solved);
                let message =
                    format!("outcome: unsolvable, but {solved} has a solution of this puzzle");
                let lines = puzzle.unsolvable.iter();
                found.extend(lines.map(|location| (*location, message.clone())));
            }
            if let Some(before) = before
                && (before.set, before.line) >= (puzzle.set, puzzle.line)
            {
                let earlier = self.describe(before.first);
                let message = format!(
                    "set and line: the puzzle comes before that of {earlier}, but its tasks come after"
                );
                found.push((puzzle.first, message));
            }
            before = Some(puzzle);
        }
        for (location, message) in found {
            self.add_problem(location, message);
        }
        self.problems.sort_by_key(|problem| problem.location);
        self.problems
    }

    fn describe(&self, location: RecordLocation) -> String {
        let file = &self.files[location.file];
        let line = location.line.unwrap_or_default();
        format!("{file}, line {line},")
    }

    fn check_fields(&mut self, location: RecordLocation, record: &Record) -> Result<(), String> {
        let RunTask {
            setup,
            puzzle,
            seed,
        } = self.plan.place(record.task);
        let contestant = &self.contestants[setup];
        expect("contestant", &contestant.title, &record.contestant)?;
        expect("seed", &seed, &record.seed)?;
        let set = self.sets.iter().position(|(name, _)| *name == record.set);
        let set = set.ok_or_else(|| format!("set: the definition has no set {}", record.set))?;
        let reading = self.sets[set].1;
        let known =
            (self.last.as_ref()).is_some_and(|last| last.set == set && last.text == record.puzzle);
        if !known {
            self.last = Some(read_puzzle(set, &record.puzzle, reading)?);
        }
        let last = self.last.as_ref().expect("it was read");
        let has_solution = check_result(record, contestant, last, self.has_seconds)?;
        let audited = self.puzzles.entry(puzzle as u64);
        let hash = hash_of(&record.puzzle);
        let audited = audited.or_insert_with(|| AuditedPuzzle {
            first: location,
            set,
            line: record.line,
            hash,
            solved: None,
            unsolvable: Vec::new(),
        });
        if (audited.set, audited.line, audited.hash) != (set, record.line, hash) {
            let first = audited.first;
            let first = self.describe(first);
            return Err(format!(
                "set, line or puzzle: {first} has another one for the same puzzle"
            ));
        }
        if has_solution {
            audited.solved.get_or_insert(location);
        }
        if record.outcome == Outcome::Unsolvable.id() {
            audited.unsolvable.push(location);
        }
        Ok(())
    }
}

fn read_record(row: &str) -> Result<Record, String> {
    let record: Record = row
        .parse()
        .map_err(|error: RecordError| error.to_string())?;
    if record.to_string() != row {
        return Err("a number is not written as in a record".to_owned());
    }
    Ok(record)
}

fn expect<T: PartialEq + fmt::Display>(
    column: &str,
    expected: &T,
    found: &T,
) -> Result<(), String> {
    if expected == found {
        return Ok(());
    }
    Err(format!("{column}: {found}, where the task has {expected}"))
}

fn read_puzzle(set: usize, text: &str, reading: Reading) -> Result<LastPuzzle, String> {
    let grid = read_grid("puzzle", text, reading)?;
    Ok(LastPuzzle {
        set,
        text: text.to_owned(),
        clashes: Position::new(&grid).is_err(),
        grid,
    })
}

fn read_grid(column: &str, text: &str, reading: Reading) -> Result<Grid, String> {
    let parsed = parse(text, reading).map_err(|error| format!("{column}: {error}"))?;
    if parsed.grid.to_string() != text {
        return Err(format!("{column}: it is not written as in a record"));
    }
    Ok(parsed.grid)
}

/// Checks the outcome, the figures and the solution of a record; returns whether it has a solution.
fn check_result(
    record: &Record,
    contestant: &PreparedContestant,
    puzzle: &LastPuzzle,
    has_seconds: bool,
) -> Result<bool, String> {
    let info = contestant.algorithm.info();
    let outcome = &*record.outcome;
    let shape = puzzle.grid.shape();
    let figures = [
        ("solutions", record.solutions),
        ("steps", record.steps),
        ("conflicts", record.conflicts.map(u64::from)),
        ("micros", record.micros),
    ];
    let counters = [
        ("nodes", record.nodes),
        ("guesses", record.guesses),
        ("backtracks", record.backtracks),
    ];
    let solved = outcome == Outcome::Solved.id();
    if ENDED_OUTSIDE.contains(&outcome) {
        return match &record.solution {
            Some(_) => Err(format!(
                "solution: there is one, but the outcome is {outcome}"
            )),
            None => Ok(false),
        };
    }
    if outcome == Outcome::Invalid.id() {
        let all = figures.iter().chain(&counters);
        if let Some((name, _)) = all.clone().find(|(_, value)| value.is_some()) {
            return Err(format!(
                "{name}: there is a figure, but the outcome is invalid"
            ));
        }
        if record.solution.is_some() {
            return Err("solution: there is one, but the outcome is invalid".to_owned());
        }
        if !puzzle.clashes && contestant.algorithm.check(&contestant.setup, shape).is_ok() {
            return Err(format!(
                "outcome: invalid, but the givens do not clash and {} takes the puzzle",
                info.id
            ));
        }
        return Ok(false);
    }
    let ends = [
        Outcome::Solved,
        Outcome::Unsolvable,
        Outcome::Stalled,
        Outcome::Steps,
        Outcome::Time,
    ];
    if !ends.iter().any(|end| end.id() == outcome) {
        return Err(format!("outcome: there is no outcome {outcome}"));
    }
    if puzzle.clashes {
        return Err(format!("outcome: {outcome}, but the givens clash"));
    }
    if outcome == Outcome::Unsolvable.id() && !contestant.complete {
        return Err(format!(
            "outcome: unsolvable, but {} cannot prove that",
            contestant.title
        ));
    }
    if outcome == Outcome::Time.id() && !has_seconds {
        return Err("outcome: time, but the budget has no seconds".to_owned());
    }
    if let Some((name, _)) = figures.iter().find(|(_, value)| value.is_none()) {
        return Err(format!("{name}: the figure is missing"));
    }
    let known = contestant.algorithm.counters();
    for (name, value) in counters {
        let declares = known.iter().any(|counter| counter.id == name);
        match value {
            None if declares => return Err(format!("{name}: the figure is missing")),
            Some(_) if !declares => return Err(format!("{name}: {} counts none", info.id)),
            _ => {}
        }
    }
    check_numbers(record, contestant, &puzzle.grid)?;
    match &record.solution {
        None if solved => Err("solution: it is missing, but the outcome is solved".to_owned()),
        None => Ok(false),
        Some(_) if !solved => Err(format!(
            "solution: there is one, but the outcome is {outcome}"
        )),
        Some(text) => {
            let shape = Some(shape);
            let solution = read_grid("solution", text, Reading { shape, hex: false })?;
            verify(&puzzle.grid, &solution)
                .map_err(|fault| format!("solution: it does not solve the puzzle: {fault}"))?;
            Ok(true)
        }
    }
}

/// Checks the ranges of numbers. Runs of an experiment stop at the first solution.
fn check_numbers(
    record: &Record,
    contestant: &PreparedContestant,
    puzzle: &Grid,
) -> Result<(), String> {
    let solved = record.outcome == Outcome::Solved.id();
    let expected = u64::from(solved);
    if let Some(found) = record.solutions.filter(|found| *found != expected) {
        return Err(format!(
            "solutions: {found}, where a run with the outcome {} has {expected}",
            record.outcome
        ));
    }
    let side = u32::try_from(puzzle.shape().side()).expect("a side is small");
    let conflicts = record.conflicts.unwrap_or_default();
    // Digits that can be missing in the rows, the columns and the boxes.
    let max = if solved { 0 } else { 3 * side * side };
    if conflicts > max {
        return Err(format!(
            "conflicts: {conflicts}, where at most {max} are possible"
        ));
    }
    let steps = record.steps.unwrap_or_default();
    let limit = contestant.setup.max_steps;
    if let Some(limit) = limit.filter(|limit| steps > *limit) {
        return Err(format!("steps: {steps}, where the budget is {limit}"));
    }
    if record.outcome == Outcome::Steps.id() && limit != Some(steps) {
        return Err(format!(
            "outcome: steps, but {steps} steps are not the budget"
        ));
    }
    if let Some(nodes) = record.nodes {
        for (name, value) in [
            ("guesses", record.guesses),
            ("backtracks", record.backtracks),
        ] {
            if let Some(value) = value.filter(|value| *value > nodes) {
                return Err(format!("{name}: {value}, where there are {nodes} nodes"));
            }
        }
    }
    Ok(())
}

/// The FNV-1a hash of a text.
fn hash_of(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}
