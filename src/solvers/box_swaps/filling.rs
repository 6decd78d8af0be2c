//! A filling of the boxes, and swaps with the Metropolis criterion.

use std::ops::Range;

use rand::RngExt as _;
use sudoku_grid::{Digits, Position};
use sudoku_search::{Rng, View};

use super::{Acceptance, BlankCell, Boxes, SwapStats, energy_change_index};
use crate::rng::random_below;

/// The capacity of arrays indexed by line (row or column). This and the other capacities are powers of two for every
/// size of grid, so that masking an index replaces its bounds check.
const LINE_CAPACITY: usize = 64;
/// The line index of the first column; the line indices of rows start at 0.
pub(super) const FIRST_COLUMN_LINE: usize = 32;
/// The capacity of arrays indexed by the digits of a line.
const DIGIT_CAPACITY: usize = 32;
/// The capacity of arrays indexed by blank cell.
const CELL_CAPACITY: usize = 1024;

/// A digit in every blank cell, such that each box contains every digit once.
#[derive(Clone, Debug)]
pub(crate) struct BoxFilling {
    /// The digit of each blank cell, in the order of `Boxes::blank_cells`.
    pub(super) digits: [u8; CELL_CAPACITY],
    /// The number of occurrences of each digit in each line, at `DIGIT_CAPACITY * line + digit`.
    counts: [u8; LINE_CAPACITY * DIGIT_CAPACITY],
    /// The summary of `counts` per line: bit `d` is set if digit `d` is missing, bit `32 + d` if it occurs
    /// once.
    lines: [u64; LINE_CAPACITY],
    /// The energy: the number of digits missing over all rows and columns.
    pub(crate) energy: u32,
}

impl BoxFilling {
    /// Fills each box with its missing digits; if swaps are restricted, each digit goes to a cell
    /// where it is a candidate. `None` if that is impossible.
    pub(super) fn initial(boxes: &Boxes, position: &Position) -> Option<Self> {
        let mut filling = Self {
            digits: [0; CELL_CAPACITY],
            counts: [0; LINE_CAPACITY * DIGIT_CAPACITY],
            lines: [0; LINE_CAPACITY],
            energy: 0,
        };
        let shape = boxes.shape;
        let mut index = 0;
        while let Some(first) = boxes.blank_cells.get(index) {
            let end = index + usize::from(first.others) + 1;
            let house = 2 * shape.side() + shape.box_of(boxes.cells[index].into());
            let mut missing_digits = Digits::all(shape.side());
            for &cell in shape.houses().cells(house) {
                missing_digits -= Digits::only(position.value(cell));
            }
            if boxes.restricted {
                for digit in missing_digits {
                    if !filling.assign(boxes, index..end, digit, &mut 0) {
                        return None;
                    }
                }
            } else {
                let digits = filling.digits[index..end].iter_mut();
                digits
                    .zip(missing_digits)
                    .for_each(|(slot, digit)| *slot = digit);
            }
            index = end;
        }
        filling.recount(boxes);
        Some(filling)
    }

    /// Assigns a digit to one of the blank cells in the index range `cells` along an augmenting path: a cell that
    /// already has a digit passes the digit on to another cell. `visited` is the bit set of visited cells. Returns
    /// `false` if there is no augmenting path.
    fn assign(&mut self, boxes: &Boxes, cells: Range<usize>, digit: u8, visited: &mut u32) -> bool {
        for index in cells.clone() {
            let bit = 1 << (index - cells.start);
            if boxes.blank_cells[index].allowed >> digit & 1 == 0 || *visited & bit != 0 {
                continue;
            }
            *visited |= bit;
            let old_digit = self.digits[index];
            if old_digit == 0 || self.assign(boxes, cells.clone(), old_digit, visited) {
                self.digits[index] = digit;
                return true;
            }
        }
        false
    }

    /// Recomputes the counts, the lines and the energy.
    fn recount(&mut self, boxes: &Boxes) {
        let shape = boxes.shape;
        self.counts = [0; LINE_CAPACITY * DIGIT_CAPACITY];
        for (cell, &digit) in self.to_digits(boxes).iter().enumerate() {
            for line in [shape.row(cell), FIRST_COLUMN_LINE + shape.column(cell)] {
                self.counts[DIGIT_CAPACITY * line + usize::from(digit)] += 1;
            }
        }
        self.energy = 0;
        for number in 0..shape.side() {
            for line in [number, FIRST_COLUMN_LINE + number] {
                for digit in 1..=shape.side() {
                    self.update_line(line, digit);
                }
                self.energy += (self.lines[line] & u64::from(u32::MAX)).count_ones();
            }
        }
    }

