//! Locked candidates, subsets and fish on a board, in the order that chains and their scale need.

use std::ops::ControlFlow;

use super::board::{Board, Candidate, bits};

/// Which sets were found.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Kind {
    /// All places of the digit in `house` lie in `cover` too.
    Locked {
        digit: usize,
        house: usize,
        cover: usize,
    },
    /// These cells of the house have only these digits between them.
    Naked {
        house: usize,
        slots: u32,
        digits: u32,
    },
    /// These digits have only these cells of the house.
    Hidden {
        house: usize,
        slots: u32,
        digits: u32,
    },
    /// In the lines of `base` the places of the digit lie in those of `cover` across.
    Fish {
        digit: usize,
        columns: bool,
        base: u32,
        cover: u32,
    },
}

/// A pattern and what it takes away, which is never nothing.
#[derive(Debug)]
pub(crate) struct Pattern {
    pub(crate) kind: Kind,
    pub(crate) eliminations: Vec<Candidate>,
}

impl Pattern {
    /// What had to go from an earlier board before the pattern was there.
    pub(crate) fn parents(&self, earlier: &Board) -> Vec<Candidate> {
        let layout = earlier.layout;
        let side = layout.side;
        let mut parents = Vec::new();
        match self.kind {
            Kind::Locked {
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
            Kind::Naked {
                house,
                slots,
                digits,
            } => {
                for slot in bits(slots) {
                    let cell = layout.houses.cells(house)[slot];
                    parents.extend(bits(earlier.digits(cell) & !digits).map(|d| cell * side + d));
                }
            }
            Kind::Hidden {
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
            Kind::Fish {
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

pub(crate) type Each<'a> = dyn FnMut(Pattern) -> ControlFlow<()> + 'a;

/// The sets of so many of the first `of` numbers, ascending as binary numbers.
pub(crate) fn choices(size: usize, of: usize) -> impl Iterator<Item = u32> {
    let limit = 1_u64 << of;
    let first = (1_u64 << size) - 1;
    std::iter::successors((first < limit).then_some(first), move |&set| {
        // The next number with as many ones.
        let lowest = set & set.wrapping_neg();
        let moved = set + lowest;
        let next = moved | ((moved ^ set) >> ((set.trailing_zeros() + 2) % 64));
        (set != 0 && next < limit).then_some(next)
    })
    .map(|set| u32::try_from(set).expect("at most 25 bits"))
}

/// The union of the sets chosen, if it has as many members and none of them fewer than two.
pub(crate) fn tight(chosen: u32, set: impl Fn(usize) -> u32) -> Option<u32> {
    let size = chosen.count_ones();
    let mut union = 0;
    for place in bits(chosen) {
        let own = set(place);
        union |= own;
        if own.count_ones() < 2 || union.count_ones() > size {
            return None;
        }
    }
    (union.count_ones() == size).then_some(union)
}

/// Locked candidates: of boxes in columns, of boxes in rows, of columns, of rows.
pub(crate) fn locked(board: &Board, each: &mut Each<'_>) -> ControlFlow<()> {
    let side = board.layout.side;
    for (from, to) in [(2, 1), (2, 0), (1, 2), (0, 2)] {
        for digit in 0..side {
            for house in from * side..(from + 1) * side {
                if let Some(pattern) = locked_in(board, house, to, digit) {
                    each(pattern)?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// The house of another kind that holds all places of the digit in this one.
pub(crate) fn cover_of(board: &Board, house: usize, to: usize, digit: usize) -> Option<usize> {
    let places = board.places(house, digit);
    if places.count_ones() < 2 {
        return None;
    }
    let cells = board.layout.houses.cells(house);
    let mut covers = bits(places).map(|slot| board.layout.houses.of(cells[slot])[to]);
    let cover = covers.next()?;
    covers.all(|other| other == cover).then_some(cover)
}

fn locked_in(board: &Board, house: usize, to: usize, digit: usize) -> Option<Pattern> {
    let layout = board.layout;
    let cover = cover_of(board, house, to, digit)?;
    let eliminations: Vec<_> = bits(board.places(cover, digit))
        .map(|slot| layout.houses.cells(cover)[slot])
        .filter(|&cell| !layout.houses.of(cell).contains(&house))
        .map(|cell| cell * layout.side + digit)
        .collect();
    let kind = Kind::Locked {
        digit,
        house,
        cover,
    };
    (!eliminations.is_empty()).then_some(Pattern { kind, eliminations })
}

/// Naked subsets, where the house has twice as many blank cells.
pub(crate) fn naked(board: &Board, size: usize, each: &mut Each<'_>) -> ControlFlow<()> {
    let layout = board.layout;
    for house in layout.by_ease() {
        if board.blanks(house) < 2 * size {
            continue;
        }
        let cells = layout.houses.cells(house);
        for slots in choices(size, layout.side) {
            let Some(digits) = tight(slots, |slot| board.digits(cells[slot])) else {
                continue;
            };
            let others = (0..layout.side).filter(|slot| slots >> slot & 1 == 0);
            let eliminations: Vec<_> = others
                .flat_map(|slot| bits(board.digits(cells[slot]) & digits).map(move |d| (slot, d)))
                .map(|(slot, digit)| cells[slot] * layout.side + digit)
                .collect();
            if !eliminations.is_empty() {
                let kind = Kind::Naked {
                    house,
                    slots,
                    digits,
                };
                each(Pattern { kind, eliminations })?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Hidden subsets, where the house has more than twice as many blank cells.
pub(crate) fn hidden(board: &Board, size: usize, each: &mut Each<'_>) -> ControlFlow<()> {
    let layout = board.layout;
    for house in layout.by_ease() {
        if board.blanks(house) <= 2 * size {
            continue;
        }
        let cells = layout.houses.cells(house);
        for digits in choices(size, layout.side) {
            let Some(slots) = tight(digits, |digit| board.places(house, digit)) else {
                continue;
            };
            let eliminations: Vec<_> = bits(slots)
                .flat_map(|slot| bits(board.digits(cells[slot]) & !digits).map(move |d| (slot, d)))
                .map(|(slot, digit)| cells[slot] * layout.side + digit)
                .collect();
            if !eliminations.is_empty() {
                let kind = Kind::Hidden {
                    house,
                    slots,
                    digits,
                };
                each(Pattern { kind, eliminations })?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Fish with columns as the base, then with rows.
pub(crate) fn fish(board: &Board, size: usize, each: &mut Each<'_>) -> ControlFlow<()> {
    let layout = board.layout;
    let lines = layout.side;
    for columns in [true, false] {
        let (base_from, across_from) = if columns { (lines, 0) } else { (0, lines) };
        // A digit with too few lines left cannot leave anything outside the pattern.
        let open: Vec<usize> = (0..lines)
            .filter(|&digit| {
                let held = (0..lines).filter(|line| board.places(base_from + line, digit) != 0);
                held.count() >= 2 * size
            })
            .collect();
        for base in choices(size, lines) {
            for &digit in &open {
                let Some(cover) = tight(base, |line| board.places(base_from + line, digit)) else {
                    continue;
                };
                let eliminations: Vec<_> = bits(cover)
                    .map(|line| across_from + line)
                    .flat_map(|house| {
                        let places = board.places(house, digit) & !base;
                        bits(places).map(move |slot| layout.houses.cells(house)[slot])
                    })
                    .map(|cell| cell * lines + digit)
                    .collect();
                if !eliminations.is_empty() {
                    let kind = Kind::Fish {
                        digit,
                        columns,
                        base,
                        cover,
                    };
                    each(Pattern { kind, eliminations })?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}
