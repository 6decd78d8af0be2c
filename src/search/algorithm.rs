use std::fmt;
use std::marker::PhantomData;

use sudoku_grid::{Position, Shape};
use thiserror::Error;

use crate::machine::check_size;
use crate::{
    Answers, CounterSpec, Counters, Info, Limits, Nature, ParamError, ParamSpec, Params, Preset,
    Run, Sample, Search, SearchFault, SeriesSpec, Setup, Split, describe, solve_each,
};
#[cfg(feature = "texts")]
use crate::{CodeLine, Published};

/// Why a run could not start.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum Refusal {
    /// The setup is of another algorithm.
    Algorithm {
        /// The name.
        id: String,
    },
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
    /// Its work was to be split into parts, which it cannot be.
    Indivisible,
    /// The search broke its contract.
    Faulty(SearchFault),
    /// Anything else, in words.
    Other(&'static str),
}

impl Refusal {
    /// A name a program can tell it by.
    pub fn code(&self) -> &'static str {
        match self {
            Self::Algorithm { .. } => "unknown-algorithm",
            Self::Preset { .. } => "unknown-preset",
            Self::Param { error, .. } => match error {
                ParamError::Unknown => "unknown-param",
                ParamError::Type => "param-type",
                ParamError::Range => "param-range",
            },
            Self::Size { .. } => "size",
            Self::Incomplete => "incomplete",
            Self::Indivisible => "indivisible",
            Self::Faulty(_) => "crashed",
            Self::Other(_) => "refused",
        }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Algorithm { id } => write!(f, "it is not the algorithm {id}"),
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
                f.write_str("as it is set up, its work on one puzzle cannot be split into parts")
            }
            Self::Faulty(fault) => fault.fmt(f),
            Self::Other(reason) => f.write_str(reason),
        }
    }
}

/// An algorithm whose type is forgotten: an entry of the registry.
pub trait Algorithm: Sync {
    /// See [`Search::INFO`].
    fn info(&self) -> &'static Info;

    /// What can be tuned.
    fn params(&self) -> Vec<ParamSpec>;

    /// See [`Search::PRESETS`].
    #[cfg(feature = "texts")]
    fn presets(&self) -> &'static [Preset];

    /// See [`Search::PUBLISHED`].
    #[cfg(feature = "texts")]
    fn published(&self) -> &'static [Published];

    /// See [`Search::CODE`].
    #[cfg(feature = "texts")]
    fn code(&self) -> &'static [CodeLine];

    /// What can be plotted.
    fn series(&self) -> &'static [SeriesSpec];

    /// What is counted.
    fn counters(&self) -> &'static [CounterSpec];

    /// It as it is by default.
    fn setup(&self) -> Setup {
        Setup::of(self.info().id)
    }

    /// What it is, set up like this, on puzzles of this shape. What is refused here is refused of
    /// every one of them, and nearly all that is refused is refused here.
    ///
    /// # Errors
    ///
    /// What was refused, and why.
    fn check(&self, setup: &Setup, shape: Shape) -> Result<Nature, Refusal>;

    /// Starts a run. Parameters not named keep what the preset gives them.
    ///
    /// # Errors
    ///
    /// What was refused, and why.
    fn start(&self, position: &Position, setup: &Setup, watched: bool) -> Result<Run, Refusal>;

    /// Splits its work on a puzzle into parts; limits are for the parts.
    ///
    /// # Errors
    ///
    /// What was refused, and why; [`Refusal::Indivisible`] unless it is divisible.
    fn split(&self, position: &Position, setup: &Setup) -> Result<Split, Refusal> {
        let all = Limits {
            solutions: 0,
            steps: None,
        };
        let one = setup.clone().within(Limits::default());
        if !self.check(&one, position.shape())?.divisible {
            return Err(Refusal::Indivisible);
        }
        Ok(Split::new(self.start(position, &one.within(all), false)?))
    }

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

/// What a run needs of a preset. The rest of it is there for lists alone, and only they hold it.
#[derive(Clone, Copy)]
struct Values {
    id: &'static str,
    values: &'static [(&'static str, &'static str)],
}

/// As many presets as an algorithm may have.
const MOST_PRESETS: usize = 32;

impl<S: Search> Entry<S> {
    const VALUES: &'static [Values] = const {
        let all = &Self::ALL_VALUES;
        all.split_at(S::PRESETS.len()).0
    };

