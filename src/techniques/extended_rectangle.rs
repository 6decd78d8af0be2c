//! Extended rectangles.

use std::ops::ControlFlow;

use sudoku_grid::Digits;
use sudoku_search::{Explanation, docs};

use crate::deadly::Pattern;
use crate::tight::bits;
use crate::{About, Context, Each, Family, Instance, Technique};

docs! {
    /// Two rows or columns of the same boxes have three to five cells each, in the same lines across,
    /// that all have the same candidates, as many as there are lines across: one of those with other
    /// candidates takes one of these.
    ///
    /// # How it works
    ///
    /// If the cells held only these digits, each of the two lines would have all of them there. So the
    /// two could be exchanged in every line across, within its box, and nothing outside would notice:
    /// there would be a second solution. What follows is as for unique rectangles of types 1 to 4. A
    /// single cell with other candidates is none of the digits. If there are several and they have one
    /// more candidate, the same, it goes from all cells that see all of them. If there are two, in a
    /// house, they may be a naked subset with further cells, or the only places for one of the digits,
    /// and then neither is another of them. The digits could fill the cells, if it were not for this,
    /// and no fewer lines across would do.
    ///
    /// It holds only where the puzzle has one solution.
    ///
    /// # References
    ///
    /// *Extended unique rectangle*. With two lines across it is a unique rectangle.
    const DOCS;
}

/// The fewest and the most lines across.
const FEWEST: usize = 3;
const MOST: usize = 5;

/// What takes cells and digits.
type Take<'a> = dyn FnMut(&[usize], Digits) -> ControlFlow<()> + 'a;

/// What takes two lines.
type Pairs<'a> = dyn FnMut(Vec<[usize; 2]>) -> ControlFlow<()> + 'a;

/// Cells of two lines, as they are chosen: two more for each line across.
struct Choice<'a> {
    context: &'a Context<'a>,
    /// Cell by cell across the lines.
    pairs: Vec<[usize; 2]>,
    /// The cells chosen, two by two.
    cells: Vec<usize>,
    /// How many lines across there are to be.
    size: usize,
}

impl Choice<'_> {
    /// Chooses further lines across from a place on, as long as there can be digits for them.
    fn extend(&mut self, from: usize, each: &mut Take<'_>) -> ControlFlow<()> {
        if self.cells.len() == 2 * self.size {
            for digits in self.digits() {
                if self.is_whole(digits) && self.is_filled_by(0, digits, &mut Vec::new()) {
                    each(&self.cells, digits)?;
                }
            }
            return ControlFlow::Continue(());
        }
        for at in from..self.pairs.len() {
            self.cells.extend(self.pairs[at]);
            if self.may_do() {
                self.extend(at + 1, each)?;
            }
            self.cells.truncate(self.cells.len() - 2);
        }
        ControlFlow::Continue(())
    }

    fn own(&self, cells: u32) -> Digits {
        bits(cells).fold(Digits::EMPTY, |all, at| {
            all | self.context.candidates(self.cells[at])
        })
    }

    /// All the cells but one or two, in every way.
    fn rests(&self) -> impl Iterator<Item = u32> + use<> {
        let count = self.cells.len();
        let all = (1 << count) - 1;
        (0..count).flat_map(move |one| (one..count).map(move |two| all & !(1 << one | 1 << two)))
    }

    /// Whether there may be digits enough for all the cells but two, or but for one more digit.
    fn may_do(&self) -> bool {
        let all = self.own((1 << self.cells.len()) - 1);
        // Those with too many of their own would be the one or two.
        let wide = |cell: &&usize| self.context.candidates(**cell).len() > self.size;
        all.len() <= self.size + 1
            || (self.cells.iter().filter(wide).count() <= 2
                && self.rests().any(|rest| self.own(rest).len() <= self.size))
    }

    /// The sets of as many digits as lines across from which something could follow: those of all the
    /// cells but one or two, or of all but one more digit.
    fn digits(&self) -> Vec<Digits> {
        let all = self.own((1 << self.cells.len()) - 1);
        let mut sets: Vec<_> = self.rests().map(|rest| self.own(rest)).collect();
        sets.extend(all.iter().map(|digit| all - Digits::only(digit)));
        sets.retain(|digits| digits.len() == self.size);
        sets.sort_unstable_by_key(|digits| digits.bits());
        sets.dedup();
        sets
    }

    /// Whether no fewer of the lines across would do, with fewer of the digits.
    fn is_whole(&self, digits: Digits) -> bool {
        (1_u32..(1 << self.size) - 1).all(|lines| {
            let cells = bits(lines).fold(0, |cells, line| cells | 0b11 << (2 * line));
            (self.own(cells) & digits).len() > lines.count_ones() as usize
        })
    }

    /// Whether the digits could fill the cells from a place on.
    fn is_filled_by(&self, at: usize, digits: Digits, filled: &mut Vec<u8>) -> bool {
        let Some(&cell) = self.cells.get(at) else {
            return true;
        };
        for digit in self.context.candidates(cell) & digits {
            let free = (self.cells.iter().zip(&*filled))
                .all(|(other, of)| *of != digit || !self.context.sees(cell, *other));
            if free {
                filled.push(digit);
                let could_be = self.is_filled_by(at + 1, digits, filled);
                filled.pop();
                if could_be {
                    return true;
                }
            }
        }
        false
    }
}

/// Hands the two lines, cell by cell, of every pair that lies in the same boxes: rows, then columns.
fn each_pair(context: &Context<'_>, each: &mut Pairs<'_>) -> ControlFlow<()> {
    let shape = context.shape();
    let side = shape.side();
    for (first, size) in [(0, shape.box_rows()), (side, shape.box_columns())] {
        for one in 0..side {
            for other in one + 1..(one / size + 1) * size {
                let lines = [one, other].map(|line| context.houses().cells(first + line));
                let pairs = (0..side).map(|at| lines.map(|line| line[at]));
                each(pairs.collect())?;
            }
        }
    }
    ControlFlow::Continue(())
}

pub(crate) struct ExtendedRectangle;

impl ExtendedRectangle {
    const ABOUT: About = About::new(
        "extended-rectangle",
        "Extended rectangle",
        Family::Uniqueness,
        DOCS,
    )
    .assuming_one_solution();
}

impl Technique for ExtendedRectangle {
    fn about(&self) -> About {
        Self::ABOUT
    }

    fn find(&self, context: &Context<'_>, each: &mut Each<'_>) -> ControlFlow<()> {
        let mut found = |lost: &[(usize, u8)], explain: &dyn Fn() -> Explanation| {
            each(&Instance::eliminating(Self::ABOUT.id, lost, explain))
        };
        for size in FEWEST..=MOST {
            each_pair(context, &mut |mut pairs| {
                pairs.retain(|pair| pair.iter().all(|it| !context.candidates(*it).is_empty()));
                let mut choice = Choice {
                    context,
                    pairs,
                    cells: Vec::new(),
                    size,
                };
                choice.extend(0, &mut |cells, digits| {
                    let mut cells = cells.to_vec();
                    cells.sort_unstable();
                    Pattern::conclude(context, &cells, digits, &mut found)
                })
            })?;
        }
        ControlFlow::Continue(())
    }
}
