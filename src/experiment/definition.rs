mod contestant;
mod set;

use contestant::setup;
pub use contestant::{Contestant, Params, Value};
pub use set::{Generate, Givens, Set};

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
/// givens = [20, 25]            # of those with so many; or with one number of them
/// easier = 30                  # with digits of its solution added to each, up to so many givens
/// box = "3x3"                  # where the number of cells does not say it
///
/// [[set]]                      # made, in place of read
/// [set.generate]
/// algorithm = "dig"            # with preset and params, as a contestant
/// count = 100
/// seed = 1                     # of the first; the others have the next ones
/// box = "3x3"                  # these two unless given
///
/// [[contestant]]
/// algorithm = "ga"
/// preset = "paper"
/// name = "GA of 30"            # no comma; unless given, all that is set
/// steps = 20000                # of its runs, in place of the budget's
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

/// The seeds of an experiment.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Deserialize),
    serde(untagged, expecting = "seeds is how many there are, or a list of them")
)]
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
    /// Reads JSON.
    ///
    /// # Errors
    ///
    /// What is wrong, and where: first the key, as `set[0].take`.
    #[cfg(feature = "serde")]
    pub fn from_json(text: &str) -> Result<Self, String> {
        let mut source = serde_json::Deserializer::from_str(text);
        let read = serde_path_to_error::deserialize(&mut source);
        let read = read.map_err(|error| error.to_string())?;
        source.end().map_err(|error| error.to_string())?;
        Ok(read)
    }

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
        let faults = self.sets.iter().enumerate();
        let mut faults = faults.filter_map(|(at, set)| Some((at + 1, set.fault()?)));
        if let Some((place, fault)) = faults.next() {
            return Some(format!("set {place}: {fault}"));
        }
        let titles = self.contestants.iter().map(Contestant::title);
        let titles: Vec<_> = titles.collect();
        let sets: Vec<_> = self.sets.iter().map(Set::title).collect();
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
