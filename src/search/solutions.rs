use sudoku_grid::Grid;

use crate::copies::Copies;
use crate::{Outcome, Run};

/// The solutions of a puzzle, found one after the other, each of which can be had again.
///
/// Solutions are numbered from 1, as they are found. None is stored: copies of the run, thinned
/// evenly within [`Solutions::BUDGET`] bytes, are what any of them is found again from, so that
/// millions take no more memory than the copies do.
pub struct Solutions {
    head: Run,
    copies: Copies,
    /// Cells in which not all solutions found so far are alike.
    varies: Vec<bool>,
    /// The run that is to find the wanted one again, and its number.
    past: Option<(Run, u64)>,
}

impl Solutions {
    /// Bytes that copies may take: 16 MB.
    pub const BUDGET: usize = 16 << 20;

    /// Takes over a run that was started without a limit on solutions, before its first step.
    pub fn new(run: Run) -> Self {
        Self::with_budget(run, Self::BUDGET)
    }

    /// The same with so many bytes for copies; the start is kept whatever it takes.
    pub fn with_budget(run: Run, budget: usize) -> Self {
        Self {
            copies: Copies::new(run.fork(), Run::found, budget),
            varies: vec![false; run.puzzle().digits().len()],
            head: run,
            past: None,
        }
    }

    /// Works until so many are found in all, none is left, or so many bounded pieces of work are
    /// done; returns the pieces used.
    pub fn advance(&mut self, solutions: u64, pieces: u64) -> u64 {
        let mut used = 0;
        while used < pieces && self.found() < solutions && self.head.outcome().is_none() {
            let before = self.found();
            used += self.head.find(pieces - used);
            if self.found() > before {
                self.compare();
                if self.found() >= self.copies.due() {
                    self.copies.keep(&self.head);
                }
            }
        }
        used
    }

    fn compare(&mut self) {
        let Some(first) = self.head.solution() else {
            return;
        };
        let latest = self.head.grid();
        let pairs = first.digits().iter().zip(latest.digits());
        for (varies, (one, other)) in self.varies.iter_mut().zip(pairs) {
            *varies |= one != other;
        }
    }

    /// How many were found.
    pub fn found(&self) -> u64 {
        self.head.found()
    }

    /// Steps of the search.
    pub fn steps(&self) -> u64 {
        self.head.steps()
    }

    /// Whether there is no other.
    pub fn is_exhausted(&self) -> bool {
        matches!(
            self.head.outcome(),
            Some(Outcome::Solved | Outcome::Unsolvable)
        )
    }

    /// The cells in which not all those found so far are alike.
    pub fn varies(&self) -> &[bool] {
        &self.varies
    }

    /// Turns to a solution that was found; the latest call wins. [`Solutions::approach`] brings it
    /// there.
    pub fn seek(&mut self, number: u64) {
        if number == 0 || number > self.found() {
            self.past = None;
            return;
        }
        let nearest = self.copies.nearest(number);
        match &mut self.past {
            Some((run, wanted)) if (nearest.found()..=number).contains(&run.found()) => {
                *wanted = number;
            }
            past => *past = Some((nearest.fork(), number)),
        }
    }

    /// Looks for the solution sought, for up to so many pieces; returns the pieces used.
    pub fn approach(&mut self, pieces: u64) -> u64 {
        let mut used = 0;
        if let Some((run, wanted)) = &mut self.past {
            while used < pieces && run.found() < *wanted {
                used += run.find(pieces - used);
            }
        }
        used
    }

    /// The solution sought, if it was found again.
    pub fn shown(&self) -> Option<Grid> {
        let (run, wanted) = self.past.as_ref()?;
        (run.found() == *wanted).then(|| run.grid())
    }

    /// How many copies are kept, and the bytes they take.
    pub fn kept(&self) -> (usize, usize) {
        self.copies.size()
    }
}
