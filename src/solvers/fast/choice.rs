//! Where to branch.
//!
//! Of the cells with fewest candidates, the one whose digits *reach* furthest. A digit in a cell
//! reaches into the minirows and minicolumns of the houses of the cell: each counts one if the digit
//! can go into several of its cells, and two more if it can go into one of the cells with fewest
//! candidates, which it would leave with one candidate fewer.
//!
//! That is counted for all digits of all cells at once. A number is spread over registers, one for
//! each of its binary places, and added up as hardware does it, by half adders and full ones.

use super::board::{Board, Cells, guard_bits, less_one, none, rotated, turned};
use super::lanes::Lanes;
use super::propagation::FIELD;

/// The guards of fields with so many candidates more than one.
#[inline]
fn exactly(x: Lanes, spare: u32) -> Lanes {
    let (mut rest, mut enough) = (x, none());
    for _ in 0..spare {
        rest = rest.and(less_one(rest));
        enough = less_one(rest);
    }
    let more = less_one(rest.and(enough));
    enough.without(more).and(guard_bits())
}

/// The sum of two bits, and what is carried.
#[inline]
fn half(a: Lanes, b: Lanes) -> (Lanes, Lanes) {
    (a.xor(b), a.and(b))
}

/// The sum of three bits, and what is carried.
#[inline]
fn full(a: Lanes, b: Lanes, c: Lanes) -> (Lanes, Lanes) {
    let (sum, carried) = half(a, b);
    (sum.xor(c), carried.or(sum.and(c)))
}

/// Of minirows that share a register, or of minicolumns: the digits that can go there.
#[derive(Clone, Copy)]
struct Places {
    /// Into several cells.
    several: Lanes,
    /// Into a cell with fewest candidates.
    few: Lanes,
}

impl Places {
    #[inline]
    fn of([a, b, c]: [Lanes; 3], few: [Lanes; 3]) -> Self {
        Self {
            several: full(a, b, c).1,
            few: few[0].or(few[1]).or(few[2]),
        }
    }

    /// Those of the other two boxes, added up: ones, twos, and twos and fours.
    #[inline]
    fn beyond(self, others: fn(Lanes) -> (Lanes, Lanes)) -> [Lanes; 4] {
        let sum = |x| {
            let (a, b) = others(x);
            half(a, b)
        };
        let ((ones, twos), (few_twos, few_fours)) = (sum(self.several), sum(self.few));
        [ones, twos, few_twos, few_fours]
    }
}

/// Some cells with equally many candidates.
struct Selection {
    /// A word a stack, in which the field of a band holds its box: bit `3 r + j` is the cell at row
    /// `r` and column `j`.
    boxes: [u32; 3],
    /// Their candidates.
    cells: Cells,
}

impl Board {
    /// Where to branch: the cell and one of its candidates.
    #[cfg_attr(target_arch = "x86_64", inline(always))]
    #[cfg_attr(not(target_arch = "x86_64"), inline(never))]
    pub(super) fn choose(&self) -> (usize, u32) {
        let mut fewest = self.select(1);
        if fewest.boxes == [0; 3] {
            fewest = self.select_larger();
        }
        self.furthest(&fewest)
    }

    /// Where to branch if that hardly matters: the first register with a cell of two candidates, of it
    /// the first such cell, by stack, then by band; of its digits the lower. If there is none, as
    /// `choose`.
    #[cfg_attr(target_arch = "x86_64", inline(always))]
    pub(super) fn choose_first(&self) -> (usize, u32) {
        for (r, row) in self.cells.iter().enumerate() {
            for (j, x) in row.iter().enumerate() {
                let pairs = exactly(*x, 1);
                if pairs.is_zero() {
                    continue;
                }
                let pairs = pairs.words();
                let stack = (0..2).find(|&stack| pairs[stack] != 0).unwrap_or(2);
                let band = pairs[stack].trailing_zeros() / 10;
                let digits = x.words()[stack] >> (10 * band);
                let cell = 27 * band as usize + 9 * r + 3 * stack + j;
                return (cell, digits.trailing_zeros());
            }
        }
        self.choose()
    }

    /// The cells with fewest candidates where none has two, as hardly happens but at the root.
    #[cold]
    #[inline(never)]
    fn select_larger(&self) -> Selection {
        let larger = (2..8).map(|spare| self.select(spare));
        let mut filled = larger.filter(|selection| selection.boxes != [0; 3]);
        filled.next().unwrap_or_else(|| self.select(8))
    }

