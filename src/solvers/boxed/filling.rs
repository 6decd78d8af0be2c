//! One filling of the boxes, and the swaps that change it.

use std::ops::Range;

use rand::RngExt as _;
use sudoku_grid::{Digits, Position};
use sudoku_search::{Rng, View};

use super::{Boxes, Heat, Place, Swaps, index};
use crate::draw::below;

/// Lines are rows and columns. There is room for powers of two, whatever the side, so that a place is found
/// without a look at bounds.
const LINES: usize = 64;
/// The line of the first column.
pub(super) const COLUMNS: usize = 32;
/// Room for the digits of a line.
const DIGITS: usize = 32;
/// Room for the open cells.
const CELLS: usize = 1024;

/// A digit in every open cell, each box with all of its digits.
#[derive(Clone, Debug)]
pub(crate) struct Filling {
    /// By place.
    pub(super) digits: [u8; CELLS],
    /// How often each line has each digit.
    counts: [u8; LINES * DIGITS],
    /// Of these what a swap asks: bit `d` is set if the line lacks digit `d`, and bit `32 + d` if it has it
    /// once.
    lines: [u64; LINES],
    /// Digits missing over all rows and columns.
    pub(crate) energy: u32,
}

impl Filling {
    /// Each box with its missing digits; restricted, each digit where it is a candidate.
    pub(super) fn of(boxes: &Boxes, position: &Position) -> Option<Self> {
        let mut filling = Self {
            digits: [0; CELLS],
            counts: [0; LINES * DIGITS],
            lines: [0; LINES],
            energy: 0,
        };
        let shape = boxes.shape;
        let mut at = 0;
        while let Some(place) = boxes.places.get(at) {
            let until = at + usize::from(place.others) + 1;
            let house = 2 * shape.side() + shape.box_of(boxes.cells[at].into());
            let mut missing = Digits::all(shape.side());
            for &cell in shape.houses().cells(house) {
                missing -= Digits::only(position.value(cell));
            }
            if boxes.restricted {
                for digit in missing {
                    if !filling.give(boxes, at..until, digit, &mut 0) {
                        return None;
                    }
                }
            } else {
                let digits = filling.digits[at..until].iter_mut();
                digits
                    .zip(missing)
                    .for_each(|(place, digit)| *place = digit);
            }
            at = until;
        }
        filling.count(boxes);
        Some(filling)
    }

    /// Gives a digit to one of these places that takes it, whose own digit, if it has one, moves on to
    /// another.
    fn give(&mut self, boxes: &Boxes, places: Range<usize>, digit: u8, seen: &mut u32) -> bool {
        for at in places.clone() {
            let bit = 1 << (at - places.start);
            if boxes.places[at].allowed >> digit & 1 == 0 || *seen & bit != 0 {
                continue;
            }
            *seen |= bit;
            let before = self.digits[at];
            if before == 0 || self.give(boxes, places.clone(), before, seen) {
                self.digits[at] = digit;
                return true;
            }
        }
        false
    }

    /// Counts anew.
    fn count(&mut self, boxes: &Boxes) {
        let shape = boxes.shape;
        self.counts = [0; LINES * DIGITS];
        for (cell, &digit) in self.to_digits(boxes).iter().enumerate() {
            for line in [shape.row(cell), COLUMNS + shape.column(cell)] {
                self.counts[DIGITS * line + usize::from(digit)] += 1;
            }
        }
        self.energy = 0;
        for number in 0..shape.side() {
            for line in [number, COLUMNS + number] {
                for digit in 1..=shape.side() {
                    self.note(line, digit);
                }
                self.energy += (self.lines[line] & u64::from(u32::MAX)).count_ones();
            }
        }
    }

