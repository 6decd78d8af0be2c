//! Hidden pairs, triples, quads and larger subsets.

use std::ops::ControlFlow;

use sudoku_grid::{Digits, Position, Shape};
use sudoku_search::{Argument, Explanation, Role, Template, docs};

use crate::deduction::mark_cells;
use crate::technique::{easier_houses, holds, houses_by_ease};
use crate::tight::{bits, smallest_tight_sets, tight_sets};
use crate::{About, Deduction, Each, Technique};

docs! {
    /// As many digits of a house as they have places between them leave no room for others there.
    ///
    /// # How it works
    ///
    /// Two digits with two places between them in a house (three with three, four with four) fill
    /// these cells, in whichever order; all other candidates of the cells go. Each digit has at
    /// least two of the places, and need not have all. A larger set may hold a smaller one. A set
    /// found in several houses is told once, by its box if it can be, else by its row. Of five or
    /// more, up to half the side, each digit's smallest set is told.
    ///
    /// # References
    ///
    /// Berggren and Nilsson, 2012, "hidden pair", and "three or more". Also *unique subset*.
    const DOCS;
}

static FILL: Template = Template {
    id: "hidden-subset",
    text: "In {house} the only places for {digits} are {cells}: nothing else can stand there.",
};

pub(crate) struct HiddenSubset {
    about: About,
    size: usize,
}

impl HiddenSubset {
    pub(crate) const PAIR: Self = Self::new("hidden-pair", "Hidden pair", 2);
    pub(crate) const TRIPLE: Self = Self::new("hidden-triple", "Hidden triple", 3);
    pub(crate) const QUAD: Self = Self::new("hidden-quad", "Hidden quad", 4);
    /// Five and more, up to half the side: what is larger is told by the cells or digits left over.
    pub(crate) const LARGE: Self = Self::new("hidden-subset", "Hidden subset of five or more", 0);

    const fn new(id: &'static str, name: &'static str, size: usize) -> Self {
        let about = About::new(id, name, DOCS);
        Self { about, size }
    }

    fn deduce(
        &self,
        position: &Position,
        house: usize,
        cells: &[usize],
        digits: Digits,
    ) -> Option<Deduction> {
        let mut eliminations = Vec::new();
        for &cell in cells {
            let lost = position.candidates(cell) - digits;
            eliminations.extend(lost.iter().map(|digit| (cell, digit)));
        }
        if eliminations.is_empty() {
            return None;
        }
        let explanation = Explanation::new(
            &FILL,
            vec![
                ("house", Argument::House(house)),
                ("digits", Argument::Digits(digits)),
                ("cells", Argument::Cells(cells.to_vec())),
            ],
        );
        let focus = position.shape().houses().cells(house).iter().copied();
        let mut explanation = mark_cells(explanation, Role::Focus, focus);
        for &cell in cells {
            for digit in position.candidates(cell) & digits {
                explanation = explanation.mark(Role::Pattern, cell, Some(digit));
            }
        }
        Some(Deduction::eliminating(
            self.about.id,
            eliminations,
            explanation,
        ))
    }
}

impl Technique for HiddenSubset {
    fn about(&self) -> About {
        self.about
    }

    fn find(&self, position: &Position, each: &mut Each<'_>) -> ControlFlow<()> {
        let shape = position.shape();
        let houses = shape.houses();
        for house in houses_by_ease(shape) {
            let cells = houses.cells(house);
            let places = places_of_digits(position, cells);
            let visit = &mut |chosen: &[usize], union: u32| {
                let mut pattern = [0; Shape::MAX_SIDE];
                for (cell, place) in pattern.iter_mut().zip(bits(union)) {
                    *cell = cells[place];
                }
                let pattern = &pattern[..chosen.len()];
                let chosen_bits = chosen.iter().fold(0, |bits, digit| bits | 1 << digit);
                let digits = Digits::from_bits(chosen_bits);
                let told = |easier: usize| {
                    let elsewhere = |cell: &usize| {
                        let candidates = position.candidates(*cell);
                        !pattern.contains(cell) && !(candidates & digits).is_empty()
                    };
                    holds(shape, easier, pattern) && !houses.cells(easier).iter().any(elsewhere)
                };
                if easier_houses(shape, pattern[0], house).any(told) {
                    return ControlFlow::Continue(());
                }
                match self.deduce(position, house, pattern, digits) {
                    Some(deduction) => each(deduction),
                    None => ControlFlow::Continue(()),
                }
            };
            let all = &places[..cells.len()];
            if self.size == 0 {
                smallest_tight_sets(all, shape.side() / 2, visit)?;
            } else {
                tight_sets(all, self.size, visit)?;
            }
        }
        ControlFlow::Continue(())
    }
}

/// For each digit, the blank cells that have it as a candidate, as bits.
fn places_of_digits(position: &Position, cells: &[usize]) -> [u32; Shape::MAX_SIDE] {
    let mut places = [0; Shape::MAX_SIDE];
    for (place, &cell) in cells.iter().enumerate() {
        if position.value(cell) == 0 {
            for digit in position.candidates(cell) {
                places[usize::from(digit) - 1] |= 1 << place;
            }
        }
    }
    places
}
