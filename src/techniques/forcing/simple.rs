//! Simple forcing chains: bidirectional cycles, and chains from a candidate to its opposite.

use super::board::{CandidateBoard, CandidateIndex};
use super::links::{LINK_KINDS, LinkKinds, LinkLists, excludes};
use super::trace::Cause;

/// A node of a simple chain: a candidate that is true (`on`) or false, and the reason.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct SimpleStep {
    pub(crate) candidate: CandidateIndex,
    pub(crate) on: bool,
    pub(crate) cause: Cause,
}

/// A simple chain, ordered from its conclusion back to its assumption.
#[derive(Clone, Debug)]
pub(crate) struct SimpleChain {
    pub(crate) kinds: LinkKinds,
    pub(crate) cycle: bool,
    pub(crate) steps: Vec<SimpleStep>,
    /// The eliminations, ascending.
    pub(crate) removals: Vec<CandidateIndex>,
}

impl SimpleChain {
    /// The number of nodes. The node at which a cycle closes counts once.
    pub(crate) fn size(&self) -> usize {
        self.steps.len() - usize::from(self.cycle)
    }

    /// The candidate that the chain places, if there is one.
    pub(crate) fn placement(&self) -> Option<CandidateIndex> {
        let last_step = self.steps[0];
        (!self.cycle && last_step.on).then_some(last_step.candidate)
    }
}

/// A breadth-first search along weak and strong links, reused for every start.
struct SimpleChainSearch<'a> {
    board: &'a CandidateBoard,
    links: &'a LinkLists,
    kinds: LinkKinds,
    /// The candidates that became true, in the order in which they were reached.
    reached: Vec<Reached>,
    seen_on: Vec<u32>,
    seen_off: Vec<u32>,
    current_stamp: u32,
}

/// A candidate that became true, with the false candidate before it.
#[derive(Clone, Copy)]
struct Reached {
    candidate: CandidateIndex,
    cause: Cause,
    /// The false candidate from which this one follows, the cause of that one's falsehood, and the
    /// index of the true candidate before it; `usize::MAX` at the assumption.
    via: CandidateIndex,
    via_cause: Cause,
    parent: usize,
    /// The number of true candidates before this one in the chain.
    depth: usize,
}

/// A filter that returns whether the caller accepts a chain with these kinds of links, of this form
/// (`true` for a cycle), and with this number of nodes.
pub(crate) type ChainFilter<'a> = dyn FnMut(LinkKinds, bool, usize) -> bool + 'a;

/// Passes the simple chains that `wanted` accepts and that eliminate a candidate to `visit`.
pub(crate) fn simple_chains(
    board: &CandidateBoard,
    wanted: &mut ChainFilter<'_>,
    visit: &mut dyn FnMut(SimpleChain),
) {
    let layout = board.layout;
    let candidates = layout.cells() * layout.side;
    let links = LinkLists::of_board(board);
    let mut search = SimpleChainSearch {
        board,
        links: &links[0],
        kinds: LINK_KINDS[0],
        reached: Vec::new(),
        seen_on: vec![0; candidates],
        seen_off: vec![0; candidates],
        current_stamp: 0,
    };
    for (links, kinds) in links.iter().zip(LINK_KINDS) {
        (search.links, search.kinds) = (links, kinds);
        for start in 0..candidates {
            let (cell, digit) = layout.split(start);
            // Without strong links in houses, only bivalue cells continue a chain.
            let count = board.candidate_count(cell);
            if !board.has_candidate(cell, digit) || count < 2 || !kinds.houses && count > 2 {
                continue;
            }
            if !links.weak(start).is_empty() {
                search.cycles(start, wanted, visit);
                if kinds.houses {
                    search.chain_from_on(start, wanted, visit);
                }
            }
            if kinds.houses {
                search.chain_from_off(start, wanted, visit);
            }
        }
    }
}

