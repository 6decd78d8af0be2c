use std::ops::Deref;

use sudoku_grid::{Grid, Position, Shape};

use crate::candidate_list::CandidateList;

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
    list: CandidateList,
    /// For each candidate, its group in each pool. The groups of all pools are numbered consecutively, pool by pool.
    groups: Vec<[u16; Pool::ALL.len()]>,
    /// For each pool, the number of its first group; at the end, the number of all groups.
    group_starts: [usize; Pool::ALL.len() + 1],
}

impl Deref for CandidateGraph {
    type Target = CandidateList;

    fn deref(&self) -> &CandidateList {
        &self.list
    }
}

impl CandidateGraph {
    /// The candidates of the blank cells of a position.
    #[expect(
        clippy::cast_possible_truncation,
        reason = "at side 25 there are fewer than 10,000 groups"
    )]
    pub fn new(position: &Position) -> Self {
        let list = CandidateList::new(position);
        let mut groups = vec![[0; Pool::ALL.len()]; list.candidates().len()];
        let mut group_starts = [0; Pool::ALL.len() + 1];
        let mut group_count = 0;
        let mut numbers = Vec::new();
        for (index, pool) in Pool::ALL.into_iter().enumerate() {
            numbers.clear();
            numbers.resize(list.shape().side().pow(3), None);
            for (groups, &(cell, digit)) in groups.iter_mut().zip(list.candidates()) {
                let number = &mut numbers[pool.key(list.shape(), cell.into(), digit)];
                groups[index] = *number.get_or_insert_with(|| {
                    group_count += 1;
                    (group_count - 1) as u16
                });
            }
            group_starts[index + 1] = group_count;
        }
        Self {
            list,
            groups,
            group_starts,
        }
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
        let mut digits = self.values().to_vec();
        for candidate in self.best_candidates(scores) {
            let (cell, digit) = self.candidates()[candidate];
            digits[usize::from(cell)] = digit;
        }
        Grid::new(self.shape(), digits).expect("digits of its shape")
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
        self.list.heap_bytes() + size_of_val(&*self.groups)
    }
}
