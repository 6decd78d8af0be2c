//! Chains from one candidate to itself: cycles that close either way round, and forcing chains that
//! make a candidate imply its opposite.

use super::board::{Board, Candidate};
use super::links::{KINDS, Kinds, Links, excludes};
use super::wave::Cause;

/// A step of a simple chain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Step {
    pub(crate) candidate: Candidate,
    pub(crate) on: bool,
    pub(crate) cause: Cause,
}

/// A simple chain, from its end back to what was assumed.
#[derive(Clone, Debug)]
pub(crate) struct Simple {
    pub(crate) kinds: Kinds,
    pub(crate) cycle: bool,
    pub(crate) steps: Vec<Step>,
    /// Ascending.
    pub(crate) removals: Vec<Candidate>,
}

impl Simple {
    /// The number of candidates with their states; the one where a cycle closes counts once.
    pub(crate) fn size(&self) -> usize {
        self.steps.len() - usize::from(self.cycle)
    }

    /// What is placed, if anything.
    pub(crate) fn placement(&self) -> Option<Candidate> {
        let end = self.steps[0];
        (!self.cycle && end.on).then_some(end.candidate)
    }
}

/// Rounds: what was reached, and how.
struct Search<'a> {
    board: &'a Board,
    links: &'a Links,
    kinds: Kinds,
    /// Candidates reached as true.
    reached: Vec<Reached>,
    seen_on: Vec<u32>,
    seen_off: Vec<u32>,
    now: u32,
}

#[derive(Clone, Copy)]
struct Reached {
    candidate: Candidate,
    cause: Cause,
    /// The false candidate it follows from, and what that follows from: a place in the list, and the
    /// cause; `usize::MAX` is what was assumed.
    via: Candidate,
    via_cause: Cause,
    parent: usize,
    /// How many steps from the start.
    depth: usize,
}

/// The best a caller would still take: chains that are not shorter may be left out.
pub(crate) type Wanted<'a> = dyn FnMut(Kinds, bool, usize) -> bool + 'a;

/// Hands out the simple chains whose kind and size are wanted, each with something to take away.
pub(crate) fn simple_chains(board: &Board, wanted: &mut Wanted<'_>, each: &mut dyn FnMut(Simple)) {
    let layout = board.layout;
    let candidates = layout.cells() * layout.side;
    let links = Links::of_board(board);
    let mut search = Search {
        board,
        links: &links[0],
        kinds: KINDS[0],
        reached: Vec::new(),
        seen_on: vec![0; candidates],
        seen_off: vec![0; candidates],
        now: 0,
    };
    for (links, kinds) in links.iter().zip(KINDS) {
        (search.links, search.kinds) = (links, kinds);
        for start in 0..candidates {
            let (cell, digit) = layout.split(start);
            // Without links between the places of a digit only cells with two digits carry on.
            let count = board.count(cell);
            if !board.has(cell, digit) || count < 2 || !kinds.houses && count > 2 {
                continue;
            }
            if !links.weak(start).is_empty() {
                search.cycles(start, wanted, each);
                if kinds.houses {
                    search.chain_from_on(start, wanted, each);
                }
            }
            if kinds.houses {
                search.chain_from_off(start, wanted, each);
            }
        }
    }
}

