//! Avoidable rectangles.

use std::ops::ControlFlow;

use sudoku_grid::Digits;
use sudoku_search::{Argument, Explanation, Role, Template, docs};

use crate::deduction::{mark_candidates, mark_cells};
use crate::unique_rectangle::{boxes_of, visit_rectangles};
use crate::{Context, Family, Instance, InstanceVisitor, Technique, TechniqueInfo};

docs! {
    /// Three corners of a rectangle in two boxes are filled with two digits, and none of the
    /// corners is a given: the fourth corner cannot be the digit that would make the two digits
    /// interchangeable.
    ///
    /// # How it works
    ///
    /// If the fourth corner were the same digit as the opposite corner, the two digits could be
    /// exchanged in all four corners. The corners lie in two rows, two columns and two boxes, so no
    /// other cell would be affected, and the puzzle would have a second solution. A given cannot be
    /// exchanged, so the argument fails if a corner is a given.
    ///
    /// This technique is valid only if the puzzle has exactly one solution.
    ///
    /// # References
    ///
    /// A unique rectangle that is found after most of it has been filled.
    const TYPE_1_DOCS;
}

docs! {
    /// Four cells are the corners of a rectangle in two rows, two columns and two boxes, and none of
    /// them is a given. Two corners are filled. Each of the two empty corners has two candidates:
    /// the digit with which the two digits of the rectangle could be exchanged, and an extra digit,
    /// which is the same in both corners. One of the empty corners contains the extra digit.
    ///
    /// # How it works
    ///
    /// If neither of the empty corners contained the extra digit, the two other digits could be
    /// exchanged in all four corners without affecting any other cell, and there would be a second
    /// solution. The extra digit is therefore removed from all cells that see both corners. The
    /// filled corners may be adjacent or opposite.
    ///
    /// This technique is valid only if the puzzle has exactly one solution.
    ///
    /// # References
    ///
    /// A unique rectangle of type 2 or 5 that is found after half of it has been filled.
    const TYPE_2_DOCS;
}

static TYPE_1: Template = Template {
    id: "avoidable-rectangle-1",
    text: "The cells {cells} form a rectangle in two rows, two columns and {boxes}, and none of these cells is a given. If {cell} were {digit}, the rectangle would contain only {digit} and {other}. These two digits could be exchanged, and every row, column and box would still contain the same digits. The puzzle would have a second solution, but it has only one. So {cell} is not {digit}.",
};

static TYPE_2: Template = Template {
    id: "avoidable-rectangle-2",
    text: "The cells {cells} form a rectangle in two rows, two columns and {boxes}, and none of these cells is a given. If neither of {roof} were {digit}, the rectangle would contain only {digits}. These two digits could be exchanged, and every row, column and box would still contain the same digits. The puzzle would have a second solution, but it has only one. So at least one of {roof} is {digit}, and {digit} can be removed from every cell that sees both of {roof}.",
};

pub(crate) struct AvoidableRectangle {
    info: TechniqueInfo,
    /// The number of filled corners.
    filled: usize,
}

impl AvoidableRectangle {
    pub(crate) const TYPE_1: Self = Self::new(
        "avoidable-rectangle-1",
        "Avoidable rectangle, type 1",
        TYPE_1_DOCS,
        3,
    );
    pub(crate) const TYPE_2: Self = Self::new(
        "avoidable-rectangle-2",
        "Avoidable rectangle, type 2",
        TYPE_2_DOCS,
        2,
    );

    const fn new(id: &'static str, name: &'static str, docs: &'static str, filled: usize) -> Self {
        let info = TechniqueInfo::new(id, name, Family::Uniqueness, docs).requiring_one_solution();
        Self { info, filled }
    }

