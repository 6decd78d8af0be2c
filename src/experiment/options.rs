use crate::{Measure, RunTable};

impl Measure {
    /// The cost of each run in this measure, in the order of the runs; NaN for runs without a cost.
    pub(crate) fn costs(self, runs: &RunTable) -> &[f64] {
        match self {
            Self::Time => &runs.micros,
            Self::Steps => &runs.steps,
            Self::Nodes => &runs.nodes,
            Self::Counter(_) => &runs.counter,
        }
    }

    /// Returns `true` if the costs of two contestants have the same unit and can be compared.
    pub(crate) fn has_same_unit(self, runs: &RunTable, one: usize, other: usize) -> bool {
        match self {
            Self::Time | Self::Nodes | Self::Counter(_) => true,
            Self::Steps => {
                let details = [one, other].map(|index| runs.details.get(index));
                one == other
                    || matches!(details, [Some(one), Some(other)] if one.counts_like(other))
            }
        }
    }
}

/// The cost, or 0.5 if the cost is below 1, the resolution of costs; so the logarithm of the result is finite.
pub(crate) fn positive(cost: f64) -> f64 {
    cost.max(0.5)
}

/// The criterion by which puzzles are grouped into classes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "lowercase")
)]
#[non_exhaustive]
pub enum Grouping {
    /// The set of the puzzle.
    #[default]
    Set,
    /// The number of givens.
    Givens,
    /// The side of the grid.
    Size,
}

impl Grouping {
    /// The grouping with this id; `None` if there is none.
    pub fn from_id(id: &str) -> Option<Self> {
        [Self::Set, Self::Givens, Self::Size]
            .into_iter()
            .find(|grouping| grouping.id() == id)
    }

    /// The identifier in addresses and JSON.
    pub fn id(self) -> &'static str {
        match self {
            Self::Set => "set",
            Self::Givens => "givens",
            Self::Size => "size",
        }
    }
}

/// The options of a summary.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Deserialize), serde(default))]
pub struct SummaryOptions {
    /// The measure of cost.
    pub measure: Measure,
    /// How puzzles are grouped into classes, which are compared with each other.
    pub by: Grouping,
}

/// Puzzles grouped into classes.
pub(crate) struct PuzzleClasses {
    /// The names of the classes, in order.
    pub(crate) names: Vec<String>,
    /// The index of the class of each puzzle.
    pub(crate) class_of_puzzle: Vec<usize>,
}

/// The maximum number of classes by givens.
const MAX_GIVENS_CLASSES: u32 = 8;

impl PuzzleClasses {
    pub(crate) fn of(runs: &RunTable, by: Grouping) -> Self {
        let key = |puzzle: &crate::PuzzleInfo| match by {
            Grouping::Set => puzzle.set,
            Grouping::Givens => puzzle.givens,
            Grouping::Size => puzzle.side,
        };
        let keys: Vec<_> = runs.puzzles.iter().map(key).collect();
        let width = if by == Grouping::Givens {
            class_width(&keys)
        } else {
            1
        };
        let mut class_numbers: Vec<_> = keys.iter().map(|key| key / width).collect();
        let class_keys = class_numbers.clone();
        class_numbers.sort_unstable();
        class_numbers.dedup();
        let name = |class: &u32| match by {
            Grouping::Set => runs.sets[*class as usize].clone(),
            Grouping::Givens if width == 1 => class.to_string(),
            Grouping::Givens => format!("{}–{}", class * width, class * width + width - 1),
            Grouping::Size => format!("{class}×{class}"),
        };
        let rank_of = |class: u32| class_numbers.partition_point(|known| *known < class);
        Self {
            names: class_numbers.iter().map(name).collect(),
            class_of_puzzle: class_keys.into_iter().map(rank_of).collect(),
        }
    }
}

/// The width of a class by givens: the smallest of 1, 2, 5, 10, … that gives at most [`MAX_GIVENS_CLASSES`] classes.
fn class_width(givens: &[u32]) -> u32 {
    let mut distinct_givens = givens.to_vec();
    distinct_givens.sort_unstable();
    distinct_givens.dedup();
    let mut widths = (0..4).flat_map(|power| [1, 2, 5].map(|n| n * 10_u32.pow(power)));
    let has_few_classes = |width: u32| {
        let mut class_numbers: Vec<_> = distinct_givens
            .iter()
            .map(|givens| givens / width)
            .collect();
        class_numbers.dedup();
        class_numbers.len() <= MAX_GIVENS_CLASSES as usize
    };
    widths
        .find(|width| has_few_classes(*width))
        .unwrap_or(10_000)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::PuzzleInfo;

    fn names(givens: impl IntoIterator<Item = u32>, by: Grouping) -> Vec<String> {
        let puzzles = givens.into_iter().map(|givens| PuzzleInfo {
            set: 0,
            givens,
            side: givens.isqrt(),
        });
        let runs = RunTable {
            sets: vec!["some".to_owned()],
            puzzles: puzzles.collect(),
            ..RunTable::default()
        };
        PuzzleClasses::of(&runs, by).names
    }

    #[test]
    fn many_numbers_of_givens_are_grouped() {
        assert_eq!(names([30, 17, 17], Grouping::Givens), ["17", "30"]);
        assert_eq!(
            names(17..=27, Grouping::Givens),
            ["16–17", "18–19", "20–21", "22–23", "24–25", "26–27"]
        );
        assert_eq!(
            names([16, 81, 256], Grouping::Size),
            ["4×4", "9×9", "16×16"]
        );
        assert_eq!(names([16, 81], Grouping::Set), ["some"]);
    }
}
