//! The links between candidates of a board that stays as it is.

use super::board::{Board, Candidate, bits};
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

    #[inline]
    fn of(&self, candidate: Candidate) -> &[(Candidate, Cause)] {
        &self.items[self.starts[candidate] as usize..self.starts[candidate + 1] as usize]
    }
}

/// Which candidates exclude which, and which are the only other ones of a cell or house.
#[derive(Debug)]
pub(crate) struct Links {
    weak_cells: Lists,
    weak_houses: Lists,
    strong_cells: Lists,
    strong_houses: Lists,
}

/// Which links a simple chain may use; places in a house exclude each other in any case.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Kinds {
    pub(crate) cells: bool,
    pub(crate) houses: bool,
}

impl Links {
    pub(crate) fn new(board: &Board) -> Self {
        let layout = board.layout;
        let side = layout.side;
        let mut links = Self {
            weak_cells: Lists::default(),
            weak_houses: Lists::default(),
            strong_cells: Lists::default(),
            strong_houses: Lists::default(),
        };
        let lists = |links: &mut Self| {
            links.weak_cells.end_list();
            links.weak_houses.end_list();
            links.strong_cells.end_list();
            links.strong_houses.end_list();
        };
        lists(&mut links);
        for cell in 0..layout.cells() {
            for digit in 0..side {
                if board.has(cell, digit) {
                    links.add(board, cell, digit);
                }
                lists(&mut links);
            }
        }
        links
    }

    fn add(&mut self, board: &Board, cell: usize, digit: usize) {
        let layout = board.layout;
        let side = layout.side;
        for other in bits(board.digits(cell) & !(1 << digit)) {
            let item = (cell * side + other, Cause::Cell);
            self.weak_cells.items.push(item);
            if board.count(cell) == 2 {
                self.strong_cells.items.push(item);
            }
        }
        let (weak, strong) = (self.weak_houses.items.len(), self.strong_houses.items.len());
        for house in layout.houses_of(cell) {
            let places = board.places(house, digit);
            for slot in bits(places & !(1 << layout.slot(cell, house))) {
                let other = layout.houses.cells(house)[slot] * side + digit;
                let item = (other, Cause::House(house));
                let new = |items: &[(Candidate, Cause)]| items.iter().all(|item| item.0 != other);
                if new(&self.weak_houses.items[weak..]) {
                    self.weak_houses.items.push(item);
                }
                if places.count_ones() == 2 && new(&self.strong_houses.items[strong..]) {
                    self.strong_houses.items.push(item);
                }
            }
        }
    }

    /// Those that are false if this one is true.
    #[inline]
    pub(crate) fn weak(
        &self,
        candidate: Candidate,
        kinds: Kinds,
    ) -> impl Iterator<Item = (Candidate, Cause)> + '_ {
        let cells = kinds.cells.then(|| self.weak_cells.of(candidate));
        let cells = cells.unwrap_or_default().iter();
        cells.chain(self.weak_houses.of(candidate)).copied()
    }

    /// Those that are true if this one is false.
    #[inline]
    pub(crate) fn strong(
        &self,
        candidate: Candidate,
        kinds: Kinds,
    ) -> impl Iterator<Item = (Candidate, Cause)> + '_ {
        let cells = kinds.cells.then(|| self.strong_cells.of(candidate));
        let houses = kinds.houses.then(|| self.strong_houses.of(candidate));
        let cells = cells.unwrap_or_default().iter();
        cells.chain(houses.unwrap_or_default()).copied()
    }
}
