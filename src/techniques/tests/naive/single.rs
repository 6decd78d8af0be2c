//! Locked subsets, single-digit patterns, finned fish.

use sudoku_grid::Digits;

use super::{Naive, Twin, combinations};

pub(super) fn twin(id: &str) -> Option<Twin> {
    Some(match id {
        "locked-pair" => (|naive| naive.locked_subset(2)) as Twin,
        "locked-triple" => |naive| naive.locked_subset(3),
        "skyscraper" => |naive| naive.two_links("skyscraper"),
        "two-string-kite" => |naive| naive.two_links("kite"),
        "turbot-fish" => |naive| naive.two_links("turbot"),
        "empty-rectangle" => |naive| naive.empty_rectangle(),
        "finned-x-wing" => |naive| naive.finned(2, false),
        "finned-swordfish" => |naive| naive.finned(3, false),
        "finned-jellyfish" => |naive| naive.finned(4, false),
        "finned-squirmbag" => |naive| naive.finned(5, false),
        "sashimi-x-wing" => |naive| naive.finned(2, true),
        "sashimi-swordfish" => |naive| naive.finned(3, true),
        "sashimi-jellyfish" => |naive| naive.finned(4, true),
        "sashimi-squirmbag" => |naive| naive.finned(5, true),
        _ => return None,
    })
}

