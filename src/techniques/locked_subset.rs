//! Locked pairs and triples: naked subsets in the intersection of a line and a box.

use std::ops::ControlFlow;

use sudoku_grid::{Digits, Shape};
use sudoku_search::docs;

use crate::hall::hall_sets;
use crate::naked_subset::NakedSubset;
use crate::{Context, Family, Instance, InstanceVisitor, Technique, TechniqueInfo};

docs! {
    /// Two cells that share a line and a box have only two candidates between them: these digits are
    /// removed from the rest of the line and of the box.
    ///
    /// # How it works
    ///
    /// The two cells take these two digits in some order. As the cells lie in the same line and in the
    /// same box, no other cell of either house can contain one of the digits. The subset counts as
    /// locked only if something is removed both in the box and in the line outside the box. Otherwise
    /// it is a naked pair.
    ///
    /// # References
    ///
    /// Sudopedia and HoDoKu, "Locked Pair", "Locked Triple".
    const PAIR_DOCS;
}

docs! {
    /// Three cells that share a line and a box have only three candidates between them: these digits
    /// are removed from the rest of the line and of the box.
    ///
    /// # How it works
    ///
    /// The three cells take these three digits in some order. As the cells lie in the same line and in
    /// the same box, no other cell of either house can contain one of the digits. The subset counts as
    /// locked only if something is removed both in the box and in the line outside the box. Otherwise
    /// it is a naked triple.
    ///
    /// # References
    ///
    /// Sudopedia and HoDoKu, "Locked Pair", "Locked Triple".
    const TRIPLE_DOCS;
}

pub(crate) struct LockedSubset {
    info: TechniqueInfo,
    size: usize,
}

impl LockedSubset {
    pub(crate) const PAIR: Self = Self {
        info: TechniqueInfo::new(
            "locked-pair",
            "Locked pair",
            Family::Intersections,
            PAIR_DOCS,
        ),
        size: 2,
    };
    pub(crate) const TRIPLE: Self = Self {
        info: TechniqueInfo::new(
            "locked-triple",
            "Locked triple",
            Family::Intersections,
            TRIPLE_DOCS,
        ),
        size: 3,
    };
}

impl Technique for LockedSubset {
    fn info(&self) -> TechniqueInfo {
        self.info
    }

    fn find(&self, context: &Context<'_>, visit: &mut InstanceVisitor<'_>) -> ControlFlow<()> {
        let shape = context.shape();
        let houses = context.houses();
        let side = shape.side();
        for own_box in 2 * side..3 * side {
            let cells = houses.cells(own_box);
            let mut sets = [0; Shape::MAX_SIDE];
            for (set, &cell) in sets.iter_mut().zip(cells) {
                *set = context.candidates(cell).bits();
            }
            hall_sets(&sets[..side], self.size, &mut |places, union| {
                let pattern: Vec<usize> = places.iter().map(|&place| cells[place]).collect();
                let [row, column, _] = houses.of(pattern[0]);
                let contains_pattern =
                    |&line: &usize| crate::house_order::house_contains(shape, line, &pattern);
                let Some(line) = [row, column].into_iter().find(contains_pattern) else {
                    return ControlFlow::Continue(());
                };
                let common_houses = [own_box, line];
                let digits = Digits::from_bits(union);
                let eliminations =
                    NakedSubset::eliminations(context, &common_houses, &pattern, digits);
                let is_in_box = |item: &(usize, u8)| houses.of(item.0)[2] == own_box;
                if !eliminations.iter().any(is_in_box) || eliminations.iter().all(is_in_box) {
                    return ControlFlow::Continue(());
                }
                let explain = || NakedSubset::explain(context, &common_houses, &pattern, digits);
                visit(&Instance::eliminating(
                    self.info.id,
                    &eliminations,
                    &explain,
                ))
            })?;
        }
        ControlFlow::Continue(())
    }
}
