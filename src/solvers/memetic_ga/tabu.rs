//! Tabu search: one cell at a time takes the digit that helps most, or hurts least, and none goes back
//! to what it just had.

use sudoku_search::Rng;

use super::Params;
use super::problem::Problem;
use crate::draw::below;

/// What is not among the clashing cells.
const NOWHERE: u16 = u16::MAX;

/// Iterations in one piece of work.
const CHUNK: u32 = 256;

/// A grid on its way, and the best that it has been.
#[derive(Clone, Debug)]
pub(super) struct Tabu {
    pub(super) digits: Vec<u8>,
    /// How many open peers of a cell hold a digit, at `side · cell + digit − 1`.
    held: Vec<u8>,
    /// The iteration up to which a cell may not take a digit.
    until: Vec<u32>,
    /// Open cells that hold the digit of a peer.
    clashing: Vec<u16>,
    /// Where a cell is among those.
    place: Vec<u16>,
    ties: Vec<(u16, u8)>,
    pub(super) clashes: u16,
    pub(super) entry: u16,
    pub(super) best: u16,
    pub(super) best_digits: Vec<u8>,
    iteration: u32,
}

impl Tabu {
    /// Moves weighed in one piece of work, or one for each candidate of a large grid.
    const WEIGHED: usize = 4096;

    pub(super) fn new(problem: &Problem) -> Self {
        let cells = problem.shape.cells();
        let candidates = cells * problem.shape.side();
        Self {
            digits: vec![0; cells],
            held: vec![0; candidates],
            until: vec![0; candidates],
            clashing: Vec::new(),
            place: vec![NOWHERE; cells],
            ties: Vec::new(),
            clashes: 0,
            entry: 0,
            best: 0,
            best_digits: vec![0; cells],
            iteration: 0,
        }
    }

    /// Begins anew from a grid.
    pub(super) fn enter(&mut self, problem: &Problem, digits: &[u8]) {
        let side = problem.shape.side();
        self.digits.copy_from_slice(digits);
        self.held.fill(0);
        self.until.fill(0);
        self.clashing.clear();
        self.place.fill(NOWHERE);
        for &cell in &problem.open {
            let digit = digits[usize::from(cell)];
            for &peer in problem.peers(cell) {
                self.held[side * usize::from(peer) + usize::from(digit) - 1] += 1;
            }
        }
        for &cell in &problem.open {
            let at = side * usize::from(cell) + usize::from(digits[usize::from(cell)]) - 1;
            if self.held[at] > 0 {
                self.clash(cell);
            }
        }
        self.clashes = problem.clashes(digits);
        self.entry = self.clashes;
        self.iteration = 0;
        self.keep();
    }

    /// Does a piece of work; says how many moves were weighed and iterations made, and whether the
    /// search has ended.
    pub(super) fn work(
        &mut self,
        problem: &Problem,
        params: &Params,
        rng: &mut Rng,
    ) -> (usize, u32, bool) {
        let most = self.held.len().max(Self::WEIGHED);
        let (mut weighed, before) = (0, self.iteration);
        loop {
            let made = self.iteration - before;
            if self.clashes == 0 || self.iteration == params.iterations {
                return (weighed, made, true);
            }
            let next = self.clashing.len() * (problem.shape.side() - 1);
            if made == CHUNK || weighed + next > most {
                return (weighed, made, false);
            }
            weighed += self.iterate(problem, params, rng);
        }
    }

    /// Makes the best move that is allowed, and says how many were weighed.
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        clippy::cast_precision_loss,
        reason = "a share of at most 625 cells"
    )]
    pub(super) fn iterate(&mut self, problem: &Problem, params: &Params, rng: &mut Rng) -> usize {
        let side = problem.shape.side();
        let mut weighed = 0;
        let mut least = i16::MAX;
        // A forbidden move is allowed where it leads to fewer clashes than ever.
        let aspired = i32::from(self.best) - i32::from(self.clashes);
        self.ties.clear();
        for &cell in &self.clashing {
            let at = side * usize::from(cell);
            let held = &self.held[at..at + side];
            let until = &self.until[at..at + side];
            let mine = self.digits[usize::from(cell)];
            let now = i16::from(held[usize::from(mine) - 1]);
            for digit in problem.candidates[usize::from(cell)] {
                if digit == mine {
                    continue;
                }
                weighed += 1;
                let change = i16::from(held[usize::from(digit) - 1]) - now;
                let forbidden = || {
                    until[usize::from(digit) - 1] > self.iteration && i32::from(change) >= aspired
                };
                if change > least || forbidden() {
                    continue;
                }
                if change < least {
                    least = change;
                    self.ties.clear();
                }
                self.ties.push((cell, digit));
            }
        }
        self.iteration += 1;
        let drawn = match self.ties.len() as u32 {
            0 => return weighed,
            1 => 0,
            several => below(several, rng),
        };
        let (cell, digit) = self.ties[drawn as usize];
        let waits = (params.tenure_share * self.clashing.len() as f64) as u32;
        let waits = waits + 1 + below(params.tenure_random, rng);
        let before = self.digits[usize::from(cell)];
        self.until[side * usize::from(cell) + usize::from(before) - 1] = self.iteration + waits;
        self.change(problem, cell, digit);
        self.clashes = self.clashes.wrapping_add_signed(least);
        if self.clashes < self.best {
            self.keep();
        }
        self.ties.clear();
        weighed
    }

    /// Gives a cell another digit.
    fn change(&mut self, problem: &Problem, cell: u16, digit: u8) {
        let side = problem.shape.side();
        let before = std::mem::replace(&mut self.digits[usize::from(cell)], digit);
        for &peer in problem.peers(cell) {
            let at = side * usize::from(peer);
            let here = self.digits[usize::from(peer)];
            let left = &mut self.held[at + usize::from(before) - 1];
            *left -= 1;
            if here == before && *left == 0 {
                self.settle(peer);
            }
            let joined = &mut self.held[at + usize::from(digit) - 1];
            *joined += 1;
            if here == digit && *joined == 1 {
                self.clash(peer);
            }
        }
        // It clashed before, or it would not have moved.
        if self.held[side * usize::from(cell) + usize::from(digit) - 1] == 0 {
            self.settle(cell);
        }
    }

    #[expect(clippy::cast_possible_truncation, reason = "at most 625 cells")]
    fn clash(&mut self, cell: u16) {
        self.place[usize::from(cell)] = self.clashing.len() as u16;
        self.clashing.push(cell);
    }

    fn settle(&mut self, cell: u16) {
        let place = std::mem::replace(&mut self.place[usize::from(cell)], NOWHERE);
        self.clashing.swap_remove(place.into());
        if let Some(&moved) = self.clashing.get(usize::from(place)) {
            self.place[usize::from(moved)] = place;
        }
    }

    fn keep(&mut self) {
        self.best = self.clashes;
        self.best_digits.copy_from_slice(&self.digits);
    }

    pub(super) fn heap_bytes(&self) -> usize {
        size_of_val(&*self.digits)
            + size_of_val(&*self.held)
            + size_of_val(&*self.until)
            + size_of_val(&*self.clashing)
            + size_of_val(&*self.place)
            + size_of_val(&*self.ties)
            + size_of_val(&*self.best_digits)
    }
}
