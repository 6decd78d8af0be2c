//! Finned and sashimi X-wing, swordfish, jellyfish and squirmbag.

use std::ops::ControlFlow;

use sudoku_search::{Argument, Explanation, Role, Template, docs};

use crate::deduction::{ascending, mark_candidates, mark_cells};
use crate::fish::Lines;
use crate::tight::bits;
use crate::{About, Context, Each, Family, Instance, Level, Technique};

docs! {
    /// A fish with a few extra places in one box, its fins: what the fish rules out goes only where all
    /// fins are seen.
    ///
    /// # How it works
    ///
    /// Some rows have their places for a digit in as many columns, each of which has one, but for
    /// fins, which all lie in one box. If a fin is the digit, it goes from all that the fin sees; if none is, the rest is a
    /// fish and the digit goes from the columns. So it goes from the cells of these columns, outside
    /// the rows, that see every fin. Likewise with rows and columns exchanged. Each row keeps at
    /// least two places without the fins; with fewer it is a sashimi fish. Two lines are an X-wing,
    /// three a swordfish, four a jellyfish, five a squirmbag.
    ///
    /// # References
    ///
    /// Sudopedia and HoDoKu, "Finned Fish".
    const FINNED;
}

docs! {
    /// A finned fish of which a line keeps one place only without its fins.
    ///
    /// # How it works
    ///
    /// Some rows have their places for a digit in as many columns, each of which has one, but for
    /// fins, which all lie in one box. If a fin is the digit, it goes from all that the fin sees; if none is, the digit
    /// goes from the columns. So it goes from the cells of these columns, outside the rows, that see
    /// every fin. Likewise with rows and columns exchanged. At least one row keeps a single place
    /// without the fins: without them this would not be a fish of its size, but fall apart. Every
    /// row keeps one.
    ///
    /// # References
    ///
    /// Sudopedia and HoDoKu, "Sashimi Fish".
    const SASHIMI;
}

static BUT_FOR: Template = Template {
    id: "finned-fish",
    text: "In {lines} the places for {digit} all lie in {across}, but for {fins}: it goes from what sees these in the rest of {across}.",
};

/// The largest fish with fins: more lines than a squirmbag's are told by the lines left over.
const MOST: usize = 5;

pub(crate) struct FinnedFish {
    about: About,
    size: usize,
    sashimi: bool,
}

/// Lines of one kind taken so far, what they have, and what they would have without a box.
#[derive(Clone, Copy, Default)]
struct Base {
    lines: [usize; MOST],
    count: usize,
    all: u32,
}

impl FinnedFish {
    pub(crate) const X_WING: Self =
        Self::finned("finned-x-wing", "Finned X-wing", 2, (Level::Hard, 130));
    pub(crate) const SASHIMI_X_WING: Self =
        Self::sashimi("sashimi-x-wing", "Sashimi X-wing", 2, (Level::Hard, 150));
    pub(crate) const SWORDFISH: Self = Self::finned(
        "finned-swordfish",
        "Finned swordfish",
        3,
        (Level::Unfair, 200),
    );
    pub(crate) const SASHIMI_SWORDFISH: Self = Self::sashimi(
        "sashimi-swordfish",
        "Sashimi swordfish",
        3,
        (Level::Unfair, 240),
    );
    pub(crate) const JELLYFISH: Self = Self::finned(
        "finned-jellyfish",
        "Finned jellyfish",
        4,
        (Level::Unfair, 250),
    );
    pub(crate) const SASHIMI_JELLYFISH: Self = Self::sashimi(
        "sashimi-jellyfish",
        "Sashimi jellyfish",
        4,
        (Level::Unfair, 260),
    );
    pub(crate) const SQUIRMBAG: Self = Self::finned(
        "finned-squirmbag",
        "Finned squirmbag",
        5,
        (Level::Unfair, 470),
    );
    pub(crate) const SASHIMI_SQUIRMBAG: Self = Self::sashimi(
        "sashimi-squirmbag",
        "Sashimi squirmbag",
        5,
        (Level::Unfair, 470),
    );

    const fn finned(
        id: &'static str,
        name: &'static str,
        size: usize,
        (level, score): (Level, u32),
    ) -> Self {
        Self {
            about: About::new(id, name, Family::Fish, FINNED).hodoku(level, score),
            size,
            sashimi: false,
        }
    }

    const fn sashimi(
        id: &'static str,
        name: &'static str,
        size: usize,
        (level, score): (Level, u32),
    ) -> Self {
        Self {
            about: About::new(id, name, Family::Fish, SASHIMI).hodoku(level, score),
            size,
            sashimi: true,
        }
    }

