//! A cultural genetic algorithm: a population bred inside a belief space.

mod beliefs;
#[cfg(test)]
mod tests;

use std::ops::ControlFlow;
use std::sync::Arc;

use rand::RngExt as _;
use rand::distr::{Bernoulli, Distribution as _};
use sudoku_grid::{Position, Shape};
use sudoku_search::{
    Argument, CodeLine, Detail, Event, Explanation, Info, Kind, Preset, Rng, Search, StartError,
    Template, View, choice, code, counters, docs, params, series,
};

use beliefs::{Beliefs, History};

use crate::population::{Population, bernoulli};
use crate::sources::DRAFT;

docs! {
    /// Breeds a population of filled grids inside a belief space, so what is known to be impossible
    /// is never tried.
    ///
    /// # How it works
    ///
    /// An individual has one digit for each blank cell; its *conflicts* are the digits missing over
    /// all rows, columns and boxes. For each child two parents are found by *tournament*: of a few
    /// individuals drawn at random, from all or from the best, the best one wins. The child takes each gene from either
    /// parent, and sometimes one gene mutates. The best few stay as they are.
    ///
    /// The *belief space* says which values genes may take at all: those that the givens allow, or
    /// what is left after naked and hidden singles. It can also keep repetition out of boxes. If
    /// genes are boxes, a gene is a way to fill one with the digits it misses. On request it also
    /// remembers which digits the best of all generations had where, and has some children draw a
    /// gene from that *history*.
    ///
    /// # A step
    ///
    /// A generation breeds and judges a whole population of filled grids.
    ///
    /// # Why it suits Sudoku
    ///
    /// Most of the values a cell might take are plainly wrong, and ruling them out is cheap. That
    /// helps a genetic algorithm far more than any refinement of it; but it remains one, and
    /// settles where the last few conflicts cannot be bred away.
    ///
    /// # References
    ///
    /// Berggren and Nilsson, "A comparison of sudoku solving algorithms", KTH, 2012. Mantere and
    /// Koljonen, "Solving and analyzing Sudokus with cultural algorithms", IEEE Congress on
    /// Evolutionary Computation, 2008. Reynolds, "An introduction to cultural algorithms", 1994.
    const DOCS;
}

choice! {
    /// Units of inheritance.
    pub(crate) enum Genes {
        /// A box, filled with the digits it misses: no digit is repeated in it.
        Boxes = "boxes",
        /// A cell.
        Cells = "cells",
        /// A cell; of the parents' digits, one that the box has already is left out, so that none
        /// is repeated in it.
        DistinctCells = "distinct-cells",
    }
}

choice! {
    /// Belief spaces: which digits a cell may hold.
    pub(crate) enum Belief {
        /// Any.
        Anything = "anything",
        /// The candidates that the givens leave.
        Candidates = "candidates",
        /// The candidates left after all naked and hidden singles.
        Singles = "singles",
    }
}

params! {
    /// Parameters of [`CulturalGa`].
    pub(crate) struct Params {
        /// Individuals per generation. More find better grids but take longer.
        #[range(2..=20_000, log)]
        population: u32 = 1000,
        /// Generations after which the run ends.
        #[range(1..=100_000, log)]
        generations: u32 = 500,
        /// What is inherited as one piece.
        genes: Genes = Genes::Boxes,
        /// Which digits a cell may hold.
        belief: Belief = Belief::Candidates,
        /// Individuals per tournament. With more, fewer breed, and the population converges sooner.
        #[range(1..=100, log)]
        tournament: u32 = 3,
        /// Share of the population, the best of it, that takes part in tournaments.
        #[range(0.0..=1.0)]
        breeders: f64 = 1.0,
        /// Share of the children that have two parents; the others are copies of one.
        #[range(0.0..=1.0)]
        crossover: f64 = 0.9,
        /// Share of the children in which one gene mutates: two cells of a box swap digits, or a
        /// cell takes another digit.
        #[range(0.0..=1.0)]
        mutation: f64 = 0.9,
        /// Share of the population, the best of it, that is kept unchanged.
        #[range(0.0..=0.9)]
        elite: f64 = 0.02,
        /// Share of the children in which one gene is replaced by one that the best of some
        /// generation had there.
        #[range(0.0..=1.0)]
        history: f64 = 0.0,
    }
}

