//! What a technique concludes.

use std::fmt::Write as _;

use sudoku_grid::{Position, Shape, cell_name};
use sudoku_search::{Argument, Explanation, Mark, Role, Template};

/// One instance of a technique on a position: what follows, and why.
#[derive(Clone, Debug, PartialEq)]
pub struct Deduction {
    /// The technique's id.
    pub technique: &'static str,
    /// Cells, all blank, and the digits they must hold.
    pub placements: Vec<(usize, u8)>,
    /// Cells, all blank, and candidates of theirs that no solution uses; ascending.
    pub eliminations: Vec<(usize, u8)>,
    /// Why, to be told and drawn.
    pub explanation: Explanation,
}

impl Deduction {
    /// A cell must hold a digit.
    pub(crate) fn placing(
        technique: &'static str,
        cell: usize,
        digit: u8,
        explanation: Explanation,
    ) -> Self {
        Self {
            technique,
            placements: vec![(cell, digit)],
            eliminations: Vec::new(),
            explanation: explanation.mark(Role::Placed, cell, Some(digit)),
        }
    }

    /// A cell must hold a digit because of what a house of it holds; the template tells it of
    /// `cell`, `digit` and `house`, and is named like the technique.
    pub(crate) fn placing_in(
        template: &'static Template,
        position: &Position,
        house: usize,
        (cell, digit): (usize, u8),
    ) -> Self {
        let arguments = vec![
            ("cell", Argument::Cell(cell)),
            ("digit", Argument::Digit(digit)),
            ("house", Argument::House(house)),
        ];
        let cells = position.shape().houses().cells(house).iter().copied();
        let explanation = Explanation::new(template, arguments);
        let explanation = mark_cells(explanation, Role::Focus, cells);
        Self::placing(template.id, cell, digit, explanation)
    }

    /// Candidates go.
    pub(crate) fn eliminating(
        technique: &'static str,
        eliminations: Vec<(usize, u8)>,
        mut explanation: Explanation,
    ) -> Self {
        explanation
            .marks
            .extend(eliminations.iter().map(|&(cell, digit)| Mark {
                role: Role::Eliminated,
                cell,
                digit: Some(digit),
            }));
        Self {
            technique,
            placements: Vec::new(),
            eliminations,
            explanation,
        }
    }

    /// Does to the position what was concluded on it.
    pub fn apply(&self, position: &mut Position) {
        for &(cell, digit) in &self.eliminations {
            position.eliminate(cell, digit);
        }
        for &(cell, digit) in &self.placements {
            position.place(cell, digit);
        }
    }

    /// The placements as text: `r1c1=2;r3c4=5`.
    pub fn placements_text(&self, shape: Shape) -> String {
        items(shape, &self.placements, "=")
    }

    /// The eliminations as text: `r1c1<>2;r3c4<>5`.
    pub fn eliminations_text(&self, shape: Shape) -> String {
        items(shape, &self.eliminations, "<>")
    }

    /// Bytes a clone would own on the heap.
    pub fn heap_bytes(&self) -> usize {
        let arguments = self
            .explanation
            .arguments
            .iter()
            .map(|(_, argument)| match argument {
                Argument::Cells(of) | Argument::Houses(of) => size_of_val(&of[..]),
                _ => 0,
            });
        size_of_val(&self.placements[..])
            + size_of_val(&self.eliminations[..])
            + size_of_val(&self.explanation.arguments[..])
            + size_of_val(&self.explanation.marks[..])
            + size_of_val(&self.explanation.links[..])
            + arguments.sum::<usize>()
    }
}

fn items(shape: Shape, items: &[(usize, u8)], sign: &str) -> String {
    let mut text = String::new();
    for &(cell, digit) in items {
        if !text.is_empty() {
            text.push(';');
        }
        let name = cell_name(shape, cell);
        write!(text, "{name}{sign}{digit}").expect("a string takes all text");
    }
    text
}

/// Cells and candidates in ascending order, each once.
pub(crate) fn ascending(items: impl IntoIterator<Item = (usize, u8)>) -> Vec<(usize, u8)> {
    let mut sorted = Vec::new();
    for item in items {
        // They are few.
        if let Err(place) = sorted.binary_search(&item) {
            sorted.insert(place, item);
        }
    }
    sorted
}

/// Marks whole cells.
pub(crate) fn mark_cells(
    mut explanation: Explanation,
    role: Role,
    cells: impl IntoIterator<Item = usize>,
) -> Explanation {
    explanation.marks.extend(cells.into_iter().map(|cell| Mark {
        role,
        cell,
        digit: None,
    }));
    explanation
}
