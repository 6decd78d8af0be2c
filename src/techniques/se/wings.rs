//! Wings: cells with one more digit than there are of them, and one or two cells with two digits.

use super::Step;
use crate::forcing::{Board, Candidate, bits};

/// XY-wing, with a pivot of two digits, and XYZ-wing, with one of three.
pub(super) fn xy(board: &Board, size: u32, difficulty: f64) -> Option<Step> {
    let layout = board.layout;
    for pivot in (0..layout.cells()).filter(|&cell| board.count(cell) == size) {
        let own = board.digits(pivot);
        let peers = layout.houses.peers(pivot);
        let pairs = || peers.iter().filter(|&&cell| board.count(cell) == 2);
        for &first in pairs() {
            if (own & !board.digits(first)).count_ones() != 1 {
                continue;
            }
            for &second in pairs() {
                let (a, b) = (board.digits(first), board.digits(second));
                let common = own & a & b;
                if (own | a | b).count_ones() != 3 || common.count_ones() != size - 2 || a == b {
                    continue;
                }
                let digit = (a & b).trailing_zeros() as usize;
                let eliminations: Vec<_> = (layout.houses.peers(first).iter())
                    .filter(|&&cell| cell != pivot && layout.sees(cell, second))
                    .filter(|&&cell| size == 2 || layout.sees(cell, pivot))
                    .filter(|&&cell| board.has(cell, digit))
                    .map(|&cell| cell * layout.side + digit)
                    .collect();
                if !eliminations.is_empty() {
                    return Some(Step::eliminating(difficulty, eliminations));
                }
            }
        }
    }
    None
}

/// Wings of three (WXYZ) or four cells (VWXYZ) that all see each other, with one more digit than
/// there are of them, and a cell with two of these digits of which one has all its places there in
/// sight.
pub(super) fn large(board: &Board, size: usize) -> Option<Step> {
    let mut search = Search {
        board,
        size,
        cells: Vec::new(),
        best: None,
    };
    search.extend(0);
    search.best.map(|best| best.1)
}

/// What the easiest comes before: difficulty in tenths, then many eliminations, then two links,
/// large cells, and many candidates.
type Rank = (u32, std::cmp::Reverse<(usize, usize, u32, u32)>);

struct Search<'a> {
    board: &'a Board,
    size: usize,
    cells: Vec<usize>,
    best: Option<(Rank, Step)>,
}

impl Search<'_> {
    fn union(&self) -> u32 {
        (self.cells.iter()).fold(0, |union, &cell| union | self.board.digits(cell))
    }

    fn extend(&mut self, from: usize) {
        let layout = self.board.layout;
        let most = u32::try_from(self.size + 1).expect("a wing is small");
        for cell in from..layout.cells() {
            let near = |other: &usize| layout.sees(*other, cell);
            if self.board.count(cell) < 2 || !self.cells.iter().all(near) {
                continue;
            }
            self.cells.push(cell);
            let members = self.union().count_ones();
            if self.cells.len() < self.size && members <= most {
                self.extend(cell + 1);
            } else if members == most {
                self.close();
            }
            self.cells.pop();
        }
    }

    /// The cells of the wing that may hold a digit.
    fn holders(&self, digit: usize) -> impl Iterator<Item = usize> + '_ {
        let holds = move |cell: &usize| self.board.has(*cell, digit);
        self.cells.iter().copied().filter(holds)
    }

    /// Tries all cells with two digits.
    fn close(&mut self) {
        let layout = self.board.layout;
        let union = self.union();
        for pair in 0..layout.cells() {
            let digits = self.board.digits(pair);
            if digits.count_ones() != 2
                || digits & !union != 0
                || self.cells.contains(&pair)
                || !self.cells.iter().any(|&cell| layout.sees(cell, pair))
            {
                continue;
            }
            let in_sight = |digit: &usize| self.holders(*digit).all(|cell| layout.sees(cell, pair));
            let links: Vec<usize> = bits(digits).filter(in_sight).collect();
            let mut eliminations = Vec::new();
            match links[..] {
                [] => {}
                [link] => {
                    let other = (digits & !(1 << link)).trailing_zeros() as usize;
                    self.strike(other, Some(pair), &mut eliminations);
                }
                _ => {
                    for digit in bits(union & !digits) {
                        self.strike(digit, None, &mut eliminations);
                    }
                    for digit in bits(digits) {
                        self.strike(digit, Some(pair), &mut eliminations);
                    }
                    eliminations.retain(|&candidate| candidate / layout.side != pair);
                }
            }
            if !eliminations.is_empty() {
                self.offer(links.len(), eliminations);
            }
        }
    }

    /// What sees all places of a digit in the wing, and the pair if it has a share in it.
    fn strike(&self, digit: usize, pair: Option<usize>, eliminations: &mut Vec<Candidate>) {
        let layout = self.board.layout;
        let Some(first) = self.holders(digit).next() else {
            return;
        };
        for &cell in layout.houses.peers(first) {
            if self.board.has(cell, digit)
                && !self.cells.contains(&cell)
                && Some(cell) != pair
                && pair.is_none_or(|pair| layout.sees(cell, pair))
                && self.holders(digit).all(|holder| layout.sees(cell, holder))
            {
                eliminations.push(cell * layout.side + digit);
            }
        }
    }

    fn offer(&mut self, links: usize, eliminations: Vec<Candidate>) {
        let counts = || self.cells.iter().map(|&cell| self.board.count(cell));
        let (largest, all) = (counts().max().unwrap_or(0), counts().sum());
        // Cells of three digits are the hardest to see.
        let (least, middle) = if self.size == 3 { (55, 1) } else { (62, 2) };
        let tenths = least + middle - largest.abs_diff(3);
        let rank = (
            tenths,
            std::cmp::Reverse((eliminations.len(), links, largest, all)),
        );
        if self.best.as_ref().is_none_or(|best| rank < best.0) {
            let step = Step::eliminating(f64::from(tenths) / 10.0, eliminations);
            self.best = Some((rank, step));
        }
    }
}
