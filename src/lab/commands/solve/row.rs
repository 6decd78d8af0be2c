//! The rows of `solve`.

use sudoku_grid::Grid;
use sudoku_search::{Algorithm, Outcome};

use crate::table::{RowWriter, Table, TableArgs};

use super::uniqueness::Uniqueness;

/// The columns for every algorithm.
const COLUMNS: [&str; 12] = [
    "puzzle",
    "algorithm",
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

/// Writes the rows of one algorithm.
pub(crate) struct Rows {
    table: Table,
    id: &'static str,
    /// The indices of nodes, guesses and backtracks among the counters; see [`common_counters`].
    common: [Option<usize>; 3],
    /// The indices of the counters with additional columns.
    extra: Vec<usize>,
    /// The number of solutions searched for, 0 for all, if there is a column `uniqueness`.
    uniqueness_limit: Option<u64>,
}

/// The indices of nodes, guesses and backtracks, which always have a column, among the counters of an
/// algorithm; `None` for a counter that the algorithm does not have.
pub(crate) fn common_counters(algorithm: &dyn Algorithm) -> [Option<usize>; 3] {
    let counters = algorithm.counters();
    ["nodes", "guesses", "backtracks"]
        .map(|id| counters.iter().position(|counter| counter.id == id))
}

/// The result of a run on a puzzle.
pub(crate) struct Row<'a> {
    pub(crate) outcome: Outcome,
    /// The number of solutions found.
    pub(crate) found: u64,
    pub(crate) steps: u64,
    /// The counters, in the order of [`Algorithm::counters`].
    pub(crate) counters: &'a [u64],
    pub(crate) conflicts: u32,
    pub(crate) micros: u128,
    pub(crate) solution: Option<&'a Grid>,
}

impl Rows {
    /// The rows of an algorithm; `counters` adds a column for each of its counters. `uniqueness_limit` is the number of
    /// solutions searched for, 0 for all, and adds a column for the uniqueness.
    pub(crate) fn new(
        algorithm: &dyn Algorithm,
        args: TableArgs,
        counters: bool,
        uniqueness_limit: Option<u64>,
    ) -> Self {
        let further_counters: Vec<_> = (algorithm.counters().iter().enumerate())
            .map(|(index, counter)| (index, counter.id))
            .filter(|(_, id)| counters && !COLUMNS.contains(id))
            .collect();
        let columns = (COLUMNS.into_iter())
            .chain(further_counters.iter().map(|(_, id)| *id))
            .chain(uniqueness_limit.map(|_| "uniqueness"));
        Self {
            table: Table::new(args, columns),
            id: algorithm.info().id,
            common: common_counters(algorithm),
            extra: further_counters.iter().map(|(index, _)| *index).collect(),
            uniqueness_limit,
        }
    }

    /// The header.
    pub(crate) fn header(&self) -> Vec<u8> {
        self.table.header()
    }

    /// Appends the row of a puzzle with conflicting givens, on which no algorithm can run.
    pub(crate) fn invalid(&self, puzzle: &Grid, seed: u32, text: &mut Vec<u8>) {
        self.start(puzzle, seed, Outcome::Invalid, text).end();
    }

    /// Appends the row of a puzzle; `seed` is the seed of the run that `row` describes.
    pub(crate) fn append(&self, puzzle: &Grid, seed: u32, row: &Row<'_>, text: &mut Vec<u8>) {
        let mut fields = self.start(puzzle, seed, row.outcome, text);
        fields.number(row.found.into()).number(row.steps.into());
        for place in self.common {
            match place {
                Some(index) => fields.number(row.counters[index].into()),
                None => fields.empty(),
            };
        }
        fields.number(row.conflicts.into()).number(row.micros);
        match row.solution {
            Some(solution) => fields.grid(solution),
            None => fields.empty(),
        };
        for &index in &self.extra {
            fields.number(row.counters[index].into());
        }
        if let Some(uniqueness) = self.uniqueness(row) {
            fields.text(uniqueness.id());
        }
        fields.end();
    }

    /// The uniqueness in the row; `None` if there is no such column, or the result proves nothing.
    pub(super) fn uniqueness(&self, row: &Row<'_>) -> Option<Uniqueness> {
        let limit = self.uniqueness_limit?;
        Uniqueness::of(row.outcome, row.found, limit)
    }

    /// Starts a row with the fields up to `outcome`.
    fn start<'a>(
        &'a self,
        puzzle: &Grid,
        seed: u32,
        outcome: Outcome,
        text: &'a mut Vec<u8>,
    ) -> RowWriter<'a> {
        let mut fields = self.table.row(text);
        fields
            .grid(puzzle)
            .text(self.id)
            .number(seed.into())
            .text(outcome.id());
        fields
    }
}
