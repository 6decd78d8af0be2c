//! Eliminations from deadly patterns.
//!
//! A *deadly pattern* is a set of blank cells that could be filled with certain digits in two ways
//! that agree in every house. If the cells held no other digits, the puzzle would have a second
//! solution. So in a puzzle with one solution, at least one of the cells with further candidates,
//! the *roof*, holds one of these.

use std::collections::BTreeSet;
use std::ops::ControlFlow;
use std::sync::Arc;

use sudoku_grid::Digits;
use sudoku_search::{Argument, Explanation, Message, Role, Template};

use crate::Context;
use crate::cell_set::CellSet;
use crate::deduction::{beyond_two, mark_candidates, sorted_unique};
use crate::house_order::{easier_houses, house_contains};
use crate::wing::strong_link;

/// A roof cell of a deadly pattern: a cell with further candidates besides the digits of the pattern.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct RoofCell {
    /// The index of the cell.
    pub(crate) cell: usize,
    /// The candidates that are digits of the pattern.
    pub(crate) pattern_digits: Digits,
    /// The candidates that are not digits of the pattern; there is at least one.
    pub(crate) extra_digits: Digits,
}

/// A callback that receives eliminations and a closure that explains them.
pub(crate) type EliminationVisitor<'a> =
    dyn FnMut(&[(usize, u8)], &dyn Fn() -> Explanation) -> ControlFlow<()> + 'a;

/// A callback that receives cells with their candidates.
type SubsetVisitor<'a> = dyn FnMut(&[(usize, Digits)]) -> ControlFlow<()> + 'a;

/// The maximum number of cells that form a naked subset together with the roof.
const MAX_SUBSET_CELLS: usize = 6;
/// The number of cells of a rectangle; a deadly pattern of two digits in more cells is a loop.
const RECTANGLE_CELLS: usize = 4;

/// The union of the further candidates of all roof cells.
pub(crate) fn extra_digits(roof: &[RoofCell]) -> Digits {
    (roof.iter()).fold(Digits::EMPTY, |all, cell| all | cell.extra_digits)
}

/// The cell indices of the roof.
pub(crate) fn roof_cells(roof: &[RoofCell]) -> Vec<usize> {
    roof.iter().map(|cell| cell.cell).collect()
}

/// The eliminations for a roof of one cell: its candidates that are digits of the pattern. Empty if
/// the roof has more cells.
pub(crate) fn single_roof_cell_eliminations(roof: &[RoofCell]) -> Vec<(usize, u8)> {
    match roof {
        [only] => only
            .pattern_digits
            .iter()
            .map(|digit| (only.cell, digit))
            .collect(),
        _ => Vec::new(),
    }
}

/// If the roof consists of several cells that all have the same single further candidate: this digit, and the
/// eliminations of this digit from the cells that see the whole roof. Otherwise `None`.
pub(crate) fn shared_extra_digit(
    context: &Context<'_>,
    roof: &[RoofCell],
) -> Option<(u8, Vec<(usize, u8)>)> {
    let digit = extra_digits(roof).single()?;
    if roof.len() < 2 {
        return None;
    }
    let seen_cells = context.seen_by_all(digit, roof_cells(roof));
    Some((digit, seen_cells.iter().map(|cell| (cell, digit)).collect()))
}

/// Cells that form a naked subset together with one roof cell. Since one roof cell takes a further
/// candidate, the roof counts as a single cell with all further candidates.
pub(crate) struct RoofSubset<'a> {
    /// The houses that contain the cells and the roof.
    pub(crate) houses: Vec<usize>,
    /// The cells of the subset outside the roof.
    pub(crate) cells: &'a [usize],
    /// The digits of the subset.
    pub(crate) digits: Digits,
    /// The candidates eliminated from the rest of the houses.
    pub(crate) eliminations: Vec<(usize, u8)>,
}

