//! Explanation of a generation, in words.

use sudoku_search::{Argument, Explanation, Template};

use super::{Ga, GaPhase};

static IMPROVED: Template = Template {
    id: "ga.improved",
    text: "A better grid was found, with {conflicts|no conflict|one conflict|# conflicts}.",
};

static NOT_IMPROVED: Template = Template {
    id: "ga.stale",
    text: "No better grid was found for {stale|one generation|# generations}; the best grid of this generation has {conflicts|no conflict|one conflict|# conflicts}.",
};

static SHAKEN_UP: Template = Template {
    id: "ga.shaken",
    text: "No better grid was found for {stale|one generation|# generations}: random grids replace the worst {percent} %.",
};

static CONVERGED: Template = Template {
    id: "ga.settled",
    text: "The best grid is no better than {patience|one generation|# generations} ago: it has {conflicts|no conflict|one conflict|# conflicts}.",
};

/// Explains the last generation; `None` before the first is complete.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "a percentage is from 0 to 100"
)]
pub(super) fn explain(search: &Ga) -> Option<Explanation> {
    if search.counts.generations == 0 {
        return None;
    }
    let number = |name, number: u32| (name, Argument::Number(number.into()));
    let conflicts = number("conflicts", search.population.min_conflicts().into());
    let (best, conflict_count) = search.population.individual_at_rank(0);
    let is_solved = conflict_count == 0 && search.chromosomes.are_candidates(best);
    Some(match search.phase {
        GaPhase::End if !is_solved => {
            let patience = number("patience", search.params.patience);
            Explanation::new(&CONVERGED, vec![patience, conflicts])
        }
        _ if is_solved || search.improved => Explanation::new(&IMPROVED, vec![conflicts]),
        _ if search.generations_without_gain == 0 => {
            let stale = number("stale", search.params.shake_up_after);
            let percent = number("percent", (100.0 * search.params.shake_up_share) as u32);
            Explanation::new(&SHAKEN_UP, vec![stale, percent])
        }
        _ => Explanation::new(
            &NOT_IMPROVED,
            vec![number("stale", search.generations_without_gain), conflicts],
        ),
    })
}
