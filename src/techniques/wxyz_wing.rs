//! WXYZ-wing.

use std::ops::ControlFlow;

use sudoku_grid::Digits;
use sudoku_search::{Argument, Explanation, Role, Template, docs};

use crate::cell_set::CellSet;
use crate::deduction::{beyond_two, mark_candidates};
use crate::{Context, Family, Instance, InstanceVisitor, Technique, TechniqueInfo};

docs! {
    /// Four cells have four candidates between them, of which only one can occur more than once: at
    /// least one of the cells contains this digit.
    ///
    /// # How it works
    ///
    /// Three of the four digits can fill at most one of the cells each, because all cells that have
    /// such a digit as a candidate see each other. The fourth digit, Z, fills at least one of the
    /// cells, and is removed from all cells that see every place of Z among the four. Every smaller
    /// subset of the four cells has more candidates than cells; otherwise it would be a naked
    /// subset or a smaller wing.
    ///
    /// # References
    ///
    /// The successor of the XY-wing and the XYZ-wing; in its original form one of the cells, the
    /// *hinge*, sees the three others. Also *bent quad*.
    const DOCS;
}

const ID: &str = "wxyz-wing";

/// The number of cells in the wing.
const WING_SIZE: usize = 4;

static WXYZ: Template = Template {
    id: ID,
    text: "{cells} have only the candidates {digits}. There are as many digits as cells. Each of the digits {rest} can be in at most one of these cells, because all of these cells with this candidate see each other. So the digits {rest} fill at most one cell each. At least one cell is left for {digit}: one of {places}. So {digit} can be removed from every cell that sees {beyond_two|both|all|all} of {places}.",
};

pub(crate) struct WxyzWing;

/// A partial wing: the cells chosen so far.
#[derive(Clone, Copy)]
struct PartialWing {
    cells: [usize; WING_SIZE],
    size: usize,
    /// The union of the cells' candidates.
    digits: Digits,
    /// The unrestricted digits: candidates of two cells that are not peers.
    unrestricted: Digits,
}

impl PartialWing {
    fn cells(&self) -> &[usize] {
        &self.cells[..self.size]
    }

    /// The partial wing with one more cell, or `None` if it cannot become a wing.
    fn with_cell(&self, context: &Context<'_>, cell: usize) -> Option<Self> {
        let candidates = context.candidates(cell);
        let mut extended = *self;
        extended.cells[extended.size] = cell;
        extended.size += 1;
        extended.digits |= candidates;
        for &other in self.cells() {
            if !context.sees(cell, other) {
                extended.unrestricted |= candidates & context.candidates(other);
            }
        }
        (extended.digits.len() <= WING_SIZE && extended.unrestricted.len() <= 1).then_some(extended)
    }

    /// Returns `true` if every proper subset of the cells has more candidates than cells.
    fn is_minimal(&self, context: &Context<'_>) -> bool {
        (1_u32..(1 << WING_SIZE) - 1).all(|set| {
            let candidate_sets = crate::hall::bits(set).map(|i| context.candidates(self.cells[i]));
            candidate_sets
                .fold(Digits::EMPTY, |union, candidates| union | candidates)
                .len()
                > set.count_ones() as usize
        })
    }
}

/// Enumerates each possible choice of four connected cells once: a choice is grown from its lowest
/// cell by peers that share a candidate with a chosen cell.
struct WingSearch<'a> {
    context: &'a Context<'a>,
    /// For each cell, its peers that have a candidate in common with it. Only cells with two to
    /// four candidates are considered.
    neighbors: Vec<CellSet>,
}

