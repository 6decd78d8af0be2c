//! Locked pairs and triples.

use std::ops::ControlFlow;

use sudoku_grid::{Digits, Shape};
use sudoku_search::docs;

use crate::naked_subset::NakedSubset;
use crate::tight::tight_sets;
use crate::{About, Context, Each, Family, Instance, Level, Technique};

docs! {
    /// Two cells that share a line and a box have only two candidates between them: these go from the
    /// rest of both. Three cells with three are a triple.
    ///
    /// # How it works
    ///
    /// Two blank cells with two candidates between them (three with three) lie in the same line and
    /// in the same box. They take these digits, so the digits go from the rest of the line and from
    /// the rest of the box. It counts as locked only where something goes from both: in the box, and
    /// in the line outside it. Otherwise it is a naked pair (triple) and no more.
    ///
    /// # References
    ///
    /// Sudopedia and HoDoKu, "Locked Pair", "Locked Triple".
    const DOCS;
}

pub(crate) struct LockedSubset {
    about: About,
    size: usize,
}

impl LockedSubset {
    pub(crate) const PAIR: Self = Self {
        about: About::new("locked-pair", "Locked pair", Family::Intersections, DOCS)
            .hodoku(Level::Medium, 40),
        size: 2,
    };
    pub(crate) const TRIPLE: Self = Self {
        about: About::new(
            "locked-triple",
            "Locked triple",
            Family::Intersections,
            DOCS,
        )
        .hodoku(Level::Medium, 60),
        size: 3,
    };
}

impl Technique for LockedSubset {
    fn about(&self) -> About {
        self.about
    }

    fn find(&self, context: &Context<'_>, each: &mut Each<'_>) -> ControlFlow<()> {
        let shape = context.shape();
        let houses = context.houses();
        let side = shape.side();
        for own_box in 2 * side..3 * side {
            let cells = houses.cells(own_box);
            let mut sets = [0; Shape::MAX_SIDE];
            for (set, &cell) in sets.iter_mut().zip(cells) {
                *set = context.candidates(cell).bits();
            }
            tight_sets(&sets[..side], self.size, &mut |places, union| {
                let pattern: Vec<usize> = places.iter().map(|&place| cells[place]).collect();
                let [row, column, _] = houses.of(pattern[0]);
                let holds = |&line: &usize| crate::technique::holds(shape, line, &pattern);
                let Some(line) = [row, column].into_iter().find(holds) else {
                    return ControlFlow::Continue(());
                };
                let common = [own_box, line];
                let digits = Digits::from_bits(union);
                let lost = NakedSubset::lost(context, &common, &pattern, digits);
                let in_box = |item: &(usize, u8)| houses.of(item.0)[2] == own_box;
                if !lost.iter().any(in_box) || lost.iter().all(in_box) {
                    return ControlFlow::Continue(());
                }
                let explain = || NakedSubset::explain(context, &common, &pattern, digits);
                each(&Instance::eliminating(self.about.id, &lost, &explain))
            })?;
        }
        ControlFlow::Continue(())
    }
}
