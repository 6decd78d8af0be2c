//! Locked candidates, subsets and basic fish on a [`CandidateBoard`], in Sudoku Explainer's search
//! order.

use std::ops::ControlFlow;

use super::board::{CandidateBoard, CandidateIndex, bits};

/// The kind of a pattern and the sets that define it. Digits are counted from 0; `slots` are bit
/// masks of indices within the house.
#[derive(Clone, Copy, Debug)]
pub enum PatternKind {
    /// Locked candidates: all places of the digit in `house` also lie in `cover`.
    Locked {
        /// The digit, from 0.
        digit: usize,
        /// The index of the house whose places for the digit also lie in the house `cover`.
        house: usize,
        /// The index of the house from whose other cells the digit is eliminated.
        cover: usize,
    },
    /// Naked subset: these cells of the house have only these candidates.
    Naked {
        /// The index of the house.
        house: usize,
        /// The cells of the subset.
        slots: u32,
        /// The digits of the subset.
        digits: u32,
    },
    /// Hidden subset: these digits have only these places in the house.
    Hidden {
        /// The index of the house.
        house: usize,
        /// The cells of the subset.
        slots: u32,
        /// The digits of the subset.
        digits: u32,
    },
    /// Basic fish: the places of the digit in the base lines lie in the cover lines. Both are bit
    /// masks of lines.
    Fish {
        /// The digit, from 0.
        digit: usize,
        /// `true` if the base lines are columns.
        columns: bool,
        /// The base lines.
        base: u32,
        /// The cover lines, from whose other cells the digit is eliminated.
        cover: u32,
    },
}

/// A pattern and its eliminations, which are not empty.
#[derive(Debug)]
pub struct BoardPattern {
    /// The kind of the pattern, with the digits and the cells, houses or lines of which it consists.
    pub kind: PatternKind,
    /// The candidates that the pattern eliminates.
    pub eliminations: Vec<CandidateIndex>,
}

impl BoardPattern {
    /// The candidates that had to be eliminated from `earlier` before the pattern existed.
    pub(crate) fn parents(&self, earlier: &CandidateBoard) -> Vec<CandidateIndex> {
        let layout = earlier.layout;
        let side = layout.side;
        let mut parents = Vec::new();
        match self.kind {
            PatternKind::Locked {
                digit,
                house,
                cover,
            } => {
                for slot in bits(earlier.places(house, digit)) {
                    let cell = layout.houses.cells(house)[slot];
                    if !layout.houses.of(cell).contains(&cover) {
                        parents.push(cell * side + digit);
                    }
                }
            }
            PatternKind::Naked {
                house,
                slots,
                digits,
            } => {
                for slot in bits(slots) {
                    let cell = layout.houses.cells(house)[slot];
                    parents.extend(bits(earlier.digits(cell) & !digits).map(|d| cell * side + d));
                }
            }
            PatternKind::Hidden {
                house,
                slots,
                digits,
            } => {
                for digit in bits(digits) {
                    for slot in bits(earlier.places(house, digit) & !slots) {
                        parents.push(layout.houses.cells(house)[slot] * side + digit);
                    }
                }
            }
            PatternKind::Fish {
                digit,
                columns,
                base,
                cover,
            } => {
                for line in bits(base) {
                    let house = line + if columns { side } else { 0 };
                    for slot in bits(earlier.places(house, digit) & !cover) {
                        parents.push(layout.houses.cells(house)[slot] * side + digit);
                    }
                }
            }
        }
        parents
    }
}

/// A callback that receives patterns until it breaks.
pub type BoardPatternVisitor<'a> = dyn FnMut(BoardPattern) -> ControlFlow<()> + 'a;

/// The subsets with `size` of the numbers `0..count`, as bit masks in ascending order.
///
/// # Panics
///
/// Panics if a subset has a number above 31.
pub fn combinations(size: usize, count: usize) -> impl Iterator<Item = u32> {
    let limit = 1_u64 << count;
    let first = (1_u64 << size) - 1;
    std::iter::successors((first < limit).then_some(first), move |&set| {
        // Gosper's hack: the next larger number with the same number of ones.
        let lowest = set & set.wrapping_neg();
        let carried = set + lowest;
        let next = carried | ((carried ^ set) >> ((set.trailing_zeros() + 2) % 64));
        (set != 0 && next < limit).then_some(next)
    })
    .map(|set| u32::try_from(set).expect("at most 32 bits"))
}

/// The union of the chosen sets, if it has exactly as many members as there are chosen sets, and each of these sets
/// has at least two members; `None` otherwise. If the sets are the candidates of cells, such cells are a naked
/// subset; if they are the places of digits in a house, such digits are a hidden subset.
///
/// `chosen` is a bit mask of the indices of the sets. `set_at` returns the set with an index as a bit mask of its
/// members.
pub fn hall_union(chosen: u32, set_at: impl Fn(usize) -> u32) -> Option<u32> {
    let size = chosen.count_ones();
    let mut union = 0;
    for index in bits(chosen) {
        let set_members = set_at(index);
        union |= set_members;
        if set_members.count_ones() < 2 || union.count_ones() > size {
            return None;
        }
    }
    (union.count_ones() == size).then_some(union)
}

