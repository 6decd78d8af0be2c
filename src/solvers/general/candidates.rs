//! Candidates of all cells with propagation of naked and hidden singles to fixpoint, and a stack of saved states. This
//! module does not depend on the search.

use sudoku_grid::{Houses, Position, Shape};

/// The current candidates, and the stack of saved states.
#[derive(Clone, Default)]
pub(super) struct CandidateState {
    /// The candidates of each cell as bits, then the digits not yet placed in each house.
    words: Vec<u32>,
    /// The number of cells without a placed digit.
    blanks: usize,
    /// The saved states, concatenated: the words of each, followed by its number of blanks.
    saved: Vec<u32>,
}

impl CandidateState {
    /// The candidates of each cell, as bits.
    #[inline]
    pub(super) fn cells(&self, shape: Shape) -> &[u32] {
        &self.words[..shape.cells()]
    }

    /// The candidates of each cell in the state saved last; `None` if no state is saved.
    pub(super) fn saved_cells(&self, shape: Shape) -> Option<&[u32]> {
        let start = self.saved.len().checked_sub(self.words.len() + 1)?;
        Some(&self.saved[start..][..shape.cells()])
    }

    pub(super) fn heap_bytes(&self) -> usize {
        size_of_val(self.words.as_slice()) + size_of_val(self.saved.as_slice())
    }
}

/// The candidates of a grid, and the queue of their propagation.
#[derive(Clone)]
pub(super) struct Candidates {
    shape: Shape,
    houses: &'static Houses,
    state: CandidateState,
    /// The number of digits placed since the caller last set this counter to 0.
    pub(super) filled: u64,
    /// The cells with a single candidate that is not placed yet.
    queue: Vec<usize>,
}

impl Candidates {
    /// Creates the candidates of a position and propagates them to fixpoint. Returns them with `true`, or with `false`
    /// if propagation found a contradiction.
    pub(super) fn new(position: &Position) -> (Self, bool) {
        let shape = position.shape();
        let houses = shape.houses();
        let cells = position.all_candidates().iter();
        let mut words: Vec<u32> = cells.map(|candidates| candidates.bits()).collect();
        let has_empty_cell = words.contains(&0);
        let queue = (0..shape.cells()).filter(|&cell| words[cell].is_power_of_two());
        let queue = queue.collect();
        words.extend(std::iter::repeat_n((1 << shape.side()) - 1, houses.count()));
        let mut candidates = Self {
            shape,
            houses,
            state: CandidateState {
                words,
                blanks: shape.cells(),
                saved: Vec::new(),
            },
            filled: 0,
            queue,
        };
        let all_houses = (1 << houses.count()) - 1;
        let is_consistent = candidates.propagate(all_houses) && !has_empty_cell;
        candidates.queue = Vec::new();
        (candidates, is_consistent)
    }

    #[inline]
    fn cell_count(&self) -> usize {
        self.shape.cells()
    }

    /// All digits of the grid, as bits.
    fn all_digits(&self) -> u32 {
        (1 << self.shape.side()) - 1
    }

    pub(super) fn shape(&self) -> Shape {
        self.shape
    }

