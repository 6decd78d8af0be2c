//! The grid in play: digits, candidates, and how both are taken back.

use sudoku_grid::{Digits, Houses, Position, Shape};

use super::heap::Heap;

/// Added to the count of a cell that is filled, and of a digit that has its place in a house: no
/// longer the least, and still a count that goes up and down.
const CLOSED: u8 = 0x80;

/// Counts are looked at so many at a time.
const LANES: usize = 16;

/// What is kept up to date.
#[derive(Clone, Copy, Debug)]
pub(super) struct Upkeep {
    /// The candidates of every blank cell.
    pub(super) domains: bool,
    /// How many places each digit has in each house; needs domains.
    pub(super) places: bool,
    /// A heap of the blank cells; needs domains.
    pub(super) heap: bool,
}

/// A moment to go back to.
#[derive(Clone, Copy, Debug)]
pub(super) struct Moment {
    filled: u16,
    trail: u16,
}

impl Moment {
    /// Before anything was filled.
    pub(super) const START: Self = Self {
        filled: 0,
        trail: 0,
    };
}

/// The grid in play.
#[derive(Clone, Debug)]
pub(super) struct State {
    shape: Shape,
    houses: &'static Houses,
    upkeep: Upkeep,
    /// The digit in each cell; 0 is a blank.
    digits: Box<[u8]>,
    /// The digits used in each house.
    used: Box<[Digits]>,
    /// The candidates of each cell. Without domains: those it started with. With domains: those of
    /// a filled cell stay as they were when it was filled.
    candidates: Box<[Digits]>,
    /// How many candidates a cell has, and [`CLOSED`] if it is filled.
    counts: Box<[u8]>,
    /// At `side * house + digit - 1`, how many blank cells of the house have the candidate, and
    /// [`CLOSED`] if one holds the digit.
    places: Box<[u8]>,
    heap: Option<Heap>,
    /// The cells filled, in order; the first `filled` are in force.
    order: Box<[u16]>,
    filled: usize,
    /// The candidates taken, in order, as `32 * cell + digit`; the first `taken` are in force.
    trail: Box<[u16]>,
    taken: usize,
}

fn short(number: usize) -> u16 {
    u16::try_from(number).expect("25 × 25 cells with 25 candidates each are counted by 16 bits")
}

/// The first of the least counts, and that count.
fn least(counts: &[u8]) -> (usize, u8) {
    let (chunks, _) = counts.as_chunks::<LANES>();
    let mut lanes = [u8::MAX; LANES];
    for chunk in chunks {
        for (lane, count) in lanes.iter_mut().zip(chunk) {
            *lane = (*lane).min(*count);
        }
    }
    let least = lanes.into_iter().fold(u8::MAX, u8::min);
    for (index, chunk) in chunks.iter().enumerate() {
        let here = chunk.iter().copied().fold(u8::MAX, u8::min);
        if here == least {
            let lane = chunk.iter().position(|count| *count == least);
            return (LANES * index + lane.unwrap_or(0), least);
        }
    }
    (0, least)
}

/// So many counts, filled up to whole chunks with ones that are never the least.
fn counts(len: usize) -> Box<[u8]> {
    let mut counts = vec![0; len];
    counts.resize(len.next_multiple_of(LANES), u8::MAX);
    counts.into()
}

impl State {
    pub(super) fn new(position: &Position, upkeep: Upkeep) -> Self {
        let shape = position.shape();
        let houses = shape.houses();
        let side = shape.side();
        let blanks = position.blanks().count();
        let candidates: Box<[Digits]> = position.all_candidates().into();
        let open = |cell: usize| candidates[cell].len();
        let trail = if upkeep.domains {
            position.blanks().map(open).sum()
        } else {
            0
        };
        let mut state = Self {
            shape,
            houses,
            upkeep,
            digits: position.values().into(),
            used: vec![Digits::EMPTY; houses.count()].into(),
            candidates,
            counts: counts(if upkeep.domains { shape.cells() } else { 0 }),
            places: counts(if upkeep.places { 3 * side * side } else { 0 }),
            heap: upkeep.heap.then(|| Heap::new(shape.cells())),
            order: vec![0; blanks].into(),
            filled: 0,
            trail: vec![0; trail].into(),
            taken: 0,
        };
        for cell in 0..shape.cells() {
            let digit = state.digits[cell];
            let candidates = state.candidates[cell];
            for house in houses.of(cell) {
                state.used[house].insert(digit);
                if upkeep.places && digit != 0 {
                    // Not added: a position that contradicts itself may hold the digit twice.
                    state.places[side * house + usize::from(digit) - 1] |= CLOSED;
                } else if upkeep.places {
                    for digit in candidates {
                        state.places[side * house + usize::from(digit) - 1] += 1;
                    }
                }
            }
            if upkeep.domains {
                let count = u8::try_from(candidates.len()).expect("at most 25");
                state.counts[cell] = if digit == 0 { count } else { CLOSED };
                if let (0, Some(heap)) = (digit, &mut state.heap) {
                    heap.insert(cell, count);
                }
            }
        }
        state
    }

