//! Colourings, and chains of bivalue cells or of one digit.

use sudoku_grid::Digits;

use super::{Naive, Twin};

pub(super) fn twin(id: &str) -> Option<Twin> {
    Some(match id {
        "remote-pair" => (|naive| naive.remote_pair()) as Twin,
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
type Group = [Vec<Node>; 2];

const FAR: usize = usize::MAX / 2;

/// The shortest distances between all pairs.
fn distances(count: usize, step: impl Fn(usize, usize) -> bool) -> Vec<Vec<usize>> {
    let mut distances: Vec<Vec<usize>> = (0..count)
        .map(|one| {
            let first = |other| {
                if one == other {
                    0
                } else if step(one, other) {
                    1
                } else {
                    FAR
                }
            };
            (0..count).map(first).collect()
        })
        .collect();
    for by in 0..count {
        for one in 0..count {
            for other in 0..count {
                distances[one][other] =
                    distances[one][other].min(distances[one][by] + distances[by][other]);
            }
        }
    }
    distances
}

/// The connected components of the links, without those that cannot be two-coloured.
fn groups(nodes: &[Node], linked: impl Fn(Node, Node) -> bool) -> Vec<Group> {
    let mut unassigned = nodes.to_vec();
    let mut all = Vec::new();
    while let Some(start) = unassigned.first().copied() {
        let mut group: Group = [vec![start], Vec::new()];
        loop {
            let mut grown = group.clone();
            for color in 0..2 {
                for &node in &unassigned {
                    let is_joined = group[1 - color].iter().any(|it| linked(node, *it));
                    if is_joined && !grown[color].contains(&node) {
                        grown[color].push(node);
                    }
                }
            }
            if grown == group {
                break;
            }
            group = grown;
        }
        unassigned.retain(|node| !group.iter().any(|color| color.contains(node)));
        if !group[0].iter().any(|node| group[1].contains(node)) {
            all.push(group);
        }
    }
    all
}

impl Naive<'_> {
    fn candidates(&self) -> Vec<Node> {
        let cells = 0..self.side() * self.side();
        let of_cell = |cell| self.digits().map(move |digit| (cell, digit));
        let all = cells.flat_map(of_cell);
        all.filter(|&(cell, digit)| self.has(cell, digit)).collect()
    }

    fn of_cell(&self, cell: usize) -> Digits {
        let all = self.digits();
        all.filter(|digit| self.has(cell, *digit)).collect()
    }

    /// Returns `true` if two candidates have the same digit and their cells are peers.
    fn seen(&self, one: Node, other: Node) -> bool {
        one.1 == other.1 && self.sees(one.0, other.0)
    }

    /// The eliminations of these candidates as text; `None` if there are none.
    fn eliminated_candidates(&self, nodes: &[Node]) -> Option<String> {
        let mut nodes = nodes.to_vec();
        nodes.sort_unstable();
        let text = |&(cell, digit): &Node| format!("{}<>{digit}", self.name(cell));
        let all: Vec<_> = nodes.iter().map(text).collect();
        (!all.is_empty()).then(|| all.join(";"))
    }

    fn groups_of(&self, digit: u8) -> Vec<Group> {
        let nodes: Vec<Node> = self.with(digit).into_iter().map(|it| (it, digit)).collect();
        let mut all = groups(&nodes, |one, other| self.strong(one.0, other.0, digit));
        all.retain(|group| !group[1].is_empty());
        all
    }

    fn simple_colors(&self) -> Vec<String> {
        let mut all = Vec::new();
        for digit in self.digits() {
            for group in self.groups_of(digit) {
                if group[0].len() + group[1].len() < 3 {
                    continue;
                }
                let sees = |node: Node, color: &[Node]| color.iter().any(|it| self.seen(node, *it));
                let mut trapped = self.candidates();
                trapped.retain(|node| group.iter().all(|color| sees(*node, color)));
                trapped.retain(|node| !group.iter().any(|color| color.contains(node)));
                all.extend(self.eliminated_candidates(&trapped));
                for color in &group {
                    if color.iter().any(|node| sees(*node, color)) {
                        all.extend(self.eliminated_candidates(color));
                    }
                }
            }
        }
        all
    }

    fn multi_colors(&self) -> Vec<String> {
        let mut all = Vec::new();
        let sees = |node: Node, color: &[Node]| color.iter().any(|it| self.seen(node, *it));
        let touches = |one: &[Node], other: &[Node]| one.iter().any(|it| sees(*it, other));
        for digit in self.digits() {
            let groups = self.groups_of(digit);
            for (place, one) in groups.iter().enumerate() {
                for (other_place, other) in groups.iter().enumerate() {
                    for color in 0..2 {
                        if place != other_place && other.iter().all(|it| touches(&one[color], it)) {
                            all.extend(self.eliminated_candidates(&one[color]));
                        }
                        for of_other in 0..2 {
                            if place >= other_place || !touches(&one[color], &other[of_other]) {
                                continue;
                            }
                            let mut eliminations = self.candidates();
                            eliminations.retain(|node| !one.concat().contains(node));
                            eliminations.retain(|node| !other.concat().contains(node));
                            eliminations.retain(|node| sees(*node, &one[1 - color]));
                            eliminations.retain(|node| sees(*node, &other[1 - of_other]));
                            all.extend(self.eliminated_candidates(&eliminations));
                        }
                    }
                }
            }
        }
        all
    }

    fn remote_pair(&self) -> Vec<String> {
        let mut all = Vec::new();
        let cells = 0..self.side() * self.side();
        let two: Vec<_> = cells
            .filter(|cell| self.of_cell(*cell).len() == 2)
            .collect();
        let step = |one: usize, other: usize| {
            let is_same_cell = self.of_cell(two[one]) == self.of_cell(two[other]);
            is_same_cell && self.sees(two[one], two[other])
        };
        let distance_matrix = distances(two.len(), step);
        for one in 0..two.len() {
            for other in 0..one {
                let distance = distance_matrix[one][other];
                if (3..FAR).contains(&distance) && distance % 2 == 1 {
                    let seen = self.candidates().into_iter().filter(|(cell, digit)| {
                        self.of_cell(two[one]).contains(*digit)
                            && self.sees(*cell, two[one])
                            && self.sees(*cell, two[other])
                    });
                    all.extend(self.eliminated_candidates(&seen.collect::<Vec<_>>()));
                }
            }
        }
        all
    }

    fn x_chain(&self) -> Vec<String> {
        let mut all = Vec::new();
        for digit in self.digits() {
            let cells = self.with(digit);
            let count = cells.len();
            // First each place as false, then each place as true.
            let step = |from: usize, to: usize| match (from < count, to < count) {
                (true, false) => self.strong(cells[from], cells[to - count], digit),
                (false, true) => self.sees(cells[from - count], cells[to]),
                _ => false,
            };
            let distance_matrix = distances(2 * count, step);
            for one in 0..count {
                for other in 0..one {
                    if (3..FAR).contains(&distance_matrix[one][count + other]) {
                        all.extend(self.excluded_by_both(cells[one], cells[other], digit));
                    }
                }
            }
        }
        all
    }

    fn xy_chain(&self) -> Vec<String> {
        let mut all = Vec::new();
        let mut truths = self.candidates();
        truths.retain(|(cell, _)| self.of_cell(*cell).len() == 2);
        let step = |from: usize, to: usize| {
            let (from, to) = (truths[from], truths[to]);
            from.1 != to.1 && self.has(to.0, from.1) && self.sees(from.0, to.0)
        };
        let distance_matrix = distances(truths.len(), step);
        for (from, &first) in truths.iter().enumerate() {
            for (to, &last) in truths.iter().enumerate() {
                // The first cell has the digit if the last does not, and vice versa.
                let fits = first.0 < last.0 && first.1 != last.1 && self.has(first.0, last.1);
                if fits && (2..FAR).contains(&distance_matrix[from][to]) {
                    all.extend(self.excluded_by_both(first.0, last.0, last.1));
                }
            }
        }
        all
    }

    fn medusa(&self) -> Vec<String> {
        let linked = |one: Node, other: Node| {
            if one.0 == other.0 {
                one.1 != other.1 && self.of_cell(one.0).len() == 2
            } else {
                one.1 == other.1 && self.strong(one.0, other.0, one.1)
            }
        };
        let candidates = self.candidates();
        let mut all = Vec::new();
        for group in groups(&candidates, linked) {
            if group[0].len() + group[1].len() < 3 {
                continue;
            }
            let conflict = |one: Node, other: Node| {
                one != other && (one.0 == other.0 || self.seen(one, other))
            };
            let sees = |node: Node, color: &[Node]| color.iter().any(|it| conflict(node, *it));
            let mut trapped = candidates.clone();
            trapped.retain(|node| group.iter().all(|color| sees(*node, color)));
            trapped.retain(|node| !group.iter().any(|color| color.contains(node)));
            all.extend(self.eliminated_candidates(&trapped));
            for color in &group {
                let is_emptied = |cell: usize| {
                    let nodes_of_cell = candidates.iter().filter(|node| node.0 == cell);
                    let dead = |node: &Node| !color.contains(node) && sees(*node, color);
                    self.position.value(cell) == 0 && nodes_of_cell.copied().all(|node| dead(&node))
                };
                let conflicts_itself = color.iter().any(|node| sees(*node, color));
                if conflicts_itself || (0..self.side() * self.side()).any(is_emptied) {
                    all.extend(self.eliminated_candidates(color));
                }
            }
        }
        all
    }
}
