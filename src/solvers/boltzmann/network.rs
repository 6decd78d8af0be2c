//! Units and how they exclude each other.

use std::sync::Arc;

use sudoku_grid::{Position, Shape};
use sudoku_search::{Seed, View};

/// One unit for each digit of each cell, at `side · cell + digit − 1`.
#[derive(Clone, Debug)]
pub(super) struct Network {
    shape: Shape,
    /// The givens; 0 in a blank cell.
    values: Vec<u8>,
    /// By unit, how many active ones exclude it, and in the bit [`ON`] whether it is on itself: a decision
    /// looks at one byte.
    states: Vec<u8>,
    /// Cell by cell the cells it sees, each given by its first unit.
    seen: Arc<[u16]>,
    /// What their weights come to, if those are not all −1.
    uneven: Option<Uneven>,
    /// Cells whose units may switch.
    free: u32,
    /// Units of these that are on.
    active: u32,
    /// Pairs of active units that exclude each other.
    clashes: u32,
}

/// At most 88 units exclude one, so this bit is free.
pub(super) const ON: u8 = 1 << 7;

/// Weights spread about −1, in parts of which [`ONE`] make 1, so that sums of them are exact.
///
/// The weight of two units is drawn from their numbers and the seed whenever it is asked for: a
/// table of them all would take a gigabyte at 25×25.
#[derive(Clone, Debug)]
struct Uneven {
    seed: Seed,
    spread: u32,
    /// By unit, what the active ones that exclude it weigh.
    sums: Vec<u32>,
}

const ONE: u32 = 1 << 16;

impl Uneven {
    /// Greater than 1 − spread and at most 1 + spread: what two units that exclude each other
    /// weigh, without its sign.
    #[expect(clippy::cast_possible_truncation, reason = "below 2³² by the shift")]
    fn weight(&self, a: usize, b: usize) -> u32 {
        let pair = a.min(b) * self.sums.len() + a.max(b);
        let drawn = self.seed.child(pair as u32).0;
        ONE + self.spread - ((u64::from(drawn) * u64::from(2 * self.spread)) >> 32) as u32
    }
}

impl Network {
    /// Switches the givens on, and all other units off.
    #[expect(clippy::cast_possible_truncation, reason = "at most 25³ units")]
    pub(super) fn new(position: &Position) -> Self {
        let shape = position.shape();
        let (cells, side) = (shape.cells(), shape.side());
        let peers = (0..cells).flat_map(|cell| shape.houses().peers(cell));
        let mut network = Self {
            shape,
            values: position.values().to_vec(),
            states: vec![0; cells * side],
            seen: peers.map(|peer| (peer * side) as u16).collect(),
            uneven: None,
            free: 0,
            active: 0,
            clashes: 0,
        };
        for (cell, &digit) in position.values().iter().enumerate() {
            network.free += 1;
            if digit != 0 {
                network.flip(network.index(cell, digit));
            }
        }
        network
    }

    /// Leaves the givens on for good.
    pub(super) fn clamp(&mut self) {
        self.free -= self.active;
        self.active = 0;
    }

