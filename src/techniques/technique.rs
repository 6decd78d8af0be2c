//! The [`Technique`] trait and the description of a technique.

use std::ops::ControlFlow;

use sudoku_grid::Shape;

use crate::{Context, Deduction, Instance};

/// A callback that receives the instances of a technique one by one. The technique stops when the
/// callback returns [`ControlFlow::Break`].
pub type InstanceVisitor<'a> = dyn FnMut(&Instance<'_>) -> ControlFlow<()> + 'a;

/// The family that a technique belongs to, used to group techniques in tables and menus.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Family {
    /// Singles: a cell with one remaining candidate, or a digit with one remaining cell in a house.
    Singles,
    /// Intersections of a line and a box (locked candidates).
    Intersections,
    /// Naked and hidden subsets: *n* cells that hold *n* digits.
    Subsets,
    /// Basic, finned and Franken fish: *n* base lines whose places for one digit lie in *n* cover
    /// lines.
    Fish,
    /// Patterns of a single digit made of two or three strong links (turbot fish, empty rectangle).
    SingleDigit,
    /// Wings: a few cells with two to four candidates (XY-Wing, XYZ-Wing, W-Wing).
    Wings,
    /// Uniqueness techniques: deadly patterns that would allow a second solution.
    Uniqueness,
    /// Coloring of candidates that are joined by conjugate pairs.
    Colors,
    /// Chains and loops of alternating strong and weak links.
    Chains,
    /// Almost locked sets: *n* cells with *n* + 1 candidates.
    AlmostLockedSets,
    /// Forcing chains and nets: the consequences of an assumption.
    Forcing,
}

impl Family {
    /// All families, in the order of their declaration.
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

    /// The id of the family in tables: `kebab-case`.
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

/// The name, classification and documentation of a technique.
#[derive(Clone, Copy, Debug)]
pub struct TechniqueInfo {
    /// The stable id in URLs and tables: `kebab-case`. Ids are never renamed.
    pub id: &'static str,
    /// The name that is displayed to users.
    pub name: &'static str,
    /// The family of the technique.
    pub family: Family,
    /// The documentation shown to users: how the technique works, why it is valid, and its source.
    /// The first paragraph is a summary.
    pub docs: &'static str,
    /// `true` if the technique is valid only for puzzles with exactly one solution.
    pub one_solution: bool,
    /// The smallest and the largest side length of the grids that the technique supports. On other
    /// grids it finds nothing.
    pub sides: (usize, usize),
}

impl TechniqueInfo {
    /// Describes a technique that supports every grid size and does not assume uniqueness. The other
    /// methods of this builder change these defaults.
    pub const fn new(
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
        }
    }

    /// The first paragraph of [`docs`](Self::docs).
    pub fn summary(&self) -> &'static str {
        // `str::find` would add its substring search to the page's first module.
        let mut pairs = self.docs.as_bytes().windows(2);
        let first_paragraph_end = pairs.position(|pair| pair == b"\n\n");
        first_paragraph_end
            .and_then(|first_paragraph_end| self.docs.get(..first_paragraph_end))
            .unwrap_or(self.docs)
    }

    /// Marks the technique as valid only for puzzles with exactly one solution.
    #[must_use]
    pub const fn requiring_one_solution(mut self) -> Self {
        self.one_solution = true;
        self
    }

    /// Declares that the technique is searched on grids with a side of `smallest` to `largest` cells only. Other grids
    /// have no instance of it.
    #[must_use]
    pub const fn for_sides(mut self, smallest: usize, largest: usize) -> Self {
        self.sides = (smallest, largest);
        self
    }
}

/// A solving technique: a pattern in the candidates, and the placements or eliminations that follow
/// from the pattern.
pub trait Technique: Sync {
    /// The name, classification and documentation of the technique.
    fn info(&self) -> TechniqueInfo;

    /// Passes each instance on the position to `visit`, until `visit` returns
    /// [`ControlFlow::Break`]. The order depends on the position alone.
    ///
    /// Every instance makes progress: it places a digit in a blank cell, or eliminates a candidate
    /// that the position still has. No two instances are the same pattern. The running time is
    /// bounded by the size of the grid.
    fn find(&self, context: &Context<'_>, visit: &mut InstanceVisitor<'_>) -> ControlFlow<()>;

    /// The number of pieces into which the search on this position is divided. Most techniques use
    /// one piece; expensive techniques use more, so that a caller can pause, report progress or
    /// cancel between two pieces.
    fn pieces(&self, _: &Context<'_>) -> usize {
        1
    }

    /// Searches the piece with the number `piece`, from 0 to `self.pieces(context) - 1`, and passes its instances to
    /// `visit`. [`find`](Self::find) searches all pieces in ascending order. A `piece` out of range finds nothing.
    fn find_piece(
        &self,
        context: &Context<'_>,
        piece: usize,
        visit: &mut InstanceVisitor<'_>,
    ) -> ControlFlow<()> {
        if piece == 0 {
            self.find(context, visit)
        } else {
            ControlFlow::Continue(())
        }
    }

    /// The first instance on the position, or `None` if there is none.
    fn first(&self, context: &Context<'_>) -> Option<Deduction> {
        let mut first_instance = None;
        let _ = self.find(context, &mut |instance| {
            first_instance = Some(instance.deduction());
            ControlFlow::Break(())
        });
        first_instance
    }

    /// All instances on the position.
    fn all(&self, context: &Context<'_>) -> Vec<Deduction> {
        let mut instances = Vec::new();
        let _ = self.find(context, &mut |instance| {
            instances.push(instance.deduction());
            ControlFlow::Continue(())
        });
        instances
    }
}
