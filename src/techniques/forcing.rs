//! Chains and nets of implications.

mod advanced;
mod board;
mod links;
mod multiple;
mod nets;
mod patterns;
mod simple;
mod wave;

pub(crate) use board::{Board, Candidate, Layout, bits};
pub(crate) use patterns::Kind as PatternKind;
pub(crate) use patterns::{Pattern, choices, cover_of, fish, hidden, locked, naked, tight};

use std::collections::BTreeMap;
use std::ops::ControlFlow;

pub(crate) use multiple::{Source, Waves};
pub(crate) use nets::Nets;
pub(crate) use wave::{Level, Means, Walker, Wave, spread};

use multiple::{Found, Range};
use simple::{Simple, simple_chains};
use wave::{Cause, Nested};

/// The kinds of chains, easiest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Kind {
    /// From one candidate to itself.
    Simple,
    /// A candidate that, by the places of its digit alone, contradicts itself.
    Nishio,
    /// From all digits of a cell or all places of a digit in a house.
    Multiple,
    /// The same and contradictions, where each step may use all before it.
    Dynamic,
    /// With locked candidates, pairs and X-wings.
    DynamicPlus,
    /// With simple chains nested in them.
    NestedSimple,
    /// With chains from all digits of a cell or places in a house nested in them.
    NestedMultiple,
    /// With dynamic chains nested in them.
    NestedDynamic,
    /// With dynamic chains with patterns nested in them.
    NestedDynamicPlus,
}

impl Kind {
    /// What chains of this kind are looked for with; simple ones are another matter.
    fn range(self) -> Range {
        let means = |dynamic, level| Means {
            cells: true,
            dynamic,
            level,
        };
        let range = |means| Range {
            means,
            clashes_only: false,
        };
        match self {
            Self::Nishio => Range {
                means: Means {
                    cells: false,
                    dynamic: true,
                    level: Level::Plain,
                },
                clashes_only: true,
            },
            Self::Simple | Self::Multiple => range(means(false, Level::Plain)),
            Self::Dynamic => range(means(true, Level::Plain)),
            Self::DynamicPlus => range(means(true, Level::Patterns)),
            Self::NestedSimple => range(means(true, Level::Chains)),
            Self::NestedMultiple => range(means(true, Level::Multiple)),
            Self::NestedDynamic => range(means(true, Level::Dynamic)),
            Self::NestedDynamicPlus => range(means(true, Level::DynamicPatterns)),
        }
    }

    /// The least difficulty of such a chain on the scale of Sudoku Explainer.
    fn base(self) -> f64 {
        match self {
            Self::Simple => 6.5,
            Self::Nishio => 7.5,
            Self::Multiple => 8.0,
            Self::Dynamic => 8.5,
            Self::DynamicPlus => 9.0,
            Self::NestedSimple => 9.5,
            Self::NestedMultiple => 10.0,
            Self::NestedDynamic | Self::NestedDynamicPlus => 10.5,
        }
    }
}

/// What a chain's length adds to its difficulty: a tenth each time it exceeds 4, 6, 8, 12, 16, 24
/// and so on, two less than its number of nodes being its length.
pub(crate) fn length_difficulty(size: u32) -> f64 {
    let (mut added, mut limit, mut half) = (0.0, 4, true);
    while size > limit + 2 {
        added += 0.1;
        limit = if half { limit * 3 / 2 } else { limit * 4 / 3 };
        half = !half;
    }
    added
}

/// What a chain consists of.
#[derive(Clone, Debug)]
pub(crate) enum Form {
    Simple(Simple),
    /// Each of the chains that lead to the same: its nodes, nearest first.
    Multiple(Source, Vec<Vec<Line>>),
}

/// A node of a chain.
#[derive(Clone, Debug)]
pub(crate) struct Line {
    pub(crate) candidate: Candidate,
    pub(crate) on: bool,
    cause: Cause,
}

/// An instance: chains and what they take away.
#[derive(Clone, Debug)]
pub(crate) struct Chain {
    pub(crate) difficulty: f64,
    pub(crate) size: u32,
    /// Ascending, and never empty.
    pub(crate) removals: Vec<Candidate>,
    pub(crate) placement: Option<Candidate>,
    pub(crate) form: Form,
    hash: u64,
}