impl SimpleChainSearch<'_> {
    fn begin(&mut self) {
        self.current_stamp += 1;
        self.reached.clear();
    }

    fn assume(&mut self, candidate: CandidateIndex) {
        self.seen_on[candidate] = self.current_stamp;
        self.reached.push(Reached {
            candidate,
            cause: Cause::Assumed,
            via: 0,
            via_cause: Cause::Assumed,
            parent: usize::MAX,
            depth: 0,
        });
    }

    /// Returns `true` if the chain to a reached candidate contains this false candidate.
    fn passes_through(&self, mut at: usize, off: CandidateIndex) -> bool {
        while self.reached[at].parent != usize::MAX {
            if self.reached[at].via == off {
                return true;
            }
            at = self.reached[at].parent;
        }
        false
    }

    /// Adds the nodes from a reached candidate back to the assumption.
    fn steps_back(&self, mut at: usize, steps: &mut Vec<SimpleStep>) {
        loop {
            let reached = self.reached[at];
            steps.push(SimpleStep {
                candidate: reached.candidate,
                on: true,
                cause: reached.cause,
            });
            if reached.depth > 0 {
                steps.push(SimpleStep {
                    candidate: reached.via,
                    on: false,
                    cause: reached.via_cause,
                });
            }
            if reached.parent == usize::MAX {
                return;
            }
            at = reached.parent;
        }
    }

    fn cycles(
        &mut self,
        start: CandidateIndex,
        wanted: &mut ChainFilter<'_>,
        visit: &mut dyn FnMut(SimpleChain),
    ) {
        self.begin();
        self.assume(start);
        let mut index = 0;
        while index < self.reached.len() {
            let from = self.reached[index];
            let size = 2 * (from.depth + 1);
            if !wanted(self.kinds, true, size) {
                return;
            }
            let links = self.links;
            for &(via, via_cause) in links.weak(from.candidate) {
                let closes = |on: CandidateIndex| on == start && from.depth > 0;
                let new = |seen_on: &[u32], on: CandidateIndex| seen_on[on] != self.current_stamp;
                let strong = links.strong(via).iter();
                let mut ahead = strong.clone();
                let leads = ahead.any(|&(on, _)| closes(on) || new(&self.seen_on, on));
                if !leads || self.passes_through(index, via) {
                    continue;
                }
                for &(on, cause) in strong {
                    if closes(on) {
                        let mut steps = vec![
                            SimpleStep {
                                candidate: on,
                                on: true,
                                cause,
                            },
                            SimpleStep {
                                candidate: via,
                                on: false,
                                cause: via_cause,
                            },
                        ];
                        self.steps_back(index, &mut steps);
                        let removals = self.cycle_eliminations(&steps);
                        if !removals.is_empty() && wanted(self.kinds, true, size) {
                            visit(SimpleChain {
                                kinds: self.kinds,
                                cycle: true,
                                steps,
                                removals,
                            });
                        }
                    }
                    if new(&self.seen_on, on) {
                        self.seen_on[on] = self.current_stamp;
                        self.reached.push(Reached {
                            candidate: on,
                            cause,
                            via,
                            via_cause,
                            parent: index,
                            depth: from.depth + 1,
                        });
                    }
                }
            }
            index += 1;
        }
    }

    /// The eliminations of a cycle: candidates outside its cells that see their digit both true and
    /// false in the cycle.
    fn cycle_eliminations(&self, steps: &[SimpleStep]) -> Vec<CandidateIndex> {
        let layout = self.board.layout;
        let side = layout.side;
        let mut removals = Vec::new();
        for step in steps.iter().filter(|step| step.on) {
            let (cell, digit) = layout.split(step.candidate);
            for &peer in layout.houses.peers(cell) {
                if !self.board.has_candidate(peer, digit)
                    || steps.iter().any(|other| other.candidate / side == peer)
                {
                    continue;
                }
                let is_seen = |other: &SimpleStep| {
                    let (cell, other_digit) = layout.split(other.candidate);
                    !other.on && other_digit == digit && layout.sees(cell, peer)
                };
                if steps.iter().any(is_seen) {
                    removals.push(peer * side + digit);
                }
            }
        }
        removals.sort_unstable();
        removals.dedup();
        removals
    }

    fn chain_from_on(
        &mut self,
        start: CandidateIndex,
        wanted: &mut ChainFilter<'_>,
        visit: &mut dyn FnMut(SimpleChain),
    ) {
        self.begin();
        self.assume(start);
        let mut index = 0;
        while index < self.reached.len() {
            let from = self.reached[index];
            if !wanted(self.kinds, false, 2 * (from.depth + 1)) {
                return;
            }
            if let Some(cause) = excludes(self.board.layout, self.kinds, from.candidate, start) {
                let last_step = SimpleStep {
                    candidate: start,
                    on: false,
                    cause,
                };
                let mut steps = vec![last_step];
                self.steps_back(index, &mut steps);
                visit(SimpleChain {
                    kinds: self.kinds,
                    cycle: false,
                    steps,
                    removals: vec![start],
                });
                return;
            }
            self.propagate(index);
            index += 1;
        }
    }

    fn chain_from_off(
        &mut self,
        start: CandidateIndex,
        wanted: &mut ChainFilter<'_>,
        visit: &mut dyn FnMut(SimpleChain),
    ) {
        self.begin();
        self.seen_off[start] = self.current_stamp;
        let first = self.links.strong(start);
        for &(candidate, cause) in first {
            if self.seen_on[candidate] != self.current_stamp {
                self.seen_on[candidate] = self.current_stamp;
                self.reached.push(Reached {
                    candidate,
                    cause,
                    via: start,
                    via_cause: Cause::Assumed,
                    parent: usize::MAX,
                    depth: 1,
                });
            }
        }
        let mut index = 0;
        while index < self.reached.len() {
            let from = self.reached[index];
            if from.candidate == start {
                let layout = self.board.layout;
                let (cell, digit) = layout.split(start);
                let mut steps = Vec::new();
                self.steps_back(index, &mut steps);
                let other_digits = super::board::bits(self.board.digits(cell) & !(1 << digit));
                if wanted(self.kinds, false, steps.len()) {
                    visit(SimpleChain {
                        kinds: self.kinds,
                        cycle: false,
                        steps,
                        removals: other_digits
                            .map(|other| cell * layout.side + other)
                            .collect(),
                    });
                }
                return;
            }
            if !wanted(self.kinds, false, 2 * (from.depth + 1)) {
                return;
            }
            self.propagate(index);
            index += 1;
        }
    }

    /// Reaches the candidates that follow from a reached one. Each candidate is reached at most
    /// once as true and once as false.
    fn propagate(&mut self, at: usize) {
        let from = self.reached[at];
        let links = self.links;
        for &(via, via_cause) in links.weak(from.candidate) {
            if std::mem::replace(&mut self.seen_off[via], self.current_stamp) == self.current_stamp
            {
                continue;
            }
            for &(on, cause) in links.strong(via) {
                if std::mem::replace(&mut self.seen_on[on], self.current_stamp)
                    != self.current_stamp
                {
                    self.reached.push(Reached {
                        candidate: on,
                        cause,
                        via,
                        via_cause,
                        parent: at,
                        depth: from.depth + 1,
                    });
                }
            }
        }
    }
}
