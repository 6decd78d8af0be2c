//! Propagation of an assumption: the candidates that become true or false, found breadth first,
//! each with the nodes it follows from.

use std::borrow::Cow;
use std::cell::Cell;
use std::collections::VecDeque;

use super::advanced;
use super::board::{CandidateBoard, CandidateIndex, bits};

/// The inference rules that propagation uses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct RuleSet {
    /// Use links between the candidates of a cell.
    pub(crate) cells: bool,
    /// Remove false candidates from the board, so that later inferences can use the removal.
    pub(crate) dynamic: bool,
    /// The rules that are tried when no link leads any further.
    pub(crate) level: InferenceLevel,
}

/// The rules that are tried on the remaining board when no link leads any further. From `Patterns`
/// to `DynamicPatterns`, each level also uses the patterns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum InferenceLevel {
    /// No further rules.
    Plain,
    /// Locked candidates, pairs and X-wings.
    Patterns,
    /// Patterns and simple forcing chains.
    Chains,
    /// Patterns, simple and multiple forcing chains.
    Multiple,
    /// Patterns and dynamic forcing chains.
    Dynamic,
    /// Patterns, and dynamic forcing chains that use patterns.
    DynamicPatterns,
    /// No patterns; instead, candidates that lead to a contradiction by links alone are eliminated.
    NetTester,
    /// No patterns; instead, candidates that lead to a contradiction by links and nested nets are eliminated.
    NetsInNets,
}

impl RuleSet {
    /// Returns `true` if a finished trace by the rules `weaker` is a prefix of the trace by these rules, because
    /// both try the same rules first.
    pub(super) fn extends(self, weaker: Self) -> bool {
        let levels = [
            InferenceLevel::Plain,
            InferenceLevel::Patterns,
            InferenceLevel::Chains,
            InferenceLevel::Multiple,
        ];
        let rank = |rules: Self| levels.iter().position(|&level| level == rules.level);
        let has_same_links = (self.cells, self.dynamic) == (weaker.cells, weaker.dynamic);
        has_same_links && rank(weaker).is_some() && rank(weaker) < rank(self)
    }
}

/// The reason why a candidate is true or false.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Cause {
    /// The candidate is the assumption.
    Assumed,
    /// An inference within the cell of the candidate.
    Cell,
    /// An inference from the places of the digit in the house with this index.
    House(usize),
    /// A pattern, a nested chain or a nested net.
    Pattern,
}

/// A node of a trace: a candidate that is true (`on`) or false.
#[derive(Clone, Debug)]
pub(crate) struct TraceNode {
    pub(crate) candidate: CandidateIndex,
    pub(crate) on: bool,
    pub(crate) cause: Cause,
    /// The start and the length of the node's range in the list of parents of the trace.
    parents: (u32, u32),
    /// 1 plus the index, in the trace's `nested` or `nets`, of the nested chain or net that proves the node; 0 if
    /// no nested chain or net does.
    nested_number: u32,
    /// The number of nodes in the chain to this node, or 0 if it has not been computed.
    size: Cell<u32>,
}

/// A chain on which an inference of another chain depends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct NestedChain {
    /// The number of nodes, including those of chains nested in this one.
    pub(crate) size: u32,
    /// A hash of the nodes, by which equal chains are recognised.
    pub(crate) hash: u64,
}

/// The trace of a propagation: everything that follows from one assumption, in the order of
/// inference.
#[derive(Debug)]
pub(crate) struct PropagationTrace {
    pub(crate) nodes: Vec<TraceNode>,
    parents: Vec<u32>,
    /// For false and for true nodes: for each candidate, 1 plus the index of its node; 0 if it has none.
    node_numbers: [Vec<u16>; 2],
    /// The indices of two nodes of the same candidate, one of which infers that it is true and the other that it is
    /// false; `None` if the assumption has not led to a contradiction.
    pub(crate) contradiction: Option<(usize, usize)>,
    nested: Vec<NestedChain>,
    /// The nets that refuted candidates. A trace has nested nets or nested chains, not both.
    nets: Vec<PropagationTrace>,
}

impl PropagationTrace {
    /// The index of the node by which a candidate is true (`on`) or false; `None` if the trace has no such node.
    #[inline]
    pub(crate) fn find_node(&self, candidate: CandidateIndex, on: bool) -> Option<usize> {
        match self.node_numbers[usize::from(on)][candidate] {
            0 => None,
            number => Some(usize::from(number) - 1),
        }
    }

    /// The nested net that refuted the candidate of a node; `None` if no nested net did.
    pub(crate) fn net(&self, node: usize) -> Option<&PropagationTrace> {
        self.nets
            .get(self.nodes[node].nested_number.checked_sub(1)? as usize)
    }

