use std::error::Error;
use std::fmt;
use std::marker::PhantomData;

use sudoku_grid::{Position, Shape};

use crate::machine::check_size;
use crate::{
    Answers, CounterSpec, Counters, Cut, Info, Limits, ParamError, ParamSpec, Params, Preset,
    Published, Run, Sample, Search, Seed, SeriesSpec, describe, solve_each,
};

/// How an algorithm is to be set up: a preset, then single parameters over it, all as text.
#[derive(Clone, Copy, Debug, Default)]
pub struct Settings<'a> {
    /// The preset's id; `None` is the first preset, or the bare defaults where there is none.
    pub preset: Option<&'a str>,
    /// Parameters by id.
    pub params: &'a [(&'a str, &'a str)],
}

/// Why a run could not start.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Refusal {
    /// There is no preset of this name.
    Preset {
        /// The name.
        id: String,
    },
    /// A parameter was refused.
    Param {
        /// Its name.
        id: String,
        /// The text it was to take.
        value: String,
        /// Why.
        error: ParamError,
        /// What it may be; empty if there is no such parameter.
        allowed: String,
    },
    /// The grid is too small or too large.
    Size {
        /// Its side.
        side: usize,
        /// The least side taken.
        least: usize,
        /// The greatest side taken.
        most: usize,
    },
    /// All solutions, or several, were asked of a search that is not complete.
    Incomplete,
    /// Its work was to be cut into parts, which it cannot be.
    Indivisible,
    /// Anything else, in words.
    Other(&'static str),
}

impl Refusal {
    /// A name a program can tell it by.
    pub fn code(&self) -> &'static str {
        match self {
            Self::Preset { .. } => "unknown-preset",
            Self::Param { error, .. } => match error {
                ParamError::Unknown => "unknown-param",
                ParamError::Type => "param-type",
                ParamError::Range => "param-range",
            },
            Self::Size { .. } => "size",
            Self::Incomplete => "incomplete",
            Self::Indivisible => "indivisible",
            Self::Other(_) => "refused",
        }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Preset { id } => write!(f, "there is no preset {id}"),
            Self::Param {
                id,
                value,
                error,
                allowed,
            } => {
                write!(f, "{id} = {value}: {error}")?;
                if !allowed.is_empty() {
                    write!(f, "; it must be {allowed}")?;
                }
                Ok(())
            }
            Self::Size { side, least, most } if least == most => {
                write!(f, "it takes grids of side {least} only, not {side}")
            }
            Self::Size { side, least, most } => {
                write!(f, "it takes grids of side {least} to {most}, not {side}")
            }
            Self::Incomplete => {
                f.write_str("it is not complete, so it can look for one solution only")
            }
            Self::Indivisible => {
                f.write_str("as it is set up, its work on one puzzle cannot be cut into parts")
            }
            Self::Other(reason) => f.write_str(reason),
        }
    }
}

impl Error for Refusal {}

/// An algorithm whose type is forgotten: an entry of the registry.
pub trait Algorithm: Sync {
    /// See [`Search::INFO`].
    fn info(&self) -> &'static Info;

    /// What can be tuned.
    fn params(&self) -> Vec<ParamSpec>;

    /// See [`Search::PRESETS`].
    fn presets(&self) -> &'static [Preset];

    /// See [`Search::PUBLISHED`].
    fn published(&self) -> &'static [Published];

    /// What can be plotted.
    fn series(&self) -> &'static [SeriesSpec];

    /// What is counted.
    fn counters(&self) -> &'static [CounterSpec];

    /// Starts a run. Parameters not named keep what the preset gives them.
    ///
    /// # Errors
    ///
    /// What was refused, and why.
    fn start(
        &self,
        position: &Position,
        settings: Settings<'_>,
        seed: Seed,
        limits: Limits,
        watched: bool,
    ) -> Result<Run, Refusal>;

    /// Cuts its work on a puzzle into parts.
    ///
    /// # Errors
    ///
    /// What was refused, and why; [`Refusal::Indivisible`] unless it is divisible.
    fn cut(&self, position: &Position, settings: Settings<'_>, seed: Seed) -> Result<Cut, Refusal> {
        if !self.is_divisible(settings)? {
            return Err(Refusal::Indivisible);
        }
        let all = Limits {
            solutions: 0,
            steps: None,
        };
        let run = self.start(position, settings, seed, all, false)?;
        Ok(Cut::new(run))
    }

