//! The candidates of a 9×9 grid, digit by digit, and what follows from them.
//!
//! # Representation
//!
//! A digit's candidates are 81 bits: three bands of 27, one a lane, and a fourth lane that is full
//! and never changes.
//!
//! ```text
//! bit of a lane        0  1  2 | 3  4  5 | 6  7  8      first row of the band
//!                      9 10 11 |12 13 14 |15 16 17      second
//!                     18 19 20 |21 22 23 |24 25 26      third
//! ```
//!
//! In a band a digit takes one *minirow* (three cells of a row in one box) of each row and of each
//! box: of the nine minirows of a band, three that stand as the ones of a permutation matrix do.
//! In a stack likewise the nine *minicolumns*, band by column. A minirow that lies on no
//! permutation of those still possible is impossible; that is all of locked candidates, in either
//! direction. A box whose digit has one possible minirow and one possible minicolumn has it
//! placed; that is all of hidden singles.
//!
//! "Is this minirow possible" is one bit for three candidates, so the bits of three digits share a
//! word, and the permutations of three digits in three bands are worked out at once:
//!
//! ```text
//! minirows:     bit 9 r + 3 k + i          row r, box k, the i-th digit of the three
//! minicolumns:  bit 9 i + 3 k + j          the i-th digit, box k, column j of the box; lane = band
//! ```
//!
//! With `next` and `last` for the other two rows (or bands) and the other two boxes (or columns),
//! minirow (r, k) lies on a permutation if (next r, next k) and (last r, last k) are possible, or
//! (next r, last k) and (last r, next k) are.

use super::lanes::Lanes;

/// The bits of a band.
const BAND: u32 = (1 << 27) - 1;
const FULL: Lanes = Lanes::new([BAND; 4]);
/// The first bit of each triple.
const FIRSTS: Lanes = Lanes::new([0o111_111_111; 4]);
/// The first row.
const ROW: Lanes = Lanes::new([0o777; 4]);
/// The first, and the first two, triples of each row.
const BOX_0: Lanes = Lanes::new([0o007_007_007; 4]);
const BOX_01: Lanes = Lanes::new([0o077_077_077; 4]);
/// The first two bits of each triple.
const COLUMN_01: Lanes = Lanes::new([0o333_333_333; 4]);

/// Candidates of every digit.
#[derive(Clone, Copy, Debug)]
pub(super) struct Board {
    digits: [Lanes; 9],
}

/// What propagation came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Verdict {
    Contradiction,
    Open,
    Solved,
}

/// How many candidates the cells have, each as a set of cells.
#[derive(Clone, Copy, Debug)]
struct Tallies {
    some: Lanes,
    two: Lanes,
    three: Lanes,
}

/// One way of looking at nine places as a 3×3 matrix: minirows of a band, minicolumns of a stack.
trait Matrix {
    /// The matrix with its rows (bands) turned by one, or by two.
    fn lines(x: Lanes) -> (Lanes, Lanes);
    /// The matrix with its boxes (columns) turned by one, or by two.
    fn sides(x: Lanes) -> (Lanes, Lanes);

    /// What is left of the places of three digits, given that `certain` are theirs.
    #[inline]
    fn close(places: Lanes, certain: Lanes) -> Lanes {
        let (line_1, line_2) = Self::lines(certain);
        let (side_1, side_2) = Self::sides(certain);
        let left = places.without(line_1.or(line_2).or(side_1.or(side_2)));
        let (next, last) = Self::lines(left);
        let (next_next, next_last) = Self::sides(next);
        let (last_next, last_last) = Self::sides(last);
        left.and((next_next.and(last_last)).or(next_last.and(last_next)))
    }

    /// The places that are alone in their line, and so in their side.
    #[inline]
    fn alone(places: Lanes) -> Lanes {
        let (next, last) = Self::sides(places);
        places.without(next.or(last))
    }
}

struct Minirows;

impl Matrix for Minirows {
    #[inline]
    fn lines(x: Lanes) -> (Lanes, Lanes) {
        (
            x.shr::<9>().or(x.shl::<18>()),
            x.shr::<18>().or(x.shl::<9>()),
        )
    }

    #[inline]
    fn sides(x: Lanes) -> (Lanes, Lanes) {
        (
            x.shr::<3>().select(x.shl::<6>(), BOX_01),
            x.shr::<6>().select(x.shl::<3>(), BOX_0),
        )
    }
}

struct Minicolumns;

impl Matrix for Minicolumns {
    #[inline]
    fn lines(x: Lanes) -> (Lanes, Lanes) {
        let next = x.turn();
        (next, next.turn())
    }

    #[inline]
    fn sides(x: Lanes) -> (Lanes, Lanes) {
        (
            x.shr::<1>().select(x.shl::<2>(), COLUMN_01),
            x.shr::<2>().select(x.shl::<1>(), FIRSTS),
        )
    }
}

