//! Alternating inference chains (AIC) and nice loops, with or without grouped candidates.

use std::collections::BTreeSet;
use std::ops::ControlFlow;
use std::sync::Arc;

use sudoku_search::{Argument, Explanation, Message, Role, Template, docs};

use crate::alternating::{AlternatingSearch, contains, nodes};
use crate::deduction::{beyond_two, mark_candidates};
use crate::link_graph::LinkGraph;
use crate::{Context, Family, Instance, InstanceVisitor, Technique, TechniqueInfo};

docs! {
    /// An alternating inference chain (AIC) of strong and weak links has at least one true end; in
    /// a continuous loop, each link has exactly one true side.
    ///
    /// # How it works
    ///
    /// Two candidates are strongly linked if at least one of them is true: the only two candidates
    /// of a cell, or the only two places of a digit in a house. They are weakly linked if at most
    /// one is true: two candidates of a cell, or two places of a digit in a house. In a chain of
    /// alternating strong and weak links that begins and ends with a strong link, one end is true
    /// if the other is false, so every candidate that is weakly linked with both ends is removed.
    /// If both ends are the same candidate, this candidate is true. If the two ends are weakly
    /// linked with each other, the chain closes to a *continuous* loop: one side of each of its
    /// links is true, and candidates that are weakly linked with both sides of a link are removed.
    /// The two other cases are the *discontinuous* loops.
    ///
    /// Chains have at least three links and reach each candidate on a shortest path. A loop is
    /// reported only if it removes a candidate that no chain or loop with fewer strong links
    /// removes. A chain is reported only if it removes a candidate that no chain or loop with fewer
    /// strong links and no loop with equally many strong links removes. Several chains or loops
    /// with the same eliminations are reported once. Only loops that are shortest loops through one
    /// of their links are considered, and only if at most sixteen such loops exist for that link.
    /// Grids are at most 16×16.
    ///
    /// # References
    ///
    /// *AIC* and *nice loop*, from the Sudoku forums of 2005 and 2006. Chains of one digit
    /// (X-chains) and of cells with two candidates (XY-chains) are special cases.
    const DOCS;
}

docs! {
    /// A nice loop with group nodes: several candidates of one digit in the intersection of a box
    /// and a line.
    ///
    /// # How it works
    ///
    /// Two or more candidates of a digit that share a box and a line act as a single node: either
    /// one of them is true, or none is. Such a group is strongly linked with another group or
    /// candidate if the two contain all places of the digit in a house, and weakly linked if all
    /// candidates of one see all candidates of the other. Chains and loops are as in nice loops; if
    /// a chain or loop without groups needs no more links for the same elimination, it is reported
    /// as a nice loop instead.
    ///
    /// # References
    ///
    /// *Grouped AIC*, *grouped nice loop*.
    const GROUPED_DOCS;
}

static CHAIN: Template = Template {
    id: "nice-loop",
    text: "Suppose {one} is false. Then it follows{link_count||, link by link,} that {other} is true. So at least one of {one} and {other} is true, and a candidate that both {one} and {other} rule out is false.",
};

static PLACED: Template = Template {
    id: "nice-loop-placed",
    text: "Suppose {cell} is not {digit}. Then it follows, link by link, that {cell} is {digit}. This contradicts the assumption, so {cell} is {digit}.",
};

/// A chain of which two nodes that would both be true exclude each other, so that its start is true.
static IMPOSSIBLE: Template = Template {
    id: "nice-loop-impossible",
    text: "Suppose {one} is false. Then it follows, link by link, that {middle} is true and, in the end, that {other} is true. But these two statements contradict each other. So the assumption is wrong: {one} is true. {one} rules out {removed}.",
};

/// A chain of which two nodes that would both be true exclude each other, so that its start is placed.
static IMPOSSIBLE_PLACED: Template = Template {
    id: "nice-loop-impossible-placed",
    text: "Suppose {cell} is not {digit}. Then it follows, link by link, that {middle} is true and, in the end, that {other} is true. But these two statements contradict each other. So the assumption is wrong: {cell} is {digit}.",
};

/// A chain from a candidate to a group that contains this candidate.
static BACK: Template = Template {
    id: "nice-loop-back",
    text: "Suppose {one} is false. Then it follows{link_count||, link by link,} that {end} is true. So {one} or {end} is true. In both cases, one of {cells} is {digit}, and {digit} can be removed from every cell that sees {beyond_two|both|all|all} of {cells}.",
};

