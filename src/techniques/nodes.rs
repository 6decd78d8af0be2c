//! Candidates, and groups of them, as the nodes of chains.

use sudoku_search::Link;

use crate::Context;
use crate::alternating::Graph;

/// A digit stands in a cell, or in one of a few of a box and a line.
pub(crate) struct Node {
    pub(crate) digit: u8,
    /// Ascending.
    pub(crate) cells: Vec<usize>,
}

impl Node {
    /// A link between two of them, from the first cell to the first cell.
    pub(crate) fn link(&self, other: &Self, strong: bool) -> Link {
        Link {
            from: (self.cells[0], self.digit),
            to: (other.cells[0], other.digit),
            strong,
        }
    }
}

/// What chains over candidates run along.
pub(crate) struct Net {
    /// The candidates in ascending order, then the groups.
    pub(crate) nodes: Vec<Node>,
    /// How many of the nodes are candidates.
    pub(crate) candidates: usize,
    pub(crate) graph: Graph,
}

impl Net {
    /// Of a position, with groups or without.
    pub(crate) fn new(context: &Context<'_>, grouped: bool) -> Self {
        let mut nodes = Vec::new();
        for cell in context.position().blanks() {
            for digit in context.candidates(cell) {
                let cells = vec![cell];
                nodes.push(Node { digit, cells });
            }
        }
        let candidates = nodes.len();
        if grouped {
            groups(context, &mut nodes);
        }
        let graph = Graph::new(nodes.len());
        let mut net = Self {
            nodes,
            candidates,
            graph,
        };
        for digit in context.digits() {
            let of_digit: Vec<usize> = (0..net.nodes.len())
                .filter(|node| net.nodes[*node].digit == digit)
                .collect();
            net.link_digit(context, digit, &of_digit);
        }
        net.link_cells(context);
        net
    }

    fn link_cells(&mut self, context: &Context<'_>) {
        for one in 0..self.candidates {
            let cell = self.nodes[one].cells[0];
            let same = |other: &usize| self.nodes[*other].cells[0] == cell;
            let others: Vec<usize> = (one + 1..self.candidates).take_while(same).collect();
            for other in others {
                self.graph.weak.join(one, other);
                if context.candidates(cell).len() == 2 {
                    self.graph.strong.join(one, other);
                }
            }
        }
    }

    fn link_digit(&mut self, context: &Context<'_>, digit: u8, of_digit: &[usize]) {
        for (at, &one) in of_digit.iter().enumerate() {
            let seen = context.seen_by_all(digit, self.nodes[one].cells.iter().copied());
            for &other in &of_digit[at + 1..] {
                if (self.nodes[other].cells.iter()).all(|cell| seen.contains(*cell)) {
                    self.graph.weak.join(one, other);
                }
            }
        }
        for (house, cells) in context.houses().iter().enumerate() {
            let all = context.places(house, digit);
            // The nodes in the house, with their places there, that leave something to others.
            let mut inside: Vec<(usize, u32)> = Vec::new();
            for &node in of_digit {
                let place = |cell: &usize| cells.iter().position(|other| other == cell);
                let places: Option<u32> = (self.nodes[node].cells.iter())
                    .map(|cell| place(cell).map(|place| 1 << place))
                    .try_fold(0, |all, bit| bit.map(|bit: u32| all | bit));
                inside.extend(places.filter(|it| *it != all).map(|it| (node, it)));
            }
            for (at, &(one, own)) in inside.iter().enumerate() {
                for &(other, places) in &inside[at + 1..] {
                    if own | places == all {
                        self.graph.strong.join(one, other);
                    }
                }
            }
        }
    }
}

/// Adds, for each digit, box and line, the candidates in both if they are several.
fn groups(context: &Context<'_>, nodes: &mut Vec<Node>) {
    let side = context.shape().side();
    let houses = context.houses();
    for digit in context.digits() {
        for in_box in 2 * side..3 * side {
            for line in 0..2 * side {
                let cells: Vec<usize> = (context.cells_of(in_box, digit))
                    .filter(|cell| houses.of(*cell).contains(&line))
                    .collect();
                if cells.len() > 1 {
                    nodes.push(Node { digit, cells });
                }
            }
        }
    }
}
