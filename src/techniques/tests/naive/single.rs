//! Locked subsets, single-digit patterns, finned fish.

use sudoku_grid::Digits;

use super::{Naive, NaiveTechnique, combinations};

pub(super) fn naive_technique(id: &str) -> Option<NaiveTechnique> {
    Some(match id {
        "locked-pair" => (|naive| naive.locked_subset(2)) as NaiveTechnique,
        "locked-triple" => |naive| naive.locked_subset(3),
        "skyscraper" => |naive| naive.two_links("skyscraper"),
        "two-string-kite" => |naive| naive.two_links("kite"),
        "turbot-fish" => |naive| naive.two_links("turbot"),
        "empty-rectangle" => |naive| naive.empty_rectangle(),
        "finned-x-wing" => |naive| naive.finned_fish(2, false),
        "finned-swordfish" => |naive| naive.finned_fish(3, false),
        "finned-jellyfish" => |naive| naive.finned_fish(4, false),
        "finned-squirmbag" => |naive| naive.finned_fish(5, false),
        "sashimi-x-wing" => |naive| naive.finned_fish(2, true),
        "sashimi-swordfish" => |naive| naive.finned_fish(3, true),
        "sashimi-jellyfish" => |naive| naive.finned_fish(4, true),
        "sashimi-squirmbag" => |naive| naive.finned_fish(5, true),
        _ => return None,
    })
}

