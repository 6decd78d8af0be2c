//! How far scales agree on a set of puzzles.

use std::sync::{Mutex, PoisonError};

use sudoku_stats::{ConfidenceLevel, spearman};

use super::line;

/// The numbers of puzzles, a column each, as they come.
#[derive(Default)]
pub(super) struct Numbers(Mutex<Vec<(usize, Vec<Option<f64>>)>>);

impl Numbers {
    /// Adds the puzzle of a line.
    pub(super) fn add(&self, line: usize, numbers: Vec<Option<f64>>) {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        all.push((line, numbers));
    }

    /// A table of the rank correlations of each two columns, over the puzzles that have both, with the
    /// number of puzzles first. It is empty where there is none: all of a column are equal, or fewer
    /// than two have both.
    pub(super) fn table(self, columns: &[String]) -> Vec<u8> {
        let mut rows = self.0.into_inner().unwrap_or_else(PoisonError::into_inner);
        // Whoever was quicker, the sums are in one order.
        rows.sort_by_key(|(line, _)| *line);
        let level = ConfidenceLevel::new(0.95).expect("it is between 0 and 1");
        let correlation = |a: usize, b: usize| {
            let both = |(_, row): &(usize, Vec<Option<f64>>)| Some((row[a]?, row[b]?));
            let (one, other): (Vec<_>, Vec<_>) = rows.iter().filter_map(both).unzip();
            spearman(&one, &other, level).map_or_else(
                |_| String::new(),
                |estimate| format!("{:.3}", estimate.value),
            )
        };
        let mut table = Vec::new();
        for (a, column) in columns.iter().enumerate() {
            let there = rows.iter().filter(|(_, row)| row[a].is_some()).count();
            let correlations = (0..columns.len()).map(|b| correlation(a, b));
            let fields: Vec<_> = std::iter::once(there.to_string())
                .chain(correlations)
                .collect();
            table.extend(line(column, &fields));
        }
        table
    }
}
