//! A genetic algorithm, optionally with the wisdom of artificial crowds.

mod chromosome;
mod code;
mod crowd;
mod explain;
#[cfg(test)]
mod tests;
mod wheel;

use std::collections::VecDeque;
use std::ops::ControlFlow;
use std::sync::Arc;

use rand::distr::{Bernoulli, Distribution as _};
use sudoku_grid::{Position, Shape};
use sudoku_search::{
    CodeLine, Detail, Event, Explanation, Info, Kind, Preset, Published, Rng, Search, StartError,
    View, choice, counters, docs, params, published_figure, series,
};

use chromosome::{Chromosomes, random_below};
use code::PseudoCode;
use crowd::Crowd;
use wheel::roulette;

use crate::population::{Population, bernoulli};

docs! {
    /// Evolves a population of filled grids, in which better grids reproduce more often; a crowd of
    /// the best grids adds a grid that combines the rows on which these best grids agree.
    ///
    /// # How it works
    ///
    /// Every individual keeps the givens and contains each digit once in every row, so only its
    /// columns and boxes can be wrong. Its *conflicts* are the digits missing there. Each child of
    /// a new generation has two parents, drawn by linear rank selection: the best of N individuals
    /// has weight N, the worst has weight 1. The child takes each row, or each band of boxes, from
    /// either parent; then, with some probability, one of its rows is reshuffled around its givens.
    /// The parents are not kept.
    ///
    /// The crowd consists of the best 5 % of a generation, its *experts*. Row by row, the
    /// permutation that most experts share is copied into an *aggregate*; where the experts do not
    /// agree, the row is a new random permutation. The aggregate replaces the worst individual.
    ///
    /// The paper (section II.F) says that the experts sometimes do not agree and that the aggregate
    /// joins the population. The paper does not say what counts as agreement, whether a tie counts
    /// as agreement, or which individual the aggregate replaces. By default, two experts are
    /// enough, ties go to the row of the better expert, and the aggregate replaces the worst
    /// individual. The parameters *agreement* and *placement* select other readings. Among
    /// thousands of individuals, two experts always share a row, so by default a random row is
    /// needed only in small populations.
    ///
    /// When the best individual has not improved for a long time, a *shake-up* replaces the worse
    /// half of the population by random individuals. The run ends when the best individual is no
    /// better than it was about 250 generations earlier.
    ///
    /// # A step
    ///
    /// A generation breeds and evaluates a whole population of filled grids.
    ///
    /// # Why it suits Sudoku
    ///
    /// Rows that are permutations satisfy a third of the constraints permanently, and crossover by
    /// rows or bands never violates them. However, a grid with two conflicts may differ in many
    /// cells from every solution, so populations converge to such local optima unless many digits
    /// are given.
    ///
    /// # References
    ///
    /// Hughes and Yampolskiy, "Solving Sudoku Puzzles with Wisdom of Artificial Crowds",
    /// International Journal of Intelligent Games & Simulation 7(1), 2013.
    const DOCS;
}

choice! {
    /// Conditions under which the experts agree on a row of the aggregate.
    pub enum Agreement {
        /// At least two experts share the row; ties go to the row of the better expert.
        TwoExperts = "two-experts",
        /// At least two experts share the row, and no other row ties with it.
        NoTie = "no-tie",
        /// More than half of the experts share the row.
        Majority = "majority",
    }
}

choice! {
    /// Individuals that the aggregate may replace.
    pub enum Placement {
        /// The worst individual.
        Worst = "worst",
        /// An individual drawn at random.
        Random = "random",
        /// None: the aggregate is only plotted.
        Nowhere = "nowhere",
    }
}

choice! {
    /// Fallbacks for a row of the aggregate on which the experts do not agree.
    pub enum Disagreement {
        /// A new random row that keeps the givens.
        RandomRow = "random-row",
        /// The row of an expert drawn at random.
        ExpertRow = "expert-row",
    }
}