code! {
    /// Pseudo-code of the search, line by line.
    enum Code {
        /// fill a population with grids of the belief space
        Fill,
        /// repeat:
        Repeat,
        ///   keep the best few as they are
        Keep,
        ///   for each other child of the next generation:
        Each,
        ///     take the best of a few drawn at random
        Win,
        ///     with some probability: cross it with another
        Cross,
        ///     with some probability: mutate a gene of it
        Mutate,
        ///     with some probability: take a gene of the history
        Recall,
        ///     count its conflicts
        #[counts(evaluations)]
        Judge,
        ///   if one has no conflict: report the solution
        #[counts(found)]
        Report,
        ///   if that was the last generation: stall
        #[counts(stalled)]
        Stall,
        ///   remember in the history what the best have where
        Remember,
    }
}

series! {
    /// Values plotted over the generations of a run.
    pub(crate) struct Sample {
        /// Conflicts of the best individual: digits missing over all houses.
        #[plot(main)]
        #[goal(down)]
        #[unit("conflicts")]
        best: f64,
        /// Mean conflicts of the population.
        #[goal(down)]
        #[unit("conflicts")]
        mean: f64,
        /// Share of the blank cells in which individuals differ from the best, over a sample of
        /// all ranks. The population has converged when it is near 0.
        diversity: f64,
        /// Size of the belief space: the values it allows, over all cells it leaves open.
        #[unit("values")]
        belief_space: f64,
        /// Of those, the values that some individual still holds.
        #[unit("values")]
        values_alive: f64,
    }
}

counters! {
    /// Counters of a run.
    pub(crate) struct Tally {
        /// Generations bred.
        generations: u64,
        /// Individuals whose conflicts were counted: fitness evaluations.
        evaluations: u64,
    }
}

static BRED: Template = Template {
    id: "cultural-ga.bred",
    text: "The best of this generation has {conflicts|no conflict|one conflict|# conflicts}, the \
           average one {mean}.",
};

static LAST: Template = Template {
    id: "cultural-ga.last",
    text: "{generations|The only generation has|All # generations have} been bred, and the best grid \
           still has {conflicts|no conflict|one conflict|# conflicts}.",
};

static NO_SOLUTION: Template = Template {
    id: "cultural-ga.hopeless",
    text: "The belief space is empty: some cell can hold no digit at all, so there is no solution.",
};

/// Individuals created per call of `step`.
const INDIVIDUALS_PER_CALL: usize = 64;

/// A run of the cultural algorithm on one puzzle.
#[derive(Clone, Debug)]
pub(crate) struct CulturalGa {
    beliefs: Arc<Beliefs>,
    params: Params,
    /// Whether a child has two parents.
    crossover: Bernoulli,
    /// Whether a child mutates.
    mutation: Bernoulli,
    /// Whether a child takes a gene from the history.
    recall: Bernoulli,
    rng: Rng,
    population: Population,
    /// The next generation; complete when it is as large as the population.
    children: Population,
    history: History,
    /// Number of best individuals that are kept unchanged.
    elite: usize,
    /// Number of best individuals that take part in tournaments.
    breeders: u32,
    counts: Tally,
    /// Whether the initial population was checked for a solution.
    inspected: bool,
    ended: bool,
}

impl CulturalGa {
    fn size(&self) -> usize {
        self.params.population as usize
    }

    /// Creates up to [`INDIVIDUALS_PER_CALL`] children.
    fn breed(&mut self) {
        let until = self.size().min(self.children.len() + INDIVIDUALS_PER_CALL);
        self.children.reserve(self.size());
        while self.children.len() < until {
            let rank = self.children.len();
            if rank < self.elite {
                self.children.push_copy(self.population.ranked(rank));
            } else {
                self.reproduce();
            }
        }
    }

