//! The candidates of a 9×9 grid and their propagation, for all cells at once.
//!
//! # Representation
//!
//! Nine registers, one per position of a cell in its box. Each register has one lane per stack (the
//! fourth lane is spare), and each lane has one field of ten bits per band:
//!
//! ```text
//! register [r][j]: the cells in row r of their band and column j of their stack
//!
//!   lane 0      lane 1      lane 2      lane 3
//!   stack 0     stack 1     stack 2     spare
//!
//!   bits of a lane:  29 │28 ‥ 20│ 19 │18 ‥ 10│ 9 │8 ‥ 0
//!                     ─ │ 9 ‥ 1 │  ─ │ 9 ‥ 1 │ ─ │9 ‥ 1   candidates
//!                       │ band 2│    │ band 1│   │band 0
//! ```
//!
//! The tenth bit of a field is always zero; arithmetic on fields borrows from it.
//!
//! In a band, a digit occupies one *minirow* (three cells of a row in one box) of each row and of
//! each box: three of nine minirows, arranged like the ones of a permutation matrix. In a stack, it
//! likewise occupies one *minicolumn* of each column and of each box. A minirow or minicolumn that
//! lies on no permutation still possible is impossible; this covers all locked candidates. A digit
//! is placed where one minirow and one minicolumn are left; this covers all hidden singles. A
//! minirow or minicolumn locked to three digits has no room for another digit.
//!
//! The possible minirows are a register `rows[r]`, the union of `[r][0..3]`. The boxes of a band
//! lie in lanes, so rotating the lanes aligns a box with the other boxes of its band. The possible
//! minicolumns are `columns[j]`, the union of `[0..3][j]`. The boxes of a stack lie in fields, so
//! rotating the bits by ten aligns a box with the other boxes of its stack. Either way all nine
//! digits of three bands, or stacks, are processed together.

use sudoku_grid::Digits;

use super::lanes::Lanes;
use super::propagation::{FIELD_MASK, GUARD_BITS, LOWEST_BITS, propagation};

/// For each value of a cell in the puzzle, its candidates as a field: all digits for 0 (a blank
/// cell), none for a value that is not a digit.
static CANDIDATES_OF_GIVEN: [u32; 256] = {
    let mut fields = [0; 256];
    fields[0] = FIELD_MASK;
    let mut digit = 1;
    while digit <= 9 {
        fields[digit] = 1 << (digit - 1);
        digit += 1;
    }
    fields
};

propagation!(
    Lanes,
    #[cfg_attr(target_arch = "x86_64", inline(always))]
    #[cfg_attr(not(target_arch = "x86_64"), inline)]
);

/// A mask of the spare lane, which stands for no stack.
#[inline]
fn spare_lane() -> Lanes {
    Lanes::new([0, 0, 0, u32::MAX])
}

/// The candidates of all cells.
#[derive(Clone, Copy, Debug)]
pub(super) struct BitBoard {
    pub(super) cells: Cells,
}

/// The result of a propagation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Verdict {
    /// A cell has no candidate, or a digit no place in a house.
    Contradiction,
    /// A fixpoint at which some cell has several candidates.
    Open,
    /// Every cell has one candidate, and they form a solution.
    Solved,
}

/// Returns the fields with the lowest set bit of each cleared.
#[inline]
fn without_lowest(x: Lanes) -> Lanes {
    x.and(borrow_one(x))
}

/// Returns the fields with the two lowest set bits of each cleared. Of three digits that are confined to a minirow or
/// minicolumn, the third is left; if more than one digit is left, the board is contradictory.
#[inline]
fn third_digits(confined: Lanes) -> Lanes {
    without_lowest(without_lowest(confined))
}

impl BitBoard {
    /// Builds the board of a puzzle, one digit per cell, 0 for a blank. Nothing is propagated.
    #[cfg_attr(target_arch = "x86_64", inline(always))]
    pub(super) fn new(puzzle: &[u8; 81]) -> Self {
        Self::from_cells(puzzle, |given| CANDIDATES_OF_GIVEN[usize::from(given)])
    }

