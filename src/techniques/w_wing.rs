//! W-wing.

use std::ops::ControlFlow;

use sudoku_search::{Argument, Explanation, Role, Template, docs};

use crate::coloring::shared_house;
use crate::context::StrongLink;
use crate::deduction::mark_candidates;
use crate::wing::{strong_link, weak_link};
use crate::{Context, Family, Instance, InstanceVisitor, Technique, TechniqueInfo};

docs! {
    /// Two cells have the same two candidates X and Y. A house has exactly two places for X, and
    /// each of these places sees a different one of the two cells: at least one of the two cells is
    /// Y.
    ///
    /// # How it works
    ///
    /// The house contains X in one of its two places, so at least one of the two cells cannot be X
    /// and is Y: Y is removed from all cells that see both cells. The two cells do not see each
    /// other, otherwise they would be a naked pair. The two places of X in the house are other
    /// cells.
    ///
    /// # References
    ///
    /// Also *semi-remote naked pair*.
    const DOCS;
}

const ID: &str = "w-wing";

static W_WING: Template = Template {
    id: ID,
    text: "{cells} have only the candidates {digit} and {other}. In {link}, the digit {digit} can go only in {near} or {far}. If {near} is {digit}, then {one}, which is also in {one_house}, is {other}. If {far} is {digit}, then {two}, which is also in {two_house}, is {other}. So at least one of {cells} is {other}, and {other} can be removed from every cell that sees both of {cells}.",
};

pub(crate) struct WWing;

/// The two bivalue cells, each with the end of the strong link that it sees.
type WingEnds = [(usize, usize); 2];

fn explain(
    context: &Context<'_>,
    link: &StrongLink,
    ends: WingEnds,
    [digit, other]: [u8; 2],
) -> Explanation {
    let houses = ends.map(|(cell, place)| Argument::House(shared_house(context, [cell, place])));
    let [one_house, two_house] = houses;
    let arguments = vec![
        ("link", Argument::House(link.house)),
        ("digit", Argument::Digit(digit)),
        ("near", Argument::Cell(ends[0].1)),
        ("far", Argument::Cell(ends[1].1)),
        ("one", Argument::Cell(ends[0].0)),
        ("two", Argument::Cell(ends[1].0)),
        ("one_house", one_house),
        ("two_house", two_house),
        (
            "cells",
            Argument::Cells(ends.map(|(cell, _)| cell).to_vec()),
        ),
        ("other", Argument::Digit(other)),
    ];
    let mut explanation = Explanation::new(&W_WING, arguments);
    let places = link.ends().map(|place| (place, digit));
    explanation = mark_candidates(explanation, Role::Pattern, places);
    for (role, (cell, place)) in [Role::First, Role::Second].into_iter().zip(ends) {
        let own_candidates = [(cell, digit), (cell, other)];
        explanation = mark_candidates(explanation, role, own_candidates);
        explanation.links.extend([
            strong_link((cell, other), (cell, digit)),
            weak_link((cell, digit), (place, digit)),
        ]);
    }
    (explanation.links).push(strong_link((link.from, digit), (link.to, digit)));
    explanation
}

/// Assigns the two bivalue cells to the ends of the strong link, so that each sees its end. `None`
/// if that is impossible, or if one of the cells is an end itself.
fn assign_ends(
    context: &Context<'_>,
    link: &StrongLink,
    one: usize,
    other: usize,
) -> Option<WingEnds> {
    let is_not_end = |cell| !link.ends().contains(&cell);
    let mut directions = link.directions().into_iter();
    let sees_ends =
        |(from, to): &(usize, usize)| context.sees(one, *from) && context.sees(other, *to);
    let (from, to) = directions.find(sees_ends)?;
    (is_not_end(one) && is_not_end(other)).then_some([(one, from), (other, to)])
}

impl Technique for WWing {
    fn info(&self) -> TechniqueInfo {
        TechniqueInfo::new(ID, "W-wing", Family::Wings, DOCS)
    }

    fn find(&self, context: &Context<'_>, visit: &mut InstanceVisitor<'_>) -> ControlFlow<()> {
        let cells = context.bivalue_cells();
        for (i, &one) in cells.iter().enumerate() {
            let pair = context.candidates(one);
            for &other in &cells[i + 1..] {
                if context.candidates(other) != pair || context.sees(one, other) {
                    continue;
                }
                let (Some(low), Some(high)) = (pair.nth(0), pair.nth(1)) else {
                    continue;
                };
                for (digit, eliminated) in [(low, high), (high, low)] {
                    let eliminations = context.seen_by_all(eliminated, [one, other]);
                    if eliminations.is_empty() {
                        continue;
                    }
                    let eliminations: Vec<_> =
                        eliminations.iter().map(|cell| (cell, eliminated)).collect();
                    for link in context.strong_links(digit) {
                        if let Some(ends) = assign_ends(context, link, one, other) {
                            let explain = || explain(context, link, ends, [digit, eliminated]);
                            visit(&Instance::eliminating(ID, &eliminations, &explain))?;
                        }
                    }
                }
            }
        }
        ControlFlow::Continue(())
    }
}
