//! Variable and value ordering: which variable to branch on and which option to try first.

use rand::seq::SliceRandom as _;
use sudoku_grid::{Digits, Position, Shape};
use sudoku_search::Rng;

use super::params::{CellOrder, DigitCheck, DigitOrder, Inference, Params};
use super::state::{SearchState, Tracking};

/// A variable to branch on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum BranchSite {
    /// The digit of a cell; option `i` is digit `i + 1`.
    Cell(u16),
    /// The place of a digit (second field) in a house (first field); option `i` is the `i`th cell
    /// of the house.
    Digit(u8, u8),
}

/// A selected variable with its open options as bits.
#[derive(Clone, Copy, Debug)]
pub(super) struct BranchSelection {
    pub(super) site: BranchSite,
    pub(super) options: u32,
    /// The index of the cell in the cell order if this order is fixed; 0 if it is dynamic.
    pub(super) cursor: u16,
}

/// The parameters of a run, and the orders of cells and digits that they determine. Neither changes during the run, so
/// forks share the plan.
#[derive(Debug)]
pub(super) struct Plan {
    pub(super) params: Params,
    /// The blank cells in a fixed order; empty if the order is dynamic.
    cells: Vec<u16>,
    /// The random rank of a digit in a cell, at index `side * cell + digit - 1`; empty unless the
    /// digit order is random.
    ranks: Vec<u8>,
}

/// Converts an index or a count of the search state to `u16`, into which it fits.
fn as_u16(number: usize) -> u16 {
    u16::try_from(number).expect("there are at most 625 cells")
}

/// Converts a digit or the index of a house to `u8`.
fn as_u8(number: usize) -> u8 {
    u8::try_from(number).expect("there are at most 75 houses and 25 digits")
}

/// All cells on a clockwise spiral from the top left corner inwards.
pub(super) fn spiral(shape: Shape) -> Vec<usize> {
    let side = shape.side();
    let mut cells = Vec::with_capacity(shape.cells());
    for ring in 0..side.div_ceil(2) {
        let (first_line, last_line) = (ring, side - 1 - ring);
        cells.extend((first_line..=last_line).map(|column| shape.cell(first_line, column)));
        cells.extend((first_line + 1..=last_line).map(|row| shape.cell(row, last_line)));
        if first_line < last_line {
            cells.extend(
                (first_line..last_line)
                    .rev()
                    .map(|column| shape.cell(last_line, column)),
            );
            cells.extend(
                (first_line + 1..last_line)
                    .rev()
                    .map(|row| shape.cell(row, first_line)),
            );
        }
    }
    cells
}

impl Plan {
    pub(super) fn new(position: &Position, params: &Params, rng: &mut Rng) -> Self {
        let shape = position.shape();
        let mut cells: Vec<usize> = match params.cell_order {
            CellOrder::Rows | CellOrder::Reverse | CellOrder::Random => {
                (0..shape.cells()).collect()
            }
            CellOrder::Spiral => spiral(shape),
            _ => Vec::new(),
        };
        match params.cell_order {
            CellOrder::Reverse => cells.reverse(),
            CellOrder::Random => cells.shuffle(rng),
            _ => {}
        }
        cells.retain(|cell| position.value(*cell) == 0);
        let mut ranks = Vec::new();
        if params.digit_order == DigitOrder::Random {
            let mut digits: Vec<u8> = (0..as_u8(shape.side())).collect();
            for _ in 0..shape.cells() {
                digits.shuffle(rng);
                ranks.extend_from_slice(&digits);
            }
        }
        Self {
            params: params.clone(),
            cells: cells.into_iter().map(as_u16).collect(),
            ranks,
        }
    }

    /// Returns which derived data a search with these parameters must maintain.
    pub(super) fn tracking(&self) -> Tracking {
        let Params {
            cell_order,
            digit_order,
            check,
            inference,
            ..
        } = self.params;
        let heap = cell_order == CellOrder::MostConstrainedHeap;
        let places = cell_order == CellOrder::Dual
            || matches!(inference, Inference::Hidden | Inference::Both);
        let scans_candidates = matches!(
            cell_order,
            CellOrder::MostConstrained
                | CellOrder::MostConstrainedDegree
                | CellOrder::LeastConstrained
        );
        let weighs_digits = matches!(
            digit_order,
            DigitOrder::LeastConstraining | DigitOrder::EmptySpaces | DigitOrder::MostEmptySpaces
        );
        let infers = inference != Inference::None;
        Tracking {
            domains: heap
                || places
                || scans_candidates
                || weighs_digits
                || infers
                || check == DigitCheck::Domains,
            places,
            heap,
        }
    }