impl Chain {
    fn of_simple(simple: Simple) -> Self {
        let size = u32::try_from(simple.size()).expect("a chain is short");
        let hash = simple.steps.iter().fold(0_u64, |hash, step| {
            (hash ^ (2 * step.candidate + usize::from(step.on) + 1) as u64)
                .rotate_left(23)
                .wrapping_mul(0x9e37_79b9_7f4a_7c15)
        });
        Self {
            difficulty: simple_difficulty(simple.kinds, simple.cycle, size),
            size,
            removals: simple.removals.clone(),
            placement: simple.placement(),
            form: Form::Simple(simple),
            hash,
        }
    }

    fn of_found(waves: &Waves, kind: Kind, found: &Found, walker: &mut Walker) -> Self {
        let ends = waves.ends(found);
        let (mut hash, mut chains) = (0, Vec::new());
        for (wave, node) in ends {
            hash = wave.hash(node, walker, hash);
            let line = |at: usize| {
                let node = &wave.nodes[at];
                Line {
                    candidate: node.candidate,
                    on: node.on,
                    cause: node.cause,
                }
            };
            chains.push(wave.chain(node, walker).into_iter().map(line).collect());
        }
        Self {
            difficulty: kind.base() + length_difficulty(found.size),
            size: found.size,
            removals: waves.removals(found),
            placement: found.on.then_some(found.candidate),
            form: Form::Multiple(found.source, chains),
            hash,
        }
    }

    fn nested(&self) -> Nested {
        Nested {
            size: self.size,
            hash: self.hash,
        }
    }

    /// All nodes with what they follow by; what is assumed follows from where it was taken.
    fn steps(&self) -> Vec<(Candidate, bool, Cause)> {
        match &self.form {
            Form::Simple(simple) => (simple.steps.iter())
                .map(|step| (step.candidate, step.on, step.cause))
                .collect(),
            Form::Multiple(source, chains) => {
                let assumed = match *source {
                    Source::Cell(_) => Cause::Cell,
                    Source::House(house, _) => Cause::House(house),
                    Source::Both(_) | Source::Clash(..) => Cause::Assumed,
                };
                let cause = |line: &Line| match line.cause {
                    Cause::Assumed => assumed,
                    other => other,
                };
                let lines = chains.iter().flatten();
                lines
                    .map(|line| (line.candidate, line.on, cause(line)))
                    .collect()
            }
        }
    }
}

fn simple_difficulty(kinds: links::Kinds, cycle: bool, size: u32) -> f64 {
    let base = if kinds.cells && kinds.houses {
        7.0
    } else if cycle {
        Kind::Simple.base()
    } else {
        6.6
    };
    base + length_difficulty(size)
}

/// Of simple chains as hard and as long the lower comes first.
fn simple_rank(kinds: links::Kinds) -> u8 {
    match (kinds.cells, kinds.houses) {
        (false, _) => 2,
        (true, false) => 3,
        (true, true) => 4,
    }
}

/// The search for the easiest chain of a kind, the least difficult, and of these the shortest: piece
/// by piece, for in all it may take long.
#[derive(Debug)]
pub(crate) struct Hunt {
    kind: Kind,
    waves: Waves,
    walker: Walker,
    best: Option<Found>,
    /// Waves are made first, then cells are looked at.
    wave: usize,
    cell: usize,
}

impl Hunt {
    /// That of a kind, which uses what was found out in the last one on the same board.
    pub(crate) fn new(board: &Board, kind: Kind, last: Option<Self>) -> Self {
        let means = kind.range().means;
        Self {
            kind,
            waves: match last {
                Some(last) => last.waves.by(means),
                None => Waves::new(board.clone(), means),
            },
            walker: Walker::default(),
            best: None,
            wave: 0,
            cell: 0,
        }
    }

