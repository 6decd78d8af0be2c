//! The conclusions of techniques: [`Instance`] while a technique searches, and [`Deduction`] as
//! owned data.

use std::fmt::Write as _;

use sudoku_grid::{Position, Shape, cell_name};
use sudoku_search::{Argument, Explanation, Mark, Role, Template};

/// An instance of a technique on a position, borrowed while the technique searches: the placements
/// and eliminations that follow, and a closure that creates the explanation if it is needed.
#[derive(Clone, Copy)]
pub struct Instance<'a> {
    /// The id of the technique.
    pub technique: &'static str,
    /// Blank cells, and the digit that each of them must hold.
    pub placements: &'a [(usize, u8)],
    /// The candidates to eliminate, as pairs of a blank cell and a digit that no solution has there, in ascending
    /// order. A cell can occur several times.
    pub eliminations: &'a [(usize, u8)],
    explain: &'a dyn Fn() -> Explanation,
}

impl<'a> Instance<'a> {
    /// An instance that places one digit.
    pub fn placing(
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

    /// An instance that eliminates at least one candidate. The eliminations are ascending and are
    /// candidates of the position.
    pub fn eliminating(
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

    /// An instance with placements and eliminations, each list in ascending order.
    pub fn concluding(
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

    /// The owned form of the instance, including its explanation, in which the placements and
    /// eliminations are marked.
    pub fn deduction(&self) -> Deduction {
        let mut explanation = (self.explain)();
        let marks_of = |role, candidates: &[(usize, u8)]| -> Vec<Mark> {
            let mark = |&(cell, digit)| Mark {
                role,
                cell,
                digit: Some(digit),
            };
            candidates.iter().map(mark).collect()
        };
        explanation
            .marks
            .extend(marks_of(Role::Placed, self.placements));
        explanation
            .marks
            .extend(marks_of(Role::Eliminated, self.eliminations));
        Deduction {
            technique: self.technique,
            placements: self.placements.to_vec(),
            eliminations: self.eliminations.to_vec(),
            explanation,
        }
    }
}

/// Explains a placement that follows from the contents of one house. The template receives the
/// arguments `cell`, `digit` and `house`.
pub(crate) fn explain_placement_in_house(
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

/// The template arguments for the cells of removed candidates, `removed`, and for their number.
pub(crate) fn removed_arguments(eliminations: &[(usize, u8)]) -> [(&'static str, Argument); 2] {
    let cells = eliminations.iter().map(|(cell, _)| *cell).collect();
    let count = Argument::Number(eliminations.len() as u64);
    [
        ("removed", Argument::Cells(cells)),
        ("removed_count", count),
    ]
}

/// The template argument that tells two cells, with the form for 0, from more: "both" from "all".
pub(crate) fn beyond_two(cells: usize) -> (&'static str, Argument) {
    (
        "beyond_two",
        Argument::Number(cells.saturating_sub(2) as u64),
    )
}

/// A use of a technique on a position: the placements and eliminations that follow, and the reason.
#[derive(Clone, Debug, PartialEq)]
pub struct Deduction {
    /// The id of the technique.
    pub technique: &'static str,
    /// Blank cells, and the digit that each of them must hold.
    pub placements: Vec<(usize, u8)>,
    /// The candidates to eliminate, as pairs of a blank cell and a digit that no solution has there, in ascending
    /// order. A cell can occur several times.
    pub eliminations: Vec<(usize, u8)>,
    /// The reason, as text with arguments and as marks and links to draw.
    pub explanation: Explanation,
}

impl Deduction {
    /// Performs the eliminations and then the placements on `position`.
    pub fn apply(&self, position: &mut Position) {
        for &(cell, digit) in &self.eliminations {
            position.eliminate(cell, digit);
        }
        for &(cell, digit) in &self.placements {
            position.place(cell, digit);
        }
    }

    /// The placements in the format `r1c1=2;r3c4=5`.
    pub fn placements_text(&self, shape: Shape) -> String {
        placements_text(shape, &self.placements)
    }

    /// The eliminations in the format `r1c1<>2;r3c4<>5`.
    pub fn eliminations_text(&self, shape: Shape) -> String {
        eliminations_text(shape, &self.eliminations)
    }

    /// The number of bytes that a clone would own on the heap.
    pub fn heap_bytes(&self) -> usize {
        let arguments =
            self.explanation
                .message
                .arguments
                .iter()
                .map(|(_, argument)| match argument {
                    Argument::Cells(values) | Argument::Houses(values) => size_of_val(&values[..]),
                    Argument::Candidates(values) => size_of_val(&values[..]),
                    Argument::Chain(values) => {
                        let cells = values.iter().map(|(cells, ..)| size_of_val(&cells[..]));
                        size_of_val(&values[..]) + cells.sum::<usize>()
                    }
                    _ => 0,
                });
        size_of_val(&self.placements[..])
            + size_of_val(&self.eliminations[..])
            + size_of_val(&self.explanation.message.arguments[..])
            + size_of_val(&self.explanation.marks[..])
            + size_of_val(&self.explanation.links[..])
            + arguments.sum::<usize>()
    }
}

/// Formats placements as `r1c1=2;r3c4=5`.
pub fn placements_text(shape: Shape, placements: &[(usize, u8)]) -> String {
    format_items(shape, placements, "=")
}

/// Formats eliminations as `r1c1<>2;r3c4<>5`.
pub fn eliminations_text(shape: Shape, eliminations: &[(usize, u8)]) -> String {
    format_items(shape, eliminations, "<>")
}

/// Joins cell names and digits with `sign` between the two, and `;` between the items.
fn format_items(shape: Shape, candidates: &[(usize, u8)], sign: &str) -> String {
    let mut text = String::new();
    for &(cell, digit) in candidates {
        if !text.is_empty() {
            text.push(';');
        }
        let name = cell_name(shape, cell);
        write!(text, "{name}{sign}{digit}").expect("a string takes all text");
    }
    text
}

/// The items in ascending order, without duplicates.
pub(crate) fn sorted_unique(items: impl IntoIterator<Item = (usize, u8)>) -> Vec<(usize, u8)> {
    let mut sorted = Vec::new();
    for item in items {
        // An insertion sort, because the lists are short.
        if let Err(index) = sorted.binary_search(&item) {
            sorted.insert(index, item);
        }
    }
    sorted
}

/// Adds a mark with this role for each whole cell.
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

/// Adds a mark with this role for each candidate.
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
