use std::ops::{ControlFlow, Range};

use sudoku_grid::{Position, Shape};

use crate::{
    Answers, Capabilities, CodeLine, Counters, Detail, Explanation, Info, Limits, Params, Preset,
    Published, Rating, RatingScale, Rng, Sample, StartError, Trace, View,
};

/// The reason why [`Search::step`] returns control to its caller.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// The view holds a solution (or a generated puzzle), or the [rating](Search::rating) is complete. If
    /// a complete search is stepped again, it looks for the next one.
    Found,
    /// The search space is exhausted. Only a complete search may return this event.
    Exhausted,
    /// The search met its stopping rule or reached a fixed point that it cannot leave.
    Stalled,
}

/// The independent parts of a step, which several workers can compute. Neither their number nor
/// their values depend on the number of workers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Parts {
    /// The number of parts in the step.
    pub count: usize,
    /// The number of values that each part computes.
    pub values: usize,
}

impl Parts {
    /// The range of parts that worker `member`, counted from 0, of a team of `team` workers computes.
    pub fn share(self, member: usize, team: usize) -> Range<usize> {
        let end = |members: usize| self.count * members.min(team) / team;
        end(member)..end(member + 1)
    }
}

/// A search whose steps several workers can compute together.
pub trait SharedSteps {
    /// The parts of the next step.
    fn parts(&self) -> Parts;

    /// Computes the values of consecutive parts of the next step, starting with part `first`, as
    /// many as fit into `values`. [`Search::step`] computes them by the same function.
    fn compute(&self, first: usize, values: &mut [f64]);

    /// Receives the values of all parts, in order. The next call of [`Search::step`] uses them
    /// instead of computing them.
    fn take(&mut self, values: &[f64]);
}

