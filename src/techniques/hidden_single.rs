//! Hidden single: a digit with one remaining place in a house.

use std::ops::ControlFlow;

use sudoku_grid::Digits;
use sudoku_search::{Template, docs};

use crate::deduction::explain_placement_in_house;
use crate::house_order::{easier_houses, houses_by_ease};
use crate::{Context, Family, Instance, InstanceVisitor, Technique, TechniqueInfo};

docs! {
    /// A digit with one place left in a house is placed there.
    ///
    /// # How it works
    ///
    /// Every house contains every digit. If only one blank cell of a house has the digit as a
    /// candidate, that cell takes it, whatever other candidates the cell has. A cell found in
    /// several houses is reported once: for its box if possible, otherwise for its row.
    ///
    /// # References
    ///
    /// Berggren and Nilsson, 2012, "hidden single". Also *unique candidate*, *pinned digit*.
    const DOCS;
}

const ID: &str = "hidden-single";

static PLACE: Template = Template {
    id: ID,
    text: "{cell} is {digit}: {house} has no other place for {digit}.",
};

pub(crate) struct HiddenSingle;

impl Technique for HiddenSingle {
    fn info(&self) -> TechniqueInfo {
        TechniqueInfo::new(ID, "Hidden single", Family::Singles, DOCS)
    }

    fn find(&self, context: &Context<'_>, visit: &mut InstanceVisitor<'_>) -> ControlFlow<()> {
        let shape = context.shape();
        for house in houses_by_ease(shape) {
            for digit in digits_with_one_place(context, house) {
                let is_place = |cell: &&usize| context.has_candidate(**cell, digit);
                let places = |house: usize| shape.houses().cells(house).iter().filter(is_place);
                let Some(&cell) = places(house).next() else {
                    continue;
                };
                if easier_houses(shape, cell, house).any(|easier| places(easier).count() == 1) {
                    continue;
                }
                let explain =
                    || explain_placement_in_house(&PLACE, context.position(), house, (cell, digit));
                visit(&Instance::placing(ID, &(cell, digit), &explain))?;
            }
        }
        ControlFlow::Continue(())
    }
}

/// The digits with exactly one place in a house, computed per house. Most steps of a solution path
/// are singles, and building the context's table of places would take longer than the singles
/// themselves.
fn digits_with_one_place(context: &Context<'_>, house: usize) -> Digits {
    let cells = context.houses().cells(house).iter();
    let (_, unique_digits) = Digits::any_and_once(cells.map(|&cell| context.candidates(cell)));
    unique_digits
}
