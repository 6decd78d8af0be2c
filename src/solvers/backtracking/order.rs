//! Where to branch, and what to try first there.

use rand::seq::SliceRandom as _;
use sudoku_grid::{Digits, Position, Shape};
use sudoku_search::Rng;

use super::params::{CellOrder, Check, DigitOrder, Inference, Params};
use super::state::{State, Upkeep};

/// What a branch decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Place {
    /// Which digit a cell holds; option `i` is digit `i + 1`.
    Cell(u16),
    /// Which cell of a house holds the digit; option `i` is its `i`th cell.
    Digit(u8, u8),
}

/// Where to branch, with the options open there as bits.
#[derive(Clone, Copy, Debug)]
pub(super) struct Selection {
    pub(super) place: Place,
    pub(super) options: u32,
    /// In a fixed order: where it stands.
    pub(super) cursor: u16,
}

/// What stays the same through a run; forks share it.
#[derive(Debug)]
pub(super) struct Plan {
    pub(super) params: Params,
    /// The blank cells in a fixed order; empty if the order is not fixed.
    cells: Vec<u16>,
    /// At `side * cell + digit - 1`, the rank of the digit there; empty unless drawn.
    ranks: Vec<u8>,
}

fn short(number: usize) -> u16 {
    u16::try_from(number).expect("there are at most 625 cells")
}

fn byte(number: usize) -> u8 {
    u8::try_from(number).expect("there are at most 75 houses and 25 digits")
}

/// All cells, clockwise from the top left corner inwards.
pub(super) fn spiral(shape: Shape) -> Vec<usize> {
    let side = shape.side();
    let mut cells = Vec::with_capacity(shape.cells());
    for ring in 0..side.div_ceil(2) {
        let (first, last) = (ring, side - 1 - ring);
        cells.extend((first..=last).map(|column| shape.cell(first, column)));
        cells.extend((first + 1..=last).map(|row| shape.cell(row, last)));
        if first < last {
            cells.extend((first..last).rev().map(|column| shape.cell(last, column)));
            cells.extend((first + 1..last).rev().map(|row| shape.cell(row, first)));
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
            let mut digits: Vec<u8> = (0..byte(shape.side())).collect();
            for _ in 0..shape.cells() {
                digits.shuffle(rng);
                ranks.extend_from_slice(&digits);
            }
        }
        Self {
            params: params.clone(),
            cells: cells.into_iter().map(short).collect(),
            ranks,
        }
    }

    /// What these parameters need to know at every node.
    pub(super) fn upkeep(&self) -> Upkeep {
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
        let counted = matches!(
            cell_order,
            CellOrder::MostConstrained
                | CellOrder::MostConstrainedDegree
                | CellOrder::LeastConstrained
        );
        let weighed = matches!(
            digit_order,
            DigitOrder::LeastConstraining | DigitOrder::EmptySpaces
        );
        let inferred = inference != Inference::None;
        Upkeep {
            domains: heap || places || counted || weighed || inferred || check == Check::Domains,
            places,
            heap,
        }
    }

    /// Where to branch; in a fixed order, from the cursor on. A cell must be blank.
    #[inline]
    pub(super) fn choose(&self, state: &State, cursor: usize) -> Selection {
        match self.params.cell_order {
            CellOrder::Rows | CellOrder::Reverse | CellOrder::Spiral | CellOrder::Random => {
                let mut cursor = cursor;
                while state.digit(usize::from(self.cells[cursor])) != 0 {
                    cursor += 1;
                }
                let cell = usize::from(self.cells[cursor]);
                Selection {
                    cursor: short(cursor),
                    ..self.cell(state, cell)
                }
            }
            CellOrder::MostConstrained => self.cell(state, state.narrowest_cell().0),
            CellOrder::MostConstrainedHeap => self.cell(state, state.top_cell()),
            CellOrder::MostConstrainedDegree => self.cell(state, most_connected(state)),
            CellOrder::LeastConstrained => self.cell(state, state.widest_cell()),
            CellOrder::NearlyComplete => self.cell(state, nearly_complete(state)),
            CellOrder::Dual => {
                let (cell, digits) = state.narrowest_cell();
                let (house, digit, places) = state.narrowest_place();
                if digits <= places {
                    return self.cell(state, cell);
                }
                Selection {
                    place: Place::Digit(byte(house), digit),
                    options: state.places(house, digit),
                    cursor: 0,
                }
            }
        }
    }

    #[inline]
    fn cell(&self, state: &State, cell: usize) -> Selection {
        let options = match self.params.check {
            Check::Grid => Digits::all(state.shape().side()),
            Check::Houses | Check::Domains => state.candidates(cell),
        };
        Selection {
            place: Place::Cell(short(cell)),
            options: options.bits(),
            cursor: 0,
        }
    }

    /// Which of the options, at least one, to try first.
    #[inline]
    pub(super) fn first(&self, state: &State, place: Place, options: u32) -> u32 {
        match self.params.digit_order {
            DigitOrder::Ascending => options.trailing_zeros(),
            DigitOrder::Descending => options.ilog2(),
            DigitOrder::Random => lowest(options, |option| {
                let (cell, digit) = option_of(state, place, option);
                let rank = state.shape().side() * cell + usize::from(digit) - 1;
                usize::from(self.ranks[rank])
            }),
            DigitOrder::LeastConstraining => lowest(options, |option| {
                let (cell, digit) = option_of(state, place, option);
                state.hit(cell, digit)
            }),
            DigitOrder::EmptySpaces => lowest(options, |option| {
                state.spaces(option_of(state, place, option).1)
            }),
        }
    }
}

/// The cell and digit an option stands for.
#[inline]
pub(super) fn option_of(state: &State, place: Place, option: u32) -> (usize, u8) {
    match place {
        Place::Cell(cell) => (usize::from(cell), byte(option as usize + 1)),
        Place::Digit(house, digit) => {
            let cells = state.houses().cells(usize::from(house));
            (cells[option as usize], digit)
        }
    }
}

/// The first of the options with the least measure.
fn lowest(options: u32, measure: impl Fn(u32) -> usize) -> u32 {
    let mut rest = options;
    let (mut best, mut least) = (0, usize::MAX);
    while rest != 0 {
        let option = rest.trailing_zeros();
        rest &= rest - 1;
        let measured = measure(option);
        if measured < least {
            (best, least) = (option, measured);
        }
    }
    best
}

/// Among the blank cells with the fewest candidates, the first with the most blank peers.
fn most_connected(state: &State) -> usize {
    let (first, count) = state.narrowest_cell();
    let (mut best, mut most) = (first, state.degree(first));
    for cell in first + 1..state.shape().cells() {
        if state.count(cell) == count {
            let degree = state.degree(cell);
            if degree > most {
                (best, most) = (cell, degree);
            }
        }
    }
    best
}

/// The first blank cell in any of the houses with the fewest blank cells.
fn nearly_complete(state: &State) -> usize {
    let houses = state.houses();
    let side = state.shape().side();
    let (mut best, mut fewest) = (0, side + 1);
    for house in 0..houses.count() {
        let blanks = side - state.used(house).len();
        if 0 < blanks && blanks <= fewest {
            let mut cells = houses.cells(house).iter().copied();
            let first = cells.find(|cell| state.digit(*cell) == 0);
            let first = first.expect("the house has a blank cell");
            if blanks < fewest || first < best {
                (best, fewest) = (first, blanks);
            }
        }
    }
    best
}
