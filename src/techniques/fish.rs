//! X-wing, swordfish, jellyfish, squirmbag.

use std::ops::ControlFlow;

use sudoku_grid::{Position, Shape};
use sudoku_search::{Argument, Explanation, Role, Template, docs};

use crate::deduction::{ascending, mark_cells};
use crate::tight::{bits, tight_sets};
use crate::{About, Deduction, Each, Technique};

docs! {
    /// Rows whose places for a digit all lie in as many columns keep it from the rest of those.
    ///
    /// # How it works
    ///
    /// Each of the rows holds the digit once, each in another of the columns, so they use up all
    /// the columns: in no other row can the digit stand there. Likewise with rows and columns
    /// exchanged. Two lines are an X-wing, three a swordfish, four a jellyfish, five a squirmbag.
    /// Each line has at least two of the places, and need not have all. A larger fish may hold a
    /// smaller one.
    ///
    /// # References
    ///
    /// Berggren and Nilsson, 2012, "X-wing", "swordfish", "jellyfish", "squirmbag". Also *basic
    /// fish*; the squirmbag is also called *starfish*.
    const DOCS;
}

static FISH: Template = Template {
    id: "fish",
    text: "In {lines} the places for {digit} all lie in {across}: it goes from the rest of these.",
};

pub(crate) struct Fish {
    about: About,
    size: usize,
}

/// Rows 0 to the side, then columns: houses of the first kind hold the pattern, those across lose
/// candidates.
struct Lines<'a> {
    position: &'a Position,
    side: usize,
    columns: bool,
    digit: u8,
}

impl Lines<'_> {
    /// The house of a line, and the one of a line across.
    fn houses(&self, line: usize, across: usize) -> (usize, usize) {
        if self.columns {
            (self.side + line, across)
        } else {
            (line, self.side + across)
        }
    }

    fn cell(&self, line: usize, across: usize) -> usize {
        if self.columns {
            across * self.side + line
        } else {
            line * self.side + across
        }
    }

    fn has(&self, cell: usize) -> bool {
        self.position.value(cell) == 0 && self.position.candidates(cell).contains(self.digit)
    }
}

impl Fish {
    pub(crate) const X_WING: Self = Self::new("x-wing", "X-wing", 2);
    pub(crate) const SWORDFISH: Self = Self::new("swordfish", "Swordfish", 3);
    pub(crate) const JELLYFISH: Self = Self::new("jellyfish", "Jellyfish", 4);
    pub(crate) const SQUIRMBAG: Self = Self::new("squirmbag", "Squirmbag", 5);

    const fn new(id: &'static str, name: &'static str, size: usize) -> Self {
        let about = About::new(id, name, DOCS);
        Self { about, size }
    }

    fn deduce(&self, lines: &Lines<'_>, base: &[usize], cover: u32) -> Option<Deduction> {
        let side = lines.side;
        let cells = |line: usize| bits(cover).map(move |across| lines.cell(line, across));
        let eliminations: Vec<_> = (0..side)
            .filter(|line| !base.contains(line))
            .flat_map(cells)
            .filter(|&cell| lines.has(cell))
            .map(|cell| (cell, lines.digit))
            .collect();
        if eliminations.is_empty() {
            return None;
        }
        let eliminations = ascending(eliminations);
        let across = bits(cover).map(|across| lines.houses(0, across).1);
        let explanation = Explanation::new(
            &FISH,
            vec![
                (
                    "lines",
                    Argument::Houses(base.iter().map(|&line| lines.houses(line, 0).0).collect()),
                ),
                ("digit", Argument::Digit(lines.digit)),
                ("across", Argument::Houses(across.collect())),
            ],
        );
        let focus = base
            .iter()
            .flat_map(|&line| (0..side).map(move |a| lines.cell(line, a)));
        let mut explanation = mark_cells(explanation, Role::Focus, focus);
        for cell in base.iter().flat_map(|&line| cells(line)) {
            if lines.has(cell) {
                explanation = explanation.mark(Role::Pattern, cell, Some(lines.digit));
            }
        }
        Some(Deduction::eliminating(
            self.about.id,
            eliminations,
            explanation,
        ))
    }
}

impl Technique for Fish {
    fn about(&self) -> About {
        self.about
    }

    fn find(&self, position: &Position, each: &mut Each<'_>) -> ControlFlow<()> {
        let side = position.shape().side();
        for digit in (1..=25).take(side) {
            for columns in [false, true] {
                let lines = Lines {
                    position,
                    side,
                    columns,
                    digit,
                };
                let mut places = [0; Shape::MAX_SIDE];
                for (line, set) in places[..side].iter_mut().enumerate() {
                    for across in 0..side {
                        *set |= u32::from(lines.has(lines.cell(line, across))) << across;
                    }
                }
                tight_sets(&places[..side], self.size, &mut |base, cover| match self
                    .deduce(&lines, base, cover)
                {
                    Some(deduction) => each(deduction),
                    None => ControlFlow::Continue(()),
                })?;
            }
        }
        ControlFlow::Continue(())
    }
}