/// The minirows of three digits that hold a cell of theirs.
#[inline]
fn minirows(cells: [Lanes; 3]) -> Lanes {
    let [a, b, c] = cells.map(|x| x.or(x.shr::<1>()).or(x.shr::<2>()).and(FIRSTS));
    a.or(b.shl::<1>()).or(c.shl::<2>())
}

/// The cells of the minirows of three digits.
#[inline]
fn from_minirows(x: Lanes) -> [Lanes; 3] {
    // Each bit stands for three cells: times seven.
    [x, x.shr::<1>(), x.shr::<2>()].map(|x| {
        let x = x.and(FIRSTS);
        x.shl::<3>().minus(x)
    })
}

/// The minicolumns of three digits that hold a cell of theirs.
#[inline]
fn minicolumns(cells: [Lanes; 3]) -> Lanes {
    let [a, b, c] = cells.map(|x| x.or(x.shr::<9>()).or(x.shr::<18>()).and(ROW));
    a.or(b.shl::<9>()).or(c.shl::<18>())
}

/// The cells of the minicolumns of three digits.
#[inline]
fn from_minicolumns(x: Lanes) -> [Lanes; 3] {
    [x, x.shr::<9>(), x.shr::<18>()].map(|x| {
        let x = x.and(ROW);
        x.or(x.shl::<9>()).or(x.shl::<18>())
    })
}

#[inline]
fn both(a: [Lanes; 3], b: [Lanes; 3]) -> [Lanes; 3] {
    [a[0].and(b[0]), a[1].and(b[1]), a[2].and(b[2])]
}

/// What follows for three digits: their candidates, those of them that are hidden singles, and
/// whether nothing more follows from the digits themselves; `None` if one has no place in some
/// house, or two have but one and the same.
#[inline]
fn close(cells: [Lanes; 3], naked: Lanes) -> Option<([Lanes; 3], [Lanes; 3], bool)> {
    let certain = cells.map(|x| x.and(naked));
    let rows = Minirows::close(minirows(cells), minirows(certain));
    let cells = both(cells, from_minirows(rows));
    let columns = Minicolumns::close(minicolumns(cells), minicolumns(certain));
    let [a, b, c] = both(cells, from_minicolumns(columns));
    if !a.min(b).min(c).all_nonzero() {
        return None;
    }
    let placed = both(
        from_minirows(Minirows::alone(rows)),
        from_minicolumns(Minicolumns::alone(columns)),
    );
    let [aa, bb, cc] = both([a, b, c], placed);
    if !aa.and(bb).or(cc.and(aa.or(bb))).is_zero() {
        return None;
    }
    let lost = a.xor(cells[0]).or(b.xor(cells[1])).or(c.xor(cells[2]));
    Some(([a, b, c], [aa, bb, cc], lost.is_zero()))
}

impl Board {
    /// The board of a puzzle: a digit a cell, 0 is blank.
    pub(super) fn new(puzzle: &[u8; 81]) -> Self {
        let mut given = [[0_u32; 4]; 10];
        for (band, cells) in puzzle.chunks_exact(27).enumerate() {
            for (bit, &digit) in cells.iter().enumerate() {
                given[usize::from(digit)][band] |= 1 << bit;
            }
        }
        let [blank, digits @ ..] = given;
        Self {
            digits: digits.map(|own| {
                let [a, b, c, _] = own;
                Lanes::new([a | blank[0], b | blank[1], c | blank[2], BAND])
            }),
        }
    }

    /// The candidates of a digit as 27 bits a band.
    pub(super) fn bands(&self, digit: usize) -> [u32; 4] {
        self.digits[digit].words()
    }

    /// Leaves only the candidates given, a digit's as 27 bits a band.
    pub(super) fn keep(&mut self, digit: usize, bands: [u32; 3]) {
        let [a, b, c] = bands;
        self.digits[digit] = self.digits[digit].and(Lanes::new([a, b, c, BAND]));
    }

    #[inline]
    fn tallies(&self) -> Tallies {
        let zero = Lanes::splat(0);
        let mut all = Tallies {
            some: zero,
            two: zero,
            three: zero,
        };
        for &digit in &self.digits {
            all.three = all.three.or(all.two.and(digit));
            all.two = all.two.or(all.some.and(digit));
            all.some = all.some.or(digit);
        }
        all
    }

