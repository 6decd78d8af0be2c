//! Unique rectangles and unique loops: cells with two common candidates that could be exchanged
//! along a loop.
//!
//! The techniques `unique-rectangle` and `unique-loop` yield every instance in the order of cells and types. The
//! program takes the easiest loop by length and type, allows two cells with any candidates besides the two digits of
//! the loop, counts rectangles among loops, and limits subsets by the number of blank cells of the house, so the search
//! is its own; the test for subsets, [`hall_union`], is shared.

use sudoku_techniques::forcing::{CandidateBoard, CandidateIndex, bits, combinations, hall_union};

use super::rules::RatedStep;

/// The step of the easiest unique loop; `None` if there is no such loop. Ties go to the lowest type, then to the loop
/// found first.
pub(super) fn unique_loop(board: &CandidateBoard) -> Option<RatedStep> {
    let mut search = UniqueLoopSearch {
        board,
        pair: 0,
        cells: Vec::new(),
        loops: Vec::new(),
        best: None,
    };
    for start in 0..board.layout.cells() {
        if board.candidate_count(start) != 2 {
            continue;
        }
        search.pair = board.digits(start);
        search.extend(start, 2, 0, usize::MAX);
        for cells in std::mem::take(&mut search.loops) {
            search.offer_steps(&cells);
        }
    }
    search.best.map(|best| best.2)
}

/// A search for unique loops on one board.
struct UniqueLoopSearch<'a> {
    board: &'a CandidateBoard,
    /// The mask of the two digits of the loop.
    pair: u32,
    /// The cells of the path that is being extended, from the first cell on.
    cells: Vec<usize>,
    /// The loops through the first cell that were found, each with its cells in the order of the loop.
    loops: Vec<Vec<usize>>,
    /// The easiest step so far, with its difficulty in tenths and its type, from 1 to 4.
    best: Option<(u32, u32, RatedStep)>,
}

