//! Suggestions for misspelt ids that depend on other arguments. For all others, `clap` makes them.

use sudoku_search::{Algorithm, ParamKind, Registry, Setup};

/// The beginning of a suggestion after an error message, as in `clap`.
pub(crate) const TIP: &str = "\n\n  tip:";

/// The minimum similarity of a suggestion, from 0 to 1, as in `clap`.
const MIN_SIMILARITY: f64 = 0.7;

/// The known id that is most similar to `id`; `None` if no id is similar, or `id` itself is known.
fn nearest<'a>(id: &str, known_ids: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let lowercase_id = id.to_lowercase();
    let rated_ids =
        (known_ids.into_iter()).map(|known| (strsim::jaro(&lowercase_id, known), known));
    let similar_ids = rated_ids.filter(|(similarity, _)| *similarity >= MIN_SIMILARITY);
    let nearest = similar_ids.max_by(|(a, _), (b, _)| a.total_cmp(b));
    nearest.map(|(_, known)| known).filter(|known| *known != id)
}

/// The text that follows an error message if a known id is similar to `id`, in the form of `clap`'s suggestions;
/// otherwise empty. `kind` names what the id stands for, such as `preset`.
pub(crate) fn tip<'a>(
    kind: &str,
    id: &str,
    known_ids: impl IntoIterator<Item = &'a str>,
) -> String {
    nearest(id, known_ids).map_or_else(String::new, |known| {
        format!("{TIP} a similar {kind} exists: '{known}'")
    })
}

/// The [`tip`] for the first unknown id in a setup: the algorithm, the preset, a parameter or its value. Empty if all
/// ids are known, or no known id is similar.
pub(crate) fn tip_for_setup(registry: &Registry, setup: &Setup) -> String {
    let Some(algorithm) = registry.find(&setup.algorithm) else {
        let ids = registry.iter().map(|algorithm| algorithm.info().id);
        return tip("algorithm", &setup.algorithm, ids);
    };
    if let Some(preset) = &setup.preset {
        let tip = tip(
            "preset",
            preset,
            algorithm.presets().iter().map(|preset| preset.id),
        );
        if !tip.is_empty() {
            return tip;
        }
    }
    let tips = setup
        .params
        .iter()
        .map(|(id, value)| tip_for_param(algorithm, id, value));
    tips.into_iter()
        .find(|tip| !tip.is_empty())
        .unwrap_or_default()
}

/// The [`tip`] for a parameter, or for its value if it is a choice.
fn tip_for_param(algorithm: &dyn Algorithm, id: &str, value: &str) -> String {
    let params = algorithm.params();
    let Some(param) = params.iter().find(|param| param.id == id) else {
        return tip("parameter", id, params.iter().map(|param| param.id));
    };
    match &param.kind {
        ParamKind::Choice(_, options) => {
            tip("value", value, options.iter().map(|(option, _)| *option))
        }
        _ => String::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::nearest;

    #[test]
    fn the_nearest_id_is_suggested_if_it_is_similar() {
        let ids = ["most-constrained", "rows", "domains"];
        assert_eq!(nearest("row", ids), Some("rows"));
        assert_eq!(nearest("Domain", ids), Some("domains"));
        assert_eq!(nearest("most-constraint", ids), Some("most-constrained"));
        assert_eq!(nearest("xyz", ids), None);
        assert_eq!(nearest("", ids), None);
        assert_eq!(nearest("rows", ids), None, "it is no misspelling");
    }
}
