//! XY-wing and XYZ-wing.

use std::ops::ControlFlow;

use sudoku_grid::Digits;
use sudoku_search::{Argument, Explanation, Link, Role, Template, docs};

use crate::coloring::shared_house;
use crate::deduction::mark_candidates;
use crate::{Context, Family, Instance, InstanceVisitor, Technique, TechniqueInfo};

docs! {
    /// A cell with the candidates X and Y sees two other cells, one with the candidates X and Z and
    /// one with the candidates Y and Z: at least one of these two cells is Z.
    ///
    /// # How it works
    ///
    /// Whichever digit the first cell, the *pivot*, takes, one of the other two cells, the
    /// *pincers*, is left with Z. Z is therefore removed from all cells that see both pincers. The
    /// pincers do not see each other, otherwise the three cells would be a naked triple.
    ///
    /// # References
    ///
    /// Also *Y-wing*, *bent triple*; the shortest XY-chain that is not a naked subset.
    const XY_DOCS;
}

docs! {
    /// A cell with the candidates X, Y and Z sees two other cells, one with the candidates X and Z
    /// and one with the candidates Y and Z: at least one of the three cells is Z.
    ///
    /// # How it works
    ///
    /// If the first cell, the *pivot*, is X or Y, one of the other two cells, the *pincers*, is
    /// left with Z; otherwise the pivot is Z itself. Z is therefore removed from all cells that see
    /// all three cells. The pincers do not see each other, otherwise the three cells would be a
    /// naked triple.
    ///
    /// # References
    ///
    /// An XY-wing whose pivot also has the candidate Z.
    const XYZ_DOCS;
}

static XY: Template = Template {
    id: "xy-wing",
    text: "{pivot} has only the candidates {first} and {second}. If {pivot} is {first}, then {one}, which is also in {one_house} and has only the candidates {first} and {digit}, is {digit}. If {pivot} is {second}, then {other}, which is also in {other_house} and has only the candidates {second} and {digit}, is {digit}. So at least one of {pincers} is {digit}, and {digit} can be removed from every cell that sees both of {pincers}.",
};

static XYZ: Template = Template {
    id: "xyz-wing",
    text: "{pivot} has only the candidates {first}, {second}, and {digit}. If {pivot} is {first}, then {one}, which is also in {one_house} and has only the candidates {first} and {digit}, is {digit}. If {pivot} is {second}, then {other}, which is also in {other_house} and has only the candidates {second} and {digit}, is {digit}. Otherwise {pivot} itself is {digit}. So at least one of {pivot}, {one}, and {other} is {digit}, and {digit} can be removed from every cell that sees all three cells.",
};

pub(crate) struct Wing {
    info: TechniqueInfo,
    /// The number of candidates of the pivot: 2 for the XY-wing, 3 for the XYZ-wing.
    size: usize,
}

/// An instance of a wing: the pivot, and each pincer with the digit that it shares with the pivot
/// alone.
struct WingInstance {
    pivot: usize,
    pincers: [(usize, u8); 2],
    /// The digit that both pincers have, which the wing eliminates.
    digit: u8,
}

impl Wing {
    pub(crate) const XY: Self = Self {
        info: TechniqueInfo::new("xy-wing", "XY-wing", Family::Wings, XY_DOCS),
        size: 2,
    };
    pub(crate) const XYZ: Self = Self {
        info: TechniqueInfo::new("xyz-wing", "XYZ-wing", Family::Wings, XYZ_DOCS),
        size: 3,
    };

    /// The digit that the wing eliminates, or `None` if the cells `one` and `other` are not pincers of
    /// `pivot`.
    fn eliminated_digit(
        &self,
        context: &Context<'_>,
        pivot: usize,
        one: usize,
        other: usize,
    ) -> Option<u8> {
        let candidates_of = |cell| context.candidates(cell);
        let shared_digit = (candidates_of(one) & candidates_of(other)).single()?;
        let end_digits = (candidates_of(one) | candidates_of(other)) - Digits::only(shared_digit);
        let remaining_digits = candidates_of(pivot) - end_digits;
        let is_wing = end_digits.len() == 2
            && (candidates_of(pivot) & end_digits) == end_digits
            && remaining_digits.len() + 2 == self.size
            && (remaining_digits - Digits::only(shared_digit)).is_empty()
            && !context.sees(one, other);
        is_wing.then_some(shared_digit)
    }

