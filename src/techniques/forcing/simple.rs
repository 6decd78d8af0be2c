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
    pub(crate) fn node_count(&self) -> usize {
        self.steps.len() - usize::from(self.cycle)
    }

    /// The candidate that the chain proves to be true; `None` if the chain only eliminates candidates.
    pub(crate) fn placement(&self) -> Option<CandidateIndex> {
        let conclusion = self.steps[0];
        (!self.cycle && conclusion.on).then_some(conclusion.candidate)
    }
}

/// A breadth-first search along weak and strong links, reused for every start.
struct SimpleChainSearch<'a> {
    board: &'a CandidateBoard,
    links: &'a LinkLists,
    kinds: LinkKinds,
    /// The candidates that became true, in the order in which they were reached.
    reached: Vec<ReachedCandidate>,
    /// For each candidate, the stamp of the last search that reached it as true.
    true_stamps: Vec<u32>,
    /// For each candidate, the stamp of the last search that reached it as false.
    false_stamps: Vec<u32>,
    /// The stamp of the current search.
    current_stamp: u32,
}

/// A candidate that became true, with the false candidate before it.
#[derive(Clone, Copy)]
struct ReachedCandidate {
    candidate: CandidateIndex,
    cause: Cause,
    /// The false candidate from which the truth of `candidate` follows.
    via: CandidateIndex,
    /// The reason why `via` is false.
    via_cause: Cause,
    /// The index in `reached` of the true candidate from which the falsehood of `via` follows; `usize::MAX` at
    /// the assumption.
    parent: usize,
    /// The number of true candidates before this one in the chain.
    depth: usize,
}

/// A filter that returns whether the caller accepts a chain with these kinds of links, of this form
/// (`true` for a cycle), and with this number of nodes.
pub(crate) type ChainFilter<'a> = dyn FnMut(LinkKinds, bool, usize) -> bool + 'a;

/// Passes the simple chains that `filter` accepts and that eliminate a candidate to `visit`.
pub(crate) fn simple_chains(
    board: &CandidateBoard,
    filter: &mut ChainFilter<'_>,
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
        true_stamps: vec![0; candidates],
        false_stamps: vec![0; candidates],
        current_stamp: 0,
    };
    for (links, kinds) in links.iter().zip(LINK_KINDS) {
        (search.links, search.kinds) = (links, kinds);
        for start in 0..candidates {
            let (cell, digit) = layout.cell_and_digit_index(start);
            // Without strong links in houses, only bivalue cells continue a chain.
            let count = board.candidate_count(cell);
            if !board.has_candidate(cell, digit) || count < 2 || !kinds.houses && count > 2 {
                continue;
            }
            if !links.weak(start).is_empty() {
                search.find_cycles(start, filter, visit);
                if kinds.houses {
                    search.find_chain_from_true(start, filter, visit);
                }
            }
            if kinds.houses {
                search.find_chain_from_false(start, filter, visit);
            }
        }
    }
}

