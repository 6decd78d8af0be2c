use std::mem;
use std::sync::Arc;

use sudoku_grid::{Grid, Position, verify};

use crate::search::DynSearch;
use crate::{
    CounterSpec, Detail, Event, Explanation, Info, Kind, Limits, Outcome, Rating, RatingScale,
    SearchFault, SeriesSpec, Setup, SharedSteps, StartError, Trace, View,
};

/// A search on one puzzle with its limits, its findings and, on request, a trace.
///
/// Every solution is checked by [`sudoku_grid::verify`]: if a search claims a wrong solution, the
/// run ends with [`Outcome::Crashed`] and [`Run::fault`] gives the reason. A generator finds a
/// puzzle instead, which must contain the givens of its pattern and have no conflicts; a second
/// solver must check that the puzzle has one solution. A rater finds a [`Rating`], which must fit its
/// scale; see [`Run::rating`].
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
/// use sudoku_grid::{ParseOptions, parse};
/// use sudoku_search::{Limits, Outcome, Setup, algorithm};
///
/// let puzzle = parse("1234341221434.2.", ParseOptions::default())?;
/// let position = Position::new(&puzzle.grid)?;
/// let setup = Setup::of("naked-singles").within(Limits { solutions: 1, steps: Some(100) });
/// let mut run = algorithm::<NakedSingles>().start(&position, &setup, true)?;
/// // A host advances a run in slices, here of 10 pieces of work, and looks at it in between.
/// while run.run_slice(10).is_none() {}
/// assert_eq!(run.outcome(), Some(Outcome::Solved));
/// assert_eq!(run.solution().unwrap().to_string(), "1234341221434321");
/// assert_eq!((run.steps(), run.trace().unwrap().len()), (2, 3));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Run {
    search: Box<dyn DynSearch>,
    origin: Arc<Origin>,
    /// The splits from which this run results, in order.
    splits: Vec<SplitPoint>,
    /// The number of pieces of work done since the last split, or since the start.
    pieces: u64,
    limits: Limits,
    complete: bool,
    found: u64,
    first_solution: Option<Arc<Grid>>,
    outcome: Option<Outcome>,
    fault: Option<SearchFault>,
    trace: Option<Trace>,
}

/// The input of a run: everything needed to start it again.
struct Origin {
    source: &'static SearchSource,
    setup: Setup,
    position: Position,
}

/// A search that was started.
pub(crate) struct StartedSearch {
    pub(crate) search: Box<dyn DynSearch>,
    /// `true` if the search is complete with the parameters of its setup.
    pub(crate) complete: bool,
}

/// The function that starts a search of a source.
type StartSearch = fn(&SearchSource, &Position, &Setup) -> Result<StartedSearch, StartError>;

/// The start function and the declarations of a search, from which a run is made.
pub(crate) struct SearchSource {
    pub(crate) info: &'static Info,
    pub(crate) series: &'static [SeriesSpec],
    pub(crate) counters: &'static [CounterSpec],
    pub(crate) scale: Option<&'static RatingScale>,
    /// Starts the search.
    pub(crate) start: StartSearch,
    /// The algorithm, if it is not a type of Rust.
    #[cfg(feature = "dynamic")]
    pub(crate) dynamic: Option<&'static dyn crate::DynamicAlgorithm>,
}

/// A point at which a run was split.
#[derive(Clone, Copy)]
struct SplitPoint {
    /// The number of pieces of work done between the previous split and this one.
    pieces: u64,
    /// `true` if this run is the later part, which was split off; `false` if it is the part that remained.
    later: bool,
}

impl Run {
    #[inline(never)] // otherwise every algorithm has a copy
    pub(crate) fn start(
        source: &'static SearchSource,
        position: &Position,
        setup: &Setup,
        traced: bool,
    ) -> Result<Self, StartError> {
        let StartedSearch { search, complete } = (source.start)(source, position, setup)?;
        let origin = Origin {
            source,
            setup: setup.clone(),
            position: position.clone(),
        };
        let trace = traced.then(|| {
            let mut trace = Trace::new(source.series.len());
            search.record(&mut trace);
            trace
        });
        Ok(Self {
            search,
            limits: setup.limits(),
            origin: Arc::new(origin),
            splits: Vec::new(),
            pieces: 0,
            complete,
            found: 0,
            first_solution: None,
            outcome: None,
            fault: None,
            trace,
        })
    }

