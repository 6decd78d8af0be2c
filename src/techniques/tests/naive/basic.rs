//! Singles, intersections, subsets and fish without fins.

use sudoku_grid::Digits;

use super::{Naive, Twin, combinations, sorted};

pub(super) fn twin(id: &str) -> Option<Twin> {
    Some(match id {
        "full-house" => (|naive| naive.full_house()) as Twin,
        "naked-single" => |naive| naive.naked_single(),
        "hidden-single" => |naive| naive.hidden_single(),
        "locked-candidates" => |naive| naive.locked(),
        "naked-pair" => |naive| naive.naked(2),
        "naked-triple" => |naive| naive.naked(3),
        "naked-quad" => |naive| naive.naked(4),
        "hidden-pair" => |naive| naive.hidden(2),
        "hidden-triple" => |naive| naive.hidden(3),
        "hidden-quad" => |naive| naive.hidden(4),
        "x-wing" => |naive| naive.fish(2),
        "swordfish" => |naive| naive.fish(3),
        "jellyfish" => |naive| naive.fish(4),
        "squirmbag" => |naive| naive.fish(5),
        "naked-subset" => |naive| naive.smallest(true),
        "hidden-subset" => |naive| naive.smallest(false),
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
            let has = |cell: &&usize| self.position.candidates(**cell).contains(digit);
            house.iter().filter(has).count() == 1
        })
    }

    fn singles(&self, holds: impl Fn(u8, usize, &[usize]) -> bool) -> Vec<String> {
        let mut all = Vec::new();
        for house in self.houses() {
            for &cell in &house {
                for digit in self.digits() {
                    if self.has(cell, digit) && holds(digit, cell, &house) {
                        all.push(format!("{}={digit}", self.name(cell)));
                    }
                }
            }
        }
        all.sort_unstable();
        all.dedup();
        all
    }

    fn locked(&self) -> Vec<String> {
        let houses = self.houses();
        let is_box = |house: usize| house >= 2 * self.side();
        let mut all = Vec::new();
        for (one, cells) in houses.iter().enumerate() {
            for (other, others) in houses.iter().enumerate() {
                for digit in self.digits() {
                    let places: Vec<_> = cells.iter().filter(|c| self.has(**c, digit)).collect();
                    let is_inside = places.iter().all(|cell| others.contains(cell));
                    if is_box(one) != is_box(other) && places.len() >= 2 && is_inside {
                        let remaining_cells: Vec<_> = others
                            .iter()
                            .copied()
                            .filter(|cell| !cells.contains(cell))
                            .collect();
                        all.extend(
                            self.eliminated(&remaining_cells, |eliminated| eliminated == digit),
                        );
                    }
                }
            }
        }
        all
    }

    fn naked(&self, size: u32) -> Vec<String> {
        let mut patterns = Vec::new();
        for house in self.houses() {
            for places in combinations(house.len(), size) {
                let cells: Vec<_> = places.into_iter().map(|place| house[place]).collect();
                let candidates = |cell: &usize| self.position.candidates(*cell);
                let digits = cells
                    .iter()
                    .map(candidates)
                    .fold(Digits::EMPTY, |all, candidates| all | candidates);
                let fit =
                    |cell: &usize| self.position.value(*cell) == 0 && candidates(cell).len() >= 2;
                if digits.len() == cells.len() && cells.iter().all(fit) {
                    patterns.push((sorted(cells), digits));
                }
            }
        }
        patterns.sort_unstable();
        patterns.dedup();
        let mut all = Vec::new();
        for (cells, digits) in patterns {
            let holds = |house: &Vec<usize>| cells.iter().all(|cell| house.contains(cell));
            let outside_cells: Vec<_> = self.houses().into_iter().filter(holds).flatten().collect();
            let outside_cells: Vec<_> = outside_cells
                .into_iter()
                .filter(|cell| !cells.contains(cell))
                .collect();
            all.extend(self.eliminated(&outside_cells, |digit| digits.contains(digit)));
        }
        all
    }

    fn hidden(&self, size: u32) -> Vec<String> {
        let mut patterns = Vec::new();
        for house in self.houses() {
            for chosen in combinations(self.side(), size) {
                let digits: Digits = self
                    .digits()
                    .filter(|d| chosen.contains(&(usize::from(*d) - 1)))
                    .collect();
                let places = |digit: u8| house.iter().copied().filter(move |c| self.has(*c, digit));
                let cells = sorted(digits.iter().flat_map(places).collect());
                if cells.len() == digits.len() && digits.iter().all(|d| places(d).count() >= 2) {
                    patterns.push((cells, digits));
                }
            }
        }
        patterns.sort_unstable();
        patterns.dedup();
        let eliminations_of = |(cells, digits): (Vec<usize>, Digits)| {
            self.eliminated(&cells, |digit| !digits.contains(digit))
        };
        patterns.into_iter().filter_map(eliminations_of).collect()
    }

    /// The smallest subset for each cell (naked) or digit (hidden) of a house, if it has five or more
    /// members and at most half the side.
    fn smallest(&self, naked: bool) -> Vec<String> {
        let mut reported_sets = Vec::new();
        let mut all = Vec::new();
        for house in self.houses() {
            let cells: Vec<_> = house
                .iter()
                .filter(|cell| self.position.value(**cell) == 0)
                .collect();
            let has = |cell: usize, digit: u8| self.has(*cells[cell], digit);
            let digits: Vec<u8> = self
                .digits()
                .filter(|d| (0..cells.len()).any(|c| has(c, *d)))
                .collect();
            let count = if naked { cells.len() } else { digits.len() };
            let sets: Vec<u32> = (0..count)
                .map(|one| {
                    let has = |other: usize| {
                        let (cell, digit) = if naked { (one, other) } else { (other, one) };
                        has(cell, digits[digit])
                    };
                    let bit = |other: usize| if naked { digits[other].into() } else { other };
                    let other_count = if naked { digits.len() } else { cells.len() };
                    let place_count = (0..other_count).filter(|other| has(*other));
                    place_count.fold(0, |set, other| set | 1 << bit(other))
                })
                .collect();
            let union = |choice: u32| {
                let chosen = (0..count).filter(|place| choice >> place & 1 == 1);
                chosen.fold(0, |union, place| union | sets[place])
            };
            let choices: Vec<u32> = (1..1_u32 << count).collect();
            if choices
                .iter()
                .any(|it| union(*it).count_ones() < it.count_ones())
            {
                continue;
            }
            let is_hall_set = |it: &&u32| union(**it).count_ones() == it.count_ones();
            let is_hall_set: Vec<u32> = choices.iter().filter(is_hall_set).copied().collect();
            for place in 0..count {
                let sets_with = is_hall_set
                    .iter()
                    .filter(|choice| **choice >> place & 1 == 1);
                let Some(&choice) = sets_with.min_by_key(|choice| choice.count_ones()) else {
                    continue;
                };
                let chosen: Vec<usize> = (0..count).filter(|at| choice >> at & 1 == 1).collect();
                let fits = (5..=self.side() / 2).contains(&chosen.len());
                if !fits || chosen.iter().any(|at| sets[*at].count_ones() < 2) {
                    continue;
                }
                let (of_cells, of_digits): (Vec<usize>, Digits) = if naked {
                    let digit_count = digits.iter().filter(|d| union(choice) >> **d & 1 == 1);
                    (
                        chosen.iter().map(|at| *cells[*at]).collect(),
                        digit_count.copied().collect(),
                    )
                } else {
                    let cell_count = (0..cells.len()).filter(|c| union(choice) >> c & 1 == 1);
                    (
                        cell_count.map(|c| *cells[c]).collect(),
                        chosen.iter().map(|at| digits[*at]).collect(),
                    )
                };
                let pattern = (sorted(of_cells.clone()), of_digits);
                if reported_sets.contains(&pattern) {
                    continue;
                }
                reported_sets.push(pattern);
                let eliminations = if naked {
                    let holds =
                        |house: &Vec<usize>| of_cells.iter().all(|cell| house.contains(cell));
                    let outside_cells: Vec<_> = self
                        .houses()
                        .into_iter()
                        .filter(holds)
                        .flatten()
                        .filter(|cell| !of_cells.contains(cell))
                        .collect();
                    self.eliminated(&outside_cells, |digit| of_digits.contains(digit))
                } else {
                    self.eliminated(&of_cells, |digit| !of_digits.contains(digit))
                };
                all.extend(eliminations);
            }
        }
        all
    }

    fn fish(&self, number: u32) -> Vec<String> {
        let side = self.side();
        let houses = self.houses();
        let mut all = Vec::new();
        for digit in self.digits() {
            for (base, across) in [(0, side), (side, 0)] {
                for chosen in combinations(side, number) {
                    let lines: Vec<_> = chosen.iter().map(|line| &houses[base + line]).collect();
                    let places =
                        |line: &[usize]| line.iter().filter(|c| self.has(**c, digit)).count();
                    let covers: Vec<_> = (houses[across..across + side].iter())
                        .filter(|cover| {
                            let in_base = |c: &usize| lines.iter().any(|line| line.contains(c));
                            cover
                                .iter()
                                .any(|cell| in_base(cell) && self.has(*cell, digit))
                        })
                        .collect();
                    if covers.len() != lines.len() || lines.iter().any(|line| places(line) < 2) {
                        continue;
                    }
                    let covered_cells: Vec<_> = covers.into_iter().flatten().copied().collect();
                    let outside = |c: &usize| lines.iter().all(|line| !line.contains(c));
                    let covered_cells: Vec<_> = covered_cells.into_iter().filter(outside).collect();
                    all.extend(self.eliminated(&covered_cells, |eliminated| eliminated == digit));
                }
            }
        }
        all
    }
}