/// Passes each set of cells that forms a naked subset together with the roof to `visit`. Cells with
/// a candidate in `excluded_digits` are excluded.
///
/// The subsets are minimal: no proper subset of the cells is a naked subset, alone or together with
/// the roof.
pub(crate) fn roof_subsets(
    context: &Context<'_>,
    roof: &[RoofCell],
    excluded_digits: Digits,
    visit: &mut dyn FnMut(&RoofSubset<'_>) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let shape = context.shape();
    let extra_digits = extra_digits(roof);
    let roof = roof_cells(roof);
    if roof.len() < 2 || extra_digits.len() < 2 {
        return ControlFlow::Continue(());
    }
    let [row, column, block] = context.houses().of(roof[0]);
    for house in [block, row, column] {
        if !house_contains(shape, house, &roof) {
            continue;
        }
        let is_eligible = |cell: &usize| {
            let candidates = context.candidates(*cell);
            candidates.len() > 1
                && (candidates & excluded_digits).is_empty()
                && !roof.contains(cell)
        };
        let other_cells = context
            .houses()
            .cells(house)
            .iter()
            .copied()
            .filter(is_eligible);
        let other_cells: Vec<_> = other_cells
            .map(|cell| (cell, context.candidates(cell)))
            .collect();
        extend_subset(extra_digits, &other_cells, &mut Vec::new(), &mut |chosen| {
            let cells: Vec<_> = chosen.iter().map(|(cell, _)| *cell).collect();
            let all_cells = || roof.iter().chain(&cells).copied();
            let contains_subset =
                |house| all_cells().all(|cell| context.houses().of(cell).contains(&house));
            if easier_houses(shape, roof[0], house).any(contains_subset) {
                return ControlFlow::Continue(());
            }
            let digits = union_of_candidates(extra_digits, chosen);
            let eliminations = digits.iter().flat_map(|digit| {
                let seen_cells = context.seen_by_all(digit, all_cells());
                seen_cells.iter().map(move |cell| (cell, digit))
            });
            let eliminations = sorted_unique(eliminations);
            if eliminations.is_empty() {
                return ControlFlow::Continue(());
            }
            visit(&RoofSubset {
                houses: [block, row, column]
                    .into_iter()
                    .filter(|house| contains_subset(*house))
                    .collect(),
                cells: &cells,
                digits,
                eliminations,
            })
        })?;
    }
    ControlFlow::Continue(())
}

/// The union of `extra_digits` and the candidates of the cells.
fn union_of_candidates(extra_digits: Digits, cells: &[(usize, Digits)]) -> Digits {
    cells
        .iter()
        .fold(extra_digits, |all_digits, (_, candidates)| {
            all_digits | *candidates
        })
}

/// Extends the chosen cells in every way that leads to a minimal subset, and passes each minimal subset to
/// `visit`.
fn extend_subset(
    extra_digits: Digits,
    remaining_cells: &[(usize, Digits)],
    chosen: &mut Vec<(usize, Digits)>,
    visit: &mut SubsetVisitor<'_>,
) -> ControlFlow<()> {
    for (index, &cell) in remaining_cells.iter().enumerate() {
        chosen.push(cell);
        if union_of_candidates(Digits::EMPTY, chosen).len() > chosen.len() {
            let excess = union_of_candidates(extra_digits, chosen).len() - chosen.len();
            if excess == 1 {
                if is_minimal(extra_digits, chosen) {
                    visit(chosen)?;
                }
            } else if chosen.len() < MAX_SUBSET_CELLS
                && chosen.len() + excess <= MAX_SUBSET_CELLS + 1
            {
                extend_subset(extra_digits, &remaining_cells[index + 1..], chosen, visit)?;
            }
        }
        chosen.pop();
    }
    ControlFlow::Continue(())
}

/// Returns `true` if no proper subset of the cells is a naked subset, alone or together with the
/// roof.
fn is_minimal(extra_digits: Digits, chosen: &[(usize, Digits)]) -> bool {
    (1_u32..(1 << chosen.len()) - 1).all(|set| {
        let subset: Vec<_> = crate::hall::bits(set).map(|index| chosen[index]).collect();
        union_of_candidates(Digits::EMPTY, &subset).len() > subset.len()
            && union_of_candidates(extra_digits, &subset).len() > subset.len() + 1
    })
}

/// A digit of the pattern whose only places in a house are the two roof cells.
pub(crate) struct LockedDigit {
    /// The index of the house.
    pub(crate) house: usize,
    /// The digit.
    pub(crate) digit: u8,
    /// The eliminations. One roof cell holds the digit, so the other takes a further candidate and
    /// loses the other digits of the pattern.
    pub(crate) eliminations: Vec<(usize, u8)>,
}

/// The digits of the pattern whose only places in a house are the two roof cells, with the
/// eliminations that follow.
pub(crate) fn locked_digits(context: &Context<'_>, roof: &[RoofCell]) -> Vec<LockedDigit> {
    let [one, other] = roof else {
        return Vec::new();
    };
    let shape = context.shape();
    let pair_cells = CellSet::from_cells(shape, [one.cell, other.cell]);
    let [row, column, block] = context.houses().of(one.cell);
    let mut locked_digits = Vec::new();
    for digit in one.pattern_digits & other.pattern_digits {
        let has_only_roof_places = |house: &usize| {
            let places = CellSet::from_cells(shape, context.candidate_cells(*house, digit));
            house_contains(shape, *house, &[other.cell]) && places == pair_cells
        };
        let Some(house) = [block, row, column].into_iter().find(has_only_roof_places) else {
            continue;
        };
        let eliminations = sorted_unique(roof.iter().flat_map(|cell| {
            let eliminations = cell.pattern_digits - Digits::only(digit);
            eliminations.iter().map(|digit| (cell.cell, digit))
        }));
        if !eliminations.is_empty() {
            locked_digits.push(LockedDigit {
                house,
                digit,
                eliminations,
            });
        }
    }
    locked_digits
}

/// A set of cells that two assignments of the same digits could fill.
pub(crate) struct DeadlyPattern<'a> {
    /// The cells, ascending.
    pub(crate) cells: &'a [usize],
    /// The digits of the pattern.
    pub(crate) digits: Digits,
    /// The cells with further candidates, ascending.
    pub(crate) roof: &'a [RoofCell],
}

