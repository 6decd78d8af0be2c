//! What techniques look at.

use std::any::Any;
use std::cell::OnceCell;

use sudoku_grid::{Digits, Houses, Position, Shape};

use crate::almost_locked::AlmostLockedSets;
use crate::cells::Cells;
use crate::coloring::{Coloring, colorings};
use crate::nodes::Net;
use crate::unique_rectangle::Rectangle;

/// A position and what is known of it, each table made when it is first asked for.
///
/// It is made once for a position and handed to every technique in turn, so that what two of them
/// need is worked out once.
pub struct Context<'a> {
    position: &'a Position,
    places: OnceCell<Vec<u32>>,
    by_digit: OnceCell<Vec<Cells>>,
    bivalue: OnceCell<Vec<usize>>,
    strong: OnceCell<Vec<Vec<StrongLink>>>,
    /// [`Further`], without its type: what only techniques beyond the first race ask for is so kept
    /// out of the module of that, where even to drop it would weigh more than a kilobyte.
    further: OnceCell<Box<dyn Any>>,
}

/// Tables of harder techniques.
#[derive(Default)]
struct Further {
    colorings: OnceCell<Vec<Vec<Coloring>>>,
    almost_locked: OnceCell<AlmostLockedSets>,
    nets: [OnceCell<Net>; 2],
    rectangles: OnceCell<Vec<Rectangle>>,
}

/// A house where a digit has two places: one of the two holds it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct StrongLink {
    /// The house; of several with the same two places the box, else the row.
    pub(crate) house: usize,
    /// The lower cell.
    pub(crate) from: usize,
    /// The higher one.
    pub(crate) to: usize,
}

impl StrongLink {
    /// Both cells.
    pub(crate) fn ends(self) -> [usize; 2] {
        [self.from, self.to]
    }

    /// The two ways to walk along it: from one cell to the other.
    pub(crate) fn ways(self) -> [(usize, usize); 2] {
        [(self.from, self.to), (self.to, self.from)]
    }
}

impl<'a> Context<'a> {
    /// Nothing is worked out yet.
    pub fn new(position: &'a Position) -> Self {
        Self {
            position,
            places: OnceCell::new(),
            by_digit: OnceCell::new(),
            bivalue: OnceCell::new(),
            strong: OnceCell::new(),
            further: OnceCell::new(),
        }
    }

    fn further(&self) -> &Further {
        let further = self.further.get_or_init(|| Box::new(Further::default()));
        further.downcast_ref().expect("it is made here")
    }

