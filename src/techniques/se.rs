//! The rating of Sudoku Explainer: its rules in its order, each with its difficulty.
//!
//! The rules and figures are those of the program in the form that `SukakuExplainer` gave it, which
//! knows chains of two and three strong links and wings of four and five cells too. Where a rule
//! that the list of techniques has is looked for differently there, this one looks as there: which
//! instance comes first decides what is left to be rated.

mod aligned;
mod bug;
mod direct;
mod loops;
mod strong;
mod wings;

use std::ops::ControlFlow;

use sudoku_grid::{Position, Shape};

use crate::forcing::{
    Board, Candidate, Chain, Hunt, Kind, Layout, Pattern, PatternKind, fish, hidden, locked, naked,
};

/// What one rule yields.
#[derive(Clone, Debug)]
struct Step {
    difficulty: f64,
    placement: Option<Candidate>,
    eliminations: Vec<Candidate>,
}

impl Step {
    fn placing(difficulty: f64, candidate: Candidate) -> Self {
        Self {
            difficulty,
            placement: Some(candidate),
            eliminations: Vec::new(),
        }
    }

    fn eliminating(difficulty: f64, eliminations: Vec<Candidate>) -> Self {
        Self {
            difficulty,
            placement: None,
            eliminations,
        }
    }
}

impl From<Chain> for Step {
    fn from(chain: Chain) -> Self {
        Self {
            difficulty: chain.difficulty,
            placement: chain.placement,
            eliminations: chain.removals,
        }
    }
}

#[derive(Clone, Copy)]
enum Rule {
    /// Done at once.
    Simple(fn(&Board) -> Option<Step>),
    /// Done piece by piece.
    Chain(Kind),
}

use Rule::{Chain as ByChain, Simple};

/// The rules, easiest first: the first that yields anything makes the step.
static RULES: &[Rule] = &[
    Simple(direct::hidden_single),
    Simple(direct::locked),
    Simple(|board| direct::hidden_subset(board, 2, 2.0)),
    Simple(direct::naked_single),
    Simple(|board| direct::hidden_subset(board, 3, 2.5)),
    Simple(|board| first(|each| locked(board, each))),
    Simple(|board| first(|each| naked(board, 2, each))),
    Simple(|board| first(|each| fish(board, 2, each))),
    Simple(|board| first(|each| hidden(board, 2, each))),
    Simple(|board| first(|each| naked(board, 3, each))),
    Simple(|board| first(|each| fish(board, 3, each))),
    Simple(|board| first(|each| hidden(board, 3, each))),
    Simple(|board| strong::links(board, 2)),
    Simple(|board| wings::xy(board, 2, 4.2)),
    Simple(|board| wings::xy(board, 3, 4.4)),
    Simple(loops::unique_loop),
    Simple(|board| first(|each| naked(board, 4, each))),
    Simple(|board| first(|each| fish(board, 4, each))),
    Simple(|board| first(|each| hidden(board, 4, each))),
    Simple(|board| strong::links(board, 3)),
    Simple(|board| wings::large(board, 3)),
    Simple(bug::grave),
    Simple(|board| wings::large(board, 4)),
    Simple(|board| aligned::exclusion(board, 2, 6.2)),
    ByChain(Kind::Simple),
    Simple(|board| aligned::exclusion(board, 3, 7.5)),
    ByChain(Kind::Nishio),
    ByChain(Kind::Multiple),
    ByChain(Kind::Dynamic),
    ByChain(Kind::DynamicPlus),
    ByChain(Kind::NestedSimple),
    ByChain(Kind::NestedMultiple),
    ByChain(Kind::NestedDynamic),
    ByChain(Kind::NestedDynamicPlus),
];

/// The first of some patterns.
fn first(
    search: impl FnOnce(&mut dyn FnMut(Pattern) -> ControlFlow<()>) -> ControlFlow<()>,
) -> Option<Step> {
    let mut step = None;
    let _ = search(&mut |pattern| {
        let difficulty = difficulty(pattern.kind);
        step = Some(Step::eliminating(difficulty, pattern.eliminations));
        ControlFlow::Break(())
    });
    step
}