    /// Works until `target` steps are complete, the run ends, or `pieces` bounded pieces of work
    /// are done; returns the number of pieces used.
    ///
    /// If the search breaks its contract, for example by claiming a wrong solution, the run ends
    /// with [`Outcome::Crashed`]; see [`Run::fault`].
    pub fn advance(&mut self, target: u64, pieces: u64) -> u64 {
        self.work(target, u64::MAX, pieces)
    }

    /// Works until the run ends, and returns its outcome.
    ///
    /// An incomplete search without a stopping rule may never end: start it with [`Setup::max_steps`], or
    /// advance it in slices with [`Run::run_slice`].
    pub fn run_to_end(&mut self) -> Outcome {
        loop {
            if let Some(outcome) = self.run_slice(u64::MAX) {
                return outcome;
            }
        }
    }

    /// Works until the run ends or `pieces` bounded pieces of work are done. Returns the outcome of the run,
    /// or `None` if the run has not ended.
    ///
    /// A piece takes well under a millisecond, so a host can read a clock or show the run between slices.
    pub fn run_slice(&mut self, pieces: u64) -> Option<Outcome> {
        self.advance(u64::MAX, pieces);
        self.outcome
    }

    /// Works until the view holds another solution, the run ends, or `pieces` bounded pieces of
    /// work are done; returns the number of pieces used.
    pub fn find(&mut self, pieces: u64) -> u64 {
        self.work(u64::MAX, self.found + 1, pieces)
    }

    /// Works until `target` steps are complete, `solutions` solutions are found in total, the run ends, or
    /// `pieces` bounded pieces of work are done; returns the number of pieces used.
    fn work(&mut self, target: u64, solutions: u64, pieces: u64) -> u64 {
        let mut pieces_used = 0;
        loop {
            if self.outcome.is_none()
                && self.limits.steps.is_some_and(|max| self.steps() >= max)
                && !self.crash_if_failed()
            {
                self.end(Outcome::Steps);
            }
            let reaches_goal = self.steps() >= target || self.found >= solutions;
            if self.outcome.is_some() || pieces_used >= pieces || reaches_goal {
                return pieces_used;
            }
            let next_sample = self.trace.as_ref().map(|trace| trace.next(self.steps()));
            let goal = target
                .min(next_sample.unwrap_or(u64::MAX))
                .min(self.limits.steps.unwrap_or(u64::MAX));
            let steps_before = self.steps();
            let (pieces_spent, event) = self.search.advance(goal, pieces - pieces_used);
            pieces_used += pieces_spent;
            self.pieces += pieces_spent;
            let steps_after = self.steps();
            if steps_after < steps_before || steps_after - steps_before > pieces_spent {
                self.crash(SearchFault::Steps {
                    from: steps_before,
                    to: steps_after,
                    calls: pieces_spent,
                });
                return pieces_used;
            }
            match event {
                Some(event) => self.handle_event(event),
                None if next_sample == Some(self.steps()) => self.record(),
                None => {}
            }
        }
    }

    fn handle_event(&mut self, event: Event) {
        if self.crash_if_failed() {
            return;
        }
        match event {
            Event::Found => match self.verify_finding() {
                Ok(solution) => {
                    self.found += 1;
                    if self.first_solution.is_none() {
                        self.first_solution = solution.map(Arc::new);
                    }
                    if self.found == self.limits.solutions {
                        self.end(Outcome::Solved);
                    }
                }
                Err(fault) => self.crash(fault),
            },
            Event::Exhausted if !self.complete => self.crash(SearchFault::Incomplete),
            Event::Exhausted => self.end(if self.found > 0 {
                Outcome::Solved
            } else {
                Outcome::Unsolvable
            }),
            Event::Stalled => self.end(Outcome::Stalled),
        }
    }

    /// Verifies what the search claims to have found. Returns the solution or the generated puzzle in view, or `None`
    /// for a rating; an error if it is not valid.
    fn verify_finding(&self) -> Result<Option<Grid>, SearchFault> {
        if self.info().kind == Kind::Rater {
            return match (self.origin.source.scale, self.rating()) {
                (Some(scale), Some(rating)) if rating.fits(scale) => Ok(None),
                _ => Err(SearchFault::InvalidRating),
            };
        }
        let solution = self
            .current_view()
            .try_grid()
            .ok_or(SearchFault::InvalidGrid)?;
        let is_generator = self.info().kind == Kind::Generator;
        if is_generator {
            if !solution.contains(self.puzzle()) {
                return Err(SearchFault::MissingGiven);
            }
            if let Some(duplicate) = solution.duplicate_digits().into_iter().next() {
                return Err(SearchFault::ConflictingPuzzle(duplicate));
            }
        } else {
            verify(self.puzzle(), &solution).map_err(SearchFault::WrongSolution)?;
        }
        let mut digits = solution.digits().iter().copied().enumerate();
        let wrong_cell = digits.find(|&(cell, digit)| {
            !(is_generator && digit == 0 || self.origin.position.candidates(cell).contains(digit))
        });
        match wrong_cell {
            Some((cell, digit)) => Err(SearchFault::NotCandidate { cell, digit }),
            None => Ok(Some(solution)),
        }
    }

