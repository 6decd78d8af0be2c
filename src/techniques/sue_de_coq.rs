//! Sue de Coq: two almost locked sets and the intersection of their houses.

use std::ops::ControlFlow;

use sudoku_grid::Digits;
use sudoku_search::{Argument, Explanation, Role, Template, docs};

use crate::deduction::{mark_cells, sorted_unique};
use crate::{Context, Family, Instance, InstanceVisitor, Technique, TechniqueInfo};

docs! {
    /// A group of n cells has only n candidates: some of the cells lie in the intersection of a
    /// line and a box, some in the rest of the line, and some in the rest of the box.
    ///
    /// # How it works
    ///
    /// Take two or more cells in the intersection of a line and a box, some cells of the rest of
    /// the line (the line part), and some cells of the rest of the box (the box part). The two
    /// parts have no candidate in common, so each digit can occur only once in all chosen cells.
    /// The n chosen cells have only n candidates, so each candidate occurs exactly once. Digits
    /// that are not candidates of the box part must occur in the line, and are removed from its
    /// other cells; digits that are not candidates of the line part must occur in the box, and are
    /// removed from its other cells. Both parts are necessary: without either of them, there are
    /// more candidates than cells.
    ///
    /// In grids larger than 9×9, each part has at most three cells.
    ///
    /// # References
    ///
    /// First described by a player of that name in 2005 as *two-sector disjoint subsets*. Parts of
    /// several cells, and parts with digits of their own, are its extended form.
    const DOCS;
}

const ID: &str = "sue-de-coq";

static SUE_DE_COQ: Template = Template {
    id: ID,
    text: "{cells} lie in both {line} and {box}. Together with {of_line} in the rest of {line} and {of_box} in the rest of {box}, they are {count} cells with exactly {count} candidates: {digits}. No digit can be in two of these cells: no candidate of {of_line} is a candidate of {of_box}, and any other two of these cells lie together in {line} or in {box}. So each of these digits is in exactly one of these cells. {line_digits|The digit|The digits} {in_line} {line_digits|is not a candidate|are not candidates} of {of_box}, so {line_digits|it is|they are} in {line_cells}. All of these cells lie in {line}, so {line_digits|the digit|the digits} can be removed from the rest of {line}. {box_digits|The digit|The digits} {in_box} {box_digits|is not a candidate|are not candidates} of {of_line}, so {box_digits|it is|they are} in {box_cells}. All of these cells lie in {box}, so {box_digits|the digit|the digits} can be removed from the rest of {box}.",
};

pub(crate) struct SueDeCoq;

/// Some cells of a house, and the union of their candidates.
#[derive(Clone)]
struct CellGroup {
    cells: Vec<usize>,
    digits: Digits,
}

/// All choices of at least `min_size` and at most `max_size` of the cells, ordered by size and then
/// by cells.
fn groups(
    context: &Context<'_>,
    cells: &[usize],
    min_size: usize,
    max_size: usize,
) -> Vec<CellGroup> {
    let mut choices = vec![CellGroup {
        cells: Vec::new(),
        digits: Digits::EMPTY,
    }];
    for &cell in cells {
        for index in 0..choices.len() {
            let CellGroup { cells, digits } = &choices[index];
            if cells.len() < max_size {
                let digits = *digits | context.candidates(cell);
                let cells = cells.iter().copied().chain([cell]).collect();
                choices.push(CellGroup { cells, digits });
            }
        }
    }
    choices.retain(|group| group.cells.len() >= min_size);
    choices.sort_by(|one, other| {
        (one.cells.len(), &one.cells).cmp(&(other.cells.len(), &other.cells))
    });
    choices
}

/// A line and a box that intersect.
struct LineBoxIntersection<'a> {
    context: &'a Context<'a>,
    line: usize,
    in_box: usize,
}

