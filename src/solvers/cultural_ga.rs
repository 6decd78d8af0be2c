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
    /// Evolves a population of filled grids within a belief space, so that values known to be
    /// impossible are never tried.
    ///
    /// # How it works
    ///
    /// An individual has one digit for each blank cell. Its *conflicts* are the digits missing over
    /// all rows, columns and boxes. The two parents of each child are chosen by *tournament
    /// selection*: the best of several individuals, drawn at random from the whole population or
    /// from its best part, wins. The child takes each gene from either parent, and sometimes one
    /// gene mutates. The best individuals are kept unchanged (elitism).
    ///
    /// The *belief space* determines which values a gene may take: the values that the givens
    /// allow, or the values that remain after naked and hidden singles. It can also exclude
    /// repetitions within boxes. If the genes are boxes, a gene is a way to fill one box with the
    /// digits that it lacks. Optionally the belief space also remembers which digits the best
    /// individuals of all generations had in which cells, and some children take a gene from this
    /// *history*.
    ///
    /// # A step
    ///
    /// A generation breeds and evaluates a whole population of filled grids.
    ///
    /// # Why it suits Sudoku
    ///
    /// Most of the values that a cell might take are obviously wrong, and it is cheap to exclude
    /// them. Excluding them helps a genetic algorithm far more than any refinement of its
    /// operators. However, the method remains a genetic algorithm and converges to grids whose last
    /// few conflicts neither crossover nor mutation removes.
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
    pub enum Genes {
        /// A box, filled with the digits that it lacks: no digit is repeated in it.
        Boxes = "boxes",
        /// A cell.
        Cells = "cells",
        /// A cell. A parent's digit that the child's box already contains is not inherited, so no
        /// digit is repeated in a box.
        DistinctCells = "distinct-cells",
    }
}

choice! {
    /// Belief spaces: which digits a cell may hold.
    pub enum Belief {
        /// Any digit.
        Anything = "anything",
        /// The candidates that the givens leave.
        Candidates = "candidates",
        /// The candidates that remain after all naked and hidden singles.
        Singles = "singles",
    }
}

params! {
    /// The parameters of the solver `cultural-ga`.
    pub struct Params for CulturalGa {
        /// Individuals per generation. More individuals find better grids but take longer.
        #[range(2..=20_000, log)]
        population: u32 = 1000,
        /// Generations after which the run ends; with a larger limit, the run gives up later.
        #[range(1..=100_000, log)]
        generations: u32 = 500,
        /// Unit of inheritance: what a child takes from a parent as one piece. Larger pieces mix
        /// less.
        genes: Genes = Genes::Boxes,
        /// Belief space (Reynolds 1994): which digits a cell may hold. A smaller space leaves fewer
        /// values to search.
        belief: Belief = Belief::Candidates,
        /// Individuals per tournament. With larger tournaments, fewer individuals reproduce and the population
        /// converges sooner.
        #[range(1..=100, log)]
        tournament: u32 = 3,
        /// Share of the population, from the best individual downwards, that takes part in
        /// tournaments. A larger share preserves more diversity.
        #[range(0.0..=1.0)]
        breeders: f64 = 1.0,
        /// Share of the children that have two parents; the others are copies of one parent. A larger
        /// share mixes the parents more.
        #[range(0.0..=1.0)]
        crossover: f64 = 0.9,
        /// Share of the children in which one gene mutates: two cells of a box swap digits, or the
        /// gene is refilled at random. A larger share preserves more diversity.
        #[range(0.0..=1.0)]
        mutation: f64 = 0.9,
        /// Share of the population, from the best individual downwards, that is kept unchanged. A
        /// larger share keeps good grids but reduces diversity.
        #[range(0.0..=0.9)]
        elite: f64 = 0.02,
        /// Share of the children in which one gene is refilled at random. The more often the best
        /// individuals of earlier generations had a digit in a cell, the more likely this digit is
        /// drawn for the cell. A larger share brings back more of earlier generations.
        #[range(0.0..=1.0)]
        history: f64 = 0.0,
    }
}