impl Naive<'_> {
    /// The indices of the row, the column and the box of a cell.
    fn houses_of(&self, cell: usize) -> [usize; 3] {
        let shape = self.position.shape();
        let (row, column) = (cell / self.side(), cell % self.side());
        let boxes_per_row = self.side() / shape.box_columns();
        let box_index = row / shape.box_rows() * boxes_per_row + column / shape.box_columns();
        [row, column, box_index]
    }

    pub(super) fn sees(&self, one: usize, other: usize) -> bool {
        let is_same_house = |kind: usize| self.houses_of(one)[kind] == self.houses_of(other)[kind];
        one != other && (0..3).any(is_same_house)
    }

    /// Returns `true` if two cells are the only places of a digit in their common row (`kind` 0), column (1) or box
    /// (2).
    fn are_only_places(&self, kind: usize, one: usize, other: usize, digit: u8) -> bool {
        let house = self.houses_of(one)[kind];
        if one == other || self.houses_of(other)[kind] != house {
            return false;
        }
        let places = (0..self.side() * self.side()).filter(|cell| {
            self.has_candidate(*cell, digit) && self.houses_of(*cell)[kind] == house
        });
        self.has_candidate(one, digit) && self.has_candidate(other, digit) && places.count() == 2
    }

    /// Returns `true` if two cells are the only places of a digit in a house.
    pub(super) fn is_strong(&self, one: usize, other: usize, digit: u8) -> bool {
        (0..3).any(|kind| self.are_only_places(kind, one, other, digit))
    }

    /// The blank cells that have a digit as a candidate.
    pub(super) fn cells_with(&self, digit: u8) -> Vec<usize> {
        let cells = 0..self.side() * self.side();
        cells
            .filter(|cell| self.has_candidate(*cell, digit))
            .collect()
    }

    /// The elimination of a digit from all cells that see both cells, as text, or `None` if none of them has it.
    pub(super) fn text_of_eliminations_seen_by_both(
        &self,
        one: usize,
        other: usize,
        digit: u8,
    ) -> Option<String> {
        let cells = 0..self.side() * self.side();
        let sees_both = |cell: &usize| self.sees(*cell, one) && self.sees(*cell, other);
        self.eliminations_text(&cells.filter(sees_both).collect::<Vec<_>>(), |eliminated| {
            eliminated == digit
        })
    }

    fn locked_subset(&self, cell_count: u32) -> Vec<String> {
        let houses = self.houses();
        let side = self.side();
        let mut instances = Vec::new();
        for box_cells in &houses[2 * side..] {
            for line in &houses[..2 * side] {
                let common_cells: Vec<_> =
                    box_cells.iter().filter(|it| line.contains(it)).collect();
                for indices in combinations(common_cells.len(), cell_count) {
                    let cells: Vec<_> = indices.iter().map(|i| *common_cells[*i]).collect();
                    let candidates = |cell: &usize| self.position.candidates(*cell);
                    let digits = cells
                        .iter()
                        .fold(Digits::EMPTY, |union, cell| union | candidates(cell));
                    let is_unsolved = |cell: &usize| {
                        self.position.value(*cell) == 0 && candidates(cell).len() > 1
                    };
                    if digits.len() != cells.len() || !cells.iter().all(is_unsolved) {
                        continue;
                    }
                    let eliminations_of = |cells: Vec<usize>| {
                        self.eliminations_text(&cells, |digit| digits.contains(digit))
                    };
                    let outside_pattern = |house: &Vec<usize>| -> Vec<usize> {
                        let other_cells = house.iter().filter(|cell| !cells.contains(cell));
                        other_cells.copied().collect()
                    };
                    let line_outside_box = line
                        .iter()
                        .filter(|cell| !box_cells.contains(cell))
                        .copied();
                    if eliminations_of(line_outside_box.collect()).is_some()
                        && eliminations_of(outside_pattern(box_cells)).is_some()
                    {
                        instances.extend(eliminations_of(
                            [outside_pattern(box_cells), outside_pattern(line)].concat(),
                        ));
                    }
                }
            }
        }
        instances
    }

    /// The instances of the technique called `name` (as by `name_of`) among all chains `a = b - c = d` of strong links
    /// `=` and a weak link `-`.
    fn two_links(&self, name: &str) -> Vec<String> {
        let mut instances = Vec::new();
        for digit in self.digits() {
            let cells = self.cells_with(digit);
            let links: Vec<_> = (cells.iter())
                .flat_map(|&one| cells.iter().map(move |&other| (one, other)))
                .filter(|&(one, other)| self.is_strong(one, other, digit))
                .collect();
            for &(a, b) in &links {
                for &(c, d) in &links {
                    let are_distinct = a != c && a != d && b != c && b != d;
                    if are_distinct
                        && a < d
                        && self.sees(b, c)
                        && self.name_of([a, b, c, d], digit) == name
                    {
                        instances.extend(self.text_of_eliminations_seen_by_both(a, d, digit));
                    }
                }
            }
        }
        instances
    }

    /// The name of the technique to which the chain `a = b - c = d` belongs: “x-wing”, “skyscraper”, “kite” or
    /// “turbot”.
    fn name_of(&self, [a, b, c, d]: [usize; 4], digit: u8) -> &str {
        for (line, crossing) in [(0, 1), (1, 0)] {
            let are_only_places = |kind, one, other| self.are_only_places(kind, one, other, digit);
            let is_same_house =
                |kind: usize, one, other| self.houses_of(one)[kind] == self.houses_of(other)[kind];
            if are_only_places(line, a, b)
                && are_only_places(line, c, d)
                && is_same_house(crossing, b, c)
            {
                return if is_same_house(crossing, a, d) {
                    "x-wing"
                } else {
                    "skyscraper"
                };
            }
            if are_only_places(line, a, b)
                && are_only_places(crossing, c, d)
                && is_same_house(2, b, c)
            {
                return "kite";
            }
        }
        "turbot"
    }

    fn empty_rectangle(&self) -> Vec<String> {
        let side = self.side();
        let mut instances = Vec::new();
        for digit in self.digits() {
            let cells = self.cells_with(digit);
            for box_index in 0..side {
                let is_in_box = |cell: &&usize| self.houses_of(**cell)[2] == box_index;
                let places: Vec<_> = cells.iter().filter(is_in_box).collect();
                let box_cells: Vec<_> = (0..side * side).filter(|cell| is_in_box(&cell)).collect();
                for (line_kind, crossing_kind) in [(0, 1), (1, 0)] {
                    for line_index in 0..side {
                        for crossing_index in 0..side {
                            let on_line =
                                |cell: &&&usize| self.houses_of(***cell)[line_kind] == line_index;
                            let on_crossing = |cell: &&&usize| {
                                self.houses_of(***cell)[crossing_kind] == crossing_index
                            };
                            let places_on_both =
                                places.iter().filter(|it| on_line(it) && on_crossing(it));
                            let line_count = places.iter().filter(on_line).count();
                            let crossing_count = places.iter().filter(on_crossing).count();
                            let is_cross = line_count + crossing_count - places_on_both.count()
                                == places.len();
                            if places.len() < 3
                                || !is_cross
                                || line_count == places.len()
                                || crossing_count == places.len()
                            {
                                continue;
                            }
                            for &near in &cells {
                                for &far in &cells {
                                    let is_off_far_line = |cell: &usize| {
                                        self.houses_of(*cell)[line_kind]
                                            != self.houses_of(far)[line_kind]
                                    };
                                    if self.are_only_places(crossing_kind, near, far, digit)
                                        && self.houses_of(near)[line_kind] == line_index
                                        && self.houses_of(near)[2] != box_index
                                        && box_cells.iter().all(is_off_far_line)
                                    {
                                        let is_target = |cell: &&usize| {
                                            self.houses_of(**cell)[line_kind]
                                                == self.houses_of(far)[line_kind]
                                                && self.houses_of(**cell)[crossing_kind]
                                                    == crossing_index
                                        };
                                        let eliminated_cells: Vec<_> =
                                            cells.iter().filter(is_target).copied().collect();
                                        instances.extend(
                                            self.eliminations_text(
                                                &eliminated_cells,
                                                |eliminated| eliminated == digit,
                                            ),
                                        );
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
        instances
    }

    /// All choices of equally many base and cover lines such that the places of the base lines are in the cover
    /// lines, except for fins in one box. It is a sashimi fish if a base line has only one place in the cover
    /// lines.
    fn finned_fish(&self, line_count: u32, is_sashimi: bool) -> Vec<String> {
        let side = self.side();
        let choices: Vec<Vec<usize>> = combinations(side, line_count).collect();
        let cover_sets: Vec<u32> = choices
            .iter()
            .map(|choice| choice.iter().fold(0, |set, line| set | 1 << line))
            .collect();
        let mut instances = Vec::new();
        for digit in self.digits() {
            for by_rows in [true, false] {
                let cell = |line: usize, crossing: usize| {
                    if by_rows {
                        line * side + crossing
                    } else {
                        crossing * side + line
                    }
                };
                let places_by_line: Vec<u32> = (0..side)
                    .map(|line| {
                        let places = (0..side)
                            .filter(|crossing| self.has_candidate(cell(line, *crossing), digit));
                        places.fold(0, |set, crossing| set | 1 << crossing)
                    })
                    .collect();
                for base_lines in &choices {
                    let union = base_lines
                        .iter()
                        .fold(0, |union, line| union | places_by_line[*line]);
                    if base_lines
                        .iter()
                        .any(|line| places_by_line[*line].count_ones() < 2)
                    {
                        continue;
                    }
                    for cover_set in &cover_sets {
                        let cover_count =
                            |line: &usize| (places_by_line[*line] & cover_set).count_ones();
                        let min_cover_count = base_lines.iter().map(cover_count).min().unwrap_or(0);
                        if union & cover_set != *cover_set
                            || union == *cover_set
                            || min_cover_count == 0
                            || (min_cover_count == 1) != is_sashimi
                        {
                            continue;
                        }
                        let cells_of = |line: usize, set: u32| {
                            let crossings =
                                (0..side).filter(move |crossing| set >> crossing & 1 == 1);
                            crossings.map(move |crossing| cell(line, crossing))
                        };
                        let fins = base_lines
                            .iter()
                            .flat_map(|line| cells_of(*line, places_by_line[*line] & !cover_set));
                        let fins: Vec<_> = fins.collect();
                        if fins
                            .iter()
                            .any(|fin| self.houses_of(*fin)[2] != self.houses_of(fins[0])[2])
                        {
                            continue;
                        }
                        let other_lines = (0..side).filter(|line| !base_lines.contains(line));
                        let targets = other_lines
                            .flat_map(|line| cells_of(line, places_by_line[line] & cover_set));
                        let sees_all_fins =
                            |cell: &usize| fins.iter().all(|fin| self.sees(*cell, *fin));
                        let targets: Vec<_> = targets.filter(sees_all_fins).collect();
                        instances.extend(
                            self.eliminations_text(&targets, |eliminated| eliminated == digit),
                        );
                    }
                }
            }
        }
        instances
    }
}
