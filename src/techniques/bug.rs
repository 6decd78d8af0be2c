//! Bivalue universal graves.

use std::ops::ControlFlow;

use sudoku_grid::Digits;
use sudoku_search::{Argument, Explanation, Role, Template, docs};

use crate::deadly::{
    Roof, arguments_of, cells, link_roof, locked, mark_roof, mark_subset, subsets,
};
use crate::tight::bits;
use crate::{About, Context, Each, Family, Instance, Level, Technique};

docs! {
    /// But for one candidate, every blank cell has two candidates and every digit two places in each
    /// house: the cell takes that candidate.
    ///
    /// # How it works
    ///
    /// Without it there would be a *bivalue universal grave*: whatever filled the blank cells, each
    /// could take its other candidate instead, and every house would still have each digit once. So
    /// there would be a second solution, or none.
    ///
    /// It holds only where the puzzle has one solution.
    ///
    /// # References
    ///
    /// *BUG+1*.
    const ONE_DOCS;
}

docs! {
    /// But for a few candidates, every blank cell has two candidates and every digit two places in
    /// each house: what none of the few would leave goes.
    ///
    /// # How it works
    ///
    /// Without the few there would be a *bivalue universal grave*, which has two solutions or none,
    /// so one of them is right. Where all are the same digit, it goes from all cells that see all of
    /// them; where they are in one cell, its other candidates go. There are up to nine of them.
    ///
    /// It holds only where the puzzle has one solution.
    ///
    /// # References
    ///
    /// *BUG type 2*; with two of them *BUG+2*, and so on.
    const TWO_DOCS;
}

docs! {
    /// But for a few candidates in cells of a house, every blank cell has two candidates and every
    /// digit two places in each house; one of these cells is a naked subset with others.
    ///
    /// # How it works
    ///
    /// One of the few candidates is right, or there would be a *bivalue universal grave*, which has
    /// two solutions or none. So their cells count as one cell with all of these; where it has, with
    /// others of the house, only as many candidates as they are cells, the rest of the house has none
    /// of these digits. No fewer of the others would do.
    ///
    /// It holds only where the puzzle has one solution.
    ///
    /// # References
    ///
    /// *BUG type 3*.
    const THREE_DOCS;
}

docs! {
    /// But for candidates in two cells of a house, every blank cell has two candidates and every
    /// digit two places in each house; one of the two cells is a digit that both have, and the other
    /// is not what it would be in the grave.
    ///
    /// # How it works
    ///
    /// One of the candidates too many is right, or there would be a *bivalue universal grave*, which
    /// has two solutions or none. If one cell is the digit that the two keep for themselves in the
    /// house, it must be the other that takes such a candidate.
    ///
    /// It holds only where the puzzle has one solution.
    ///
    /// # References
    ///
    /// *BUG type 4*.
    const FOUR_DOCS;
}

static ONE: Template = Template {
    id: "bug",
    text: "But for {digit} in {cell}, every blank cell has two candidates and every digit two places in each house, which makes two solutions or none: {cell} is {digit}.",
};

static TWO: Template = Template {
    id: "bug-2",
    text: "But for {extras}, every blank cell has two candidates and every digit two places in each house, which makes two solutions or none. One of these is right: what goes agrees with none of them.",
};

static THREE: Template = Template {
    id: "bug-3",
    text: "But for {extras}, every blank cell has two candidates and every digit two places in each house, which makes two solutions or none. One of {roof} is one of {outside}, and with {subset} it takes up {kept}: these go from the rest of {houses}.",
};

static FOUR: Template = Template {
    id: "bug-4",
    text: "But for {extras}, every blank cell has two candidates and every digit two places in each house, which makes two solutions or none. {link} has no place for {digit} but {roof}: one is {digit}, so the other is what it is too many.",
};

/// The most candidates too many.
const MOST: usize = 9;

/// How often each digit stands in each house beyond twice.
struct Surplus<'a> {
    context: &'a Context<'a>,
    counts: Vec<u32>,
}

impl<'a> Surplus<'a> {
    /// `None` if a digit has a single place.
    fn new(context: &'a Context<'a>) -> Option<Self> {
        let side = context.shape().side();
        let mut counts = Vec::with_capacity(3 * side * side);
        for house in 0..3 * side {
            for digit in context.digits() {
                match context.places(house, digit).count_ones() {
                    1 => return None,
                    count => counts.push(count.saturating_sub(2)),
                }
            }
        }
        Some(Self { context, counts })
    }

    fn place(&self, house: usize, digit: u8) -> usize {
        house * self.context.shape().side() + usize::from(digit) - 1
    }

    /// Whether all three houses of a cell have a digit too often.
    fn has(&self, cell: usize, digit: u8) -> bool {
        let houses = self.context.houses().of(cell).into_iter();
        houses
            .map(|house| self.counts[self.place(house, digit)])
            .all(|count| count > 0)
    }

    /// Takes the digits out of the cell, or puts them back.
    fn change(&mut self, cell: usize, digits: Digits, back: bool) {
        for house in self.context.houses().of(cell) {
            for digit in digits {
                let place = self.place(house, digit);
                if back {
                    self.counts[place] += 1;
                } else {
                    self.counts[place] -= 1;
                }
            }
        }
    }