    /// Ends the run if the search has failed, and returns `true` if it has.
    #[cfg(feature = "dynamic")]
    fn crash_if_failed(&mut self) -> bool {
        let message = self.search.fault();
        message
            .map(|message| self.crash(SearchFault::Failed(message)))
            .is_some()
    }

    /// Types of Rust do not fail.
    #[cfg(not(feature = "dynamic"))]
    #[expect(clippy::unused_self, reason = "as with the feature")]
    const fn crash_if_failed(&mut self) -> bool {
        false
    }

    #[cold]
    fn crash(&mut self, fault: SearchFault) {
        self.fault = Some(fault);
        // The counts of a faulty search are not reliable, so the trace does not record them.
        self.outcome = Some(Outcome::Crashed);
    }

    fn end(&mut self, outcome: Outcome) {
        self.outcome = Some(outcome);
        self.record();
    }

    fn record(&mut self) {
        if let Some(trace) = &mut self.trace {
            self.search.record(trace);
        }
    }

    /// Returns `true` if the search, with its setup, finds every solution and detects that none exists.
    pub fn is_complete(&self) -> bool {
        self.complete
    }

    /// The outcome of the run; `None` while the run has not ended.
    pub fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// The fault by which the search broke its contract, if the run ended with [`Outcome::Crashed`];
    /// otherwise `None`.
    pub fn fault(&self) -> Option<&SearchFault> {
        self.fault.as_ref()
    }

    /// Checks whether the final state of a run that the host stops can be inspected, as it is checked when a run ends by
    /// itself. If the search has failed, the run ends with [`Outcome::Crashed`]. Returns the fault of the run; see
    /// [`Run::fault`].
    pub fn check_fault(&mut self) -> Option<&SearchFault> {
        if self.outcome.is_none() {
            self.crash_if_failed();
        }
        self.fault.as_ref()
    }

    /// The number of completed steps.
    pub fn steps(&self) -> u64 {
        self.search.steps()
    }

    /// The number of solutions found so far; for a generator, the number of puzzles, and for a rater, the
    /// number of ratings.
    pub fn found(&self) -> u64 {
        self.found
    }

    /// The first solution found; for a generator, the first puzzle. `None` if there is none yet, and for
    /// raters.
    pub fn solution(&self) -> Option<&Grid> {
        self.first_solution.as_deref()
    }

    /// The givens of the puzzle; for a generator, the givens of the pattern.
    pub fn puzzle(&self) -> &Grid {
        self.origin.position.givens()
    }

    /// Draws the state into a view of the puzzle's shape.
    pub fn view(&self, view: &mut View) {
        self.search.view(view);
    }

    /// The digits that the run shows on the board: the givens, and the digits that the search has tried or found so
    /// far. If a faulty [`Search`](crate::Search) draws an invalid grid, the result contains only the givens.
    pub fn grid(&self) -> Grid {
        let grid = self.current_view().try_grid();
        grid.unwrap_or_else(|| self.puzzle().clone())
    }

    fn current_view(&self) -> View {
        let mut view = View::new(self.origin.position.shape());
        self.search.view(&mut view);
        view
    }

    /// The values of the counters, in the order of [`Run::counter_specs`].
    pub fn counters(&self) -> Vec<u64> {
        self.search.counters()
    }

