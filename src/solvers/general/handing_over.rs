//! A puzzle that starting over does not help, handed over to clause learning.

use std::ops::ControlFlow;

use sudoku_search::{Event, Explanation};

use super::{Code, General, Stand};
use crate::cdcl::{Counts, Learner, Tuning, Turn};

/// Clause learning on what was left of the puzzle.
#[derive(Clone)]
pub(super) struct Handed {
    pub(super) learner: Learner,
    last: Turn,
    /// What was counted before the last node, or up to the last solution.
    before: Counts,
}

impl Handed {
    pub(super) fn heap_bytes(&self) -> usize {
        size_of::<Self>() + self.learner.heap_bytes()
    }

    /// What it passed since the last node; of that at which it was handed over, which filled so many
    /// cells, the whole of it.
    pub(super) fn lines(&self, filled: u64) -> Vec<u8> {
        let (before, after) = (self.before, self.learner.counts());
        let new = before == after && matches!(self.last, Turn::Restarted);
        Code::passed(&[
            (Code::Try, new || after.decisions > before.decisions),
            (
                Code::Fill,
                if new {
                    filled > 0
                } else {
                    after.placed > before.placed
                },
            ),
            (Code::TakeBack, new || after.undone > before.undone),
            (Code::Restart, new || after.restarts > before.restarts),
            (Code::Learn, after.learned > before.learned),
            (Code::Report, matches!(self.last, Turn::Found)),
            (Code::Stop, matches!(self.last, Turn::Exhausted)),
        ])
    }

    pub(super) fn explain(&self) -> Option<Explanation> {
        self.learner.explain(self.last)
    }
}

impl General {
    /// Gives the tree up for clause learning, which begins at the same root.
    pub(super) fn hand_over(&mut self) {
        self.tally.backtracks += (self.branches.len() - self.root.floor) as u64;
        let Some(candidates) = self.candidates() else {
            self.stand = Stand::Exhausted;
            return;
        };
        let learner = Learner::new(
            self.candidates.shape(),
            &candidates,
            &self.rng,
            Tuning::default(),
        );
        // What is needed of the tree no more.
        self.branches = Vec::new();
        self.candidates.forget_all();
        self.root.give_up();
        self.learner = Some(Box::new(Handed {
            before: learner.counts(),
            learner,
            last: Turn::Restarted,
        }));
        self.tally.restarts += 1;
    }

    /// A turn of clause learning.
    pub(super) fn learn(&mut self) -> ControlFlow<Event> {
        let Some(handed) = &mut self.learner else {
            return ControlFlow::Continue(());
        };
        let before = handed.learner.counts();
        if matches!(handed.last, Turn::Decided(_) | Turn::Found) {
            handed.before = before;
        }
        handed.last = handed.learner.turn();
        let after = handed.learner.counts();
        let decisions = after.decisions - before.decisions;
        self.filled = after.placed - before.placed;
        self.tally.nodes += decisions;
        self.tally.guesses += decisions;
        self.tally.backtracks += after.undone - before.undone;
        self.tally.placements += self.filled;
        self.tally.restarts += after.restarts - before.restarts;
        self.tally.learned += after.learned - before.learned;
        let turn = handed.last;
        match turn {
            Turn::Exhausted => ControlFlow::Break(Event::Exhausted),
            Turn::Found if self.is_first_again() => ControlFlow::Continue(()),
            Turn::Found => {
                self.found += 1;
                ControlFlow::Break(Event::Found)
            }
            _ => ControlFlow::Continue(()),
        }
    }

    /// Whether the solution in view is the one that was found before.
    fn is_first_again(&self) -> bool {
        let (Some(first), Some(handed)) = (&self.first, &self.learner) else {
            return false;
        };
        let digits = handed.learner.digits();
        (digits.iter().zip(first)).all(|(&digit, &bits)| digit > 0 && bits == 1 << (digit - 1))
    }
}
