//! What follows where cells would allow a second solution if they held nothing but certain digits.
//!
//! Such cells are a *deadly pattern*: blank ones that could be filled with their digits in two ways,
//! the same in every house. A puzzle with one solution never lets them, so one of those that have
//! other candidates, the *roof*, takes one of these.

use std::ops::ControlFlow;

use sudoku_grid::Digits;
use sudoku_search::{Argument, Explanation, Role, Template};

use crate::Context;
use crate::cells::Cells;
use crate::deduction::{ascending, mark_candidates};
use crate::technique::{easier_houses, holds};
use crate::wing::strong;

/// A cell of the roof.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Roof {
    /// The cell.
    pub(crate) cell: usize,
    /// Its candidates that the pattern has.
    pub(crate) inside: Digits,
    /// Its other candidates: at least one.
    pub(crate) outside: Digits,
}

/// Takes what goes, and why.
pub(crate) type Found<'a> =
    dyn FnMut(&[(usize, u8)], &dyn Fn() -> Explanation) -> ControlFlow<()> + 'a;

/// Takes cells with their candidates.
type Chosen<'a> = dyn FnMut(&[(usize, Digits)]) -> ControlFlow<()> + 'a;

/// The most cells that are taken to the roof for a naked subset.
const MOST: usize = 6;

/// The other candidates of all the roof.
pub(crate) fn outside(roof: &[Roof]) -> Digits {
    (roof.iter()).fold(Digits::EMPTY, |all, cell| all | cell.outside)
}

pub(crate) fn cells(roof: &[Roof]) -> Vec<usize> {
    roof.iter().map(|cell| cell.cell).collect()
}

/// Where the roof is one cell: what goes from it.
pub(crate) fn alone(roof: &[Roof]) -> Vec<(usize, u8)> {
    match roof {
        [only] => only.inside.iter().map(|digit| (only.cell, digit)).collect(),
        _ => Vec::new(),
    }
}

/// Where the roof is several cells whose other candidates are one digit: this, and the cells that it
/// goes from.
pub(crate) fn shared(context: &Context<'_>, roof: &[Roof]) -> Option<(u8, Vec<(usize, u8)>)> {
    let digit = outside(roof).single()?;
    if roof.len() < 2 {
        return None;
    }
    let seen = context.seen_by_all(digit, cells(roof));
    Some((digit, seen.iter().map(|cell| (cell, digit)).collect()))
}

/// Cells that are a naked subset together with one of the roof.
pub(crate) struct Subset<'a> {
    /// The houses that hold them and the roof.
    pub(crate) houses: Vec<usize>,
    /// The cells beside the roof.
    pub(crate) cells: &'a [usize],
    /// What they take up.
    pub(crate) digits: Digits,
    /// What goes.
    pub(crate) lost: Vec<(usize, u8)>,
}

