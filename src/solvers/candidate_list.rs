//! The candidates of a position as a list, for the solvers that compute a number for each candidate.

use std::ops::Range;

use sudoku_grid::{Position, Shape};

/// The candidates of the blank cells of a position.
#[derive(Clone, Debug)]
pub struct CandidateList {
    shape: Shape,
    /// For each cell, its digit; 0 if blank.
    values: Vec<u8>,
    /// For each candidate, its cell and digit; ordered by cell and digit.
    candidates: Vec<(u16, u8)>,
    /// For each blank cell that has a candidate, the index after its last candidate.
    ends: Vec<usize>,
}

impl CandidateList {
    /// The candidates of the blank cells of a position.
    #[expect(clippy::cast_possible_truncation, reason = "at most 625 cells")]
    pub(crate) fn new(position: &Position) -> Self {
        let (mut candidates, mut ends) = (Vec::new(), Vec::new());
        for cell in position.blanks() {
            let digits = position.candidates(cell).iter();
            candidates.extend(digits.map(|digit| (cell as u16, digit)));
            if ends.last().copied().unwrap_or(0) < candidates.len() {
                ends.push(candidates.len());
            }
        }
        Self {
            shape: position.shape(),
            values: position.values().to_vec(),
            candidates,
            ends,
        }
    }

    /// The shape of the grid.
    pub fn shape(&self) -> Shape {
        self.shape
    }

    /// For each cell, its digit; 0 if blank.
    pub fn values(&self) -> &[u8] {
        &self.values
    }

    /// For each candidate, its cell and digit.
    pub fn candidates(&self) -> &[(u16, u8)] {
        &self.candidates
    }

    /// The number of blank cells that have a candidate.
    pub fn blank_count(&self) -> usize {
        self.ends.len()
    }

    /// For each blank cell that has a candidate, the range of its candidates.
    pub fn cells(&self) -> impl Iterator<Item = Range<usize>> {
        let starts = std::iter::once(&0).chain(&self.ends);
        starts.zip(&self.ends).map(|(&start, &end)| start..end)
    }

    /// Returns `true` if the grid becomes a solution when each blank cell takes its candidate in `chosen`.
    pub fn is_solved_by(&self, chosen: impl Iterator<Item = usize>) -> bool {
        let mut taken_digits = [[0_u32; Shape::MAX_SIDE]; 3];
        let mut take = |cell: usize, digit: u8| {
            let houses = [
                self.shape.row(cell),
                self.shape.column(cell),
                self.shape.box_of(cell),
            ];
            houses
                .iter()
                .zip(&mut taken_digits)
                .all(|(&house, taken_digits)| {
                    let is_free = taken_digits[house] & 1 << digit == 0;
                    taken_digits[house] |= 1 << digit;
                    is_free
                })
        };
        let mut missing_count = 0;
        for (cell, &digit) in self.values.iter().enumerate() {
            if digit == 0 {
                missing_count += 1;
            } else if !take(cell, digit) {
                return false;
            }
        }
        let mut candidates = chosen.map(|candidate| self.candidates[candidate]);
        missing_count == self.blank_count()
            && candidates.all(|(cell, digit)| take(cell.into(), digit))
    }

    /// The number of bytes on the heap.
    pub(crate) fn heap_bytes(&self) -> usize {
        size_of_val(&*self.values) + size_of_val(&*self.candidates) + size_of_val(&*self.ends)
    }
}
