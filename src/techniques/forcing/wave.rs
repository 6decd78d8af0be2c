//! What follows from an assumption: candidates that become true or false, breadth first, each with
//! those it follows from.

use std::borrow::Cow;
use std::cell::Cell;
use std::collections::VecDeque;

use super::advanced;
use super::board::{Board, Candidate, bits};

/// What may be used on the way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Means {
    /// Links between the digits of a cell.
    pub(crate) cells: bool,
    /// What became false is taken off the board, so that later steps may use it.
    pub(crate) dynamic: bool,
    /// What else is looked for when simple links are at their end.
    pub(crate) level: Level,
}

/// The patterns looked for on the board that is left when simple links are at their end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Level {
    /// None.
    Plain,
    /// Locked candidates, pairs and X-wings.
    Patterns,
    /// Simple forcing chains too.
    Chains,
    /// Forcing chains from all digits of a cell or places of a house too.
    Multiple,
    /// Dynamic forcing chains too.
    Dynamic,
    /// Dynamic forcing chains with patterns too.
    DynamicPatterns,
    /// Instead of patterns, candidates that a wave of the plain level refutes.
    Nets,
    /// Candidates that a wave with such nets refutes.
    NetsInNets,
}

impl Means {
    /// Whether waves by other means, at their end, are the beginning of waves by these: what is looked for
    /// first is the same.
    pub(super) fn go_on_from(self, before: Self) -> bool {
        let levels = [
            Level::Plain,
            Level::Patterns,
            Level::Chains,
            Level::Multiple,
        ];
        let rank = |means: Self| levels.iter().position(|&level| level == means.level);
        let same = (self.cells, self.dynamic) == (before.cells, before.dynamic);
        same && rank(before).is_some() && rank(before) < rank(self)
    }
}

/// What a candidate's state follows by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Cause {
    /// It is what was assumed.
    Assumed,
    /// The candidates of a cell.
    Cell,
    /// The places of a digit in this house.
    House(usize),
    /// A pattern.
    Pattern,
}

/// A candidate with its state, in a wave.
#[derive(Clone, Debug)]
pub(crate) struct Node {
    pub(crate) candidate: Candidate,
    pub(crate) on: bool,
    pub(crate) cause: Cause,
    /// Where in the wave's list those it follows from begin, and how many they are.
    parents: (u32, u32),
    /// Which of the wave's nested chains or nets it follows by, counted from 1.
    nested: u32,
    /// How many nodes it rests on, itself counted; 0 if that was not asked yet.
    size: Cell<u32>,
}

/// A chain that a step of another rests on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Nested {
    /// Its number of nodes, with those of the chains nested in it.
    pub(crate) size: u32,
    /// Equal for equal chains.
    pub(crate) hash: u64,
}

/// All that follows from an assumption.
#[derive(Debug)]
pub(crate) struct Wave {
    pub(crate) nodes: Vec<Node>,
    parents: Vec<u32>,
    /// The node of each candidate in each state, counted from 1.
    at: [Vec<u16>; 2],
    /// A candidate that would be both true and false: the nodes that say so.
    pub(crate) clash: Option<(usize, usize)>,
    nested: Vec<Nested>,
    /// What refuted candidates on the way; a wave has these or nested chains.
    nets: Vec<Wave>,
}

impl Wave {
    /// The node of a candidate in a state.
    #[inline]
    pub(crate) fn find(&self, candidate: Candidate, on: bool) -> Option<usize> {
        match self.at[usize::from(on)][candidate] {
            0 => None,
            place => Some(usize::from(place) - 1),
        }
    }

    /// The net by which a candidate was refuted, if it was.
    pub(crate) fn net(&self, node: usize) -> Option<&Wave> {
        self.nets
            .get(self.nodes[node].nested.checked_sub(1)? as usize)
    }

    /// What a node follows from.
    pub(crate) fn parents(&self, node: usize) -> &[u32] {
        let (start, count) = self.nodes[node].parents;
        &self.parents[start as usize..(start + count) as usize]
    }