    /// The cells with so many candidates more than one.
    #[cfg_attr(target_arch = "x86_64", inline(always))]
    fn select(&self, spare: u32) -> Selection {
        let mut boxes = none();
        let mut cells = self.cells;
        for row in cells.iter_mut().rev() {
            for x in row.iter_mut().rev() {
                let guards = exactly(*x, spare);
                let lowest = guards.shr::<9>();
                boxes = boxes.shl::<1>().or(lowest);
                *x = x.and(guards.minus(lowest));
            }
        }
        let [a, b, c, _] = boxes.words();
        Selection {
            boxes: [a, b, c],
            cells,
        }
    }

    /// Of a selection that is not empty, the cell whose digits reach furthest together, the first
    /// of several; of its digits the lowest if that reaches half as far, or else the next.
    #[cfg_attr(target_arch = "x86_64", inline(always))]
    #[cfg_attr(not(target_arch = "x86_64"), inline(never))]
    fn furthest(&self, selection: &Selection) -> (usize, u32) {
        let (x, few) = (&self.cells, &selection.cells);
        let lines = [0, 1, 2].map(|r| Places::of(x[r], few[r]));
        let sides = [0, 1, 2].map(|j| Places::of(x.map(|row| row[j]), few.map(|row| row[j])));
        let [a, b, c] = lines.map(|line| line.several);
        let (box_ones, box_twos) = full(a, b, c);
        let across = [0, 1, 2].map(|r| {
            let [ones, twos, few_twos, few_fours] = lines[r].beyond(turned);
            let (near_twos, near_fours) = half(lines[(r + 1) % 3].few, lines[(r + 2) % 3].few);
            let (ones, a) = half(ones, box_ones);
            let (b, c) = full(twos, few_twos, near_twos);
            let (twos, d) = full(a, b, box_twos);
            let (e, f) = full(few_fours, near_fours, c);
            let (fours, g) = half(d, e);
            // At most 13, so nothing is carried twice.
            [ones, twos, fours, f.or(g)].map(Lanes::words)
        });
        let down = sides.map(|side| {
            let [ones, twos, few_twos, few_fours] = side.beyond(rotated);
            let (twos, a) = half(twos, few_twos);
            // At most 6.
            [ones, twos, few_fours.or(a)].map(Lanes::words)
        });
        let reach = |site: Site, stack: usize, digits: u32| {
            let count = |places: [u32; 4]| (places[stack] & digits).count_ones();
            let ([a, b, c, d], [e, f, g]) = (across[site.r].map(count), down[site.j].map(count));
            (a + e) + 2 * (b + f) + 4 * (c + g) + 8 * d
        };
        let digits = |site: Site, stack: usize| x[site.r][site.j].words()[stack] & site.field;
        // The reach and, below it, the complement of the place.
        let mut best = 0;
        for (first, stack) in [(255, 0), (223, 1), (191, 2)] {
            let mut left = selection.boxes[stack];
            while left != 0 {
                let bit = left.trailing_zeros();
                left &= left - 1;
                let site = SITES[bit as usize % 32];
                best = best.max(reach(site, stack, digits(site, stack)) << 8 | (first - bit));
            }
        }
        let place = 255 - best as usize % 256;
        let (stack, bit) = (place / 32, place % 32);
        let site = SITES[bit];
        let digits = digits(site, stack);
        let lowest = digits & digits.wrapping_neg();
        let tried = if 2 * reach(site, stack, lowest) >= best >> 8 {
            lowest
        } else {
            digits ^ lowest
        };
        let cell = bit / 10 * 27 + 9 * site.r + 3 * stack + site.j;
        (cell, tried.trailing_zeros() % 10)
    }
}

/// The cell of a bit of a selection: its register, and its field of a lane.
#[derive(Clone, Copy)]
struct Site {
    r: usize,
    j: usize,
    field: u32,
}

static SITES: [Site; 32] = {
    let nowhere = Site {
        r: 0,
        j: 0,
        field: 0,
    };
    let mut sites = [nowhere; 32];
    let mut bit = 0;
    while bit < 29 {
        sites[bit] = Site {
            r: bit % 10 % 9 / 3,
            j: bit % 10 % 3,
            field: FIELD << (bit / 10 * 10),
        };
        bit += 1;
    }
    sites
};
