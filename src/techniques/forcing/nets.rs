//! Nets nested in nets: which assumptions they refute, quickly; and what a refutation rests on.

use sudoku_grid::{Position, Shape};

use super::board::{Board, Candidate, Layout, bits};
use super::wave::{Cause, Level, Walker, Wave};

/// The cells of the largest grid, 9×9: beyond, a net in a net takes too long.
const CELLS: usize = 81;
const SIDE: usize = 9;

/// How many digits are tried until it is left open whether there is a solution.
const TRIALS: u32 = 5_000;

/// A board on which all that is alone in its cell or house has been placed.
#[derive(Clone, Copy)]
struct Left {
    cells: [u16; CELLS],
    places: [u16; 3 * SIDE * SIDE],
}

/// A position where no plain net leads from a candidate to a contradiction.
pub(crate) struct Nets {
    layout: &'static Layout,
    left: Left,
    /// What became true and is yet to be followed up.
    pending: Vec<Candidate>,
}

impl Nets {
    /// `None` where the grid is larger, or where easier ways go on: a blank cell or a missing digit
    /// of a house has only one candidate, or none; or a plain net refutes one.
    pub(crate) fn new(position: &Position) -> Option<Self> {
        if !Self::takes(position.shape()) {
            return None;
        }
        let board = Board::new(position);
        let layout = board.layout;
        let mut left = Left {
            cells: [0; CELLS],
            places: [0; 3 * SIDE * SIDE],
        };
        let narrow = |set: u32| u16::try_from(set).expect("at most nine digits");
        for cell in 0..layout.cells() {
            left.cells[cell] = narrow(board.digits(cell));
            if board.is_blank(cell) && board.count(cell) < 2 {
                return None;
            }
        }
        for house in 0..3 * layout.side {
            let cells = layout.houses.cells(house).iter();
            let held = cells.fold(0, |held, &cell| held | 1_u32 << position.value(cell));
            for digit in 0..layout.side {
                let places = board.places(house, digit);
                left.places[house * layout.side + digit] = narrow(places);
                if held >> (digit + 1) & 1 == 0 && places.count_ones() < 2 {
                    return None;
                }
            }
        }
        let mut nets = Self {
            layout,
            left,
            pending: Vec::new(),
        };
        let mut all = 0..layout.cells() * layout.side;
        let refuted = all.any(|it| nets.has(it) && nets.follow(left, it).is_none());
        (!refuted).then_some(nets)
    }

    /// The shapes that it can take.
    pub(crate) fn takes(shape: Shape) -> bool {
        shape.cells() <= CELLS
    }

    fn has(&self, candidate: Candidate) -> bool {
        let (cell, digit) = self.layout.split(candidate);
        self.left.cells[cell] >> digit & 1 == 1
    }

    /// Whether a candidate leads to a contradiction by nets nested so deep, one level or more.
    pub(crate) fn refute(&mut self, candidate: Candidate, depth: u32) -> bool {
        if !self.has(candidate) {
            return false;
        }
        // What a solution has is not refuted by anything.
        let left = self.follow(self.left, candidate);
        left.is_some_and(|left| {
            !self.has_solution(&left, &mut TRIALS.clone()) && self.fails(left, depth)
        })
    }

    /// What is left where a candidate is true; `None` if it leads to a contradiction.
    fn follow(&mut self, mut left: Left, candidate: Candidate) -> Option<Left> {
        self.pending.clear();
        self.pending.push(candidate);
        self.settle(&mut left).then_some(left)
    }

    /// What is left where a candidate is false.
    fn without(&mut self, left: &mut Left, candidate: Candidate) -> bool {
        self.pending.clear();
        let (cell, digit) = self.layout.split(candidate);
        self.remove(left, cell, digit) && self.settle(left)
    }

    /// Follows up what became true; says whether it fits together.
    fn settle(&mut self, left: &mut Left) -> bool {
        let layout = self.layout;
        while let Some(candidate) = self.pending.pop() {
            let (cell, digit) = layout.split(candidate);
            for other in bits(u32::from(left.cells[cell]) & !(1 << digit)) {
                if !self.remove(left, cell, other) {
                    return false;
                }
            }
            for house in layout.houses.of(cell) {
                let places = u32::from(left.places[house * layout.side + digit]);
                for slot in bits(places & !(1 << layout.slot(cell, house))) {
                    if !self.remove(left, layout.houses.cells(house)[slot], digit) {
                        return false;
                    }
                }
            }
        }
        true
    }

