//! Chains from several assumptions of which one holds, and from one that contradicts itself.

use std::cell::OnceCell;

use super::Kind;
use super::board::{Board, Candidate, bits};
use super::wave::{Means, Nested, Walker, Wave, spread};

/// Which assumptions lead to the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Source {
    /// A candidate, true and false.
    Both(Candidate),
    /// All digits of a cell.
    Cell(usize),
    /// All places of a digit in a house.
    House(usize, usize),
    /// A candidate in this state leads to a contradiction.
    Clash(Candidate, bool),
}

impl Source {
    /// Of chains of one size those of the lower rank come first.
    pub(crate) fn rank(self) -> u8 {
        match self {
            Self::Both(_) => 1,
            Self::Cell(_) => 5,
            Self::House(..) => 6,
            Self::Clash(..) => 7,
        }
    }
}

/// A conclusion, before it is spelled out.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Found {
    pub(crate) source: Source,
    /// What is true or false then.
    pub(crate) candidate: Candidate,
    pub(crate) on: bool,
    pub(crate) size: u32,
}

/// Which chains are looked for.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Range {
    pub(crate) means: Means,
    /// Contradictions only.
    pub(crate) clashes_only: bool,
}

/// The waves from the candidates of a board, each made when it is first asked for.
#[derive(Debug)]
pub(crate) struct Waves {
    pub(crate) board: Board,
    means: Means,
    made: Vec<OnceCell<Wave>>,
}

impl Waves {
    pub(crate) fn new(board: Board, means: Means) -> Self {
        let count = 2 * board.layout.cells() * board.layout.side;
        let made = std::iter::repeat_with(OnceCell::new).take(count).collect();
        Self { board, means, made }
    }

    /// Those of a kind of chains.
    pub(crate) fn of_kind(board: Board, kind: Kind) -> Self {
        Self::new(board, kind.range().means)
    }

    /// The waves from what a source assumes.
    pub(crate) fn assumptions(&self, source: Source) -> Vec<&Wave> {
        let layout = self.board.layout;
        match source {
            Source::Both(candidate) => vec![self.get(candidate, true), self.get(candidate, false)],
            Source::Cell(cell) => bits(self.board.digits(cell))
                .map(|digit| self.get(cell * layout.side + digit, true))
                .collect(),
            Source::House(house, digit) => bits(self.board.places(house, digit))
                .map(|slot| layout.houses.cells(house)[slot] * layout.side + digit)
                .map(|candidate| self.get(candidate, true))
                .collect(),
            Source::Clash(candidate, on) => vec![self.get(candidate, on)],
        }
    }

    pub(crate) fn get(&self, candidate: Candidate, on: bool) -> &Wave {
        let wave = || spread(&self.board, candidate, on, self.means);
        self.made[2 * candidate + usize::from(on)].get_or_init(wave)
    }

    /// The chains of a conclusion: waves and the nodes that they end in.
    pub(crate) fn ends(&self, found: &Found) -> Vec<(&Wave, usize)> {
        let from = self.assumptions(found.source);
        if let Source::Clash(..) = found.source {
            let (yes, no) = from[0].clash.expect("it is one");
            return vec![(from[0], yes), (from[0], no)];
        }
        let end = |wave: &Wave| wave.find(found.candidate, found.on);
        let with_end = |wave| (wave, end(wave).expect("all its waves reach it"));
        from.into_iter().map(with_end).collect()
    }

    /// What goes: the candidate, or all others of its cell.
    pub(crate) fn removals(&self, found: &Found) -> Vec<Candidate> {
        if !found.on {
            return vec![found.candidate];
        }
        let side = self.board.layout.side;
        let (cell, digit) = self.board.layout.split(found.candidate);
        bits(self.board.digits(cell) & !(1 << digit))
            .map(|other| cell * side + other)
            .collect()
    }

    /// The size of a conclusion's chains, with those nested in them, each once.
    fn size(&self, found: &Found, walker: &mut Walker) -> u32 {
        let mut nested: Vec<Nested> = Vec::new();
        let mut size = 0;
        for (wave, node) in self.ends(found) {
            size += wave.size(node, walker);
            wave.collect_nested(node, walker, &mut nested);
        }
        size + nested.iter().map(|nested| nested.size).sum::<u32>()
    }

    /// Hands out all conclusions of one cell: what its candidates lead to, and those of the houses
    /// whose first place for a digit it is.
    pub(crate) fn conclude(
        &self,
        cell: usize,
        range: Range,
        walker: &mut Walker,
        each: &mut dyn FnMut(Found),
    ) {
        let layout = self.board.layout;
        let count = self.board.count(cell);
        if !self.board.is_blank(cell) || count < 2 || count == 2 && !range.means.dynamic {
            return;
        }
        let mut tell = |source: Source, candidate: Candidate, on: bool| {
            let mut found = Found {
                source,
                candidate,
                on,
                size: 0,
            };
            if !on || self.board.count(candidate / layout.side) > 1 {
                found.size = self.size(&found, walker);
                each(found);
            }
        };
        for digit in bits(self.board.digits(cell)) {
            let candidate = cell * layout.side + digit;
            if range.means.dynamic {
                for on in [true, false] {
                    if self.get(candidate, on).clash.is_some() {
                        tell(Source::Clash(candidate, on), candidate, !on);
                    }
                }
            }
            if range.clashes_only {
                continue;
            }
            if range.means.dynamic && count >= 3 {
                let waves = [self.get(candidate, true), self.get(candidate, false)];
                common(&waves, &mut |reached, on| {
                    tell(Source::Both(candidate), reached, on);
                });
            }
            for house in layout.houses_of(cell) {
                let places = self.board.places(house, digit);
                let first = places.trailing_zeros() as usize;
                if places.count_ones() < 2 || first != layout.slot(cell, house) {
                    continue;
                }
                let cells = layout.houses.cells(house);
                let waves: Vec<_> = bits(places)
                    .map(|slot| self.get(cells[slot] * layout.side + digit, true))
                    .collect();
                common(&waves, &mut |reached, on| {
                    tell(Source::House(house, digit), reached, on);
                });
            }
        }
        if !range.clashes_only {
            let waves: Vec<_> = bits(self.board.digits(cell))
                .map(|digit| self.get(cell * layout.side + digit, true))
                .collect();
            common(&waves, &mut |reached, on| {
                tell(Source::Cell(cell), reached, on);
            });
        }
    }
}

/// What all waves reach: what becomes true first, then what becomes false, in the first's order.
fn common(waves: &[&Wave], each: &mut dyn FnMut(Candidate, bool)) {
    for on in [true, false] {
        for (place, node) in waves[0].nodes.iter().enumerate() {
            let candidate = node.candidate;
            // The node that clashes was not entered.
            if node.on == on
                && waves[0].find(candidate, on) == Some(place)
                && waves[1..]
                    .iter()
                    .all(|wave| wave.find(candidate, on).is_some())
            {
                each(candidate, on);
            }
        }
    }
}