    /// Updates the bits of a digit in a line from its count.
    #[inline]
    fn update_line(&mut self, line: usize, digit: usize) {
        let count =
            self.counts[(DIGIT_CAPACITY * line + digit) & (LINE_CAPACITY * DIGIT_CAPACITY - 1)];
        let new_bits = u64::from(count == 0) | u64::from(count == 1) << 32;
        let summary = &mut self.lines[line & (LINE_CAPACITY - 1)];
        *summary = *summary & !(1 << digit | 1 << (32 + digit)) | new_bits << digit;
    }

    /// Shuffles the digits of every box; if swaps are restricted, the fillings are not equally
    /// likely.
    pub(crate) fn shuffle(&mut self, boxes: &Boxes, rng: &mut Rng) {
        for (index, blank_cell) in boxes.blank_cells.iter().enumerate() {
            let first_index = usize::from(blank_cell.first);
            #[expect(clippy::cast_possible_truncation, reason = "below 25")]
            let cells_before = (index - first_index) as u32;
            self.digits.swap(
                index,
                first_index + random_below(cells_before + 1, rng) as usize,
            );
        }
        if boxes.restricted {
            // Assign the digits in the shuffled order, then randomise them by swaps.
            let mut index = 0;
            while let Some(first) = boxes.blank_cells.get(index) {
                let end = index + usize::from(first.others) + 1;
                let shuffled_digits = self.digits[index..end].to_vec();
                self.digits[index..end].fill(0);
                for digit in shuffled_digits {
                    self.assign(boxes, index..end, digit, &mut 0);
                }
                index = end;
            }
        }
        self.recount(boxes);
        if boxes.restricted {
            self.random_walk(boxes, rng, 20 * boxes.blank_count());
        }
    }

