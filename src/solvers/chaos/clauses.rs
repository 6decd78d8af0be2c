//! A puzzle as clauses over its candidates (conjunctive normal form).

use sudoku_grid::{Position, Shape};

/// The number of constraints of a candidate: one for its cell, and one each for its digit in its row, column
/// and box.
pub(super) const CONSTRAINT_KINDS: usize = 4;

/// The clauses of a position: for each constraint, at least one of its candidates is true; for each
/// pair of candidates that exclude each other, at most one is.
#[derive(Debug)]
pub(super) struct ClauseSet {
    shape: Shape,
    /// For each cell, its known digit; 0 if blank.
    values: Vec<u8>,
    /// For each candidate, its cell and digit; ordered by cell.
    candidates: Vec<(usize, u8)>,
    /// The candidates of all constraints, concatenated.
    members: Vec<u16>,
    /// For each constraint, the index after its last member.
    ends: Vec<u32>,
    /// For each candidate, its constraints.
    constraints: Vec<[u16; CONSTRAINT_KINDS]>,
    /// For each candidate and each of its constraints, the index in `members` after the candidate itself.
    after: Vec<[u32; CONSTRAINT_KINDS]>,
    /// The exclusions of all candidates, concatenated. Each holds the excluded candidate and the number of the pair;
    /// the exclusions of a candidate are in ascending order.
    excluded: Vec<(u16, u32)>,
    /// For each candidate, two indices into `excluded`: of its first exclusion, and of its first exclusion of a
    /// candidate of higher index.
    first: Vec<[u32; 2]>,
    /// For each candidate, the number of the first pair in which it is the lower candidate. The last element is the
    /// total number of pairs.
    pairs: Vec<u32>,
    /// The number of blank cells.
    blanks: usize,
}

