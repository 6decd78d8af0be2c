//! The pass that turns a puzzle with one solution into a minimal one, or into one with the
//! requested number of givens.

use sudoku_grid::{Grid, Position};
use sudoku_search::{Argument, Explanation, Rng, Role, Template, counters, series};

use crate::engine::Solver;
use crate::given_remover::{GivenRemover, Necessity, RemovalResult, RemovalTask};

counters! {
    /// The counters.
    pub(crate) struct Tally {
        /// Uniqueness checks.
        tests: u64,
        /// Givens removed, over all starting grids.
        removed: u64,
        /// Givens of the current puzzle proved to be necessary: without any one of these givens,
        /// there is a second solution. A puzzle with one solution is minimal if all its givens are
        /// necessary; it may also be minimal if fewer are proved to be necessary.
        needed: u64,
        /// Uniqueness checks of the current puzzle that stayed undecided because the engine gave
        /// up.
        unsure: u64,
        /// Starting grids tried.
        grids: u64,
        /// Steps taken by the engine, in its own unit.
        engine_steps: u64,
    }
}

series! {
    /// The plotted quantities.
    pub(crate) struct Sample {
        /// Givens of the puzzle.
        #[plot(main)]
        #[unit("givens")]
        givens: f64,
        /// Givens proved to be necessary.
        #[goal(up)]
        #[unit("givens")]
        needed: f64,
    }
}

static REMOVABLE: Template = Template {
    id: "carver.removable",
    text: "Without {cells}, there is still only one solution.",
};

static BELIEVED: Template = Template {
    id: "carver.believed",
    text: "Without {cells}, the engine found no second solution: the removal is accepted without proof.",
};

static NEEDED: Template = Template {
    id: "carver.needed",
    text: "Without {cells}, there is a second solution, so nothing is removed.",
};

static UNSURE: Template = Template {
    id: "carver.unsure",
    text: "Without {cells}, the engine gave up on the puzzle, so nothing is removed.",
};

/// The requirements on the puzzle.
#[derive(Clone, Copy)]
pub(crate) struct PassGoal {
    /// The minimum number of givens: removal stops there.
    pub(crate) min_givens: u32,
    /// The maximum number of givens.
    pub(crate) max_givens: u32,
    /// `true` if every given must be necessary.
    pub(crate) minimal: bool,
    /// The work limit per uniqueness check, in steps of the engine.
    pub(crate) effort: u32,
}

/// Removes givens, and then, if minimality is required, tests whether each remaining given is necessary.
#[derive(Clone)]
pub(crate) struct MinimalityPass {
    solver: Solver,
    goal: PassGoal,
    solution: Vec<u8>,
    remover: GivenRemover,
    /// The cells whose givens were shown to be needed, one by one.
    needed: Vec<bool>,
    /// `true` while the remaining givens are tested without removing any.
    checking: bool,
    /// The number of steps of the engine that the tally already contains.
    counted_steps: u64,
}

impl MinimalityPass {
    /// Starts with a puzzle that has one solution; givens of the pattern are kept.
    pub(crate) fn new(task: RemovalTask<'_>, goal: PassGoal, rng: &mut Rng) -> Self {
        let needed = vec![false; task.puzzle.digits().len()];
        let (solver, solution) = (task.solver, task.solution.to_vec());
        let remover = GivenRemover::new(task, goal.effort, rng);
        Self {
            solver,
            solution,
            remover: remover.with_min_givens(goal.min_givens),
            goal,
            needed,
            checking: false,
            counted_steps: 0,
        }
    }

    /// Does a bounded amount of work. At the end of the pass, returns whether the puzzle meets the goal;
    /// before that, `None`.
    pub(crate) fn advance(
        &mut self,
        pattern: &Position,
        tally: &mut Tally,
        rng: &mut Rng,
    ) -> Option<bool> {
        if self.remover.is_done() {
            return self.conclude(pattern, rng);
        }
        let givens_before = self.remover.puzzle.givens();
        let necessity = self.remover.advance(rng);
        tally.engine_steps += self.remover.engine_steps() - self.counted_steps;
        self.counted_steps = self.remover.engine_steps();
        let necessity = necessity?;
        tally.tests += 1;
        tally.removed += (givens_before - self.remover.puzzle.givens()) as u64;
        if let (Necessity::Needed, Some(RemovalResult { cells, .. })) =
            (necessity, &self.remover.last_result)
            && let [cell] = cells[..]
        {
            self.needed[cell] = true;
            tally.needed += 1;
        }
        tally.unsure += u64::from(necessity == Necessity::Unsure);
        if self.checking && necessity != Necessity::Needed {
            return Some(false);
        }
        None
    }

    /// Ends the pass, whose last test is done. Returns whether the puzzle meets the goal; `None` if the givens that are
    /// not proved necessary must be tested first, which this call starts.
    fn conclude(&mut self, pattern: &Position, rng: &mut Rng) -> Option<bool> {
        let puzzle = &self.remover.puzzle;
        let givens = puzzle.givens();
        if givens > self.goal.max_givens as usize || givens < self.goal.min_givens as usize {
            return Some(false);
        }
        let is_unproved = |cell: &usize| {
            puzzle.get(*cell) != 0 && pattern.value(*cell) == 0 && !self.needed[*cell]
        };
        if !self.goal.minimal || self.checking {
            return Some(true);
        }
        let sets: Vec<_> = (0..self.needed.len())
            .filter(is_unproved)
            .map(|cell| vec![cell])
            .collect();
        if sets.is_empty() {
            return Some(true);
        }
        let task = RemovalTask {
            solver: self.solver,
            puzzle: puzzle.clone(),
            solution: &self.solution,
            pattern,
            sets,
        };
        let remover = GivenRemover::new(task, self.goal.effort, rng);
        self.remover = remover.only_counting();
        self.checking = true;
        self.counted_steps = 0;
        None
    }

    /// The necessity of the givens that were tested last; `None` before the first test.
    pub(crate) fn last_necessity(&self) -> Option<Necessity> {
        self.remover
            .last_result
            .as_ref()
            .map(|removal| removal.necessity)
    }

    /// Returns `true` while the remaining givens are tested without removing any.
    pub(crate) fn is_checking(&self) -> bool {
        self.checking
    }

    /// The puzzle with the givens that are left.
    pub(crate) fn puzzle(&self) -> &Grid {
        &self.remover.puzzle
    }

    /// An explanation of the last test; `None` before the first one.
    pub(crate) fn explain(&self) -> Option<Explanation> {
        let RemovalResult { cells, necessity } = self.remover.last_result.as_ref()?;
        let (template, role) = match necessity {
            Necessity::Removable => (&REMOVABLE, Role::Undone),
            Necessity::Believed => (&BELIEVED, Role::Undone),
            Necessity::Needed => (&NEEDED, Role::Pattern),
            Necessity::Unsure => (&UNSURE, Role::Focus),
        };
        let arguments = vec![("cells", Argument::Cells(cells.clone()))];
        let explanation = Explanation::new(template, arguments);
        let mark = |explanation: Explanation, &cell: &usize| explanation.mark(role, cell, None);
        Some(cells.iter().fold(explanation, mark))
    }

    pub(crate) fn heap_bytes(&self) -> usize {
        2 * self.needed.len() + self.remover.heap_bytes()
    }
}