code! {
    /// Pseudo-code of the search, line by line.
    enum PseudoCode {
        /// fill a population with grids of the belief space
        Fill,
        /// repeat:
        Repeat,
        ///   copy the best individuals unchanged
        Keep,
        ///   for each other child of the next generation:
        Each,
        ///     take the best of several drawn at random
        Win,
        ///     with some probability: cross it with another
        Cross,
        ///     with some probability: mutate one of its genes
        Mutate,
        ///     with some probability: take a gene from the history
        Recall,
        ///     count its conflicts
        #[counts(evaluations)]
        Judge,
        ///   if an individual has no conflict: report the solution
        #[counts(found)]
        Report,
        ///   if that was the last generation: stall
        #[counts(stalled)]
        Stall,
        ///   add the digits of the best to the history
        Remember,
    }
}

series! {
    /// One sample of the values that are plotted over the generations of a run.
    pub(crate) struct Sample {
        /// Conflicts of the best individual: digits missing over all houses.
        #[plot(main)]
        #[goal(down)]
        #[target(zero)]
        #[unit("conflicts")]
        best: f64,
        /// Mean conflicts of the population.
        #[goal(down)]
        #[unit("conflicts")]
        mean: f64,
        /// Share of the blank cells in which individuals differ from the best individual, estimated
        /// from individuals of all ranks. Values near 0 mean that the population has converged.
        diversity: f64,
        /// Size of the belief space: number of allowed values, summed over all cells with more than
        /// one allowed value.
        #[unit("values")]
        belief_space: f64,
        /// Values of the belief space that at least one individual still has.
        #[unit("values")]
        values_alive: f64,
    }
}

counters! {
    /// The counters of a run.
    pub(crate) struct Tally {
        /// Generations bred.
        generations: u64,
        /// Fitness evaluations: individuals whose conflicts were counted.
        evaluations: u64,
    }
}

static GENERATION_BRED: Template = Template {
    id: "cultural-ga.bred",
    text: "The best individual of this generation has {conflicts|no conflict|one conflict|# conflicts}; the mean of all individuals is {mean}.",
};

static LAST_GENERATION: Template = Template {
    id: "cultural-ga.last",
    text: "{generations|The only generation has|All # generations have} been bred, and the best grid \
           still has {conflicts|no conflict|one conflict|# conflicts}.",
};

static NO_SOLUTION: Template = Template {
    id: "cultural-ga.hopeless",
    text: "The belief space allows no digit in one of the cells, so there is no solution.",
};

/// The maximum number of individuals created per call of `step`.
const INDIVIDUALS_PER_CALL: usize = 64;

/// A run of the cultural algorithm on one puzzle.
#[derive(Clone, Debug)]
pub(crate) struct CulturalGa {
    beliefs: Arc<Beliefs>,
    params: Params,
    /// The distribution that draws whether a child has two parents.
    crossover: Bernoulli,
    /// The distribution that draws whether a child mutates.
    mutation: Bernoulli,
    /// The distribution that draws whether a child takes a gene from the history.
    recall: Bernoulli,
    rng: Rng,
    population: Population,
    /// The next generation; complete when it is as large as the population.
    children: Population,
    history: History,
    /// The number of best individuals that are kept unchanged.
    elite: usize,
    /// The number of best individuals that take part in tournaments.
    breeders: u32,
    counts: Tally,
    /// `true` if the initial population was checked for a solution.
    inspected: bool,
    ended: bool,
}

impl CulturalGa {
    /// The number of individuals per generation.
    fn population_size(&self) -> usize {
        self.params.population as usize
    }

    /// Creates up to [`INDIVIDUALS_PER_CALL`] children.
    fn breed(&mut self) {
        let target_len = self
            .population_size()
            .min(self.children.len() + INDIVIDUALS_PER_CALL);
        self.children.reserve(self.population_size());
        while self.children.len() < target_len {
            let rank = self.children.len();
            if rank < self.elite {
                self.children
                    .push_copy(self.population.individual_at_rank(rank));
            } else {
                self.reproduce();
            }
        }
    }

