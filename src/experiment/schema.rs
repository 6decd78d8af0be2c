//! The columns of records and traces. Readers in other languages are generated from these declarations.

use std::collections::BTreeSet;

use sudoku_search::Algorithm;

use crate::PreparedContestant;

/// The type of the values in a column of records.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ColumnKind {
    /// Text without commas, quotes and line breaks.
    Text,
    /// A whole number below 2^32.
    U32,
    /// A whole number below 2^64.
    U64,
}

/// The declaration of a column of records.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ColumnSpec {
    /// The name in the header.
    pub name: &'static str,
    /// The type of the values.
    pub kind: ColumnKind,
    /// `true` if the value can be missing: the field is then empty.
    pub nullable: bool,
}

const fn column(name: &'static str, kind: ColumnKind, nullable: bool) -> ColumnSpec {
    ColumnSpec {
        name,
        kind,
        nullable,
    }
}

/// The fixed columns of a record, in order: the fields of [`Record`](crate::Record). A column for each further counter
/// follows; [`RecordSchema`] lists the counter columns.
pub const FIXED_COLUMNS: [ColumnSpec; 15] = [
    column("task", ColumnKind::U64, false),
    column("set", ColumnKind::Text, false),
    column("line", ColumnKind::U64, false),
    column("puzzle", ColumnKind::Text, false),
    column("contestant", ColumnKind::Text, false),
    column("seed", ColumnKind::U32, false),
    column("outcome", ColumnKind::Text, false),
    column("solutions", ColumnKind::U64, true),
    column("steps", ColumnKind::U64, true),
    column("nodes", ColumnKind::U64, true),
    column("guesses", ColumnKind::U64, true),
    column("backtracks", ColumnKind::U64, true),
    column("conflicts", ColumnKind::U64, true),
    column("micros", ColumnKind::U64, true),
    column("solution", ColumnKind::Text, true),
];

/// The prefix of the name of a counter column, before the id of the counter. The values of such a column have
/// the type [`ColumnKind::U64`]; they are missing for algorithms that do not declare the counter.
pub const COUNTER_PREFIX: &str = "counter.";

/// The columns after those of counters, if the definition asks for them: the processor time of the run in microseconds, and
/// the growth of the resident memory of the process up to its peak, in bytes. They are missing where the system does not
/// report them.
pub const RESOURCE_COLUMNS: [ColumnSpec; 2] = [
    column("cpu_micros", ColumnKind::U64, true),
    column("peak_bytes", ColumnKind::U64, true),
];

/// The prefix of the name of a series column in a file of traces, before the id of the series.
pub const SERIES_PREFIX: &str = "series.";

/// The name of the last column of records whose runs are repeated in blocks. Its values are the numbers of the blocks,
/// counted from 1, of the type [`ColumnKind::U32`]; they are never missing.
pub const BLOCK_COLUMN: &str = "block";

/// The counters that have a fixed column.
const FIXED_COUNTERS: [&str; 3] = ["nodes", "guesses", "backtracks"];

/// The ids of the counters of an algorithm that have a column after the fixed columns.
pub fn open_counters(algorithm: &dyn Algorithm) -> impl Iterator<Item = &'static str> {
    let ids = algorithm.counters().iter().map(|counter| counter.id);
    ids.filter(|id| !FIXED_COUNTERS.contains(id))
}

/// The columns of the records of an experiment: [`FIXED_COLUMNS`], then a column for each further counter that a
/// contestant declares, in the order of the contestants and of their declarations, the [`RESOURCE_COLUMNS`] if they are
/// recorded, and [`BLOCK_COLUMN`] if runs are repeated in blocks.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RecordSchema {
    counters: Vec<String>,
    has_resources: bool,
    has_blocks: bool,
}

impl RecordSchema {
    /// The columns of records of these contestants.
    pub fn of(contestants: &[PreparedContestant]) -> Self {
        Self::of_algorithms(contestants.iter().map(|contestant| contestant.algorithm))
    }

