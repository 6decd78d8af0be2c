use std::borrow::Cow;
use std::fmt;

use thiserror::Error;

use crate::{Algorithm, Kind};

/// A list of algorithms, solvers and generators alike, that are found by their ids.
///
/// `sudoku_solvers::registry()` holds every solver of the project and `sudoku_generator::registry()` every
/// generator. [`Registry::default`] is empty. [`register`](Self::register) adds algorithms of other crates,
/// [`join`](Self::join) those of another registry.
///
/// ```
/// use std::ops::ControlFlow;
///
/// use sudoku_grid::Position;
/// use sudoku_search::{
///     Event, Info, Kind, Refusal, Registry, Rng, Search, View, algorithm, counters, series,
/// };
///
/// series! {
///     /// What can be plotted.
///     struct Curve {
///         /// Steps taken.
///         #[unit("steps")]
///         taken: f64,
///     }
/// }
///
/// counters! {
///     /// What is counted.
///     struct Tally {
///         /// Steps taken.
///         taken: u64,
///     }
/// }
///
/// /// A solver that gives up in its first step.
/// struct GiveUp;
///
/// impl Search for GiveUp {
///     const INFO: Info = Info {
///         id: "give-up",
///         name: "Give up",
///         docs: "Gives up in the first step.",
///         kind: Kind::Solver,
///         complete: false,
///         step: "step",
///         sides: (4, 25),
///     };
///     type Params = ();
///     type Sample = Curve;
///     type Counters = Tally;
///
///     fn start(_: &Position, (): &(), _: Rng) -> Result<Self, Refusal> {
///         Ok(Self)
///     }
///
///     fn step(&mut self) -> ControlFlow<Event> {
///         ControlFlow::Break(Event::Stalled)
///     }
///
///     fn steps(&self) -> u64 {
///         1
///     }
///
///     fn sample(&self) -> Curve {
///         Curve { taken: 1.0 }
///     }
///
///     fn view(&self, _: &mut View) {}
///
///     fn counters(&self) -> Tally {
///         Tally { taken: 1 }
///     }
/// }
///
/// let mut registry = Registry::default();
/// registry.register(algorithm::<GiveUp>())?;
/// assert_eq!(registry.find("give-up").expect("registered").info().name, "Give up");
/// assert!(registry.register(algorithm::<GiveUp>()).is_err(), "ids are unique");
/// # Ok::<(), sudoku_search::DuplicateId>(())
/// ```
#[derive(Clone, Default)]
pub struct Registry {
    algorithms: Cow<'static, [&'static dyn Algorithm]>,
}

/// Two algorithms of a registry have the same id.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("there is already an algorithm {id}")]
#[non_exhaustive]
pub struct DuplicateId {
    /// The id of both algorithms.
    pub id: &'static str,
}

impl Registry {
    /// A registry of a list whose ids are unique, in its order. This function does not check the ids.
    pub const fn from_static(algorithms: &'static [&'static dyn Algorithm]) -> Self {
        Self {
            algorithms: Cow::Borrowed(algorithms),
        }
    }

    /// Adds an algorithm at the end.
    ///
    /// # Errors
    ///
    /// [`DuplicateId`] if an algorithm has its id. The registry is unchanged then.
    pub fn register(&mut self, algorithm: &'static dyn Algorithm) -> Result<(), DuplicateId> {
        let id = algorithm.info().id;
        if self.find(id).is_some() {
            return Err(DuplicateId { id });
        }
        self.algorithms.to_mut().push(algorithm);
        Ok(())
    }

    /// This registry followed by the algorithms of another one.
    ///
    /// # Errors
    ///
    /// [`DuplicateId`] if both registries have an algorithm of the same id.
    pub fn join(mut self, other: &Self) -> Result<Self, DuplicateId> {
        for algorithm in other.iter() {
            self.register(algorithm)?;
        }
        Ok(self)
    }

    /// The algorithm with this id.
    pub fn find(&self, id: &str) -> Option<&'static dyn Algorithm> {
        self.iter().find(|algorithm| algorithm.info().id == id)
    }

    /// The algorithms in the order in which they were registered.
    pub fn iter(&self) -> impl Iterator<Item = &'static dyn Algorithm> {
        self.algorithms.iter().copied()
    }

    /// The algorithms of one kind, in the order in which they were registered.
    pub fn of_kind(&self, kind: Kind) -> impl Iterator<Item = &'static dyn Algorithm> {
        self.iter()
            .filter(move |algorithm| algorithm.info().kind == kind)
    }
}

impl fmt::Debug for Registry {
    /// The ids of the algorithms.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list()
            .entries(self.iter().map(|algorithm| algorithm.info().id))
            .finish()
    }
}
