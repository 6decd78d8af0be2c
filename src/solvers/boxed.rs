//! Grids in which every box is right, and what swapping two cells of a box changes.

mod filling;
#[cfg(test)]
mod tests;

use sudoku_grid::{Digits, Position, Shape};
use sudoku_search::{View, choice, math};

pub(crate) use filling::Filling;

use filling::COLUMNS;

choice! {
    /// Which swaps are tried.
    pub(crate) enum Reach {
        /// All within a box.
        All = "all",
        /// Those that bring a candidate to both cells. That is fewer, but some grids may then never be
        /// reached from others.
        Candidates = "candidates",
    }
}

/// An open cell.
#[derive(Clone, Copy, Debug)]
struct Place {
    /// The line of its row.
    row: u16,
    /// The line of its column.
    column: u16,
    /// The first open cell of its box.
    first: u16,
    /// The other open cells of its box.
    others: u16,
    /// The digits that a restricted swap may bring here, bit `d` for digit `d`.
    allowed: u32,
}

/// The cells to fill: what all fillings of a puzzle share.
#[derive(Clone, Debug)]
pub(crate) struct Boxes {
    shape: Shape,
    values: Vec<u8>,
    candidates: Vec<Digits>,
    /// The open cells, box by box, first those of boxes with several of them.
    places: Vec<Place>,
    /// Where they are on the grid.
    cells: Vec<u16>,
    /// How many of them have another one in their box.
    movable: usize,
    /// Whether only candidates are brought to a cell.
    restricted: bool,
    /// A filling for others to start from; none if there is no solution.
    first: Option<Filling>,
}

/// A temperature, with the chances to accept each change of the energy.
#[derive(Clone, Debug)]
pub(crate) struct Heat {
    pub(crate) temperature: f64,
    /// 2³² times the chance, by the change plus [`MOST`].
    chances: [u64; 16],
}

/// The most that one swap changes the energy, up or down: each of the two digits leaves a row and a column,
/// and comes to a row and a column.
const MOST: u8 = 4;

impl Heat {
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "from 0 to 2³²"
    )]
    pub(crate) fn new(temperature: f64) -> Self {
        let mut chances = [1 << 32; 16];
        for rise in 1..=MOST {
            let chance = math::exp(-f64::from(rise) / temperature);
            chances[index(rise.into())] = (chance * 4_294_967_296.0) as u64;
        }
        Self {
            temperature,
            chances,
        }
    }

    /// The chance to accept such a change.
    #[expect(clippy::cast_precision_loss, reason = "at most 2³²")]
    fn chance(&self, change: i32) -> f64 {
        self.chances[index(change)] as f64 / 4_294_967_296.0
    }
}

#[inline]
#[expect(clippy::cast_sign_loss, reason = "no less than −4")]
fn index(change: i32) -> usize {
    (change + i32::from(MOST)) as usize & 15
}

/// What became of some swaps.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Swaps {
    pub(crate) tried: u32,
    pub(crate) made: u32,
    /// The least energy among them.
    pub(crate) least: u32,
}

impl Boxes {
    #[expect(clippy::cast_possible_truncation, reason = "at most 625 cells")]
    pub(crate) fn new(position: &Position, reach: Reach) -> Self {
        let shape = position.shape();
        let side = shape.side();
        let boxes = shape.houses().iter().skip(2 * side).map(|cells| {
            let open = cells.iter().copied();
            open.filter(|&cell| position.value(cell) == 0)
                .collect::<Vec<_>>()
        });
        let (mut boxes, single): (Vec<_>, Vec<_>) = boxes.partition(|open| open.len() > 1);
        let movable = boxes.iter().map(Vec::len).sum();
        boxes.extend(single);
        let (mut places, mut cells) = (Vec::new(), Vec::new());
        for open in &boxes {
            let first = places.len() as u16;
            for &cell in open {
                places.push(Place {
                    row: shape.row(cell) as u16,
                    column: (COLUMNS + shape.column(cell)) as u16,
                    first,
                    others: open.len() as u16 - 1,
                    allowed: position.candidates(cell).bits() << 1,
                });
                cells.push(cell as u16);
            }
        }
        let mut all = Self {
            shape,
            values: position.values().to_vec(),
            candidates: position.all_candidates().to_vec(),
            places,
            cells,
            movable,
            restricted: reach == Reach::Candidates,
            first: None,
        };
        if !position.is_contradictory() {
            all.first = Filling::of(&all, position);
        }
        all
    }

    /// Some filling; none if no box can be filled, so that there is no solution.
    pub(crate) fn first(&self) -> Option<&Filling> {
        self.first.as_ref()
    }

    pub(crate) fn shape(&self) -> Shape {
        self.shape
    }

    /// The blank cells.
    pub(crate) fn open(&self) -> usize {
        self.places.len()
    }

    /// Whether there is anything to swap.
    pub(crate) fn is_movable(&self) -> bool {
        self.movable > 0
    }

    /// Draws the filled cells, where there is nothing else to show.
    pub(crate) fn draw(&self, view: &mut View) {
        view.weights.fill(0.0);
        view.digits.copy_from_slice(&self.values);
        for (cell, &digit) in self.values.iter().enumerate() {
            if digit != 0 {
                view.settle(cell, digit);
            }
        }
    }
}
