//! Simple coloring and multi-coloring.

use std::ops::ControlFlow;

use sudoku_search::{Argument, Explanation, Link, Role, Template, docs};

use crate::coloring::{Candidate, Coloring, shared_house};
use crate::deduction::mark_candidates;
use crate::{Context, Family, Instance, InstanceVisitor, Technique, TechniqueInfo};

docs! {
    /// Assigns two colours to candidates of one digit that are connected by conjugate pairs;
    /// exactly one of the two colours is true.
    ///
    /// # How it works
    ///
    /// If a house has only two places for a digit (a *conjugate pair*), exactly one of them is true:
    /// the two places get different colours, and so on from house to house. Either all places of the first colour are
    /// true and all places of the second are false, or the reverse. *Trap*: a place without a
    /// colour that sees both colours is removed. *Wrap*: if two places of the same colour see each
    /// other, that colour is false, and all its places are removed. At least three places are
    /// coloured. Eliminations by the same colouring are reported together: one instance for the
    /// trap, and one for each colour that wraps.
    ///
    /// # References
    ///
    /// Sudopedia, "Simple Colors". Also *singles chains*.
    const SIMPLE_DOCS;
}

docs! {
    /// Combines two colourings of the same digit if a place in one colouring sees a place in the
    /// other.
    ///
    /// # How it works
    ///
    /// Conjugate pairs connect the places of a digit to components. Each component has two colours,
    /// exactly one of which is true. *Trap*: if a place of one colour sees a place of a colour of
    /// another component, the two colours are not both true, so at least one of the two opposite
    /// colours is true; a place outside both components that sees both opposite colours is removed.
    /// *Wrap*: a colour that sees both colours of another component is false, and all its places
    /// are removed.
    ///
    /// # References
    ///
    /// Sudopedia, "Multi-Colors".
    const MULTI_DOCS;
}

static TRAP: Template = Template {
    id: "color-trap",
    text: "Exactly one cell of each conjugate pair (the only two places for {digit} in a row, column or box) is {digit}. {pair_count|So|The pairs of this step share cells, so} either {first_count||each of }{first} is {digit}, or {second_count||each of }{second} is {digit}. So a cell that sees {pair_count|both of these cells|a cell of each of these two groups} cannot be {digit}.",
};

static WRAP: Template = Template {
    id: "color-wrap",
    text: "Exactly one cell of each conjugate pair (the only two places for {digit} in a row, column or box) is {digit}. {pair_count|So|The pairs of this step share cells, so} if one of the cells {second} is {digit}, all of them are {digit}. But {near} both lie in {near_house}, so they cannot both be {digit}. So {second} are not {digit}.",
};

static MULTI_TRAP: Template = Template {
    id: "multi-color-trap",
    text: "Exactly one cell of each conjugate pair (the only two places for {digit} in a row, column or box) is {digit}. {pair_count|So|The pairs of this step share cells, so} either {one_count||each of }{one} is {digit}, or {first_count||each of }{first} is {digit}. In the same way, either {other_count||each of }{other} is {digit}, or {second_count||each of }{second} is {digit}. But {near} both lie in {near_house}, so they cannot both be {digit}. Therefore {first_count||each of }{first} is {digit}, or {second_count||each of }{second} is {digit}. So a cell that sees {far_pair|both of these cells|a cell of each of these two groups} cannot be {digit}.",
};

static MULTI_WRAP: Template = Template {
    id: "multi-color-wrap",
    text: "Exactly one cell of each conjugate pair (the only two places for {digit} in a row, column or box) is {digit}. {pair_count|So|The pairs of this step share cells, so} either {first_count||each of }{first} is {digit}, or {second_count||each of }{second} is {digit}. But {near} both lie in {near_house}, and {near_second} both lie in {near_house_second}. So in both cases, {third_count||at least one of }{third} is not {digit}. {third_count|Therefore|Conjugate pairs connect these cells too: if one of them contained the digit, all of them would contain the digit. Therefore} {digit} can be removed from {third_count||each of }{third}.",
};

/// The roles with which the first to the fourth color of an instance are marked.
const ROLES: [Role; 4] = [Role::First, Role::Second, Role::Third, Role::Fourth];

/// Marks each color with a different role, and adds the conjugate pairs within the components as strong links.
pub(crate) fn draw_colors(
    mut explanation: Explanation,
    colors: &[&[Candidate]],
    components: &[&Coloring],
) -> Explanation {
    for (&role, color) in ROLES.iter().zip(colors) {
        explanation = mark_candidates(explanation, role, color.iter().copied());
    }
    let links = components.iter().flat_map(|component| &component.links);
    explanation.links.extend(links.map(|&[from, to]| Link {
        from,
        to,
        strong: true,
    }));
    explanation
}

