//! Wings: cells with one more candidate than cells, and one or two bivalue cells.
//!
//! The techniques `xy-wing` and `xyz-wing` find each pair of pincers once, in ascending order. The program
//! takes the first pivot and the first ordered pair among its peers, in the order of the peers, and for
//! larger wings the easiest one in its own ranking. The first wing can therefore differ, and with it the rest
//! of the rating.

use sudoku_techniques::forcing::{CandidateBoard, CandidateIndex, bits};

use super::rules::RatedStep;

/// The step of the first XY-wing (`size` 2: the pivot has two candidates) or XYZ-wing (`size` 3); `None` if there is
/// none.
pub(super) fn xy_wing(board: &CandidateBoard, size: u32, difficulty: f64) -> Option<RatedStep> {
    let layout = board.layout;
    for pivot in (0..layout.cells()).filter(|&cell| board.candidate_count(cell) == size) {
        let pivot_digits = board.digits(pivot);
        let peers = layout.houses.peers(pivot);
        let bivalue_peers = || {
            peers
                .iter()
                .filter(|&&cell| board.candidate_count(cell) == 2)
        };
        for &first in bivalue_peers() {
            if (pivot_digits & !board.digits(first)).count_ones() != 1 {
                continue;
            }
            for &second in bivalue_peers() {
                let (a, b) = (board.digits(first), board.digits(second));
                let common_digits = pivot_digits & a & b;
                if (pivot_digits | a | b).count_ones() != 3
                    || common_digits.count_ones() != size - 2
                    || a == b
                {
                    continue;
                }
                let digit = (a & b).trailing_zeros() as usize;
                let eliminations: Vec<_> = (layout.houses.peers(first).iter())
                    .filter(|&&cell| cell != pivot && layout.sees(cell, second))
                    .filter(|&&cell| size == 2 || layout.sees(cell, pivot))
                    .filter(|&&cell| board.has_candidate(cell, digit))
                    .map(|&cell| cell * layout.side + digit)
                    .collect();
                if !eliminations.is_empty() {
                    return Some(RatedStep::eliminating(difficulty, eliminations));
                }
            }
        }
    }
    None
}

/// The easiest WXYZ-wing (`size` 3) or VWXYZ-wing (`size` 4): that many cells that all see each other and have one
/// candidate more than cells, and a bivalue cell with two of these digits that sees every place of one of them. Returns
/// its step; `None` if there is none.
pub(super) fn large_wing(board: &CandidateBoard, size: usize) -> Option<RatedStep> {
    let mut search = LargeWingSearch {
        board,
        size,
        cells: Vec::new(),
        best: None,
    };
    search.extend(0);
    search.best.map(|best| best.1)
}

/// The order of preference; the lowest rank wins. The components are the difficulty in tenths, then
/// the numbers of eliminations, of linked digits, of candidates in the largest cell and of
/// candidates in all cells, the larger the better.
type Rank = (u32, std::cmp::Reverse<(usize, usize, u32, u32)>);

/// A search for wings of `size` cells and a bivalue cell.
struct LargeWingSearch<'a> {
    board: &'a CandidateBoard,
    size: usize,
    cells: Vec<usize>,
    best: Option<(Rank, RatedStep)>,
}

