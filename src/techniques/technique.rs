//! What a technique is, and how one is found by name.

use std::ops::ControlFlow;

use sudoku_grid::{Position, Shape};
use sudoku_search::Choice;

use crate::{Context, Deduction, Instance, TECHNIQUES};

/// Takes the instances one by one; breaks off when it has enough.
pub type Each<'a> = dyn FnMut(&Instance<'_>) -> ControlFlow<()> + 'a;

/// Where a technique belongs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Family {
    /// One cell or one digit is left.
    Singles,
    /// Where a line and a box meet.
    Intersections,
    /// As many cells as digits.
    Subsets,
    /// As many lines as lines across, for one digit.
    Fish,
    /// Two or three strong links of one digit.
    SingleDigit,
    /// A few cells with few candidates.
    Wings,
    /// What would allow a second solution.
    Uniqueness,
    /// Candidates in two colours.
    Colors,
    /// Links one after the other.
    Chains,
    /// Cells with one candidate more than they are.
    AlmostLockedSets,
    /// Assumptions followed to their end.
    Forcing,
}

impl Family {
    /// All of them, in the order of this list.
    pub const ALL: [Self; 11] = [
        Self::Singles,
        Self::Intersections,
        Self::Subsets,
        Self::Fish,
        Self::SingleDigit,
        Self::Wings,
        Self::Uniqueness,
        Self::Colors,
        Self::Chains,
        Self::AlmostLockedSets,
        Self::Forcing,
    ];

    /// Its name in tables: `kebab-case`.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Singles => "singles",
            Self::Intersections => "intersections",
            Self::Subsets => "subsets",
            Self::Fish => "fish",
            Self::SingleDigit => "single-digit",
            Self::Wings => "wings",
            Self::Uniqueness => "uniqueness",
            Self::Colors => "colors",
            Self::Chains => "chains",
            Self::AlmostLockedSets => "almost-locked-sets",
            Self::Forcing => "forcing",
        }
    }
}

/// `HoDoKu`'s five levels, easiest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Level {
    /// Up to a score of 800.
    Easy,
    /// Up to 1,000.
    Medium,
    /// Up to 1,600.
    Hard,
    /// Up to 1,800.
    Unfair,
    /// Above.
    Extreme,
}

impl Level {
    /// Its name in tables.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Easy => "Easy",
            Self::Medium => "Medium",
            Self::Hard => "Hard",
            Self::Unfair => "Unfair",
            Self::Extreme => "Extreme",
        }
    }
}

/// What a technique is called, and what it says of itself.
#[derive(Clone, Copy, Debug)]
pub struct About {
    /// Its name in URLs and tables, for ever: `kebab-case`.
    pub id: &'static str,
    /// Its name to people.
    pub name: &'static str,
    /// Where it belongs.
    pub family: Family,
    /// How it works, why it holds, where it comes from. The first paragraph is a summary.
    pub docs: &'static str,
    /// Whether it holds only where the puzzle has one solution.
    pub one_solution: bool,
    /// The smallest and the largest side of the grids it looks at; elsewhere it finds nothing.
    pub sides: (usize, usize),
    /// Its level and its score in `HoDoKu`, which has no such step where there is none.
    pub hodoku: Option<(Level, u32)>,
}

impl About {
    pub(crate) const fn new(
        id: &'static str,
        name: &'static str,
        family: Family,
        docs: &'static str,
    ) -> Self {
        Self {
            id,
            name,
            family,
            docs,
            one_solution: false,
            sides: (4, Shape::MAX_SIDE),
            hodoku: None,
        }
    }

    /// The first paragraph of what it says.
    pub fn summary(&self) -> &'static str {
        // A search by `str` would bring its whole machinery into the page's first module.
        let mut pairs = self.docs.as_bytes().windows(2);
        let end = pairs.position(|pair| pair == b"\n\n");
        end.and_then(|end| self.docs.get(..end))
            .unwrap_or(self.docs)
    }

    /// `HoDoKu` has it, with this level and score.
    pub(crate) const fn hodoku(mut self, level: Level, score: u32) -> Self {
        self.hodoku = Some((level, score));
        self
    }

    /// It holds only where the puzzle has one solution.
    pub(crate) const fn assuming_one_solution(mut self) -> Self {
        self.one_solution = true;
        self
    }

    /// It looks at grids of these sides alone.
    pub(crate) const fn of_sides(mut self, smallest: usize, largest: usize) -> Self {
        self.sides = (smallest, largest);
        self
    }
}

