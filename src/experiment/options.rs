use crate::Runs;

/// What a run costs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "lowercase")
)]
pub enum Measure {
    /// Microseconds, on whatever machine it was.
    #[default]
    Time,
    /// Steps, which compare only where a step is the same thing.
    Steps,
    /// Digits tried, where algorithms try any.
    Nodes,
}

impl Measure {
    /// By its id.
    pub fn named(id: &str) -> Option<Self> {
        [Self::Time, Self::Steps, Self::Nodes]
            .into_iter()
            .find(|one| one.id() == id)
    }

    /// Its id.
    pub fn id(self) -> &'static str {
        match self {
            Self::Time => "time",
            Self::Steps => "steps",
            Self::Nodes => "nodes",
        }
    }

    /// What runs cost: a figure each, not a number where there is none.
    pub(crate) fn costs(self, runs: &Runs) -> &[f64] {
        match self {
            Self::Time => &runs.micros,
            Self::Steps => &runs.steps,
            Self::Nodes => &runs.nodes,
        }
    }

    /// Whether costs of two contestants are of one kind.
    pub(crate) fn compares(self, runs: &Runs, one: usize, other: usize) -> bool {
        let unit = |at: usize| runs.units.get(at).filter(|unit| !unit.is_empty());
        match self {
            Self::Time | Self::Nodes => true,
            Self::Steps => one == other || unit(one).is_some() && unit(one) == unit(other),
        }
    }
}

/// A cost of which there is a logarithm: less than 1 was nothing that could be counted, and is taken as half.
pub(crate) fn positive(cost: f64) -> f64 {
    cost.max(0.5)
}

/// What puzzles are told apart by.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "lowercase")
)]
pub enum By {
    /// The set they are of.
    #[default]
    Set,
    /// How many givens they have.
    Givens,
    /// The size of the grid.
    Size,
}

impl By {
    /// By its id.
    pub fn named(id: &str) -> Option<Self> {
        [Self::Set, Self::Givens, Self::Size]
            .into_iter()
            .find(|one| one.id() == id)
    }

    /// Its id.
    pub fn id(self) -> &'static str {
        match self {
            Self::Set => "set",
            Self::Givens => "givens",
            Self::Size => "size",
        }
    }
}

/// What a summary is of.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Deserialize), serde(default))]
pub struct Options {
    /// What runs cost.
    pub measure: Measure,
    /// What puzzles are told apart by.
    pub by: By,
}

/// Puzzles told apart.
pub(crate) struct Classes {
    /// What each is called, in order.
    pub(crate) names: Vec<String>,
    /// Of each puzzle, its place among them.
    pub(crate) of: Vec<usize>,
}

/// Classes of givens at most: more would be a curve.
const MOST: u32 = 8;

impl Classes {
    pub(crate) fn of(runs: &Runs, by: By) -> Self {
        let key = |puzzle: &crate::Puzzle| match by {
            By::Set => puzzle.set,
            By::Givens => puzzle.givens,
            By::Size => puzzle.side,
        };
        let keys: Vec<_> = runs.puzzles.iter().map(key).collect();
        let width = if by == By::Givens { width(&keys) } else { 1 };
        let mut kinds: Vec<_> = keys.iter().map(|key| key / width).collect();
        let of = kinds.clone();
        kinds.sort_unstable();
        kinds.dedup();
        let name = |kind: &u32| match by {
            By::Set => runs.sets[*kind as usize].clone(),
            By::Givens if width == 1 => kind.to_string(),
            By::Givens => format!("{}–{}", kind * width, kind * width + width - 1),
            By::Size => format!("{kind}×{kind}"),
        };
        let place = |kind: u32| kinds.partition_point(|known| *known < kind);
        Self {
            names: kinds.iter().map(name).collect(),
            of: of.into_iter().map(place).collect(),
        }
    }
}

/// How many numbers of givens make a class: 1, 2, 5, 10, …, so that there are few classes.
fn width(givens: &[u32]) -> u32 {
    let mut distinct = givens.to_vec();
    distinct.sort_unstable();
    distinct.dedup();
    let tens = (0..4).flat_map(|power| [1, 2, 5].map(|n| n * 10_u32.pow(power)));
    let classes = |width: u32| {
        let mut kinds: Vec<_> = distinct.iter().map(|givens| givens / width).collect();
        kinds.dedup();
        kinds.len() <= MOST as usize
    };
    let mut tens = tens;
    tens.find(|width| classes(*width)).unwrap_or(10_000)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Puzzle;

    fn names(givens: impl IntoIterator<Item = u32>, by: By) -> Vec<String> {
        let puzzles = givens.into_iter().map(|givens| Puzzle {
            set: 0,
            givens,
            side: givens.isqrt(),
        });
        let runs = Runs {
            sets: vec!["some".to_owned()],
            puzzles: puzzles.collect(),
            ..Runs::default()
        };
        Classes::of(&runs, by).names
    }

    #[test]
    fn many_numbers_of_givens_are_taken_together() {
        assert_eq!(names([30, 17, 17], By::Givens), ["17", "30"]);
        assert_eq!(
            names(17..=27, By::Givens),
            ["16–17", "18–19", "20–21", "22–23", "24–25", "26–27"]
        );
        assert_eq!(names([16, 81, 256], By::Size), ["4×4", "9×9", "16×16"]);
        assert_eq!(names([16, 81], By::Set), ["some"]);
    }
}
