use std::collections::BTreeMap;
use std::fmt;

use sudoku_search::Setup;

/// What is to be run on what: every contestant, on every puzzle of every set, with every seed.
///
/// As TOML, with all that can be said:
///
/// ```toml
/// seeds = 5                    # 1 to 5; or a list, [1, 4, 9]; unless given, 1
///
/// [budget]                     # of each run; unless given, without end
/// steps = 100000
/// seconds = 10.0
///
/// [[set]]
/// file = "puzzles/top95.txt"   # beside the definition
/// name = "top95"               # unless given, the file's
/// take = 50                    # the first so many
/// class = "hard"               # of those whose label begins with this field
/// box = "3x3"                  # where the number of cells does not say it
///
/// [[contestant]]
/// algorithm = "ga"
/// preset = "paper"
/// name = "GA of 30"            # no comma; unless given, all that is set
/// [contestant.params]
/// population = 30
/// ```
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Deserialize),
    serde(deny_unknown_fields)
)]
pub struct Definition {
    /// Where puzzles come from; their order is that of the tasks.
    #[cfg_attr(feature = "serde", serde(rename = "set"))]
    pub sets: Vec<Set>,
    /// What is compared.
    #[cfg_attr(feature = "serde", serde(rename = "contestant"))]
    pub contestants: Vec<Contestant>,
    /// Of the runs of one contestant on one puzzle.
    #[cfg_attr(feature = "serde", serde(default))]
    pub seeds: Seeds,
    /// When a run ends.
    #[cfg_attr(feature = "serde", serde(default))]
    pub budget: Budget,
}

/// Some puzzles of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Deserialize),
    serde(deny_unknown_fields)
)]
pub struct Set {
    /// The file, from where the definition lies.
    pub file: String,
    /// What the records call it.
    #[cfg_attr(feature = "serde", serde(default))]
    pub name: Option<String>,
    /// How many of the puzzles that remain, from the first on.
    #[cfg_attr(feature = "serde", serde(default))]
    pub take: Option<usize>,
    /// The first field of the label beside a puzzle; others are left out.
    #[cfg_attr(feature = "serde", serde(default))]
    pub class: Option<String>,
    /// Rows and columns of a box, such as `2x5`.
    #[cfg_attr(feature = "serde", serde(default, rename = "box"))]
    pub shape: Option<String>,
}

impl Set {
    /// What the records call it: its name, or the file's without folders and ending.
    pub fn title(&self) -> &str {
        self.name.as_deref().unwrap_or_else(|| {
            let file = self.file.rsplit(['/', '\\']).next().unwrap_or_default();
            file.rsplit_once('.').map_or(file, |(stem, _)| stem)
        })
    }

    /// Whether a puzzle with this label beside it belongs to it.
    pub fn holds(&self, label: &str) -> bool {
        let field = label.split([',', '\t']).next().unwrap_or_default();
        (self.class.as_deref()).is_none_or(|class| field.trim() == class)
    }
}

/// An algorithm, set up in some way.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Deserialize),
    serde(deny_unknown_fields)
)]
pub struct Contestant {
    /// Its id.
    pub algorithm: String,
    /// The preset's id; `None` is the first.
    #[cfg_attr(feature = "serde", serde(default))]
    pub preset: Option<String>,
    /// What the records call it.
    #[cfg_attr(feature = "serde", serde(default))]
    pub name: Option<String>,
    /// Parameters over the preset, by id.
    #[cfg_attr(feature = "serde", serde(default))]
    pub params: BTreeMap<String, Value>,
}

impl Contestant {
    /// What the records call it: its name, or the algorithm and what is set, without commas.
    pub fn title(&self) -> String {
        self.name.clone().unwrap_or_else(|| {
            let setup = self.setup(&Budget::default());
            setup.to_string()
        })
    }

