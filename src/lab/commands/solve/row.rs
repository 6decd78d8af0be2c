//! The rows that `solve` writes. No field of them has anything that CSV would quote.

use sudoku_grid::Grid;
use sudoku_search::{Algorithm, Outcome};

/// The columns every algorithm has.
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

/// How the rows of an algorithm are written.
pub(crate) struct Rows {
    id: &'static str,
    /// Of its counters those that have a column anyway: nodes, guesses and backtracks.
    usual: [Option<usize>; 3],
    /// Those that have a column only on demand.
    own: Vec<(usize, &'static str)>,
}

/// Where nodes, guesses and backtracks, which have a column anyway, stand among an algorithm's counters.
pub(crate) fn usual(algorithm: &dyn Algorithm) -> [Option<usize>; 3] {
    let counters = algorithm.counters();
    ["nodes", "guesses", "backtracks"]
        .map(|id| counters.iter().position(|counter| counter.id == id))
}

/// How a puzzle went.
pub(crate) struct Row<'a> {
    pub(crate) outcome: Outcome,
    pub(crate) found: u64,
    pub(crate) steps: u64,
    /// In the algorithm's order.
    pub(crate) counters: &'a [u64],
    pub(crate) conflicts: u32,
    pub(crate) micros: u128,
    pub(crate) solution: Option<&'a Grid>,
}

impl Rows {
    /// With a column for each counter, if they are asked for.
    pub(crate) fn new(algorithm: &dyn Algorithm, counters: bool) -> Self {
        let own = algorithm
            .counters()
            .iter()
            .map(|counter| counter.id)
            .enumerate();
        Self {
            id: algorithm.info().id,
            usual: usual(algorithm),
            own: own
                .filter(|(_, id)| counters && !COLUMNS.contains(id))
                .collect(),
        }
    }

    pub(crate) fn header(&self, text: &mut Vec<u8>) {
        text.extend_from_slice(COLUMNS.join(",").as_bytes());
        for (_, id) in &self.own {
            text.push(b',');
            text.extend_from_slice(id.as_bytes());
        }
        text.push(b'\n');
    }

    /// The row of a puzzle whose givens clash: there was nothing to run on.
    pub(crate) fn invalid(&self, puzzle: &Grid, seed: u32, text: &mut Vec<u8>) {
        self.begin(puzzle, seed, Outcome::Invalid, text);
        // From `solutions` on.
        let empty = COLUMNS.len() - 4 + self.own.len();
        text.extend(std::iter::repeat_n(b',', empty));
        text.push(b'\n');
    }

    /// The row of a puzzle; the seed is that of the run the figures are of.
    pub(crate) fn append(&self, puzzle: &Grid, seed: u32, row: &Row<'_>, text: &mut Vec<u8>) {
        self.begin(puzzle, seed, row.outcome, text);
        number(row.found.into(), text);
        number(row.steps.into(), text);
        for place in self.usual {
            match place {
                Some(at) => number(row.counters[at].into(), text),
                None => text.push(b','),
            }
        }
        number(row.conflicts.into(), text);
        number(row.micros, text);
        text.push(b',');
        if let Some(solution) = row.solution {
            solution.append_to(text);
        }
        for &(at, _) in &self.own {
            number(row.counters[at].into(), text);
        }
        text.push(b'\n');
    }

    /// Up to `outcome`.
    fn begin(&self, puzzle: &Grid, seed: u32, outcome: Outcome, text: &mut Vec<u8>) {
        puzzle.append_to(text);
        text.push(b',');
        text.extend_from_slice(self.id.as_bytes());
        number(seed.into(), text);
        text.push(b',');
        text.extend_from_slice(outcome.id().as_bytes());
    }
}

/// A field with a number.
fn number(number: u128, text: &mut Vec<u8>) {
    text.push(b',');
    let start = text.len();
    // Nearly all fit into a word, whose division is quick.
    let Ok(mut left) = u64::try_from(number) else {
        text.extend_from_slice(number.to_string().as_bytes());
        return;
    };
    loop {
        text.push(b'0' + (left % 10) as u8);
        left /= 10;
        if left == 0 {
            break;
        }
    }
    text[start..].reverse();
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_as_everywhere() {
        for value in [0, 9, 10, 1_000_001, u64::MAX.into(), u128::MAX] {
            let mut text = Vec::new();
            number(value, &mut text);
            assert_eq!(String::from_utf8(text), Ok(format!(",{value}")));
        }
    }
}
