//! The inferences beyond singles that dynamic chains use on a board whose candidates an assumption has reduced.

use std::ops::ControlFlow;

use super::board::{CandidateBoard, CandidateIndex, bits};
use super::patterns::{self, BoardPattern};
use super::trace::{Cause, InferenceLevel, NestedChain};
use super::{ChainForm, ChainKind, ForcingChain, all_chains};

/// An inference: the eliminations, and the earlier eliminations that made it possible.
pub(crate) struct Inference {
    pub(crate) eliminations: Vec<CandidateIndex>,
    pub(crate) parents: Vec<CandidateIndex>,
    pub(crate) nested: Option<NestedChain>,
}

/// The inferences by the easiest rule that allows an inference which was not possible on the earlier board.
pub(crate) fn inferences(
    earlier: &CandidateBoard,
    board: &CandidateBoard,
    level: InferenceLevel,
) -> Vec<Inference> {
    let rules: [fn(&CandidateBoard, &mut patterns::BoardPatternVisitor<'_>) -> ControlFlow<()>; 4] = [
        patterns::visit_locked_candidates,
        |board, visit| patterns::visit_hidden_subsets(board, 2, visit),
        |board, visit| patterns::visit_naked_subsets(board, 2, visit),
        |board, visit| patterns::visit_fish(board, 2, visit),
    ];
    let mut inferences = Vec::new();
    for rule in rules {
        let _ = rule(board, &mut |pattern: BoardPattern| {
            let parents = pattern.parents(earlier);
            if !parents.is_empty() {
                inferences.push(Inference {
                    eliminations: pattern.eliminations,
                    parents,
                    nested: None,
                });
            }
            ControlFlow::Continue(())
        });
        if !inferences.is_empty() {
            return inferences;
        }
    }
    let kinds: &[ChainKind] = match level {
        InferenceLevel::Plain
        | InferenceLevel::Patterns
        | InferenceLevel::NetTester
        | InferenceLevel::NetsInNets => &[],
        InferenceLevel::Chains => &[ChainKind::Simple],
        InferenceLevel::Multiple => &[ChainKind::Simple, ChainKind::Multiple],
        InferenceLevel::Dynamic => &[ChainKind::Dynamic],
        InferenceLevel::DynamicPatterns => &[ChainKind::DynamicPlus],
    };
    for &kind in kinds {
        all_chains(board, kind, &mut |chain| {
            let parents = chain_parents(earlier, board, &chain);
            if !parents.is_empty() {
                inferences.push(Inference {
                    nested: Some(chain.nested_chain()),
                    eliminations: chain.removals,
                    parents,
                });
            }
        });
        if !inferences.is_empty() {
            return inferences;
        }
    }
    inferences
}

/// The candidates that had to be eliminated before the links of the chain existed.
fn chain_parents(
    earlier: &CandidateBoard,
    board: &CandidateBoard,
    chain: &ForcingChain,
) -> Vec<CandidateIndex> {
    let layout = board.layout;
    let mut parents = Vec::new();
    let is_cycle = matches!(&chain.form, ChainForm::Simple(simple) if simple.cycle);
    for (candidate, on, cause) in chain.steps() {
        // A cycle is valid in both directions, so all its links count.
        if !on && !is_cycle {
            continue;
        }
        let (cell, digit) = layout.cell_and_digit_index(candidate);
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
