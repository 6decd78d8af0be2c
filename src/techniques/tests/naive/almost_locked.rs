//! Almost locked sets, Sue de Coq and aligned pair exclusion.

use std::collections::BTreeSet;

use sudoku_grid::Digits;

use super::{Naive, NaiveTechnique, sorted};

pub(super) fn naive_technique(id: &str) -> Option<NaiveTechnique> {
    Some(match id {
        "als-xz" => (|naive| naive.als_xz()) as NaiveTechnique,
        "als-xy-wing" => |naive| naive.als_xy_wing(),
        "als-chain" => |naive| naive.als_chain(),
        "death-blossom" => |naive| naive.death_blossom(),
        "sue-de-coq" => |naive| naive.sue_de_coq(),
        "aligned-pair-exclusion" => |naive| naive.aligned_pair_exclusion(),
        _ => return None,
    })
}

/// Cells and their candidates.
type CellsAndDigits = (Vec<usize>, Digits);

/// An almost locked set: its digits, and the cells that have each digit.
struct AlmostLockedSet {
    digits: Digits,
    places: Vec<Vec<usize>>,
    /// For each digit, the cells with this candidate that see all of its places in the set.
    seeing_cells: Vec<Vec<usize>>,
}

/// Eliminated candidates, as (cell, digit).
type Eliminations = BTreeSet<(usize, u8)>;

