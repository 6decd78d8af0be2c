use std::mem;
use std::sync::Arc;

use sudoku_grid::{Grid, Position, verify};

use crate::machine::Machine;
use crate::{
    Algorithm, CounterSpec, Detail, Event, Explanation, Info, Kind, Limits, Outcome, SearchFault,
    Setup, SharedSteps, Trace, View,
};

/// A search under way on one puzzle, with what it found and when it is to end.
///
/// Everything it finds has passed the one independent verifier: a search that claims a wrong solution
/// ends with [`Outcome::Crashed`], and [`Run::fault`] says why. What a generator finds is a puzzle instead, and must keep the pattern it started from
/// without a clash; whether the puzzle has one solution, a second solver has to say.
pub struct Run {
    machine: Box<dyn Machine>,
    origin: Arc<Origin>,
    /// The splits it came through, the first one first.
    splits: Vec<SplitAt>,
    /// Pieces of work done since the last of them, or the start.
    pieces: u64,
    limits: Limits,
    complete: bool,
    found: u64,
    first: Option<Arc<Grid>>,
    outcome: Option<Outcome>,
    fault: Option<SearchFault>,
    trace: Option<Trace>,
}

/// What a run starts from: all it takes to start it again.
struct Origin {
    algorithm: &'static dyn Algorithm,
    setup: Setup,
    position: Position,
}

/// Where a run was split.
#[derive(Clone, Copy)]
struct SplitAt {
    /// Pieces of work done before, since the split before.
    pieces: u64,
    /// Whether the run is what was split off.
    later: bool,
}

impl Run {
    #[inline(never)] // every algorithm would have its own
    pub(crate) fn new(
        machine: Box<dyn Machine>,
        algorithm: &'static dyn Algorithm,
        setup: &Setup,
        position: &Position,
        complete: bool,
        watched: bool,
    ) -> Self {
        let origin = Origin {
            algorithm,
            setup: setup.clone(),
            position: position.clone(),
        };
        let trace = watched.then(|| {
            let mut trace = Trace::new(algorithm.series().len());
            machine.record(&mut trace);
            trace
        });
        Self {
            machine,
            limits: setup.limits(),
            origin: Arc::new(origin),
            splits: Vec::new(),
            pieces: 0,
            complete,
            found: 0,
            first: None,
            outcome: None,
            fault: None,
            trace,
        }
    }

    /// Works until `target` steps are complete, the run ends, or `pieces` bounded pieces of work
    /// are done; returns the pieces used.
    ///
    /// A search that breaks its contract, as by claiming a solution that is none, ends the run with
    /// [`Outcome::Crashed`]; see [`Run::fault`].
    pub fn advance(&mut self, target: u64, pieces: u64) -> u64 {
        self.work(target, u64::MAX, pieces)
    }

    /// Works until another solution is found, and is in view, the run ends, or `pieces` bounded
    /// pieces of work are done; returns the pieces used.
    pub fn find(&mut self, pieces: u64) -> u64 {
        self.work(u64::MAX, self.found + 1, pieces)
    }

    fn work(&mut self, target: u64, solutions: u64, pieces: u64) -> u64 {
        let mut used = 0;
        loop {
            if self.outcome.is_none() && self.limits.steps.is_some_and(|most| self.steps() >= most)
            {
                self.end(Outcome::Steps);
            }
            let there = self.steps() >= target || self.found >= solutions;
            if self.outcome.is_some() || used >= pieces || there {
                return used;
            }
            let wanted = self.trace.as_ref().map(|trace| trace.next(self.steps()));
            let goal = target
                .min(wanted.unwrap_or(u64::MAX))
                .min(self.limits.steps.unwrap_or(u64::MAX));
            let from = self.steps();
            let (spent, event) = self.machine.advance(goal, pieces - used);
            used += spent;
            self.pieces += spent;
            let to = self.steps();
            if to < from || to - from > spent {
                self.crash(SearchFault::Steps {
                    from,
                    to,
                    calls: spent,
                });
                return used;
            }
            match event {
                Some(event) => self.meet(event),
                None if wanted == Some(self.steps()) => self.record(),
                None => {}
            }
        }
    }

