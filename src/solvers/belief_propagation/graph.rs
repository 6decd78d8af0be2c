//! The factor graph of a position: candidates as variables, rules as factors.

use std::ops::Deref;

use sudoku_grid::{Position, Shape};

use crate::candidate_list::CandidateList;

/// The number of kinds of factors: cells, rows, columns and boxes.
pub(super) const FACTOR_KINDS: usize = FACTOR_KIND_IDS.len();

/// The ids of the kinds of factors.
pub(super) const FACTOR_KIND_IDS: [&str; 4] = ["cells", "rows", "columns", "boxes"];

/// A factor: a rule over several candidates.
#[derive(Clone, Debug)]
pub(super) struct Factor {
    /// The index into [`FACTOR_KIND_IDS`].
    pub(super) kind: usize,
    /// The index of the first member of this factor in [`FactorGraph::members`].
    pub(super) start: usize,
    /// The index after the last member of this factor in [`FactorGraph::members`].
    pub(super) end: usize,
}

/// The factor graph of a position.
#[derive(Clone, Debug)]
pub(super) struct FactorGraph {
    list: CandidateList,
    factors: Vec<Factor>,
    /// The candidates of all factors, concatenated.
    members: Vec<u16>,
    /// For each member, the rank of its digit among the digits missing from the house; empty for exactly-one
    /// factors.
    digit_ranks: Vec<u8>,
}

impl Deref for FactorGraph {
    type Target = CandidateList;

    fn deref(&self) -> &CandidateList {
        &self.list
    }
}

#[expect(
    clippy::cast_possible_truncation,
    reason = "at most 15,625 candidates in 625 cells; a digit is at most 25"
)]
impl FactorGraph {
    /// Builds exactly-one factors: one per blank cell, and one per digit missing from a house.
    /// Exactly one candidate of a factor is true.
    pub(super) fn exactly_one(position: &Position) -> Self {
        let mut graph = Self::without_factors(position);
        let shape = graph.shape();
        let side = shape.side();
        let mut members_by_factor = vec![Vec::new(); shape.cells().max(side * side)];
        for kind in 0..FACTOR_KINDS {
            for (candidate, &(cell, digit)) in graph.candidates().iter().enumerate() {
                let factor = match kind {
                    0 => usize::from(cell),
                    _ => house(shape, kind, cell.into()) * side + usize::from(digit) - 1,
                };
                members_by_factor[factor].push(candidate as u16);
            }
            for members in members_by_factor
                .iter_mut()
                .filter(|members| !members.is_empty())
            {
                graph.add_factor(kind, members);
                members.clear();
            }
        }
        graph
    }

    /// Builds all-different factors: one per house, whose blank cells take the missing digits, each
    /// a different one. Members are ordered by cell, cells with the fewest candidates first, which
    /// minimises the number of sets of digits to visit.
    pub(super) fn all_different(position: &Position) -> Self {
        let mut graph = Self::without_factors(position);
        let shape = graph.shape();
        let mut cells = vec![Vec::new(); shape.side()];
        for kind in 1..FACTOR_KINDS {
            for candidates in graph.cells() {
                let cell = graph.candidates()[candidates.start].0;
                cells[house(shape, kind, cell.into())].push(candidates);
            }
            for cells in &mut cells {
                cells.sort_by_key(ExactSizeIterator::len);
                let members: Vec<_> = cells
                    .drain(..)
                    .flatten()
                    .map(|candidate| candidate as u16)
                    .collect();
                let digit = |member: &u16| graph.candidates()[usize::from(*member)].1;
                let missing_digits = members
                    .iter()
                    .fold(0_u32, |set, member| set | 1 << digit(member));
                let digit_rank =
                    |member| (missing_digits & ((1 << digit(member)) - 1)).count_ones() as u8;
                let digit_ranks: Vec<_> = members.iter().map(digit_rank).collect();
                if !members.is_empty() {
                    graph.add_factor(kind, &members);
                    graph.digit_ranks.extend(digit_ranks);
                }
            }
        }
        graph
    }

    /// Builds a graph with the candidates of a position and without factors.
    fn without_factors(position: &Position) -> Self {
        Self {
            list: CandidateList::new(position),
            factors: Vec::new(),
            members: Vec::new(),
            digit_ranks: Vec::new(),
        }
    }

    /// Adds a factor over these candidates.
    fn add_factor(&mut self, kind: usize, members: &[u16]) {
        let start = self.members.len();
        self.members.extend(members);
        let end = self.members.len();
        self.factors.push(Factor { kind, start, end });
    }

    pub(super) fn factors(&self) -> &[Factor] {
        &self.factors
    }

    /// The candidates of a factor.
    pub(super) fn members(&self, factor: &Factor) -> &[u16] {
        &self.members[factor.start..factor.end]
    }

    /// For each member of an all-different factor, the rank of its digit among the missing digits
    /// of the house.
    pub(super) fn digit_ranks(&self, factor: &Factor) -> &[u8] {
        &self.digit_ranks[factor.start..factor.end]
    }

    /// The cell of a candidate.
    pub(super) fn cell_of(&self, member: u16) -> u16 {
        self.candidates()[usize::from(member)].0
    }

    pub(super) fn heap_bytes(&self) -> usize {
        self.list.heap_bytes()
            + size_of_val(&*self.factors)
            + size_of_val(&*self.members)
            + size_of_val(&*self.digit_ranks)
    }
}

/// The index of the row, column or box of a cell for a kind of factor from 1 to 3.
fn house(shape: Shape, kind: usize, cell: usize) -> usize {
    match kind {
        1 => shape.row(cell),
        2 => shape.column(cell),
        _ => shape.box_of(cell),
    }
}
