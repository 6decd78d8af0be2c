//! The 9×9 kernel for direct use, without the `Search` contract.

use super::board::{BitBoard, Verdict};
use super::kernel::{self, Kernel};

/// The 9×9 kernel for a sequence of queries: finds the solutions of a puzzle one by one, in slices of bounded
/// size.
#[derive(Clone)]
pub struct Probe {
    kernel: Kernel,
    /// `true` if the solution on the current board has been returned.
    returned: bool,
}

/// The result of [`Probe::advance`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Probed {
    /// The next solution: one digit per cell.
    Solution([u8; 81]),
    /// The puzzle has no further solution.
    Nothing,
    /// The limit of nodes was reached; call [`Probe::advance`] again to continue.
    Open,
}

impl Default for Probe {
    fn default() -> Self {
        Self {
            kernel: Kernel::new(BitBoard::new(&[0; 81])),
            returned: false,
        }
    }
}

impl Probe {
    /// Starts the search on another puzzle, given as one digit per cell, with 0 for a blank. `excluded_candidate` is a
    /// cell and a digit that is removed from the candidates of this cell.
    ///
    /// # Panics
    ///
    /// Panics if the cell is out of range or a digit is above 9.
    pub fn start(&mut self, puzzle: &[u8; 81], excluded_candidate: Option<(usize, u8)>) {
        kernel::load_and_propagate(&mut self.kernel, board_of(puzzle, excluded_candidate));
        self.returned = false;
    }

    /// A probe whose search has started as by [`Probe::start`].
    #[doc(hidden)]
    pub fn of(puzzle: &[u8; 81], excluded_candidate: Option<(usize, u8)>) -> Self {
        Self {
            kernel: Kernel::loaded(board_of(puzzle, excluded_candidate)),
            returned: false,
        }
    }

    /// Searches for the next solution, for at most `nodes` nodes of the search tree; returns the solution, or whether
    /// the search has ended or reached the limit.
    pub fn advance(&mut self, nodes: u32) -> Probed {
        let kernel = &mut self.kernel;
        for _ in 0..=nodes {
            if kernel.verdict == Verdict::Solved && !self.returned {
                self.returned = true;
                return Probed::Solution(kernel.board.digits());
            }
            if !kernel::branch(kernel) {
                return Probed::Nothing;
            }
            self.returned = false;
        }
        Probed::Open
    }

    /// Does one piece of work, as a step of the solver `fast` does it: visits a node, unless the current board is a
    /// solution that has not been returned. Returns the next solution, or that there is none; `None` while the search
    /// continues.
    #[doc(hidden)]
    pub fn step(&mut self) -> Option<Probed> {
        let kernel = &mut self.kernel;
        if (kernel.verdict != Verdict::Solved || self.returned) && !kernel::branch(kernel) {
            return Some(Probed::Nothing);
        }
        self.returned = kernel.verdict == Verdict::Solved;
        self.returned
            .then(|| Probed::Solution(kernel.board.digits()))
    }

    /// The number of search nodes visited since the probe was created, over all puzzles.
    pub fn nodes(&self) -> u64 {
        self.kernel.nodes
    }

    /// The number of bytes that the probe owns on the heap; a clone owns the same number.
    pub fn heap_bytes(&self) -> usize {
        self.kernel.heap_bytes()
    }
}

/// The board of a puzzle, without the excluded candidate.
fn board_of(puzzle: &[u8; 81], excluded_candidate: Option<(usize, u8)>) -> BitBoard {
    let mut board = BitBoard::new(puzzle);
    if let Some((cell, digit)) = excluded_candidate {
        board.restrict(cell, !(1 << (digit - 1)));
    }
    board
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn probing_in_pieces_finds_the_same_solutions() {
        // One cell is blank.
        let mut puzzle = [0; 81];
        let text =
            b"034678912672195348198342567859761423426853791713924856961537284287419635345286179";
        for (cell, symbol) in puzzle.iter_mut().zip(text) {
            *cell = symbol - b'0';
        }
        let mut probe = Probe::default();
        probe.start(&puzzle, None);
        let Probed::Solution(solution) = probe.advance(0) else {
            panic!("a single is left");
        };
        assert_eq!((solution[0], probe.advance(9)), (5, Probed::Nothing));
        assert_eq!(probe.advance(9), Probed::Nothing);
        probe.start(&puzzle, Some((0, 5)));
        assert_eq!(probe.advance(0), Probed::Nothing);
        let mut solutions = std::collections::BTreeSet::new();
        probe.start(&[0; 81], None);
        while solutions.len() < 50 {
            match probe.advance(1) {
                Probed::Solution(solution) => assert!(solutions.insert(solution), "again"),
                Probed::Open => {}
                Probed::Nothing => panic!("the empty grid has more solutions"),
            }
        }
    }
}