/// Hands the cells that are a naked subset together with one of the roof, whose candidates are then
/// its other ones; none of the cells has any of the digits `without`.
///
/// No fewer of the cells are a naked subset, alone or with the roof.
pub(crate) fn subsets(
    context: &Context<'_>,
    roof: &[Roof],
    without: Digits,
    each: &mut dyn FnMut(&Subset<'_>) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let shape = context.shape();
    let outside = outside(roof);
    let roof = cells(roof);
    if roof.len() < 2 || outside.len() < 2 {
        return ControlFlow::Continue(());
    }
    let [row, column, block] = context.houses().of(roof[0]);
    for house in [block, row, column] {
        if !holds(shape, house, &roof) {
            continue;
        }
        let fits = |cell: &usize| {
            let own = context.candidates(*cell);
            own.len() > 1 && (own & without).is_empty() && !roof.contains(cell)
        };
        let others = context.houses().cells(house).iter().copied().filter(fits);
        let others: Vec<_> = others
            .map(|cell| (cell, context.candidates(cell)))
            .collect();
        grow(outside, &others, &mut Vec::new(), &mut |chosen| {
            let cells: Vec<_> = chosen.iter().map(|(cell, _)| *cell).collect();
            let all = || roof.iter().chain(&cells).copied();
            let told = |easier| all().all(|cell| context.houses().of(cell).contains(&easier));
            if easier_houses(shape, roof[0], house).any(told) {
                return ControlFlow::Continue(());
            }
            let digits = union(outside, chosen);
            let lost = digits.iter().flat_map(|digit| {
                let seen = context.seen_by_all(digit, all());
                seen.iter().map(move |cell| (cell, digit))
            });
            let lost = ascending(lost);
            if lost.is_empty() {
                return ControlFlow::Continue(());
            }
            each(&Subset {
                houses: [block, row, column]
                    .into_iter()
                    .filter(|it| told(*it))
                    .collect(),
                cells: &cells,
                digits,
                lost,
            })
        })?;
    }
    ControlFlow::Continue(())
}

fn union(outside: Digits, cells: &[(usize, Digits)]) -> Digits {
    cells.iter().fold(outside, |all, (_, own)| all | *own)
}

/// Adds to the chosen cells in every way that comes to a subset.
fn grow(
    outside: Digits,
    rest: &[(usize, Digits)],
    chosen: &mut Vec<(usize, Digits)>,
    each: &mut Chosen<'_>,
) -> ControlFlow<()> {
    for (at, &cell) in rest.iter().enumerate() {
        chosen.push(cell);
        if union(Digits::EMPTY, chosen).len() > chosen.len() {
            let over = union(outside, chosen).len() - chosen.len();
            if over == 1 {
                if is_whole(outside, chosen) {
                    each(chosen)?;
                }
            } else if chosen.len() < MOST && chosen.len() + over <= MOST + 1 {
                grow(outside, &rest[at + 1..], chosen, each)?;
            }
        }
        chosen.pop();
    }
    ControlFlow::Continue(())
}

/// Whether no fewer of the cells are a naked subset, alone or with the roof.
fn is_whole(outside: Digits, chosen: &[(usize, Digits)]) -> bool {
    (1_u32..(1 << chosen.len()) - 1).all(|set| {
        let some: Vec<_> = crate::tight::bits(set).map(|at| chosen[at]).collect();
        union(Digits::EMPTY, &some).len() > some.len()
            && union(outside, &some).len() > some.len() + 1
    })
}

/// A digit of the pattern that two cells of the roof keep for themselves in a house.
pub(crate) struct Locked {
    /// The house.
    pub(crate) house: usize,
    /// The digit.
    pub(crate) digit: u8,
    /// What goes: whichever of the two is this digit, the other must break the pattern.
    pub(crate) lost: Vec<(usize, u8)>,
}

/// The digits of the pattern that have no place in a house but the two cells of the roof.
pub(crate) fn locked(context: &Context<'_>, roof: &[Roof]) -> Vec<Locked> {
    let [one, other] = roof else {
        return Vec::new();
    };
    let shape = context.shape();
    let both = Cells::of(shape, [one.cell, other.cell]);
    let [row, column, block] = context.houses().of(one.cell);
    let mut all = Vec::new();
    for digit in one.inside & other.inside {
        let keeps = |house: &usize| {
            let places = Cells::of(shape, context.cells_of(*house, digit));
            holds(shape, *house, &[other.cell]) && places == both
        };
        let Some(house) = [block, row, column].into_iter().find(keeps) else {
            continue;
        };
        let lost = ascending(roof.iter().flat_map(|cell| {
            let lost = cell.inside - Digits::only(digit);
            lost.iter().map(|digit| (cell.cell, digit))
        }));
        if !lost.is_empty() {
            all.push(Locked { house, digit, lost });
        }
    }
    all
}

/// A deadly pattern that one set of digits could fill in two ways.
pub(crate) struct Pattern<'a> {
    /// The cells, ascending.
    pub(crate) cells: &'a [usize],
    /// The digits.
    pub(crate) digits: Digits,
    /// The cells with other candidates, ascending.
    pub(crate) roof: &'a [Roof],
}

static ALONE: Template = Template {
    id: "deadly-alone",
    text: "Were {cell} one of {digits}, {cells} would hold nothing else and could be filled in a second way. There is one solution: it is none of these.",
};

static SHARED: Template = Template {
    id: "deadly-shared",
    text: "With nothing but {digits} in {cells} there would be a second solution, so one of {roof} is {digit}: it goes from all cells that see all of these.",
};

static SUBSET: Template = Template {
    id: "deadly-subset",
    text: "With nothing but {digits} in {cells} there would be a second solution, so one of {roof} is one of {outside}. With {subset} it takes up {kept}: these go from the rest of {houses}.",
};

static LOCKED: Template = Template {
    id: "deadly-locked",
    text: "With nothing but {digits} in {cells} there would be a second solution. {link} has no place for {digit} but {roof}, so one of these is {digit} and the other breaks the pattern: neither is {other}.",
};