    /// It as it is run, with seed 0.
    pub fn setup(&self, budget: &Budget) -> Setup {
        Setup {
            params: (self.params.iter())
                .map(|(id, value)| (id.clone(), value.to_string()))
                .collect(),
            max_steps: budget.steps,
            ..Setup::of(&self.algorithm).preset(self.preset.as_deref())
        }
    }
}

/// The value of a parameter.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Deserialize), serde(untagged))]
pub enum Value {
    /// `true` or `false`.
    Flag(bool),
    /// A whole number.
    Whole(i64),
    /// Any other number.
    Number(f64),
    /// The id of a choice.
    Text(String),
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Flag(value) => value.fmt(f),
            Self::Whole(value) => value.fmt(f),
            Self::Number(value) => value.fmt(f),
            Self::Text(value) => value.fmt(f),
        }
    }
}

/// The seeds of an experiment.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Deserialize), serde(untagged))]
pub enum Seeds {
    /// From 1 up, so many.
    Count(u32),
    /// These.
    List(Vec<u32>),
}

impl Default for Seeds {
    fn default() -> Self {
        Self::Count(1)
    }
}

impl Seeds {
    /// All of them, in order.
    pub fn all(&self) -> Vec<u32> {
        match self {
            Self::Count(count) => (1..=*count).collect(),
            Self::List(list) => list.clone(),
        }
    }
}

/// What ends a run that does not end by itself.
#[derive(Clone, Debug, Default, PartialEq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Deserialize),
    serde(deny_unknown_fields)
)]
pub struct Budget {
    /// Steps of the algorithm.
    #[cfg_attr(feature = "serde", serde(default))]
    pub steps: Option<u64>,
    /// Seconds, after which it ends at the next look at the clock.
    #[cfg_attr(feature = "serde", serde(default))]
    pub seconds: Option<f64>,
}

/// Seeds at most: of more there is nothing to learn.
const MOST_SEEDS: usize = 1_000_000;

/// A year.
const MOST_SECONDS: f64 = 31_536_000.0;

impl Definition {
    /// What keeps it from being run, in a sentence, but for what only files and algorithms can tell.
    pub fn fault(&self) -> Option<String> {
        if self.sets.is_empty() {
            return Some("there is no [[set]]".to_owned());
        }
        if self.contestants.is_empty() {
            return Some("there is no [[contestant]]".to_owned());
        }
        let count = match &self.seeds {
            Seeds::Count(count) => *count as usize,
            Seeds::List(list) => list.len(),
        };
        if count == 0 || count > MOST_SEEDS {
            return Some(format!(
                "seeds: {count}, where 1 to {MOST_SEEDS} are possible"
            ));
        }
        let mut seeds = self.seeds.all();
        seeds.sort_unstable();
        if let Some([twice, _]) = seeds.array_windows().find(|[a, b]| a == b) {
            return Some(format!("seeds: {twice} is there twice"));
        }
        if let Some(seconds) = self.budget.seconds
            && !(0.0..=MOST_SECONDS).contains(&seconds)
        {
            return Some(format!(
                "budget: {seconds} seconds, where 0 to {MOST_SECONDS} are possible"
            ));
        }
        let titles = self.contestants.iter().map(Contestant::title);
        let titles: Vec<_> = titles.collect();
        let sets: Vec<_> = self.sets.iter().map(|set| set.title().to_owned()).collect();
        name_fault("contestant", &titles).or_else(|| name_fault("set", &sets))
    }
}

/// Names are fields of records, and what tells their owners apart.
fn name_fault(what: &str, names: &[String]) -> Option<String> {
    names.iter().enumerate().find_map(|(at, name)| {
        let place = at + 1;
        if name.is_empty() {
            return Some(format!("{what} {place} has an empty name"));
        }
        if name.contains([',', '"', '\n', '\r']) {
            return Some(format!(
                "{what} {place}, “{name}”: a name has no comma, quote or line break; set name = …"
            ));
        }
        (names[..at].contains(name))
            .then(|| format!("{what} {place}: another is called “{name}” too; set name = …"))
    })
}
