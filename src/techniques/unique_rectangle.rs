//! Unique rectangles and the hidden rectangle.

use std::ops::ControlFlow;

use sudoku_grid::Digits;
use sudoku_search::{Argument, Explanation, Template, docs};

use crate::context::ExtraTable;
use crate::deadly::{DeadlyPattern, EliminationVisitor, RoofCell};
use crate::wing::strong_link;
use crate::{Context, Family, Instance, InstanceVisitor, Technique, TechniqueInfo};

docs! {
    /// Three corners of a rectangle in two boxes have the same two candidates and no others: both
    /// digits are removed from the fourth corner.
    ///
    /// # How it works
    ///
    /// If the four corners of a rectangle, in two rows, two columns and two boxes, contained only
    /// two digits, the two digits could be exchanged without affecting any other cell: there would
    /// be a second solution. The fourth corner therefore contains another digit. None of the
    /// corners is a given. A corner with further candidates may have lost one of the two digits to
    /// an earlier elimination, but not to a filled cell.
    ///
    /// This technique is valid only if the puzzle has exactly one solution.
    ///
    /// # References
    ///
    /// *Uniqueness test 1*.
    const TYPE_1_DOCS;
}

docs! {
    /// Two adjacent corners of a rectangle in two boxes have the same two candidates and no others;
    /// the two other corners have the same single extra candidate, and one of these two corners is
    /// this digit.
    ///
    /// # How it works
    ///
    /// If neither corner were the extra digit, the two other digits could be exchanged in all four
    /// corners, and there would be a second solution. The extra digit is therefore removed from all
    /// cells that see both corners. The rectangles are those of the unique rectangle of type 1.
    ///
    /// This technique is valid only if the puzzle has exactly one solution.
    ///
    /// # References
    ///
    /// *Uniqueness test 2*.
    const TYPE_2_DOCS;
}

docs! {
    /// Two adjacent corners of a rectangle in two boxes have the same two candidates and no others;
    /// the extra candidates of the two other corners form a naked subset with other cells of a
    /// house.
    ///
    /// # How it works
    ///
    /// If neither of the two other corners took one of its extra candidates, there would be a
    /// second solution. So these corners act as a single cell with all their extra candidates. If
    /// this cell and other cells of a house that contains both corners form a naked subset, the
    /// digits of the subset are removed from the rest of the house. The other cells of the subset
    /// have neither digit of the rectangle, and the subset is as small as possible. The rectangles
    /// are those of the unique rectangle of type 1.
    ///
    /// This technique is valid only if the puzzle has exactly one solution.
    ///
    /// # References
    ///
    /// *Uniqueness test 3*.
    const TYPE_3_DOCS;
}

docs! {
    /// Two adjacent corners of a rectangle in two boxes have the same two candidates and no others;
    /// the two other corners are the only places for one of the two digits in a house, so the other
    /// digit is removed from both corners.
    ///
    /// # How it works
    ///
    /// One of these corners contains the digit that has no other place in the house. If the other
    /// corner contained the second digit, the two digits could be exchanged in all four corners,
    /// and there would be a second solution. The rectangles are those of the unique rectangle of
    /// type 1.
    ///
    /// This technique is valid only if the puzzle has exactly one solution.
    ///
    /// # References
    ///
    /// *Uniqueness test 4*.
    const TYPE_4_DOCS;
}

docs! {
    /// Two opposite corners or three corners of a rectangle in two boxes have the same extra
    /// candidate. Apart from this candidate, all corners have only the same two candidates. One of
    /// the corners with the extra candidate is this digit.
    ///
    /// # How it works
    ///
    /// If none of these corners were the extra digit, the two other digits could be exchanged in
    /// all four corners, and there would be a second solution. The extra digit is therefore removed
    /// from all cells that see all corners that have it. The rectangles are those of the unique
    /// rectangle of type 1.
    ///
    /// This technique is valid only if the puzzle has exactly one solution.
    ///
    /// # References
    ///
    /// *Uniqueness test 5*.
    const TYPE_5_DOCS;
}