static SINGLE_ROOF_CELL: Template = Template {
    id: "deadly-alone",
    text: "Suppose {cell} were {own_count||one of the digits }{own}. Then {cells} would contain only {digits}, because {others} have no other candidates. {exchange} The puzzle would have a second solution, but it has only one. So {cell} is not {own_count||one of the digits }{own}.",
};

static SHARED_EXTRA_DIGIT: Template = Template {
    id: "deadly-shared",
    text: "Suppose {cells} contained only {digits}. {exchange} The puzzle would have a second solution, but it has only one. So at least one of these cells contains another digit. The only other candidate in these cells is {digit}, in {roof}. So at least one of {roof} is {digit}, and {digit} can be removed from every cell that sees {beyond_two|both|all|all} of {roof}.",
};

static ROOF_SUBSET: Template = Template {
    id: "deadly-subset",
    text: "Suppose {cells} contained only {digits}. {exchange} The puzzle would have a second solution, but it has only one. Only {roof} have other candidates: {outside}. So at least one of {roof} contains one of the digits {outside}. Take one of the cells {roof} that contains one of these digits. This cell and {subset} lie in {houses} and can contain only the digits {kept}. There are as many cells as digits, so these cells contain all of these digits. This holds whichever cell was taken, so the digits {kept} can be removed from all cells of {houses} except {spared}.",
};

static LOCKED_ROOF_DIGIT: Template = Template {
    id: "deadly-locked",
    text: "Suppose {cells} contained only {digits}. {exchange} The puzzle would have a second solution, but it has only one. Only {one} and {two} have other candidates, so at least one of these two cells contains another digit. In {link}, the digit {digit} can go only in {one} or {two}. If {one} is {digit}, then {two} contains a digit other than {digits}. If {two} is {digit}, then {one} contains a digit other than {digits}. So in both cases, neither {one} nor {two} is {other_count||one of }{other}.",
};

