//! Naked single: a cell with one remaining candidate.

use std::ops::ControlFlow;

use sudoku_search::{Argument, Explanation, Template, docs};

use crate::{Context, Family, Instance, InstanceVisitor, Technique, TechniqueInfo};

docs! {
    /// A cell with only one candidate takes this candidate.
    ///
    /// # How it works
    ///
    /// All other digits are in the row, column or box of the cell, or were removed from the cell
    /// before.
    ///
    /// # References
    ///
    /// Berggren and Nilsson, 2012, "naked single". Also *sole candidate*, *forced digit*.
    const DOCS;
}

const ID: &str = "naked-single";

static ONLY: Template = Template {
    id: ID,
    text: "{cell} is {digit}: it has no other candidate.",
};

pub(crate) struct NakedSingle;

impl Technique for NakedSingle {
    fn info(&self) -> TechniqueInfo {
        TechniqueInfo::new(ID, "Naked single", Family::Singles, DOCS)
    }

    fn find(&self, context: &Context<'_>, visit: &mut InstanceVisitor<'_>) -> ControlFlow<()> {
        let position = context.position();
        for cell in position.blanks() {
            if let Some(digit) = position.candidates(cell).single() {
                let explain = || {
                    let arguments = vec![
                        ("cell", Argument::Cell(cell)),
                        ("digit", Argument::Digit(digit)),
                    ];
                    Explanation::new(&ONLY, arguments)
                };
                visit(&Instance::placing(ID, &(cell, digit), &explain))?;
            }
        }
        ControlFlow::Continue(())
    }
}
