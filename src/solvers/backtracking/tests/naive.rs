//! Naive reference implementation: plain recursion over a grid of digits.

use std::cmp::Reverse;

use sudoku_grid::{Grid, Shape};

/// A backtracking search that computes everything from the digits of the grid.
pub(super) struct NaiveSearch {
    pub(super) digits: Vec<u8>,
    shape: Shape,
    cell_order: &'static str,
    digit_order: &'static str,
    pub(super) nodes: u64,
    pub(super) guesses: u64,
    pub(super) backtracks: u64,
}

/// A cell and a digit that fits there.
type Assignment = (usize, u8);

impl NaiveSearch {
    pub(super) fn new(puzzle: &Grid, cell_order: &'static str, digit_order: &'static str) -> Self {
        Self {
            digits: puzzle.digits().to_vec(),
            shape: puzzle.shape(),
            cell_order,
            digit_order,
            nodes: 0,
            guesses: 0,
            backtracks: 0,
        }
    }

    pub(super) fn blanks(&self) -> impl Iterator<Item = usize> {
        (0..self.digits.len()).filter(|&cell| self.digits[cell] == 0)
    }

    pub(super) fn are_peers(&self, a: usize, b: usize) -> bool {
        let shape = self.shape;
        a != b
            && (shape.row(a) == shape.row(b)
                || shape.column(a) == shape.column(b)
                || shape.box_of(a) == shape.box_of(b))
    }

    /// Returns `true` if a cell is blank and no peer has the digit.
    pub(super) fn is_allowed(&self, cell: usize, digit: u8) -> bool {
        let cells = 0..self.digits.len();
        self.digits[cell] == 0
            && !cells
                .into_iter()
                .any(|other| self.digits[other] == digit && self.are_peers(cell, other))
    }

    fn all_digits(&self) -> impl Iterator<Item = u8> + use<> {
        1..=u8::try_from(self.shape.side()).expect("at most 25")
    }

    /// The digits that fit into a cell, each paired with the cell.
    pub(super) fn cell_assignments(&self, cell: usize) -> Vec<Assignment> {
        let allowed_digits = self
            .all_digits()
            .filter(|&digit| self.is_allowed(cell, digit));
        allowed_digits.map(|digit| (cell, digit)).collect()
    }

    /// For each house and each digit missing from it, the places of the digit in the house. Rows come before columns,
    /// columns before boxes.
    pub(super) fn places(&self) -> Vec<Vec<Assignment>> {
        let mut places = Vec::new();
        let shape = self.shape;
        for kind in [Shape::row, Shape::column, Shape::box_of] {
            for house in 0..shape.side() {
                let cells = (0..shape.cells()).filter(|&cell| kind(shape, cell) == house);
                let cells: Vec<_> = cells.collect();
                for digit in self.all_digits() {
                    if !cells.iter().any(|&cell| self.digits[cell] == digit) {
                        let allowed_cells =
                            cells.iter().filter(|&&cell| self.is_allowed(cell, digit));
                        places.push(allowed_cells.map(|&cell| (cell, digit)).collect());
                    }
                }
            }
        }
        places
    }

    /// The assignments of the variable to branch on, which the cell order selects.
    fn branch(&self) -> Vec<Assignment> {
        let option_count = |cell: &usize| self.cell_assignments(*cell).len();
        let blank_peer_count =
            |cell: usize| self.blanks().filter(|&b| self.are_peers(cell, b)).count();
        let cell = match self.cell_order {
            "rows" => self.blanks().next(),
            "reverse" => self.blanks().last(),
            "most-constrained" => self.blanks().min_by_key(option_count),
            "least-constrained" => self
                .blanks()
                .min_by_key(|cell| usize::MAX - option_count(cell)),
            "most-constrained-degree" => self
                .blanks()
                .min_by_key(|cell| (option_count(cell), usize::MAX - blank_peer_count(*cell))),
            "nearly-complete" => self.blanks().min_by_key(|&cell| {
                let shape = self.shape;
                let house_kinds = [Shape::row, Shape::column, Shape::box_of];
                let blank_counts = house_kinds.map(|kind| {
                    let is_same_house = |&other: &usize| kind(shape, other) == kind(shape, cell);
                    self.blanks().filter(is_same_house).count()
                });
                blank_counts.into_iter().min()
            }),
            "dual" => {
                let cells = self.blanks().map(|cell| self.cell_assignments(cell));
                let branches = cells.chain(self.places());
                return branches.min_by_key(Vec::len).expect("a blank cell");
            }
            other => panic!("no order {other}"),
        };
        self.cell_assignments(cell.expect("a blank cell"))
    }

    /// The number of blank cells into which a digit fits.
    fn empty_spaces(&self, digit: u8) -> usize {
        let cells = self.blanks().filter(|&cell| self.is_allowed(cell, digit));
        cells.count()
    }

    /// Sorts the assignments in `options` by the digit order.
    fn sort(&self, options: &mut [Assignment]) {
        match self.digit_order {
            "ascending" => {}
            "descending" => options.reverse(),
            "least-constraining" => options.sort_by_key(|&(cell, digit)| {
                let is_affected =
                    |&other: &usize| self.are_peers(cell, other) && self.is_allowed(other, digit);
                self.blanks().filter(is_affected).count()
            }),
            "empty-spaces" => options.sort_by_key(|&(_, digit)| self.empty_spaces(digit)),
            "most-empty-spaces" => {
                options.sort_by_key(|&(_, digit)| Reverse(self.empty_spaces(digit)));
            }
            other => panic!("no order {other}"),
        }
    }

    /// Searches for a solution; returns `false` if there is none.
    pub(super) fn solve(&mut self) -> bool {
        if self.blanks().next().is_none() {
            return true;
        }
        let mut options = self.branch();
        self.sort(&mut options);
        for (index, &(cell, digit)) in options.iter().enumerate() {
            self.nodes += 1;
            self.guesses += u64::from(index + 1 < options.len());
            self.digits[cell] = digit;
            if self.solve() {
                return true;
            }
            self.backtracks += 1;
            self.digits[cell] = 0;
        }
        false
    }
}