/// An algorithm in the middle of a puzzle: the trait that every solver, generator and rater implements.
///
/// The owner decides when a search advances and when it is inspected, copied or dropped. Inspection
/// takes `&self`, so a traced run and an untraced run are the same run. A search can be sent to
/// another thread and inspected from several threads; forks share data through an
/// [`Arc`](std::sync::Arc).
///
/// Optional capabilities are methods that return `None` by default: a search can be
/// [forked](Search::fork), [split](Search::split), [shared](Search::shared), and can solve [many
/// puzzles per call](Search::solve_many). [`Search::capabilities`] reports the capabilities that
/// depend on the parameters.
///
/// # Examples
///
/// A solver that writes into each blank cell, in reading order, the only digit that its peers
/// allow, and gives up at the first cell with several:
///
/// ```
/// use std::ops::ControlFlow;
///
/// use sudoku_grid::Position;
/// use sudoku_search::{
///     Event, Info, Kind, Rng, Search, StartError, View, counters, series,
/// };
///
/// series! {
///     /// The plotted quantities.
///     struct Progress {
///         /// Cells filled.
///         #[unit("cells")]
///         filled: f64,
///     }
/// }
///
/// counters! {
///     /// The counters.
///     struct Counts {
///         /// Cells filled.
///         placements: u64,
///     }
/// }
///
/// struct NakedSingles {
///     position: Position,
///     placements: u32,
/// }
///
/// impl Search for NakedSingles {
///     const INFO: Info = Info {
///         id: "naked-singles",
///         name: "Naked singles",
///         docs: "Fills cells that have a single candidate.",
///         kind: Kind::Solver,
///         complete: false,
///         step: "placement",
///         sides: (4, 25),
///     };
///     type Params = ();
///     type Sample = Progress;
///     type Counters = Counts;
///
///     fn start(position: &Position, (): &(), _: Rng) -> Result<Self, StartError> {
///         Ok(Self { position: position.clone(), placements: 0 })
///     }
///
///     fn step(&mut self) -> ControlFlow<Event> {
///         let candidates = |cell| self.position.candidates(cell);
///         let single = self.position.blanks().find(|&cell| candidates(cell).len() == 1);
///         let Some((cell, digit)) = single.and_then(|cell| Some((cell, candidates(cell).iter().next()?)))
///         else {
///             return ControlFlow::Break(Event::Stalled);
///         };
///         self.position.place(cell, digit);
///         self.placements += 1;
///         if self.position.is_solved() {
///             return ControlFlow::Break(Event::Found);
///         }
///         ControlFlow::Continue(())
///     }
///
///     fn steps(&self) -> u64 {
///         self.placements.into()
///     }
///
///     fn sample(&self) -> Progress {
///         Progress { filled: self.placements.into() }
///     }
///
///     fn view(&self, view: &mut View) {
///         view.digits.copy_from_slice(self.position.values());
///     }
///
///     fn counters(&self) -> Counts {
///         Counts { placements: self.placements.into() }
///     }
/// }
/// ```
pub trait Search: Sized + Send + Sync + 'static {
    /// The static description of the algorithm.
    const INFO: Info;
    /// The named sets of parameters; the first one is the default.
    const PRESETS: &'static [Preset] = &[];
    /// Published measurements for the presets.
    const PUBLISHED: &'static [Published] = &[];
    /// The pseudo-code, made by [`code!`](macro@crate::code).
    const CODE: &'static [CodeLine] = &[];
    /// The scale of a rater. `None` for searches of other kinds.
    const SCALE: Option<&'static RatingScale> = None;
    /// The parameters, made by [`params!`](macro@crate::params), or `()`.
    type Params: Params;
    /// The plotted quantities, made by [`series!`](macro@crate::series).
    type Sample: Sample;
    /// The counters, made by [`counters!`](macro@crate::counters).
    type Counters: Counters;

    /// The capabilities with these parameters: `divisible` if [`Search::split`] may succeed,
    /// `shares_steps` if [`Search::shared`] succeeds.
    fn capabilities(_params: &Self::Params) -> Capabilities {
        Capabilities::default_for(&Self::INFO)
    }

    /// Checks the parameters for all puzzles of a shape whose side is within [`Info::sides`].
    ///
    /// # Errors
    ///
    /// [`StartError`] with the reason why the search cannot work on such puzzles with these parameters.
    fn check(_params: &Self::Params, _shape: Shape) -> Result<(), StartError> {
        Ok(())
    }

    /// Prepares a search from `position`, whose shape [`Search::check`] accepted.
    ///
    /// # Errors
    ///
    /// [`StartError`] with the reason why the search cannot work on this position with these parameters.
    fn start(position: &Position, params: &Self::Params, rng: Rng) -> Result<Self, StartError>;

    /// Does one piece of work: a bounded number of operations, well under a millisecond, which completes at
    /// most one step. An external kernel that cannot be interrupted after each node works with a fixed budget
    /// per call, and each such call is a step. A call after [`Event::Exhausted`] or [`Event::Stalled`]
    /// returns the same event again.
    fn step(&mut self) -> ControlFlow<Event>;

    /// The number of completed steps, in the unit of [`Info::step`]. A large unit, such as a
    /// generation of thousands of individuals, takes several calls of [`Search::step`].
    fn steps(&self) -> u64;

    /// The plotted quantities of the current state. This method may compute values that `step` does not need.
    fn sample(&self) -> Self::Sample;

    /// Draws the state into a view of the right shape. The method must write every field, because the view
    /// may hold an older state.
    fn view(&self, view: &mut View);

    /// The current values of the counters.
    fn counters(&self) -> Self::Counters;

    /// An explanation of the last step; `None` if the algorithm does not explain its steps or no step was
    /// made.
    fn explain(&self) -> Option<Explanation> {
        None
    }

    /// The rating on [`Search::SCALE`], which is complete once [`Search::step`] has returned
    /// [`Event::Found`]. Before that, its values are lower bounds of the final values; `None` if no bound is
    /// known yet. A caller that looks for an easier puzzle can stop as soon as a bound exceeds the intended
    /// value.
    fn rating(&self) -> Option<Rating> {
        None
    }

    /// The lines of [`Search::CODE`] that the last step executed, numbered from 1, without
    /// repetition, in order of execution; the last one is the current line. Empty before the first
    /// step.
    fn executed_lines(&self) -> Vec<u8> {
        Vec::new()
    }

    /// The data for the inspector, which shows more of the state than the view.
    fn detail(&self) -> Detail {
        Detail::None
    }

    /// A copy that continues exactly as this search would; `None` if the search cannot be copied. In that
    /// case a run keeps no checkpoints, and an earlier moment, a solution or a part is reached by restarting
    /// the search.
    fn fork(&self) -> Option<Self> {
        None
    }

    /// The number of bytes that a fork owns on the heap, accurate to 10 %.
    fn heap_bytes(&self) -> usize {
        0
    }

    /// Splits the remaining work at a choice and returns the later part; `None` if the search cannot be split
    /// or is not at a choice. The two parts, run one after the other, find the solutions that the undivided
    /// search would have found, and their counters add up to those of the undivided search.
    fn split(&mut self) -> Option<Self> {
        None
    }

    /// This search as a [`SharedSteps`] object, if several workers can compute its steps; otherwise `None`.
    fn shared(&mut self) -> Option<&mut dyn SharedSteps> {
        None
    }

    /// Solves a sequence of puzzles, given as one byte per cell, faster than one by one, with the same
    /// answers as [`solve_each`](crate::solve_each); `None` if the algorithm does not support this. A call
    /// cannot be interrupted, so counting up to a few solutions must be fast for every puzzle.
    fn solve_many(_shape: Shape, _puzzles: &[u8], _limits: Limits) -> Option<Answers> {
        None
    }
}