    fn push(&mut self, candidate: Candidate, on: bool, cause: Cause, start: usize) -> usize {
        let index = |number: usize| u32::try_from(number).expect("a wave is small");
        self.nodes.push(Node {
            candidate,
            on,
            cause,
            parents: (index(start), index(self.parents.len() - start)),
            nested: 0,
            size: Cell::new(0),
        });
        self.nodes.len() - 1
    }

    fn enter(&mut self, node: usize) {
        let Node { candidate, on, .. } = self.nodes[node];
        self.at[usize::from(on)][candidate] =
            u16::try_from(node + 1).expect("each candidate enters twice at most");
    }

    /// The nodes that this one rests on and itself, nearest first.
    pub(crate) fn chain(&self, node: usize, walker: &mut Walker) -> Vec<usize> {
        walker.begin(self.nodes.len());
        let mut chain = vec![node];
        walker.see(node);
        let mut next = 0;
        while let Some(&at) = chain.get(next) {
            next += 1;
            for &parent in self.parents(at) {
                if walker.see(parent as usize) {
                    chain.push(parent as usize);
                }
            }
        }
        chain
    }

    /// How many nodes this one rests on, itself counted.
    pub(crate) fn size(&self, node: usize, walker: &mut Walker) -> u32 {
        let known = self.nodes[node].size.get();
        if known != 0 {
            return known;
        }
        walker.begin(self.nodes.len());
        let mut stack = std::mem::take(&mut walker.stack);
        stack.push(node);
        walker.see(node);
        let mut count = 0;
        while let Some(at) = stack.pop() {
            count += 1;
            for &parent in self.parents(at) {
                if walker.see(parent as usize) {
                    stack.push(parent as usize);
                }
            }
        }
        walker.stack = stack;
        self.nodes[node].size.set(count);
        count
    }

    /// Adds the chains that a node rests on to those collected, each once.
    pub(crate) fn collect_nested(
        &self,
        node: usize,
        walker: &mut Walker,
        collected: &mut Vec<Nested>,
    ) {
        if self.nested.is_empty() {
            return;
        }
        for at in self.chain(node, walker) {
            if let Some(place) = self.nodes[at].nested.checked_sub(1) {
                let nested = self.nested[place as usize];
                if !collected.iter().any(|other| other.hash == nested.hash) {
                    collected.push(nested);
                }
            }
        }
    }

    /// A number that is equal for equal chains to a node.
    pub(crate) fn hash(&self, node: usize, walker: &mut Walker, hash: u64) -> u64 {
        self.chain(node, walker).into_iter().fold(hash, |hash, at| {
            let Node { candidate, on, .. } = self.nodes[at];
            (hash ^ (2 * candidate + usize::from(on) + 1) as u64)
                .rotate_left(23)
                .wrapping_mul(0x9e37_79b9_7f4a_7c15)
        })
    }
}

/// Marks nodes as seen, without being cleared for every walk.
#[derive(Debug, Default)]
pub(crate) struct Walker {
    seen: Vec<u32>,
    now: u32,
    stack: Vec<usize>,
}

impl Walker {
    fn begin(&mut self, nodes: usize) {
        self.now += 1;
        if self.seen.len() < nodes {
            self.seen.resize(nodes, 0);
        }
    }

    /// Whether this is the first time.
    fn see(&mut self, node: usize) -> bool {
        std::mem::replace(&mut self.seen[node], self.now) != self.now
    }
}

/// How many nodes there is room for at first: few waves stay shorter.
const WAVE: usize = 64;

/// A wave in the making.
struct Growth<'a> {
    base: &'a Board,
    /// The board without what became false, in a dynamic wave.
    board: Cow<'a, Board>,
    means: Means,
    wave: Wave,
    pending: [VecDeque<usize>; 2],
}

