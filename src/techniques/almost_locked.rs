//! Almost locked sets, and how they hang together.

use std::cell::OnceCell;
use std::collections::BTreeMap;

use sudoku_grid::Digits;
use sudoku_search::{Explanation, Link, Role};

use crate::Context;
use crate::alternating::Graph;
use crate::cells::Cells;
use crate::deduction::mark_cells;

/// Cells of a house with one candidate more than they are: without any one of these the others are
/// all in them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct AlmostLockedSet {
    /// The cells.
    pub(crate) cells: Cells,
    /// Their candidates.
    pub(crate) digits: Digits,
}

/// The cells of an almost locked set that have a digit as a candidate: one of them holds it, or the
/// set lacks it. Several sets may share them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Holders {
    /// The digit.
    pub(crate) digit: u8,
    /// The cells.
    pub(crate) cells: Cells,
    /// The cells with the digit as a candidate that see all of them.
    pub(crate) seen: Cells,
}

/// Every almost locked set of a position, the smallest first, then by cells.
pub(crate) struct AlmostLockedSets {
    sets: Vec<AlmostLockedSet>,
    holders: Vec<Holders>,
    /// For each set the holders of its digits, one after the other; a set's begin at `start`.
    of_sets: Vec<usize>,
    start: Vec<usize>,
    linked: OnceCell<Vec<Vec<(usize, Digits)>>>,
    graph: OnceCell<Graph>,
}

/// Sets have up to this many cells; in grids above 9×9 there would be too many of them.
const fn most_cells(side: usize) -> usize {
    if side <= 9 { 8 } else { 4 }
}

impl AlmostLockedSets {
    /// All of the position.
    pub(crate) fn new(context: &Context<'_>) -> Self {
        let shape = context.shape();
        let most = most_cells(shape.side());
        let mut sets = Vec::new();
        for house in 0..3 * shape.side() {
            let blanks: Vec<usize> = (context.houses().cells(house).iter().copied())
                .filter(|cell| !context.candidates(*cell).is_empty())
                .collect();
            // Cells chosen, the next place to look at, and the candidates so far.
            let mut open = vec![(Cells::empty(shape), 0, 0, Digits::EMPTY)];
            while let Some((cells, count, from, digits)) = open.pop() {
                for (place, &cell) in blanks.iter().enumerate().skip(from) {
                    let mut cells = cells;
                    cells.insert(cell);
                    let digits = digits | context.candidates(cell);
                    if digits.len() == count + 2 {
                        sets.push((count, cells.iter().collect::<Vec<_>>(), cells, digits));
                    }
                    if count + 1 < most {
                        open.push((cells, count + 1, place + 1, digits));
                    }
                }
            }
        }
        sets.sort_unstable_by(|one, other| (one.0, &one.1).cmp(&(other.0, &other.1)));
        // Of a line and a box.
        sets.dedup_by(|one, other| one.1 == other.1);
        let sets: Vec<_> = (sets.into_iter())
            .map(|(_, _, cells, digits)| AlmostLockedSet { cells, digits })
            .collect();
        let mut holders: Vec<Holders> = Vec::new();
        let mut places = BTreeMap::new();
        let (mut of_sets, mut start) = (Vec::new(), Vec::new());
        for set in &sets {
            start.push(of_sets.len());
            for digit in set.digits {
                let cells = set.cells & *context.with(digit);
                let place = *places.entry((digit, cells)).or_insert_with(|| {
                    let seen = context.seen_by_all(digit, cells.iter());
                    holders.push(Holders { digit, cells, seen });
                    holders.len() - 1
                });
                of_sets.push(place);
            }
        }
        Self {
            sets,
            holders,
            of_sets,
            start,
            linked: OnceCell::new(),
            graph: OnceCell::new(),
        }
    }

    /// The sets.
    pub(crate) fn sets(&self) -> &[AlmostLockedSet] {
        &self.sets
    }

    /// The holders of all sets, each once.
    pub(crate) fn holders(&self) -> &[Holders] {
        &self.holders
    }

    /// The places among the holders of those of a set, by digit.
    pub(crate) fn places_of(&self, set: usize) -> &[usize] {
        let end = self.start.get(set + 1).copied();
        &self.of_sets[self.start[set]..end.unwrap_or(self.of_sets.len())]
    }

    /// Who holds a digit of a set.
    #[inline]
    pub(crate) fn holders_of(&self, set: usize, digit: u8) -> &Holders {
        let below = self.sets[set].digits & Digits::all(usize::from(digit) - 1);
        &self.holders[self.of_sets[self.start[set] + below.len()]]
    }

    /// The digits that two sets have in common and that only one of them can hold: their *restricted
    /// common digits*. Every cell of the one that has it as a candidate sees every such cell of the
    /// other, so the sets share none of these.
    pub(crate) fn restricted(&self, one: usize, other: usize) -> Digits {
        let common = self.sets[one].digits & self.sets[other].digits;
        let sees = |digit: &u8| {
            let own = self.holders_of(one, *digit);
            self.holders_of(other, *digit).cells.is_within(&own.seen)
        };
        common.iter().filter(sees).collect()
    }

    /// For each set the others that it has a restricted common digit with, and those.
    pub(crate) fn linked(&self) -> &[Vec<(usize, Digits)>] {
        self.linked.get_or_init(|| {
            let mut linked = vec![Vec::new(); self.sets.len()];
            for one in 0..self.sets.len() {
                for other in one + 1..self.sets.len() {
                    let restricted = self.restricted(one, other);
                    if !restricted.is_empty() {
                        linked[one].push((other, restricted));
                        linked[other].push((one, restricted));
                    }
                }
            }
            linked
        })
    }

    /// What follows from what among the holders: a set without the one digit has every other one,
    /// and of two that see each other not both have theirs.
    pub(crate) fn graph(&self) -> &Graph {
        self.graph.get_or_init(|| {
            let mut graph = Graph::new(self.holders.len());
            for set in 0..self.sets.len() {
                let own = self.places_of(set);
                for (at, &one) in own.iter().enumerate() {
                    for &other in &own[at + 1..] {
                        graph.strong.join(one, other);
                    }
                }
            }
            for (one, own) in self.holders.iter().enumerate() {
                for (other, holders) in self.holders.iter().enumerate().skip(one + 1) {
                    if own.digit == holders.digit && holders.cells.is_within(&own.seen) {
                        graph.weak.join(one, other);
                    }
                }
            }
            graph
        })
    }
}

impl Holders {
    /// The cells and the digit.
    pub(crate) fn candidates(&self) -> impl Iterator<Item = (usize, u8)> + use<> {
        let digit = self.digit;
        self.cells.iter().map(move |cell| (cell, digit))
    }

    /// A link between two of them, from the first cell to the first cell.
    pub(crate) fn link(&self, other: &Self, strong: bool) -> Link {
        let first = |of: &Self| (of.cells.first().unwrap_or(0), of.digit);
        Link {
            from: first(self),
            to: first(other),
            strong,
        }
    }
}

/// Marks the cells of some sets, one role each.
pub(crate) fn mark_sets(
    mut explanation: Explanation,
    sets: &AlmostLockedSets,
    marked: &[usize],
) -> Explanation {
    let roles = [Role::First, Role::Second, Role::Third];
    for (place, &set) in marked.iter().enumerate() {
        let role = roles.get(place).copied().unwrap_or(Role::Fourth);
        explanation = mark_cells(explanation, role, sets.sets()[set].cells.iter());
    }
    explanation
}