impl LineBoxIntersection<'_> {
    /// The blank cells of `house` that are also in `other` if `inside` is `true`, or that are not
    /// in `other` if it is `false`.
    fn blanks(&self, house: usize, other: usize, inside: bool) -> Vec<usize> {
        let houses = self.context.houses();
        (houses.cells(house).iter().copied())
            .filter(|&cell| !self.context.candidates(cell).is_empty())
            .filter(|&cell| houses.of(cell).contains(&other) == inside)
            .collect()
    }

    /// Finds all instances for this line and box.
    fn find(&self, visit: &mut InstanceVisitor<'_>) -> ControlFlow<()> {
        let max_size = if self.context.shape().side() <= 9 {
            9
        } else {
            3
        };
        let shared_cells = self.blanks(self.line, self.in_box, true);
        let line_groups = groups(
            self.context,
            &self.blanks(self.line, self.in_box, false),
            1,
            max_size,
        );
        let box_groups = groups(
            self.context,
            &self.blanks(self.in_box, self.line, false),
            1,
            max_size,
        );
        for intersection in groups(self.context, &shared_cells, 2, shared_cells.len()) {
            // The number of candidates in excess of cells in the intersection, which the two other
            // parts have to compensate.
            let surplus = intersection
                .digits
                .len()
                .saturating_sub(intersection.cells.len());
            // A part compensates at most one candidate per cell, so on a blank 25×25 grid no two
            // parts are enough.
            if surplus > 2 * max_size {
                continue;
            }
            let compensation = |group: &CellGroup| {
                let own_digit_count = (group.digits - intersection.digits).len();
                group.cells.len().saturating_sub(own_digit_count)
            };
            let is_useful = |group: &&CellGroup| (1..surplus).contains(&compensation(group));
            let line_parts: Vec<&CellGroup> = line_groups.iter().filter(is_useful).collect();
            let box_parts: Vec<&CellGroup> = box_groups.iter().filter(is_useful).collect();
            for line_part in line_parts {
                for box_part in &box_parts {
                    if compensation(line_part) + compensation(box_part) != surplus
                        || !(line_part.digits & box_part.digits).is_empty()
                    {
                        continue;
                    }
                    self.report([&intersection, line_part, box_part], visit)?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// Passes the instance made of the intersection's cells and the two parts to `visit`, if it
    /// eliminates a candidate.
    fn report(
        &self,
        [intersection, line_part, box_part]: [&CellGroup; 3],
        visit: &mut InstanceVisitor<'_>,
    ) -> ControlFlow<()> {
        let digits = [
            (intersection.digits | line_part.digits) - box_part.digits,
            (intersection.digits | box_part.digits) - line_part.digits,
        ];
        let houses = [self.line, self.in_box];
        let remaining_cells = |part: usize| {
            let group = [line_part, box_part][part];
            (self.context.houses().cells(houses[part]).iter().copied())
                .filter(|cell| !intersection.cells.contains(cell) && !group.cells.contains(cell))
        };
        let eliminations = sorted_unique([0, 1].into_iter().flat_map(|part| {
            remaining_cells(part).flat_map(move |cell| {
                let eliminations = self.context.candidates(cell) & digits[part];
                eliminations.iter().map(move |digit| (cell, digit))
            })
        }));
        if eliminations.is_empty() {
            return ControlFlow::Continue(());
        }
        let explain = || {
            let cells = intersection.cells.len() + line_part.cells.len() + box_part.cells.len();
            let cells_with = |part: &CellGroup| {
                let mut all = [&intersection.cells[..], &part.cells].concat();
                all.sort_unstable();
                Argument::Cells(all)
            };
            let arguments = vec![
                ("cells", Argument::Cells(intersection.cells.clone())),
                ("line", Argument::House(self.line)),
                ("box", Argument::House(self.in_box)),
                ("of_line", Argument::Cells(line_part.cells.clone())),
                ("of_box", Argument::Cells(box_part.cells.clone())),
                ("line_cells", cells_with(line_part)),
                ("box_cells", cells_with(box_part)),
                ("count", Argument::Number(cells as u64)),
                (
                    "digits",
                    Argument::Digits(digits[0] | digits[1] | intersection.digits),
                ),
                ("in_line", Argument::Digits(digits[0])),
                ("in_box", Argument::Digits(digits[1])),
                ("line_digits", Argument::Number(digits[0].len() as u64)),
                ("box_digits", Argument::Number(digits[1].len() as u64)),
            ];
            let mut explanation = Explanation::new(&SUE_DE_COQ, arguments);
            let houses = houses
                .iter()
                .flat_map(|&house| self.context.houses().cells(house));
            let mut focus: Vec<usize> = houses.copied().collect();
            focus.sort_unstable();
            focus.dedup();
            explanation = mark_cells(explanation, Role::Focus, focus);
            for (role, group) in [
                (Role::First, intersection),
                (Role::Second, line_part),
                (Role::Third, box_part),
            ] {
                explanation = mark_cells(explanation, role, group.cells.iter().copied());
            }
            explanation
        };
        visit(&Instance::eliminating(ID, &eliminations, &explain))
    }
}

impl Technique for SueDeCoq {
    fn info(&self) -> TechniqueInfo {
        TechniqueInfo::new(ID, "Sue de Coq", Family::AlmostLockedSets, DOCS)
    }

    fn find(&self, context: &Context<'_>, visit: &mut InstanceVisitor<'_>) -> ControlFlow<()> {
        let side = context.shape().side();
        for in_box in 2 * side..3 * side {
            let mut line_parts: Vec<usize> = (context.houses().cells(in_box).iter())
                .flat_map(|&cell| context.houses().of(cell))
                .filter(|&house| house != in_box)
                .collect();
            line_parts.sort_unstable();
            line_parts.dedup();
            for line in line_parts {
                LineBoxIntersection {
                    context,
                    line,
                    in_box,
                }
                .find(visit)?;
            }
        }
        ControlFlow::Continue(())
    }
}
