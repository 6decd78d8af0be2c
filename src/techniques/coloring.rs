//! Two-coloring of candidates that are joined by conjugate pairs: the only two places for a digit in a house, or the
//! only two candidates of a cell, of which exactly one is true.

use crate::Context;
use crate::context::ExtraTable;
use crate::house_order::{house_contains, houses_by_ease};

/// A candidate, as (cell, digit).
pub(crate) type Candidate = (usize, u8);

/// A connected component of candidates joined by conjugate pairs, in two colors. Either all candidates
/// of one color are true, or all of the other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Coloring {
    /// The candidates of each color, ascending. The lowest candidate of the component has the first
    /// color.
    pub(crate) colors: [Vec<Candidate>; 2],
    /// The conjugate pairs of the component, in the order of the input.
    pub(crate) links: Vec<[Candidate; 2]>,
}

impl Coloring {
    /// The number of candidates in the component.
    pub(crate) fn len(&self) -> usize {
        self.colors.iter().map(Vec::len).sum()
    }

    /// The part of the component that connects these candidates: conjugate pairs without a cycle, each of whose ends is
    /// a needed candidate or leads to one. A candidate keeps its color.
    pub(crate) fn connecting(&self, needed: &[Candidate]) -> Self {
        let start = needed.first().copied();
        let (mut reached, mut links) = (Vec::from_iter(start), Vec::new());
        let mut next_index = 0;
        while let Some(&from) = reached.get(next_index) {
            next_index += 1;
            for &[one, other] in &self.links {
                let to = match from {
                    from if from == one => other,
                    from if from == other => one,
                    _ => continue,
                };
                if !reached.contains(&to) {
                    reached.push(to);
                    links.push([from, to]);
                }
            }
        }
        // The tree grows away from its root, so that the last candidates are its leaves.
        let mut kept: Vec<Candidate> = needed.to_vec();
        let mut kept_links = Vec::new();
        for link in links.into_iter().rev() {
            if kept.contains(&link[1]) {
                kept.push(link[0]);
                kept_links.push(link);
            }
        }
        kept_links.reverse();
        let colors = (self.colors.each_ref()).map(|color| {
            color
                .iter()
                .copied()
                .filter(|item| kept.contains(item))
                .collect()
        });
        Self {
            colors,
            links: kept_links,
        }
    }

    /// The first candidate of a color that shares a cell with a candidate or sees it; `None` if there is no such candidate.
    pub(crate) fn excluding(
        &self,
        context: &Context<'_>,
        color: usize,
        candidate: Candidate,
    ) -> Option<Candidate> {
        let excludes = |item: &Candidate| item.0 == candidate.0 || sees(context, candidate, *item);
        self.colors[color].iter().copied().find(excludes)
    }

    /// For each of these candidates, the first candidate of a color that excludes it.
    pub(crate) fn excluding_each(
        &self,
        context: &Context<'_>,
        color: usize,
        candidates: &[Candidate],
    ) -> impl Iterator<Item = Candidate> {
        (candidates.iter()).filter_map(move |item| self.excluding(context, color, *item))
    }

    /// The color of a candidate (0 or 1), or `None` if the candidate is not in the component.
    pub(crate) fn color(&self, candidate: Candidate) -> Option<usize> {
        (0..2).find(|&color| self.colors[color].binary_search(&candidate).is_ok())
    }

    /// The first two candidates of a color that exclude each other, so that the color is false: they
    /// are in one cell, or have the same digit and are peers. `None` if there are no such candidates.
    pub(crate) fn conflict(&self, context: &Context<'_>, color: usize) -> Option<[Candidate; 2]> {
        let candidates = &self.colors[color];
        (candidates.iter().enumerate()).find_map(|(index, one)| {
            let conflicts = |other: &&Candidate| one.0 == other.0 || sees(context, *one, **other);
            let other = candidates[index + 1..].iter().find(conflicts)?;
            Some([*one, *other])
        })
    }

