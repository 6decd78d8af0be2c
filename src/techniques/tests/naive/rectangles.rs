//! Unique, hidden and avoidable rectangles.

use sudoku_grid::Digits;

use super::{Naive, Twin, sorted};

pub(super) fn twin(id: &str) -> Option<Twin> {
    Some(match id {
        "unique-rectangle" => (|naive| naive.unique(1)) as Twin,
        "unique-rectangle-2" => |naive| naive.unique(2),
        "unique-rectangle-3" => |naive| naive.unique(3),
        "unique-rectangle-4" => |naive| naive.unique(4),
        "unique-rectangle-5" => |naive| naive.unique(5),
        "unique-rectangle-6" => |naive| naive.unique(6),
        "hidden-rectangle" => |naive| naive.unique(7),
        "avoidable-rectangle-1" => |naive| naive.avoidable_1(),
        "avoidable-rectangle-2" => |naive| naive.avoidable_2(),
        _ => return None,
    })
}

/// A corner, its neighbours in its row and in its column, and the opposite corner.
type Corners = [usize; 4];

impl Naive<'_> {
    fn line(&self, cell: usize, column: bool) -> usize {
        let [row, of_column, _] = self.position.shape().houses().of(cell);
        if column { of_column } else { row }
    }

    /// Every rectangle in two boxes, once from each of its corners.
    fn corners(&self) -> Vec<Corners> {
        let side = self.side();
        let block = |cell: usize| self.position.shape().houses().of(cell)[2];
        let mut all = Vec::new();
        for cell in 0..side * side {
            for opposite in 0..side * side {
                let (row, column) = (cell / side, cell % side);
                let (last, across) = (opposite / side, opposite % side);
                if row == last || column == across {
                    continue;
                }
                let corners = [cell, row * side + across, last * side + column, opposite];
                let boxes = sorted(corners.iter().map(|it| block(*it)).collect());
                if boxes.len() == 2 {
                    all.push(corners);
                }
            }
        }
        all
    }

    /// The candidates of the cells other than `digits`.
    pub(super) fn candidates_besides(&self, cells: &[usize], digits: Digits) -> Digits {
        let candidates = cells.iter().map(|cell| self.candidates_of_cell(*cell));
        candidates.fold(Digits::EMPTY, |all, candidates| all | candidates) - digits
    }

    /// Further cells of a house that contains the whole roof, with which the roof forms a naked
    /// subset, and the eliminations; only minimal choices.
    pub(super) fn roof_subsets(
        &self,
        roof: &[usize],
        outside: Digits,
        without: Digits,
    ) -> Vec<String> {
        let mut choices = Vec::new();
        for house in self.houses() {
            if roof.len() < 2 || outside.len() < 2 || !roof.iter().all(|it| house.contains(it)) {
                continue;
            }
            let other_cells: Vec<usize> = (house.into_iter())
                .filter(|it| !roof.contains(it) && self.position.value(*it) == 0)
                .filter(|it| (self.candidates_of_cell(*it) & without).is_empty())
                .collect();
            let pick = |set: u32| -> Vec<usize> {
                let places = (0..other_cells.len()).filter(|at| set >> at & 1 == 1);
                places.map(|at| other_cells[at]).collect()
            };
            let candidates_of = |set: u32| self.candidates_besides(&pick(set), Digits::EMPTY);
            let is_hall_set = |set: u32| {
                let size = set.count_ones() as usize;
                candidates_of(set).len() <= size || (candidates_of(set) | outside).len() == size + 1
            };
            for set in 1_u32..1 << other_cells.len() {
                let size = set.count_ones() as usize;
                let smaller = (1..set).any(|part| part & set == part && is_hall_set(part));
                if candidates_of(set).len() > size && is_hall_set(set) && !smaller {
                    choices.push((pick(set), candidates_of(set) | outside));
                }
            }
        }
        choices.sort_unstable();
        choices.dedup();
        let eliminations_of = |(cells, digits): (Vec<usize>, Digits)| {
            let all: Vec<_> = cells.iter().chain(roof).copied().collect();
            self.eliminated(&self.seen_by(&all), |digit| digits.contains(digit))
        };
        choices.into_iter().filter_map(eliminations_of).collect()
    }

    fn unique(&self, kind: u8) -> Vec<String> {
        let mut all = Vec::new();
        let two = |cell: &usize| self.candidates_of_cell(*cell).len() == 2;
        for corners in self.corners() {
            if !corners.iter().any(two) {
                continue;
            }
            for a in self.digits() {
                for b in a + 1..=*self.digits().end() {
                    if self.is_rectangle(&corners, [a, b]) {
                        all.extend(self.of_kind(&corners, [a, b], kind));
                    }
                }
            }
        }
        all
    }

    /// Returns `true` if the filled cells allow two digits to fill the corners in two ways.
    fn is_rectangle(&self, corners: &Corners, [a, b]: [u8; 2]) -> bool {
        let digits: Digits = [a, b].into_iter().collect();
        let by_values = |cell: usize, digit: u8| {
            let seen = self.seen_by(&[cell]);
            seen.iter().all(|it| self.position.value(*it) != digit)
        };
        let [one, beside, below, opposite] = *corners;
        let could_be = |x: u8, y: u8| {
            self.has(one, x) && self.has(beside, y) && self.has(below, y) && self.has(opposite, x)
        };
        let floor = |cell: &usize| self.candidates_of_cell(*cell) == digits;
        (could_be(a, b) || could_be(b, a))
            && corners.iter().any(floor)
            && corners.iter().all(|cell| {
                let has_extra = !self.candidates_besides(&[*cell], digits).is_empty();
                floor(cell) || (has_extra && by_values(*cell, a) && by_values(*cell, b))
            })
    }

    /// The eliminations from a rectangle seen from its first corner, for one type of the technique.
    fn of_kind(&self, corners: &Corners, [a, b]: [u8; 2], kind: u8) -> Vec<String> {
        let digits: Digits = [a, b].into_iter().collect();
        let [one, beside, below, opposite] = *corners;
        let is_roof = |cell: &usize| !self.candidates_besides(&[*cell], digits).is_empty();
        let roof = sorted(corners.iter().copied().filter(is_roof).collect());
        let outside = self.candidates_besides(&roof, digits);
        let lowest = corners.iter().all(|cell| one <= *cell);
        let in_line = |cells: &[usize]| {
            [false, true]
                .iter()
                .any(|it| self.line(cells[0], *it) == self.line(cells[1], *it))
        };
        let pair = roof.len() == 2;
        let (aligned, crossed) = (pair && in_line(&roof), pair && !in_line(&roof));
        let only_corners = |house: usize, digit: u8| {
            let cells = &self.houses()[house];
            (cells.iter()).all(|cell| corners.contains(cell) || !self.has(*cell, digit))
        };
        let orders = [(a, b), (b, a)];
        match kind {
            1 if roof.len() == 1 && lowest => self
                .eliminated(&roof, |digit| digits.contains(digit))
                .into_iter()
                .collect(),
            2 | 5 if roof.len() >= 2 && lowest && aligned == (kind == 2) && outside.len() == 1 => {
                let eliminations =
                    self.eliminated(&self.seen_by(&roof), |digit| outside.contains(digit));
                eliminations.into_iter().collect()
            }
            3 if aligned && lowest => self.roof_subsets(&roof, outside, digits),
            4 if aligned && lowest => {
                let of_digit = |(digit, other)| {
                    let mut houses = self.houses().into_iter();
                    let locked = houses.any(|house| {
                        let places = house.into_iter().filter(|cell| self.has(*cell, digit));
                        places.collect::<Vec<_>>() == roof
                    });
                    locked
                        .then(|| self.eliminated(&roof, |eliminated| eliminated == other))
                        .flatten()
                };
                orders.into_iter().filter_map(of_digit).collect()
            }
            6 if crossed && lowest => {
                let of_digit = |(digit, _)| {
                    let is_forced = [false, true].into_iter().any(|column| {
                        let lines = [one, opposite].map(|cell| self.line(cell, column));
                        lines.iter().all(|line| only_corners(*line, digit))
                    });
                    is_forced
                        .then(|| self.eliminated(&roof, |eliminated| eliminated == digit))
                        .flatten()
                };
                orders.into_iter().filter_map(of_digit).collect()
            }
            7 if self.candidates_of_cell(one) == digits && is_roof(&beside) && is_roof(&below) => {
                let of_digit = |(digit, other)| {
                    let lines = [false, true].map(|column| self.line(opposite, column));
                    let is_forced = lines.iter().all(|line| only_corners(*line, digit));
                    is_forced
                        .then(|| self.eliminated(&[opposite], |eliminated| eliminated == other))
                        .flatten()
                };
                orders.into_iter().filter_map(of_digit).collect()
            }
            _ => Vec::new(),
        }
    }

    fn placed(&self, cell: usize) -> bool {
        self.position.value(cell) != 0 && self.position.givens().get(cell) == 0
    }

    fn avoidable_1(&self) -> Vec<String> {
        let mut all = Vec::new();
        for [blank, beside, below, opposite] in self.corners() {
            let value = |cell| self.position.value(cell);
            let placed = [beside, below, opposite]
                .iter()
                .all(|cell| self.placed(*cell));
            if value(blank) == 0 && placed && value(beside) == value(below) {
                all.extend(self.eliminated(&[blank], |digit| digit == value(opposite)));
            }
        }
        all
    }

    fn avoidable_2(&self) -> Vec<String> {
        let mut all = Vec::new();
        for corners in self.corners() {
            if corners.iter().any(|cell| *cell < corners[0]) {
                continue;
            }
            let blanks: Vec<usize> = (corners.into_iter())
                .filter(|cell| self.position.value(*cell) == 0)
                .collect();
            let placed = corners.iter().filter(|cell| self.placed(**cell)).count();
            if blanks.len() != 2 || placed != 2 {
                continue;
            }
            for x in self.digits() {
                // Both corners have the extra candidate besides a digit that would make the corners
                // interchangeable.
                let remaining_digits =
                    |cell: usize| self.candidates_besides(&[cell], [x].into_iter().collect());
                let fits = |cell: usize| self.has(cell, x) && remaining_digits(cell).len() == 1;
                if !blanks.iter().all(|cell| fits(*cell)) {
                    continue;
                }
                let filled_values = corners.map(|cell| match self.position.value(cell) {
                    0 => remaining_digits(cell).first().expect("one is left"),
                    value => value,
                });
                if filled_values[0] == filled_values[3]
                    && filled_values[1] == filled_values[2]
                    && filled_values[0] != filled_values[1]
                {
                    all.extend(
                        self.eliminated(&self.seen_by(&blanks), |eliminated| eliminated == x),
                    );
                }
            }
        }
        all
    }
}
