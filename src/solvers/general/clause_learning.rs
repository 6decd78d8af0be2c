//! Hand-over of a puzzle that restarts did not solve to clause learning.

use std::ops::ControlFlow;

use sudoku_search::{Event, Explanation};

use super::{General, PseudoCode, TreeStatus};
use crate::cdcl::{Counts, Learner, Tuning, TurnOutcome};

/// Clause learning on the remaining part of the search tree.
#[derive(Clone)]
pub(super) struct HandOver {
    pub(super) learner: Learner,
    /// The turn taken last.
    last: TurnOutcome,
    /// The counters before the node or solution that the last turns belong to.
    before: Counts,
}

impl HandOver {
    /// The number of bytes of the hand-over and of all that it owns.
    pub(super) fn heap_bytes(&self) -> usize {
        size_of::<Self>() + self.learner.heap_bytes()
    }

    /// The lines of the pseudo-code passed since the last node. The first node includes the hand-over itself,
    /// in which `filled_cells` cells were filled.
    pub(super) fn code_lines(&self, filled_cells: u64) -> Vec<u8> {
        let (counts_before, counts_after) = (self.before, self.learner.counts());
        let is_first_node =
            counts_before == counts_after && matches!(self.last, TurnOutcome::Restarted);
        PseudoCode::executed(&[
            (
                PseudoCode::Try,
                is_first_node || counts_after.decisions > counts_before.decisions,
            ),
            (
                PseudoCode::Fill,
                if is_first_node {
                    filled_cells > 0
                } else {
                    counts_after.placed > counts_before.placed
                },
            ),
            (
                PseudoCode::TakeBack,
                is_first_node || counts_after.undone > counts_before.undone,
            ),
            (
                PseudoCode::Restart,
                is_first_node || counts_after.restarts > counts_before.restarts,
            ),
            (
                PseudoCode::Learn,
                counts_after.learned > counts_before.learned,
            ),
            (PseudoCode::Report, matches!(self.last, TurnOutcome::Found)),
            (
                PseudoCode::Stop,
                matches!(self.last, TurnOutcome::Exhausted),
            ),
        ])
    }

    /// Explains the last turn; `None` if the turn found a solution or ended the search.
    pub(super) fn explain(&self) -> Option<Explanation> {
        self.learner.explain(self.last)
    }
}

impl General {
    /// Abandons the tree and starts clause learning at the same root.
    pub(super) fn start_learning(&mut self) {
        self.tally.backtracks += (self.branches.len() - self.root.floor) as u64;
        let Some(candidates) = self.root_candidates() else {
            self.status = TreeStatus::Exhausted;
            return;
        };
        let learner = Learner::new(
            self.candidates.shape(),
            &candidates,
            &self.rng,
            Tuning::default(),
        );
        // Free the parts of the tree that are not needed any more.
        self.branches = Vec::new();
        self.candidates.drop_saved();
        self.root.release();
        self.hand_over = Some(Box::new(HandOver {
            before: learner.counts(),
            learner,
            last: TurnOutcome::Restarted,
        }));
        self.tally.restarts += 1;
    }

    /// Takes one turn of clause learning and updates the tally.
    pub(super) fn step_learning(&mut self) -> ControlFlow<Event> {
        let Some(hand_over) = &mut self.hand_over else {
            return ControlFlow::Continue(());
        };
        let counts_before = hand_over.learner.counts();
        if matches!(hand_over.last, TurnOutcome::Decided(_) | TurnOutcome::Found) {
            hand_over.before = counts_before;
        }
        hand_over.last = hand_over.learner.turn();
        let counts_after = hand_over.learner.counts();
        let decision_count = counts_after.decisions - counts_before.decisions;
        self.filled = counts_after.placed - counts_before.placed;
        self.tally.nodes += decision_count;
        self.tally.guesses += decision_count;
        self.tally.backtracks += counts_after.undone - counts_before.undone;
        self.tally.placements += self.filled;
        self.tally.restarts += counts_after.restarts - counts_before.restarts;
        self.tally.learned += counts_after.learned - counts_before.learned;
        let turn = hand_over.last;
        match turn {
            TurnOutcome::Exhausted => ControlFlow::Break(Event::Exhausted),
            TurnOutcome::Found if self.is_known_solution() => ControlFlow::Continue(()),
            TurnOutcome::Found => {
                self.found += 1;
                ControlFlow::Break(Event::Found)
            }
            _ => ControlFlow::Continue(()),
        }
    }

    /// Returns `true` if the current solution is the one found before the hand-over.
    fn is_known_solution(&self) -> bool {
        let (Some(first), Some(hand_over)) = (&self.first, &self.hand_over) else {
            return false;
        };
        let digits = hand_over.learner.digits();
        (digits.iter().zip(first)).all(|(&digit, &bits)| digit > 0 && bits == 1 << (digit - 1))
    }
}
