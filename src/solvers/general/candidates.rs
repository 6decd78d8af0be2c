//! The candidates of all cells: a digit is put in, naked and hidden singles are filled in until nothing
//! moves, and all of it is undone. Nothing here knows of a search.

use sudoku_grid::{Houses, Position, Shape};

/// The candidates at a moment, and those of moments to go back to.
#[derive(Clone, Default)]
pub(super) struct State {
    /// Candidates of each cell, then digits not yet placed in each house.
    words: Vec<u32>,
    /// Cells without a placed digit.
    blanks: usize,
    /// The words of each moment saved, end to end, each followed by its number of blanks.
    saved: Vec<u32>,
}

impl State {
    /// The candidates of each cell.
    #[inline]
    pub(super) fn cells(&self, shape: Shape) -> &[u32] {
        &self.words[..shape.cells()]
    }

    /// Those of the moment saved last, if there is one.
    pub(super) fn saved_cells(&self, shape: Shape) -> Option<&[u32]> {
        let start = self.saved.len().checked_sub(self.words.len() + 1)?;
        Some(&self.saved[start..][..shape.cells()])
    }

    pub(super) fn heap_bytes(&self) -> usize {
        size_of_val(self.words.as_slice()) + size_of_val(self.saved.as_slice())
    }
}

#[derive(Clone)]
pub(super) struct Candidates {
    shape: Shape,
    houses: &'static Houses,
    state: State,
    /// Digits placed since this was set to 0.
    pub(super) filled: u64,
    /// Cells with one candidate, not yet placed.
    queue: Vec<usize>,
}

impl Candidates {
    /// Those of a position, with all that follows; and whether that is free of contradiction.
    pub(super) fn new(position: &Position) -> (Self, bool) {
        let shape = position.shape();
        let houses = shape.houses();
        let cells = position.all_candidates().iter();
        let mut words: Vec<u32> = cells.map(|candidates| candidates.bits()).collect();
        let impossible = words.contains(&0);
        let queue = (0..shape.cells()).filter(|&cell| words[cell].is_power_of_two());
        let queue = queue.collect();
        words.extend(std::iter::repeat_n((1 << shape.side()) - 1, houses.count()));
        let mut candidates = Self {
            shape,
            houses,
            state: State {
                words,
                blanks: shape.cells(),
                saved: Vec::new(),
            },
            filled: 0,
            queue,
        };
        let everywhere = (1 << houses.count()) - 1;
        let consistent = candidates.propagate(everywhere) && !impossible;
        candidates.queue = Vec::new();
        (candidates, consistent)
    }

    #[inline]
    fn cells(&self) -> usize {
        self.shape.cells()
    }

    fn every_digit(&self) -> u32 {
        (1 << self.shape.side()) - 1
    }

    pub(super) fn shape(&self) -> Shape {
        self.shape
    }

    pub(super) fn houses(&self) -> &'static Houses {
        self.houses
    }

    /// Cells without a placed digit.
    pub(super) fn blanks(&self) -> usize {
        self.state.blanks
    }

    /// The candidates of each cell, as bits, then the digits not yet placed in each house.
    pub(super) fn words(&self) -> &[u32] {
        &self.state.words
    }

    #[inline]
    pub(super) fn is_placed(&self, cell: usize) -> bool {
        let bits = self.state.words[cell];
        let row = self.cells() + self.shape.row(cell);
        bits.is_power_of_two() && self.state.words[row] & bits == 0
    }

    /// Makes this a moment to go back to.
    pub(super) fn save(&mut self) {
        let State {
            words,
            blanks,
            saved,
        } = &mut self.state;
        saved.extend_from_slice(words);
        #[expect(clippy::cast_possible_truncation, reason = "at most 625 cells")]
        saved.push(*blanks as u32);
    }

    /// Goes back to the moment saved last.
    pub(super) fn undo(&mut self) {
        let State {
            words,
            blanks,
            saved,
        } = &mut self.state;
        let end = saved.len() - 1;
        let start = end - words.len();
        words.copy_from_slice(&saved[start..end]);
        *blanks = saved[end] as usize;
    }

    /// Forgets all moments saved but the first ones.
    pub(super) fn forget(&mut self, left: usize) {
        let size = self.state.words.len() + 1;
        self.state.saved.truncate(left * size);
    }

    /// Forgets them all, and the room they took.
    pub(super) fn forget_all(&mut self) {
        self.state.saved = Vec::new();
    }

    pub(super) fn state(&self) -> &State {
        &self.state
    }

    /// The state at the moment saved after so many others, if there is one.
    pub(super) fn state_at(&self, moment: usize) -> Option<State> {
        let size = self.state.words.len() + 1;
        let (before, rest) = self.state.saved.split_at_checked(moment * size)?;
        let (blanks, words) = rest.get(..size)?.split_last()?;
        Some(State {
            words: words.to_vec(),
            blanks: *blanks as usize,
            saved: before.to_vec(),
        })
    }

    /// Goes over to another state of the same grid.
    pub(super) fn reset(&mut self, state: &State) {
        self.state.words.copy_from_slice(&state.words);
        self.state.blanks = state.blanks;
        self.state.saved.clone_from(&state.saved);
    }

    pub(super) fn heap_bytes(&self) -> usize {
        self.state.heap_bytes() + size_of_val(self.queue.as_slice())
    }

    /// Leaves a cell one digit, with all that follows; false if that is contradictory.
    pub(super) fn put(&mut self, cell: usize, digit: u8) -> bool {
        self.state.words[cell] = 1 << (digit - 1);
        self.queue.clear();
        self.queue.push(cell);
        let houses = self.houses.of(cell);
        self.propagate(houses.iter().fold(0, |set, house| set | 1 << house))
    }

    /// Fills in naked and hidden singles until nothing moves; false if the state is contradictory.
    /// Every turn places a digit or clears a house that a placement marked, so the work is bounded
    /// by cells × houses.
    fn propagate(&mut self, mut dirty: u128) -> bool {
        let cells = self.cells();
        loop {
            while let Some(cell) = self.queue.pop() {
                let bits = self.state.words[cell];
                if !bits.is_power_of_two() {
                    return false;
                }
                if self.is_placed(cell) {
                    // It was both a naked and a hidden single.
                    continue;
                }
                for house in self.houses.of(cell) {
                    self.state.words[cells + house] &= !bits;
                    dirty |= 1 << house;
                }
                self.state.blanks -= 1;
                self.filled += 1;
                for &peer in self.houses.peers(cell) {
                    let left = self.state.words[peer];
                    if left & bits == 0 {
                        continue;
                    }
                    let left = left & !bits;
                    if left == 0 {
                        return false;
                    }
                    self.state.words[peer] = left;
                    for house in self.houses.of(peer) {
                        dirty |= 1 << house;
                    }
                    if left.is_power_of_two() {
                        self.queue.push(peer);
                    }
                }
            }
            if dirty == 0 {
                return true;
            }
            let house = dirty.trailing_zeros() as usize;
            dirty &= dirty - 1;
            let (mut once, mut twice) = (0, 0);
            for &cell in self.houses.cells(house) {
                let bits = self.state.words[cell];
                twice |= once & bits;
                once |= bits;
            }
            if once != self.every_digit() {
                return false;
            }
            let hidden = once & !twice & self.state.words[cells + house];
            if hidden != 0 {
                for &cell in self.houses.cells(house) {
                    let bits = self.state.words[cell] & hidden;
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
