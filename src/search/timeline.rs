use crate::Run;
use crate::checkpoints::Checkpoints;

/// A run with its history: the state after any earlier step can be shown again.
///
/// Checkpoints (forks of the run) are thinned evenly within [`Timeline::DEFAULT_BUDGET_BYTES`]; the start
/// is always kept. A moment is reached by continuing from the nearest earlier checkpoint. A fork
/// continues exactly as its original did, so the replay equals the past. A search that cannot be
/// forked is replayed from the start.
pub struct Timeline {
    head: Run,
    checkpoints: Checkpoints,
    /// The run shown and the selected step, if an earlier moment is selected.
    selected: Option<(Run, u64)>,
}

impl Timeline {
    /// The default memory budget for checkpoints: 32 MiB.
    pub const DEFAULT_BUDGET_BYTES: usize = 32 << 20;

    /// Starts a timeline with a run, which may already have made steps.
    pub fn new(run: Run) -> Self {
        Self::with_budget(run, Self::DEFAULT_BUDGET_BYTES)
    }

    /// Starts a timeline with a run, which may already have made steps. `budget_bytes` is the memory limit
    /// for checkpoints, in bytes; the checkpoint of the start is kept even if it exceeds the limit.
    pub fn with_budget(run: Run, budget_bytes: usize) -> Self {
        Self {
            checkpoints: Checkpoints::new(run.fork(), Run::steps, budget_bytes),
            head: run,
            selected: None,
        }
    }

    /// The original run in its latest state.
    pub fn head(&self) -> &Run {
        &self.head
    }

    /// The run to show: at the selected moment, or at an earlier one while
    /// [`Timeline::is_seeking`].
    pub fn shown(&self) -> &Run {
        self.selected.as_ref().map_or(&self.head, |(run, _)| run)
    }

    /// Returns `true` if the shown run has not reached the selected moment yet.
    pub fn is_seeking(&self) -> bool {
        self.selected
            .as_ref()
            .is_some_and(|(run, target)| run.outcome().is_none() && run.steps() < *target)
    }

    /// Advances the original run and takes checkpoints at intervals. The arguments and the result are those
    /// of [`Run::advance`].
    pub fn advance(&mut self, target: u64, pieces: u64) -> u64 {
        // A checkpoint is taken when a step has just been completed; later it would contain work of
        // the next step.
        let next_due = self.checkpoints.due().max(self.head.steps() + 1);
        let mut pieces_used = 0;
        if next_due <= target {
            pieces_used = self.head.advance(next_due, pieces);
            if self.head.outcome().is_none() && self.head.steps() == next_due {
                self.checkpoints.keep(&self.head);
            }
        }
        pieces_used + self.head.advance(target, pieces - pieces_used)
    }

    /// Advances the original run without taking a checkpoint.
    pub fn advance_without_checkpoint(&mut self, target: u64, pieces: u64) -> u64 {
        self.head.advance(target, pieces)
    }

    /// The step of the latest checkpoint.
    pub fn latest_checkpoint(&self) -> u64 {
        self.checkpoints.latest()
    }

    /// Selects the moment after `step` completed steps; a later call replaces the selection. The nearest
    /// earlier checkpoint is shown at once, and [`Timeline::replay`] advances it. At or beyond the head, the
    /// head is shown.
    pub fn seek(&mut self, step: u64) {
        if step >= self.head.steps() {
            self.selected = None;
            return;
        }
        let nearest = self.checkpoints.nearest(step);
        match &mut self.selected {
            // A run at the selected step only serves if it was stopped there: otherwise it may have
            // begun the next step.
            Some((run, target))
                if (nearest.steps()..step).contains(&run.steps())
                    || (run.steps() == step && *target == step) =>
            {
                *target = step;
            }
            selected => *selected = Some((nearest.fork(), step)),
        }
    }

    /// Works towards the selected moment for up to `pieces` pieces of work; returns the number of
    /// pieces used.
    pub fn replay(&mut self, pieces: u64) -> u64 {
        match &mut self.selected {
            Some((run, target)) => run.advance(*target, pieces),
            None => 0,
        }
    }

    /// The number of checkpoints, and the bytes that they take.
    pub fn checkpoint_usage(&self) -> (usize, usize) {
        self.checkpoints.size()
    }
}