/// Passes the locked candidates of the board to `visit`, in the order: boxes with columns, boxes with rows,
/// columns with boxes, rows with boxes.
pub fn visit_locked_candidates(
    board: &CandidateBoard,
    visit: &mut BoardPatternVisitor<'_>,
) -> ControlFlow<()> {
    let side = board.layout.side;
    for (kind, cover_kind) in [(2, 1), (2, 0), (1, 2), (0, 2)] {
        for digit in 0..side {
            for house in kind * side..(kind + 1) * side {
                if let Some(pattern) = locked_in(board, house, cover_kind, digit) {
                    visit(pattern)?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// The house of kind `cover_kind` (0 row, 1 column, 2 box) that contains all places of the digit in `house`.
/// `None` if there is no such house, or if there are fewer than two places.
pub fn cover_of(
    board: &CandidateBoard,
    house: usize,
    cover_kind: usize,
    digit: usize,
) -> Option<usize> {
    let places = board.places(house, digit);
    if places.count_ones() < 2 {
        return None;
    }
    let cells = board.layout.houses.cells(house);
    let mut covers = bits(places).map(|slot| board.layout.houses.of(cells[slot])[cover_kind]);
    let cover = covers.next()?;
    covers.all(|other| other == cover).then_some(cover)
}

/// Locked candidates of a digit in `house`, whose cover house is of kind `cover_kind` (0 row, 1 column, 2 box);
/// `None` if there are none or they eliminate nothing.
fn locked_in(
    board: &CandidateBoard,
    house: usize,
    cover_kind: usize,
    digit: usize,
) -> Option<BoardPattern> {
    let layout = board.layout;
    let cover = cover_of(board, house, cover_kind, digit)?;
    let eliminations: Vec<_> = bits(board.places(cover, digit))
        .map(|slot| layout.houses.cells(cover)[slot])
        .filter(|&cell| !layout.houses.of(cell).contains(&house))
        .map(|cell| cell * layout.side + digit)
        .collect();
    let kind = PatternKind::Locked {
        digit,
        house,
        cover,
    };
    (!eliminations.is_empty()).then_some(BoardPattern { kind, eliminations })
}

/// Passes the naked subsets of `size` cells to `visit`. Only houses with at least `2 * size` blank cells are
/// searched.
pub fn visit_naked_subsets(
    board: &CandidateBoard,
    size: usize,
    visit: &mut BoardPatternVisitor<'_>,
) -> ControlFlow<()> {
    let layout = board.layout;
    for house in layout.houses_by_ease() {
        if board.blanks(house) < 2 * size {
            continue;
        }
        let cells = layout.houses.cells(house);
        for slots in combinations(size, layout.side) {
            let Some(digits) = hall_union(slots, |slot| board.digits(cells[slot])) else {
                continue;
            };
            let other_slots = (0..layout.side).filter(|slot| slots >> slot & 1 == 0);
            let eliminations: Vec<_> = other_slots
                .flat_map(|slot| bits(board.digits(cells[slot]) & digits).map(move |d| (slot, d)))
                .map(|(slot, digit)| cells[slot] * layout.side + digit)
                .collect();
            if !eliminations.is_empty() {
                let kind = PatternKind::Naked {
                    house,
                    slots,
                    digits,
                };
                visit(BoardPattern { kind, eliminations })?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Passes the hidden subsets of `size` digits to `visit`. Only houses with more than `2 * size` blank cells
/// are searched.
pub fn visit_hidden_subsets(
    board: &CandidateBoard,
    size: usize,
    visit: &mut BoardPatternVisitor<'_>,
) -> ControlFlow<()> {
    let layout = board.layout;
    for house in layout.houses_by_ease() {
        if board.blanks(house) <= 2 * size {
            continue;
        }
        let cells = layout.houses.cells(house);
        for digits in combinations(size, layout.side) {
            let Some(slots) = hall_union(digits, |digit| board.places(house, digit)) else {
                continue;
            };
            let eliminations: Vec<_> = bits(slots)
                .flat_map(|slot| bits(board.digits(cells[slot]) & !digits).map(move |d| (slot, d)))
                .map(|(slot, digit)| cells[slot] * layout.side + digit)
                .collect();
            if !eliminations.is_empty() {
                let kind = PatternKind::Hidden {
                    house,
                    slots,
                    digits,
                };
                visit(BoardPattern { kind, eliminations })?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Passes the basic fish of `size` base lines to `visit`, first with columns and then with rows as base
/// lines.
pub fn visit_fish(
    board: &CandidateBoard,
    size: usize,
    visit: &mut BoardPatternVisitor<'_>,
) -> ControlFlow<()> {
    let layout = board.layout;
    let board_side = layout.side;
    for columns in [true, false] {
        let (first_base, first_cover) = if columns {
            (board_side, 0)
        } else {
            (0, board_side)
        };
        // With fewer than `2 * size` open lines, nothing is left outside the fish.
        let open_digits: Vec<usize> = (0..board_side)
            .filter(|&digit| {
                let nonempty_lines =
                    (0..board_side).filter(|line| board.places(first_base + line, digit) != 0);
                nonempty_lines.count() >= 2 * size
            })
            .collect();
        for base in combinations(size, board_side) {
            for &digit in &open_digits {
                let Some(cover) = hall_union(base, |line| board.places(first_base + line, digit))
                else {
                    continue;
                };
                let eliminations: Vec<_> = bits(cover)
                    .map(|line| first_cover + line)
                    .flat_map(|house| {
                        let places = board.places(house, digit) & !base;
                        bits(places).map(move |slot| layout.houses.cells(house)[slot])
                    })
                    .map(|cell| cell * board_side + digit)
                    .collect();
                if !eliminations.is_empty() {
                    let kind = PatternKind::Fish {
                        digit,
                        columns,
                        base,
                        cover,
                    };
                    visit(BoardPattern { kind, eliminations })?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}
