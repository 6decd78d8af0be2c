//! Ants, each with its own copy of the grid, and the pheromone that they share.

use std::sync::Arc;

use rand::RngExt as _;
use sudoku_grid::Position;
use sudoku_search::Rng;

use super::board::{Board, Layout, labels};
use super::{Params, Tally};
use crate::draw::below;

/// What all ants start from.
#[derive(Debug)]
pub(super) struct Problem {
    pub(super) layout: Layout,
    /// The puzzle with all its singles.
    pub(super) board: Board,
    /// Pheromone that every digit of every cell has at first.
    pub(super) level: f64,
}

/// Where an ant stands, and the grid as it has filled it.
#[derive(Clone, Debug)]
pub(super) struct Ant {
    at: usize,
    pub(super) board: Board,
}

/// The ants and their pheromone.
#[derive(Clone, Debug)]
pub(super) struct Colony {
    pub(super) problem: Arc<Problem>,
    /// Of each digit in each cell, cell by cell.
    pub(super) pheromone: Vec<f64>,
    pub(super) ants: Vec<Ant>,
    /// Cells visited by each ant in this iteration.
    visited: usize,
    /// The best so far.
    pub(super) best: Board,
    /// Pheromone that the best so far lays: it evaporates.
    pub(super) worth: f64,
    queue: Vec<(usize, u32)>,
}

impl Colony {
    #[expect(clippy::cast_precision_loss, reason = "at most 625 cells")]
    pub(super) fn new(position: &Position, ants: u32) -> Self {
        let layout = Layout::new(position.shape());
        let mut queue = Vec::new();
        let board = Board::new(position, &layout, &mut queue);
        let cells = layout.shape.cells();
        let level = 1.0 / cells as f64;
        let ant = Ant {
            at: 0,
            board: board.clone(),
        };
        Self {
            pheromone: vec![level; cells * layout.shape.side()],
            ants: vec![ant; ants as usize],
            visited: 0,
            best: board.clone(),
            worth: 0.0,
            queue,
            problem: Arc::new(Problem {
                layout,
                board,
                level,
            }),
        }
    }

    /// Gives each ant a fresh copy of the grid and puts it on a cell, no two on the same one while there
    /// are enough.
    pub(super) fn set_out(&mut self, rng: &mut Rng) {
        let cells = self.problem.layout.shape.cells();
        let mut free: Vec<usize> = (0..cells).collect();
        for ant in &mut self.ants {
            if free.is_empty() {
                free.extend(0..cells);
            }
            #[expect(clippy::cast_possible_truncation, reason = "at most 625 cells")]
            let at = below(free.len() as u32, rng);
            ant.at = free.swap_remove(at as usize);
            ant.board.copy(&self.problem.board);
        }
        self.visited = 0;
    }

    /// Lets every ant visit a cell, and fill it if it is open; whether all have come round.
    pub(super) fn walk(&mut self, params: &Params, tally: &mut Tally, rng: &mut Rng) -> bool {
        let Self {
            problem,
            pheromone,
            queue,
            ..
        } = self;
        let cells = problem.layout.shape.cells();
        let side = problem.layout.shape.side();
        for ant in &mut self.ants {
            let cell = ant.at;
            ant.at = if cell + 1 == cells { 0 } else { cell + 1 };
            if !ant.board.is_open(cell) {
                continue;
            }
            let trails = &mut pheromone[cell * side..(cell + 1) * side];
            let label = choose(trails, ant.board.cells[cell], params.greed, rng);
            let trail = &mut trails[label as usize];
            *trail += params.local_evaporation * (problem.level - *trail);
            tally.choices += 1;
            ant.board.put(cell, label, &problem.layout, queue);
        }
        self.visited += 1;
        self.visited == cells
    }

    /// The number of the ant with the fewest failed cells, the first of them.
    fn leader(&self) -> usize {
        let ants = 0..self.ants.len();
        ants.min_by_key(|&ant| self.ants[ant].board.failed)
            .expect("an ant")
    }

    /// The grid of that ant.
    pub(super) fn leading(&self) -> &Board {
        &self.ants[self.leader()].board
    }

    /// Takes the best ant over if it is worth more than the best so far; whether it did.
    #[expect(clippy::cast_precision_loss, reason = "at most 625 cells")]
    pub(super) fn judge(&mut self) -> bool {
        let leader = self.leader();
        let (board, failed) = (&self.ants[leader].board, self.ants[leader].board.failed);
        let worth = board.cells.len() as f64 / failed as f64;
        let is_better = failed == 0 || worth > self.worth;
        if is_better {
            self.best.copy(board);
        }
        // A solution would be worth any amount, but it lays none.
        if is_better && failed > 0 {
            self.worth = worth;
        }
        is_better
    }

    /// Lays pheromone where the best so far has its digits, and lets its value evaporate.
    pub(super) fn lay(&mut self, params: &Params) {
        let side = self.problem.layout.shape.side();
        for (cell, trails) in self.pheromone.chunks_exact_mut(side).enumerate() {
            if self.problem.board.is_open(cell)
                && let digit @ 1.. = self.best.digit(cell)
            {
                let trail = &mut trails[usize::from(digit) - 1];
                *trail += params.evaporation * (self.worth - *trail);
            }
        }
        self.worth *= 1.0 - params.best_evaporation;
    }

    pub(super) fn heap_bytes(&self) -> usize {
        let boards = self.ants.iter().map(|ant| ant.board.heap_bytes());
        size_of_val(&*self.pheromone)
            + size_of_val(&*self.ants)
            + boards.sum::<usize>()
            + self.best.heap_bytes()
            + size_of_val(&*self.queue)
    }
}

/// One of the candidates: with this probability that with the most pheromone, the least of several, else
/// each with a probability in proportion to its own.
pub(super) fn choose(trails: &[f64], candidates: u32, greed: f64, rng: &mut Rng) -> u32 {
    let draw: f64 = rng.random();
    let mut chosen = candidates.trailing_zeros();
    if draw < greed {
        for label in labels(candidates) {
            if trails[label as usize] > trails[chosen as usize] {
                chosen = label;
            }
        }
        return chosen;
    }
    let total: f64 = labels(candidates).map(|label| trails[label as usize]).sum();
    let mut left = (draw - greed) / (1.0 - greed) * total;
    for label in labels(candidates) {
        chosen = label;
        left -= trails[label as usize];
        if left < 0.0 {
            break;
        }
    }
    chosen
}
