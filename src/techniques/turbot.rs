//! Turbot fish: skyscraper, two-string kite, and all others.

use std::ops::ControlFlow;

use sudoku_search::{Argument, Explanation, Role, Template, docs};

use crate::colors::contact_arguments;
use crate::context::StrongLink;
use crate::deduction::mark_cells;
use crate::{Context, Family, Instance, InstanceVisitor, Technique, TechniqueInfo, chain};

docs! {
    /// In each of two rows, a digit has exactly two places, and one place of each row lies in the
    /// same column: the digit is in at least one of the two other places.
    ///
    /// # How it works
    ///
    /// Of the two places in the shared column, at most one contains the digit. So at least one of
    /// the two other places contains the digit, and the digit is removed from every cell that sees
    /// both of these places. The same holds with rows and columns exchanged. If the other two
    /// places also share a column, the pattern is an X-wing.
    ///
    /// # References
    ///
    /// Sudopedia, "Skyscraper". A turbot fish, and a sashimi X-wing.
    const SKYSCRAPER_DOCS;
}

docs! {
    /// A digit has exactly two places in a row and exactly two places in a column. One place in the
    /// row and one place in the column lie in the same box: the digit is in at least one of the two
    /// other places.
    ///
    /// # How it works
    ///
    /// The two places in the shared box are different cells, so at most one of them contains the
    /// digit. So at least one of the two other places contains the digit, and the digit is removed
    /// from every cell that sees both of these places.
    ///
    /// # References
    ///
    /// Sudopedia, "2-String Kite". A turbot fish.
    const KITE_DOCS;
}

docs! {
    /// Two houses have exactly two places each for a digit, and a place in one house sees a place
    /// in the other house: the digit is in at least one of the two other places.
    ///
    /// # How it works
    ///
    /// A house with exactly two places for a digit is a strong link. If a place of one link sees a
    /// place of another link, at most one of them contains the digit, so at least one of the two
    /// other places does: the digit is removed from every cell that sees both of these places.
    /// Patterns with a name of their own (skyscrapers, two-string kites and X-wings) are not
    /// reported here.
    ///
    /// # References
    ///
    /// Sudopedia, "Turbot Fish", which includes these patterns. An X-chain of four candidates.
    const TURBOT_DOCS;
}

static TWO_LINKS: Template = Template {
    id: "two-strong-links",
    text: "The digit {digit} has only two places in {one} and only two places in {other}. Two of these four places, {near}, lie in {near_house}, so they are not both {digit}. If {near_one} is not {digit}, then {end_one}, the only other place in {one}, is {digit}. If {near_other} is not {digit}, then {end_other}, the only other place in {other}, is {digit}. So at least one of {ends} is {digit}, and {digit} can be removed from every cell that sees both of {ends}.",
};

/// The named patterns of two strong links that are joined by a weak link.
#[derive(Clone, Copy, PartialEq, Eq)]
enum TwoLinksKind {
    Skyscraper,
    Kite,
    Turbot,
    XWing,
}

pub(crate) struct TwoLinks {
    info: TechniqueInfo,
    kind: TwoLinksKind,
}

impl TwoLinks {
    pub(crate) const SKYSCRAPER: Self = Self {
        info: TechniqueInfo::new(
            "skyscraper",
            "Skyscraper",
            Family::SingleDigit,
            SKYSCRAPER_DOCS,
        ),
        kind: TwoLinksKind::Skyscraper,
    };
    pub(crate) const KITE: Self = Self {
        info: TechniqueInfo::new(
            "two-string-kite",
            "Two-string kite",
            Family::SingleDigit,
            KITE_DOCS,
        ),
        kind: TwoLinksKind::Kite,
    };
    pub(crate) const TURBOT: Self = Self {
        info: TechniqueInfo::new(
            "turbot-fish",
            "Turbot fish",
            Family::SingleDigit,
            TURBOT_DOCS,
        ),
        kind: TwoLinksKind::Turbot,
    };
}