/// A pattern that people look for, and what follows from it.
pub trait Technique: Sync {
    /// What it is called, and what it says of itself.
    fn about(&self) -> About;

    /// Hands each instance on the position to `each`, in an order that depends on the position
    /// alone, until it breaks off.
    ///
    /// Every instance is news: a placement in a blank cell, or an elimination of a candidate that
    /// is there. No two instances are the same pattern. The work is bounded by the size of the
    /// grid.
    fn find(&self, context: &Context<'_>, each: &mut Each<'_>) -> ControlFlow<()>;

    /// Into how many pieces its work on the position falls: one, unless it is long, so that whoever
    /// drives it can stop, or show something, in between.
    fn pieces(&self, _: &Context<'_>) -> usize {
        1
    }

    /// A piece of the work of [`find`](Self::find), which does all of them in turn; nothing beyond the last piece.
    fn find_piece(
        &self,
        context: &Context<'_>,
        piece: usize,
        each: &mut Each<'_>,
    ) -> ControlFlow<()> {
        if piece == 0 {
            self.find(context, each)
        } else {
            ControlFlow::Continue(())
        }
    }

    /// The first instance.
    fn first(&self, context: &Context<'_>) -> Option<Deduction> {
        let mut first = None;
        let _ = self.find(context, &mut |instance| {
            first = Some(instance.deduction());
            ControlFlow::Break(())
        });
        first
    }

    /// All instances.
    fn all(&self, context: &Context<'_>) -> Vec<Deduction> {
        let mut all = Vec::new();
        let _ = self.find(context, &mut |instance| {
            all.push(instance.deduction());
            ControlFlow::Continue(())
        });
        all
    }
}

/// The technique of this name.
pub fn find(id: &str) -> Option<&'static dyn Technique> {
    TECHNIQUES
        .iter()
        .copied()
        .find(|technique| technique.about().id == id)
}

/// The next step of a path: the first instance of the first technique in the list that has one.
///
/// It is `None` on a solved position, and on one where every technique is at its end.
pub fn easiest(position: &Position) -> Option<Deduction> {
    let context = Context::new(position);
    TECHNIQUES
        .iter()
        .find_map(|technique| technique.first(&context))
}

/// One of [`TECHNIQUES`], as the value of a parameter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TechniqueChoice(usize);

impl TechniqueChoice {
    /// The choice of the technique of this name.
    pub fn named(id: &str) -> Option<Self> {
        TECHNIQUES
            .iter()
            .position(|technique| technique.about().id == id)
            .map(Self)
    }

    /// The technique chosen.
    pub fn technique(self) -> &'static dyn Technique {
        TECHNIQUES[self.0]
    }
}

impl Choice for TechniqueChoice {
    fn options() -> Vec<(&'static str, &'static str)> {
        TECHNIQUES
            .iter()
            .map(|technique| (technique.about().id, technique.about().summary()))
            .collect()
    }

    fn index(self) -> usize {
        self.0
    }

    fn at(index: usize) -> Self {
        assert!(index < TECHNIQUES.len(), "there is no such technique");
        Self(index)
    }
}

/// The houses in the order in which people look: boxes, which are seen at a glance, then rows,
/// then columns.
pub(crate) fn houses_by_ease(shape: Shape) -> impl Iterator<Item = usize> {
    let side = shape.side();
    (2 * side..3 * side).chain(0..2 * side)
}

/// Whether all the cells are in the house.
pub(crate) fn holds(shape: Shape, house: usize, cells: &[usize]) -> bool {
    (cells.iter()).all(|&cell| shape.houses().of(cell).contains(&house))
}

/// The houses of a cell that come before this one in that order.
pub(crate) fn easier_houses(
    shape: Shape,
    cell: usize,
    house: usize,
) -> impl Iterator<Item = usize> {
    let [row, column, box_] = shape.houses().of(cell);
    [box_, row, column]
        .into_iter()
        .take_while(move |own| *own != house)
}