/// How the digits of a rectangle could be exchanged.
static RECTANGLE: Template = Template {
    id: "deadly-rectangle",
    text: "Every row, column and box contains two of these cells or none. So the two digits could be exchanged in these cells, and every row, column and box would still contain the same digits.",
};

/// How the digits of a loop could be exchanged.
static LOOP: Template = Template {
    id: "deadly-loop",
    text: "Every row, column and box contains two of these cells or none. So the two digits could be exchanged in these cells, and every row, column and box would still contain the same digits.",
};

/// How the cells of two parallel lines could be exchanged.
static LINES: Template = Template {
    id: "deadly-lines",
    text: "Then each of {lines} would contain all of {digits} in these cells. Now exchange the digits of each of these pairs of cells: {pairs}. Each of {lines} still contains all of {digits} in these cells. The two cells of each pair lie in the same {crossing|column|row} and in the same box, so every {crossing|column|row} and every box also contains the same digits as before.",
};

/// Two cells of parallel lines that exchange their digits.
static PAIR: Template = Template {
    id: "deadly-pair",
    text: "{one} with {other}",
};

/// Extends the path to a loop through all cells, each of which sees the next. Returns `false` if there is no such loop.
fn extend_loop(context: &Context<'_>, cells: &[usize], path: &mut Vec<usize>) -> bool {
    let last = path[path.len() - 1];
    if path.len() == cells.len() {
        return context.sees(last, path[0]);
    }
    for &cell in cells {
        if context.sees(last, cell) && !path.contains(&cell) {
            path.push(cell);
            if extend_loop(context, cells, path) {
                return true;
            }
            path.pop();
        }
    }
    false
}

