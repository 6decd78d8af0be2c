//! Grids in which every box is right, and what swapping two cells of a box changes.

#[cfg(test)]
mod tests;

use rand::RngExt as _;
use sudoku_grid::{Digits, Position, Shape};
use sudoku_search::{Rng, View, math};

use crate::draw::below;

/// An open cell.
#[derive(Clone, Copy, Debug)]
struct Place {
    /// The line of its row.
    row: u16,
    /// The line of its column.
    column: u16,
    /// The first open cell of its box.
    first: u16,
    /// The other open cells of its box.
    others: u16,
    /// The digits that a restricted swap may bring here, bit `d` for digit `d`.
    allowed: u32,
}

/// The cells to fill: what all fillings of a puzzle share.
#[derive(Clone, Debug)]
pub(crate) struct Boxes {
    shape: Shape,
    values: Vec<u8>,
    candidates: Vec<Digits>,
    /// The open cells, box by box, first those of boxes with several of them.
    places: Vec<Place>,
    /// Where they are on the grid.
    cells: Vec<u16>,
    /// How many of them have another one in their box.
    movable: usize,
    /// Whether only candidates are brought to a cell.
    restricted: bool,
    /// A filling for others to start from; none if there is no solution.
    first: Option<Filling>,
}

/// Lines are rows and columns. There is room for powers of two, whatever the side, so that a place is found
/// without a look at bounds.
const LINES: usize = 64;
/// The line of the first column.
const COLUMNS: usize = 32;
/// Room for the digits of a line.
const DIGITS: usize = 32;
/// Room for the open cells.
const CELLS: usize = 1024;

/// A digit in every open cell, each box with all of its digits.
#[derive(Clone, Debug)]
pub(crate) struct Filling {
    /// By place.
    digits: [u8; CELLS],
    /// How often each line has each digit.
    counts: [u8; LINES * DIGITS],
    /// Of these what a swap asks: bit `d` is set if the line lacks digit `d`, and bit `32 + d` if it has it
    /// once.
    lines: [u64; LINES],
    /// Digits missing over all rows and columns.
    pub(crate) energy: u32,
}

/// A temperature, with the chances to accept each change of the energy.
#[derive(Clone, Debug)]
pub(crate) struct Heat {
    pub(crate) temperature: f64,
    /// 2³² times the chance, by the change plus [`MOST`].
    chances: [u64; 16],
}

/// The most that one swap changes the energy, up or down: each of the two digits leaves a row and a column,
/// and comes to a row and a column.
const MOST: u8 = 4;

impl Heat {
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "from 0 to 2³²"
    )]
    pub(crate) fn new(temperature: f64) -> Self {
        let mut chances = [1 << 32; 16];
        for rise in 1..=MOST {
            let chance = math::exp(-f64::from(rise) / temperature);
            chances[index(rise.into())] = (chance * 4_294_967_296.0) as u64;
        }
        Self {
            temperature,
            chances,
        }
    }

    /// The chance to accept such a change.
    #[expect(clippy::cast_precision_loss, reason = "at most 2³²")]
    fn chance(&self, change: i32) -> f64 {
        self.chances[index(change)] as f64 / 4_294_967_296.0
    }
}

#[inline]
#[expect(clippy::cast_sign_loss, reason = "no less than −4")]
fn index(change: i32) -> usize {
    (change + i32::from(MOST)) as usize & 15
}

/// What became of some swaps.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Swaps {
    pub(crate) tried: u32,
    pub(crate) made: u32,
    /// The least energy among them.
    pub(crate) least: u32,
}

impl Boxes {
    #[expect(clippy::cast_possible_truncation, reason = "at most 625 cells")]
    pub(crate) fn new(position: &Position, restricted: bool) -> Self {
        let shape = position.shape();
        let side = shape.side();
        let boxes = shape.houses().iter().skip(2 * side).map(|cells| {
            let open = cells.iter().copied();
            open.filter(|&cell| position.value(cell) == 0)
                .collect::<Vec<_>>()
        });
        let (mut boxes, single): (Vec<_>, Vec<_>) = boxes.partition(|open| open.len() > 1);
        let movable = boxes.iter().map(Vec::len).sum();
        boxes.extend(single);
        let (mut places, mut cells) = (Vec::new(), Vec::new());
        for open in &boxes {
            let first = places.len() as u16;
            for &cell in open {
                places.push(Place {
                    row: shape.row(cell) as u16,
                    column: (COLUMNS + shape.column(cell)) as u16,
                    first,
                    others: open.len() as u16 - 1,
                    allowed: position.candidates(cell).bits() << 1,
                });
                cells.push(cell as u16);
            }
        }
        let mut all = Self {
            shape,
            values: position.values().to_vec(),
            candidates: position.all_candidates().to_vec(),
            places,
            cells,
            movable,
            restricted,
            first: None,
        };
        if !position.is_contradictory() {
            all.first = Filling::of(&all, position);
        }
        all
    }

    /// Some filling; none if no box can be filled, so that there is no solution.
    pub(crate) fn first(&self) -> Option<&Filling> {
        self.first.as_ref()
    }

    /// The blank cells.
    pub(crate) fn open(&self) -> usize {
        self.places.len()
    }

    /// Whether there is anything to swap.
    pub(crate) fn is_movable(&self) -> bool {
        self.movable > 0
    }

    /// Draws the filled cells, where there is nothing else to show.
    pub(crate) fn draw(&self, view: &mut View) {
        view.weights.fill(0.0);
        view.digits.copy_from_slice(&self.values);
        for (cell, &digit) in self.values.iter().enumerate() {
            if digit != 0 {
                view.settle(cell, digit);
            }
        }
    }
}

impl Filling {
    /// Each box with its missing digits; restricted, each digit where it is a candidate.
    fn of(boxes: &Boxes, position: &Position) -> Option<Self> {
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
                    let mut seen = 0;
                    if !filling.give(boxes, at..until, digit, &mut seen) {
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
    fn give(
        &mut self,
        boxes: &Boxes,
        places: std::ops::Range<usize>,
        digit: u8,
        seen: &mut u32,
    ) -> bool {
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

    /// Draws the digits of every box anew.
    pub(crate) fn shuffle(&mut self, boxes: &Boxes, rng: &mut Rng) {
        if boxes.restricted {
            // Permutations of candidates are not drawn at once, but reached by swaps.
            self.mix(boxes, rng, 20 * boxes.open());
            return;
        }
        for (at, place) in boxes.places.iter().enumerate() {
            let first = usize::from(place.first);
            #[expect(clippy::cast_possible_truncation, reason = "below 25")]
            let before = (at - first) as u32;
            self.digits
                .swap(at, first + below(before + 1, rng) as usize);
        }
        self.count(boxes);
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

    fn tries(&mut self, boxes: &Boxes, heat: &Heat, rng: &mut Rng, most: usize) -> Swaps {
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