    /// Spreads the weights about −1.
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "at most 1"
    )]
    pub(super) fn spread(&mut self, spread: f64, seed: Seed) {
        let mut uneven = Uneven {
            seed,
            spread: (spread * f64::from(ONE)) as u32,
            sums: vec![0; self.states.len()],
        };
        for unit in 0..self.states.len() {
            let on = self.excluding(unit).filter(|&other| self.is_on(other));
            uneven.sums[unit] = on.map(|other| uneven.weight(unit, other)).sum();
        }
        self.uneven = Some(uneven);
    }

    /// The units that exclude this one.
    fn excluding(&self, unit: usize) -> impl Iterator<Item = usize> + use<'_> {
        let side = self.shape.side();
        let (cell, label) = (unit / side, unit % side);
        let own = (cell * side..).take(side).filter(move |&own| own != unit);
        let seen = self.seen_from(cell).iter();
        own.chain(seen.map(move |&first| usize::from(first) + label))
    }

    /// The first units of the cells that a cell sees.
    fn seen_from(&self, cell: usize) -> &[u16] {
        let many = self.seen.len() / self.values.len();
        &self.seen[cell * many..][..many]
    }

    fn is_on(&self, unit: usize) -> bool {
        self.states[unit] & ON != 0
    }

    #[expect(clippy::cast_possible_truncation, reason = "at most 25³ units")]
    fn index(&self, cell: usize, digit: u8) -> u16 {
        (cell * self.shape.side()) as u16 + u16::from(digit) - 1
    }

    /// The units that may switch: of each cell that is free the candidates, or also those that a
    /// given excludes. A candidate that was ruled out otherwise stays off.
    pub(super) fn units(&self, position: &Position, candidates_only: bool) -> Vec<u16> {
        let mut units = Vec::new();
        let clamped = (self.free as usize) < self.values.len();
        for (cell, &given) in self.values.iter().enumerate() {
            if clamped && given != 0 {
                continue;
            }
            for digit in 1..=25_u8 {
                if usize::from(digit) > self.shape.side() {
                    break;
                }
                let unit = self.index(cell, digit);
                let held_down = !candidates_only && self.unit(unit).1 > 0;
                if held_down || position.candidates(cell).contains(digit) {
                    units.push(unit);
                }
            }
        }
        units
    }

    /// How many units exclude each one at most.
    pub(super) fn degree(&self) -> u8 {
        let others = self.shape.side() - 1 + self.seen_from(0).len();
        u8::try_from(others).expect("at most 24 + 24 + 24 + 16")
    }

    /// How many active units exclude this one, and in the bit [`ON`] whether it is on.
    pub(super) fn state(&self, unit: u16) -> u8 {
        self.states[usize::from(unit)]
    }

    /// Whether a unit is on, and how many active ones exclude it.
    pub(super) fn unit(&self, unit: u16) -> (bool, u8) {
        let state = self.state(unit);
        (state & ON != 0, state & !ON)
    }

    /// The weight between two units that exclude each other, without its sign.
    #[cfg(test)]
    pub(super) fn weight(&self, a: usize, b: usize) -> f64 {
        let weigh = |uneven: &Uneven| f64::from(uneven.weight(a, b)) / f64::from(ONE);
        self.uneven.as_ref().map_or(1.0, weigh)
    }

    /// Whether all weights are −1.
    pub(super) fn is_even(&self) -> bool {
        self.uneven.is_none()
    }

    /// What the active units that exclude this one weigh.
    pub(super) fn pull(&self, unit: u16) -> f64 {
        match &self.uneven {
            Some(uneven) => f64::from(uneven.sums[usize::from(unit)]) / f64::from(ONE),
            None => self.unit(unit).1.into(),
        }
    }

    /// What the pairs of active units that exclude each other weigh.
    pub(super) fn strain(&self) -> f64 {
        let Some(uneven) = &self.uneven else {
            return self.clashes.into();
        };
        let units = self.states.iter().zip(&uneven.sums);
        let on = units.filter(|(state, _)| **state & ON != 0);
        let twice: u64 = on.map(|(_, &sum)| u64::from(sum)).sum();
        #[expect(clippy::cast_precision_loss, reason = "far below 2^53")]
        let twice = twice as f64;
        twice / f64::from(2 * ONE)
    }

    /// Switches a unit, and tells those that it excludes.
    pub(super) fn flip(&mut self, unit: u16) {
        let (was_on, excluded) = self.unit(unit);
        let unit = usize::from(unit);
        let side = self.shape.side();
        let (cell, label) = (unit / side, unit % side);
        // Adding 255 takes 1 away.
        let change = if was_on {
            self.active -= 1;
            self.clashes -= u32::from(excluded);
            u8::MAX
        } else {
            self.active += 1;
            self.clashes += u32::from(excluded);
            1
        };
        let state = self.states[unit] ^ ON;
        for own in &mut self.states[cell * side..][..side] {
            *own = own.wrapping_add(change);
        }
        self.states[unit] = state;
        let many = self.seen.len() / self.values.len();
        // The unit of the same digit in each cell.
        let alike = &mut self.states[label..];
        for &first in &self.seen[cell * many..][..many] {
            let other = &mut alike[usize::from(first)];
            *other = other.wrapping_add(change);
        }
        if let Some(mut uneven) = self.uneven.take() {
            for other in self.excluding(unit) {
                let weight = uneven.weight(unit, other);
                let sum = &mut uneven.sums[other];
                *sum = if was_on { *sum - weight } else { *sum + weight };
            }
            self.uneven = Some(uneven);
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

    /// Whether as many units are on as cells are free and none excludes another, which leaves one
    /// to each cell; and the givens' units are on.
    pub(super) fn is_solved(&self) -> bool {
        let kept =
            |(cell, &digit): (usize, &u8)| digit == 0 || self.is_on(self.index(cell, digit).into());
        self.active == self.free && self.clashes == 0 && self.values.iter().enumerate().all(kept)
    }

    /// Draws the digit of each cell where exactly one unit is on.
    pub(super) fn draw(&self, view: &mut View) {
        let cells = self.states.chunks_exact(self.shape.side());
        for (digit, units) in view.digits.iter_mut().zip(cells) {
            *digit = 0;
            let mut active = (1..).zip(units).filter(|(_, state)| **state & ON != 0);
            if let (Some((only, _)), None) = (active.next(), active.next()) {
                *digit = only;
            }
        }
    }

    pub(super) fn heap_bytes(&self) -> usize {
        let sums = self.uneven.as_ref().map_or(0, |it| size_of_val(&*it.sums));
        size_of_val(&*self.values) + size_of_val(&*self.states) + sums
    }
}
