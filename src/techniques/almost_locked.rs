//! Almost locked sets (ALS) and the restricted common candidates (RCC) that link them.

use std::cell::OnceCell;
use std::collections::BTreeMap;
use std::sync::Arc;

use sudoku_grid::{Digits, Shape};
use sudoku_search::{Argument, Explanation, Link, Message, Role, Template};

use crate::Context;
use crate::alternating::Graph;
use crate::cell_set::CellSet;
use crate::context::ExtraTable;
use crate::deduction::mark_cells;
use crate::house_order::{house_contains, houses_by_ease};

/// An almost locked set: *n* cells of a house with *n* + 1 candidates. If one candidate is removed
/// from all cells, the set becomes locked: it holds all its other candidates.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct AlmostLockedSet {
    /// The cells of the set.
    pub(crate) cells: CellSet,
    /// The candidates of the set.
    pub(crate) digits: Digits,
}

/// The places of a digit in an almost locked set, a node of the graph of sets. The node is true if
/// one of these cells holds the digit. Several sets can share a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct AlsNode {
    /// The digit.
    pub(crate) digit: u8,
    /// The cells of the set that have the digit as a candidate.
    pub(crate) cells: CellSet,
    /// All cells with the digit as a candidate that see every cell in `cells`.
    pub(crate) seen: CellSet,
}

/// All almost locked sets of a position, ordered by size and then by cells.
pub(crate) struct AlmostLockedSets {
    sets: Vec<AlmostLockedSet>,
    als_nodes: Vec<AlsNode>,
    /// The indices into `als_nodes` of the nodes of each set, ascending by digit, one set after the other.
    set_nodes: Vec<usize>,
    /// The index in `set_nodes` at which each set begins.
    set_starts: Vec<usize>,
    shape: Shape,
    linked_sets: OnceCell<Vec<Vec<(usize, Digits)>>>,
    graph: OnceCell<Graph>,
}

static SET: Template = Template {
    id: "als-set",
    text: "{cells} in {house}, with the candidates {digits}",
};

/// The statement that a node is true.
static HAS: Template = Template {
    id: "als-has",
    text: "{count||one of }{cells} is {digit}",
};

/// The statement that a node is false.
static LACKS: Template = Template {
    id: "als-lacks",
    text: "{cells} {count|is|are} not {digit}",
};

/// The statement that a set without one of its digits contains all the others.
static FILLED: Template = Template {
    id: "als-filled",
    text: "{cells} are left with {digits}, one digit for each cell",
};

/// The statement that a set without one of its digits contains all the others, among them a certain one.
static FORCES: Template = Template {
    id: "als-forces",
    text: "{cells} are left with {digits}, one digit for each cell, and so {count||one of }{places} is {digit}",
};

/// A message as an argument of another message.
fn sentence(template: &'static Template, arguments: Vec<(&'static str, Argument)>) -> Argument {
    Argument::Messages(vec![Arc::new(Message::new(template, arguments))])
}

/// A statement about a digit in cells, as an argument of a message.
fn statement(template: &'static Template, cells: &CellSet, digit: u8) -> Argument {
    Argument::Messages(vec![Arc::new(digit_message(template, cells, digit))])
}

/// A statement about a digit in cells.
fn digit_message(template: &'static Template, cells: &CellSet, digit: u8) -> Message {
    let cells: Vec<usize> = cells.iter().collect();
    let count = Argument::Number(cells.len() as u64);
    let arguments = vec![
        ("cells", Argument::Cells(cells)),
        ("count", count),
        ("digit", Argument::Digit(digit)),
    ];
    Message::new(template, arguments)
}

/// The maximum number of cells in a set. In grids larger than 9×9, larger sets would be too
/// numerous.
const fn max_cells(side: usize) -> usize {
    if side <= 9 { 8 } else { 4 }
}

impl Context<'_> {
    /// The almost locked sets of the position.
    pub(crate) fn almost_locked(&self) -> &AlmostLockedSets {
        self.extra_table(ExtraTable::AlmostLockedSets, || AlmostLockedSets::new(self))
    }
}