    /// Chooses what is too many in each of the cells from `roof.len()` on, in every way that leaves
    /// nothing too often.
    fn choose(
        &mut self,
        many: &[usize],
        roof: &mut Vec<Roof>,
        each: &mut dyn FnMut(&[Roof]) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let Some(&cell) = many.get(roof.len()) else {
            return if self.counts.iter().all(|count| *count == 0) {
                each(roof)
            } else {
                ControlFlow::Continue(())
            };
        };
        let own = self.context.candidates(cell);
        let could: Vec<u8> = own.iter().filter(|digit| self.has(cell, *digit)).collect();
        for set in 1_u32..1 << could.len() {
            if set.count_ones() as usize + 2 != own.len() {
                continue;
            }
            let outside: Digits = bits(set).map(|at| could[at]).collect();
            self.change(cell, outside, false);
            roof.push(Roof {
                cell,
                inside: own - outside,
                outside,
            });
            let end = self.choose(many, roof, each);
            roof.pop();
            self.change(cell, outside, true);
            end?;
        }
        ControlFlow::Continue(())
    }
}

/// Hands what would be too many for a grave: the cells, ascending, with the candidates that they
/// would keep and the others.
fn each_grave(
    context: &Context<'_>,
    each: &mut dyn FnMut(&[Roof]) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let mut many = Vec::new();
    let mut extras = 0;
    for cell in context.position().blanks() {
        match context.candidates(cell).len() {
            0 | 1 => return ControlFlow::Continue(()),
            2 => {}
            count => {
                many.push(cell);
                extras += count - 2;
            }
        }
        if extras > MOST {
            return ControlFlow::Continue(());
        }
    }
    match Surplus::new(context) {
        Some(mut surplus) if extras > 0 => surplus.choose(&many, &mut Vec::new(), each),
        _ => ControlFlow::Continue(()),
    }
}

pub(crate) struct Bug {
    about: About,
    kind: u8,
}

fn extras(roof: &[Roof]) -> Vec<(usize, u8)> {
    let of_cell = |cell: &Roof| {
        let at = cell.cell;
        cell.outside.iter().map(move |digit| (at, digit))
    };
    roof.iter().flat_map(of_cell).collect()
}

/// The sentence with all that is too many, and this marked.
fn explain(
    template: &'static Template,
    roof: &[Roof],
    more: Vec<(&'static str, Argument)>,
) -> Explanation {
    let mut arguments = vec![
        ("extras", Argument::Candidates(extras(roof))),
        ("roof", Argument::Cells(cells(roof))),
    ];
    arguments.extend(more);
    let mut explanation = Explanation::new(template, arguments);
    for cell in roof {
        for digit in cell.inside {
            explanation = explanation.mark(Role::Pattern, cell.cell, Some(digit));
        }
    }
    mark_roof(explanation, roof)
}

/// The candidates that agree with none of what is too many.
fn lost(context: &Context<'_>, roof: &[Roof]) -> Vec<(usize, u8)> {
    let extras = extras(roof);
    let agrees = |cell: usize, digit: u8| {
        extras.iter().any(|&(other, own)| {
            (cell == other && digit == own)
                || (cell != other && (digit != own || !context.sees(cell, other)))
        })
    };
    let mut all = Vec::new();
    for cell in context.position().blanks() {
        for digit in context.candidates(cell) {
            if !agrees(cell, digit) {
                all.push((cell, digit));
            }
        }
    }
    all
}

impl Bug {
    pub(crate) const ONE: Self = Self {
        about: about("bug", "Bivalue universal grave +1", ONE_DOCS).hodoku(Level::Hard, 100),
        kind: 1,
    };
    pub(crate) const TWO: Self = Self {
        about: about("bug-2", "Bivalue universal grave, type 2", TWO_DOCS),
        kind: 2,
    };
    pub(crate) const THREE: Self = Self {
        about: about("bug-3", "Bivalue universal grave, type 3", THREE_DOCS),
        kind: 3,
    };
    pub(crate) const FOUR: Self = Self {
        about: about("bug-4", "Bivalue universal grave, type 4", FOUR_DOCS),
        kind: 4,
    };

    fn of(&self, context: &Context<'_>, roof: &[Roof], each: &mut Each<'_>) -> ControlFlow<()> {
        let id = self.about.id;
        let extras = extras(roof);
        match (self.kind, &extras[..]) {
            (1, [only]) => {
                let explain = || {
                    let more = vec![
                        ("cell", Argument::Cell(only.0)),
                        ("digit", Argument::Digit(only.1)),
                    ];
                    explain(&ONE, roof, more)
                };
                each(&Instance::placing(id, only, &explain))
            }
            (2, [_, _, ..]) => {
                let lost = lost(context, roof);
                if lost.is_empty() {
                    return ControlFlow::Continue(());
                }
                let explain = || explain(&TWO, roof, Vec::new());
                each(&Instance::eliminating(id, &lost, &explain))
            }
            (3, _) => subsets(context, roof, Digits::EMPTY, &mut |subset| {
                let explain = || {
                    let explanation = explain(&THREE, roof, arguments_of(subset, roof));
                    mark_subset(context, explanation, subset)
                };
                each(&Instance::eliminating(id, &subset.lost, &explain))
            }),
            (4, _) => {
                for found in locked(context, roof) {
                    let explain = || {
                        let more = vec![
                            ("link", Argument::House(found.house)),
                            ("digit", Argument::Digit(found.digit)),
                        ];
                        link_roof(explain(&FOUR, roof, more), roof, found.digit)
                    };
                    each(&Instance::eliminating(id, &found.lost, &explain))?;
                }
                ControlFlow::Continue(())
            }
            _ => ControlFlow::Continue(()),
        }
    }
}

const fn about(id: &'static str, name: &'static str, docs: &'static str) -> About {
    About::new(id, name, Family::Uniqueness, docs).assuming_one_solution()
}

impl Technique for Bug {
    fn about(&self) -> About {
        self.about
    }

    fn find(&self, context: &Context<'_>, each: &mut Each<'_>) -> ControlFlow<()> {
        each_grave(context, &mut |roof| self.of(context, roof, each))
    }
}
