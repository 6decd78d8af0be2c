//! Propagation of naked and hidden singles.

use sudoku_grid::{Digits, Houses, Position, Shape};

/// The candidates of the blank cells of a grid, with the digits that each house still needs.
#[derive(Clone)]
pub(super) struct CandidateBoard {
    pub(super) shape: Shape,
    pub(super) houses: &'static Houses,
    /// The candidates of each cell; empty for filled cells.
    pub(super) candidates: Vec<Digits>,
    pub(super) is_blank: Vec<bool>,
    /// The digits that are missing in each house.
    pub(super) open: Vec<Digits>,
    pub(super) blank_count: usize,
}

/// The result of propagating singles until nothing changes, or until a contradiction.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Propagation {
    /// Passes over the board that placed a digit.
    pub(super) rounds: usize,
    /// Digits placed in cells with a single candidate.
    pub(super) naked: usize,
    /// Digits placed at their only place in a house.
    pub(super) hidden: usize,
    /// `true` if a cell has no candidate, a digit has no place in a house, or two digits have only the same place.
    pub(super) is_contradictory: bool,
}

impl CandidateBoard {
    pub(super) fn new(position: &Position) -> Self {
        let shape = position.shape();
        let houses = shape.houses();
        let is_blank: Vec<_> = position.values().iter().map(|digit| *digit == 0).collect();
        let candidates = (position.all_candidates().iter().zip(&is_blank))
            .map(|(candidates, is_blank)| {
                if *is_blank {
                    *candidates
                } else {
                    Digits::EMPTY
                }
            })
            .collect();
        let values = |cells: &[usize]| -> Digits {
            let filled = cells.iter().filter(|cell| !is_blank[**cell]);
            filled.map(|cell| position.value(*cell)).collect()
        };
        let open = (houses.iter())
            .map(|cells| Digits::all(shape.side()) - values(cells))
            .collect();
        Self {
            shape,
            houses,
            candidates,
            open,
            blank_count: is_blank.iter().filter(|is_blank| **is_blank).count(),
            is_blank,
        }
    }

    /// The blank cells, ascending.
    pub(super) fn blanks(&self) -> impl Iterator<Item = usize> + '_ {
        (0..self.is_blank.len()).filter(|cell| self.is_blank[*cell])
    }

    /// Places a candidate in a blank cell and removes it from the candidates of the peers.
    pub(super) fn place(&mut self, cell: usize, digit: u8) {
        self.is_blank[cell] = false;
        self.candidates[cell] = Digits::EMPTY;
        self.blank_count -= 1;
        for house in self.houses.of(cell) {
            self.open[house].remove(digit);
        }
        for &peer in self.houses.peers(cell) {
            self.candidates[peer].remove(digit);
        }
    }

    /// Places naked and hidden singles until nothing changes, or until a contradiction.
    pub(super) fn propagate(&mut self) -> Propagation {
        let mut result = Propagation::default();
        loop {
            let before = self.blank_count;
            if !(self.place_naked(&mut result) && self.place_hidden(&mut result)) {
                result.is_contradictory = true;
                return result;
            }
            if self.blank_count == before {
                return result;
            }
            result.rounds += 1;
        }
    }

    /// Places the only candidates of cells; `false` if a cell has none.
    fn place_naked(&mut self, result: &mut Propagation) -> bool {
        for cell in 0..self.candidates.len() {
            if !self.is_blank[cell] {
                continue;
            }
            let candidates = self.candidates[cell];
            if candidates.is_empty() {
                return false;
            }
            if let Some(digit) = candidates.single() {
                self.place(cell, digit);
                result.naked += 1;
            }
        }
        true
    }

    /// Places digits at their only places in houses; `false` if a digit has no place, or two digits have only the same one.
    fn place_hidden(&mut self, result: &mut Propagation) -> bool {
        for house in 0..self.houses.count() {
            if self.open[house].is_empty() {
                continue;
            }
            let cells = self.houses.cells(house);
            let sets = cells.iter().map(|cell| self.candidates[*cell]);
            let (any, once) = Digits::any_and_once(sets);
            if any != self.open[house] {
                return false;
            }
            // Checked before a digit is placed, so that the state at a contradiction does not depend on the labels of digits.
            let is_overfull = |cell: &usize| (self.candidates[*cell] & once).len() > 1;
            if once.is_empty() {
                continue;
            }
            if cells.iter().any(is_overfull) {
                return false;
            }
            for &cell in cells {
                if let Some(digit) = (self.candidates[cell] & once).first() {
                    self.place(cell, digit);
                    result.hidden += 1;
                }
            }
        }
        true
    }
}
