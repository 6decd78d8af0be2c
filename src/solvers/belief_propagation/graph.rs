//! The factor graph: the candidates of a position, and the factors that hold them to the rules.

use sudoku_grid::{Position, Shape};

/// Kinds of factors: of cells, of rows, of columns and of boxes.
pub(super) const KINDS: usize = NAMES.len();

/// What they are called.
pub(super) const NAMES: [&str; 4] = ["cells", "rows", "columns", "boxes"];

/// Several candidates, one kind of rule over them.
#[derive(Clone, Debug)]
pub(super) struct Factor {
    pub(super) kind: usize,
    /// Where its members begin and end.
    pub(super) from: usize,
    pub(super) to: usize,
}

/// What is left to be decided.
#[derive(Clone, Debug)]
pub(super) struct Graph {
    shape: Shape,
    values: Vec<u8>,
    /// Cell and digit of each candidate, cell by cell.
    candidates: Vec<(u16, u8)>,
    /// Where the candidates of each blank cell end.
    ends: Vec<usize>,
    factors: Vec<Factor>,
    /// The candidates of each factor, one after the other.
    members: Vec<u16>,
    /// Of each member, the number of its digit among those that its house lacks; empty where a factor
    /// is of one digit or of one cell.
    columns: Vec<u8>,
}

#[expect(
    clippy::cast_possible_truncation,
    reason = "at most 15,625 candidates in 625 cells; a digit is at most 25"
)]
impl Graph {
    /// A factor for each blank cell, and for each digit that a house lacks: of its candidates exactly one
    /// is true.
    pub(super) fn exactly_one(position: &Position) -> Self {
        let mut graph = Self::bare(position);
        let side = graph.shape.side();
        let mut places = vec![Vec::new(); graph.shape.cells().max(side * side)];
        for kind in 0..KINDS {
            for (at, &(cell, digit)) in graph.candidates.iter().enumerate() {
                let factor = match kind {
                    0 => usize::from(cell),
                    _ => house(graph.shape, kind, cell.into()) * side + usize::from(digit) - 1,
                };
                places[factor].push(at as u16);
            }
            for members in places.iter_mut().filter(|members| !members.is_empty()) {
                graph.add(kind, members);
                members.clear();
            }
        }
        graph
    }

    /// A factor for each house: its blank cells take the digits that it lacks, each another. The members
    /// go cell by cell, those with the fewest candidates first, which leaves the fewest sets of digits
    /// to go through.
    pub(super) fn all_different(position: &Position) -> Self {
        let mut graph = Self::bare(position);
        let shape = graph.shape;
        let mut cells = vec![Vec::new(); shape.side()];
        for kind in 1..KINDS {
            let mut from = 0;
            for &end in &graph.ends {
                let cell = graph.candidates[from].0;
                cells[house(shape, kind, cell.into())].push(from..end);
                from = end;
            }
            for cells in &mut cells {
                cells.sort_by_key(ExactSizeIterator::len);
                let members: Vec<_> = cells.drain(..).flatten().map(|at| at as u16).collect();
                let digit = |member: &u16| graph.candidates[usize::from(*member)].1;
                let lacking = members
                    .iter()
                    .fold(0_u32, |set, member| set | 1 << digit(member));
                let column = |member| (lacking & ((1 << digit(member)) - 1)).count_ones() as u8;
                let columns: Vec<_> = members.iter().map(column).collect();
                if !members.is_empty() {
                    graph.add(kind, &members);
                    graph.columns.extend(columns);
                }
            }
        }
        graph
    }

    fn bare(position: &Position) -> Self {
        let mut graph = Self {
            shape: position.shape(),
            values: position.values().to_vec(),
            candidates: Vec::new(),
            ends: Vec::new(),
            factors: Vec::new(),
            members: Vec::new(),
            columns: Vec::new(),
        };
        for cell in position.blanks() {
            let digits = position.candidates(cell).iter();
            graph
                .candidates
                .extend(digits.map(|digit| (cell as u16, digit)));
            if graph.ends.last().copied().unwrap_or(0) < graph.candidates.len() {
                graph.ends.push(graph.candidates.len());
            }
        }
        graph
    }

    fn add(&mut self, kind: usize, members: &[u16]) {
        let from = self.members.len();
        self.members.extend(members);
        let to = self.members.len();
        self.factors.push(Factor { kind, from, to });
    }

    pub(super) fn shape(&self) -> Shape {
        self.shape
    }

    /// The digits of all cells, 0 where one is blank.
    pub(super) fn values(&self) -> &[u8] {
        &self.values
    }

    pub(super) fn candidates(&self) -> &[(u16, u8)] {
        &self.candidates
    }

    /// Blank cells that have a candidate.
    pub(super) fn blanks(&self) -> usize {
        self.ends.len()
    }

    /// The candidates of each blank cell.
    pub(super) fn cells(&self) -> impl Iterator<Item = std::ops::Range<usize>> {
        let mut from = 0;
        self.ends.iter().map(move |&end| {
            let range = from..end;
            from = end;
            range
        })
    }

    pub(super) fn factors(&self) -> &[Factor] {
        &self.factors
    }

    pub(super) fn members(&self, factor: &Factor) -> &[u16] {
        &self.members[factor.from..factor.to]
    }

    pub(super) fn columns(&self, factor: &Factor) -> &[u8] {
        &self.columns[factor.from..factor.to]
    }

    /// The cell of each member of a factor, as far as it is another than the one before.
    pub(super) fn cell(&self, member: u16) -> u16 {
        self.candidates[usize::from(member)].0
    }

    /// Whether all cells are filled without a digit twice in a house, if each blank cell takes the
    /// candidate that is chosen for it.
    pub(super) fn is_solved_by(&self, chosen: impl Iterator<Item = usize>) -> bool {
        let mut taken = [[0_u32; Shape::MAX_SIDE]; 3];
        let mut take = |cell: usize, digit: u8| {
            (1..).zip(&mut taken).all(|(kind, taken)| {
                let taken = &mut taken[house(self.shape, kind, cell)];
                let free = *taken & 1 << digit == 0;
                *taken |= 1 << digit;
                free
            })
        };
        let mut open = 0;
        for (cell, &digit) in self.values.iter().enumerate() {
            if digit == 0 {
                open += 1;
            } else if !take(cell, digit) {
                return false;
            }
        }
        let mut candidates = chosen.map(|at| self.candidates[at]);
        open == self.blanks() && candidates.all(|(cell, digit)| take(cell.into(), digit))
    }

    pub(super) fn heap_bytes(&self) -> usize {
        size_of_val(&*self.values)
            + size_of_val(&*self.candidates)
            + size_of_val(&*self.ends)
            + size_of_val(&*self.factors)
            + size_of_val(&*self.members)
            + size_of_val(&*self.columns)
    }
}

/// The row, column or box of a cell.
fn house(shape: Shape, kind: usize, cell: usize) -> usize {
    match kind {
        1 => shape.row(cell),
        2 => shape.column(cell),
        _ => shape.box_of(cell),
    }
}
