//! Nice loops, with and without groups.

use std::collections::BTreeSet;

use super::{Naive, Twin};

pub(super) fn twin(id: &str) -> Option<Twin> {
    Some(match id {
        "nice-loop" => (|naive| naive.nice_loops(false)) as Twin,
        "grouped-nice-loop" => |naive| naive.nice_loops(true),
        _ => return None,
    })
}

/// A node: cells and a digit that one of them contains if the node is true.
type Node = (Vec<usize>, u8);

/// Candidates.
type Eliminated = BTreeSet<(usize, u8)>;

/// The consequences of a false node: the number of strong links after which each node first becomes
/// false, and true.
struct Reach {
    off: Vec<Option<usize>>,
    on: Vec<Option<usize>>,
}

struct Net {
    nodes: Vec<Node>,
    weak: Vec<Vec<usize>>,
    strong: Vec<Vec<usize>>,
    reach: Vec<Reach>,
}

impl Net {
    fn reach(&self, start: usize) -> Reach {
        let unreached = vec![None; self.nodes.len()];
        let mut reach = Reach {
            off: unreached.clone(),
            on: unreached,
        };
        reach.off[start] = Some(0);
        let mut false_nodes = vec![start];
        for links in 1.. {
            let mut next = Vec::new();
            for on in false_nodes.iter().flat_map(|node| &self.strong[*node]) {
                if reach.on[*on].is_none() {
                    reach.on[*on] = Some(links);
                    for node in &self.weak[*on] {
                        if reach.off[*node].is_none() {
                            reach.off[*node] = Some(links);
                            next.push(*node);
                        }
                    }
                }
            }
            if next.is_empty() {
                break;
            }
            false_nodes = next;
        }
        reach
    }

    /// The shortest chains from a start to an end that becomes true after this number of strong
    /// links.
    fn chains(&self, start: usize, end: usize, links: usize) -> Vec<Vec<usize>> {
        let reach = &self.reach[start];
        let before = self.strong[end]
            .iter()
            .filter(|off| reach.off[**off] == Some(links - 1));
        let mut all = Vec::new();
        for &off in before {
            if links == 1 {
                all.push(vec![off, end]);
                continue;
            }
            for &on in self.weak[off]
                .iter()
                .filter(|on| reach.on[**on] == Some(links - 1))
            {
                for mut chain in self.chains(start, on, links - 1) {
                    chain.extend([off, end]);
                    all.push(chain);
                }
            }
        }
        all
    }

    /// The candidates that are weakly linked with both nodes.
    fn common(&self, one: usize, other: usize) -> Eliminated {
        let common_neighbors = self.weak[one]
            .iter()
            .filter(|node| self.weak[other].contains(node));
        let single = common_neighbors.filter(|node| self.nodes[**node].0.len() == 1);
        single
            .map(|node| (self.nodes[*node].0[0], self.nodes[*node].1))
            .collect()
    }
}