impl DeadlyPattern<'_> {
    /// The sentence that says how the digits could be exchanged, as an argument of a message.
    fn exchange_argument(&self, context: &Context<'_>) -> Argument {
        let message = if self.digits.len() > 2 {
            let houses = |kind: usize| {
                let houses = self
                    .cells
                    .iter()
                    .map(|cell| context.houses().of(*cell)[kind]);
                Vec::from_iter(houses.collect::<BTreeSet<_>>())
            };
            let [rows, columns] = [0, 1].map(houses);
            let (lines, crossing_kind) = if rows.len() == 2 {
                (rows, 1)
            } else {
                (columns, 0)
            };
            let crossing_house = |cell: usize| context.houses().of(cell)[crossing_kind];
            let pairs = self.cells.iter().enumerate().filter_map(|(index, &one)| {
                let is_opposite =
                    move |other: &&usize| crossing_house(**other) == crossing_house(one);
                let opposite = self.cells[index + 1..].iter().find(is_opposite);
                opposite.map(|&other| {
                    let arguments = vec![
                        ("one", Argument::Cell(one)),
                        ("other", Argument::Cell(other)),
                    ];
                    Arc::new(Message::new(&PAIR, arguments))
                })
            });
            let crossing = if crossing_kind == 1 { 1 } else { 2 };
            let arguments = vec![
                ("lines", Argument::Houses(lines)),
                ("digits", Argument::Digits(self.digits)),
                ("pairs", Argument::Messages(pairs.collect())),
                ("crossing", Argument::Number(crossing)),
            ];
            Message::new(&LINES, arguments)
        } else if self.cells.len() > RECTANGLE_CELLS {
            Message::new(&LOOP, Vec::new())
        } else {
            Message::new(&RECTANGLE, Vec::new())
        };
        Argument::Messages(vec![Arc::new(message)])
    }

    /// The cells of a loop in the order in which each sees the next; the cells of other patterns ascending.
    fn ordered_cells(&self, context: &Context<'_>) -> Vec<usize> {
        let is_loop = self.digits.len() == 2 && self.cells.len() > RECTANGLE_CELLS;
        let mut path = vec![self.cells[0]];
        if is_loop && extend_loop(context, self.cells, &mut path) {
            path
        } else {
            self.cells.to_vec()
        }
    }

    /// The roof of a pattern: the cells with candidates besides its digits.
    pub(crate) fn roof(context: &Context<'_>, cells: &[usize], digits: Digits) -> Vec<RoofCell> {
        let roof = cells.iter().map(|&cell| {
            let candidates = context.candidates(cell);
            RoofCell {
                cell,
                pattern_digits: candidates & digits,
                extra_digits: candidates - digits,
            }
        });
        roof.filter(|cell| !cell.extra_digits.is_empty()).collect()
    }

    /// Explains eliminations with the given template. The marks are the candidates of the pattern
    /// that are not eliminated, and the further candidates of the roof.
    pub(crate) fn explain(
        &self,
        context: &Context<'_>,
        template: &'static Template,
        further_arguments: Vec<(&'static str, Argument)>,
        eliminations: &[(usize, u8)],
    ) -> Explanation {
        let mut arguments = vec![
            ("cells", Argument::Cells(self.ordered_cells(context))),
            ("digits", Argument::Digits(self.digits)),
            ("roof", Argument::Cells(roof_cells(self.roof))),
            ("exchange", self.exchange_argument(context)),
            beyond_two(self.roof.len()),
        ];
        arguments.extend(further_arguments);
        let pattern_digits = self.cells.iter().flat_map(|&cell| {
            let candidates = context.candidates(cell) & self.digits;
            candidates.iter().map(move |digit| (cell, digit))
        });
        let kept_digits = pattern_digits.filter(|item| !eliminations.contains(item));
        let explanation = Explanation::new(template, arguments);
        let explanation = mark_candidates(explanation, Role::Pattern, kept_digits);
        mark_roof(explanation, self.roof)
    }

    /// Passes all eliminations that follow from a deadly pattern of these cells (ascending) and digits to `visit`.
    pub(crate) fn report_eliminations(
        context: &Context<'_>,
        cells: &[usize],
        digits: Digits,
        visit: &mut EliminationVisitor<'_>,
    ) -> ControlFlow<()> {
        let roof = DeadlyPattern::roof(context, cells, digits);
        let pattern = DeadlyPattern {
            cells,
            digits,
            roof: &roof,
        };
        pattern.single_roof_cell(context, visit)?;
        pattern.shared_extra_digit(context, visit)?;
        pattern.roof_subsets(context, visit)?;
        pattern.locked_digits(context, visit)
    }

    /// Reports the eliminations of a roof of one cell, which loses the digits of the pattern (type 1 of the unique
    /// rectangle).
    pub(crate) fn single_roof_cell(
        &self,
        context: &Context<'_>,
        visit: &mut EliminationVisitor<'_>,
    ) -> ControlFlow<()> {
        let eliminations = single_roof_cell_eliminations(self.roof);
        if eliminations.is_empty() {
            return ControlFlow::Continue(());
        }
        let extra_arguments = || {
            let RoofCell {
                cell,
                pattern_digits: own,
                ..
            } = self.roof[0];
            let others = self.cells.iter().filter(|other| **other != cell);
            vec![
                ("cell", Argument::Cell(cell)),
                ("others", Argument::Cells(others.copied().collect())),
                ("own", Argument::Digits(own)),
                ("own_count", Argument::Number(own.len() as u64)),
            ]
        };
        visit(&eliminations, &|| {
            self.explain(context, &SINGLE_ROOF_CELL, extra_arguments(), &eliminations)
        })
    }

    /// Reports the eliminations of [`shared_extra_digit`].
    pub(crate) fn shared_extra_digit(
        &self,
        context: &Context<'_>,
        visit: &mut EliminationVisitor<'_>,
    ) -> ControlFlow<()> {
        match shared_extra_digit(context, self.roof) {
            Some((digit, eliminations)) if !eliminations.is_empty() => {
                let extra_arguments = || vec![("digit", Argument::Digit(digit))];
                visit(&eliminations, &|| {
                    self.explain(
                        context,
                        &SHARED_EXTRA_DIGIT,
                        extra_arguments(),
                        &eliminations,
                    )
                })
            }
            _ => ControlFlow::Continue(()),
        }
    }

    /// Reports the eliminations of [`roof_subsets`] with cells that have no digit of the pattern.
    pub(crate) fn roof_subsets(
        &self,
        context: &Context<'_>,
        visit: &mut EliminationVisitor<'_>,
    ) -> ControlFlow<()> {
        roof_subsets(context, self.roof, self.digits, &mut |subset| {
            visit(&subset.eliminations, &|| {
                let extra_arguments = subset_arguments(subset, self.roof);
                let explanation =
                    self.explain(context, &ROOF_SUBSET, extra_arguments, &subset.eliminations);
                mark_subset(context, explanation, subset)
            })
        })
    }

    /// Reports the eliminations of a roof of two cells that are the only places of a digit of the pattern in a house
    /// (type 4 of the unique rectangle): one of the two cells holds this digit, so the other must take a candidate that
    /// is not a digit of the pattern.
    pub(crate) fn locked_digits(
        &self,
        context: &Context<'_>,
        visit: &mut EliminationVisitor<'_>,
    ) -> ControlFlow<()> {
        for locked_digit in locked_digits(context, self.roof) {
            let LockedDigit {
                house,
                digit,
                eliminations,
            } = &locked_digit;
            visit(eliminations, &|| {
                let other_digits = self.digits - Digits::only(*digit);
                let mut extra_arguments = vec![
                    ("link", Argument::House(*house)),
                    ("digit", Argument::Digit(*digit)),
                    ("other", Argument::Digits(other_digits)),
                    ("other_count", Argument::Number(other_digits.len() as u64)),
                ];
                extra_arguments.extend(pair_arguments(self.roof));
                let explanation =
                    self.explain(context, &LOCKED_ROOF_DIGIT, extra_arguments, eliminations);
                link_roof(explanation, self.roof, *digit)
            })?;
        }
        ControlFlow::Continue(())
    }
}

