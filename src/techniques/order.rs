//! Named orders in which techniques can be tried.

use sudoku_search::docs;

use crate::{TECHNIQUES, Technique, find};

/// The ids of the techniques that Berggren and Nilsson's rule-based solver uses, in their order.
/// Subsets of five and more cells, which the authors include in "three or more", come last.
pub const BERGGREN_NILSSON: [&str; 14] = [
    "naked-single",
    "hidden-single",
    "naked-pair",
    "naked-triple",
    "naked-quad",
    "hidden-pair",
    "hidden-triple",
    "hidden-quad",
    "x-wing",
    "swordfish",
    "jellyfish",
    "squirmbag",
    "naked-subset",
    "hidden-subset",
];

/// A named list of techniques that are tried one after the other.
pub struct Order {
    /// The stable id in URLs and tables.
    pub id: &'static str,
    /// The name that is displayed to users.
    pub name: &'static str,
    /// The source of the order, for users.
    pub docs: &'static str,
    /// The ids of the techniques, first to last.
    ids: &'static [&'static str],
}

docs! {
    /// The techniques of Berggren and Nilsson's rule-based solver, as they name them.
    const PAPER_DOCS;
}

docs! {
    /// The steps that `HoDoKu` 2 uses by default, in its order.
    ///
    /// Steps of the program that are off by default are left out. When all of these steps are
    /// exhausted, `HoDoKu` places a digit of the solution; that is not a technique, so a path ends
    /// there. On some of the hardest puzzles, such as *AI Escargot*, this happens after a few
    /// steps.
    const HODOKU_DOCS;
}

docs! {
    /// The rules of Sudoku Explainer in its order, easiest first.
    ///
    /// A rule that corresponds to several techniques here is listed as these techniques, one after
    /// the other. Rules without a counterpart (a locked candidate or a hidden subset reported
    /// together with the single that it makes, three consecutive strong links, aligned triples) are
    /// left out. The rating `se` does not use this list: it searches for each rule as the program
    /// does.
    const SE_DOCS;
}

/// All named orders.
pub static ORDERS: &[Order] = &[
    Order {
        id: "paper",
        name: "The paper's",
        docs: PAPER_DOCS,
        ids: &BERGGREN_NILSSON,
    },
    Order {
        id: "hodoku",
        name: "HoDoKu's",
        docs: HODOKU_DOCS,
        ids: &[
            "full-house",
            "naked-single",
            "hidden-single",
            "locked-pair",
            "locked-triple",
            "locked-candidates",
            "naked-pair",
            "naked-triple",
            "hidden-pair",
            "hidden-triple",
            "naked-quad",
            "hidden-quad",
            "x-wing",
            "swordfish",
            "jellyfish",
            "remote-pair",
            "bug",
            "skyscraper",
            "two-string-kite",
            "turbot-fish",
            "empty-rectangle",
            "w-wing",
            "xy-wing",
            "xyz-wing",
            "unique-rectangle",
            "unique-rectangle-2",
            "unique-rectangle-3",
            "unique-rectangle-4",
            "unique-rectangle-5",
            "unique-rectangle-6",
            "hidden-rectangle",
            "avoidable-rectangle-1",
            "avoidable-rectangle-2",
            "finned-x-wing",
            "sashimi-x-wing",
            "finned-swordfish",
            "sashimi-swordfish",
            "finned-jellyfish",
            "sashimi-jellyfish",
            "sue-de-coq",
            "simple-colors",
            "multi-colors",
            "x-chain",
            "xy-chain",
            "nice-loop",
            "grouped-nice-loop",
            "als-xz",
            "als-xy-wing",
            "als-chain",
            "franken-x-wing",
            "franken-swordfish",
            "finned-franken-x-wing",
            "finned-franken-swordfish",
            "forcing-chain",
            "forcing-net",
        ],
    },
    Order {
        id: "se",
        name: "Sudoku Explainer's",
        docs: SE_DOCS,
        ids: &[
            "full-house",
            "hidden-single",
            "naked-single",
            "locked-candidates",
            "naked-pair",
            "x-wing",
            "hidden-pair",
            "naked-triple",
            "swordfish",
            "hidden-triple",
            "skyscraper",
            "two-string-kite",
            "turbot-fish",
            "xy-wing",
            "xyz-wing",
            "unique-rectangle",
            "unique-rectangle-2",
            "unique-rectangle-3",
            "unique-rectangle-4",
            "unique-loop",
            "naked-quad",
            "jellyfish",
            "hidden-quad",
            "bug",
            "bug-2",
            "bug-3",
            "bug-4",
            "wxyz-wing",
            "aligned-pair-exclusion",
            "x-chain",
            "xy-chain",
            "nice-loop",
            "forcing-chain",
            "forcing-net",
            "nested-forcing-net",
        ],
    },
];

impl Order {
    /// The order with this id; `None` if there is none.
    pub fn from_id(id: &str) -> Option<&'static Self> {
        ORDERS.iter().find(|order| order.id == id)
    }

    /// Returns `true` if every technique of the order is in [`TECHNIQUES`]. The page's first module
    /// contains only a part of the techniques.
    pub fn is_complete(&self) -> bool {
        self.ids.iter().all(|id| find(id).is_some())
    }

    /// The techniques of the order that are in [`TECHNIQUES`], first to last.
    pub fn techniques(&self) -> Vec<&'static dyn Technique> {
        self.ids.iter().filter_map(|id| find(id)).collect()
    }

    /// All techniques, easiest first.
    pub fn all() -> Vec<&'static dyn Technique> {
        TECHNIQUES.to_vec()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::TechniqueListError;

    fn ids(text: &str) -> Result<Vec<&'static str>, TechniqueListError> {
        let techniques = Order::read(text)?;
        Ok(techniques
            .iter()
            .map(|technique| technique.info().id)
            .collect())
    }

    #[test]
    fn a_list_is_an_order_or_ids() {
        assert_eq!(ids("all").unwrap().len(), TECHNIQUES.len());
        assert_eq!(
            ids("paper").unwrap().len(),
            Order::from_id("paper").unwrap().ids.len()
        );
        assert_eq!(
            ids("x-wing, naked-single").unwrap(),
            ["x-wing", "naked-single"]
        );
        let unknown = |id: &str| Err(TechniqueListError::Unknown { id: id.to_owned() });
        assert_eq!(ids("x-wing,y-wing"), unknown("y-wing"));
        assert_eq!(ids(""), unknown(""));
    }

    /// The page's first module has only a part of the techniques, so this test needs the feature
    /// `all`.
    #[cfg(feature = "all")]
    #[test]
    fn every_order_is_complete() {
        for order in ORDERS {
            assert!(order.is_complete(), "{}", order.id);
        }
    }

    #[test]
    fn no_order_names_a_technique_twice() {
        for order in ORDERS {
            let mut ids = order.ids.to_vec();
            ids.sort_unstable();
            ids.dedup();
            assert_eq!(ids.len(), order.ids.len(), "{}", order.id);
        }
    }
}
