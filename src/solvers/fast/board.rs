//! The candidates of a 9×9 grid, and what follows from them, for all cells at once.
//!
//! # Representation
//!
//! Nine registers, one for each place a cell can have in its box. Each has a lane for each stack
//! (the fourth is spare) and each lane a field of ten bits for each band:
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
//! In a band a digit takes one *minirow* (three cells of a row in one box) of each row and of each
//! box: three of nine minirows, that stand like the ones of a permutation matrix. In a stack
//! likewise one *minicolumn* of each column and of each box. A minirow or minicolumn that lies on
//! no permutation still possible is impossible, which is all of locked candidates. Where one is
//! left of each, the digit is placed, which is all of hidden singles. A minirow or minicolumn that
//! three digits have to themselves has no room for another.
//!
//! Whether minirows are possible is a register `rows[r]`, the union of `[r][0..3]`; its boxes lie
//! in lanes, so that a turn of the lanes brings up the other boxes. Whether minicolumns are is
//! `columns[j]`, the union of `[0..3][j]`; its boxes lie in fields, so that a rotation by ten bits
//! brings them up. Either way all nine digits of three bands, or stacks, are seen to together.

use super::lanes::Lanes;
use super::propagation::{FIELD, GUARD, LOWEST, propagation};

/// The candidates of a cell by what a puzzle says of it: all if that is 0, for a blank. What is no
/// digit leaves none.
static GIVEN: [u32; 256] = {
    let mut fields = [0; 256];
    fields[0] = FIELD;
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

/// The lanes that stand for no stack, all bits.
#[inline]
fn spare() -> Lanes {
    Lanes::new([0, 0, 0, u32::MAX])
}

/// Candidates of every cell.
#[derive(Clone, Copy, Debug)]
pub(super) struct Board {
    pub(super) cells: Cells,
}

/// What propagation came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Verdict {
    Contradiction,
    Open,
    Solved,
}

/// Every field without its lowest bit.
#[inline]
fn without_lowest(x: Lanes) -> Lanes {
    x.and(less_one(x))
}

/// The digits but for two of every field: of a minirow's or minicolumn's own digits, those too
/// many to leave a cell to others.
#[inline]
fn third(own: Lanes) -> Lanes {
    without_lowest(without_lowest(own))
}

impl Board {
    /// The board of a puzzle: a digit a cell, 0 is blank.
    #[cfg_attr(target_arch = "x86_64", inline(always))]
    pub(super) fn new(puzzle: &[u8; 81]) -> Self {
        let (bands, _) = puzzle.as_chunks::<27>();
        let lane = |first: usize| {
            let field = |band: usize| GIVEN[usize::from(bands[band][first])];
            field(0) | field(1) << 10 | field(2) << 20
        };
        let register = |first| {
            let [a, b, c] = [first, first + 3, first + 6].map(lane);
            Lanes::new([a, b, c, LOWEST * FIELD])
        };
        let cells = [0, 9, 18].map(|row| [0, 1, 2].map(|j| register(row + j)));
        Self { cells }
    }

    /// Works out all that follows by naked and hidden singles, locked candidates, and minirows and
    /// minicolumns that three digits have to themselves.
    ///
    /// Every turn but the last removes a candidate, so there are at most 730; about five are
    /// usual.
    #[cfg_attr(target_arch = "x86_64", inline(always))]
    #[cfg_attr(not(target_arch = "x86_64"), inline(never))]
    pub(super) fn propagate(&mut self) -> Verdict {
        loop {
            let old = self.cells;
            let singles = singles(&old);
            if !singles.empty.is_zero() {
                return Verdict::Contradiction;
            }
            if singles.several.without(spare()).is_zero() {
                return if self.is_whole() {
                    Verdict::Solved
                } else {
                    Verdict::Contradiction
                };
            }
            let closed = closed(&old, &singles.certain);
            if !closed.missing.is_zero() {
                return Verdict::Contradiction;
            }
            let (cells, changed) = hidden(&old, &closed);
            self.cells = cells;
            if changed.is_zero()
                && let Some(verdict) = self.thin(closed.lone_line, closed.lone_side)
            {
                return verdict;
            }
        }
    }

