//! The links between candidates of a board that stays as it is.

use super::board::{Board, Candidate, Layout, bits};
use super::wave::Cause;

/// Lists of candidates, one for each candidate.
#[derive(Debug, Default)]
struct Lists {
    starts: Vec<u32>,
    items: Vec<(Candidate, Cause)>,
}

impl Lists {
    fn end_list(&mut self) {
        self.starts
            .push(u32::try_from(self.items.len()).expect("a board is small"));
    }

    fn extend(&mut self, wanted: bool, items: &[(Candidate, Cause)]) {
        if wanted {
            self.items.extend_from_slice(items);
        }
    }

    #[inline]
    fn of(&self, candidate: Candidate) -> &[(Candidate, Cause)] {
        &self.items[self.starts[candidate] as usize..self.starts[candidate + 1] as usize]
    }
}

/// Which links a simple chain may use; places in a house exclude each other in any case.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Kinds {
    pub(crate) cells: bool,
    pub(crate) houses: bool,
}

/// The three kinds of simple chains, in the order in which they are looked for.
pub(crate) const KINDS: [Kinds; 3] = [
    Kinds {
        cells: false,
        houses: true,
    },
    Kinds {
        cells: true,
        houses: false,
    },
    Kinds {
        cells: true,
        houses: true,
    },
];

/// The links that chains of one kind go along.
#[derive(Debug, Default)]
pub(crate) struct Links {
    weak: Lists,
    strong: Lists,
}

impl Links {
    /// Those of each of [`KINDS`]; those of cells come before those of houses.
    pub(crate) fn of_board(board: &Board) -> [Self; 3] {
        let layout = board.layout;
        let mut links: [Self; 3] = Default::default();
        let (mut in_cell, mut in_houses) = (Vec::new(), Vec::new());
        // By which of the kinds of chains a candidate that is false makes another true, as bits.
        let mut goes_on: Vec<u8> = Vec::with_capacity(layout.cells() * layout.side);
        for list in &mut links {
            list.strong.end_list();
            list.weak.end_list();
        }
        for candidate in 0..layout.cells() * layout.side {
            strong(board, candidate, &mut in_cell, &mut in_houses);
            let mut on = 0;
            for (at, (list, kinds)) in links.iter_mut().zip(KINDS).enumerate() {
                list.strong.extend(kinds.cells, &in_cell);
                list.strong.extend(kinds.houses, &in_houses);
                list.strong.end_list();
                on |= u8::from(!list.strong.of(candidate).is_empty()) << at;
            }
            goes_on.push(on);
        }
        for candidate in 0..layout.cells() * layout.side {
            weak(board, candidate, &mut in_cell, &mut in_houses);
            // Links in cells are for the last two kinds.
            for (items, by) in [(&in_cell, 0b110), (&in_houses, 0b111)] {
                for &item in items {
                    for at in bits(u32::from(goes_on[item.0] & by)) {
                        links[at].weak.items.push(item);
                    }
                }
            }
            for list in &mut links {
                list.weak.end_list();
            }
        }
        links
    }

    /// Those that are false if this one is true, as far as others are true then.
    #[inline]
    pub(crate) fn weak(&self, candidate: Candidate) -> &[(Candidate, Cause)] {
        self.weak.of(candidate)
    }

    /// Those that are true if this one is false.
    #[inline]
    pub(crate) fn strong(&self, candidate: Candidate) -> &[(Candidate, Cause)] {
        self.strong.of(candidate)
    }
}

/// The only other candidate of its cell, and the only other ones of its digit in its houses.
fn strong(
    board: &Board,
    candidate: Candidate,
    in_cell: &mut Vec<(Candidate, Cause)>,
    in_houses: &mut Vec<(Candidate, Cause)>,
) {
    let layout = board.layout;
    let (cell, digit) = layout.split(candidate);
    in_cell.clear();
    in_houses.clear();
    if !board.has(cell, digit) {
        return;
    }
    if board.count(cell) == 2 {
        let other = (board.digits(cell) & !(1 << digit)).trailing_zeros() as usize;
        in_cell.push((cell * layout.side + other, Cause::Cell));
    }
    for house in layout.houses_of(cell) {
        let places = board.places(house, digit);
        if places.count_ones() == 2 {
            let slot = (places & !(1 << layout.slot(cell, house))).trailing_zeros() as usize;
            let other = layout.houses.cells(house)[slot] * layout.side + digit;
            if in_houses.iter().all(|item| item.0 != other) {
                in_houses.push((other, Cause::House(house)));
            }
        }
    }
}

/// The other candidates of its cell, and the other ones of its digit in its houses.
fn weak(
    board: &Board,
    candidate: Candidate,
    in_cell: &mut Vec<(Candidate, Cause)>,
    in_houses: &mut Vec<(Candidate, Cause)>,
) {
    let layout = board.layout;
    let (cell, digit) = layout.split(candidate);
    in_cell.clear();
    in_houses.clear();
    if !board.has(cell, digit) {
        return;
    }
    let others = bits(board.digits(cell) & !(1 << digit));
    in_cell.extend(others.map(|other| (cell * layout.side + other, Cause::Cell)));
    let [box_, ..] = layout.houses_of(cell);
    for house in layout.houses_of(cell) {
        let places = board.places(house, digit) & !(1 << layout.slot(cell, house));
        for slot in bits(places) {
            let other = layout.houses.cells(house)[slot];
            // What is in the box too was told of there.
            if house == box_ || layout.houses_of(other)[0] != box_ {
                in_houses.push((other * layout.side + digit, Cause::House(house)));
            }
        }
    }
}

/// How a candidate makes another one false, if it does: the first of the links between them.
pub(crate) fn excludes(
    layout: &Layout,
    kinds: Kinds,
    from: Candidate,
    other: Candidate,
) -> Option<Cause> {
    let ((cell, digit), (there, of)) = (layout.split(from), layout.split(other));
    if cell == there {
        return (kinds.cells && digit != of).then_some(Cause::Cell);
    }
    if digit != of {
        return None;
    }
    let houses = layout.houses_of(there);
    let shared = layout.houses_of(cell).into_iter().zip(houses);
    let mut shared = shared.filter(|(house, of_there)| house == of_there);
    shared.next().map(|(house, _)| Cause::House(house))
}
