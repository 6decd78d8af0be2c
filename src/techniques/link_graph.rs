//! Candidates and groups of candidates as the nodes of a link graph.

use sudoku_search::Link;

use crate::Context;
use crate::alternating::Graph;
use crate::context::ExtraTable;

/// A node of a [`LinkGraph`]: a single candidate, or a group of candidates for one digit in the
/// intersection of a box and a line. A group is true if one of its cells holds the digit.
pub(crate) struct LinkNode {
    pub(crate) digit: u8,
    /// The cells of the node, ascending. A single candidate has one cell.
    pub(crate) cells: Vec<usize>,
}

impl LinkNode {
    /// The link that is drawn from this node to another one, between the first cells of the two nodes.
    pub(crate) fn link(&self, other: &Self, strong: bool) -> Link {
        Link {
            from: (self.cells[0], self.digit),
            to: (other.cells[0], other.digit),
            strong,
        }
    }
}

/// The graph of strong and weak links that chains follow.
pub(crate) struct LinkGraph {
    /// The single candidates in ascending order, then the groups.
    pub(crate) nodes: Vec<LinkNode>,
    /// The number of nodes that are single candidates; these come first in `nodes`.
    pub(crate) candidate_count: usize,
    pub(crate) graph: Graph,
}

impl Context<'_> {
    /// The graph of strong and weak links between candidates, and between groups of candidates if
    /// `grouped` is `true`.
    pub(crate) fn link_graph(&self, grouped: bool) -> &LinkGraph {
        let table = if grouped {
            ExtraTable::GroupedLinks
        } else {
            ExtraTable::Links
        };
        self.extra_table(table, || LinkGraph::new(self, grouped))
    }
}

impl LinkGraph {
    /// Builds the graph for a position, with or without groups of candidates.
    pub(crate) fn new(context: &Context<'_>, grouped: bool) -> Self {
        let mut nodes = Vec::new();
        for cell in context.position().blanks() {
            for digit in context.candidates(cell) {
                let cells = vec![cell];
                nodes.push(LinkNode { digit, cells });
            }
        }
        let candidate_count = nodes.len();
        if grouped {
            add_groups(context, &mut nodes);
        }
        let graph = Graph::new(nodes.len());
        let mut link_graph = Self {
            nodes,
            candidate_count,
            graph,
        };
        for digit in context.digits() {
            let digit_nodes: Vec<usize> = (0..link_graph.nodes.len())
                .filter(|node| link_graph.nodes[*node].digit == digit)
                .collect();
            link_graph.link_digit(context, digit, &digit_nodes);
        }
        link_graph.link_cells(context);
        link_graph
    }

    /// Adds the links between the candidates of each cell.
    fn link_cells(&mut self, context: &Context<'_>) {
        for one in 0..self.candidate_count {
            let cell = self.nodes[one].cells[0];
            let is_in_cell = |other: &usize| self.nodes[*other].cells[0] == cell;
            let other_nodes: Vec<usize> = (one + 1..self.candidate_count)
                .take_while(is_in_cell)
                .collect();
            for other in other_nodes {
                self.graph.weak.link(one, other);
                if context.candidates(cell).len() == 2 {
                    self.graph.strong.link(one, other);
                }
            }
        }
    }

    /// Adds the links between the nodes of a digit: weak links between nodes that see each other, and strong links
    /// between nodes that contain all places of the digit in a house.
    fn link_digit(&mut self, context: &Context<'_>, digit: u8, digit_nodes: &[usize]) {
        for (i, &one) in digit_nodes.iter().enumerate() {
            let seen_cells = context.seen_by_all(digit, self.nodes[one].cells.iter().copied());
            for &other in &digit_nodes[i + 1..] {
                if (self.nodes[other].cells.iter()).all(|cell| seen_cells.contains(*cell)) {
                    self.graph.weak.link(one, other);
                }
            }
        }
        for (house, cells) in context.houses().iter().enumerate() {
            let all_places = context.places(house, digit);
            // The nodes inside the house as (node, mask of its places), except a node that covers
            // all places.
            let mut nodes_in_house: Vec<(usize, u32)> = Vec::new();
            for &node in digit_nodes {
                let index_of = |cell: &usize| cells.iter().position(|other| other == cell);
                let places: Option<u32> = (self.nodes[node].cells.iter())
                    .map(|cell| index_of(cell).map(|index| 1 << index))
                    .try_fold(0, |all_places, bit| bit.map(|bit: u32| all_places | bit));
                nodes_in_house.extend(
                    places
                        .filter(|places| *places != all_places)
                        .map(|places| (node, places)),
                );
            }
            for (i, &(one, own_places)) in nodes_in_house.iter().enumerate() {
                for &(other, places) in &nodes_in_house[i + 1..] {
                    if own_places | places == all_places {
                        self.graph.strong.link(one, other);
                    }
                }
            }
        }
    }
}

/// Adds a group for each digit, box and line whose intersection has at least two candidates.
fn add_groups(context: &Context<'_>, nodes: &mut Vec<LinkNode>) {
    let side = context.shape().side();
    let houses = context.houses();
    for digit in context.digits() {
        for in_box in 2 * side..3 * side {
            for line in 0..2 * side {
                let cells: Vec<usize> = (context.candidate_cells(in_box, digit))
                    .filter(|cell| houses.of(*cell).contains(&line))
                    .collect();
                if cells.len() > 1 {
                    nodes.push(LinkNode { digit, cells });
                }
            }
        }
    }
}
