//! Simple colours and multi-colours.

use std::ops::ControlFlow;

use sudoku_search::{Argument, Explanation, Link, Role, Template, docs};

use crate::coloring::{Candidate, Coloring};
use crate::deduction::mark_candidates;
use crate::{About, Context, Each, Family, Instance, Level, Technique};

docs! {
    /// Places of a digit joined by strong links, in two colours, of which one is true.
    ///
    /// # How it works
    ///
    /// Where a house has two places for a digit, one of them is it: these get different colours, and
    /// so on from house to house. The places of one colour are all the digit, those of the other all
    /// are not. *Trap*: a place without a colour that sees both colours is not the digit. *Wrap*: if
    /// two places of a colour see each other, that colour is not the digit, and all of it goes. At
    /// least three places have a colour. What goes because of the same colours is told at once: by
    /// the trap, and by each colour that wraps.
    ///
    /// # References
    ///
    /// Sudopedia, "Simple Colors". Also *singles chains*.
    const SIMPLE;
}

docs! {
    /// Two pairs of colours for the same digit, where a colour of one sees a colour of the other.
    ///
    /// # How it works
    ///
    /// Strong links join places of a digit to groups, each in two colours, of which one is true.
    /// *Trap*: if a place of a colour sees a place of another group's colour, not both are true, so
    /// one of their opposites is, and places in neither group that see both opposites are not the
    /// digit. *Wrap*: a colour that sees both colours of another group is false, and all of it goes.
    ///
    /// # References
    ///
    /// Sudopedia, "Multi-Colors".
    const MULTI;
}

static TRAP: Template = Template {
    id: "color-trap",
    text: "{digit} is either in all of {first} or in all of {second}: it goes from what sees both.",
};

static WRAP: Template = Template {
    id: "color-wrap",
    text: "If {digit} were in one of {second}, it would be in all of them, and two see each other: it goes from all.",
};

static MULTI_TRAP: Template = Template {
    id: "multi-color-trap",
    text: "With {digit} in {one} it is not in {other}, so it is in all of {first} or in all of {second}: it goes from what sees both.",
};

static MULTI_WRAP: Template = Template {
    id: "multi-color-wrap",
    text: "{digit} is either in all of {first} or in all of {second}. If it were in one of {third}, it would be in all of them, and they see both: it goes from all.",
};

const ROLES: [Role; 4] = [Role::First, Role::Second, Role::Third, Role::Fourth];

/// Marks colours, by turns, and links those within a group.
pub(crate) fn draw(
    mut explanation: Explanation,
    colors: &[&[Candidate]],
    groups: &[&Coloring],
) -> Explanation {
    for (&role, color) in ROLES.iter().zip(colors) {
        explanation = mark_candidates(explanation, role, color.iter().copied());
    }
    let links = groups.iter().flat_map(|group| &group.links);
    explanation.links.extend(links.map(|&[from, to]| Link {
        from,
        to,
        strong: true,
    }));
    explanation
}

