//! Sudoku Explainer's rating: the rules of the program in its order, each with its difficulty.
//!
//! Rules and difficulties are those of `SukakuExplainer`, a version of Sudoku Explainer that also
//! has chains of two and three strong links and wings of four and five cells. Where a rule searches
//! differently from the technique of the same name in this crate, this module searches as the
//! program does, because the choice of the first instance affects the rest of the rating.

mod aligned;
mod bug;
mod direct;
mod loops;
mod strong;
mod wings;

use std::ops::ControlFlow;

use sudoku_grid::{Position, Shape};

use crate::forcing::{
    BoardLayout, BoardPattern, CandidateBoard, CandidateIndex, ChainKind, EasiestChainSearch,
    ForcingChain, PatternKind, fish, hidden, locked, naked,
};

/// The result of a rule: its difficulty, and the placement or eliminations.
#[derive(Clone, Debug)]
struct RatedStep {
    difficulty: f64,
    placement: Option<CandidateIndex>,
    eliminations: Vec<CandidateIndex>,
}

impl RatedStep {
    fn placing(difficulty: f64, candidate: CandidateIndex) -> Self {
        Self {
            difficulty,
            placement: Some(candidate),
            eliminations: Vec::new(),
        }
    }

    fn eliminating(difficulty: f64, eliminations: Vec<CandidateIndex>) -> Self {
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

#[derive(Clone, Copy)]
enum Rule {
    /// A rule whose search is short.
    Immediate(fn(&CandidateBoard) -> Option<RatedStep>),
    /// A kind of forcing chains, whose search is divided into steps.
    Chain(ChainKind),
}

use Rule::{Chain as ByChain, Immediate};

/// The rules, easiest first. The first rule that finds something makes the step.
static RULES: &[Rule] = &[
    Immediate(direct::hidden_single),
    Immediate(direct::locked),
    Immediate(|board| direct::hidden_subset(board, 2, 2.0)),
    Immediate(direct::naked_single),
    Immediate(|board| direct::hidden_subset(board, 3, 2.5)),
    Immediate(|board| first(|visit| locked(board, visit))),
    Immediate(|board| first(|visit| naked(board, 2, visit))),
    Immediate(|board| first(|visit| fish(board, 2, visit))),
    Immediate(|board| first(|visit| hidden(board, 2, visit))),
    Immediate(|board| first(|visit| naked(board, 3, visit))),
    Immediate(|board| first(|visit| fish(board, 3, visit))),
    Immediate(|board| first(|visit| hidden(board, 3, visit))),
    Immediate(|board| strong::links(board, 2)),
    Immediate(|board| wings::xy(board, 2, 4.2)),
    Immediate(|board| wings::xy(board, 3, 4.4)),
    Immediate(loops::unique_loop),
    Immediate(|board| first(|visit| naked(board, 4, visit))),
    Immediate(|board| first(|visit| fish(board, 4, visit))),
    Immediate(|board| first(|visit| hidden(board, 4, visit))),
    Immediate(|board| strong::links(board, 3)),
    Immediate(|board| wings::large(board, 3)),
    Immediate(bug::near_bug),
    Immediate(|board| wings::large(board, 4)),
    Immediate(|board| aligned::exclusion(board, 2, 6.2)),
    ByChain(ChainKind::Simple),
    Immediate(|board| aligned::exclusion(board, 3, 7.5)),
    ByChain(ChainKind::Nishio),
    ByChain(ChainKind::Multiple),
    ByChain(ChainKind::Dynamic),
    ByChain(ChainKind::DynamicPlus),
    ByChain(ChainKind::NestedSimple),
    ByChain(ChainKind::NestedMultiple),
    ByChain(ChainKind::NestedDynamic),
    ByChain(ChainKind::NestedDynamicPlus),
];

/// The first pattern that a search finds, with its difficulty.
fn first(
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
    let by_size = |size: u32, figures: [f64; 3]| figures[size as usize - 2];
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

/// The rating of a puzzle, in tenths of Sudoku Explainer's scale.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SeRating {
    /// The difficulty of the hardest step (the ER rating).
    pub er: u32,
    /// The difficulty of the hardest step up to and including the first placement (the EP or
    /// *pearl* rating).
    pub ep: u32,
    /// The difficulty of the first step (the ED or *diamond* rating).
    pub ed: u32,
    /// `true` if the rules solve the puzzle. Otherwise the ratings are lower bounds.
    pub solved: bool,
}

/// A rating in progress: solves a puzzle by the easiest rules and records their difficulties.
#[derive(Debug)]
pub struct SeRater {
    position: Position,
    rating: SeRating,
    /// The board that is being searched.
    board: Option<CandidateBoard>,
    /// The index of the rule to try next.
    rule: usize,
    /// The search for chains: the one in progress, or the last finished one on this board, whose
    /// results the next one reuses.
    search: Option<EasiestChainSearch>,
    /// `true` if that search is in progress.
    search_in_progress: bool,
    placed: bool,
    stepped: bool,
}

impl SeRater {
    /// Starts a rating. Returns `None` unless the grid is 9×9, because the scale is defined for
    /// these alone.
    pub fn new(position: &Position) -> Option<Self> {
        (position.shape() == Shape::NINE).then(|| Self {
            position: position.clone(),
            rating: SeRating::default(),
            board: None,
            rule: 0,
            search: None,
            search_in_progress: false,
            placed: false,
            stepped: false,
        })
    }

    /// The rating of the steps taken so far.
    pub fn so_far(&self) -> SeRating {
        self.rating
    }

    /// Does a bounded amount of work: a rule, or a part of a long search. The last call returns
    /// [`ControlFlow::Break`] with the rating.
    pub fn step(&mut self) -> ControlFlow<SeRating> {
        let board = match self.board.take() {
            Some(board) => board,
            None => CandidateBoard::new(&self.position),
        };
        self.rating.solved = board.is_full();
        let rule = RULES.get(self.rule).copied();
        let (Some(rule), false, false) = (rule, board.is_full(), board.is_stuck()) else {
            return ControlFlow::Break(self.rating);
        };
        let step = match rule {
            Immediate(rule) => rule(&board),
            ByChain(kind) => {
                let mut search = match self.search.take() {
                    Some(search) if self.search_in_progress => search,
                    last => EasiestChainSearch::new(&board, kind, last),
                };
                let end = search.step();
                (self.search, self.search_in_progress) = (Some(search), end.is_continue());
                match end {
                    ControlFlow::Continue(()) => {
                        self.board = Some(board);
                        return ControlFlow::Continue(());
                    }
                    ControlFlow::Break(chain) => chain.map(RatedStep::from),
                }
            }
        };
        match step {
            None => (self.rule, self.board) = (self.rule + 1, Some(board)),
            Some(step) => {
                self.rule = 0;
                self.search = None;
                self.apply(&step);
            }
        }
        ControlFlow::Continue(())
    }

    fn apply(&mut self, step: &RatedStep) {
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "difficulties are small tenths"
        )]
        let tenths = (step.difficulty * 10.0).round() as u32;
        self.rating.er = self.rating.er.max(tenths);
        if !self.placed {
            if !self.stepped {
                self.rating.ed = self.rating.er;
            }
            self.rating.ep = self.rating.er;
        }
        self.stepped = true;
        self.placed |= step.placement.is_some();
        if let Some(candidate) = step.placement {
            let (cell, digit) = BoardLayout::of(self.position.shape()).cell_and_digit(candidate);
            self.position.place(cell, digit);
        }
        for &candidate in &step.eliminations {
            let (cell, digit) = BoardLayout::of(self.position.shape()).cell_and_digit(candidate);
            self.position.eliminate(cell, digit);
        }
    }
}

/// Rates a puzzle. Returns `None` unless the grid is 9×9.
pub fn rate(position: &Position) -> Option<SeRating> {
    let mut rater = SeRater::new(position)?;
    loop {
        if let ControlFlow::Break(rating) = rater.step() {
            return Some(rating);
        }
    }
}
