//! Random full grids.

use sudoku_grid::{Digits, Grid, Position, Shape, Symmetry};
use sudoku_search::{Rng, Seed, View, pick, shuffle};

use crate::engine::{Answer, EngineQuery, EngineTask, Solver};
use crate::exchange::random_exchange;

/// The number of [`random_exchange`] calls per step.
const EXCHANGES_PER_STEP: u32 = 32;
/// The number of failed tries for one grid after which sampling gives up.
const MAX_TRIES: u32 = 1000;

/// Samples random full grids. A few random digits are placed and a solver (the *engine*) completes the grid; if the
/// pattern is empty, a random symmetry is applied; finally, [`random_exchange`] moves the grid towards a uniform
/// distribution.
#[derive(Clone)]
pub(crate) struct FullGridSampler {
    pattern: Position,
    /// The digits allowed in each cell: its candidates, or its given.
    allowed: Vec<Digits>,
    /// `true` if nothing is given or excluded, so that every symmetry may be applied.
    is_unconstrained: bool,
    solver: Solver,
    effort: u64,
    /// The number of [`random_exchange`] calls per grid.
    mixing: u32,
    /// The number of random placements of the next try.
    placements: usize,
    /// The number of failed tries for the next grid.
    tries: u32,
    query: Option<EngineQuery>,
    digits: Vec<u8>,
    /// The number of [`random_exchange`] calls left for the completed grid; `None` while there is none.
    exchanges_left: Option<u32>,
    /// The number of steps of the solver in completed tries.
    engine_steps: u64,
    last_action: Option<SamplerAction>,
}

/// The error with which sampling ends: the pattern has no solution, or the solver does not find one.
pub(crate) struct NoFullGrid;

/// The kind of work that the last call of [`FullGridSampler::advance`] did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum SamplerAction {
    /// Random digits were placed.
    Placed,
    /// The engine continued its search.
    Queried,
    /// The solver found no grid within its work limit.
    Failed,
    /// The solver completed a grid.
    Completed,
    /// Random exchanges were applied to the grid.
    Mixed,
}

impl FullGridSampler {
    /// A sampler of full grids that contain the givens of a pattern. `effort` is the work limit of the solver per try,
    /// in pieces of work; `mixing` is the number of [`random_exchange`] calls per grid.
    pub(crate) fn new(pattern: &Position, solver: Solver, effort: u32, mixing: u32) -> Self {
        let shape = pattern.shape();
        let allowed = pattern.all_candidates().to_vec();
        Self {
            is_unconstrained: allowed
                .iter()
                .all(|candidates| candidates.len() == shape.side()),
            pattern: pattern.clone(),
            allowed,
            solver,
            effort: effort.into(),
            mixing,
            placements: shape.side(),
            tries: 0,
            query: None,
            digits: Vec::new(),
            exchanges_left: None,
            engine_steps: 0,
            last_action: None,
        }
    }

    /// The kind of work that the last call of [`FullGridSampler::advance`] did.
    pub(crate) fn last_action(&self) -> Option<SamplerAction> {
        self.last_action
    }

    /// Returns `true` if the pattern is empty and excludes nothing.
    pub(crate) fn is_unconstrained(&self) -> bool {
        self.is_unconstrained
    }

    /// The shape of the grids.
    pub(crate) fn shape(&self) -> Shape {
        self.pattern.shape()
    }

    /// Places random digits in random blank cells, skipping cells without candidates.
    fn place_random(&self, rng: &mut Rng) -> Position {
        let mut position = self.pattern.clone();
        let mut blanks: Vec<_> = position.blanks().collect();
        shuffle(&mut blanks, rng);
        for cell in blanks.into_iter().take(self.placements) {
            let candidates = position.candidates(cell);
            if !candidates.is_empty() {
                let digit = candidates.nth(pick(rng, candidates.len()));
                position.place(cell, digit.expect("one of them"));
            }
        }
        position
    }

    /// Does a bounded amount of work. Returns a full grid once it is complete, or the error if
    /// sampling ends without a grid; `None` while work remains. The call after a full grid starts
    /// another grid.
    pub(crate) fn advance(&mut self, rng: &mut Rng) -> Option<Result<Vec<u8>, NoFullGrid>> {
        if let Some(exchanges) = &mut self.exchanges_left {
            self.last_action = Some(SamplerAction::Mixed);
            for _ in 0..EXCHANGES_PER_STEP.min(*exchanges) {
                random_exchange(self.pattern.shape(), &mut self.digits, &self.allowed, rng);
            }
            *exchanges = exchanges.saturating_sub(EXCHANGES_PER_STEP);
            if *exchanges > 0 {
                return None;
            }
            self.exchanges_left = None;
            return Some(Ok(self.digits.clone()));
        }
        let Some(query) = &mut self.query else {
            if self.tries == MAX_TRIES {
                return Some(Err(NoFullGrid));
            }
            let position = self.place_random(rng);
            self.last_action = Some(SamplerAction::Placed);
            let (seed, effort) = (Seed::draw(rng), self.effort);
            self.query = Some(
                self.solver
                    .query(&position, EngineTask::Solve, seed, effort),
            );
            return None;
        };
        self.last_action = Some(SamplerAction::Queried);
        let answer = query.advance()?;
        self.last_action = Some(SamplerAction::Failed);
        self.engine_steps += query.steps();
        self.query = None;
        match answer {
            Answer::One(digits) | Answer::Two(digits, _) => {
                self.digits = digits;
                if self.is_unconstrained {
                    let symmetry = Symmetry::random(self.shape(), &mut |n| pick(rng, n));
                    let grid = Grid::new(self.shape(), std::mem::take(&mut self.digits));
                    let image = symmetry.apply(&grid.expect("a solution fits"));
                    self.digits = image.digits().to_vec();
                }
                self.last_action = Some(SamplerAction::Completed);
                self.tries = 0;
                self.exchanges_left = Some(self.mixing);
            }
            Answer::Nothing if self.placements == 0 => self.tries = MAX_TRIES,
            Answer::Unknown if self.placements == 0 => {
                // An engine that finds nothing in the pattern alone may succeed with more digits
                // placed.
                self.tries += 1;
                self.placements = 1 + pick(rng, self.shape().cells() / 2);
            }
            Answer::Nothing | Answer::Unknown => {
                self.tries += 1;
                self.placements /= 2;
            }
        }
        None
    }

    /// The number of steps of the solver, including the current try.
    pub(crate) fn engine_steps(&self) -> u64 {
        self.engine_steps + self.query.as_ref().map_or(0, EngineQuery::steps)
    }

    /// Draws the grid of the solver while it works, then the grid that is being mixed.
    pub(crate) fn view(&self, view: &mut View) {
        match &self.query {
            Some(query) => query.view(view),
            None if self.digits.is_empty() => {
                crate::render::draw(view, self.pattern.values(), &[]);
            }
            None => crate::render::draw(view, &self.digits, &[]),
        }
    }

    pub(crate) fn heap_bytes(&self) -> usize {
        let query = self.query.as_ref().map_or(0, EngineQuery::heap_bytes);
        let allowed = size_of_val(self.allowed.as_slice());
        query + self.pattern.heap_bytes() + allowed + self.digits.len()
    }
}
