//! Full grids at random.

use sudoku_grid::{Digits, Grid, Position, Shape, Symmetry};
use sudoku_search::{Rng, Seed, View, pick, shuffle};

use crate::engine::{Answer, Question, Solver, Task};
use crate::exchange::exchange;

/// Exchanges in one step.
const EXCHANGES: u32 = 32;
/// Fruitless tries after which no grid is looked for any more.
const TRIES: u32 = 1000;

/// How full grids are made: random placements, checked and completed by an engine; a symmetry
/// drawn from all, if nothing was given; then exchanges.
#[derive(Clone)]
pub(crate) struct Filler {
    pattern: Position,
    /// What each cell may hold: its candidates, so its digit alone if it is given.
    allowed: Vec<Digits>,
    /// Whether nothing is given or ruled out, so that every symmetry may be used.
    free: bool,
    solver: Solver,
    effort: u64,
    /// Exchanges for each grid.
    mixing: u32,
    /// Random placements of the next try.
    sown: usize,
    tries: u32,
    question: Option<Question>,
    digits: Vec<u8>,
    /// Exchanges still to be made, if there is a grid.
    mixes: Option<u32>,
    /// Steps of the engine, of tries that are over.
    engine_steps: u64,
    last: Option<Filling>,
}

/// Nothing more comes: the pattern has no solution, or the engine finds none.
pub(crate) struct NoGrid;

/// What a call of [`Filler::advance`] did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Filling {
    /// Some digits were placed.
    Sown,
    /// The engine went on.
    Asked,
    /// The engine came upon no grid.
    Failed,
    /// It completed one.
    Completed,
    /// The grid was mixed.
    Mixed,
}

impl Filler {
    pub(crate) fn new(pattern: &Position, solver: Solver, effort: u32, mixing: u32) -> Self {
        let shape = pattern.shape();
        let allowed = pattern.all_candidates().to_vec();
        Self {
            free: allowed.iter().all(|among| among.len() == shape.side()),
            pattern: pattern.clone(),
            allowed,
            solver,
            effort: effort.into(),
            mixing,
            sown: shape.side(),
            tries: 0,
            question: None,
            digits: Vec::new(),
            mixes: None,
            engine_steps: 0,
            last: None,
        }
    }

    /// What the last call of [`Filler::advance`] did.
    pub(crate) fn last(&self) -> Option<Filling> {
        self.last
    }

    /// Whether nothing was given.
    pub(crate) fn is_free(&self) -> bool {
        self.free
    }

    pub(crate) fn shape(&self) -> Shape {
        self.pattern.shape()
    }

    /// Random digits in random blank cells, as many as are wanted and as go without a plain clash.
    fn sow(&self, rng: &mut Rng) -> Position {
        let mut position = self.pattern.clone();
        let mut blanks: Vec<_> = position.blanks().collect();
        shuffle(&mut blanks, rng);
        for cell in blanks.into_iter().take(self.sown) {
            let among = position.candidates(cell);
            if !among.is_empty() {
                let digit = among.nth(pick(rng, among.len()));
                position.place(cell, digit.expect("one of them"));
            }
        }
        position
    }

    /// Works for a bounded while; gives a full grid at the end, and begins anew when asked again.
    pub(crate) fn advance(&mut self, rng: &mut Rng) -> Option<Result<Vec<u8>, NoGrid>> {
        if let Some(left) = &mut self.mixes {
            self.last = Some(Filling::Mixed);
            for _ in 0..EXCHANGES.min(*left) {
                exchange(self.pattern.shape(), &mut self.digits, &self.allowed, rng);
            }
            *left = left.saturating_sub(EXCHANGES);
            if *left > 0 {
                return None;
            }
            self.mixes = None;
            return Some(Ok(self.digits.clone()));
        }
        let Some(question) = &mut self.question else {
            if self.tries == TRIES {
                return Some(Err(NoGrid));
            }
            let position = self.sow(rng);
            self.last = Some(Filling::Sown);
            let (seed, effort) = (Seed::draw(rng), self.effort);
            self.question = Some(self.solver.ask(&position, Task::Solve, seed, effort));
            return None;
        };
        self.last = Some(Filling::Asked);
        let answer = question.advance()?;
        self.last = Some(Filling::Failed);
        self.engine_steps += question.steps();
        self.question = None;
        match answer {
            Answer::One(digits) | Answer::Two(digits, _) => {
                self.digits = digits;
                if self.free {
                    let symmetry = Symmetry::random(self.shape(), &mut |n| pick(rng, n));
                    let grid = Grid::new(self.shape(), std::mem::take(&mut self.digits));
                    let image = symmetry.apply(&grid.expect("a solution fits"));
                    self.digits = image.digits().to_vec();
                }
                self.last = Some(Filling::Completed);
                self.tries = 0;
                self.mixes = Some(self.mixing);
            }
            Answer::Nothing if self.sown == 0 => self.tries = TRIES,
            Answer::Unknown if self.sown == 0 => {
                // An engine that gets nowhere from here may do so with a good deal placed.
                self.tries += 1;
                self.sown = 1 + pick(rng, self.shape().cells() / 2);
            }
            Answer::Nothing | Answer::Unknown => {
                self.tries += 1;
                self.sown /= 2;
            }
        }
        None
    }

    /// Steps of the engine, those of the try under way among them.
    pub(crate) fn engine_steps(&self) -> u64 {
        self.engine_steps + self.question.as_ref().map_or(0, Question::steps)
    }

    /// The engine's grid while it is at work, then the one being mixed.
    pub(crate) fn view(&self, view: &mut View) {
        match &self.question {
            Some(question) => question.view(view),
            None if self.digits.is_empty() => {
                crate::render::draw(view, self.pattern.values(), &[]);
            }
            None => crate::render::draw(view, &self.digits, &[]),
        }
    }

    pub(crate) fn heap_bytes(&self) -> usize {
        let question = self.question.as_ref().map_or(0, Question::heap_bytes);
        let allowed = size_of_val(self.allowed.as_slice());
        question + self.pattern.heap_bytes() + allowed + self.digits.len()
    }
}