impl Naive<'_> {
    /// Returns `true` if a cell is blank and has candidates.
    fn has_candidates(&self, cell: usize) -> bool {
        self.position.value(cell) == 0 && !self.position.candidates(cell).is_empty()
    }

    /// The union of the candidates of these cells.
    fn digits_of(&self, cells: &[usize]) -> Digits {
        let candidates = cells.iter().map(|&cell| self.position.candidates(cell));
        candidates.fold(Digits::EMPTY, |union, candidates| union | candidates)
    }

    /// The cells that have a digit as a candidate and see all of these cells.
    fn cells_that_see(&self, cells: &[usize], digit: u8) -> Vec<usize> {
        let sees_all = |&cell: &usize| {
            self.has_candidate(cell, digit) && cells.iter().all(|other| self.sees(cell, *other))
        };
        (0..self.position.shape().cells())
            .filter(sees_all)
            .collect()
    }

    /// The eliminations as text, or `None` if there are none.
    pub(super) fn text_of_eliminations(&self, eliminations: &Eliminations) -> Option<String> {
        let items = eliminations
            .iter()
            .map(|&(cell, digit)| format!("{}<>{digit}", self.name(cell)));
        (!eliminations.is_empty()).then(|| items.collect::<Vec<_>>().join(";"))
    }

    /// All almost locked sets: up to eight cells of a house, or four in larger grids, with one
    /// candidate more than cells.
    fn almost_locked_sets(&self) -> Vec<AlmostLockedSet> {
        let max_cells = if self.side() <= 9 { 8 } else { 4 };
        let mut cell_sets = BTreeSet::new();
        for house in self.houses() {
            let blanks: Vec<_> = house
                .iter()
                .copied()
                .filter(|c| self.has_candidates(*c))
                .collect();
            for choice in (1_u32..1 << blanks.len()).filter(|it| it.count_ones() <= max_cells) {
                let indices = || (0..blanks.len()).filter(|i| choice >> i & 1 == 1);
                let digits = indices().fold(Digits::EMPTY, |union, i| {
                    union | self.position.candidates(blanks[i])
                });
                if digits.len() == indices().count() + 1 {
                    cell_sets.insert(sorted(indices().map(|i| blanks[i]).collect()));
                }
            }
        }
        let almost_locked_set = |cells: Vec<usize>| {
            let places_of = |digit| {
                (cells.iter().copied()).filter(move |cell| self.has_candidate(*cell, digit))
            };
            let places: Vec<Vec<usize>> =
                (0..=25).map(|digit| places_of(digit).collect()).collect();
            AlmostLockedSet {
                digits: self.digits_of(&cells),
                seeing_cells: (0..=25)
                    .zip(&places)
                    .map(|(digit, places)| self.cells_that_see(places, digit))
                    .collect(),
                places,
            }
        };
        cell_sets.into_iter().map(almost_locked_set).collect()
    }

    /// The visibility matrix: for each pair of cells, whether they see each other.
    fn peers(&self) -> Vec<Vec<bool>> {
        let cells = 0..self.position.shape().cells();
        let peers_row = |one| cells.clone().map(|other| self.sees(one, other)).collect();
        cells.clone().map(peers_row).collect()
    }

    /// The restricted commons: digits for which each place in one set sees each place in the other.
    fn restricted_commons(
        peers: &[Vec<bool>],
        one: &AlmostLockedSet,
        other: &AlmostLockedSet,
    ) -> Vec<u8> {
        let is_restricted = |digit: &u8| {
            let [places, other_places] = [one, other].map(|set| &set.places[usize::from(*digit)]);
            places
                .iter()
                .all(|one| other_places.iter().all(|other| peers[*one][*other]))
        };
        (one.digits & other.digits)
            .iter()
            .filter(is_restricted)
            .collect()
    }

    /// The candidates of a digit that see all of its places in these sets, as (cell, digit); all its candidates if
    /// there are no sets.
    fn seeing_candidates(&self, sets: &[&AlmostLockedSet], digit: u8) -> Vec<(usize, u8)> {
        let seeing_cells = |set: &&AlmostLockedSet| set.seeing_cells[usize::from(digit)].clone();
        let first_cells = sets
            .first()
            .map_or_else(|| self.cells_that_see(&[], digit), seeing_cells);
        let sees_all = |cell: &usize| sets.iter().all(|set| seeing_cells(set).contains(cell));
        let cells = first_cells.into_iter().filter(sees_all);
        cells.map(|cell| (cell, digit)).collect()
    }

    fn als_xz(&self) -> Vec<String> {
        let (sets, peers) = (self.almost_locked_sets(), self.peers());
        let mut instances = Vec::new();
        for (i, one) in sets.iter().enumerate() {
            for other in &sets[i + 1..] {
                let restricted_commons = Self::restricted_commons(&peers, one, other);
                let mut eliminations = Eliminations::new();
                if restricted_commons.len() == 1 {
                    for digit in one.digits & other.digits {
                        if digit != restricted_commons[0] {
                            eliminations.extend(self.seeing_candidates(&[one, other], digit));
                        }
                    }
                }
                if restricted_commons.len() > 1 {
                    for &digit in &restricted_commons {
                        eliminations.extend(self.seeing_candidates(&[one, other], digit));
                    }
                    for set in [one, other] {
                        for digit in set.digits {
                            if !restricted_commons.contains(&digit) {
                                eliminations.extend(self.seeing_candidates(&[set], digit));
                            }
                        }
                    }
                }
                instances.extend(self.text_of_eliminations(&eliminations));
            }
        }
        instances
    }

    fn als_xy_wing(&self) -> Vec<String> {
        let (sets, peers) = (self.almost_locked_sets(), self.peers());
        let mut instances = BTreeSet::new();
        for pivot in &sets {
            let restricted_commons =
                |other: &AlmostLockedSet| Self::restricted_commons(&peers, pivot, other);
            let linked_sets = (sets.iter()).filter(|other| !std::ptr::eq(*other, pivot));
            let linked_sets = linked_sets
                .flat_map(|set| restricted_commons(set).into_iter().map(move |x| (set, x)));
            let linked_sets: Vec<(&AlmostLockedSet, u8)> = linked_sets.collect();
            for (i, &(one, x)) in linked_sets.iter().enumerate() {
                for &(other, y) in &linked_sets[i + 1..] {
                    let mut eliminations = Eliminations::new();
                    for z in one.digits & other.digits {
                        if x != y && z != x && z != y && !std::ptr::eq(one, other) {
                            eliminations.extend(self.seeing_candidates(&[one, other], z));
                        }
                    }
                    instances.extend(self.text_of_eliminations(&eliminations));
                }
            }
        }
        instances.into_iter().collect()
    }

    /// Chains of at least four sets, extended set by set from each digit of each set. A chain is reported if it
    /// eliminates a candidate that no shorter chain eliminates.
    fn als_chain(&self) -> Vec<String> {
        let (sets, peers) = (self.almost_locked_sets(), self.peers());
        let links = |one: &AlmostLockedSet| -> Vec<(usize, u8)> {
            let other_sets = sets
                .iter()
                .enumerate()
                .filter(|(_, other)| !std::ptr::eq(*other, one));
            let links_to = |(i, other)| {
                let digits = Self::restricted_commons(&peers, one, other);
                digits.into_iter().map(move |digit| (i, digit))
            };
            other_sets.flat_map(links_to).collect()
        };
        let links: Vec<_> = sets.iter().map(links).collect();
        // For each length, the eliminations of the chains of this length.
        let mut eliminations_by_length: Vec<BTreeSet<Eliminations>> = Vec::new();
        for (start, set) in sets.iter().enumerate() {
            for z in set.digits {
                // For each set and digit, whether the set was reached by a link of this digit.
                let mut is_reached = vec![[false; 26]; sets.len()];
                let mut frontier = vec![(start, z)];
                for length in 1.. {
                    while eliminations_by_length.len() <= length {
                        eliminations_by_length.push(BTreeSet::new());
                    }
                    for &(end, link_digit) in &frontier {
                        if length > 1 && link_digit != z && sets[end].digits.contains(z) {
                            let eliminations = self.seeing_candidates(&[set, &sets[end]], z);
                            if !eliminations.is_empty() {
                                eliminations_by_length[length]
                                    .insert(eliminations.into_iter().collect());
                            }
                        }
                    }
                    let mut next = Vec::new();
                    for &(i, link_digit) in &frontier {
                        for &(other, digit) in links[i].iter().filter(|link| link.1 != link_digit) {
                            if !std::mem::replace(&mut is_reached[other][usize::from(digit)], true)
                            {
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
        let mut known_eliminations = Eliminations::new();
        let mut instances = Vec::new();
        for (length, eliminations_of_length) in eliminations_by_length.iter().enumerate() {
            for eliminations in eliminations_of_length
                .iter()
                .filter(|eliminations| !eliminations.is_subset(&known_eliminations))
            {
                if length >= 4 {
                    instances.extend(self.text_of_eliminations(eliminations));
                }
            }
            known_eliminations.extend(eliminations_of_length.iter().flatten());
        }
        instances
    }

    /// For each stem and digit, the maximal eliminations over all choices of petals.
    fn death_blossom(&self) -> Vec<String> {
        let (sets, peers) = (self.almost_locked_sets(), self.peers());
        let mut instances = Vec::new();
        for stem in (0..self.position.shape().cells()).filter(|cell| self.has_candidates(*cell)) {
            let stem_digits = self.position.candidates(stem);
            let petals = |digit: u8| -> Vec<&AlmostLockedSet> {
                let is_petal = |set: &&AlmostLockedSet| {
                    let places = &set.places[usize::from(digit)];
                    !places.is_empty() && places.iter().all(|cell| peers[stem][*cell])
                };
                sets.iter().filter(is_petal).collect()
            };
            let petals: Vec<_> = stem_digits.iter().map(petals).collect();
            for z in self
                .digits()
                .filter(|z| !stem_digits.contains(*z) && stem_digits.len() >= 2)
            {
                let mut eliminations_by_choice: BTreeSet<Eliminations> =
                    [self.seeing_candidates(&[], z).into_iter().collect()].into();
                for petals in &petals {
                    let petals = petals.iter().filter(|set| set.digits.contains(z));
                    let candidates_by_petal: BTreeSet<Vec<_>> = petals
                        .map(|set| self.seeing_candidates(&[set], z))
                        .collect();
                    let intersections = |one: &Eliminations| {
                        let intersection = |other: &Vec<_>| -> Eliminations {
                            let common_candidates = other.iter().filter(|item| one.contains(item));
                            common_candidates.copied().collect()
                        };
                        candidates_by_petal
                            .iter()
                            .map(intersection)
                            .collect::<Vec<_>>()
                    };
                    eliminations_by_choice = eliminations_by_choice
                        .iter()
                        .flat_map(intersections)
                        .collect();
                }
                let has_superset = |one: &Eliminations| {
                    eliminations_by_choice
                        .iter()
                        .any(|other| other != one && one.is_subset(other))
                };
                let maximal = eliminations_by_choice
                    .iter()
                    .filter(|one| !has_superset(one));
                instances.extend(maximal.filter_map(|one| self.text_of_eliminations(one)));
            }
        }
        instances
    }

    fn sue_de_coq(&self) -> Vec<String> {
        let side = self.side();
        let max_cells = if side <= 9 { side } else { 3 };
        let subsets = |cells: &[usize], min: usize, max_cells: usize| -> Vec<CellsAndDigits> {
            (0_u32..1 << cells.len())
                .filter(|choice| (min..=max_cells).contains(&(choice.count_ones() as usize)))
                .map(|choice| {
                    let indices = (0..cells.len()).filter(|i| choice >> i & 1 == 1);
                    let subset: Vec<usize> = indices.map(|i| cells[i]).collect();
                    let digits = self.digits_of(&subset);
                    (subset, digits)
                })
                .collect()
        };
        let mut instances = Vec::new();
        let houses = self.houses();
        for line_cells in &houses[..2 * side] {
            for box_cells in &houses[2 * side..] {
                let blanks = |house: &[usize], other: &[usize], is_inside: bool| -> Vec<usize> {
                    let is_selected = |cell: &&usize| {
                        other.contains(cell) == is_inside && self.has_candidates(**cell)
                    };
                    house.iter().filter(is_selected).copied().collect()
                };
                let shared_cells = blanks(line_cells, box_cells, true);
                let line_parts = subsets(&blanks(line_cells, box_cells, false), 1, max_cells);
                let box_parts = subsets(&blanks(box_cells, line_cells, false), 1, max_cells);
                for intersection in subsets(&shared_cells, 2, shared_cells.len()) {
                    for line_part in &line_parts {
                        for box_part in &box_parts {
                            let cell_count =
                                intersection.0.len() + line_part.0.len() + box_part.0.len();
                            let digits = intersection.1 | line_part.1 | box_part.1;
                            let is_reduced = |part: &CellsAndDigits, other: &CellsAndDigits| {
                                (intersection.1 | part.1).len() > cell_count - other.0.len()
                            };
                            if digits.len() != cell_count
                                || !(line_part.1 & box_part.1).is_empty()
                                || !is_reduced(line_part, box_part)
                                || !is_reduced(box_part, line_part)
                            {
                                continue;
                            }
                            let mut eliminations = Eliminations::new();
                            for digit in digits {
                                for (house, part, other) in [
                                    (line_cells, line_part, box_part),
                                    (box_cells, box_part, line_part),
                                ] {
                                    if other.1.contains(digit) {
                                        continue;
                                    }
                                    let remaining_cells = house.iter().filter(|cell| {
                                        !intersection.0.contains(cell) && !part.0.contains(cell)
                                    });
                                    let cells_with_digit = remaining_cells
                                        .filter(|cell| self.has_candidate(**cell, digit));
                                    eliminations
                                        .extend(cells_with_digit.map(|cell| (*cell, digit)));
                                }
                            }
                            instances.extend(self.text_of_eliminations(&eliminations));
                        }
                    }
                }
            }
        }
        instances
    }

    fn aligned_pair_exclusion(&self) -> Vec<String> {
        let cells = 0..self.position.shape().cells();
        let is_unsolved =
            |cell: &usize| self.has_candidates(*cell) && self.position.candidates(*cell).len() > 1;
        let cells: Vec<usize> = cells.filter(is_unsolved).collect();
        let mut instances = Vec::new();
        for &one in &cells {
            for &other in cells.iter().filter(|other| **other > one) {
                let common_cells = cells.iter().filter(|cell| {
                    let is_bivalue = self.position.candidates(**cell).len() == 2;
                    is_bivalue && self.sees(**cell, one) && self.sees(**cell, other)
                });
                let excluded_pairs: Vec<Digits> =
                    common_cells.map(|c| self.position.candidates(*c)).collect();
                if excluded_pairs.is_empty() {
                    continue;
                }
                let mut allowed_candidates = BTreeSet::new();
                for p in self.position.candidates(one) {
                    for q in self.position.candidates(other) {
                        let pair: Digits = [p, q].into_iter().collect();
                        let is_same_digit_peer = p == q && self.sees(one, other);
                        if !is_same_digit_peer && !excluded_pairs.contains(&pair) {
                            allowed_candidates.extend([(one, p), (other, q)]);
                        }
                    }
                }
                let candidates_of = |cell: usize| {
                    (self.position.candidates(cell).iter()).map(move |digit| (cell, digit))
                };
                let eliminations = candidates_of(one)
                    .chain(candidates_of(other))
                    .filter(|item| !allowed_candidates.contains(item));
                instances.extend(self.text_of_eliminations(&eliminations.collect()));
            }
        }
        instances
    }
}
