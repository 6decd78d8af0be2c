//! Full house: the last blank cell of a house.

use std::ops::ControlFlow;

use sudoku_grid::{Digits, Position};
use sudoku_search::{Template, docs};

use crate::deduction::explain_placement_in_house;
use crate::house_order::{easier_houses, houses_by_ease};
use crate::{Context, Family, Instance, InstanceVisitor, Technique, TechniqueInfo};

docs! {
    /// The last blank cell of a house takes the last missing digit.
    ///
    /// # How it works
    ///
    /// A row, column or box with one blank cell lacks one digit, which belongs in that cell. A cell
    /// that is the last one of several houses is reported once: for its box if possible, otherwise
    /// for its row.
    ///
    /// # References
    ///
    /// Also *last digit*. A special case of both the naked and the hidden single.
    const DOCS;
}

const ID: &str = "full-house";

static LAST: Template = Template {
    id: ID,
    text: "{cell} is {digit}: it is the last blank cell of {house}.",
};

pub(crate) struct FullHouse;

impl Technique for FullHouse {
    fn info(&self) -> TechniqueInfo {
        TechniqueInfo::new(ID, "Full house", Family::Singles, DOCS)
    }

    fn find(&self, context: &Context<'_>, visit: &mut InstanceVisitor<'_>) -> ControlFlow<()> {
        let position = context.position();
        let shape = position.shape();
        let houses = shape.houses();
        for house in houses_by_ease(shape) {
            let Some(cell) = only_blank(position, house) else {
                continue;
            };
            let is_reported = |easier| only_blank(position, easier) == Some(cell);
            if easier_houses(shape, cell, house).any(is_reported) {
                continue;
            }
            let cells = houses.cells(house);
            let placed: Digits = cells.iter().map(|&cell| position.value(cell)).collect();
            let missing_digits = Digits::all(shape.side()) - placed;
            let Some(digit) = (missing_digits & position.candidates(cell)).first() else {
                continue;
            };
            let explain = || explain_placement_in_house(&LAST, position, house, (cell, digit));
            visit(&Instance::placing(ID, &(cell, digit), &explain))?;
        }
        ControlFlow::Continue(())
    }
}

/// The only blank cell of a house; `None` if the house has no blank cell or several.
fn only_blank(position: &Position, house: usize) -> Option<usize> {
    let cells = position.shape().houses().cells(house);
    let mut blanks = cells
        .iter()
        .copied()
        .filter(|&cell| position.value(cell) == 0);
    let first_blank = blanks.next()?;
    blanks.next().is_none().then_some(first_blank)
}