    /// Builds the board with these candidates of each cell.
    pub(super) fn from_candidates(candidates: &[Digits; 81]) -> Self {
        Self::from_cells(candidates, Digits::bits)
    }

    /// Builds the board from the 81 values of the cells; `candidates` converts a value to a field.
    #[cfg_attr(target_arch = "x86_64", inline(always))]
    fn from_cells<T: Copy>(cells: &[T; 81], candidates: impl Fn(T) -> u32) -> Self {
        let (bands, _) = cells.as_chunks::<27>();
        let lane = |first: usize| {
            let field = |band: usize| candidates(bands[band][first]);
            field(0) | field(1) << 10 | field(2) << 20
        };
        let register = |first| {
            let [a, b, c] = [first, first + 3, first + 6].map(lane);
            Lanes::new([a, b, c, LOWEST_BITS * FIELD_MASK])
        };
        let cells = [0, 9, 18].map(|row| [0, 1, 2].map(|j| register(row + j)));
        Self { cells }
    }

    /// Propagates to fixpoint: naked and hidden singles, locked candidates, and minirows and
    /// minicolumns locked to three digits.
    ///
    /// Every iteration but the last removes a candidate, so there are at most 730; about five are
    /// typical.
    #[cfg_attr(target_arch = "x86_64", inline(always))]
    #[cfg_attr(not(target_arch = "x86_64"), inline(never))]
    pub(super) fn propagate(&mut self) -> Verdict {
        loop {
            let old_cells = self.cells;
            let singles = find_singles(&old_cells);
            if !singles.empty.is_zero() {
                return Verdict::Contradiction;
            }
            if singles.several.without(spare_lane()).is_zero() {
                return if self.is_complete() {
                    Verdict::Solved
                } else {
                    Verdict::Contradiction
                };
            }
            let locked = eliminate_locked(&old_cells, &singles.fixed);
            if !locked.missing.is_zero() {
                return Verdict::Contradiction;
            }
            let (cells, changed) = place_hidden_singles(&old_cells, &locked);
            self.cells = cells;
            if changed.is_zero()
                && let Some(verdict) =
                    self.apply_triples(locked.row_confined, locked.column_confined)
            {
                return verdict;
            }
        }
    }

    /// Returns `true` if every house has a place for every digit.
    #[cfg_attr(target_arch = "x86_64", inline(always))]
    fn is_complete(&self) -> bool {
        let (minirows, minicolumns) = (rows(&self.cells), columns(&self.cells));
        let mut union = minirows[0].or(minirows[1]).or(minirows[2]);
        for (minirow, minicolumn) in minirows.into_iter().zip(minicolumns) {
            let ((a, b), (c, d)) = (
                other_boxes_in_band(minirow),
                other_boxes_in_stack(minicolumn),
            );
            union = union.and(minirow.or(a).or(b)).and(minicolumn.or(c).or(d));
        }
        Lanes::splat(LOWEST_BITS * FIELD_MASK)
            .without(union)
            .is_zero()
    }

    /// Calls [`Self::apply_triples`] on a board that is known to be at the fixpoint of the other rules. The confined
    /// digits are computed from the board; [`Self::propagate`] knows them from its last iteration.
    #[cfg(target_arch = "x86_64")]
    #[cfg_attr(target_arch = "x86_64", inline(always))]
    pub(super) fn apply_triples_at_fixpoint(&mut self) -> Option<Verdict> {
        let [a, b, c] = columns(&self.cells);
        self.apply_triples(
            rows(&self.cells).map(locked_in_box),
            [a.without(b.or(c)), b.without(c.or(a)), c.without(a.or(b))],
        )
    }

