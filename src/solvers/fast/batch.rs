//! Batches of puzzles, whose answers are written to one buffer.

use sudoku_search::{Answers, Limits};

use super::board::{BitBoard, Verdict};
use super::kernel::Kernel;
use crate::multiversioned::multiversioned;

/// A batch of puzzles that are taken one after the other.
pub(super) struct Batch<'a> {
    puzzles: &'a [[u8; 81]],
    /// The index of the next puzzle to take: the number of puzzles taken so far.
    next: usize,
    limits: Limits,
    answers: &'a mut Answers,
}

/// The search on one puzzle of a batch.
pub(super) struct BatchTask {
    pub(super) kernel: Kernel,
    /// The index of the puzzle in the batch.
    index: usize,
}

impl<'a> Batch<'a> {
    /// Creates a batch; `answers` must have room for all puzzles, and the limit of steps must not
    /// be 0.
    pub(super) fn new(puzzles: &'a [[u8; 81]], limits: Limits, answers: &'a mut Answers) -> Self {
        Self {
            puzzles,
            next: 0,
            limits,
            answers,
        }
    }

    /// The number of puzzles not taken yet.
    #[cfg(target_arch = "x86_64")]
    pub(super) fn remaining(&self) -> usize {
        self.puzzles.len() - self.next
    }
}

impl BatchTask {
    /// Creates a task without a puzzle; [`Self::load_next`] loads one.
    pub(super) fn new() -> Self {
        Self {
            kernel: Kernel::new(BitBoard::new(&[0; 81])),
            index: 0,
        }
    }

    /// Loads the next puzzle without propagating it; returns `false` if none is left.
    #[cfg_attr(target_arch = "x86_64", inline(always))]
    pub(super) fn load_next(&mut self, batch: &mut Batch<'_>) -> bool {
        let Some(puzzle) = batch.puzzles.get(batch.next) else {
            return false;
        };
        self.index = batch.next;
        batch.next += 1;
        let kernel = &mut self.kernel;
        (kernel.nodes, kernel.guesses, kernel.backtracks) = (0, 0, 0);
        kernel.load(BitBoard::new(puzzle));
        true
    }

    /// Records the verdict of the last propagation and advances to the next board to propagate;
    /// returns `false`, with the answer written, if the puzzle has reached its limits or is
    /// exhausted.
    #[cfg_attr(target_arch = "x86_64", inline(always))]
    pub(super) fn advance(&mut self, batch: &mut Batch<'_>) -> bool {
        let (index, kernel, answers) = (self.index, &mut self.kernel, &mut *batch.answers);
        let mut is_done = false;
        if kernel.verdict == Verdict::Solved {
            answers.counts[index] += 1;
            if answers.counts[index] == 1 {
                answers.solutions.as_chunks_mut().0[index] = kernel.board.digits();
            }
            is_done = u64::from(answers.counts[index]) == batch.limits.solutions;
        }
        let is_limit_reached = !is_done
            && batch
                .limits
                .steps
                .is_some_and(|max_nodes| kernel.nodes >= max_nodes);
        if !is_done && !is_limit_reached && kernel.advance() {
            return true;
        }
        answers.reached_limit[index] = is_limit_reached;
        answers.steps[index] = kernel.nodes;
        answers.counters.as_chunks_mut().0[index] =
            [kernel.nodes, kernel.guesses, kernel.backtracks];
        false
    }
}

/// Solves the puzzles of a batch one after the other.
#[cfg_attr(target_arch = "x86_64", inline(always))]
pub(super) fn solve_sequentially(batch: &mut Batch<'_>) {
    let mut task = BatchTask::new();
    while task.load_next(batch) {
        task.kernel.propagate();
        while task.advance(batch) {
            task.kernel.propagate();
        }
    }
}

multiversioned! {
    /// Solves each puzzle up to the limits: counts its solutions and writes the first. Where
    /// registers are wide enough for several boards, several puzzles are searched at a time.
    pub(super) fn solve(batch: &mut Batch<'_>) {
        #[cfg(target_arch = "x86_64")]
        if batch.remaining() > 1 {
            multiversion::target::match_target! {
                "x86_64+avx512f+avx512vl+avx2+bmi1+bmi2+lzcnt+popcnt" => super::lockstep::quads::solve(batch),
                "x86_64+avx2+bmi1+bmi2+lzcnt+popcnt" => super::lockstep::pairs::solve(batch),
                _ => {}
            }
        }
        solve_sequentially(batch);
    }
}
