//! Consequences of assumptions, by testing all cells and houses until nothing changes.

use super::{Naive, Twin};

pub(super) fn twin(id: &str) -> Option<Twin> {
    Some(match id {
        "forcing-chain" => (|naive| naive.forcing(false)) as Twin,
        "forcing-net" => |naive| naive.forcing(true),
        "nested-forcing-net" => |naive| naive.nested(),
        _ => return None,
    })
}

/// A candidate: cell and digit.
type Node = (usize, u8);

/// The known truth values of all candidates, by cell and digit: true, false.
type Known = Vec<[bool; 2]>;

/// A board: its candidates, the groups of which one is true, and the groups of each candidate.
struct Board {
    side: usize,
    /// The candidates of each cell, and the places of each digit in each house, if there are at
    /// least two.
    groups: Vec<Vec<Node>>,
    /// Pairs of candidates that exclude each other.
    distinct: Vec<(Node, Node)>,
}

impl Board {
    fn index(&self, (cell, digit): Node) -> usize {
        cell * (self.side + 1) + usize::from(digit)
    }

    /// All consequences; `None` if a candidate would be both true and false.
    fn follow(&self, cells: usize, start: Node, on: bool, dynamic: bool) -> Option<Known> {
        let mut known_states: Known = vec![[false; 2]; cells * (self.side + 1)];
        known_states[self.index(start)][usize::from(!on)] = true;
        loop {
            let before = known_states.clone();
            for &(one, other) in &self.distinct {
                for (one, other) in [(one, other), (other, one)] {
                    if known_states[self.index(one)][0] {
                        known_states[self.index(other)][1] = true;
                    }
                }
            }
            for group in self
                .groups
                .iter()
                .filter(|group| dynamic || group.len() == 2)
            {
                for &last in group {
                    let eliminated_candidates =
                        |other: &Node| *other == last || known_states[self.index(*other)][1];
                    if group.iter().all(eliminated_candidates) {
                        known_states[self.index(last)][0] = true;
                    }
                }
            }
            if known_states.contains(&[true; 2]) {
                return None;
            }
            if known_states == before {
                return Some(known_states);
            }
        }
    }
}

impl Naive<'_> {
    fn board(&self) -> (Board, Vec<Node>) {
        let cells: Vec<Vec<Node>> = (0..self.position.values().len())
            .map(|cell| {
                let digits = self.digits().filter(|&digit| self.has(cell, digit));
                digits.map(|digit| (cell, digit)).collect()
            })
            .collect();
        let houses = self.houses();
        let places = houses.iter().flat_map(|house| {
            self.digits().map(|digit| -> Vec<Node> {
                let places = house.iter().filter(|&&cell| self.has(cell, digit));
                places.map(|&cell| (cell, digit)).collect()
            })
        });
        let nodes = cells.iter().flatten().copied().collect();
        let groups: Vec<_> = cells.iter().cloned().chain(places).collect();
        let groups: Vec<_> = groups.into_iter().filter(|group| group.len() > 1).collect();
        let pairs = |group: &Vec<Node>| {
            let group = group.clone();
            let pair = |(place, one): (usize, &Node)| {
                let later_nodes = group[place + 1..].iter();
                later_nodes.map(|other| (*one, *other)).collect::<Vec<_>>()
            };
            group.iter().enumerate().flat_map(pair).collect::<Vec<_>>()
        };
        let board = Board {
            side: self.side(),
            distinct: groups.iter().flat_map(pairs).collect(),
            groups,
        };
        (board, nodes)
    }

    fn forcing(&self, dynamic: bool) -> Vec<String> {
        let (board, nodes) = self.board();
        let cells = self.position.values().len();
        let mut all = Vec::new();
        let follow = |node, on| board.follow(cells, node, on, dynamic);
        let ons: Vec<_> = nodes.iter().map(|&node| follow(node, true)).collect();
        let offs: Vec<_> = nodes.iter().map(|&node| follow(node, false)).collect();
        for (place, &(cell, digit)) in nodes.iter().enumerate() {
            if ons[place].is_none() {
                all.push(self.forced(&[], &[(cell, digit)]));
            }
            if offs[place].is_none() {
                all.push(self.forced(&[(cell, digit)], &[]));
            }
        }
        let index_of = |node: &Node| nodes.iter().position(|other| other == node);
        let mut sources: Vec<Vec<&Option<Known>>> = Vec::new();
        for group in &board.groups {
            sources.push(
                group
                    .iter()
                    .filter_map(index_of)
                    .map(|place| &ons[place])
                    .collect(),
            );
        }
        if dynamic {
            sources.extend(ons.iter().zip(&offs).map(|(on, off)| vec![on, off]));
        }
        for source in sources {
            let Some(known) = source
                .into_iter()
                .map(Option::as_ref)
                .collect::<Option<Vec<_>>>()
            else {
                continue;
            };
            let [placed, eliminated_candidates] = [0, 1].map(|state| -> Vec<Node> {
                let is_in_both =
                    |node: &&Node| known.iter().all(|it| it[board.index(**node)][state]);
                nodes.iter().filter(is_in_both).copied().collect()
            });
            if !placed.is_empty() || !eliminated_candidates.is_empty() {
                all.push(self.forced(&placed, &eliminated_candidates));
            }
        }
        all
    }

    fn forced(&self, placed: &[Node], eliminated_candidates: &[Node]) -> String {
        let shape = self.position.shape();
        sudoku_techniques::placements_text(shape, placed)
            + &sudoku_techniques::eliminations_text(shape, eliminated_candidates)
    }
}

