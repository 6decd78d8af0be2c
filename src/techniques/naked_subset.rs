//! Naked pairs, triples, quads and larger subsets.

use std::ops::ControlFlow;

use sudoku_grid::{Digits, Shape};
use sudoku_search::{Argument, Explanation, Role, Template, docs};

use crate::deduction::{mark_candidates, mark_cells, sorted_unique};
use crate::hall::{hall_sets, smallest_hall_sets};
use crate::house_order::{easier_houses, house_contains, houses_by_ease};
use crate::{Context, Family, Instance, InstanceVisitor, Technique, TechniqueInfo};

docs! {
    /// Two cells of a house have only two candidates between them: these two digits are removed from
    /// the other cells of the house.
    ///
    /// # How it works
    ///
    /// The two cells need two different digits, and have only two candidates: they take these digits in
    /// some order. So no other cell of the house can contain one of them. If the cells share a line and
    /// a box, the digits are removed from the rest of both.
    ///
    /// # References
    ///
    /// Berggren and Nilsson, 2012, "naked pair", and "three or more". Also *disjoint subset*.
    const PAIR_DOCS;
}

docs! {
    /// Three cells of a house have only three candidates between them: these three digits are removed
    /// from the other cells of the house.
    ///
    /// # How it works
    ///
    /// The three cells need three different digits, and have only three candidates: they take these
    /// digits in some order. So no other cell of the house can contain one of them. If the cells share
    /// a line and a box, the digits are removed from the rest of both. Each cell has at least two of
    /// these candidates, but not necessarily all. A larger subset may contain a smaller one.
    ///
    /// # References
    ///
    /// Berggren and Nilsson, 2012, "naked pair", and "three or more". Also *disjoint subset*.
    const TRIPLE_DOCS;
}

docs! {
    /// Four cells of a house have only four candidates between them: these four digits are removed from
    /// the other cells of the house.
    ///
    /// # How it works
    ///
    /// The four cells need four different digits, and have only four candidates: they take these digits
    /// in some order. So no other cell of the house can contain one of them. If the cells share a line
    /// and a box, the digits are removed from the rest of both. Each cell has at least two of these
    /// candidates, but not necessarily all. A larger subset may contain a smaller one.
    ///
    /// # References
    ///
    /// Berggren and Nilsson, 2012, "naked pair", and "three or more". Also *disjoint subset*.
    const QUAD_DOCS;
}

docs! {
    /// Five or more cells (n) of a house have only n candidates between them: these digits are
    /// removed from the other cells of the house.
    ///
    /// # How it works
    ///
    /// The n cells need n different digits, and have only n candidates: they take these digits in
    /// some order. So no other cell of the house can contain one of them. Subsets have at most half
    /// as many cells as a house, and only the smallest subset of each cell is reported.
    ///
    /// # References
    ///
    /// Berggren and Nilsson, 2012, "three or more". Also *disjoint subset*.
    const LARGE_DOCS;
}

static KEEP: Template = Template {
    id: "naked-subset",
    text: "{cells} have only the candidates {digits}. There are as many digits as cells, so these cells contain all of these digits, in some order. These digits can be removed from all other cells of {houses}.",
};

pub(crate) struct NakedSubset {
    info: TechniqueInfo,
    size: usize,
}

impl NakedSubset {
    pub(crate) const PAIR: Self = Self::new("naked-pair", "Naked pair", PAIR_DOCS, 2);
    pub(crate) const TRIPLE: Self = Self::new("naked-triple", "Naked triple", TRIPLE_DOCS, 3);
    pub(crate) const QUAD: Self = Self::new("naked-quad", "Naked quad", QUAD_DOCS, 4);
    /// Subsets of five cells or more, up to half the side of the grid. A larger naked subset is
    /// equivalent to a hidden subset of the remaining digits.
    pub(crate) const LARGE: Self = Self::new(
        "naked-subset",
        "Naked subset of five or more",
        LARGE_DOCS,
        0,
    );

    const fn new(id: &'static str, name: &'static str, docs: &'static str, size: usize) -> Self {
        let info = TechniqueInfo::new(id, name, Family::Subsets, docs);
        Self { info, size }
    }

    /// The candidates of these digits in the other cells of the houses `common_houses`, which all contain `cells`.
    pub(crate) fn eliminations(
        context: &Context<'_>,
        common_houses: &[usize],
        cells: &[usize],
        digits: Digits,
    ) -> Vec<(usize, u8)> {
        let other_cells = common_houses
            .iter()
            .flat_map(|&house| context.houses().cells(house))
            .filter(|cell| !cells.contains(cell));
        // A line and a box share cells, so duplicates are removed.
        sorted_unique(other_cells.flat_map(|&cell| {
            let eliminations = context.candidates(cell) & digits;
            eliminations.iter().map(move |digit| (cell, digit))
        }))
    }

    /// Explains why the other cells of the houses lose the digits.
    pub(crate) fn explain(
        context: &Context<'_>,
        common_houses: &[usize],
        cells: &[usize],
        digits: Digits,
    ) -> Explanation {
        let arguments = vec![
            ("cells", Argument::Cells(cells.to_vec())),
            ("digits", Argument::Digits(digits)),
            ("houses", Argument::Houses(common_houses.to_vec())),
        ];
        let focus = common_houses
            .iter()
            .flat_map(|&house| context.houses().cells(house));
        let explanation = Explanation::new(&KEEP, arguments);
        let explanation = mark_cells(explanation, Role::Focus, focus.copied());
        let candidate_marks = |&cell: &usize| {
            let candidates = context.candidates(cell);
            candidates.iter().map(move |digit| (cell, digit))
        };
        mark_candidates(
            explanation,
            Role::Pattern,
            cells.iter().flat_map(candidate_marks),
        )
    }
}

impl Technique for NakedSubset {
    fn info(&self) -> TechniqueInfo {
        self.info
    }

    fn find(&self, context: &Context<'_>, visit: &mut InstanceVisitor<'_>) -> ControlFlow<()> {
        let shape = context.shape();
        let houses = shape.houses();
        let mut sets = [0; Shape::MAX_SIDE];
        for house in houses_by_ease(shape) {
            let cells = houses.cells(house);
            for (set, &cell) in sets.iter_mut().zip(cells) {
                *set = context.candidates(cell).bits();
            }
            let report = &mut |places: &[usize], union: u32| {
                let mut pattern = [0; Shape::MAX_SIDE];
                for (cell, &place) in pattern.iter_mut().zip(places) {
                    *cell = cells[place];
                }
                let pattern = &pattern[..places.len()];
                let is_reported = |easier| house_contains(shape, easier, pattern);
                if easier_houses(shape, pattern[0], house).any(is_reported) {
                    return ControlFlow::Continue(());
                }
                let common_houses = houses.of(pattern[0]).into_iter();
                let common_houses: Vec<_> = common_houses
                    .filter(|&item| house_contains(shape, item, pattern))
                    .collect();
                let digits = Digits::from_bits(union);
                let eliminations = Self::eliminations(context, &common_houses, pattern, digits);
                if eliminations.is_empty() {
                    return ControlFlow::Continue(());
                }
                let explain = || Self::explain(context, &common_houses, pattern, digits);
                visit(&Instance::eliminating(
                    self.info.id,
                    &eliminations,
                    &explain,
                ))
            };
            let house_sets = &sets[..cells.len()];
            if self.size == 0 {
                smallest_hall_sets(house_sets, shape.side() / 2, report)?;
            } else {
                hall_sets(house_sets, self.size, report)?;
            }
        }
        ControlFlow::Continue(())
    }
}