    /// All choices of lines with so few columns between them that those of one box may be fins.
    fn bases(
        &self,
        lines: &Lines<'_>,
        each: &mut dyn FnMut(&Base) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let most = self.size + lines.box_width() - 1;
        let mut rest = vec![(Base::default(), 0)];
        while let Some((base, next)) = rest.pop() {
            if base.count == self.size {
                each(&base)?;
                continue;
            }
            if next + self.size - base.count > lines.side() {
                continue;
            }
            rest.push((base, next + 1));
            let places = lines.places(next);
            let mut with = base;
            with.lines[with.count] = next;
            with.count += 1;
            with.all |= places;
            let few = |set: u32| set.count_ones() as usize <= most;
            if places.count_ones() >= 2 && few(with.all) {
                rest.push((with, next + 1));
            }
        }
        ControlFlow::Continue(())
    }

    /// The ways to make fins of places in one box, from the first of its lines and of those across.
    fn finned_in(
        &self,
        lines: &Lines<'_>,
        base: &Base,
        (band, stack): (usize, usize),
        each: &mut Each<'_>,
    ) -> ControlFlow<()> {
        let of_band = band..band + lines.box_height();
        let of_stack = ((1_u32 << lines.box_width()) - 1) << stack;
        let chosen = &base.lines[..base.count];
        // What lies outside the box is no fin.
        let outside = chosen.iter().fold(0, |all, line| {
            let places = lines.places(*line);
            all | if of_band.contains(line) {
                places & !of_stack
            } else {
                places
            }
        });
        let free = base.all & !outside;
        let outside_count = outside.count_ones() as usize;
        if free == 0 || outside_count > self.size {
            return ControlFlow::Continue(());
        }
        let wanted = self.size - outside_count;
        let mut more = free;
        // All subsets of the free columns, downwards.
        loop {
            if more.count_ones() as usize == wanted && more != free {
                self.tell(lines, chosen, outside | more, (band, of_stack), each)?;
            }
            if more == 0 {
                return ControlFlow::Continue(());
            }
            more = (more - 1) & free;
        }
    }

    fn tell(
        &self,
        lines: &Lines<'_>,
        base: &[usize],
        cover: u32,
        (band, of_stack): (usize, u32),
        each: &mut Each<'_>,
    ) -> ControlFlow<()> {
        let kept = |line: &usize| (lines.places(*line) & cover).count_ones();
        let fewest = base.iter().map(kept).min().unwrap_or(0);
        if fewest == 0 || (fewest == 1) != self.sashimi {
            return ControlFlow::Continue(());
        }
        let others = (band..band + lines.box_height()).filter(|line| !base.contains(line));
        let lost = ascending(others.flat_map(|line| {
            let gone = bits(lines.places(line) & cover & of_stack);
            gone.map(move |across| (lines.cell(line, across), lines.digit))
        }));
        if lost.is_empty() {
            return ControlFlow::Continue(());
        }
        let explain = || explain(lines, base, cover);
        each(&Instance::eliminating(self.about.id, &lost, &explain))
    }
}

fn explain(lines: &Lines<'_>, base: &[usize], cover: u32) -> Explanation {
    let side = lines.side();
    let split = |of_cover: bool| {
        let of_line = move |&line: &usize| {
            let places = lines.places(line);
            let kept = bits(places & if of_cover { cover } else { !cover });
            kept.map(move |across| lines.cell(line, across))
        };
        base.iter().flat_map(of_line)
    };
    let arguments = vec![
        (
            "lines",
            Argument::Houses(base.iter().map(|&line| lines.line(line)).collect()),
        ),
        ("digit", Argument::Digit(lines.digit)),
        (
            "across",
            Argument::Houses(bits(cover).map(|across| lines.across(across)).collect()),
        ),
        ("fins", Argument::Cells(split(false).collect())),
    ];
    let focus = (base.iter()).flat_map(|&line| (0..side).map(move |it| lines.cell(line, it)));
    let explanation = mark_cells(Explanation::new(&BUT_FOR, arguments), Role::Focus, focus);
    let body = split(true).map(|cell| (cell, lines.digit));
    let explanation = mark_candidates(explanation, Role::Pattern, body);
    let fins = split(false).map(|cell| (cell, lines.digit));
    mark_candidates(explanation, Role::Fin, fins)
}

impl Technique for FinnedFish {
    fn about(&self) -> About {
        self.about
    }

    fn find(&self, context: &Context<'_>, each: &mut Each<'_>) -> ControlFlow<()> {
        for digit in context.digits() {
            for columns in [false, true] {
                let lines = Lines {
                    context,
                    columns,
                    digit,
                };
                let side = lines.side();
                self.bases(&lines, &mut |base| {
                    if base.all.count_ones() as usize <= self.size {
                        return ControlFlow::Continue(());
                    }
                    for band in (0..side).step_by(lines.box_height()) {
                        for stack in (0..side).step_by(lines.box_width()) {
                            self.finned_in(&lines, base, (band, stack), each)?;
                        }
                    }
                    ControlFlow::Continue(())
                })?;
            }
        }
        ControlFlow::Continue(())
    }
}
