use crate::Run;
use crate::copies::Copies;

/// A run that can be looked at backwards.
///
/// It keeps copies of the run, thinned evenly within [`Timeline::BUDGET`] bytes, the start always
/// among them. Any moment is reached by going on from the nearest copy before it; since a copy
/// goes on exactly as its original did, what is seen there is what was there. A search that cannot be
/// copied goes on from the start.
pub struct Timeline {
    head: Run,
    copies: Copies,
    /// The moment looked at, if it is not the head: what is shown, and the step wanted.
    past: Option<(Run, u64)>,
}

impl Timeline {
    /// Bytes that copies may take: 32 MB.
    pub const BUDGET: usize = 32 << 20;

    /// Starts to keep a run.
    pub fn new(run: Run) -> Self {
        Self::with_budget(run, Self::BUDGET)
    }

    /// Starts to keep a run within so many bytes; the start is kept whatever it takes.
    pub fn with_budget(run: Run, budget: usize) -> Self {
        Self {
            copies: Copies::new(run.fork(), Run::steps, budget),
            head: run,
            past: None,
        }
    }

    /// The run itself, as far as it has come.
    pub fn head(&self) -> &Run {
        &self.head
    }

    /// What is to be shown: the run at the moment looked at, or the nearest kept one before it
    /// while [`Timeline::is_seeking`].
    pub fn shown(&self) -> &Run {
        self.past.as_ref().map_or(&self.head, |(run, _)| run)
    }

    /// Whether what is shown is older than what was sought.
    pub fn is_seeking(&self) -> bool {
        self.past
            .as_ref()
            .is_some_and(|(run, wanted)| run.outcome().is_none() && run.steps() < *wanted)
    }

    /// Moves the run itself; see [`Run::advance`]. Keeps a copy now and then.
    pub fn advance(&mut self, target: u64, pieces: u64) -> u64 {
        // A copy is taken when a step has just been completed: later it would already hold work of
        // the next one.
        let begin = self.copies.due().max(self.head.steps() + 1);
        let mut used = 0;
        if begin <= target {
            used = self.head.advance(begin, pieces);
            if self.head.outcome().is_none() && self.head.steps() == begin {
                self.copies.keep(&self.head);
            }
        }
        used + self.head.advance(target, pieces - used)
    }

    /// Moves the run itself, and keeps no copy.
    pub fn advance_without_copy(&mut self, target: u64, pieces: u64) -> u64 {
        self.head.advance(target, pieces)
    }

    /// The moment of the latest copy.
    pub fn copied(&self) -> u64 {
        self.copies.latest()
    }

    /// Turns to a moment; the latest call wins. What is shown at once is the nearest kept copy
    /// before it, and [`Timeline::approach`] brings it there. At or beyond the head, shows the
    /// head.
    pub fn seek(&mut self, step: u64) {
        if step >= self.head.steps() {
            self.past = None;
            return;
        }
        let nearest = self.copies.nearest(step);
        match &mut self.past {
            // A run at the step itself serves only if it was stopped there: it may have begun the next.
            Some((run, wanted))
                if (nearest.steps()..step).contains(&run.steps())
                    || (run.steps() == step && *wanted == step) =>
            {
                *wanted = step;
            }
            past => *past = Some((nearest.fork(), step)),
        }
    }

    /// Does up to so many pieces of the rerun towards the moment sought; returns the pieces used.
    pub fn approach(&mut self, pieces: u64) -> u64 {
        match &mut self.past {
            Some((run, wanted)) => run.advance(*wanted, pieces),
            None => 0,
        }
    }

    /// How many copies are kept, and the bytes they take.
    pub fn kept(&self) -> (usize, usize) {
        self.copies.size()
    }
}
