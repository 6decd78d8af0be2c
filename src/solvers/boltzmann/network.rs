//! Units and how they exclude each other.

use sudoku_grid::{Houses, Position, Shape};
use sudoku_search::View;

/// One unit for each digit of each cell, at `side · cell + digit − 1`.
#[derive(Clone, Debug)]
pub(super) struct Network {
    shape: Shape,
    houses: &'static Houses,
    /// The digits that are clamped; 0 in a blank cell.
    values: Vec<u8>,
    on: Vec<bool>,
    /// How many active units exclude each unit.
    excluded: Vec<u8>,
    blanks: u32,
    /// Units of blank cells that are on.
    active: u32,
    /// Pairs of active units that exclude each other.
    clashes: u32,
}

impl Network {
    /// Clamps the values; all other units are off.
    pub(super) fn new(position: &Position) -> Self {
        let shape = position.shape();
        let units = shape.cells() * shape.side();
        let mut network = Self {
            shape,
            houses: shape.houses(),
            values: position.values().to_vec(),
            on: vec![false; units],
            excluded: vec![0; units],
            blanks: 0,
            active: 0,
            clashes: 0,
        };
        for (cell, &digit) in position.values().iter().enumerate() {
            if digit == 0 {
                network.blanks += 1;
            } else {
                network.flip(network.index(cell, digit));
            }
        }
        network.active = 0;
        network
    }

    #[expect(clippy::cast_possible_truncation, reason = "at most 25³ units")]
    fn index(&self, cell: usize, digit: u8) -> u16 {
        (cell * self.shape.side()) as u16 + u16::from(digit) - 1
    }

    /// The units that may switch: of each blank cell the candidates, or also those that a value
    /// excludes. A candidate that was ruled out otherwise stays off.
    pub(super) fn units(&self, position: &Position, candidates_only: bool) -> Vec<u16> {
        let mut units = Vec::new();
        for cell in position.blanks() {
            for digit in 1..=25_u8 {
                if usize::from(digit) > self.shape.side() {
                    break;
                }
                let unit = self.index(cell, digit);
                let held_down = !candidates_only && self.excluded[usize::from(unit)] > 0;
                if held_down || position.candidates(cell).contains(digit) {
                    units.push(unit);
                }
            }
        }
        units
    }

    /// How many units exclude each one at most.
    pub(super) fn degree(&self) -> u8 {
        let others = self.shape.side() - 1 + self.houses.peers(0).len();
        u8::try_from(others).expect("at most 24 + 24 + 24 + 16")
    }

    /// Whether a unit is on, and how many active ones exclude it.
    pub(super) fn unit(&self, unit: u16) -> (bool, u8) {
        let unit = usize::from(unit);
        (self.on[unit], self.excluded[unit])
    }

    /// Switches a unit, and tells those that it excludes.
    pub(super) fn flip(&mut self, unit: u16) {
        let unit = usize::from(unit);
        let side = self.shape.side();
        let (cell, label) = (unit / side, unit % side);
        let pairs = u32::from(self.excluded[unit]);
        self.on[unit] = !self.on[unit];
        // Adding 255 takes 1 away.
        let change = if self.on[unit] {
            self.active += 1;
            self.clashes += pairs;
            1
        } else {
            self.active -= 1;
            self.clashes -= pairs;
            u8::MAX
        };
        for excluded in &mut self.excluded[cell * side..][..side] {
            *excluded = excluded.wrapping_add(change);
        }
        self.excluded[unit] = self.excluded[unit].wrapping_sub(change);
        for &peer in self.houses.peers(cell) {
            let excluded = &mut self.excluded[peer * side + label];
            *excluded = excluded.wrapping_add(change);
        }
    }

    pub(super) fn values(&self) -> &[u8] {
        &self.values
    }

    pub(super) fn active(&self) -> u32 {
        self.active
    }

    pub(super) fn clashes(&self) -> u32 {
        self.clashes
    }

    /// Whether as many units as blank cells are on and none excludes another, which leaves one to
    /// each cell.
    pub(super) fn is_solved(&self) -> bool {
        self.active == self.blanks && self.clashes == 0
    }

    /// Draws the digit of each cell where exactly one unit is on.
    pub(super) fn draw(&self, view: &mut View) {
        let cells = self.on.chunks_exact(self.shape.side());
        for (digit, units) in view.digits.iter_mut().zip(cells) {
            *digit = 0;
            let mut active = (1..).zip(units).filter(|(_, on)| **on);
            if let (Some((only, _)), None) = (active.next(), active.next()) {
                *digit = only;
            }
        }
    }

    pub(super) fn heap_bytes(&self) -> usize {
        size_of_val(&*self.values) + size_of_val(&*self.on) + size_of_val(&*self.excluded)
    }
}