    /// The indices of the nodes from which a node follows.
    pub(crate) fn parents(&self, node: usize) -> &[u32] {
        let (start, count) = self.nodes[node].parents;
        &self.parents[start as usize..(start + count) as usize]
    }

    /// Appends a node whose parents begin at `start`, without entering it into the index.
    fn push(&mut self, candidate: CandidateIndex, on: bool, cause: Cause, start: usize) -> usize {
        let index = |number: usize| u32::try_from(number).expect("a trace is short");
        self.nodes.push(TraceNode {
            candidate,
            on,
            cause,
            parents: (index(start), index(self.parents.len() - start)),
            nested_number: 0,
            size: Cell::new(0),
        });
        self.nodes.len() - 1
    }

    /// Enters a node into the index by candidate.
    fn index_node(&mut self, node: usize) {
        let TraceNode { candidate, on, .. } = self.nodes[node];
        self.node_numbers[usize::from(on)][candidate] =
            u16::try_from(node + 1).expect("each candidate enters twice at most");
    }

    /// A node and all its ancestors, nearest first.
    pub(crate) fn chain(&self, node: usize, marks: &mut VisitMarks) -> Vec<usize> {
        marks.begin(self.nodes.len());
        let mut chain = vec![node];
        marks.mark(node);
        let mut next_index = 0;
        while let Some(&index) = chain.get(next_index) {
            next_index += 1;
            for &parent in self.parents(index) {
                if marks.mark(parent as usize) {
                    chain.push(parent as usize);
                }
            }
        }
        chain
    }

    /// The number of nodes in the chain to a node, including the node.
    pub(crate) fn chain_size(&self, node: usize, marks: &mut VisitMarks) -> u32 {
        let known_size = self.nodes[node].size.get();
        if known_size != 0 {
            return known_size;
        }
        marks.begin(self.nodes.len());
        let mut stack = std::mem::take(&mut marks.stack);
        stack.push(node);
        marks.mark(node);
        let mut count = 0;
        while let Some(index) = stack.pop() {
            count += 1;
            for &parent in self.parents(index) {
                if marks.mark(parent as usize) {
                    stack.push(parent as usize);
                }
            }
        }
        marks.stack = stack;
        self.nodes[node].size.set(count);
        count
    }

    /// Adds the nested chains on which a node depends to `collected`, without duplicates.
    pub(crate) fn collect_nested_chains(
        &self,
        node: usize,
        marks: &mut VisitMarks,
        collected: &mut Vec<NestedChain>,
    ) {
        if self.nested.is_empty() {
            return;
        }
        for index in self.chain(node, marks) {
            if let Some(nested_index) = self.nodes[index].nested_number.checked_sub(1) {
                let nested = self.nested[nested_index as usize];
                if !collected.iter().any(|other| other.hash == nested.hash) {
                    collected.push(nested);
                }
            }
        }
    }

    /// A hash of the chain to a node, combined with `initial_hash`.
    pub(crate) fn combined_hash(
        &self,
        node: usize,
        marks: &mut VisitMarks,
        initial_hash: u64,
    ) -> u64 {
        self.chain(node, marks)
            .into_iter()
            .fold(initial_hash, |hash, index| {
                let TraceNode { candidate, on, .. } = self.nodes[index];
                (hash ^ (2 * candidate + usize::from(on) + 1) as u64)
                    .rotate_left(23)
                    .wrapping_mul(0x9e37_79b9_7f4a_7c15)
            })
    }
}

/// Marks of visited nodes that are reused by many traversals without being cleared.
#[derive(Debug, Default)]
pub(crate) struct VisitMarks {
    stamps: Vec<u32>,
    current_stamp: u32,
    stack: Vec<usize>,
}

impl VisitMarks {
    /// Starts a traversal of a trace with this number of nodes.
    fn begin(&mut self, nodes: usize) {
        self.current_stamp += 1;
        if self.stamps.len() < nodes {
            self.stamps.resize(nodes, 0);
        }
    }

    /// Marks the node as visited. Returns `true` if it was not marked before.
    fn mark(&mut self, node: usize) -> bool {
        std::mem::replace(&mut self.stamps[node], self.current_stamp) != self.current_stamp
    }
}

/// The initial capacity of a trace, in nodes. Nearly all traces reach this number of nodes, so little memory is wasted.
const TRACE_CAPACITY: usize = 64;

/// A propagation in progress.
struct Propagation<'a> {
    /// The board before the assumption.
    base: &'a CandidateBoard,
    /// The board without the false candidates, if the rules are dynamic.
    board: Cow<'a, CandidateBoard>,
    rules: RuleSet,
    trace: PropagationTrace,
    /// The false nodes, and the true nodes, that have not been propagated.
    pending: [VecDeque<usize>; 2],
}