params! {
    /// The parameters of the solver `ga`.
    pub struct Params for Ga {
        /// Individuals per generation. More individuals find better grids but take longer.
        #[range(2..=20_000, log)]
        population: u32 = 5000,
        /// Share of the children that inherit whole bands of boxes; the others inherit single rows.
        /// Bands keep boxes intact; rows mix the parents more.
        #[range(0.0..=1.0)]
        band_crossover: f64 = 0.5,
        /// Share of the children in which one row is reshuffled. A larger share keeps the
        /// population diverse but destroys more good rows.
        #[range(0.0..=1.0)]
        mutation: f64 = 0.4,
        /// Number of the best individuals that are copied unchanged into the next generation.
        /// Copying more individuals keeps good grids but reduces diversity.
        #[range(0..=1000)]
        elite: u32 = 0,
        /// Whether the aggregate of the experts joins each generation (Hughes & Yampolskiy 2013).
        crowd: bool = true,
        /// Share of the population that forms the crowd of experts. A larger share adds votes of
        /// worse individuals.
        #[range(0.0..=1.0)]
        experts: f64 = 0.05,
        /// Condition under which the experts agree on a row; the paper (II.F) leaves this condition
        /// open.
        agreement: Agreement = Agreement::TwoExperts,
        /// Individual that the aggregate replaces; the paper (II.F) leaves this choice open.
        placement: Placement = Placement::Worst,
        /// Source of a row of the aggregate on which the experts do not agree.
        disagreement: Disagreement = Disagreement::RandomRow,
        /// Generations without improvement before a shake-up. More generations make shake-ups
        /// rarer.
        #[range(1..=10_000, log)]
        shake_up_after: u32 = 124,
        /// Share of the population, from the worst individual upwards, that a shake-up replaces by
        /// random individuals. A larger share restores more diversity.
        #[range(0.0..=1.0)]
        shake_up_share: f64 = 0.5,
        /// Number of generations within which the best individual must improve; otherwise the run ends. With a larger
        /// number, the run gives up later.
        #[range(1..=10_000, log)]
        patience: u32 = 249,
    }
}

series! {
    /// One sample of the values that are plotted over the generations of a run.
    pub(crate) struct Sample {
        /// Conflicts of the best individual: digits missing from its columns and boxes.
        #[plot(main)]
        #[goal(down)]
        #[target(zero)]
        #[unit("conflicts")]
        best: f64,
        /// Mean conflicts of the population.
        #[goal(down)]
        #[unit("conflicts")]
        mean: f64,
        /// Conflicts of the aggregate, before it joins the population.
        #[goal(down)]
        #[unit("conflicts")]
        aggregate: f64,
        /// Conflicts of the best expert.
        #[goal(down)]
        #[unit("conflicts")]
        best_expert: f64,
        /// Mean conflicts of the experts. The crowd is wiser than its members where the aggregate
        /// has fewer conflicts.
        #[goal(down)]
        #[unit("conflicts")]
        experts_mean: f64,
        /// Share of the blank cells in which individuals differ from the best individual, estimated
        /// from individuals of all ranks. Values near 0 mean that the population has converged.
        diversity: f64,
    }
}

counters! {
    /// The counters of a run.
    pub(crate) struct Tally {
        /// Generations bred.
        generations: u64,
        /// Fitness evaluations: individuals whose conflicts were counted.
        evaluations: u64,
        /// Shake-ups: times the worse part of the population was replaced by random individuals.
        shake_ups: u64,
    }
}

/// The maximum number of individuals created per call of `step`.
const INDIVIDUALS_PER_CALL: usize = 64;

/// The actions of the next call of `step`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum GaPhase {
    /// Check the initial population for a solution.
    Inspect,
    /// Create children.
    Breed,
    /// Let the experts vote on this row of the aggregate.
    Aggregate(usize),
    /// Replace individuals at random, from this rank to the worst.
    ShakeUp(usize),
    /// The run has ended.
    End,
}

/// A run of the genetic algorithm on one puzzle.
#[derive(Clone, Debug)]
pub(crate) struct Ga {
    chromosomes: Arc<Chromosomes>,
    params: Params,
    /// The distribution that draws whether a child inherits whole bands rather than single rows.
    band_crossover: Bernoulli,
    /// The distribution that draws whether a child mutates.
    mutation: Bernoulli,
    rng: Rng,
    phase: GaPhase,
    population: Population,
    /// The next generation; complete when it is as large as the population.
    children: Population,
    crowd: Crowd,
    /// The fewest conflicts of each of the latest generations, of which at most `patience` are kept.
    history: VecDeque<u16>,
    /// The fewest conflicts of any generation.
    record: u16,
    /// `true` if the last generation lowered the record.
    improved: bool,
    /// The number of generations since the record fell or since the last shake-up.
    generations_without_gain: u32,
    counts: Tally,
}

impl Ga {
    /// The number of individuals per generation.
    fn population_size(&self) -> usize {
        self.params.population as usize
    }

