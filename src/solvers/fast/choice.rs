//! Branching heuristic of the 9×9 kernel.
//!
//! Among the cells with the fewest candidates (MRV), the kernel takes the one with the largest
//! *reach*. The reach of a digit in a cell is a sum over the minirows and minicolumns in the houses
//! of the cell: one for each in which the digit has several cells, and two more for each in which
//! the digit is a candidate of a cell with the fewest candidates, which would then lose one.
//!
//! The reach is counted for all digits of all cells at once (bit slicing): each binary place of a
//! number is a register, and numbers are added by half adders and full adders.

use super::board::{
    BitBoard, Cells, borrow_one, guard_bits, none, other_boxes_in_band, other_boxes_in_stack,
};
use super::lanes::Lanes;
use super::propagation::FIELD_MASK;

/// The guard bits of the fields with exactly `extra + 1` candidates.
#[inline]
fn fields_with_candidate_count(x: Lanes, extra: u32) -> Lanes {
    let (mut remaining, mut at_least) = (x, none());
    for _ in 0..extra {
        remaining = remaining.and(borrow_one(remaining));
        at_least = borrow_one(remaining);
    }
    let more = borrow_one(remaining.and(at_least));
    at_least.without(more).and(guard_bits())
}

/// A half adder: returns the sum of two bits, and the carry.
#[inline]
fn half_adder(a: Lanes, b: Lanes) -> (Lanes, Lanes) {
    (a.xor(b), a.and(b))
}

/// A full adder: returns the sum of three bits, and the carry.
#[inline]
fn full_adder(a: Lanes, b: Lanes, c: Lanes) -> (Lanes, Lanes) {
    let (sum, carry) = half_adder(a, b);
    (sum.xor(c), carry.or(sum.and(c)))
}

/// The digits that can go into the minirows, or minicolumns, of one register.
#[derive(Clone, Copy)]
struct Places {
    /// The digits that can go into several cells of the minirow or minicolumn.
    several: Lanes,
    /// The digits that are candidates of a cell with the fewest candidates.
    in_fewest: Lanes,
}

impl Places {
    /// Collects the digits from the candidates `a`, `b` and `c` of three cells, and from `in_fewest`, the candidates of
    /// those cells that have the fewest.
    #[inline]
    fn from_cells([a, b, c]: [Lanes; 3], in_fewest: [Lanes; 3]) -> Self {
        Self {
            several: full_adder(a, b, c).1,
            in_fewest: in_fewest[0].or(in_fewest[1]).or(in_fewest[2]),
        }
    }

    /// The digits of the other two boxes, added up bit-sliced: the ones and twos of `several`, then
    /// the twos and fours of twice `in_fewest`.
    #[inline]
    fn sum_of_others(self, others: fn(Lanes) -> (Lanes, Lanes)) -> [Lanes; 4] {
        let sum = |x| {
            let (a, b) = others(x);
            half_adder(a, b)
        };
        let ((ones, twos), (few_twos, few_fours)) = (sum(self.several), sum(self.in_fewest));
        [ones, twos, few_twos, few_fours]
    }
}

/// The cells with a given number of candidates.
struct CellSelection {
    /// One word per stack with one field per band: bit `3 r + j` of a field is the cell at row `r`
    /// and column `j` of the box.
    boxes: [u32; 3],
    /// The candidates of these cells; 0 for all other cells.
    cells: Cells,
}

impl BitBoard {
    /// Selects a cell and one of its candidates to branch on, and returns both; the digit counts from 0.
    #[cfg_attr(target_arch = "x86_64", inline(always))]
    #[cfg_attr(not(target_arch = "x86_64"), inline(never))]
    pub(super) fn choose_branch(&self) -> (usize, u32) {
        let mut selection = self.select(1);
        if selection.boxes == [0; 3] {
            selection = self.select_fewest_above_two();
        }
        self.cell_of_max_reach(&selection)
    }

    /// Quickly selects a branch on a cell with two candidates, where the choice hardly matters: the first register with
    /// such a cell, then the first stack, then the first band. Returns the cell and its lower digit, which counts from
    /// 0. Falls back to [`Self::choose_branch`] if there is no such cell.
    #[cfg_attr(target_arch = "x86_64", inline(always))]
    pub(super) fn choose_bivalue_branch(&self) -> (usize, u32) {
        for (r, row) in self.cells.iter().enumerate() {
            for (j, x) in row.iter().enumerate() {
                let bivalue_fields = fields_with_candidate_count(*x, 1);
                if bivalue_fields.is_zero() {
                    continue;
                }
                let bivalue_fields = bivalue_fields.words();
                let stack = (0..2)
                    .find(|&stack| bivalue_fields[stack] != 0)
                    .unwrap_or(2);
                let band = bivalue_fields[stack].trailing_zeros() / 10;
                let digits = x.words()[stack] >> (10 * band);
                let cell = 27 * band as usize + 9 * r + 3 * stack + j;
                return (cell, digits.trailing_zeros());
            }
        }
        self.choose_branch()
    }

    /// The cells with the fewest candidates if no cell has two, which rarely happens below the
    /// root.
    #[cold]
    #[inline(never)]
    fn select_fewest_above_two(&self) -> CellSelection {
        let selections = (2..8).map(|extra| self.select(extra));
        let mut nonempty = selections.filter(|selection| selection.boxes != [0; 3]);
        nonempty.next().unwrap_or_else(|| self.select(8))
    }