    /// Whether every house has every digit.
    #[cfg_attr(target_arch = "x86_64", inline(always))]
    fn is_whole(&self) -> bool {
        let (lines, sides) = (rows(&self.cells), columns(&self.cells));
        let mut whole = lines[0].or(lines[1]).or(lines[2]);
        for (line, side) in lines.into_iter().zip(sides) {
            let ((a, b), (c, d)) = (turned(line), rotated(side));
            whole = whole.and(line.or(a).or(b)).and(side.or(c).or(d));
        }
        Lanes::splat(LOWEST * FIELD).without(whole).is_zero()
    }

    /// As `thin`, of a board on which nothing else moves.
    #[cfg(target_arch = "x86_64")]
    #[cfg_attr(target_arch = "x86_64", inline(always))]
    pub(super) fn rest(&mut self) -> Option<Verdict> {
        let [a, b, c] = columns(&self.cells);
        self.thin(
            rows(&self.cells).map(lone),
            [a.without(b.or(c)), b.without(c.or(a)), c.without(a.or(b))],
        )
    }

    /// What is seldom of use, or known by then anyway, when nothing else moves: minirows and
    /// minicolumns that three digits have to themselves lose all others. None if that moves anything.
    #[cfg_attr(target_arch = "x86_64", inline(always))]
    fn thin(&mut self, lone_line: [Lanes; 3], lone_side: [Lanes; 3]) -> Option<Verdict> {
        let (mut clash, mut changed) = (none(), none());
        let mut crowd = |own: Lanes| {
            let third = third(own);
            clash = clash.or(without_lowest(third));
            filled(third).without(own)
        };
        let (out_line, out_side) = (lone_line.map(&mut crowd), lone_side.map(crowd));
        for (r, row) in self.cells.iter_mut().enumerate() {
            for (j, x) in row.iter_mut().enumerate() {
                let hidden = x.and(lone_line[r]).and(lone_side[j]);
                clash = clash.or(without_lowest(hidden));
                let left = x.without(out_line[r].or(out_side[j]));
                changed = changed.or(x.xor(left));
                *x = left;
            }
        }
        if !clash.is_zero() {
            return Some(Verdict::Contradiction);
        }
        changed.is_zero().then_some(Verdict::Open)
    }

    /// The solution of a solved board.
    #[cfg_attr(target_arch = "x86_64", inline(always))]
    pub(super) fn digits(&self) -> [u8; 81] {
        let mut digits = [0; 81];
        for (r, row) in self.cells.iter().enumerate() {
            for (j, x) in row.iter().enumerate() {
                for (stack, word) in x.words().into_iter().take(3).enumerate() {
                    for band in 0..3 {
                        let field = word >> (10 * band) & FIELD;
                        #[expect(clippy::cast_possible_truncation, reason = "at most 32")]
                        let digit = field.trailing_zeros() as u8 + 1;
                        digits[27 * band + 9 * r + 3 * stack + j] = digit;
                    }
                }
            }
        }
        digits
    }

    /// The candidates of a cell: bit d − 1 for digit d.
    #[cfg_attr(target_arch = "x86_64", inline(always))]
    pub(super) fn candidates(&self, cell: usize) -> u32 {
        let Site { r, j, stack, shift } = Site::of(cell);
        self.cells[r][j].words()[stack] >> shift & FIELD
    }

    /// Leaves a cell only those of its candidates that the bits name.
    #[cfg_attr(target_arch = "x86_64", inline(always))]
    pub(super) fn keep(&mut self, cell: usize, bits: u32) {
        let Site { r, j, stack, shift } = Site::of(cell);
        let mut lost = [0; 4];
        lost[stack] = (FIELD & !bits) << shift;
        self.cells[r][j] = self.cells[r][j].without(Lanes::new(lost));
    }
}

/// Where a cell's field is.
struct Site {
    r: usize,
    j: usize,
    stack: usize,
    shift: usize,
}

impl Site {
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
