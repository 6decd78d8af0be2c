//! The solver: replace this file with your own. `lib.rs` exports it as `docs/own-solver.md` specifies.
//!
//! Depth-first search: a step fills the blank cell that has the fewest candidates with its next candidate, in an order
//! that depends on the seed, or returns to the cell before it.

/// The description, as JSON.
pub const ABOUT: &str = r#"{
  "name": "Fewest candidates first",
  "docs": "Depth-first search on a cell with the fewest candidates, in a random order of the digits.",
  "step": "node",
  "complete": true,
  "params": { "shuffle": { "default": true, "doc": "Whether the digits are tried in a random order." } },
  "series": { "filled": { "doc": "Cells with a digit.", "unit": "cells", "goal": "up" } },
  "counters": { "nodes": "Digits placed.", "backtracks": "Digits removed because no other candidate was left." }
}"#;

/// The numbers of values that the description declares.
pub const PARAMS: usize = 1;
pub const SERIES: usize = 1;
pub const COUNTERS: usize = 2;

/// What a step did.
pub enum Step {
    Continue,
    Found,
    Exhausted,
    #[allow(dead_code)]
    Stalled,
}

/// A cell that was filled by the search, and the candidates that were not tried yet.
struct Choice {
    cell: usize,
    untried: u32,
}

/// A run on one puzzle.
pub struct Solver {
    side: usize,
    /// For each cell, the indices of its row, its column and its box among all houses.
    houses: Vec<[usize; 3]>,
    /// For each house, the set of digits in it, with bit `d` for the digit `d`.
    used: Vec<u32>,
    digits: Vec<u8>,
    choices: Vec<Choice>,
    order: Vec<u8>,
    nodes: f64,
    backtracks: f64,
}

impl Solver {
    /// Starts a run. `random` returns numbers from 0 up to before 1 that depend on the seed of the run.
    pub fn start(
        box_rows: usize,
        box_columns: usize,
        givens: &[u8],
        params: &[f64; PARAMS],
        random: fn() -> f64,
    ) -> Self {
        let side = box_rows * box_columns;
        let houses = (0..side * side).map(|cell| {
            let (row, column) = (cell / side, cell % side);
            let square = row / box_rows * box_rows + column / box_columns;
            [row, side + column, 2 * side + square]
        });
        let mut order: Vec<u8> = (1..=side as u8).collect();
        if params[0] != 0.0 {
            for last in (1..side).rev() {
                order.swap(last, (random() * (last + 1) as f64) as usize);
            }
        }
        let mut solver = Self {
            side,
            houses: houses.collect(),
            used: vec![0; 3 * side],
            digits: vec![0; side * side],
            choices: Vec::new(),
            order,
            nodes: 0.0,
            backtracks: 0.0,
        };
        for (cell, &digit) in givens.iter().enumerate() {
            if digit > 0 {
                solver.place(cell, digit);
            }
        }
        solver
    }

    fn place(&mut self, cell: usize, digit: u8) {
        self.digits[cell] = digit;
        for house in self.houses[cell] {
            self.used[house] |= 1 << digit;
        }
    }

    fn remove(&mut self, cell: usize) {
        let digit = std::mem::take(&mut self.digits[cell]);
        for house in self.houses[cell] {
            self.used[house] &= !(1 << digit);
        }
    }

    fn candidates(&self, cell: usize) -> u32 {
        let [row, column, square] = self.houses[cell].map(|house| self.used[house]);
        !(row | column | square) & ((2 << self.side) - 2)
    }

    /// Does one step, which should take well under a millisecond.
    pub fn step(&mut self) -> Step {
        let blanks = (0..self.digits.len()).filter(|&cell| self.digits[cell] == 0);
        let next = blanks.min_by_key(|&cell| self.candidates(cell).count_ones());
        let Some(cell) = next else {
            return Step::Found;
        };
        let untried = self.candidates(cell);
        self.choices.push(Choice { cell, untried });
        // Place the next candidate of the last cell that has one.
        while let Some(Choice { cell, untried }) = self.choices.last_mut() {
            let is_untried = |digit: &&u8| *untried & 1 << **digit != 0;
            let cell = *cell;
            if let Some(&digit) = self.order.iter().find(is_untried) {
                *untried &= !(1 << digit);
                if self.digits[cell] > 0 {
                    self.remove(cell);
                }
                self.place(cell, digit);
                self.nodes += 1.0;
                return Step::Continue;
            }
            if self.digits[cell] > 0 {
                self.remove(cell);
                self.backtracks += 1.0;
            }
            self.choices.pop();
        }
        Step::Exhausted
    }

    /// The digit of each cell, row by row, 0 for a blank.
    pub fn digits(&self) -> &[u8] {
        &self.digits
    }

    /// A value for each series.
    pub fn sample(&self) -> [f64; SERIES] {
        [self.digits.iter().filter(|&&digit| digit > 0).count() as f64]
    }

    /// A value for each counter.
    pub fn counters(&self) -> [f64; COUNTERS] {
        [self.nodes, self.backtracks]
    }
}
