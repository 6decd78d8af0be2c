//! Unique loops.

use std::ops::ControlFlow;

use sudoku_grid::Digits;
use sudoku_search::{Explanation, docs};

use crate::deadly::Pattern;
use crate::{About, Context, Each, Family, Instance, Technique};

docs! {
    /// Six or more cells that all have the same two candidates are two by two in their houses: one of
    /// those with other candidates takes one of these.
    ///
    /// # How it works
    ///
    /// The cells lie on a loop, each in one house with the next, and every house has two of them or
    /// none. If they held only the two digits, these would alternate along the loop and could be
    /// exchanged, and nothing outside would notice: there would be a second solution. What follows is
    /// as for unique rectangles of types 1 to 4. A single cell with other candidates is neither of the
    /// two. If there are several and they have one more candidate, the same, it goes from all cells
    /// that see all of them. If there are two, in a house, they may be a naked subset with further
    /// cells, or the only places for one of the digits, and then neither is the other. One cell at
    /// least has the two candidates alone.
    ///
    /// It holds only where the puzzle has one solution.
    ///
    /// # References
    ///
    /// A unique rectangle is such a loop of four cells.
    const DOCS;
}

/// The fewest cells: four are a unique rectangle.
const FEWEST: usize = 6;

/// What houses hold of a loop: a bit for each of the two kinds of cells that take turns along it.
const BOTH: u8 = 0b11;

/// Part of a loop, and what it may still take.
struct Walk<'a> {
    context: &'a Context<'a>,
    /// The two digits.
    digits: Digits,
    /// The lowest cell that has them alone.
    start: usize,
    cells: Vec<usize>,
    /// Those with other candidates.
    roof: Vec<usize>,
    /// The other candidates.
    outside: Digits,
    /// Of each house the kinds that it holds.
    houses: Vec<u8>,
}

impl<'a> Walk<'a> {
    /// `None` if there is no solution: where three cells of a house have the same two candidates and
    /// no others, which would also make too many ways to go.
    fn from(context: &'a Context<'a>, start: usize) -> Option<Self> {
        let digits = context.candidates(start);
        let side = context.shape().side();
        let mut floor = vec![0; 3 * side];
        for &cell in context.bivalue() {
            if context.candidates(cell) == digits {
                for house in context.houses().of(cell) {
                    floor[house] += 1;
                }
            }
        }
        let fits = floor.iter().all(|count| *count <= 2);
        fits.then(|| Self {
            context,
            digits,
            start,
            cells: Vec::new(),
            roof: Vec::new(),
            outside: Digits::EMPTY,
            houses: vec![0; 3 * side],
        })
    }

    /// Whether the cell has both digits, and anything could follow if it were on the loop.
    fn takes(&self, cell: usize) -> bool {
        let own = self.context.candidates(cell);
        if own == self.digits {
            return cell >= self.start;
        }
        if !(self.digits - own).is_empty() {
            return false;
        }
        let all = || self.roof.iter().copied().chain([cell]);
        let shared = || {
            let digit = (self.outside | (own - self.digits)).single();
            digit.is_some_and(|digit| !self.context.seen_by_all(digit, all()).is_empty())
        };
        match self.roof[..] {
            [] => true,
            [other] => self.context.sees(cell, other) || shared(),
            _ => shared(),
        }
    }

    /// Puts a cell of a kind on the loop, goes on, and takes it off again.
    fn with(
        &mut self,
        cell: usize,
        kind: u8,
        each: &mut dyn FnMut(&[usize]) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let houses = self.context.houses().of(cell);
        let outside = self.outside;
        let more = self.context.candidates(cell) - self.digits;
        self.cells.push(cell);
        if !more.is_empty() {
            self.roof.push(cell);
            self.outside = outside | more;
        }
        for house in houses {
            self.houses[house] |= kind;
        }
        let end = self.go_on(each);
        for house in houses {
            self.houses[house] &= !kind;
        }
        if !more.is_empty() {
            self.roof.pop();
            self.outside = outside;
        }
        self.cells.pop();
        end
    }

    /// Hands the cells if every house has two of them or none; else tries all that could be the second
    /// in a house with one, so that each loop comes once.
    fn go_on(&mut self, each: &mut dyn FnMut(&[usize]) -> ControlFlow<()>) -> ControlFlow<()> {
        let houses = self.context.houses();
        let mut visited = self.cells.iter().flat_map(|cell| houses.of(*cell));
        let Some(open) = visited.find(|house| self.houses[*house] != BOTH) else {
            if self.cells.len() < FEWEST {
                return ControlFlow::Continue(());
            }
            let mut cells = self.cells.clone();
            cells.sort_unstable();
            return each(&cells);
        };
        let kind = BOTH & !self.houses[open];
        for &cell in houses.cells(open) {
            let has_room = houses
                .of(cell)
                .iter()
                .all(|house| self.houses[*house] & kind == 0);
            if has_room && !self.cells.contains(&cell) && self.takes(cell) {
                self.with(cell, kind, each)?;
            }
        }
        ControlFlow::Continue(())
    }
}

pub(crate) struct UniqueLoop;

impl UniqueLoop {
    const ABOUT: About =
        About::new("unique-loop", "Unique loop", Family::Uniqueness, DOCS).assuming_one_solution();
}

impl Technique for UniqueLoop {
    fn about(&self) -> About {
        Self::ABOUT
    }

    fn find(&self, context: &Context<'_>, each: &mut Each<'_>) -> ControlFlow<()> {
        let mut found = |lost: &[(usize, u8)], explain: &dyn Fn() -> Explanation| {
            each(&Instance::eliminating(Self::ABOUT.id, lost, explain))
        };
        for &start in context.bivalue() {
            let digits = context.candidates(start);
            let Some(mut walk) = Walk::from(context, start) else {
                continue;
            };
            walk.with(start, 1, &mut |cells| {
                Pattern::conclude(context, cells, digits, &mut found)
            })?;
        }
        ControlFlow::Continue(())
    }
}