    pub(super) fn shape(&self) -> Shape {
        self.shape
    }

    pub(super) fn houses(&self) -> &'static Houses {
        self.houses
    }

    /// The digit in a cell; 0 is a blank.
    #[inline]
    pub(super) fn digit(&self, cell: usize) -> u8 {
        self.digits[cell]
    }

    /// How many cells of the puzzle are blank now.
    #[inline]
    pub(super) fn blanks(&self) -> usize {
        self.order.len() - self.filled
    }

    /// The digits used in a house.
    #[inline]
    pub(super) fn used(&self, house: usize) -> Digits {
        self.used[house]
    }

    /// The candidates of a blank cell.
    #[inline]
    pub(super) fn candidates(&self, cell: usize) -> Digits {
        if self.upkeep.domains {
            return self.candidates[cell];
        }
        let [row, column, block] = self.houses.of(cell);
        self.candidates[cell] - (self.used[row] | self.used[column] | self.used[block])
    }

    /// The blank cell with the fewest candidates, and how many; needs domains and a blank cell.
    #[inline]
    pub(super) fn narrowest_cell(&self) -> (usize, u8) {
        least(&self.counts)
    }

    /// The first of the blank cells with the most candidates; needs domains and a blank cell.
    pub(super) fn widest_cell(&self) -> usize {
        let blank = |cell: &usize| self.digits[*cell] == 0;
        let cells = (0..self.digits.len()).filter(blank);
        // Of equals `min_by_key` takes the first.
        let widest = cells.min_by_key(|&cell| CLOSED - self.counts[cell]);
        widest.expect("there is a blank cell")
    }

    /// The narrowest cell from the heap.
    pub(super) fn top_cell(&self) -> usize {
        let top = self.heap.as_ref().and_then(Heap::top);
        top.expect("a blank cell is in the heap")
    }

    /// The house and digit with the fewest places, and how many; needs places and a blank cell.
    pub(super) fn narrowest_place(&self) -> (usize, u8, u8) {
        let (index, count) = least(&self.places);
        let side = self.shape.side();
        let digit = u8::try_from(index % side + 1).expect("at most 25");
        (index / side, digit, count)
    }

    /// How many candidates a blank cell has; needs domains.
    #[inline]
    pub(super) fn count(&self, cell: usize) -> u8 {
        self.counts[cell]
    }

    /// The cells of a house that can take a digit: bit `i` stands for its `i`th.
    pub(super) fn places(&self, house: usize, digit: u8) -> u32 {
        let fits = |cell: usize| {
            u32::from(self.digits[cell] == 0 && self.candidates(cell).contains(digit))
        };
        let cells = self.houses.cells(house).iter().enumerate();
        cells.fold(0, |places, (i, &cell)| places | fits(cell) << i)
    }

    /// How many blank peers of a cell have the digit as candidate.
    pub(super) fn hit(&self, cell: usize, digit: u8) -> usize {
        let peers = self.houses.peers(cell).iter();
        peers
            .filter(|&&peer| self.digits[peer] == 0 && self.candidates(peer).contains(digit))
            .count()
    }

    /// How many blank cells have the digit as candidate.
    pub(super) fn spaces(&self, digit: u8) -> usize {
        (0..self.digits.len())
            .filter(|&cell| self.digits[cell] == 0 && self.candidates(cell).contains(digit))
            .count()
    }

    /// How many peers of a cell are blank.
    pub(super) fn degree(&self, cell: usize) -> usize {
        let peers = self.houses.peers(cell).iter();
        peers.filter(|&&peer| self.digits[peer] == 0).count()
    }

    /// Whether a digit may stand in a blank cell, by a look along its row, its column and its box.
    pub(super) fn stands(&self, cell: usize, digit: u8) -> bool {
        let lacks = |house: usize| {
            let cells = self.houses.cells(house);
            cells.iter().all(|&peer| self.digits[peer] != digit)
        };
        // Candidates are what the puzzle allows, beside its rules.
        self.houses.of(cell).into_iter().all(lacks) && self.candidates[cell].contains(digit)
    }

    /// Now, to come back to.
    #[inline]
    pub(super) fn moment(&self) -> Moment {
        Moment {
            filled: short(self.filled),
            trail: short(self.taken),
        }
    }

    /// The cells filled since, in order.
    pub(super) fn filled_since(&self, moment: Moment) -> impl Iterator<Item = usize> {
        let cells = &self.order[usize::from(moment.filled)..self.filled];
        cells.iter().map(|cell| usize::from(*cell))
    }

    /// Fills a blank cell with one of its candidates.
    #[inline]
    pub(super) fn fill(&mut self, cell: usize, digit: u8) {
        self.digits[cell] = digit;
        self.order[self.filled] = short(cell);
        self.filled += 1;
        let only = Digits::only(digit);
        for house in self.houses.of(cell) {
            self.used[house] |= only;
        }
        if self.upkeep.domains {
            self.close(cell, digit);
            self.take(cell, digit);
        }
    }

    /// The cell no longer counts among the blank ones, nor the digit among the missing ones.
    #[inline]
    fn close(&mut self, cell: usize, digit: u8) {
        self.counts[cell] += CLOSED;
        if let Some(heap) = &mut self.heap {
            heap.remove(cell);
        }
        if self.upkeep.places {
            let side = self.shape.side();
            for house in self.houses.of(cell) {
                for candidate in self.candidates[cell] {
                    self.places[side * house + usize::from(candidate) - 1] -= 1;
                }
                self.places[side * house + usize::from(digit) - 1] += CLOSED;
            }
        }
    }

    /// Takes the digit from the blank peers.
    #[inline]
    fn take(&mut self, cell: usize, digit: u8) {
        let only = Digits::only(digit);
        for &peer in self.houses.peers(cell) {
            if (self.candidates[peer] & only).is_empty() || self.counts[peer] >= CLOSED {
                continue;
            }
            self.candidates[peer] -= only;
            self.counts[peer] -= 1;
            self.trail[self.taken] = short(32 * peer + usize::from(digit));
            self.taken += 1;
            if self.upkeep.places {
                let side = self.shape.side();
                for house in self.houses.of(peer) {
                    self.places[side * house + usize::from(digit) - 1] -= 1;
                }
            }
            if let Some(heap) = &mut self.heap {
                heap.update(peer, self.counts[peer]);
            }
        }
    }

    /// Takes back all that was done since; calls `undone` for each cell blanked, last first.
    #[inline]
    pub(super) fn undo(&mut self, moment: Moment, mut undone: impl FnMut(usize, u8)) {
        while self.filled > usize::from(moment.filled) {
            self.filled -= 1;
            let cell = usize::from(self.order[self.filled]);
            let digit = self.digits[cell];
            undone(cell, digit);
            self.digits[cell] = 0;
            let only = Digits::only(digit);
            for house in self.houses.of(cell) {
                self.used[house] -= only;
            }
            if self.upkeep.domains {
                self.reopen(cell, digit);
            }
        }
        while self.taken > usize::from(moment.trail) {
            self.taken -= 1;
            self.give_back(self.trail[self.taken]);
        }
    }

    #[inline]
    fn reopen(&mut self, cell: usize, digit: u8) {
        self.counts[cell] -= CLOSED;
        if let Some(heap) = &mut self.heap {
            heap.insert(cell, self.counts[cell]);
        }
        if self.upkeep.places {
            let side = self.shape.side();
            for house in self.houses.of(cell) {
                for candidate in self.candidates[cell] {
                    self.places[side * house + usize::from(candidate) - 1] += 1;
                }
                self.places[side * house + usize::from(digit) - 1] -= CLOSED;
            }
        }
    }

    #[inline]
    fn give_back(&mut self, entry: u16) {
        let cell = usize::from(entry >> 5);
        let digit = (entry & 31) as u8;
        self.candidates[cell].insert(digit);
        self.counts[cell] += 1;
        if self.upkeep.places {
            let side = self.shape.side();
            for house in self.houses.of(cell) {
                self.places[side * house + usize::from(digit) - 1] += 1;
            }
        }
        if let Some(heap) = &mut self.heap {
            heap.update(cell, self.counts[cell]);
        }
    }

    pub(super) fn heap_bytes(&self) -> usize {
        size_of_val(&*self.digits)
            + size_of_val(&*self.used)
            + size_of_val(&*self.candidates)
            + size_of_val(&*self.counts)
            + size_of_val(&*self.places)
            + self.heap.as_ref().map_or(0, Heap::heap_bytes)
            + size_of_val(&*self.order)
            + size_of_val(&*self.trail)
    }
}
