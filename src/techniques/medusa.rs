//! 3D Medusa.

use std::ops::ControlFlow;

use sudoku_search::{Argument, Explanation, Role, Template, docs};

use crate::coloring::{Candidate, Coloring, colorings, shared_house};
use crate::colors::{color_counts, draw_colors, pair_count, used_in_trap};
use crate::deduction::mark_cells;
use crate::{Context, Family, Instance, InstanceVisitor, Technique, TechniqueInfo};

docs! {
    /// Assigns two colours to candidates of any digits that are connected by conjugate pairs;
    /// exactly one of the two colours is true.
    ///
    /// # How it works
    ///
    /// If a house has only two places for a digit, or a cell has only two candidates (a *conjugate
    /// pair*), exactly one of the two candidates is true: the two candidates get different colours,
    /// and so on from house to house and from cell to cell. *Wrap*: a colour is false, and all its
    /// candidates are removed, if two of them are in one cell, if two of them are the same digit in
    /// cells that see each other, or if the colour would leave a cell without candidates. *Trap*: a
    /// candidate without a colour is removed if each of the two colours excludes it, either by a
    /// candidate in its cell or by the same digit in a cell that its own cell sees. At least three candidates
    /// are coloured. Eliminations by the same colouring are reported together: one instance for the
    /// trap, and one for each colour that wraps.
    ///
    /// # References
    ///
    /// Sudopedia, "3D Medusa". Also *super-colouring*; simple colours are the special case of one
    /// digit.
    const DOCS;
}

const ID: &str = "medusa";

static TRAP: Template = Template {
    id: "medusa-trap",
    text: "Exactly one candidate of each conjugate pair (the only two candidates of a cell, or the only two places for a digit in a row, column or box) is true. {pair_count|So|The pairs of this step share candidates, so} either {first_count||each of }{first} is true, or {second_count||each of }{second} is true. A candidate is false if it is ruled out by {pair_count|both of these candidates|a candidate of each of these two groups}: by a different digit in the same cell, or by the same digit in a cell that its own cell sees.",
};

static WRAP: Template = Template {
    id: "medusa-wrap",
    text: "Exactly one candidate of each conjugate pair (the only two candidates of a cell, or the only two places for a digit in a row, column or box) is true. {pair_count|So|The pairs of this step share candidates, so} if one of the candidates {second} is true, all of them are true. But {near} are both in {near_house}, which contains each digit only once. So each of the candidates {second} is false.",
};

static WRAP_IN_CELL: Template = Template {
    id: "medusa-wrap-cell",
    text: "Exactly one candidate of each conjugate pair (the only two candidates of a cell, or the only two places for a digit in a row, column or box) is true. {pair_count|So|The pairs of this step share candidates, so} if one of the candidates {second} is true, all of them are true. But {near} are different digits in the same cell. So each of the candidates {second} is false.",
};

static EMPTIED: Template = Template {
    id: "medusa-emptied",
    text: "Exactly one candidate of each conjugate pair (the only two candidates of a cell, or the only two places for a digit in a row, column or box) is true. {pair_count|So|The pairs of this step share candidates, so} if one of the candidates {second} is true, all of them are true. Suppose all of them were true. Then they would rule out every candidate of {cell}, each by the same digit in a cell that {cell} sees. So {cell} would have no candidate left. This is impossible, so each of the candidates {second} is false.",
};

pub(crate) struct Medusa;

/// The conjugate pairs of all digits within houses, and the two candidates of each bivalue cell.
fn links(context: &Context<'_>) -> Vec<[Candidate; 2]> {
    let house_links = |digit| {
        let links = context.strong_links(digit).iter();
        links.map(move |link| link.ends().map(|cell| (cell, digit)))
    };
    let mut links: Vec<_> = context.digits().flat_map(house_links).collect();
    for &cell in context.bivalue_cells() {
        let candidates = context.candidates(cell);
        if let [Some(one), Some(other)] = [candidates.nth(0), candidates.nth(1)] {
            links.push([(cell, one), (cell, other)]);
        }
    }
    links
}

/// The first blank cell that would have no candidate if the color were true; `None` if there is no such cell.
fn emptied_cell(context: &Context<'_>, component: &Coloring, color: usize) -> Option<usize> {
    context.position().blanks().find(|&cell| {
        let candidates = context.candidates(cell);
        !component.colors[color].iter().any(|item| item.0 == cell)
            && candidates
                .iter()
                .all(|digit| component.sees_color(context, color, (cell, digit)))
    })
}

impl Technique for Medusa {
    fn info(&self) -> TechniqueInfo {
        TechniqueInfo::new(ID, "3D Medusa", Family::Colors, DOCS)
    }

    fn find(&self, context: &Context<'_>, visit: &mut InstanceVisitor<'_>) -> ControlFlow<()> {
        for component in &colorings(&links(context)) {
            if component.len() < 3 {
                continue;
            }
            let blanks = context.position().blanks();
            let all_candidates = blanks.flat_map(|cell| {
                let candidates = context.candidates(cell);
                candidates.iter().map(move |digit| (cell, digit))
            });
            let is_trapped = |item: &Candidate| {
                component.color(*item).is_none()
                    && (0..2).all(|color| component.excluding(context, color, *item).is_some())
            };
            let eliminations: Vec<_> = all_candidates.filter(is_trapped).collect();
            if !eliminations.is_empty() {
                let explain = || {
                    let used = used_in_trap(context, component, &eliminations);
                    let [first, second] = &used.colors;
                    let mut arguments = vec![
                        ("first", Argument::Candidates(first.clone())),
                        ("second", Argument::Candidates(second.clone())),
                    ];
                    arguments.extend(color_counts(&[("first", first), ("second", second)]));
                    arguments.push(pair_count(&used));
                    draw_colors(
                        Explanation::new(&TRAP, arguments),
                        &[first, second],
                        &[&used],
                    )
                };
                visit(&Instance::eliminating(ID, &eliminations, &explain))?;
            }
            for color in 0..2 {
                let near = component.conflict(context, color);
                let cell = if near.is_some() {
                    None
                } else {
                    let Some(cell) = emptied_cell(context, component, color) else {
                        continue;
                    };
                    Some(cell)
                };
                let eliminations = &component.colors[color];
                let explain = || {
                    // A single candidate needs no pairs, and its whole component is drawn.
                    let used = match eliminations[..] {
                        [_] => component.clone(),
                        _ => component.connecting(eliminations),
                    };
                    let opposite_color = &used.colors[1 - color];
                    let mut arguments =
                        vec![("second", Argument::Candidates(eliminations.clone()))];
                    arguments.push(pair_count(&used));
                    arguments.extend(cell.map(|cell| ("cell", Argument::Cell(cell))));
                    arguments
                        .extend(near.map(|near| ("near", Argument::Candidates(near.to_vec()))));
                    let template = match near {
                        None => &EMPTIED,
                        Some([one, other]) if one.0 == other.0 => &WRAP_IN_CELL,
                        Some([one, other]) => {
                            let house = shared_house(context, [one.0, other.0]);
                            arguments.push(("near_house", Argument::House(house)));
                            &WRAP
                        }
                    };
                    let explanation = Explanation::new(template, arguments);
                    let explanation = mark_cells(explanation, Role::Focus, cell);
                    draw_colors(explanation, &[opposite_color, eliminations], &[&used])
                };
                visit(&Instance::eliminating(ID, eliminations, &explain))?;
            }
        }
        ControlFlow::Continue(())
    }
}
