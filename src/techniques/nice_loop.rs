//! Alternating inference chains and nice loops.

use std::collections::BTreeSet;
use std::ops::ControlFlow;

use sudoku_search::{Argument, Explanation, Role, Template, docs};

use crate::alternating::{Spread, has, nodes};
use crate::deduction::mark_candidates;
use crate::nodes::Net;
use crate::{About, Context, Each, Family, Instance, Level, Technique};

docs! {
    /// A chain of strong and weak links in turn has a true end; a loop has one true side at each
    /// link.
    ///
    /// # How it works
    ///
    /// Two candidates are strongly linked if one of them must be true: the two of a cell, or the
    /// two places of a digit in a house. They are weakly linked if not both can be: in a cell, or
    /// of one digit in a house. In a chain of strong and weak links in turn that begins and ends
    /// with strong ones, if the one end is false the other is true: so what is weakly linked with
    /// both goes. If both ends are the same candidate, it is true. If the two ends are themselves
    /// weakly linked the chain closes to a *continuous* loop: one side of each of its links is
    /// true, and what is weakly linked with both sides of a link goes. The other two are the
    /// *discontinuous* loops.
    ///
    /// Chains have three links or more, and pass each candidate by a shortest way. What is told
    /// takes a candidate that no chain or loop with fewer strong links takes, and, of a chain, no
    /// loop with as many; what takes the same is told once. Of loops those are looked at that are
    /// the shortest through one of their links, where there are not more than sixteen of these.
    /// Grids have up to 16×16 cells.
    ///
    /// # References
    ///
    /// *AIC* and *nice loop*, from the Sudoku forums of 2005 and 2006. Chains of one digit
    /// (X-chains) and of cells with two candidates (XY-chains) are among these.
    const DOCS;
}

docs! {
    /// A nice loop with nodes of several candidates: those of a digit in a box and a line.
    ///
    /// # How it works
    ///
    /// Two or more candidates of a digit that a box and a line share count as one: one of them is
    /// true, or none is. Such a group is strongly linked with another group or candidate if the two
    /// hold all places of the digit in a house, and weakly linked if all of the one see all of the
    /// other. Chains and loops are as in nice loops; those that a chain without groups does with
    /// as few links are left to these.
    ///
    /// # References
    ///
    /// *Grouped AIC*, *grouped nice loop*.
    const GROUPED_DOCS;
}

static CHAIN: Template = Template {
    id: "nice-loop",
    text: "{chain}. So one end or the other is true, and what goes with neither goes.",
};

static PLACED: Template = Template {
    id: "nice-loop-placed",
    text: "{chain}. So {cell} is {digit} even if it is not, and must be.",
};

static LOOP: Template = Template {
    id: "nice-loop-continuous",
    text: "{chain}, and round again. So one side of each link is true, and what goes with neither goes.",
};

/// So many shortest loops through a link are looked at.
const MOST_LOOPS: usize = 16;

pub(crate) struct NiceLoop {
    about: About,
    grouped: bool,
}

impl NiceLoop {
    pub(crate) const PLAIN: Self = Self {
        about: About::new("nice-loop", "Nice loop", Family::Chains, DOCS)
            .hodoku(Level::Unfair, 280)
            .of_sides(4, 16),
        grouped: false,
    };
    pub(crate) const GROUPED: Self = Self {
        about: About::new(
            "grouped-nice-loop",
            "Grouped nice loop",
            Family::Chains,
            GROUPED_DOCS,
        )
        .hodoku(Level::Unfair, 300)
        .of_sides(4, 16),
        grouped: true,
    };
}

/// Chains from every node, and what they took so far.
struct Search<'a> {
    id: &'static str,
    net: &'a Net,
    spreads: Vec<Spread>,
    /// The chains without groups, where these are left to another technique.
    plain: Option<(&'a Net, Vec<Spread>)>,
    /// Candidates that fewer links took, as a set of nodes.
    fallen: Vec<u64>,
}

