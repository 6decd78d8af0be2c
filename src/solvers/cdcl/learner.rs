//! A search that learns: decisions, what follows from them, and the way back.

use std::sync::Arc;

use rand::RngExt as _;
use sudoku_grid::Shape;
use sudoku_search::{Rng, View};

use super::clauses::Clauses;
use super::order::Order;
use super::problem::Problem;
use super::restarts::Restarts;

/// Twice a variable, and one more if it is denied.
pub(super) type Literal = u32;

/// What a literal is; 0 while that is open.
pub(super) const TRUE: u8 = 1;
pub(super) const FALSE: u8 = 2;

/// Why a literal holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Reason {
    /// It was decided on, or the puzzle alone says so.
    None,
    /// This variable, which shares a demand with it, holds.
    Other(u32),
    /// All others of this demand are denied.
    Last(u32),
    /// All others of this learned clause are false.
    Clause(u32),
}

/// What cannot be.
#[derive(Clone, Copy, Debug)]
pub(super) enum Contradiction {
    /// Two variables of a demand hold.
    Both(u32, u32),
    /// All variables of a demand are denied.
    Unmet(u32),
    /// All literals of a learned clause are false.
    Clause(u32),
}

/// A decision, and all that follows from it.
#[derive(Clone, Copy, Debug)]
struct Level {
    /// Length of the trail before it.
    start: u32,
    /// Whether its other side has been searched.
    flipped: bool,
}

/// What one turn of the search came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Turn {
    /// It decided on a literal.
    Decided(Literal),
    /// It met a contradiction; a clause was learned, or the other side of a decision taken up.
    Learned,
    /// It began anew, keeping what it has learned.
    Restarted,
    /// Every demand is met.
    Found,
    /// There is nothing more.
    Exhausted,
}

/// How a search is set up.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Tuning {
    /// What a contradiction weighs against the one after it.
    pub(crate) decay: f64,
    /// Contradictions before it begins anew for the first time.
    pub(crate) restart_after: u32,
    /// Whether a candidate decided on for the first time is put in.
    pub(crate) put_in: bool,
    /// Words that learned clauses may take.
    pub(crate) most: usize,
}

impl Default for Tuning {
    fn default() -> Self {
        Self {
            decay: 0.95,
            restart_after: 300,
            put_in: false,
            most: 4_000_000,
        }
    }
}

/// What is counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Counts {
    pub(crate) decisions: u64,
    pub(crate) contradictions: u64,
    pub(crate) propagations: u64,
    /// Candidates put in because they followed.
    pub(crate) placed: u64,
    /// Decisions taken back.
    pub(crate) undone: u64,
    pub(crate) learned: u64,
    pub(crate) forgotten: u64,
    pub(crate) restarts: u64,
}

/// A search on the demands of a puzzle.
#[derive(Clone)]
pub(crate) struct Learner {
    shape: Shape,
    pub(super) problem: Arc<Problem>,
    tuning: Tuning,
    /// Words of clauses beyond which the worse half is forgotten.
    room: usize,
    /// Of each literal.
    pub(super) values: Vec<u8>,
    /// Of each variable: the level on which it got its value, and why.
    pub(super) level_of: Vec<u32>,
    pub(super) reasons: Vec<Reason>,
    pub(super) trail: Vec<Literal>,
    levels: Vec<Level>,
    /// Levels up to this one are left only when they are done.
    floor: usize,
    /// How much of the trail has been taken to the demands, and to the clauses.
    pub(super) to_demands: usize,
    pub(super) to_clauses: usize,
    /// Of each demand: how many variables are not denied, and the exclusive or of them.
    pub(super) left: Vec<u16>,
    pub(super) rest: Vec<u16>,
    pub(super) clauses: Clauses,
    pub(super) order: Order,
    pub(super) restarts: Restarts,
    /// For the analysis: marks on variables, the variables marked, a mark on levels and its count.
    pub(super) marks: Vec<u8>,
    pub(super) marked: Vec<u32>,
    pub(super) stamps: Vec<u32>,
    pub(super) stamp: u32,
    pub(super) named: Vec<u32>,
    pub(super) pending: Vec<u32>,
    /// The clause learned last.
    pub(super) learned: Vec<Literal>,
    pub(super) counts: Counts,
    /// A solution is in view.
    found: bool,
    exhausted: bool,
}

impl Learner {
    /// Prepares to search where each cell may have the digits whose bits are set.
    pub(crate) fn new(shape: Shape, candidates: &[u32], rng: &Rng, tuning: Tuning) -> Self {
        let first = Self::of(shape, candidates, &vec![0; candidates.len()], rng, tuning);
        if first.exhausted {
            return first;
        }
        // Once more, without all that is certain.
        let (mut open, mut certain) = (vec![0; candidates.len()], first.problem.certain.clone());
        for (variable, &(cell, digit)) in first.problem.meaning.iter().enumerate() {
            match first.values[2 * variable] {
                TRUE => certain[usize::from(cell)] = digit,
                FALSE => {}
                _ => open[usize::from(cell)] |= 1 << (digit - 1),
            }
        }
        Self::of(shape, &open, &certain, rng, tuning)
    }