impl Pattern<'_> {
    /// The roof of a pattern: those of its cells with candidates besides its digits.
    pub(crate) fn roof(context: &Context<'_>, cells: &[usize], digits: Digits) -> Vec<Roof> {
        let roof = cells.iter().map(|&cell| {
            let own = context.candidates(cell);
            Roof {
                cell,
                inside: own & digits,
                outside: own - digits,
            }
        });
        roof.filter(|cell| !cell.outside.is_empty()).collect()
    }

    /// Why, with the pattern marked: all that it keeps of its own digits, and what spoils it.
    pub(crate) fn explain(
        &self,
        context: &Context<'_>,
        template: &'static Template,
        more: Vec<(&'static str, Argument)>,
        lost: &[(usize, u8)],
    ) -> Explanation {
        let mut arguments = vec![
            ("cells", Argument::Cells(self.cells.to_vec())),
            ("digits", Argument::Digits(self.digits)),
            ("roof", Argument::Cells(cells(self.roof))),
        ];
        arguments.extend(more);
        let inside = self.cells.iter().flat_map(|&cell| {
            let own = context.candidates(cell) & self.digits;
            own.iter().map(move |digit| (cell, digit))
        });
        let kept = inside.filter(|it| !lost.contains(it));
        let explanation = Explanation::new(template, arguments);
        let explanation = mark_candidates(explanation, Role::Pattern, kept);
        mark_roof(explanation, self.roof)
    }

    /// Hands all that follows from cells, ascending, that must not hold these digits alone.
    pub(crate) fn conclude(
        context: &Context<'_>,
        cells: &[usize],
        digits: Digits,
        each: &mut Found<'_>,
    ) -> ControlFlow<()> {
        let roof = Pattern::roof(context, cells, digits);
        let pattern = Pattern {
            cells,
            digits,
            roof: &roof,
        };
        pattern.alone(context, each)?;
        pattern.shared(context, each)?;
        pattern.subsets(context, each)?;
        pattern.locked(context, each)
    }

    /// As [`alone`].
    pub(crate) fn alone(&self, context: &Context<'_>, each: &mut Found<'_>) -> ControlFlow<()> {
        let lost = alone(self.roof);
        if lost.is_empty() {
            return ControlFlow::Continue(());
        }
        let more = || vec![("cell", Argument::Cell(self.roof[0].cell))];
        each(&lost, &|| self.explain(context, &ALONE, more(), &lost))
    }

    /// As [`shared`].
    pub(crate) fn shared(&self, context: &Context<'_>, each: &mut Found<'_>) -> ControlFlow<()> {
        match shared(context, self.roof) {
            Some((digit, lost)) if !lost.is_empty() => {
                let more = || vec![("digit", Argument::Digit(digit))];
                each(&lost, &|| self.explain(context, &SHARED, more(), &lost))
            }
            _ => ControlFlow::Continue(()),
        }
    }

    /// As [`subsets`], of cells without the digits of the pattern.
    pub(crate) fn subsets(&self, context: &Context<'_>, each: &mut Found<'_>) -> ControlFlow<()> {
        subsets(context, self.roof, self.digits, &mut |subset| {
            each(&subset.lost, &|| {
                let more = arguments_of(subset, self.roof);
                let explanation = self.explain(context, &SUBSET, more, &subset.lost);
                mark_subset(context, explanation, subset)
            })
        })
    }

    /// As [`locked`].
    pub(crate) fn locked(&self, context: &Context<'_>, each: &mut Found<'_>) -> ControlFlow<()> {
        for found in locked(context, self.roof) {
            let Locked { house, digit, lost } = &found;
            each(lost, &|| {
                let other = self.digits - Digits::only(*digit);
                let more = vec![
                    ("link", Argument::House(*house)),
                    ("digit", Argument::Digit(*digit)),
                    ("other", Argument::Digits(other)),
                ];
                let explanation = self.explain(context, &LOCKED, more, lost);
                link_roof(explanation, self.roof, *digit)
            })?;
        }
        ControlFlow::Continue(())
    }
}

/// What is told of a subset.
pub(crate) fn arguments_of(subset: &Subset<'_>, roof: &[Roof]) -> Vec<(&'static str, Argument)> {
    vec![
        ("outside", Argument::Digits(outside(roof))),
        ("subset", Argument::Cells(subset.cells.to_vec())),
        ("kept", Argument::Digits(subset.digits)),
        ("houses", Argument::Houses(subset.houses.clone())),
    ]
}

/// Marks what spoils the pattern.
pub(crate) fn mark_roof(explanation: Explanation, roof: &[Roof]) -> Explanation {
    let outside = roof
        .iter()
        .flat_map(|cell| cell.outside.iter().map(|digit| (cell.cell, digit)));
    mark_candidates(explanation, Role::Fin, outside)
}

/// Marks the cells beside the roof.
pub(crate) fn mark_subset(
    context: &Context<'_>,
    explanation: Explanation,
    subset: &Subset<'_>,
) -> Explanation {
    let own = |&cell: &usize| {
        let own = context.candidates(cell);
        own.iter().map(move |digit| (cell, digit))
    };
    mark_candidates(explanation, Role::First, subset.cells.iter().flat_map(own))
}

/// Joins the two cells of the roof by the digit that one of them is.
pub(crate) fn link_roof(mut explanation: Explanation, roof: &[Roof], digit: u8) -> Explanation {
    if let [one, other] = roof {
        (explanation.links).push(strong((one.cell, digit), (other.cell, digit)));
    }
    explanation
}
