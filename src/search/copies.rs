use crate::Run;

/// Copies of one run at rising moments, thinned evenly within a budget of bytes. The first is kept
/// whatever it takes; of a search that cannot be copied, it is the only one.
pub(crate) struct Copies {
    kept: Vec<Run>,
    /// When a copy was taken: its steps, or its solutions.
    moment: fn(&Run) -> u64,
    bytes: usize,
    budget: usize,
    /// Between kept copies, at least.
    spacing: u64,
}

impl Copies {
    /// Begins with this one.
    pub(crate) fn new(start: Run, moment: fn(&Run) -> u64, budget: usize) -> Self {
        Self {
            bytes: start.heap_bytes(),
            kept: vec![start],
            moment,
            budget,
            spacing: 1,
        }
    }

    /// The next moment of which a copy is wanted.
    pub(crate) fn due(&self) -> u64 {
        self.latest() + self.spacing
    }

    /// The moment of the last copy.
    pub(crate) fn latest(&self) -> u64 {
        self.kept.last().map_or(0, self.moment)
    }

    /// Keeps a copy of a run, if it can be copied.
    pub(crate) fn keep(&mut self, run: &Run) {
        let Some(copy) = run.copy() else { return };
        self.bytes += copy.heap_bytes();
        self.kept.push(copy);
        while self.bytes > self.budget && self.kept.len() > 1 {
            self.thin();
        }
    }

    /// Drops copies that are nearer to their predecessor than twice the spacing, which is about
    /// every second one.
    fn thin(&mut self) {
        self.spacing *= 2;
        let mut last = None;
        let (spacing, moment) = (self.spacing, self.moment);
        self.kept.retain(|run| {
            let stays = last.is_none_or(|last| moment(run) >= last + spacing);
            if stays {
                last = Some(moment(run));
            }
            stays
        });
        self.bytes = self.kept.iter().map(Run::heap_bytes).sum();
    }

    /// The last copy taken at this moment or before it.
    pub(crate) fn nearest(&self, moment: u64) -> &Run {
        let after = (self.kept).partition_point(|run| (self.moment)(run) <= moment);
        &self.kept[after.saturating_sub(1)]
    }

    /// How many there are, and the bytes they take.
    pub(crate) fn size(&self) -> (usize, usize) {
        (self.kept.len(), self.bytes)
    }
}
