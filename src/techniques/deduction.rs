//! What a technique concludes.

use std::fmt::Write as _;

use sudoku_grid::{Position, Shape, cell_name};
use sudoku_search::{Argument, Explanation, Mark, Role, Template};

/// One instance of a technique on a position, while it is looked at: what follows, and, for whoever
/// asks, why.
#[derive(Clone, Copy)]
pub struct Instance<'a> {
    /// The technique's id.
    pub technique: &'static str,
    /// Cells, all blank, and the digits they must hold.
    pub placements: &'a [(usize, u8)],
    /// Cells, all blank, and candidates of theirs that no solution uses; ascending.
    pub eliminations: &'a [(usize, u8)],
    explain: &'a dyn Fn() -> Explanation,
}

impl<'a> Instance<'a> {
    /// A cell must hold a digit.
    pub(crate) fn placing(
        technique: &'static str,
        placement: &'a (usize, u8),
        explain: &'a dyn Fn() -> Explanation,
    ) -> Self {
        Self {
            technique,
            placements: std::slice::from_ref(placement),
            eliminations: &[],
            explain,
        }
    }

    /// Candidates go: at least one, ascending, each there.
    pub(crate) fn eliminating(
        technique: &'static str,
        eliminations: &'a [(usize, u8)],
        explain: &'a dyn Fn() -> Explanation,
    ) -> Self {
        Self {
            technique,
            placements: &[],
            eliminations,
            explain,
        }
    }

    /// Cells must hold digits, and candidates go, each list ascending.
    pub(crate) fn concluding(
        technique: &'static str,
        placements: &'a [(usize, u8)],
        eliminations: &'a [(usize, u8)],
        explain: &'a dyn Fn() -> Explanation,
    ) -> Self {
        Self {
            technique,
            placements,
            eliminations,
            explain,
        }
    }

    /// To be kept, with its explanation.
    pub fn deduction(&self) -> Deduction {
        let mut explanation = (self.explain)();
        let marked = |role, items: &[(usize, u8)]| -> Vec<Mark> {
            let mark = |&(cell, digit)| Mark {
                role,
                cell,
                digit: Some(digit),
            };
            items.iter().map(mark).collect()
        };
        explanation
            .marks
            .extend(marked(Role::Placed, self.placements));
        explanation
            .marks
            .extend(marked(Role::Eliminated, self.eliminations));
        Deduction {
            technique: self.technique,
            placements: self.placements.to_vec(),
            eliminations: self.eliminations.to_vec(),
            explanation,
        }
    }
}

/// Why a cell must hold a digit because of what a house of it holds; the template tells it of
/// `cell`, `digit` and `house`.
pub(crate) fn placed_in(
    template: &'static Template,
    position: &Position,
    house: usize,
    (cell, digit): (usize, u8),
) -> Explanation {
    let arguments = vec![
        ("cell", Argument::Cell(cell)),
        ("digit", Argument::Digit(digit)),
        ("house", Argument::House(house)),
    ];
    let cells = position.shape().houses().cells(house).iter().copied();
    mark_cells(Explanation::new(template, arguments), Role::Focus, cells)
}

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
        placements_text(shape, &self.placements)
    }

    /// The eliminations as text: `r1c1<>2;r3c4<>5`.
    pub fn eliminations_text(&self, shape: Shape) -> String {
        eliminations_text(shape, &self.eliminations)
    }

    /// Bytes a clone would own on the heap.
    pub fn heap_bytes(&self) -> usize {
        let arguments = self
            .explanation
            .arguments
            .iter()
            .map(|(_, argument)| match argument {
                Argument::Cells(of) | Argument::Houses(of) => size_of_val(&of[..]),
                Argument::Candidates(of) => size_of_val(&of[..]),
                Argument::Chain(of) => {
                    let cells = of.iter().map(|(cells, ..)| size_of_val(&cells[..]));
                    size_of_val(&of[..]) + cells.sum::<usize>()
                }
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

/// Placements as text: `r1c1=2;r3c4=5`.
pub fn placements_text(shape: Shape, placements: &[(usize, u8)]) -> String {
    items(shape, placements, "=")
}

/// Eliminations as text: `r1c1<>2;r3c4<>5`.
pub fn eliminations_text(shape: Shape, eliminations: &[(usize, u8)]) -> String {
    items(shape, eliminations, "<>")
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

/// Marks candidates.
pub(crate) fn mark_candidates(
    mut explanation: Explanation,
    role: Role,
    candidates: impl IntoIterator<Item = (usize, u8)>,
) -> Explanation {
    (explanation.marks).extend(candidates.into_iter().map(|(cell, digit)| Mark {
        role,
        cell,
        digit: Some(digit),
    }));
    explanation
}
