//! Locked candidates: pointing and claiming.

use std::ops::ControlFlow;

use sudoku_grid::Position;
use sudoku_search::{Argument, Explanation, Role, Template, docs};

use crate::deduction::mark_cells;
use crate::technique::houses_by_ease;
use crate::{About, Deduction, Each, Technique};

docs! {
    /// A digit whose places in a house all lie in a second house goes from the rest of that one.
    ///
    /// # How it works
    ///
    /// *Pointing*: in a box, the places of a digit all lie in one row or column; so the digit
    /// stands there, and nowhere else in that line. *Claiming*: in a line, the places of a digit
    /// all lie in one box; so it stands nowhere else in that box. There are at least two places: a
    /// single one is a hidden single.
    ///
    /// # References
    ///
    /// Also *intersection removal*, *box-line reduction*.
    const DOCS;
}

const ID: &str = "locked-candidates";

static LOCKED: Template = Template {
    id: ID,
    text: "In {house} the places for {digit} all lie in {other}: it goes from the rest of {other}.",
};

pub(crate) struct LockedCandidates;

impl Technique for LockedCandidates {
    fn about(&self) -> About {
        About::new(ID, "Locked candidates", DOCS)
    }

    fn find(&self, position: &Position, each: &mut Each<'_>) -> ControlFlow<()> {
        let shape = position.shape();
        let houses = shape.houses();
        let has = |cell: usize, digit: u8| {
            position.value(cell) == 0 && position.candidates(cell).contains(digit)
        };
        let digits = (1..=25).take(shape.side());
        for house in houses_by_ease(shape) {
            let is_box = house >= 2 * shape.side();
            for digit in digits.clone() {
                let places = || {
                    houses
                        .cells(house)
                        .iter()
                        .copied()
                        .filter(|&c| has(c, digit))
                };
                let Some(first) = places().next() else {
                    continue;
                };
                if places().nth(1).is_none() {
                    continue;
                }
                let [row, column, own_box] = houses.of(first);
                let others = if is_box {
                    &[row, column][..]
                } else {
                    &[own_box]
                };
                for &other in others {
                    if !places().all(|cell| houses.of(cell).contains(&other)) {
                        continue;
                    }
                    let outside = |&&cell: &&usize| !houses.of(cell).contains(&house);
                    let eliminations: Vec<_> = (houses.cells(other).iter().filter(outside))
                        .filter(|&&cell| has(cell, digit))
                        .map(|&cell| (cell, digit))
                        .collect();
                    if eliminations.is_empty() {
                        continue;
                    }
                    let explanation = Explanation::new(
                        &LOCKED,
                        vec![
                            ("house", Argument::House(house)),
                            ("digit", Argument::Digit(digit)),
                            ("other", Argument::House(other)),
                        ],
                    );
                    let focus = houses.cells(house).iter().copied();
                    let mut explanation = mark_cells(explanation, Role::Focus, focus);
                    for cell in places() {
                        explanation = explanation.mark(Role::Pattern, cell, Some(digit));
                    }
                    each(Deduction::eliminating(ID, eliminations, explanation))?;
                }
            }
        }
        ControlFlow::Continue(())
    }
}