static LOOP: Template = Template {
    id: "nice-loop-continuous",
    text: "The links form a loop through these candidates, in this order and then back to the first candidate: {nodes}. First suppose that {start} is false. Then it follows, link by link in this order, that {second} {second_count|is|are} true. Now suppose that {start} is true. Then it follows, link by link in the opposite order, that {first} {first_count|is|are} true as well. So in both cases, at least one candidate of {pair_count|this pair|each of these pairs} is true: {pairs}. A candidate that both candidates of a pair rule out is false.",
};

static GROUP: Template = Template {
    id: "nice-loop-group",
    text: "{digit} in one of {cells}",
};

/// A node without a group, in a list with groups.
static SINGLE: Template = Template {
    id: "nice-loop-candidate",
    text: "{candidate}",
};

/// The two ends of a weak link.
static PAIR: Template = Template {
    id: "nice-loop-pair",
    text: "({one} or {other})",
};

/// The maximum number of shortest loops through one link. Links with more shortest loops are
/// skipped.
const MAX_LOOPS: usize = 16;

pub(crate) struct NiceLoop {
    info: TechniqueInfo,
    grouped: bool,
}

impl NiceLoop {
    pub(crate) const PLAIN: Self = Self {
        info: TechniqueInfo::new("nice-loop", "Nice loop", Family::Chains, DOCS).for_sides(4, 16),
        grouped: false,
    };
    pub(crate) const GROUPED: Self = Self {
        info: TechniqueInfo::new(
            "grouped-nice-loop",
            "Grouped nice loop",
            Family::Chains,
            GROUPED_DOCS,
        )
        .for_sides(4, 16),
        grouped: true,
    };
}

/// The breadth-first searches from every node, extended in lockstep, and the eliminations found so
/// far.
struct ChainSearch<'a> {
    id: &'static str,
    link_graph: &'a LinkGraph,
    searches: Vec<AlternatingSearch>,
    /// For grouped loops: the graph without groups, and the same searches in this graph, which show which
    /// chains need no group and are therefore reported as loops without groups. `None` for loops without
    /// groups.
    ungrouped: Option<(&'a LinkGraph, Vec<AlternatingSearch>)>,
    /// The candidates eliminated by chains with fewer links, as a bit set of nodes.
    eliminated: Vec<u64>,
}

/// The weak links of a continuous loop, whose nodes begin with a strong link.
fn weak_links(chain: &[usize]) -> impl Iterator<Item = [usize; 2]> {
    let last = chain.len() - 1;
    let inner_links = chain[1..last]
        .chunks_exact(2)
        .map(|pair| [pair[0], pair[1]]);
    inner_links.chain([[chain[last], chain[0]]])
}

impl<'a> ChainSearch<'a> {
    fn new(context: &'a Context<'a>, technique: &NiceLoop) -> Self {
        let start_searches = |link_graph: &LinkGraph| -> Vec<AlternatingSearch> {
            let search = |node| AlternatingSearch::new(&link_graph.graph, node);
            (0..link_graph.nodes.len()).map(search).collect()
        };
        let link_graph = context.link_graph(technique.grouped);
        let ungrouped = technique.grouped.then(|| context.link_graph(false));
        Self {
            id: technique.info.id,
            link_graph,
            searches: start_searches(link_graph),
            ungrouped: ungrouped.map(|link_graph| (link_graph, start_searches(link_graph))),
            eliminated: vec![0; link_graph.nodes.len().div_ceil(64)],
        }
    }

    /// Extends all searches by one weak and one strong link. Returns `false` if no search found a
    /// new node.
    fn advance(&mut self) -> bool {
        if let Some((link_graph, searches)) = &mut self.ungrouped {
            for search in searches {
                search.advance(&link_graph.graph);
            }
        }
        let mut has_new_nodes = false;
        for search in &mut self.searches {
            has_new_nodes |= search.advance(&self.link_graph.graph);
        }
        has_new_nodes
    }

    /// Returns `true` if a chain between these two nodes belongs to this technique: every chain if
    /// groups are excluded, otherwise a chain that does not exist without groups.
    fn belongs_here(&self, one: usize, other: usize) -> bool {
        match &self.ungrouped {
            None => true,
            Some((link_graph, searches)) => {
                one.max(other) >= link_graph.candidate_count || !searches[one].reaches_true(other)
            }
        }
    }

    /// The single candidates that are weakly linked with both nodes, as a bit set.
    fn common_weak_neighbors(&self, one: usize, other: usize) -> Vec<u64> {
        let weak = &self.link_graph.graph.weak;
        let mut common_neighbors: Vec<u64> =
            (weak.neighbors(one).iter().zip(weak.neighbors(other)))
                .map(|(one, other)| one & other)
                .collect();
        self.remove_groups(&mut common_neighbors);
        common_neighbors
    }