    /// Adds a child by tournament selection, crossover, mutation and recall.
    fn reproduce(&mut self) {
        let mine = self.tournament();
        let other = (self.crossover.sample(&mut self.rng)).then(|| self.tournament());
        let Self {
            beliefs,
            population,
            rng,
            ..
        } = self;
        let child = self.children.next_rows();
        child.copy_from_slice(population.ranked(mine).0);
        if let Some(other) = other {
            beliefs.cross(child, population.ranked(other).0, rng);
        }
        if self.mutation.sample(rng) {
            beliefs.mutate(child, rng);
        }
        if self.recall.sample(rng) {
            beliefs.recall(child, &self.history, rng);
        }
        let conflicts = beliefs.conflicts(child);
        self.children.push_next(conflicts);
        self.counts.evaluations += 1;
    }

    /// Rank of the winner of a tournament.
    fn tournament(&mut self) -> usize {
        let among = self.breeders;
        let drawn = (0..self.params.tournament).map(|_| self.rng.random_range(0..among));
        drawn.min().unwrap_or(0) as usize
    }

    /// Whether the population contains a solution; it is then moved to rank 0.
    fn is_solved(&mut self) -> bool {
        let beliefs = &self.beliefs;
        self.population.promote(|rows| beliefs.are_candidates(rows))
    }

    /// Ends the run after a generation if it is solved, hopeless or the last; otherwise updates the
    /// history.
    fn inspect(&mut self) -> ControlFlow<Event> {
        if self.is_solved() {
            self.ended = true;
            return ControlFlow::Break(Event::Found);
        }
        let last = self.counts.generations == u64::from(self.params.generations);
        if last || self.beliefs.is_unsolvable() {
            self.ended = true;
            return ControlFlow::Break(Event::Stalled);
        }
        if self.params.history > 0.0 {
            for rank in 0..self.elite.clamp(1, INDIVIDUALS_PER_CALL) {
                self.history.remember(&self.population.digits(rank));
            }
        }
        ControlFlow::Continue(())
    }
}

