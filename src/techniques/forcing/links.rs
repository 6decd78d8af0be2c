//! The links between the candidates of a board that does not change during the search.

use super::board::{BoardLayout, CandidateBoard, CandidateIndex, bits};
use super::trace::Cause;

/// A list of implied candidates for each candidate, in compressed form: list `i` is
/// `items[starts[i]..starts[i + 1]]`.
#[derive(Debug, Default)]
struct ImplicationLists {
    starts: Vec<u32>,
    items: Vec<(CandidateIndex, Cause)>,
}

impl ImplicationLists {
    fn end_list(&mut self) {
        self.starts
            .push(u32::try_from(self.items.len()).expect("a board is small"));
    }

    fn extend(&mut self, is_included: bool, items: &[(CandidateIndex, Cause)]) {
        if is_included {
            self.items.extend_from_slice(items);
        }
    }

    #[inline]
    fn implications_of(&self, candidate: CandidateIndex) -> &[(CandidateIndex, Cause)] {
        &self.items[self.starts[candidate] as usize..self.starts[candidate + 1] as usize]
    }
}

/// The links that a simple chain may use: strong and weak links in cells, and strong links in
/// houses. Weak links in houses are always allowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct LinkKinds {
    pub(crate) cells: bool,
    pub(crate) houses: bool,
}

/// The three combinations of links for simple chains, in search order.
pub(crate) const LINK_KINDS: [LinkKinds; 3] = [
    LinkKinds {
        cells: false,
        houses: true,
    },
    LinkKinds {
        cells: true,
        houses: false,
    },
    LinkKinds {
        cells: true,
        houses: true,
    },
];

/// The links that one kind of simple chain follows.
#[derive(Debug, Default)]
pub(crate) struct LinkLists {
    weak: ImplicationLists,
    strong: ImplicationLists,
}

impl LinkLists {
    /// The links for each of the combinations in [`LINK_KINDS`]. Links in cells precede those in
    /// houses.
    pub(crate) fn of_board(board: &CandidateBoard) -> [Self; 3] {
        let layout = board.layout;
        let mut links: [Self; 3] = Default::default();
        let (mut cell_links, mut house_links) = (Vec::new(), Vec::new());
        // For each candidate, a mask of the combinations in which its falsehood makes another
        // candidate true.
        let mut has_strong: Vec<u8> = Vec::with_capacity(layout.cells() * layout.side);
        for list in &mut links {
            list.strong.end_list();
            list.weak.end_list();
        }
        for candidate in 0..layout.cells() * layout.side {
            find_strong_links(board, candidate, &mut cell_links, &mut house_links);
            let mut strong_kinds = 0;
            for (kind_index, (list, kinds)) in links.iter_mut().zip(LINK_KINDS).enumerate() {
                list.strong.extend(kinds.cells, &cell_links);
                list.strong.extend(kinds.houses, &house_links);
                list.strong.end_list();
                strong_kinds |=
                    u8::from(!list.strong.implications_of(candidate).is_empty()) << kind_index;
            }
            has_strong.push(strong_kinds);
        }
        for candidate in 0..layout.cells() * layout.side {
            find_weak_links(board, candidate, &mut cell_links, &mut house_links);
            // Weak links in cells are used by the last two combinations only.
            for (items, kinds_mask) in [(&cell_links, 0b110), (&house_links, 0b111)] {
                for &item in items {
                    for kind_index in bits(u32::from(has_strong[item.0] & kinds_mask)) {
                        links[kind_index].weak.items.push(item);
                    }
                }
            }
            for list in &mut links {
                list.weak.end_list();
            }
        }
        links
    }

    /// The candidates that are false if `candidate` is true, each with the cause. Candidates whose falsehood implies
    /// nothing further are omitted.
    #[inline]
    pub(crate) fn weak(&self, candidate: CandidateIndex) -> &[(CandidateIndex, Cause)] {
        self.weak.implications_of(candidate)
    }

    /// The candidates that are true if `candidate` is false, each with the cause.
    #[inline]
    pub(crate) fn strong(&self, candidate: CandidateIndex) -> &[(CandidateIndex, Cause)] {
        self.strong.implications_of(candidate)
    }
}

/// Finds the strong links of a candidate: writes the only other candidate of its cell to `cell_links`, and the only
/// other place of its digit in each house to `house_links`.
fn find_strong_links(
    board: &CandidateBoard,
    candidate: CandidateIndex,
    cell_links: &mut Vec<(CandidateIndex, Cause)>,
    house_links: &mut Vec<(CandidateIndex, Cause)>,
) {
    let layout = board.layout;
    let (cell, digit) = layout.cell_and_digit_index(candidate);
    cell_links.clear();
    house_links.clear();
    if !board.has_candidate(cell, digit) {
        return;
    }
    if board.candidate_count(cell) == 2 {
        let other_digit = (board.digits(cell) & !(1 << digit)).trailing_zeros() as usize;
        cell_links.push((cell * layout.side + other_digit, Cause::Cell));
    }
    for house in layout.houses_of(cell) {
        let places = board.places(house, digit);
        if places.count_ones() == 2 {
            let slot = (places & !(1 << layout.slot(cell, house))).trailing_zeros() as usize;
            let other_candidate = layout.houses.cells(house)[slot] * layout.side + digit;
            if house_links.iter().all(|item| item.0 != other_candidate) {
                house_links.push((other_candidate, Cause::House(house)));
            }
        }
    }
}

/// Finds the weak links of a candidate: writes the other candidates of its cell to `cell_links`, and the other places
/// of its digit in its houses to `house_links`.
fn find_weak_links(
    board: &CandidateBoard,
    candidate: CandidateIndex,
    cell_links: &mut Vec<(CandidateIndex, Cause)>,
    house_links: &mut Vec<(CandidateIndex, Cause)>,
) {
    let layout = board.layout;
    let (cell, digit) = layout.cell_and_digit_index(candidate);
    cell_links.clear();
    house_links.clear();
    if !board.has_candidate(cell, digit) {
        return;
    }
    let other_digits = bits(board.digits(cell) & !(1 << digit));
    cell_links.extend(other_digits.map(|other| (cell * layout.side + other, Cause::Cell)));
    let [box_, ..] = layout.houses_of(cell);
    for house in layout.houses_of(cell) {
        let places = board.places(house, digit) & !(1 << layout.slot(cell, house));
        for slot in bits(places) {
            let other_cell = layout.houses.cells(house)[slot];
            // Cells of the same box were added with the box.
            if house == box_ || layout.houses_of(other_cell)[0] != box_ {
                house_links.push((other_cell * layout.side + digit, Cause::House(house)));
            }
        }
    }
}

/// The cause of the first weak link by which the truth of `from` makes `other` false; `None` if there is no such link.
pub(crate) fn excludes(
    layout: &BoardLayout,
    kinds: LinkKinds,
    from: CandidateIndex,
    other: CandidateIndex,
) -> Option<Cause> {
    let ((cell, digit), (other_cell, other_digit)) = (
        layout.cell_and_digit_index(from),
        layout.cell_and_digit_index(other),
    );
    if cell == other_cell {
        return (kinds.cells && digit != other_digit).then_some(Cause::Cell);
    }
    if digit != other_digit {
        return None;
    }
    let houses = layout.houses_of(other_cell);
    let shared_houses = layout.houses_of(cell).into_iter().zip(houses);
    let mut shared_houses = shared_houses.filter(|(house, other_house)| house == other_house);
    shared_houses.next().map(|(house, _)| Cause::House(house))
}
