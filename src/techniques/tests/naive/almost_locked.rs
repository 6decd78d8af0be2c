//! Almost locked sets, Sue de Coq and aligned pair exclusion.

use std::collections::BTreeSet;

use sudoku_grid::{Digits, Shape};

use super::{Naive, Twin, sorted};

pub(super) fn twin(id: &str) -> Option<Twin> {
    Some(match id {
        "als-xz" => (|naive| naive.als_xz()) as Twin,
        "als-xy-wing" => |naive| naive.als_xy_wing(),
        "als-chain" => |naive| naive.als_chain(),
        "death-blossom" => |naive| naive.death_blossom(),
        "sue-de-coq" => |naive| naive.sue_de_coq(),
        "aligned-pair-exclusion" => |naive| naive.aligned_pair_exclusion(),
        _ => return None,
    })
}

/// Cells and their candidates.
type Set = (Vec<usize>, Digits);

/// An almost locked set: its digits, and the cells that have each digit.
struct Almost {
    digits: Digits,
    places: Vec<Vec<usize>>,
    /// For each digit, the cells with this candidate that see all of its places in the set.
    seen: Vec<Vec<usize>>,
}

/// Eliminated candidates, as (cell, digit).
type Eliminated = BTreeSet<(usize, u8)>;

impl Naive<'_> {
    /// Returns `true` if a cell is blank and has candidates.
    fn blank(&self, cell: usize) -> bool {
        self.position.value(cell) == 0 && !self.position.candidates(cell).is_empty()
    }

    fn digits_of(&self, cells: &[usize]) -> Digits {
        let all = cells.iter().map(|&cell| self.position.candidates(cell));
        all.fold(Digits::EMPTY, |all, own| all | own)
    }

    pub(super) fn see(&self, one: usize, other: usize) -> bool {
        let shape = self.position.shape();
        let is_same_house =
            |house: fn(Shape, usize) -> usize| house(shape, one) == house(shape, other);
        one != other
            && [Shape::row, Shape::column, Shape::box_of]
                .into_iter()
                .any(is_same_house)
    }

    /// The candidates of a digit in cells that see all of these cells.
    fn all_seen(&self, cells: &[usize], digit: u8) -> Vec<usize> {
        let is_seen = |&cell: &usize| {
            self.has(cell, digit) && cells.iter().all(|other| self.see(cell, *other))
        };
        (0..self.position.shape().cells()).filter(is_seen).collect()
    }

    pub(super) fn text(&self, eliminated: &Eliminated) -> Option<String> {
        let items = eliminated
            .iter()
            .map(|&(cell, digit)| format!("{}<>{digit}", self.name(cell)));
        (!eliminated.is_empty()).then(|| items.collect::<Vec<_>>().join(";"))
    }

    /// All almost locked sets: up to eight cells of a house, or four in larger grids, with one
    /// candidate more than cells.
    fn almost_locked(&self) -> Vec<Almost> {
        let max = if self.side() <= 9 { 8 } else { 4 };
        let mut all = BTreeSet::new();
        for house in self.houses() {
            let blanks: Vec<_> = house.iter().copied().filter(|c| self.blank(*c)).collect();
            for choice in (1_u32..1 << blanks.len()).filter(|it| it.count_ones() <= max) {
                let chosen = || (0..blanks.len()).filter(|place| choice >> place & 1 == 1);
                let digits = chosen().fold(Digits::EMPTY, |all, place| {
                    all | self.position.candidates(blanks[place])
                });
                if digits.len() == chosen().count() + 1 {
                    all.insert(sorted(chosen().map(|place| blanks[place]).collect()));
                }
            }
        }
        let set = |cells: Vec<usize>| {
            let places_of =
                |digit| (cells.iter().copied()).filter(move |cell| self.has(*cell, digit));
            let places: Vec<Vec<usize>> =
                (0..=25).map(|digit| places_of(digit).collect()).collect();
            Almost {
                digits: self.digits_of(&cells),
                seen: (0..=25)
                    .zip(&places)
                    .map(|(digit, at)| self.all_seen(at, digit))
                    .collect(),
                places,
            }
        };
        all.into_iter().map(set).collect()
    }

    /// The visibility matrix: for each pair of cells, whether they see each other.
    fn peers(&self) -> Vec<Vec<bool>> {
        let cells = 0..self.position.shape().cells();
        let peers_row = |one| cells.clone().map(|other| self.see(one, other)).collect();
        cells.clone().map(peers_row).collect()
    }

    /// The restricted commons: digits for which each place in one set sees each place in the other.
    fn restricted(peers: &[Vec<bool>], one: &Almost, other: &Almost) -> Vec<u8> {
        let sees = |digit: &u8| {
            let [own, others] = [one, other].map(|set| &set.places[usize::from(*digit)]);
            own.iter()
                .all(|one| others.iter().all(|other| peers[*one][*other]))
        };
        (one.digits & other.digits).iter().filter(sees).collect()
    }

    /// The candidates of a digit that see all of its places in these sets.
    fn seen_in(&self, sets: &[&Almost], digit: u8) -> Vec<(usize, u8)> {
        let seen = |set: &&Almost| set.seen[usize::from(digit)].clone();
        let first = sets.first().map_or_else(|| self.all_seen(&[], digit), seen);
        let all = |cell: &usize| sets.iter().all(|set| seen(set).contains(cell));
        let cells = first.into_iter().filter(all);
        cells.map(|cell| (cell, digit)).collect()
    }

    fn als_xz(&self) -> Vec<String> {
        let (sets, peers) = (self.almost_locked(), self.peers());
        let mut all = Vec::new();
        for (at, one) in sets.iter().enumerate() {
            for other in &sets[at + 1..] {
                let restricted = Self::restricted(&peers, one, other);
                let mut eliminations = Eliminated::new();
                if restricted.len() == 1 {
                    for digit in one.digits & other.digits {
                        if digit != restricted[0] {
                            eliminations.extend(self.seen_in(&[one, other], digit));
                        }
                    }
                }
                if restricted.len() > 1 {
                    for &digit in &restricted {
                        eliminations.extend(self.seen_in(&[one, other], digit));
                    }
                    for set in [one, other] {
                        for digit in set.digits {
                            if !restricted.contains(&digit) {
                                eliminations.extend(self.seen_in(&[set], digit));
                            }
                        }
                    }
                }
                all.extend(self.text(&eliminations));
            }
        }
        all
    }

    fn als_xy_wing(&self) -> Vec<String> {
        let (sets, peers) = (self.almost_locked(), self.peers());
        let mut all = BTreeSet::new();
        for pivot in &sets {
            let restricted = |other: &Almost| Self::restricted(&peers, pivot, other);
            let linked = (sets.iter()).filter(|other| !std::ptr::eq(*other, pivot));
            let linked = linked.flat_map(|set| restricted(set).into_iter().map(move |x| (set, x)));
            let linked: Vec<(&Almost, u8)> = linked.collect();
            for (at, &(one, x)) in linked.iter().enumerate() {
                for &(other, y) in &linked[at + 1..] {
                    let mut eliminations = Eliminated::new();
                    for z in one.digits & other.digits {
                        if x != y && z != x && z != y && !std::ptr::eq(one, other) {
                            eliminations.extend(self.seen_in(&[one, other], z));
                        }
                    }
                    all.extend(self.text(&eliminations));
                }
            }
        }
        all.into_iter().collect()
    }

    /// Chains of at least four sets, step by step from each digit of each set. A chain is reported
    /// if it removes a candidate that no shorter chain removes.
    fn als_chain(&self) -> Vec<String> {
        let (sets, peers) = (self.almost_locked(), self.peers());
        let linked = |one: &Almost| -> Vec<(usize, u8)> {
            let other_sets = sets
                .iter()
                .enumerate()
                .filter(|(_, other)| !std::ptr::eq(*other, one));
            let restricted = |(at, other)| {
                let digits = Self::restricted(&peers, one, other);
                digits.into_iter().map(move |digit| (at, digit))
            };
            other_sets.flat_map(restricted).collect()
        };
        let linked: Vec<_> = sets.iter().map(linked).collect();
        // For each length, the ends of chains of this length and no shorter one: a digit of a set,
        // and the set that then contains it.
        let mut by_length: Vec<BTreeSet<Eliminated>> = Vec::new();
        for (start, set) in sets.iter().enumerate() {
            for z in set.digits {
                // The sets reached, and the digit by which they were reached.
                let mut seen = vec![[false; 26]; sets.len()];
                let mut frontier = vec![(start, z)];
                for length in 1.. {
                    while by_length.len() <= length {
                        by_length.push(BTreeSet::new());
                    }
                    for &(end, by) in &frontier {
                        if length > 1 && by != z && sets[end].digits.contains(z) {
                            let eliminations = self.seen_in(&[set, &sets[end]], z);
                            if !eliminations.is_empty() {
                                by_length[length].insert(eliminations.into_iter().collect());
                            }
                        }
                    }
                    let mut next = Vec::new();
                    for &(at, by) in &frontier {
                        for &(other, digit) in linked[at].iter().filter(|link| link.1 != by) {
                            if !std::mem::replace(&mut seen[other][usize::from(digit)], true) {
                                next.push((other, digit));
                            }
                        }
                    }
                    frontier = next;
                    if frontier.is_empty() {
                        break;
                    }
                }
            }
        }
        let mut known_eliminations = Eliminated::new();
        let mut all = Vec::new();
        for (length, of_length) in by_length.iter().enumerate() {
            for eliminated in of_length
                .iter()
                .filter(|eliminated| !eliminated.is_subset(&known_eliminations))
            {
                if length >= 4 {
                    all.extend(self.text(eliminated));
                }
            }
            known_eliminations.extend(of_length.iter().flatten());
        }
        all
    }

    /// For each stem and digit, the maximal eliminations over all choices of petals.
    fn death_blossom(&self) -> Vec<String> {
        let (sets, peers) = (self.almost_locked(), self.peers());
        let mut all = Vec::new();
        for stem in (0..self.position.shape().cells()).filter(|cell| self.blank(*cell)) {
            let own = self.position.candidates(stem);
            let petals = |digit: u8| -> Vec<&Almost> {
                let petal = |set: &&Almost| {
                    let places = &set.places[usize::from(digit)];
                    !places.is_empty() && places.iter().all(|cell| peers[stem][*cell])
                };
                sets.iter().filter(petal).collect()
            };
            let petals: Vec<_> = own.iter().map(petals).collect();
            for z in self
                .digits()
                .filter(|z| !own.contains(*z) && own.len() >= 2)
            {
                let mut taken: BTreeSet<Eliminated> =
                    [self.seen_in(&[], z).into_iter().collect()].into();
                for petals in &petals {
                    let petals = petals.iter().filter(|set| set.digits.contains(z));
                    let by_petal: BTreeSet<Vec<_>> =
                        petals.map(|set| self.seen_in(&[set], z)).collect();
                    let is_in_both = |one: &Eliminated| {
                        let with = |other: &Vec<_>| -> Eliminated {
                            let both = other.iter().filter(|item| one.contains(item));
                            both.copied().collect()
                        };
                        by_petal.iter().map(with).collect::<Vec<_>>()
                    };
                    taken = taken.iter().flat_map(is_in_both).collect();
                }
                let larger = |one: &Eliminated| {
                    taken
                        .iter()
                        .any(|other| other != one && one.is_subset(other))
                };
                let largest = taken.iter().filter(|one| !larger(one));
                all.extend(largest.filter_map(|one| self.text(one)));
            }
        }
        all
    }

    fn sue_de_coq(&self) -> Vec<String> {
        let side = self.side();
        let max = if side <= 9 { side } else { 3 };
        let subsets = |cells: &[usize], min: usize, max: usize| -> Vec<Set> {
            (0_u32..1 << cells.len())
                .filter(|choice| (min..=max).contains(&(choice.count_ones() as usize)))
                .map(|choice| {
                    let chosen = (0..cells.len()).filter(|place| choice >> place & 1 == 1);
                    let chosen: Vec<usize> = chosen.map(|place| cells[place]).collect();
                    let digits = self.digits_of(&chosen);
                    (chosen, digits)
                })
                .collect()
        };
        let mut all = Vec::new();
        let houses = self.houses();
        for line in &houses[..2 * side] {
            for in_box in &houses[2 * side..] {
                let blanks = |house: &[usize], other: &[usize], inside: bool| -> Vec<usize> {
                    let fit = |cell: &&usize| other.contains(cell) == inside && self.blank(**cell);
                    house.iter().filter(fit).copied().collect()
                };
                let shared_cells = blanks(line, in_box, true);
                let of_lines = subsets(&blanks(line, in_box, false), 1, max);
                let of_boxes = subsets(&blanks(in_box, line, false), 1, max);
                for middle in subsets(&shared_cells, 2, shared_cells.len()) {
                    for of_line in &of_lines {
                        for of_box in &of_boxes {
                            let count = middle.0.len() + of_line.0.len() + of_box.0.len();
                            let digits = middle.1 | of_line.1 | of_box.1;
                            let without = |part: &Set, other: &Set| {
                                (middle.1 | part.1).len() > count - other.0.len()
                            };
                            if digits.len() != count
                                || !(of_line.1 & of_box.1).is_empty()
                                || !without(of_line, of_box)
                                || !without(of_box, of_line)
                            {
                                continue;
                            }
                            let mut eliminations = Eliminated::new();
                            for digit in digits {
                                for (house, part, other) in
                                    [(line, of_line, of_box), (in_box, of_box, of_line)]
                                {
                                    if other.1.contains(digit) {
                                        continue;
                                    }
                                    let remaining_cells = house.iter().filter(|cell| {
                                        !middle.0.contains(cell) && !part.0.contains(cell)
                                    });
                                    let eliminated_candidates =
                                        remaining_cells.filter(|cell| self.has(**cell, digit));
                                    eliminations
                                        .extend(eliminated_candidates.map(|cell| (*cell, digit)));
                                }
                            }
                            all.extend(self.text(&eliminations));
                        }
                    }
                }
            }
        }
        all
    }

    fn aligned_pair_exclusion(&self) -> Vec<String> {
        let cells = 0..self.position.shape().cells();
        let large = |cell: &usize| self.blank(*cell) && self.position.candidates(*cell).len() > 1;
        let cells: Vec<usize> = cells.filter(large).collect();
        let mut all = Vec::new();
        for &one in &cells {
            for &other in cells.iter().filter(|other| **other > one) {
                let common_cells = cells.iter().filter(|cell| {
                    let two = self.position.candidates(**cell).len() == 2;
                    two && self.see(**cell, one) && self.see(**cell, other)
                });
                let excluding: Vec<Digits> =
                    common_cells.map(|c| self.position.candidates(*c)).collect();
                if excluding.is_empty() {
                    continue;
                }
                let mut allowed = BTreeSet::new();
                for p in self.position.candidates(one) {
                    for q in self.position.candidates(other) {
                        let pair: Digits = [p, q].into_iter().collect();
                        let is_same_digit_peer = p == q && self.see(one, other);
                        if !is_same_digit_peer && !excluding.contains(&pair) {
                            allowed.extend([(one, p), (other, q)]);
                        }
                    }
                }
                let candidates_of = |cell: usize| {
                    (self.position.candidates(cell).iter()).map(move |digit| (cell, digit))
                };
                let eliminations = candidates_of(one)
                    .chain(candidates_of(other))
                    .filter(|item| !allowed.contains(item));
                all.extend(self.text(&eliminations.collect()));
            }
        }
        all
    }
}
