//! Reads a file of records without its definition, such as the CSV that the page saves.

use std::collections::BTreeMap;
use std::fs::File;
use std::io::{self, BufRead as _, BufReader};
use std::path::Path;

use sudoku_experiment::{
    ContestantDetails, Measure, OWN, RESOURCE_COLUMNS, Ratings, Record, RecordSchema, RunTable,
    RunTableBuilder, SolverCode, StoppedRuns,
};
use sudoku_grid::{Grid, ParseOptions, SolutionFault, parse, verify};
use sudoku_search::{Outcome, Registry};

use crate::failure::Failure;

/// The runs in a file of records, and the measure of their cost.
pub(super) struct LooseRuns {
    pub(super) runs: RunTable,
    pub(super) recorded: usize,
    pub(super) measure: Measure,
}

/// Reads a file of records. Without the definition, the limits of the runs, the algorithms of contestants with other
/// names, and the expected records are unknown: each record is checked by itself, and no two may have the same task or
/// contradict each other in the puzzle of a line.
///
/// # Errors
///
/// Returns an error with the line if the file is not a file of records, or a record is wrong.
pub(super) fn read(
    path: &Path,
    ratings: &Ratings,
    measure: Option<Measure>,
) -> Result<LooseRuns, Failure> {
    let usage_error = |reason: String| Failure::Usage(format!("{}: {reason}", path.display()));
    let unreadable = |error: io::Error| usage_error(error.to_string());
    let mut lines = BufReader::new(File::open(path).map_err(unreadable)?).lines();
    let header = lines.next().transpose().map_err(unreadable)?;
    let schema = (header.as_deref().and_then(RecordSchema::of_header))
        .ok_or_else(|| usage_error("line 1: this line is not the header of records".to_owned()))?;
    if schema.has_blocks() {
        let reason = "its runs are repeated in blocks, which only the definition explains: report on the directory";
        return Err(usage_error(reason.to_owned()));
    }
    if let Some(Measure::Counter(id)) = measure {
        let resources = RESOURCE_COLUMNS.iter().map(|column| column.name);
        let resources = resources.filter(|_| schema.has_resources());
        let mut known_ids = (schema.counters().iter().map(String::as_str))
            .chain(["guesses", "backtracks"])
            .chain(resources);
        if !known_ids.any(|known| known == id) {
            return Err(usage_error(format!("the records have no counter {id}")));
        }
    }
    let mut builder =
        RunTableBuilder::rated(ratings.clone()).measuring(measure.unwrap_or_default());
    let mut puzzles = BTreeMap::new();
    for (number, line) in (2..).zip(lines) {
        let line = line.map_err(unreadable)?;
        let wrong = |reason: String| usage_error(format!("line {number}: {reason}"));
        let record = schema
            .read(&line)
            .map_err(|error| wrong(error.to_string()))?;
        check(&record).map_err(wrong)?;
        let place = (record.set.clone(), record.line);
        let known = puzzles
            .entry(place)
            .or_insert_with(|| record.puzzle.clone());
        if *known != record.puzzle {
            let reason = "another record of this line of the set has another puzzle";
            return Err(wrong(reason.to_owned()));
        }
        builder.add(&record, &schema);
    }
    if let Some(task) = builder.duplicate_task() {
        return Err(usage_error(format!("task {task} has more than one record")));
    }
    let recorded = builder.record_count();
    if recorded == 0 {
        return Err(usage_error("there are no records yet".to_owned()));
    }
    let mut runs = builder.build();
    runs.details = details(&runs.contestants, &sudoku_solvers::registry());
    Ok(LooseRuns {
        measure: measure.unwrap_or_else(|| default_measure(&runs)),
        runs,
        recorded,
    })
}

/// Checks that a record has a solution exactly if its outcome says so, and that it is a solution.
fn check(record: &Record) -> Result<(), String> {
    let grid = |column: &str, text: &str, shape| -> Result<Grid, String> {
        let parsed = parse(text, ParseOptions { shape, hex: false });
        Ok(parsed.map_err(|error| format!("{column}: {error}"))?.grid)
    };
    let puzzle = grid("puzzle", &record.puzzle, None)?;
    match &record.solution {
        Some(solution) => {
            let solution = grid("solution", solution, Some(puzzle.shape()))?;
            verify(&puzzle, &solution).map_err(|fault| describe(&fault))?;
            if record.outcome != Outcome::Solved.id() {
                return Err(format!(
                    "there is a solution, but the outcome is {}",
                    record.outcome
                ));
            }
        }
        None if record.outcome == Outcome::Solved.id() => {
            return Err("the outcome is solved, but there is no solution".to_owned());
        }
        None => {}
    }
    Ok(())
}

/// The text of a fault in a solution. If a digit is repeated in a box alone, the puzzle may have another box than the
/// usual one, which a record does not state.
fn describe(fault: &SolutionFault) -> String {
    match fault {
        SolutionFault::Repeat {
            cells: [one, other],
            shape,
            ..
        } if shape.row(*one) != shape.row(*other) && shape.column(*one) != shape.column(*other) => {
            let [rows, columns] = [shape.box_rows(), shape.box_columns()];
            format!(
                "{fault} with the usual box of {rows}×{columns}; if the puzzle has another box, report on the directory \
                 of the records, whose definition states the box"
            )
        }
        _ => fault.to_string(),
    }
}

/// What the names of contestants tell. The unit of the steps is that of the algorithm with whose id a name begins;
/// otherwise it is unknown, which is an empty text. The name of a user-supplied solver contains a digest of its file.
fn details(contestants: &[String], registry: &Registry) -> Vec<ContestantDetails> {
    let of_name = |name: &String| {
        let id = name.split([':', ' ']).next().unwrap_or_default();
        let is_own = id.split('@').next() == Some(OWN) || name.contains(&format!("({OWN}@"));
        let algorithm = registry.find(id).filter(|_| !is_own);
        ContestantDetails {
            unit: algorithm
                .map_or("", |algorithm| algorithm.info().step)
                .to_owned(),
            algorithm: algorithm
                .map_or("", |algorithm| algorithm.info().id)
                .to_owned(),
            max_steps: None,
            code: if is_own {
                SolverCode::Own
            } else {
                SolverCode::BuiltIn
            },
        }
    };
    contestants.iter().map(of_name).collect()
}

/// Steps if a step limit but no time limit stopped runs, and all steps are known to be of one kind; otherwise time.
fn default_measure(runs: &RunTable) -> Measure {
    let StoppedRuns { steps, seconds } = StoppedRuns::of(&runs.end);
    let mut details = runs.details.iter();
    let is_one_unit = (details.next())
        .is_some_and(|first| first.counts_like(first) && details.all(|one| one.counts_like(first)));
    if steps > 0 && seconds == 0 && is_one_unit {
        Measure::Steps
    } else {
        Measure::Time
    }
}
