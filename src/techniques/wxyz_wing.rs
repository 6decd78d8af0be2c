//! WXYZ-wing.

use std::ops::ControlFlow;

use sudoku_grid::Digits;
use sudoku_search::{Argument, Explanation, Role, Template, docs};

use crate::cells::Cells;
use crate::deduction::mark_candidates;
use crate::{About, Context, Each, Family, Instance, Technique};

docs! {
    /// Four cells with four digits between them, of which only one can be there more than once: one
    /// of the cells is that.
    ///
    /// # How it works
    ///
    /// Three of the digits stand in cells that all see each other, so each of them fills one of the
    /// four cells at most. What is left is filled by the fourth digit, Z, which goes from all cells
    /// that see every place it has among the four. Any fewer of the four cells have more digits than
    /// they are: otherwise they are a naked subset or a smaller wing.
    ///
    /// # References
    ///
    /// The next after the XY-wing and the XYZ-wing; in its first form one of the cells, the *hinge*,
    /// sees the three others. Also *bent quad*.
    const DOCS;
}

const ID: &str = "wxyz-wing";

/// Cells of a wing.
const SIZE: usize = 4;

static WXYZ: Template = Template {
    id: ID,
    text: "{cells} have {digits} between them, and only {digit} can be in more than one: it is in one at least, and goes from the cells that see all of these.",
};

pub(crate) struct WxyzWing;

/// Cells that were taken together so far.
#[derive(Clone, Copy)]
struct Part {
    cells: [usize; SIZE],
    size: usize,
    /// Their candidates.
    digits: Digits,
    /// Those that two cells have that do not see each other.
    loose: Digits,
}

impl Part {
    fn cells(&self) -> &[usize] {
        &self.cells[..self.size]
    }

    /// These and one more, if that can become a wing.
    fn with(&self, context: &Context<'_>, cell: usize) -> Option<Self> {
        let own = context.candidates(cell);
        let mut more = *self;
        more.cells[more.size] = cell;
        more.size += 1;
        more.digits |= own;
        for &other in self.cells() {
            if !context.sees(cell, other) {
                more.loose |= own & context.candidates(other);
            }
        }
        (more.digits.len() <= SIZE && more.loose.len() <= 1).then_some(more)
    }

    /// Whether any fewer of the cells have more digits than they are.
    fn is_whole(&self, context: &Context<'_>) -> bool {
        (1_u32..(1 << SIZE) - 1).all(|set| {
            let chosen = crate::tight::bits(set).map(|at| context.candidates(self.cells[at]));
            chosen.fold(Digits::EMPTY, |all, own| all | own).len() > set.count_ones() as usize
        })
    }
}

/// Hands each choice of four cells that could be a wing, once: grown from their lowest cell by
/// cells that share a digit with one of them in a house.
struct Growth<'a> {
    context: &'a Context<'a>,
    /// The cells with two to four candidates.
    near: Vec<Cells>,
}

impl Growth<'_> {
    /// `next` are cells that may be added, and `known` those that were seen before.
    fn grow(
        &self,
        part: &Part,
        next: &Cells,
        known: &Cells,
        each: &mut dyn FnMut(&Part) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let mut next = *next;
        while let Some(cell) = next.first() {
            next.remove(cell);
            let Some(more) = part.with(self.context, cell) else {
                continue;
            };
            if more.size == SIZE {
                each(&more)?;
            } else {
                let new = self.near[cell] - *known;
                self.grow(&more, &(next | new), &(*known | new), each)?;
            }
        }
        ControlFlow::Continue(())
    }

    fn each(&self, each: &mut dyn FnMut(&Part) -> ControlFlow<()>) -> ControlFlow<()> {
        let shape = self.context.shape();
        let none = Part {
            cells: [0; SIZE],
            size: 0,
            digits: Digits::EMPTY,
            loose: Digits::EMPTY,
        };
        let mut lower = Cells::empty(shape);
        for cell in 0..shape.cells() {
            lower.insert(cell);
            if self.near[cell].is_empty() {
                continue;
            }
            if let Some(part) = none.with(self.context, cell) {
                let next = self.near[cell] - lower;
                self.grow(&part, &next, &(lower | next), each)?;
            }
        }
        ControlFlow::Continue(())
    }
}

fn explain(context: &Context<'_>, cells: &[usize], digits: Digits, digit: u8) -> Explanation {
    let arguments = vec![
        ("cells", Argument::Cells(cells.to_vec())),
        ("digits", Argument::Digits(digits)),
        ("digit", Argument::Digit(digit)),
    ];
    let own = |&cell: &usize| {
        let own = context.candidates(cell);
        own.iter().map(move |digit| (cell, digit))
    };
    let explanation = Explanation::new(&WXYZ, arguments);
    let all = || cells.iter().flat_map(own);
    let explanation = mark_candidates(
        explanation,
        Role::Pattern,
        all().filter(|(_, own)| *own != digit),
    );
    mark_candidates(
        explanation,
        Role::First,
        all().filter(|(_, own)| *own == digit),
    )
}

impl Technique for WxyzWing {
    fn about(&self) -> About {
        About::new(ID, "WXYZ-wing", Family::Wings, DOCS)
    }

    fn find(&self, context: &Context<'_>, each: &mut Each<'_>) -> ControlFlow<()> {
        let shape = context.shape();
        let mut few = Cells::empty(shape);
        for cell in context.position().blanks() {
            if (2..=SIZE).contains(&context.candidates(cell).len()) {
                few.insert(cell);
            }
        }
        let mut near = vec![Cells::empty(shape); shape.cells()];
        for cell in few.iter() {
            let shares =
                |other: &usize| !(context.candidates(cell) & context.candidates(*other)).is_empty();
            let others = (few & *context.peers(cell)).iter();
            near[cell] = Cells::of(shape, others.filter(shares));
        }
        Growth { context, near }.each(&mut |part| {
            let Some(digit) = part.loose.single() else {
                return ControlFlow::Continue(());
            };
            let mut cells = part.cells;
            cells.sort_unstable();
            let has = |cell: &usize| context.has(*cell, digit);
            let lost = context.seen_by_all(digit, cells.into_iter().filter(has));
            if lost.is_empty() || !part.is_whole(context) {
                return ControlFlow::Continue(());
            }
            let lost: Vec<_> = lost.iter().map(|cell| (cell, digit)).collect();
            let explain = || explain(context, &cells, part.digits, digit);
            each(&Instance::eliminating(ID, &lost, &explain))
        })
    }
}
