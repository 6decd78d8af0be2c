//! The tables over a position that techniques share.

use std::any::Any;
use std::cell::OnceCell;

use sudoku_grid::{Digits, Houses, Position, Shape};

use crate::cell_set::CellSet;

/// A position together with tables derived from it. Each table is computed when it is first needed.
///
/// Create one context per position and pass it to every technique, so that a table that several
/// techniques need is computed once.
pub struct Context<'a> {
    position: &'a Position,
    places: OnceCell<Vec<u32>>,
    cells_by_digit: OnceCell<Vec<CellSet>>,
    bivalue_cells: OnceCell<Vec<usize>>,
    strong: OnceCell<Vec<Vec<StrongLink>>>,
    /// The tables of the harder techniques, by [`ExtraTable`].
    extra_tables: [OnceCell<Box<dyn Any>>; ExtraTable::COUNT],
}

/// The tables that only the harder techniques need. Their modules compute them, and
/// [`Context::extra_table`] keeps them without their types: the page's first module, which has none of these
/// techniques, does not contain their drop code (more than a kilobyte).
#[derive(Clone, Copy)]
pub(crate) enum ExtraTable {
    Colorings,
    AlmostLockedSets,
    Links,
    GroupedLinks,
    Rectangles,
}

impl ExtraTable {
    const COUNT: usize = Self::Rectangles as usize + 1;
}

/// A strong link of a digit in one house: the digit has exactly two places there, so one of the two
/// cells holds it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct StrongLink {
    /// The index of the house. If several houses have the same two places, the box is preferred to
    /// the row, and the row to the column.
    pub(crate) house: usize,
    /// The lower cell index.
    pub(crate) from: usize,
    /// The higher cell index.
    pub(crate) to: usize,
}

impl StrongLink {
    /// The two cells of the link, ascending.
    pub(crate) fn ends(self) -> [usize; 2] {
        [self.from, self.to]
    }

    /// Both directions in which a chain can follow the link, as (start, end).
    pub(crate) fn directions(self) -> [(usize, usize); 2] {
        [(self.from, self.to), (self.to, self.from)]
    }
}

impl<'a> Context<'a> {
    /// A context for the position, with no table computed yet.
    pub fn new(position: &'a Position) -> Self {
        Self {
            position,
            places: OnceCell::new(),
            cells_by_digit: OnceCell::new(),
            bivalue_cells: OnceCell::new(),
            strong: OnceCell::new(),
            extra_tables: [const { OnceCell::new() }; ExtraTable::COUNT],
        }
    }

    /// Returns a table, which `compute` computes on the first call. All calls for the same `table` must have
    /// the same type `T`.
    pub(crate) fn extra_table<T: Any>(&self, table: ExtraTable, compute: impl FnOnce() -> T) -> &T {
        let stored = self.extra_tables[table as usize].get_or_init(|| Box::new(compute()));
        stored.downcast_ref().expect("one type per table")
    }

