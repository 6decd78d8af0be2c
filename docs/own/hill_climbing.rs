//! Hill climbing, for `docs/own-solver.md`:
//!
//!     rustc --edition 2024 --target wasm32-unknown-unknown --crate-type cdylib -C opt-level=s -C strip=symbols hill_climbing.rs
//!
//! Each row contains each digit once. A step swaps two digits of a row, and undoes the swap if columns and boxes then
//! lack more digits. After `patience` swaps without an improvement, the search restarts.

use std::cell::RefCell;

#[link(wasm_import_module = "own")]
unsafe extern "C" {
    /// A number from 0 up to before 1, by the run's seed.
    safe fn random() -> f64;
}

const ABOUT: &str = r#"{
  "name": "Hill climbing in Rust",
  "step": "swap",
  "params": { "patience": { "default": 500, "min": 1, "max": 100000, "doc": "The number of swaps without an improvement after which the search restarts." } },
  "series": { "conflicts": { "doc": "Digits that columns and boxes miss.", "unit": "digits", "goal": "down" } },
  "counters": { "restarts": "How often it began anew." }
}"#;

struct State {
    about: Vec<u8>,
    givens: [u8; 625],
    digits: [u8; 625],
    params: [f64; 1],
    sample: [f64; 1],
    counters: [f64; 1],
    boxes: (usize, usize),
    vain: f64,
}

thread_local! {
    static STATE: RefCell<State> = RefCell::new(State {
        about: [ABOUT.as_bytes(), &[0]].concat(),
        givens: [0; 625],
        digits: [0; 625],
        params: [0.0],
        sample: [0.0],
        counters: [0.0],
        boxes: (3, 3),
        vain: 0.0,
    });
}

/// The address of a part of the state, which never moves.
fn address<T>(of: impl Fn(&State) -> *const T) -> usize {
    STATE.with_borrow(|state| of(state) as usize)
}

#[unsafe(no_mangle)]
extern "C" fn about() -> usize {
    address(|state| state.about.as_ptr())
}
#[unsafe(no_mangle)]
extern "C" fn givens() -> usize {
    address(|state| state.givens.as_ptr())
}
#[unsafe(no_mangle)]
extern "C" fn params() -> usize {
    address(|state| state.params.as_ptr())
}
#[unsafe(no_mangle)]
extern "C" fn digits() -> usize {
    address(|state| state.digits.as_ptr())
}
#[unsafe(no_mangle)]
extern "C" fn sample() -> usize {
    address(|state| state.sample.as_ptr())
}
#[unsafe(no_mangle)]
extern "C" fn counters() -> usize {
    address(|state| state.counters.as_ptr())
}

#[unsafe(no_mangle)]
extern "C" fn start(box_rows: usize, box_columns: usize) {
    STATE.with_borrow_mut(|state| {
        state.boxes = (box_rows, box_columns);
        state.fill();
    });
}

/// 0 goes on, 1 has found a solution.
#[unsafe(no_mangle)]
extern "C" fn step() -> u32 {
    STATE.with_borrow_mut(State::step)
}

fn below(count: usize) -> usize {
    (random() * count as f64) as usize
}

impl State {
    fn side(&self) -> usize {
        self.boxes.0 * self.boxes.1
    }

    /// The blank cells of a row.
    fn blanks(&self, row: usize) -> Vec<usize> {
        let cells = row * self.side()..(row + 1) * self.side();
        cells.filter(|&cell| self.givens[cell] == 0).collect()
    }

    /// Puts what each row misses into its blank cells, in any order.
    fn fill(&mut self) {
        self.digits = self.givens;
        for row in 0..self.side() {
            let blanks = self.blanks(row);
            let cells = row * self.side()..(row + 1) * self.side();
            let has = |digit: &u8| self.givens[cells.clone()].contains(digit);
            let mut missing: Vec<u8> = (1..=self.side() as u8).filter(|digit| !has(digit)).collect();
            for cell in blanks {
                self.digits[cell] = missing.swap_remove(below(missing.len()));
            }
        }
        self.vain = 0.0;
        self.sample[0] = self.conflicts();
    }

    /// Digits that columns and boxes miss.
    fn conflicts(&self) -> f64 {
        let (side, (high, wide)) = (self.side(), self.boxes);
        let mut seen = [0_u32; 50];
        for cell in 0..side * side {
            let (row, column) = (cell / side, cell % side);
            let bit = 1 << self.digits[cell];
            seen[column] |= bit;
            seen[25 + row / high * high + column / wide] |= bit;
        }
        let held: u32 = seen.iter().map(|digits| digits.count_ones()).sum();
        (2 * side * side) as f64 - f64::from(held)
    }

    fn step(&mut self) -> u32 {
        if self.sample[0] == 0.0 {
            return 1;
        }
        if self.vain >= self.params[0] {
            self.counters[0] += 1.0;
            self.fill();
            return 0;
        }
        let blanks = self.blanks(below(self.side()));
        if blanks.len() < 2 {
            return 0;
        }
        let (one, other) = (blanks[below(blanks.len())], blanks[below(blanks.len())]);
        self.digits.swap(one, other);
        let conflicts = self.conflicts();
        if conflicts > self.sample[0] {
            self.digits.swap(one, other);
        }
        self.vain = if conflicts < self.sample[0] { 0.0 } else { self.vain + 1.0 };
        self.sample[0] = self.sample[0].min(conflicts);
        0
    }
}