impl Search<'_> {
    fn begin(&mut self) {
        self.now += 1;
        self.reached.clear();
    }

    fn assume(&mut self, candidate: Candidate) {
        self.seen_on[candidate] = self.now;
        self.reached.push(Reached {
            candidate,
            cause: Cause::Assumed,
            via: 0,
            via_cause: Cause::Assumed,
            parent: usize::MAX,
            depth: 0,
        });
    }

    /// Whether the path to a reached candidate went over this false one.
    fn went_over(&self, mut at: usize, off: Candidate) -> bool {
        while self.reached[at].parent != usize::MAX {
            if self.reached[at].via == off {
                return true;
            }
            at = self.reached[at].parent;
        }
        false
    }

    /// The steps back from a reached candidate.
    fn steps_back(&self, mut at: usize, steps: &mut Vec<Step>) {
        loop {
            let reached = self.reached[at];
            steps.push(Step {
                candidate: reached.candidate,
                on: true,
                cause: reached.cause,
            });
            if reached.depth > 0 {
                steps.push(Step {
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

    fn cycles(&mut self, start: Candidate, wanted: &mut Wanted<'_>, each: &mut dyn FnMut(Simple)) {
        self.begin();
        self.assume(start);
        let mut at = 0;
        while at < self.reached.len() {
            let from = self.reached[at];
            let size = 2 * (from.depth + 1);
            if !wanted(self.kinds, true, size) {
                return;
            }
            let links = self.links;
            for &(via, via_cause) in links.weak(from.candidate) {
                let closes = |on: Candidate| on == start && from.depth > 0;
                let new = |seen_on: &[u32], on: Candidate| seen_on[on] != self.now;
                let strong = links.strong(via).iter();
                let mut ahead = strong.clone();
                let leads = ahead.any(|&(on, _)| closes(on) || new(&self.seen_on, on));
                if !leads || self.went_over(at, via) {
                    continue;
                }
                for &(on, cause) in strong {
                    if closes(on) {
                        let mut steps = vec![
                            Step {
                                candidate: on,
                                on: true,
                                cause,
                            },
                            Step {
                                candidate: via,
                                on: false,
                                cause: via_cause,
                            },
                        ];
                        self.steps_back(at, &mut steps);
                        let removals = self.around(&steps);
                        if !removals.is_empty() && wanted(self.kinds, true, size) {
                            each(Simple {
                                kinds: self.kinds,
                                cycle: true,
                                steps,
                                removals,
                            });
                        }
                    }
                    if new(&self.seen_on, on) {
                        self.seen_on[on] = self.now;
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
            at += 1;
        }
    }

    /// Candidates outside a cycle that see their digit in both states in it.
    fn around(&self, steps: &[Step]) -> Vec<Candidate> {
        let layout = self.board.layout;
        let side = layout.side;
        let mut removals = Vec::new();
        for step in steps.iter().filter(|step| step.on) {
            let (cell, digit) = layout.split(step.candidate);
            for &peer in layout.houses.peers(cell) {
                if !self.board.has(peer, digit)
                    || steps.iter().any(|other| other.candidate / side == peer)
                {
                    continue;
                }
                let seen = |other: &Step| {
                    let (cell, of) = layout.split(other.candidate);
                    !other.on && of == digit && layout.sees(cell, peer)
                };
                if steps.iter().any(seen) {
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
        start: Candidate,
        wanted: &mut Wanted<'_>,
        each: &mut dyn FnMut(Simple),
    ) {
        self.begin();
        self.assume(start);
        let mut at = 0;
        while at < self.reached.len() {
            let from = self.reached[at];
            if !wanted(self.kinds, false, 2 * (from.depth + 1)) {
                return;
            }
            if let Some(cause) = excludes(self.board.layout, self.kinds, from.candidate, start) {
                let end = Step {
                    candidate: start,
                    on: false,
                    cause,
                };
                let mut steps = vec![end];
                self.steps_back(at, &mut steps);
                each(Simple {
                    kinds: self.kinds,
                    cycle: false,
                    steps,
                    removals: vec![start],
                });
                return;
            }
            self.spread(at);
            at += 1;
        }
    }

    fn chain_from_off(
        &mut self,
        start: Candidate,
        wanted: &mut Wanted<'_>,
        each: &mut dyn FnMut(Simple),
    ) {
        self.begin();
        self.seen_off[start] = self.now;
        let first = self.links.strong(start);
        for &(candidate, cause) in first {
            if self.seen_on[candidate] != self.now {
                self.seen_on[candidate] = self.now;
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
        let mut at = 0;
        while at < self.reached.len() {
            let from = self.reached[at];
            if from.candidate == start {
                let layout = self.board.layout;
                let (cell, digit) = layout.split(start);
                let mut steps = Vec::new();
                self.steps_back(at, &mut steps);
                let others = super::board::bits(self.board.digits(cell) & !(1 << digit));
                if wanted(self.kinds, false, steps.len()) {
                    each(Simple {
                        kinds: self.kinds,
                        cycle: false,
                        steps,
                        removals: others.map(|other| cell * layout.side + other).collect(),
                    });
                }
                return;
            }
            if !wanted(self.kinds, false, 2 * (from.depth + 1)) {
                return;
            }
            self.spread(at);
            at += 1;
        }
    }

    /// Reaches what follows from a reached candidate, each candidate once in each state.
    fn spread(&mut self, at: usize) {
        let from = self.reached[at];
        let links = self.links;
        for &(via, via_cause) in links.weak(from.candidate) {
            if std::mem::replace(&mut self.seen_off[via], self.now) == self.now {
                continue;
            }
            for &(on, cause) in links.strong(via) {
                if std::mem::replace(&mut self.seen_on[on], self.now) != self.now {
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
