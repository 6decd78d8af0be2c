//! Unique rectangles and the hidden rectangle.

use std::ops::ControlFlow;

use sudoku_grid::Digits;
use sudoku_search::{Argument, Explanation, Template, docs};

use crate::deadly::{Found, Pattern, Roof};
use crate::wing::strong;
use crate::{About, Context, Each, Family, Instance, Level, Technique};

docs! {
    /// Three corners of a rectangle in two boxes have the same two candidates and no others: the
    /// fourth is neither of them.
    ///
    /// # How it works
    ///
    /// If the four corners of a rectangle, in two rows, two columns and two boxes, held only two
    /// digits, these could be exchanged, and nothing outside would notice: there would be a second
    /// solution. So the fourth corner holds something else. None of the corners is a given. In a
    /// corner with other candidates one of the two may have been ruled out by now, if no filled cell
    /// rules it out.
    ///
    /// It holds only where the puzzle has one solution.
    ///
    /// # References
    ///
    /// *Uniqueness test 1*.
    const ONE_DOCS;
}

docs! {
    /// Two corners side by side of a rectangle in two boxes have the same two candidates and no
    /// others; the two other corners may also be one further digit, and one of them is.
    ///
    /// # How it works
    ///
    /// If neither were that digit, the two others could be exchanged in all four corners, and there
    /// would be a second solution. So no cell that sees both is that digit. Which rectangles count is
    /// as for the unique rectangle of type 1.
    ///
    /// It holds only where the puzzle has one solution.
    ///
    /// # References
    ///
    /// *Uniqueness test 2*.
    const TWO_DOCS;
}

docs! {
    /// Two corners side by side of a rectangle in two boxes have the same two candidates and no
    /// others; one of the two other corners takes another of its candidates, and is a naked subset
    /// with further cells of a house.
    ///
    /// # How it works
    ///
    /// If neither corner took another of its candidates, there would be a second solution. So the two
    /// count as one cell with all of these; where it has, with others of a house of both, only as
    /// many candidates as they are cells, the rest of the house has none of these digits. The further
    /// cells have neither digit of the rectangle, and no fewer of them would do. Which rectangles
    /// count is as for the unique rectangle of type 1.
    ///
    /// It holds only where the puzzle has one solution.
    ///
    /// # References
    ///
    /// *Uniqueness test 3*.
    const THREE_DOCS;
}

docs! {
    /// Two corners side by side of a rectangle in two boxes have the same two candidates and no
    /// others; the two other corners are the only places for one of the two in a house, so neither
    /// is the other.
    ///
    /// # How it works
    ///
    /// One of these corners holds the digit that has no other place in the house. If the other held
    /// the second, the two digits could be exchanged in all four corners, and there would be a second
    /// solution. Which rectangles count is as for the unique rectangle of type 1.
    ///
    /// It holds only where the puzzle has one solution.
    ///
    /// # References
    ///
    /// *Uniqueness test 4*.
    const FOUR_DOCS;
}

docs! {
    /// Two opposite or three corners of a rectangle in two boxes may be one further digit, the same,
    /// besides the two that are all the others can be: one of them is.
    ///
    /// # How it works
    ///
    /// If none were that digit, the two others could be exchanged in all four corners, and there
    /// would be a second solution. So no cell that sees all that may be it is. Which rectangles count
    /// is as for the unique rectangle of type 1.
    ///
    /// It holds only where the puzzle has one solution.
    ///
    /// # References
    ///
    /// *Uniqueness test 5*.
    const FIVE_DOCS;
}

docs! {
    /// Two opposite corners of a rectangle in two boxes have the same two candidates and no others,
    /// and one of the two is nowhere else in both rows, or in both columns: the other corners are not
    /// that digit.
    ///
    /// # How it works
    ///
    /// If one of the other corners were, so would be the one opposite to it, as each row, or each
    /// column, needs it; the two digits could be exchanged in all four corners, and there would be a
    /// second solution. Which rectangles count is as for the unique rectangle of type 1.
    ///
    /// It holds only where the puzzle has one solution.
    ///
    /// # References
    ///
    /// *Uniqueness test 6*: a rectangle and an X-wing.
    const SIX_DOCS;
}

docs! {
    /// A corner of a rectangle in two boxes has two candidates and no others; one of the two is
    /// nowhere else in the row and in the column of the opposite corner, which is not the second.
    ///
    /// # How it works
    ///
    /// If it were the second, the first would stand in both corners beside it, and the second in the
    /// corner with two candidates; the two could be exchanged, and there would be a second solution.
    /// Two corners with no other candidates must be opposite each other. Which rectangles count is as
    /// for the unique rectangle of type 1.
    ///
    /// It holds only where the puzzle has one solution.
    ///
    /// # References
    ///
    /// Also *hidden unique rectangle*.
    const HIDDEN_DOCS;
}

static CROSSED: Template = Template {
    id: "unique-rectangle-crossed",
    text: "In {lines} there is no place for {digit} but {cells}: in one of {roof} it would be in both, {other} in the rest, and there would be a second solution. So it goes from both.",
};