    /// The cells with exactly `extra + 1` candidates.
    #[cfg_attr(target_arch = "x86_64", inline(always))]
    fn select(&self, extra: u32) -> CellSelection {
        let mut boxes = none();
        let mut cells = self.cells;
        for row in cells.iter_mut().rev() {
            for x in row.iter_mut().rev() {
                let guards = fields_with_candidate_count(*x, extra);
                let lowest_bits = guards.shr::<9>();
                boxes = boxes.shl::<1>().or(lowest_bits);
                *x = x.and(guards.minus(lowest_bits));
            }
        }
        let [a, b, c, _] = boxes.words();
        CellSelection {
            boxes: [a, b, c],
            cells,
        }
    }

    /// Returns the first cell of a non-empty selection with the largest total reach of its digits,
    /// and the digit to try: the lowest if its reach is at least half of the total, otherwise the
    /// next.
    #[cfg_attr(target_arch = "x86_64", inline(always))]
    #[cfg_attr(not(target_arch = "x86_64"), inline(never))]
    fn cell_of_max_reach(&self, selection: &CellSelection) -> (usize, u32) {
        let (x, in_fewest) = (&self.cells, &selection.cells);
        let minirows = [0, 1, 2].map(|r| Places::from_cells(x[r], in_fewest[r]));
        let minicolumns =
            [0, 1, 2].map(|j| Places::from_cells(x.map(|row| row[j]), in_fewest.map(|row| row[j])));
        let [a, b, c] = minirows.map(|minirow| minirow.several);
        let (box_ones, box_twos) = full_adder(a, b, c);
        let minirow_reach = [0, 1, 2].map(|r| {
            let [ones, twos, few_twos, few_fours] = minirows[r].sum_of_others(other_boxes_in_band);
            let (near_twos, near_fours) = half_adder(
                minirows[(r + 1) % 3].in_fewest,
                minirows[(r + 2) % 3].in_fewest,
            );
            let (ones, a) = half_adder(ones, box_ones);
            let (b, c) = full_adder(twos, few_twos, near_twos);
            let (twos, d) = full_adder(a, b, box_twos);
            let (e, f) = full_adder(few_fours, near_fours, c);
            let (fours, g) = half_adder(d, e);
            // At most 13, so the highest carry is never set twice.
            [ones, twos, fours, f.or(g)].map(Lanes::words)
        });
        let minicolumn_reach = minicolumns.map(|minicolumn| {
            let [ones, twos, few_twos, few_fours] = minicolumn.sum_of_others(other_boxes_in_stack);
            let (twos, a) = half_adder(twos, few_twos);
            // At most 6, so three binary places suffice.
            [ones, twos, few_fours.or(a)].map(Lanes::words)
        });
        let reach = |site: SelectionSite, stack: usize, digits: u32| {
            let count = |places: [u32; 4]| (places[stack] & digits).count_ones();
            let ([a, b, c, d], [e, f, g]) = (
                minirow_reach[site.r].map(count),
                minicolumn_reach[site.j].map(count),
            );
            (a + e) + 2 * (b + f) + 4 * (c + g) + 8 * d
        };
        let digits =
            |site: SelectionSite, stack: usize| x[site.r][site.j].words()[stack] & site.field;
        // The key of a cell: its reach, above eight bits with 255 minus its position, so that ties go
        // to the first cell.
        let mut best_key = 0;
        for (first, stack) in [(255, 0), (223, 1), (191, 2)] {
            let mut remaining = selection.boxes[stack];
            while remaining != 0 {
                let bit = remaining.trailing_zeros();
                remaining &= remaining - 1;
                let site = SITE_OF_BIT[bit as usize % 32];
                best_key =
                    best_key.max(reach(site, stack, digits(site, stack)) << 8 | (first - bit));
            }
        }
        let position = 255 - best_key as usize % 256;
        let (stack, bit) = (position / 32, position % 32);
        let site = SITE_OF_BIT[bit];
        let digits = digits(site, stack);
        let lowest_digit = digits & digits.wrapping_neg();
        let chosen_digit = if 2 * reach(site, stack, lowest_digit) >= best_key >> 8 {
            lowest_digit
        } else {
            digits ^ lowest_digit
        };
        let cell = bit / 10 * 27 + 9 * site.r + 3 * stack + site.j;
        (cell, chosen_digit.trailing_zeros() % 10)
    }
}

/// The location of the cell that a bit of a selection stands for: its register, and its field in a lane.
#[derive(Clone, Copy)]
struct SelectionSite {
    /// The row of the cell in its band, the first index of its register.
    r: usize,
    /// The column of the cell in its stack, the second index of its register.
    j: usize,
    /// The mask of the field of the cell in its lane.
    field: u32,
}

/// For each bit of a selection, the location of its cell; the entries of bits that stand for no cell are unused.
static SITE_OF_BIT: [SelectionSite; 32] = {
    let unused = SelectionSite {
        r: 0,
        j: 0,
        field: 0,
    };
    let mut sites = [unused; 32];
    let mut bit = 0;
    while bit < 29 {
        sites[bit] = SelectionSite {
            r: bit % 10 % 9 / 3,
            j: bit % 10 % 3,
            field: FIELD_MASK << (bit / 10 * 10),
        };
        bit += 1;
    }
    sites
};
