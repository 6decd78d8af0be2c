//! Generation by removing givens from a full grid while the solution stays unique.

use std::ops::ControlFlow;

use sudoku_grid::{Grid, Position, Shape};
use sudoku_search::{
    CodeLine, Event, Explanation, Info, Kind, Rng, Search, StartError, View, code, docs,
};

use crate::engine::Solver;
use crate::full_grid_sampler::FullGridSampler;
use crate::given_remover::{Necessity, RemovalTask};
use crate::minimality_pass::{MinimalityPass, Sample, Tally};
use crate::render::draw;

mod params;

pub use params::DigParams;

docs! {
    /// Fills a grid at random, then removes givens in random order as long as the puzzle still has
    /// exactly one solution.
    ///
    /// # How it works
    ///
    /// A full grid is generated as by `grid`. Its cells are visited in random order; for a
    /// symmetric puzzle, in sets of cells that the symmetry maps to each other. The engine searches
    /// for a second solution of the puzzle without the givens of this cell or set; if there is
    /// none, these givens are removed. A given that could not be removed stays necessary however
    /// many others are removed later, so each cell is tried only once, and the final puzzle is
    /// minimal. There are three exceptions: a lower bound stopped the removal, cells were removed
    /// in sets, or the engine gave up. In these cases the counters show how many givens were proved
    /// to be necessary.
    ///
    /// # Why it suits Sudoku
    ///
    /// Checking uniqueness is easy for a solver while there are many givens, and there are never
    /// more checks than cells. The puzzle is valid at every moment, provided that the engine can
    /// prove uniqueness.
    ///
    /// # Limits
    ///
    /// An engine that cannot prove uniqueness is run several times. If the runs find the known
    /// solution and no other, the givens are removed. That may be wrong, so another solver has to
    /// check the puzzle. If the runs find nothing at all, the givens stay. With such an engine, the
    /// fastest solver generates the full grid.
    ///
    /// # References
    ///
    /// Berggren and Nilsson, "A comparison of sudoku solving algorithms", KTH, 2012, section 2.3.2
    /// of the drafts, on generation: random placements checked by a solver. The drafts say that
    /// some solvers may suit this task better than others; here you can choose any solver as the
    /// engine.
    const DOCS;
}

code! {
    /// The pseudo-code.
    enum PseudoCode {
        /// repeat:
        Repeat,
        ///   fill a grid at random
        #[counts(grids)]
        Fill,
        ///   for each cell or symmetric set, in random order:
        Each,
        ///     search for a second solution without it
        #[counts(tests)]
        Query,
        ///     if there is none: remove it
        #[counts(removed)]
        RemoveSet,
        ///     else: keep it
        Keep,
        ///     if the engine gave up: keep it, unproved
        Unsure,
        ///   check each given again that is not proved necessary
        Check,
        ///   if the number of givens is right: report the puzzle
        #[counts(found)]
        Report,
        /// stop: that was the last attempt
        #[counts(stalled)]
        Stop,
    }
}

/// The stage of the generation.
#[derive(Clone)]
enum Stage {
    Fill,
    Remove(Box<MinimalityPass>),
    Found(Grid),
    Stalled,
}

/// The state of the generator `dig`, which removes givens from a full grid while the solution stays unique.
#[derive(Clone)]
pub(crate) struct Dig {
    pattern: Position,
    solver: Solver,
    params: DigParams,
    sampler: FullGridSampler,
    stage: Stage,
    solution: Vec<u8>,
    tally: Tally,
    rng: Rng,
}

impl Search for Dig {
    const INFO: Info = Info {
        id: "dig",
        name: "Digging",
        docs: DOCS,
        kind: Kind::Generator,
        complete: false,
        step: "removal",
        sides: (4, 25),
    };
    const CODE: &'static [CodeLine] = PseudoCode::LINES;
    type Params = DigParams;
    type Sample = Sample;
    type Counters = Tally;

    fn check(params: &DigParams, shape: Shape) -> Result<(), StartError> {
        params.check(shape)
    }

    fn start(position: &Position, params: &DigParams, rng: Rng) -> Result<Self, StartError> {
        let (solver, sampler) = params.prepare(position)?;
        Ok(Self {
            pattern: position.clone(),
            solver,
            params: params.clone(),
            sampler,
            stage: Stage::Fill,
            solution: Vec::new(),
            tally: Tally::default(),
            rng,
        })
    }

