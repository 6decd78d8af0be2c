//! The CSV rows of `solve`. No field has a character that CSV would quote.

use sudoku_grid::Grid;
use sudoku_search::{Algorithm, Outcome};

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
    id: &'static str,
    /// The indices of nodes, guesses and backtracks among the counters; see [`common_counters`].
    common: [Option<usize>; 3],
    /// The indices and ids of the counters with additional columns.
    extra: Vec<(usize, &'static str)>,
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
    /// The rows of an algorithm; `counters` adds a column for each of its counters.
    pub(crate) fn new(algorithm: &dyn Algorithm, counters: bool) -> Self {
        let counter_columns = algorithm
            .counters()
            .iter()
            .map(|counter| counter.id)
            .enumerate();
        Self {
            id: algorithm.info().id,
            common: common_counters(algorithm),
            extra: counter_columns
                .filter(|(_, id)| counters && !COLUMNS.contains(id))
                .collect(),
        }
    }

    /// Appends the header.
    pub(crate) fn header(&self, text: &mut Vec<u8>) {
        text.extend_from_slice(COLUMNS.join(",").as_bytes());
        for (_, id) in &self.extra {
            text.push(b',');
            text.extend_from_slice(id.as_bytes());
        }
        text.push(b'\n');
    }

    /// Appends the row of a puzzle with conflicting givens, on which no algorithm can run.
    pub(crate) fn invalid(&self, puzzle: &Grid, seed: u32, text: &mut Vec<u8>) {
        self.append_prefix(puzzle, seed, Outcome::Invalid, text);
        // The fields from `solutions` on are empty.
        let empty_fields = COLUMNS.len() - 4 + self.extra.len();
        text.extend(std::iter::repeat_n(b',', empty_fields));
        text.push(b'\n');
    }

    /// Appends the row of a puzzle; `seed` is the seed of the run that `row` describes.
    pub(crate) fn append(&self, puzzle: &Grid, seed: u32, row: &Row<'_>, text: &mut Vec<u8>) {
        self.append_prefix(puzzle, seed, row.outcome, text);
        append_number(row.found.into(), text);
        append_number(row.steps.into(), text);
        for place in self.common {
            match place {
                Some(at) => append_number(row.counters[at].into(), text),
                None => text.push(b','),
            }
        }
        append_number(row.conflicts.into(), text);
        append_number(row.micros, text);
        text.push(b',');
        if let Some(solution) = row.solution {
            solution.append_to(text);
        }
        for &(at, _) in &self.extra {
            append_number(row.counters[at].into(), text);
        }
        text.push(b'\n');
    }

    /// Appends the fields up to `outcome`.
    fn append_prefix(&self, puzzle: &Grid, seed: u32, outcome: Outcome, text: &mut Vec<u8>) {
        puzzle.append_to(text);
        text.push(b',');
        text.extend_from_slice(self.id.as_bytes());
        append_number(seed.into(), text);
        text.push(b',');
        text.extend_from_slice(outcome.id().as_bytes());
    }
}

/// Appends a comma and a number.
fn append_number(number: u128, text: &mut Vec<u8>) {
    text.push(b',');
    let start = text.len();
    // Nearly all numbers fit into 64 bits, whose division is faster.
    let Ok(mut remaining) = u64::try_from(number) else {
        text.extend_from_slice(number.to_string().as_bytes());
        return;
    };
    loop {
        text.push(b'0' + (remaining % 10) as u8);
        remaining /= 10;
        if remaining == 0 {
            break;
        }
    }
    text[start..].reverse();
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_formatted_as_by_display() {
        for value in [0, 9, 10, 1_000_001, u64::MAX.into(), u128::MAX] {
            let mut text = Vec::new();
            append_number(value, &mut text);
            assert_eq!(String::from_utf8(text), Ok(format!(",{value}")));
        }
    }
}
