//! Aligned exclusion: combinations of digits in two or three cells that leave a common peer without
//! a candidate.

use sudoku_techniques::forcing::{CandidateBoard, bits};

use super::rules::RatedStep;

/// A set of cells as a bit mask.
type CellBits = u128;

/// A search for aligned exclusions on one board.
struct ExclusionSearch<'a> {
    board: &'a CandidateBoard,
    /// For each cell, its peers that can exclude combinations of digits: those with at least two candidates, and at
    /// most as many as the sets of cells have members.
    excluders: Vec<CellBits>,
    difficulty: f64,
}

/// The first aligned exclusion for sets of `size` cells (2 or 3); `None` if there is none.
pub(super) fn aligned_exclusion(
    board: &CandidateBoard,
    size: usize,
    difficulty: f64,
) -> Option<RatedStep> {
    let layout = board.layout;
    let mut excluders: Vec<CellBits> = vec![0; layout.cells()];
    let mut base_cells = Vec::new();
    for cell in (0..layout.cells()).filter(|&cell| board.candidate_count(cell) >= 2) {
        let peers = layout.houses.peers(cell);
        let has_few_candidates =
            |peer: &&usize| (2..=size).contains(&(board.candidate_count(**peer) as usize));
        excluders[cell] = peers
            .iter()
            .filter(has_few_candidates)
            .fold(0, |set, peer| set | 1 << peer);
        let sees_single = peers.iter().any(|&peer| board.candidate_count(peer) == 1);
        if !sees_single && excluders[cell] != 0 {
            base_cells.push(cell);
        }
    }
    let search = ExclusionSearch {
        board,
        excluders,
        difficulty,
    };
    for (i, &second) in base_cells.iter().enumerate() {
        for &first in &base_cells[..i] {
            let step = if size == 2 {
                search.exclude(&[first, second])
            } else {
                search.exclude_with_third_cell(&base_cells, first, second)
            };
            if step.is_some() {
                return step;
            }
        }
    }
    None
}

impl ExclusionSearch<'_> {
    /// Excludes combinations of digits in the cells `first`, `second` and a third cell of `base_cells`, which is an
    /// excluder of one of the two; returns the first step that eliminates candidates, `None` if there is none.
    fn exclude_with_third_cell(
        &self,
        base_cells: &[usize],
        first: usize,
        second: usize,
    ) -> Option<RatedStep> {
        let near_cells = self.excluders[first] | self.excluders[second];
        (base_cells.iter().copied())
            .filter(|&third| third != first && third != second && near_cells >> third & 1 == 1)
            .find_map(|third| self.exclude(&[first, second, third]))
    }

    /// Excludes combinations of digits in these cells that leave a common peer without a candidate; `None` if no
    /// candidate is eliminated.
    fn exclude(&self, cells: &[usize]) -> Option<RatedStep> {
        let layout = self.board.layout;
        let common_cells = cells
            .iter()
            .fold(!0, |set, &cell| set & self.excluders[cell]);
        if common_cells.count_ones() < 2 {
            return None;
        }
        let mut excluder_digits = Vec::new();
        let mut candidate_cells = common_cells;
        while candidate_cells != 0 {
            let digits = self.board.digits(candidate_cells.trailing_zeros() as usize);
            candidate_cells &= candidate_cells - 1;
            if !excluder_digits.contains(&digits) {
                excluder_digits.push(digits);
            }
        }
        let mut allowed = [0; 3];
        let mut combination = [0; 3];
        self.collect_allowed(cells, &excluder_digits, &mut combination, 0, &mut allowed);
        let eliminations: Vec<_> = (cells.iter().zip(allowed))
            .flat_map(|(&cell, allowed)| {
                bits(self.board.digits(cell) & !allowed)
                    .map(move |digit| cell * layout.side + digit)
            })
            .collect();
        (!eliminations.is_empty()).then(|| RatedStep::eliminating(self.difficulty, eliminations))
    }

    /// Extends the combination by each digit of the cell `cells[depth]`, and collects in `allowed` the digits
    /// of each cell that occur in an allowed combination.
    fn collect_allowed(
        &self,
        cells: &[usize],
        excluder_digits: &[u32],
        combination: &mut [usize; 3],
        depth: usize,
        allowed: &mut [u32; 3],
    ) {
        if depth == cells.len() {
            let combination_digits = combination[..depth]
                .iter()
                .fold(0, |set, digit| set | 1 << digit);
            if excluder_digits
                .iter()
                .all(|&digits| digits & !combination_digits != 0)
            {
                for (allowed, digit) in allowed.iter_mut().zip(&combination[..depth]) {
                    *allowed |= 1 << digit;
                }
            }
            return;
        }
        for digit in bits(self.board.digits(cells[depth])) {
            let conflict = |earlier: usize| {
                combination[earlier] == digit
                    && self.board.layout.sees(cells[earlier], cells[depth])
            };
            if !(0..depth).any(conflict) {
                combination[depth] = digit;
                self.collect_allowed(cells, excluder_digits, combination, depth + 1, allowed);
            }
        }
    }
}
