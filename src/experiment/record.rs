use std::fmt::{self, Display};
use std::str::FromStr;

use thiserror::Error;

/// The columns of a record, in order.
pub const COLUMNS: [&str; 15] = [
    "task",
    "set",
    "line",
    "puzzle",
    "contestant",
    "seed",
    "outcome",
    "solutions",
    "steps",
    "nodes",
    "guesses",
    "backtracks",
    "conflicts",
    "micros",
    "solution",
];

/// The reason why a row is not a [`Record`].
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum RecordError {
    /// The row does not have one field per column.
    #[error("{found} fields, where {} belong", COLUMNS.len())]
    Fields {
        /// The number of fields.
        found: usize,
    },
    /// A field is not a number.
    #[error("{column}: “{text}” is no number")]
    Number {
        /// The column.
        column: &'static str,
        /// The text of the field.
        text: String,
    },
}

/// The record of a run: a row of CSV without fields that need quotes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Record {
    /// The number of the task.
    pub task: u64,
    /// The name of the set.
    pub set: String,
    /// The line of the puzzle in its file.
    pub line: usize,
    /// The puzzle.
    pub puzzle: String,
    /// The name of the contestant.
    pub contestant: String,
    /// The seed of the run.
    pub seed: u32,
    /// The id of the outcome.
    pub outcome: String,
    /// The number of solutions found; `None`, like all following numbers, if no run started.
    pub solutions: Option<u64>,
    /// Steps of the algorithm.
    pub steps: Option<u64>,
    /// Nodes: digits tried; `None`, like the next two, if the algorithm does not count them.
    pub nodes: Option<u64>,
    /// Nodes with an untried sibling.
    pub guesses: Option<u64>,
    /// Nodes undone.
    pub backtracks: Option<u64>,
    /// The number of missing digits, summed over the houses of the best or final grid.
    pub conflicts: Option<u32>,
    /// The time in microseconds, including the start of the run.
    pub micros: Option<u64>,
    /// The verified solution.
    pub solution: Option<String>,
}

impl Record {
    /// Returns true if the puzzle was solved.
    pub fn solved(&self) -> bool {
        self.solution.is_some()
    }
}

struct Field<'a, T>(&'a Option<T>);

impl<T: Display> Display for Field<'_, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.as_ref().map_or(Ok(()), |value| value.fmt(f))
    }
}

impl Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            task,
            set,
            line,
            puzzle,
            contestant,
            seed,
            outcome,
            ..
        } = self;
        write!(
            f,
            "{task},{set},{line},{puzzle},{contestant},{seed},{outcome},{},{},{},{},{},{},{},{}",
            Field(&self.solutions),
            Field(&self.steps),
            Field(&self.nodes),
            Field(&self.guesses),
            Field(&self.backtracks),
            Field(&self.conflicts),
            Field(&self.micros),
            Field(&self.solution),
        )
    }
}

impl FromStr for Record {
    type Err = RecordError;

    fn from_str(row: &str) -> Result<Self, RecordError> {
        let fields: Vec<_> = row.split(',').collect();
        let fields =
            <[&str; COLUMNS.len()]>::try_from(fields).map_err(|fields| RecordError::Fields {
                found: fields.len(),
            })?;
        let text = |at: usize| fields[at].to_owned();
        Ok(Self {
            task: number(&fields, 0)?,
            set: text(1),
            line: number(&fields, 2)?,
            puzzle: text(3),
            contestant: text(4),
            seed: number(&fields, 5)?,
            outcome: text(6),
            solutions: optional_number(&fields, 7)?,
            steps: optional_number(&fields, 8)?,
            nodes: optional_number(&fields, 9)?,
            guesses: optional_number(&fields, 10)?,
            backtracks: optional_number(&fields, 11)?,
            conflicts: optional_number(&fields, 12)?,
            micros: optional_number(&fields, 13)?,
            solution: Some(text(14)).filter(|solution| !solution.is_empty()),
        })
    }
}

fn number<T: FromStr>(fields: &[&str], at: usize) -> Result<T, RecordError> {
    (fields[at].parse()).map_err(|_| RecordError::Number {
        column: COLUMNS[at],
        text: fields[at].to_owned(),
    })
}

fn optional_number<T: FromStr>(fields: &[&str], at: usize) -> Result<Option<T>, RecordError> {
    (!fields[at].is_empty())
        .then(|| number(fields, at))
        .transpose()
}

#[cfg(test)]
mod tests {
    use super::*;

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
            ..Record::default()
        };
        let row = "7,top95,3,1..4,ga:paper,2,steps,0,100,,,,4,12,";
        assert_eq!(run.to_string(), row);
        assert_eq!(row.parse(), Ok(run));
        for (row, wrong) in [
            ("7,top95", "2 fields, where 15 belong"),
            (&row.replace("100", "1e2"), "steps: “1e2” is no number"),
            (&row.replacen('7', "", 1), "task: “” is no number"),
        ] {
            let error = row.parse::<Record>().expect_err(row);
            assert_eq!(error.to_string(), wrong);
        }
    }
}
