//! A rule-based solver for any list of techniques, which may include techniques of other crates.

use std::marker::PhantomData;
use std::ops::ControlFlow;

use sudoku_grid::Position;
use sudoku_search::{
    Capabilities, Event, Explanation, Info, Kind, Rng, Search, StartError, View, counters, docs,
    series,
};
use sudoku_techniques::{Deduction, Technique, search_from};

docs! {
    /// Applies the first technique of a list that finds something, then starts again from the top, and stalls when none
    /// finds anything.
    const DOCS;
}

series! {
    /// One sample of the values that are plotted over the steps of a run of [`TechniqueSolver`].
    pub struct Sample {
        /// Blank cells.
        #[goal(down)]
        #[target(zero)]
        #[unit("cells")]
        blanks: f64,
    }
}

counters! {
    /// The counters of a run of [`TechniqueSolver`].
    pub struct Tally {
        /// Instances of techniques applied.
        deductions: u64,
        /// Digits placed by techniques.
        placements: u64,
        /// Candidates removed by techniques.
        eliminations: u64,
    }
}

/// A list of techniques as a type. [`TechniqueSolver`] turns the type into a solver.
pub trait TechniqueList: Send + Sync + 'static {
    /// The id of the solver, in `kebab-case`.
    const ID: &'static str;
    /// The displayed name of the solver.
    const NAME: &'static str;

    /// The techniques, in the order in which they are tried.
    fn techniques() -> Vec<&'static dyn Technique>;
}

/// A solver that applies the techniques of a list, without guessing.
///
/// The solver `rules` also applies a list of techniques, which a parameter names, and can guess; but that list may only
/// contain the techniques of this project.
///
/// # Examples
///
/// ```
/// use sudoku_grid::Puzzle;
/// use sudoku_search::{Outcome, Setup, algorithm};
/// use sudoku_solvers::{TechniqueList, TechniqueSolver};
/// use sudoku_techniques::{Technique, find};
///
/// struct Singles;
///
/// impl TechniqueList for Singles {
///     const ID: &'static str = "singles";
///     const NAME: &'static str = "Singles";
///
///     fn techniques() -> Vec<&'static dyn Technique> {
///         ["naked-single", "hidden-single"].into_iter().filter_map(find).collect()
///     }
/// }
///
/// let puzzle: Puzzle = "1... ..3. .4.. ...2".parse()?;
/// let solver = algorithm::<TechniqueSolver<Singles>>();
/// let mut run = solver.start(puzzle.start(), &Setup::of("singles"), false)?;
/// assert_eq!(run.run_to_end(), Outcome::Solved);
/// assert_eq!(run.steps(), 12);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct TechniqueSolver<L> {
    techniques: Vec<&'static dyn Technique>,
    position: Position,
    /// The point at which the next step continues the scan: the index of a technique in the list, and the index of a
    /// piece of its work.
    next: (usize, usize),
    /// The latest deduction; `None` before the first.
    last: Option<Deduction>,
    tally: Tally,
    list: PhantomData<L>,
}

impl<L: TechniqueList> Search for TechniqueSolver<L> {
    const INFO: Info = Info {
        id: L::ID,
        name: L::NAME,
        docs: DOCS,
        kind: Kind::Solver,
        complete: false,
        step: "deduction",
        sides: (4, 25),
    };
    type Params = ();
    type Sample = Sample;
    type Counters = Tally;

    fn capabilities((): &()) -> Capabilities {
        Capabilities {
            random: false,
            ..Capabilities::default_for(&Self::INFO)
        }
    }

    fn start(position: &Position, (): &(), _: Rng) -> Result<Self, StartError> {
        Ok(Self {
            techniques: L::techniques(),
            position: position.clone(),
            next: (0, 0),
            last: None,
            tally: Tally::default(),
            list: PhantomData,
        })
    }

    fn step(&mut self) -> ControlFlow<Event> {
        let techniques = |index: usize| self.techniques.get(index).copied();
        let mut first_deduction = None;
        let next_work = search_from(
            &self.position,
            &techniques,
            self.next,
            &mut |_, instance| {
                first_deduction = Some(instance.deduction());
                ControlFlow::Break(())
            },
        );
        let Some(deduction) = first_deduction else {
            // If the end of the list was reached, the next call of `step` stalls again at once.
            self.next = next_work.unwrap_or((self.techniques.len(), 0));
            return match next_work {
                Some(_) => ControlFlow::Continue(()),
                None => ControlFlow::Break(Event::Stalled),
            };
        };
        deduction.apply(&mut self.position);
        self.tally.deductions += 1;
        self.tally.placements += deduction.placements.len() as u64;
        self.tally.eliminations += deduction.eliminations.len() as u64;
        self.next = (0, 0);
        self.last = Some(deduction);
        if self.position.is_solved() {
            return ControlFlow::Break(Event::Found);
        }
        ControlFlow::Continue(())
    }

    fn steps(&self) -> u64 {
        self.tally.deductions
    }

    #[expect(clippy::cast_precision_loss, reason = "at most 625")]
    fn sample(&self) -> Sample {
        Sample {
            blanks: self.position.blanks().count() as f64,
        }
    }

    fn view(&self, view: &mut View) {
        write_position(&self.position, view);
    }

    fn counters(&self) -> Tally {
        self.tally
    }

    fn explain(&self) -> Option<Explanation> {
        self.last.as_ref().map(|last| last.explanation.clone())
    }

    fn fork(&self) -> Option<Self> {
        Some(Self {
            techniques: self.techniques.clone(),
            position: self.position.clone(),
            next: self.next,
            last: self.last.clone(),
            tally: self.tally,
            list: PhantomData,
        })
    }

    fn heap_bytes(&self) -> usize {
        let deduction_bytes = self.last.as_ref().map_or(0, Deduction::heap_bytes);
        size_of_val(&self.techniques[..]) + self.position.heap_bytes() + deduction_bytes
    }
}

/// Writes the digits of a position to `view`, and its candidates as weights with the sum 1 in each cell.
#[expect(
    clippy::cast_precision_loss,
    reason = "a cell has at most 25 candidates"
)]
pub(crate) fn write_position(position: &Position, view: &mut View) {
    view.digits.copy_from_slice(position.values());
    for (cell, &candidates) in position.all_candidates().iter().enumerate() {
        let weights = view.cell_mut(cell);
        weights.fill(0.0);
        for digit in candidates {
            weights[usize::from(digit) - 1] = 1.0 / candidates.len() as f32;
        }
    }
}