impl SimpleChainSearch<'_> {
    /// Begins a new search.
    fn begin(&mut self) {
        self.current_stamp += 1;
        self.reached.clear();
    }

    /// Assumes that a candidate is true.
    fn assume(&mut self, candidate: CandidateIndex) {
        self.true_stamps[candidate] = self.current_stamp;
        self.reached.push(ReachedCandidate {
            candidate,
            cause: Cause::Assumed,
            via: 0,
            via_cause: Cause::Assumed,
            parent: usize::MAX,
            depth: 0,
        });
    }

    /// Returns `true` if the chain to a reached candidate contains this false candidate.
    fn passes_through(&self, mut index: usize, off: CandidateIndex) -> bool {
        while self.reached[index].parent != usize::MAX {
            if self.reached[index].via == off {
                return true;
            }
            index = self.reached[index].parent;
        }
        false
    }

    /// Adds the nodes from a reached candidate back to the assumption.
    fn steps_back(&self, mut index: usize, steps: &mut Vec<SimpleStep>) {
        loop {
            let reached = self.reached[index];
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
            index = reached.parent;
        }
    }

    /// Passes the cycles through `start` that the filter accepts and that eliminate a candidate to `visit`.
    fn find_cycles(
        &mut self,
        start: CandidateIndex,
        filter: &mut ChainFilter<'_>,
        visit: &mut dyn FnMut(SimpleChain),
    ) {
        self.begin();
        self.assume(start);
        let mut index = 0;
        while index < self.reached.len() {
            let current = self.reached[index];
            let size = 2 * (current.depth + 1);
            if !filter(self.kinds, true, size) {
                return;
            }
            let links = self.links;
            for &(via, via_cause) in links.weak(current.candidate) {
                let closes = |on: CandidateIndex| on == start && current.depth > 0;
                let is_new =
                    |true_stamps: &[u32], on: CandidateIndex| true_stamps[on] != self.current_stamp;
                let strong_links = links.strong(via).iter();
                let mut continuations = strong_links.clone();
                let can_continue =
                    continuations.any(|&(on, _)| closes(on) || is_new(&self.true_stamps, on));
                if !can_continue || self.passes_through(index, via) {
                    continue;
                }
                for &(on, cause) in strong_links {
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
                        if !removals.is_empty() && filter(self.kinds, true, size) {
                            visit(SimpleChain {
                                kinds: self.kinds,
                                cycle: true,
                                steps,
                                removals,
                            });
                        }
                    }
                    if is_new(&self.true_stamps, on) {
                        self.true_stamps[on] = self.current_stamp;
                        self.reached.push(ReachedCandidate {
                            candidate: on,
                            cause,
                            via,
                            via_cause,
                            parent: index,
                            depth: current.depth + 1,
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
            let (cell, digit) = layout.cell_and_digit_index(step.candidate);
            for &peer in layout.houses.peers(cell) {
                if !self.board.has_candidate(peer, digit)
                    || steps.iter().any(|other| other.candidate / side == peer)
                {
                    continue;
                }
                let is_seen = |other: &SimpleStep| {
                    let (cell, other_digit) = layout.cell_and_digit_index(other.candidate);
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

    /// Passes the shortest chain by which the truth of `start` makes `start` false to `visit`, if the filter
    /// accepts the chain.
    fn find_chain_from_true(
        &mut self,
        start: CandidateIndex,
        filter: &mut ChainFilter<'_>,
        visit: &mut dyn FnMut(SimpleChain),
    ) {
        self.begin();
        self.assume(start);
        let mut index = 0;
        while index < self.reached.len() {
            let current = self.reached[index];
            if !filter(self.kinds, false, 2 * (current.depth + 1)) {
                return;
            }
            if let Some(cause) = excludes(self.board.layout, self.kinds, current.candidate, start) {
                let conclusion = SimpleStep {
                    candidate: start,
                    on: false,
                    cause,
                };
                let mut steps = vec![conclusion];
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

    /// Passes the shortest chain by which the falsehood of `start` makes `start` true to `visit`, if the filter
    /// accepts the chain.
    fn find_chain_from_false(
        &mut self,
        start: CandidateIndex,
        filter: &mut ChainFilter<'_>,
        visit: &mut dyn FnMut(SimpleChain),
    ) {
        self.begin();
        self.false_stamps[start] = self.current_stamp;
        let first_links = self.links.strong(start);
        for &(candidate, cause) in first_links {
            if self.true_stamps[candidate] != self.current_stamp {
                self.true_stamps[candidate] = self.current_stamp;
                self.reached.push(ReachedCandidate {
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
            let current = self.reached[index];
            if current.candidate == start {
                let layout = self.board.layout;
                let (cell, digit) = layout.cell_and_digit_index(start);
                let mut steps = Vec::new();
                self.steps_back(index, &mut steps);
                let other_digits = super::board::bits(self.board.digits(cell) & !(1 << digit));
                if filter(self.kinds, false, steps.len()) {
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
            if !filter(self.kinds, false, 2 * (current.depth + 1)) {
                return;
            }
            self.propagate(index);
            index += 1;
        }
    }

    /// Reaches the candidates that follow from a reached one. Each candidate is reached at most
    /// once as true and once as false.
    fn propagate(&mut self, index: usize) {
        let current = self.reached[index];
        let links = self.links;
        for &(via, via_cause) in links.weak(current.candidate) {
            if std::mem::replace(&mut self.false_stamps[via], self.current_stamp)
                == self.current_stamp
            {
                continue;
            }
            for &(on, cause) in links.strong(via) {
                if std::mem::replace(&mut self.true_stamps[on], self.current_stamp)
                    != self.current_stamp
                {
                    self.reached.push(ReachedCandidate {
                        candidate: on,
                        cause,
                        via,
                        via_cause,
                        parent: index,
                        depth: current.depth + 1,
                    });
                }
            }
        }
    }
}