/// The candidates of each cell, as bits; for a filled cell, its digit.
type Sets = Vec<u32>;

impl Naive<'_> {
    /// The candidates refuted at the smallest depth at which any is refuted. The list is empty if there
    /// are singles, or if nets without nested nets refute a candidate.
    fn nested(&self) -> Vec<String> {
        let (_, nodes) = self.board();
        let mut assumed: Sets = vec![0; self.position.values().len()];
        for &(cell, digit) in &nodes {
            assumed[cell] |= 1 << digit;
        }
        let has_placeless_digit = self.houses().into_iter().any(|house| {
            self.digits().any(|digit| {
                let has_digit = |&cell: &usize| self.position.value(cell) == digit;
                let places = house.iter().filter(|&&cell| self.has(cell, digit)).count();
                places < 2 && !house.iter().any(has_digit)
            })
        });
        let mut blanks = self.position.blanks();
        if self.side() > 9
            || has_placeless_digit
            || blanks.any(|cell| assumed[cell].count_ones() < 2)
        {
            return Vec::new();
        }
        for (cell, &digit) in self.position.values().iter().enumerate() {
            if digit > 0 {
                assumed[cell] = 1 << digit;
            }
        }
        for depth in 0..3 {
            let fails = |node: &&Node| self.fails(&assumed, **node, depth);
            let refuted: Vec<_> = nodes.iter().filter(fails).copied().collect();
            if !refuted.is_empty() {
                let forced_by = |&node: &Node| self.forced(&[], &[node]);
                let results = refuted.iter().map(forced_by).collect();
                return if depth > 0 { results } else { Vec::new() };
            }
        }
        Vec::new()
    }

    /// Returns `true` if a candidate leads to a contradiction by singles and by nested refutations.
    fn fails(&self, sets: &Sets, (cell, digit): Node, depth: u32) -> bool {
        let mut sets = sets.clone();
        sets[cell] = 1 << digit;
        loop {
            if !self.settle(&mut sets) {
                return true;
            }
            let before = sets.clone();
            for cell in (0..sets.len()).filter(|_| depth > 0) {
                for digit in self.digits().filter(|digit| before[cell] >> digit & 1 == 1) {
                    if before[cell].count_ones() > 1
                        && self.fails(&before, (cell, digit), depth - 1)
                    {
                        sets[cell] &= !(1 << digit);
                    }
                }
            }
            if sets == before {
                return false;
            }
        }
    }

    /// Applies singles until nothing changes; returns whether each cell has a candidate and each
    /// digit a place.
    fn settle(&self, sets: &mut Sets) -> bool {
        let houses = self.houses();
        loop {
            let before = sets.clone();
            for house in &houses {
                for &cell in house {
                    let other_cells = house.iter().filter(|&&other| other != cell);
                    let of_others = other_cells.clone().fold(0, |all, &other| all | sets[other]);
                    let hidden_digits = sets[cell] & !of_others;
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
                let all = house.iter().fold(0, |all, &cell| all | sets[cell]);
                if self.digits().any(|digit| all >> digit & 1 == 0) || sets.contains(&0) {
                    return false;
                }
            }
            if *sets == before {
                return true;
            }
        }
    }
}