docs! {
    /// Two opposite corners of a rectangle in two boxes have the same two candidates and no others.
    /// In both rows, or in both columns, of the rectangle, one of the two digits can go only in the
    /// corners: this digit is removed from the two other corners.
    ///
    /// # How it works
    ///
    /// If one of the other corners contained the digit, the corner opposite to it would also
    /// contain the digit, because each row (or column) needs the digit; the two digits could be
    /// exchanged in all four corners, and there would be a second solution. The rectangles are
    /// those of the unique rectangle of type 1.
    ///
    /// This technique is valid only if the puzzle has exactly one solution.
    ///
    /// # References
    ///
    /// *Uniqueness test 6*: a rectangle and an X-wing.
    const TYPE_6_DOCS;
}

docs! {
    /// A corner of a rectangle in two boxes has only two candidates. In the row and in the column
    /// of the opposite corner, one of these two digits can go only in corners of the rectangle: the
    /// other digit is removed from the opposite corner.
    ///
    /// # How it works
    ///
    /// If the opposite corner contained the second digit, the first digit would be in both corners
    /// adjacent to it, and the second in the corner with two candidates; the two digits could be
    /// exchanged, and there would be a second solution. If two corners have no other candidates,
    /// they must be opposite each other. The rectangles are those of the unique rectangle of type
    /// 1.
    ///
    /// This technique is valid only if the puzzle has exactly one solution.
    ///
    /// # References
    ///
    /// Also *hidden unique rectangle*.
    const HIDDEN_DOCS;
}

static CROSSED: Template = Template {
    id: "unique-rectangle-crossed",
    text: "The cells {cells} form a rectangle in two rows, two columns and {boxes}. In each of {crossing}, the digit {digit} can go only in corners of this rectangle. Suppose {one} were {digit}. Then {floor}, which see {one} and have only the candidates {digit} and {other}, would be {other}. So {two} would be {digit}, because {line} would have no other place left for {digit}. The rectangle would contain only {digit} and {other}. These two digits could be exchanged, and every row, column and box would still contain the same digits. The puzzle would have a second solution, but it has only one. So {one} is not {digit}. The same argument, starting from {two} instead of {one}, shows that {two} is not {digit}.",
};

static HIDDEN: Template = Template {
    id: "hidden-rectangle",
    text: "The cells {cells} form a rectangle in two rows, two columns and {boxes}. Suppose {cell} were {other}. Then {sides} would be {digit}, because {crossing} have no other place for {digit}. So {opposite}, which sees {sides} and has only the candidates {digits}, would be {other}. The rectangle would contain only {digits}. These two digits could be exchanged, and every row, column and box would still contain the same digits. The puzzle would have a second solution, but it has only one. So {cell} is not {other}.",
};

/// Four blank corners in two rows, two columns and two boxes. At least one corner has exactly two
/// candidates (a floor cell); each other corner has the same two or also further candidates.
pub(crate) struct Rectangle {
    /// The corners, ascending: `cells[0]` is opposite `cells[3]`, and `cells[1]` is opposite
    /// `cells[2]`.
    cells: [usize; 4],
    /// The two digits of the rectangle.
    digits: Digits,
    /// The roof: the corners with further candidates. There is at least one.
    roof: Vec<RoofCell>,
}

impl Context<'_> {
    /// The possible unique rectangles: four cells in two rows, two columns and two boxes, with two
    /// digits that could be exchanged.
    pub(crate) fn rectangles(&self) -> &[Rectangle] {
        self.extra_table(ExtraTable::Rectangles, || Rectangle::all(self))
    }
}

impl Rectangle {
    /// All rectangles of a position, ordered by corners and digits.
    pub(crate) fn all(context: &Context<'_>) -> Vec<Self> {
        let mut rectangles = Vec::new();
        let is_bivalue = |cell: &usize| context.candidates(*cell).len() == 2;
        visit_rectangles(context, &mut |cells| {
            let mut bivalue_pairs: Vec<_> = (cells.iter().filter(|item| is_bivalue(item)))
                .map(|&cell| context.candidates(cell))
                .collect();
            bivalue_pairs.sort_unstable_by_key(|pair| pair.bits());
            bivalue_pairs.dedup();
            rectangles.extend(
                bivalue_pairs
                    .iter()
                    .filter_map(|pair| Self::of(context, cells, *pair)),
            );
        });
        rectangles
    }

