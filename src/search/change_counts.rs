use crate::{Run, View};

/// The number of times that each cell of a run changed its digit, over all steps from the first
/// one.
///
/// The counts come from a separate replay of the run, so they do not depend on how the original run was
/// advanced.
pub struct ChangeCounts {
    run: Run,
    view: View,
    /// The digits after the last step over which changes were counted.
    digits: Vec<u8>,
    /// The number of changes of each cell.
    changes: Vec<u32>,
}

impl ChangeCounts {
    /// Starts counting for a run that has not made its first step.
    pub fn new(run: Run) -> Self {
        let mut view = View::new(run.puzzle().shape());
        run.view(&mut view);
        Self {
            run,
            digits: view.digits.clone(),
            changes: vec![0; view.digits.len()],
            view,
        }
    }

    /// The number of steps over which changes have been counted.
    pub fn steps(&self) -> u64 {
        self.run.steps()
    }

    /// The number of times that the digit of each cell has changed, in the order of the cells.
    pub fn changes(&self) -> &[u32] {
        &self.changes
    }

    /// Counts changes until step `target` is reached, the run ends, or `pieces` bounded pieces of work are
    /// done. Returns `true` if step `target` has not been reached and the run has not ended.
    pub fn advance(&mut self, target: u64, pieces: u64) -> bool {
        let mut pieces_left = pieces;
        while self.run.steps() < target && self.run.outcome().is_none() {
            if pieces_left == 0 {
                return true;
            }
            let next_step = self.run.steps() + 1;
            pieces_left -= self.run.advance(next_step, pieces_left).min(pieces_left);
            if self.run.steps() >= next_step {
                self.count_changes();
            }
        }
        false
    }

    fn count_changes(&mut self) {
        self.run.view(&mut self.view);
        let cells = self.view.digits.iter().zip(&mut self.digits);
        for ((now, before), changes) in cells.zip(&mut self.changes) {
            *changes += u32::from(now != before);
            *before = *now;
        }
    }
}
