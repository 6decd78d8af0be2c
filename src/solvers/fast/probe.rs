//! The kernel without the contract around it.

use super::board::{Board, Verdict};
use super::kernel::{self, Kernel};

/// The 9×9 kernel for those who have many questions, one after the other: solutions of a puzzle,
/// one by one, in pieces of bounded size.
#[derive(Clone)]
pub struct Probe {
    kernel: Kernel,
    /// Whether the solution the kernel stands on was given already.
    given: bool,
}

/// What a probe came upon.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Probed {
    /// A solution, not given before.
    Solution([u8; 81]),
    /// There is no other.
    Nothing,
    /// The nodes are spent; ask it to go on.
    Open,
}

impl Default for Probe {
    fn default() -> Self {
        Self {
            kernel: Kernel::new(Board::new(&[0; 81])),
            given: false,
        }
    }
}

impl Probe {
    /// Turns to another puzzle, a digit a cell, 0 is blank; `barred` is a cell and a digit that
    /// shall not go there.
    ///
    /// # Panics
    ///
    /// If there is no such cell, or a digit is above 9.
    pub fn ask(&mut self, puzzle: &[u8; 81], barred: Option<(usize, u8)>) {
        let mut board = Board::new(puzzle);
        if let Some((cell, digit)) = barred {
            board.keep(cell, !(1 << (digit - 1)));
        }
        kernel::restart(&mut self.kernel, board);
        self.given = false;
    }

    /// Looks for the next solution, through so many nodes at most.
    pub fn advance(&mut self, nodes: u32) -> Probed {
        let kernel = &mut self.kernel;
        for _ in 0..=nodes {
            if kernel.verdict == Verdict::Solved && !self.given {
                self.given = true;
                return Probed::Solution(kernel.board.digits());
            }
            if !kernel::branch(kernel) {
                return Probed::Nothing;
            }
            self.given = false;
        }
        Probed::Open
    }

    /// Nodes taken since it was made.
    pub fn nodes(&self) -> u64 {
        self.kernel.nodes
    }

    /// Bytes a copy owns on the heap.
    pub fn heap_bytes(&self) -> usize {
        self.kernel.heap_bytes()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn solutions_come_one_by_one_however_small_the_pieces() {
        // One cell is blank.
        let mut puzzle = [0; 81];
        let text =
            b"034678912672195348198342567859761423426853791713924856961537284287419635345286179";
        for (cell, symbol) in puzzle.iter_mut().zip(text) {
            *cell = symbol - b'0';
        }
        let mut probe = Probe::default();
        probe.ask(&puzzle, None);
        let Probed::Solution(first) = probe.advance(0) else {
            panic!("a single is left");
        };
        assert_eq!((first[0], probe.advance(9)), (5, Probed::Nothing));
        assert_eq!(probe.advance(9), Probed::Nothing);
        probe.ask(&puzzle, Some((0, 5)));
        assert_eq!(probe.advance(0), Probed::Nothing);
        let mut found = std::collections::BTreeSet::new();
        probe.ask(&[0; 81], None);
        while found.len() < 50 {
            match probe.advance(1) {
                Probed::Solution(solution) => assert!(found.insert(solution), "again"),
                Probed::Open => {}
                Probed::Nothing => panic!("the empty grid has more solutions"),
            }
        }
    }
}
