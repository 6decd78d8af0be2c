use std::fmt;
use std::marker::PhantomData;

use sudoku_grid::{Position, Shape};
use thiserror::Error;

use crate::search::check_size;
use crate::{
    Answers, Capabilities, CounterSpec, Counters, Info, Limits, ParamError, ParamSpec, Params,
    Preset, RatingScale, Run, Sample, Search, SearchFault, SeriesSpec, Setup, Split, describe,
    solve_each,
};
#[cfg(feature = "texts")]
use crate::{CodeLine, Published};

/// The reason why an algorithm does not start with a setup on a position.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum StartError {
    /// The setup names another algorithm.
    Algorithm {
        /// The id that the setup names.
        id: String,
    },
    /// The algorithm has no preset with this id.
    Preset {
        /// The id that the setup names.
        id: String,
    },
    /// A parameter does not exist or does not accept its value.
    Param {
        /// The id of the parameter.
        id: String,
        /// The value, as text.
        value: String,
        /// The reason.
        error: ParamError,
        /// The accepted values in words; empty if the parameter does not exist.
        allowed: String,
    },
    /// The side of the grid is outside the range of the algorithm.
    Size {
        /// The side of the grid.
        side: usize,
        /// The smallest side accepted.
        min: usize,
        /// The largest side accepted.
        max: usize,
    },
    /// All solutions, or several, were requested of a search that is not complete.
    Incomplete,
    /// The work on one puzzle cannot be split into parts with this setup.
    Indivisible,
    /// The search broke its contract.
    Faulty(SearchFault),
    /// Any other reason, in words.
    Other(&'static str),
}

impl StartError {
    /// A stable identifier of the reason for programs, in `kebab-case`.
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

impl fmt::Display for StartError {
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
            Self::Size { side, min, max } if min == max => {
                write!(f, "it takes grids of side {min} only, not {side}")
            }
            Self::Size { side, min, max } => {
                write!(f, "it takes grids of side {min} to {max}, not {side}")
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

/// The type-erased form of a [`Search`], as it is listed in a [`Registry`](crate::Registry).
///
/// [`algorithm`](fn@algorithm) makes one. The trait is object-safe, so callers work with `&'static
/// dyn Algorithm`.
pub trait Algorithm: Sync {
    /// See [`Search::INFO`].
    fn info(&self) -> &'static Info;

    /// The declarations of the parameters, in field order, with their defaults.
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

    /// The series that a trace records, in field order.
    fn series(&self) -> &'static [SeriesSpec];

    /// The counters, in field order.
    fn counters(&self) -> &'static [CounterSpec];

    /// See [`Search::SCALE`].
    fn scale(&self) -> Option<&'static RatingScale>;

    /// The default setup: the first preset, seed 0, one solution, no step limit.
    fn setup(&self) -> Setup {
        Setup::of(self.info().id)
    }

    /// Checks a setup for all puzzles of a shape and returns the capabilities of the algorithm with
    /// it.
    ///
    /// Nearly every reason for which [`start`](Self::start) fails is found here; the others depend
    /// on the position.
    ///
    /// # Errors
    ///
    /// The reason why no run can start.
    fn check(&self, setup: &Setup, shape: Shape) -> Result<Capabilities, StartError>;

    /// Starts a run on a position. Parameters that the setup does not name keep the value of the
    /// preset. The run records a [`Trace`](crate::Trace) if `traced` is true.
    ///
    /// # Errors
    ///
    /// The reason why the run cannot start.
    fn start(&self, position: &Position, setup: &Setup, traced: bool) -> Result<Run, StartError>;

    /// Splits the work on a puzzle into parts. The limits of the setup apply to the sum of the
    /// parts, not to the split itself.
    ///
    /// # Errors
    ///
    /// [`StartError::Indivisible`] if the algorithm is not divisible with this setup; otherwise the
    /// reason why the run cannot start.
    fn split(&self, position: &Position, setup: &Setup) -> Result<Split, StartError> {
        let all = Limits {
            solutions: 0,
            steps: None,
        };
        let one = setup.clone().within(Limits::default());
        if !self.check(&one, position.shape())?.divisible {
            return Err(StartError::Indivisible);
        }
        Ok(Split::new(self.start(position, &one.within(all), false)?))
    }

    /// Solves a sequence of puzzles, one byte per cell, with the default parameters; see
    /// [`solve_each`].
    ///
    /// # Errors
    ///
    /// If the algorithm does not accept puzzles of this shape, or cannot count solutions up to the
    /// limit.
    fn solve_many(
        &self,
        shape: Shape,
        puzzles: &[u8],
        limits: Limits,
    ) -> Result<Answers, StartError>;

    /// Returns true if the algorithm implements [`Search::solve_many`] for this shape, so that no
    /// puzzle takes long.
    fn solves_many(&self, shape: Shape) -> bool;
}

struct TypedAlgorithm<S>(PhantomData<fn() -> S>);

/// The part of a [`Preset`] that a run needs. Its texts are only stored where presets are listed.
#[derive(Clone, Copy)]
struct PresetValues {
    id: &'static str,
    values: &'static [(&'static str, &'static str)],
}

/// The maximum number of presets per algorithm.
const MAX_PRESETS: usize = 32;

impl<S: Search> TypedAlgorithm<S> {
    const VALUES: &'static [PresetValues] = const {
        let all = &Self::ALL_VALUES;
        all.split_at(S::PRESETS.len()).0
    };

    const ALL_VALUES: [PresetValues; MAX_PRESETS] = {
        let none = PresetValues {
            id: "",
            values: &[],
        };
        let mut all = [none; MAX_PRESETS];
        let mut at = 0;
        while at < S::PRESETS.len() {
            let Preset { id, values, .. } = S::PRESETS[at];
            all[at] = PresetValues { id, values };
            at += 1;
        }
        all
    };
}

impl<S: Search> Algorithm for TypedAlgorithm<S> {
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