    fn explain(&self, context: &Context<'_>, instance: &WingInstance) -> Explanation {
        let WingInstance {
            pivot,
            pincers: [(one, first), (other, second)],
            digit,
        } = *instance;
        let house_with_pivot = |pincer| Argument::House(shared_house(context, [pivot, pincer]));
        let arguments = vec![
            ("pivot", Argument::Cell(pivot)),
            ("first", Argument::Digit(first)),
            ("second", Argument::Digit(second)),
            ("one", Argument::Cell(one)),
            ("other", Argument::Cell(other)),
            ("pincers", Argument::Cells(vec![one, other])),
            ("one_house", house_with_pivot(one)),
            ("other_house", house_with_pivot(other)),
            ("digit", Argument::Digit(digit)),
        ];
        let template = if self.size == 2 { &XY } else { &XYZ };
        let mut explanation = Explanation::new(template, arguments);
        let own_candidates = |cell| context.candidates(cell).iter().map(move |own| (cell, own));
        for (role, cell) in [
            (Role::Pattern, pivot),
            (Role::First, one),
            (Role::Second, other),
        ] {
            explanation = mark_candidates(explanation, role, own_candidates(cell));
        }
        for (pincer, shared_digit) in instance.pincers {
            explanation.links.extend([
                strong_link((pincer, digit), (pincer, shared_digit)),
                weak_link((pincer, shared_digit), (pivot, shared_digit)),
            ]);
        }
        if self.size == 2 {
            (explanation.links).push(strong_link((pivot, first), (pivot, second)));
        }
        explanation
    }
}

/// A strong link: at least one of the two candidates is true.
pub(crate) fn strong_link(from: (usize, u8), to: (usize, u8)) -> Link {
    Link {
        from,
        to,
        strong: true,
    }
}

/// A weak link: at most one of the two candidates is true.
pub(crate) fn weak_link(from: (usize, u8), to: (usize, u8)) -> Link {
    Link {
        from,
        to,
        strong: false,
    }
}

impl Technique for Wing {
    fn info(&self) -> TechniqueInfo {
        self.info
    }

    fn find(&self, context: &Context<'_>, visit: &mut InstanceVisitor<'_>) -> ControlFlow<()> {
        for pivot in context.position().blanks() {
            if context.candidates(pivot).len() != self.size {
                continue;
            }
            let sees_pivot = |cell: &&usize| context.sees(pivot, **cell);
            let wing_cells: Vec<usize> = context
                .bivalue_cells()
                .iter()
                .filter(sees_pivot)
                .copied()
                .collect();
            for (i, &one) in wing_cells.iter().enumerate() {
                for &other in &wing_cells[i + 1..] {
                    let Some(digit) = self.eliminated_digit(context, pivot, one, other) else {
                        continue;
                    };
                    let pincer_cells = [one, other];
                    let mut eliminations = context.seen_by_all(digit, pincer_cells);
                    if self.size == 3 {
                        eliminations &= *context.peers(pivot);
                    }
                    let eliminations: Vec<_> =
                        eliminations.iter().map(|cell| (cell, digit)).collect();
                    if eliminations.is_empty() {
                        continue;
                    }
                    let explain = || {
                        let with_shared_digit = |cell| {
                            let candidates = context.candidates(cell) - Digits::only(digit);
                            (cell, candidates.first().unwrap_or(digit))
                        };
                        let pincers = pincer_cells.map(with_shared_digit);
                        let instance = WingInstance {
                            pivot,
                            pincers,
                            digit,
                        };
                        self.explain(context, &instance)
                    };
                    visit(&Instance::eliminating(
                        self.info.id,
                        &eliminations,
                        &explain,
                    ))?;
                }
            }
        }
        ControlFlow::Continue(())
    }
}
