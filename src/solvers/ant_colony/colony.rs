//! A colony of ants, each with its own grid, and the pheromone that they share.

use std::sync::Arc;

use rand::RngExt as _;
use sudoku_grid::Position;
use sudoku_search::Rng;

use super::board::{AntBoard, HouseLayout, bit_indices};
use super::{Params, Tally};
use crate::rng::random_below;

/// The puzzle from which all ants start.
#[derive(Debug)]
pub(super) struct ColonyStart {
    pub(super) layout: HouseLayout,
    /// The puzzle after propagation of singles.
    pub(super) board: AntBoard,
    /// The initial pheromone of every digit of every cell: 1 / cells.
    pub(super) initial_pheromone: f64,
}

/// An ant: its current cell and its grid.
#[derive(Clone, Debug)]
pub(super) struct Ant {
    /// The cell that the ant visits next.
    cell: usize,
    /// The grid as the ant has filled it.
    pub(super) board: AntBoard,
}

/// The ants and their pheromone.
#[derive(Clone, Debug)]
pub(super) struct Colony {
    pub(super) start: Arc<ColonyStart>,
    /// The pheromone of each digit of each cell, cell by cell.
    pub(super) pheromone: Vec<f64>,
    pub(super) ants: Vec<Ant>,
    /// The number of cells that each ant has visited in this iteration.
    visited: usize,
    /// The best grid so far.
    pub(super) best: AntBoard,
    /// The value of the best grid so far, which is the amount of pheromone that this grid deposits on each of its
    /// digits. The value evaporates over the iterations.
    pub(super) worth: f64,
    /// Scratch space: the queue of the propagation.
    queue: Vec<(usize, u32)>,
}

impl Colony {
    #[expect(clippy::cast_precision_loss, reason = "at most 625 cells")]
    pub(super) fn new(position: &Position, ants: u32) -> Self {
        let layout = HouseLayout::new(position.shape());
        let mut queue = Vec::new();
        let board = AntBoard::new(position, &layout, &mut queue);
        let cells = layout.shape.cells();
        let initial_pheromone = 1.0 / cells as f64;
        let ant = Ant {
            cell: 0,
            board: board.clone(),
        };
        Self {
            pheromone: vec![initial_pheromone; cells * layout.shape.side()],
            ants: vec![ant; ants as usize],
            visited: 0,
            best: board.clone(),
            worth: 0.0,
            queue,
            start: Arc::new(ColonyStart {
                layout,
                board,
                initial_pheromone,
            }),
        }
    }

    /// Starts an iteration: resets the grid of each ant and puts the ants on random cells, all
    /// different while there are enough cells.
    pub(super) fn start_iteration(&mut self, rng: &mut Rng) {
        let cells = self.start.layout.shape.cells();
        let mut unoccupied_cells: Vec<usize> = (0..cells).collect();
        for ant in &mut self.ants {
            if unoccupied_cells.is_empty() {
                unoccupied_cells.extend(0..cells);
            }
            #[expect(clippy::cast_possible_truncation, reason = "at most 625 cells")]
            let index = random_below(unoccupied_cells.len() as u32, rng);
            ant.cell = unoccupied_cells.swap_remove(index as usize);
            ant.board.copy_from(&self.start.board);
        }
        self.visited = 0;
    }

    /// Lets every ant visit its next cell and, if the cell is open, fill it. Returns whether all
    /// ants have visited all cells.
    pub(super) fn advance(&mut self, params: &Params, tally: &mut Tally, rng: &mut Rng) -> bool {
        let Self {
            start,
            pheromone,
            queue,
            ..
        } = self;
        let cells = start.layout.shape.cells();
        let side = start.layout.shape.side();
        for ant in &mut self.ants {
            let cell = ant.cell;
            ant.cell = if cell + 1 == cells { 0 } else { cell + 1 };
            if !ant.board.is_open(cell) {
                continue;
            }
            let trails = &mut pheromone[cell * side..(cell + 1) * side];
            let label = choose_label(trails, ant.board.cells[cell], params.greed, rng);
            let trail = &mut trails[label as usize];
            *trail += params.local_evaporation * (start.initial_pheromone - *trail);
            tally.choices += 1;
            ant.board.place(cell, label, &start.layout, queue);
        }
        self.visited += 1;
        self.visited == cells
    }

    /// The index of the first ant with the fewest failed cells.
    fn leader(&self) -> usize {
        let ant_indices = 0..self.ants.len();
        ant_indices
            .min_by_key(|&ant| self.ants[ant].board.failed)
            .expect("an ant")
    }

    /// The grid of the best ant of the iteration.
    pub(super) fn leader_board(&self) -> &AntBoard {
        &self.ants[self.leader()].board
    }

    /// Replaces the best grid so far by the grid of the best ant if the value of the new grid is
    /// higher; returns whether it did.
    #[expect(clippy::cast_precision_loss, reason = "at most 625 cells")]
    pub(super) fn update_best(&mut self) -> bool {
        let leader_index = self.leader();
        let (board, failed_count) = (
            &self.ants[leader_index].board,
            self.ants[leader_index].board.failed,
        );
        let worth = board.cells.len() as f64 / failed_count as f64;
        let is_better = failed_count == 0 || worth > self.worth;
        if is_better {
            self.best.copy_from(board);
        }
        // The value of a solution would be infinite, but a solution deposits no pheromone.
        if is_better && failed_count > 0 {
            self.worth = worth;
        }
        is_better
    }

    /// Performs the global update: deposits pheromone on the digits of the best grid so far, then lets the value
    /// of that grid evaporate.
    pub(super) fn deposit(&mut self, params: &Params) {
        let side = self.start.layout.shape.side();
        for (cell, trails) in self.pheromone.chunks_exact_mut(side).enumerate() {
            if self.start.board.is_open(cell)
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

/// Chooses a candidate (pseudo-random proportional rule): with probability `greed`, the candidate with the most
/// pheromone, ties going to the lowest; otherwise each with probability proportional to its pheromone. Returns the
/// label of the candidate: its digit minus 1.
pub(super) fn choose_label(trails: &[f64], candidates: u32, greed: f64, rng: &mut Rng) -> u32 {
    let draw: f64 = rng.random();
    let mut selected_label = candidates.trailing_zeros();
    if draw < greed {
        for label in bit_indices(candidates) {
            if trails[label as usize] > trails[selected_label as usize] {
                selected_label = label;
            }
        }
        return selected_label;
    }
    let total: f64 = bit_indices(candidates)
        .map(|label| trails[label as usize])
        .sum();
    let mut remaining_pheromone = (draw - greed) / (1.0 - greed) * total;
    for label in bit_indices(candidates) {
        selected_label = label;
        remaining_pheromone -= trails[label as usize];
        if remaining_pheromone < 0.0 {
            break;
        }
    }
    selected_label
}
