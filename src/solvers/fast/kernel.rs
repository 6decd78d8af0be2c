//! Depth-first search over boards.

use super::board::{BitBoard, Verdict};

/// A depth-first search. The current board is the deepest branch; the other side of each open branch is
/// stored as a separate board.
#[derive(Clone)]
pub(super) struct Kernel {
    pub(super) board: BitBoard,
    pub(super) verdict: Verdict,
    /// The untried sides of the current branches, outermost first.
    open_branches: Vec<OpenBranch>,
    /// The number of current guesses.
    pub(super) depth: u32,
    /// The number of sides of branches that the search has entered.
    pub(super) nodes: u64,
    /// The number of digits tried.
    pub(super) guesses: u64,
    /// The number of sides of branches abandoned.
    pub(super) backtracks: u64,
    /// The last node: the cell, the digit from 0, and whether the digit was tried; `false` if it
    /// was removed after it had failed.
    pub(super) last: Option<(usize, u32, bool)>,
}

/// The untried side of a branch, on which the digit does not go into the cell.
#[derive(Clone, Copy)]
struct OpenBranch {
    board: BitBoard,
    cell: u8,
    digit: u8,
    depth: u32,
}

impl Kernel {
    pub(super) fn new(mut board: BitBoard) -> Self {
        let verdict = board.propagate();
        Self {
            board,
            verdict,
            open_branches: Vec::new(),
            depth: 0,
            nodes: 0,
            guesses: 0,
            backtracks: 0,
            last: None,
        }
    }

    /// Replaces the puzzle, unpropagated; the counters continue.
    #[cfg_attr(target_arch = "x86_64", inline(always))]
    pub(super) fn load(&mut self, board: BitBoard) {
        self.board = board;
        self.open_branches.clear();
        self.depth = 0;
    }

    /// Propagates the current board to fixpoint.
    #[cfg_attr(target_arch = "x86_64", inline(always))]
    pub(super) fn propagate(&mut self) {
        self.verdict = self.board.propagate();
    }

    /// Returns `true` if the search is at least two guesses deep and nothing has failed yet, as in puzzles
    /// with many solutions, where any branch leads to one.
    #[cfg_attr(target_arch = "x86_64", inline(always))]
    fn is_failure_free(&self) -> bool {
        // An abandoned side leaves a branch in force without an untried side.
        self.depth >= 2 && self.open_branches.len() == self.depth as usize
    }

    /// Branches on an open board, otherwise backtracks to the innermost untried side; leaves the
    /// new board unpropagated. Returns `false` if no side is left.
    #[cfg_attr(target_arch = "x86_64", inline(always))]
    pub(super) fn advance(&mut self) -> bool {
        if self.verdict == Verdict::Open {
            let (cell, digit) = if self.is_failure_free() {
                self.board.choose_bivalue()
            } else {
                self.board.choose()
            };
            #[expect(clippy::cast_possible_truncation, reason = "below 81")]
            self.open_branches.push(OpenBranch {
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
            let Some(next) = self.open_branches.pop() else {
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
        size_of_val(self.open_branches.as_slice())
    }
}

/// Compiles a function for several x86-64 instruction sets; the best one that the processor
/// supports is chosen at run time.
macro_rules! multiversioned {
    ($function:item) => {
        #[multiversion::multiversion(targets(
            "x86_64+avx512f+avx512vl+avx2+bmi1+bmi2+lzcnt+popcnt",
            "x86_64+avx2+bmi1+bmi2+lzcnt+popcnt",
        ))]
        $function
    };
}
pub(super) use multiversioned;

multiversioned! {
    /// Loads and propagates another puzzle; the counters continue.
    pub(super) fn restart(kernel: &mut Kernel, board: BitBoard) {
        kernel.load(board);
        kernel.propagate();
    }
}

multiversioned! {
    /// Branches or backtracks, and propagates; returns `false` if no side is left.
    pub(super) fn branch(kernel: &mut Kernel) -> bool {
        let open = kernel.advance();
        if open {
            kernel.propagate();
        }
        open
    }
}