/// The type-erased form of a [`Search`]. There is one virtual call per slice, none per step.
pub(crate) trait DynSearch: Send + Sync {
    /// Works until `target` steps are complete, an event occurs, or `pieces` pieces of work are
    /// done; returns the number of pieces used and the event.
    fn advance(&mut self, target: u64, pieces: u64) -> (u64, Option<Event>);
    fn steps(&self) -> u64;
    fn record(&self, trace: &mut Trace);
    fn view(&self, view: &mut View);
    fn counters(&self) -> Vec<u64>;
    fn explain(&self) -> Option<Explanation>;
    fn rating(&self) -> Option<Rating>;
    fn executed_lines(&self) -> Vec<u8>;
    fn detail(&self) -> Detail;
    fn heap_bytes(&self) -> usize;
    fn fork(&self) -> Option<Box<dyn DynSearch>>;
    fn split(&mut self) -> Option<Box<dyn DynSearch>>;
    fn shared(&mut self) -> Option<&mut dyn SharedSteps>;
    /// The reason why the search failed; only searches that are not types of Rust fail.
    #[cfg(feature = "dynamic")]
    fn fault(&mut self) -> Option<String> {
        None
    }
}

impl<S: Search> DynSearch for S {
    /// Calls [`Search::step`] in a loop. The loop is the same with and without a trace.
    fn advance(&mut self, target: u64, pieces: u64) -> (u64, Option<Event>) {
        for used in 1..=pieces {
            if let ControlFlow::Break(event) = self.step() {
                return (used, Some(event));
            }
            if Search::steps(self) >= target {
                return (used, None);
            }
        }
        (pieces, None)
    }

    fn steps(&self) -> u64 {
        Search::steps(self)
    }

    fn record(&self, trace: &mut Trace) {
        self.sample().record(Search::steps(self), trace);
    }

    fn view(&self, view: &mut View) {
        Search::view(self, view);
    }

    fn counters(&self) -> Vec<u64> {
        Search::counters(self).values()
    }

    fn explain(&self) -> Option<Explanation> {
        Search::explain(self)
    }

    fn rating(&self) -> Option<Rating> {
        Search::rating(self)
    }

    fn executed_lines(&self) -> Vec<u8> {
        Search::executed_lines(self)
    }

    fn detail(&self) -> Detail {
        Search::detail(self)
    }

    fn heap_bytes(&self) -> usize {
        size_of::<S>() + Search::heap_bytes(self)
    }

    fn fork(&self) -> Option<Box<dyn DynSearch>> {
        Search::fork(self).map(|fork| Box::new(fork) as Box<dyn DynSearch>)
    }

    fn split(&mut self) -> Option<Box<dyn DynSearch>> {
        Search::split(self).map(|part| Box::new(part) as Box<dyn DynSearch>)
    }

    fn shared(&mut self) -> Option<&mut dyn SharedSteps> {
        Search::shared(self)
    }
}

/// Checks that the algorithm accepts grids of this shape.
pub(crate) fn check_size(info: &Info, shape: Shape) -> Result<(), StartError> {
    if info.accepts(shape) {
        Ok(())
    } else {
        Err(StartError::Size {
            side: shape.side(),
            min: info.sides.0,
            max: info.sides.1,
        })
    }
}
