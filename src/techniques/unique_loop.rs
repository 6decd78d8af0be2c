//! Unique loops.

use std::ops::ControlFlow;

use sudoku_grid::Digits;
use sudoku_search::{Explanation, docs};

use crate::deadly::DeadlyPattern;
use crate::{Context, Family, Instance, InstanceVisitor, Technique, TechniqueInfo};

docs! {
    /// Six or more cells that all have the same two candidates form a loop with exactly two cells
    /// in each of its houses: at least one of the cells takes a further candidate.
    ///
    /// # How it works
    ///
    /// The cells lie on a loop, each in one house with the next, and every house contains two of
    /// them or none. If they contained only the two digits, the two digits would alternate along
    /// the loop and could be exchanged without affecting any other cell: there would be a second
    /// solution. The conclusions are those of unique rectangles of types 1 to 4. If a single cell
    /// has further candidates, the two digits are removed from it. If all cells with further
    /// candidates have the same single further candidate, this digit is removed from all cells that
    /// see all of these cells. If two such cells lie in one house, they may form a naked subset
    /// with other cells of the house. If these two cells are the only places in the house for one
    /// of the two digits, the other digit is removed from both cells. At least one cell has only
    /// the two candidates.
    ///
    /// This technique is valid only if the puzzle has exactly one solution.
    ///
    /// # References
    ///
    /// A unique rectangle is such a loop of four cells.
    const DOCS;
}

/// The minimum number of cells; a loop of four cells is a unique rectangle.
const MIN_CELLS: usize = 6;

/// The mask of both parities. Cells on the loop alternate between parity 1 and parity 2, and a
/// house that the loop visits contains one cell of each parity.
const BOTH_PARITIES: u8 = 0b11;

/// A partial unique loop, extended by depth-first search.
struct LoopSearch<'a> {
    context: &'a Context<'a>,
    /// The two digits of the loop.
    digits: Digits,
    /// The lowest cell of the loop that has no other candidates.
    start: usize,
    cells: Vec<usize>,
    /// The cells of the loop that have candidates besides its two digits (the roof).
    roof: Vec<usize>,
    /// The candidates of the roof cells besides the two digits of the loop.
    extra_digits: Digits,
    /// For each house, the mask of the parities of its cells on the loop.
    houses: Vec<u8>,
}

impl<'a> LoopSearch<'a> {
    /// A search for loops whose lowest cell without other candidates is `start`. `None` if a house contains three
    /// cells with exactly these two candidates: the puzzle then has no solution, and the number of loops could
    /// explode.
    fn starting_at(context: &'a Context<'a>, start: usize) -> Option<Self> {
        let digits = context.candidates(start);
        let side = context.shape().side();
        let mut pair_cell_counts = vec![0; 3 * side];
        for &cell in context.bivalue_cells() {
            if context.candidates(cell) == digits {
                for house in context.houses().of(cell) {
                    pair_cell_counts[house] += 1;
                }
            }
        }
        let is_plausible = pair_cell_counts.iter().all(|count| *count <= 2);
        is_plausible.then(|| Self {
            context,
            digits,
            start,
            cells: Vec::new(),
            roof: Vec::new(),
            extra_digits: Digits::EMPTY,
            houses: vec![0; 3 * side],
        })
    }

    /// Returns `true` if the cell has both digits, and something could still follow if the cell
    /// were on the loop.
    fn can_extend_by(&self, cell: usize) -> bool {
        let candidates = self.context.candidates(cell);
        if candidates == self.digits {
            return cell >= self.start;
        }
        if !(self.digits - candidates).is_empty() {
            return false;
        }
        let roof_with_cell = || self.roof.iter().copied().chain([cell]);
        let has_common_peers = || {
            let digit = (self.extra_digits | (candidates - self.digits)).single();
            digit.is_some_and(|digit| !self.context.seen_by_all(digit, roof_with_cell()).is_empty())
        };
        match self.roof[..] {
            [] => true,
            [other] => self.context.sees(cell, other) || has_common_peers(),
            _ => has_common_peers(),
        }
    }

    /// Adds a cell of this parity to the loop, continues the search, and removes the cell again.
    fn extend_by(
        &mut self,
        cell: usize,
        parity: u8,
        visit: &mut dyn FnMut(&[usize]) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let houses = self.context.houses().of(cell);
        let extra_digits = self.extra_digits;
        let extra = self.context.candidates(cell) - self.digits;
        self.cells.push(cell);
        if !extra.is_empty() {
            self.roof.push(cell);
            self.extra_digits = extra_digits | extra;
        }
        for house in houses {
            self.houses[house] |= parity;
        }
        let control_flow = self.close_or_branch(visit);
        for house in houses {
            self.houses[house] &= !parity;
        }
        if !extra.is_empty() {
            self.roof.pop();
            self.extra_digits = extra_digits;
        }
        self.cells.pop();
        control_flow
    }

    /// If every house contains two cells of the loop or none, passes the cells to `visit`. Otherwise chooses a house
    /// that contains exactly one cell of the loop, and branches over the cells that could be the second one. Each loop
    /// is found once.
    fn close_or_branch(
        &mut self,
        visit: &mut dyn FnMut(&[usize]) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let houses = self.context.houses();
        let mut visited = self.cells.iter().flat_map(|cell| houses.of(*cell));
        let Some(open_house) = visited.find(|house| self.houses[*house] != BOTH_PARITIES) else {
            if self.cells.len() < MIN_CELLS {
                return ControlFlow::Continue(());
            }
            let mut cells = self.cells.clone();
            cells.sort_unstable();
            return visit(&cells);
        };
        let parity = BOTH_PARITIES & !self.houses[open_house];
        for &cell in houses.cells(open_house) {
            let has_room = houses
                .of(cell)
                .iter()
                .all(|house| self.houses[*house] & parity == 0);
            if has_room && !self.cells.contains(&cell) && self.can_extend_by(cell) {
                self.extend_by(cell, parity, visit)?;
            }
        }
        ControlFlow::Continue(())
    }
}

pub(crate) struct UniqueLoop;

impl UniqueLoop {
    const INFO: TechniqueInfo =
        TechniqueInfo::new("unique-loop", "Unique loop", Family::Uniqueness, DOCS)
            .requiring_one_solution();
}

impl Technique for UniqueLoop {
    fn info(&self) -> TechniqueInfo {
        Self::INFO
    }

    fn find(&self, context: &Context<'_>, visit: &mut InstanceVisitor<'_>) -> ControlFlow<()> {
        let mut report = |eliminations: &[(usize, u8)], explain: &dyn Fn() -> Explanation| {
            visit(&Instance::eliminating(Self::INFO.id, eliminations, explain))
        };
        for &start in context.bivalue_cells() {
            let digits = context.candidates(start);
            let Some(mut search) = LoopSearch::starting_at(context, start) else {
                continue;
            };
            search.extend_by(start, 1, &mut |cells| {
                DeadlyPattern::report_eliminations(context, cells, digits, &mut report)
            })?;
        }
        ControlFlow::Continue(())
    }
}