    /// The number of individuals in a share of the population, rounded.
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "a share of the population is within it"
    )]
    fn share_of_population(&self, share: f64) -> usize {
        (share * f64::from(self.params.population)).round() as usize
    }

    /// Creates up to [`INDIVIDUALS_PER_CALL`] children; ends the generation with the last.
    fn breed(&mut self) {
        let elite_count = (self.params.elite as usize).min(self.population_size() - 1);
        let target_len = self
            .population_size()
            .min(self.children.len() + INDIVIDUALS_PER_CALL);
        self.children.reserve(self.population_size());
        while self.children.len() < target_len {
            let rank = self.children.len();
            if rank < elite_count {
                self.children
                    .push_copy(self.population.individual_at_rank(rank));
            } else {
                self.reproduce();
            }
        }
        if self.children.len() == self.population_size() {
            std::mem::swap(&mut self.population, &mut self.children);
            self.children.clear();
            self.population.rank();
            self.phase = GaPhase::Aggregate(0);
        }
    }

    /// Creates a child of two parents, which rank-based roulette selects, and adds it to the next generation.
    fn reproduce(&mut self) {
        let chromosomes = &self.chromosomes;
        // A local copy of the generator stays in registers.
        let mut rng = self.rng.clone();
        let size = self.params.population;
        let parents = [(); 2].map(|()| roulette(size, &mut rng));
        let parents = parents.map(|rank| self.population.individual_at_rank(rank).0);
        let by_bands = self.band_crossover.sample(&mut rng);
        let child = self.children.next_rows();
        chromosomes.cross(child, parents, by_bands, &mut rng);
        if self.mutation.sample(&mut rng) {
            chromosomes.mutate(child, &mut rng);
        }
        self.rng = rng;
        let conflicts = chromosomes.conflicts(child);
        self.children.push_next(conflicts);
        self.counts.evaluations += 1;
    }

    /// Lets the experts vote on a row; returns `true` after the last row, when the aggregate is in its place.
    fn aggregate(&mut self, row: usize) -> bool {
        let expert_count = self.share_of_population(self.params.experts).max(1);
        if row == 0 {
            self.crowd.record_experts(&self.population, expert_count);
        }
        let chromosomes = &self.chromosomes;
        let rules = (self.params.agreement, self.params.disagreement);
        let experts = (&self.population, expert_count);
        self.crowd
            .vote(chromosomes, experts, row, rules, &mut self.rng);
        if row + 1 < chromosomes.side() {
            self.phase = GaPhase::Aggregate(row + 1);
            return false;
        }
        self.crowd.finish(chromosomes);
        self.counts.evaluations += 1;
        let size = self.population_size();
        let replaced_rank = match self.params.placement {
            Placement::Worst => size - 1,
            Placement::Random => random_below(size, &mut self.rng),
            Placement::Nowhere => return true,
        };
        let (rows, conflicts) = self.crowd.aggregate_and_conflicts();
        self.population.replace(replaced_rank, rows, conflicts);
        self.population.rank();
        true
    }

    /// Replaces up to [`INDIVIDUALS_PER_CALL`] individuals, from rank `first_rank` on, by random individuals.
    fn shake_up(&mut self, first_rank: usize) {
        let end_rank = self
            .population_size()
            .min(first_rank + INDIVIDUALS_PER_CALL);
        let mut rows = self.chromosomes.givens().to_vec();
        for rank in first_rank..end_rank {
            let conflicts = self.chromosomes.randomise(&mut rows, &mut self.rng);
            self.population.replace(rank, &rows, conflicts);
            self.counts.evaluations += 1;
        }
        if end_rank == self.population_size() {
            self.population.rank();
            self.phase = GaPhase::Breed;
        } else {
            self.phase = GaPhase::ShakeUp(end_rank);
        }
    }

    /// Returns `true` if the population contains a solution; it is then moved to rank 0.
    fn is_solved(&mut self) -> bool {
        let chromosomes = &self.chromosomes;
        self.population
            .promote(|rows| chromosomes.are_candidates(rows))
    }

    /// Ends a generation: ends the run, schedules a shake-up, or continues.
    fn end_generation(&mut self) -> ControlFlow<Event> {
        self.counts.generations += 1;
        if self.is_solved() {
            self.phase = GaPhase::End;
            return ControlFlow::Break(Event::Found);
        }
        let best = self.population.min_conflicts();
        let oldest_best = self.history.front().copied();
        let is_history_full = self.history.len() == self.params.patience as usize;
        if is_history_full && oldest_best.is_some_and(|oldest_best| best >= oldest_best) {
            self.phase = GaPhase::End;
            return ControlFlow::Break(Event::Stalled);
        }
        self.push_history(best);
        self.phase = GaPhase::Breed;
        self.improved = best < self.record;
        if self.improved {
            self.record = best;
            self.generations_without_gain = 0;
        } else {
            self.generations_without_gain += 1;
            if self.generations_without_gain == self.params.shake_up_after {
                self.generations_without_gain = 0;
                self.counts.shake_ups += 1;
                let replaced_count = self.share_of_population(self.params.shake_up_share);
                self.phase = GaPhase::ShakeUp(self.population_size() - replaced_count);
            }
        }
        ControlFlow::Continue(())
    }

    /// Appends `best`, the fewest conflicts of a generation, to the history; a full history loses its oldest entry.
    fn push_history(&mut self, best: u16) {
        if self.history.len() == self.params.patience as usize {
            self.history.pop_front();
        }
        self.history.push_back(best);
    }
}