impl<'a> Search<'a> {
    fn new(context: &'a Context<'a>, technique: &NiceLoop) -> Self {
        let start = |net: &Net| -> Vec<Spread> {
            let spread = |node| Spread::new(&net.graph, node);
            (0..net.nodes.len()).map(spread).collect()
        };
        let net = context.net(technique.grouped);
        let plain = technique.grouped.then(|| context.net(false));
        Self {
            id: technique.about.id,
            net,
            spreads: start(net),
            plain: plain.map(|net| (net, start(net))),
            fallen: vec![0; net.nodes.len().div_ceil(64)],
        }
    }

    /// One strong link further; `false` if there is no way on.
    fn further(&mut self) -> bool {
        if let Some((net, spreads)) = &mut self.plain {
            for spread in spreads {
                spread.further(&net.graph);
            }
        }
        let mut further = false;
        for spread in &mut self.spreads {
            further |= spread.further(&self.net.graph);
        }
        further
    }

    /// Whether a chain between two nodes needs no group, or is not asked to have one.
    fn is_own(&self, one: usize, other: usize) -> bool {
        match &self.plain {
            None => true,
            Some((net, spreads)) => {
                one.max(other) >= net.candidates || !spreads[one].reaches(other)
            }
        }
    }

    /// The candidates weakly linked with both.
    fn common(&self, one: usize, other: usize) -> Vec<u64> {
        let weak = &self.net.graph.weak;
        let mut common: Vec<u64> = (weak.of(one).iter().zip(weak.of(other)))
            .map(|(one, other)| one & other)
            .collect();
        self.without_groups(&mut common);
        common
    }

    fn without_groups(&self, set: &mut [u64]) {
        let count = self.net.candidates;
        for (at, word) in set.iter_mut().enumerate() {
            let left = count.saturating_sub(64 * at);
            if left < 64 {
                *word &= (1 << left) - 1;
            }
        }
    }

    fn is_news(&self, set: &[u64]) -> bool {
        set.iter()
            .zip(&self.fallen)
            .any(|(new, old)| new & !old != 0)
    }

