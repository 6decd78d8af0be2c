//! In which order techniques are tried.

use sudoku_search::docs;

use crate::{TECHNIQUES, Technique, find};

/// A list of techniques to be tried one after the other, and who uses it.
pub struct Order {
    /// Its name in URLs and tables, for ever.
    pub id: &'static str,
    /// Its name to people.
    pub name: &'static str,
    /// Where it comes from.
    pub docs: &'static str,
    /// The ids, first to last.
    ids: &'static [&'static str],
}

docs! {
    /// The techniques of Berggren and Nilsson's rule-based solver, as they name them.
    const PAPER;
}

docs! {
    /// The steps that `HoDoKu` 2 takes by default, in its order.
    ///
    /// Steps that it knows and that are off by default are left out.
    const HODOKU;
}

/// Every order there is.
pub static ORDERS: &[Order] = &[
    Order {
        id: "paper",
        name: "The paper's",
        docs: PAPER,
        ids: &[
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
        ],
    },
    Order {
        id: "hodoku",
        name: "HoDoKu's",
        docs: HODOKU,
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
];

impl Order {
    /// The order of this name.
    pub fn named(id: &str) -> Option<&'static Self> {
        ORDERS.iter().find(|order| order.id == id)
    }

    /// The techniques that it names and that are here, first to last.
    pub fn techniques(&self) -> Vec<&'static dyn Technique> {
        self.ids.iter().filter_map(|id| find(id)).collect()
    }

    /// Every technique there is, easiest first.
    pub fn all() -> Vec<&'static dyn Technique> {
        TECHNIQUES.to_vec()
    }
}
