//! Aligned exclusion: digits of two or three cells that leave none to a cell that all of them see.

use super::Step;
use crate::forcing::{Board, bits};

/// A set of cells.
type Cells = u128;

struct Search<'a> {
    board: &'a Board,
    /// For each cell, those it sees that have few digits.
    excluders: Vec<Cells>,
    difficulty: f64,
}

pub(super) fn exclusion(board: &Board, size: usize, difficulty: f64) -> Option<Step> {
    let layout = board.layout;
    let mut excluders: Vec<Cells> = vec![0; layout.cells()];
    let mut candidates = Vec::new();
    for cell in (0..layout.cells()).filter(|&cell| board.count(cell) >= 2) {
        let peers = layout.houses.peers(cell);
        let few = |peer: &&usize| (2..=size).contains(&(board.count(**peer) as usize));
        excluders[cell] = peers
            .iter()
            .filter(few)
            .fold(0, |set, peer| set | 1 << peer);
        let single = peers.iter().any(|&peer| board.count(peer) == 1);
        if !single && excluders[cell] != 0 {
            candidates.push(cell);
        }
    }
    let search = Search {
        board,
        excluders,
        difficulty,
    };
    for (place, &second) in candidates.iter().enumerate() {
        for &first in &candidates[..place] {
            let step = if size == 2 {
                search.exclude(&[first, second])
            } else {
                search.with_third(&candidates, first, second)
            };
            if step.is_some() {
                return step;
            }
        }
    }
    None
}

impl Search<'_> {
    fn with_third(&self, candidates: &[usize], first: usize, second: usize) -> Option<Step> {
        let near = self.excluders[first] | self.excluders[second];
        (candidates.iter().copied())
            .filter(|&third| third != first && third != second && near >> third & 1 == 1)
            .find_map(|third| self.exclude(&[first, second, third]))
    }

    fn exclude(&self, cells: &[usize]) -> Option<Step> {
        let layout = self.board.layout;
        let common = cells
            .iter()
            .fold(!0, |set, &cell| set & self.excluders[cell]);
        if common.count_ones() < 2 {
            return None;
        }
        let mut limits = Vec::new();
        let mut left = common;
        while left != 0 {
            let digits = self.board.digits(left.trailing_zeros() as usize);
            left &= left - 1;
            if !limits.contains(&digits) {
                limits.push(digits);
            }
        }
        let mut allowed = [0; 3];
        let mut chosen = [0; 3];
        self.combine(cells, &limits, &mut chosen, 0, &mut allowed);
        let gone: Vec<_> = (cells.iter().zip(allowed))
            .flat_map(|(&cell, allowed)| {
                bits(self.board.digits(cell) & !allowed)
                    .map(move |digit| cell * layout.side + digit)
            })
            .collect();
        (!gone.is_empty()).then(|| Step::eliminating(self.difficulty, gone))
    }

    /// Notes the digits that are part of an allowed combination.
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
            let clash = |before: usize| {
                chosen[before] == digit && self.board.layout.sees(cells[before], cells[depth])
            };
            if !(0..depth).any(clash) {
                chosen[depth] = digit;
                self.combine(cells, limits, chosen, depth + 1, allowed);
            }
        }
    }
}