impl Naive<'_> {
    fn net(&self, grouped: bool) -> Net {
        let cells = 0..self.position.shape().cells();
        let candidates_of = |cell| self.digits().map(move |digit| (cell, digit));
        let candidates = cells
            .flat_map(candidates_of)
            .filter(|&(cell, digit)| self.has(cell, digit));
        let mut nodes: Vec<Node> = candidates
            .map(|(cell, digit)| (vec![cell], digit))
            .collect();
        let houses = self.houses();
        for digit in self.digits().filter(|_| grouped) {
            for line in &houses[..2 * self.side()] {
                for in_box in &houses[2 * self.side()..] {
                    let intersection = line.iter().filter(|cell| in_box.contains(cell));
                    let cells: Vec<_> = intersection
                        .copied()
                        .filter(|c| self.has(*c, digit))
                        .collect();
                    if cells.len() > 1 {
                        nodes.push((cells, digit));
                    }
                }
            }
        }
        let shares_cell = |one: usize, other: usize| {
            let contains_both =
                |house: &&Vec<usize>| house.contains(&one) && house.contains(&other);
            one != other && houses.iter().any(|house| contains_both(&house))
        };
        let count = self.position.shape().cells();
        let peers: Vec<Vec<bool>> = (0..count)
            .map(|one| (0..count).map(|other| shares_cell(one, other)).collect())
            .collect();
        let is_weak = |(one, x): &Node, (other, y): &Node| {
            if x == y {
                (one.iter()).all(|one| other.iter().all(|other| peers[*one][*other]))
            } else {
                one.len() == 1 && one == other
            }
        };
        let is_strong = |(one, x): &Node, (other, y): &Node| {
            if x != y {
                return one.len() == 1
                    && one == other
                    && self.position.candidates(one[0]).len() == 2;
            }
            houses.iter().any(|house| {
                let all: Vec<_> = house.iter().filter(|cell| self.has(**cell, *x)).collect();
                let is_inside = |node: &[usize]| node.iter().all(|cell| all.contains(&cell));
                let is_whole = |node: &[usize]| node.len() == all.len();
                let covers = |cell: &&usize| one.contains(cell) || other.contains(cell);
                let fit = is_inside(one) && is_inside(other) && !is_whole(one) && !is_whole(other);
                fit && all.iter().all(covers)
            })
        };
        let linked = |is: &dyn Fn(&Node, &Node) -> bool| -> Vec<Vec<usize>> {
            let neighbors_of = |one| {
                let other_nodes = (0..nodes.len()).filter(|other| *other != one);
                other_nodes
                    .filter(|other| is(&nodes[one], &nodes[*other]))
                    .collect()
            };
            (0..nodes.len()).map(neighbors_of).collect()
        };
        let mut net = Net {
            weak: linked(&is_weak),
            strong: linked(&is_strong),
            nodes: nodes.clone(),
            reach: Vec::new(),
        };
        net.reach = (0..nodes.len()).map(|start| net.reach(start)).collect();
        net
    }

    fn nice_loops(&self, grouped: bool) -> Vec<String> {
        let net = self.net(grouped);
        let ungrouped_net = grouped.then(|| self.net(false));
        let single = |node: usize| net.nodes[node].0.len() == 1;
        // Whether no chain without groups between two nodes is as short.
        let own = |one: usize, other: usize, links: usize| {
            ungrouped_net.as_ref().is_none_or(|ungrouped_net| {
                let are_single = single(one) && single(other);
                !are_single
                    || ungrouped_net.reach[one].on[other].is_none_or(|length| length > links)
            })
        };
        let all_links = net.reach.iter().flat_map(|reach| reach.on.iter().flatten());
        let longest = all_links.max().copied().unwrap_or(0);
        let mut all = Vec::new();
        let mut known_eliminations = Eliminated::new();
        for links in 2..=longest {
            let pairs: Vec<(usize, usize)> = (0..net.nodes.len())
                .flat_map(|one| (one..net.nodes.len()).map(move |other| (one, other)))
                .filter(|&(one, other)| net.reach[one].on[other] == Some(links))
                .collect();
            let mut loops = BTreeSet::new();
            let mut fall = Eliminated::new();
            for &(one, other) in pairs
                .iter()
                .filter(|(one, other)| net.weak[*one].contains(other))
            {
                let chains = net.chains(one, other, links);
                if chains.len() > 16 {
                    continue;
                }
                for chain in chains {
                    let mut eliminations = net.common(one, other);
                    for pair in chain[1..chain.len() - 1].chunks(2) {
                        eliminations.extend(net.common(pair[0], pair[1]));
                    }
                    if !grouped || chain.iter().any(|node| !single(*node)) {
                        loops.insert(eliminations.clone());
                    }
                    fall.extend(eliminations);
                }
            }
            loops.retain(|eliminated| !eliminated.is_subset(&known_eliminations));
            known_eliminations.extend(fall);
            for &(one, _) in pairs
                .iter()
                .filter(|(one, other)| one == other && single(*one))
            {
                if own(one, one, links) {
                    let (cells, digit) = &net.nodes[one];
                    all.push(format!("{}={digit}", self.name(cells[0])));
                }
                known_eliminations.extend(net.common(one, one));
            }
            let mut chains = BTreeSet::new();
            let mut fall = Eliminated::new();
            for &(one, other) in &pairs {
                if one == other && single(one) {
                    continue;
                }
                let eliminations = net.common(one, other);
                if own(one, other, links) {
                    chains.insert(eliminations.clone());
                }
                fall.extend(eliminations);
            }
            chains.retain(|eliminated| !eliminated.is_subset(&known_eliminations));
            known_eliminations.extend(fall);
            for eliminated in loops.iter().chain(&chains) {
                let item = |&(cell, digit): &(usize, u8)| format!("{}<>{digit}", self.name(cell));
                all.push(eliminated.iter().map(item).collect::<Vec<_>>().join(";"));
            }
        }
        all
    }
}