static HIDDEN: Template = Template {
    id: "hidden-rectangle",
    text: "Were {cell} {other}, {digit} would be in both corners beside it, as {lines} have no other place for it; {cells} would hold only {digits}, and there would be a second solution.",
};

/// Four corners in two rows, two columns and two boxes, all blank: one at least has two candidates
/// alone, and each of the others these or candidates besides.
pub(crate) struct Rectangle {
    /// The corners, ascending: those at `0` and `3` are opposite, as are those at `1` and `2`.
    cells: [usize; 4],
    /// The two digits.
    digits: Digits,
    /// The corners with further candidates: one at least.
    roof: Vec<Roof>,
}

impl Rectangle {
    /// Every one of a position, by corners and digits.
    pub(crate) fn all(context: &Context<'_>) -> Vec<Self> {
        let mut all = Vec::new();
        let two = |cell: &usize| context.candidates(*cell).len() == 2;
        each_rectangle(context, &mut |cells| {
            let mut digits: Vec<_> = (cells.iter().filter(|it| two(it)))
                .map(|&cell| context.candidates(cell))
                .collect();
            digits.sort_unstable_by_key(|own| own.bits());
            digits.dedup();
            all.extend(
                digits
                    .iter()
                    .filter_map(|two| Self::of(context, cells, *two)),
            );
        });
        all
    }

    fn of(context: &Context<'_>, cells: [usize; 4], digits: Digits) -> Option<Self> {
        let fits = |&cell: &usize| {
            let own = context.candidates(cell);
            own == digits
                || (!(own - digits).is_empty()
                    && (digits - own)
                        .iter()
                        .all(|gone| is_free(context, cell, gone)))
        };
        let (low, high) = (digits.nth(0)?, digits.nth(1)?);
        let filled = |across: u8, along: u8| {
            (cells.iter().zip([across, along, along, across]))
                .all(|(&cell, digit)| context.has(cell, digit))
        };
        let could_be = filled(low, high) || filled(high, low);
        if !could_be || !cells.iter().all(fits) {
            return None;
        }
        let roof = Pattern::roof(context, &cells, digits);
        (!roof.is_empty()).then_some(Self {
            cells,
            digits,
            roof,
        })
    }

    fn pattern(&self) -> Pattern<'_> {
        Pattern {
            cells: &self.cells,
            digits: self.digits,
            roof: &self.roof,
        }
    }

    fn is_roof(&self, corner: usize) -> bool {
        self.roof.iter().any(|cell| cell.cell == self.cells[corner])
    }

    /// Whether the roof is two corners that are opposite each other.
    fn is_crossed(&self) -> bool {
        self.roof.len() == 2 && self.is_roof(0) == self.is_roof(3)
    }

    /// The digit that is not this one.
    fn other(&self, digit: u8) -> u8 {
        let rest = self.digits - Digits::only(digit);
        rest.first().unwrap_or(digit)
    }

    /// Whether a house has no place for the digit but corners.
    fn keeps(&self, context: &Context<'_>, house: usize, digit: u8) -> bool {
        (context.cells_of(house, digit)).all(|cell| self.cells.contains(&cell))
    }

    fn crossed(&self, context: &Context<'_>, each: &mut Found<'_>) -> ControlFlow<()> {
        let [[row, column, _], [last_row, last_column, _]] =
            [0, 3].map(|corner| context.houses().of(self.cells[corner]));
        for digit in self.digits {
            let keep = |lines: &[usize; 2]| lines.iter().all(|it| self.keeps(context, *it, digit));
            let Some(lines) = [[row, last_row], [column, last_column]]
                .into_iter()
                .find(keep)
            else {
                continue;
            };
            let lost = self.roof.iter().filter(|cell| cell.inside.contains(digit));
            let lost: Vec<_> = lost.map(|cell| (cell.cell, digit)).collect();
            if lost.is_empty() {
                continue;
            }
            each(&lost, &|| {
                let more = vec![
                    ("lines", Argument::Houses(lines.to_vec())),
                    ("digit", Argument::Digit(digit)),
                    ("other", Argument::Digit(self.other(digit))),
                ];
                let mut explanation = self.pattern().explain(context, &CROSSED, more, &lost);
                Self::link(context, &lines, digit, &mut explanation);
                explanation
            })?;
        }
        ControlFlow::Continue(())
    }

    /// Joins the two places of the digit in each of these lines, if there are two.
    fn link(context: &Context<'_>, lines: &[usize; 2], digit: u8, explanation: &mut Explanation) {
        for &line in lines {
            if let [from, to] = context.cells_of(line, digit).collect::<Vec<_>>()[..] {
                explanation.links.push(strong((from, digit), (to, digit)));
            }
        }
    }

    fn hidden(&self, context: &Context<'_>, each: &mut Found<'_>) -> ControlFlow<()> {
        if self.roof.len() < 2 || (self.roof.len() == 2 && !self.is_crossed()) {
            return ControlFlow::Continue(());
        }
        for corner in (0..4).filter(|corner| !self.is_roof(*corner)) {
            let opposite = self.cells[3 - corner];
            let [row, column, _] = context.houses().of(opposite);
            for digit in self.digits {
                let other = self.other(digit);
                let lines = [row, column];
                let keeps = |line: &usize| self.keeps(context, *line, digit);
                if !context.has(opposite, other) || !lines.iter().all(keeps) {
                    continue;
                }
                let lost = [(opposite, other)];
                each(&lost, &|| {
                    let more = vec![
                        ("cell", Argument::Cell(opposite)),
                        ("lines", Argument::Houses(lines.to_vec())),
                        ("digit", Argument::Digit(digit)),
                        ("other", Argument::Digit(other)),
                    ];
                    let mut explanation = self.pattern().explain(context, &HIDDEN, more, &lost);
                    Self::link(context, &lines, digit, &mut explanation);
                    explanation
                })?;
            }
        }
        ControlFlow::Continue(())
    }
}

