//! Grids in which every box is complete, and swaps of two cells of a box: the search space of
//! simulated annealing and parallel tempering.

mod filling;
#[cfg(test)]
mod tests;

use sudoku_grid::{Digits, Position, Shape};
use sudoku_search::{View, choice, math};

pub(crate) use filling::BoxFilling;

use filling::FIRST_COLUMN_LINE;

choice! {
    /// Neighbourhoods: which swaps may be proposed.
    pub enum SwapReach {
        /// All swaps of two blank cells of a box.
        All = "all",
        /// Only swaps after which both cells contain one of their candidates. There are fewer such
        /// swaps, but some grids may become unreachable from others.
        Candidates = "candidates",
    }
}

/// A blank cell and the data that a swap needs.
#[derive(Clone, Copy, Debug)]
struct BlankCell {
    /// The line index of the row of the cell: the number of the row.
    row: u16,
    /// The line index of the column of the cell: [`FIRST_COLUMN_LINE`] plus the number of the column.
    column: u16,
    /// The index in `Boxes::blank_cells` of the first blank cell of its box.
    first: u16,
    /// The number of the other blank cells in its box.
    others: u16,
    /// The digits that a swap may bring to the cell if swaps are restricted to candidates: bit `d` for digit `d`.
    allowed: u32,
}

/// The blank cells of a puzzle; shared by all fillings.
#[derive(Clone, Debug)]
pub(crate) struct Boxes {
    shape: Shape,
    /// For each cell, its known digit; 0 if the cell is blank.
    values: Vec<u8>,
    candidates: Vec<Digits>,
    /// The blank cells, box by box; boxes with only one blank cell come last.
    blank_cells: Vec<BlankCell>,
    /// For each entry of `blank_cells`, the index of its cell in the grid.
    cells: Vec<u16>,
    /// The number of entries of `blank_cells` that share their box with another blank cell.
    movable_count: usize,
    /// `true` if swaps are restricted to candidates.
    restricted: bool,
    /// An initial filling; `None` if the puzzle has no solution.
    initial_filling: Option<BoxFilling>,
}

/// A temperature with its table of acceptance probabilities (Metropolis criterion).
#[derive(Clone, Debug)]
pub(crate) struct Acceptance {
    pub(crate) temperature: f64,
    /// For each change of the energy, at index change + [`MAX_ENERGY_CHANGE`], its acceptance probability times 2³².
    thresholds: [u64; 16],
}

/// The largest change of the energy by one swap, up or down: each of the two digits leaves a row
/// and a column, and enters a row and a column.
const MAX_ENERGY_CHANGE: u8 = 4;

impl Acceptance {
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "from 0 to 2³²"
    )]
    pub(crate) fn new(temperature: f64) -> Self {
        let mut thresholds = [1 << 32; 16];
        for rise in 1..=MAX_ENERGY_CHANGE {
            let probability = math::exp(-f64::from(rise) / temperature);
            thresholds[energy_change_index(rise.into())] = (probability * 4_294_967_296.0) as u64;
        }
        Self {
            temperature,
            thresholds,
        }
    }

    /// The probability of accepting a change of the energy, at most [`MAX_ENERGY_CHANGE`] in absolute
    /// value.
    #[expect(clippy::cast_precision_loss, reason = "at most 2³²")]
    fn probability(&self, change: i32) -> f64 {
        self.thresholds[energy_change_index(change)] as f64 / 4_294_967_296.0
    }
}

/// The index of a change of the energy in [`Acceptance::thresholds`].
#[inline]
#[expect(clippy::cast_sign_loss, reason = "no less than −4")]
fn energy_change_index(change: i32) -> usize {
    (change + i32::from(MAX_ENERGY_CHANGE)) as usize & 15
}

/// The statistics of a series of proposed swaps.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct SwapStats {
    /// The number of swaps proposed.
    pub(crate) tried: u32,
    /// The number of swaps accepted.
    pub(crate) accepted: u32,
    /// The lowest energy reached, the initial energy included.
    pub(crate) min_energy: u32,
}

impl Boxes {
    #[expect(clippy::cast_possible_truncation, reason = "at most 625 cells")]
    pub(crate) fn new(position: &Position, reach: SwapReach) -> Self {
        let shape = position.shape();
        let side = shape.side();
        let blanks_by_box = shape.houses().iter().skip(2 * side).map(|cells| {
            let cells = cells.iter().copied();
            cells
                .filter(|&cell| position.value(cell) == 0)
                .collect::<Vec<_>>()
        });
        let (mut blanks_by_box, blanks_of_single_cell_boxes): (Vec<_>, Vec<_>) =
            blanks_by_box.partition(|blanks| blanks.len() > 1);
        let movable_count = blanks_by_box.iter().map(Vec::len).sum();
        blanks_by_box.extend(blanks_of_single_cell_boxes);
        let (mut blank_cells, mut cells) = (Vec::new(), Vec::new());
        for blanks in &blanks_by_box {
            let first = blank_cells.len() as u16;
            for &cell in blanks {
                blank_cells.push(BlankCell {
                    row: shape.row(cell) as u16,
                    column: (FIRST_COLUMN_LINE + shape.column(cell)) as u16,
                    first,
                    others: blanks.len() as u16 - 1,
                    allowed: position.candidates(cell).bits() << 1,
                });
                cells.push(cell as u16);
            }
        }
        let mut boxes = Self {
            shape,
            values: position.values().to_vec(),
            candidates: position.all_candidates().to_vec(),
            blank_cells,
            cells,
            movable_count,
            restricted: reach == SwapReach::Candidates,
            initial_filling: None,
        };
        if !position.is_contradictory() {
            boxes.initial_filling = BoxFilling::initial(&boxes, position);
        }
        boxes
    }

    /// The initial filling; `None` if some box cannot be filled, so that there is no solution.
    pub(crate) fn initial_filling(&self) -> Option<&BoxFilling> {
        self.initial_filling.as_ref()
    }

    pub(crate) fn shape(&self) -> Shape {
        self.shape
    }

    /// The number of blank cells.
    pub(crate) fn blank_count(&self) -> usize {
        self.blank_cells.len()
    }

    /// Returns `true` if any swap is possible.
    pub(crate) fn is_movable(&self) -> bool {
        self.movable_count > 0
    }

    /// Writes the givens to `view` when there is no filling to show.
    pub(crate) fn write_view(&self, view: &mut View) {
        view.weights.fill(0.0);
        view.digits.copy_from_slice(&self.values);
        for (cell, &digit) in self.values.iter().enumerate() {
            if digit != 0 {
                view.settle(cell, digit);
            }
        }
    }
}
