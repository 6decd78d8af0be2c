//! Naked and hidden singles, filled in until nothing moves.

use super::General;

impl General {
    /// Leaves a cell one digit, with all that follows; false if that is contradictory.
    pub(super) fn put(&mut self, cell: usize, digit: u8) -> bool {
        self.state[cell] = 1 << (digit - 1);
        self.queue.clear();
        self.queue.push(cell);
        let houses = self.houses.of(cell);
        self.propagate(houses.iter().fold(0, |set, house| set | 1 << house))
    }

    /// Fills in naked and hidden singles until nothing moves; false if the state is contradictory.
    /// Every turn places a digit or clears a house that a placement marked, so the work is bounded
    /// by cells × houses.
    pub(super) fn propagate(&mut self, mut dirty: u128) -> bool {
        let cells = self.cells();
        loop {
            while let Some(cell) = self.queue.pop() {
                let bits = self.state[cell];
                if !bits.is_power_of_two() {
                    return false;
                }
                if self.is_placed(cell) {
                    // It was both a naked and a hidden single.
                    continue;
                }
                for house in self.houses.of(cell) {
                    self.state[cells + house] &= !bits;
                    dirty |= 1 << house;
                }
                self.blanks -= 1;
                self.filled += 1;
                for &peer in self.houses.peers(cell) {
                    let left = self.state[peer];
                    if left & bits == 0 {
                        continue;
                    }
                    let left = left & !bits;
                    if left == 0 {
                        return false;
                    }
                    self.state[peer] = left;
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
                let bits = self.state[cell];
                twice |= once & bits;
                once |= bits;
            }
            if once != self.all() {
                return false;
            }
            let hidden = once & !twice & self.state[cells + house];
            if hidden != 0 {
                for &cell in self.houses.cells(house) {
                    let bits = self.state[cell] & hidden;
                    if bits == 0 || self.state[cell] == bits {
                        continue;
                    }
                    if !bits.is_power_of_two() {
                        return false;
                    }
                    self.state[cell] = bits;
                    for other in self.houses.of(cell) {
                        dirty |= 1 << other;
                    }
                    self.queue.push(cell);
                }
            }
        }
    }
}
