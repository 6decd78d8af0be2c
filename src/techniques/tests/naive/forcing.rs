//! Consequences of assumptions, by testing all cells and houses until nothing changes.

use super::{Naive, NaiveTechnique};

pub(super) fn naive_technique(id: &str) -> Option<NaiveTechnique> {
    Some(match id {
        "forcing-chain" => (|naive| naive.forcing_chains(false)) as NaiveTechnique,
        "forcing-net" => |naive| naive.forcing_chains(true),
        "nested-forcing-net" => |naive| naive.nested_forcing_net(),
        _ => return None,
    })
}

/// A candidate: cell and digit.
type Node = (usize, u8);

/// For each candidate, by `CandidateGroups::index`: whether it is known to be true, and whether it is known to be false.
type TruthValues = Vec<[bool; 2]>;

/// The candidates of a board, as groups of which one is true, and as pairs that exclude each other.
struct CandidateGroups {
    side: usize,
    /// The candidates of each cell, and the places of each digit in each house, if there are at
    /// least two.
    groups: Vec<Vec<Node>>,
    /// Pairs of candidates that exclude each other.
    distinct: Vec<(Node, Node)>,
}

impl CandidateGroups {
    fn index(&self, (cell, digit): Node) -> usize {
        cell * (self.side + 1) + usize::from(digit)
    }

    /// All consequences of the assumption that `start` is true or false (`is_true`); `None` if a candidate would
    /// be both true and false. Groups of more than two candidates have consequences only if `is_dynamic`.
    fn propagate(
        &self,
        cell_count: usize,
        start: Node,
        is_true: bool,
        is_dynamic: bool,
    ) -> Option<TruthValues> {
        let mut truth_values: TruthValues = vec![[false; 2]; cell_count * (self.side + 1)];
        truth_values[self.index(start)][usize::from(!is_true)] = true;
        loop {
            let previous = truth_values.clone();
            for &(one, other) in &self.distinct {
                for (one, other) in [(one, other), (other, one)] {
                    if truth_values[self.index(one)][0] {
                        truth_values[self.index(other)][1] = true;
                    }
                }
            }
            for group in self
                .groups
                .iter()
                .filter(|group| is_dynamic || group.len() == 2)
            {
                for &last in group {
                    let is_other_or_false =
                        |other: &Node| *other == last || truth_values[self.index(*other)][1];
                    if group.iter().all(is_other_or_false) {
                        truth_values[self.index(last)][0] = true;
                    }
                }
            }
            if truth_values.contains(&[true; 2]) {
                return None;
            }
            if truth_values == previous {
                return Some(truth_values);
            }
        }
    }
}

impl Naive<'_> {
    fn groups_and_candidates(&self) -> (CandidateGroups, Vec<Node>) {
        let cells: Vec<Vec<Node>> = (0..self.position.values().len())
            .map(|cell| {
                let digits = self
                    .digits()
                    .filter(|&digit| self.has_candidate(cell, digit));
                digits.map(|digit| (cell, digit)).collect()
            })
            .collect();
        let houses = self.houses();
        let places_of_digits = houses.iter().flat_map(|house| {
            self.digits().map(|digit| -> Vec<Node> {
                let places = house
                    .iter()
                    .filter(|&&cell| self.has_candidate(cell, digit));
                places.map(|&cell| (cell, digit)).collect()
            })
        });
        let nodes = cells.iter().flatten().copied().collect();
        let groups: Vec<_> = cells.iter().cloned().chain(places_of_digits).collect();
        let groups: Vec<_> = groups.into_iter().filter(|group| group.len() > 1).collect();
        let pairs = |group: &Vec<Node>| {
            let group = group.clone();
            let later_pairs = |(i, one): (usize, &Node)| {
                let later_nodes = group[i + 1..].iter();
                later_nodes.map(|other| (*one, *other)).collect::<Vec<_>>()
            };
            group
                .iter()
                .enumerate()
                .flat_map(later_pairs)
                .collect::<Vec<_>>()
        };
        let board = CandidateGroups {
            side: self.side(),
            distinct: groups.iter().flat_map(pairs).collect(),
            groups,
        };
        (board, nodes)
    }

    fn forcing_chains(&self, is_dynamic: bool) -> Vec<String> {
        let (board, nodes) = self.groups_and_candidates();
        let cell_count = self.position.values().len();
        let mut instances = Vec::new();
        let propagate = |node, is_true| board.propagate(cell_count, node, is_true, is_dynamic);
        let if_true: Vec<_> = nodes.iter().map(|&node| propagate(node, true)).collect();
        let if_false: Vec<_> = nodes.iter().map(|&node| propagate(node, false)).collect();
        for (i, &(cell, digit)) in nodes.iter().enumerate() {
            if if_true[i].is_none() {
                instances.push(self.text_of_conclusions(&[], &[(cell, digit)]));
            }
            if if_false[i].is_none() {
                instances.push(self.text_of_conclusions(&[(cell, digit)], &[]));
            }
        }
        let index_of = |node: &Node| nodes.iter().position(|other| other == node);
        let mut sources: Vec<Vec<&Option<TruthValues>>> = Vec::new();
        for group in &board.groups {
            sources.push(
                group
                    .iter()
                    .filter_map(index_of)
                    .map(|i| &if_true[i])
                    .collect(),
            );
        }
        if is_dynamic {
            sources.extend(
                if_true
                    .iter()
                    .zip(&if_false)
                    .map(|(if_true, if_false)| vec![if_true, if_false]),
            );
        }
        for source in sources {
            let Some(truth_values) = source
                .into_iter()
                .map(Option::as_ref)
                .collect::<Option<Vec<_>>>()
            else {
                continue;
            };
            let [placed, eliminated] = [0, 1].map(|state| -> Vec<Node> {
                let is_in_all = |node: &&Node| {
                    truth_values
                        .iter()
                        .all(|values| values[board.index(**node)][state])
                };
                nodes.iter().filter(is_in_all).copied().collect()
            });
            if !placed.is_empty() || !eliminated.is_empty() {
                instances.push(self.text_of_conclusions(&placed, &eliminated));
            }
        }
        instances
    }

    /// The placements and eliminations of these candidates as text.
    fn text_of_conclusions(&self, placed: &[Node], eliminated: &[Node]) -> String {
        let shape = self.position.shape();
        sudoku_techniques::placements_text(shape, placed)
            + &sudoku_techniques::eliminations_text(shape, eliminated)
    }
}