    pub(super) fn houses(&self) -> &'static Houses {
        self.houses
    }

    /// The number of cells without a placed digit.
    pub(super) fn blanks(&self) -> usize {
        self.state.blanks
    }

    /// The candidates of each cell, as bits, then the digits not yet placed in each house.
    pub(super) fn words(&self) -> &[u32] {
        &self.state.words
    }

    /// Returns `true` if the digit of a cell is placed: a single candidate that has been propagated.
    #[inline]
    pub(super) fn is_placed(&self, cell: usize) -> bool {
        let bits = self.state.words[cell];
        let row = self.cell_count() + self.shape.row(cell);
        bits.is_power_of_two() && self.state.words[row] & bits == 0
    }

    /// Pushes the current state onto the stack of saved states.
    pub(super) fn save(&mut self) {
        let CandidateState {
            words,
            blanks,
            saved,
        } = &mut self.state;
        saved.extend_from_slice(words);
        #[expect(clippy::cast_possible_truncation, reason = "at most 625 cells")]
        saved.push(*blanks as u32);
    }

    /// Restores the state saved last, without popping it.
    ///
    /// # Panics
    ///
    /// Panics if no state is saved.
    pub(super) fn undo(&mut self) {
        let CandidateState {
            words,
            blanks,
            saved,
        } = &mut self.state;
        let end = saved.len() - 1;
        let start = end - words.len();
        words.copy_from_slice(&saved[start..end]);
        *blanks = saved[end] as usize;
    }

    /// Drops all saved states but the first `count`.
    pub(super) fn truncate_saved(&mut self, count: usize) {
        let state_len = self.state.words.len() + 1;
        self.state.saved.truncate(count * state_len);
    }

    /// Drops all saved states and frees their memory.
    pub(super) fn drop_saved(&mut self) {
        self.state.saved = Vec::new();
    }

    /// The current candidates with the stack of saved states.
    pub(super) fn state(&self) -> &CandidateState {
        &self.state
    }

    /// The saved state at this index, with the states saved before it; `None` if fewer states are saved.
    pub(super) fn state_at(&self, index: usize) -> Option<CandidateState> {
        let state_len = self.state.words.len() + 1;
        let (earlier_states, later_states) =
            self.state.saved.split_at_checked(index * state_len)?;
        let (blanks, words) = later_states.get(..state_len)?.split_last()?;
        Some(CandidateState {
            words: words.to_vec(),
            blanks: *blanks as usize,
            saved: earlier_states.to_vec(),
        })
    }

    /// Replaces the state, saved states included, by another one of the same shape.
    pub(super) fn reset(&mut self, state: &CandidateState) {
        self.state.words.copy_from_slice(&state.words);
        self.state.blanks = state.blanks;
        self.state.saved.clone_from(&state.saved);
    }

    pub(super) fn heap_bytes(&self) -> usize {
        self.state.heap_bytes() + size_of_val(self.queue.as_slice())
    }

    /// Places a digit in a cell and propagates; returns `false` on a contradiction.
    pub(super) fn place(&mut self, cell: usize, digit: u8) -> bool {
        self.state.words[cell] = 1 << (digit - 1);
        self.queue.clear();
        self.queue.push(cell);
        let houses = self.houses.of(cell);
        self.propagate(houses.iter().fold(0, |set, house| set | 1 << house))
    }

    /// Propagates naked and hidden singles to fixpoint, starting with the queue and the houses in
    /// the bit set `dirty`; returns `false` on a contradiction. Each iteration places a digit or
    /// clears the bit of a house that a placement set, so the work is O(cells × houses).
    fn propagate(&mut self, mut dirty: u128) -> bool {
        let cells = self.cell_count();
        loop {
            while let Some(cell) = self.queue.pop() {
                let bits = self.state.words[cell];
                if !bits.is_power_of_two() {
                    return false;
                }
                if self.is_placed(cell) {
                    // The cell was queued both as a naked and as a hidden single.
                    continue;
                }
                for house in self.houses.of(cell) {
                    self.state.words[cells + house] &= !bits;
                    dirty |= 1 << house;
                }
                self.state.blanks -= 1;
                self.filled += 1;
                for &peer in self.houses.peers(cell) {
                    let remaining_bits = self.state.words[peer];
                    if remaining_bits & bits == 0 {
                        continue;
                    }
                    let remaining_bits = remaining_bits & !bits;
                    if remaining_bits == 0 {
                        return false;
                    }
                    self.state.words[peer] = remaining_bits;
                    for house in self.houses.of(peer) {
                        dirty |= 1 << house;
                    }
                    if remaining_bits.is_power_of_two() {
                        self.queue.push(peer);
                    }
                }
            }
            if dirty == 0 {
                return true;
            }
            let house = dirty.trailing_zeros() as usize;
            dirty &= dirty - 1;
            // The scan of `Digits::any_and_once` on the kernel's own words.
            let (mut at_least_once, mut at_least_twice) = (0, 0);
            for &cell in self.houses.cells(house) {
                let bits = self.state.words[cell];
                at_least_twice |= at_least_once & bits;
                at_least_once |= bits;
            }
            if at_least_once != self.all_digits() {
                return false;
            }
            let hidden_singles = at_least_once & !at_least_twice & self.state.words[cells + house];
            if hidden_singles != 0 {
                for &cell in self.houses.cells(house) {
                    let bits = self.state.words[cell] & hidden_singles;
                    if bits == 0 || self.state.words[cell] == bits {
                        continue;
                    }
                    if !bits.is_power_of_two() {
                        return false;
                    }
                    self.state.words[cell] = bits;
                    for other in self.houses.of(cell) {
                        dirty |= 1 << other;
                    }
                    self.queue.push(cell);
                }
            }
        }
    }
}