    /// Works out all that follows by naked and hidden singles and locked candidates.
    ///
    /// Three digits at a time, round and round, until the last three turns had nothing to do: a
    /// group of digits is looked at again only if it lost a candidate or gained a naked single
    /// since. A turn that has something to do removes a candidate, so there are few turns.
    pub(super) fn propagate(&mut self) -> Verdict {
        let zero = Lanes::splat(0);
        // What to look at again, and the naked singles each group knows of.
        let mut stale = [true; 3];
        let mut known = [zero; 3];
        let mut idle = 0;
        let mut group = 0;
        loop {
            let mut some = zero;
            let mut two = zero;
            for &digit in &self.digits {
                two = two.or(some.and(digit));
                some = some.or(digit);
            }
            if !some.xor(FULL).is_zero() {
                return Verdict::Contradiction;
            }
            let naked = some.without(two);
            let at = 3 * group;
            let old = [self.digits[at], self.digits[at + 1], self.digits[at + 2]];
            let fresh = naked.without(known[group]);
            if stale[group] || !fresh.and(old[0].or(old[1]).or(old[2])).is_zero() {
                idle = 0;
                known[group] = naked;
                let Some(([a, b, c], [aa, bb, cc], settled)) = close(old, naked) else {
                    return Verdict::Contradiction;
                };
                let single = aa.or(bb).or(cc);
                for (other, digit) in self.digits.iter_mut().enumerate() {
                    let lost = digit.and(single);
                    if other / 3 != group {
                        stale[other / 3] |= !lost.is_zero();
                        *digit = digit.without(single);
                    }
                }
                let [a2, b2, c2] = [(a, aa), (b, bb), (c, cc)]
                    .map(|(digit, own)| digit.without(single.without(own)));
                self.digits[at] = a2;
                self.digits[at + 1] = b2;
                self.digits[at + 2] = c2;
                let lost = a.xor(a2).or(b.xor(b2)).or(c.xor(c2));
                stale[group] = !settled || !lost.is_zero();
            } else {
                idle += 1;
                if idle == 3 {
                    return if two.words()[..3] == [0; 3] {
                        Verdict::Solved
                    } else {
                        Verdict::Open
                    };
                }
            }
            group = if group == 2 { 0 } else { group + 1 };
        }
    }

    /// The solution of a solved board.
    pub(super) fn digits(&self) -> [u8; 81] {
        let mut cells = [0; 81];
        for (digit, lanes) in (1..).zip(&self.digits) {
            for (band, mut bits) in lanes.words().into_iter().take(3).enumerate() {
                while bits != 0 {
                    cells[27 * band + bits.trailing_zeros() as usize] = digit;
                    bits &= bits - 1;
                }
            }
        }
        cells
    }

    /// Cells with exactly one candidate, as 27 bits a band.
    pub(super) fn singles(&self) -> [u32; 4] {
        let all = self.tallies();
        all.some.without(all.two).words()
    }

    /// Where to branch: the cell and one of its candidates.
    ///
    /// Among the cells with two candidates, the one that sees most others of the kind; if there is
    /// none, the first cell with three, or else the first with more.
    pub(super) fn choose(&self) -> (usize, usize) {
        let all = self.tallies();
        let pairs = all.two.without(all.three).and(FULL).words();
        let cell = if pairs[0] | pairs[1] | pairs[2] != 0 {
            most_seen([pairs[0], pairs[1], pairs[2]])
        } else {
            let mut four = Lanes::splat(0);
            let mut three = four;
            let mut two = four;
            let mut some = four;
            for &digit in &self.digits {
                four = four.or(three.and(digit));
                three = three.or(two.and(digit));
                two = two.or(some.and(digit));
                some = some.or(digit);
            }
            let threes = three.without(four).words();
            let sites = if threes[0] | threes[1] | threes[2] != 0 {
                threes
            } else {
                two.words()
            };
            let band = (0..3).find(|&band| sites[band] != 0).unwrap_or(0);
            27 * band + sites[band].trailing_zeros() as usize
        };
        let (band, bit) = (cell / 27, cell % 27);
        let holds = |digit: &usize| self.digits[*digit].words()[band] >> bit & 1 == 1;
        (cell, (0..9).find(holds).unwrap_or(0))
    }

    /// The digit goes into the cell.
    pub(super) fn place(&mut self, cell: usize, digit: usize) {
        let site = site(cell);
        for (other, lanes) in self.digits.iter_mut().enumerate() {
            if other != digit {
                *lanes = lanes.without(site);
            }
        }
    }

    /// The digit does not go into the cell.
    pub(super) fn remove(&mut self, cell: usize, digit: usize) {
        self.digits[digit] = self.digits[digit].without(site(cell));
    }
}

/// One cell as a set.
#[inline]
fn site(cell: usize) -> Lanes {
    let mut words = [0; 4];
    words[cell / 27] = 1 << (cell % 27);
    Lanes::new(words)
}

/// The cell of the set that sees most others of it; the first of several.
fn most_seen(cells: [u32; 3]) -> usize {
    let mut best = (0, 0);
    for band in 0..3 {
        let mut left = cells[band];
        while left != 0 {
            let bit = left.trailing_zeros() as usize;
            left &= left - 1;
            let column = 0o001_001_001 << (bit % 9);
            let (row, square) = (0o777 << (bit / 9 * 9), 0o007_007_007 << (bit % 9 / 3 * 3));
            let seen = (cells[band] & (row | square | column)).count_ones()
                + (cells[(band + 1) % 3] & column).count_ones()
                + (cells[(band + 2) % 3] & column).count_ones();
            if seen > best.0 {
                best = (seen, 27 * band + bit);
            }
        }
    }
    best.1
}
