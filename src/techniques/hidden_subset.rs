//! Hidden pairs, triples, quads and larger subsets.

use std::ops::ControlFlow;

use sudoku_grid::{Digits, Shape};
use sudoku_search::{Argument, Explanation, Role, Template, docs};

use crate::deduction::{mark_candidates, mark_cells};
use crate::hall::{bits, hall_sets, smallest_hall_sets};
use crate::house_order::{easier_houses, house_contains, houses_by_ease};
use crate::{Context, Family, Instance, InstanceVisitor, Technique, TechniqueInfo};

docs! {
    /// Two digits of a house can go only in the same two cells: all other candidates are removed from
    /// these cells.
    ///
    /// # How it works
    ///
    /// Every house contains every digit, so the two digits fill these two cells in some order, and no
    /// other digit can be in one of them. A subset found in several houses is reported once: for its
    /// box if possible, otherwise for its row.
    ///
    /// # References
    ///
    /// Berggren and Nilsson, 2012, "hidden pair", and "three or more". Also *unique subset*.
    const PAIR_DOCS;
}

docs! {
    /// Three digits of a house can go only in the same three cells: all other candidates are removed
    /// from these cells.
    ///
    /// # How it works
    ///
    /// Every house contains every digit, so the three digits fill these three cells in some order, and
    /// no other digit can be in one of them. Each digit has at least two of the places, but not
    /// necessarily all. A larger subset may contain a smaller one. A subset found in several houses is
    /// reported once: for its box if possible, otherwise for its row.
    ///
    /// # References
    ///
    /// Berggren and Nilsson, 2012, "hidden pair", and "three or more". Also *unique subset*.
    const TRIPLE_DOCS;
}

docs! {
    /// Four digits of a house can go only in the same four cells: all other candidates are removed from
    /// these cells.
    ///
    /// # How it works
    ///
    /// Every house contains every digit, so the four digits fill these four cells in some order, and no
    /// other digit can be in one of them. Each digit has at least two of the places, but not
    /// necessarily all. A larger subset may contain a smaller one. A subset found in several houses is
    /// reported once: for its box if possible, otherwise for its row.
    ///
    /// # References
    ///
    /// Berggren and Nilsson, 2012, "hidden pair", and "three or more". Also *unique subset*.
    const QUAD_DOCS;
}

docs! {
    /// Five or more digits (n) of a house can go only in n cells: all other candidates are removed
    /// from these cells.
    ///
    /// # How it works
    ///
    /// Every house contains every digit, so the digits fill these cells in some order, and no other
    /// digit can be in one of them. Subsets have at most half as many digits as a house has cells, and
    /// only the smallest subset of each digit is reported. A subset found in several houses is reported
    /// once: for its box if possible, otherwise for its row.
    ///
    /// # References
    ///
    /// Berggren and Nilsson, 2012, "three or more". Also *unique subset*.
    const LARGE_DOCS;
}

static FILL: Template = Template {
    id: "hidden-subset",
    text: "In {house}, the digits {digits} can go only in {cells}. There are as many cells as digits, so each of these cells contains one of these digits. The other candidates of these cells can be removed.",
};

pub(crate) struct HiddenSubset {
    info: TechniqueInfo,
    size: usize,
}

impl HiddenSubset {
    pub(crate) const PAIR: Self = Self::new("hidden-pair", "Hidden pair", PAIR_DOCS, 2);
    pub(crate) const TRIPLE: Self = Self::new("hidden-triple", "Hidden triple", TRIPLE_DOCS, 3);
    pub(crate) const QUAD: Self = Self::new("hidden-quad", "Hidden quad", QUAD_DOCS, 4);
    /// Subsets of five digits or more, up to half the side of the grid. A larger hidden subset is
    /// equivalent to a naked subset of the remaining cells.
    pub(crate) const LARGE: Self = Self::new(
        "hidden-subset",
        "Hidden subset of five or more",
        LARGE_DOCS,
        0,
    );

    const fn new(id: &'static str, name: &'static str, docs: &'static str, size: usize) -> Self {
        let info = TechniqueInfo::new(id, name, Family::Subsets, docs);
        Self { info, size }
    }

    fn explain(
        context: &Context<'_>,
        house: usize,
        cells: &[usize],
        digits: Digits,
    ) -> Explanation {
        let arguments = vec![
            ("house", Argument::House(house)),
            ("digits", Argument::Digits(digits)),
            ("cells", Argument::Cells(cells.to_vec())),
        ];
        let focus = context.houses().cells(house).iter().copied();
        let explanation = mark_cells(Explanation::new(&FILL, arguments), Role::Focus, focus);
        let subset_candidates = |&cell: &usize| {
            let candidates = context.candidates(cell) & digits;
            candidates.iter().map(move |digit| (cell, digit))
        };
        mark_candidates(
            explanation,
            Role::Pattern,
            cells.iter().flat_map(subset_candidates),
        )
    }
}

impl Technique for HiddenSubset {
    fn info(&self) -> TechniqueInfo {
        self.info
    }

    fn find(&self, context: &Context<'_>, visit: &mut InstanceVisitor<'_>) -> ControlFlow<()> {
        let shape = context.shape();
        let houses = shape.houses();
        let mut places = [0; Shape::MAX_SIDE];
        for house in houses_by_ease(shape) {
            let cells = houses.cells(house);
            for (set, digit) in places.iter_mut().zip(context.digits()) {
                *set = context.places(house, digit);
            }
            let report = &mut |chosen: &[usize], union: u32| {
                let mut pattern = [0; Shape::MAX_SIDE];
                for (cell, place) in pattern.iter_mut().zip(bits(union)) {
                    *cell = cells[place];
                }
                let pattern = &pattern[..chosen.len()];
                let chosen_bits = chosen.iter().fold(0, |bits, digit| bits | 1 << digit);
                let digits = Digits::from_bits(chosen_bits);
                let is_reported = |easier: usize| {
                    let has_place_elsewhere = |cell: &usize| {
                        !pattern.contains(cell) && !(context.candidates(*cell) & digits).is_empty()
                    };
                    house_contains(shape, easier, pattern)
                        && !houses.cells(easier).iter().any(has_place_elsewhere)
                };
                if easier_houses(shape, pattern[0], house).any(is_reported) {
                    return ControlFlow::Continue(());
                }
                let eliminations = |&cell: &usize| {
                    let eliminations = context.candidates(cell) - digits;
                    eliminations.iter().map(move |digit| (cell, digit))
                };
                let eliminations: Vec<_> = pattern.iter().flat_map(eliminations).collect();
                if eliminations.is_empty() {
                    return ControlFlow::Continue(());
                }
                let explain = || Self::explain(context, house, pattern, digits);
                visit(&Instance::eliminating(
                    self.info.id,
                    &eliminations,
                    &explain,
                ))
            };
            let sets = &places[..cells.len()];
            if self.size == 0 {
                smallest_hall_sets(sets, shape.side() / 2, report)?;
            } else {
                hall_sets(sets, self.size, report)?;
            }
        }
        ControlFlow::Continue(())
    }
}
