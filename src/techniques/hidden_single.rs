//! Hidden single.

use std::ops::ControlFlow;

use sudoku_grid::{Digits, Position};
use sudoku_search::{Template, docs};

use crate::technique::{easier_houses, houses_by_ease};
use crate::{About, Deduction, Each, Technique};

docs! {
    /// A digit with one place left in a house goes there.
    ///
    /// # How it works
    ///
    /// Every house must hold every digit. Where only one of its blank cells has the digit as a
    /// candidate, that cell takes it, whatever other candidates it has. A cell found in several
    /// houses is told once, by its box if it can be, else by its row.
    ///
    /// # References
    ///
    /// Berggren and Nilsson, 2012, "hidden single". Also *unique candidate*, *pinned digit*.
    const DOCS;
}

const ID: &str = "hidden-single";

static PLACE: Template = Template {
    id: ID,
    text: "{cell} is {digit}: {house} has no other place for it.",
};

pub(crate) struct HiddenSingle;

impl Technique for HiddenSingle {
    fn about(&self) -> About {
        About::new(ID, "Hidden single", DOCS)
    }

    fn find(&self, position: &Position, each: &mut Each<'_>) -> ControlFlow<()> {
        let shape = position.shape();
        for house in houses_by_ease(shape) {
            let cells = shape.houses().cells(house);
            for digit in with_one_place(position, cells) {
                let here = |&cell: &usize| position.candidates(cell).contains(digit);
                let cell = *cells
                    .iter()
                    .find(|cell| here(cell))
                    .expect("it has one place");
                let told = |easier: usize| {
                    let cells = shape.houses().cells(easier);
                    cells.iter().filter(|cell| here(cell)).count() == 1
                };
                if easier_houses(shape, cell, house).any(told) {
                    continue;
                }
                each(Deduction::placing_in(
                    &PLACE,
                    position,
                    house,
                    (cell, digit),
                ))?;
            }
        }
        ControlFlow::Continue(())
    }
}

/// The digits not placed among the cells that are a candidate of exactly one of them.
fn with_one_place(position: &Position, cells: &[usize]) -> Digits {
    let (mut once, mut more) = (Digits::EMPTY, Digits::EMPTY);
    for &cell in cells {
        let candidates = position.candidates(cell);
        more |= once & candidates;
        once |= candidates;
        if position.value(cell) != 0 {
            // A digit that is placed has no place left to find.
            more |= candidates;
        }
    }
    once - more
}