/// The kind of line in which the two cells of a link are the only places of the digit: 0 for their row, 1 for
/// their column; `None` if there is no such line.
fn line_of_link(context: &Context<'_>, digit: u8, link: StrongLink) -> Option<usize> {
    let houses = context.houses();
    let [from, to] = link.ends().map(|cell| houses.of(cell));
    (0..2).find(|&direction| {
        from[direction] == to[direction] && context.places(from[direction], digit).count_ones() == 2
    })
}

/// The pattern to which two strong links belong. `chain` lists their four cells: the second and the third cell see
/// each other.
fn kind_of_chain(
    context: &Context<'_>,
    digit: u8,
    links: [StrongLink; 2],
    chain: [usize; 4],
) -> TwoLinksKind {
    let houses_of = chain.map(|cell| context.houses().of(cell));
    match links.map(|link| line_of_link(context, digit, link)) {
        [Some(one), Some(other)]
            if one == other && houses_of[1][1 - one] == houses_of[2][1 - one] =>
        {
            if houses_of[0][1 - one] == houses_of[3][1 - one] {
                TwoLinksKind::XWing
            } else {
                TwoLinksKind::Skyscraper
            }
        }
        [Some(one), Some(other)] if one != other && houses_of[1][2] == houses_of[2][2] => {
            TwoLinksKind::Kite
        }
        _ => TwoLinksKind::Turbot,
    }
}

fn explain(
    context: &Context<'_>,
    digit: u8,
    links: [StrongLink; 2],
    cells: [usize; 4],
) -> Explanation {
    let houses = links.map(|link| {
        let line = line_of_link(context, digit, link);
        line.map_or(link.house, |direction| {
            context.houses().of(link.from)[direction]
        })
    });
    let mut arguments = vec![
        ("digit", Argument::Digit(digit)),
        ("one", Argument::House(houses[0])),
        ("other", Argument::House(houses[1])),
        ("ends", Argument::Cells(vec![cells[0], cells[3]])),
        ("near_one", Argument::Cell(cells[1])),
        ("end_one", Argument::Cell(cells[0])),
        ("near_other", Argument::Cell(cells[2])),
        ("end_other", Argument::Cell(cells[3])),
    ];
    let near = [cells[1], cells[2]].map(|cell| (cell, digit));
    arguments.extend(contact_arguments(context, ["near", "near_house"], near));
    let focus = houses
        .iter()
        .flat_map(|&house| context.houses().cells(house));
    let explanation = Explanation::new(&TWO_LINKS, arguments);
    let explanation = mark_cells(explanation, Role::Focus, focus.copied());
    chain::draw_chain(explanation, &cells.map(|cell| (cell, digit)).to_vec())
}

impl Technique for TwoLinks {
    fn info(&self) -> TechniqueInfo {
        self.info
    }

    fn find(&self, context: &Context<'_>, visit: &mut InstanceVisitor<'_>) -> ControlFlow<()> {
        for digit in context.digits() {
            let links = context.strong_links(digit);
            for (index, &one) in links.iter().enumerate() {
                for &other in &links[index + 1..] {
                    for (near, end) in one.directions() {
                        for (far, last) in other.directions() {
                            let chain = [end, near, far, last];
                            let are_distinct =
                                near != far && near != last && end != far && end != last;
                            if !are_distinct
                                || !context.sees(near, far)
                                || kind_of_chain(context, digit, [one, other], chain) != self.kind
                            {
                                continue;
                            }
                            let eliminations = context.seen_by_all(digit, [end, last]);
                            let eliminations: Vec<_> =
                                eliminations.iter().map(|cell| (cell, digit)).collect();
                            if eliminations.is_empty() {
                                continue;
                            }
                            let explain = || explain(context, digit, [one, other], chain);
                            visit(&Instance::eliminating(
                                self.info.id,
                                &eliminations,
                                &explain,
                            ))?;
                        }
                    }
                }
            }
        }
        ControlFlow::Continue(())
    }
}