impl LargeWingSearch<'_> {
    /// The union of the candidates of the cells of the wing.
    fn union(&self) -> u32 {
        (self.cells.iter()).fold(0, |union, &cell| union | self.board.digits(cell))
    }

    /// Extends the wing by each later cell that sees all its cells, and completes every wing of the right size.
    fn extend(&mut self, first_cell: usize) {
        let layout = self.board.layout;
        let max_candidates = u32::try_from(self.size + 1).expect("a wing is small");
        for cell in first_cell..layout.cells() {
            let sees_cell = |other: &usize| layout.sees(*other, cell);
            if self.board.candidate_count(cell) < 2 || !self.cells.iter().all(sees_cell) {
                continue;
            }
            self.cells.push(cell);
            let digit_count = self.union().count_ones();
            if self.cells.len() < self.size && digit_count <= max_candidates {
                self.extend(cell + 1);
            } else if digit_count == max_candidates {
                self.complete();
            }
            self.cells.pop();
        }
    }

    /// The cells of the wing that have the digit as a candidate.
    fn cells_with(&self, digit: usize) -> impl Iterator<Item = usize> + '_ {
        let has_digit = move |cell: &usize| self.board.has_candidate(*cell, digit);
        self.cells.iter().copied().filter(has_digit)
    }

    /// Completes the wing with each bivalue cell that fits, and keeps the easiest instance.
    fn complete(&mut self) {
        let layout = self.board.layout;
        let union = self.union();
        for bivalue in 0..layout.cells() {
            let digits = self.board.digits(bivalue);
            if digits.count_ones() != 2
                || digits & !union != 0
                || self.cells.contains(&bivalue)
                || !self.cells.iter().any(|&cell| layout.sees(cell, bivalue))
            {
                continue;
            }
            let sees_all_places = |digit: &usize| {
                self.cells_with(*digit)
                    .all(|cell| layout.sees(cell, bivalue))
            };
            let linked_digits: Vec<usize> = bits(digits).filter(sees_all_places).collect();
            let mut eliminations = Vec::new();
            match linked_digits[..] {
                [] => {}
                [link] => {
                    let other_digit = (digits & !(1 << link)).trailing_zeros() as usize;
                    self.add_eliminations(other_digit, Some(bivalue), &mut eliminations);
                }
                _ => {
                    for digit in bits(union & !digits) {
                        self.add_eliminations(digit, None, &mut eliminations);
                    }
                    for digit in bits(digits) {
                        self.add_eliminations(digit, Some(bivalue), &mut eliminations);
                    }
                    eliminations.retain(|&candidate| candidate / layout.side != bivalue);
                }
            }
            if !eliminations.is_empty() {
                self.offer(linked_digits.len(), eliminations);
            }
        }
    }

    /// Adds the candidates of the digit that see all its places in the wing. `bivalue` is the bivalue cell that
    /// completes the pattern, if it contains the digit: eliminated candidates must see that cell, too.
    fn add_eliminations(
        &self,
        digit: usize,
        bivalue: Option<usize>,
        eliminations: &mut Vec<CandidateIndex>,
    ) {
        let layout = self.board.layout;
        let Some(first) = self.cells_with(digit).next() else {
            return;
        };
        for &cell in layout.houses.peers(first) {
            if self.board.has_candidate(cell, digit)
                && !self.cells.contains(&cell)
                && Some(cell) != bivalue
                && bivalue.is_none_or(|bivalue| layout.sees(cell, bivalue))
                && self
                    .cells_with(digit)
                    .all(|holder| layout.sees(cell, holder))
            {
                eliminations.push(cell * layout.side + digit);
            }
        }
    }

    /// Keeps a wing with these eliminations if it ranks before the best one so far.
    fn offer(&mut self, linked_digit_count: usize, eliminations: Vec<CandidateIndex>) {
        let counts = || {
            self.cells
                .iter()
                .map(|&cell| self.board.candidate_count(cell))
        };
        let (largest, total) = (counts().max().unwrap_or(0), counts().sum());
        // The difficulty is lowest if the largest cell has other than three candidates.
        let (base, bonus) = if self.size == 3 { (55, 1) } else { (62, 2) };
        let tenths = base + bonus - largest.abs_diff(3);
        let rank = (
            tenths,
            std::cmp::Reverse((eliminations.len(), linked_digit_count, largest, total)),
        );
        if self.best.as_ref().is_none_or(|best| rank < best.0) {
            let step = RatedStep::eliminating(f64::from(tenths) / 10.0, eliminations);
            self.best = Some((rank, step));
        }
    }
}
