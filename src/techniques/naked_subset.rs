//! Naked pairs, triples, quads and larger subsets.

use std::ops::ControlFlow;

use sudoku_grid::{Digits, Position, Shape};
use sudoku_search::{Argument, Explanation, Role, Template, docs};

use crate::deduction::{ascending, mark_cells};
use crate::technique::{easier_houses, holds, houses_by_ease};
use crate::tight::{smallest_tight_sets, tight_sets};
use crate::{About, Deduction, Each, Technique};

docs! {
    /// As many cells of a house as they have candidates between them keep those for themselves.
    ///
    /// # How it works
    ///
    /// Two blank cells of a house with two candidates between them (three with three, four with
    /// four) take these digits, in whichever order; no other cell of the house can. Where the cells
    /// share a line and a box, both lose the digits elsewhere. Each cell has at least two of the
    /// candidates, and need not have all. A larger set may hold a smaller one. Of five or more,
    /// up to half the side, each cell's smallest set is told.
    ///
    /// # References
    ///
    /// Berggren and Nilsson, 2012, "naked pair", and "three or more". Also *disjoint subset*.
    const DOCS;
}

static KEEP: Template = Template {
    id: "naked-subset",
    text: "{cells} have only {digits} between them: no other cell of {houses} can be one of these.",
};

pub(crate) struct NakedSubset {
    about: About,
    size: usize,
}

impl NakedSubset {
    pub(crate) const PAIR: Self = Self::new("naked-pair", "Naked pair", 2);
    pub(crate) const TRIPLE: Self = Self::new("naked-triple", "Naked triple", 3);
    pub(crate) const QUAD: Self = Self::new("naked-quad", "Naked quad", 4);
    /// Five and more, up to half the side: what is larger is told by the cells or digits left over.
    pub(crate) const LARGE: Self = Self::new("naked-subset", "Naked subset of five or more", 0);

    const fn new(id: &'static str, name: &'static str, size: usize) -> Self {
        let about = About::new(id, name, DOCS);
        Self { about, size }
    }

    fn deduce(&self, position: &Position, cells: &[usize], digits: Digits) -> Option<Deduction> {
        let shape = position.shape();
        let houses = shape.houses();
        let common = houses.of(cells[0]).into_iter();
        let common: Vec<_> = common.filter(|&house| holds(shape, house, cells)).collect();
        let mut eliminations = Vec::new();
        for &house in &common {
            for &cell in houses.cells(house) {
                if position.value(cell) == 0 && !cells.contains(&cell) {
                    let lost = position.candidates(cell) & digits;
                    eliminations.extend(lost.iter().map(|digit| (cell, digit)));
                }
            }
        }
        if eliminations.is_empty() {
            return None;
        }
        // A line and a box share cells.
        let eliminations = ascending(eliminations);
        let focus = common
            .iter()
            .flat_map(|&house| houses.cells(house))
            .copied();
        let focus: Vec<_> = focus.collect();
        let explanation = Explanation::new(
            &KEEP,
            vec![
                ("cells", Argument::Cells(cells.to_vec())),
                ("digits", Argument::Digits(digits)),
                ("houses", Argument::Houses(common)),
            ],
        );
        let mut explanation = mark_cells(explanation, Role::Focus, focus);
        for &cell in cells {
            for digit in position.candidates(cell) {
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

impl Technique for NakedSubset {
    fn about(&self) -> About {
        self.about
    }

    fn find(&self, position: &Position, each: &mut Each<'_>) -> ControlFlow<()> {
        let shape = position.shape();
        let houses = shape.houses();
        let mut sets = [0; Shape::MAX_SIDE];
        for house in houses_by_ease(shape) {
            let cells = houses.cells(house);
            for (set, &cell) in sets.iter_mut().zip(cells) {
                let blank = position.value(cell) == 0;
                *set = if blank {
                    position.candidates(cell).bits()
                } else {
                    0
                };
            }
            let visit = &mut |places: &[usize], union: u32| {
                let mut pattern = [0; Shape::MAX_SIDE];
                for (cell, &place) in pattern.iter_mut().zip(places) {
                    *cell = cells[place];
                }
                let pattern = &pattern[..places.len()];
                let told = |easier| holds(shape, easier, pattern);
                if easier_houses(shape, pattern[0], house).any(told) {
                    return ControlFlow::Continue(());
                }
                match self.deduce(position, pattern, Digits::from_bits(union)) {
                    Some(deduction) => each(deduction),
                    None => ControlFlow::Continue(()),
                }
            };
            let all = &sets[..cells.len()];
            if self.size == 0 {
                smallest_tight_sets(all, shape.side() / 2, visit)?;
            } else {
                tight_sets(all, self.size, visit)?;
            }
        }
        ControlFlow::Continue(())
    }
}
