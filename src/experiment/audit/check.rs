//! Checks of a record by itself.

use std::fmt;

use sudoku_grid::{Grid, ParseOptions, Position, parse, verify};
use sudoku_search::Outcome;

use super::RecordFault;
use crate::schema::{CounterPlaces, RecordSchema};
use crate::{PreparedContestant, Record};

/// The outcomes of runs that the page ended, because the visitor stopped the run or the worker that
/// ran it crashed; the command line writes `crashed` for a user-supplied solver that failed.
const EXTERNAL_OUTCOMES: [&str; 2] = ["stopped", "crashed"];

/// The puzzle of a record, parsed.
pub(super) struct AuditedGrid {
    pub(super) set: usize,
    pub(super) text: String,
    grid: Grid,
    /// `true` if a digit is given twice in a row, a column or a box.
    givens_conflict: bool,
}

/// Parses a row, which must be written exactly as [`RecordSchema::write`] writes it.
pub(super) fn read_record(schema: &RecordSchema, row: &str) -> Result<Record, RecordFault> {
    let record = schema.read(row)?;
    let mut canonical_row = Vec::with_capacity(row.len() + 1);
    schema.write(&record, &mut canonical_row);
    if canonical_row.strip_suffix(b"\n") != Some(row.as_bytes()) {
        return Err(RecordFault::Spelling);
    }
    Ok(record)
}

pub(super) fn expect<T: PartialEq + fmt::Display>(
    column: &'static str,
    expected: &T,
    found: &T,
) -> Result<(), RecordFault> {
    if expected == found {
        return Ok(());
    }
    Err(RecordFault::Field {
        column,
        found: found.to_string(),
        expected: expected.to_string(),
    })
}

pub(super) fn read_puzzle(
    set: usize,
    text: &str,
    options: ParseOptions,
) -> Result<AuditedGrid, RecordFault> {
    let grid = read_grid("puzzle", text, options)?;
    Ok(AuditedGrid {
        set,
        text: text.to_owned(),
        givens_conflict: Position::new(&grid).is_err(),
        grid,
    })
}

fn read_grid(column: &'static str, text: &str, options: ParseOptions) -> Result<Grid, RecordFault> {
    let parsed = parse(text, options).map_err(|error| RecordFault::Grid { column, error })?;
    if parsed.grid.to_string() != text {
        return Err(RecordFault::GridSpelling { column });
    }
    Ok(parsed.grid)
}

/// Checks the outcome, the figures and the solution of a record; returns whether it has a solution.
pub(super) fn check_result(
    schema: &RecordSchema,
    record: &Record,
    contestant: &PreparedContestant,
    puzzle: &AuditedGrid,
    has_seconds: bool,
) -> Result<bool, RecordFault> {
    let outcome = &*record.outcome;
    let solved = outcome == Outcome::Solved.id();
    let unexpected_solution = || RecordFault::UnexpectedSolution {
        outcome: outcome.to_owned(),
    };
    if EXTERNAL_OUTCOMES.contains(&outcome) {
        return match &record.solution {
            Some(_) => Err(unexpected_solution()),
            None => Ok(false),
        };
    }
    if outcome == Outcome::Invalid.id() {
        check_invalid(schema, record, contestant, puzzle)?;
        return Ok(false);
    }
    check_outcome(outcome, contestant, puzzle, has_seconds)?;
    check_presence(schema, record, contestant)?;
    check_numbers(record, contestant, &puzzle.grid)?;
    match &record.solution {
        None if solved => Err(RecordFault::NoSolution),
        None => Ok(false),
        Some(_) if !solved => Err(unexpected_solution()),
        Some(text) => {
            let shape = Some(puzzle.grid.shape());
            let solution = read_grid("solution", text, ParseOptions { shape, hex: false })?;
            verify(&puzzle.grid, &solution).map_err(RecordFault::WrongSolution)?;
            Ok(true)
        }
    }
}