    /// Does a piece of the work; tells the chain, if there is one, at the end.
    pub(crate) fn step(&mut self) -> ControlFlow<Option<Chain>> {
        if self.kind == Kind::Simple {
            return ControlFlow::Break(easiest_simple(&self.waves.board));
        }
        let range = self.kind.range();
        let layout = self.waves.board.layout;
        while self.wave < 2 * layout.cells() * layout.side {
            let (candidate, on) = (self.wave / 2, self.wave % 2 == 1);
            self.wave += 1;
            let (cell, digit) = layout.split(candidate);
            if self.waves.board.has(cell, digit) && (on || range.means.dynamic) {
                self.waves.get(candidate, on);
                return ControlFlow::Continue(());
            }
        }
        if self.cell == layout.cells() {
            let chain = |found| Chain::of_found(&self.waves, self.kind, &found, &mut self.walker);
            return ControlFlow::Break(self.best.take().map(chain));
        }
        let rank = |found: &Found| (found.size, found.source.rank());
        let best = &mut self.best;
        (self.waves).conclude(self.cell, range, &mut self.walker, &mut |found| {
            if best.is_none_or(|best| rank(&found) < rank(&best)) {
                *best = Some(found);
            }
        });
        self.cell += 1;
        ControlFlow::Continue(())
    }
}

fn easiest_simple(board: &Board) -> Option<Chain> {
    let best: std::cell::RefCell<Option<(f64, u32, u8, Simple)>> = std::cell::RefCell::new(None);
    let key = |kinds: links::Kinds, cycle: bool, size: usize| {
        let size = u32::try_from(size).expect("a chain is short");
        (
            simple_difficulty(kinds, cycle, size),
            size,
            simple_rank(kinds),
        )
    };
    simple_chains(
        board,
        &mut |kinds, cycle, size| {
            let (difficulty, size, rank) = key(kinds, cycle, size);
            (best.borrow().as_ref())
                .is_none_or(|best| (difficulty, size, rank) < (best.0, best.1, best.2))
        },
        &mut |simple| {
            let (difficulty, size, rank) = key(simple.kinds, simple.cycle, simple.size());
            *best.borrow_mut() = Some((difficulty, size, rank, simple));
        },
    );
    best.into_inner().map(|best| Chain::of_simple(best.3))
}

/// All chains of a kind, easiest first; of those that take away the same only the first.
pub(crate) fn all_chains(board: &Board, kind: Kind, each: &mut dyn FnMut(Chain)) {
    if kind == Kind::Simple {
        return all_simple(board, each);
    }
    let mut told: Vec<Vec<Candidate>> = Vec::new();
    let mut tell = |removals: &Vec<Candidate>| match told.binary_search(removals) {
        Ok(_) => false,
        Err(place) => {
            told.insert(place, removals.clone());
            true
        }
    };
    let range = kind.range();
    let waves = Waves::new(board.clone(), range.means);
    let mut walker = Walker::default();
    let mut all = Vec::new();
    for cell in 0..board.layout.cells() {
        waves.conclude(cell, range, &mut walker, &mut |found| all.push(found));
    }
    all.sort_by_key(|found| (found.size, found.source.rank()));
    for found in all {
        if tell(&waves.removals(&found)) {
            each(Chain::of_found(&waves, kind, &found, &mut walker));
        }
    }
}

/// The same for simple ones.
fn all_simple(board: &Board, each: &mut dyn FnMut(Chain)) {
    // By what they take away, with their place in the order in which they were found.
    let mut easiest: BTreeMap<Vec<Candidate>, (usize, u8, Chain)> = BTreeMap::new();
    let mut count = 0;
    let before = |(rank, chain): (u8, &Chain), (other_rank, other): (u8, &Chain)| {
        (chain.difficulty.total_cmp(&other.difficulty))
            .then(chain.size.cmp(&other.size))
            .then(rank.cmp(&other_rank))
    };
    simple_chains(board, &mut |_, _, _| true, &mut |simple| {
        count += 1;
        let rank = simple_rank(simple.kinds);
        match easiest.get_mut(&simple.removals) {
            None => {
                let removals = simple.removals.clone();
                easiest.insert(removals, (count, rank, Chain::of_simple(simple)));
            }
            Some(old) => {
                let chain = Chain::of_simple(simple);
                if before((rank, &chain), (old.1, &old.2)).is_lt() {
                    *old = (count, rank, chain);
                }
            }
        }
    });
    let mut all: Vec<_> = easiest.into_values().collect();
    all.sort_by(|one, other| {
        before((one.1, &one.2), (other.1, &other.2)).then(one.0.cmp(&other.0))
    });
    for (_, _, chain) in all {
        each(chain);
    }
}