    fn scale(&self) -> Option<&'static RatingScale> {
        S::SCALE
    }

    fn check(&self, setup: &Setup, shape: Shape) -> Result<Capabilities, StartError> {
        checked::<S>(setup, shape).map(|(_, capabilities)| capabilities)
    }

    fn start(&self, position: &Position, setup: &Setup, traced: bool) -> Result<Run, StartError> {
        let (params, capabilities) = checked::<S>(setup, position.shape())?;
        let search = Box::new(S::start(position, &params, setup.rng())?);
        let algorithm = algorithm::<S>();
        Ok(Run::new(
            search,
            algorithm,
            setup,
            position,
            capabilities.complete,
            traced,
        ))
    }

    fn solve_many(
        &self,
        shape: Shape,
        puzzles: &[u8],
        limits: Limits,
    ) -> Result<Answers, StartError> {
        match S::solve_many(shape, puzzles, limits) {
            Some(answers) => Ok(answers),
            None => solve_each(self, shape, puzzles, limits),
        }
    }

    fn solves_many(&self, shape: Shape) -> bool {
        S::solve_many(shape, &[], Limits::default()).is_some()
    }
}

/// The parameters and the capabilities that result from a setup.
fn checked<S: Search>(
    setup: &Setup,
    shape: Shape,
) -> Result<(S::Params, Capabilities), StartError> {
    let params = applied::<S>(setup)?;
    check_size(&S::INFO, shape)?;
    let capabilities = S::capabilities(&params);
    if setup.solutions != 1 && !capabilities.complete {
        return Err(StartError::Incomplete);
    }
    S::check(&params, shape)?;
    Ok((params, capabilities))
}

/// The parameters that result from the preset and the parameters of a setup.
pub(crate) fn applied<S: Search>(setup: &Setup) -> Result<S::Params, StartError> {
    let mut params = S::Params::default();
    let set = &mut |id: &str, text: &str| params.set(id, text);
    apply(
        setup,
        &S::INFO,
        TypedAlgorithm::<S>::VALUES,
        S::Params::specs,
        set,
    )?;
    Ok(params)
}

/// Applies the preset and the parameters of a setup through `set`, whatever the type of the
/// parameters.
fn apply(
    setup: &Setup,
    info: &Info,
    presets: &[PresetValues],
    specs: fn() -> Vec<ParamSpec>,
    set: &mut dyn FnMut(&str, &str) -> Result<(), ParamError>,
) -> Result<(), StartError> {
    if setup.algorithm != info.id {
        let id = setup.algorithm.clone();
        return Err(StartError::Algorithm { id });
    }
    let preset = match &setup.preset {
        Some(id) => Some(
            (presets.iter().find(|preset| preset.id == id))
                .ok_or_else(|| StartError::Preset { id: id.clone() })?,
        ),
        None => presets.first(),
    };
    let preset = preset.map_or(&[][..], |preset| preset.values);
    let over = setup.params.iter();
    let over = over.map(|(id, value)| (id.as_str(), value.as_str()));
    for (id, value) in preset.iter().copied().chain(over) {
        set(id, value).map_err(|error| {
            let spec = specs().into_iter().find(|spec| spec.id == id);
            StartError::Param {
                id: id.to_owned(),
                value: value.to_owned(),
                error,
                allowed: spec.map(|spec| describe(&spec.kind)).unwrap_or_default(),
            }
        })?;
    }
    Ok(())
}

/// The type-erased form of the search `S`, to be listed in a [`Registry`](crate::Registry).
pub const fn algorithm<S: Search>() -> &'static dyn Algorithm {
    const { &TypedAlgorithm::<S>(PhantomData) }
}