/// The candidates of each cell, as bits; for a filled cell, its digit.
type CandidateSets = Vec<u32>;

impl Naive<'_> {
    /// The candidates refuted at the smallest depth at which any is refuted. The list is empty if there
    /// are singles, or if nets without nested nets refute a candidate.
    fn nested_forcing_net(&self) -> Vec<String> {
        let (_, nodes) = self.groups_and_candidates();
        let mut sets: CandidateSets = vec![0; self.position.values().len()];
        for &(cell, digit) in &nodes {
            sets[cell] |= 1 << digit;
        }
        let has_placeless_digit = self.houses().into_iter().any(|house| {
            self.digits().any(|digit| {
                let has_digit = |&cell: &usize| self.position.value(cell) == digit;
                let places = house
                    .iter()
                    .filter(|&&cell| self.has_candidate(cell, digit))
                    .count();
                places < 2 && !house.iter().any(has_digit)
            })
        });
        let mut blanks = self.position.blanks();
        if self.side() > 9 || has_placeless_digit || blanks.any(|cell| sets[cell].count_ones() < 2)
        {
            return Vec::new();
        }
        for (cell, &digit) in self.position.values().iter().enumerate() {
            if digit > 0 {
                sets[cell] = 1 << digit;
            }
        }
        for depth in 0..3 {
            let is_refuted = |node: &&Node| self.is_refuted(&sets, **node, depth);
            let refuted: Vec<_> = nodes.iter().filter(is_refuted).copied().collect();
            if !refuted.is_empty() {
                let text_of = |&node: &Node| self.text_of_conclusions(&[], &[node]);
                let results = refuted.iter().map(text_of).collect();
                return if depth > 0 { results } else { Vec::new() };
            }
        }
        Vec::new()
    }

    /// Returns `true` if a candidate leads to a contradiction by singles and by nested refutations, which are
    /// nested at most `depth` deep.
    fn is_refuted(&self, sets: &CandidateSets, (cell, digit): Node, depth: u32) -> bool {
        let mut sets = sets.clone();
        sets[cell] = 1 << digit;
        loop {
            if !self.apply_singles(&mut sets) {
                return true;
            }
            let previous = sets.clone();
            for cell in (0..sets.len()).filter(|_| depth > 0) {
                for digit in self
                    .digits()
                    .filter(|digit| previous[cell] >> digit & 1 == 1)
                {
                    if previous[cell].count_ones() > 1
                        && self.is_refuted(&previous, (cell, digit), depth - 1)
                    {
                        sets[cell] &= !(1 << digit);
                    }
                }
            }
            if sets == previous {
                return false;
            }
        }
    }

    /// Applies singles until nothing changes; returns whether each cell has a candidate and each
    /// digit a place.
    fn apply_singles(&self, sets: &mut CandidateSets) -> bool {
        let houses = self.houses();
        loop {
            let previous = sets.clone();
            for house in &houses {
                for &cell in house {
                    let other_cells = house.iter().filter(|&&other| other != cell);
                    let candidates_of_others = other_cells
                        .clone()
                        .fold(0, |union, &other| union | sets[other]);
                    let hidden_digits = sets[cell] & !candidates_of_others;
                    if hidden_digits != 0 {
                        // If two digits have their only place in the same cell, one of them is
                        // dropped.
                        sets[cell] = hidden_digits & hidden_digits.wrapping_neg();
                    }
                    if sets[cell].is_power_of_two() {
                        let single = sets[cell];
                        other_cells.for_each(|&other| sets[other] &= !single);
                    }
                }
                let union = house.iter().fold(0, |union, &cell| union | sets[cell]);
                if self.digits().any(|digit| union >> digit & 1 == 0) || sets.contains(&0) {
                    return false;
                }
            }
            if *sets == previous {
                return true;
            }
        }
    }
}
