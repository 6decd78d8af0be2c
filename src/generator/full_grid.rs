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
    /// Samples a full grid at random.
    ///
    /// # How it works
    ///
    /// The generator places random digits in random cells, and a solver completes the grid. If the
    /// grid cannot be completed, the generator starts again with half as many random digits. A grid
    /// that was completed without random digits is transformed by a symmetry that is drawn
    /// uniformly from all Sudoku symmetries, so all equivalent grids are exactly equally likely.
    ///
    /// Then a Markov chain mixes the grid. In each step, it selects two digits, two rows of a band
    /// or two columns of a stack, and exchanges them in parts of the grid. Each part in which the
    /// exchange keeps the grid valid is exchanged with probability 1/2. The uniform distribution is
    /// stationary under this mixing: if all grids are equally likely before, they are equally
    /// likely afterwards; otherwise, their distribution approaches the uniform one.
    ///
    /// # Why it suits Sudoku
    ///
    /// A solver that runs on an empty grid always returns the same grid, or a grid that reveals the
    /// order in which the solver works. Random digits, the random symmetry and the mixing each
    /// remove part of this bias. Any solver may be the engine, even a solver that proves nothing.
    ///
    /// # Limits
    ///
    /// On 4×4 grids, all 288 grids occur equally often within the accuracy of a test with 28,800
    /// samples. On larger grids, it is not proved that mixing reaches every class of grids from
    /// every other.
    ///
    /// # References
    ///
    /// Exchanging two digits in independent sets of cells is a Kempe chain interchange, known from
    /// graph colouring; deciding each exchange by a fair coin is Gibbs sampling.
    const DOCS;
}

params! {
    /// The parameters of the generator `grid`.
    pub struct Params for FullGrid {
        /// The solver that completes the grid.
        engine: Engine = Engine::QUICKEST,
        /// Work limit per attempt, in steps of the engine, before a new attempt starts. A higher
        /// limit makes new attempts rarer.
        #[range(100..=10_000_000, log)]
        effort: u32 = 20_000,
        /// Random exchanges of digits, rows and columns. More exchanges bring the grids closer to a
        /// uniform distribution.
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
        #[target(cells)]
        #[unit("cells")]
        filled: f64,
    }
}

code! {
    /// The pseudo-code.
    enum PseudoCode {
        /// repeat:
        Repeat,
        ///   place several random digits in random cells
        Place,
        ///   have a solver complete them
        Query,
        ///   if it cannot: place half as many
        Halve,
        ///   if no digit was placed: apply a random symmetry
        ApplySymmetry,
        /// mix: exchange digits, rows or columns, by fair coins
        Mix,
        /// report the grid
        #[counts(found)]
        Report,
        /// stop: no grid after many attempts
        #[counts(stalled)]
        Stop,
    }
}

counters! {
    /// The counters.
    pub(crate) struct Tally {
        /// Turns; each is one engine step or one exchange of the mixing.
        turns: u64,
        /// Steps taken by the engine, in its own unit.
        engine_steps: u64,
    }
}

/// The stage of the generation.
#[derive(Clone, Copy, PartialEq)]
enum Stage {
    Fill,
    Found,
    Stalled,
}

/// The state of the generator `grid`, which fills a grid at random.
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
    const CODE: &'static [CodeLine] = PseudoCode::LINES;
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

    fn executed_lines(&self) -> Vec<u8> {
        let last_action = self.sampler.last_action();
        let was_last = |filling| last_action == Some(filling);
        let stalled = self.stage == Stage::Stalled;
        let query_actions = [
            SamplerAction::Queried,
            SamplerAction::Failed,
            SamplerAction::Completed,
        ];
        PseudoCode::executed(&[
            (PseudoCode::Place, was_last(SamplerAction::Placed)),
            (
                PseudoCode::Query,
                last_action.is_some_and(|last_action| query_actions.contains(&last_action)),
            ),
            (PseudoCode::Halve, was_last(SamplerAction::Failed)),
            (
                PseudoCode::ApplySymmetry,
                was_last(SamplerAction::Completed) && self.sampler.is_unconstrained(),
            ),
            (PseudoCode::Mix, was_last(SamplerAction::Mixed)),
            (PseudoCode::Report, self.stage == Stage::Found),
            (PseudoCode::Stop, stalled),
        ])
    }

    fn fork(&self) -> Option<Self> {
        Some(self.clone())
    }

    fn heap_bytes(&self) -> usize {
        self.sampler.heap_bytes() + self.digits.len()
    }
}
