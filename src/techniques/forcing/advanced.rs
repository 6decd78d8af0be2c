//! What can be concluded on a board that an assumption has thinned out.

use std::ops::ControlFlow;

use super::board::{Board, Candidate, bits};
use super::patterns::{self, Pattern};
use super::wave::{Cause, Level, Nested};
use super::{Chain, Form, Kind, all_chains};

/// A conclusion, and which candidates had to go before.
pub(crate) struct Step {
    pub(crate) eliminations: Vec<Candidate>,
    pub(crate) parents: Vec<Candidate>,
    pub(crate) nested: Option<Nested>,
}

/// All instances of the easiest rule that has any that were not there on the earlier board.
pub(crate) fn steps(earlier: &Board, board: &Board, level: Level) -> Vec<Step> {
    let rules: [fn(&Board, &mut patterns::Each<'_>) -> ControlFlow<()>; 4] = [
        patterns::locked,
        |board, each| patterns::hidden(board, 2, each),
        |board, each| patterns::naked(board, 2, each),
        |board, each| patterns::fish(board, 2, each),
    ];
    let mut steps = Vec::new();
    for rule in rules {
        let _ = rule(board, &mut |pattern: Pattern| {
            let parents = pattern.parents(earlier);
            if !parents.is_empty() {
                steps.push(Step {
                    eliminations: pattern.eliminations,
                    parents,
                    nested: None,
                });
            }
            ControlFlow::Continue(())
        });
        if !steps.is_empty() {
            return steps;
        }
    }
    let kinds: &[Kind] = match level {
        Level::Plain | Level::Patterns | Level::Nets | Level::NetsInNets => &[],
        Level::Chains => &[Kind::Simple],
        Level::Multiple => &[Kind::Simple, Kind::Multiple],
        Level::Dynamic => &[Kind::Dynamic],
        Level::DynamicPatterns => &[Kind::DynamicPlus],
    };
    for &kind in kinds {
        all_chains(board, kind, &mut |chain| {
            let parents = chain_parents(earlier, board, &chain);
            if !parents.is_empty() {
                steps.push(Step {
                    nested: Some(chain.nested()),
                    eliminations: chain.removals,
                    parents,
                });
            }
        });
        if !steps.is_empty() {
            return steps;
        }
    }
    steps
}

/// What had to go before the links of a chain were there.
fn chain_parents(earlier: &Board, board: &Board, chain: &Chain) -> Vec<Candidate> {
    let layout = board.layout;
    let mut parents = Vec::new();
    let cycle = matches!(&chain.form, Form::Simple(simple) if simple.cycle);
    for (candidate, on, cause) in chain.steps() {
        // A cycle holds the other way round too.
        if !on && !cycle {
            continue;
        }
        let (cell, digit) = layout.split(candidate);
        match cause {
            Cause::Cell => parents.extend(
                bits(earlier.digits(cell) & !board.digits(cell))
                    .map(|other| cell * layout.side + other),
            ),
            Cause::House(house) => parents.extend(
                bits(earlier.places(house, digit) & !board.places(house, digit))
                    .map(|slot| layout.houses.cells(house)[slot] * layout.side + digit),
            ),
            Cause::Assumed | Cause::Pattern => {}
        }
    }
    parents.sort_unstable();
    parents.dedup();
    parents
}
