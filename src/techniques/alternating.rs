//! Breadth-first search along alternating strong and weak links.
//!
//! A node stands for the statement that a digit is in a cell, or in one cell of a group. At least
//! one end of a strong link is true, and at most one end of a weak link is true. So a false node
//! implies, along a strong link, a true node; and a true node implies, along a weak link, a false
//! node.

/// The adjacency matrix of links between nodes that are numbered from 0: a bit set of neighbors for
/// each node.
pub(crate) struct Adjacency {
    /// The number of 64-bit words per row.
    words: usize,
    /// The bit sets of neighbors, one row per node.
    rows: Vec<u64>,
}

impl Adjacency {
    fn new(nodes: usize) -> Self {
        let words = nodes.div_ceil(64);
        Self {
            words,
            rows: vec![0; words * nodes],
        }
    }

    /// Links two nodes in both directions.
    pub(crate) fn link(&mut self, one: usize, other: usize) {
        for (from, to) in [(one, other), (other, one)] {
            self.rows[from * self.words + to / 64] |= 1 << (to % 64);
        }
    }

    /// The neighbors of a node, as a bit set.
    #[inline]
    pub(crate) fn neighbors(&self, node: usize) -> &[u64] {
        &self.rows[node * self.words..(node + 1) * self.words]
    }

    /// Returns `true` if the two nodes are linked.
    #[inline]
    pub(crate) fn contains(&self, one: usize, other: usize) -> bool {
        contains(self.neighbors(one), other)
    }
}

/// Returns `true` if the bit set contains the node.
#[inline]
pub(crate) fn contains(set: &[u64], node: usize) -> bool {
    set[node / 64] >> (node % 64) & 1 == 1
}

/// The nodes of a bit set, ascending.
pub(crate) fn nodes(set: &[u64]) -> impl Iterator<Item = usize> + '_ {
    (set.iter().enumerate()).flat_map(|(index, &word)| nodes_in_word(word, index))
}

/// The nodes in the word of a bit set with this index.
fn nodes_in_word(word: u64, word_index: usize) -> impl Iterator<Item = usize> {
    let mut remaining = word;
    std::iter::from_fn(move || {
        (remaining != 0).then(|| {
            let index = remaining.trailing_zeros() as usize;
            remaining &= remaining - 1;
            64 * word_index + index
        })
    })
}

/// One step of a breadth-first search: sets `new` to the neighbors of the nodes in `from` that are
/// not in `known`, and adds these to `known`.
fn expand_layer(links: &Adjacency, from: &[u64], new: &mut [u64], known: &mut [u64]) {
    for node in nodes(from) {
        for (word, linked) in new.iter_mut().zip(links.neighbors(node)) {
            *word |= linked;
        }
    }
    for (word, known) in new.iter_mut().zip(known) {
        *word &= !*known;
        *known |= *word;
    }
}

/// A graph of nodes with strong and weak links.
pub(crate) struct Graph {
    /// The strong links: at least one of the two nodes is true.
    pub(crate) strong: Adjacency,
    /// The weak links: at most one of the two nodes is true.
    pub(crate) weak: Adjacency,
}

impl Graph {
    /// A graph with this number of nodes and no links.
    pub(crate) fn new(nodes: usize) -> Self {
        Self {
            strong: Adjacency::new(nodes),
            weak: Adjacency::new(nodes),
        }
    }
}

/// A breadth-first search for what follows if a start node is false. Each layer adds one strong or
/// weak link, and a node enters the search once as true and once as false, by a shortest chain.
pub(crate) struct AlternatingSearch {
    start: usize,
    words: usize,
    /// The nodes that have been inferred to be false, as a bit set.
    false_nodes: Vec<u64>,
    /// The nodes that have been inferred to be true, as a bit set.
    true_nodes: Vec<u64>,
    /// The bit sets of nodes found in each layer: alternately false nodes (reached by a weak link;
    /// the first layer is the start) and true nodes (reached by a strong link).
    layers: Vec<u64>,
}