fn difficulty(kind: PatternKind) -> f64 {
    let of = |size: u32, figures: [f64; 3]| figures[size as usize - 2];
    match kind {
        PatternKind::Locked { house, cover, .. } => {
            // Boxes are the last of the houses.
            if house > cover { 2.6 } else { 2.8 }
        }
        PatternKind::Naked { digits, .. } => of(digits.count_ones(), [3.0, 3.6, 5.0]),
        PatternKind::Hidden { digits, .. } => of(digits.count_ones(), [3.4, 4.0, 5.4]),
        PatternKind::Fish { base, .. } => of(base.count_ones(), [3.2, 3.8, 5.2]),
    }
}

/// The rating of a puzzle, in tenths.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Rating {
    /// The most difficult step of all.
    pub er: u32,
    /// The most difficult up to the first digit placed.
    pub ep: u32,
    /// The most difficult up to the first step, whatever it does.
    pub ed: u32,
    /// Whether the rules lead to the solution; if not, the figures are bounds from below.
    pub solved: bool,
}

/// A puzzle on its way to the solution by the easiest rules.
#[derive(Debug)]
pub struct Rater {
    position: Position,
    rating: Rating,
    /// The board, while it is searched.
    board: Option<Board>,
    /// The next rule to be tried.
    rule: usize,
    /// What was found out on the board by the last rule that is done piece by piece, or by this one so far.
    hunt: Option<Hunt>,
    /// Whether that is this one.
    hunting: bool,
    placed: bool,
    stepped: bool,
}

impl Rater {
    /// Begins; the scale is one of puzzles of 9×9 cells, and there is none for others.
    pub fn new(position: &Position) -> Option<Self> {
        (position.shape() == Shape::NINE).then(|| Self {
            position: position.clone(),
            rating: Rating::default(),
            board: None,
            rule: 0,
            hunt: None,
            hunting: false,
            placed: false,
            stepped: false,
        })
    }

    /// The figures of the steps that were taken.
    pub fn so_far(&self) -> Rating {
        self.rating
    }

    /// Does a piece of the work: a rule, or part of one that takes long. Tells the rating at the end.
    pub fn step(&mut self) -> ControlFlow<Rating> {
        let board = match self.board.take() {
            Some(board) => board,
            None => Board::new(&self.position),
        };
        self.rating.solved = board.is_full();
        let rule = RULES.get(self.rule).copied();
        let (Some(rule), false, false) = (rule, board.is_full(), board.is_stuck()) else {
            return ControlFlow::Break(self.rating);
        };
        let step = match rule {
            Simple(rule) => rule(&board),
            ByChain(kind) => {
                let mut hunt = match self.hunt.take() {
                    Some(hunt) if self.hunting => hunt,
                    last => Hunt::new(&board, kind, last),
                };
                let end = hunt.step();
                (self.hunt, self.hunting) = (Some(hunt), end.is_continue());
                match end {
                    ControlFlow::Continue(()) => {
                        self.board = Some(board);
                        return ControlFlow::Continue(());
                    }
                    ControlFlow::Break(chain) => chain.map(Step::from),
                }
            }
        };
        match step {
            None => (self.rule, self.board) = (self.rule + 1, Some(board)),
            Some(step) => {
                self.rule = 0;
                self.hunt = None;
                self.take(&step);
            }
        }
        ControlFlow::Continue(())
    }

    fn take(&mut self, step: &Step) {
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
            let (cell, digit) = Layout::of(self.position.shape()).named(candidate);
            self.position.place(cell, digit);
        }
        for &candidate in &step.eliminations {
            let (cell, digit) = Layout::of(self.position.shape()).named(candidate);
            self.position.eliminate(cell, digit);
        }
    }
}

/// The rating of a puzzle of 9×9 cells.
pub fn rate(position: &Position) -> Option<Rating> {
    let mut rater = Rater::new(position)?;
    loop {
        if let ControlFlow::Break(rating) = rater.step() {
            return Some(rating);
        }
    }
}
