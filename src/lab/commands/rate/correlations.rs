//! `rate --correlations`: the agreement of scales on a set of puzzles.

use std::sync::{Mutex, PoisonError};

use sudoku_stats::{ConfidenceLevel, spearman};

use crate::table::Table;

/// The ratings of puzzles, as numbers: for each puzzle its line and one number per column, in the
/// order in which the threads add them.
#[derive(Default)]
pub(super) struct RatingTable(Mutex<Vec<(usize, Vec<Option<f64>>)>>);

impl RatingTable {
    /// Adds the ratings of the puzzle on a line.
    pub(super) fn add(&self, line: usize, numbers: Vec<Option<f64>>) {
        let mut rows = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        rows.push((line, numbers));
    }

    /// The rows of the correlation matrix: for each column, the number of puzzles rated and the
    /// rank correlation with each column, over the puzzles that both columns rate. A correlation that
    /// is not defined (fewer than two such puzzles, or all ratings of a column are equal) is empty.
    pub(super) fn into_rows(self, table: &Table, columns: &[&str]) -> Vec<u8> {
        let mut rows = self.0.into_inner().unwrap_or_else(PoisonError::into_inner);
        // A fixed order of the puzzles, so that rounding errors do not depend on the threads.
        rows.sort_by_key(|(line, _)| *line);
        let level = ConfidenceLevel::new(0.95).expect("it is between 0 and 1");
        let correlation = |a: usize, b: usize| {
            let rated_by_both = |(_, row): &(usize, Vec<Option<f64>>)| Some((row[a]?, row[b]?));
            let (a_ratings, b_ratings): (Vec<_>, Vec<_>) =
                rows.iter().filter_map(rated_by_both).unzip();
            spearman(&a_ratings, &b_ratings, level).map_or_else(
                |_| String::new(),
                |estimate| format!("{:.3}", estimate.value),
            )
        };
        let mut text = Vec::new();
        for (a, column) in columns.iter().enumerate() {
            let rated_count = rows.iter().filter(|(_, row)| row[a].is_some()).count();
            let mut row = table.row(&mut text);
            row.text(column).number(rated_count as u128);
            for b in 0..columns.len() {
                row.formatted_number(&correlation(a, b));
            }
            row.end();
        }
        text
    }
}
