//! Where to branch: the cell, or the digit of a house, with the fewest possibilities.

use sudoku_grid::Houses;
use sudoku_search::Rng;

use super::Branching;
use super::candidates::Candidates;
use crate::draw::below;

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

/// The site with the fewest possibilities, and these. Of several the first wins, or any of them by the
/// luck of `ties`.
pub(super) fn choose(
    candidates: &Candidates,
    branching: Branching,
    mut ties: Option<&mut Rng>,
) -> (Site, u32) {
    let (words, houses) = (candidates.words(), candidates.houses());
    let cells = candidates.shape().cells();
    let random = ties.is_some();
    let mut wins = |of: u32| (ties.as_mut()).is_some_and(|rng| below(of, rng) == 0);
    let mut best = (Site::Cell(0), 0);
    let mut least = u32::MAX;
    let mut alike = 0;
    for (cell, &bits) in words[..cells].iter().enumerate() {
        let count = bits.count_ones();
        if count == 1 || count > least {
            continue;
        }
        alike = if count < least { 1 } else { alike + 1 };
        let takes = count < least || wins(alike);
        least = count;
        if takes {
            best = (Site::Cell(cell), bits);
        }
    }
    if least <= 2 || branching == Branching::Cells {
        return best;
    }
    // Digits with two, three, four places, counted for all digits of a house at once.
    for house in 0..houses.count() {
        let mut at_least = [0_u32; 5];
        for &cell in houses.cells(house) {
            let mut carry = words[cell];
            for level in &mut at_least {
                let more = *level & carry;
                *level |= carry;
                carry = more;
            }
        }
        for count in 2..=least.min(4) {
            let level = count as usize;
            let exactly = at_least[level - 1] & !at_least[level] & words[cells + house];
            if exactly == 0 || count >= least && !random {
                continue;
            }
            alike = if count < least { 1 } else { alike + 1 };
            if count < least || wins(alike) {
                let bit = exactly.trailing_zeros();
                let site = Site::Place(house, digit(bit));
                best = (site, places(words, houses.cells(house), 1 << bit));
            }
            least = count;
            break;
        }
    }
    best
}

/// The places of a digit in a house, as bits by position in the house.
fn places(words: &[u32], cells: &[usize], digit: u32) -> u32 {
    let cells = cells.iter().enumerate();
    cells.fold(0, |places, (at, &cell)| {
        places | u32::from(words[cell] & digit != 0) << at
    })
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