impl Search for CulturalGa {
    const INFO: Info = Info {
        id: "cultural-ga",
        name: "Cultural genetic algorithm",
        docs: DOCS,
        kind: Kind::Solver,
        complete: false,
        step: "generation",
        sides: (4, Shape::MAX_SIDE),
    };
    const PRESETS: &'static [Preset] = &[
        Preset {
            id: "paper",
            name: "Boxes as genes",
            doc: "Genes take only values that the givens allow, and no digit twice in a box. The \
                  paper has one gene for each empty cell and draws parents from the best: see \
                  “To the letter”. Here a gene is a whole box and all may be drawn.",
            source: DRAFT,
            values: &[],
            ours: &[
                "population",
                "generations",
                "tournament",
                "crossover",
                "mutation",
                "elite",
            ],
        },
        Preset {
            id: "draft",
            name: "To the letter",
            doc: "As the paper has it: an integer for each empty cell, which the belief space \
                  keeps to what the givens allow and from repetition in its box, and tournaments \
                  among the best.",
            source: DRAFT,
            values: &[("genes", "distinct-cells"), ("breeders", "0.5")],
            ours: &[
                "population",
                "generations",
                "tournament",
                "breeders",
                "crossover",
                "mutation",
                "elite",
            ],
        },
    ];
    const CODE: &'static [CodeLine] = Code::LINES;
    type Params = Params;
    type Sample = Sample;
    type Counters = Tally;

    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "a share of the population is within it"
    )]
    fn start(position: &Position, params: &Params, mut rng: Rng) -> Result<Self, StartError> {
        let beliefs = Beliefs::new(position, params.genes, params.belief);
        let size = params.population as usize;
        let share_of = |share: f64| (share * f64::from(params.population)).round() as u32;
        let layout = beliefs.layout();
        let mut population = Population::new(layout);
        population.reserve(size);
        for _ in 0..size {
            let rows = population.next_rows();
            beliefs.random(rows, &mut rng);
            let conflicts = beliefs.conflicts(rows);
            population.push_next(conflicts);
        }
        population.rank();
        Ok(Self {
            history: History::new(&beliefs, params.history > 0.0),
            beliefs: Arc::new(beliefs),
            elite: share_of(params.elite) as usize,
            breeders: share_of(params.breeders).max(1),
            crossover: bernoulli(params.crossover),
            mutation: bernoulli(params.mutation),
            recall: bernoulli(params.history),
            params: params.clone(),
            rng,
            population,
            children: Population::new(layout),
            counts: Tally {
                evaluations: params.population.into(),
                ..Tally::default()
            },
            inspected: false,
            ended: false,
        })
    }

    fn step(&mut self) -> ControlFlow<Event> {
        if self.ended {
            return ControlFlow::Break(Event::Stalled);
        }
        if !self.inspected {
            self.inspected = true;
            return self.inspect();
        }
        self.breed();
        if self.children.len() < self.size() {
            return ControlFlow::Continue(());
        }
        std::mem::swap(&mut self.population, &mut self.children);
        self.children.clear();
        self.population.rank();
        self.counts.generations += 1;
        self.inspect()
    }

    fn steps(&self) -> u64 {
        self.counts.generations
    }

    fn sample(&self) -> Sample {
        let allowed: usize = self.beliefs.open().map(|(_, among)| among.len()).sum();
        let held = self.population.digits_in_any();
        let alive = self
            .beliefs
            .open()
            .map(|(cell, among)| (held[cell] & among).len());
        #[expect(clippy::cast_precision_loss, reason = "at most 25³ values")]
        Sample {
            best: self.population.best().into(),
            mean: self.population.mean(),
            diversity: self.population.diversity(self.beliefs.open().count()),
            belief_space: allowed as f64,
            values_alive: alive.sum::<usize>() as f64,
        }
    }

    fn view(&self, view: &mut View) {
        view.digits.copy_from_slice(&self.population.digits(0));
        self.population.write_shares(view);
    }

    fn counters(&self) -> Tally {
        self.counts
    }

    fn fork(&self) -> Option<Self> {
        Some(self.clone())
    }

    fn heap_bytes(&self) -> usize {
        self.population.heap_bytes() + self.children.heap_bytes() + self.history.heap_bytes()
    }

    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "a mean of conflicts is small"
    )]
    fn explain(&self) -> Option<Explanation> {
        let (best, missing) = self.population.ranked(0);
        let conflicts = ("conflicts", Argument::Number(missing.into()));
        if self.ended && !(missing == 0 && self.beliefs.are_candidates(best)) {
            if self.beliefs.is_unsolvable() {
                return Some(Explanation::new(&NO_SOLUTION, Vec::new()));
            }
            let generations = ("generations", Argument::Number(self.counts.generations));
            return Some(Explanation::new(&LAST, vec![generations, conflicts]));
        }
        if self.counts.generations == 0 {
            return None;
        }
        let mean = Argument::Number(self.population.mean().round() as u64);
        Some(Explanation::new(&BRED, vec![conflicts, ("mean", mean)]))
    }

    fn lines(&self) -> Vec<u8> {
        let (bred, remembers) = (self.counts.generations > 0, self.params.history > 0.0);
        let (best, missing) = self.population.ranked(0);
        let solved = self.ended && missing == 0 && self.beliefs.are_candidates(best);
        Code::passed(&[
            (Code::Fill, !bred && self.inspected),
            (Code::Keep, bred && self.elite > 0),
            (Code::Each, bred),
            (Code::Win, bred),
            (Code::Cross, bred && self.params.crossover > 0.0),
            (Code::Mutate, bred && self.params.mutation > 0.0),
            (Code::Recall, bred && remembers),
            (Code::Judge, bred),
            (Code::Report, solved),
            (Code::Stall, self.ended && !solved),
            (Code::Remember, self.inspected && !self.ended && remembers),
        ])
    }

    fn detail(&self) -> Detail {
        self.population.detail()
    }
}
