//! Hidden pairs, triples, quads and larger subsets.

use std::ops::ControlFlow;

use sudoku_grid::{Digits, Shape};
use sudoku_search::{Argument, Explanation, Role, Template, docs};

use crate::deduction::{mark_candidates, mark_cells};
use crate::technique::{easier_houses, holds, houses_by_ease};
use crate::tight::{bits, smallest_tight_sets, tight_sets};
use crate::{About, Context, Each, Family, Instance, Level, Technique};

docs! {
    /// Two digits of a house fit only in the same two cells: all else goes from these. Three digits in
    /// three cells are a triple, four in four a quad.
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
    pub(crate) const PAIR: Self =
        Self::new("hidden-pair", "Hidden pair", 2, Some((Level::Medium, 70)));
    pub(crate) const TRIPLE: Self = Self::new(
        "hidden-triple",
        "Hidden triple",
        3,
        Some((Level::Medium, 100)),
    );
    pub(crate) const QUAD: Self =
        Self::new("hidden-quad", "Hidden quad", 4, Some((Level::Hard, 150)));
    /// Five and more, up to half the side: what is larger is told by the cells or digits left over.
    pub(crate) const LARGE: Self =
        Self::new("hidden-subset", "Hidden subset of five or more", 0, None);

    const fn new(
        id: &'static str,
        name: &'static str,
        size: usize,
        hodoku: Option<(Level, u32)>,
    ) -> Self {
        let mut about = About::new(id, name, Family::Subsets, DOCS);
        about.hodoku = hodoku;
        Self { about, size }
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
        let own = |&cell: &usize| {
            let own = context.candidates(cell) & digits;
            own.iter().map(move |digit| (cell, digit))
        };
        mark_candidates(explanation, Role::Pattern, cells.iter().flat_map(own))
    }
}

impl Technique for HiddenSubset {
    fn about(&self) -> About {
        self.about
    }

    fn find(&self, context: &Context<'_>, each: &mut Each<'_>) -> ControlFlow<()> {
        let shape = context.shape();
        let houses = shape.houses();
        let mut places = [0; Shape::MAX_SIDE];
        for house in houses_by_ease(shape) {
            let cells = houses.cells(house);
            for (set, digit) in places.iter_mut().zip(context.digits()) {
                *set = context.places(house, digit);
            }
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
                        !pattern.contains(cell) && !(context.candidates(*cell) & digits).is_empty()
                    };
                    holds(shape, easier, pattern) && !houses.cells(easier).iter().any(elsewhere)
                };
                if easier_houses(shape, pattern[0], house).any(told) {
                    return ControlFlow::Continue(());
                }
                let lost = |&cell: &usize| {
                    let lost = context.candidates(cell) - digits;
                    lost.iter().map(move |digit| (cell, digit))
                };
                let lost: Vec<_> = pattern.iter().flat_map(lost).collect();
                if lost.is_empty() {
                    return ControlFlow::Continue(());
                }
                let explain = || Self::explain(context, house, pattern, digits);
                each(&Instance::eliminating(self.about.id, &lost, &explain))
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
