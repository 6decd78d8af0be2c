//! Explanation and drawing of chains of single candidates.

use sudoku_search::{Argument, Explanation, Link, Role, Template};

use crate::deduction::mark_candidates;

/// The candidates of a chain in order. The links alternate between strong and weak and begin with a
/// strong link; with an even number of candidates, at least one of the two ends is true.
pub(crate) type CandidateChain = Vec<(usize, u8)>;

pub(crate) static CHAIN: Template = Template {
    id: "chain",
    text: "Suppose {first} is false. Then it follows, link by link, that {last} is true. So at least one of {ends} is true, and {digit} can be removed from every cell that sees both of these cells.",
};

/// Explains that at least one end of the chain is true.
pub(crate) fn explain(chain: &CandidateChain) -> Explanation {
    let steps = chain.iter().enumerate();
    let steps = steps.map(|(place, &(cell, digit))| (vec![cell], digit, place % 2 == 1));
    let ends = [chain[0], chain[chain.len() - 1]];
    let arguments = vec![
        ("chain", Argument::Chain(steps.collect())),
        ("ends", Argument::Candidates(ends.to_vec())),
        ("first", Argument::Candidates(vec![ends[0]])),
        ("last", Argument::Candidates(vec![ends[1]])),
        ("digit", Argument::Digit(ends[0].1)),
    ];
    draw_chain(Explanation::new(&CHAIN, arguments), chain)
}

/// Marks the two ends and the inner candidates of a chain with different roles, and adds its links.
pub(crate) fn draw_chain(mut explanation: Explanation, chain: &CandidateChain) -> Explanation {
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