    /// Selects the next variable; a fixed order continues from index `cursor`. At least one cell
    /// must be blank.
    #[inline]
    pub(super) fn select(&self, state: &SearchState, cursor: usize) -> BranchSelection {
        match self.params.cell_order {
            CellOrder::Rows | CellOrder::Reverse | CellOrder::Spiral | CellOrder::Random => {
                let mut cursor = cursor;
                while state.digit(usize::from(self.cells[cursor])) != 0 {
                    cursor += 1;
                }
                let cell = usize::from(self.cells[cursor]);
                BranchSelection {
                    cursor: as_u16(cursor),
                    ..self.select_cell(state, cell)
                }
            }
            CellOrder::MostConstrained => self.select_cell(state, state.min_candidates_cell().0),
            CellOrder::MostConstrainedHeap => self.select_cell(state, state.heap_min_cell()),
            CellOrder::MostConstrainedDegree => self.select_cell(state, max_degree_cell(state)),
            CellOrder::LeastConstrained => self.select_cell(state, state.max_candidates_cell()),
            CellOrder::NearlyComplete => self.select_cell(state, nearly_complete_cell(state)),
            CellOrder::Dual => {
                let (cell, digits) = state.min_candidates_cell();
                let (house, digit, places) = state.min_places_digit();
                if digits <= places {
                    return self.select_cell(state, cell);
                }
                BranchSelection {
                    site: BranchSite::Digit(as_u8(house), digit),
                    options: state.places(house, digit),
                    cursor: 0,
                }
            }
        }
    }

    /// Selects the digit of a cell as the variable, with the digits to try as its options.
    #[inline]
    fn select_cell(&self, state: &SearchState, cell: usize) -> BranchSelection {
        let options = match self.params.check {
            DigitCheck::Grid => Digits::all(state.shape().side()),
            DigitCheck::Houses | DigitCheck::Domains => state.candidates(cell),
        };
        BranchSelection {
            site: BranchSite::Cell(as_u16(cell)),
            options: options.bits(),
            cursor: 0,
        }
    }

    /// Selects the option to try next; `options` must not be empty.
    #[inline]
    pub(super) fn next_option(&self, state: &SearchState, site: BranchSite, options: u32) -> u32 {
        let order = match self.params.digit_order {
            DigitOrder::Ascending => return options.trailing_zeros(),
            DigitOrder::Descending => return options.ilog2(),
            order => order,
        };
        // One closure for all orders keeps the module that a page loads first small.
        min_option(options, |option| {
            let (cell, digit) = option_of(state, site, option);
            match order {
                DigitOrder::Random => {
                    let rank = state.shape().side() * cell + usize::from(digit) - 1;
                    usize::from(self.ranks[rank])
                }
                DigitOrder::LeastConstraining => state.peers_with_candidate(cell, digit),
                DigitOrder::MostEmptySpaces => {
                    state.shape().cells() - state.cells_with_candidate(digit)
                }
                _ => state.cells_with_candidate(digit),
            }
        })
    }
}

/// The cell and the digit of an option.
#[inline]
pub(super) fn option_of(state: &SearchState, site: BranchSite, option: u32) -> (usize, u8) {
    match site {
        BranchSite::Cell(cell) => (usize::from(cell), as_u8(option as usize + 1)),
        BranchSite::Digit(house, digit) => {
            let cells = state.houses().cells(usize::from(house));
            (cells[option as usize], digit)
        }
    }
}

/// The first option with the smallest measure.
fn min_option(options: u32, measure: impl Fn(u32) -> usize) -> u32 {
    let mut untested = options;
    let (mut best_option, mut min_value) = (0, usize::MAX);
    while untested != 0 {
        let option = untested.trailing_zeros();
        untested &= untested - 1;
        let value = measure(option);
        if value < min_value {
            (best_option, min_value) = (option, value);
        }
    }
    best_option
}

/// The first cell with the most blank peers among the blank cells with the fewest candidates (MRV
/// with the degree heuristic).
fn max_degree_cell(state: &SearchState) -> usize {
    let (first_cell, count) = state.min_candidates_cell();
    let (mut best_cell, mut max_degree) = (first_cell, state.blank_peers(first_cell));
    for cell in first_cell + 1..state.shape().cells() {
        if state.candidate_count(cell) == count {
            let degree = state.blank_peers(cell);
            if degree > max_degree {
                (best_cell, max_degree) = (cell, degree);
            }
        }
    }
    best_cell
}

/// The first blank cell in a house with the fewest blank cells.
fn nearly_complete_cell(state: &SearchState) -> usize {
    let houses = state.houses();
    let side = state.shape().side();
    let (mut best_cell, mut min_blanks) = (0, side + 1);
    for house in 0..houses.count() {
        let blanks = side - state.digits_in_house(house).len();
        if 0 < blanks && blanks <= min_blanks {
            let mut cells = houses.cells(house).iter().copied();
            let first_blank = cells.find(|cell| state.digit(*cell) == 0);
            let first_blank = first_blank.expect("the house has a blank cell");
            if blanks < min_blanks || first_blank < best_cell {
                (best_cell, min_blanks) = (first_blank, blanks);
            }
        }
    }
    best_cell
}