impl Naive<'_> {
    /// Row, column and box of a cell.
    fn of(&self, cell: usize) -> [usize; 3] {
        let shape = self.position.shape();
        let (row, column) = (cell / self.side(), cell % self.side());
        let across = self.side() / shape.box_columns();
        let of_box = row / shape.box_rows() * across + column / shape.box_columns();
        [row, column, of_box]
    }

    pub(super) fn sees(&self, one: usize, other: usize) -> bool {
        let is_same_house = |way: usize| self.of(one)[way] == self.of(other)[way];
        one != other && (0..3).any(is_same_house)
    }

    /// Returns `true` if two cells are the only places of a digit in their row (0), column (1) or box (2).
    fn only_two(&self, way: usize, one: usize, other: usize, digit: u8) -> bool {
        let house = self.of(one)[way];
        if one == other || self.of(other)[way] != house {
            return false;
        }
        let places = (0..self.side() * self.side())
            .filter(|cell| self.has(*cell, digit) && self.of(*cell)[way] == house);
        self.has(one, digit) && self.has(other, digit) && places.count() == 2
    }

    pub(super) fn strong(&self, one: usize, other: usize, digit: u8) -> bool {
        (0..3).any(|way| self.only_two(way, one, other, digit))
    }

    pub(super) fn with(&self, digit: u8) -> Vec<usize> {
        let all = 0..self.side() * self.side();
        all.filter(|cell| self.has(*cell, digit)).collect()
    }

    /// The elimination of a digit from all cells that see both.
    pub(super) fn excluded_by_both(&self, one: usize, other: usize, digit: u8) -> Option<String> {
        let all = 0..self.side() * self.side();
        let sees = |cell: &usize| self.sees(*cell, one) && self.sees(*cell, other);
        self.eliminated(&all.filter(sees).collect::<Vec<_>>(), |eliminated| {
            eliminated == digit
        })
    }

    fn locked_subset(&self, number: u32) -> Vec<String> {
        let houses = self.houses();
        let side = self.side();
        let mut all = Vec::new();
        for own_box in &houses[2 * side..] {
            for line in &houses[..2 * side] {
                let common_cells: Vec<_> = own_box.iter().filter(|it| line.contains(it)).collect();
                for chosen in combinations(common_cells.len(), number) {
                    let cells: Vec<_> = chosen.iter().map(|place| *common_cells[*place]).collect();
                    let candidates = |cell: &usize| self.position.candidates(*cell);
                    let digits = cells
                        .iter()
                        .fold(Digits::EMPTY, |all, cell| all | candidates(cell));
                    let fit = |cell: &usize| {
                        self.position.value(*cell) == 0 && candidates(cell).len() > 1
                    };
                    if digits.len() != cells.len() || !cells.iter().all(fit) {
                        continue;
                    }
                    let eliminations_of =
                        |rest: Vec<usize>| self.eliminated(&rest, |digit| digits.contains(digit));
                    let remaining_cells = |of: &Vec<usize>| -> Vec<usize> {
                        let other_cells = of.iter().filter(|cell| !cells.contains(cell));
                        other_cells.copied().collect()
                    };
                    let cells_outside = line.iter().filter(|cell| !own_box.contains(cell)).copied();
                    if eliminations_of(cells_outside.collect()).is_some()
                        && eliminations_of(remaining_cells(own_box)).is_some()
                    {
                        all.extend(eliminations_of(
                            [remaining_cells(own_box), remaining_cells(line)].concat(),
                        ));
                    }
                }
            }
        }
        all
    }

    /// Every chain `a = b - c = d`, classified by its name.
    fn two_links(&self, wanted: &str) -> Vec<String> {
        let mut all = Vec::new();
        for digit in self.digits() {
            let cells = self.with(digit);
            let links: Vec<_> = (cells.iter())
                .flat_map(|&one| cells.iter().map(move |&other| (one, other)))
                .filter(|&(one, other)| self.strong(one, other, digit))
                .collect();
            for &(a, b) in &links {
                for &(c, d) in &links {
                    let distinct = a != c && a != d && b != c && b != d;
                    if distinct
                        && a < d
                        && self.sees(b, c)
                        && self.name_of([a, b, c, d], digit) == wanted
                    {
                        all.extend(self.excluded_by_both(a, d, digit));
                    }
                }
            }
        }
        all
    }

    fn name_of(&self, [a, b, c, d]: [usize; 4], digit: u8) -> &str {
        for (line, across) in [(0, 1), (1, 0)] {
            let two = |way, one, other| self.only_two(way, one, other, digit);
            let is_same_house = |way: usize, one, other| self.of(one)[way] == self.of(other)[way];
            if two(line, a, b) && two(line, c, d) && is_same_house(across, b, c) {
                return if is_same_house(across, a, d) {
                    "x-wing"
                } else {
                    "skyscraper"
                };
            }
            if two(line, a, b) && two(across, c, d) && is_same_house(2, b, c) {
                return "kite";
            }
        }
        "turbot"
    }

    fn empty_rectangle(&self) -> Vec<String> {
        let side = self.side();
        let mut all = Vec::new();
        for digit in self.digits() {
            let cells = self.with(digit);
            for own_box in 0..side {
                let is_in_box = |cell: &&usize| self.of(**cell)[2] == own_box;
                let places: Vec<_> = cells.iter().filter(is_in_box).collect();
                let rows: Vec<_> = (0..side * side).filter(|cell| is_in_box(&cell)).collect();
                for (line, across) in [(0, 1), (1, 0)] {
                    for one in 0..side {
                        for two in 0..side {
                            let on_line = |cell: &&&usize| self.of(***cell)[line] == one;
                            let on_across = |cell: &&&usize| self.of(***cell)[across] == two;
                            let on_both = places.iter().filter(|it| on_line(it) && on_across(it));
                            let lined_count = places.iter().filter(on_line).count();
                            let crossed_count = places.iter().filter(on_across).count();
                            let all_on =
                                lined_count + crossed_count - on_both.count() == places.len();
                            if places.len() < 3
                                || !all_on
                                || lined_count == places.len()
                                || crossed_count == places.len()
                            {
                                continue;
                            }
                            for &near in &cells {
                                for &far in &cells {
                                    let off_far_line =
                                        |cell: &usize| self.of(*cell)[line] != self.of(far)[line];
                                    if self.only_two(across, near, far, digit)
                                        && self.of(near)[line] == one
                                        && self.of(near)[2] != own_box
                                        && rows.iter().all(off_far_line)
                                    {
                                        let target = |cell: &&usize| {
                                            self.of(**cell)[line] == self.of(far)[line]
                                                && self.of(**cell)[across] == two
                                        };
                                        let eliminated_cells: Vec<_> =
                                            cells.iter().filter(target).copied().collect();
                                        all.extend(
                                            self.eliminated(&eliminated_cells, |eliminated| {
                                                eliminated == digit
                                            }),
                                        );
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
        all
    }

    /// Every choice of equally many base and cover lines such that the places of the base lines lie
    /// in the cover lines, except for fins in one box.
    fn finned(&self, number: u32, sashimi: bool) -> Vec<String> {
        let side = self.side();
        let choices: Vec<Vec<usize>> = combinations(side, number).collect();
        let sets: Vec<u32> = choices
            .iter()
            .map(|choice| choice.iter().fold(0, |set, line| set | 1 << line))
            .collect();
        let mut all = Vec::new();
        for digit in self.digits() {
            for by_rows in [true, false] {
                let cell = |line: usize, across: usize| {
                    if by_rows {
                        line * side + across
                    } else {
                        across * side + line
                    }
                };
                let lines: Vec<u32> = (0..side)
                    .map(|line| {
                        let places =
                            (0..side).filter(|across| self.has(cell(line, *across), digit));
                        places.fold(0, |set, across| set | 1 << across)
                    })
                    .collect();
                for base in &choices {
                    let union = base.iter().fold(0, |union, line| union | lines[*line]);
                    if base.iter().any(|line| lines[*line].count_ones() < 2) {
                        continue;
                    }
                    for cover in &sets {
                        let place_count = |line: &usize| (lines[*line] & cover).count_ones();
                        let smallest = base.iter().map(place_count).min().unwrap_or(0);
                        if union & cover != *cover
                            || union == *cover
                            || smallest == 0
                            || (smallest == 1) != sashimi
                        {
                            continue;
                        }
                        let cells_of = |line: usize, set: u32| {
                            let cover_lines =
                                (0..side).filter(move |across| set >> across & 1 == 1);
                            cover_lines.map(move |across| cell(line, across))
                        };
                        let fins = base
                            .iter()
                            .flat_map(|line| cells_of(*line, lines[*line] & !cover));
                        let fins: Vec<_> = fins.collect();
                        if fins
                            .iter()
                            .any(|fin| self.of(*fin)[2] != self.of(fins[0])[2])
                        {
                            continue;
                        }
                        let other_lines = (0..side).filter(|line| !base.contains(line));
                        let remaining_cells =
                            other_lines.flat_map(|line| cells_of(line, lines[line] & cover));
                        let seeing = |cell: &usize| fins.iter().all(|fin| self.sees(*cell, *fin));
                        let remaining_cells: Vec<_> = remaining_cells.filter(seeing).collect();
                        all.extend(
                            self.eliminated(&remaining_cells, |eliminated| eliminated == digit),
                        );
                    }
                }
            }
        }
        all
    }
}