    /// The position from which the tables are derived.
    #[inline]
    pub fn position(&self) -> &'a Position {
        self.position
    }

    /// The shape of the position.
    #[inline]
    pub fn shape(&self) -> Shape {
        self.position.shape()
    }

    /// The houses of the position's shape.
    #[inline]
    pub(crate) fn houses(&self) -> &'static Houses {
        self.shape().houses()
    }

    /// The digits of the shape, ascending.
    pub(crate) fn digits(&self) -> impl Iterator<Item = u8> + Clone + use<> {
        (1..=25).take(self.shape().side())
    }

    /// The candidates of a cell; the empty set if the cell is filled.
    #[inline]
    pub(crate) fn candidates(&self, cell: usize) -> Digits {
        if self.position.value(cell) == 0 {
            self.position.candidates(cell)
        } else {
            Digits::EMPTY
        }
    }

    /// Returns `true` if the cell is blank and has the digit as a candidate.
    #[inline]
    pub(crate) fn has_candidate(&self, cell: usize, digit: u8) -> bool {
        self.candidates(cell).contains(digit)
    }

    /// The cells of a house that have a digit as a candidate, as a bit mask: bit *i* stands for the
    /// *i*-th cell of [`Houses::cells`].
    #[inline]
    pub(crate) fn places(&self, house: usize, digit: u8) -> u32 {
        let table = self.places.get_or_init(|| self.make_places());
        table[house * self.shape().side() + usize::from(digit) - 1]
    }

    /// The cells of a house that have a digit as a candidate, ascending.
    pub(crate) fn candidate_cells(
        &self,
        house: usize,
        digit: u8,
    ) -> impl Iterator<Item = usize> + use<> {
        let cells = self.houses().cells(house);
        crate::hall::bits(self.places(house, digit)).map(move |place| cells[place])
    }

    fn make_places(&self) -> Vec<u32> {
        let (shape, houses) = (self.shape(), self.houses());
        let side = shape.side();
        let mut places = vec![0; 3 * side * side];
        for cell in self.position.blanks() {
            let (row, column) = (shape.row(cell), shape.column(cell));
            let index_in_box =
                row % shape.box_rows() * shape.box_columns() + column % shape.box_columns();
            let [row_offset, column_offset, box_offset] = houses.of(cell).map(|house| house * side);
            for digit in self.position.candidates(cell) {
                let digit = usize::from(digit) - 1;
                places[row_offset + digit] |= 1 << column;
                places[column_offset + digit] |= 1 << row;
                places[box_offset + digit] |= 1 << index_in_box;
            }
        }
        places
    }

    /// The set of the cells that have a digit as a candidate.
    #[inline]
    pub(crate) fn cells_with(&self, digit: u8) -> &CellSet {
        let table = self.cells_by_digit.get_or_init(|| {
            let mut table = vec![CellSet::empty(self.shape()); self.shape().side()];
            for cell in self.position.blanks() {
                for digit in self.position.candidates(cell) {
                    table[usize::from(digit) - 1].insert(cell);
                }
            }
            table
        });
        &table[usize::from(digit) - 1]
    }

    /// The peers of a cell: the other cells of its houses.
    #[inline]
    pub(crate) fn peers(&self, cell: usize) -> &'static CellSet {
        &CellSet::peers(self.shape())[cell]
    }

    /// Returns `true` if the two cells are different and share a house.
    #[inline]
    pub(crate) fn sees(&self, one: usize, other: usize) -> bool {
        self.peers(one).contains(other)
    }

    /// The cells that have a digit as a candidate and are peers of every cell in `cells`.
    pub(crate) fn seen_by_all(&self, digit: u8, cells: impl IntoIterator<Item = usize>) -> CellSet {
        let mut seen_cells = *self.cells_with(digit);
        for cell in cells {
            seen_cells &= *self.peers(cell);
        }
        seen_cells
    }

    /// The bivalue cells, that is, the blank cells with two candidates, ascending.
    pub(crate) fn bivalue_cells(&self) -> &[usize] {
        self.bivalue_cells.get_or_init(|| {
            let is_bivalue = |cell: &usize| self.position.candidates(*cell).len() == 2;
            self.position.blanks().filter(is_bivalue).collect()
        })
    }

    /// The strong links of a digit within houses. Each pair of cells occurs once, even if it shares
    /// two houses.
    pub(crate) fn strong_links(&self, digit: u8) -> &[StrongLink] {
        let table = self.strong.get_or_init(|| {
            let links = |digit| {
                let mut links: Vec<StrongLink> = Vec::new();
                for house in crate::house_order::houses_by_ease(self.shape()) {
                    if self.places(house, digit).count_ones() == 2 {
                        let mut cells = self.candidate_cells(house, digit);
                        let (Some(from), Some(to)) = (cells.next(), cells.next()) else {
                            continue;
                        };
                        if !links.iter().any(|link| link.ends() == [from, to]) {
                            links.push(StrongLink { house, from, to });
                        }
                    }
                }
                links
            };
            self.digits().map(links).collect()
        });
        &table[usize::from(digit) - 1]
    }
}

#[cfg(test)]
mod tests {
    use sudoku_grid::{ParseOptions, parse};

    use super::*;

    #[test]
    fn tables_agree_with_the_position() {
        let text =
            "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";
        let parsed = parse(text, ParseOptions::default()).unwrap();
        let position = parsed.position().unwrap();
        let context = Context::new(&position);
        let shape = position.shape();
        let mut link_count = 0;
        for digit in context.digits() {
            let is_candidate = |cell: &usize| {
                position.value(*cell) == 0 && position.candidates(*cell).contains(digit)
            };
            let candidate_cells: Vec<usize> = (0..81).filter(is_candidate).collect();
            assert_eq!(
                context.cells_with(digit).iter().collect::<Vec<_>>(),
                candidate_cells
            );
            assert!((0..81).all(|cell| context.has_candidate(cell, digit) == is_candidate(&cell)));
            for (house, cells) in shape.houses().iter().enumerate() {
                let places_in_house: Vec<usize> =
                    cells.iter().copied().filter(is_candidate).collect();
                assert_eq!(
                    context.candidate_cells(house, digit).collect::<Vec<_>>(),
                    places_in_house
                );
                let links_of_digit = context.strong_links(digit).iter();
                let strong_links = links_of_digit
                    .filter(|link| places_in_house == link.ends())
                    .count();
                assert_eq!(strong_links, usize::from(places_in_house.len() == 2));
                link_count += strong_links;
            }
            let seen_cells = context.seen_by_all(digit, [0, 10]);
            let is_common_peer = |cell: &usize| [0, 10].iter().all(|one| context.sees(*one, *cell));
            assert!(
                (0..81).all(|cell| seen_cells.contains(cell)
                    == (is_candidate(&cell) && is_common_peer(&cell)))
            );
        }
        assert!(link_count > 0);
        assert!((context.bivalue_cells().iter()).all(|&cell| context.candidates(cell).len() == 2));
    }
}
