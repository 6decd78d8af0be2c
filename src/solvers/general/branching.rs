//! Where to branch: the cell, or the digit of a house, with the fewest possibilities.

use rand::RngExt as _;
use sudoku_grid::Houses;

use super::{Branching, General};

/// A decision: one possibility of several is in force.
#[derive(Clone, Copy, Debug)]
pub(super) struct Branch {
    /// The cell with the fewest candidates, or the house in which `digit` has the fewest places.
    pub(super) site: Site,
    /// Possibilities not yet tried: digits, or places in the house.
    pub(super) untried: u32,
    pub(super) options: u32,
    /// The last one tried.
    pub(super) cell: usize,
    pub(super) digit: u8,
}

#[derive(Clone, Copy, Debug)]
pub(super) enum Site {
    Cell(usize),
    Place(usize, u8),
}

impl Site {
    /// The cell and the digit that one of its bits stands for.
    pub(super) fn possibility(self, bit: u32, houses: &Houses) -> (usize, u8) {
        match self {
            Self::Cell(cell) => (cell, digit(bit)),
            Self::Place(house, digit) => (houses.cells(house)[bit as usize], digit),
        }
    }
}

impl General {
    /// The site with the fewest possibilities. Until the first restart the first such site wins,
    /// afterwards any of them, at random.
    pub(super) fn choose(&mut self) -> (Site, u32) {
        let cells = self.cells();
        let random = self.tally.restarts > 0;
        let mut best = (Site::Cell(0), 0);
        let mut least = u32::MAX;
        let mut ties = 0;
        for cell in 0..cells {
            let bits = self.state[cell];
            let count = bits.count_ones();
            if count == 1 || count > least {
                continue;
            }
            ties = if count < least { 1 } else { ties + 1 };
            let takes = count < least || random && self.rng.random_range(0..ties) == 0;
            least = count;
            if takes {
                best = (Site::Cell(cell), bits);
            }
        }
        if least <= 2 || self.params.branching == Branching::Cells {
            return best;
        }
        // Digits with two, three, four places, counted for all digits of a house at once.
        for house in 0..self.houses.count() {
            let mut at_least = [0_u32; 5];
            for &cell in self.houses.cells(house) {
                let mut carry = self.state[cell];
                for level in &mut at_least {
                    let more = *level & carry;
                    *level |= carry;
                    carry = more;
                }
            }
            for count in 2..=least.min(4) {
                let level = count as usize;
                let exactly = at_least[level - 1] & !at_least[level] & self.state[cells + house];
                if exactly == 0 || count >= least && !random {
                    continue;
                }
                ties = if count < least { 1 } else { ties + 1 };
                if count < least || random && self.rng.random_range(0..ties) == 0 {
                    let bit = exactly.trailing_zeros();
                    #[expect(clippy::cast_possible_truncation, reason = "below 25")]
                    let site = Site::Place(house, bit as u8 + 1);
                    best = (site, self.places(house, 1 << bit));
                }
                least = count;
                break;
            }
        }
        best
    }

    /// The places of a digit in a house, as bits by position in the house.
    fn places(&self, house: usize, digit: u32) -> u32 {
        let cells = self.houses.cells(house).iter().enumerate();
        cells.fold(0, |places, (at, &cell)| {
            places | u32::from(self.state[cell] & digit != 0) << at
        })
    }
}

/// Which bit is set with so many set ones below it.
pub(super) fn nth(bits: u32, below: u32) -> u32 {
    let left = (0..below).fold(bits, |bits, _| bits & (bits - 1));
    left.trailing_zeros()
}

/// The digit of a bit.
#[expect(clippy::cast_possible_truncation, reason = "below 25")]
pub(super) fn digit(bit: u32) -> u8 {
    bit as u8 + 1
}