    fn type_1(
        &self,
        context: &Context<'_>,
        cells: &[usize; 4],
        visit: &mut InstanceVisitor<'_>,
    ) -> ControlFlow<()> {
        let values = cells.map(|cell| context.position().value(cell));
        for corner in (0..4).filter(|corner| values[*corner] == 0) {
            let neighbor_values = [values[corner ^ 1], values[corner ^ 2]];
            let (cell, digit) = (cells[corner], values[3 - corner]);
            if neighbor_values[0] != neighbor_values[1] || !context.has_candidate(cell, digit) {
                continue;
            }
            let eliminations = [(cell, digit)];
            let explain = || {
                let arguments = vec![
                    ("cell", Argument::Cell(cell)),
                    ("digit", Argument::Digit(digit)),
                    ("other", Argument::Digit(neighbor_values[0])),
                    ("cells", Argument::Cells(cells.to_vec())),
                    ("boxes", Argument::Houses(boxes_of(context, *cells))),
                ];
                mark_cells(Explanation::new(&TYPE_1, arguments), Role::Pattern, *cells)
            };
            visit(&Instance::eliminating(
                self.info.id,
                &eliminations,
                &explain,
            ))?;
        }
        ControlFlow::Continue(())
    }

    fn type_2(
        &self,
        context: &Context<'_>,
        cells: &[usize; 4],
        visit: &mut InstanceVisitor<'_>,
    ) -> ControlFlow<()> {
        let values = cells.map(|cell| context.position().value(cell));
        let mut blank_corners = (0..4).filter(|corner| values[*corner] == 0);
        let (Some(one), Some(other)) = (blank_corners.next(), blank_corners.next()) else {
            return ControlFlow::Continue(());
        };
        let roof = [cells[one], cells[other]];
        let [candidates_of_one, candidates_of_other] = roof.map(|cell| context.candidates(cell));
        if candidates_of_one.len() != 2 || candidates_of_other.len() != 2 {
            return ControlFlow::Continue(());
        }
        let are_opposite = one == 3 - other;
        for digit in candidates_of_one & candidates_of_other {
            let [missing_one, missing_other] = [candidates_of_one, candidates_of_other]
                .map(|candidates| candidates - Digits::only(digit));
            let is_interchangeable = if are_opposite {
                missing_one == missing_other && values[one ^ 1] == values[one ^ 2]
            } else {
                missing_one.contains(values[3 - one]) && missing_other.contains(values[3 - other])
            };
            if !is_interchangeable {
                continue;
            }
            let seen_cells = context.seen_by_all(digit, roof);
            let eliminations: Vec<_> = seen_cells.iter().map(|cell| (cell, digit)).collect();
            if eliminations.is_empty() {
                continue;
            }
            let explain = || {
                let filled_values = values.iter().filter(|value| **value != 0).copied();
                let digits = filled_values.collect::<Digits>() | missing_one | missing_other;
                let arguments = vec![
                    ("cells", Argument::Cells(cells.to_vec())),
                    ("boxes", Argument::Houses(boxes_of(context, *cells))),
                    ("roof", Argument::Cells(roof.to_vec())),
                    ("digit", Argument::Digit(digit)),
                    ("digits", Argument::Digits(digits)),
                ];
                let explanation = Explanation::new(&TYPE_2, arguments);
                let filled_cells = cells.iter().copied().filter(|cell| !roof.contains(cell));
                let explanation = mark_cells(explanation, Role::Pattern, filled_cells);
                let roof_candidates = roof.into_iter().zip([missing_one, missing_other]);
                let roof_candidates = roof_candidates
                    .flat_map(|(cell, digits)| digits.iter().map(move |digit| (cell, digit)));
                let explanation = mark_candidates(explanation, Role::Pattern, roof_candidates);
                mark_candidates(explanation, Role::Fin, roof.map(|cell| (cell, digit)))
            };
            visit(&Instance::eliminating(
                self.info.id,
                &eliminations,
                &explain,
            ))?;
        }
        ControlFlow::Continue(())
    }
}

impl Technique for AvoidableRectangle {
    fn info(&self) -> TechniqueInfo {
        self.info
    }

    fn find(&self, context: &Context<'_>, visit: &mut InstanceVisitor<'_>) -> ControlFlow<()> {
        let (position, mut control_flow) = (context.position(), ControlFlow::Continue(()));
        visit_rectangles(context, &mut |cells| {
            let filled_cells = cells.iter().filter(|cell| position.value(**cell) != 0);
            let has_no_given = cells.iter().all(|cell| position.givens().get(*cell) == 0);
            if control_flow.is_break() || !has_no_given || filled_cells.count() != self.filled {
                return;
            }
            control_flow = match self.filled {
                3 => self.type_1(context, &cells, visit),
                _ => self.type_2(context, &cells, visit),
            };
        });
        control_flow
    }
}
