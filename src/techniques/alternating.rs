//! Chains of links that are strong and weak in turn.
//!
//! A node is a statement: a digit stands in a cell, or in one of a few. Of a strong link one side
//! is true, of a weak one not both are. So from a node that is false a strong link leads to one
//! that is true, and from there a weak link to one that is false.

/// Links between nodes that are numbered from 0: a set of nodes for each, as bits.
pub(crate) struct Links {
    words: usize,
    rows: Vec<u64>,
}

impl Links {
    fn new(nodes: usize) -> Self {
        let words = nodes.div_ceil(64);
        Self {
            words,
            rows: vec![0; words * nodes],
        }
    }

    /// Links two nodes, both ways.
    pub(crate) fn join(&mut self, one: usize, other: usize) {
        for (from, to) in [(one, other), (other, one)] {
            self.rows[from * self.words + to / 64] |= 1 << (to % 64);
        }
    }

    /// The nodes that a node is linked with.
    #[inline]
    pub(crate) fn of(&self, node: usize) -> &[u64] {
        &self.rows[node * self.words..(node + 1) * self.words]
    }

    /// Whether two nodes are linked.
    #[inline]
    pub(crate) fn has(&self, one: usize, other: usize) -> bool {
        has(self.of(one), other)
    }
}

#[inline]
pub(crate) fn has(set: &[u64], node: usize) -> bool {
    set[node / 64] >> (node % 64) & 1 == 1
}

/// The nodes of a set, ascending.
pub(crate) fn nodes(set: &[u64]) -> impl Iterator<Item = usize> + '_ {
    (set.iter().enumerate()).flat_map(|(at, &word)| nodes_of(word, at))
}

/// The nodes of a word of a set.
fn nodes_of(word: u64, at: usize) -> impl Iterator<Item = usize> {
    let mut rest = word;
    std::iter::from_fn(move || {
        (rest != 0).then(|| {
            let place = rest.trailing_zeros() as usize;
            rest &= rest - 1;
            64 * at + place
        })
    })
}

/// The nodes linked with some of these that are not among those already known, which they join.
fn follow(links: &Links, from: &[u64], new: &mut [u64], known: &mut [u64]) {
    for node in nodes(from) {
        for (word, linked) in new.iter_mut().zip(links.of(node)) {
            *word |= linked;
        }
    }
    for (word, known) in new.iter_mut().zip(known) {
        *word &= !*known;
        *known |= *word;
    }
}

/// Nodes, and what follows from what.
pub(crate) struct Graph {
    /// Of two nodes one is true.
    pub(crate) strong: Links,
    /// Of two nodes not both are.
    pub(crate) weak: Links,
}

impl Graph {
    /// Without links.
    pub(crate) fn new(nodes: usize) -> Self {
        Self {
            strong: Links::new(nodes),
            weak: Links::new(nodes),
        }
    }
}

/// What follows from a node being false, one strong link further at a time, each node by the
/// shortest way there.
pub(crate) struct Spread {
    start: usize,
    words: usize,
    /// Nodes that are false so far, and those that are true.
    off: Vec<u64>,
    on: Vec<u64>,
    /// For each strong link on the way the nodes that became false before it and true by it.
    layers: Vec<u64>,
}

impl Spread {
    /// Up to the first strong link.
    pub(crate) fn new(graph: &Graph, start: usize) -> Self {
        let words = graph.strong.words;
        let mut off = vec![0; words];
        off[start / 64] |= 1 << (start % 64);
        let on = graph.strong.of(start).to_vec();
        let layers = [&off[..], &on].concat();
        Self {
            start,
            words,
            off,
            on,
            layers,
        }
    }

    /// Goes one strong link further; `false` if that leads nowhere.
    pub(crate) fn further(&mut self, graph: &Graph) -> bool {
        let from = self.layers.len() - self.words;
        if self.layers[from..].iter().all(|word| *word == 0) {
            return false;
        }
        self.layers.resize(self.layers.len() + 2 * self.words, 0);
        let (before, new) = self.layers.split_at_mut(from + self.words);
        let (new_off, new_on) = new.split_at_mut(self.words);
        follow(&graph.weak, &before[from..], new_off, &mut self.off);
        follow(&graph.strong, new_off, new_on, &mut self.on);
        new_on.iter().any(|word| *word != 0)
    }

    /// The nodes that the last strong links made true.
    #[inline]
    pub(crate) fn front(&self) -> &[u64] {
        &self.layers[self.layers.len() - self.words..]
    }

    /// Whether a node is true by some way so far.
    #[inline]
    pub(crate) fn reaches(&self, node: usize) -> bool {
        has(&self.on, node)
    }

    fn layer(&self, layer: usize) -> &[u64] {
        &self.layers[layer * self.words..(layer + 1) * self.words]
    }

    /// Hands out the shortest chains to a node of the front, from end to start, until told to stop:
    /// its nodes are in turn true and false.
    pub(crate) fn chains(&self, graph: &Graph, end: usize, each: &mut dyn FnMut(&[usize]) -> bool) {
        let mut chain = vec![end];
        self.back(graph, self.layers.len() / self.words - 1, &mut chain, each);
    }

    fn back(
        &self,
        graph: &Graph,
        layer: usize,
        chain: &mut Vec<usize>,
        each: &mut dyn FnMut(&[usize]) -> bool,
    ) -> bool {
        if layer == 0 {
            return each(chain);
        }
        let links = if layer % 2 == 1 {
            &graph.strong
        } else {
            &graph.weak
        };
        let last = chain[chain.len() - 1];
        let before = self.layer(layer - 1);
        let common = |at: usize| links.of(last)[at] & before[at];
        for node in (0..self.words).flat_map(|at| nodes_of(common(at), at)) {
            chain.push(node);
            let further = self.back(graph, layer - 1, chain, each);
            chain.pop();
            if !further {
                return false;
            }
        }
        true
    }

    /// The first of the shortest chains to a node of the front, from the start, which is false, to
    /// this end, which is true.
    pub(crate) fn chain(&self, graph: &Graph, end: usize) -> Vec<usize> {
        let mut first = Vec::new();
        self.chains(graph, end, &mut |chain| {
            first.extend(chain.iter().rev());
            false
        });
        assert_eq!(first.first(), Some(&self.start));
        first
    }
}