    /// The position.
    #[inline]
    pub fn position(&self) -> &'a Position {
        self.position
    }

    /// Its shape.
    #[inline]
    pub fn shape(&self) -> Shape {
        self.position.shape()
    }

    /// The houses of its shape.
    #[inline]
    pub(crate) fn houses(&self) -> &'static Houses {
        self.shape().houses()
    }

    /// The digits, ascending.
    pub(crate) fn digits(&self) -> impl Iterator<Item = u8> + Clone + use<> {
        (1..=25).take(self.shape().side())
    }

    /// The candidates of a cell; none of a filled one.
    #[inline]
    pub(crate) fn candidates(&self, cell: usize) -> Digits {
        if self.position.value(cell) == 0 {
            self.position.candidates(cell)
        } else {
            Digits::EMPTY
        }
    }

    /// Whether a cell is blank and has the digit as a candidate.
    #[inline]
    pub(crate) fn has(&self, cell: usize, digit: u8) -> bool {
        self.candidates(cell).contains(digit)
    }

    /// The cells of a house that have a digit as a candidate, as bits: their places among
    /// [`Houses::cells`].
    #[inline]
    pub(crate) fn places(&self, house: usize, digit: u8) -> u32 {
        let table = self.places.get_or_init(|| self.make_places());
        table[house * self.shape().side() + usize::from(digit) - 1]
    }

    /// The cells of a house that have a digit as a candidate, ascending.
    pub(crate) fn cells_of(&self, house: usize, digit: u8) -> impl Iterator<Item = usize> + use<> {
        let cells = self.houses().cells(house);
        crate::tight::bits(self.places(house, digit)).map(move |place| cells[place])
    }

    fn make_places(&self) -> Vec<u32> {
        let (shape, houses) = (self.shape(), self.houses());
        let side = shape.side();
        let mut places = vec![0; 3 * side * side];
        for cell in self.position.blanks() {
            let (row, column) = (shape.row(cell), shape.column(cell));
            let in_box =
                row % shape.box_rows() * shape.box_columns() + column % shape.box_columns();
            let [of_row, of_column, of_box] = houses.of(cell).map(|house| house * side);
            for digit in self.position.candidates(cell) {
                let digit = usize::from(digit) - 1;
                places[of_row + digit] |= 1 << column;
                places[of_column + digit] |= 1 << row;
                places[of_box + digit] |= 1 << in_box;
            }
        }
        places
    }

    /// The cells that have a digit as a candidate.
    #[inline]
    pub(crate) fn with(&self, digit: u8) -> &Cells {
        let table = self.by_digit.get_or_init(|| {
            let mut table = vec![Cells::empty(self.shape()); self.shape().side()];
            for cell in self.position.blanks() {
                for digit in self.position.candidates(cell) {
                    table[usize::from(digit) - 1].insert(cell);
                }
            }
            table
        });
        &table[usize::from(digit) - 1]
    }

    /// The cells that see a cell.
    #[inline]
    pub(crate) fn peers(&self, cell: usize) -> &'static Cells {
        &Cells::peers(self.shape())[cell]
    }

    /// Whether two cells share a house.
    #[inline]
    pub(crate) fn sees(&self, one: usize, other: usize) -> bool {
        self.peers(one).contains(other)
    }

    /// The cells with a digit as a candidate that see all of these cells.
    pub(crate) fn seen_by_all(&self, digit: u8, cells: impl IntoIterator<Item = usize>) -> Cells {
        let mut seen = *self.with(digit);
        for cell in cells {
            seen &= *self.peers(cell);
        }
        seen
    }

    /// The cells with two candidates, ascending.
    pub(crate) fn bivalue(&self) -> &[usize] {
        self.bivalue.get_or_init(|| {
            let two = |cell: &usize| self.position.candidates(*cell).len() == 2;
            self.position.blanks().filter(two).collect()
        })
    }

    /// The rectangles that two digits could fill in two ways.
    pub(crate) fn rectangles(&self) -> &[Rectangle] {
        self.further()
            .rectangles
            .get_or_init(|| Rectangle::all(self))
    }

    /// The strong links of a digit within houses, each pair of cells once, by house.
    pub(crate) fn strong_links(&self, digit: u8) -> &[StrongLink] {
        let table = self.strong.get_or_init(|| {
            let links = |digit| {
                let mut links: Vec<StrongLink> = Vec::new();
                for house in crate::technique::houses_by_ease(self.shape()) {
                    if self.places(house, digit).count_ones() == 2 {
                        let mut cells = self.cells_of(house, digit);
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

    /// What the strong links of a digit join, in two colours, by the lowest cell.
    pub(crate) fn colorings(&self, digit: u8) -> &[Coloring] {
        let table = self.further().colorings.get_or_init(|| {
            let of_digit = |digit| {
                let links = self.strong_links(digit).iter();
                let links: Vec<_> = links
                    .map(|link| link.ends().map(|cell| (cell, digit)))
                    .collect();
                colorings(&links)
            };
            self.digits().map(of_digit).collect()
        });
        &table[usize::from(digit) - 1]
    }

    /// What chains run along, with groups or without.
    pub(crate) fn net(&self, grouped: bool) -> &Net {
        self.further().nets[usize::from(grouped)].get_or_init(|| Net::new(self, grouped))
    }

    /// The almost locked sets.
    pub(crate) fn almost_locked(&self) -> &AlmostLockedSets {
        (self.further().almost_locked).get_or_init(|| AlmostLockedSets::new(self))
    }
}

#[cfg(test)]
mod tests {
    use sudoku_grid::{Reading, parse};

    use super::*;

    #[test]
    fn the_tables_say_what_the_position_does() {
        let text =
            "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";
        let parsed = parse(text, Reading::default()).unwrap();
        let position = parsed.position().unwrap();
        let context = Context::new(&position);
        let shape = position.shape();
        let mut links = 0;
        for digit in context.digits() {
            let has = |cell: &usize| {
                position.value(*cell) == 0 && position.candidates(*cell).contains(digit)
            };
            let all: Vec<usize> = (0..81).filter(has).collect();
            assert_eq!(context.with(digit).iter().collect::<Vec<_>>(), all);
            assert!((0..81).all(|cell| context.has(cell, digit) == has(&cell)));
            for (house, cells) in shape.houses().iter().enumerate() {
                let here: Vec<usize> = cells.iter().copied().filter(has).collect();
                assert_eq!(context.cells_of(house, digit).collect::<Vec<_>>(), here);
                let linked = context.strong_links(digit).iter();
                let found = linked.filter(|link| here == link.ends()).count();
                assert_eq!(found, usize::from(here.len() == 2));
                links += found;
            }
            let seen = context.seen_by_all(digit, [0, 10]);
            let by_both = |cell: &usize| [0, 10].iter().all(|one| context.sees(*one, *cell));
            assert!((0..81).all(|cell| seen.contains(cell) == (has(&cell) && by_both(&cell))));
        }
        assert!(links > 0);
        assert!((context.bivalue().iter()).all(|&cell| context.candidates(cell).len() == 2));
    }
}