    /// The rectangle with these corners and two digits; `None` if the digits could not be exchanged, or if no
    /// corner has further candidates.
    fn of(context: &Context<'_>, cells: [usize; 4], digits: Digits) -> Option<Self> {
        let is_possible_corner = |&cell: &usize| {
            let candidates = context.candidates(cell);
            candidates == digits
                || (!(candidates - digits).is_empty()
                    && (digits - candidates)
                        .iter()
                        .all(|missing| no_peer_is_filled_with(context, cell, missing)))
        };
        let (low, high) = (digits.nth(0)?, digits.nth(1)?);
        let allows_filling = |across: u8, along: u8| {
            (cells.iter().zip([across, along, along, across]))
                .all(|(&cell, digit)| context.has_candidate(cell, digit))
        };
        let is_fillable = allows_filling(low, high) || allows_filling(high, low);
        if !is_fillable || !cells.iter().all(is_possible_corner) {
            return None;
        }
        let roof = DeadlyPattern::roof(context, &cells, digits);
        (!roof.is_empty()).then_some(Self {
            cells,
            digits,
            roof,
        })
    }

    fn pattern(&self) -> DeadlyPattern<'_> {
        DeadlyPattern {
            cells: &self.cells,
            digits: self.digits,
            roof: &self.roof,
        }
    }

    /// Returns `true` if the corner with this index is a roof cell.
    fn is_roof(&self, corner: usize) -> bool {
        self.roof.iter().any(|cell| cell.cell == self.cells[corner])
    }

    /// Returns `true` if the roof consists of two opposite corners.
    fn has_opposite_roof(&self) -> bool {
        self.roof.len() == 2 && self.is_roof(0) == self.is_roof(3)
    }

    /// The other of the two digits.
    fn other_digit(&self, digit: u8) -> u8 {
        let other_digits = self.digits - Digits::only(digit);
        other_digits.first().unwrap_or(digit)
    }

    /// Returns `true` if the digit has no place in the house outside the corners.
    fn is_confined(&self, context: &Context<'_>, house: usize, digit: u8) -> bool {
        (context.candidate_cells(house, digit)).all(|cell| self.cells.contains(&cell))
    }

    /// Reports the eliminations of type 6.
    fn type_6(&self, context: &Context<'_>, visit: &mut EliminationVisitor<'_>) -> ControlFlow<()> {
        let [[row, column, _], [last_row, last_column, _]] =
            [0, 3].map(|corner| context.houses().of(self.cells[corner]));
        for digit in self.digits {
            let are_confined = |lines: &[usize; 2]| {
                lines
                    .iter()
                    .all(|item| self.is_confined(context, *item, digit))
            };
            let Some(lines) = [[row, last_row], [column, last_column]]
                .into_iter()
                .find(are_confined)
            else {
                continue;
            };
            let eliminations = self
                .roof
                .iter()
                .filter(|cell| cell.pattern_digits.contains(digit));
            let eliminations: Vec<_> = eliminations.map(|cell| (cell.cell, digit)).collect();
            if eliminations.is_empty() {
                continue;
            }
            visit(&eliminations, &|| {
                let [one, two] = if self.is_roof(0) { [0, 3] } else { [1, 2] };
                let [one, two] = [one, two].map(|corner| self.cells[corner]);
                let floor = self.cells.iter().copied();
                let floor = floor.filter(|cell| ![one, two].contains(cell)).collect();
                let houses_of_two = context.houses().of(two);
                let line = lines.iter().find(|line| houses_of_two.contains(line));
                let extra_arguments = vec![
                    ("boxes", Argument::Houses(boxes_of(context, self.cells))),
                    ("crossing", Argument::Houses(lines.to_vec())),
                    ("digit", Argument::Digit(digit)),
                    ("other", Argument::Digit(self.other_digit(digit))),
                    ("one", Argument::Cell(one)),
                    ("two", Argument::Cell(two)),
                    ("floor", Argument::Cells(floor)),
                    (
                        "line",
                        Argument::Houses(line.into_iter().copied().collect()),
                    ),
                ];
                let mut explanation =
                    self.pattern()
                        .explain(context, &CROSSED, extra_arguments, &eliminations);
                Self::add_links(context, &lines, digit, &mut explanation);
                explanation
            })?;
        }
        ControlFlow::Continue(())
    }

    /// Adds a strong link between the two places of the digit in each of the lines that has exactly
    /// two.
    fn add_links(
        context: &Context<'_>,
        lines: &[usize; 2],
        digit: u8,
        explanation: &mut Explanation,
    ) {
        for &line in lines {
            if let [from, to] = context.candidate_cells(line, digit).collect::<Vec<_>>()[..] {
                explanation
                    .links
                    .push(strong_link((from, digit), (to, digit)));
            }
        }
    }

    /// Reports the eliminations of the hidden rectangle.
    fn hidden_rectangle(
        &self,
        context: &Context<'_>,
        visit: &mut EliminationVisitor<'_>,
    ) -> ControlFlow<()> {
        if self.roof.len() < 2 || (self.roof.len() == 2 && !self.has_opposite_roof()) {
            return ControlFlow::Continue(());
        }
        for corner in (0..4).filter(|corner| !self.is_roof(*corner)) {
            let opposite = self.cells[3 - corner];
            let [row, column, _] = context.houses().of(opposite);
            for digit in self.digits {
                let other_digit = self.other_digit(digit);
                let lines = [row, column];
                let is_confined = |line: &usize| self.is_confined(context, *line, digit);
                if !context.has_candidate(opposite, other_digit) || !lines.iter().all(is_confined) {
                    continue;
                }
                let eliminations = [(opposite, other_digit)];
                visit(&eliminations, &|| {
                    // Each side lies in the line with the same index.
                    let sides = lines.map(|line| {
                        let is_side = |side: &usize| context.houses().of(*side).contains(&line);
                        [1, 2]
                            .map(|step| self.cells[corner ^ step])
                            .into_iter()
                            .find(is_side)
                    });
                    let extra_arguments = vec![
                        ("cell", Argument::Cell(opposite)),
                        ("opposite", Argument::Cell(self.cells[corner])),
                        (
                            "sides",
                            Argument::Cells(sides.into_iter().flatten().collect()),
                        ),
                        ("boxes", Argument::Houses(boxes_of(context, self.cells))),
                        ("crossing", Argument::Houses(lines.to_vec())),
                        ("digit", Argument::Digit(digit)),
                        ("other", Argument::Digit(other_digit)),
                    ];
                    let mut explanation =
                        self.pattern()
                            .explain(context, &HIDDEN, extra_arguments, &eliminations);
                    Self::add_links(context, &lines, digit, &mut explanation);
                    explanation
                })?;
            }
        }
        ControlFlow::Continue(())
    }
}

