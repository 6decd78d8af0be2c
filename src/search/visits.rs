use crate::{Run, View};

/// Where a run has been: how often each cell changed its digit, over every step from the first on.
///
/// It does a run of its own, so what is counted is the same however the run was watched.
pub struct Visits {
    run: Run,
    view: View,
    /// The digits after the last step counted.
    digits: Vec<u8>,
    changes: Vec<u32>,
}

impl Visits {
    /// Begins with a run before its first step.
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

    /// Steps counted.
    pub fn steps(&self) -> u64 {
        self.run.steps()
    }

    /// How often each cell changed.
    pub fn changes(&self) -> &[u32] {
        &self.changes
    }

    /// Counts on until this step, the end of the run, or so many bounded pieces of work; says whether
    /// there is more to count.
    pub fn advance(&mut self, target: u64, pieces: u64) -> bool {
        let mut left = pieces;
        while self.run.steps() < target && self.run.outcome().is_none() {
            if left == 0 {
                return true;
            }
            let next = self.run.steps() + 1;
            left -= self.run.advance(next, left).min(left);
            if self.run.steps() >= next {
                self.compare();
            }
        }
        false
    }

    fn compare(&mut self) {
        self.run.view(&mut self.view);
        let cells = self.view.digits.iter().zip(&mut self.digits);
        for ((now, before), changes) in cells.zip(&mut self.changes) {
            *changes += u32::from(now != before);
            *before = *now;
        }
    }
}