    /// Applies the rules that are rarely needed, at a fixpoint of all other rules:
    ///
    /// - A minirow or minicolumn with three confined digits loses all other candidates; with more than three it is a
    ///   contradiction.
    /// - A cell with several digits that are confined both to its minirow and to its minicolumn is a contradiction.
    ///
    /// `row_confined` contains, for each minirow, the digits that no other box of its row can take; `column_confined`
    /// contains, for each minicolumn, the digits that no other column of its box can take.
    ///
    /// Returns [`Verdict::Contradiction`] for a contradiction, `None` if a candidate was removed, and
    /// [`Verdict::Open`] if nothing changed.
    #[cfg_attr(target_arch = "x86_64", inline(always))]
    fn apply_triples(
        &mut self,
        row_confined: [Lanes; 3],
        column_confined: [Lanes; 3],
    ) -> Option<Verdict> {
        let (mut clash, mut changed) = (none(), none());
        let mut excess = |confined: Lanes| {
            let third_digits = third_digits(confined);
            clash = clash.or(without_lowest(third_digits));
            nonempty_fields(third_digits).without(confined)
        };
        let (row_excess, column_excess) =
            (row_confined.map(&mut excess), column_confined.map(excess));
        for (r, row) in self.cells.iter_mut().enumerate() {
            for (j, x) in row.iter_mut().enumerate() {
                let hidden_singles = x.and(row_confined[r]).and(column_confined[j]);
                clash = clash.or(without_lowest(hidden_singles));
                let remaining = x.without(row_excess[r].or(column_excess[j]));
                changed = changed.or(x.xor(remaining));
                *x = remaining;
            }
        }
        if !clash.is_zero() {
            return Some(Verdict::Contradiction);
        }
        changed.is_zero().then_some(Verdict::Open)
    }

    /// The digits of a solved board, cell by cell.
    #[cfg_attr(target_arch = "x86_64", inline(always))]
    pub(super) fn digits(&self) -> [u8; 81] {
        let mut digits = [0; 81];
        for (r, row) in self.cells.iter().enumerate() {
            for (j, x) in row.iter().enumerate() {
                for (stack, word) in x.words().into_iter().take(3).enumerate() {
                    for band in 0..3 {
                        let field = word >> (10 * band) & FIELD_MASK;
                        #[expect(clippy::cast_possible_truncation, reason = "at most 32")]
                        let digit = field.trailing_zeros() as u8 + 1;
                        digits[27 * band + 9 * r + 3 * stack + j] = digit;
                    }
                }
            }
        }
        digits
    }

    /// The candidates of a cell: bit `d - 1` for digit `d`.
    #[cfg_attr(target_arch = "x86_64", inline(always))]
    pub(super) fn candidates(&self, cell: usize) -> u32 {
        let FieldSite { r, j, stack, shift } = FieldSite::of(cell);
        self.cells[r][j].words()[stack] >> shift & FIELD_MASK
    }

    /// Restricts the candidates of a cell to `bits`.
    #[cfg_attr(target_arch = "x86_64", inline(always))]
    pub(super) fn restrict(&mut self, cell: usize, bits: u32) {
        let FieldSite { r, j, stack, shift } = FieldSite::of(cell);
        let mut removed_bits = [0; 4];
        removed_bits[stack] = (FIELD_MASK & !bits) << shift;
        self.cells[r][j] = self.cells[r][j].without(Lanes::new(removed_bits));
    }
}

/// The location of the field of a cell: its register, lane and shift.
struct FieldSite {
    /// The row of the cell in its band, the first index of its register.
    r: usize,
    /// The column of the cell in its stack, the second index of its register.
    j: usize,
    /// The stack of the cell, which is its lane.
    stack: usize,
    /// The position of the lowest bit of the field in the lane.
    shift: usize,
}

impl FieldSite {
    #[inline]
    fn of(cell: usize) -> Self {
        Self {
            r: cell / 9 % 3,
            j: cell % 3,
            stack: cell % 9 / 3,
            shift: cell / 27 * 10,
        }
    }
}
