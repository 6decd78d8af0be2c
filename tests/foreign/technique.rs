//! A technique of another crate.

use std::ops::ControlFlow;

use sudoku_search::{Argument, Explanation, Role, Template, docs};
use sudoku_techniques::{Context, Family, Instance, InstanceVisitor, Technique, TechniqueInfo};

docs! {
    /// The places of a digit in a row that lie in one box rule the digit out in the rest of the box.
    const DOCS;
}

const ID: &str = "row-claiming";

static CLAIMED: Template = Template {
    id: ID,
    text: "In {row}, {digit} must be in {box}, so no other cell of {box} is {digit}.",
};

/// Locked candidates of type 2 (claiming), in rows alone.
pub(crate) struct RowClaiming;

impl Technique for RowClaiming {
    fn info(&self) -> TechniqueInfo {
        TechniqueInfo::new(ID, "Claiming in a row", Family::Intersections, DOCS)
    }

    fn find(&self, context: &Context<'_>, visit: &mut InstanceVisitor<'_>) -> ControlFlow<()> {
        let position = context.position();
        let houses = context.shape().houses();
        let side = context.shape().side();
        let is_open = |cell: usize, digit| {
            position.value(cell) == 0 && position.candidates(cell).contains(digit)
        };
        for row in 0..side {
            for digit in (1..).take(side) {
                let cells = houses.cells(row).iter().copied();
                let places: Vec<_> = cells.filter(|&cell| is_open(cell, digit)).collect();
                let box_of = |cell: &usize| houses.of(*cell)[2];
                let Some(house) = places.first().map(box_of) else {
                    continue;
                };
                if !places.iter().all(|cell| box_of(cell) == house) {
                    continue;
                }
                let other_cells = houses.cells(house).iter().copied();
                let other_cells =
                    other_cells.filter(|&cell| houses.of(cell)[0] != row && is_open(cell, digit));
                let mut eliminations: Vec<_> = other_cells.map(|cell| (cell, digit)).collect();
                eliminations.sort_unstable();
                if eliminations.is_empty() {
                    continue;
                }
                let explain = || {
                    let arguments = vec![
                        ("row", Argument::House(row)),
                        ("box", Argument::House(house)),
                        ("digit", Argument::Digit(digit)),
                    ];
                    let explanation = Explanation::new(&CLAIMED, arguments);
                    let mark = |explanation: Explanation, &cell: &usize| {
                        explanation.mark(Role::Pattern, cell, Some(digit))
                    };
                    places.iter().fold(explanation, mark)
                };
                visit(&Instance::eliminating(ID, &eliminations, &explain))?;
            }
        }
        ControlFlow::Continue(())
    }
}
