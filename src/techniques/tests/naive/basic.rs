//! Singles, intersections, subsets and fish without fins.

use sudoku_grid::Digits;

use super::{Naive, NaiveTechnique, combinations, sorted};

pub(super) fn naive_technique(id: &str) -> Option<NaiveTechnique> {
    Some(match id {
        "full-house" => (|naive| naive.full_house()) as NaiveTechnique,
        "naked-single" => |naive| naive.naked_single(),
        "hidden-single" => |naive| naive.hidden_single(),
        "locked-candidates" => |naive| naive.locked_candidates(),
        "naked-pair" => |naive| naive.naked_subset(2),
        "naked-triple" => |naive| naive.naked_subset(3),
        "naked-quad" => |naive| naive.naked_subset(4),
        "hidden-pair" => |naive| naive.hidden_subset(2),
        "hidden-triple" => |naive| naive.hidden_subset(3),
        "hidden-quad" => |naive| naive.hidden_subset(4),
        "x-wing" => |naive| naive.fish(2),
        "swordfish" => |naive| naive.fish(3),
        "jellyfish" => |naive| naive.fish(4),
        "squirmbag" => |naive| naive.fish(5),
        "naked-subset" => |naive| naive.smallest_subsets(true),
        "hidden-subset" => |naive| naive.smallest_subsets(false),
        _ => return None,
    })
}