impl AlmostLockedSets {
    /// Finds all almost locked sets of the position.
    pub(crate) fn new(context: &Context<'_>) -> Self {
        let shape = context.shape();
        let max_size = max_cells(shape.side());
        let mut sets = Vec::new();
        for house in 0..3 * shape.side() {
            let blanks: Vec<usize> = (context.houses().cells(house).iter().copied())
                .filter(|cell| !context.candidates(*cell).is_empty())
                .collect();
            // A stack of partial sets: the cells, their number, the index of the next cell to try,
            // and the union of the candidates.
            let mut partial_sets = vec![(CellSet::empty(shape), 0, 0, Digits::EMPTY)];
            while let Some((cells, count, from, digits)) = partial_sets.pop() {
                for (index, &cell) in blanks.iter().enumerate().skip(from) {
                    let mut cells = cells;
                    cells.insert(cell);
                    let digits = digits | context.candidates(cell);
                    if digits.len() == count + 2 {
                        sets.push((count, cells.iter().collect::<Vec<_>>(), cells, digits));
                    }
                    if count + 1 < max_size {
                        partial_sets.push((cells, count + 1, index + 1, digits));
                    }
                }
            }
        }
        sets.sort_unstable_by(|one, other| (one.0, &one.1).cmp(&(other.0, &other.1)));
        // A set in a line and a box is found twice.
        sets.dedup_by(|one, other| one.1 == other.1);
        let sets: Vec<_> = (sets.into_iter())
            .map(|(_, _, cells, digits)| AlmostLockedSet { cells, digits })
            .collect();
        let mut als_nodes: Vec<AlsNode> = Vec::new();
        let mut node_of_places = BTreeMap::new();
        let (mut set_nodes, mut set_starts) = (Vec::new(), Vec::new());
        for set in &sets {
            set_starts.push(set_nodes.len());
            for digit in set.digits {
                let cells = set.cells & *context.cells_with(digit);
                let node = *node_of_places.entry((digit, cells)).or_insert_with(|| {
                    let seen = context.seen_by_all(digit, cells.iter());
                    als_nodes.push(AlsNode { digit, cells, seen });
                    als_nodes.len() - 1
                });
                set_nodes.push(node);
            }
        }
        Self {
            sets,
            als_nodes,
            set_nodes,
            set_starts,
            shape,
            linked_sets: OnceCell::new(),
            graph: OnceCell::new(),
        }
    }

    /// The sets, ordered by size and then by cells.
    pub(crate) fn sets(&self) -> &[AlmostLockedSet] {
        &self.sets
    }

    /// The cells of a set as an argument of a message.
    pub(crate) fn cells_argument(&self, set: usize) -> Argument {
        Argument::Cells(self.sets[set].cells.iter().collect())
    }

    /// The easiest house that contains all cells of a set, as an argument of a message.
    pub(crate) fn house_argument(&self, set: usize) -> Argument {
        let cells: Vec<usize> = self.sets[set].cells.iter().collect();
        let house = houses_by_ease(self.shape).find(|&one| house_contains(self.shape, one, &cells));
        Argument::House(house.expect("the cells of a set are in one house"))
    }

    /// The statement that a set without a digit contains all its other digits, as an argument of a message.
    pub(crate) fn filled_argument(&self, set: usize, excluded: u8) -> Argument {
        let digits = self.sets[set].digits - Digits::only(excluded);
        if let Some(digit) = digits.single() {
            return statement(&HAS, &self.sets[set].cells, digit);
        }
        let arguments = vec![
            ("cells", self.cells_argument(set)),
            ("digits", Argument::Digits(digits)),
        ];
        sentence(&FILLED, arguments)
    }

    /// The statement that a set without a digit contains all its other digits, among them `digit`, as an argument of
    /// a message.
    pub(crate) fn forces_argument(&self, set: usize, excluded: u8, digit: u8) -> Argument {
        let digits = self.sets[set].digits - Digits::only(excluded);
        if digits.single().is_some() {
            return self.filled_argument(set, excluded);
        }
        let places: Vec<usize> = self.node_of(set, digit).cells.iter().collect();
        let arguments = vec![
            ("cells", self.cells_argument(set)),
            ("digits", Argument::Digits(digits)),
            ("count", Argument::Number(places.len() as u64)),
            ("places", Argument::Cells(places)),
            ("digit", Argument::Digit(digit)),
        ];
        sentence(&FORCES, arguments)
    }

    /// The cells, a house and the candidates of a set, as an argument of a message.
    pub(crate) fn set_argument(&self, set: usize) -> Argument {
        let arguments = vec![
            ("cells", self.cells_argument(set)),
            ("house", self.house_argument(set)),
            ("digits", Argument::Digits(self.sets[set].digits)),
        ];
        sentence(&SET, arguments)
    }

    /// The statements in which cells of the two sets each of these digits of both sets is, as an argument of a message.
    pub(crate) fn contained_argument(&self, pair: [usize; 2], digits: Digits) -> Argument {
        let statements = digits.iter().map(|digit| {
            let [one, other] = pair.map(|set| self.node_of(set, digit).cells);
            Arc::new(digit_message(&HAS, &(one | other), digit))
        });
        Argument::Messages(statements.collect())
    }

