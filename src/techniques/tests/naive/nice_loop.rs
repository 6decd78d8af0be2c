//! Nice loops, with and without groups.

use std::collections::BTreeSet;

use super::{Naive, NaiveTechnique};

pub(super) fn naive_technique(id: &str) -> Option<NaiveTechnique> {
    Some(match id {
        "nice-loop" => (|naive| naive.nice_loops(false)) as NaiveTechnique,
        "grouped-nice-loop" => |naive| naive.nice_loops(true),
        _ => return None,
    })
}

/// A node: cells and a digit that one of them contains if the node is true.
type Node = (Vec<usize>, u8);

/// Candidates, as (cell, digit).
type Candidates = BTreeSet<(usize, u8)>;

/// The consequences of a false node: the number of strong links after which each node first becomes
/// false, and true.
struct Distances {
    off: Vec<Option<usize>>,
    on: Vec<Option<usize>>,
}

/// The nodes and their links, with the distances from each node. Nodes are given by their index.
struct LinkGraph {
    nodes: Vec<Node>,
    weak: Vec<Vec<usize>>,
    strong: Vec<Vec<usize>>,
    distances: Vec<Distances>,
}

impl LinkGraph {
    fn distances_from(&self, start: usize) -> Distances {
        let unreached = vec![None; self.nodes.len()];
        let mut distances = Distances {
            off: unreached.clone(),
            on: unreached,
        };
        distances.off[start] = Some(0);
        let mut false_nodes = vec![start];
        for links in 1.. {
            let mut next = Vec::new();
            for on in false_nodes.iter().flat_map(|node| &self.strong[*node]) {
                if distances.on[*on].is_none() {
                    distances.on[*on] = Some(links);
                    for node in &self.weak[*on] {
                        if distances.off[*node].is_none() {
                            distances.off[*node] = Some(links);
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
        distances
    }

    /// The shortest chains from a start to an end that becomes true after this number of strong
    /// links.
    fn chains(&self, start: usize, end: usize, links: usize) -> Vec<Vec<usize>> {
        let distances = &self.distances[start];
        let last_false_nodes = self.strong[end]
            .iter()
            .filter(|off| distances.off[**off] == Some(links - 1));
        let mut chains = Vec::new();
        for &off in last_false_nodes {
            if links == 1 {
                chains.push(vec![off, end]);
                continue;
            }
            for &on in self.weak[off]
                .iter()
                .filter(|on| distances.on[**on] == Some(links - 1))
            {
                for mut chain in self.chains(start, on, links - 1) {
                    chain.extend([off, end]);
                    chains.push(chain);
                }
            }
        }
        chains
    }

    /// The candidates that are weakly linked with both nodes.
    fn common_weak_neighbors(&self, one: usize, other: usize) -> Candidates {
        let common_neighbors = self.weak[one]
            .iter()
            .filter(|node| self.weak[other].contains(node));
        let single_candidates = common_neighbors.filter(|node| self.nodes[**node].0.len() == 1);
        single_candidates
            .map(|node| (self.nodes[*node].0[0], self.nodes[*node].1))
            .collect()
    }
}

impl Naive<'_> {
    fn link_graph(&self, grouped: bool) -> LinkGraph {
        let cells = 0..self.position.shape().cells();
        let candidates_of = |cell| self.digits().map(move |digit| (cell, digit));
        let candidates = cells
            .flat_map(candidates_of)
            .filter(|&(cell, digit)| self.has_candidate(cell, digit));
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
                        .filter(|c| self.has_candidate(*c, digit))
                        .collect();
                    if cells.len() > 1 {
                        nodes.push((cells, digit));
                    }
                }
            }
        }
        let are_peers = |one: usize, other: usize| {
            let contains_both =
                |house: &&Vec<usize>| house.contains(&one) && house.contains(&other);
            one != other && houses.iter().any(|house| contains_both(&house))
        };
        let count = self.position.shape().cells();
        let peers: Vec<Vec<bool>> = (0..count)
            .map(|one| (0..count).map(|other| are_peers(one, other)).collect())
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
                let places: Vec<_> = house
                    .iter()
                    .filter(|cell| self.has_candidate(**cell, *x))
                    .collect();
                let is_inside = |node: &[usize]| node.iter().all(|cell| places.contains(&cell));
                let is_whole = |node: &[usize]| node.len() == places.len();
                let covers = |cell: &&usize| one.contains(cell) || other.contains(cell);
                let are_proper_parts =
                    is_inside(one) && is_inside(other) && !is_whole(one) && !is_whole(other);
                are_proper_parts && places.iter().all(covers)
            })
        };
        let neighbors = |is_linked: &dyn Fn(&Node, &Node) -> bool| -> Vec<Vec<usize>> {
            let neighbors_of = |one| {
                let other_nodes = (0..nodes.len()).filter(|other| *other != one);
                other_nodes
                    .filter(|other| is_linked(&nodes[one], &nodes[*other]))
                    .collect()
            };
            (0..nodes.len()).map(neighbors_of).collect()
        };
        let mut graph = LinkGraph {
            weak: neighbors(&is_weak),
            strong: neighbors(&is_strong),
            nodes: nodes.clone(),
            distances: Vec::new(),
        };
        graph.distances = (0..nodes.len())
            .map(|start| graph.distances_from(start))
            .collect();
        graph
    }

    fn nice_loops(&self, grouped: bool) -> Vec<String> {
        let graph = self.link_graph(grouped);
        let ungrouped_graph = grouped.then(|| self.link_graph(false));
        let is_single = |node: usize| graph.nodes[node].0.len() == 1;
        // Returns `true` unless a chain without groups between the two nodes is as short: the search without groups
        // reports that chain.
        let is_reported_here = |one: usize, other: usize, links: usize| {
            ungrouped_graph.as_ref().is_none_or(|ungrouped_graph| {
                let are_both_single = is_single(one) && is_single(other);
                !are_both_single
                    || ungrouped_graph.distances[one].on[other].is_none_or(|length| length > links)
            })
        };
        let lengths = graph
            .distances
            .iter()
            .flat_map(|distances| distances.on.iter().flatten());
        let max_links = lengths.max().copied().unwrap_or(0);
        let mut instances = Vec::new();
        let mut known_eliminations = Candidates::new();
        for links in 2..=max_links {
            let node_pairs: Vec<(usize, usize)> = (0..graph.nodes.len())
                .flat_map(|one| (one..graph.nodes.len()).map(move |other| (one, other)))
                .filter(|&(one, other)| graph.distances[one].on[other] == Some(links))
                .collect();
            let mut loops = BTreeSet::new();
            let mut eliminations_of_length = Candidates::new();
            for &(one, other) in node_pairs
                .iter()
                .filter(|(one, other)| graph.weak[*one].contains(other))
            {
                let chains = graph.chains(one, other, links);
                if chains.len() > 16 {
                    continue;
                }
                for chain in chains {
                    let mut eliminations = graph.common_weak_neighbors(one, other);
                    for pair in chain[1..chain.len() - 1].chunks(2) {
                        eliminations.extend(graph.common_weak_neighbors(pair[0], pair[1]));
                    }
                    if !grouped || chain.iter().any(|node| !is_single(*node)) {
                        loops.insert(eliminations.clone());
                    }
                    eliminations_of_length.extend(eliminations);
                }
            }
            loops.retain(|eliminations| !eliminations.is_subset(&known_eliminations));
            known_eliminations.extend(eliminations_of_length);
            for &(one, _) in node_pairs
                .iter()
                .filter(|(one, other)| one == other && is_single(*one))
            {
                if is_reported_here(one, one, links) {
                    let (cells, digit) = &graph.nodes[one];
                    instances.push(format!("{}={digit}", self.name(cells[0])));
                }
                known_eliminations.extend(graph.common_weak_neighbors(one, one));
            }
            let mut chains = BTreeSet::new();
            let mut eliminations_of_length = Candidates::new();
            for &(one, other) in &node_pairs {
                if one == other && is_single(one) {
                    continue;
                }
                let eliminations = graph.common_weak_neighbors(one, other);
                if is_reported_here(one, other, links) {
                    chains.insert(eliminations.clone());
                }
                eliminations_of_length.extend(eliminations);
            }
            chains.retain(|eliminations| !eliminations.is_subset(&known_eliminations));
            known_eliminations.extend(eliminations_of_length);
            for eliminations in loops.iter().chain(&chains) {
                let text_of =
                    |&(cell, digit): &(usize, u8)| format!("{}<>{digit}", self.name(cell));
                instances.push(
                    eliminations
                        .iter()
                        .map(text_of)
                        .collect::<Vec<_>>()
                        .join(";"),
                );
            }
        }
        instances
    }
}