impl Search for Ga {
    const INFO: Info = Info {
        id: "ga",
        name: "Genetic algorithm",
        docs: DOCS,
        kind: Kind::Solver,
        complete: false,
        step: "generation",
        sides: (4, Shape::MAX_SIDE),
    };
    const PRESETS: &'static [Preset] = &[
        Preset {
            id: "woc",
            name: "With a crowd",
            doc: "The genetic algorithm in which the experts add an aggregate to each generation.",
            source: "Hughes & Yampolskiy 2013, GA with wisdom of artificial crowds",
            values: &[("crowd", "true")],
            ours: &["elite"],
        },
        Preset {
            id: "paper",
            name: "Alone",
            doc: "The genetic algorithm without a crowd.",
            source: "Hughes & Yampolskiy 2013, GA",
            values: &[("crowd", "false")],
            ours: &["elite"],
        },
    ];
    const PUBLISHED: &'static [Published] = &[
        published_figure(
            &["woc"],
            "best",
            3.78,
            "mean over all boards; below 8 on average on very hard ones",
        ),
        published_figure(
            &["woc"],
            "generations",
            252.04,
            "mean over all boards; 87.81 until solved or no longer improving",
        ),
        published_figure(&["woc"], "time", 139_340_000.0, "mean over all boards"),
        published_figure(&["paper"], "best", 3.82, "mean over all boards"),
        published_figure(
            &["paper"],
            "generations",
            264.26,
            "mean over all boards; the text says 262.26",
        ),
        published_figure(&["paper"], "time", 131_340_000.0, "mean over all boards"),
    ];
    const CODE: &'static [CodeLine] = PseudoCode::LINES;
    type Params = Params;
    type Sample = Sample;
    type Counters = Tally;

    fn start(position: &Position, params: &Params, mut rng: Rng) -> Result<Self, StartError> {
        let chromosomes = Chromosomes::new(position)?;
        let size = params.population as usize;
        let mut population = Population::new(chromosomes.layout());
        population.reserve(size);
        for _ in 0..size {
            let conflicts = chromosomes.randomise(population.next_rows(), &mut rng);
            population.push_next(conflicts);
        }
        population.rank();
        let best = population.min_conflicts();
        let layout = chromosomes.layout();
        Ok(Self {
            crowd: Crowd::new(&chromosomes),
            band_crossover: bernoulli(params.band_crossover),
            mutation: bernoulli(params.mutation),
            chromosomes: Arc::new(chromosomes),
            params: params.clone(),
            rng,
            phase: GaPhase::Inspect,
            population,
            children: Population::new(layout),
            history: VecDeque::from([best]),
            record: best,
            improved: false,
            generations_without_gain: 0,
            counts: Tally {
                evaluations: params.population.into(),
                ..Tally::default()
            },
        })
    }

    fn step(&mut self) -> ControlFlow<Event> {
        match self.phase {
            GaPhase::Inspect => {
                self.phase = GaPhase::Breed;
                if self.is_solved() {
                    self.phase = GaPhase::End;
                    return ControlFlow::Break(Event::Found);
                }
            }
            GaPhase::Breed => {
                self.breed();
                if self.phase == GaPhase::Aggregate(0) && !self.params.crowd {
                    return self.end_generation();
                }
            }
            GaPhase::Aggregate(row) => {
                if self.aggregate(row) {
                    return self.end_generation();
                }
            }
            GaPhase::ShakeUp(from) => self.shake_up(from),
            GaPhase::End => return ControlFlow::Break(Event::Stalled),
        }
        ControlFlow::Continue(())
    }

    fn steps(&self) -> u64 {
        self.counts.generations
    }

    fn sample(&self) -> Sample {
        let crowd_figures = self.crowd.figures();
        Sample {
            best: self.population.min_conflicts().into(),
            mean: self.population.mean_conflicts(),
            aggregate: crowd_figures.aggregate,
            best_expert: crowd_figures.best,
            experts_mean: crowd_figures.mean,
            diversity: self.population.diversity(self.chromosomes.blank_count()),
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
        self.population.heap_bytes()
            + self.children.heap_bytes()
            + self.crowd.heap_bytes()
            + self.history.len() * size_of::<u16>()
    }

    fn explain(&self) -> Option<Explanation> {
        explain::explain(self)
    }

    fn executed_lines(&self) -> Vec<u8> {
        code::executed_lines(self)
    }

    fn detail(&self) -> Detail {
        self.population.detail()
    }
}