    fn meet(&mut self, event: Event) {
        match event {
            Event::Found => match self.checked() {
                Ok(solution) => {
                    self.found += 1;
                    self.first.get_or_insert_with(|| Arc::new(solution));
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

    /// The solution, or the puzzle, that the search claims to have in view.
    fn checked(&self) -> Result<Grid, SearchFault> {
        let solution = self.picture().try_grid().ok_or(SearchFault::NoGrid)?;
        let generated = self.info().kind == Kind::Generator;
        if generated {
            if !solution.contains(self.puzzle()) {
                return Err(SearchFault::LostGiven);
            }
            if let Some(clash) = solution.clashes().into_iter().next() {
                return Err(SearchFault::NoPuzzle(clash));
            }
        } else {
            verify(self.puzzle(), &solution).map_err(SearchFault::NoSolution)?;
        }
        let mut digits = solution.digits().iter().copied().enumerate();
        let wrong = digits.find(|&(cell, digit)| {
            !(generated && digit == 0 || self.origin.position.candidates(cell).contains(digit))
        });
        match wrong {
            Some((cell, digit)) => Err(SearchFault::NoCandidate { cell, digit }),
            None => Ok(solution),
        }
    }

    #[cold]
    fn crash(&mut self, fault: SearchFault) {
        self.fault = Some(fault);
        // Its counts cannot be relied on any more, so the trace takes none of them.
        self.outcome = Some(Outcome::Crashed);
    }

    fn end(&mut self, outcome: Outcome) {
        self.outcome = Some(outcome);
        self.record();
    }

    fn record(&mut self) {
        if let Some(trace) = &mut self.trace {
            self.machine.record(trace);
        }
    }

    /// Whether the search, as it was set up, finds every solution and shows when there is none.
    pub fn is_complete(&self) -> bool {
        self.complete
    }

    /// How it ended, if it has.
    pub fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// How the search broke its contract, if the run ended with [`Outcome::Crashed`].
    pub fn fault(&self) -> Option<&SearchFault> {
        self.fault.as_ref()
    }

    /// Steps completed.
    pub fn steps(&self) -> u64 {
        self.machine.steps()
    }

    /// Solutions, or puzzles, found so far.
    pub fn found(&self) -> u64 {
        self.found
    }

    /// The first solution found; of a generator, the puzzle.
    pub fn solution(&self) -> Option<&Grid> {
        self.first.as_deref()
    }

    /// The puzzle's givens; of a generator, the pattern's.
    pub fn puzzle(&self) -> &Grid {
        self.origin.position.givens()
    }

    /// Draws the state onto a picture of the puzzle's shape.
    pub fn view(&self, view: &mut View) {
        self.machine.view(view);
    }

    /// The digits in view; the givens if a faulty search draws what is no grid.
    pub fn grid(&self) -> Grid {
        let drawn = self.picture().try_grid();
        drawn.unwrap_or_else(|| self.puzzle().clone())
    }

    fn picture(&self) -> View {
        let mut view = View::new(self.origin.position.shape());
        self.machine.view(&mut view);
        view
    }

    /// What was counted, in the order of [`Run::counter_specs`].
    pub fn counters(&self) -> Vec<u64> {
        self.machine.counters()
    }

    /// What is counted.
    pub fn counter_specs(&self) -> &'static [CounterSpec] {
        self.origin.algorithm.counters()
    }

    /// The algorithm's name and nature.
    pub fn info(&self) -> &'static Info {
        self.origin.algorithm.info()
    }

    /// What the last step did, for those that can tell.
    pub fn explain(&self) -> Option<Explanation> {
        self.machine.explain()
    }

    /// The lines of its pseudo-code that the last step went through; see [`Search::lines`](crate::Search::lines).
    pub fn lines(&self) -> Vec<u8> {
        self.machine.lines()
    }

    /// What a closer look shows.
    pub fn detail(&self) -> Detail {
        self.machine.detail()
    }

    /// The samples so far; `None` if nobody watches.
    pub fn trace(&self) -> Option<&Trace> {
        self.trace.as_ref()
    }

    /// A second run that goes on from here as this one would, unwatched. If the search cannot be
    /// copied it is done again, which takes as long as it took.
    #[must_use]
    pub fn fork(&self) -> Self {
        self.copy().unwrap_or_else(|| self.around(self.again()))
    }

    /// The same, unless the search would have to be done again.
    pub fn copy(&self) -> Option<Self> {
        self.machine.fork().map(|machine| self.around(machine))
    }

    /// This run around another machine, which stands where this one's does.
    fn around(&self, machine: Box<dyn Machine>) -> Self {
        Self {
            machine,
            origin: Arc::clone(&self.origin),
            splits: self.splits.clone(),
            first: self.first.clone(),
            fault: self.fault.clone(),
            trace: None,
            ..*self
        }
    }

    /// The machine, started again and brought to where it stands: the same pieces of work, and the
    /// same splits.
    fn again(&self) -> Box<dyn Machine> {
        let Origin {
            algorithm,
            setup,
            position,
        } = &*self.origin;
        // To print the refusal would bring all that prints one.
        let Ok(run) = algorithm.start(position, setup, false) else {
            panic!("it has started before");
        };
        let mut machine = run.machine;
        for SplitAt { pieces, later } in &self.splits {
            work(&mut *machine, *pieces);
            // Only a faulty search cannot be split again where it was split before.
            let rest = machine.split();
            if let (true, Some(rest)) = (*later, rest) {
                machine = rest;
            }
        }
        work(&mut *machine, self.pieces);
        machine
    }

    /// The same run with other limits; what it has found and done counts towards them.
    pub(crate) fn limited(mut self, limits: Limits) -> Self {
        self.limits = limits;
        if self.found > 0 && self.found >= limits.solutions && limits.solutions > 0 {
            self.end(Outcome::Solved);
        }
        self
    }

    /// Splits the later part off what is left to do; see [`Search::split`](crate::Search::split).
    pub(crate) fn split(&mut self) -> Option<Self> {
        if self.outcome.is_some() {
            return None;
        }
        let machine = self.machine.split()?;
        let pieces = mem::take(&mut self.pieces);
        let mut rest = Self {
            found: 0,
            first: None,
            ..self.around(machine)
        };
        for (run, later) in [(self, false), (&mut rest, true)] {
            run.splits.push(SplitAt { pieces, later });
        }
        Some(rest)
    }

    /// The next step, to be shared out; `None` if the run has ended, or if its steps cannot be.
    pub fn shared(&mut self) -> Option<&mut dyn SharedSteps> {
        match self.outcome {
            Some(_) => None,
            None => self.machine.shared(),
        }
    }

    /// Completes the next step, of which these are the values of all parts, in their order, as if it
    /// had computed them itself. Does nothing unless the step could be shared out.
    pub fn complete(&mut self, values: &[f64]) {
        if self.outcome.is_none()
            && let Some(step) = self.machine.shared()
        {
            step.take(values);
            self.advance(self.steps() + 1, 1);
        }
    }

    /// Bytes a fork owns.
    pub fn heap_bytes(&self) -> usize {
        size_of::<Self>() + size_of_val(&*self.splits) + self.machine.heap_bytes()
    }
}

/// Does so many pieces of work, whatever comes of them.
fn work(machine: &mut dyn Machine, mut pieces: u64) {
    while pieces > 0 {
        pieces -= machine.advance(u64::MAX, pieces).0;
    }
}
