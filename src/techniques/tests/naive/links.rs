//! Colourings, and chains of bivalue cells or of one digit.

use sudoku_grid::Digits;

use super::{Naive, NaiveTechnique};

pub(super) fn naive_technique(id: &str) -> Option<NaiveTechnique> {
    Some(match id {
        "remote-pair" => (|naive| naive.remote_pair()) as NaiveTechnique,
        "simple-colors" => |naive| naive.simple_colors(),
        "multi-colors" => |naive| naive.multi_colors(),
        "x-chain" => |naive| naive.x_chain(),
        "xy-chain" => |naive| naive.xy_chain(),
        "medusa" => |naive| naive.medusa(),
        _ => return None,
    })
}

/// A candidate: cell and digit.
type Node = (usize, u8);

/// The two colors of a connected component.
type Component = [Vec<Node>; 2];

/// The distance of nodes that are not connected. The sum of two such distances does not overflow.
const UNREACHABLE: usize = usize::MAX / 2;

/// The smallest numbers of steps between all pairs of `count` nodes, or at least `UNREACHABLE`.
fn distances(count: usize, is_step: impl Fn(usize, usize) -> bool) -> Vec<Vec<usize>> {
    let mut distances: Vec<Vec<usize>> = (0..count)
        .map(|one| {
            let initial_distance = |other| {
                if one == other {
                    0
                } else if is_step(one, other) {
                    1
                } else {
                    UNREACHABLE
                }
            };
            (0..count).map(initial_distance).collect()
        })
        .collect();
    for middle in 0..count {
        for one in 0..count {
            for other in 0..count {
                distances[one][other] =
                    distances[one][other].min(distances[one][middle] + distances[middle][other]);
            }
        }
    }
    distances
}

/// The connected components of the links, without those that cannot be two-coloured.
fn components(nodes: &[Node], is_linked: impl Fn(Node, Node) -> bool) -> Vec<Component> {
    let mut unassigned = nodes.to_vec();
    let mut two_colored = Vec::new();
    while let Some(start) = unassigned.first().copied() {
        let mut component: Component = [vec![start], Vec::new()];
        loop {
            let mut extended = component.clone();
            for color in 0..2 {
                for &node in &unassigned {
                    let is_joined = component[1 - color]
                        .iter()
                        .any(|other| is_linked(node, *other));
                    if is_joined && !extended[color].contains(&node) {
                        extended[color].push(node);
                    }
                }
            }
            if extended == component {
                break;
            }
            component = extended;
        }
        unassigned.retain(|node| !component.iter().any(|color| color.contains(node)));
        if !component[0].iter().any(|node| component[1].contains(node)) {
            two_colored.push(component);
        }
    }
    two_colored
}

