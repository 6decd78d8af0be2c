//! The type-erased form of a search: [`Algorithm`] for every [`Search`].

use std::marker::PhantomData;

use sudoku_grid::{Position, Shape};

use crate::run::{SearchSource, StartedSearch};
use crate::search::check_size;
use crate::{
    Algorithm, Answers, Capabilities, CounterSpec, Counters, Info, Limits, ParamError, ParamSpec,
    Params, Preset, RatingScale, Run, Sample, Search, SeriesSpec, Setup, StartError, describe,
    solve_each,
};
#[cfg(feature = "texts")]
use crate::{CodeLine, Published};

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
    const SOURCE: SearchSource = SearchSource {
        info: &S::INFO,
        series: S::Sample::SERIES,
        counters: S::Counters::COUNTERS,
        scale: S::SCALE,
        start: start_search::<S>,
        #[cfg(feature = "dynamic")]
        dynamic: None,
    };

    /// The values of all presets.
    const PRESET_VALUES: &'static [PresetValues] = const {
        let padded = &Self::PADDED_PRESET_VALUES;
        padded.split_at(S::PRESETS.len()).0
    };

    /// The values of all presets, padded to the length [`MAX_PRESETS`], because the length of an array in a
    /// generic type must be a constant.
    const PADDED_PRESET_VALUES: [PresetValues; MAX_PRESETS] = {
        let no_preset = PresetValues {
            id: "",
            values: &[],
        };
        let mut padded = [no_preset; MAX_PRESETS];
        let mut index = 0;
        while index < S::PRESETS.len() {
            let Preset { id, values, .. } = S::PRESETS[index];
            padded[index] = PresetValues { id, values };
            index += 1;
        }
        padded
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
        check_setup::<S>(setup, shape).map(|(_, capabilities)| capabilities)
    }

    fn start(&self, position: &Position, setup: &Setup, traced: bool) -> Result<Run, StartError> {
        Run::start(const { &Self::SOURCE }, position, setup, traced)
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

/// Starts a search.
fn start_search<S: Search>(
    _: &SearchSource,
    position: &Position,
    setup: &Setup,
) -> Result<StartedSearch, StartError> {
    let (params, capabilities) = check_setup::<S>(setup, position.shape())?;
    Ok(StartedSearch {
        search: Box::new(S::start(position, &params, setup.rng())?),
        complete: capabilities.complete,
    })
}

/// Checks a setup for grids of a shape; returns the parameters and the capabilities that result from the setup.
fn check_setup<S: Search>(
    setup: &Setup,
    shape: Shape,
) -> Result<(S::Params, Capabilities), StartError> {
    let params = params_of_setup::<S>(setup)?;
    check_size(&S::INFO, shape)?;
    let capabilities = S::capabilities(&params);
    if setup.solutions != 1 && !capabilities.complete {
        return Err(StartError::Incomplete);
    }
    S::check(&params, shape)?;
    Ok((params, capabilities))
}

/// The parameters that result from the preset and the parameters of a setup.
pub(crate) fn params_of_setup<S: Search>(setup: &Setup) -> Result<S::Params, StartError> {
    let mut params = S::Params::default();
    let set = &mut |id: &str, text: &str| params.set(id, text);
    apply(
        setup,
        &S::INFO,
        TypedAlgorithm::<S>::PRESET_VALUES,
        S::Params::specs,
        set,
    )?;
    Ok(params)
}

/// Applies the preset and the parameters of a setup through `set`, independently of the type of the
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
    let preset_values = preset.map_or(&[][..], |preset| preset.values);
    let overrides = setup.params.iter();
    let overrides = overrides.map(|(id, value)| (id.as_str(), value.as_str()));
    for (id, value) in preset_values.iter().copied().chain(overrides) {
        set(id, value).map_err(|error| {
            let spec = specs().into_iter().find(|spec| spec.id == id);
            StartError::Param {
                id: id.to_owned(),
                value: value.to_owned(),
                error,
                allowed: spec.map(|spec| describe(&spec.kind).into()),
            }
        })?;
    }
    Ok(())
}

/// The type-erased form of the search `S`, to be listed in a [`Registry`](crate::Registry).
pub const fn algorithm<S: Search>() -> &'static dyn Algorithm {
    const { &TypedAlgorithm::<S>(PhantomData) }
}