    /// Notes how often a line has a digit.
    #[inline]
    fn note(&mut self, line: usize, digit: usize) {
        let count = self.counts[(DIGITS * line + digit) & (LINES * DIGITS - 1)];
        let asked = u64::from(count == 0) | u64::from(count == 1) << 32;
        let noted = &mut self.lines[line & (LINES - 1)];
        *noted = *noted & !(1 << digit | 1 << (32 + digit)) | asked << digit;
    }

    /// Draws the digits of every box anew; restricted, not all ways to fill it are as likely.
    pub(crate) fn shuffle(&mut self, boxes: &Boxes, rng: &mut Rng) {
        for (at, place) in boxes.places.iter().enumerate() {
            let first = usize::from(place.first);
            #[expect(clippy::cast_possible_truncation, reason = "below 25")]
            let before = (at - first) as u32;
            self.digits
                .swap(at, first + below(before + 1, rng) as usize);
        }
        if boxes.restricted {
            // In the order drawn each takes a place, and then swaps mix them.
            let mut at = 0;
            while let Some(place) = boxes.places.get(at) {
                let until = at + usize::from(place.others) + 1;
                let drawn = self.digits[at..until].to_vec();
                self.digits[at..until].fill(0);
                for digit in drawn {
                    self.give(boxes, at..until, digit, &mut 0);
                }
                at = until;
            }
        }
        self.count(boxes);
        if boxes.restricted {
            self.mix(boxes, rng, 20 * boxes.open());
        }
    }

