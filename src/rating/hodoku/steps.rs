//! The levels and base scores of `HoDoKu`'s steps.

use HodokuLevel::{Easy, Extreme, Hard, Medium, Unfair};

/// The difficulty levels of `HoDoKu`, easiest first. `HoDoKu` derives the level of a puzzle from
/// its score, the sum of the scores of all steps, and from the hardest step; the limits below are
/// its defaults.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum HodokuLevel {
    /// Puzzles with a score of at most 800.
    Easy,
    /// Puzzles with a score of at most 1,000.
    Medium,
    /// Puzzles with a score of at most 1,600.
    Hard,
    /// Puzzles with a score of at most 1,800.
    Unfair,
    /// Puzzles with a score above 1,800.
    Extreme,
}

impl HodokuLevel {
    /// The name of the level in tables, as `HoDoKu` writes it.
    pub const fn id(self) -> &'static str {
        match self {
            Easy => "Easy",
            Medium => "Medium",
            Hard => "Hard",
            Unfair => "Unfair",
            Extreme => "Extreme",
        }
    }
}

/// The level and the base score of one step by the technique with this id in `HoDoKu`; `None` if `HoDoKu` has
/// no such step.
pub fn hodoku_step(id: &str) -> Option<(HodokuLevel, u32)> {
    let step = STEPS.iter().find(|(technique, ..)| *technique == id);
    step.map(|(_, level, score)| (*level, *score))
}

/// The techniques of `HoDoKu` 2 by id, each with its default level and base score.
const STEPS: [(&str, HodokuLevel, u32); 59] = [
    ("full-house", Easy, 4),
    ("naked-single", Easy, 4),
    ("hidden-single", Easy, 14),
    ("locked-pair", Medium, 40),
    ("locked-triple", Medium, 60),
    ("locked-candidates", Medium, 50),
    ("naked-pair", Medium, 60),
    ("hidden-pair", Medium, 70),
    ("naked-triple", Medium, 80),
    ("hidden-triple", Medium, 100),
    ("naked-quad", Hard, 120),
    ("hidden-quad", Hard, 150),
    ("x-wing", Hard, 140),
    ("swordfish", Hard, 150),
    ("jellyfish", Hard, 160),
    ("remote-pair", Hard, 110),
    ("bug", Hard, 100),
    ("skyscraper", Hard, 130),
    ("two-string-kite", Hard, 150),
    ("turbot-fish", Hard, 120),
    ("empty-rectangle", Hard, 120),
    ("w-wing", Hard, 150),
    ("xy-wing", Hard, 160),
    ("xyz-wing", Hard, 180),
    ("unique-rectangle", Hard, 100),
    ("unique-rectangle-2", Hard, 100),
    ("unique-rectangle-3", Hard, 100),
    ("unique-rectangle-4", Hard, 100),
    ("unique-rectangle-5", Hard, 100),
    ("unique-rectangle-6", Hard, 100),
    ("hidden-rectangle", Hard, 100),
    ("avoidable-rectangle-1", Hard, 100),
    ("avoidable-rectangle-2", Hard, 100),
    ("finned-x-wing", Hard, 130),
    ("sashimi-x-wing", Hard, 150),
    ("finned-swordfish", Unfair, 200),
    ("sashimi-swordfish", Unfair, 240),
    ("finned-jellyfish", Unfair, 250),
    ("sashimi-jellyfish", Unfair, 260),
    ("sue-de-coq", Unfair, 250),
    ("simple-colors", Hard, 150),
    ("multi-colors", Hard, 200),
    ("x-chain", Unfair, 260),
    ("xy-chain", Unfair, 260),
    ("nice-loop", Unfair, 280),
    ("grouped-nice-loop", Unfair, 300),
    ("als-xz", Unfair, 300),
    ("als-xy-wing", Unfair, 320),
    ("als-chain", Unfair, 340),
    ("death-blossom", Unfair, 360),
    ("franken-x-wing", Unfair, 300),
    ("franken-swordfish", Unfair, 350),
    ("finned-franken-x-wing", Unfair, 390),
    ("finned-franken-swordfish", Unfair, 410),
    ("squirmbag", Unfair, 470),
    ("finned-squirmbag", Unfair, 470),
    ("sashimi-squirmbag", Unfair, 470),
    ("forcing-chain", Extreme, 500),
    ("forcing-net", Extreme, 700),
];

#[cfg(test)]
mod tests {
    use sudoku_techniques::{Order, find};

    use super::*;

    #[test]
    fn each_step_is_a_technique_and_each_technique_of_the_order_has_a_step() {
        for (id, ..) in STEPS {
            assert!(find(id).is_some(), "there is no technique {id}");
        }
        for technique in Order::from_id("hodoku").expect("an order").techniques() {
            let id = technique.info().id;
            assert!(hodoku_step(id).is_some(), "{id} has no score");
        }
    }
}
