//! Depth first over boards.

use super::board::{Board, Verdict};

/// A tree search under way. The deepest branch is tried first; what is left of each branch waits
/// as a board of its own.
#[derive(Clone)]
pub(super) struct Kernel {
    pub(super) board: Board,
    pub(super) verdict: Verdict,
    /// The other sides of the branches in force, outermost first.
    waiting: Vec<Waiting>,
    pub(super) depth: u32,
    pub(super) nodes: u64,
    pub(super) guesses: u64,
    pub(super) backtracks: u64,
    /// Where the last branch was, and whether the digit was tried or, that having failed, removed.
    pub(super) last: Option<(usize, u32, bool)>,
}

/// The side of a branch on which a digit does not go into a cell.
#[derive(Clone, Copy)]
struct Waiting {
    board: Board,
    cell: u8,
    digit: u8,
    depth: u32,
}

impl Kernel {
    pub(super) fn new(mut board: Board) -> Self {
        let verdict = board.propagate();
        Self {
            board,
            verdict,
            waiting: Vec::new(),
            depth: 0,
            nodes: 0,
            guesses: 0,
            backtracks: 0,
            last: None,
        }
    }

    /// Turns to another puzzle, what follows from which is not worked out yet; the tally goes on.
    #[cfg_attr(target_arch = "x86_64", inline(always))]
    pub(super) fn turn_to(&mut self, board: Board) {
        self.board = board;
        self.waiting.clear();
        self.depth = 0;
    }

    /// Works out what follows.
    #[cfg_attr(target_arch = "x86_64", inline(always))]
    pub(super) fn propagate(&mut self) {
        self.verdict = self.board.propagate();
    }

    /// Whether it has come down some way and nothing was given up yet, as where there are many
    /// solutions: on the way to one of them any branch will do.
    #[cfg_attr(target_arch = "x86_64", inline(always))]
    fn is_easy(&self) -> bool {
        // What is given up leaves a side in force of which nothing waits.
        self.depth >= 2 && self.waiting.len() == self.depth as usize
    }

    /// Branches, or takes up what waits where this branch ended, and leaves what follows to be worked
    /// out; false if nothing waits.
    #[cfg_attr(target_arch = "x86_64", inline(always))]
    pub(super) fn advance(&mut self) -> bool {
        if self.verdict == Verdict::Open {
            let (cell, digit) = if self.is_easy() {
                self.board.choose_first()
            } else {
                self.board.choose()
            };
            #[expect(clippy::cast_possible_truncation, reason = "below 81")]
            self.waiting.push(Waiting {
                board: self.board,
                cell: cell as u8,
                digit: digit as u8,
                depth: self.depth,
            });
            self.board.keep(cell, 1 << digit);
            self.depth += 1;
            self.guesses += 1;
            self.last = Some((cell, digit, true));
        } else {
            let Some(next) = self.waiting.pop() else {
                return false;
            };
            self.backtracks += u64::from(self.depth - next.depth);
            self.board = next.board;
            let (cell, digit) = (usize::from(next.cell), u32::from(next.digit));
            self.board.keep(cell, !(1 << digit));
            self.depth = next.depth + 1;
            self.last = Some((cell, digit, false));
        }
        self.nodes += 1;
        true
    }

    pub(super) fn heap_bytes(&self) -> usize {
        size_of_val(self.waiting.as_slice())
    }
}

/// Compiles a function for the widest registers that the processor may turn out to have.
macro_rules! versions {
    ($function:item) => {
        #[multiversion::multiversion(targets(
            "x86_64+avx512f+avx512vl+avx2+bmi1+bmi2+lzcnt+popcnt",
            "x86_64+avx2+bmi1+bmi2+lzcnt+popcnt",
        ))]
        $function
    };
}
pub(super) use versions;

versions! {
    /// Begins again with another puzzle; the tally goes on.
    pub(super) fn restart(kernel: &mut Kernel, board: Board) {
        kernel.turn_to(board);
        kernel.propagate();
    }
}

versions! {
    /// Branches, or takes up what waits where this branch ended; false if nothing waits.
    pub(super) fn branch(kernel: &mut Kernel) -> bool {
        let open = kernel.advance();
        if open {
            kernel.propagate();
        }
        open
    }
}
