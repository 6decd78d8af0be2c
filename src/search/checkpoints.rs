use crate::Run;

/// Checkpoints of one run at increasing moments, thinned evenly within a memory budget. The start
/// is always kept; if the search cannot be forked, the start is the only checkpoint.
pub(crate) struct Checkpoints {
    runs: Vec<Run>,
    /// The moment of a run: its number of completed steps, or of solutions found.
    moment: fn(&Run) -> u64,
    /// The memory that all checkpoints take, in bytes.
    bytes: usize,
    /// The memory limit, in bytes, above which checkpoints are dropped.
    budget_bytes: usize,
    /// The minimum distance between checkpoints, in the unit of `moment`.
    spacing: u64,
}

impl Checkpoints {
    /// Starts with a run as the first checkpoint. `budget_bytes` is the memory limit of all checkpoints.
    pub(crate) fn new(start: Run, moment: fn(&Run) -> u64, budget_bytes: usize) -> Self {
        Self {
            bytes: start.heap_bytes(),
            runs: vec![start],
            moment,
            budget_bytes,
            spacing: 1,
        }
    }

    /// The next moment at which a checkpoint is wanted.
    pub(crate) fn due(&self) -> u64 {
        self.latest() + self.spacing
    }

    /// The moment of the last checkpoint.
    pub(crate) fn latest(&self) -> u64 {
        self.runs.last().map_or(0, self.moment)
    }

    /// Adds a fork of a run as the last checkpoint. Has no effect if the search cannot be forked.
    pub(crate) fn keep(&mut self, run: &Run) {
        let Some(copy) = run.try_fork() else { return };
        self.bytes += copy.heap_bytes();
        self.runs.push(copy);
        while self.bytes > self.budget_bytes && self.runs.len() > 1 {
            self.thin();
        }
    }

    /// Doubles the spacing and drops each checkpoint whose distance from the previous remaining checkpoint is
    /// less than the new spacing, which are about half of the checkpoints.
    fn thin(&mut self) {
        self.spacing *= 2;
        let mut last_kept_moment = None;
        let (spacing, moment) = (self.spacing, self.moment);
        self.runs.retain(|run| {
            let is_kept = last_kept_moment.is_none_or(|last| moment(run) >= last + spacing);
            if is_kept {
                last_kept_moment = Some(moment(run));
            }
            is_kept
        });
        self.bytes = self.runs.iter().map(Run::heap_bytes).sum();
    }

    /// The last checkpoint at this moment or before it.
    pub(crate) fn nearest(&self, moment: u64) -> &Run {
        let next_index = (self.runs).partition_point(|run| (self.moment)(run) <= moment);
        &self.runs[next_index.saturating_sub(1)]
    }

    /// The number of checkpoints, and the bytes that they take.
    pub(crate) fn size(&self) -> (usize, usize) {
        (self.runs.len(), self.bytes)
    }
}
