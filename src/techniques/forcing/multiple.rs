//! Chains from several assumptions of which one holds, and from one that contradicts itself.

use std::cell::{OnceCell, RefCell};

use super::Kind;
use super::board::{Board, Candidate, bits};
use super::wave::{Means, Nested, Walker, Wave, spread, spread_further};

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
    made: Vec<OnceCell<Box<Wave>>>,
    /// Waves that these go on from, each taken when it is; none if there are no such.
    before: Vec<RefCell<Option<Box<Wave>>>>,
}

impl Waves {
    pub(crate) fn new(board: Board, means: Means) -> Self {
        let count = 2 * board.layout.cells() * board.layout.side;
        let made = std::iter::repeat_with(OnceCell::new).take(count).collect();
        Self {
            board,
            means,
            made,
            before: Vec::new(),
        }
    }

    /// Those by other means on the same board, which go on from these where they can.
    pub(crate) fn by(self, means: Means) -> Self {
        let mut waves = Self::new(self.board, means);
        if means.go_on_from(self.means) {
            let made = self.made.into_iter();
            waves.before = made.map(|wave| RefCell::new(wave.into_inner())).collect();
        }
        waves
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
        let place = 2 * candidate + usize::from(on);
        self.made[place].get_or_init(|| match self.before.get(place).and_then(RefCell::take) {
            Some(wave) => Box::new(spread_further(&self.board, *wave, self.means)),
            None => Box::new(spread(&self.board, candidate, on, self.means)),
        })
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

#[cfg(test)]
mod tests {
    use sudoku_grid::{Reading, parse};

    use super::*;
    use crate::forcing::Level;

    /// All of a wave: its nodes with what each follows from, and its clash.
    fn whole(wave: &Wave) -> impl PartialEq + std::fmt::Debug {
        let node = |at: usize| {
            let node = &wave.nodes[at];
            (node.candidate, node.on, node.cause, wave.parents(at))
        };
        let nodes: Vec<_> = (0..wave.nodes.len()).map(node).collect();
        (nodes, wave.clash)
    }

    #[test]
    fn waves_that_go_on_from_others_are_as_if_made_anew() {
        let text =
            "98.7..6..7...5......4..8.7.4..3.2.8..92...3.....1...6..4...7.9....5..1......3...6";
        let parsed = parse(text, Reading::default()).expect("a puzzle");
        let board = Board::new(&parsed.position().expect("no clash"));
        let levels = [
            Level::Plain,
            Level::Patterns,
            Level::Chains,
            Level::Multiple,
        ];
        let [first, later @ ..] = levels.map(|level| Means {
            cells: true,
            dynamic: true,
            level,
        });
        let mut waves = Waves::new(board.clone(), first);
        // Every so manieth: all take long.
        let some = || (0..729).step_by(7).filter(|&it| board.has(it / 9, it % 9));
        let mut longer = 0;
        for means in later {
            let lengths: Vec<usize> = some().map(|it| waves.get(it, true).nodes.len()).collect();
            waves = waves.by(means);
            let anew = Waves::new(board.clone(), means);
            for (candidate, length) in some().zip(lengths) {
                let wave = waves.get(candidate, true);
                assert_eq!(whole(wave), whole(anew.get(candidate, true)), "{means:?}");
                longer += usize::from(wave.nodes.len() > length);
            }
        }
        assert!(longer > 10, "they go on: {longer}");
        assert!(!first.go_on_from(later[0]) && !first.go_on_from(first));
    }
}
