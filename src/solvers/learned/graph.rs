use sudoku_grid::{Grid, Position, Shape};

/// The kinds of groups of candidates over which the network sums.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pool {
    /// All candidates of a cell.
    Cell,
    /// The candidates of a digit in a row.
    Row,
    /// The candidates of a digit in a column.
    Column,
    /// The candidates of a digit in a box.
    Box,
    /// The candidates of a digit in a minirow: the intersection of a box and a row.
    Minirow,
    /// The candidates of a digit in a minicolumn: the intersection of a box and a column.
    Minicolumn,
}

impl Pool {
    /// All pools, in the order of their weights.
    pub const ALL: [Self; 6] = [
        Self::Cell,
        Self::Row,
        Self::Column,
        Self::Box,
        Self::Minirow,
        Self::Minicolumn,
    ];

    /// The permanent identifier.
    pub fn id(self) -> &'static str {
        match self {
            Self::Cell => "cell",
            Self::Row => "row",
            Self::Column => "column",
            Self::Box => "box",
            Self::Minirow => "minirow",
            Self::Minicolumn => "minicolumn",
        }
    }

    /// The pool with this identifier; `None` if there is none.
    pub fn find(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|pool| pool.id() == id)
    }

    /// A number that is the same for two candidates if and only if this pool has both in one group.
    fn key(self, shape: Shape, cell: usize, digit: u8) -> usize {
        let (row, column, r#box) = (shape.row(cell), shape.column(cell), shape.box_of(cell));
        let side = shape.side();
        let place = match self {
            Self::Cell => return cell,
            Self::Row => row,
            Self::Column => column,
            Self::Box => r#box,
            Self::Minirow => row * side + r#box,
            Self::Minicolumn => column * side + r#box,
        };
        place * side + usize::from(digit) - 1
    }
}

/// The nodes of the network for a position: the candidates of its blank cells, and the groups to which they belong.
#[derive(Clone, Debug)]
pub struct CandidateGraph {
    shape: Shape,
    /// For each cell, its digit; 0 if blank.
    values: Vec<u8>,
    /// For each candidate, its cell and digit; ordered by cell and digit.
    candidates: Vec<(u16, u8)>,
    /// For each blank cell that has a candidate, the index after its last candidate.
    ends: Vec<usize>,
    /// For each candidate, its group in each pool. The groups of all pools are numbered consecutively, pool by pool.
    groups: Vec<[u16; Pool::ALL.len()]>,
    /// For each pool, the number of its first group; at the end, the number of all groups.
    group_starts: [usize; Pool::ALL.len() + 1],
}

#[expect(
    clippy::cast_possible_truncation,
    reason = "cells and groups are fewer than 10,000 at side 25"
)]
impl CandidateGraph {
    /// The candidates of the blank cells of a position.
    pub fn new(position: &Position) -> Self {
        let shape = position.shape();
        let (mut candidates, mut ends) = (Vec::new(), Vec::new());
        for cell in position.blanks() {
            let digits = position.candidates(cell).iter();
            candidates.extend(digits.map(|digit| (cell as u16, digit)));
            if ends.last().copied().unwrap_or(0) < candidates.len() {
                ends.push(candidates.len());
            }
        }
        let mut groups = vec![[0; Pool::ALL.len()]; candidates.len()];
        let mut group_starts = [0; Pool::ALL.len() + 1];
        let mut group_count = 0;
        let mut numbers = Vec::new();
        for (index, pool) in Pool::ALL.into_iter().enumerate() {
            numbers.clear();
            numbers.resize(shape.side().pow(3), None);
            for (groups, &(cell, digit)) in groups.iter_mut().zip(&candidates) {
                let number = &mut numbers[pool.key(shape, cell.into(), digit)];
                groups[index] = *number.get_or_insert_with(|| {
                    group_count += 1;
                    (group_count - 1) as u16
                });
            }
            group_starts[index + 1] = group_count;
        }
        Self {
            shape,
            values: position.values().to_vec(),
            candidates,
            ends,
            groups,
            group_starts,
        }
    }

    /// The shape of the grid.
    pub fn shape(&self) -> Shape {
        self.shape
    }

    /// For each cell, its digit; 0 if blank.
    pub fn values(&self) -> &[u8] {
        &self.values
    }

    /// For each candidate, its cell and digit.
    pub fn candidates(&self) -> &[(u16, u8)] {
        &self.candidates
    }

    /// For each candidate, the number of its group in each pool.
    pub fn groups(&self) -> &[[u16; Pool::ALL.len()]] {
        &self.groups
    }

    /// The number of groups of all pools.
    pub fn group_count(&self) -> usize {
        self.group_starts[Pool::ALL.len()]
    }

    /// The numbers of the groups of a pool.
    pub fn groups_of(&self, pool: Pool) -> std::ops::Range<usize> {
        let index = pool as usize;
        self.group_starts[index]..self.group_starts[index + 1]
    }

    /// The number of blank cells that have a candidate.
    pub fn blank_count(&self) -> usize {
        self.ends.len()
    }

    /// For each blank cell that has a candidate, the range of its candidates.
    pub fn cells(&self) -> impl Iterator<Item = std::ops::Range<usize>> {
        let starts = std::iter::once(&0).chain(&self.ends);
        starts.zip(&self.ends).map(|(&start, &end)| start..end)
    }

    /// The candidate with the highest score in each blank cell; the lowest digit wins ties.
    pub fn best_candidates(&self, scores: &[f32]) -> impl Iterator<Item = usize> {
        self.cells().map(|cell| {
            let start = cell.start;
            cell.fold(start, |best, candidate| {
                if scores[candidate] > scores[best] {
                    candidate
                } else {
                    best
                }
            })
        })
    }

    /// The grid in which each blank cell has its digit with the highest score.
    ///
    /// # Panics
    ///
    /// Panics if there are fewer scores than candidates.
    pub fn most_probable_grid(&self, scores: &[f32]) -> Grid {
        let mut digits = self.values.clone();
        for candidate in self.best_candidates(scores) {
            let (cell, digit) = self.candidates[candidate];
            digits[usize::from(cell)] = digit;
        }
        Grid::new(self.shape, digits).expect("digits of its shape")
    }

    /// Replaces the logits of the candidates by their probabilities: the softmax function over each cell.
    pub fn softmax(&self, scores: &mut [f32]) {
        for cell in self.cells() {
            let scores = &mut scores[cell];
            let max = scores.iter().copied().fold(f32::MIN, f32::max);
            let mut sum = 0.0;
            for score in &mut *scores {
                *score = super::exp(*score - max);
                sum += *score;
            }
            for score in scores {
                *score /= sum;
            }
        }
    }

    /// The number of bytes on the heap.
    pub fn heap_bytes(&self) -> usize {
        size_of_val(&*self.values)
            + size_of_val(&*self.candidates)
            + size_of_val(&*self.ends)
            + size_of_val(&*self.groups)
    }
}
