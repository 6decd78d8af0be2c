use sudoku_grid::Grid;

use crate::checkpoints::Checkpoints;
use crate::{Outcome, Run};

/// The solutions of a puzzle, found one after the other. Each solution found can be shown again.
///
/// Solutions are numbered from 1 in the order in which they are found. Solutions are not stored: each is
/// recomputed from the nearest checkpoint of the run. Checkpoints are thinned evenly within
/// [`Solutions::DEFAULT_BUDGET_BYTES`], so the memory does not grow with the number of solutions.
pub struct Solutions {
    head: Run,
    checkpoints: Checkpoints,
    /// For each cell, `true` if the solutions found so far differ there.
    varying_cells: Vec<bool>,
    /// The run that finds the selected solution again, and the number of that solution; `None` if none is
    /// selected.
    selected: Option<(Run, u64)>,
}

impl Solutions {
    /// The default memory budget for checkpoints: 16 MiB.
    pub const DEFAULT_BUDGET_BYTES: usize = 16 << 20;

    /// Starts with a run that has no limit on solutions and has not made its first step.
    pub fn new(run: Run) -> Self {
        Self::with_budget(run, Self::DEFAULT_BUDGET_BYTES)
    }

    /// Starts with a run that has no limit on solutions and has not made its first step. `budget_bytes` is
    /// the memory limit for checkpoints, in bytes; the checkpoint of the start is kept even if it exceeds the
    /// limit.
    pub fn with_budget(run: Run, budget_bytes: usize) -> Self {
        Self {
            checkpoints: Checkpoints::new(run.fork(), Run::found, budget_bytes),
            varying_cells: vec![false; run.puzzle().digits().len()],
            head: run,
            selected: None,
        }
    }

    /// Works until `solutions` solutions are found in total, none is left, or `pieces` bounded
    /// pieces of work are done; returns the number of pieces used.
    pub fn advance(&mut self, solutions: u64, pieces: u64) -> u64 {
        let mut pieces_used = 0;
        while pieces_used < pieces && self.found() < solutions && self.head.outcome().is_none() {
            let solutions_before = self.found();
            pieces_used += self.head.find(pieces - pieces_used);
            if self.found() > solutions_before {
                self.update_varying_cells();
                if self.found() >= self.checkpoints.due() {
                    self.checkpoints.keep(&self.head);
                }
            }
        }
        pieces_used
    }

    fn update_varying_cells(&mut self) {
        let Some(first) = self.head.solution() else {
            return;
        };
        let latest = self.head.grid();
        let pairs = first.digits().iter().zip(latest.digits());
        for (varies, (first_digit, latest_digit)) in self.varying_cells.iter_mut().zip(pairs) {
            *varies |= first_digit != latest_digit;
        }
    }

    /// The number of solutions found.
    pub fn found(&self) -> u64 {
        self.head.found()
    }

    /// The number of completed steps of the search.
    pub fn steps(&self) -> u64 {
        self.head.steps()
    }

    /// Returns `true` if there are no more solutions.
    pub fn is_exhausted(&self) -> bool {
        matches!(
            self.head.outcome(),
            Some(Outcome::Solved | Outcome::Unsolvable)
        )
    }

    /// For each cell, `true` if the solutions found so far differ there.
    pub fn varying_cells(&self) -> &[bool] {
        &self.varying_cells
    }

    /// Selects a solution that was found before, by its number, counted from 1; [`Solutions::replay`] finds
    /// it again. A later call replaces the selection.
    pub fn seek(&mut self, number: u64) {
        if number == 0 || number > self.found() {
            self.selected = None;
            return;
        }
        let nearest = self.checkpoints.nearest(number);
        match &mut self.selected {
            Some((run, target)) if (nearest.found()..=number).contains(&run.found()) => {
                *target = number;
            }
            selected => *selected = Some((nearest.fork(), number)),
        }
    }

    /// Works towards the selected solution for up to `pieces` pieces of work; returns the number of
    /// pieces used.
    pub fn replay(&mut self, pieces: u64) -> u64 {
        let mut pieces_used = 0;
        if let Some((run, target)) = &mut self.selected {
            while pieces_used < pieces && run.found() < *target {
                pieces_used += run.find(pieces - pieces_used);
            }
        }
        pieces_used
    }

    /// The selected solution, once [`Solutions::replay`] has found it again; otherwise `None`.
    pub fn shown(&self) -> Option<Grid> {
        let (run, target) = self.selected.as_ref()?;
        (run.found() == *target).then(|| run.grid())
    }

    /// The number of checkpoints, and the bytes that they take.
    pub fn checkpoint_usage(&self) -> (usize, usize) {
        self.checkpoints.size()
    }
}