impl Naive<'_> {
    fn full_house(&self) -> Vec<String> {
        self.singles(|digit, cell, house| {
            let blanks = (house.iter()).filter(|cell| self.position.value(**cell) == 0);
            blanks.count() == 1 && self.position.candidates(cell).contains(digit)
        })
    }

    fn naked_single(&self) -> Vec<String> {
        self.singles(|_, cell, _| self.position.candidates(cell).len() == 1)
    }

    fn hidden_single(&self) -> Vec<String> {
        self.singles(|digit, _, house| {
            let has_digit = |cell: &&usize| self.position.candidates(**cell).contains(digit);
            house.iter().filter(has_digit).count() == 1
        })
    }

    /// The placements of all candidates for which `is_single` returns `true` for the digit, the cell and one of
    /// its houses, as text.
    fn singles(&self, is_single: impl Fn(u8, usize, &[usize]) -> bool) -> Vec<String> {
        let mut instances = Vec::new();
        for house in self.houses() {
            for &cell in &house {
                for digit in self.digits() {
                    if self.has_candidate(cell, digit) && is_single(digit, cell, &house) {
                        instances.push(format!("{}={digit}", self.name(cell)));
                    }
                }
            }
        }
        instances.sort_unstable();
        instances.dedup();
        instances
    }

    fn locked_candidates(&self) -> Vec<String> {
        let houses = self.houses();
        let is_box = |house: usize| house >= 2 * self.side();
        let mut instances = Vec::new();
        for (house_index, cells) in houses.iter().enumerate() {
            for (other_index, other_cells) in houses.iter().enumerate() {
                for digit in self.digits() {
                    let places: Vec<_> = cells
                        .iter()
                        .filter(|c| self.has_candidate(**c, digit))
                        .collect();
                    let is_inside = places.iter().all(|cell| other_cells.contains(cell));
                    if is_box(house_index) != is_box(other_index) && places.len() >= 2 && is_inside
                    {
                        let remaining_cells: Vec<_> = other_cells
                            .iter()
                            .copied()
                            .filter(|cell| !cells.contains(cell))
                            .collect();
                        instances.extend(
                            self.eliminations_text(&remaining_cells, |eliminated| {
                                eliminated == digit
                            }),
                        );
                    }
                }
            }
        }
        instances
    }

    fn naked_subset(&self, size: u32) -> Vec<String> {
        let mut patterns = Vec::new();
        for house in self.houses() {
            for indices in combinations(house.len(), size) {
                let cells: Vec<_> = indices.into_iter().map(|i| house[i]).collect();
                let candidates = |cell: &usize| self.position.candidates(*cell);
                let digits = cells
                    .iter()
                    .map(candidates)
                    .fold(Digits::EMPTY, |union, candidates| union | candidates);
                let is_unsolved =
                    |cell: &usize| self.position.value(*cell) == 0 && candidates(cell).len() >= 2;
                if digits.len() == cells.len() && cells.iter().all(is_unsolved) {
                    patterns.push((sorted(cells), digits));
                }
            }
        }
        patterns.sort_unstable();
        patterns.dedup();
        let mut instances = Vec::new();
        for (cells, digits) in patterns {
            let contains_pattern =
                |house: &Vec<usize>| cells.iter().all(|cell| house.contains(cell));
            let outside_cells: Vec<_> = self
                .houses()
                .into_iter()
                .filter(contains_pattern)
                .flatten()
                .collect();
            let outside_cells: Vec<_> = outside_cells
                .into_iter()
                .filter(|cell| !cells.contains(cell))
                .collect();
            instances
                .extend(self.eliminations_text(&outside_cells, |digit| digits.contains(digit)));
        }
        instances
    }

    fn hidden_subset(&self, size: u32) -> Vec<String> {
        let mut patterns = Vec::new();
        for house in self.houses() {
            for indices in combinations(self.side(), size) {
                let digits: Digits = self
                    .digits()
                    .filter(|d| indices.contains(&(usize::from(*d) - 1)))
                    .collect();
                let places = |digit: u8| {
                    house
                        .iter()
                        .copied()
                        .filter(move |c| self.has_candidate(*c, digit))
                };
                let cells = sorted(digits.iter().flat_map(places).collect());
                if cells.len() == digits.len() && digits.iter().all(|d| places(d).count() >= 2) {
                    patterns.push((cells, digits));
                }
            }
        }
        patterns.sort_unstable();
        patterns.dedup();
        let eliminations_of = |(cells, digits): (Vec<usize>, Digits)| {
            self.eliminations_text(&cells, |digit| !digits.contains(digit))
        };
        patterns.into_iter().filter_map(eliminations_of).collect()
    }

    /// The smallest subset for each item of a house, which is a cell (naked) or a digit (hidden), if it has five or more
    /// members and at most half the side.
    fn smallest_subsets(&self, naked: bool) -> Vec<String> {
        let mut reported_patterns = Vec::new();
        let mut instances = Vec::new();
        for house in self.houses() {
            let cells: Vec<_> = house
                .iter()
                .filter(|cell| self.position.value(**cell) == 0)
                .collect();
            let is_candidate = |cell: usize, digit: u8| self.has_candidate(*cells[cell], digit);
            let digits: Vec<u8> = self
                .digits()
                .filter(|d| (0..cells.len()).any(|c| is_candidate(c, *d)))
                .collect();
            let count = if naked { cells.len() } else { digits.len() };
            let sets: Vec<u32> = (0..count)
                .map(|item| {
                    let contains = |other: usize| {
                        let (cell, digit) = if naked { (item, other) } else { (other, item) };
                        is_candidate(cell, digits[digit])
                    };
                    let bit = |other: usize| if naked { digits[other].into() } else { other };
                    let other_count = if naked { digits.len() } else { cells.len() };
                    let members = (0..other_count).filter(|other| contains(*other));
                    members.fold(0, |set, other| set | 1 << bit(other))
                })
                .collect();
            let union = |choice: u32| {
                let items = (0..count).filter(|item| choice >> item & 1 == 1);
                items.fold(0, |union, item| union | sets[item])
            };
            let choices: Vec<u32> = (1..1_u32 << count).collect();
            if choices
                .iter()
                .any(|choice| union(*choice).count_ones() < choice.count_ones())
            {
                continue;
            }
            let is_hall_set = |choice: &&u32| union(**choice).count_ones() == choice.count_ones();
            let hall_sets: Vec<u32> = choices.iter().filter(is_hall_set).copied().collect();
            for item in 0..count {
                let hall_sets_with = hall_sets.iter().filter(|choice| **choice >> item & 1 == 1);
                let Some(&choice) = hall_sets_with.min_by_key(|choice| choice.count_ones()) else {
                    continue;
                };
                let items: Vec<usize> = (0..count).filter(|item| choice >> item & 1 == 1).collect();
                let is_listed_size = (5..=self.side() / 2).contains(&items.len());
                if !is_listed_size || items.iter().any(|item| sets[*item].count_ones() < 2) {
                    continue;
                }
                let (subset_cells, subset_digits): (Vec<usize>, Digits) = if naked {
                    let pattern_digits = digits.iter().filter(|d| union(choice) >> **d & 1 == 1);
                    (
                        items.iter().map(|item| *cells[*item]).collect(),
                        pattern_digits.copied().collect(),
                    )
                } else {
                    let pattern_cells = (0..cells.len()).filter(|c| union(choice) >> c & 1 == 1);
                    (
                        pattern_cells.map(|c| *cells[c]).collect(),
                        items.iter().map(|item| digits[*item]).collect(),
                    )
                };
                let pattern = (sorted(subset_cells.clone()), subset_digits);
                if reported_patterns.contains(&pattern) {
                    continue;
                }
                reported_patterns.push(pattern);
                let eliminations = if naked {
                    let contains_subset =
                        |house: &Vec<usize>| subset_cells.iter().all(|cell| house.contains(cell));
                    let outside_cells: Vec<_> = self
                        .houses()
                        .into_iter()
                        .filter(contains_subset)
                        .flatten()
                        .filter(|cell| !subset_cells.contains(cell))
                        .collect();
                    self.eliminations_text(&outside_cells, |digit| subset_digits.contains(digit))
                } else {
                    self.eliminations_text(&subset_cells, |digit| !subset_digits.contains(digit))
                };
                instances.extend(eliminations);
            }
        }
        instances
    }

    fn fish(&self, line_count: u32) -> Vec<String> {
        let side = self.side();
        let houses = self.houses();
        let mut instances = Vec::new();
        for digit in self.digits() {
            for (first_line, first_cover) in [(0, side), (side, 0)] {
                for line_indices in combinations(side, line_count) {
                    let lines: Vec<_> = line_indices
                        .iter()
                        .map(|line| &houses[first_line + line])
                        .collect();
                    let place_count = |line: &[usize]| {
                        line.iter()
                            .filter(|c| self.has_candidate(**c, digit))
                            .count()
                    };
                    let covers: Vec<_> = (houses[first_cover..first_cover + side].iter())
                        .filter(|cover| {
                            let in_base = |c: &usize| lines.iter().any(|line| line.contains(c));
                            cover
                                .iter()
                                .any(|cell| in_base(cell) && self.has_candidate(*cell, digit))
                        })
                        .collect();
                    if covers.len() != lines.len() || lines.iter().any(|line| place_count(line) < 2)
                    {
                        continue;
                    }
                    let covered_cells: Vec<_> = covers.into_iter().flatten().copied().collect();
                    let is_outside = |c: &usize| lines.iter().all(|line| !line.contains(c));
                    let covered_cells: Vec<_> =
                        covered_cells.into_iter().filter(is_outside).collect();
                    instances.extend(
                        self.eliminations_text(&covered_cells, |eliminated| eliminated == digit),
                    );
                }
            }
        }
        instances
    }
}
