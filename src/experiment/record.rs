use csv::{QuoteStyle, StringRecord, Terminator, WriterBuilder};
use serde::{Deserialize, Serialize};
use sudoku_search::{Findings, Outcome};
use thiserror::Error;

use crate::schema::{CounterPlaces, RESOURCE_COLUMNS, RecordSchema};

/// The reason why a row is not a [`Record`].
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum RecordError {
    /// The row does not have one field per column.
    #[error("expected {expected} fields, found {found}")]
    Fields {
        /// The number of fields.
        found: usize,
        /// The number of columns.
        expected: usize,
    },
    /// A field is not a number.
    #[error("{column}: “{text}” is not a number")]
    Number {
        /// The column.
        column: String,
        /// The text of the field.
        text: String,
    },
}

/// The record of a run: a row of CSV without fields that need quotes. The fields are the columns of
/// [`FIXED_COLUMNS`](crate::FIXED_COLUMNS), in order, then the counters of a [`RecordSchema`].
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Record {
    /// The number of the task in the [`Plan`](crate::Plan), counted from 0.
    pub task: u64,
    /// The name of the set of the puzzle.
    pub set: String,
    /// The line of the puzzle in its file, or its number among generated puzzles, counted from 1.
    pub line: usize,
    /// The givens of the puzzle, in canonical text.
    pub puzzle: String,
    /// The name of the contestant.
    pub contestant: String,
    /// The seed of the run.
    pub seed: u32,
    /// The id of the outcome.
    pub outcome: String,
    /// The number of solutions found; `None` if no run started.
    pub solutions: Option<u64>,
    /// The number of completed steps of the algorithm; `None` if no run started.
    pub steps: Option<u64>,
    /// The number of nodes: digits tried; `None` if the algorithm does not count nodes.
    pub nodes: Option<u64>,
    /// The number of guesses: nodes with an untried sibling; `None` if the algorithm does not count guesses.
    pub guesses: Option<u64>,
    /// The number of backtracks: nodes undone; `None` if the algorithm does not count backtracks.
    pub backtracks: Option<u64>,
    /// The number of missing digits, summed over all houses of the solution or, without a solution, of the digits on
    /// the board at the end of the run; `None` if no run started.
    pub conflicts: Option<u32>,
    /// The time in microseconds, including the start of the run; `None` if no run started.
    pub micros: Option<u64>,
    /// The verified solution, in canonical text; `None` if none was found.
    pub solution: Option<String>,
    /// The counters of the schema, in order, and then the resources, if the schema has them; `None` for a counter that the
    /// algorithm does not declare. If a
    /// record has fewer counters than the schema, the missing ones are written as `None`.
    #[serde(default)]
    pub counters: Vec<Option<u64>>,
    /// The block of the run, counted from 1; `None` if the schema has no column for it.
    #[serde(skip)]
    pub block: Option<u32>,
}

impl Record {
    /// Returns `true` if the puzzle was solved.
    pub fn solved(&self) -> bool {
        self.solution.is_some()
    }

    /// Sets the fields that describe the findings of the run, except for the time and the solution.
    pub fn set_findings(&mut self, findings: &Findings, places: &CounterPlaces) {
        let outcome = findings.outcome.unwrap_or(Outcome::Time);
        outcome.id().clone_into(&mut self.outcome);
        self.solutions = Some(findings.found);
        self.steps = Some(findings.steps);
        let value =
            |place: &Option<usize>| place.and_then(|index| findings.counters.get(index).copied());
        let [nodes, guesses, backtracks] = places.fixed.each_ref().map(value);
        (self.nodes, self.guesses, self.backtracks) = (nodes, guesses, backtracks);
        self.conflicts = Some(findings.conflicts());
        self.counters = places.open.iter().map(value).collect();
    }

    /// Appends the values of the [`RESOURCE_COLUMNS`] to the counters that [`set_findings`](Self::set_findings) has set.
    pub fn set_resources(&mut self, resources: [Option<u64>; 2]) {
        self.counters.extend(resources);
    }

    /// The value of a counter or a resource in a record with a schema; `None` if the record has none.
    pub fn counter(&self, schema: &RecordSchema, id: &str) -> Option<u64> {
        match id {
            "nodes" => self.nodes,
            "guesses" => self.guesses,
            "backtracks" => self.backtracks,
            _ => {
                let counters = schema.counters();
                let mut resources = RESOURCE_COLUMNS.iter();
                let index = (counters.iter().position(|known| known == id)).or_else(|| {
                    Some(counters.len() + resources.position(|column| column.name == id)?)
                })?;
                *self.counters.get(index)?
            }
        }
    }
}

/// The initial size of the buffer for a row, in bytes; the buffer grows for longer rows.
const ROW_BYTES: usize = 1024;

/// Appends a row of CSV with its line end to `text`.
pub(crate) fn append_row(row: impl Serialize, text: &mut Vec<u8>) {
    let mut writer = WriterBuilder::new()
        .has_headers(false)
        .quote_style(QuoteStyle::Never) // rows are split at commas when they are read
        .terminator(Terminator::Any(b'\n'))
        .buffer_capacity(ROW_BYTES)
        .from_writer(text);
    writer
        .serialize(row)
        .and_then(|()| Ok(writer.flush()?))
        .expect("a row of numbers and texts can be written to memory");
}

