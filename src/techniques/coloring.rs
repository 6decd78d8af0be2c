//! Candidates joined by strong links, in two colours.

use crate::Context;

/// A candidate: cell and digit.
pub(crate) type Candidate = (usize, u8);

/// Candidates that strong links join: those of one colour are all true and those of the other all
/// false.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Coloring {
    /// Each ascending; the lowest candidate of all is in the first.
    pub(crate) colors: [Vec<Candidate>; 2],
    /// The strong links, in the order in which they were given.
    pub(crate) links: Vec<[Candidate; 2]>,
}

impl Coloring {
    /// How many candidates have a colour.
    pub(crate) fn len(&self) -> usize {
        self.colors.iter().map(Vec::len).sum()
    }

    /// The colour of a candidate.
    pub(crate) fn color(&self, candidate: Candidate) -> Option<usize> {
        (0..2).find(|&color| self.colors[color].binary_search(&candidate).is_ok())
    }

    /// Whether a colour is false because two of it see each other.
    pub(crate) fn clashes(&self, context: &Context<'_>, color: usize) -> bool {
        let all = &self.colors[color];
        (all.iter().enumerate()).any(|(place, one)| {
            let clash = |other: &Candidate| one.0 == other.0 || sees(context, *one, *other);
            all[place + 1..].iter().any(clash)
        })
    }

    /// Whether a candidate sees one of a colour.
    pub(crate) fn seen(&self, context: &Context<'_>, color: usize, from: Candidate) -> bool {
        self.colors[color]
            .iter()
            .any(|&other| sees(context, from, other))
    }
}

/// Whether two candidates are of one digit and their cells see each other.
fn sees(context: &Context<'_>, one: Candidate, other: Candidate) -> bool {
    one.1 == other.1 && context.sees(one.0, other.0)
}

/// What the strong links join, by the lowest candidate. What cannot be coloured, because there is no
/// solution, is left out.
pub(crate) fn colorings(links: &[[Candidate; 2]]) -> Vec<Coloring> {
    let mut nodes: Vec<Candidate> = links.iter().flatten().copied().collect();
    nodes.sort_unstable();
    nodes.dedup();
    let place = |candidate| nodes.binary_search(&candidate).unwrap_or_default();
    let mut partners = vec![Vec::new(); nodes.len()];
    for &[one, other] in links {
        partners[place(one)].push(place(other));
        partners[place(other)].push(place(one));
    }
    let mut color_of = vec![None; nodes.len()];
    let mut all = Vec::new();
    for start in 0..nodes.len() {
        if color_of[start].is_some() {
            continue;
        }
        color_of[start] = Some(0);
        let mut members = vec![start];
        let mut next = 0;
        let mut sound = true;
        while let Some(&node) = members.get(next) {
            next += 1;
            let opposite = color_of[node].map(|color: usize| 1 - color);
            for &partner in &partners[node] {
                if color_of[partner].is_none() {
                    color_of[partner] = opposite;
                    members.push(partner);
                }
                sound &= color_of[partner] == opposite;
            }
        }
        if !sound {
            continue;
        }
        members.sort_unstable();
        let of = |color| {
            let own = members
                .iter()
                .filter(|node| color_of[**node] == Some(color));
            own.map(|node| nodes[*node]).collect::<Vec<_>>()
        };
        let colors = [of(0), of(1)];
        let own = |link: &&[Candidate; 2]| {
            let has = |color: &Vec<_>| color.binary_search(&link[0]).is_ok();
            colors.iter().any(has)
        };
        let links = links.iter().filter(own).copied().collect();
        all.push(Coloring { colors, links });
    }
    all
}