    /// Whether its work on one puzzle, with these settings, can be cut into parts.
    ///
    /// # Errors
    ///
    /// If the settings are refused.
    fn is_divisible(&self, settings: Settings<'_>) -> Result<bool, Refusal>;

    /// Whether every step of its runs can be shared out; see [`Run::shared`].
    fn shares_steps(&self) -> bool;

    /// Whether, with these settings, the seed makes a difference.
    ///
    /// # Errors
    ///
    /// If the settings are refused.
    fn is_random(&self, settings: Settings<'_>) -> Result<bool, Refusal>;

    /// Solves many puzzles, each a byte a cell, with the default parameters; see [`solve_each`].
    ///
    /// # Errors
    ///
    /// If it does not take such puzzles, or cannot count to the limit.
    fn solve_many(&self, shape: Shape, puzzles: &[u8], limits: Limits) -> Result<Answers, Refusal>;

    /// Whether it has a way of its own to do that, in which no puzzle takes long.
    fn solves_many(&self, shape: Shape) -> bool;
}

struct Entry<S>(PhantomData<fn() -> S>);

impl<S: Search> Algorithm for Entry<S> {
    fn info(&self) -> &'static Info {
        const { &S::INFO }
    }

    fn params(&self) -> Vec<ParamSpec> {
        S::Params::specs()
    }

    fn presets(&self) -> &'static [Preset] {
        S::PRESETS
    }

    fn published(&self) -> &'static [Published] {
        S::PUBLISHED
    }

    fn series(&self) -> &'static [SeriesSpec] {
        S::Sample::SERIES
    }

    fn counters(&self) -> &'static [CounterSpec] {
        S::Counters::COUNTERS
    }

    fn start(
        &self,
        position: &Position,
        settings: Settings<'_>,
        seed: Seed,
        limits: Limits,
        watched: bool,
    ) -> Result<Run, Refusal> {
        let chosen = chosen::<S>(settings)?;
        check_size(&S::INFO, position.shape())?;
        let complete = S::is_complete(&chosen);
        if limits.solutions != 1 && !complete {
            return Err(Refusal::Incomplete);
        }
        let search = Box::new(S::start(position, &chosen, seed.rng())?);
        Ok(Run::new(search, position, limits, complete, watched))
    }

    fn is_divisible(&self, settings: Settings<'_>) -> Result<bool, Refusal> {
        Ok(S::is_divisible(&chosen::<S>(settings)?))
    }

    fn shares_steps(&self) -> bool {
        S::SHARING.is_some()
    }

    fn is_random(&self, settings: Settings<'_>) -> Result<bool, Refusal> {
        Ok(S::is_random(&chosen::<S>(settings)?))
    }

    fn solve_many(&self, shape: Shape, puzzles: &[u8], limits: Limits) -> Result<Answers, Refusal> {
        match S::solve_many(shape, puzzles, limits) {
            Some(answers) => Ok(answers),
            None => solve_each(self, shape, puzzles, limits),
        }
    }

    fn solves_many(&self, shape: Shape) -> bool {
        S::solve_many(shape, &[], Limits::default()).is_some()
    }
}

/// The parameters that the settings come to.
fn chosen<S: Search>(settings: Settings<'_>) -> Result<S::Params, Refusal> {
    let mut chosen = S::Params::default();
    let set = &mut |id: &str, text: &str| chosen.set(id, text);
    apply(settings, S::PRESETS, S::Params::specs, set)?;
    Ok(chosen)
}

/// Sets what the settings name, of whatever type the parameters are.
fn apply(
    settings: Settings<'_>,
    presets: &[Preset],
    specs: fn() -> Vec<ParamSpec>,
    set: &mut dyn FnMut(&str, &str) -> Result<(), ParamError>,
) -> Result<(), Refusal> {
    let preset = match settings.preset {
        Some(id) => Some(
            (presets.iter().find(|preset| preset.id == id))
                .ok_or_else(|| Refusal::Preset { id: id.to_owned() })?,
        ),
        None => presets.first(),
    };
    let preset = preset.map_or(&[][..], |preset| preset.values);
    for &(id, value) in preset.iter().chain(settings.params) {
        set(id, value).map_err(|error| {
            let spec = specs().into_iter().find(|spec| spec.id == id);
            Refusal::Param {
                id: id.to_owned(),
                value: value.to_owned(),
                error,
                allowed: spec.map(|spec| describe(&spec.kind)).unwrap_or_default(),
            }
        })?;
    }
    Ok(())
}

/// The registry entry of `S`.
pub const fn algorithm<S: Search>() -> &'static dyn Algorithm {
    const { &Entry::<S>(PhantomData) }
}