/// The template arguments for the cells of a roof of two cells, `one` and `two`.
pub(crate) fn pair_arguments(roof: &[RoofCell]) -> impl Iterator<Item = (&'static str, Argument)> {
    ["one", "two"]
        .into_iter()
        .zip(roof.iter().map(|cell| Argument::Cell(cell.cell)))
}

/// The template arguments for a naked subset with the roof.
pub(crate) fn subset_arguments(
    subset: &RoofSubset<'_>,
    roof: &[RoofCell],
) -> Vec<(&'static str, Argument)> {
    let mut spared = roof_cells(roof);
    spared.extend(subset.cells);
    vec![
        ("outside", Argument::Digits(extra_digits(roof))),
        ("subset", Argument::Cells(subset.cells.to_vec())),
        ("kept", Argument::Digits(subset.digits)),
        ("houses", Argument::Houses(subset.houses.clone())),
        ("spared", Argument::Cells(spared)),
    ]
}

/// Marks the further candidates of the roof.
pub(crate) fn mark_roof(explanation: Explanation, roof: &[RoofCell]) -> Explanation {
    let extra_digits = roof
        .iter()
        .flat_map(|cell| cell.extra_digits.iter().map(|digit| (cell.cell, digit)));
    mark_candidates(explanation, Role::Fin, extra_digits)
}

/// Marks the cells of the subset outside the roof.
pub(crate) fn mark_subset(
    context: &Context<'_>,
    explanation: Explanation,
    subset: &RoofSubset<'_>,
) -> Explanation {
    let candidate_marks = |&cell: &usize| {
        let candidates = context.candidates(cell);
        candidates.iter().map(move |digit| (cell, digit))
    };
    mark_candidates(
        explanation,
        Role::First,
        subset.cells.iter().flat_map(candidate_marks),
    )
}

/// Adds a strong link for the digit between the two roof cells.
pub(crate) fn link_roof(mut explanation: Explanation, roof: &[RoofCell], digit: u8) -> Explanation {
    if let [one, other] = roof {
        (explanation.links).push(strong_link((one.cell, digit), (other.cell, digit)));
    }
    explanation
}
