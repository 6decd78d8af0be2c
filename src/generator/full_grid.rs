//! Generation of full grids.

use std::ops::ControlFlow;

use sudoku_grid::{Position, Shape};
use sudoku_search::{
    CodeLine, Event, Info, Kind, Rng, Search, StartError, View, code, counters, docs, params,
    series,
};

use crate::engine::{Engine, Solver};
use crate::full_grid_sampler::{FullGridSampler, SamplerAction};
use crate::render::draw;

docs! {
    /// Fills a whole grid at random.
    ///
    /// # How it works
    ///
    /// Some random digits are placed in random cells, and a solver completes them or shows that
    /// they cannot be, in which case there is another try with half as many. If nothing was given,
    /// a symmetry drawn from all is applied, so that all grids that are equivalent to each other
    /// are exactly equally likely. Then the grid is mixed: two digits, two rows of a band or two
    /// columns of a stack are exchanged, wherever that is possible, each place by the toss of a
    /// coin. All grids being equally likely is what mixing tends to: it keeps it if it is there,
    /// and comes nearer to it otherwise.
    ///
    /// # Why it suits Sudoku
    ///
    /// A solver run on an empty grid makes a grid, but always the same one, or one that shows in
    /// which order the solver works. Placements at the start, the symmetry and the mixing each take
    /// away what the solver brings in. Any solver may be the engine, even one that proves nothing.
    ///
    /// # Limits
    ///
    /// On 4×4 grids all 288 come equally often, as far as a test of 28,800 can tell. On larger ones
    /// it is not proved that mixing reaches every class of grids from every other.
    ///
    /// # References
    ///
    /// The exchange of two digits in independent sets of cells is the Kempe chain of graph
    /// colouring; drawing whether to exchange by the toss of a coin is Gibbs sampling.
    const DOCS;
}

params! {
    /// The parameters.
    pub(crate) struct Params {
        /// The solver that completes the grid.
        engine: Engine = Engine::QUICKEST,
        /// Work allowed per attempt before a new one starts.
        #[range(100..=10_000_000, log)]
        effort: u32 = 20_000,
        /// How often digits and lines are swapped. The more, the more evenly all grids are drawn.
        #[range(0..=10_000)]
        mixing: u32 = 100,
    }
}

series! {
    /// The plotted quantities.
    pub(crate) struct Sample {
        /// Cells filled.
        #[plot(main)]
        #[goal(up)]
        #[unit("cells")]
        filled: f64,
    }
}

code! {
    /// The pseudo-code.
    enum Code {
        /// repeat:
        Repeat,
        ///   place some random digits in random cells
        Place,
        ///   have a solver complete them
        Ask,
        ///   if it cannot: place half as many
        Halve,
        ///   if nothing was given: apply a symmetry drawn from all
        Turn,
        /// mix: exchange two digits, rows or columns, by a coin
        Mix,
        /// report the grid
        #[counts(found)]
        Report,
        /// stop: after many tries there is none
        #[counts(stalled)]
        Stop,
    }
}

counters! {
    /// The counters.
    pub(crate) struct Tally {
        /// One engine step or one swap of the shuffle each.
        turns: u64,
        /// Steps the engine took, in its own unit.
        engine_steps: u64,
    }
}

#[derive(Clone, Copy, PartialEq)]
enum Stage {
    Fill,
    Found,
    Stalled,
}

/// A grid being filled.
#[derive(Clone)]
pub(crate) struct FullGrid {
    sampler: FullGridSampler,
    stage: Stage,
    digits: Vec<u8>,
    turns: u64,
    rng: Rng,
}

impl Search for FullGrid {
    const INFO: Info = Info {
        id: "grid",
        name: "Full grid",
        docs: DOCS,
        kind: Kind::Generator,
        complete: false,
        step: "turn",
        sides: (4, 25),
    };
    const CODE: &'static [CodeLine] = Code::LINES;
    type Params = Params;
    type Sample = Sample;
    type Counters = Tally;

    fn check(params: &Params, shape: Shape) -> Result<(), StartError> {
        Solver::new(params.engine, shape).map(|_| ())
    }

    fn start(position: &Position, params: &Params, rng: Rng) -> Result<Self, StartError> {
        let solver = Solver::new(params.engine, position.shape())?;
        Ok(Self {
            sampler: FullGridSampler::new(position, solver, params.effort, params.mixing),
            stage: Stage::Fill,
            digits: Vec::new(),
            turns: 0,
            rng,
        })
    }

    fn step(&mut self) -> ControlFlow<Event> {
        if self.stage != Stage::Fill {
            return ControlFlow::Break(Event::Stalled);
        }
        self.turns += 1;
        match self.sampler.advance(&mut self.rng) {
            None => ControlFlow::Continue(()),
            Some(Ok(digits)) => {
                self.digits = digits;
                self.stage = Stage::Found;
                ControlFlow::Break(Event::Found)
            }
            Some(Err(_)) => {
                self.stage = Stage::Stalled;
                ControlFlow::Break(Event::Stalled)
            }
        }
    }

    fn steps(&self) -> u64 {
        self.turns
    }

    #[expect(clippy::cast_precision_loss, reason = "at most 625")]
    fn sample(&self) -> Sample {
        let mut view = View::new(self.sampler.shape());
        self.view(&mut view);
        let filled = view.digits.iter().filter(|digit| **digit != 0).count();
        Sample {
            filled: filled as f64,
        }
    }

    fn view(&self, view: &mut View) {
        match self.stage {
            Stage::Found => draw(view, &self.digits, &[]),
            Stage::Fill | Stage::Stalled => self.sampler.view(view),
        }
    }

    fn counters(&self) -> Tally {
        Tally {
            turns: self.turns,
            engine_steps: self.sampler.engine_steps(),
        }
    }

    fn lines(&self) -> Vec<u8> {
        let last = self.sampler.last();
        let was = |filling| last == Some(filling);
        let stalled = self.stage == Stage::Stalled;
        let asked = [
            SamplerAction::Queried,
            SamplerAction::Failed,
            SamplerAction::Completed,
        ];
        Code::passed(&[
            (Code::Place, was(SamplerAction::Placed)),
            (Code::Ask, last.is_some_and(|last| asked.contains(&last))),
            (Code::Halve, was(SamplerAction::Failed)),
            (
                Code::Turn,
                was(SamplerAction::Completed) && self.sampler.is_free(),
            ),
            (Code::Mix, was(SamplerAction::Mixed)),
            (Code::Report, self.stage == Stage::Found),
            (Code::Stop, stalled),
        ])
    }

    fn fork(&self) -> Option<Self> {
        Some(self.clone())
    }

    fn heap_bytes(&self) -> usize {
        self.sampler.heap_bytes() + self.digits.len()
    }
}