impl WingSearch<'_> {
    /// Extends a partial wing by cells from `next` in every way, and passes each complete wing to `visit`. `known` are
    /// the cells that have been considered before and are not added to `next` again.
    fn grow(
        &self,
        partial_wing: &PartialWing,
        next: &CellSet,
        known: &CellSet,
        visit: &mut dyn FnMut(&PartialWing) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let mut next = *next;
        while let Some(cell) = next.first() {
            next.remove(cell);
            let Some(extended) = partial_wing.with_cell(self.context, cell) else {
                continue;
            };
            if extended.size == WING_SIZE {
                visit(&extended)?;
            } else {
                let new_cells = self.neighbors[cell] - *known;
                self.grow(&extended, &(next | new_cells), &(*known | new_cells), visit)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Passes every wing to `visit`.
    fn visit_wings(
        &self,
        visit: &mut dyn FnMut(&PartialWing) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let shape = self.context.shape();
        let empty_wing = PartialWing {
            cells: [0; WING_SIZE],
            size: 0,
            digits: Digits::EMPTY,
            unrestricted: Digits::EMPTY,
        };
        let mut lower_cells = CellSet::empty(shape);
        for cell in 0..shape.cells() {
            lower_cells.insert(cell);
            if self.neighbors[cell].is_empty() {
                continue;
            }
            if let Some(partial_wing) = empty_wing.with_cell(self.context, cell) {
                let next = self.neighbors[cell] - lower_cells;
                self.grow(&partial_wing, &next, &(lower_cells | next), visit)?;
            }
        }
        ControlFlow::Continue(())
    }
}

fn explain(context: &Context<'_>, cells: &[usize], digits: Digits, digit: u8) -> Explanation {
    let places = (cells.iter()).filter(|cell| context.has_candidate(**cell, digit));
    let places: Vec<usize> = places.copied().collect();
    let arguments = vec![
        ("cells", Argument::Cells(cells.to_vec())),
        ("digits", Argument::Digits(digits)),
        ("digit", Argument::Digit(digit)),
        ("rest", Argument::Digits(digits - Digits::only(digit))),
        beyond_two(places.len()),
        ("places", Argument::Cells(places)),
    ];
    let candidate_marks = |&cell: &usize| {
        let candidates = context.candidates(cell);
        candidates.iter().map(move |digit| (cell, digit))
    };
    let explanation = Explanation::new(&WXYZ, arguments);
    let candidates = || cells.iter().flat_map(candidate_marks);
    let explanation = mark_candidates(
        explanation,
        Role::Pattern,
        candidates().filter(|(_, other)| *other != digit),
    );
    mark_candidates(
        explanation,
        Role::First,
        candidates().filter(|(_, other)| *other == digit),
    )
}

impl Technique for WxyzWing {
    fn info(&self) -> TechniqueInfo {
        TechniqueInfo::new(ID, "WXYZ-wing", Family::Wings, DOCS)
    }

    fn find(&self, context: &Context<'_>, visit: &mut InstanceVisitor<'_>) -> ControlFlow<()> {
        let shape = context.shape();
        let mut small_cells = CellSet::empty(shape);
        for cell in context.position().blanks() {
            if (2..=WING_SIZE).contains(&context.candidates(cell).len()) {
                small_cells.insert(cell);
            }
        }
        let mut neighbors = vec![CellSet::empty(shape); shape.cells()];
        for cell in small_cells.iter() {
            let shares_candidate =
                |other: &usize| !(context.candidates(cell) & context.candidates(*other)).is_empty();
            let other_cells = (small_cells & *context.peers(cell)).iter();
            neighbors[cell] = CellSet::from_cells(shape, other_cells.filter(shares_candidate));
        }
        WingSearch { context, neighbors }.visit_wings(&mut |wing| {
            let Some(digit) = wing.unrestricted.single() else {
                return ControlFlow::Continue(());
            };
            let mut cells = wing.cells;
            cells.sort_unstable();
            let has_digit = |cell: &usize| context.has_candidate(*cell, digit);
            let eliminations = context.seen_by_all(digit, cells.into_iter().filter(has_digit));
            if eliminations.is_empty() || !wing.is_minimal(context) {
                return ControlFlow::Continue(());
            }
            let eliminations: Vec<_> = eliminations.iter().map(|cell| (cell, digit)).collect();
            let explain = || explain(context, &cells, wing.digits, digit);
            visit(&Instance::eliminating(ID, &eliminations, &explain))
        })
    }
}
