//! Locked candidates: pointing and claiming.

use std::ops::ControlFlow;

use sudoku_search::{Argument, Explanation, Role, Template, docs};

use crate::deduction::{mark_candidates, mark_cells};
use crate::house_order::houses_by_ease;
use crate::{Context, Family, Instance, InstanceVisitor, Technique, TechniqueInfo};

docs! {
    /// All places of a digit in one house also lie in a second house: the digit is removed from the
    /// rest of the second house.
    ///
    /// # How it works
    ///
    /// *Pointing*: in a box, all places of a digit lie in one row or column, so the digit is placed
    /// there and nowhere else in that line. *Claiming*: in a line, all places of a digit lie in one
    /// box, so the digit is nowhere else in that box. There are at least two places; a single place
    /// is a hidden single.
    ///
    /// # References
    ///
    /// Also *intersection removal*, *box-line reduction*.
    const DOCS;
}

const ID: &str = "locked-candidates";

static LOCKED: Template = Template {
    id: ID,
    text: "In {house}, the digit {digit} can go only in {cells}, and these cells also lie in {other}. One of them is {digit}, so {digit} can be removed from the rest of {other}.",
};

pub(crate) struct LockedCandidates;

impl Technique for LockedCandidates {
    fn info(&self) -> TechniqueInfo {
        TechniqueInfo::new(ID, "Locked candidates", Family::Intersections, DOCS)
    }

    fn find(&self, context: &Context<'_>, visit: &mut InstanceVisitor<'_>) -> ControlFlow<()> {
        let shape = context.shape();
        let houses = shape.houses();
        for house in houses_by_ease(shape) {
            let is_box = house >= 2 * shape.side();
            for digit in context.digits() {
                if context.places(house, digit).count_ones() < 2 {
                    continue;
                }
                let places = || context.candidate_cells(house, digit);
                let Some(first) = places().next() else {
                    continue;
                };
                let [row, column, own_box] = houses.of(first);
                let other_houses = if is_box {
                    &[row, column][..]
                } else {
                    &[own_box]
                };
                for &other in other_houses {
                    if !places().all(|cell| houses.of(cell).contains(&other)) {
                        continue;
                    }
                    let is_outside = |&cell: &usize| !houses.of(cell).contains(&house);
                    let eliminations: Vec<_> =
                        (context.candidate_cells(other, digit).filter(is_outside))
                            .map(|cell| (cell, digit))
                            .collect();
                    if eliminations.is_empty() {
                        continue;
                    }
                    let explain = || {
                        let arguments = vec![
                            ("house", Argument::House(house)),
                            ("digit", Argument::Digit(digit)),
                            ("cells", Argument::Cells(places().collect())),
                            ("other", Argument::House(other)),
                        ];
                        let explanation = Explanation::new(&LOCKED, arguments);
                        let focus = houses.cells(house).iter().copied();
                        let explanation = mark_cells(explanation, Role::Focus, focus);
                        let pattern = places().map(|cell| (cell, digit));
                        mark_candidates(explanation, Role::Pattern, pattern)
                    };
                    visit(&Instance::eliminating(ID, &eliminations, &explain))?;
                }
            }
        }
        ControlFlow::Continue(())
    }
}
