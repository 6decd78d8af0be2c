use std::ops::{ControlFlow, Range};

use sudoku_grid::{Position, Shape};

use crate::{
    Answers, CodeLine, Counters, Detail, Explanation, Info, Limits, Nature, Params, Preset,
    Published, Refusal, Rng, Sample, Trace, View,
};

/// What a search came upon.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// The view holds what was sought. A complete search stepped further looks for another.
    Found,
    /// The space is used up: nothing more is there. Only a complete search may say so.
    Exhausted,
    /// Its own stopping rule, or a fixed point it cannot leave.
    Stalled,
}

/// The parts of a step that can be shared out. They depend neither on each other nor on how many
/// share them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Parts {
    /// How many parts.
    pub count: usize,
    /// Values each part comes to.
    pub values: usize,
}

impl Parts {
    /// The parts that a member of a team computes.
    pub fn share(self, member: usize, team: usize) -> Range<usize> {
        let until = |members: usize| self.count * members.min(team) / team;
        until(member)..until(member + 1)
    }
}

/// A search whose every step can be shared out.
pub trait SharedSteps {
    /// The parts of the next step.
    fn parts(&self) -> Parts;

    /// Computes the values of some parts of the next step, from part `first` on, as many as fit into
    /// `values`. [`Search::step`] computes them by the same function.
    fn compute(&self, first: usize, values: &mut [f64]);

    /// Takes the values of all parts, in order. The next call of [`Search::step`] completes the step
    /// from them, instead of computing them itself.
    fn take(&mut self, values: &[f64]);
}

/// One algorithm, somewhere in the middle of one puzzle.
///
/// Whoever holds it decides when it moves, and when it is looked at, copied or dropped. Looking
/// takes `&self`, so a watched run and an unwatched one are the same run.
///
/// It may go from thread to thread, and be looked at by several: what forks share is an
/// [`Arc`](std::sync::Arc).
///
/// What it can do beyond that is an optional method, which answers `None` by default: to be
/// [forked](Search::fork), [split](Search::split), [shared](Search::shared), to solve
/// [many puzzles at once](Search::solve_many). What it is with some parameters,
/// [`Search::nature`] says.
pub trait Search: Sized + Send + Sync + 'static {
    /// Its name and nature.
    const INFO: Info;
    /// Named sets of parameters; the first is the default.
    const PRESETS: &'static [Preset] = &[];
    /// Figures that the sources of the presets print.
    const PUBLISHED: &'static [Published] = &[];
    /// Its pseudo-code, by [`code!`](macro@crate::code).
    const CODE: &'static [CodeLine] = &[];
    /// What can be tuned.
    type Params: Params;
    /// What can be plotted.
    type Sample: Sample;
    /// What is counted.
    type Counters: Counters;

    /// What it is with these parameters: divisible if [`Search::split`] may succeed, of shared steps
    /// if [`Search::shared`] does.
    fn nature(_params: &Self::Params) -> Nature {
        Nature::usual(&Self::INFO)
    }

    /// What it refuses of every puzzle of this shape, which is of a size it takes.
    ///
    /// # Errors
    ///
    /// If it cannot work on such puzzles with these parameters, and why.
    fn check(_params: &Self::Params, _shape: Shape) -> Result<(), Refusal> {
        Ok(())
    }

    /// Prepares to search from `position`, whose shape [`Search::check`] let pass.
    ///
    /// # Errors
    ///
    /// If it cannot work on this position with these parameters, and why.
    fn start(position: &Position, params: &Self::Params, rng: Rng) -> Result<Self, Refusal>;

    /// Does a piece of work whose size is bounded by count, well under a millisecond, and which
    /// completes at most one step. A kernel from elsewhere, which cannot be stopped after a node, gets
    /// a fixed budget, and that is a step. Called again after [`Event::Exhausted`] or
    /// [`Event::Stalled`], it says the same.
    fn step(&mut self) -> ControlFlow<Event>;

    /// Steps completed, in the unit of [`Info::step`]. A unit too big for one call of
    /// [`Search::step`], such as a generation of thousands, is completed by several.
    fn steps(&self) -> u64;

    /// Reads off what can be plotted. May compute what `step` does not need.
    fn sample(&self) -> Self::Sample;

    /// Draws the state onto a picture of the right shape, every field of it: the picture may hold
    /// an older state.
    fn view(&self, view: &mut View);

    /// Reads off what was counted.
    fn counters(&self) -> Self::Counters;

    /// What the last step did, for those that can tell.
    fn explain(&self) -> Option<Explanation> {
        None
    }

    /// The lines of [`Search::CODE`] that the last step went through, from 1, each once, in the order in
    /// which it came to them; it stands at the last. None before the first step.
    fn lines(&self) -> Vec<u8> {
        Vec::new()
    }

    /// What a closer look shows.
    fn detail(&self) -> Detail {
        Detail::None
    }

    /// A second one that goes on exactly as this one will. Of one that cannot be copied, runs keep no
    /// copies: a moment, a solution or a part of it is found again by starting over.
    fn fork(&self) -> Option<Self> {
        None
    }

    /// Bytes a fork owns on the heap, within a tenth.
    fn heap_bytes(&self) -> usize {
        0
    }

    /// Splits the work that is left at a choice, if there is one, and returns the later part. Both
    /// parts, one after the other, find what the whole would have found, and their counts add up to
    /// its counts.
    fn split(&mut self) -> Option<Self> {
        None
    }

    /// Itself as one whose every step can be shared out.
    fn shared(&mut self) -> Option<&mut dyn SharedSteps> {
        None
    }

    /// Solves many puzzles faster than one by one, for those that can: the same answers as
    /// [`solve_each`](crate::solve_each) gives, bytes in, bytes out.
    /// To count a few solutions may take no longer than moments for any puzzle: it is not
    /// interrupted.
    fn solve_many(_shape: Shape, _puzzles: &[u8], _limits: Limits) -> Option<Answers> {
        None
    }
}

