//! Many puzzles, and where what became of them is written.

use sudoku_search::{Answers, Limits};

use super::board::{Board, Verdict};
use super::kernel::{Kernel, versions};

/// Puzzles, taken up one after the other.
pub(super) struct Batch<'a> {
    puzzles: &'a [[u8; 81]],
    /// Of them, those taken up.
    taken: usize,
    limits: Limits,
    answers: &'a mut Answers,
}

/// One of them under way.
pub(super) struct Task {
    pub(super) kernel: Kernel,
    /// Which it is.
    n: usize,
}

impl<'a> Batch<'a> {
    /// `answers` has room for each of the puzzles, and the limit of steps is not 0.
    pub(super) fn new(puzzles: &'a [[u8; 81]], limits: Limits, answers: &'a mut Answers) -> Self {
        Self {
            puzzles,
            taken: 0,
            limits,
            answers,
        }
    }

    /// How many were not taken up yet.
    #[cfg(target_arch = "x86_64")]
    pub(super) fn left(&self) -> usize {
        self.puzzles.len() - self.taken
    }
}

impl Task {
    pub(super) fn new() -> Self {
        Self {
            kernel: Kernel::new(Board::new(&[0; 81])),
            n: 0,
        }
    }

    /// Takes up the next puzzle, what follows from which is to be worked out; false if there is none.
    #[cfg_attr(target_arch = "x86_64", inline(always))]
    pub(super) fn take(&mut self, batch: &mut Batch<'_>) -> bool {
        let Some(puzzle) = batch.puzzles.get(batch.taken) else {
            return false;
        };
        self.n = batch.taken;
        batch.taken += 1;
        let kernel = &mut self.kernel;
        (kernel.nodes, kernel.guesses, kernel.backtracks) = (0, 0, 0);
        kernel.turn_to(Board::new(puzzle));
        true
    }

    /// Notes what propagation came to and goes on to what is to be worked out next; false if no more
    /// is asked of this puzzle.
    #[cfg_attr(target_arch = "x86_64", inline(always))]
    pub(super) fn advance(&mut self, batch: &mut Batch<'_>) -> bool {
        let (n, kernel, answers) = (self.n, &mut self.kernel, &mut *batch.answers);
        let mut enough = false;
        if kernel.verdict == Verdict::Solved {
            answers.counts[n] += 1;
            if answers.counts[n] == 1 {
                answers.solutions.as_chunks_mut().0[n] = kernel.board.digits();
            }
            enough = u64::from(answers.counts[n]) == batch.limits.solutions;
        }
        let spent = !enough && batch.limits.steps.is_some_and(|most| kernel.nodes >= most);
        if !enough && !spent && kernel.advance() {
            return true;
        }
        answers.spent[n] = spent;
        answers.steps[n] = kernel.nodes;
        answers.counters.as_chunks_mut().0[n] = [kernel.nodes, kernel.guesses, kernel.backtracks];
        false
    }
}

/// One after the other.
#[cfg_attr(target_arch = "x86_64", inline(always))]
pub(super) fn one_by_one(batch: &mut Batch<'_>) {
    let mut task = Task::new();
    while task.take(batch) {
        task.kernel.propagate();
        while task.advance(batch) {
            task.kernel.propagate();
        }
    }
}

versions! {
    /// Solves each up to the limits: counts solutions, and writes the first. Where registers are wide
    /// enough for several boards, as many puzzles are under way at a time.
    pub(super) fn solve(batch: &mut Batch<'_>) {
        #[cfg(target_arch = "x86_64")]
        if batch.left() > 1 {
            multiversion::target::match_target! {
                "x86_64+avx512f+avx512vl+avx2+bmi1+bmi2+lzcnt+popcnt" => super::lockstep::quads::solve(batch),
                "x86_64+avx2+bmi1+bmi2+lzcnt+popcnt" => super::lockstep::pairs::solve(batch),
                _ => {}
            }
        }
        one_by_one(batch);
    }
}