impl RecordSchema {
    /// Appends a record as a row with its line end.
    ///
    /// # Panics
    ///
    /// Panics if the record has more counters than the schema, or lacks a block that the schema has.
    pub fn write(&self, record: &Record, text: &mut Vec<u8>) {
        let missing_counters = (self.open_width())
            .checked_sub(record.counters.len())
            .expect("the counters of a record are those of its schema");
        let block = self
            .has_blocks()
            .then(|| record.block.expect("the record has a block"));
        let block: Vec<_> = block.into_iter().collect();
        append_row((record, vec![None::<u64>; missing_counters], block), text);
    }

    /// Reads a row, without the line end.
    ///
    /// # Errors
    ///
    /// [`RecordError`] if the number of fields is wrong, or a field is not a number.
    pub fn read(&self, row: &str) -> Result<Record, RecordError> {
        let fields: StringRecord = row.split(',').collect();
        if fields.len() != self.width() {
            return Err(RecordError::Fields {
                found: fields.len(),
                expected: self.width(),
            });
        }
        let not_a_number = |index: usize| RecordError::Number {
            column: self.column(index),
            text: fields[index].to_owned(),
        };
        let record: Result<Record, csv::Error> = fields.deserialize(None);
        let mut record = record.map_err(|error| {
            let field = match error.kind() {
                csv::ErrorKind::Deserialize { err, .. } => err.field(),
                _ => None,
            };
            let index = field
                .and_then(|index| usize::try_from(index).ok())
                .unwrap_or(0);
            not_a_number(index)
        })?;
        if self.has_blocks() {
            // The column follows those of counters, with which it was read.
            let block = record.counters.pop().flatten();
            let block = block.and_then(|block| u32::try_from(block).ok());
            record.block = Some(block.ok_or_else(|| not_a_number(self.width() - 1))?);
        }
        Ok(record)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn schema(counters: &str) -> RecordSchema {
        let header = RecordSchema::fixed().header() + counters;
        RecordSchema::of_header(&header).expect("a header")
    }

    #[test]
    fn a_record_round_trips_through_text() {
        let run = Record {
            task: 7,
            set: "top95".to_owned(),
            line: 3,
            puzzle: "1..4".to_owned(),
            contestant: "ga:paper".to_owned(),
            seed: 2,
            outcome: "steps".to_owned(),
            solutions: Some(0),
            steps: Some(100),
            nodes: None,
            conflicts: Some(4),
            micros: Some(12),
            counters: vec![None, Some(u64::MAX)],
            ..Record::default()
        };
        let row = "7,top95,3,1..4,ga:paper,2,steps,0,100,,,,4,12,,,18446744073709551615";
        let schema = schema(",counter.flips,counter.sweeps");
        let mut text = Vec::new();
        schema.write(&run, &mut text);
        assert_eq!(String::from_utf8(text), Ok(format!("{row}\n")));
        assert_eq!(schema.read(row), Ok(run.clone()));
        assert_eq!(run.counter(&schema, "sweeps"), Some(u64::MAX));
        assert_eq!(run.counter(&schema, "flips"), None);
        for (row, message) in [
            ("7,top95", "expected 17 fields, found 2"),
            (&row.replace("100", "1e2"), "steps: “1e2” is not a number"),
            (&row.replacen('7', "", 1), "task: “” is not a number"),
            (
                &row.replace("1844", "-"),
                "counter.sweeps: “-6744073709551615” is not a number",
            ),
        ] {
            let error = schema.read(row).expect_err(row);
            assert_eq!(error.to_string(), message);
        }
    }

    #[test]
    fn the_block_is_the_last_column() {
        let row = "2,some,2,11..,fast,1,invalid,,,,,,,,,,3";
        let schema = schema(",counter.flips,block");
        assert!(schema.has_blocks() && schema.counters() == ["flips"]);
        let record = schema.read(row).expect("a record");
        assert_eq!((record.block, &*record.counters), (Some(3), &[None][..]));
        let mut text = Vec::new();
        schema.write(&record, &mut text);
        assert_eq!(String::from_utf8(text), Ok(format!("{row}\n")));
        for (block, message) in [
            ("", "block: “” is not a number"),
            ("4294967296", "block: “4294967296” is not a number"),
            ("x", "block: “x” is not a number"),
        ] {
            let row = row.strip_suffix('3').expect("its block").to_owned() + block;
            let error = schema.read(&row).expect_err(&row);
            assert_eq!(error.to_string(), message);
        }
    }

    #[test]
    fn records_of_earlier_versions_have_no_counters() {
        let row = "2,some,2,11..,fast,1,invalid,,,,,,,,";
        let record = RecordSchema::fixed().read(row).expect("a record");
        assert_eq!((record.task, &*record.counters), (2, &[][..]));
        // A schema with counters writes an empty field for each missing counter.
        let mut text = Vec::new();
        schema(",counter.flips").write(&record, &mut text);
        assert_eq!(String::from_utf8(text), Ok(format!("{row},\n")));
    }
}
