//! Depth first over boards.

use sudoku_search::Limits;

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

    /// Begins again with another puzzle; the tally goes on.
    #[cfg_attr(target_arch = "x86_64", inline(always))]
    fn restart(&mut self, mut board: Board) {
        self.verdict = board.propagate();
        self.board = board;
        self.waiting.clear();
        self.depth = 0;
    }

    /// Branches, or takes up what waits where this branch ended; false if nothing waits.
    #[cfg_attr(target_arch = "x86_64", inline(always))]
    fn branch(&mut self) -> bool {
        if self.verdict == Verdict::Open {
            let (cell, digit) = self.board.choose();
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
        self.verdict = self.board.propagate();
        true
    }

    /// Counts the solutions of a puzzle up to the limits, of which that of steps is not 0, and says
    /// whether it ended because its steps were spent. Writes the first solution, if there is one.
    #[cfg_attr(target_arch = "x86_64", inline(always))]
    fn count(&mut self, puzzle: &[u8; 81], limits: Limits, first: &mut [u8; 81]) -> (u32, bool) {
        self.restart(Board::new(puzzle));
        let end = (limits.steps).map_or(u64::MAX, |most| self.nodes.saturating_add(most));
        let mut count = 0;
        loop {
            if self.verdict == Verdict::Solved {
                count += 1;
                if count == 1 {
                    *first = self.board.digits();
                }
                if u64::from(count) == limits.solutions {
                    return (count, false);
                }
            }
            if self.nodes >= end {
                return (count, true);
            }
            if !self.branch() {
                return (count, false);
            }
        }
    }

    pub(super) fn heap_bytes(&self) -> usize {
        size_of_val(self.waiting.as_slice())
    }
}

/// Compiles a function for the widest registers that the processor may turn out to have.
macro_rules! versions {
    ($function:item) => {
        #[multiversion::multiversion(targets(
            "x86_64+avx512f+avx512vl+bmi1+bmi2+lzcnt+popcnt",
            "x86_64+avx2+bmi1+bmi2+lzcnt+popcnt",
        ))]
        $function
    };
}

versions! {
    /// As [`Kernel::restart`].
    pub(super) fn restart(kernel: &mut Kernel, board: Board) {
        kernel.restart(board);
    }
}

versions! {
    /// As [`Kernel::branch`].
    pub(super) fn branch(kernel: &mut Kernel) -> bool {
        kernel.branch()
    }
}

versions! {
    /// As [`Kernel::count`].
    pub(super) fn count(
        kernel: &mut Kernel,
        puzzle: &[u8; 81],
        limits: Limits,
        first: &mut [u8; 81],
    ) -> (u32, bool) {
        kernel.count(puzzle, limits, first)
    }
}