/// The digit of a colour, and the cells of several.
fn arguments(digit: u8, colors: &[(&'static str, &[Candidate])]) -> Vec<(&'static str, Argument)> {
    let cells = |color: &[Candidate]| Argument::Cells(color.iter().map(|it| it.0).collect());
    let colors = colors.iter().map(|(name, color)| (*name, cells(color)));
    std::iter::once(("digit", Argument::Digit(digit)))
        .chain(colors)
        .collect()
}

/// The candidates of one digit without a colour that see both of these.
fn seeing(
    context: &Context<'_>,
    digit: u8,
    groups: &[&Coloring],
    colors: [(&Coloring, usize); 2],
) -> Vec<Candidate> {
    let free = |it: &Candidate| groups.iter().all(|group| group.color(*it).is_none());
    let both = |it: &Candidate| {
        let seen = |(group, color): &(&Coloring, usize)| group.seen(context, *color, *it);
        colors.iter().all(seen)
    };
    let all = context.with(digit).iter().map(|cell| (cell, digit));
    all.filter(free).filter(both).collect()
}

pub(crate) struct SimpleColors;

impl Technique for SimpleColors {
    fn about(&self) -> About {
        About::new("simple-colors", "Simple colours", Family::Colors, SIMPLE)
            .hodoku(Level::Hard, 150)
    }

    fn find(&self, context: &Context<'_>, each: &mut Each<'_>) -> ControlFlow<()> {
        let id = self.about().id;
        for digit in context.digits() {
            for group in context.colorings(digit) {
                if group.len() < 3 {
                    continue;
                }
                let lost = seeing(context, digit, &[group], [(group, 0), (group, 1)]);
                if !lost.is_empty() {
                    let explain = || {
                        let [first, second] = &group.colors;
                        let arguments = arguments(digit, &[("first", first), ("second", second)]);
                        let explanation = Explanation::new(&TRAP, arguments);
                        draw(explanation, &[first, second], &[group])
                    };
                    each(&Instance::eliminating(id, &lost, &explain))?;
                }
                for color in 0..2 {
                    if group.clashes(context, color) {
                        let lost = &group.colors[color];
                        let explain = || {
                            let rest = &group.colors[1 - color];
                            let arguments = arguments(digit, &[("second", lost)]);
                            draw(Explanation::new(&WRAP, arguments), &[rest, lost], &[group])
                        };
                        each(&Instance::eliminating(id, lost, &explain))?;
                    }
                }
            }
        }
        ControlFlow::Continue(())
    }
}

pub(crate) struct MultiColors;

impl MultiColors {
    fn trap(
        self,
        context: &Context<'_>,
        digit: u8,
        [one, other]: [&Coloring; 2],
        each: &mut Each<'_>,
    ) -> ControlFlow<()> {
        for of_one in 0..2 {
            for of_other in 0..2 {
                let near = [&one.colors[of_one], &other.colors[of_other]];
                if !near[0].iter().any(|it| other.seen(context, of_other, *it)) {
                    continue;
                }
                let opposite = [(one, 1 - of_one), (other, 1 - of_other)];
                let lost = seeing(context, digit, &[one, other], opposite);
                if lost.is_empty() {
                    continue;
                }
                let explain = || {
                    let far = opposite.map(|(group, color)| &group.colors[color][..]);
                    let colors = [
                        ("one", &near[0][..]),
                        ("other", near[1]),
                        ("first", far[0]),
                        ("second", far[1]),
                    ];
                    let arguments = arguments(digit, &colors);
                    let explanation = Explanation::new(&MULTI_TRAP, arguments);
                    draw(
                        explanation,
                        &[far[0], far[1], near[0], near[1]],
                        &[one, other],
                    )
                };
                each(&Instance::eliminating(self.about().id, &lost, &explain))?;
            }
        }
        ControlFlow::Continue(())
    }

    fn wrap(
        self,
        context: &Context<'_>,
        [one, other]: [&Coloring; 2],
        each: &mut Each<'_>,
    ) -> ControlFlow<()> {
        for color in 0..2 {
            let own = &one.colors[color];
            let sees = |of_other| own.iter().any(|it| other.seen(context, of_other, *it));
            if !sees(0) || !sees(1) {
                continue;
            }
            let explain = || {
                let [first, second] = &other.colors;
                let colors = [("third", &own[..]), ("first", first), ("second", second)];
                let arguments = arguments(own[0].1, &colors);
                let explanation = Explanation::new(&MULTI_WRAP, arguments);
                let rest = &one.colors[1 - color];
                draw(explanation, &[first, second, own, rest], &[other, one])
            };
            each(&Instance::eliminating(self.about().id, own, &explain))?;
        }
        ControlFlow::Continue(())
    }
}

impl Technique for MultiColors {
    fn about(&self) -> About {
        About::new("multi-colors", "Multi-colours", Family::Colors, MULTI).hodoku(Level::Hard, 200)
    }

    fn find(&self, context: &Context<'_>, each: &mut Each<'_>) -> ControlFlow<()> {
        for digit in context.digits() {
            let groups = context.colorings(digit);
            for (place, one) in groups.iter().enumerate() {
                for other in &groups[place + 1..] {
                    Self.trap(context, digit, [one, other], each)?;
                    Self.wrap(context, [one, other], each)?;
                    Self.wrap(context, [other, one], each)?;
                }
            }
        }
        ControlFlow::Continue(())
    }
}