    /// The change of the energy that results from swapping the digits of two blank cells of a box. The array contains
    /// the current digits of `one` and of `other`, in this order.
    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "at most 2")]
    fn energy_change(
        &self,
        one: BlankCell,
        other: BlankCell,
        [one_digit, other_digit]: [u8; 2],
    ) -> i32 {
        let line = |line: u16| self.lines[usize::from(line) & (LINE_CAPACITY - 1)];
        let is_missing = |line: u64, digit: u8| line >> digit & 1;
        let occurs_once = |line: u64, digit: u8| line >> 32 >> digit & 1;
        let change_of_lines = |a: u16, b: u16| {
            let (from, to) = (line(a), line(b));
            let newly_missing = occurs_once(from, one_digit) + occurs_once(to, other_digit);
            let no_longer_missing = is_missing(from, other_digit) + is_missing(to, one_digit);
            // Within one line nothing changes. A product avoids a branch that would be
            // mispredicted.
            (newly_missing as i32 - no_longer_missing as i32) * i32::from(a != b)
        };
        change_of_lines(one.row, other.row) + change_of_lines(one.column, other.column)
    }

    /// Updates the counts of rows and columns for a swap of the digits of two blank cells; the caller updates `digits`
    /// and `energy`.
    #[inline]
    fn swap(&mut self, one: BlankCell, other: BlankCell, [one_digit, other_digit]: [u8; 2]) {
        let (one_digit, other_digit) = (usize::from(one_digit), usize::from(other_digit));
        for (a, b) in [(one.row, other.row), (one.column, other.column)] {
            let (a, b) = (usize::from(a), usize::from(b));
            if a == b {
                continue;
            }
            for (line, old_digit, new_digit) in
                [(a, one_digit, other_digit), (b, other_digit, one_digit)]
            {
                self.counts
                    [(DIGIT_CAPACITY * line + old_digit) & (LINE_CAPACITY * DIGIT_CAPACITY - 1)] -=
                    1;
                self.counts
                    [(DIGIT_CAPACITY * line + new_digit) & (LINE_CAPACITY * DIGIT_CAPACITY - 1)] +=
                    1;
                self.update_line(line, old_digit);
                self.update_line(line, new_digit);
            }
        }
    }

    /// Proposes `swaps` swaps at infinite temperature, which accepts all of them.
    pub(crate) fn random_walk(&mut self, boxes: &Boxes, rng: &mut Rng, swaps: usize) {
        self.try_swaps(boxes, &Acceptance::new(f64::INFINITY), rng, swaps);
    }

    /// Performs one sweep, which proposes as many swaps as there are blank cells and stops early at a solution; returns
    /// the statistics of the swaps.
    pub(crate) fn sweep(
        &mut self,
        boxes: &Boxes,
        acceptance: &Acceptance,
        rng: &mut Rng,
    ) -> SwapStats {
        self.try_swaps(boxes, acceptance, rng, boxes.blank_count())
    }

    /// Proposes up to `max_swaps` swaps, and stops early at a solution; returns the statistics of the swaps.
    pub(crate) fn try_swaps(
        &mut self,
        boxes: &Boxes,
        acceptance: &Acceptance,
        rng: &mut Rng,
        max_swaps: usize,
    ) -> SwapStats {
        if boxes.restricted {
            self.try_swaps_generic::<true>(boxes, acceptance, rng, max_swaps)
        } else {
            self.try_swaps_generic::<false>(boxes, acceptance, rng, max_swaps)
        }
    }

    /// [`Self::try_swaps`], compiled once for swaps that are restricted to candidates and once for all swaps.
    /// A swap is proposed for a random blank cell and another random blank cell of its box.
    #[inline]
    #[expect(
        clippy::cast_possible_truncation,
        reason = "the halves of a word; at most 625 cells"
    )]
    fn try_swaps_generic<const RESTRICTED: bool>(
        &mut self,
        boxes: &Boxes,
        acceptance: &Acceptance,
        rng: &mut Rng,
        max_swaps: usize,
    ) -> SwapStats {
        let blank_cells = &boxes.blank_cells[..boxes.movable_count];
        let mut stats = SwapStats {
            tried: 0,
            accepted: 0,
            min_energy: self.energy,
        };
        let max_swaps = if blank_cells.is_empty() {
            0
        } else {
            max_swaps as u32
        };
        // A local copy of the generator stays in registers.
        let mut local_rng = rng.clone();
        while stats.tried < max_swaps {
            stats.tried += 1;
            let random_word: u64 = local_rng.random();
            // The scaled first half of the word selects a cell, and its fraction another cell of
            // the box; the bias of at most cells² / 2³² is negligible. The second half is compared
            // with the acceptance threshold.
            let scaled = (random_word >> 32) * blank_cells.len() as u64;
            let index = (scaled >> 32) as usize;
            let one = blank_cells[index];
            let offset = ((u64::from(scaled as u32) * u64::from(one.others)) >> 32) as usize;
            let partner = usize::from(one.first) + offset;
            let partner = partner + usize::from(partner >= index);
            let other = blank_cells[partner];
            // Written out, because `map` would not be inlined.
            let digits = [
                self.digits[index & (CELL_CAPACITY - 1)],
                self.digits[partner & (CELL_CAPACITY - 1)],
            ];
            if RESTRICTED && (one.allowed >> digits[1]) & (other.allowed >> digits[0]) & 1 == 0 {
                continue;
            }
            let change = self.energy_change(one, other, digits);
            if u64::from(random_word as u32) < acceptance.thresholds[energy_change_index(change)] {
                self.swap(one, other, digits);
                self.digits[index & (CELL_CAPACITY - 1)] = digits[1];
                self.digits[partner & (CELL_CAPACITY - 1)] = digits[0];
                self.energy = self.energy.wrapping_add_signed(change);
                stats.accepted += 1;
                stats.min_energy = stats.min_energy.min(self.energy);
                if self.energy == 0 && self.is_solution(boxes) {
                    break;
                }
            }
        }
        *rng = local_rng;
        stats
    }

    /// Returns `true` if the filling is a solution: no row or column lacks a digit, and each digit is a candidate of
    /// its cell.
    pub(crate) fn is_solution(&self, boxes: &Boxes) -> bool {
        let mut digits = boxes.cells.iter().zip(&self.digits);
        self.energy == 0
            && digits.all(|(&cell, &digit)| boxes.candidates[usize::from(cell)].contains(digit))
    }

    /// The digits of all cells, givens included.
    pub(crate) fn to_digits(&self, boxes: &Boxes) -> Vec<u8> {
        let mut digits = boxes.values.clone();
        for (&cell, &digit) in boxes.cells.iter().zip(&self.digits) {
            digits[usize::from(cell)] = digit;
        }
        digits
    }

    /// Writes the digits to `view`; the weight of each other digit is the probability of accepting
    /// a swap that brings it to the cell.
    #[expect(
        clippy::cast_possible_truncation,
        reason = "a view stores its weights as f32"
    )]
    pub(crate) fn write_view(&self, boxes: &Boxes, acceptance: &Acceptance, view: &mut View) {
        for (cell, &digit) in self.to_digits(boxes).iter().enumerate() {
            if digit == 0 {
                view.digits[cell] = 0;
                view.cell_mut(cell).fill(0.0);
            } else {
                view.settle(cell, digit);
            }
        }
        for (index, &one) in boxes.blank_cells.iter().enumerate() {
            let first_index = usize::from(one.first);
            let weights = view.cell_mut(boxes.cells[index].into());
            for partner in (first_index..=first_index + usize::from(one.others))
                .filter(|partner| *partner != index)
            {
                let other = boxes.blank_cells[partner];
                let digits = [self.digits[index], self.digits[partner]];
                let is_allowed = (one.allowed >> digits[1]) & (other.allowed >> digits[0]) & 1 == 1;
                if !boxes.restricted || is_allowed {
                    let change = self.energy_change(one, other, digits);
                    weights[usize::from(digits[1]) - 1] = acceptance.probability(change) as f32;
                }
            }
        }
    }
}
