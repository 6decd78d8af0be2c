//! Aligned exclusion: combinations of digits in two or three cells that leave a common peer without
//! a candidate.

use sudoku_techniques::forcing::{CandidateBoard, bits};

use super::rules::RatedStep;

/// A set of cells as a bit mask.
type CellBits = u128;

struct ExclusionSearch<'a> {
    board: &'a CandidateBoard,
    /// For each cell, its peers with few candidates.
    excluders: Vec<CellBits>,
    difficulty: f64,
}

/// The first aligned exclusion for sets of `size` cells (2 or 3).
pub(super) fn exclusion(board: &CandidateBoard, size: usize, difficulty: f64) -> Option<RatedStep> {
    let layout = board.layout;
    let mut excluders: Vec<CellBits> = vec![0; layout.cells()];
    let mut candidates = Vec::new();
    for cell in (0..layout.cells()).filter(|&cell| board.candidate_count(cell) >= 2) {
        let peers = layout.houses.peers(cell);
        let has_few_candidates =
            |peer: &&usize| (2..=size).contains(&(board.candidate_count(**peer) as usize));
        excluders[cell] = peers
            .iter()
            .filter(has_few_candidates)
            .fold(0, |set, peer| set | 1 << peer);
        let single = peers.iter().any(|&peer| board.candidate_count(peer) == 1);
        if !single && excluders[cell] != 0 {
            candidates.push(cell);
        }
    }
    let search = ExclusionSearch {
        board,
        excluders,
        difficulty,
    };
    for (place, &second) in candidates.iter().enumerate() {
        for &first in &candidates[..place] {
            let step = if size == 2 {
                search.exclude(&[first, second])
            } else {
                search.exclude_with_third_cell(&candidates, first, second)
            };
            if step.is_some() {
                return step;
            }
        }
    }
    None
}

impl ExclusionSearch<'_> {
    fn exclude_with_third_cell(
        &self,
        candidates: &[usize],
        first: usize,
        second: usize,
    ) -> Option<RatedStep> {
        let near_cells = self.excluders[first] | self.excluders[second];
        (candidates.iter().copied())
            .filter(|&third| third != first && third != second && near_cells >> third & 1 == 1)
            .find_map(|third| self.exclude(&[first, second, third]))
    }

    fn exclude(&self, cells: &[usize]) -> Option<RatedStep> {
        let layout = self.board.layout;
        let common_cells = cells
            .iter()
            .fold(!0, |set, &cell| set & self.excluders[cell]);
        if common_cells.count_ones() < 2 {
            return None;
        }
        let mut limits = Vec::new();
        let mut candidate_cells = common_cells;
        while candidate_cells != 0 {
            let digits = self.board.digits(candidate_cells.trailing_zeros() as usize);
            candidate_cells &= candidate_cells - 1;
            if !limits.contains(&digits) {
                limits.push(digits);
            }
        }
        let mut allowed = [0; 3];
        let mut chosen = [0; 3];
        self.combine(cells, &limits, &mut chosen, 0, &mut allowed);
        let eliminations: Vec<_> = (cells.iter().zip(allowed))
            .flat_map(|(&cell, allowed)| {
                bits(self.board.digits(cell) & !allowed)
                    .map(move |digit| cell * layout.side + digit)
            })
            .collect();
        (!eliminations.is_empty()).then(|| RatedStep::eliminating(self.difficulty, eliminations))
    }

    /// Records the digits that occur in an allowed combination.
    fn combine(
        &self,
        cells: &[usize],
        limits: &[u32],
        chosen: &mut [usize; 3],
        depth: usize,
        allowed: &mut [u32; 3],
    ) {
        if depth == cells.len() {
            let used = chosen[..depth]
                .iter()
                .fold(0, |used, digit| used | 1 << digit);
            if limits.iter().all(|&digits| digits & !used != 0) {
                for (allowed, digit) in allowed.iter_mut().zip(&chosen[..depth]) {
                    *allowed |= 1 << digit;
                }
            }
            return;
        }
        for digit in bits(self.board.digits(cells[depth])) {
            let conflict = |before: usize| {
                chosen[before] == digit && self.board.layout.sees(cells[before], cells[depth])
            };
            if !(0..depth).any(conflict) {
                chosen[depth] = digit;
                self.combine(cells, limits, chosen, depth + 1, allowed);
            }
        }
    }
}
