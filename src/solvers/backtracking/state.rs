//! The search state: digits and candidates, with undo.

use sudoku_grid::{Digits, Houses, Position, Shape};

use super::heap::CellHeap;

/// The offset added to the number of candidates of a filled cell, and to the number of places of a digit in a house
/// that contains it. With this offset, such a count is never the minimum, but can still be decremented and restored.
const CLOSED_OFFSET: u8 = 0x80;

/// The number of counts compared at a time (a multiple of the SIMD width).
const CHUNK_LEN: usize = 16;

/// The derived data that a search maintains.
#[derive(Clone, Copy, Debug)]
pub(super) struct Tracking {
    /// `true` if the candidates of every blank cell are maintained.
    pub(super) domains: bool,
    /// `true` if the number of places of each digit in each house is maintained; requires `domains`.
    pub(super) places: bool,
    /// `true` if a heap of the blank cells by number of candidates is maintained; requires `domains`.
    pub(super) heap: bool,
}

/// A state to return to with [`SearchState::undo`]: the lengths of the two undo logs.
#[derive(Clone, Copy, Debug)]
pub(super) struct Checkpoint {
    filled: u16,
    trail: u16,
}

impl Checkpoint {
    /// The state before the search filled any cell.
    pub(super) const START: Self = Self {
        filled: 0,
        trail: 0,
    };
}

/// The search state.
#[derive(Clone, Debug)]
pub(super) struct SearchState {
    shape: Shape,
    houses: &'static Houses,
    tracking: Tracking,
    /// For each cell, its digit; 0 if blank.
    digits: Box<[u8]>,
    /// For each house, the digits in it.
    used: Box<[Digits]>,
    /// For each cell, its candidates. Without `domains`, as they were at the start. With `domains`, the
    /// candidates of a filled cell stay as they were when it was filled.
    candidates: Box<[Digits]>,
    /// For each cell, the number of its candidates, plus [`CLOSED_OFFSET`] if it is filled.
    counts: Box<[u8]>,
    /// At index `side * house + digit - 1`, the number of blank cells of the house with the candidate,
    /// plus [`CLOSED_OFFSET`] if a cell of the house holds the digit.
    places: Box<[u8]>,
    heap: Option<CellHeap>,
    /// The undo log of filled cells, in order; the first `filled` entries are valid.
    order: Box<[u16]>,
    filled: usize,
    /// The undo log of removed candidates, as `32 * cell + digit`, in order; the first `removed` entries are
    /// valid.
    trail: Box<[u16]>,
    removed: usize,
}

/// Converts an index or a count of the search state to `u16`, into which it fits.
fn as_u16(number: usize) -> u16 {
    u16::try_from(number).expect("25 × 25 cells with 25 candidates each are counted by 16 bits")
}

/// The index and the value of the first minimum of `counts`, which [`padded_counts`] created.
fn first_min(counts: &[u8]) -> (usize, u8) {
    let (chunks, _) = counts.as_chunks::<CHUNK_LEN>();
    let mut minima = [u8::MAX; CHUNK_LEN];
    for chunk in chunks {
        for (minimum, count) in minima.iter_mut().zip(chunk) {
            *minimum = (*minimum).min(*count);
        }
    }
    let min = minima.into_iter().fold(u8::MAX, u8::min);
    for (index, chunk) in chunks.iter().enumerate() {
        let chunk_min = chunk.iter().copied().fold(u8::MAX, u8::min);
        if chunk_min == min {
            let offset = chunk.iter().position(|count| *count == min);
            return (CHUNK_LEN * index + offset.unwrap_or(0), min);
        }
    }
    (0, min)
}

/// Creates `len` zero counts, padded to whole chunks with values that are never the minimum.
fn padded_counts(len: usize) -> Box<[u8]> {
    let mut counts = vec![0; len];
    counts.resize(len.next_multiple_of(CHUNK_LEN), u8::MAX);
    counts.into()
}

