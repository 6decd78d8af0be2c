//! Depth-first search over boards.

use super::board::{BitBoard, Verdict};
use crate::multiversioned::multiversioned;

/// A depth-first search by binary branching: a decision places a digit in a cell, and its alternative removes
/// the digit from the cell. For each decision whose alternative is untried, the board before the decision is stored.
#[derive(Clone)]
pub(super) struct Kernel {
    pub(super) board: BitBoard,
    pub(super) verdict: Verdict,
    /// The current decisions whose alternatives are untried, outermost first.
    open_decisions: Vec<OpenDecision>,
    /// The number of decisions and alternatives on the path to the current board.
    pub(super) depth: u32,
    /// The number of decisions and alternatives that the search has taken.
    pub(super) nodes: u64,
    /// The number of decisions that the search has taken.
    pub(super) guesses: u64,
    /// The number of decisions and alternatives that the search has undone.
    pub(super) backtracks: u64,
    /// The last node: the cell, the digit from 0, and whether the digit was placed; `false` if the digit
    /// was removed because placing it had failed.
    pub(super) last: Option<(usize, u32, bool)>,
}

/// A decision whose alternative is untried.
#[derive(Clone, Copy)]
struct OpenDecision {
    /// The board before the decision.
    board: BitBoard,
    cell: u8,
    /// The digit that the decision placed, from 0.
    digit: u8,
    /// The depth before the decision.
    depth: u32,
}

impl Kernel {
    pub(super) fn new(mut board: BitBoard) -> Self {
        let verdict = board.propagate();
        Self {
            board,
            verdict,
            open_decisions: Vec::new(),
            depth: 0,
            nodes: 0,
            guesses: 0,
            backtracks: 0,
            last: None,
        }
    }

    /// A kernel with this board, which is propagated with the instructions that the processor supports.
    pub(super) fn loaded(board: BitBoard) -> Self {
        let mut kernel = Self {
            board,
            verdict: Verdict::Open,
            open_decisions: Vec::new(),
            depth: 0,
            nodes: 0,
            guesses: 0,
            backtracks: 0,
            last: None,
        };
        load_and_propagate(&mut kernel, board);
        kernel
    }

    /// Replaces the puzzle without propagating it; the counters continue.
    #[cfg_attr(target_arch = "x86_64", inline(always))]
    pub(super) fn load(&mut self, board: BitBoard) {
        self.board = board;
        self.open_decisions.clear();
        self.depth = 0;
    }

    /// Propagates the current board to fixpoint.
    #[cfg_attr(target_arch = "x86_64", inline(always))]
    pub(super) fn propagate(&mut self) {
        self.verdict = self.board.propagate();
    }

    /// Returns `true` if the search is at least two decisions deep and no decision has failed yet, as in puzzles
    /// with many solutions, where any branch leads to one.
    #[cfg_attr(target_arch = "x86_64", inline(always))]
    fn is_failure_free(&self) -> bool {
        // An alternative counts towards the depth, but is not an open decision.
        self.depth >= 2 && self.open_decisions.len() == self.depth as usize
    }

    /// Takes a decision if the board is open; otherwise backtracks to the innermost open decision and takes its
    /// alternative. The new board is left unpropagated. Returns `false` if no alternative is left.
    #[cfg_attr(target_arch = "x86_64", inline(always))]
    pub(super) fn advance(&mut self) -> bool {
        if self.verdict == Verdict::Open {
            let (cell, digit) = if self.is_failure_free() {
                self.board.choose_bivalue_branch()
            } else {
                self.board.choose_branch()
            };
            #[expect(clippy::cast_possible_truncation, reason = "below 81")]
            self.open_decisions.push(OpenDecision {
                board: self.board,
                cell: cell as u8,
                digit: digit as u8,
                depth: self.depth,
            });
            self.board.restrict(cell, 1 << digit);
            self.depth += 1;
            self.guesses += 1;
            self.last = Some((cell, digit, true));
        } else {
            let Some(next) = self.open_decisions.pop() else {
                return false;
            };
            self.backtracks += u64::from(self.depth - next.depth);
            self.board = next.board;
            let (cell, digit) = (usize::from(next.cell), u32::from(next.digit));
            self.board.restrict(cell, !(1 << digit));
            self.depth = next.depth + 1;
            self.last = Some((cell, digit, false));
        }
        self.nodes += 1;
        true
    }

    pub(super) fn heap_bytes(&self) -> usize {
        size_of_val(self.open_decisions.as_slice())
    }
}

multiversioned! {
    /// Loads and propagates another puzzle; the counters continue.
    pub(super) fn load_and_propagate(kernel: &mut Kernel, board: BitBoard) {
        kernel.load(board);
        kernel.propagate();
    }
}

multiversioned! {
    /// Takes a decision or backtracks, then propagates; returns `false` if no alternative is left.
    pub(super) fn branch(kernel: &mut Kernel) -> bool {
        let has_next = kernel.advance();
        if has_next {
            kernel.propagate();
        }
        has_next
    }
}
