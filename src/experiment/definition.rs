mod contestant;
mod set;

use contestant::setup;
pub use contestant::{Contestant, OWN, ParamValue, ParamValues};
pub use set::{BoxError, Generate, Givens, Set};
use sudoku_search::Trace;
#[cfg(feature = "serde")]
use thiserror::Error;

use crate::DefinitionError;

/// The definition of an experiment: every contestant runs on every puzzle of every set, with every
/// seed.
///
/// As TOML, with all keys:
///
/// ```toml
/// seeds = 5                    # 1 to 5; or a list, [1, 4, 9]; by default 1
///
/// [budget]                     # limits of each run; by default none
/// steps = 100000
/// seconds = 10.0
///
/// [records]                    # by default none
/// traces = 200                 # records the series of each run: 2 to 2048 samples
/// blocks = 5                   # repeats all runs in interleaved blocks, so that times can be compared: 1 to 1000
///
/// [[set]]
/// file = "puzzles/top95.txt"   # relative to the definition
/// name = "top95"               # by default that of the file
/// take = 50                    # the maximum number of puzzles
/// class = "hard"               # only puzzles whose label begins with this field
/// givens = [20, 25]            # only puzzles with 20 to 25 givens; or one number
/// canonical = true             # each puzzle in its min-lex form
/// easier = 30                  # adds digits of the solution to each puzzle, up to 30 givens
/// box = "3x3"                  # if the number of cells does not determine it
///
/// [[set]]                      # generated instead of read
/// [set.generate]
/// algorithm = "dig"            # with preset and params, as for a contestant
/// count = 100
/// seed = 1                     # of the first puzzle; the others have the next seeds
/// box = "3x3"                  # the default, as is seed = 1
///
/// [[contestant]]
/// algorithm = "ga"
/// preset = "paper"
/// name = "GA of 30"            # without commas; by default the settings
/// steps = 20000                # replaces the step limit of the budget
/// [contestant.params]
/// population = 30
///
/// [[contestant]]
/// algorithm = "own"            # a user-supplied solver
/// file = "x.wasm"              # relative to the definition
/// sha256 = "8f3a…"             # accepts no file with another digest
/// ```
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Deserialize),
    serde(deny_unknown_fields)
)]
pub struct Definition {
    /// The sets of puzzles, in the order in which the tasks use them.
    #[cfg_attr(feature = "serde", serde(rename = "set"))]
    pub sets: Vec<Set>,
    /// The contestants: the setups that are compared.
    #[cfg_attr(feature = "serde", serde(rename = "contestant"))]
    pub contestants: Vec<Contestant>,
    /// The seeds of the runs of a contestant on a puzzle.
    #[cfg_attr(feature = "serde", serde(default))]
    pub seeds: Seeds,
    /// The limits of a run.
    #[cfg_attr(feature = "serde", serde(default))]
    pub budget: Budget,
    /// Optional parts of the records, besides the columns of every record.
    #[cfg_attr(feature = "serde", serde(default))]
    pub records: RecordOptions,
}

/// The seeds of an experiment.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Deserialize),
    serde(
        untagged,
        expecting = "seeds is the number of seeds, or a list of seeds"
    )
)]
pub enum Seeds {
    /// The seeds from 1 to this number.
    Count(u32),
    /// Exactly these seeds.
    List(Vec<u32>),
}

impl Default for Seeds {
    fn default() -> Self {
        Self::Count(1)
    }
}

impl Seeds {
    /// All seeds, in the order in which the tasks use them.
    pub fn all(&self) -> Vec<u32> {
        match self {
            Self::Count(count) => (1..=*count).collect(),
            Self::List(list) => list.clone(),
        }
    }
}

/// The limits of runs that do not end by themselves.
#[derive(Clone, Debug, Default, PartialEq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Deserialize),
    serde(deny_unknown_fields)
)]
pub struct Budget {
    /// The maximum number of steps of a run, in the unit of the algorithm.
    #[cfg_attr(feature = "serde", serde(default))]
    pub steps: Option<u64>,
    /// The maximum time of a run in seconds; a run that exceeds the limit ends at the next reading of the
    /// clock.
    #[cfg_attr(feature = "serde", serde(default))]
    pub seconds: Option<f64>,
}

/// Optional parts of the record of each run, besides the columns of every record.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Deserialize),
    serde(deny_unknown_fields)
)]
pub struct RecordOptions {
    /// The maximum number of recorded samples of the series of a run, evenly chosen among those that its trace keeps: 2
    /// to [`Trace::CAPACITY`](sudoku_search::Trace::CAPACITY). `None` records no traces. In a definition, the key is
    /// `records.traces`. The command line records traces, the page does not.
    #[cfg_attr(feature = "serde", serde(default, rename = "traces"))]
    pub max_trace_samples: Option<usize>,
    /// `true` if the processor time and the memory of each run are recorded, in
    /// [`RESOURCE_COLUMNS`](crate::RESOURCE_COLUMNS). In a definition, the key is `records.resources`. The command line
    /// measures them on Linux, the page does not.
    #[cfg_attr(feature = "serde", serde(default))]
    pub resources: bool,
    /// The number of blocks in which all runs are repeated, 1 to 1000. In each block, every contestant runs on every
    /// puzzle with every seed, in an order that changes from block to block (see [`Plan`](crate::Plan)). A summary uses
    /// the median of the times of a run over all blocks, and compares no times if the times of the blocks differ too
    /// much. In a definition, the key is `records.blocks`. The command line repeats runs, the page does not.
    #[cfg_attr(feature = "serde", serde(default = "one_block"))]
    pub blocks: u32,
}

