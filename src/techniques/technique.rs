//! What a technique is, and how one is found by name.

use std::ops::ControlFlow;

use sudoku_grid::{Position, Shape};
use sudoku_search::Choice;

use crate::{Deduction, TECHNIQUES};

/// Takes the instances one by one; breaks off when it has enough.
pub type Each<'a> = dyn FnMut(Deduction) -> ControlFlow<()> + 'a;

/// What a technique is called, and what it says of itself.
#[derive(Clone, Copy, Debug)]
pub struct About {
    /// Its name in URLs and tables, for ever: `kebab-case`.
    pub id: &'static str,
    /// Its name to people.
    pub name: &'static str,
    /// How it works, why it holds, where it comes from. The first paragraph is a summary.
    pub docs: &'static str,
}

impl About {
    pub(crate) const fn new(id: &'static str, name: &'static str, docs: &'static str) -> Self {
        Self { id, name, docs }
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
    fn find(&self, position: &Position, each: &mut Each<'_>) -> ControlFlow<()>;

    /// The first instance.
    fn first(&self, position: &Position) -> Option<Deduction> {
        let mut first = None;
        let _ = self.find(position, &mut |deduction| {
            first = Some(deduction);
            ControlFlow::Break(())
        });
        first
    }

    /// All instances.
    fn all(&self, position: &Position) -> Vec<Deduction> {
        let mut all = Vec::new();
        let _ = self.find(position, &mut |deduction| {
            all.push(deduction);
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
    TECHNIQUES
        .iter()
        .find_map(|technique| technique.first(position))
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
            .map(|technique| (technique.about().id, technique.about().docs))
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