    fn step(&mut self) -> ControlFlow<Event> {
        let rng = &mut self.rng;
        match &mut self.stage {
            Stage::Fill => match self.sampler.advance(rng) {
                None => {}
                Some(Err(_)) => self.stage = Stage::Stalled,
                Some(Ok(digits)) => {
                    let shape = self.pattern.shape();
                    self.solution.clone_from(&digits);
                    self.tally.grids += 1;
                    (self.tally.needed, self.tally.unsure) = (0, 0);
                    let sets = self.params.symmetry.draw(rng).orbits(shape.side());
                    let full_grid = Grid::new(shape, digits).expect("a solution fits");
                    let task = RemovalTask {
                        solver: self.solver,
                        puzzle: full_grid,
                        solution: &self.solution,
                        pattern: &self.pattern,
                        sets,
                    };
                    let pass = MinimalityPass::new(task, self.params.goal(), rng);
                    self.stage = Stage::Remove(Box::new(pass));
                }
            },
            Stage::Remove(pass) => match pass.advance(&self.pattern, &mut self.tally, rng) {
                None => {}
                Some(true) => {
                    self.stage = Stage::Found(pass.puzzle().clone());
                    return ControlFlow::Break(Event::Found);
                }
                Some(false) if self.tally.grids >= self.params.attempts.into() => {
                    self.stage = Stage::Stalled;
                }
                Some(false) => self.stage = Stage::Fill,
            },
            Stage::Found(_) | Stage::Stalled => return ControlFlow::Break(Event::Stalled),
        }
        ControlFlow::Continue(())
    }

    fn steps(&self) -> u64 {
        self.tally.tests
    }

    #[expect(clippy::cast_precision_loss, reason = "at most 625")]
    fn sample(&self) -> Sample {
        let givens = match &self.stage {
            Stage::Remove(pass) => pass.puzzle().givens(),
            Stage::Found(puzzle) => puzzle.givens(),
            Stage::Fill | Stage::Stalled => self.pattern.shape().cells(),
        };
        Sample {
            givens: givens as f64,
            needed: self.tally.needed as f64,
        }
    }

    fn view(&self, view: &mut View) {
        match &self.stage {
            Stage::Fill => self.sampler.view(view),
            Stage::Remove(pass) => draw(view, pass.puzzle().digits(), &self.solution),
            Stage::Found(puzzle) => draw(view, puzzle.digits(), &self.solution),
            Stage::Stalled => draw(view, self.pattern.values(), &[]),
        }
    }

    fn counters(&self) -> Tally {
        Tally {
            engine_steps: self.tally.engine_steps + self.sampler.engine_steps(),
            ..self.tally
        }
    }

    fn fork(&self) -> Option<Self> {
        Some(self.clone())
    }

    fn heap_bytes(&self) -> usize {
        let stage = match &self.stage {
            Stage::Remove(pass) => size_of::<MinimalityPass>() + pass.heap_bytes(),
            Stage::Found(puzzle) => puzzle.digits().len(),
            Stage::Fill | Stage::Stalled => 0,
        };
        self.sampler.heap_bytes() + stage + self.solution.len() + self.pattern.heap_bytes()
    }

    fn executed_lines(&self) -> Vec<u8> {
        let (necessity, is_checking) = match &self.stage {
            Stage::Remove(pass) => (pass.last_necessity(), pass.is_checking()),
            _ => (None, false),
        };
        let was_last = |one| necessity == Some(one);
        let is_removed = was_last(Necessity::Removable) || was_last(Necessity::Believed);
        PseudoCode::executed(&[
            (
                PseudoCode::Fill,
                matches!(self.stage, Stage::Remove(_)) && necessity.is_none(),
            ),
            (PseudoCode::Check, necessity.is_some() && is_checking),
            (PseudoCode::Query, necessity.is_some()),
            (PseudoCode::RemoveSet, is_removed && !is_checking),
            (PseudoCode::Keep, was_last(Necessity::Needed)),
            (PseudoCode::Unsure, was_last(Necessity::Unsure)),
            (PseudoCode::Report, matches!(self.stage, Stage::Found(_))),
            (PseudoCode::Stop, matches!(self.stage, Stage::Stalled)),
        ])
    }

    fn explain(&self) -> Option<Explanation> {
        match &self.stage {
            Stage::Remove(pass) => pass.explain(),
            _ => None,
        }
    }
}