    /// The nodes of all sets, without duplicates.
    pub(crate) fn als_nodes(&self) -> &[AlsNode] {
        &self.als_nodes
    }

    /// The indices of a set's nodes, ascending by digit.
    pub(crate) fn node_indices_of(&self, set: usize) -> &[usize] {
        let node_end = self.set_starts.get(set + 1).copied();
        &self.set_nodes[self.set_starts[set]..node_end.unwrap_or(self.set_nodes.len())]
    }

    /// The node of a digit in a set. The set must have the digit as a candidate.
    #[inline]
    pub(crate) fn node_of(&self, set: usize, digit: u8) -> &AlsNode {
        let lower_digits = self.sets[set].digits & Digits::all(usize::from(digit) - 1);
        &self.als_nodes[self.set_nodes[self.set_starts[set] + lower_digits.len()]]
    }

    /// The restricted common candidates of two sets: the digits of both sets for which every place in one set sees
    /// every place in the other, so at most one of the sets holds the digit. No cell that has such a digit as a
    /// candidate is in both sets.
    pub(crate) fn restricted_commons(&self, one: usize, other: usize) -> Digits {
        let common_digits = self.sets[one].digits & self.sets[other].digits;
        let sees = |digit: &u8| {
            let node = self.node_of(one, *digit);
            self.node_of(other, *digit).cells.is_subset(&node.seen)
        };
        common_digits.iter().filter(sees).collect()
    }

    /// For each set, the indices of all other sets with which it has
    /// [restricted common candidates](Self::restricted_commons), each with the digits of these candidates.
    pub(crate) fn linked_sets(&self) -> &[Vec<(usize, Digits)>] {
        self.linked_sets.get_or_init(|| {
            let mut linked_sets = vec![Vec::new(); self.sets.len()];
            for one in 0..self.sets.len() {
                for other in one + 1..self.sets.len() {
                    let restricted_commons = self.restricted_commons(one, other);
                    if !restricted_commons.is_empty() {
                        linked_sets[one].push((other, restricted_commons));
                        linked_sets[other].push((one, restricted_commons));
                    }
                }
            }
            linked_sets
        })
    }

    /// The graph of implications between nodes. Two digits of the same set are strongly linked,
    /// because a set without one digit holds all others. Two nodes of the same digit whose cells
    /// all see each other are weakly linked.
    pub(crate) fn graph(&self) -> &Graph {
        self.graph.get_or_init(|| {
            let mut graph = Graph::new(self.als_nodes.len());
            for set in 0..self.sets.len() {
                let node_indices = self.node_indices_of(set);
                for (i, &one) in node_indices.iter().enumerate() {
                    for &other in &node_indices[i + 1..] {
                        graph.strong.link(one, other);
                    }
                }
            }
            for (one, node) in self.als_nodes.iter().enumerate() {
                for (other, other_node) in self.als_nodes.iter().enumerate().skip(one + 1) {
                    if node.digit == other_node.digit && other_node.cells.is_subset(&node.seen) {
                        graph.weak.link(one, other);
                    }
                }
            }
            graph
        })
    }
}

impl AlsNode {
    /// The candidates of the node, as (cell, digit).
    pub(crate) fn candidates(&self) -> impl Iterator<Item = (usize, u8)> + use<> {
        let digit = self.digit;
        self.cells.iter().map(move |cell| (cell, digit))
    }

    /// The statement that the node is true, as an argument of a message.
    pub(crate) fn has_argument(&self) -> Argument {
        statement(&HAS, &self.cells, self.digit)
    }

    /// The statement that the node is false, as an argument of a message.
    pub(crate) fn lacks_argument(&self) -> Argument {
        statement(&LACKS, &self.cells, self.digit)
    }

    /// The link that is drawn from this node to another one, between the first cells of the two nodes.
    pub(crate) fn link(&self, other: &Self, strong: bool) -> Link {
        let first_candidate = |node: &Self| (node.cells.first().unwrap_or(0), node.digit);
        Link {
            from: first_candidate(self),
            to: first_candidate(other),
            strong,
        }
    }
}

/// Marks the cells of the sets, with a different role for each of the first three sets.
pub(crate) fn mark_sets(
    mut explanation: Explanation,
    sets: &AlmostLockedSets,
    marked: &[usize],
) -> Explanation {
    let roles = [Role::First, Role::Second, Role::Third];
    for (place, &set) in marked.iter().enumerate() {
        let role = roles.get(place).copied().unwrap_or(Role::Fourth);
        explanation = mark_cells(explanation, role, sets.sets()[set].cells.iter());
    }
    explanation
}