/// The number of blocks if runs are not repeated.
#[cfg(feature = "serde")]
const fn one_block() -> u32 {
    1
}

impl Default for RecordOptions {
    fn default() -> Self {
        Self {
            max_trace_samples: None,
            resources: false,
            blocks: 1,
        }
    }
}

/// The maximum number of blocks. More repetitions hardly make a median more precise.
const MAX_BLOCKS: u32 = 1000;

/// The maximum number of seeds of a definition. All seeds are listed in memory, so their number must be bounded: a list
/// of the maximum number of seeds takes 4 MB.
const MAX_SEEDS: usize = 1_000_000;

/// The maximum time limit of a run, in seconds: one year of 365 days, which every clock can represent.
const MAX_SECONDS: f64 = 31_536_000.0;

/// The reason why a JSON text cannot be parsed as a [`Definition`], with its line and column.
#[cfg(feature = "serde")]
#[derive(Debug, Error)]
#[non_exhaustive]
pub enum JsonError {
    /// The syntax is invalid, or a value has the wrong type; the message begins with the path of the value, such as
    /// `set[0].take`.
    #[error(transparent)]
    Value(#[from] serde_path_to_error::Error<serde_json::Error>),
    /// Further text follows the JSON value.
    #[error(transparent)]
    End(#[from] serde_json::Error),
}

impl Definition {
    /// Parses a definition in JSON.
    ///
    /// # Errors
    ///
    /// [`JsonError`] if the text is not valid JSON, does not have the structure of a definition, or continues after it.
    #[cfg(feature = "serde")]
    pub fn from_json(text: &str) -> Result<Self, JsonError> {
        let mut source = serde_json::Deserializer::from_str(text);
        let definition = serde_path_to_error::deserialize(&mut source)?;
        source.end()?;
        Ok(definition)
    }

    /// Checks the definition, except that its files and algorithms exist.
    ///
    /// # Errors
    ///
    /// [`DefinitionError`] if the definition cannot be run.
    pub fn check(&self) -> Result<(), DefinitionError> {
        self.fault()
            .map_or(Ok(()), |fault| Err(DefinitionError::refused(fault)))
    }

    /// Describes the first error in the definition, apart from missing files and unknown algorithms; `None` if there is
    /// none.
    fn fault(&self) -> Option<String> {
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
        if count == 0 || count > MAX_SEEDS {
            return Some(format!("seeds: expected 1 to {MAX_SEEDS}, found {count}"));
        }
        let mut seeds = self.seeds.all();
        seeds.sort_unstable();
        if let Some([duplicate, _]) = seeds.array_windows().find(|[a, b]| a == b) {
            return Some(format!("seeds: {duplicate} occurs twice"));
        }
        if let Some(seconds) = self.budget.seconds
            && !(0.0..=MAX_SECONDS).contains(&seconds)
        {
            return Some(format!(
                "budget: expected 0 to {MAX_SECONDS} seconds, found {seconds}"
            ));
        }
        if let Some(samples) = self.records.max_trace_samples
            && !(2..=Trace::CAPACITY).contains(&samples)
        {
            return Some(format!(
                "records.traces: expected 2 to {} samples, found {samples}",
                Trace::CAPACITY
            ));
        }
        let blocks = self.records.blocks;
        if !(1..=MAX_BLOCKS).contains(&blocks) {
            return Some(format!(
                "records.blocks: expected 1 to {MAX_BLOCKS}, found {blocks}"
            ));
        }
        let numbered_sets = self.sets.iter().enumerate();
        let mut set_faults =
            numbered_sets.filter_map(|(index, set)| Some((index + 1, set.fault()?)));
        if let Some((set_number, fault)) = set_faults.next() {
            return Some(format!("set {set_number}: {fault}"));
        }
        let mut contestant_faults = (1..).zip(&self.contestants);
        let fault =
            contestant_faults.find_map(|(number, contestant)| Some((number, contestant.fault()?)));
        if let Some((number, fault)) = fault {
            return Some(format!("contestant {number}: {fault}"));
        }
        let titles = self.contestants.iter().map(Contestant::title);
        let titles: Vec<_> = titles.collect();
        let sets: Vec<_> = self.sets.iter().map(Set::title).collect();
        name_fault("contestant", &titles).or_else(|| name_fault("set", &sets))
    }
}

/// Describes the first invalid name in a list; `None` if all are valid. Names are fields of records, so they must be
/// unique, and cannot be empty or contain a comma, a quote or a line break. `what` is the kind of the named items.
fn name_fault(what: &str, names: &[String]) -> Option<String> {
    names.iter().enumerate().find_map(|(index, name)| {
        let number = index + 1;
        if name.is_empty() {
            return Some(format!("{what} {number} has an empty name"));
        }
        if name.contains([',', '"', '\n', '\r']) {
            return Some(format!(
                "{what} {number}, “{name}”: a name must not contain a comma, a quote or a line break; set name = …"
            ));
        }
        (names[..index].contains(name))
            .then(|| format!("{what} {number}: the name “{name}” is already used; set name = …"))
    })
}