/// The arguments that name the candidates of a color, and those with their number.
const COUNTS: [(&str, &str); 5] = [
    ("first", "first_count"),
    ("second", "second_count"),
    ("third", "third_count"),
    ("one", "one_count"),
    ("other", "other_count"),
];

/// The template arguments: the digit, and the cells of each named color with their number.
fn color_arguments(
    digit: u8,
    colors: &[(&'static str, &[Candidate])],
) -> Vec<(&'static str, Argument)> {
    let cells = |color: &[Candidate]| Argument::Cells(color.iter().map(|item| item.0).collect());
    let named = colors.iter().map(|(name, color)| (*name, cells(color)));
    std::iter::once(("digit", Argument::Digit(digit)))
        .chain(named)
        .chain(color_counts(colors))
        .collect()
}

/// The template arguments with the numbers of candidates of the named colors.
pub(crate) fn color_counts(
    colors: &[(&'static str, &[Candidate])],
) -> impl Iterator<Item = (&'static str, Argument)> {
    colors.iter().filter_map(|(name, color)| {
        let (_, count) = COUNTS.iter().find(|(counted, _)| counted == name)?;
        Some((*count, Argument::Number(color.len() as u64)))
    })
}

/// The template argument with the number of conjugate pairs of a component.
pub(crate) fn pair_count(component: &Coloring) -> (&'static str, Argument) {
    ("pair_count", Argument::Number(component.links.len() as u64))
}

/// The template arguments for two cells that see each other and for a house that contains both, with these ids.
pub(crate) fn contact_arguments(
    context: &Context<'_>,
    [cells_id, house_id]: [&'static str; 2],
    [one, other]: [Candidate; 2],
) -> [(&'static str, Argument); 2] {
    let cells = [one.0, other.0];
    [
        (cells_id, Argument::Cells(cells.to_vec())),
        (house_id, Argument::House(shared_house(context, cells))),
    ]
}

/// The part of a component that the eliminations of a trap need: for each of them, a candidate of each color that
/// excludes it.
pub(crate) fn used_in_trap(
    context: &Context<'_>,
    component: &Coloring,
    eliminations: &[Candidate],
) -> Coloring {
    let excluding = |color| component.excluding_each(context, color, eliminations);
    let needed: Vec<Candidate> = (0..2).flat_map(excluding).collect();
    component.connecting(&needed)
}

/// The candidates of a digit, without a color in `components`, that see both of the two colors.
fn uncolored_seeing_both(
    context: &Context<'_>,
    digit: u8,
    components: &[&Coloring],
    colors: [(&Coloring, usize); 2],
) -> Vec<Candidate> {
    let is_uncolored = |item: &Candidate| {
        components
            .iter()
            .all(|component| component.color(*item).is_none())
    };
    let sees_both_colors = |item: &Candidate| {
        let sees_color =
            |(component, color): &(&Coloring, usize)| component.sees_color(context, *color, *item);
        colors.iter().all(sees_color)
    };
    let candidates = context.cells_with(digit).iter().map(|cell| (cell, digit));
    candidates
        .filter(is_uncolored)
        .filter(sees_both_colors)
        .collect()
}

pub(crate) struct SimpleColors;

impl Technique for SimpleColors {
    fn info(&self) -> TechniqueInfo {
        TechniqueInfo::new(
            "simple-colors",
            "Simple colours",
            Family::Colors,
            SIMPLE_DOCS,
        )
    }

    fn find(&self, context: &Context<'_>, visit: &mut InstanceVisitor<'_>) -> ControlFlow<()> {
        let id = self.info().id;
        for digit in context.digits() {
            for component in context.colorings(digit) {
                if component.len() < 3 {
                    continue;
                }
                let eliminations = uncolored_seeing_both(
                    context,
                    digit,
                    &[component],
                    [(component, 0), (component, 1)],
                );
                if !eliminations.is_empty() {
                    let explain = || {
                        let used = used_in_trap(context, component, &eliminations);
                        let [first, second] = &used.colors;
                        let mut arguments =
                            color_arguments(digit, &[("first", first), ("second", second)]);
                        arguments.push(pair_count(&used));
                        let explanation = Explanation::new(&TRAP, arguments);
                        draw_colors(explanation, &[first, second], &[&used])
                    };
                    visit(&Instance::eliminating(id, &eliminations, &explain))?;
                }
                for color in 0..2 {
                    if let Some(near) = component.conflict(context, color) {
                        let eliminations = &component.colors[color];
                        let explain = || {
                            let used = component.connecting(eliminations);
                            let opposite_color = &used.colors[1 - color];
                            let mut arguments = color_arguments(digit, &[("second", eliminations)]);
                            arguments.push(pair_count(&used));
                            arguments.extend(contact_arguments(
                                context,
                                ["near", "near_house"],
                                near,
                            ));
                            draw_colors(
                                Explanation::new(&WRAP, arguments),
                                &[opposite_color, eliminations],
                                &[&used],
                            )
                        };
                        visit(&Instance::eliminating(id, eliminations, &explain))?;
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
        visit: &mut InstanceVisitor<'_>,
    ) -> ControlFlow<()> {
        for color_of_one in 0..2 {
            for color_of_other in 0..2 {
                let Some(near) = one.contact(context, color_of_one, (other, color_of_other)) else {
                    continue;
                };
                let opposite_colors = [(one, 1 - color_of_one), (other, 1 - color_of_other)];
                let eliminations =
                    uncolored_seeing_both(context, digit, &[one, other], opposite_colors);
                if eliminations.is_empty() {
                    continue;
                }
                let explain = || {
                    let used = [0, 1].map(|index| {
                        let (component, color) = opposite_colors[index];
                        let mut needed = vec![near[index]];
                        needed.extend(component.excluding_each(context, color, &eliminations));
                        component.connecting(&needed)
                    });
                    let near_colors = [
                        &used[0].colors[color_of_one],
                        &used[1].colors[color_of_other],
                    ];
                    let far_colors = [0, 1].map(|index| {
                        let (_, color) = opposite_colors[index];
                        &used[index].colors[color][..]
                    });
                    let colors = [
                        ("one", &near_colors[0][..]),
                        ("other", near_colors[1]),
                        ("first", far_colors[0]),
                        ("second", far_colors[1]),
                    ];
                    let mut arguments = color_arguments(digit, &colors);
                    let far_cells = far_colors[0].len() + far_colors[1].len();
                    arguments.extend([
                        pair_count(&used[0]),
                        ("far_pair", Argument::Number(far_cells as u64 - 1)),
                    ]);
                    arguments.extend(contact_arguments(context, ["near", "near_house"], near));
                    let explanation = Explanation::new(&MULTI_TRAP, arguments);
                    draw_colors(
                        explanation,
                        &[far_colors[0], far_colors[1], near_colors[0], near_colors[1]],
                        &[&used[0], &used[1]],
                    )
                };
                visit(&Instance::eliminating(
                    self.info().id,
                    &eliminations,
                    &explain,
                ))?;
            }
        }
        ControlFlow::Continue(())
    }

    fn wrap(
        self,
        context: &Context<'_>,
        [one, other]: [&Coloring; 2],
        visit: &mut InstanceVisitor<'_>,
    ) -> ControlFlow<()> {
        for color in 0..2 {
            let nodes = &one.colors[color];
            let contact = |color_of_other| one.contact(context, color, (other, color_of_other));
            let (Some(near), Some(near_second)) = (contact(0), contact(1)) else {
                continue;
            };
            let explain = || {
                let used_of_other = other.connecting(&[near[1], near_second[1]]);
                let used_of_one = one.connecting(nodes);
                let [first, second] = &used_of_other.colors;
                let colors = [("third", &nodes[..]), ("first", first), ("second", second)];
                let mut arguments = color_arguments(nodes[0].1, &colors);
                arguments.push(pair_count(&used_of_other));
                arguments.extend(contact_arguments(context, ["near", "near_house"], near));
                let second_ids = ["near_second", "near_house_second"];
                arguments.extend(contact_arguments(context, second_ids, near_second));
                let explanation = Explanation::new(&MULTI_WRAP, arguments);
                let opposite_color = &used_of_one.colors[1 - color];
                draw_colors(
                    explanation,
                    &[first, second, nodes, opposite_color],
                    &[&used_of_other, &used_of_one],
                )
            };
            visit(&Instance::eliminating(self.info().id, nodes, &explain))?;
        }
        ControlFlow::Continue(())
    }
}

impl Technique for MultiColors {
    fn info(&self) -> TechniqueInfo {
        TechniqueInfo::new("multi-colors", "Multi-colours", Family::Colors, MULTI_DOCS)
    }

    fn find(&self, context: &Context<'_>, visit: &mut InstanceVisitor<'_>) -> ControlFlow<()> {
        for digit in context.digits() {
            let components = context.colorings(digit);
            for (place, one) in components.iter().enumerate() {
                for other in &components[place + 1..] {
                    Self.trap(context, digit, [one, other], visit)?;
                    Self.wrap(context, [one, other], visit)?;
                    Self.wrap(context, [other, one], visit)?;
                }
            }
        }
        ControlFlow::Continue(())
    }
}