/// A [`Search`] whose type is forgotten. Virtual calls are per stretch, none per step.
pub(crate) trait Machine: Send + Sync {
    /// Works until `target` steps are complete, an event, or `pieces` pieces; returns the pieces
    /// used and the event.
    fn advance(&mut self, target: u64, pieces: u64) -> (u64, Option<Event>);
    fn steps(&self) -> u64;
    fn record(&self, trace: &mut Trace);
    fn view(&self, view: &mut View);
    fn counters(&self) -> Vec<u64>;
    fn explain(&self) -> Option<Explanation>;
    fn lines(&self) -> Vec<u8>;
    fn detail(&self) -> Detail;
    fn heap_bytes(&self) -> usize;
    fn fork(&self) -> Option<Box<dyn Machine>>;
    fn split(&mut self) -> Option<Box<dyn Machine>>;
    fn shared(&mut self) -> Option<&mut dyn SharedSteps>;
}

impl<S: Search> Machine for S {
    /// The hot loop. Nothing in it knows whether anybody watches.
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

    fn lines(&self) -> Vec<u8> {
        Search::lines(self)
    }

    fn detail(&self) -> Detail {
        Search::detail(self)
    }

    fn heap_bytes(&self) -> usize {
        size_of::<S>() + Search::heap_bytes(self)
    }

    fn fork(&self) -> Option<Box<dyn Machine>> {
        Search::fork(self).map(|fork| Box::new(fork) as Box<dyn Machine>)
    }

    fn split(&mut self) -> Option<Box<dyn Machine>> {
        Search::split(self).map(|rest| Box::new(rest) as Box<dyn Machine>)
    }

    fn shared(&mut self) -> Option<&mut dyn SharedSteps> {
        Search::shared(self)
    }
}

/// Whether a search may start on grids of this shape.
pub(crate) fn check_size(info: &Info, shape: Shape) -> Result<(), Refusal> {
    if info.takes(shape) {
        Ok(())
    } else {
        Err(Refusal::Size {
            side: shape.side(),
            least: info.sides.0,
            most: info.sides.1,
        })
    }
}