    /// Creates a child by tournament selection, crossover, mutation and recall, and adds it to the
    /// next generation.
    fn reproduce(&mut self) {
        let first_parent = self.tournament();
        let second_parent = (self.crossover.sample(&mut self.rng)).then(|| self.tournament());
        let Self {
            beliefs,
            population,
            rng,
            ..
        } = self;
        let child = self.children.next_rows();
        child.copy_from_slice(population.individual_at_rank(first_parent).0);
        if let Some(second_parent) = second_parent {
            beliefs.cross(child, population.individual_at_rank(second_parent).0, rng);
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

    /// The rank of the winner of a tournament.
    fn tournament(&mut self) -> usize {
        let breeders = self.breeders;
        let entrant_ranks = (0..self.params.tournament).map(|_| self.rng.random_range(0..breeders));
        entrant_ranks.min().unwrap_or(0) as usize
    }

    /// Returns `true` if the population contains a solution; it is then moved to rank 0.
    fn is_solved(&mut self) -> bool {
        let beliefs = &self.beliefs;
        self.population.promote(|rows| beliefs.are_candidates(rows))
    }

    /// Ends the run if the puzzle is solved or unsolvable, or after the last generation; otherwise
    /// updates the history.
    fn end_generation(&mut self) -> ControlFlow<Event> {
        if self.is_solved() {
            self.ended = true;
            return ControlFlow::Break(Event::Found);
        }
        let is_last = self.counts.generations == u64::from(self.params.generations);
        if is_last || self.beliefs.is_unsolvable() {
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
            doc: "Genes take only values that the givens allow, without repetition in a box. The \
                  paper has one gene for each empty cell and draws parents from the best \
                  individuals: see “To the letter”. In this preset a gene is a whole box, and all \
                  individuals may become parents.",
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
            doc: "As in the paper: a gene is an integer for each empty cell. The belief space \
                  restricts the gene to values that the givens allow, and excludes repetitions in \
                  a box. Tournaments are held among the best individuals.",
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
    const CODE: &'static [CodeLine] = PseudoCode::LINES;
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
            beliefs.randomise(rows, &mut rng);
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
            return self.end_generation();
        }
        self.breed();
        if self.children.len() < self.population_size() {
            return ControlFlow::Continue(());
        }
        std::mem::swap(&mut self.population, &mut self.children);
        self.children.clear();
        self.population.rank();
        self.counts.generations += 1;
        self.end_generation()
    }

    fn steps(&self) -> u64 {
        self.counts.generations
    }

    fn sample(&self) -> Sample {
        let belief_space_size: usize = self
            .beliefs
            .blanks()
            .map(|(_, allowed_digits)| allowed_digits.len())
            .sum();
        let digits_by_cell = self.population.digits_in_any();
        let values_alive = self
            .beliefs
            .blanks()
            .map(|(cell, allowed_digits)| (digits_by_cell[cell] & allowed_digits).len());
        #[expect(clippy::cast_precision_loss, reason = "at most 25³ values")]
        Sample {
            best: self.population.min_conflicts().into(),
            mean: self.population.mean_conflicts(),
            diversity: self.population.diversity(self.beliefs.blanks().count()),
            belief_space: belief_space_size as f64,
            values_alive: values_alive.sum::<usize>() as f64,
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
        let (best, conflict_count) = self.population.individual_at_rank(0);
        let conflicts = ("conflicts", Argument::Number(conflict_count.into()));
        if self.ended && !(conflict_count == 0 && self.beliefs.are_candidates(best)) {
            if self.beliefs.is_unsolvable() {
                return Some(Explanation::new(&NO_SOLUTION, Vec::new()));
            }
            let generations = ("generations", Argument::Number(self.counts.generations));
            return Some(Explanation::new(
                &LAST_GENERATION,
                vec![generations, conflicts],
            ));
        }
        if self.counts.generations == 0 {
            return None;
        }
        let mean = Argument::Number(self.population.mean_conflicts().round() as u64);
        Some(Explanation::new(
            &GENERATION_BRED,
            vec![conflicts, ("mean", mean)],
        ))
    }

    fn executed_lines(&self) -> Vec<u8> {
        let (has_bred, remembers) = (self.counts.generations > 0, self.params.history > 0.0);
        let (best, conflict_count) = self.population.individual_at_rank(0);
        let is_solved = self.ended && conflict_count == 0 && self.beliefs.are_candidates(best);
        PseudoCode::executed(&[
            (PseudoCode::Fill, !has_bred && self.inspected),
            (PseudoCode::Keep, has_bred && self.elite > 0),
            (PseudoCode::Each, has_bred),
            (PseudoCode::Win, has_bred),
            (PseudoCode::Cross, has_bred && self.params.crossover > 0.0),
            (PseudoCode::Mutate, has_bred && self.params.mutation > 0.0),
            (PseudoCode::Recall, has_bred && remembers),
            (PseudoCode::Judge, has_bred),
            (PseudoCode::Report, is_solved),
            (PseudoCode::Stall, self.ended && !is_solved),
            (
                PseudoCode::Remember,
                self.inspected && !self.ended && remembers,
            ),
        ])
    }

    fn detail(&self) -> Detail {
        self.population.detail()
    }
}