/// Computes the trace from the assumption that a candidate is true (`on`) or false. Propagation
/// stops at the first contradiction.
pub(crate) fn propagate(
    base: &CandidateBoard,
    candidate: CandidateIndex,
    on: bool,
    rules: RuleSet,
) -> PropagationTrace {
    let layout = base.layout;
    let absent = vec![0; layout.cells() * layout.side];
    let mut propagation = Propagation {
        base,
        board: Cow::Borrowed(base),
        rules,
        trace: PropagationTrace {
            nodes: Vec::with_capacity(TRACE_CAPACITY),
            parents: Vec::with_capacity(TRACE_CAPACITY),
            node_numbers: [absent.clone(), absent],
            contradiction: None,
            nested: Vec::new(),
            nets: Vec::new(),
        },
        pending: [VecDeque::new(), VecDeque::new()],
    };
    let start = propagation.trace.push(candidate, on, Cause::Assumed, 0);
    propagation.trace.index_node(start);
    propagation.pending[usize::from(on)].push_back(start);
    propagation.run();
    propagation.trace
}

/// Continues a trace on the same board by rules that [extend](RuleSet::extends) its own.
pub(super) fn continue_propagation(
    base: &CandidateBoard,
    trace: PropagationTrace,
    rules: RuleSet,
) -> PropagationTrace {
    if trace.contradiction.is_some() {
        return trace;
    }
    let mut board = Cow::Borrowed(base);
    if rules.dynamic {
        for node in trace.nodes.iter().filter(|node| !node.on) {
            let (cell, digit) = base.layout.cell_and_digit_index(node.candidate);
            board.to_mut().remove(cell, digit);
        }
    }
    let mut propagation = Propagation {
        base,
        board,
        rules,
        trace,
        pending: [VecDeque::new(), VecDeque::new()],
    };
    propagation.run();
    propagation.trace
}

