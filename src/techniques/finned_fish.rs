//! Finned and sashimi X-wing, swordfish, jellyfish and squirmbag.

use std::ops::ControlFlow;

use sudoku_search::{Argument, Explanation, Role, Template, docs};

use crate::deduction::{mark_candidates, mark_cells, removed_arguments, sorted_unique};
use crate::fish::FishLines;
use crate::hall::bits;
use crate::{Context, Family, Instance, InstanceVisitor, Technique, TechniqueInfo};

docs! {
    /// A fish with additional places in one box, the fins: only candidates that all fins see are
    /// removed.
    ///
    /// # How it works
    ///
    /// Except for *fins*, which all lie in one box, all places of a digit in N base rows lie in N
    /// columns, and each of these columns has at least one of the places. If a fin is true, the
    /// digit is removed from all cells that the fin sees; if no fin is true, the rest is a fish,
    /// and the digit is removed from the other rows of the columns. In either case, the digit is
    /// removed from the cells of these columns, outside the base rows, that see every fin. The same
    /// holds with rows and columns exchanged. Each base row keeps at least two places without the
    /// fins; otherwise it is a sashimi fish. Two lines form an X-wing, three a swordfish, four a
    /// jellyfish, five a squirmbag.
    ///
    /// # References
    ///
    /// Sudopedia and HoDoKu, "Finned Fish".
    const FINNED_DOCS;
}

docs! {
    /// A finned fish in which, without the fins, at least one base line has only a single place
    /// left.
    ///
    /// # How it works
    ///
    /// Except for *fins*, which all lie in one box, all places of a digit in N base rows lie in N
    /// columns, and each of these columns has at least one of the places. If a fin is true, the
    /// digit is removed from all cells that the fin sees; if no fin is true, the digit is removed
    /// from the other rows of the columns. In either case, the digit is removed from the cells of
    /// these columns, outside the base rows, that see every fin. The same holds with rows and
    /// columns exchanged. At least one base row has only a single place without the fins, so
    /// without the fins the pattern is not a fish of this size but decomposes into smaller ones.
    /// Every base row keeps at least one place.
    ///
    /// # References
    ///
    /// Sudopedia and HoDoKu, "Sashimi Fish".
    const SASHIMI_DOCS;
}

static FINNED_FISH: Template = Template {
    id: "finned-fish",
    text: "In {lines}, the digit {digit} can go only in {fins} ({count|the fin|the fins}) or in {across}. If {count|the fin|one of the fins} is {digit}, {removed} {removed_count|is|are} not {digit}, because {removed_count|this cell sees|these cells see} {count|the fin|every fin}. If {count|the fin is|the fins are} not {digit}, each of {lines} has its {digit} in one of {across}. Each of {across} has room for only one of these {digit}s, so each of {across} contains one of them. No other cell of {across} is {digit}, so {removed} {removed_count|is|are} not {digit} in this case either.",
};

/// The maximum number of base lines. On grids of side 9, a larger fish is equivalent to a smaller
/// one in the remaining lines.
const MAX_LINES: usize = 5;

pub(crate) struct FinnedFish {
    info: TechniqueInfo,
    size: usize,
    sashimi: bool,
}

/// A choice of base lines: the indices of the lines, their number, and the union of their places as
/// a bit mask.
#[derive(Clone, Copy, Default)]
struct BaseLines {
    lines: [usize; MAX_LINES],
    count: usize,
    places: u32,
}

impl FinnedFish {
    pub(crate) const X_WING: Self = Self::finned("finned-x-wing", "Finned X-wing", 2);
    pub(crate) const SASHIMI_X_WING: Self = Self::sashimi("sashimi-x-wing", "Sashimi X-wing", 2);
    pub(crate) const SWORDFISH: Self = Self::finned("finned-swordfish", "Finned swordfish", 3);
    pub(crate) const SASHIMI_SWORDFISH: Self =
        Self::sashimi("sashimi-swordfish", "Sashimi swordfish", 3);
    pub(crate) const JELLYFISH: Self = Self::finned("finned-jellyfish", "Finned jellyfish", 4);
    pub(crate) const SASHIMI_JELLYFISH: Self =
        Self::sashimi("sashimi-jellyfish", "Sashimi jellyfish", 4);
    pub(crate) const SQUIRMBAG: Self = Self::finned("finned-squirmbag", "Finned squirmbag", 5);
    pub(crate) const SASHIMI_SQUIRMBAG: Self =
        Self::sashimi("sashimi-squirmbag", "Sashimi squirmbag", 5);

    const fn finned(id: &'static str, name: &'static str, size: usize) -> Self {
        Self {
            info: TechniqueInfo::new(id, name, Family::Fish, FINNED_DOCS),
            size,
            sashimi: false,
        }
    }

    const fn sashimi(id: &'static str, name: &'static str, size: usize) -> Self {
        Self {
            info: TechniqueInfo::new(id, name, Family::Fish, SASHIMI_DOCS),
            size,
            sashimi: true,
        }
    }

    /// Passes to `visit` each choice of base lines for which the surplus cover lines (those with places, beyond as many
    /// as there are base lines) may all cross a single box. Otherwise the fins cannot all lie in one box.
    fn visit_bases(
        &self,
        lines: &FishLines<'_>,
        visit: &mut dyn FnMut(&BaseLines) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let max_places = self.size + lines.box_width() - 1;
        let mut pending = vec![(BaseLines::default(), 0)];
        while let Some((base, next)) = pending.pop() {
            if base.count == self.size {
                visit(&base)?;
                continue;
            }
            if next + self.size - base.count > lines.side() {
                continue;
            }
            pending.push((base, next + 1));
            let places = lines.places(next);
            let mut extended = base;
            extended.lines[extended.count] = next;
            extended.count += 1;
            extended.places |= places;
            let has_few_places = |set: u32| set.count_ones() as usize <= max_places;
            if places.count_ones() >= 2 && has_few_places(extended.places) {
                pending.push((extended, next + 1));
            }
        }
        ControlFlow::Continue(())
    }