/// The two boxes of the corners, ascending.
pub(crate) fn boxes_of(context: &Context<'_>, cells: [usize; 4]) -> Vec<usize> {
    let mut boxes: Vec<usize> = cells
        .iter()
        .map(|&cell| context.houses().of(cell)[2])
        .collect();
    boxes.sort_unstable();
    boxes.dedup();
    boxes
}

/// Passes the corners, in ascending order, of every rectangle of cells in two rows, two columns and
/// two boxes to `visit`.
pub(crate) fn visit_rectangles(context: &Context<'_>, visit: &mut dyn FnMut([usize; 4])) {
    let shape = context.shape();
    let side = shape.side();
    let same_group = |low: usize, high: usize, size: usize| low / size == high / size;
    for top in 0..side {
        for bottom in top + 1..side {
            let same_band = same_group(top, bottom, shape.box_rows());
            for left in 0..side {
                for right in left + 1..side {
                    if same_band != same_group(left, right, shape.box_columns()) {
                        visit([
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

/// Returns `true` if no filled peer of the cell holds the digit.
fn no_peer_is_filled_with(context: &Context<'_>, cell: usize, digit: u8) -> bool {
    let values = context.position().values();
    (context.houses().peers(cell).iter()).all(|peer| values[*peer] != digit)
}

#[derive(Clone, Copy)]
enum RectangleType {
    Type1,
    Type2,
    Type3,
    Type4,
    Type5,
    Type6,
    Hidden,
}

pub(crate) struct UniqueRectangle {
    info: TechniqueInfo,
    kind: RectangleType,
}

impl UniqueRectangle {
    pub(crate) const TYPE_1: Self = Self::new(
        "unique-rectangle",
        "Unique rectangle, type 1",
        TYPE_1_DOCS,
        RectangleType::Type1,
    );
    pub(crate) const TYPE_2: Self = Self::new(
        "unique-rectangle-2",
        "Unique rectangle, type 2",
        TYPE_2_DOCS,
        RectangleType::Type2,
    );
    pub(crate) const TYPE_3: Self = Self::new(
        "unique-rectangle-3",
        "Unique rectangle, type 3",
        TYPE_3_DOCS,
        RectangleType::Type3,
    );
    pub(crate) const TYPE_4: Self = Self::new(
        "unique-rectangle-4",
        "Unique rectangle, type 4",
        TYPE_4_DOCS,
        RectangleType::Type4,
    );
    pub(crate) const TYPE_5: Self = Self::new(
        "unique-rectangle-5",
        "Unique rectangle, type 5",
        TYPE_5_DOCS,
        RectangleType::Type5,
    );
    pub(crate) const TYPE_6: Self = Self::new(
        "unique-rectangle-6",
        "Unique rectangle, type 6",
        TYPE_6_DOCS,
        RectangleType::Type6,
    );
    pub(crate) const HIDDEN: Self = Self::new(
        "hidden-rectangle",
        "Hidden rectangle",
        HIDDEN_DOCS,
        RectangleType::Hidden,
    );

    const fn new(
        id: &'static str,
        name: &'static str,
        docs: &'static str,
        kind: RectangleType,
    ) -> Self {
        let info = TechniqueInfo::new(id, name, Family::Uniqueness, docs).requiring_one_solution();
        Self { info, kind }
    }
}

impl Technique for UniqueRectangle {
    fn info(&self) -> TechniqueInfo {
        self.info
    }

    fn find(&self, context: &Context<'_>, visit: &mut InstanceVisitor<'_>) -> ControlFlow<()> {
        let id = self.info.id;
        let mut report = |eliminations: &[(usize, u8)], explain: &dyn Fn() -> Explanation| {
            visit(&Instance::eliminating(id, eliminations, explain))
        };
        for rectangle in context.rectangles() {
            let pattern = rectangle.pattern();
            let (has_two_roof_cells, has_crossed_roof) =
                (rectangle.roof.len() == 2, rectangle.has_opposite_roof());
            let are_adjacent = has_two_roof_cells && !has_crossed_roof;
            match self.kind {
                RectangleType::Type1 => pattern.single_roof_cell(context, &mut report)?,
                RectangleType::Type2 if are_adjacent => {
                    pattern.shared_extra_digit(context, &mut report)?;
                }
                RectangleType::Type3 if are_adjacent => {
                    pattern.roof_subsets(context, &mut report)?;
                }
                RectangleType::Type4 if are_adjacent => {
                    pattern.locked_digits(context, &mut report)?;
                }
                RectangleType::Type5 if !are_adjacent => {
                    pattern.shared_extra_digit(context, &mut report)?;
                }
                RectangleType::Type6 if has_crossed_roof => {
                    rectangle.type_6(context, &mut report)?;
                }
                RectangleType::Hidden => rectangle.hidden_rectangle(context, &mut report)?,
                _ => {}
            }
        }
        ControlFlow::Continue(())
    }
}