impl ClauseSet {
    #[expect(
        clippy::cast_possible_truncation,
        reason = "at most 15,625 candidates, 2,500 constraints and 1,125,000 pairs"
    )]
    pub(super) fn new(position: &Position) -> Self {
        let shape = position.shape();
        let side = shape.side();
        let candidates: Vec<_> = (position.blanks())
            .flat_map(|cell| position.candidates(cell).iter().map(move |d| (cell, d)))
            .collect();
        let mut clauses = Self {
            shape,
            values: position.values().to_vec(),
            members: Vec::new(),
            ends: Vec::new(),
            constraints: vec![[0; CONSTRAINT_KINDS]; candidates.len()],
            after: vec![[0; CONSTRAINT_KINDS]; candidates.len()],
            excluded: Vec::new(),
            first: Vec::with_capacity(candidates.len()),
            pairs: vec![0],
            blanks: position.blanks().count(),
            candidates,
        };
        // For each candidate, the candidates of higher index that it excludes.
        let mut later_peers: Vec<Vec<u16>> = vec![Vec::new(); clauses.candidates.len()];
        for kind in 0..CONSTRAINT_KINDS {
            let mut members_by_index = vec![Vec::new(); side * side];
            for (candidate, &(cell, digit)) in clauses.candidates.iter().enumerate() {
                members_by_index[constraint_index(shape, kind, cell, digit)].push(candidate as u16);
            }
            for members in members_by_index
                .iter()
                .filter(|members| !members.is_empty())
            {
                for (position, &one) in members.iter().enumerate() {
                    let index = usize::from(one);
                    clauses.constraints[index][kind] = clauses.ends.len() as u16;
                    clauses.after[index][kind] = (clauses.members.len() + position + 1) as u32;
                    let later_members = members[position + 1..].iter().copied();
                    // Two cells of a box may also share a row or a column.
                    later_peers[index].extend(
                        later_members
                            .filter(|&other| !clauses.share_earlier_constraint(kind, one, other)),
                    );
                }
                clauses.members.extend(members);
                clauses.ends.push(clauses.members.len() as u32);
            }
        }
        let mut excluded = vec![Vec::new(); clauses.candidates.len()];
        let mut pair_count = 0;
        for (candidate, others) in later_peers.iter_mut().enumerate() {
            others.sort_unstable();
            clauses.first.push([0, excluded[candidate].len() as u32]);
            for &mut other in others {
                excluded[candidate].push((other, pair_count));
                excluded[usize::from(other)].push((candidate as u16, pair_count));
                pair_count += 1;
            }
            clauses.pairs.push(pair_count);
        }
        for (exclusions, first) in excluded.iter().zip(&mut clauses.first) {
            let start = clauses.excluded.len() as u32;
            *first = [start, start + first[1]];
            clauses.excluded.extend(exclusions);
        }
        clauses
    }

    /// Returns `true` if two candidates share a constraint of a lower kind.
    fn share_earlier_constraint(&self, kind: usize, one: u16, other: u16) -> bool {
        let [one, other] = [one, other].map(|candidate| self.candidates[usize::from(candidate)]);
        let index = |kind, (cell, digit)| constraint_index(self.shape, kind, cell, digit);
        (0..kind).any(|kind| index(kind, one) == index(kind, other))
    }

    /// The known digit of each cell; 0 if blank.
    pub(super) fn values(&self) -> &[u8] {
        &self.values
    }

    /// For each candidate, its cell and digit.
    pub(super) fn candidates(&self) -> &[(usize, u8)] {
        &self.candidates
    }

    pub(super) fn blank_count(&self) -> usize {
        self.blanks
    }

    /// The number of constraints, which is the number of clauses that require a candidate.
    pub(super) fn constraint_count(&self) -> usize {
        self.ends.len()
    }

    /// The number of pairs of candidates that exclude each other.
    pub(super) fn pair_count(&self) -> usize {
        self.pairs[self.candidates.len()] as usize
    }

    /// The candidates of each constraint.
    pub(super) fn constraints(&self) -> impl Iterator<Item = &[u16]> {
        (0..self.ends.len()).map(|constraint| self.constraint(constraint))
    }

    /// The candidates of a constraint.
    #[inline]
    fn constraint(&self, constraint: usize) -> &[u16] {
        let start = match constraint {
            0 => 0,
            _ => self.ends[constraint - 1] as usize,
        };
        &self.members[start..self.ends[constraint] as usize]
    }

    /// The constraints of a candidate, each with its index and its members.
    #[inline]
    pub(super) fn constraints_of(&self, candidate: usize) -> impl Iterator<Item = (usize, &[u16])> {
        let constraints = self.constraints[candidate].iter();
        constraints.map(|&constraint| (constraint.into(), self.constraint(constraint.into())))
    }

    /// The candidates that a candidate excludes, each with the number of the pair.
    #[inline]
    pub(super) fn excluded_by(&self, candidate: usize) -> &[(u16, u32)] {
        let start = self.first[candidate][0] as usize;
        match self.first.get(candidate + 1) {
            Some(next) => &self.excluded[start..next[0] as usize],
            None => &self.excluded[start..],
        }
    }

    /// The indices of the constraints of a candidate.
    #[inline]
    pub(super) fn constraint_indices(&self, candidate: usize) -> [usize; CONSTRAINT_KINDS] {
        self.constraints[candidate].map(usize::from)
    }

    /// The members of a constraint that have a higher index than a candidate, which is its member; `kind` is the position of
    /// the constraint among those of the candidate.
    #[inline]
    pub(super) fn higher_members(
        &self,
        candidate: usize,
        kind: usize,
        constraint: usize,
    ) -> &[u16] {
        let start = self.after[candidate][kind] as usize;
        &self.members[start..self.ends[constraint] as usize]
    }

    /// The candidates of lower index that a candidate excludes, each with the number of the pair.
    #[inline]
    pub(super) fn lower_excluded_by(&self, candidate: usize) -> &[(u16, u32)] {
        let [start, end] = self.first[candidate];
        &self.excluded[start as usize..end as usize]
    }

    /// The candidates of higher index that a candidate excludes, each with the number of the pair, and the range
    /// of these numbers.
    #[inline]
    pub(super) fn pairs_of(&self, candidate: usize) -> (&[(u16, u32)], std::ops::Range<usize>) {
        let start = self.first[candidate][1] as usize;
        let pair_range = self.pairs[candidate] as usize..self.pairs[candidate + 1] as usize;
        (&self.excluded[start..start + pair_range.len()], pair_range)
    }
}

/// The index of the constraint of a candidate among the constraints of a kind.
fn constraint_index(shape: Shape, kind: usize, cell: usize, digit: u8) -> usize {
    let house = match kind {
        0 => return cell,
        1 => shape.row(cell),
        2 => shape.column(cell),
        _ => shape.box_of(cell),
    };
    house * shape.side() + usize::from(digit) - 1
}
