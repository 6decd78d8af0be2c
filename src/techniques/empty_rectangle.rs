//! Empty rectangles.

use std::ops::ControlFlow;

use sudoku_search::{Argument, Explanation, Link, Role, Template, docs};

use crate::deduction::{mark_candidates, mark_cells};
use crate::{Context, Family, Instance, InstanceVisitor, Technique, TechniqueInfo};

docs! {
    /// In a box, every place for a digit lies in a certain row or in a certain column. Together
    /// with a strong link outside the box, these places remove the digit from a cell.
    ///
    /// # How it works
    ///
    /// In a box, every place for a digit lies in a certain row or in a certain column; there are at
    /// least three such places, and neither line contains all of them. Another column outside the
    /// box has exactly two places for the digit: one in that row, the other in a row outside the
    /// box. The digit is removed from the cell where this second row meets the column of the box:
    /// if the digit were there, it would be excluded from the column of the box and, through the
    /// two places, from the row of the box. The same holds with rows and columns exchanged.
    ///
    /// # References
    ///
    /// Sudopedia and HoDoKu, "Empty Rectangle"; if the box has only two places, the pattern is a
    /// turbot fish.
    const DOCS;
}

const ID: &str = "empty-rectangle";

static EMPTY_RECTANGLE: Template = Template {
    id: ID,
    text: "In {box}, all places for {digit} lie in {line} or in {across}. In {link}, the only places for {digit} are {near} and {far}. Suppose {target} were {digit}. Then no other cell of {across} would be {digit}, and {far}, which sees {target}, would not be {digit} either. So {near} would be {digit}, and no other cell of {line} would be {digit}. Then {box} would have no place left for {digit}, so {target} is not {digit}.",
};

pub(crate) struct EmptyRectangle;

/// An instance of the empty rectangle.
struct RectangleInstance {
    digit: u8,
    /// The index of the box whose places lie in `line` and `across`.
    own_box: usize,
    /// The index of the row or column through the box in which the strong link ends.
    line: usize,
    /// The index of the perpendicular line through the box.
    across: usize,
    /// The index of the row or column outside the box that contains the strong link; it is parallel to `across`.
    outside_line: usize,
    /// The end of the strong link that lies in `line`.
    near: usize,
    /// The other end of the strong link.
    far: usize,
    /// The cell from which the digit is removed.
    target: usize,
}

impl RectangleInstance {
    fn explain(&self, context: &Context<'_>) -> Explanation {
        let houses = context.houses();
        let arguments = vec![
            ("box", Argument::House(self.own_box)),
            ("digit", Argument::Digit(self.digit)),
            ("line", Argument::House(self.line)),
            ("across", Argument::House(self.across)),
            ("target", Argument::Cell(self.target)),
            ("far", Argument::Cell(self.far)),
            ("near", Argument::Cell(self.near)),
            ("link", Argument::House(self.outside_line)),
        ];
        let focus = [self.own_box, self.outside_line];
        let focus = focus.iter().flat_map(|&house| houses.cells(house));
        let explanation = Explanation::new(&EMPTY_RECTANGLE, arguments);
        let explanation = mark_cells(explanation, Role::Focus, focus.copied());
        let ends = [self.near, self.far].map(|cell| (cell, self.digit));
        let explanation = mark_candidates(explanation, Role::Pattern, ends);
        let box_cells = || context.candidate_cells(self.own_box, self.digit);
        let grouped = box_cells().map(|cell| (cell, self.digit));
        let mut explanation = mark_candidates(explanation, Role::Grouped, grouped);
        let weak_links = |from: usize| {
            let digit = self.digit;
            let seen_places = box_cells().filter(move |&cell| context.sees(from, cell));
            seen_places.map(move |cell| Link {
                from: (from, digit),
                to: (cell, digit),
                strong: false,
            })
        };
        explanation.links.push(Link {
            from: ends[0],
            to: ends[1],
            strong: true,
        });
        explanation
            .links
            .extend(weak_links(self.near).chain(weak_links(self.target)));
        explanation
    }
}

impl Technique for EmptyRectangle {
    fn info(&self) -> TechniqueInfo {
        TechniqueInfo::new(ID, "Empty rectangle", Family::SingleDigit, DOCS)
    }

    fn find(&self, context: &Context<'_>, visit: &mut InstanceVisitor<'_>) -> ControlFlow<()> {
        let side = context.shape().side();
        let houses = context.houses();
        let lines = |own_box: usize, direction: usize| {
            let mut lines_through_box: Vec<_> = (houses.cells(own_box).iter())
                .map(|&cell| houses.of(cell)[direction])
                .collect();
            lines_through_box.sort_unstable();
            lines_through_box.dedup();
            lines_through_box
        };
        for digit in context.digits() {
            for own_box in 2 * side..3 * side {
                let places: Vec<_> = context.candidate_cells(own_box, digit).collect();
                if places.len() < 3 {
                    continue;
                }
                for row in lines(own_box, 0) {
                    for column in lines(own_box, 1) {
                        let in_row = |cell: &usize| houses.of(*cell)[0] == row;
                        let in_column = |cell: &usize| houses.of(*cell)[1] == column;
                        if places.iter().any(|cell| !in_row(cell) && !in_column(cell))
                            || places.iter().all(in_row)
                            || places.iter().all(in_column)
                        {
                            continue;
                        }
                        for (line, across, direction) in [(row, column, 0), (column, row, 1)] {
                            // Lines parallel to `across` that contain a strong link with one end in
                            // `line`, outside the box.
                            for outside_line in (1 - direction) * side..(2 - direction) * side {
                                let mut pair = context.candidate_cells(outside_line, digit);
                                let places_in_line = (pair.next(), pair.next(), pair.next());
                                let (Some(one), Some(other), None) = places_in_line else {
                                    continue;
                                };
                                let directions = [(one, other), (other, one)];
                                let is_link_to_target = |&(near, far): &(usize, usize)| {
                                    let misses_box =
                                        |line| !lines(own_box, direction).contains(&line);
                                    houses.of(near)[direction] == line
                                        && houses.of(near)[2] != own_box
                                        && misses_box(houses.of(far)[direction])
                                };
                                let Some((near, far)) =
                                    directions.into_iter().find(is_link_to_target)
                                else {
                                    continue;
                                };
                                let is_across =
                                    |cell: &usize| houses.of(*cell)[1 - direction] == across;
                                let target = houses.cells(houses.of(far)[direction]);
                                let Some(&target) = target.iter().find(|cell| is_across(cell))
                                else {
                                    continue;
                                };
                                if !context.has_candidate(target, digit) {
                                    continue;
                                }
                                let instance = RectangleInstance {
                                    digit,
                                    own_box,
                                    line,
                                    across,
                                    outside_line,
                                    near,
                                    far,
                                    target,
                                };
                                let explain = || instance.explain(context);
                                let eliminations = [(target, digit)];
                                visit(&Instance::eliminating(ID, &eliminations, &explain))?;
                            }
                        }
                    }
                }
            }
        }
        ControlFlow::Continue(())
    }
}
