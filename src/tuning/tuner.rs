//! Iterated racing.

use sudoku_search::{Rng, Seed};

use crate::race::{Entrant, FIRST_TEST, Spent, next_test, race, run_instances};
use crate::sampling::SamplingModel;
use crate::{Configuration, Evaluator, ParamSpace};

/// The part of the budget that is kept for the last comparison of the survivors.
const FINAL_SHARE: f64 = 0.1;

/// The number of random configurations that estimate the effort of a run before the first race.
const PILOTS: usize = 9;

/// The largest number of configurations in a race: beyond it, most of the budget would go to their first instances.
const MAX_ENTRANTS: usize = 200;

/// The largest number of attempts to sample a configuration that is not in the race yet.
const MAX_ATTEMPTS: usize = 20;

/// The automatic configuration of an algorithm by elitist iterated racing: López-Ibáñez, Dubois-Lacoste, Pérez
/// Cáceres, Birattari and Stützle, Operations Research Perspectives 3, 2016.
///
/// In contrast to irace, the last choice among the survivors is by mean cost, because the mean is what is reported.
#[derive(Clone, Debug)]
pub struct Tuner<'a> {
    space: &'a ParamSpace,
    budget: f64,
    seed: u32,
}

/// The result of [`Tuner::run`].
#[derive(Clone, Debug)]
pub struct TuningResult {
    /// The best configuration; the start of the space if none was better.
    pub best: Configuration,
    /// The number of configurations that ran, with the start.
    pub configurations: usize,
    /// The number of runs.
    pub runs: usize,
    /// The number of races.
    pub races: usize,
    /// The effort, in the unit of the budget. It can exceed the budget by the last runs.
    pub effort: f64,
}

impl<'a> Tuner<'a> {
    /// A tuner that spends `budget`, in the unit of [`Evaluation::effort`](crate::Evaluation::effort).
    pub const fn new(space: &'a ParamSpace, budget: f64, seed: u32) -> Self {
        Self {
            space,
            budget,
            seed,
        }
    }

    /// Tunes until the budget is spent.
    ///
    /// # Panics
    ///
    /// Panics if the evaluator does not return one result per request.
    pub fn run(&self, evaluator: &mut dyn Evaluator) -> TuningResult {
        let mut rng = Seed(self.seed).rng();
        let mut spent = Spent::default();
        let start = Entrant::new(self.space.start().clone());
        let mut elites = vec![start.clone()];
        let (mut configurations, mut races) = (1, 0);
        let dimensions = count(self.space.domains.len());
        if !self.space.domains.is_empty() {
            let iterations = 2 + self.space.domains.len().ilog2() as usize;
            let survivors = iterations;
            let mut model = SamplingModel::new();
            self.add_samples(&mut elites, PILOTS, None, &mut rng);
            configurations += elites.len() - 1;
            run_instances(&mut elites, 1, evaluator, &mut spent);
            let racing_budget = self.budget * (1.0 - FINAL_SHARE);
            for iteration in 1..=iterations {
                let left = racing_budget - spent.effort;
                let share = left / count(iterations - iteration + 1);
                let per_entrant = spent.mean_effort() * count(FIRST_TEST + iteration.min(5));
                let entrants = to_count(share / per_entrant).min(MAX_ENTRANTS);
                if left <= 0.0 || entrants <= elites.len().max(survivors) {
                    continue;
                }
                let parents = (iteration > 1).then_some(&model);
                let known = elites.len();
                let mut entrants_of_race = elites;
                self.add_samples(&mut entrants_of_race, entrants, parents, &mut rng);
                let sampled = entrants_of_race.len() - known;
                configurations += sampled;
                let limit = spent.effort + share;
                elites = race(entrants_of_race, survivors, limit, evaluator, &mut spent);
                elites.truncate(survivors);
                races += 1;
                model.narrow(
                    count(sampled.max(2)),
                    dimensions,
                    count(iteration) / count(iterations),
                );
            }
        }
        let best = self.final_choice(elites, start, evaluator, &mut spent);
        TuningResult {
            best,
            configurations,
            runs: spent.runs,
            races,
            effort: spent.effort,
        }
    }

    /// Adds new configurations until there are `total`: children of the entrants by the model, or uniform samples if
    /// there is none. The first entrant is the best one, and better parents are chosen more often.
    fn add_samples(
        &self,
        entrants: &mut Vec<Entrant>,
        total: usize,
        model: Option<&SamplingModel>,
        rng: &mut Rng,
    ) {
        let parents: Vec<_> = entrants
            .iter()
            .map(|one| one.configuration.clone())
            .collect();
        let mut attempts = MAX_ATTEMPTS * total;
        while entrants.len() < total && attempts > 0 {
            attempts -= 1;
            let sample = match model {
                Some(model) => model.sample(self.space, parent(&parents, rng), rng),
                None => self.space.sample(rng),
            };
            let sample = self.space.rounded(&sample);
            if !entrants.iter().any(|one| one.configuration == sample) {
                entrants.push(Entrant::new(sample));
            }
        }
    }

    /// Runs the elites and the start on the same instances until the budget is spent, and returns the configuration
    /// with the lowest mean cost.
    fn final_choice(
        &self,
        mut elites: Vec<Entrant>,
        start: Entrant,
        evaluator: &mut dyn Evaluator,
        spent: &mut Spent,
    ) -> Configuration {
        if !(elites.iter()).any(|elite| elite.configuration == start.configuration) {
            elites.push(start);
        }
        let known = elites.iter().map(|one| one.costs.len()).max();
        let mut instances = 0;
        if elites.len() > 1 {
            instances = known.unwrap_or(0).max(1);
            run_instances(&mut elites, instances, evaluator, spent);
            while spent.effort < self.budget {
                instances = next_test(instances);
                run_instances(&mut elites, instances, evaluator, spent);
            }
        }
        let cost = |elite: &Entrant| {
            if instances > 0 {
                elite.mean_cost(instances)
            } else {
                0.0
            }
        };
        let best = elites
            .into_iter()
            .min_by(|one, other| cost(one).total_cmp(&cost(other)));
        best.expect("the start is among them").configuration
    }
}

/// Draws a parent: of `n` parents in the order of their ranks, number `r` has a probability proportional to
/// `n + 1 − r`.
fn parent<'a>(parents: &'a [Configuration], rng: &mut Rng) -> &'a Configuration {
    let n = parents.len();
    let mut draw = sudoku_search::pick(rng, n * (n + 1) / 2);
    for (index, parent) in parents.iter().enumerate() {
        let weight = n - index;
        if draw < weight {
            return parent;
        }
        draw -= weight;
    }
    unreachable!("the draw is less than the sum of the weights")
}

/// A number of things in memory as a real number.
#[expect(clippy::cast_precision_loss, reason = "far below 2^53")]
fn count(number: usize) -> f64 {
    number as f64
}

/// The whole part of a number, and 0 if it is negative.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "saturates"
)]
fn to_count(number: f64) -> usize {
    number as usize
}

#[cfg(test)]
mod tests;