    /// Takes a candidate away; says whether its cell and its houses have others.
    fn remove(&mut self, left: &mut Left, cell: usize, digit: usize) -> bool {
        let layout = self.layout;
        let side = layout.side;
        let digits = &mut left.cells[cell];
        *digits &= !(1 << digit);
        if digits.is_power_of_two() {
            (self.pending).push(cell * side + digits.trailing_zeros() as usize);
        }
        let mut fits = *digits != 0;
        for house in layout.houses.of(cell) {
            let places = &mut left.places[house * side + digit];
            *places &= !(1 << layout.slot(cell, house));
            if places.is_power_of_two() {
                let slot = places.trailing_zeros() as usize;
                (self.pending).push(layout.houses.cells(house)[slot] * side + digit);
            }
            fits &= *places != 0;
        }
        fits
    }

    /// Whether what is left fails when what nets refute there is taken away, until nothing is.
    fn fails(&mut self, mut left: Left, depth: u32) -> bool {
        let all = self.layout.cells() * self.layout.side;
        // Candidates in turn, until none of all in a row was refuted.
        let (mut candidate, mut quiet) = (0, 0);
        while quiet < all {
            let (cell, digit) = self.layout.split(candidate);
            let digits = left.cells[cell];
            quiet += 1;
            if digits >> digit & 1 == 1 && !digits.is_power_of_two() {
                let then = self.follow(left, candidate);
                if then.is_none_or(|then| depth > 1 && self.fails(then, depth - 1)) {
                    if !self.without(&mut left, candidate) {
                        return true;
                    }
                    quiet = 0;
                }
            }
            candidate = (candidate + 1) % all;
        }
        false
    }

    /// Whether a solution is found by so many trials.
    fn has_solution(&mut self, left: &Left, trials: &mut u32) -> bool {
        let open = (0..self.layout.cells()).filter(|&cell| left.cells[cell].count_ones() > 1);
        let Some(cell) = open.min_by_key(|&cell| left.cells[cell].count_ones()) else {
            return true;
        };
        bits(u32::from(left.cells[cell])).any(|digit| {
            *trials = trials.saturating_sub(1);
            let then = self.follow(*left, cell * self.layout.side + digit);
            *trials > 0 && then.is_some_and(|then| self.has_solution(&then, trials))
        })
    }
}

impl Level {
    /// That of nets nested so deep.
    pub(crate) fn of_nets(depth: u32) -> Self {
        match depth {
            0 => Self::Plain,
            1 => Self::Nets,
            _ => Self::NetsInNets,
        }
    }

    /// The level of the nets nested at this one, if there are any.
    pub(super) fn nested(self) -> Option<Self> {
        match self {
            Self::Nets => Some(Self::Plain),
            Self::NetsInNets => Some(Self::Nets),
            _ => None,
        }
    }
}

impl Wave {
    /// What went from a board up to another one on which this wave began, and without which it would
    /// not have come to its contradiction; ascending.
    pub(super) fn rests_on(&self, earlier: &Board, board: &Board) -> Vec<Candidate> {
        let layout = board.layout;
        let mut gone = Vec::new();
        for at in self.refutation(&mut Walker::default()) {
            let node = &self.nodes[at];
            let (cell, digit) = layout.split(node.candidate);
            match node.cause {
                Cause::Cell if node.on => gone.extend(
                    bits(earlier.digits(cell) & !board.digits(cell))
                        .map(|other| cell * layout.side + other),
                ),
                Cause::House(house) if node.on => gone.extend(
                    bits(earlier.places(house, digit) & !board.places(house, digit))
                        .map(|slot| layout.houses.cells(house)[slot] * layout.side + digit),
                ),
                Cause::Pattern => {
                    let nested = self.net(at).map(|net| net.rests_on(earlier, board));
                    gone.extend(nested.into_iter().flatten());
                }
                _ => {}
            }
        }
        gone.sort_unstable();
        gone.dedup();
        gone
    }

    /// The nodes that lead to the contradiction, in the order in which they were found.
    pub(crate) fn refutation(&self, walker: &mut Walker) -> Vec<usize> {
        let (yes, no) = self.clash.expect("it comes to a contradiction");
        let mut nodes = self.chain(yes, walker);
        nodes.extend(self.chain(no, walker));
        nodes.sort_unstable();
        nodes.dedup();
        nodes
    }
}
