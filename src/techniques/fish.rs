//! Basic fish: X-wing, swordfish, jellyfish and squirmbag.

use std::ops::ControlFlow;

use sudoku_grid::Shape;
use sudoku_search::{Argument, Explanation, Role, Template, docs};

use crate::deduction::{mark_candidates, mark_cells, removed_arguments, sorted_unique};
use crate::hall::{bits, hall_sets};
use crate::{Context, Family, Instance, InstanceVisitor, Technique, TechniqueInfo};

docs! {
    /// In two rows, a digit can go only in the same two columns: the digit is removed from the rest of
    /// these columns.
    ///
    /// # How it works
    ///
    /// Each of the two base rows contains the digit once, each in a different one of the two
    /// columns, so these rows use up both columns: no other row can have the digit in one of them.
    /// The same holds with rows and columns exchanged.
    ///
    /// # References
    ///
    /// Berggren and Nilsson, 2012, "X-wing". A *basic fish*.
    const X_WING_DOCS;
}

docs! {
    /// In three rows, a digit can go only in three columns: the digit is removed from the rest of these
    /// columns.
    ///
    /// # How it works
    ///
    /// Each of the three base rows contains the digit once, each in a different one of the three
    /// columns, so these rows use up all three columns: no other row can have the digit in one of them.
    /// The same holds with rows and columns exchanged. Each base row has at least two of the places,
    /// but not necessarily all. A larger fish may contain a smaller one.
    ///
    /// # References
    ///
    /// Berggren and Nilsson, 2012, "swordfish". A *basic fish*.
    const SWORDFISH_DOCS;
}

docs! {
    /// In four rows, a digit can go only in four columns: the digit is removed from the rest of these
    /// columns.
    ///
    /// # How it works
    ///
    /// Each of the four base rows contains the digit once, each in a different one of the four columns,
    /// so these rows use up all four columns: no other row can have the digit in one of them. The same
    /// holds with rows and columns exchanged. Each base row has at least two of the places, but not
    /// necessarily all. A larger fish may contain a smaller one.
    ///
    /// # References
    ///
    /// Berggren and Nilsson, 2012, "jellyfish". A *basic fish*.
    const JELLYFISH_DOCS;
}

docs! {
    /// In five rows, a digit can go only in five columns: the digit is removed from the rest of these
    /// columns.
    ///
    /// # How it works
    ///
    /// Each of the five base rows contains the digit once, each in a different one of the five columns,
    /// so these rows use up all five columns: no other row can have the digit in one of them. The same
    /// holds with rows and columns exchanged. Each base row has at least two of the places, but not
    /// necessarily all. A larger fish may contain a smaller one.
    ///
    /// # References
    ///
    /// Berggren and Nilsson, 2012, "squirmbag"; also *starfish*. A *basic fish*.
    const SQUIRMBAG_DOCS;
}

static FISH: Template = Template {
    id: "fish",
    text: "In {lines}, the digit {digit} can go only in {across}. Each of {lines} contains one {digit}, and each of {across} has room for only one of these {digit}s. So each of {across} contains one of them, and no other cell of {across} is {digit}. So {removed} {removed_count|is|are} not {digit}.",
};

pub(crate) struct Fish {
    info: TechniqueInfo,
    size: usize,
}

/// Base lines in one direction and cover lines in the other, for one digit. Both are numbered from
/// 0.
pub(crate) struct FishLines<'a> {
    pub(crate) context: &'a Context<'a>,
    /// `true` if the base lines are columns and the cover lines are rows.
    pub(crate) columns: bool,
    pub(crate) digit: u8,
}

