//! The puzzle as clauses over its candidates.

use sudoku_grid::{Position, Shape};

/// Demands that a candidate is in: of its cell, its row, its column and its box.
const KINDS: usize = 4;

/// What the candidates of the blank cells have to meet: of each demand at least one is in, of each pair
/// that excludes each other at most one.
#[derive(Debug)]
pub(super) struct Clauses {
    shape: Shape,
    values: Vec<u8>,
    /// Cell and digit of each candidate, cell by cell.
    candidates: Vec<(usize, u8)>,
    /// The candidates of each demand, demand after demand.
    members: Vec<u16>,
    /// Where the members of each demand end.
    ends: Vec<u32>,
    /// The demands of each candidate.
    demands: Vec<[u16; KINDS]>,
    /// What each candidate excludes, candidate after candidate, ascending, each with the number of the pair.
    excluded: Vec<(u16, u32)>,
    /// Where those that each candidate excludes begin, and where those after it do.
    first: Vec<[u32; 2]>,
    /// Which pairs have each candidate as their first: from here to where the next ones begin.
    pairs: Vec<u32>,
    blanks: usize,
}

impl Clauses {
    #[expect(
        clippy::cast_possible_truncation,
        reason = "at most 15,625 candidates, 2,500 demands and 1,125,000 pairs"
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
            demands: vec![[0; KINDS]; candidates.len()],
            excluded: Vec::new(),
            first: Vec::with_capacity(candidates.len()),
            pairs: vec![0],
            blanks: position.blanks().count(),
            candidates,
        };
        // Of each candidate, those after it that it excludes.
        let mut later: Vec<Vec<u16>> = vec![Vec::new(); clauses.candidates.len()];
        for kind in 0..KINDS {
            let mut places = vec![Vec::new(); side * side];
            for (at, &(cell, digit)) in clauses.candidates.iter().enumerate() {
                places[place(shape, kind, cell, digit)].push(at as u16);
            }
            for members in places.iter().filter(|members| !members.is_empty()) {
                for (nth, &one) in members.iter().enumerate() {
                    let at = usize::from(one);
                    clauses.demands[at][kind] = clauses.ends.len() as u16;
                    let others = members[nth + 1..].iter().copied();
                    // Two cells of a box may share a row or a column too.
                    later[at]
                        .extend(others.filter(|&other| !clauses.meet_before(kind, one, other)));
                }
                clauses.members.extend(members);
                clauses.ends.push(clauses.members.len() as u32);
            }
        }
        let mut excluded = vec![Vec::new(); clauses.candidates.len()];
        let mut count = 0;
        for (at, others) in later.iter_mut().enumerate() {
            others.sort_unstable();
            clauses.first.push([0, excluded[at].len() as u32]);
            for &mut other in others {
                excluded[at].push((other, count));
                excluded[usize::from(other)].push((at as u16, count));
                count += 1;
            }
            clauses.pairs.push(count);
        }
        for (own, first) in excluded.iter().zip(&mut clauses.first) {
            let begin = clauses.excluded.len() as u32;
            *first = [begin, begin + first[1]];
            clauses.excluded.extend(own);
        }
        clauses
    }

    /// Whether two candidates are both in a demand of a kind before this one.
    fn meet_before(&self, kind: usize, one: u16, other: u16) -> bool {
        let [one, other] = [one, other].map(|at| self.candidates[usize::from(at)]);
        let place = |kind, (cell, digit)| place(self.shape, kind, cell, digit);
        (0..kind).any(|kind| place(kind, one) == place(kind, other))
    }

    /// The digits that are known; 0 where a cell is blank.
    pub(super) fn values(&self) -> &[u8] {
        &self.values
    }

    pub(super) fn candidates(&self) -> &[(usize, u8)] {
        &self.candidates
    }

    pub(super) fn blanks(&self) -> usize {
        self.blanks
    }

    pub(super) fn demand_count(&self) -> usize {
        self.ends.len()
    }

    pub(super) fn pair_count(&self) -> usize {
        self.pairs[self.candidates.len()] as usize
    }

    /// The members of each demand.
    pub(super) fn demands(&self) -> impl Iterator<Item = &[u16]> {
        (0..self.ends.len()).map(|demand| self.demand(demand))
    }

    #[inline]
    fn demand(&self, demand: usize) -> &[u16] {
        let begin = match demand {
            0 => 0,
            _ => self.ends[demand - 1] as usize,
        };
        &self.members[begin..self.ends[demand] as usize]
    }

    /// The demands of a candidate, each by its number and its members.
    #[inline]
    pub(super) fn demands_of(&self, candidate: usize) -> impl Iterator<Item = (usize, &[u16])> {
        let own = self.demands[candidate].iter();
        own.map(|&demand| (demand.into(), self.demand(demand.into())))
    }

    /// The candidates that one excludes, each with the number of the pair.
    #[inline]
    pub(super) fn excluded_by(&self, candidate: usize) -> &[(u16, u32)] {
        let begin = self.first[candidate][0] as usize;
        match self.first.get(candidate + 1) {
            Some(next) => &self.excluded[begin..next[0] as usize],
            None => &self.excluded[begin..],
        }
    }

    /// The candidates after one that it excludes, and the numbers of the pairs that it is the first of.
    #[inline]
    pub(super) fn pairs_of(&self, candidate: usize) -> (&[(u16, u32)], std::ops::Range<usize>) {
        let begin = self.first[candidate][1] as usize;
        let pairs = self.pairs[candidate] as usize..self.pairs[candidate + 1] as usize;
        (&self.excluded[begin..begin + pairs.len()], pairs)
    }
}

/// The demand of a kind that a candidate is in.
fn place(shape: Shape, kind: usize, cell: usize, digit: u8) -> usize {
    let house = match kind {
        0 => return cell,
        1 => shape.row(cell),
        2 => shape.column(cell),
        _ => shape.box_of(cell),
    };
    house * shape.side() + usize::from(digit) - 1
}
