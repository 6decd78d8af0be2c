use crate::Run;

/// Checkpoints of one run at increasing moments, thinned evenly within a memory budget. The start
/// is always kept; if the search cannot be forked, it is the only checkpoint.
pub(crate) struct Checkpoints {
    kept: Vec<Run>,
    /// The moment of a checkpoint: its steps, or its solutions.
    moment: fn(&Run) -> u64,
    /// The memory that all checkpoints take, in bytes.
    bytes: usize,
    /// The memory limit, in bytes, above which checkpoints are dropped.
    budget_bytes: usize,
    /// The minimum distance between checkpoints, in moments.
    spacing: u64,
}

impl Checkpoints {
    /// Starts with a run as the first checkpoint. `budget_bytes` is the memory limit of all checkpoints.
    pub(crate) fn new(start: Run, moment: fn(&Run) -> u64, budget_bytes: usize) -> Self {
        Self {
            bytes: start.heap_bytes(),
            kept: vec![start],
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
        self.kept.last().map_or(0, self.moment)
    }

    /// Adds a fork of a run, if it can be forked.
    pub(crate) fn keep(&mut self, run: &Run) {
        let Some(copy) = run.try_fork() else { return };
        self.bytes += copy.heap_bytes();
        self.kept.push(copy);
        while self.bytes > self.budget_bytes && self.kept.len() > 1 {
            self.thin();
        }
    }

    /// Doubles the distance and drops the checkpoints that are too close to their predecessor, about every
    /// second checkpoint.
    fn thin(&mut self) {
        self.spacing *= 2;
        let mut last = None;
        let (spacing, moment) = (self.spacing, self.moment);
        self.kept.retain(|run| {
            let is_kept = last.is_none_or(|last| moment(run) >= last + spacing);
            if is_kept {
                last = Some(moment(run));
            }
            is_kept
        });
        self.bytes = self.kept.iter().map(Run::heap_bytes).sum();
    }

    /// The last checkpoint at this moment or before it.
    pub(crate) fn nearest(&self, moment: u64) -> &Run {
        let after = (self.kept).partition_point(|run| (self.moment)(run) <= moment);
        &self.kept[after.saturating_sub(1)]
    }

    /// The number of checkpoints, and the bytes that they take.
    pub(crate) fn size(&self) -> (usize, usize) {
        (self.kept.len(), self.bytes)
    }
}
