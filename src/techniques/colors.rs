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
    text: "Either all of {first} is true or all of {second}: what sees both goes.",
};

static WRAP: Template = Template {
    id: "color-wrap",
    text: "All of {second} would be true at once, and two of it see each other: all of it goes.",
};

static MULTI_TRAP: Template = Template {
    id: "multi-color-trap",
    text: "{digit} cannot be in both {one} and {other}, which see each other, so all of {first} or all of {second} is true: what sees both goes.",
};

static MULTI_WRAP: Template = Template {
    id: "multi-color-wrap",
    text: "All of {third} would be true at once, and see both {first} and {second}, of which one is true: all of it goes.",
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

fn candidates(color: &[Candidate]) -> Argument {
    Argument::Candidates(color.to_vec())
}

/// Why what sees both colours goes.
pub(crate) fn trap(group: &Coloring) -> Explanation {
    let [first, second] = &group.colors;
    let arguments = vec![("first", candidates(first)), ("second", candidates(second))];
    draw(
        Explanation::new(&TRAP, arguments),
        &[first, second],
        &[group],
    )
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
                    each(&Instance::eliminating(id, &lost, &|| trap(group)))?;
                }
                for color in 0..2 {
                    if group.clashes(context, color) {
                        let lost = &group.colors[color];
                        let explain = || {
                            let rest = &group.colors[1 - color];
                            let arguments = vec![("second", candidates(lost))];
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
                    let arguments = vec![
                        ("digit", Argument::Digit(digit)),
                        ("one", candidates(near[0])),
                        ("other", candidates(near[1])),
                        ("first", candidates(far[0])),
                        ("second", candidates(far[1])),
                    ];
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
                let arguments = vec![
                    ("third", candidates(own)),
                    ("first", candidates(first)),
                    ("second", candidates(second)),
                ];
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
