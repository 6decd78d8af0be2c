//! Sue de Coq: two almost locked sets and the cells where their houses meet.

use std::ops::ControlFlow;

use sudoku_grid::Digits;
use sudoku_search::{Argument, Explanation, Role, Template, docs};

use crate::deduction::{ascending, mark_cells};
use crate::{About, Context, Each, Family, Instance, Level, Technique};

docs! {
    /// Cells where a line and a box meet, with some of the line and some of the box, hold as many
    /// digits as they are.
    ///
    /// # How it works
    ///
    /// Take two or more cells where a line and a box meet, some cells of the rest of the line and
    /// some of the rest of the box. These two have no digit in common, so each digit can stand only
    /// once in all the cells chosen. If they have as many candidates as they are, each candidate
    /// does stand there. Those that are not in the cells of the box alone are in the line, and go
    /// from its other cells; those that are not in the cells of the line alone are in the box, and
    /// go from its other cells. Both parts are needed: without the one or the other there are more
    /// candidates than cells.
    ///
    /// In grids above 9×9 a part of a line or a box has up to three cells.
    ///
    /// # References
    ///
    /// Told first by a player of that name in 2005 as *two-sector disjoint subsets*. Parts of
    /// several cells, and with digits of their own, are its extended form.
    const DOCS;
}

const ID: &str = "sue-de-coq";

static SUE_DE_COQ: Template = Template {
    id: ID,
    text: "{cells} in {line} and {box}, with {of_line} and {of_box}, have as many candidates as they are, and each of them stands there: {in_line} go from the rest of {line}, {in_box} from the rest of {box}.",
};

pub(crate) struct SueDeCoq;

/// Cells, and their candidates.
#[derive(Clone)]
struct Part {
    cells: Vec<usize>,
    digits: Digits,
}

/// Every choice of up to `most` of the cells, and at least `least`.
fn parts(context: &Context<'_>, cells: &[usize], least: usize, most: usize) -> Vec<Part> {
    let mut all = vec![Part {
        cells: Vec::new(),
        digits: Digits::EMPTY,
    }];
    for &cell in cells {
        for at in 0..all.len() {
            let Part { cells, digits } = &all[at];
            if cells.len() < most {
                let digits = *digits | context.candidates(cell);
                let cells = cells.iter().copied().chain([cell]).collect();
                all.push(Part { cells, digits });
            }
        }
    }
    all.retain(|part| part.cells.len() >= least);
    all.sort_by(|one, other| (one.cells.len(), &one.cells).cmp(&(other.cells.len(), &other.cells)));
    all
}

/// A line and a box that meet.
struct Meeting<'a> {
    context: &'a Context<'a>,
    line: usize,
    in_box: usize,
}

impl Meeting<'_> {
    /// The blank cells of a house that are in another one, or are not.
    fn blanks(&self, house: usize, other: usize, inside: bool) -> Vec<usize> {
        let houses = self.context.houses();
        (houses.cells(house).iter().copied())
            .filter(|&cell| !self.context.candidates(cell).is_empty())
            .filter(|&cell| houses.of(cell).contains(&other) == inside)
            .collect()
    }

    fn find(&self, each: &mut Each<'_>) -> ControlFlow<()> {
        let most = if self.context.shape().side() <= 9 {
            9
        } else {
            3
        };
        let shared = self.blanks(self.line, self.in_box, true);
        let of_line = parts(
            self.context,
            &self.blanks(self.line, self.in_box, false),
            1,
            most,
        );
        let of_box = parts(
            self.context,
            &self.blanks(self.in_box, self.line, false),
            1,
            most,
        );
        for middle in parts(self.context, &shared, 2, shared.len()) {
            // How many candidates are too many, and of how many a part makes up for.
            let surplus = middle.digits.len().saturating_sub(middle.cells.len());
            // A part makes up for no more than it has cells: on a blank grid of 25×25 no two do.
            if surplus > 2 * most {
                continue;
            }
            let made_up = |part: &Part| {
                let own = (part.digits - middle.digits).len();
                part.cells.len().saturating_sub(own)
            };
            let fits = |part: &&Part| (1..surplus).contains(&made_up(part));
            let lines: Vec<&Part> = of_line.iter().filter(fits).collect();
            let boxes: Vec<&Part> = of_box.iter().filter(fits).collect();
            for of_line in lines {
                for of_box in &boxes {
                    if made_up(of_line) + made_up(of_box) != surplus
                        || !(of_line.digits & of_box.digits).is_empty()
                    {
                        continue;
                    }
                    self.tell([&middle, of_line, of_box], each)?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    fn tell(&self, [middle, of_line, of_box]: [&Part; 3], each: &mut Each<'_>) -> ControlFlow<()> {
        let digits = [
            (middle.digits | of_line.digits) - of_box.digits,
            (middle.digits | of_box.digits) - of_line.digits,
        ];
        let houses = [self.line, self.in_box];
        let rest = |place: usize| {
            let own = [of_line, of_box][place];
            (self.context.houses().cells(houses[place]).iter().copied())
                .filter(|cell| !middle.cells.contains(cell) && !own.cells.contains(cell))
        };
        let lost = ascending([0, 1].into_iter().flat_map(|place| {
            rest(place).flat_map(move |cell| {
                let lost = self.context.candidates(cell) & digits[place];
                lost.iter().map(move |digit| (cell, digit))
            })
        }));
        if lost.is_empty() {
            return ControlFlow::Continue(());
        }
        let explain = || {
            let arguments = vec![
                ("cells", Argument::Cells(middle.cells.clone())),
                ("line", Argument::House(self.line)),
                ("box", Argument::House(self.in_box)),
                ("of_line", Argument::Cells(of_line.cells.clone())),
                ("of_box", Argument::Cells(of_box.cells.clone())),
                ("in_line", Argument::Digits(digits[0])),
                ("in_box", Argument::Digits(digits[1])),
            ];
            let mut explanation = Explanation::new(&SUE_DE_COQ, arguments);
            let houses = houses
                .iter()
                .flat_map(|&house| self.context.houses().cells(house));
            let mut focus: Vec<usize> = houses.copied().collect();
            focus.sort_unstable();
            focus.dedup();
            explanation = mark_cells(explanation, Role::Focus, focus);
            for (role, part) in [
                (Role::First, middle),
                (Role::Second, of_line),
                (Role::Third, of_box),
            ] {
                explanation = mark_cells(explanation, role, part.cells.iter().copied());
            }
            explanation
        };
        each(&Instance::eliminating(ID, &lost, &explain))
    }
}

impl Technique for SueDeCoq {
    fn about(&self) -> About {
        About::new(ID, "Sue de Coq", Family::AlmostLockedSets, DOCS).hodoku(Level::Unfair, 250)
    }

    fn find(&self, context: &Context<'_>, each: &mut Each<'_>) -> ControlFlow<()> {
        let side = context.shape().side();
        for in_box in 2 * side..3 * side {
            let mut lines: Vec<usize> = (context.houses().cells(in_box).iter())
                .flat_map(|&cell| context.houses().of(cell))
                .filter(|&house| house != in_box)
                .collect();
            lines.sort_unstable();
            lines.dedup();
            for line in lines {
                Meeting {
                    context,
                    line,
                    in_box,
                }
                .find(each)?;
            }
        }
        ControlFlow::Continue(())
    }
}