    const ALL_VALUES: [Values; MOST_PRESETS] = {
        let none = Values {
            id: "",
            values: &[],
        };
        let mut all = [none; MOST_PRESETS];
        let mut at = 0;
        while at < S::PRESETS.len() {
            let Preset { id, values, .. } = S::PRESETS[at];
            all[at] = Values { id, values };
            at += 1;
        }
        all
    };
}

impl<S: Search> Algorithm for Entry<S> {
    fn info(&self) -> &'static Info {
        const { &S::INFO }
    }

    fn params(&self) -> Vec<ParamSpec> {
        S::Params::specs()
    }

    #[cfg(feature = "texts")]
    fn presets(&self) -> &'static [Preset] {
        S::PRESETS
    }

    #[cfg(feature = "texts")]
    fn published(&self) -> &'static [Published] {
        S::PUBLISHED
    }

    #[cfg(feature = "texts")]
    fn code(&self) -> &'static [CodeLine] {
        S::CODE
    }

    fn series(&self) -> &'static [SeriesSpec] {
        S::Sample::SERIES
    }

    fn counters(&self) -> &'static [CounterSpec] {
        S::Counters::COUNTERS
    }

    fn check(&self, setup: &Setup, shape: Shape) -> Result<Nature, Refusal> {
        checked::<S>(setup, shape).map(|(_, nature)| nature)
    }

    fn start(&self, position: &Position, setup: &Setup, watched: bool) -> Result<Run, Refusal> {
        let (params, nature) = checked::<S>(setup, position.shape())?;
        let search = Box::new(S::start(position, &params, setup.rng())?);
        let algorithm = algorithm::<S>();
        Ok(Run::new(
            search,
            algorithm,
            setup,
            position,
            nature.complete,
            watched,
        ))
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

/// The parameters that a setup comes to, and what it makes of the algorithm.
fn checked<S: Search>(setup: &Setup, shape: Shape) -> Result<(S::Params, Nature), Refusal> {
    let mut params = S::Params::default();
    let set = &mut |id: &str, text: &str| params.set(id, text);
    apply(setup, &S::INFO, Entry::<S>::VALUES, S::Params::specs, set)?;
    check_size(&S::INFO, shape)?;
    let nature = S::nature(&params);
    if setup.solutions != 1 && !nature.complete {
        return Err(Refusal::Incomplete);
    }
    S::check(&params, shape)?;
    Ok((params, nature))
}

/// Sets what a setup names, of whatever type the parameters are.
fn apply(
    setup: &Setup,
    info: &Info,
    presets: &[Values],
    specs: fn() -> Vec<ParamSpec>,
    set: &mut dyn FnMut(&str, &str) -> Result<(), ParamError>,
) -> Result<(), Refusal> {
    if setup.algorithm != info.id {
        let id = setup.algorithm.clone();
        return Err(Refusal::Algorithm { id });
    }
    let preset = match &setup.preset {
        Some(id) => Some(
            (presets.iter().find(|preset| preset.id == id))
                .ok_or_else(|| Refusal::Preset { id: id.clone() })?,
        ),
        None => presets.first(),
    };
    let preset = preset.map_or(&[][..], |preset| preset.values);
    let over = setup.params.iter();
    let over = over.map(|(id, value)| (id.as_str(), value.as_str()));
    for (id, value) in preset.iter().copied().chain(over) {
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
