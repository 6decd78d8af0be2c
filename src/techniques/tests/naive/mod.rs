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

/// A naive implementation of a technique; returns all its instances in a position as text.
type NaiveTechnique = fn(&Naive<'_>) -> Vec<String>;

/// For each family, the function that returns the naive implementation of the technique with an id, or `None` if
/// it is not of this family.
const NAIVE_TECHNIQUES: &[fn(&str) -> Option<NaiveTechnique>] = &[
    almost_locked::naive_technique,
    basic::naive_technique,
    bug::naive_technique,
    forcing::naive_technique,
    franken::naive_technique,
    links::naive_technique,
    nice_loop::naive_technique,
    rectangles::naive_technique,
    single::naive_technique,
    unique_loops::naive_technique,
    wings::naive_technique,
];

/// All instances of the technique with this id that its naive implementation finds, as sorted texts.
pub(crate) fn instances(id: &str, position: &Position) -> Vec<String> {
    let naive_technique = NAIVE_TECHNIQUES
        .iter()
        .find_map(|naive_technique| naive_technique(id));
    let naive_technique =
        naive_technique.unwrap_or_else(|| panic!("{id} has a naive implementation"));
    let mut texts = naive_technique(&Naive { position });
    texts.sort_unstable();
    texts
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
        .map(move |set| (0..n).filter(|i| set >> i & 1 == 1).collect())
}

/// The cells in ascending order, without duplicates.
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

    /// Returns `true` if a cell is blank and has a digit as a candidate.
    fn has_candidate(&self, cell: usize, digit: u8) -> bool {
        self.position.value(cell) == 0 && self.position.candidates(cell).contains(digit)
    }

    /// The name of a cell, such as `r1c2`.
    fn name(&self, cell: usize) -> String {
        format!("r{}c{}", cell / self.side() + 1, cell % self.side() + 1)
    }

    /// The eliminations of the candidates of these cells whose digit `is_eliminated` selects, as text such as
    /// `r1c2<>3;r4c2<>3`, or `None` if there are none.
    fn eliminations_text(
        &self,
        cells: &[usize],
        is_eliminated: impl Fn(u8) -> bool,
    ) -> Option<String> {
        let eliminations: Vec<_> = sorted(cells.to_vec())
            .into_iter()
            .flat_map(|cell| self.digits().map(move |digit| (cell, digit)))
            .filter(|&(cell, digit)| is_eliminated(digit) && self.has_candidate(cell, digit))
            .map(|(cell, digit)| format!("{}<>{digit}", self.name(cell)))
            .collect();
        (!eliminations.is_empty()).then(|| eliminations.join(";"))
    }
}