    /// Reports the instances for each set of cover lines for which all fins lie in one box. `band` and `stack` are the
    /// first base line and the first cover line of the box.
    fn find_fins_in_box(
        &self,
        lines: &FishLines<'_>,
        base: &BaseLines,
        (band, stack): (usize, usize),
        visit: &mut InstanceVisitor<'_>,
    ) -> ControlFlow<()> {
        let band_lines = band..band + lines.box_height();
        let stack_mask = ((1_u32 << lines.box_width()) - 1) << stack;
        let base_lines = &base.lines[..base.count];
        // Places outside the box cannot be fins, so their cover lines are in the cover set; the other cover lines are
        // optional.
        let required_cover = base_lines.iter().fold(0, |all, line| {
            let places = lines.places(*line);
            all | if band_lines.contains(line) {
                places & !stack_mask
            } else {
                places
            }
        });
        let optional_cover = base.places & !required_cover;
        let required_count = required_cover.count_ones() as usize;
        if optional_cover == 0 || required_count > self.size {
            return ControlFlow::Continue(());
        }
        let extra_count = self.size - required_count;
        let mut extra_cover = optional_cover;
        // All subsets of the optional cover lines, in descending order.
        loop {
            if extra_cover.count_ones() as usize == extra_count && extra_cover != optional_cover {
                self.report(
                    lines,
                    base_lines,
                    required_cover | extra_cover,
                    (band, stack_mask),
                    visit,
                )?;
            }
            if extra_cover == 0 {
                return ControlFlow::Continue(());
            }
            extra_cover = (extra_cover - 1) & optional_cover;
        }
    }

    /// Passes the instance for a base and a cover set to `visit`, if it is of the right kind
    /// (finned or sashimi) and eliminates a candidate.
    fn report(
        &self,
        lines: &FishLines<'_>,
        base: &[usize],
        cover: u32,
        (band, stack_mask): (usize, u32),
        visit: &mut InstanceVisitor<'_>,
    ) -> ControlFlow<()> {
        let place_count = |line: &usize| (lines.places(*line) & cover).count_ones();
        let min_places = base.iter().map(place_count).min().unwrap_or(0);
        if min_places == 0 || (min_places == 1) != self.sashimi {
            return ControlFlow::Continue(());
        }
        let other_lines = (band..band + lines.box_height()).filter(|line| !base.contains(line));
        let eliminations = sorted_unique(other_lines.flat_map(|line| {
            let eliminated_places = bits(lines.places(line) & cover & stack_mask);
            eliminated_places.map(move |across| (lines.cell(line, across), lines.digit))
        }));
        if eliminations.is_empty() {
            return ControlFlow::Continue(());
        }
        let explain = || explain(lines, base, cover, &eliminations);
        visit(&Instance::eliminating(
            self.info.id,
            &eliminations,
            &explain,
        ))
    }
}

fn explain(
    lines: &FishLines<'_>,
    base: &[usize],
    cover: u32,
    eliminations: &[(usize, u8)],
) -> Explanation {
    let side = lines.side();
    let places = |of_cover: bool| {
        let cells_of_line = move |&line: &usize| {
            let line_places = lines.places(line);
            let cells = bits(line_places & if of_cover { cover } else { !cover });
            cells.map(move |crossing| lines.cell(line, crossing))
        };
        base.iter().flat_map(cells_of_line)
    };
    let mut arguments = vec![
        (
            "lines",
            Argument::Houses(base.iter().map(|&line| lines.base_house(line)).collect()),
        ),
        ("digit", Argument::Digit(lines.digit)),
        (
            "across",
            Argument::Houses(
                bits(cover)
                    .map(|crossing| lines.cover_house(crossing))
                    .collect(),
            ),
        ),
        ("fins", Argument::Cells(places(false).collect())),
        ("count", Argument::Number(places(false).count() as u64)),
    ];
    arguments.extend(removed_arguments(eliminations));
    let focus = (base.iter()).flat_map(|&line| (0..side).map(move |item| lines.cell(line, item)));
    let explanation = mark_cells(
        Explanation::new(&FINNED_FISH, arguments),
        Role::Focus,
        focus,
    );
    let body = places(true).map(|cell| (cell, lines.digit));
    let explanation = mark_candidates(explanation, Role::Pattern, body);
    let fins = places(false).map(|cell| (cell, lines.digit));
    mark_candidates(explanation, Role::Fin, fins)
}

impl Technique for FinnedFish {
    fn info(&self) -> TechniqueInfo {
        self.info
    }

    fn find(&self, context: &Context<'_>, visit: &mut InstanceVisitor<'_>) -> ControlFlow<()> {
        for digit in context.digits() {
            for columns in [false, true] {
                let lines = FishLines {
                    context,
                    columns,
                    digit,
                };
                let side = lines.side();
                self.visit_bases(&lines, &mut |base| {
                    if base.places.count_ones() as usize <= self.size {
                        return ControlFlow::Continue(());
                    }
                    for band in (0..side).step_by(lines.box_height()) {
                        for stack in (0..side).step_by(lines.box_width()) {
                            self.find_fins_in_box(&lines, base, (band, stack), visit)?;
                        }
                    }
                    ControlFlow::Continue(())
                })?;
            }
        }
        ControlFlow::Continue(())
    }
}