    /// What swapping two open cells of a box adds to the energy.
    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "at most 2")]
    fn change(&self, one: Place, other: Place, [here, there]: [u8; 2]) -> i32 {
        let line = |line: u16| self.lines[usize::from(line) & (LINES - 1)];
        let lacks = |line: u64, digit: u8| line >> digit & 1;
        let single = |line: u64, digit: u8| line >> 32 >> digit & 1;
        let between = |a: u16, b: u16| {
            let (from, to) = (line(a), line(b));
            let lost = single(from, here) + single(to, there);
            let won = lacks(from, there) + lacks(to, here);
            // In one line nothing changes; a product, where a branch would be guessed wrong.
            (lost as i32 - won as i32) * i32::from(a != b)
        };
        between(one.row, other.row) + between(one.column, other.column)
    }

    #[inline]
    fn swap(&mut self, one: Place, other: Place, [here, there]: [u8; 2]) {
        let (here, there) = (usize::from(here), usize::from(there));
        for (a, b) in [(one.row, other.row), (one.column, other.column)] {
            let (a, b) = (usize::from(a), usize::from(b));
            if a == b {
                continue;
            }
            for (line, leaves, comes) in [(a, here, there), (b, there, here)] {
                self.counts[(DIGITS * line + leaves) & (LINES * DIGITS - 1)] -= 1;
                self.counts[(DIGITS * line + comes) & (LINES * DIGITS - 1)] += 1;
                self.note(line, leaves);
                self.note(line, comes);
            }
        }
    }

    /// Makes random swaps, whatever they change.
    pub(crate) fn mix(&mut self, boxes: &Boxes, rng: &mut Rng, swaps: usize) {
        self.tries(boxes, &Heat::new(f64::INFINITY), rng, swaps);
    }

    /// Tries as many swaps as there are open cells, fewer if one of them solves the puzzle.
    pub(crate) fn walk(&mut self, boxes: &Boxes, heat: &Heat, rng: &mut Rng) -> Swaps {
        self.tries(boxes, heat, rng, boxes.open())
    }

    /// Tries so many swaps, as [`Filling::walk`] does.
    pub(crate) fn tries(
        &mut self,
        boxes: &Boxes,
        heat: &Heat,
        rng: &mut Rng,
        most: usize,
    ) -> Swaps {
        if boxes.restricted {
            self.tries_as::<true>(boxes, heat, rng, most)
        } else {
            self.tries_as::<false>(boxes, heat, rng, most)
        }
    }

    /// A swap is of a random open cell and a random other of its box.
    #[inline]
    #[expect(
        clippy::cast_possible_truncation,
        reason = "the halves of a word; at most 625 cells"
    )]
    fn tries_as<const RESTRICTED: bool>(
        &mut self,
        boxes: &Boxes,
        heat: &Heat,
        rng: &mut Rng,
        most: usize,
    ) -> Swaps {
        let places = &boxes.places[..boxes.movable];
        let mut swaps = Swaps {
            tried: 0,
            made: 0,
            least: self.energy,
        };
        let most = if places.is_empty() { 0 } else { most as u32 };
        // What changes with each draw stays in registers.
        let mut draws = rng.clone();
        while swaps.tried < most {
            swaps.tried += 1;
            let word: u64 = draws.random();
            // Scaled down, the first half of the word is a cell, and its fraction another of the box; a bias
            // of one in 2³² / cells² passes unseen. The second half is held against the chance.
            let scaled = (word >> 32) * places.len() as u64;
            let at = (scaled >> 32) as usize;
            let one = places[at];
            let nth = ((u64::from(scaled as u32) * u64::from(one.others)) >> 32) as usize;
            let with = usize::from(one.first) + nth;
            let with = with + usize::from(with >= at);
            let other = places[with];
            // Not by `map`, which stays a call.
            let digits = [
                self.digits[at & (CELLS - 1)],
                self.digits[with & (CELLS - 1)],
            ];
            if RESTRICTED && (one.allowed >> digits[1]) & (other.allowed >> digits[0]) & 1 == 0 {
                continue;
            }
            let change = self.change(one, other, digits);
            if u64::from(word as u32) < heat.chances[index(change)] {
                self.swap(one, other, digits);
                self.digits[at & (CELLS - 1)] = digits[1];
                self.digits[with & (CELLS - 1)] = digits[0];
                self.energy = self.energy.wrapping_add_signed(change);
                swaps.made += 1;
                swaps.least = swaps.least.min(self.energy);
                if self.energy == 0 && self.is_solution(boxes) {
                    break;
                }
            }
        }
        *rng = draws;
        swaps
    }

    /// Whether no digit is missing, and each is a candidate of its cell.
    pub(crate) fn is_solution(&self, boxes: &Boxes) -> bool {
        let mut digits = boxes.cells.iter().zip(&self.digits);
        self.energy == 0
            && digits.all(|(&cell, &digit)| boxes.candidates[usize::from(cell)].contains(digit))
    }

    /// Cell by cell, the givens too.
    pub(crate) fn to_digits(&self, boxes: &Boxes) -> Vec<u8> {
        let mut all = boxes.values.clone();
        for (&cell, &digit) in boxes.cells.iter().zip(&self.digits) {
            all[usize::from(cell)] = digit;
        }
        all
    }

    /// Draws the digits, and how readily a swap would bring each other digit to each open cell.
    #[expect(
        clippy::cast_possible_truncation,
        reason = "a picture is drawn with f32"
    )]
    pub(crate) fn draw(&self, boxes: &Boxes, heat: &Heat, view: &mut View) {
        for (cell, &digit) in self.to_digits(boxes).iter().enumerate() {
            if digit == 0 {
                view.digits[cell] = 0;
                view.cell_mut(cell).fill(0.0);
            } else {
                view.settle(cell, digit);
            }
        }
        for (at, &one) in boxes.places.iter().enumerate() {
            let first = usize::from(one.first);
            let weights = view.cell_mut(boxes.cells[at].into());
            for with in (first..=first + usize::from(one.others)).filter(|with| *with != at) {
                let other = boxes.places[with];
                let digits = [self.digits[at], self.digits[with]];
                let allowed = (one.allowed >> digits[1]) & (other.allowed >> digits[0]) & 1 == 1;
                if !boxes.restricted || allowed {
                    let change = self.change(one, other, digits);
                    weights[usize::from(digits[1]) - 1] = heat.chance(change) as f32;
                }
            }
        }
    }
}
