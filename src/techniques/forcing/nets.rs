//! Nested forcing nets: a fast test of which assumptions they refute, and the eliminations on which a refutation
//! depends.

use sudoku_grid::{Position, Shape};

use super::board::{BoardLayout, CandidateBoard, CandidateIndex, bits};
use super::trace::{Cause, InferenceLevel, PropagationTrace, VisitMarks};

/// The number of cells of the largest supported grid, 9×9. On larger grids
/// nested nets take too long.
const MAX_CELLS: usize = 81;

/// The side length of the largest supported grid.
const MAX_SIDE: usize = 9;

/// The maximum number of assignments that the search for a solution tries. Then the search ends without an answer to
/// whether a solution exists.
const MAX_TRIALS: u32 = 5_000;

/// A board on which all naked and hidden singles have been propagated, as bit masks by cell, and by
/// house and digit.
#[derive(Clone, Copy)]
struct ReducedBoard {
    cells: [u16; MAX_CELLS],
    places: [u16; 3 * MAX_SIDE * MAX_SIDE],
}

/// A tester of nested nets for a position in which no net without nested nets refutes a candidate.
pub(crate) struct NetTester {
    layout: &'static BoardLayout,
    reduced: ReducedBoard,
    /// The candidates that became true and have not been propagated.
    pending: Vec<CandidateIndex>,
}

impl NetTester {
    /// Creates a tester for a position. `None` if the grid is larger than 9×9, or if something easier applies: a blank
    /// cell has at most one candidate, a missing digit has at most one place in a house, or a net without nested nets
    /// refutes a candidate.
    pub(crate) fn new(position: &Position) -> Option<Self> {
        if !Self::supports(position.shape()) {
            return None;
        }
        let board = CandidateBoard::new(position);
        let layout = board.layout;
        let mut reduced = ReducedBoard {
            cells: [0; MAX_CELLS],
            places: [0; 3 * MAX_SIDE * MAX_SIDE],
        };
        let to_u16 = |set: u32| u16::try_from(set).expect("at most nine digits");
        for cell in 0..layout.cells() {
            reduced.cells[cell] = to_u16(board.digits(cell));
            if board.is_blank(cell) && board.candidate_count(cell) < 2 {
                return None;
            }
        }
        for house in 0..3 * layout.side {
            let cells = layout.houses.cells(house).iter();
            let digits_in_house = cells.fold(0, |held, &cell| held | 1_u32 << position.value(cell));
            for digit in 0..layout.side {
                let places = board.places(house, digit);
                reduced.places[house * layout.side + digit] = to_u16(places);
                if digits_in_house >> (digit + 1) & 1 == 0 && places.count_ones() < 2 {
                    return None;
                }
            }
        }
        let mut nets = Self {
            layout,
            reduced,
            pending: Vec::new(),
        };
        let mut candidates = 0..layout.cells() * layout.side;
        let is_refuted = candidates
            .any(|item| nets.has_candidate(item) && nets.assume_true(reduced, item).is_none());
        (!is_refuted).then_some(nets)
    }

    /// Returns `true` if grids of this shape are supported.
    pub(crate) fn supports(shape: Shape) -> bool {
        shape.cells() <= MAX_CELLS
    }

    /// Returns `true` if the position has this candidate.
    fn has_candidate(&self, candidate: CandidateIndex) -> bool {
        let (cell, digit) = self.layout.cell_and_digit_index(candidate);
        self.reduced.cells[cell] >> digit & 1 == 1
    }

    /// Returns `true` if nets nested to the given depth, at least 1, derive a contradiction from
    /// the candidate.
    pub(crate) fn refute(&mut self, candidate: CandidateIndex, depth: u32) -> bool {
        if !self.has_candidate(candidate) {
            return false;
        }
        // A candidate of a solution cannot be refuted, so the search is skipped if a solution is
        // found.
        let reduced = self.assume_true(self.reduced, candidate);
        reduced.is_some_and(|reduced| {
            !self.has_solution(&reduced, &mut MAX_TRIALS.clone())
                && self.is_contradictory(reduced, depth)
        })
    }

    /// The board after placing a candidate and propagating singles; `None` if that leads to a
    /// contradiction.
    fn assume_true(
        &mut self,
        mut reduced: ReducedBoard,
        candidate: CandidateIndex,
    ) -> Option<ReducedBoard> {
        self.pending.clear();
        self.pending.push(candidate);
        self.propagate_pending(&mut reduced).then_some(reduced)
    }

    /// Removes a candidate and propagates singles. Returns `false` on a contradiction.
    fn assume_false(&mut self, reduced: &mut ReducedBoard, candidate: CandidateIndex) -> bool {
        self.pending.clear();
        let (cell, digit) = self.layout.cell_and_digit_index(candidate);
        self.remove(reduced, cell, digit) && self.propagate_pending(reduced)
    }

    /// Propagates the pending placements. Returns `false` on a contradiction.
    fn propagate_pending(&mut self, reduced: &mut ReducedBoard) -> bool {
        let layout = self.layout;
        while let Some(candidate) = self.pending.pop() {
            let (cell, digit) = layout.cell_and_digit_index(candidate);
            for other in bits(u32::from(reduced.cells[cell]) & !(1 << digit)) {
                if !self.remove(reduced, cell, other) {
                    return false;
                }
            }
            for house in layout.houses.of(cell) {
                let places = u32::from(reduced.places[house * layout.side + digit]);
                for slot in bits(places & !(1 << layout.slot(cell, house))) {
                    if !self.remove(reduced, layout.houses.cells(house)[slot], digit) {
                        return false;
                    }
                }
            }
        }
        true
    }