/// Hands the corners, ascending, of every rectangle of cells in two rows, two columns and two boxes.
pub(crate) fn each_rectangle(context: &Context<'_>, each: &mut dyn FnMut([usize; 4])) {
    let shape = context.shape();
    let side = shape.side();
    let one_band = |low: usize, high: usize, size: usize| low / size == high / size;
    for top in 0..side {
        for bottom in top + 1..side {
            let band = one_band(top, bottom, shape.box_rows());
            for left in 0..side {
                for right in left + 1..side {
                    if band != one_band(left, right, shape.box_columns()) {
                        each([
                            shape.cell(top, left),
                            shape.cell(top, right),
                            shape.cell(bottom, left),
                            shape.cell(bottom, right),
                        ]);
                    }
                }
            }
        }
    }
}

/// Whether no filled cell rules a digit out.
fn is_free(context: &Context<'_>, cell: usize, digit: u8) -> bool {
    let values = context.position().values();
    (context.houses().peers(cell).iter()).all(|peer| values[*peer] != digit)
}

#[derive(Clone, Copy)]
enum Kind {
    One,
    Two,
    Three,
    Four,
    Five,
    Six,
    Hidden,
}

pub(crate) struct UniqueRectangle {
    about: About,
    kind: Kind,
}

impl UniqueRectangle {
    pub(crate) const ONE: Self = Self::new(
        "unique-rectangle",
        "Unique rectangle, type 1",
        ONE_DOCS,
        Kind::One,
    );
    pub(crate) const TWO: Self = Self::new(
        "unique-rectangle-2",
        "Unique rectangle, type 2",
        TWO_DOCS,
        Kind::Two,
    );
    pub(crate) const THREE: Self = Self::new(
        "unique-rectangle-3",
        "Unique rectangle, type 3",
        THREE_DOCS,
        Kind::Three,
    );
    pub(crate) const FOUR: Self = Self::new(
        "unique-rectangle-4",
        "Unique rectangle, type 4",
        FOUR_DOCS,
        Kind::Four,
    );
    pub(crate) const FIVE: Self = Self::new(
        "unique-rectangle-5",
        "Unique rectangle, type 5",
        FIVE_DOCS,
        Kind::Five,
    );
    pub(crate) const SIX: Self = Self::new(
        "unique-rectangle-6",
        "Unique rectangle, type 6",
        SIX_DOCS,
        Kind::Six,
    );
    pub(crate) const HIDDEN: Self = Self::new(
        "hidden-rectangle",
        "Hidden rectangle",
        HIDDEN_DOCS,
        Kind::Hidden,
    );

    const fn new(id: &'static str, name: &'static str, docs: &'static str, kind: Kind) -> Self {
        let about = About::new(id, name, Family::Uniqueness, docs)
            .assuming_one_solution()
            .hodoku(Level::Hard, 100);
        Self { about, kind }
    }
}

impl Technique for UniqueRectangle {
    fn about(&self) -> About {
        self.about
    }

    fn find(&self, context: &Context<'_>, each: &mut Each<'_>) -> ControlFlow<()> {
        let id = self.about.id;
        let mut found = |lost: &[(usize, u8)], explain: &dyn Fn() -> Explanation| {
            each(&Instance::eliminating(id, lost, explain))
        };
        for rectangle in context.rectangles() {
            let pattern = rectangle.pattern();
            let (two, crossed) = (rectangle.roof.len() == 2, rectangle.is_crossed());
            let beside = two && !crossed;
            match self.kind {
                Kind::One => pattern.alone(context, &mut found)?,
                Kind::Two if beside => pattern.shared(context, &mut found)?,
                Kind::Three if beside => pattern.subsets(context, &mut found)?,
                Kind::Four if beside => pattern.locked(context, &mut found)?,
                Kind::Five if !beside => pattern.shared(context, &mut found)?,
                Kind::Six if crossed => rectangle.crossed(context, &mut found)?,
                Kind::Hidden => rectangle.hidden(context, &mut found)?,
                _ => {}
            }
        }
        ControlFlow::Continue(())
    }
}
