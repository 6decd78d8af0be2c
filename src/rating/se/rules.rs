//! The rules of Sudoku Explainer in its order.

use std::ops::ControlFlow;

use sudoku_techniques::forcing::{
    BoardPattern, CandidateBoard, CandidateIndex, ChainKind, ForcingChain, PatternKind, visit_fish,
    visit_hidden_subsets, visit_locked_candidates, visit_naked_subsets,
};

use super::{aligned, bug, direct, loops, strong, wings};

/// The result of a rule: its difficulty, and the placement or eliminations.
#[derive(Clone, Debug)]
pub(super) struct RatedStep {
    pub(super) difficulty: f64,
    pub(super) placement: Option<CandidateIndex>,
    pub(super) eliminations: Vec<CandidateIndex>,
}

impl RatedStep {
    pub(super) fn placing(difficulty: f64, candidate: CandidateIndex) -> Self {
        Self {
            difficulty,
            placement: Some(candidate),
            eliminations: Vec::new(),
        }
    }

    pub(super) fn eliminating(difficulty: f64, eliminations: Vec<CandidateIndex>) -> Self {
        Self {
            difficulty,
            placement: None,
            eliminations,
        }
    }
}

impl From<ForcingChain> for RatedStep {
    fn from(chain: ForcingChain) -> Self {
        Self {
            difficulty: chain.difficulty,
            placement: chain.placement,
            eliminations: chain.removals,
        }
    }
}

/// A rule of Sudoku Explainer.
pub(super) enum Rule {
    /// A rule whose search is short.
    Immediate(fn(&CandidateBoard) -> Option<RatedStep>),
    /// A kind of forcing chains, whose search is divided into steps.
    Chain(ChainKind),
}

use Rule::{Chain as ByChain, Immediate};

/// The rules, easiest first. The first rule that finds something makes the step.
pub(super) static RULES: &[Rule] = &[
    Immediate(direct::hidden_single),
    Immediate(direct::locked_candidates),
    Immediate(|board| direct::hidden_subset(board, 2, 2.0)),
    Immediate(direct::naked_single),
    Immediate(|board| direct::hidden_subset(board, 3, 2.5)),
    Immediate(|board| first_pattern_step(|visit| visit_locked_candidates(board, visit))),
    Immediate(|board| first_pattern_step(|visit| visit_naked_subsets(board, 2, visit))),
    Immediate(|board| first_pattern_step(|visit| visit_fish(board, 2, visit))),
    Immediate(|board| first_pattern_step(|visit| visit_hidden_subsets(board, 2, visit))),
    Immediate(|board| first_pattern_step(|visit| visit_naked_subsets(board, 3, visit))),
    Immediate(|board| first_pattern_step(|visit| visit_fish(board, 3, visit))),
    Immediate(|board| first_pattern_step(|visit| visit_hidden_subsets(board, 3, visit))),
    Immediate(|board| strong::strong_link_chain(board, 2)),
    Immediate(|board| wings::xy_wing(board, 2, 4.2)),
    Immediate(|board| wings::xy_wing(board, 3, 4.4)),
    Immediate(loops::unique_loop),
    Immediate(|board| first_pattern_step(|visit| visit_naked_subsets(board, 4, visit))),
    Immediate(|board| first_pattern_step(|visit| visit_fish(board, 4, visit))),
    Immediate(|board| first_pattern_step(|visit| visit_hidden_subsets(board, 4, visit))),
    Immediate(|board| strong::strong_link_chain(board, 3)),
    Immediate(|board| wings::large_wing(board, 3)),
    Immediate(bug::near_bug),
    Immediate(|board| wings::large_wing(board, 4)),
    Immediate(|board| aligned::aligned_exclusion(board, 2, 6.2)),
    ByChain(ChainKind::Simple),
    Immediate(|board| aligned::aligned_exclusion(board, 3, 7.5)),
    ByChain(ChainKind::Nishio),
    ByChain(ChainKind::Multiple),
    ByChain(ChainKind::Dynamic),
    ByChain(ChainKind::DynamicPlus),
    ByChain(ChainKind::NestedSimple),
    ByChain(ChainKind::NestedMultiple),
    ByChain(ChainKind::NestedDynamic),
    ByChain(ChainKind::NestedDynamicPlus),
];

/// The step of the first pattern that a search finds, with its difficulty; `None` if the search finds no pattern.
fn first_pattern_step(
    search: impl FnOnce(&mut dyn FnMut(BoardPattern) -> ControlFlow<()>) -> ControlFlow<()>,
) -> Option<RatedStep> {
    let mut step = None;
    let _ = search(&mut |pattern| {
        let difficulty = difficulty(pattern.kind);
        step = Some(RatedStep::eliminating(difficulty, pattern.eliminations));
        ControlFlow::Break(())
    });
    step
}

/// The difficulty of a pattern of this kind and size.
fn difficulty(kind: PatternKind) -> f64 {
    let by_size = |size: u32, difficulties: [f64; 3]| difficulties[size as usize - 2];
    match kind {
        PatternKind::Locked { house, cover, .. } => {
            // Box indices are greater than line indices.
            if house > cover { 2.6 } else { 2.8 }
        }
        PatternKind::Naked { digits, .. } => by_size(digits.count_ones(), [3.0, 3.6, 5.0]),
        PatternKind::Hidden { digits, .. } => by_size(digits.count_ones(), [3.4, 4.0, 5.4]),
        PatternKind::Fish { base, .. } => by_size(base.count_ones(), [3.2, 3.8, 5.2]),
    }
}
