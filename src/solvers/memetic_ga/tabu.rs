//! Tabu search with moves that change one clashing cell: the best admissible move is made, and the
//! cell may not return to its old digit for the tabu tenure.

use sudoku_search::Rng;

use super::Params;
use super::problem::MemeticProblem;
use crate::rng::random_below;

/// The value of [`Tabu::position`] for a cell that is not clashing.
const ABSENT: u16 = u16::MAX;

/// The maximum number of iterations per call of `advance`.
const MAX_ITERATIONS_PER_CALL: u32 = 256;

/// A tabu search: the current grid, and the best one so far.
#[derive(Clone, Debug)]
pub(super) struct Tabu {
    /// The current digit of each cell.
    pub(super) digits: Vec<u8>,
    /// For each cell and digit, at index `side · cell + digit − 1`, the number of blank peers of the cell that hold the
    /// digit.
    peer_counts: Vec<u8>,
    /// For each cell and digit, at index `side · cell + digit − 1`, the iteration until which the cell may not take the
    /// digit.
    forbidden_until: Vec<u32>,
    /// The blank cells that hold the same digit as one of their peers.
    clashing: Vec<u16>,
    /// For each cell, its index in `clashing`, or [`ABSENT`].
    position: Vec<u16>,
    /// Scratch space: the best admissible moves of an iteration.
    ties: Vec<(u16, u8)>,
    /// The number of clashes of the current grid: pairs of peers with the same digit.
    pub(super) clashes: u16,
    /// The number of clashes of the initial grid.
    pub(super) initial_clashes: u16,
    /// The fewest clashes so far.
    pub(super) best_clashes: u16,
    /// The grid with the fewest clashes.
    pub(super) best_digits: Vec<u8>,
    /// The number of iterations made.
    iteration: u32,
}

impl Tabu {
    /// The maximum number of moves evaluated per call of `advance`. On grids with more pairs of a cell and a digit than
    /// this, the maximum is the number of these pairs.
    const MAX_MOVES_PER_CALL: usize = 4096;

    pub(super) fn new(problem: &MemeticProblem) -> Self {
        let cells = problem.shape.cells();
        let candidates = cells * problem.shape.side();
        Self {
            digits: vec![0; cells],
            peer_counts: vec![0; candidates],
            forbidden_until: vec![0; candidates],
            clashing: Vec::new(),
            position: vec![ABSENT; cells],
            ties: Vec::new(),
            clashes: 0,
            initial_clashes: 0,
            best_clashes: 0,
            best_digits: vec![0; cells],
            iteration: 0,
        }
    }

    /// Restarts the search from a grid.
    pub(super) fn start_from(&mut self, problem: &MemeticProblem, digits: &[u8]) {
        let side = problem.shape.side();
        self.digits.copy_from_slice(digits);
        self.peer_counts.fill(0);
        self.forbidden_until.fill(0);
        self.clashing.clear();
        self.position.fill(ABSENT);
        for &cell in &problem.blanks {
            let digit = digits[usize::from(cell)];
            for &peer in problem.peers(cell) {
                self.peer_counts[side * usize::from(peer) + usize::from(digit) - 1] += 1;
            }
        }
        for &cell in &problem.blanks {
            let index = side * usize::from(cell) + usize::from(digits[usize::from(cell)]) - 1;
            if self.peer_counts[index] > 0 {
                self.add_clashing(cell);
            }
        }
        self.clashes = problem.clashes(digits);
        self.initial_clashes = self.clashes;
        self.iteration = 0;
        self.save_best();
    }

    /// Performs a bounded number of iterations. Returns the number of moves evaluated, the number of iterations, and
    /// `true` if the search has ended.
    pub(super) fn advance(
        &mut self,
        problem: &MemeticProblem,
        params: &Params,
        rng: &mut Rng,
    ) -> (usize, u32, bool) {
        let max_moves = self.peer_counts.len().max(Self::MAX_MOVES_PER_CALL);
        let (mut evaluations, first_iteration) = (0, self.iteration);
        loop {
            let iteration_count = self.iteration - first_iteration;
            if self.clashes == 0 || self.iteration == params.iterations {
                return (evaluations, iteration_count, true);
            }
            let next_move_count = self.clashing.len() * (problem.shape.side() - 1);
            if iteration_count == MAX_ITERATIONS_PER_CALL
                || evaluations + next_move_count > max_moves
            {
                return (evaluations, iteration_count, false);
            }
            evaluations += self.iterate(problem, params, rng);
        }
    }