/// All that follows from a candidate being true or false; it breaks off at the first clash.
pub(crate) fn spread(base: &Board, candidate: Candidate, on: bool, means: Means) -> Wave {
    let layout = base.layout;
    let absent = vec![0; layout.cells() * layout.side];
    let mut growth = Growth {
        base,
        board: Cow::Borrowed(base),
        means,
        wave: Wave {
            nodes: Vec::with_capacity(WAVE),
            parents: Vec::with_capacity(WAVE),
            at: [absent.clone(), absent],
            clash: None,
            nested: Vec::new(),
            nets: Vec::new(),
        },
        pending: [VecDeque::new(), VecDeque::new()],
    };
    let start = growth.wave.push(candidate, on, Cause::Assumed, 0);
    growth.wave.enter(start);
    growth.pending[usize::from(on)].push_back(start);
    growth.run();
    growth.wave
}

/// The wave from the same assumption by means that go on from those of this one, which began on the same
/// board.
pub(super) fn spread_further(base: &Board, wave: Wave, means: Means) -> Wave {
    if wave.clash.is_some() {
        return wave;
    }
    let mut board = Cow::Borrowed(base);
    if means.dynamic {
        for node in wave.nodes.iter().filter(|node| !node.on) {
            let (cell, digit) = base.layout.split(node.candidate);
            board.to_mut().remove(cell, digit);
        }
    }
    let mut growth = Growth {
        base,
        board,
        means,
        wave,
        pending: [VecDeque::new(), VecDeque::new()],
    };
    growth.run();
    growth.wave
}