impl Propagation<'_> {
    fn run(&mut self) {
        loop {
            let is_contradictory = if let Some(node) = self.pending[1].pop_front() {
                self.propagate_true(node)
            } else if let Some(node) = self.pending[0].pop_front() {
                self.propagate_false(node)
            } else {
                if self.rules.level == InferenceLevel::Plain || !self.apply_rules() {
                    return;
                }
                false
            };
            if is_contradictory {
                return;
            }
        }
    }

    /// Adds a node whose parents were appended from `start` on, unless it exists. Returns `true` on
    /// a contradiction.
    fn add_node(
        &mut self,
        candidate: CandidateIndex,
        on: bool,
        cause: Cause,
        start: usize,
    ) -> bool {
        if let Some(other) = self.trace.find_node(candidate, !on) {
            let node = self.trace.push(candidate, on, cause, start);
            self.trace.contradiction = Some(if on { (node, other) } else { (other, node) });
            return true;
        }
        if self.trace.find_node(candidate, on).is_some() {
            self.trace.parents.truncate(start);
            return false;
        }
        let node = self.trace.push(candidate, on, cause, start);
        self.trace.index_node(node);
        self.pending[usize::from(on)].push_back(node);
        false
    }

    /// Adds the candidates that a true candidate makes false. Returns `true` on a contradiction.
    fn propagate_true(&mut self, node: usize) -> bool {
        let layout = self.base.layout;
        let (cell, digit) = layout.cell_and_digit_index(self.trace.nodes[node].candidate);
        let parent = u32::try_from(node).expect("a trace is short");
        if self.rules.cells {
            for other in bits(self.board.digits(cell) & !(1 << digit)) {
                let start = self.trace.parents.len();
                self.trace.parents.push(parent);
                if self.add_node(cell * layout.side + other, false, Cause::Cell, start) {
                    return true;
                }
            }
        }
        for house in layout.houses_of(cell) {
            let places = self.board.places(house, digit) & !(1 << layout.slot(cell, house));
            for slot in bits(places) {
                let other_candidate = layout.houses.cells(house)[slot] * layout.side + digit;
                let start = self.trace.parents.len();
                self.trace.parents.push(parent);
                if self.add_node(other_candidate, false, Cause::House(house), start) {
                    return true;
                }
            }
        }
        false
    }

    /// Adds the candidates that a false candidate makes true. Returns `true` on a contradiction.
    fn propagate_false(&mut self, node: usize) -> bool {
        let layout = self.base.layout;
        let candidate = self.trace.nodes[node].candidate;
        let (cell, digit) = layout.cell_and_digit_index(candidate);
        let parent = u32::try_from(node).expect("a trace is short");
        // The links are searched before the candidate is removed from the board, and followed
        // after.
        let mut new_links = [(0, Cause::Cell); 4];
        let mut link_count = 0;
        if self.rules.cells && self.board.candidate_count(cell) == 2 {
            let other_digit = (self.board.digits(cell) & !(1 << digit)).trailing_zeros() as usize;
            new_links[link_count] = (cell * layout.side + other_digit, Cause::Cell);
            link_count += 1;
        }
        for house in layout.houses_of(cell) {
            let places = self.board.places(house, digit);
            if places.count_ones() == 2 {
                let slot = (places & !(1 << layout.slot(cell, house))).trailing_zeros() as usize;
                let other_candidate = layout.houses.cells(house)[slot] * layout.side + digit;
                new_links[link_count] = (other_candidate, Cause::House(house));
                link_count += 1;
            }
        }
        let mut is_contradictory = false;
        for &(other, cause) in &new_links[..link_count] {
            if self.trace.find_node(other, true).is_some() {
                continue;
            }
            let start = self.trace.parents.len();
            self.trace.parents.push(parent);
            self.add_elimination_parents(other, cause);
            if self.add_node(other, true, cause, start) {
                is_contradictory = true;
                break;
            }
        }
        if self.rules.dynamic {
            self.board.to_mut().remove(cell, digit);
        }
        is_contradictory
    }

    /// Appends to the parents the eliminations that made the candidate the last of its cell or
    /// house.
    fn add_elimination_parents(&mut self, candidate: CandidateIndex, cause: Cause) {
        if !self.rules.dynamic {
            return;
        }
        let layout = self.base.layout;
        let (cell, digit) = layout.cell_and_digit_index(candidate);
        let mut add_parent = |eliminated: CandidateIndex| {
            let node = self
                .trace
                .find_node(eliminated, false)
                .expect("it was eliminated in this trace");
            self.trace
                .parents
                .push(u32::try_from(node).expect("a trace is short"));
        };
        match cause {
            Cause::Cell => bits(self.base.digits(cell) & !self.board.digits(cell))
                .for_each(|other| add_parent(cell * layout.side + other)),
            Cause::House(house) => {
                bits(self.base.places(house, digit) & !self.board.places(house, digit)).for_each(
                    |slot| add_parent(layout.houses.cells(house)[slot] * layout.side + digit),
                );
            }
            Cause::Assumed | Cause::Pattern => {}
        }
    }

    /// Applies the further rules to the remaining board. Returns `true` if a candidate was
    /// eliminated.
    fn apply_rules(&mut self) -> bool {
        if let Some(level) = self.rules.level.nested_level() {
            return self.apply_nets(level);
        }
        let mut changed = false;
        for inference in advanced::inferences(self.base, &self.board, self.rules.level) {
            let nested = inference.nested.map(|nested| {
                self.trace.nested.push(nested);
                u32::try_from(self.trace.nested.len()).expect("a trace is short")
            });
            for candidate in inference.eliminations {
                if self.trace.find_node(candidate, false).is_none() {
                    changed = true;
                    self.eliminate(candidate, &inference.parents, nested.unwrap_or(0));
                }
            }
        }
        changed
    }

    /// Eliminates the candidates that nested nets refute on the remaining board. Returns `true` if
    /// there are any.
    fn apply_nets(&mut self, level: InferenceLevel) -> bool {
        let side = self.base.layout.side;
        let rules = RuleSet {
            level,
            ..self.rules
        };
        let mut changed = false;
        for candidate in 0..self.base.layout.cells() * side {
            let (cell, digit) = (candidate / side, candidate % side);
            if self.board.has_candidate(cell, digit) && self.board.candidate_count(cell) > 1 {
                let net = propagate(&self.board, candidate, true, rules);
                if net.contradiction.is_some() {
                    changed = true;
                    let parents = net.required_eliminations(self.base, &self.board);
                    self.trace.nets.push(net);
                    let number = u32::try_from(self.trace.nets.len()).expect("a trace is short");
                    self.eliminate(candidate, &parents, number);
                }
            }
        }
        changed
    }

    /// Adds a false node that follows from the falsehood of other candidates by a pattern, nested
    /// chain or nested net. `nested_number` is the field of [`TraceNode`].
    fn eliminate(
        &mut self,
        candidate: CandidateIndex,
        parents: &[CandidateIndex],
        nested_number: u32,
    ) {
        let start = self.trace.parents.len();
        for &parent in parents {
            let node = self
                .trace
                .find_node(parent, false)
                .expect("it was eliminated in this trace");
            let node = u32::try_from(node).expect("a trace is short");
            self.trace.parents.push(node);
        }
        let node = self.trace.push(candidate, false, Cause::Pattern, start);
        self.trace.nodes[node].nested_number = nested_number;
        self.trace.index_node(node);
        self.pending[0].push_back(node);
    }
}