impl Naive<'_> {
    /// All candidates of the position, in ascending order.
    fn candidates(&self) -> Vec<Node> {
        let cells = 0..self.side() * self.side();
        let pairs_of_cell = |cell| self.digits().map(move |digit| (cell, digit));
        let cells_and_digits = cells.flat_map(pairs_of_cell);
        cells_and_digits
            .filter(|&(cell, digit)| self.has_candidate(cell, digit))
            .collect()
    }

    /// The candidates of a blank cell; empty for a filled one.
    fn digits_of_cell(&self, cell: usize) -> Digits {
        let digits = self.digits();
        digits
            .filter(|digit| self.has_candidate(cell, *digit))
            .collect()
    }

    /// Returns `true` if two candidates have the same digit and their cells are peers.
    fn is_peer_candidate(&self, one: Node, other: Node) -> bool {
        one.1 == other.1 && self.sees(one.0, other.0)
    }

    /// The eliminations of these candidates as text; `None` if there are none.
    fn eliminated_candidates_text(&self, nodes: &[Node]) -> Option<String> {
        let mut nodes = nodes.to_vec();
        nodes.sort_unstable();
        let text_of = |&(cell, digit): &Node| format!("{}<>{digit}", self.name(cell));
        let texts: Vec<_> = nodes.iter().map(text_of).collect();
        (!texts.is_empty()).then(|| texts.join(";"))
    }

    /// The components of the strong links between the candidates of a digit, without single candidates.
    fn components_of(&self, digit: u8) -> Vec<Component> {
        let nodes: Vec<Node> = self
            .cells_with(digit)
            .into_iter()
            .map(|cell| (cell, digit))
            .collect();
        let mut components = components(&nodes, |one, other| self.is_strong(one.0, other.0, digit));
        components.retain(|component| !component[1].is_empty());
        components
    }

    fn simple_colors(&self) -> Vec<String> {
        let mut instances = Vec::new();
        for digit in self.digits() {
            for component in self.components_of(digit) {
                if component[0].len() + component[1].len() < 3 {
                    continue;
                }
                let sees = |node: Node, color: &[Node]| {
                    color
                        .iter()
                        .any(|other| self.is_peer_candidate(node, *other))
                };
                let mut eliminations = self.candidates();
                eliminations.retain(|node| component.iter().all(|color| sees(*node, color)));
                eliminations.retain(|node| !component.iter().any(|color| color.contains(node)));
                instances.extend(self.eliminated_candidates_text(&eliminations));
                for color in &component {
                    if color.iter().any(|node| sees(*node, color)) {
                        instances.extend(self.eliminated_candidates_text(color));
                    }
                }
            }
        }
        instances
    }

    fn multi_colors(&self) -> Vec<String> {
        let mut instances = Vec::new();
        let sees_any = |node: Node, color: &[Node]| {
            color
                .iter()
                .any(|other| self.is_peer_candidate(node, *other))
        };
        let touches = |one: &[Node], other: &[Node]| one.iter().any(|node| sees_any(*node, other));
        for digit in self.digits() {
            let components = self.components_of(digit);
            for (i, one) in components.iter().enumerate() {
                for (j, other) in components.iter().enumerate() {
                    for color in 0..2 {
                        if i != j
                            && other
                                .iter()
                                .all(|other_color| touches(&one[color], other_color))
                        {
                            instances.extend(self.eliminated_candidates_text(&one[color]));
                        }
                        for other_color in 0..2 {
                            if i >= j || !touches(&one[color], &other[other_color]) {
                                continue;
                            }
                            let mut eliminations = self.candidates();
                            eliminations.retain(|node| !one.concat().contains(node));
                            eliminations.retain(|node| !other.concat().contains(node));
                            eliminations.retain(|node| sees_any(*node, &one[1 - color]));
                            eliminations.retain(|node| sees_any(*node, &other[1 - other_color]));
                            instances.extend(self.eliminated_candidates_text(&eliminations));
                        }
                    }
                }
            }
        }
        instances
    }

    fn remote_pair(&self) -> Vec<String> {
        let mut instances = Vec::new();
        let cells = 0..self.side() * self.side();
        let bivalue_cells: Vec<_> = cells
            .filter(|cell| self.digits_of_cell(*cell).len() == 2)
            .collect();
        let is_step = |one: usize, other: usize| {
            let has_same_pair = self.digits_of_cell(bivalue_cells[one])
                == self.digits_of_cell(bivalue_cells[other]);
            has_same_pair && self.sees(bivalue_cells[one], bivalue_cells[other])
        };
        let distance_matrix = distances(bivalue_cells.len(), is_step);
        for one in 0..bivalue_cells.len() {
            for other in 0..one {
                let distance = distance_matrix[one][other];
                if (3..UNREACHABLE).contains(&distance) && distance % 2 == 1 {
                    let eliminations = self.candidates().into_iter().filter(|(cell, digit)| {
                        self.digits_of_cell(bivalue_cells[one]).contains(*digit)
                            && self.sees(*cell, bivalue_cells[one])
                            && self.sees(*cell, bivalue_cells[other])
                    });
                    instances
                        .extend(self.eliminated_candidates_text(&eliminations.collect::<Vec<_>>()));
                }
            }
        }
        instances
    }

    fn x_chain(&self) -> Vec<String> {
        let mut instances = Vec::new();
        for digit in self.digits() {
            let cells = self.cells_with(digit);
            let place_count = cells.len();
            // The nodes: each place as false, then each place as true.
            let is_step = |from: usize, to: usize| match (from < place_count, to < place_count) {
                (true, false) => self.is_strong(cells[from], cells[to - place_count], digit),
                (false, true) => self.sees(cells[from - place_count], cells[to]),
                _ => false,
            };
            let distance_matrix = distances(2 * place_count, is_step);
            for one in 0..place_count {
                for other in 0..one {
                    if (3..UNREACHABLE).contains(&distance_matrix[one][place_count + other]) {
                        instances.extend(self.text_of_eliminations_seen_by_both(
                            cells[one],
                            cells[other],
                            digit,
                        ));
                    }
                }
            }
        }
        instances
    }

    fn xy_chain(&self) -> Vec<String> {
        let mut instances = Vec::new();
        let mut candidates = self.candidates();
        candidates.retain(|(cell, _)| self.digits_of_cell(*cell).len() == 2);
        let is_step = |from: usize, to: usize| {
            let (from, to) = (candidates[from], candidates[to]);
            from.1 != to.1 && self.has_candidate(to.0, from.1) && self.sees(from.0, to.0)
        };
        let distance_matrix = distances(candidates.len(), is_step);
        for (from, &first) in candidates.iter().enumerate() {
            for (to, &last) in candidates.iter().enumerate() {
                // The first cell has the digit if the last does not, and vice versa.
                let is_chain_of_digit =
                    first.0 < last.0 && first.1 != last.1 && self.has_candidate(first.0, last.1);
                if is_chain_of_digit && (2..UNREACHABLE).contains(&distance_matrix[from][to]) {
                    instances
                        .extend(self.text_of_eliminations_seen_by_both(first.0, last.0, last.1));
                }
            }
        }
        instances
    }

    fn medusa(&self) -> Vec<String> {
        let is_linked = |one: Node, other: Node| {
            if one.0 == other.0 {
                one.1 != other.1 && self.digits_of_cell(one.0).len() == 2
            } else {
                one.1 == other.1 && self.is_strong(one.0, other.0, one.1)
            }
        };
        let candidates = self.candidates();
        let mut instances = Vec::new();
        for component in components(&candidates, is_linked) {
            if component[0].len() + component[1].len() < 3 {
                continue;
            }
            let is_conflict = |one: Node, other: Node| {
                one != other && (one.0 == other.0 || self.is_peer_candidate(one, other))
            };
            let sees =
                |node: Node, color: &[Node]| color.iter().any(|other| is_conflict(node, *other));
            let mut eliminations = candidates.clone();
            eliminations.retain(|node| component.iter().all(|color| sees(*node, color)));
            eliminations.retain(|node| !component.iter().any(|color| color.contains(node)));
            instances.extend(self.eliminated_candidates_text(&eliminations));
            for color in &component {
                let is_emptied = |cell: usize| {
                    let nodes_of_cell = candidates.iter().filter(|node| node.0 == cell);
                    let is_excluded = |node: &Node| !color.contains(node) && sees(*node, color);
                    self.position.value(cell) == 0
                        && nodes_of_cell.copied().all(|node| is_excluded(&node))
                };
                let conflicts_itself = color.iter().any(|node| sees(*node, color));
                if conflicts_itself || (0..self.side() * self.side()).any(is_emptied) {
                    instances.extend(self.eliminated_candidates_text(color));
                }
            }
        }
        instances
    }
}