    fn fall<'s>(&mut self, sets: impl IntoIterator<Item = &'s Vec<u64>>) {
        for set in sets {
            for (old, new) in self.fallen.iter_mut().zip(set) {
                *old |= new;
            }
        }
    }

    fn items(&self, set: &[u64]) -> Vec<(usize, u8)> {
        let item = |node: usize| (self.net.nodes[node].cells[0], self.net.nodes[node].digit);
        nodes(set).map(item).collect()
    }

    /// What a loop takes: of each of its weak links.
    fn loop_takes(&self, chain: &[usize]) -> Vec<u64> {
        let mut all = vec![0; self.fallen.len()];
        let closing = [chain[chain.len() - 1], chain[0]];
        for pair in chain[1..chain.len() - 1].chunks(2).chain([&closing[..]]) {
            for (word, common) in all.iter_mut().zip(self.common(pair[0], pair[1])) {
                *word |= common;
            }
        }
        all
    }

    fn loops(&mut self, each: &mut Each<'_>) -> ControlFlow<()> {
        let (mut told, mut all) = (BTreeSet::new(), Vec::new());
        let (net, candidates) = (self.net, self.net.candidates);
        for start in 0..net.nodes.len() {
            let spread = &self.spreads[start];
            let closes = |end: &usize| *end > start && net.graph.weak.has(start, *end);
            for end in nodes(spread.front()).filter(closes) {
                let mut chains = Vec::new();
                spread.chains(&net.graph, end, &mut |chain| {
                    chains.push(chain.to_vec());
                    chains.len() <= MOST_LOOPS
                });
                if chains.len() > MOST_LOOPS {
                    continue;
                }
                for mut chain in chains {
                    chain.reverse();
                    let own = self.plain.is_none() || chain.iter().any(|it| *it >= candidates);
                    let takes = self.loop_takes(&chain);
                    if !self.is_news(&takes) {
                        continue;
                    }
                    all.push(takes.clone());
                    if own && told.insert(takes.clone()) {
                        let lost = self.items(&takes);
                        let explain = || self.explain(&LOOP, &chain, true);
                        each(&Instance::eliminating(self.id, &lost, &explain))?;
                    }
                }
            }
        }
        self.fall(&all);
        ControlFlow::Continue(())
    }

    /// Candidates that follow even from being false.
    fn placements(&mut self, each: &mut Each<'_>) -> ControlFlow<()> {
        let mut told = Vec::new();
        for start in 0..self.net.candidates {
            if has(self.spreads[start].front(), start) {
                told.push(self.common(start, start));
                if self.is_own(start, start) {
                    let placed = self.items_of(start);
                    let chain = || self.spreads[start].chain(&self.net.graph, start);
                    let explain = || self.explain(&PLACED, &chain(), false);
                    each(&Instance::placing(self.id, &placed, &explain))?;
                }
            }
        }
        self.fall(&told);
        ControlFlow::Continue(())
    }

    fn items_of(&self, node: usize) -> (usize, u8) {
        (self.net.nodes[node].cells[0], self.net.nodes[node].digit)
    }

    fn chains(&mut self, each: &mut Each<'_>) -> ControlFlow<()> {
        let (mut told, mut others) = (BTreeSet::new(), BTreeSet::new());
        for start in 0..self.net.nodes.len() {
            for end in nodes(self.spreads[start].front()).filter(|end| *end >= start) {
                if start == end && start < self.net.candidates {
                    continue;
                }
                let takes = self.common(start, end);
                if !self.is_news(&takes) {
                    continue;
                }
                if !self.is_own(start, end) {
                    others.insert(takes);
                } else if told.insert(takes.clone()) {
                    let lost = self.items(&takes);
                    let chain = || self.spreads[start].chain(&self.net.graph, end);
                    let explain = || self.explain(&CHAIN, &chain(), false);
                    each(&Instance::eliminating(self.id, &lost, &explain))?;
                }
            }
        }
        self.fall(told.iter().chain(&others));
        ControlFlow::Continue(())
    }

    fn explain(&self, template: &'static Template, chain: &[usize], closed: bool) -> Explanation {
        let net = self.net;
        let told = chain.iter().enumerate().map(|(place, &node)| {
            let node = &net.nodes[node];
            (node.cells.clone(), node.digit, place % 2 == 1)
        });
        let mut arguments = vec![("chain", Argument::Chain(told.collect()))];
        if template.id == PLACED.id {
            let (cell, digit) = self.items_of(chain[0]);
            arguments.extend([
                ("cell", Argument::Cell(cell)),
                ("digit", Argument::Digit(digit)),
            ]);
        }
        let mut explanation = Explanation::new(template, arguments);
        for (place, &node) in chain.iter().enumerate() {
            let node = &net.nodes[node];
            let last = place == chain.len() - 1;
            let role = match (closed, node.cells.len()) {
                (true, _) if place % 2 == 0 => Role::First,
                (true, _) => Role::Second,
                _ if place == 0 => Role::First,
                _ if last => Role::Second,
                (_, 1) => Role::Pattern,
                _ => Role::Grouped,
            };
            let candidates = node.cells.iter().map(|cell| (*cell, node.digit));
            explanation = mark_candidates(explanation, role, candidates);
            if place > 0 {
                let before = &net.nodes[chain[place - 1]];
                explanation.links.push(before.link(node, place % 2 == 1));
            }
            if closed && last {
                let first = &net.nodes[chain[0]];
                explanation.links.push(node.link(first, false));
            }
        }
        explanation
    }
}

impl Technique for NiceLoop {
    fn about(&self) -> About {
        self.about
    }

    fn find(&self, context: &Context<'_>, each: &mut Each<'_>) -> ControlFlow<()> {
        if context.shape().side() > 16 {
            return ControlFlow::Continue(());
        }
        let mut search = Search::new(context, self);
        while search.further() {
            search.loops(each)?;
            search.placements(each)?;
            search.chains(each)?;
        }
        ControlFlow::Continue(())
    }
}
