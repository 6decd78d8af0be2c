//! Unique, hidden and avoidable rectangles.

use sudoku_grid::Digits;

use super::{Naive, NaiveTechnique, sorted};

pub(super) fn naive_technique(id: &str) -> Option<NaiveTechnique> {
    Some(match id {
        "unique-rectangle" => (|naive| naive.unique_rectangle(1)) as NaiveTechnique,
        "unique-rectangle-2" => |naive| naive.unique_rectangle(2),
        "unique-rectangle-3" => |naive| naive.unique_rectangle(3),
        "unique-rectangle-4" => |naive| naive.unique_rectangle(4),
        "unique-rectangle-5" => |naive| naive.unique_rectangle(5),
        "unique-rectangle-6" => |naive| naive.unique_rectangle(6),
        "hidden-rectangle" => |naive| naive.unique_rectangle(7),
        "avoidable-rectangle-1" => |naive| naive.avoidable_rectangle_1(),
        "avoidable-rectangle-2" => |naive| naive.avoidable_rectangle_2(),
        _ => return None,
    })
}

/// A corner, its neighbours in its row and in its column, and the opposite corner.
type Corners = [usize; 4];

impl Naive<'_> {
    /// The index of the column (`column`) or row of a cell.
    fn line(&self, cell: usize, column: bool) -> usize {
        let [row, column_index, _] = self.position.shape().houses().of(cell);
        if column { column_index } else { row }
    }

    /// Every rectangle in two boxes, once from each of its corners.
    fn corners(&self) -> Vec<Corners> {
        let side = self.side();
        let box_of = |cell: usize| self.position.shape().houses().of(cell)[2];
        let mut rectangles = Vec::new();
        for cell in 0..side * side {
            for opposite in 0..side * side {
                let (row, column) = (cell / side, cell % side);
                let (opposite_row, opposite_column) = (opposite / side, opposite % side);
                if row == opposite_row || column == opposite_column {
                    continue;
                }
                let corners = [
                    cell,
                    row * side + opposite_column,
                    opposite_row * side + column,
                    opposite,
                ];
                let boxes = sorted(corners.iter().map(|cell| box_of(*cell)).collect());
                if boxes.len() == 2 {
                    rectangles.push(corners);
                }
            }
        }
        rectangles
    }

    /// The candidates of these cells that are not in `digits`.
    pub(super) fn candidates_besides(&self, cells: &[usize], digits: Digits) -> Digits {
        let candidates = cells.iter().map(|cell| self.candidates_of_cell(*cell));
        candidates.fold(Digits::EMPTY, |union, candidates| union | candidates) - digits
    }

    /// The eliminations by each naked subset that the roof, as one cell with the candidates `extra_digits`, forms
    /// with further cells of a house that contains the whole roof. These cells have none of `excluded_digits`, and
    /// none of them can be omitted.
    pub(super) fn roof_subsets(
        &self,
        roof: &[usize],
        extra_digits: Digits,
        excluded_digits: Digits,
    ) -> Vec<String> {
        let mut choices = Vec::new();
        for house in self.houses() {
            if roof.len() < 2
                || extra_digits.len() < 2
                || !roof.iter().all(|cell| house.contains(cell))
            {
                continue;
            }
            let other_cells: Vec<usize> = (house.into_iter())
                .filter(|cell| !roof.contains(cell) && self.position.value(*cell) == 0)
                .filter(|cell| (self.candidates_of_cell(*cell) & excluded_digits).is_empty())
                .collect();
            let cells_of = |set: u32| -> Vec<usize> {
                let indices = (0..other_cells.len()).filter(|i| set >> i & 1 == 1);
                indices.map(|i| other_cells[i]).collect()
            };
            let candidates_of = |set: u32| self.candidates_besides(&cells_of(set), Digits::EMPTY);
            let is_hall_set = |set: u32| {
                let size = set.count_ones() as usize;
                candidates_of(set).len() <= size
                    || (candidates_of(set) | extra_digits).len() == size + 1
            };
            for set in 1_u32..1 << other_cells.len() {
                let size = set.count_ones() as usize;
                let has_smaller =
                    (1..set).any(|subset| subset & set == subset && is_hall_set(subset));
                if candidates_of(set).len() > size && is_hall_set(set) && !has_smaller {
                    choices.push((cells_of(set), candidates_of(set) | extra_digits));
                }
            }
        }
        choices.sort_unstable();
        choices.dedup();
        let eliminations_of = |(cells, digits): (Vec<usize>, Digits)| {
            let pattern_cells: Vec<_> = cells.iter().chain(roof).copied().collect();
            self.eliminations_text(&self.seen_by(&pattern_cells), |digit| {
                digits.contains(digit)
            })
        };
        choices.into_iter().filter_map(eliminations_of).collect()
    }

    fn unique_rectangle(&self, kind: u8) -> Vec<String> {
        let mut instances = Vec::new();
        let is_bivalue = |cell: &usize| self.candidates_of_cell(*cell).len() == 2;
        for corners in self.corners() {
            if !corners.iter().any(is_bivalue) {
                continue;
            }
            for a in self.digits() {
                for b in a + 1..=*self.digits().end() {
                    if self.is_rectangle(&corners, [a, b]) {
                        instances.extend(self.eliminations_of_kind(&corners, [a, b], kind));
                    }
                }
            }
        }
        instances
    }

    /// Returns `true` if the candidates and the filled cells allow two digits to fill the corners in two ways, and
    /// at least one corner has only these two candidates.
    fn is_rectangle(&self, corners: &Corners, [a, b]: [u8; 2]) -> bool {
        let digits: Digits = [a, b].into_iter().collect();
        let is_free = |cell: usize, digit: u8| {
            let peers = self.seen_by(&[cell]);
            peers.iter().all(|peer| self.position.value(*peer) != digit)
        };
        let [corner, beside, below, opposite] = *corners;
        let can_be_filled = |x: u8, y: u8| {
            self.has_candidate(corner, x)
                && self.has_candidate(beside, y)
                && self.has_candidate(below, y)
                && self.has_candidate(opposite, x)
        };
        let is_floor = |cell: &usize| self.candidates_of_cell(*cell) == digits;
        (can_be_filled(a, b) || can_be_filled(b, a))
            && corners.iter().any(is_floor)
            && corners.iter().all(|cell| {
                let has_extra_candidate = !self.candidates_besides(&[*cell], digits).is_empty();
                is_floor(cell) || (has_extra_candidate && is_free(*cell, a) && is_free(*cell, b))
            })
    }

    /// The eliminations from a rectangle seen from its first corner, for one type of the technique.
    fn eliminations_of_kind(&self, corners: &Corners, [a, b]: [u8; 2], kind: u8) -> Vec<String> {
        let digits: Digits = [a, b].into_iter().collect();
        let [corner, beside, below, opposite] = *corners;
        let is_roof = |cell: &usize| !self.candidates_besides(&[*cell], digits).is_empty();
        let roof = sorted(corners.iter().copied().filter(is_roof).collect());
        let extra_digits = self.candidates_besides(&roof, digits);
        let is_lowest = corners.iter().all(|cell| corner <= *cell);
        let are_in_line = |cells: &[usize]| {
            [false, true]
                .iter()
                .any(|column| self.line(cells[0], *column) == self.line(cells[1], *column))
        };
        let is_pair = roof.len() == 2;
        let (is_aligned, is_diagonal) = (
            is_pair && are_in_line(&roof),
            is_pair && !are_in_line(&roof),
        );
        let is_only_in_corners = |house: usize, digit: u8| {
            let cells = &self.houses()[house];
            (cells.iter()).all(|cell| corners.contains(cell) || !self.has_candidate(*cell, digit))
        };
        let orders = [(a, b), (b, a)];
        match kind {
            1 if roof.len() == 1 && is_lowest => self
                .eliminations_text(&roof, |digit| digits.contains(digit))
                .into_iter()
                .collect(),
            2 | 5
                if roof.len() >= 2
                    && is_lowest
                    && is_aligned == (kind == 2)
                    && extra_digits.len() == 1 =>
            {
                let eliminations = self
                    .eliminations_text(&self.seen_by(&roof), |digit| extra_digits.contains(digit));
                eliminations.into_iter().collect()
            }
            3 if is_aligned && is_lowest => self.roof_subsets(&roof, extra_digits, digits),
            4 if is_aligned && is_lowest => {
                let elimination = |(digit, other)| {
                    let mut houses = self.houses().into_iter();
                    let is_locked = houses.any(|house| {
                        let places = house
                            .into_iter()
                            .filter(|cell| self.has_candidate(*cell, digit));
                        places.collect::<Vec<_>>() == roof
                    });
                    is_locked
                        .then(|| self.eliminations_text(&roof, |eliminated| eliminated == other))
                        .flatten()
                };
                orders.into_iter().filter_map(elimination).collect()
            }
            6 if is_diagonal && is_lowest => {
                let elimination = |(digit, _)| {
                    let is_forced = [false, true].into_iter().any(|column| {
                        let lines = [corner, opposite].map(|cell| self.line(cell, column));
                        lines.iter().all(|line| is_only_in_corners(*line, digit))
                    });
                    is_forced
                        .then(|| self.eliminations_text(&roof, |eliminated| eliminated == digit))
                        .flatten()
                };
                orders.into_iter().filter_map(elimination).collect()
            }
            7 if self.candidates_of_cell(corner) == digits
                && is_roof(&beside)
                && is_roof(&below) =>
            {
                let elimination = |(digit, other)| {
                    let lines = [false, true].map(|column| self.line(opposite, column));
                    let is_forced = lines.iter().all(|line| is_only_in_corners(*line, digit));
                    is_forced
                        .then(|| {
                            self.eliminations_text(&[opposite], |eliminated| eliminated == other)
                        })
                        .flatten()
                };
                orders.into_iter().filter_map(elimination).collect()
            }
            _ => Vec::new(),
        }
    }

    /// Returns `true` if a cell has a value that is not a given.
    fn is_placed(&self, cell: usize) -> bool {
        self.position.value(cell) != 0 && self.position.givens().get(cell) == 0
    }

    fn avoidable_rectangle_1(&self) -> Vec<String> {
        let mut instances = Vec::new();
        for [blank, beside, below, opposite] in self.corners() {
            let value = |cell| self.position.value(cell);
            let are_placed = [beside, below, opposite]
                .iter()
                .all(|cell| self.is_placed(*cell));
            if value(blank) == 0 && are_placed && value(beside) == value(below) {
                instances
                    .extend(self.eliminations_text(&[blank], |digit| digit == value(opposite)));
            }
        }
        instances
    }

    fn avoidable_rectangle_2(&self) -> Vec<String> {
        let mut instances = Vec::new();
        for corners in self.corners() {
            if corners.iter().any(|cell| *cell < corners[0]) {
                continue;
            }
            let blanks: Vec<usize> = (corners.into_iter())
                .filter(|cell| self.position.value(*cell) == 0)
                .collect();
            let placed_count = corners.iter().filter(|cell| self.is_placed(**cell)).count();
            if blanks.len() != 2 || placed_count != 2 {
                continue;
            }
            for extra_digit in self.digits() {
                // Both blank corners have the extra candidate and one other digit, with which the corners would be
                // interchangeable.
                let other_digits = |cell: usize| {
                    self.candidates_besides(&[cell], [extra_digit].into_iter().collect())
                };
                let is_bivalue_with_extra = |cell: usize| {
                    self.has_candidate(cell, extra_digit) && other_digits(cell).len() == 1
                };
                if !blanks.iter().all(|cell| is_bivalue_with_extra(*cell)) {
                    continue;
                }
                let values = corners.map(|cell| match self.position.value(cell) {
                    0 => other_digits(cell).first().expect("one is left"),
                    value => value,
                });
                if values[0] == values[3] && values[1] == values[2] && values[0] != values[1] {
                    instances.extend(
                        self.eliminations_text(&self.seen_by(&blanks), |eliminated| {
                            eliminated == extra_digit
                        }),
                    );
                }
            }
        }
        instances
    }
}