impl AlternatingSearch {
    /// A search that has followed the strong links of the start node.
    pub(crate) fn new(graph: &Graph, start: usize) -> Self {
        let words = graph.strong.words;
        let mut false_nodes = vec![0; words];
        false_nodes[start / 64] |= 1 << (start % 64);
        let true_nodes = graph.strong.neighbors(start).to_vec();
        let layers = [&false_nodes[..], &true_nodes].concat();
        Self {
            start,
            words,
            false_nodes,
            true_nodes,
            layers,
        }
    }

    /// Follows one weak and one strong link from the last layer. Returns `false` if no new node
    /// becomes true.
    pub(crate) fn advance(&mut self, graph: &Graph) -> bool {
        let last_layer_start = self.layers.len() - self.words;
        if self.layers[last_layer_start..]
            .iter()
            .all(|word| *word == 0)
        {
            return false;
        }
        self.layers.resize(self.layers.len() + 2 * self.words, 0);
        let (earlier_layers, new) = self.layers.split_at_mut(last_layer_start + self.words);
        let (new_false, new_true) = new.split_at_mut(self.words);
        expand_layer(
            &graph.weak,
            &earlier_layers[last_layer_start..],
            new_false,
            &mut self.false_nodes,
        );
        expand_layer(&graph.strong, new_false, new_true, &mut self.true_nodes);
        new_true.iter().any(|word| *word != 0)
    }

    /// The nodes of the last layer: those that first became true by the last strong link.
    #[inline]
    pub(crate) fn last_layer(&self) -> &[u64] {
        &self.layers[self.layers.len() - self.words..]
    }

    /// Returns `true` if the node is known to become true.
    #[inline]
    pub(crate) fn reaches_true(&self, node: usize) -> bool {
        contains(&self.true_nodes, node)
    }

    /// The nodes that were found in a layer.
    fn layer(&self, layer: usize) -> &[u64] {
        &self.layers[layer * self.words..(layer + 1) * self.words]
    }

    /// Passes every shortest chain to a node of the last layer to `visit`, until `visit` returns
    /// `false`. A chain is a list of nodes from the end, which is true, to the start, which is
    /// false; true and false nodes alternate.
    pub(crate) fn chains(
        &self,
        graph: &Graph,
        end: usize,
        visit: &mut dyn FnMut(&[usize]) -> bool,
    ) {
        let mut chain = vec![end];
        self.trace_back(graph, self.layers.len() / self.words - 1, &mut chain, visit);
    }

    /// Extends a chain, which leads back from the end to a node of the layer `layer`, in every way to the start.
    /// Returns `false` if `visit` returned `false`.
    fn trace_back(
        &self,
        graph: &Graph,
        layer: usize,
        chain: &mut Vec<usize>,
        visit: &mut dyn FnMut(&[usize]) -> bool,
    ) -> bool {
        if layer == 0 {
            return visit(chain);
        }
        let links = if layer % 2 == 1 {
            &graph.strong
        } else {
            &graph.weak
        };
        let last_node = chain[chain.len() - 1];
        let previous_layer = self.layer(layer - 1);
        let common_nodes = |index: usize| links.neighbors(last_node)[index] & previous_layer[index];
        for node in (0..self.words).flat_map(|index| nodes_in_word(common_nodes(index), index)) {
            chain.push(node);
            let should_continue = self.trace_back(graph, layer - 1, chain, visit);
            chain.pop();
            if !should_continue {
                return false;
            }
        }
        true
    }

    /// The first of the shortest chains to a node of the last layer, as a list of nodes from the
    /// start, which is false, to `end`, which is true.
    pub(crate) fn chain(&self, graph: &Graph, end: usize) -> Vec<usize> {
        let mut first_chain = Vec::new();
        self.chains(graph, end, &mut |chain| {
            first_chain.extend(chain.iter().rev());
            false
        });
        assert_eq!(first_chain.first(), Some(&self.start));
        first_chain
    }
}