    /// The declarations of the counters.
    pub fn counter_specs(&self) -> &'static [CounterSpec] {
        self.origin.source.counters
    }

    /// The static description of the algorithm.
    pub fn info(&self) -> &'static Info {
        self.origin.source.info
    }

    /// An explanation of the last step; `None` if the algorithm does not explain its steps or no step was
    /// made.
    pub fn explain(&self) -> Option<Explanation> {
        self.search.explain()
    }

    /// The rating of a rater: the complete rating if the run ended with [`Outcome::Solved`]; before that,
    /// lower bounds if any are known; see [`Search::rating`](crate::Search::rating).
    pub fn rating(&self) -> Option<Rating> {
        self.search.rating()
    }

    /// The lines of the pseudo-code that the last step executed, numbered from 1; see
    /// [`Search::executed_lines`](crate::Search::executed_lines).
    pub fn executed_lines(&self) -> Vec<u8> {
        self.search.executed_lines()
    }

    /// The data for the inspector; see [`Search::detail`](crate::Search::detail).
    pub fn detail(&self) -> Detail {
        self.search.detail()
    }

    /// The samples recorded so far; `None` if the run was started without a trace.
    pub fn trace(&self) -> Option<&Trace> {
        self.trace.as_ref()
    }

    /// A second run, without a trace, that continues exactly as this run would. If the search cannot be
    /// copied, its work is repeated from the start, which takes as long as it took before.
    #[must_use]
    pub fn fork(&self) -> Self {
        self.try_fork()
            .unwrap_or_else(|| self.with_search(self.replayed_search()))
    }

    /// A copy of this run, without a trace; `None` if the search cannot be copied. In that case, [`fork`](Self::fork)
    /// repeats the work of the search.
    pub fn try_fork(&self) -> Option<Self> {
        self.search.fork().map(|search| self.with_search(search))
    }

    /// A copy of this run with another search, whose state equals that of this run's search.
    fn with_search(&self, search: Box<dyn DynSearch>) -> Self {
        Self {
            search,
            origin: Arc::clone(&self.origin),
            splits: self.splits.clone(),
            first_solution: self.first_solution.clone(),
            fault: self.fault.clone(),
            trace: None,
            ..*self
        }
    }

    /// Starts the search again and does the same pieces of work with the same splits, so that it reaches the state of
    /// this run's search.
    fn replayed_search(&self) -> Box<dyn DynSearch> {
        let Origin {
            source,
            setup,
            position,
        } = &*self.origin;
        // Printing the error would add the code for all messages to the binary.
        let Ok(StartedSearch { mut search, .. }) = (source.start)(source, position, setup) else {
            panic!("it has started before");
        };
        for SplitPoint { pieces, later } in &self.splits {
            work(&mut *search, *pieces);
            // Only a faulty search cannot be split again where it was split before.
            let later_part = search.split();
            if let (true, Some(later_part)) = (*later, later_part) {
                search = later_part;
            }
        }
        work(&mut *search, self.pieces);
        search
    }

    /// Replaces the limits of the run. The findings and steps so far count towards the new limits.
    pub(crate) fn with_limits(mut self, limits: Limits) -> Self {
        self.limits = limits;
        if self.found > 0 && self.found >= limits.solutions && limits.solutions > 0 {
            self.end(Outcome::Solved);
        }
        self
    }

    /// Splits off the later part of the remaining work and returns it as a run; `None` if the run
    /// has ended or cannot be split now. See [`Search::split`](crate::Search::split).
    pub(crate) fn split(&mut self) -> Option<Self> {
        if self.outcome.is_some() {
            return None;
        }
        let search = self.search.split()?;
        let pieces = mem::take(&mut self.pieces);
        let mut later_part = Self {
            found: 0,
            first_solution: None,
            ..self.with_search(search)
        };
        for (run, later) in [(self, false), (&mut later_part, true)] {
            run.splits.push(SplitPoint { pieces, later });
        }
        Some(later_part)
    }

    /// The next step, as an object whose parts several workers can compute; `None` if the run has ended or its
    /// steps cannot be shared.
    pub fn shared(&mut self) -> Option<&mut dyn SharedSteps> {
        match self.outcome {
            Some(_) => None,
            None => self.search.shared(),
        }
    }

    /// Completes the next step with the values of all parts, in order, as if the search had computed them.
    /// The call has no effect if the steps of the search cannot be shared.
    pub fn complete(&mut self, values: &[f64]) {
        if self.outcome.is_none()
            && let Some(step) = self.search.shared()
        {
            step.take(values);
            self.advance(self.steps() + 1, 1);
        }
    }

    /// The number of bytes that a fork owns on the heap.
    pub fn heap_bytes(&self) -> usize {
        size_of::<Self>() + size_of_val(&*self.splits) + self.search.heap_bytes()
    }
}

/// Makes the search do this number of pieces of work and ignores its events.
fn work(search: &mut dyn DynSearch, mut pieces: u64) {
    while pieces > 0 {
        pieces -= search.advance(u64::MAX, pieces).0;
    }
}
