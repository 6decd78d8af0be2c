//! The network of a Boltzmann machine: units and the units that exclude them.

use std::sync::Arc;

use sudoku_grid::{Grid, Position, Shape};
use sudoku_search::{Seed, View};

use super::{Encoding, Readout};

/// A network with one unit per cell and digit, at index `side · cell + digit − 1`.
#[derive(Clone, Debug)]
pub(super) struct Network {
    shape: Shape,
    encoding: Encoding,
    readout: Readout,
    /// For each cell, its given; 0 in a blank cell.
    values: Vec<u8>,
    /// For each unit, the count of active units that exclude it, and in bit [`ON_BIT`] whether it is on
    /// itself, so that a decision reads one byte. With the encoding `houses`, an active unit counts once per shared
    /// house, itself once, and a clamped given [`GIVEN_COUNT`] times per shared house.
    states: Vec<u8>,
    /// The cells whose units of the same digit a unit inhibits, cell by cell; each is represented by the index of its
    /// first unit. They are the peers of the cell; with the encoding `houses`, the cell itself too, and twice the peers
    /// that share two houses with it.
    peers: Arc<[u16]>,
    /// The random weights; `None` if the weights are not random.
    random_weights: Option<RandomWeights>,
    /// The number of cells whose units may switch.
    free_cells: u32,
    /// The number of units that are on in the cells whose units may switch.
    active: u32,
    /// The number of pairs of active units that exclude each other.
    clashes: u32,
    /// The sum of the counts of all pairs of active units that exclude each other. With the encoding `exclusion`, this is
    /// the number of the pairs.
    clash_counts: u32,
}

/// The bit of a unit's state that is set if the unit is on. At most 88 units exclude a unit, and with the encoding
/// `houses` its count is at most 73 + 3 · 10, so the count does not reach it.
pub(super) const ON_BIT: u8 = 1 << 7;

/// How often a clamped given counts per shared house with the encoding `houses`: in the program of the thesis, a given
/// inhibits by 20, and its unit is active too and inhibits by 2, which is once.
pub(super) const GIVEN_COUNT: u8 = 11;

/// The inhibition per count with the encoding `houses`.
const HOUSE_WEIGHT: f64 = 2.0;

/// Random weights about −1, in fixed point: [`WEIGHT_SCALE`] represents 1, so that sums are exact.
///
/// The weight of two units is computed from their indices and the seed whenever it is needed: a
/// table of all weights would take a gigabyte at 25×25.
#[derive(Clone, Debug)]
struct RandomWeights {
    seed: Seed,
    /// The maximum distance of a weight from −1, in fixed point.
    spread: u32,
    /// For each unit, the sum of the weights of the active units that exclude it, in fixed point, without
    /// sign.
    sums: Vec<u32>,
}

/// The weight 1 in fixed point.
const WEIGHT_SCALE: u32 = 1 << 16;

impl RandomWeights {
    /// The weight of two units that exclude each other, in fixed point, without sign: greater than 1 −
    /// spread, at most 1 + spread.
    #[expect(clippy::cast_possible_truncation, reason = "below 2³² by the shift")]
    fn weight(&self, a: usize, b: usize) -> u32 {
        let pair = a.min(b) * self.sums.len() + a.max(b);
        let random_weight = self.seed.child(pair as u32).0;
        WEIGHT_SCALE + self.spread
            - ((u64::from(random_weight) * u64::from(2 * self.spread)) >> 32) as u32
    }
}

impl Network {
    /// Creates a network in which the units of the givens are on and all others are off.
    #[expect(clippy::cast_possible_truncation, reason = "at most 25³ units")]
    pub(super) fn new(position: &Position, encoding: Encoding, readout: Readout) -> Self {
        let shape = position.shape();
        let (cells, side) = (shape.cells(), shape.side());
        let inhibited = |cell| match encoding {
            Encoding::Exclusion => shape.houses().peers(cell).to_vec(),
            Encoding::Houses => cells_by_house(shape, cell),
        };
        let peers = (0..cells).flat_map(inhibited);
        let mut network = Self {
            shape,
            encoding,
            readout,
            values: position.values().to_vec(),
            states: vec![0; cells * side],
            peers: peers.map(|peer| (peer * side) as u16).collect(),
            random_weights: None,
            free_cells: 0,
            active: 0,
            clashes: 0,
            clash_counts: 0,
        };
        for (cell, &digit) in position.values().iter().enumerate() {
            network.free_cells += 1;
            if digit != 0 {
                network.flip(network.unit_of(cell, digit));
            }
        }
        network
    }