impl UniqueLoopSearch<'_> {
    /// Extends the loop from a cell along its houses, except those of the kind `last_kind` (row, column or box) along which
    /// the cell was reached. At most `spare` more cells may have any candidates besides the two digits of the loop;
    /// the others may have one additional digit, which is the same for all of them.
    fn extend(&mut self, cell: usize, spare: u32, mut extra: u32, last_kind: usize) {
        let layout = self.board.layout;
        self.cells.push(cell);
        for house in layout.houses_of(cell) {
            let kind = house / layout.side;
            if kind == last_kind {
                continue;
            }
            for &next in layout.houses.cells(house) {
                if next == self.cells[0] && self.cells.len() >= 4 {
                    if self.cells.len().is_multiple_of(2) && self.is_loop() {
                        self.loops.push(self.cells.clone());
                    }
                    continue;
                }
                let digits = self.board.digits(next);
                if digits & self.pair != self.pair || self.cells.contains(&next) {
                    continue;
                }
                extra |= digits & !self.pair;
                let has_pair_only = digits == self.pair;
                if has_pair_only || extra.is_power_of_two() || spare > 0 {
                    let spare_left = if has_pair_only {
                        spare
                    } else {
                        spare.saturating_sub(1)
                    };
                    self.extend(next, spare_left, extra, kind);
                }
            }
        }
        self.cells.pop();
    }

    /// Returns `true` if every house that the loop visits contains exactly two of its cells, one at an even and one at
    /// an odd position in the loop, so that each of the two digits fits in once.
    fn is_loop(&self) -> bool {
        let layout = self.board.layout;
        let mut visits = vec![[0_u8; 2]; 3 * layout.side];
        for (i, &cell) in self.cells.iter().enumerate() {
            for house in layout.houses.of(cell) {
                visits[house][i % 2] += 1;
            }
        }
        visits
            .iter()
            .all(|&visits| visits == [0, 0] || visits == [1, 1])
    }

    /// Keeps a step of the type `kind` (1 to 4) if it eliminates a candidate and is easier than the best one so far, or
    /// equally difficult and of a lower type.
    fn offer(&mut self, tenths: u32, kind: u32, eliminations: Vec<CandidateIndex>) {
        let best = self.best.as_ref();
        if !eliminations.is_empty() && best.is_none_or(|best| (tenths, kind) < (best.0, best.1)) {
            let step = RatedStep::eliminating(f64::from(tenths) / 10.0, eliminations);
            self.best = Some((tenths, kind, step));
        }
    }

    /// Offers the steps of all types that a loop allows.
    fn offer_steps(&mut self, cells: &[usize]) {
        let board = self.board;
        let side = board.layout.side;
        let tenths = match cells.len() {
            10.. => 50,
            8.. => 47,
            6.. => 46,
            _ => 45,
        };
        let has_extra = |cell: &&usize| board.candidate_count(**cell) > 2;
        let extra_cells: Vec<usize> = cells.iter().filter(has_extra).copied().collect();
        let extra_digits = extra_cells
            .iter()
            .fold(0, |extra, &cell| extra | board.digits(cell) & !self.pair);
        if let [cell] = extra_cells[..] {
            let eliminations = bits(self.pair).map(|digit| cell * side + digit).collect();
            self.offer(tenths, 1, eliminations);
            return;
        }
        if extra_digits.is_power_of_two() {
            let digit = extra_digits.trailing_zeros() as usize;
            let sees_all = |cell: &usize| {
                extra_cells
                    .iter()
                    .all(|&other| board.layout.sees(*cell, other))
            };
            let eliminations = (0..board.layout.cells())
                .filter(|&cell| board.has_candidate(cell, digit) && sees_all(&cell))
                .map(|cell| cell * side + digit)
                .collect();
            self.offer(tenths, 2, eliminations);
        }
        if let [a, b] = extra_cells[..] {
            if extra_digits.count_ones() > 1 {
                self.offer_subset(tenths, a, b, extra_digits);
            }
            self.offer_locked_digit(tenths, a, b);
        }
    }

    /// Offers the steps of type 3: one of the cells `a` and `b` holds a digit of `extra`, so the two count as one cell
    /// of a naked or hidden subset.
    fn offer_subset(&mut self, tenths: u32, a: usize, b: usize, extra: u32) {
        let board = self.board;
        let layout = board.layout;
        for size in extra.count_ones() as usize..=7.min(layout.side) {
            for house in layout.houses_of(a) {
                if !layout.houses.of(b).contains(&house) {
                    continue;
                }
                let blanks = board.blanks(house);
                let added_tenths = u32::try_from(size).expect("a subset is small") - 1;
                let slot = |cell| 1_u32 << layout.slot(cell, house);
                let (slot_a, slot_b) = (slot(a), slot(b));
                let cells = layout.houses.cells(house);
                if size * 2 <= blanks {
                    for slots in combinations(size, layout.side) {
                        if slots & slot_a == 0 || slots & slot_b != 0 {
                            continue;
                        }
                        let digits_of_slot = |slot: usize| {
                            if 1 << slot == slot_a {
                                extra
                            } else {
                                board.digits(cells[slot])
                            }
                        };
                        let other_slots = bits(slots & !slot_a);
                        let shared_extra = extra & board.digits(a) & board.digits(b);
                        let covered_digits = other_slots.fold(shared_extra, |all_digits, slot| {
                            all_digits | board.digits(cells[slot])
                        });
                        let Some(digits) = hall_union(slots, digits_of_slot)
                            .filter(|&digits| digits == covered_digits)
                        else {
                            continue;
                        };
                        let eliminations = (0..layout.side)
                            .filter(|slot| (slots | slot_b) >> slot & 1 == 0)
                            .flat_map(|slot| {
                                let digits = bits(board.digits(cells[slot]) & digits);
                                digits.map(move |digit| cells[slot] * layout.side + digit)
                            })
                            .collect();
                        self.offer(tenths + added_tenths, 3, eliminations);
                    }
                }
                if size * 2 < blanks {
                    let all_digits = (1_u32 << layout.side) - 1;
                    let outside_digits: Vec<usize> =
                        bits(all_digits & !self.pair & !extra).collect();
                    if size < 2 || size - 2 > outside_digits.len() {
                        continue;
                    }
                    for chosen in combinations(size - 2, outside_digits.len()) {
                        let digits = bits(chosen)
                            .fold(self.pair, |set, place| set | 1 << outside_digits[place]);
                        let places = |digit| board.places(house, digit) & !slot_b;
                        let slots = bits(digits).fold(0, |slots, digit| slots | places(digit));
                        let has_place = bits(digits).all(|digit| places(digit) != 0);
                        if !has_place || slots.count_ones() as usize != size {
                            continue;
                        }
                        let eliminations = bits(slots & !slot_a)
                            .flat_map(|slot| {
                                let other_digits = bits(board.digits(cells[slot]) & !digits);
                                other_digits.map(move |digit| cells[slot] * layout.side + digit)
                            })
                            .collect();
                        self.offer(tenths + added_tenths, 3, eliminations);
                    }
                }
            }
        }
    }

    /// Offers the steps of type 4: in a house, one digit of the loop is confined to the cells `a` and `b`, so neither
    /// of them can hold the other digit of the loop.
    fn offer_locked_digit(&mut self, tenths: u32, a: usize, b: usize) {
        let board = self.board;
        let layout = board.layout;
        let is_common_house = |house: &usize| layout.houses.of(b).contains(house);
        let is_locked = |digit: usize| {
            let mut houses = layout.houses_of(a).into_iter().filter(is_common_house);
            houses.any(|house| {
                let slots_of_pair = 1 << layout.slot(a, house) | 1 << layout.slot(b, house);
                board.places(house, digit) & !slots_of_pair == 0
            })
        };
        if let Some(digit) = bits(self.pair).find(|&digit| is_locked(digit)) {
            let other_digit = (self.pair & !(1 << digit)).trailing_zeros() as usize;
            let eliminations = [a, b].map(|cell| cell * layout.side + other_digit).to_vec();
            self.offer(tenths, 4, eliminations);
        }
    }
}