    /// Removes the groups from a set of nodes.
    fn remove_groups(&self, set: &mut [u64]) {
        let count = self.link_graph.candidate_count;
        for (word_index, word) in set.iter_mut().enumerate() {
            let remaining_bits = count.saturating_sub(64 * word_index);
            if remaining_bits < 64 {
                *word &= (1 << remaining_bits) - 1;
            }
        }
    }

    /// Returns `true` if the set contains a candidate that has not been eliminated.
    fn has_new(&self, set: &[u64]) -> bool {
        set.iter()
            .zip(&self.eliminated)
            .any(|(new, old)| new & !old != 0)
    }

    /// Records the candidates of these sets as eliminated.
    fn mark_eliminated<'s>(&mut self, sets: impl IntoIterator<Item = &'s Vec<u64>>) {
        for set in sets {
            for (old, new) in self.eliminated.iter_mut().zip(set) {
                *old |= new;
            }
        }
    }

    /// The candidates that a set of nodes stands for.
    fn candidates_of(&self, set: &[u64]) -> Vec<(usize, u8)> {
        let to_candidate = |node: usize| {
            (
                self.link_graph.nodes[node].cells[0],
                self.link_graph.nodes[node].digit,
            )
        };
        nodes(set).map(to_candidate).collect()
    }

    /// The candidates that a continuous loop eliminates: those weakly linked with both ends of one
    /// of its weak links.
    fn loop_eliminations(&self, chain: &[usize]) -> Vec<u64> {
        let mut eliminations = vec![0; self.eliminated.len()];
        for pair in weak_links(chain) {
            for (word, common) in eliminations
                .iter_mut()
                .zip(self.common_weak_neighbors(pair[0], pair[1]))
            {
                *word |= common;
            }
        }
        eliminations
    }

    /// Reports the continuous loops that the last links closed.
    fn report_loops(&mut self, visit: &mut InstanceVisitor<'_>) -> ControlFlow<()> {
        let (mut reported, mut eliminated_sets) = (BTreeSet::new(), Vec::new());
        let (link_graph, candidate_count) = (self.link_graph, self.link_graph.candidate_count);
        for start in 0..link_graph.nodes.len() {
            let search = &self.searches[start];
            let closes_loop =
                |end: &usize| *end > start && link_graph.graph.weak.contains(start, *end);
            for end in nodes(search.last_layer()).filter(closes_loop) {
                let mut chains = Vec::new();
                search.chains(&link_graph.graph, end, &mut |chain| {
                    chains.push(chain.to_vec());
                    chains.len() <= MAX_LOOPS
                });
                if chains.len() > MAX_LOOPS {
                    continue;
                }
                for mut chain in chains {
                    chain.reverse();
                    let is_grouped = self.ungrouped.is_none()
                        || chain.iter().any(|node| *node >= candidate_count);
                    let eliminated_set = self.loop_eliminations(&chain);
                    if !self.has_new(&eliminated_set) {
                        continue;
                    }
                    eliminated_sets.push(eliminated_set.clone());
                    if is_grouped && reported.insert(eliminated_set.clone()) {
                        let eliminations = self.candidates_of(&eliminated_set);
                        let explain = || self.explain_loop(&chain, &eliminations);
                        visit(&Instance::eliminating(self.id, &eliminations, &explain))?;
                    }
                }
            }
        }
        self.mark_eliminated(&eliminated_sets);
        ControlFlow::Continue(())
    }

    /// Reports discontinuous loops whose start is true because its falsehood implies its truth.
    fn report_placements(&mut self, visit: &mut InstanceVisitor<'_>) -> ControlFlow<()> {
        let mut reported_loops = Vec::new();
        for start in 0..self.link_graph.candidate_count {
            if contains(self.searches[start].last_layer(), start) {
                reported_loops.push(self.common_weak_neighbors(start, start));
                if self.belongs_here(start, start) {
                    let placed = self.candidate_of(start);
                    let chain = || self.searches[start].chain(&self.link_graph.graph, start);
                    let explain = || self.explain_open(&PLACED, &chain(), &[]);
                    visit(&Instance::placing(self.id, &placed, &explain))?;
                }
            }
        }
        self.mark_eliminated(&reported_loops);
        ControlFlow::Continue(())
    }

    /// The candidate that a node stands for; for a group, the candidate in its first cell.
    fn candidate_of(&self, node: usize) -> (usize, u8) {
        (
            self.link_graph.nodes[node].cells[0],
            self.link_graph.nodes[node].digit,
        )
    }

    /// Reports the chains that the last links completed.
    fn report_chains(&mut self, visit: &mut InstanceVisitor<'_>) -> ControlFlow<()> {
        let (mut reported, mut ungrouped_sets) = (BTreeSet::new(), BTreeSet::new());
        for start in 0..self.link_graph.nodes.len() {
            for end in nodes(self.searches[start].last_layer()).filter(|end| *end >= start) {
                if start == end && start < self.link_graph.candidate_count {
                    continue;
                }
                let eliminated_set = self.common_weak_neighbors(start, end);
                if !self.has_new(&eliminated_set) {
                    continue;
                }
                if !self.belongs_here(start, end) {
                    ungrouped_sets.insert(eliminated_set);
                } else if reported.insert(eliminated_set.clone()) {
                    let eliminations = self.candidates_of(&eliminated_set);
                    let chain = || self.searches[start].chain(&self.link_graph.graph, end);
                    let explain = || self.explain_open(&CHAIN, &chain(), &eliminations);
                    visit(&Instance::eliminating(self.id, &eliminations, &explain))?;
                }
            }
        }
        self.mark_eliminated(reported.iter().chain(&ungrouped_sets));
        ControlFlow::Continue(())
    }

    /// Explains a chain that is not closed to a continuous loop, up to the first contradiction.
    fn explain_open(
        &self,
        template: &'static Template,
        chain: &[usize],
        eliminations: &[(usize, u8)],
    ) -> Explanation {
        let weak = &self.link_graph.graph.weak;
        let true_nodes: Vec<usize> = chain.iter().skip(1).step_by(2).copied().collect();
        for (count, &node) in true_nodes.iter().enumerate() {
            if node == chain[0] {
                break;
            }
            let excluded = |earlier: &&usize| weak.contains(**earlier, node);
            if let Some(&middle) = true_nodes[..count].iter().find(excluded) {
                let template = if template.id == PLACED.id {
                    &IMPOSSIBLE_PLACED
                } else {
                    &IMPOSSIBLE
                };
                let chain = &chain[..2 * count + 2];
                return self.explain(template, chain, Some(middle), eliminations);
            }
        }
        let [first, last] =
            [chain[0], chain[chain.len() - 1]].map(|node| &self.link_graph.nodes[node]);
        let leads_back = first.digit == last.digit
            && first.cells.len() < last.cells.len()
            && first.cells.iter().all(|cell| last.cells.contains(cell));
        if leads_back {
            let end = chain[chain.len() - 1];
            // A node within the end leads there as well.
            let is_within = |node: &usize| {
                let node = &self.link_graph.nodes[*node];
                node.digit == last.digit && node.cells.iter().all(|cell| last.cells.contains(cell))
            };
            let length =
                (true_nodes.iter().position(is_within)).map_or(chain.len(), |count| 2 * count + 2);
            return self.explain(&BACK, &chain[..length], Some(end), eliminations);
        }
        self.explain(template, chain, None, eliminations)
    }

    /// Explains a continuous loop. If only one of its weak links eliminates candidates, the loop is explained as a chain
    /// between the ends of this link.
    fn explain_loop(&self, chain: &[usize], eliminations: &[(usize, u8)]) -> Explanation {
        let used: Vec<[usize; 2]> = weak_links(chain)
            .filter(|pair| self.is_used(*pair))
            .collect();
        if let [[_, start]] = used[..]
            && let Some(index) = chain.iter().position(|node| *node == start)
        {
            let mut chain = chain.to_vec();
            chain.rotate_left(index);
            return self.explain_open(&CHAIN, &chain, eliminations);
        }
        self.explain(&LOOP, chain, None, eliminations)
    }

    /// Returns `true` if a continuous loop eliminates a candidate by this weak link.
    fn is_used(&self, [one, other]: [usize; 2]) -> bool {
        nodes(&self.common_weak_neighbors(one, other))
            .next()
            .is_some()
    }

    /// Explains a chain with a template; `further` is the node that excludes the last node of the chain, or the node to
    /// which a chain leads back, if there is one.
    fn explain(
        &self,
        template: &'static Template,
        chain: &[usize],
        further: Option<usize>,
        eliminations: &[(usize, u8)],
    ) -> Explanation {
        let closed = template.id == LOOP.id;
        let link_graph = self.link_graph;
        let chain_argument = chain.iter().enumerate().map(|(index, &node)| {
            let node = &link_graph.nodes[node];
            (node.cells.clone(), node.digit, index % 2 == 1)
        });
        let mut arguments = vec![
            ("chain", Argument::Chain(chain_argument.collect())),
            ("link_count", Argument::Number(chain.len() as u64 - 1)),
        ];
        if [PLACED.id, IMPOSSIBLE_PLACED.id].contains(&template.id) {
            let (cell, digit) = self.candidate_of(chain[0]);
            arguments.extend([
                ("cell", Argument::Cell(cell)),
                ("digit", Argument::Digit(digit)),
            ]);
        }
        let message_of = |node: &usize| {
            let node = &link_graph.nodes[*node];
            let message = if let [cell] = node.cells[..] {
                let candidate = Argument::Candidates(vec![(cell, node.digit)]);
                Message::new(&SINGLE, vec![("candidate", candidate)])
            } else {
                let arguments = vec![
                    ("digit", Argument::Digit(node.digit)),
                    ("cells", Argument::Cells(node.cells.clone())),
                ];
                Message::new(&GROUP, arguments)
            };
            Arc::new(message)
        };
        let names = |nodes: &[usize]| Argument::Messages(nodes.iter().map(message_of).collect());
        let (first, last) = (&chain[..1], &chain[chain.len() - 1..]);
        match further {
            Some(end) if template.id == BACK.id => {
                let node = &link_graph.nodes[end];
                arguments.extend([
                    ("one", names(first)),
                    ("end", names(last)),
                    ("digit", Argument::Digit(node.digit)),
                    beyond_two(node.cells.len()),
                    ("cells", Argument::Cells(node.cells.clone())),
                ]);
            }
            Some(middle) => {
                arguments.extend([("middle", names(&[middle])), ("other", names(last))]);
            }
            None if template.id == CHAIN.id => {
                arguments.extend([("one", names(first)), ("other", names(last))]);
            }
            None => {}
        }
        if template.id == IMPOSSIBLE.id {
            arguments.extend([
                ("one", names(first)),
                ("removed", Argument::Candidates(eliminations.to_vec())),
            ]);
        }
        if template.id == LOOP.id {
            // Only the links that eliminate a candidate are named.
            let used: Vec<[usize; 2]> = weak_links(chain)
                .filter(|pair| self.is_used(*pair))
                .collect();
            // A weak link leads from a node that is true if the start is false to one that is true if the start is true.
            let [second, mut first_nodes] =
                [0, 1].map(|end| -> Vec<usize> { used.iter().map(|pair| pair[end]).collect() });
            first_nodes.retain(|node| *node != chain[0]);
            let pairs = used.iter().map(|&[one, other]| {
                let arguments = vec![("one", names(&[one])), ("other", names(&[other]))];
                Arc::new(Message::new(&PAIR, arguments))
            });
            let count = Argument::Number(used.len() as u64);
            arguments.extend([
                ("start", names(first)),
                ("nodes", names(chain)),
                ("first", names(&first_nodes)),
                ("second", names(&second)),
                ("first_count", Argument::Number(first_nodes.len() as u64)),
                ("second_count", count.clone()),
                ("pair_count", count),
                ("pairs", Argument::Messages(pairs.collect())),
            ]);
        }
        let mut explanation = Explanation::new(template, arguments);
        for (index, &node) in chain.iter().enumerate() {
            let node = &link_graph.nodes[node];
            let is_last = index == chain.len() - 1;
            let role = match (closed, node.cells.len()) {
                (true, _) if index % 2 == 0 => Role::First,
                (true, _) => Role::Second,
                _ if index == 0 => Role::First,
                _ if is_last => Role::Second,
                (_, 1) => Role::Pattern,
                _ => Role::Grouped,
            };
            let candidates = node.cells.iter().map(|cell| (*cell, node.digit));
            explanation = mark_candidates(explanation, role, candidates);
            if index > 0 {
                let previous = &link_graph.nodes[chain[index - 1]];
                explanation.links.push(previous.link(node, index % 2 == 1));
            }
            if closed && is_last {
                let first = &link_graph.nodes[chain[0]];
                explanation.links.push(node.link(first, false));
            }
        }
        explanation
    }
}

impl Technique for NiceLoop {
    fn info(&self) -> TechniqueInfo {
        self.info
    }

    fn find(&self, context: &Context<'_>, visit: &mut InstanceVisitor<'_>) -> ControlFlow<()> {
        if context.shape().side() > 16 {
            return ControlFlow::Continue(());
        }
        let mut search = ChainSearch::new(context, self);
        while search.advance() {
            search.report_loops(visit)?;
            search.report_placements(visit)?;
            search.report_chains(visit)?;
        }
        ControlFlow::Continue(())
    }
}