/// The numbers of a record that every algorithm reports, each with the name of its column.
fn required_figures(record: &Record) -> [(&'static str, Option<u64>); 4] {
    [
        ("solutions", record.solutions),
        ("steps", record.steps),
        ("conflicts", record.conflicts.map(u64::from)),
        ("micros", record.micros),
    ]
}

/// The counters of a record that only some algorithms have, each with the name of its column.
fn counters(record: &Record) -> [(&'static str, Option<u64>); 3] {
    [
        ("nodes", record.nodes),
        ("guesses", record.guesses),
        ("backtracks", record.backtracks),
    ]
}

/// Checks the record of a run that did not start.
fn check_invalid(
    schema: &RecordSchema,
    record: &Record,
    contestant: &PreparedContestant,
    puzzle: &AuditedGrid,
) -> Result<(), RecordFault> {
    let fixed_fields = required_figures(record).into_iter().chain(counters(record));
    let fixed_fields = fixed_fields.map(|(name, value)| (name.to_owned(), value));
    let counter_fields = (record.counters.iter().enumerate())
        .map(|(index, value)| (schema.counter_column(index), *value));
    if let Some((column, _)) = fixed_fields
        .chain(counter_fields)
        .find(|(_, value)| value.is_some())
    {
        return Err(RecordFault::FigureOfInvalid { column });
    }
    if record.solution.is_some() {
        return Err(RecordFault::UnexpectedSolution {
            outcome: record.outcome.clone(),
        });
    }
    let (algorithm, shape) = (contestant.algorithm, puzzle.grid.shape());
    if !puzzle.givens_conflict && algorithm.check(&contestant.setup, shape).is_ok() {
        return Err(RecordFault::NotInvalid {
            algorithm: algorithm.info().id,
        });
    }
    Ok(())
}

/// Checks the outcome of a run that started.
fn check_outcome(
    outcome: &str,
    contestant: &PreparedContestant,
    puzzle: &AuditedGrid,
    has_seconds: bool,
) -> Result<(), RecordFault> {
    let possible_outcomes = [
        Outcome::Solved,
        Outcome::Unsolvable,
        Outcome::Stalled,
        Outcome::Steps,
        Outcome::Time,
    ];
    if !possible_outcomes.iter().any(|end| end.id() == outcome) {
        return Err(RecordFault::Outcome {
            outcome: outcome.to_owned(),
        });
    }
    if puzzle.givens_conflict {
        return Err(RecordFault::ConflictingGivens {
            outcome: outcome.to_owned(),
        });
    }
    if outcome == Outcome::Unsolvable.id() && !contestant.complete {
        return Err(RecordFault::Unproven {
            contestant: contestant.title.clone(),
        });
    }
    if outcome == Outcome::Time.id() && !has_seconds {
        return Err(RecordFault::NoTimeLimit);
    }
    Ok(())
}

/// Checks that a run has the figures of every run and the counters of its algorithm, and no others.
fn check_presence(
    schema: &RecordSchema,
    record: &Record,
    contestant: &PreparedContestant,
) -> Result<(), RecordFault> {
    if let Some((name, _)) = required_figures(record)
        .iter()
        .find(|(_, value)| value.is_none())
    {
        return Err(RecordFault::NoFigure {
            column: (*name).to_owned(),
        });
    }
    let counter_places = CounterPlaces::new(schema, contestant.algorithm);
    let fixed_fields = counters(record).into_iter().zip(counter_places.fixed);
    let fixed_fields = fixed_fields.map(|((name, value), place)| (name.to_owned(), value, place));
    let counter_fields = record.counters.iter().zip(counter_places.open).enumerate();
    let counter_fields =
        counter_fields.map(|(index, (value, place))| (schema.counter_column(index), *value, place));
    for (column, value, place) in fixed_fields.chain(counter_fields) {
        match value {
            None if place.is_some() => return Err(RecordFault::NoFigure { column }),
            Some(_) if place.is_none() => {
                let algorithm = contestant.algorithm.info().id;
                return Err(RecordFault::Uncounted { column, algorithm });
            }
            _ => {}
        }
    }
    Ok(())
}

/// Checks that the numbers of a record are possible: the number of solutions is 1 if the puzzle was
/// solved, because runs stop at the first solution, and otherwise 0; the other numbers are within
/// their limits.
fn check_numbers(
    record: &Record,
    contestant: &PreparedContestant,
    puzzle: &Grid,
) -> Result<(), RecordFault> {
    let solved = record.outcome == Outcome::Solved.id();
    let expected = u64::from(solved);
    if let Some(found) = record.solutions.filter(|found| *found != expected) {
        return Err(RecordFault::Solutions {
            found,
            outcome: record.outcome.clone(),
            expected,
        });
    }
    let side = u32::try_from(puzzle.shape().side()).expect("a side is small");
    let conflicts = record.conflicts.unwrap_or_default();
    // In the worst case, every digit is missing from every row, every column and every box.
    let max_conflicts = if solved { 0 } else { 3 * side * side };
    if conflicts > max_conflicts {
        return Err(RecordFault::Conflicts {
            conflicts,
            max: max_conflicts,
        });
    }
    let steps = record.steps.unwrap_or_default();
    let limit = contestant.setup.max_steps;
    if let Some(limit) = limit.filter(|limit| steps > *limit) {
        return Err(RecordFault::Steps { steps, limit });
    }
    if record.outcome == Outcome::Steps.id() && limit != Some(steps) {
        return Err(RecordFault::StepsLeft { steps });
    }
    // A user-supplied solver may count anything under the name `nodes`.
    if let Some(nodes) = record.nodes.filter(|_| !contestant.own) {
        for (column, value) in [
            ("guesses", record.guesses),
            ("backtracks", record.backtracks),
        ] {
            if let Some(value) = value.filter(|value| *value > nodes) {
                return Err(RecordFault::Nodes {
                    column,
                    value,
                    nodes,
                });
            }
        }
    }
    Ok(())
}
