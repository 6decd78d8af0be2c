//! Branching: selects the cell, or the digit of a house, with the fewest options (MRV).

use sudoku_grid::Houses;
use sudoku_search::Rng;

use super::Branching;
use super::candidates::Candidates;
use crate::rng::random_below;

/// A branch of the search tree, one of whose options is currently tried.
#[derive(Clone, Copy, Debug)]
pub(super) struct Branch {
    /// The cell with the fewest candidates, or the house in which `digit` has the fewest places.
    pub(super) site: BranchSite,
    /// The options not tried yet, as bits: digits of the cell, or cells of the house.
    pub(super) untried: u32,
    /// The number of options at the time of branching.
    pub(super) options: u32,
    /// The cell of the option tried last.
    pub(super) cell: usize,
    /// The digit of the option tried last.
    pub(super) digit: u8,
}

/// A variable to branch on.
#[derive(Clone, Copy, Debug)]
pub(super) enum BranchSite {
    /// The digit of a cell.
    Cell(usize),
    /// The place of a digit (second field) in a house (first field).
    Place(usize, u8),
}

impl BranchSite {
    /// The cell and the digit of the option at this bit.
    pub(super) fn option_at(self, bit: u32, houses: &Houses) -> (usize, u8) {
        match self {
            Self::Cell(cell) => (cell, digit_of_bit(bit)),
            Self::Place(house, digit) => (houses.cells(house)[bit as usize], digit),
        }
    }
}

/// Selects the site with the fewest options and returns it with its options as bits. Ties go to the
/// first site, or to a uniformly random one if `tie_rng` is given.
pub(super) fn choose_branch(
    candidates: &Candidates,
    branching: Branching,
    mut tie_rng: Option<&mut Rng>,
) -> (BranchSite, u32) {
    let (words, houses) = (candidates.words(), candidates.houses());
    let cells = candidates.shape().cells();
    let breaks_ties_randomly = tie_rng.is_some();
    let mut replaces_best =
        |tie_count: u32| (tie_rng.as_mut()).is_some_and(|rng| random_below(tie_count, rng) == 0);
    let mut best_site = (BranchSite::Cell(0), 0);
    let mut min_count = u32::MAX;
    let mut tied_sites = 0;
    for (cell, &bits) in words[..cells].iter().enumerate() {
        let count = bits.count_ones();
        if count == 1 || count > min_count {
            continue;
        }
        tied_sites = if count < min_count { 1 } else { tied_sites + 1 };
        let is_better = count < min_count || replaces_best(tied_sites);
        min_count = count;
        if is_better {
            best_site = (BranchSite::Cell(cell), bits);
        }
    }
    if min_count <= 2 || branching == Branching::Cells {
        return best_site;
    }
    // Find the digits with two, three or four places. The places of all digits of a house are counted
    // at once by bit-sliced counters.
    for house in 0..houses.count() {
        let mut at_least = [0_u32; 5];
        for &cell in houses.cells(house) {
            let mut carry = words[cell];
            for level in &mut at_least {
                let carry_out = *level & carry;
                *level |= carry;
                carry = carry_out;
            }
        }
        for count in 2..=min_count.min(4) {
            let level = count as usize;
            let digits_with_count = at_least[level - 1] & !at_least[level] & words[cells + house];
            if digits_with_count == 0 || count >= min_count && !breaks_ties_randomly {
                continue;
            }
            tied_sites = if count < min_count { 1 } else { tied_sites + 1 };
            if count < min_count || replaces_best(tied_sites) {
                let bit = digits_with_count.trailing_zeros();
                let site = BranchSite::Place(house, digit_of_bit(bit));
                best_site = (site, places(words, houses.cells(house), 1 << bit));
            }
            min_count = count;
            break;
        }
    }
    best_site
}

/// The cells of a house that can hold a digit: bit `i` for the `i`th cell of the house.
fn places(words: &[u32], cells: &[usize], digit: u32) -> u32 {
    let cells = cells.iter().enumerate();
    cells.fold(0, |places, (index, &cell)| {
        places | u32::from(words[cell] & digit != 0) << index
    })
}

/// The index of the set bit with exactly `rank` set bits below it.
pub(super) fn nth_bit(bits: u32, rank: u32) -> u32 {
    let remaining = (0..rank).fold(bits, |bits, _| bits & (bits - 1));
    remaining.trailing_zeros()
}

/// The digit that the bit with this index represents in a set of candidates.
#[expect(clippy::cast_possible_truncation, reason = "below 25")]
pub(super) fn digit_of_bit(bit: u32) -> u8 {
    bit as u8 + 1
}