    #[expect(
        clippy::cast_possible_truncation,
        reason = "a demand has 25 variables at most"
    )]
    fn of(shape: Shape, candidates: &[u32], certain: &[u8], rng: &Rng, tuning: Tuning) -> Self {
        let problem = Arc::new(Problem::new(shape, candidates, certain));
        let mut rng = rng.clone();
        let variables = problem.meaning.len();
        let demands = || (0..problem.count()).map(|demand| problem.of(demand));
        // A candidate of few comes first, and the seed breaks the ties.
        let weights = problem.demands.iter().map(|all| {
            let fewest = all
                .iter()
                .map(|&demand| problem.of(demand.into()).len() as u16);
            let fewest = fewest.min().unwrap_or(1);
            100.0 / f64::from(fewest)
                + f64::from(rng.random_range(0..1_u32 << 20)) / f64::from(1 << 24)
        });
        let weights = weights.collect();
        let mut learner = Self {
            shape,
            tuning,
            room: tuning.most,
            values: vec![0; 2 * variables],
            level_of: vec![0; variables],
            reasons: vec![Reason::None; variables],
            trail: Vec::with_capacity(variables),
            levels: Vec::new(),
            floor: 0,
            to_demands: 0,
            to_clauses: 0,
            left: demands().map(|all| all.len() as u16).collect(),
            rest: demands()
                .map(|all| all.iter().fold(0, |rest, variable| rest ^ variable))
                .collect(),
            clauses: Clauses::new(2 * variables),
            order: Order::new(weights),
            restarts: Restarts::new(variables, tuning, rng),
            marks: vec![0; variables],
            marked: Vec::new(),
            stamps: vec![0; variables + 1],
            stamp: 0,
            named: Vec::new(),
            pending: Vec::new(),
            learned: Vec::new(),
            counts: Counts::default(),
            found: false,
            exhausted: problem.impossible,
            problem,
        };
        learner.exhausted |= !learner.begin();
        learner
    }

    /// Draws what follows from the puzzle alone; whether that is possible.
    fn begin(&mut self) -> bool {
        for demand in 0..self.problem.count() {
            if let &[only] = self.problem.of(demand) {
                let literal = 2 * u32::from(only);
                match self.values[literal as usize] {
                    TRUE => {}
                    FALSE => return false,
                    _ => self.assign(literal, Reason::None),
                }
            }
        }
        self.propagate().is_none()
    }

    /// The level that is open, 0 being the puzzle itself.
    #[expect(
        clippy::cast_possible_truncation,
        reason = "at most a level a variable"
    )]
    pub(super) fn level(&self) -> u32 {
        self.levels.len() as u32
    }

    #[expect(
        clippy::cast_possible_truncation,
        reason = "at most a literal a variable"
    )]
    fn open(&mut self, literal: Literal, flipped: bool) {
        let start = self.trail.len() as u32;
        self.levels.push(Level { start, flipped });
        self.assign(literal, Reason::None);
    }

    /// Takes back all levels above this one.
    fn back_to(&mut self, level: usize) {
        let Some(&Level { start, .. }) = self.levels.get(level) else {
            return;
        };
        self.counts.undone += (self.levels.len() - level) as u64;
        self.retract(start as usize);
        self.levels.truncate(level);
        self.floor = self.floor.min(level);
    }

    /// Decides on a candidate, if one is open.
    fn decide(&mut self) -> Option<Literal> {
        loop {
            let variable = self.order.next()?;
            let literal = 2 * variable;
            if self.values[literal as usize] == 0 {
                let literal = literal | self.restarts.side(variable);
                self.counts.decisions += 1;
                self.open(literal, false);
                return Some(literal);
            }
        }
    }

    /// Takes up the other side of the last decision that has one; whether there is one.
    fn flip(&mut self) -> bool {
        while let Some(&Level { start, flipped }) = self.levels.last() {
            let literal = self.trail[start as usize];
            self.back_to(self.levels.len() - 1);
            if !flipped {
                self.open(literal ^ 1, true);
                self.floor = self.levels.len();
                return true;
            }
        }
        self.exhausted = true;
        false
    }

    /// Goes on to the next decision, contradiction or solution.
    pub(crate) fn turn(&mut self) -> Turn {
        if std::mem::take(&mut self.found) {
            self.flip();
        }
        if self.exhausted {
            return Turn::Exhausted;
        }
        if let Some(contradiction) = self.propagate() {
            self.learn_from(contradiction);
            return Turn::Learned;
        }
        if self.trail.len() == self.problem.meaning.len() {
            self.found = true;
            return Turn::Found;
        }
        let contradictions = self.counts.contradictions;
        if self.restarts.are_due(contradictions) && self.levels.len() > self.floor {
            self.back_to(self.floor);
            self.restarts.begin(contradictions);
            self.counts.restarts += 1;
            return Turn::Restarted;
        }
        if self.clauses.words() > self.room {
            self.forget(true);
            // Reasons stay, and may fill it.
            self.room = self.tuning.most.max(2 * self.clauses.words());
        } else if self.restarts.are_clauses_many(contradictions) {
            self.forget(false);
        }
        self.decide().map_or(Turn::Exhausted, Turn::Decided)
    }

    fn learn_from(&mut self, contradiction: Contradiction) {
        self.counts.contradictions += 1;
        if self.levels.len() <= self.floor {
            self.learned.clear();
            self.flip();
            return;
        }
        // What was consistent: all below the last level.
        let consistent = self.levels.last().map_or(0, |level| level.start as usize);
        self.restarts.keep(&self.trail[..consistent]);
        let level = self.analyse(contradiction) as usize;
        let glue = self.glue_of_learned();
        self.back_to(level.max(self.floor));
        self.counts.learned += 1;
        let reason = if self.learned.len() > 1 {
            Reason::Clause(self.clauses.add(&self.learned, glue))
        } else {
            Reason::None
        };
        self.assign(self.learned[0], reason);
        self.order.decay(self.tuning.decay);
    }

    /// Forgets clauses that join many levels and were not of use lately; if there is no room, the
    /// worse half of all. Those that are reasons stay.
    fn forget(&mut self, hard: bool) {
        for &literal in &self.trail {
            if let Reason::Clause(clause) = self.reasons[literal as usize >> 1] {
                self.clauses.hold(clause);
            }
        }
        let (moved, forgotten) = self.clauses.forget(hard.then_some(self.tuning.most / 2));
        self.counts.forgotten += forgotten;
        for &literal in &self.trail {
            if let Reason::Clause(clause) = &mut self.reasons[literal as usize >> 1]
                && let Ok(at) = moved.binary_search_by_key(clause, |&(was, _)| was)
            {
                *clause = moved[at].1;
            }
        }
    }

    /// Cell and digit of a literal's candidate.
    pub(crate) fn meaning(&self, literal: Literal) -> (usize, u8) {
        let (cell, digit) = self.problem.meaning[literal as usize >> 1];
        (cell.into(), digit)
    }

    /// The clause learned last; empty if none was at the last contradiction.
    pub(crate) fn learned(&self) -> &[Literal] {
        &self.learned
    }

    /// How many clauses are kept.
    pub(crate) fn kept(&self) -> usize {
        self.clauses.count()
    }

    pub(crate) fn counts(&self) -> Counts {
        self.counts
    }

    /// Current decisions: the depth of the search.
    pub(crate) fn depth(&self) -> usize {
        self.levels.len()
    }

    /// The digit of each cell; 0 where it is open.
    pub(crate) fn digits(&self) -> Vec<u8> {
        let mut digits = self.problem.certain.clone();
        for literal in self.trail.iter().filter(|&literal| literal & 1 == 0) {
            let (cell, digit) = self.meaning(*literal);
            digits[cell] = digit;
        }
        digits
    }

    /// Cells with a digit.
    pub(crate) fn filled(&self) -> usize {
        let certain = self.problem.certain.iter().filter(|&&digit| digit > 0);
        let found = self.trail.iter().filter(|&literal| literal & 1 == 0);
        certain.count() + found.count()
    }

    /// Draws the cells that have a digit, and what is open elsewhere.
    pub(crate) fn view(&self, view: &mut View, givens: &[u8]) {
        view.digits.fill(0);
        view.weights.fill(0.0);
        let side = self.shape.side();
        for (cell, &digit) in self.problem.certain.iter().enumerate() {
            if digit > 0 {
                view.settle(cell, digit);
            }
        }
        let mut open = vec![0_u8; self.shape.cells()];
        for (variable, &(cell, digit)) in self.problem.meaning.iter().enumerate() {
            match self.values[2 * variable] {
                TRUE => view.settle(cell.into(), digit),
                FALSE => {}
                _ => {
                    open[usize::from(cell)] += 1;
                    view.weights[usize::from(cell) * side + usize::from(digit) - 1] = 1.0;
                }
            }
        }
        for (cell, &open) in open.iter().enumerate() {
            if view.digits[cell] == 0 {
                for weight in view.cell_mut(cell) {
                    *weight /= f32::from(open.max(1));
                }
            }
        }
        // A contradiction met at the start can leave givens without their digits.
        for (cell, &digit) in givens.iter().enumerate() {
            if digit > 0 {
                view.settle(cell, digit);
            }
        }
    }

    /// Bytes that a clone owns; what never changes is shared.
    pub(crate) fn heap_bytes(&self) -> usize {
        let words = [
            self.level_of.len(),
            self.trail.len(),
            self.marked.len(),
            self.stamps.len(),
            self.named.len(),
            self.pending.len(),
            self.learned.len(),
        ];
        words.iter().sum::<usize>() * 4
            + self.values.len()
            + self.marks.len()
            + (self.left.len() + self.rest.len()) * 2
            + size_of_val(self.reasons.as_slice())
            + size_of_val(self.levels.as_slice())
            + self.clauses.heap_bytes()
            + self.order.heap_bytes()
            + self.restarts.heap_bytes()
    }
}