    /// Clamps the givens: their units stay on.
    pub(super) fn clamp(&mut self) {
        self.free_cells -= self.active;
        self.active = 0;
        if self.encoding == Encoding::Houses {
            for cell in 0..self.values.len() {
                if self.values[cell] != 0 {
                    self.count_same_digit(
                        cell,
                        usize::from(self.values[cell]) - 1,
                        GIVEN_COUNT - 1,
                    );
                }
            }
        }
    }

    /// Replaces the weights −1 by random weights within `spread` of −1.
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "at most 1"
    )]
    pub(super) fn randomise_weights(&mut self, spread: f64, seed: Seed) {
        let mut random_weights = RandomWeights {
            seed,
            spread: (spread * f64::from(WEIGHT_SCALE)) as u32,
            sums: vec![0; self.states.len()],
        };
        for unit in 0..self.states.len() {
            let active_units = self
                .excluding_units(unit)
                .filter(|&other| self.is_on(other));
            random_weights.sums[unit] = active_units
                .map(|other| random_weights.weight(unit, other))
                .sum();
        }
        self.random_weights = Some(random_weights);
    }

    /// The units that exclude a unit: the other digits of its cell, and the same digit in the peers
    /// of the cell.
    fn excluding_units(&self, unit: usize) -> impl Iterator<Item = usize> + use<'_> {
        let side = self.shape.side();
        let (cell, offset) = (unit / side, unit % side);
        let same_cell = (cell * side..)
            .take(side)
            .filter(move |&other| other != unit);
        let same_digit = self.peers_of(cell).iter();
        same_cell.chain(same_digit.map(move |&first_unit| usize::from(first_unit) + offset))
    }

    /// For each cell whose units of the same digit a unit of this cell inhibits, the index of its first unit.
    fn peers_of(&self, cell: usize) -> &[u16] {
        let peer_count = self.peers.len() / self.values.len();
        &self.peers[cell * peer_count..][..peer_count]
    }

    /// Returns `true` if a unit is on.
    fn is_on(&self, unit: usize) -> bool {
        self.states[unit] & ON_BIT != 0
    }

    /// The index of the unit of a cell and digit.
    #[expect(clippy::cast_possible_truncation, reason = "at most 25³ units")]
    fn unit_of(&self, cell: usize, digit: u8) -> u16 {
        (cell * self.shape.side()) as u16 + u16::from(digit) - 1
    }

    /// The units that may switch: in each free cell the candidates and, unless `candidates_only`, the digits that a
    /// given excludes. Units of digits that were eliminated for another reason are not included, so they stay off.
    pub(super) fn switchable_units(&self, position: &Position, candidates_only: bool) -> Vec<u16> {
        let mut units = Vec::new();
        let are_givens_clamped = (self.free_cells as usize) < self.values.len();
        for (cell, &given) in self.values.iter().enumerate() {
            if are_givens_clamped && given != 0 {
                continue;
            }
            for digit in 1..=25_u8 {
                if usize::from(digit) > self.shape.side() {
                    break;
                }
                let unit = self.unit_of(cell, digit);
                let is_excluded =
                    !candidates_only && (given != 0 || self.is_on_and_excluder_count(unit).1 > 0);
                if is_excluded || position.candidates(cell).contains(digit) {
                    units.push(unit);
                }
            }
        }
        units
    }

    /// The maximum count of a unit, as in its packed state.
    pub(super) fn max_excluder_count(&self) -> u8 {
        let same_digit = self.peers_of(0).len();
        let count = match self.encoding {
            Encoding::Exclusion => self.shape.side() - 1 + same_digit,
            // At most one given per house.
            Encoding::Houses => same_digit + 3 * usize::from(GIVEN_COUNT - 1),
        };
        u8::try_from(count).expect("at most 103")
    }

    /// The inhibition, without sign, of a unit with this count of active units that exclude it, unless weights are random.
    pub(super) fn inhibition_of_count(&self, count: u8) -> f64 {
        match self.encoding {
            Encoding::Exclusion => count.into(),
            Encoding::Houses => HOUSE_WEIGHT * f64::from(count),
        }
    }

    /// The count of active units that exclude a unit, and in bit [`ON_BIT`] whether the unit is on.
    pub(super) fn packed_state(&self, unit: u16) -> u8 {
        self.states[usize::from(unit)]
    }

    /// The packed states of all units; see [`Self::packed_state`].
    #[inline]
    pub(super) fn packed_states(&self) -> &[u8] {
        &self.states
    }

    /// The state of a unit (`true` if it is on), and its count of active units that exclude it, which the encoding `houses`
    /// weights by the number of shared houses.
    pub(super) fn is_on_and_excluder_count(&self, unit: u16) -> (bool, u8) {
        let state = self.packed_state(unit);
        (state & ON_BIT != 0, state & !ON_BIT)
    }

    /// The weight between two units that exclude each other, without sign.
    #[cfg(test)]
    pub(super) fn weight(&self, a: usize, b: usize) -> f64 {
        let to_weight = |random_weights: &RandomWeights| {
            f64::from(random_weights.weight(a, b)) / f64::from(WEIGHT_SCALE)
        };
        self.random_weights.as_ref().map_or(1.0, to_weight)
    }

    /// Returns `true` if the inhibition of a unit is a function of its count.
    pub(super) fn has_equal_weights(&self) -> bool {
        self.random_weights.is_none()
    }

    /// The sum of the weights of the active units that exclude a unit, without sign.
    pub(super) fn inhibition(&self, unit: u16) -> f64 {
        match &self.random_weights {
            Some(random_weights) => {
                f64::from(random_weights.sums[usize::from(unit)]) / f64::from(WEIGHT_SCALE)
            }
            None => self.inhibition_of_count(self.is_on_and_excluder_count(unit).1),
        }
    }

    /// The sum of the weights of all pairs of active units that exclude each other, without sign.
    pub(super) fn clash_weight(&self) -> f64 {
        let Some(random_weights) = &self.random_weights else {
            return match self.encoding {
                Encoding::Exclusion => self.clashes.into(),
                Encoding::Houses => HOUSE_WEIGHT * f64::from(self.clash_counts),
            };
        };
        let units = self.states.iter().zip(&random_weights.sums);
        let active_units = units.filter(|(state, _)| **state & ON_BIT != 0);
        let doubled_sum: u64 = active_units.map(|(_, &sum)| u64::from(sum)).sum();
        #[expect(clippy::cast_precision_loss, reason = "far below 2^53")]
        let doubled_sum = doubled_sum as f64;
        doubled_sum / f64::from(2 * WEIGHT_SCALE)
    }

    /// Adds `change` modulo 256 to the counts of the units of one digit that a unit of a cell inhibits.
    fn count_same_digit(&mut self, cell: usize, offset: usize, change: u8) {
        let peer_count = self.peers.len() / self.values.len();
        // The units of the same digit, from the first cell on.
        let same_digit = &mut self.states[offset..];
        for &first in &self.peers[cell * peer_count..][..peer_count] {
            let other_state = &mut same_digit[usize::from(first)];
            *other_state = other_state.wrapping_add(change);
        }
    }

    /// The number of active units of the peers of a cell that have the same digit.
    fn active_peers(&self, cell: usize, offset: usize) -> u32 {
        let peers = self.shape.houses().peers(cell).iter();
        let side = self.shape.side();
        peers
            .map(|peer| u32::from(self.is_on(peer * side + offset)))
            .sum()
    }

    /// Switches a unit and updates the units that it excludes.
    pub(super) fn flip(&mut self, unit: u16) {
        let (was_on, excluder_count) = self.is_on_and_excluder_count(unit);
        let unit = usize::from(unit);
        let side = self.shape.side();
        let (cell, offset) = (unit / side, unit % side);
        let is_exclusion = self.encoding == Encoding::Exclusion;
        let (pairs, counts) = if is_exclusion {
            (excluder_count.into(), excluder_count.into())
        } else {
            // A unit that is on counts itself once.
            let own_count = u8::from(was_on);
            (
                self.active_peers(cell, offset),
                u32::from(excluder_count - own_count),
            )
        };
        // Adding 255 subtracts 1 modulo 256.
        let change = if was_on {
            self.active -= 1;
            self.clashes -= pairs;
            self.clash_counts -= counts;
            u8::MAX
        } else {
            self.active += 1;
            self.clashes += pairs;
            self.clash_counts += counts;
            1
        };
        let state = self.states[unit] ^ ON_BIT;
        if is_exclusion {
            for cell_state in &mut self.states[cell * side..][..side] {
                *cell_state = cell_state.wrapping_add(change);
            }
        }
        self.states[unit] = state;
        self.count_same_digit(cell, offset, change);
        if let Some(mut random_weights) = self.random_weights.take() {
            for other in self.excluding_units(unit) {
                let weight = random_weights.weight(unit, other);
                let sum = &mut random_weights.sums[other];
                *sum = if was_on { *sum - weight } else { *sum + weight };
            }
            self.random_weights = Some(random_weights);
        }
    }

    pub(super) fn values(&self) -> &[u8] {
        &self.values
    }

    /// The number of active units in the cells whose units may switch.
    pub(super) fn active_count(&self) -> u32 {
        self.active
    }

    /// The number of pairs of active units that exclude each other.
    #[cfg(test)]
    pub(super) fn clash_count(&self) -> u32 {
        self.clashes
    }

    /// Returns `true` if the state is a solution, as far as the counts can tell, which is with the encoding `exclusion` and
    /// the readout `single`: the number of active units equals the number of free cells, no active unit excludes another,
    /// and the units of the givens are on.
    pub(super) fn is_solved_by_counts(&self) -> bool {
        let is_blank_or_on = |(cell, &digit): (usize, &u8)| {
            digit == 0 || self.is_on(self.unit_of(cell, digit).into())
        };
        self.active == self.free_cells
            && self.clashes == 0
            && (self.encoding, self.readout) == (Encoding::Exclusion, Readout::Single)
            && self.values.iter().enumerate().all(is_blank_or_on)
    }

    /// Returns `true` if the grid that is read from the units is a solution: no digit is missing from a house, and the givens
    /// have their digits.
    pub(super) fn is_solved(&self) -> bool {
        if (self.encoding, self.readout) == (Encoding::Exclusion, Readout::Single) {
            return self.is_solved_by_counts();
        }
        let grid = self.grid();
        let mut givens_and_digits = self.values.iter().zip(grid.digits());
        givens_and_digits.all(|(&given, &digit)| given == 0 || given == digit)
            && grid.conflicts() == 0
    }

    /// The number of pairs of active units that exclude each other; with the readout `first`, the number of digits that are
    /// missing from the houses of the grid that is read.
    pub(super) fn conflict_count(&self) -> u32 {
        match self.readout {
            Readout::Single => self.clashes,
            Readout::First => self.grid().conflicts(),
        }
    }

    /// The grid that is read from the units.
    fn grid(&self) -> Grid {
        Grid::new(self.shape, self.digits().collect()).expect("one digit per cell")
    }

    /// The digit of each cell that is read from its units; 0 if there is none.
    fn digits(&self) -> impl Iterator<Item = u8> + use<'_> {
        self.states.chunks_exact(self.shape.side()).map(|units| {
            let mut active = (1..).zip(units).filter(|(_, state)| **state & ON_BIT != 0);
            let first = active.next().map(|(digit, _)| digit);
            match self.readout {
                Readout::Single => first.filter(|_| active.next().is_none()).unwrap_or(0),
                Readout::First => first.unwrap_or(1),
            }
        })
    }

    /// Writes the digit of each cell that is read from its units to `view`.
    pub(super) fn write_view(&self, view: &mut View) {
        for (digit, read_digit) in view.digits.iter_mut().zip(self.digits()) {
            *digit = read_digit;
        }
    }

    pub(super) fn heap_bytes(&self) -> usize {
        let sum_bytes = self
            .random_weights
            .as_ref()
            .map_or(0, |weights| size_of_val(&*weights.sums));
        size_of_val(&*self.values) + size_of_val(&*self.states) + sum_bytes
    }
}

/// The cells of the three houses of a cell, house by house: the cell itself once, in its box, and twice the cells that share
/// its box and its row or column.
fn cells_by_house(shape: Shape, cell: usize) -> Vec<usize> {
    let houses = shape.houses();
    let [row, column, _] = houses.of(cell);
    let in_house = |house: usize| houses.cells(house).iter().copied();
    houses
        .of(cell)
        .into_iter()
        .flat_map(|house| {
            in_house(house).filter(move |&other| other != cell || (house != row && house != column))
        })
        .collect()
}
