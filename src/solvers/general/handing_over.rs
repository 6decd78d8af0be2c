//! A puzzle that starting over does not help, handed over to clause learning.

use std::ops::ControlFlow;

use sudoku_search::{Event, Explanation};

use super::{General, Stand};
use crate::cdcl::{Learner, Tuning, Turn};

/// Clause learning on what was left of the puzzle.
#[derive(Clone)]
pub(super) struct Handed {
    pub(super) learner: Learner,
    last: Turn,
}

impl Handed {
    pub(super) fn heap_bytes(&self) -> usize {
        size_of::<Self>() + self.learner.heap_bytes()
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
        let last = Turn::Restarted;
        self.learner = Some(Box::new(Handed { learner, last }));
        self.tally.restarts += 1;
    }

    /// A turn of clause learning.
    pub(super) fn learn(&mut self) -> ControlFlow<Event> {
        let Some(handed) = &mut self.learner else {
            return ControlFlow::Continue(());
        };
        let before = handed.learner.counts();
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