    /// Makes the best admissible move and returns the number of moves evaluated. Ties are broken at
    /// random.
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        clippy::cast_precision_loss,
        reason = "a share of at most 625 cells"
    )]
    pub(super) fn iterate(
        &mut self,
        problem: &MemeticProblem,
        params: &Params,
        rng: &mut Rng,
    ) -> usize {
        let side = problem.shape.side();
        let mut evaluation_count = 0;
        let mut best_change = i16::MAX;
        // Aspiration criterion: a tabu move is admissible if it leads to fewer clashes than any grid so far.
        let aspiration = i32::from(self.best_clashes) - i32::from(self.clashes);
        self.ties.clear();
        for &cell in &self.clashing {
            let start = side * usize::from(cell);
            let peer_counts = &self.peer_counts[start..start + side];
            let forbidden_until = &self.forbidden_until[start..start + side];
            let current_digit = self.digits[usize::from(cell)];
            let current_count = i16::from(peer_counts[usize::from(current_digit) - 1]);
            for digit in problem.candidates[usize::from(cell)] {
                if digit == current_digit {
                    continue;
                }
                evaluation_count += 1;
                let change = i16::from(peer_counts[usize::from(digit) - 1]) - current_count;
                let is_forbidden = || {
                    forbidden_until[usize::from(digit) - 1] > self.iteration
                        && i32::from(change) >= aspiration
                };
                if change > best_change || is_forbidden() {
                    continue;
                }
                if change < best_change {
                    best_change = change;
                    self.ties.clear();
                }
                self.ties.push((cell, digit));
            }
        }
        self.iteration += 1;
        let index = match self.ties.len() as u32 {
            0 => return evaluation_count,
            1 => 0,
            count => random_below(count, rng),
        };
        let (cell, digit) = self.ties[index as usize];
        let tenure = (params.tenure_share * self.clashing.len() as f64) as u32;
        let tenure = tenure + 1 + random_below(params.tenure_random, rng);
        let old_digit = self.digits[usize::from(cell)];
        self.forbidden_until[side * usize::from(cell) + usize::from(old_digit) - 1] =
            self.iteration + tenure;
        self.set_digit(problem, cell, digit);
        self.clashes = self.clashes.wrapping_add_signed(best_change);
        if self.clashes < self.best_clashes {
            self.save_best();
        }
        self.ties.clear();
        evaluation_count
    }

    /// Changes the digit of a cell and updates the counts of its peers.
    fn set_digit(&mut self, problem: &MemeticProblem, cell: u16, digit: u8) {
        let side = problem.shape.side();
        let old_digit = std::mem::replace(&mut self.digits[usize::from(cell)], digit);
        for &peer in problem.peers(cell) {
            let start = side * usize::from(peer);
            let peer_digit = self.digits[usize::from(peer)];
            let old_count = &mut self.peer_counts[start + usize::from(old_digit) - 1];
            *old_count -= 1;
            if peer_digit == old_digit && *old_count == 0 {
                self.remove_clashing(peer);
            }
            let new_count = &mut self.peer_counts[start + usize::from(digit) - 1];
            *new_count += 1;
            if peer_digit == digit && *new_count == 1 {
                self.add_clashing(peer);
            }
        }
        // The cell clashed before, or it would not have moved.
        if self.peer_counts[side * usize::from(cell) + usize::from(digit) - 1] == 0 {
            self.remove_clashing(cell);
        }
    }

    /// Adds a cell to the clashing cells.
    #[expect(clippy::cast_possible_truncation, reason = "at most 625 cells")]
    fn add_clashing(&mut self, cell: u16) {
        self.position[usize::from(cell)] = self.clashing.len() as u16;
        self.clashing.push(cell);
    }

    /// Removes a cell from the clashing cells.
    fn remove_clashing(&mut self, cell: u16) {
        let position = std::mem::replace(&mut self.position[usize::from(cell)], ABSENT);
        self.clashing.swap_remove(position.into());
        if let Some(&moved) = self.clashing.get(usize::from(position)) {
            self.position[usize::from(moved)] = position;
        }
    }

    /// Saves the current grid as the best one.
    fn save_best(&mut self) {
        self.best_clashes = self.clashes;
        self.best_digits.copy_from_slice(&self.digits);
    }

    pub(super) fn heap_bytes(&self) -> usize {
        size_of_val(&*self.digits)
            + size_of_val(&*self.peer_counts)
            + size_of_val(&*self.forbidden_until)
            + size_of_val(&*self.clashing)
            + size_of_val(&*self.position)
            + size_of_val(&*self.ties)
            + size_of_val(&*self.best_digits)
    }
}
