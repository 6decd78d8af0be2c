//! The [`Algorithm`] and the runs of a [`DynamicAlgorithm`].

use sudoku_grid::{Position, Shape};

use crate::run::{SearchSource, StartedSearch};
use crate::search::{DynSearch, check_size};
use crate::{
    Algorithm, Answers, Capabilities, CounterSpec, Detail, DynamicAlgorithm, DynamicDeclaration,
    DynamicSearch, Event, Explanation, Info, Limits, ParamSpec, Rating, RatingScale, Run,
    SeriesSpec, Setup, SharedSteps, StartError, Trace, View, solve_each,
};
#[cfg(feature = "texts")]
use crate::{CodeLine, Preset, Published};

/// Makes an [`Algorithm`] of a declaration and a [`DynamicAlgorithm`], to be listed in a
/// [`Registry`](crate::Registry). Both are kept until the process ends.
pub fn dynamic_algorithm(
    declaration: DynamicDeclaration,
    algorithm: impl DynamicAlgorithm,
) -> &'static dyn Algorithm {
    let DynamicDeclaration {
        info,
        params,
        series,
        counters,
        random,
    } = declaration;
    let source = SearchSource {
        info: Box::leak(Box::new(info)),
        series: series.leak(),
        counters: counters.leak(),
        scale: None,
        start: |source, position, setup| {
            let Some(algorithm) = source.dynamic else {
                let id = setup.algorithm.clone();
                return Err(StartError::Algorithm { id });
            };
            Ok(StartedSearch {
                search: Box::new(Adapter(algorithm.start(position, setup))),
                complete: true, // as in `check`
            })
        },
        dynamic: Some(Box::leak(Box::new(algorithm))),
    };
    Box::leak(Box::new(Declared {
        source: Box::leak(Box::new(source)),
        params,
        random,
    }))
}

/// A dynamic algorithm with its declarations.
struct Declared {
    source: &'static SearchSource,
    params: Vec<ParamSpec>,
    random: bool,
}

impl Algorithm for Declared {
    fn info(&self) -> &'static Info {
        self.source.info
    }

    fn params(&self) -> Vec<ParamSpec> {
        self.params.clone()
    }

    #[cfg(feature = "texts")]
    fn presets(&self) -> &'static [Preset] {
        &[]
    }

    #[cfg(feature = "texts")]
    fn published(&self) -> &'static [Published] {
        &[]
    }

    #[cfg(feature = "texts")]
    fn code(&self) -> &'static [CodeLine] {
        &[]
    }

    fn series(&self) -> &'static [SeriesSpec] {
        self.source.series
    }

    fn counters(&self) -> &'static [CounterSpec] {
        self.source.counters
    }

    fn scale(&self) -> Option<&'static RatingScale> {
        None
    }

    fn check(&self, setup: &Setup, shape: Shape) -> Result<Capabilities, StartError> {
        let info = self.info();
        if setup.algorithm != info.id {
            let id = setup.algorithm.clone();
            return Err(StartError::Algorithm { id });
        }
        if let Some(id) = setup.preset.clone() {
            return Err(StartError::Preset { id });
        }
        check_size(info, shape)?;
        if setup.solutions != 1 {
            return Err(StartError::Incomplete);
        }
        if let Some(algorithm) = self.source.dynamic {
            algorithm.check(setup)?;
        }
        Ok(Capabilities {
            // Also a search that is not complete may prove that there is no solution.
            complete: true,
            random: self.random,
            ..Capabilities::default_for(info)
        })
    }

    fn start(&self, position: &Position, setup: &Setup, traced: bool) -> Result<Run, StartError> {
        self.check(setup, position.shape())?;
        Run::start(self.source, position, setup, traced)
    }

    fn solve_many(
        &self,
        shape: Shape,
        puzzles: &[u8],
        limits: Limits,
    ) -> Result<Answers, StartError> {
        solve_each(self, shape, puzzles, limits)
    }

    fn solves_many(&self, _: Shape) -> bool {
        false
    }
}

/// A dynamic search in the form that a [`Run`] holds.
struct Adapter(Box<dyn DynamicSearch>);

impl DynSearch for Adapter {
    fn advance(&mut self, target: u64, pieces: u64) -> (u64, Option<Event>) {
        for used in 1..=pieces {
            if let Some(event) = self.0.step() {
                return (used, Some(event));
            }
            if self.0.steps() >= target {
                return (used, None);
            }
        }
        (pieces, None)
    }

    fn steps(&self) -> u64 {
        self.0.steps()
    }

    fn record(&self, trace: &mut Trace) {
        trace.record(self.0.steps(), &self.0.sample());
    }

    fn view(&self, view: &mut View) {
        self.0.view(view);
    }

    fn counters(&self) -> Vec<u64> {
        self.0.counters()
    }

    fn explain(&self) -> Option<Explanation> {
        None
    }

    fn rating(&self) -> Option<Rating> {
        None
    }

    fn executed_lines(&self) -> Vec<u8> {
        Vec::new()
    }

    fn detail(&self) -> Detail {
        Detail::None
    }

    fn heap_bytes(&self) -> usize {
        size_of::<Self>() + self.0.heap_bytes()
    }

    fn fork(&self) -> Option<Box<dyn DynSearch>> {
        None
    }

    fn split(&mut self) -> Option<Box<dyn DynSearch>> {
        None
    }

    fn shared(&mut self) -> Option<&mut dyn SharedSteps> {
        None
    }

    fn fault(&mut self) -> Option<String> {
        self.0.fault()
    }
}
