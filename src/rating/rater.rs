//! The declaration of a rater's scale, and [`Rater`], through which callers rate puzzles.

use sudoku_grid::{Digits, Position, Shape};
use sudoku_search::{Algorithm, Info, Kind, RatingScale, Run, ScaleColumn, Seed, StartError, View};

use crate::UniquePuzzle;

/// Declares `INFO` and `SCALE` of a rater from the same texts.
macro_rules! scale {
    (
        id: $id:literal,
        name: $name:literal,
        measures: $measures:literal,
        definition: $definition:literal,
        source: $source:literal,
        unit: $unit:literal,
        checked: $checked:literal,
        step: $step:literal,
        sides: $sides:expr,
        columns: $columns:expr $(,)?
    ) => {
        const INFO: sudoku_search::Info = sudoku_search::Info {
            id: $id,
            name: $name,
            docs: sudoku_search::text_if_enabled(concat!(
                $measures,
                "\n\n# How it works\n\n",
                $definition,
                "\n\n# Agreement with published ratings\n\n",
                $checked,
                "\n\n# References\n\n- ",
                $source,
                "\n\nThe unit is ",
                $unit,
                ".\n",
            )),
            kind: sudoku_search::Kind::Rater,
            complete: false,
            step: $step,
            sides: $sides,
        };

        static SCALE: sudoku_search::RatingScale = sudoku_search::RatingScale {
            measures: $measures,
            definition: $definition,
            source: $source,
            unit: $unit,
            checked: $checked,
            columns: $columns,
        };
    };
}

pub(crate) use scale;

/// An algorithm that rates puzzles, with its scale.
#[derive(Clone, Copy)]
pub struct Rater {
    algorithm: &'static dyn Algorithm,
    scale: &'static RatingScale,
}

impl Rater {
    /// The algorithm as a rater; `None` if the algorithm is of another kind or has no scale.
    pub fn of(algorithm: &'static dyn Algorithm) -> Option<Self> {
        let scale = algorithm.scale()?;
        (algorithm.info().kind == Kind::Rater).then_some(Self { algorithm, scale })
    }

    /// The algorithm that rates.
    pub fn algorithm(self) -> &'static dyn Algorithm {
        self.algorithm
    }

    /// The static description: id, name, documentation and accepted sizes of grids.
    pub fn info(self) -> &'static Info {
        self.algorithm.info()
    }

    /// The scale.
    pub fn scale(self) -> &'static RatingScale {
        self.scale
    }

    /// The columns of a rating.
    pub fn columns(self) -> &'static [ScaleColumn] {
        self.scale.columns
    }

    /// Returns `true` if the rater accepts grids of this shape.
    pub fn accepts(self, shape: Shape) -> bool {
        (self.algorithm)
            .check(&self.algorithm.setup(), shape)
            .is_ok()
    }

    /// Returns `true` if the rating depends on a seed.
    ///
    /// # Panics
    ///
    /// Panics if the algorithm refuses its default setup.
    pub fn is_random(self) -> bool {
        let capabilities =
            (self.algorithm).check(&self.algorithm.setup(), self.info().smallest_shape());
        capabilities.expect("its defaults are not refused").random
    }

    /// Starts the rating of a puzzle, with the default parameters.
    ///
    /// # Errors
    ///
    /// [`StartError`] with the reason why the run cannot start, such as the size of the grid.
    pub fn start(self, puzzle: &UniquePuzzle, seed: Seed) -> Result<Run, StartError> {
        let setup = self.algorithm.setup().seed(seed.0);
        self.algorithm.start(puzzle.start(), &setup, false)
    }
}

/// Draws the givens of `position`, and in every other cell the digits that `candidates` returns for the cell: a single
/// one as the digit of the cell, several as candidates.
pub(crate) fn draw_candidates(
    view: &mut View,
    position: &Position,
    candidates: impl Fn(usize) -> Digits,
) {
    for cell in 0..position.shape().cells() {
        let given = position.givens().get(cell);
        let cell_candidates = candidates(cell);
        if let Some(digit) = Some(given)
            .filter(|digit| *digit != 0)
            .or(cell_candidates.single())
        {
            view.settle(cell, digit);
        } else {
            view.digits[cell] = 0;
            for (weight, digit) in view.cell_mut(cell).iter_mut().zip(1..) {
                *weight = f32::from(u8::from(cell_candidates.contains(digit)));
            }
        }
    }
}

/// Draws a position: its givens, and in every other cell its candidates.
pub(crate) fn draw_position(view: &mut View, position: &Position) {
    draw_candidates(view, position, |cell| position.candidates(cell));
}
