//! Algorithms that are not types of Rust: their declarations are known at run time only.

use sudoku_grid::Position;

use crate::{CounterSpec, Event, Info, ParamSpec, SeriesSpec, Setup, StartError, View};

/// A search of a [`DynamicAlgorithm`].
///
/// The methods that inspect the search take `&self`, as those of [`Search`](crate::Search) do. A search that fails
/// keeps the reason: it returns [`Event::Stalled`] and then the reason as its [`fault`](Self::fault).
pub trait DynamicSearch: Send + Sync {
    /// Does one step; see [`Search::step`](crate::Search::step). Unlike there, each call that does not fail is a
    /// step, also the one that returns an event.
    fn step(&mut self) -> Option<Event>;

    /// The number of completed steps.
    fn steps(&self) -> u64;

    /// A value for each series of the declaration.
    fn sample(&self) -> Vec<f64>;

    /// Draws the state into a view of the right shape; see [`Search::view`](crate::Search::view).
    fn view(&self, view: &mut View);

    /// A value for each counter of the declaration, or no values after a fault.
    fn counters(&self) -> Vec<u64>;

    /// The reason why the search failed; `None` if it did not fail. Called when the run is about to end, so that the
    /// search can check that its final state can be inspected.
    fn fault(&mut self) -> Option<String>;

    /// The number of bytes that the search occupies on the heap; see [`Search::heap_bytes`](crate::Search::heap_bytes).
    fn heap_bytes(&self) -> usize {
        size_of_val(self)
    }
}

/// The declarations of a [`DynamicAlgorithm`], which a [`Search`](crate::Search) declares as constants.
#[derive(Clone, Debug)]
pub struct DynamicDeclaration {
    /// See [`Search::INFO`](crate::Search::INFO).
    pub info: Info,
    /// The declarations of the parameters, with their defaults.
    pub params: Vec<ParamSpec>,
    /// The declarations of the series.
    pub series: Vec<SeriesSpec>,
    /// The declarations of the counters.
    pub counters: Vec<CounterSpec>,
    /// `true` if the result depends on the seed.
    pub random: bool,
}

/// An algorithm whose searches are made at run time.
pub trait DynamicAlgorithm: Send + Sync + 'static {
    /// Checks the parameters of a setup.
    ///
    /// # Errors
    ///
    /// [`StartError`] if the algorithm does not accept the preset or a parameter.
    fn check(&self, setup: &Setup) -> Result<(), StartError>;

    /// Starts a search with a setup that [`check`](Self::check) accepts.
    fn start(&self, position: &Position, setup: &Setup) -> Box<dyn DynamicSearch>;
}