    /// Removes a candidate and queues new singles. Returns `false` if the cell has no candidate
    /// left, or a house no place for the digit.
    fn remove(&mut self, reduced: &mut ReducedBoard, cell: usize, digit: usize) -> bool {
        let layout = self.layout;
        let side = layout.side;
        let digits = &mut reduced.cells[cell];
        *digits &= !(1 << digit);
        if digits.is_power_of_two() {
            (self.pending).push(cell * side + digits.trailing_zeros() as usize);
        }
        let mut is_consistent = *digits != 0;
        for house in layout.houses.of(cell) {
            let places = &mut reduced.places[house * side + digit];
            *places &= !(1 << layout.slot(cell, house));
            if places.is_power_of_two() {
                let slot = places.trailing_zeros() as usize;
                (self.pending).push(layout.houses.cells(house)[slot] * side + digit);
            }
            is_consistent &= *places != 0;
        }
        is_consistent
    }

    /// Returns `true` if a contradiction follows when candidates that nets refute are removed until
    /// nothing changes.
    fn is_contradictory(&mut self, mut reduced: ReducedBoard, depth: u32) -> bool {
        let candidate_count = self.layout.cells() * self.layout.side;
        // Candidates are tested cyclically until a full round refutes none.
        let (mut candidate, mut unchanged_count) = (0, 0);
        while unchanged_count < candidate_count {
            let (cell, digit) = self.layout.cell_and_digit_index(candidate);
            let digits = reduced.cells[cell];
            unchanged_count += 1;
            if digits >> digit & 1 == 1 && !digits.is_power_of_two() {
                let consequence = self.assume_true(reduced, candidate);
                if consequence.is_none_or(|consequence| {
                    depth > 1 && self.is_contradictory(consequence, depth - 1)
                }) {
                    if !self.assume_false(&mut reduced, candidate) {
                        return true;
                    }
                    unchanged_count = 0;
                }
            }
            candidate = (candidate + 1) % candidate_count;
        }
        false
    }

    /// Depth-first search for a solution with at most `trials` trials. Returns `false` if none was
    /// found, which proves nothing when the trials are used up.
    fn has_solution(&mut self, reduced: &ReducedBoard, trials: &mut u32) -> bool {
        let open_cells =
            (0..self.layout.cells()).filter(|&cell| reduced.cells[cell].count_ones() > 1);
        let Some(cell) = open_cells.min_by_key(|&cell| reduced.cells[cell].count_ones()) else {
            return true;
        };
        bits(u32::from(reduced.cells[cell])).any(|digit| {
            *trials = trials.saturating_sub(1);
            let consequence = self.assume_true(*reduced, cell * self.layout.side + digit);
            *trials > 0
                && consequence.is_some_and(|consequence| self.has_solution(&consequence, trials))
        })
    }
}

impl InferenceLevel {
    /// The level at which nets are nested to this depth.
    pub(crate) fn of_nets(depth: u32) -> Self {
        match depth {
            0 => Self::Plain,
            1 => Self::NetTester,
            _ => Self::NetsInNets,
        }
    }

    /// The level of the nets that are nested in nets of this level; `None` if nets of this level contain no nets.
    pub(super) fn nested_level(self) -> Option<Self> {
        match self {
            Self::NetTester => Some(Self::Plain),
            Self::NetsInNets => Some(Self::NetTester),
            _ => None,
        }
    }
}

impl PropagationTrace {
    /// The eliminations on which the contradiction of this trace depends, ascending. They are among the eliminations
    /// made between `earlier` and `board`, the board on which the trace began.
    pub(super) fn required_eliminations(
        &self,
        earlier: &CandidateBoard,
        board: &CandidateBoard,
    ) -> Vec<CandidateIndex> {
        let layout = board.layout;
        let mut eliminated_candidates = Vec::new();
        for index in self.refutation(&mut VisitMarks::default()) {
            let node = &self.nodes[index];
            let (cell, digit) = layout.cell_and_digit_index(node.candidate);
            match node.cause {
                Cause::Cell if node.on => eliminated_candidates.extend(
                    bits(earlier.digits(cell) & !board.digits(cell))
                        .map(|other| cell * layout.side + other),
                ),
                Cause::House(house) if node.on => eliminated_candidates.extend(
                    bits(earlier.places(house, digit) & !board.places(house, digit))
                        .map(|slot| layout.houses.cells(house)[slot] * layout.side + digit),
                ),
                Cause::Pattern => {
                    let nested = self
                        .net(index)
                        .map(|net| net.required_eliminations(earlier, board));
                    eliminated_candidates.extend(nested.into_iter().flatten());
                }
                _ => {}
            }
        }
        eliminated_candidates.sort_unstable();
        eliminated_candidates.dedup();
        eliminated_candidates
    }

    /// The nodes that lead to the contradiction, in the order in which they were found.
    pub(crate) fn refutation(&self, marks: &mut VisitMarks) -> Vec<usize> {
        let (true_node, false_node) = self.contradiction.expect("it comes to a contradiction");
        let mut nodes = self.chain(true_node, marks);
        nodes.extend(self.chain(false_node, marks));
        nodes.sort_unstable();
        nodes.dedup();
        nodes
    }
}