impl SearchState {
    pub(super) fn new(position: &Position, tracking: Tracking) -> Self {
        let shape = position.shape();
        let houses = shape.houses();
        let side = shape.side();
        let blanks = position.blanks().count();
        let candidates: Box<[Digits]> = position.all_candidates().into();
        let domain_size = |cell: usize| candidates[cell].len();
        let trail_capacity = if tracking.domains {
            position.blanks().map(domain_size).sum()
        } else {
            0
        };
        let mut state = Self {
            shape,
            houses,
            tracking,
            digits: position.values().into(),
            used: vec![Digits::EMPTY; houses.count()].into(),
            candidates,
            counts: padded_counts(if tracking.domains { shape.cells() } else { 0 }),
            places: padded_counts(if tracking.places { 3 * side * side } else { 0 }),
            heap: tracking.heap.then(|| CellHeap::new(shape.cells())),
            order: vec![0; blanks].into(),
            filled: 0,
            trail: vec![0; trail_capacity].into(),
            removed: 0,
        };
        for cell in 0..shape.cells() {
            let digit = state.digits[cell];
            let candidates = state.candidates[cell];
            for house in houses.of(cell) {
                state.used[house].insert(digit);
                if tracking.places && digit != 0 {
                    // The offset is set, not added, because a contradictory position may hold the digit twice.
                    state.places[side * house + usize::from(digit) - 1] |= CLOSED_OFFSET;
                } else if tracking.places {
                    for digit in candidates {
                        state.places[side * house + usize::from(digit) - 1] += 1;
                    }
                }
            }
            if tracking.domains {
                let count = u8::try_from(candidates.len()).expect("at most 25");
                state.counts[cell] = if digit == 0 { count } else { CLOSED_OFFSET };
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

    /// The digit of a cell; 0 if blank.
    #[inline]
    pub(super) fn digit(&self, cell: usize) -> u8 {
        self.digits[cell]
    }

    /// The number of blank cells.
    #[inline]
    pub(super) fn blank_count(&self) -> usize {
        self.order.len() - self.filled
    }

    /// The digits in a house.
    #[inline]
    pub(super) fn digits_in_house(&self, house: usize) -> Digits {
        self.used[house]
    }

    /// The candidates of a blank cell. If `domains` is off, they are computed from the digits in the houses of the
    /// cell.
    #[inline]
    pub(super) fn candidates(&self, cell: usize) -> Digits {
        if self.tracking.domains {
            return self.candidates[cell];
        }
        let [row, column, block] = self.houses.of(cell);
        self.candidates[cell] - (self.used[row] | self.used[column] | self.used[block])
    }

    /// The first blank cell with the fewest candidates (MRV), and the number of its candidates. Requires `domains` and
    /// a blank cell.
    #[inline]
    pub(super) fn min_candidates_cell(&self) -> (usize, u8) {
        first_min(&self.counts)
    }

    /// The first blank cell with the most candidates. Requires `domains` and a blank cell.
    pub(super) fn max_candidates_cell(&self) -> usize {
        let is_blank = |cell: &usize| self.digits[*cell] == 0;
        let cells = (0..self.digits.len()).filter(is_blank);
        // `min_by_key` returns the first of several cells with the same number of candidates.
        let widest_cell = cells.min_by_key(|&cell| CLOSED_OFFSET - self.counts[cell]);
        widest_cell.expect("there is a blank cell")
    }

    /// The first blank cell with the fewest candidates, taken from the top of the heap; equals the cell of
    /// [`Self::min_candidates_cell`].
    ///
    /// # Panics
    ///
    /// Panics without a heap or without a blank cell.
    pub(super) fn heap_min_cell(&self) -> usize {
        let top_cell = self.heap.as_ref().and_then(CellHeap::top);
        top_cell.expect("a blank cell is in the heap")
    }

    /// The first house and digit such that the digit has the fewest places in the house, and the number of these
    /// places. Requires `places` and a blank cell.
    pub(super) fn min_places_digit(&self) -> (usize, u8, u8) {
        let (index, count) = first_min(&self.places);
        let side = self.shape.side();
        let digit = u8::try_from(index % side + 1).expect("at most 25");
        (index / side, digit, count)
    }

    /// The number of candidates of a blank cell; requires `domains`.
    #[inline]
    pub(super) fn candidate_count(&self, cell: usize) -> u8 {
        self.counts[cell]
    }

    /// The blank cells of a house that can hold a digit: bit `i` for the `i`th cell.
    pub(super) fn places(&self, house: usize, digit: u8) -> u32 {
        let place_bit = |cell: usize| {
            u32::from(self.digits[cell] == 0 && self.candidates(cell).contains(digit))
        };
        let cells = self.houses.cells(house).iter().enumerate();
        cells.fold(0, |places, (i, &cell)| places | place_bit(cell) << i)
    }

    /// The number of blank peers of a cell that have the digit as a candidate.
    pub(super) fn peers_with_candidate(&self, cell: usize, digit: u8) -> usize {
        let peers = self.houses.peers(cell).iter();
        peers
            .filter(|&&peer| self.digits[peer] == 0 && self.candidates(peer).contains(digit))
            .count()
    }

    /// The number of blank cells that have the digit as a candidate.
    pub(super) fn cells_with_candidate(&self, digit: u8) -> usize {
        (0..self.digits.len())
            .filter(|&cell| self.digits[cell] == 0 && self.candidates(cell).contains(digit))
            .count()
    }

    /// The number of blank peers of a cell: its degree in the constraint graph.
    pub(super) fn blank_peers(&self, cell: usize) -> usize {
        let peers = self.houses.peers(cell).iter();
        peers.filter(|&&peer| self.digits[peer] == 0).count()
    }

    /// Returns `true` if a digit may be placed in a blank cell, by scanning its row, column and box.
    pub(super) fn is_allowed(&self, cell: usize, digit: u8) -> bool {
        let lacks_digit = |house: usize| {
            let cells = self.houses.cells(house);
            cells.iter().all(|&peer| self.digits[peer] != digit)
        };
        // The candidates of the puzzle may be fewer than the rules allow.
        self.houses.of(cell).into_iter().all(lacks_digit) && self.candidates[cell].contains(digit)
    }

    /// A checkpoint of the current state.
    #[inline]
    pub(super) fn checkpoint(&self) -> Checkpoint {
        Checkpoint {
            filled: as_u16(self.filled),
            trail: as_u16(self.removed),
        }
    }

    /// The cells filled since a checkpoint, in order.
    pub(super) fn filled_since(&self, checkpoint: Checkpoint) -> impl Iterator<Item = usize> {
        let cells = &self.order[usize::from(checkpoint.filled)..self.filled];
        cells.iter().map(|cell| usize::from(*cell))
    }

    /// Fills a blank cell with one of its candidates.
    #[inline]
    pub(super) fn fill(&mut self, cell: usize, digit: u8) {
        self.digits[cell] = digit;
        self.order[self.filled] = as_u16(cell);
        self.filled += 1;
        let digit_set = Digits::only(digit);
        for house in self.houses.of(cell) {
            self.used[house] |= digit_set;
        }
        if self.tracking.domains {
            self.close_cell(cell, digit);
            self.remove_from_peers(cell, digit);
        }
    }

    /// Removes a filled cell from the counts and the heap, and its digit from the digits missing
    /// in its houses.
    #[inline]
    fn close_cell(&mut self, cell: usize, digit: u8) {
        self.counts[cell] += CLOSED_OFFSET;
        if let Some(heap) = &mut self.heap {
            heap.remove(cell);
        }
        if self.tracking.places {
            let side = self.shape.side();
            for house in self.houses.of(cell) {
                for candidate in self.candidates[cell] {
                    self.places[side * house + usize::from(candidate) - 1] -= 1;
                }
                self.places[side * house + usize::from(digit) - 1] += CLOSED_OFFSET;
            }
        }
    }

    /// Removes the digit from the candidates of the blank peers.
    #[inline]
    fn remove_from_peers(&mut self, cell: usize, digit: u8) {
        let digit_set = Digits::only(digit);
        for &peer in self.houses.peers(cell) {
            if (self.candidates[peer] & digit_set).is_empty() || self.counts[peer] >= CLOSED_OFFSET
            {
                continue;
            }
            self.candidates[peer] -= digit_set;
            self.counts[peer] -= 1;
            self.trail[self.removed] = as_u16(32 * peer + usize::from(digit));
            self.removed += 1;
            if self.tracking.places {
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

    /// Restores the state at a checkpoint; calls `undone` for each cell that becomes blank, the
    /// last one first.
    #[inline]
    pub(super) fn undo(&mut self, checkpoint: Checkpoint, mut undone: impl FnMut(usize, u8)) {
        while self.filled > usize::from(checkpoint.filled) {
            self.filled -= 1;
            let cell = usize::from(self.order[self.filled]);
            let digit = self.digits[cell];
            undone(cell, digit);
            self.digits[cell] = 0;
            let digit_set = Digits::only(digit);
            for house in self.houses.of(cell) {
                self.used[house] -= digit_set;
            }
            if self.tracking.domains {
                self.reopen_cell(cell, digit);
            }
        }
        while self.removed > usize::from(checkpoint.trail) {
            self.removed -= 1;
            self.restore_candidate(self.trail[self.removed]);
        }
    }

    /// Reverses [`Self::close_cell`].
    #[inline]
    fn reopen_cell(&mut self, cell: usize, digit: u8) {
        self.counts[cell] -= CLOSED_OFFSET;
        if let Some(heap) = &mut self.heap {
            heap.insert(cell, self.counts[cell]);
        }
        if self.tracking.places {
            let side = self.shape.side();
            for house in self.houses.of(cell) {
                for candidate in self.candidates[cell] {
                    self.places[side * house + usize::from(candidate) - 1] += 1;
                }
                self.places[side * house + usize::from(digit) - 1] -= CLOSED_OFFSET;
            }
        }
    }

    /// Restores a removed candidate from its entry in the undo log.
    #[inline]
    fn restore_candidate(&mut self, entry: u16) {
        let cell = usize::from(entry >> 5);
        let digit = (entry & 31) as u8;
        self.candidates[cell].insert(digit);
        self.counts[cell] += 1;
        if self.tracking.places {
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
            + self.heap.as_ref().map_or(0, CellHeap::heap_bytes)
            + size_of_val(&*self.order)
            + size_of_val(&*self.trail)
    }
}
