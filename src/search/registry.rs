use std::borrow::Cow;
use std::fmt;

use thiserror::Error;

use crate::{Algorithm, Kind};

/// A list of algorithms (solvers, generators and raters), which are found by their ids.
///
/// `sudoku_solvers::registry()` holds every solver of the project, `sudoku_generator::registry()` every generator and
/// `sudoku_rating::registry()` every rater. [`Registry::default`] is empty. [`register`](Self::register) adds
/// algorithms of other crates, [`join`](Self::join) those of another registry.
///
/// # Examples
///
/// ```
/// # use std::ops::ControlFlow;
/// # use sudoku_grid::Position;
/// # use sudoku_search::{
/// #     Event, Info, Kind, Rng, Search, StartError, View, counters, series,
/// # };
/// # series! {
/// #     /// The plotted quantities.
/// #     struct Progress {
/// #         /// Cells filled.
/// #         #[unit("cells")]
/// #         filled: f64,
/// #     }
/// # }
/// # counters! {
/// #     /// The counters.
/// #     struct Counts {
/// #         /// Cells filled.
/// #         placements: u64,
/// #     }
/// # }
/// # struct NakedSingles {
/// #     position: Position,
/// #     placements: u32,
/// # }
/// # impl Search for NakedSingles {
/// #     const INFO: Info = Info {
/// #         id: "naked-singles",
/// #         name: "Naked singles",
/// #         docs: "Fills cells that have a single candidate.",
/// #         kind: Kind::Solver,
/// #         complete: false,
/// #         step: "placement",
/// #         sides: (4, 25),
/// #     };
/// #     type Params = ();
/// #     type Sample = Progress;
/// #     type Counters = Counts;
/// #     fn start(position: &Position, (): &(), _: Rng) -> Result<Self, StartError> {
/// #         Ok(Self { position: position.clone(), placements: 0 })
/// #     }
/// #     fn step(&mut self) -> ControlFlow<Event> {
/// #         let candidates = |cell| self.position.candidates(cell);
/// #         let single = self.position.blanks().find(|&cell| candidates(cell).len() == 1);
/// #         let Some((cell, digit)) = single.and_then(|cell| Some((cell, candidates(cell).iter().next()?)))
/// #         else {
/// #             return ControlFlow::Break(Event::Stalled);
/// #         };
/// #         self.position.place(cell, digit);
/// #         self.placements += 1;
/// #         if self.position.is_solved() {
/// #             return ControlFlow::Break(Event::Found);
/// #         }
/// #         ControlFlow::Continue(())
/// #     }
/// #     fn steps(&self) -> u64 {
/// #         self.placements.into()
/// #     }
/// #     fn sample(&self) -> Progress {
/// #         Progress { filled: self.placements.into() }
/// #     }
/// #     fn view(&self, view: &mut View) {
/// #         view.digits.copy_from_slice(self.position.values());
/// #     }
/// #     fn counters(&self) -> Counts {
/// #         Counts { placements: self.placements.into() }
/// #     }
/// # }
/// use sudoku_search::{Registry, algorithm};
///
/// let mut registry = Registry::default();
/// registry.register(algorithm::<NakedSingles>())?;
/// assert_eq!(registry.find("naked-singles").unwrap().info().name, "Naked singles");
/// assert!(registry.register(algorithm::<NakedSingles>()).is_err(), "ids are unique");
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
    /// The id that the two algorithms share.
    pub id: &'static str,
}

impl Registry {
    /// Makes a registry from a list, in its order. The ids must be unique; this function does not
    /// check them.
    pub const fn from_static(algorithms: &'static [&'static dyn Algorithm]) -> Self {
        Self {
            algorithms: Cow::Borrowed(algorithms),
        }
    }

    /// Adds an algorithm at the end.
    ///
    /// # Errors
    ///
    /// [`DuplicateId`] if the registry already has an algorithm with this id. If an error is returned, the
    /// registry is unchanged.
    pub fn register(&mut self, algorithm: &'static dyn Algorithm) -> Result<(), DuplicateId> {
        let id = algorithm.info().id;
        if self.find(id).is_some() {
            return Err(DuplicateId { id });
        }
        self.algorithms.to_mut().push(algorithm);
        Ok(())
    }

    /// Adds the algorithms of another registry at the end.
    ///
    /// # Errors
    ///
    /// [`DuplicateId`] if both registries have an algorithm with the same id.
    pub fn join(mut self, other: &Self) -> Result<Self, DuplicateId> {
        for algorithm in other.iter() {
            self.register(algorithm)?;
        }
        Ok(self)
    }

    /// The algorithm with this id; `None` if the registry has none.
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
    /// Writes the ids of the algorithms.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list()
            .entries(self.iter().map(|algorithm| algorithm.info().id))
            .finish()
    }
}