    /// The first candidate of a color that sees a candidate of a color of another component, and the candidate
    /// that it sees. `None` if no candidate does.
    pub(crate) fn contact(
        &self,
        context: &Context<'_>,
        color: usize,
        (other, color_of_other): (&Self, usize),
    ) -> Option<[Candidate; 2]> {
        (self.colors[color].iter()).find_map(|&one| {
            let seen = other.colors[color_of_other].iter();
            Some([one, *seen.clone().find(|&&item| sees(context, one, item))?])
        })
    }

    /// Returns `true` if the candidate sees a candidate of the color.
    pub(crate) fn sees_color(
        &self,
        context: &Context<'_>,
        color: usize,
        candidate: Candidate,
    ) -> bool {
        self.colors[color]
            .iter()
            .any(|&other| sees(context, candidate, other))
    }
}

/// The easiest house that contains both cells, which are peers.
pub(crate) fn shared_house(context: &Context<'_>, cells: [usize; 2]) -> usize {
    houses_by_ease(context.shape())
        .find(|house| house_contains(context.shape(), *house, &cells))
        .expect("the cells are peers")
}

/// Returns `true` if the candidates have the same digit and their cells are peers.
fn sees(context: &Context<'_>, one: Candidate, other: Candidate) -> bool {
    one.1 == other.1 && context.sees(one.0, other.0)
}

impl Context<'_> {
    /// The two-colorings of the connected components of a digit's conjugate pairs, ordered by the
    /// lowest cell.
    pub(crate) fn colorings(&self, digit: u8) -> &[Coloring] {
        let table = self.extra_table(ExtraTable::Colorings, || {
            let colorings_of_digit = |digit| {
                let links = self.strong_links(digit).iter();
                let links: Vec<_> = links
                    .map(|link| link.ends().map(|cell| (cell, digit)))
                    .collect();
                colorings(&links)
            };
            self.digits().map(colorings_of_digit).collect::<Vec<_>>()
        });
        &table[usize::from(digit) - 1]
    }
}

/// The two-colored connected components of a graph of conjugate pairs, ordered by the lowest
/// candidate. Components with an odd cycle cannot be two-colored and are omitted; they occur only
/// in puzzles without a solution.
pub(crate) fn colorings(links: &[[Candidate; 2]]) -> Vec<Coloring> {
    let mut nodes: Vec<Candidate> = links.iter().flatten().copied().collect();
    nodes.sort_unstable();
    nodes.dedup();
    let index_of = |candidate| nodes.binary_search(&candidate).unwrap_or_default();
    let mut partners = vec![Vec::new(); nodes.len()];
    for &[one, other] in links {
        partners[index_of(one)].push(index_of(other));
        partners[index_of(other)].push(index_of(one));
    }
    let mut color_of = vec![None; nodes.len()];
    let mut components = Vec::new();
    for start in 0..nodes.len() {
        if color_of[start].is_some() {
            continue;
        }
        color_of[start] = Some(0);
        let mut members = vec![start];
        let mut next_index = 0;
        let mut two_colorable = true;
        while let Some(&node) = members.get(next_index) {
            next_index += 1;
            let opposite_color = color_of[node].map(|color: usize| 1 - color);
            for &partner in &partners[node] {
                if color_of[partner].is_none() {
                    color_of[partner] = opposite_color;
                    members.push(partner);
                }
                two_colorable &= color_of[partner] == opposite_color;
            }
        }
        if !two_colorable {
            continue;
        }
        members.sort_unstable();
        let candidates_in = |color| {
            let nodes_of_color = members
                .iter()
                .filter(|node| color_of[**node] == Some(color));
            nodes_of_color.map(|node| nodes[*node]).collect::<Vec<_>>()
        };
        let colors = [candidates_in(0), candidates_in(1)];
        let is_in_component = |link: &&[Candidate; 2]| {
            let contains_end = |color: &Vec<_>| color.binary_search(&link[0]).is_ok();
            colors.iter().any(contains_end)
        };
        let links = links.iter().filter(is_in_component).copied().collect();
        components.push(Coloring { colors, links });
    }
    components
}