impl FishLines<'_> {
    /// The number of lines in each direction.
    pub(crate) fn side(&self) -> usize {
        self.context.shape().side()
    }

    /// The number of base lines that intersect a box.
    pub(crate) fn box_height(&self) -> usize {
        let shape = self.context.shape();
        if self.columns {
            shape.box_columns()
        } else {
            shape.box_rows()
        }
    }

    /// The number of cover lines that intersect a box.
    pub(crate) fn box_width(&self) -> usize {
        self.side() / self.box_height()
    }

    /// The house index of a base line.
    pub(crate) fn base_house(&self, line: usize) -> usize {
        line + if self.columns { self.side() } else { 0 }
    }

    /// The house index of a cover line.
    pub(crate) fn cover_house(&self, cover_line: usize) -> usize {
        cover_line + if self.columns { 0 } else { self.side() }
    }

    /// The cell at the intersection of a base line and a cover line.
    pub(crate) fn cell(&self, line: usize, cover_line: usize) -> usize {
        if self.columns {
            cover_line * self.side() + line
        } else {
            line * self.side() + cover_line
        }
    }

    /// The places of the digit in a base line, as a bit mask of cover lines.
    pub(crate) fn places(&self, line: usize) -> u32 {
        self.context.places(self.base_house(line), self.digit)
    }

    /// The candidates of the digit in the cover lines outside the base lines, ascending. `cover` is
    /// a bit mask of cover lines.
    fn eliminations(&self, base: &[usize], cover: u32) -> Vec<(usize, u8)> {
        let other_lines = (0..self.side()).filter(|line| !base.contains(line));
        let cells = other_lines
            .flat_map(|line| bits(self.places(line) & cover).map(move |a| self.cell(line, a)));
        sorted_unique(cells.map(|cell| (cell, self.digit)))
    }

    fn explain(&self, base: &[usize], cover: u32, eliminations: &[(usize, u8)]) -> Explanation {
        let houses = |houses: Vec<usize>| Argument::Houses(houses);
        let mut arguments = vec![
            (
                "lines",
                houses(base.iter().map(|&line| self.base_house(line)).collect()),
            ),
            ("digit", Argument::Digit(self.digit)),
            (
                "across",
                houses(
                    bits(cover)
                        .map(|cover_line| self.cover_house(cover_line))
                        .collect(),
                ),
            ),
        ];
        arguments.extend(removed_arguments(eliminations));
        let focus = base
            .iter()
            .flat_map(|&line| (0..self.side()).map(move |cover_line| self.cell(line, cover_line)));
        let explanation = mark_cells(Explanation::new(&FISH, arguments), Role::Focus, focus);
        let candidates = |&line: &usize| {
            bits(self.places(line)).map(move |cover_line| (self.cell(line, cover_line), self.digit))
        };
        mark_candidates(explanation, Role::Pattern, base.iter().flat_map(candidates))
    }
}

impl Fish {
    pub(crate) const X_WING: Self = Self::new("x-wing", "X-wing", X_WING_DOCS, 2);
    pub(crate) const SWORDFISH: Self = Self::new("swordfish", "Swordfish", SWORDFISH_DOCS, 3);
    pub(crate) const JELLYFISH: Self = Self::new("jellyfish", "Jellyfish", JELLYFISH_DOCS, 4);
    pub(crate) const SQUIRMBAG: Self = Self::new("squirmbag", "Squirmbag", SQUIRMBAG_DOCS, 5);

    const fn new(id: &'static str, name: &'static str, docs: &'static str, size: usize) -> Self {
        let info = TechniqueInfo::new(id, name, Family::Fish, docs);
        Self { info, size }
    }
}

impl Technique for Fish {
    fn info(&self) -> TechniqueInfo {
        self.info
    }

    fn find(&self, context: &Context<'_>, visit: &mut InstanceVisitor<'_>) -> ControlFlow<()> {
        let side = context.shape().side();
        for digit in context.digits() {
            for columns in [false, true] {
                let lines = FishLines {
                    context,
                    columns,
                    digit,
                };
                let mut places = [0; Shape::MAX_SIDE];
                for (line, set) in places[..side].iter_mut().enumerate() {
                    *set = lines.places(line);
                }
                hall_sets(&places[..side], self.size, &mut |base, cover| {
                    let eliminations = lines.eliminations(base, cover);
                    if eliminations.is_empty() {
                        return ControlFlow::Continue(());
                    }
                    let explain = || lines.explain(base, cover, &eliminations);
                    visit(&Instance::eliminating(
                        self.info.id,
                        &eliminations,
                        &explain,
                    ))
                })?;
            }
        }
        ControlFlow::Continue(())
    }
}
