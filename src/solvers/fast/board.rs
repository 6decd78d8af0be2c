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

/// The candidates of one field.
pub(super) const FIELD: u32 = 0x1ff;
/// The lowest bit of every field of a lane.
const LOWEST: u32 = 1 | 1 << 10 | 1 << 20;
/// The bit above every field, from which arithmetic borrows.
const GUARD: u32 = LOWEST << 9;

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

#[inline]
fn ones() -> Lanes {
    Lanes::splat(LOWEST)
}

#[inline]
pub(super) fn guard_bits() -> Lanes {
    Lanes::splat(GUARD)
}

#[inline]
pub(super) fn none() -> Lanes {
    Lanes::splat(0)
}

/// A register for each place in a box.
pub(super) type Cells = [[Lanes; 3]; 3];

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

/// The same boxes' lanes turned by one, or by two: the other boxes of the band.
#[inline]
pub(super) fn turned(x: Lanes) -> (Lanes, Lanes) {
    let next = x.turn();
    (next, next.turn())
}

/// The fields rotated by one, or by two: the other boxes of the stack. Leaves rubbish above the
/// fields.
#[inline]
pub(super) fn rotated(x: Lanes) -> (Lanes, Lanes) {
    (
        x.shr::<10>().or(x.shl::<20>()),
        x.shr::<20>().or(x.shl::<10>()),
    )
}

/// What is left of three lines of a 3×3 matrix whose other two boxes `others` brings up: nothing
/// else in the line and box of what is `certain`, and nothing that lies on no permutation.
#[inline]
fn close(
    lines: [Lanes; 3],
    certain: [Lanes; 3],
    others: fn(Lanes) -> (Lanes, Lanes),
) -> [Lanes; 3] {
    let [a, b, c] = certain;
    let clear = |line: Lanes, own: Lanes, taken: Lanes| {
        let (next, last) = others(own);
        line.without(taken.or(next.or(last)))
    };
    let [a, b, c] = [
        clear(lines[0], a, b.or(c)),
        clear(lines[1], b, c.or(a)),
        clear(lines[2], c, a.or(b)),
    ];
    let ((a1, a2), (b1, b2), (c1, c2)) = (others(a), others(b), others(c));
    [
        a.and(b1.and(c2).or(b2.and(c1))),
        b.and(c1.and(a2).or(c2.and(a1))),
        c.and(a1.and(b2).or(a2.and(b1))),
    ]
}

/// Every field less its lowest bit, with its guard if it was not empty; of an empty field, the
/// candidates all set.
#[inline]
pub(super) fn less_one(x: Lanes) -> Lanes {
    x.or(guard_bits()).minus(ones())
}

/// Every field without its lowest bit.
#[inline]
fn without_lowest(x: Lanes) -> Lanes {
    x.and(less_one(x))
}

/// The fields that are not empty, as all ones.
#[inline]
fn filled(x: Lanes) -> Lanes {
    let guards = less_one(x).and(guard_bits());
    guards.minus(guards.shr::<9>())
}

/// The digits but for two of every field: of a minirow's or minicolumn's own digits, those too
/// many to leave a cell to others.
#[inline]
fn third(own: Lanes) -> Lanes {
    without_lowest(without_lowest(own))
}

#[inline]
fn rows(x: &Cells) -> [Lanes; 3] {
    [0, 1, 2].map(|r| x[r][0].or(x[r][1]).or(x[r][2]))
}

#[inline]
fn columns(x: &Cells) -> [Lanes; 3] {
    [0, 1, 2].map(|j| x[0][j].or(x[1][j]).or(x[2][j]))
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
            let mut guards = guard_bits();
            let certain = old.map(|row| {
                row.map(|x| {
                    let less = less_one(x);
                    let more = x.and(less);
                    guards = guards.and(less);
                    x.without(filled(more))
                })
            });
            if !guards.xor(guard_bits()).is_zero() {
                return Verdict::Contradiction;
            }
            let lines = close(rows(&old), rows(&certain), turned);
            let mut cells = old;
            for (row, line) in cells.iter_mut().zip(lines) {
                for x in row {
                    *x = x.and(line);
                }
            }
            let sides = close(columns(&cells), columns(&certain), rotated);
            let boxes = lines.map(turned);
            let lone_line = [0, 1, 2].map(|r| lines[r].without(boxes[r].0.or(boxes[r].1)));
            let [a, b, c] = sides;
            let lone_side = [a.without(b.or(c)), b.without(c.or(a)), c.without(a.or(b))];
            // One line and one box tell whether any permutation is left.
            let line = lines[0].or(boxes[0].0).or(boxes[0].1);
            if !line
                .and(a.or(b).or(c))
                .xor(Lanes::splat(LOWEST * FIELD))
                .is_zero()
            {
                return Verdict::Contradiction;
            }
            let mut changed = none();
            for (r, row) in cells.iter_mut().enumerate() {
                for (j, x) in row.iter_mut().enumerate() {
                    let left = x.and(sides[j]);
                    let hidden = left.and(lone_line[r]).and(lone_side[j]);
                    *x = left.without(filled(hidden).without(hidden));
                    changed = changed.or(x.xor(old[r][j]));
                }
            }
            self.cells = cells;
            // What is seldom of use, or known by then anyway, waits until nothing else moves.
            if changed.is_zero() {
                let mut several = none();
                let mut clash = none();
                let mut crowd = |own: Lanes| {
                    let third = third(own);
                    clash = clash.or(without_lowest(third));
                    filled(third).without(own)
                };
                let (out_line, out_side) = (lone_line.map(&mut crowd), lone_side.map(crowd));
                for (r, row) in cells.iter_mut().enumerate() {
                    for (j, x) in row.iter_mut().enumerate() {
                        let hidden = x.and(lone_line[r]).and(lone_side[j]);
                        clash = clash.or(without_lowest(hidden));
                        several = several.or(without_lowest(*x));
                        let left = x.without(out_line[r].or(out_side[j]));
                        changed = changed.or(x.xor(left));
                        *x = left;
                    }
                }
                if !clash.is_zero() {
                    return Verdict::Contradiction;
                }
                // The spare lane holds all candidates always.
                if several.words()[..3] == [0; 3] {
                    return Verdict::Solved;
                }
                if changed.is_zero() {
                    return Verdict::Open;
                }
                self.cells = cells;
            }
        }
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
