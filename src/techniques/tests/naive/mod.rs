//! Naive reference implementations of the techniques by their definitions: all combinations are
//! tried, without early exits.

mod almost_locked;
mod basic;
mod bug;
mod forcing;
mod franken;
mod links;
mod nice_loop;
mod rectangles;
mod single;
mod unique_loops;
mod wings;

use sudoku_grid::Position;

/// A naive implementation of a technique: all its instances as text.
type Twin = fn(&Naive<'_>) -> Vec<String>;

/// The naive implementation of a technique with this id, by family.
const TWINS: &[fn(&str) -> Option<Twin>] = &[
    almost_locked::twin,
    basic::twin,
    bug::twin,
    forcing::twin,
    franken::twin,
    links::twin,
    nice_loop::twin,
    rectangles::twin,
    single::twin,
    unique_loops::twin,
    wings::twin,
];

/// All instances as text, sorted.
pub(crate) fn instances(id: &str, position: &Position) -> Vec<String> {
    let twin = TWINS.iter().find_map(|twin| twin(id));
    let twin = twin.unwrap_or_else(|| panic!("{id} has a twin"));
    let mut all = twin(&Naive { position });
    all.sort_unstable();
    all
}

/// All subsets of `0..n` with `size` elements, at least one.
fn combinations(n: usize, size: u32) -> impl Iterator<Item = Vec<usize>> {
    // As bit masks in ascending order, by Gosper's hack.
    let next = |set: &u64| {
        let lowest = set & set.wrapping_neg();
        let carried = set + lowest;
        Some(carried | ((carried ^ set) / lowest) >> 2)
    };
    std::iter::successors(Some((1_u64 << size) - 1), next)
        .take_while(move |set| *set < 1 << n)
        .map(move |set| (0..n).filter(|place| set >> place & 1 == 1).collect())
}

fn sorted(mut cells: Vec<usize>) -> Vec<usize> {
    cells.sort_unstable();
    cells.dedup();
    cells
}

/// A position with the queries that the definitions need.
struct Naive<'a> {
    position: &'a Position,
}

impl Naive<'_> {
    fn side(&self) -> usize {
        self.position.shape().side()
    }

    fn houses(&self) -> Vec<Vec<usize>> {
        self.position
            .shape()
            .houses()
            .iter()
            .map(<[usize]>::to_vec)
            .collect()
    }

    fn digits(&self) -> std::ops::RangeInclusive<u8> {
        1..=u8::try_from(self.side()).expect("a small side")
    }

    fn has(&self, cell: usize, digit: u8) -> bool {
        self.position.value(cell) == 0 && self.position.candidates(cell).contains(digit)
    }

    fn name(&self, cell: usize) -> String {
        format!("r{}c{}", cell / self.side() + 1, cell % self.side() + 1)
    }

    /// The candidates that `is_eliminated` selects, as text, or `None` if there are none.
    fn eliminated(&self, cells: &[usize], is_eliminated: impl Fn(u8) -> bool) -> Option<String> {
        let eliminated_cells: Vec<_> = sorted(cells.to_vec())
            .into_iter()
            .flat_map(|cell| self.digits().map(move |digit| (cell, digit)))
            .filter(|&(cell, digit)| is_eliminated(digit) && self.has(cell, digit))
            .map(|(cell, digit)| format!("{}<>{digit}", self.name(cell)))
            .collect();
        (!eliminated_cells.is_empty()).then(|| eliminated_cells.join(";"))
    }
}
