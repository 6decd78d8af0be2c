use sudoku_search::{Algorithm, Goal, SeriesSpec, SeriesTarget};
use thiserror::Error;

use crate::TraceSchema;

/// The distance of the states of a search from a solution, computed from the series of its traces: the smallest
/// difference between a series and its value at a solution. The series are the first declared one that has such a
/// value, and all others with the same unit and direction, such as the least energy beside the energy.
#[derive(Clone, Debug, PartialEq)]
pub struct Quality {
    /// The name of the counted distance, such as `conflicts left`. Distances of the same name are comparable.
    pub name: String,
    goal: Goal,
    target: SeriesTarget,
    /// The indices of the series among the columns of the traces.
    columns: Vec<usize>,
}

/// A sample of a trace.
#[derive(Clone, Debug, PartialEq)]
pub struct TraceRow {
    /// The number of steps before the sample.
    pub step: u64,
    /// The values of the series of the file; `None` for missing values.
    pub values: Vec<Option<f64>>,
}

/// The reason why a line is not a row of traces.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum TraceRowError {
    /// The row does not have one field per column.
    #[error("expected {expected} fields, found {found}")]
    Fields {
        /// The number of fields.
        found: usize,
        /// The number of columns.
        expected: usize,
    },
    /// A field is not a number.
    #[error("“{text}” is not a number")]
    Number {
        /// The text of the field.
        text: String,
    },
}

impl Quality {
    /// The quality of an algorithm whose series are columns of `schema`; `None` if no series has a known value at every
    /// solution.
    pub fn of(schema: &TraceSchema, algorithm: &dyn Algorithm) -> Option<Self> {
        let directed = |series: &&SeriesSpec| series.goal != Goal::Neither;
        let first = (algorithm.series().iter())
            .filter(directed)
            .find(|series| series.target.is_some())?;
        let is_alike = |series: &SeriesSpec| {
            let has_same_target = series
                .target
                .is_none_or(|target| Some(target) == first.target);
            (series.unit, series.goal) == (first.unit, first.goal) && has_same_target
        };
        let places = schema.places(algorithm);
        let columns = places.iter().enumerate().filter_map(|(column, place)| {
            place
                .filter(|place| is_alike(&algorithm.series()[*place]))
                .map(|_| column)
        });
        let counted = if first.unit.is_empty() {
            first.id
        } else {
            first.unit
        };
        Some(Self {
            name: format!("{} left", counted.replace('_', " ")),
            goal: first.goal,
            target: first.target?,
            columns: columns.collect(),
        })
    }

    /// The distance of a sample from a solution, for a puzzle with this number of cells, of which `blanks` are blank;
    /// `None` if the sample has no value.
    pub fn distance(&self, values: &[Option<f64>], cells: usize, blanks: usize) -> Option<f64> {
        let target = self.target.value_for(cells, blanks);
        let distances = self.columns.iter().filter_map(|column| {
            let value = (*values.get(*column)?)?;
            let distance = match self.goal {
                Goal::Up => target - value,
                _ => value - target,
            };
            distance.is_finite().then_some(distance.max(0.0))
        });
        distances.min_by(f64::total_cmp)
    }
}

impl TraceSchema {
    /// Reads a row of traces, without the line end: the number of its task, and the sample.
    ///
    /// # Errors
    ///
    /// [`TraceRowError`] if the number of fields is wrong, or a field is not a number.
    pub fn read(&self, row: &str) -> Result<(u64, TraceRow), TraceRowError> {
        let fields: Vec<_> = row.split(',').collect();
        if fields.len() != self.width() {
            return Err(TraceRowError::Fields {
                found: fields.len(),
                expected: self.width(),
            });
        }
        let not_a_number = |text: &str| TraceRowError::Number {
            text: text.to_owned(),
        };
        let whole = |text: &str| text.parse::<u64>().map_err(|_| not_a_number(text));
        let value = |text: &&str| match *text {
            "" => Ok(None),
            text => text.parse().map(Some).map_err(|_| not_a_number(text)),
        };
        let values: Result<_, _> = fields[2..].iter().map(value).collect();
        let row = TraceRow {
            step: whole(fields[1])?,
            values: values?,
        };
        Ok((whole(fields[0])?, row))
    }
}