    /// The columns of records of these algorithms.
    pub fn of_algorithms<'a>(algorithms: impl IntoIterator<Item = &'a dyn Algorithm>) -> Self {
        Self {
            counters: distinct_ids(algorithms.into_iter().flat_map(open_counters)),
            has_resources: false,
            has_blocks: false,
        }
    }

    /// The same columns with the [`RESOURCE_COLUMNS`], or without them.
    #[must_use]
    pub fn with_resources(self, has_resources: bool) -> Self {
        Self {
            has_resources,
            ..self
        }
    }

    /// The same columns, with or without the column of the block of a run.
    #[must_use]
    pub fn with_blocks(self, has_blocks: bool) -> Self {
        Self { has_blocks, ..self }
    }

    /// Returns `true` if records have a column for the block of the run.
    pub fn has_blocks(&self) -> bool {
        self.has_blocks
    }

    /// The fixed columns alone, as records of earlier versions have.
    pub fn fixed() -> Self {
        Self::default()
    }

    /// The columns that a header lists; `None` if it is not the header of records.
    pub fn of_header(header: &str) -> Option<Self> {
        let without_block =
            (header.strip_suffix(BLOCK_COLUMN)).and_then(|columns| columns.strip_suffix(','));
        let mut names = without_block.unwrap_or(header).split(',');
        if !FIXED_COLUMNS
            .iter()
            .all(|column| names.next() == Some(column.name))
        {
            return None;
        }
        let mut names: Vec<_> = names.collect();
        let resource_names = RESOURCE_COLUMNS.map(|column| column.name);
        let has_resources = names.ends_with(&resource_names);
        if has_resources {
            names.truncate(names.len() - resource_names.len());
        }
        let counters = names
            .into_iter()
            .map(|name| {
                name.strip_prefix(COUNTER_PREFIX)
                    .filter(|id| !id.is_empty())
            })
            .map(|id| id.map(str::to_owned))
            .collect::<Option<Vec<_>>>()?;
        let distinct_counters: BTreeSet<_> = counters.iter().collect();
        (distinct_counters.len() == counters.len()).then_some(Self {
            counters,
            has_resources,
            has_blocks: without_block.is_some(),
        })
    }

    /// The first line of a file of records, without the line end.
    pub fn header(&self) -> String {
        let fixed_names = FIXED_COLUMNS.iter().map(|column| column.name.to_owned());
        let counters = (0..self.open_width()).map(|index| self.counter_column(index));
        let block = self.has_blocks.then(|| BLOCK_COLUMN.to_owned());
        let names: Vec<_> = fixed_names.chain(counters).chain(block).collect();
        names.join(",")
    }

    /// The ids of the counters whose columns follow the fixed columns.
    pub fn counters(&self) -> &[String] {
        &self.counters
    }

    /// Returns `true` if the [`RESOURCE_COLUMNS`] follow the columns of counters.
    pub fn has_resources(&self) -> bool {
        self.has_resources
    }

    /// The number of columns.
    pub fn width(&self) -> usize {
        FIXED_COLUMNS.len() + self.open_width() + usize::from(self.has_blocks)
    }

    /// The number of columns of counters and resources.
    pub(crate) fn open_width(&self) -> usize {
        let resources = if self.has_resources {
            RESOURCE_COLUMNS.len()
        } else {
            0
        };
        self.counters.len() + resources
    }

    /// The name of the column with the index `index`, counted from 0.
    pub(crate) fn column(&self, index: usize) -> String {
        match FIXED_COLUMNS.get(index) {
            Some(column) => column.name.to_owned(),
            None if self.has_blocks && index + 1 == self.width() => BLOCK_COLUMN.to_owned(),
            None => self.counter_column(index - FIXED_COLUMNS.len()),
        }
    }

    /// The name of the column with the index `index` among those after the fixed columns.
    pub(crate) fn counter_column(&self, index: usize) -> String {
        match self.counters.get(index) {
            Some(id) => format!("{COUNTER_PREFIX}{id}"),
            None => RESOURCE_COLUMNS[index - self.counters.len()]
                .name
                .to_owned(),
        }
    }
}

/// For each counter column of a [`RecordSchema`], the index of the counter in an algorithm.
#[derive(Clone, Debug)]
pub struct CounterPlaces {
    /// For each of the fixed counters, its index among the counters of the algorithm; `None` if the algorithm
    /// does not declare it.
    pub(crate) fixed: [Option<usize>; 3],
    /// For each counter of the schema, its index among the counters of the algorithm; `None` if the algorithm
    /// does not declare it.
    pub(crate) open: Vec<Option<usize>>,
}

impl CounterPlaces {
    /// Looks up the counters of an algorithm in the columns of a schema.
    pub fn new(schema: &RecordSchema, algorithm: &dyn Algorithm) -> Self {
        let index_of = |id: &str| {
            let mut counters = algorithm.counters().iter();
            counters.position(|counter| counter.id == id)
        };
        Self {
            fixed: FIXED_COUNTERS.map(index_of),
            open: schema.counters.iter().map(|id| index_of(id)).collect(),
        }
    }
}

/// The columns of the traces of an experiment: the number of the task, the step, then a column for each series
/// that a contestant declares.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TraceSchema {
    series: Vec<String>,
}

impl TraceSchema {
    /// The columns of traces of these contestants.
    pub fn of(contestants: &[PreparedContestant]) -> Self {
        let algorithms = contestants.iter().map(|contestant| contestant.algorithm);
        let series = algorithms.flat_map(Algorithm::series);
        Self {
            series: distinct_ids(series.map(|series| series.id)),
        }
    }

    /// The first line of a file of traces, without the line end.
    pub fn header(&self) -> String {
        let fixed_names = ["task", "step"].map(str::to_owned).into_iter();
        let series = self.series.iter().map(|id| format!("{SERIES_PREFIX}{id}"));
        fixed_names.chain(series).collect::<Vec<_>>().join(",")
    }

    /// The number of columns.
    pub fn width(&self) -> usize {
        2 + self.series.len()
    }

    /// For each series of the schema, its index among the series of an algorithm; `None` if the algorithm
    /// does not declare it.
    pub fn places(&self, algorithm: &dyn Algorithm) -> Vec<Option<usize>> {
        let index_of = |id: &String| {
            let mut series = algorithm.series().iter();
            series.position(|series| series.id == id)
        };
        self.series.iter().map(index_of).collect()
    }
}

/// Removes repeated ids; the order of first appearance is kept.
fn distinct_ids(ids: impl Iterator<Item = &'static str>) -> Vec<String> {
    let mut distinct: Vec<String> = Vec::new();
    for id in ids {
        if distinct.iter().all(|known| known != id) {
            distinct.push(id.to_owned());
        }
    }
    distinct
}

#[cfg(test)]
mod tests;
