//! How chains without groups are told.

use sudoku_search::{Argument, Explanation, Link, Role, Template};

use crate::deduction::mark_candidates;

/// Candidates in a row, joined by strong and weak links in turn, the first of them strong: if one
/// end is not true, the other is.
pub(crate) type Chain = Vec<(usize, u8)>;

pub(crate) static CHAIN: Template = Template {
    id: "chain",
    text: "{chain}. So one of {ends} is true, and what sees both goes.",
};

/// What a chain says: one of its ends is true.
pub(crate) fn explain(chain: &Chain) -> Explanation {
    let steps = chain.iter().enumerate();
    let steps = steps.map(|(place, &(cell, digit))| (vec![cell], digit, place % 2 == 1));
    let ends = chain.first().into_iter().chain(chain.last()).copied();
    let arguments = vec![
        ("chain", Argument::Chain(steps.collect())),
        ("ends", Argument::Candidates(ends.collect())),
    ];
    draw(Explanation::new(&CHAIN, arguments), chain)
}

/// Draws a chain: its ends apart from what is between, and its links.
pub(crate) fn draw(mut explanation: Explanation, chain: &Chain) -> Explanation {
    let last = chain.len() - 1;
    explanation = mark_candidates(explanation, Role::First, [chain[0]]);
    explanation = mark_candidates(explanation, Role::Second, [chain[last]]);
    explanation = mark_candidates(explanation, Role::Pattern, chain[1..last].iter().copied());
    let links = chain.windows(2).enumerate();
    (explanation.links).extend(links.map(|(place, ends)| Link {
        from: ends[0],
        to: ends[1],
        strong: place % 2 == 0,
    }));
    explanation
}