impl Growth<'_> {
    fn run(&mut self) {
        loop {
            let done = if let Some(node) = self.pending[1].pop_front() {
                self.turn_off(node)
            } else if let Some(node) = self.pending[0].pop_front() {
                self.turn_on(node)
            } else {
                if self.means.level == Level::Plain || !self.look_further() {
                    return;
                }
                false
            };
            if done {
                return;
            }
        }
    }

    /// Enters a node whose parents were added from `start` on; says whether it clashes.
    fn reach(&mut self, candidate: Candidate, on: bool, cause: Cause, start: usize) -> bool {
        if let Some(other) = self.wave.find(candidate, !on) {
            let node = self.wave.push(candidate, on, cause, start);
            self.wave.clash = Some(if on { (node, other) } else { (other, node) });
            return true;
        }
        if self.wave.find(candidate, on).is_some() {
            self.wave.parents.truncate(start);
            return false;
        }
        let node = self.wave.push(candidate, on, cause, start);
        self.wave.enter(node);
        self.pending[usize::from(on)].push_back(node);
        false
    }

    /// What a true candidate makes false.
    fn turn_off(&mut self, node: usize) -> bool {
        let layout = self.base.layout;
        let (cell, digit) = layout.split(self.wave.nodes[node].candidate);
        let parent = u32::try_from(node).expect("a wave is small");
        if self.means.cells {
            for other in bits(self.board.digits(cell) & !(1 << digit)) {
                let start = self.wave.parents.len();
                self.wave.parents.push(parent);
                if self.reach(cell * layout.side + other, false, Cause::Cell, start) {
                    return true;
                }
            }
        }
        for house in layout.houses_of(cell) {
            let places = self.board.places(house, digit) & !(1 << layout.slot(cell, house));
            for slot in bits(places) {
                let other = layout.houses.cells(house)[slot] * layout.side + digit;
                let start = self.wave.parents.len();
                self.wave.parents.push(parent);
                if self.reach(other, false, Cause::House(house), start) {
                    return true;
                }
            }
        }
        false
    }

    /// What a false candidate makes true.
    fn turn_on(&mut self, node: usize) -> bool {
        let layout = self.base.layout;
        let candidate = self.wave.nodes[node].candidate;
        let (cell, digit) = layout.split(candidate);
        let parent = u32::try_from(node).expect("a wave is small");
        // They are found before the candidate goes, and entered after.
        let mut made = [(0, Cause::Cell); 4];
        let mut count = 0;
        if self.means.cells && self.board.count(cell) == 2 {
            let other = (self.board.digits(cell) & !(1 << digit)).trailing_zeros() as usize;
            made[count] = (cell * layout.side + other, Cause::Cell);
            count += 1;
        }
        for house in layout.houses_of(cell) {
            let places = self.board.places(house, digit);
            if places.count_ones() == 2 {
                let slot = (places & !(1 << layout.slot(cell, house))).trailing_zeros() as usize;
                let other = layout.houses.cells(house)[slot] * layout.side + digit;
                made[count] = (other, Cause::House(house));
                count += 1;
            }
        }
        let mut done = false;
        for &(other, cause) in &made[..count] {
            if self.wave.find(other, true).is_some() {
                continue;
            }
            let start = self.wave.parents.len();
            self.wave.parents.push(parent);
            self.add_gone(other, cause);
            if self.reach(other, true, cause, start) {
                done = true;
                break;
            }
        }
        if self.means.dynamic {
            self.board.to_mut().remove(cell, digit);
        }
        done
    }

    /// Adds as parents what went before, so that a candidate is the last of its cell or house.
    fn add_gone(&mut self, candidate: Candidate, cause: Cause) {
        if !self.means.dynamic {
            return;
        }
        let layout = self.base.layout;
        let (cell, digit) = layout.split(candidate);
        let mut add = |gone: Candidate| {
            let node = self.wave.find(gone, false).expect("it went in this wave");
            self.wave
                .parents
                .push(u32::try_from(node).expect("a wave is small"));
        };
        match cause {
            Cause::Cell => bits(self.base.digits(cell) & !self.board.digits(cell))
                .for_each(|other| add(cell * layout.side + other)),
            Cause::House(house) => {
                bits(self.base.places(house, digit) & !self.board.places(house, digit))
                    .for_each(|slot| add(layout.houses.cells(house)[slot] * layout.side + digit));
            }
            Cause::Assumed | Cause::Pattern => {}
        }
    }

    /// Looks for patterns on the board that is left; says whether there was news.
    fn look_further(&mut self) -> bool {
        if let Some(level) = self.means.level.nested() {
            return self.nest(level);
        }
        let mut news = false;
        for step in advanced::steps(self.base, &self.board, self.means.level) {
            let nested = step.nested.map(|nested| {
                self.wave.nested.push(nested);
                u32::try_from(self.wave.nested.len()).expect("a wave is small")
            });
            for candidate in step.eliminations {
                if self.wave.find(candidate, false).is_none() {
                    news = true;
                    self.drop(candidate, &step.parents, nested.unwrap_or(0));
                }
            }
        }
        news
    }

    /// Looks for candidates that nets refute on the board that is left; says whether there are any.
    fn nest(&mut self, level: Level) -> bool {
        let side = self.base.layout.side;
        let means = Means {
            level,
            ..self.means
        };
        let mut news = false;
        for candidate in 0..self.base.layout.cells() * side {
            let (cell, digit) = (candidate / side, candidate % side);
            if self.board.has(cell, digit) && self.board.count(cell) > 1 {
                let net = spread(&self.board, candidate, true, means);
                if net.clash.is_some() {
                    news = true;
                    let parents = net.rests_on(self.base, &self.board);
                    self.wave.nets.push(net);
                    let place = u32::try_from(self.wave.nets.len()).expect("a wave is small");
                    self.drop(candidate, &parents, place);
                }
            }
        }
        news
    }

    /// Makes a candidate false since others are.
    fn drop(&mut self, candidate: Candidate, parents: &[Candidate], nested: u32) {
        let start = self.wave.parents.len();
        for &parent in parents {
            let node = self.wave.find(parent, false).expect("it went in this wave");
            let node = u32::try_from(node).expect("a wave is small");
            self.wave.parents.push(node);
        }
        let node = self.wave.push(candidate, false, Cause::Pattern, start);
        self.wave.nodes[node].nested = nested;
        self.wave.enter(node);
        self.pending[0].push_back(node);
    }
}
