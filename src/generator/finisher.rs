//! From a puzzle with one solution to one that is as was wished.

use sudoku_grid::{Grid, Position};
use sudoku_search::{Argument, Explanation, Rng, Role, Template, counters, series};

use crate::carver::{Carver, Need, Removal};
use crate::engine::Solver;
use crate::wish::Wish;

counters! {
    /// What is counted.
    pub(crate) struct Tally {
        /// Uniqueness checks made.
        tests: u64,
        /// Givens removed, over all starting grids.
        removed: u64,
        /// Givens of this puzzle shown to be needed: without that one alone there is a second
        /// solution. A puzzle with one solution is minimal if they all are; fewer shown does not
        /// mean it is not.
        needed: u64,
        /// Checks of this puzzle given up, leaving their question unproved.
        unsure: u64,
        /// Starting grids tried.
        grids: u64,
        /// Steps the engine took, in its own unit.
        engine_steps: u64,
    }
}

series! {
    /// What can be plotted.
    pub(crate) struct Sample {
        /// Givens of the puzzle.
        #[plot(main)]
        #[unit("givens")]
        givens: f64,
        /// Givens shown to be needed.
        #[goal(up)]
        #[unit("givens")]
        needed: f64,
    }
}

static REMOVABLE: Template = Template {
    id: "carver.removable",
    text: "Without {cells} there is still only one solution.",
};

static BELIEVED: Template = Template {
    id: "carver.believed",
    text: "Without {cells} the engine found no second solution: it goes, unproved.",
};

static NEEDED: Template = Template {
    id: "carver.needed",
    text: "Without {cells} there is a second solution: it stays.",
};

static UNSURE: Template = Template {
    id: "carver.unsure",
    text: "The engine gave up on the puzzle without {cells}: it stays, unproved.",
};

/// Removes givens, then, if it must, shows that each one left is needed.
#[derive(Clone)]
pub(crate) struct Finisher {
    solver: Solver,
    wish: Wish,
    solution: Vec<u8>,
    carver: Carver,
    /// Cells that were shown to be needed one by one.
    needed: Vec<bool>,
    checking: bool,
    /// Steps of the engine that are in the tally already.
    booked: u64,
}

impl Finisher {
    /// Begins with a puzzle that has one solution; what stands in the pattern stays.
    pub(crate) fn new(
        solver: Solver,
        wish: Wish,
        puzzle: Grid,
        solution: &[u8],
        pattern: &Position,
        sets: Vec<Vec<usize>>,
        rng: &mut Rng,
    ) -> Self {
        let needed = vec![false; puzzle.digits().len()];
        let carver = Carver::new(solver, wish.effort, puzzle, solution, pattern, sets, rng);
        Self {
            solver,
            solution: solution.to_vec(),
            carver: carver.with_floor(wish.least),
            wish,
            needed,
            checking: false,
            booked: 0,
        }
    }

    /// Works for a bounded while; at the end, whether the puzzle is as was wished.
    pub(crate) fn advance(
        &mut self,
        pattern: &Position,
        tally: &mut Tally,
        rng: &mut Rng,
    ) -> Option<bool> {
        if self.carver.is_done() {
            return self.conclude(pattern, rng);
        }
        let before = self.carver.puzzle.givens();
        let need = self.carver.advance(rng);
        tally.engine_steps += self.carver.engine_steps() - self.booked;
        self.booked = self.carver.engine_steps();
        let need = need?;
        tally.tests += 1;
        tally.removed += (before - self.carver.puzzle.givens()) as u64;
        if let (Need::Needed, Some(Removal { cells, .. })) = (need, &self.carver.last)
            && let [cell] = cells[..]
        {
            self.needed[cell] = true;
            tally.needed += 1;
        }
        tally.unsure += u64::from(need == Need::Unsure);
        if self.checking && need != Need::Needed {
            return Some(false);
        }
        None
    }

    fn conclude(&mut self, pattern: &Position, rng: &mut Rng) -> Option<bool> {
        let puzzle = &self.carver.puzzle;
        let givens = puzzle.givens();
        if givens > self.wish.most as usize || givens < self.wish.least as usize {
            return Some(false);
        }
        let open = |cell: &usize| {
            puzzle.get(*cell) != 0 && pattern.value(*cell) == 0 && !self.needed[*cell]
        };
        if !self.wish.minimal || self.checking {
            return Some(true);
        }
        let sets: Vec<_> = (0..self.needed.len())
            .filter(open)
            .map(|cell| vec![cell])
            .collect();
        if sets.is_empty() {
            return Some(true);
        }
        let (solver, effort) = (self.solver, self.wish.effort);
        let solution = &self.solution;
        let carver = Carver::new(solver, effort, puzzle.clone(), solution, pattern, sets, rng);
        self.carver = carver.only_counting();
        self.checking = true;
        self.booked = 0;
        None
    }

    /// What the last test showed, since the last begin of a pass over the givens.
    pub(crate) fn need(&self) -> Option<Need> {
        self.carver.last.as_ref().map(|removal| removal.need)
    }

    /// Whether what is left is tested once more, and nothing removed.
    pub(crate) fn is_checking(&self) -> bool {
        self.checking
    }

    pub(crate) fn puzzle(&self) -> &Grid {
        &self.carver.puzzle
    }

    pub(crate) fn explain(&self) -> Option<Explanation> {
        let Removal { cells, need } = self.carver.last.as_ref()?;
        let (template, role) = match need {
            Need::Removable => (&REMOVABLE, Role::Undone),
            Need::Believed => (&BELIEVED, Role::Undone),
            Need::Needed => (&NEEDED, Role::Pattern),
            Need::Unsure => (&UNSURE, Role::Focus),
        };
        let arguments = vec![("cells", Argument::Cells(cells.clone()))];
        let explanation = Explanation::new(template, arguments);
        let mark = |explanation: Explanation, &cell: &usize| explanation.mark(role, cell, None);
        Some(cells.iter().fold(explanation, mark))
    }

    pub(crate) fn heap_bytes(&self) -> usize {
        2 * self.needed.len() + self.carver.heap_bytes()
    }
}
