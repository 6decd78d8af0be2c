//! Depth-first search with the digits of a cell in the order of their probabilities.

use std::cmp::Reverse;

use sudoku_grid::Position;
use sudoku_search::Decision;

use super::graph::CandidateGraph;

/// A search in the cell with the fewest candidates (MRV), which tries digits with the highest probability first.
#[derive(Clone, Debug)]
pub(super) struct GuidedSearch {
    position: Position,
    branches: Vec<Branch>,
    /// For each cell and digit, the rank of the digit among the digits of the cell; 0 is the most probable one.
    ranks: Vec<u8>,
    next: Next,
}

/// What the next step does.
#[derive(Clone, Copy, Debug)]
enum Next {
    /// Opens a branch and tries its first digit.
    Open,
    /// Tries the next digit of the innermost branch.
    Try,
    /// Takes the digit of the innermost branch back: it led to a solution or a contradiction, or its branch is
    /// exhausted.
    TakeBack,
}

/// A cell with the digits that are still to be tried, the most probable one last.
#[derive(Clone, Debug)]
struct Branch {
    before: Position,
    cell: usize,
    digit: u8,
    tried: u32,
    left: Vec<u8>,
}

/// The outcome of a step.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct StepOutcome {
    /// The digit that was tried, and its cell.
    pub(super) tried: Option<(usize, u8)>,
    /// The digit that was taken back, and its cell.
    pub(super) taken_back: Option<(usize, u8)>,
    /// The position is a solution.
    pub(super) is_solution: bool,
    /// Every digit was tried.
    pub(super) is_exhausted: bool,
}

impl GuidedSearch {
    /// A search from a position whose candidates have these probabilities.
    #[expect(clippy::cast_possible_truncation, reason = "a digit is at most 25")]
    pub(super) fn new(position: &Position, graph: &CandidateGraph, probabilities: &[f32]) -> Self {
        let side = position.shape().side();
        let mut ranks = vec![0; position.values().len() * side];
        for cell in graph.cells() {
            let mut candidates: Vec<_> = cell.collect();
            candidates.sort_by(|&a, &b| probabilities[b].total_cmp(&probabilities[a]));
            for (rank, candidate) in candidates.into_iter().enumerate() {
                let (cell, digit) = graph.candidates()[candidate];
                ranks[usize::from(cell) * side + usize::from(digit) - 1] = rank as u8;
            }
        }
        Self {
            position: position.clone(),
            branches: Vec::new(),
            ranks,
            next: Next::Open,
        }
    }

    /// The digits of all cells.
    pub(super) fn values(&self) -> &[u8] {
        self.position.values()
    }

    /// Takes one digit back, or tries the next one.
    pub(super) fn step(&mut self) -> StepOutcome {
        match self.next {
            Next::Open => self.open(),
            Next::Try => self.try_digit(),
            Next::TakeBack => self.take_back(),
        }
    }

    /// Opens a branch on the first cell with the fewest candidates, and tries its first digit.
    fn open(&mut self) -> StepOutcome {
        let position = &self.position;
        let blanks = position.blanks();
        let Some(cell) = blanks.min_by_key(|&cell| position.candidates(cell).len()) else {
            // The position was solved before the search.
            self.next = Next::TakeBack;
            return StepOutcome {
                is_solution: position.is_solved(),
                ..StepOutcome::default()
            };
        };
        let side = position.shape().side();
        let mut left: Vec<_> = position.candidates(cell).iter().collect();
        let rank = |digit: &u8| self.ranks[cell * side + usize::from(*digit) - 1];
        left.sort_by_key(|digit| Reverse(rank(digit)));
        self.branches.push(Branch {
            before: position.clone(),
            cell,
            digit: 0,
            tried: 0,
            left,
        });
        self.try_digit()
    }

    /// Tries the next digit of the innermost branch.
    fn try_digit(&mut self) -> StepOutcome {
        self.next = Next::TakeBack;
        let Some(branch) = self.branches.last_mut() else {
            return StepOutcome::default();
        };
        let Some(digit) = branch.left.pop() else {
            return StepOutcome::default();
        };
        branch.digit = digit;
        branch.tried += 1;
        let cell = branch.cell;
        self.position.place(cell, digit);
        let is_solution = self.position.is_solved();
        if !is_solution && !self.position.is_contradictory() {
            self.next = Next::Open;
        }
        StepOutcome {
            tried: Some((cell, digit)),
            is_solution,
            ..StepOutcome::default()
        }
    }

    /// Takes the digit of the innermost branch back.
    fn take_back(&mut self) -> StepOutcome {
        let Some(branch) = self.branches.last_mut() else {
            return StepOutcome {
                is_exhausted: true,
                ..StepOutcome::default()
            };
        };
        let taken_back = Some((branch.cell, branch.digit));
        self.position.clone_from(&branch.before);
        if branch.left.is_empty() {
            self.branches.pop();
        } else {
            self.next = Next::Try;
        }
        StepOutcome {
            taken_back,
            ..StepOutcome::default()
        }
    }

    /// The decisions from the root to the current node.
    #[expect(clippy::cast_possible_truncation, reason = "a digit is at most 25")]
    pub(super) fn path(&self) -> Vec<Decision> {
        let decision = |branch: &Branch| Decision {
            cell: branch.cell,
            digit: branch.digit,
            tried: branch.tried.saturating_sub(1),
            left: branch.left.len() as u32,
        };
        self.branches.iter().map(decision).collect()
    }

    pub(super) fn heap_bytes(&self) -> usize {
        let of_branch = |branch: &Branch| {
            size_of::<Branch>() + branch.before.heap_bytes() + size_of_val(&*branch.left)
        };
        self.position.heap_bytes()
            + size_of_val(&*self.ranks)
            + self.branches.iter().map(of_branch).sum::<usize>()
    }
}
