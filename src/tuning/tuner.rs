//! Iterated racing.

use sudoku_search::{Rng, Seed};

use crate::race::{Entrant, FIRST_TEST, Field, Race, Spent, next_test};
use crate::sampling::SamplingModel;
use crate::{Configuration, Evaluation, EvaluationRequest, Evaluator, ParamSpace};

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

/// The result of a tuning.
#[derive(Clone, Debug)]
pub struct TuningResult {
    /// The best configuration; the start of the space if none was better.
    pub best: Configuration,
    /// The configurations of the last comparison with their mean costs, the best first.
    pub finalists: Vec<(Configuration, f64)>,
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
        let mut tuning = self.start();
        while !tuning.is_over() {
            let evaluations = evaluator.evaluate(&tuning.requests());
            tuning.accept(&evaluations);
        }
        tuning.result()
    }

    /// Starts a tuning whose runs the caller makes.
    pub fn start(&self) -> Tuning {
        Tuning::new(self.space.clone(), self.budget, self.seed)
    }
}

/// A tuning in progress. The caller makes the [requested runs](Tuning::requests) and hands over their results, until
/// the tuning [is over](Tuning::is_over). Between the calls it can be paused, and its state can be shown.
#[derive(Clone, Debug)]
pub struct Tuning {
    space: ParamSpace,
    budget: f64,
    rng: Rng,
    spent: Spent,
    model: SamplingModel,
    /// The number of the latest race, with those that were left out.
    iteration: usize,
    configurations: usize,
    races: usize,
    stage: Stage,
}

/// The stage of a tuning.
#[derive(Clone, Debug)]
enum Stage {
    /// The start and random configurations run on one instance, which estimates the effort of a run.
    Pilots(Field),
    /// A race with this number of sampled configurations.
    Race { race: Race, sampled: usize },
    /// The last comparison of the survivors and the start.
    Final(Field),
    /// The configurations of the last comparison, the best first.
    Over(Field),
}

/// A configuration of the current race or comparison.
#[derive(Clone, Debug)]
pub struct Standing<'a> {
    /// The parameter values.
    pub configuration: &'a Configuration,
    /// The number of runs of the configuration.
    pub runs: usize,
    /// The mean cost of the runs; `NaN` before the first one.
    pub cost: f64,
    /// `true` if the configuration was eliminated from the race.
    pub eliminated: bool,
}

impl<'a> Standing<'a> {
    fn of(entrant: &'a Entrant, eliminated: bool) -> Self {
        let runs = entrant.costs.len();
        Self {
            configuration: &entrant.configuration,
            runs,
            cost: entrant.mean_cost(runs),
            eliminated,
        }
    }
}

impl Tuning {
    fn new(space: ParamSpace, budget: f64, seed: u32) -> Self {
        let mut rng = Seed(seed).rng();
        let mut entrants = vec![Entrant::new(space.start().clone())];
        let is_free = !space.domains.is_empty();
        if is_free {
            add_samples(&space, &mut entrants, PILOTS, None, &mut rng);
        }
        let mut tuning = Self {
            space,
            budget,
            rng,
            spent: Spent::default(),
            model: SamplingModel::new(),
            iteration: 0,
            configurations: entrants.len(),
            races: 0,
            stage: Stage::Pilots(Field {
                entrants,
                instances: usize::from(is_free),
            }),
        };
        tuning.settle();
        tuning
    }

    /// Returns `true` if the budget is spent.
    pub const fn is_over(&self) -> bool {
        matches!(self.stage, Stage::Over(_))
    }

    /// The runs that are to be made next; none if the tuning is over.
    pub fn requests(&self) -> Vec<EvaluationRequest<'_>> {
        self.field().requests().collect()
    }

    /// Accepts the results of the [requested runs](Self::requests), in their order.
    ///
    /// # Panics
    ///
    /// Panics if there is not one result per request.
    pub fn accept(&mut self, evaluations: &[Evaluation]) {
        let spent = &mut self.spent;
        match &mut self.stage {
            Stage::Pilots(field) | Stage::Final(field) => field.accept(evaluations, spent),
            Stage::Race { race, .. } => race.field.accept(evaluations, spent),
            Stage::Over(_) => assert!(evaluations.is_empty(), "one result per request"),
        }
        self.settle();
    }

    /// The effort so far, in the unit of the budget.
    pub const fn effort(&self) -> f64 {
        self.spent.effort
    }

    /// The number of races that have started.
    pub const fn races(&self) -> usize {
        self.races
    }

    /// The configurations of the current race or comparison, and those that were eliminated from it.
    pub fn standings(&self) -> impl Iterator<Item = Standing<'_>> {
        let eliminated = match &self.stage {
            Stage::Race { race, .. } => &race.eliminated[..],
            _ => &[],
        };
        let racing = self.field().entrants.iter();
        (racing.map(|one| Standing::of(one, false)))
            .chain(eliminated.iter().map(|one| Standing::of(one, true)))
    }

    /// The result; if the tuning is not over, the best configuration so far is the first of the current comparison.
    pub fn result(&self) -> TuningResult {
        let Field {
            entrants,
            instances,
        } = self.field();
        let finalists: Vec<_> = (entrants.iter())
            .map(|one| {
                let known = one.costs.len().min(*instances);
                (one.configuration.clone(), one.mean_cost(known))
            })
            .collect();
        TuningResult {
            best: finalists[0].0.clone(),
            finalists,
            configurations: self.configurations,
            runs: self.spent.runs,
            races: self.races,
            effort: self.spent.effort,
        }
    }

    fn field(&self) -> &Field {
        match &self.stage {
            Stage::Pilots(field) | Stage::Final(field) | Stage::Over(field) => field,
            Stage::Race { race, .. } => &race.field,
        }
    }

    /// Advances until there are runs to be made or the tuning is over.
    fn settle(&mut self) {
        while !self.is_over() && self.field().requests().next().is_none() {
            let over = Stage::Over(Field {
                entrants: Vec::new(),
                instances: 0,
            });
            self.stage = match std::mem::replace(&mut self.stage, over) {
                Stage::Pilots(field) => self.next_race(field.entrants),
                Stage::Race { mut race, sampled } => {
                    if race.advance(&self.spent) {
                        Stage::Race { race, sampled }
                    } else {
                        self.after_race(race, sampled)
                    }
                }
                Stage::Final(field) => self.continue_comparison(field),
                stage @ Stage::Over(_) => stage,
            };
        }
    }

    /// The number of races, unless some are left out.
    fn iterations(&self) -> usize {
        match self.space.domains.len() {
            0 => 0,
            dimensions => 2 + dimensions.ilog2() as usize,
        }
    }

    /// The next race for which the budget suffices, or else the last comparison.
    fn next_race(&mut self, mut elites: Vec<Entrant>) -> Stage {
        let iterations = self.iterations();
        let survivors = iterations;
        while self.iteration < iterations {
            self.iteration += 1;
            let left = self.budget * (1.0 - FINAL_SHARE) - self.spent.effort;
            let share = left / count(iterations - self.iteration + 1);
            let per_entrant = self.spent.mean_effort() * count(FIRST_TEST + self.iteration.min(5));
            let entrants = to_count(share / per_entrant).min(MAX_ENTRANTS);
            if left <= 0.0 || entrants <= elites.len().max(survivors) {
                continue;
            }
            let parents = (self.iteration > 1).then_some(&self.model);
            let known = elites.len();
            add_samples(&self.space, &mut elites, entrants, parents, &mut self.rng);
            let sampled = elites.len() - known;
            self.configurations += sampled;
            self.races += 1;
            let race = Race::new(elites, survivors, self.spent.effort + share);
            return Stage::Race { race, sampled };
        }
        self.last_comparison(elites)
    }

    /// Narrows the model after a race, and starts the next one with the survivors.
    fn after_race(&mut self, race: Race, sampled: usize) -> Stage {
        let iterations = self.iterations();
        let mut elites = race.into_ranked();
        elites.truncate(iterations);
        self.model.narrow(
            count(sampled.max(2)),
            count(self.space.domains.len()),
            count(self.iteration) / count(iterations),
        );
        self.next_race(elites)
    }

    /// The last comparison: the elites and the start run on the same instances until the budget is spent.
    fn last_comparison(&self, mut entrants: Vec<Entrant>) -> Stage {
        let start = self.space.start();
        if !(entrants.iter()).any(|one| one.configuration == *start) {
            entrants.push(Entrant::new(start.clone()));
        }
        if entrants.len() == 1 {
            return Stage::Over(Field {
                entrants,
                instances: 0,
            });
        }
        let known = entrants.iter().map(|one| one.costs.len()).max();
        Stage::Final(Field {
            instances: known.unwrap_or(0).max(1),
            entrants,
        })
    }

    /// Adds instances to the last comparison until the budget is spent, and then sorts its configurations by mean cost.
    fn continue_comparison(&self, mut field: Field) -> Stage {
        if self.spent.effort < self.budget {
            field.instances = next_test(field.instances);
            return Stage::Final(field);
        }
        let Field {
            entrants,
            instances,
        } = &mut field;
        let cost = |one: &Entrant| one.mean_cost(*instances);
        entrants.sort_by(|one, other| cost(one).total_cmp(&cost(other)));
        Stage::Over(field)
    }
}

/// Adds new configurations until there are `total`: children of the entrants by the model, or uniform samples if
/// there is none. The first entrant is the best one, and better parents are chosen more often.
fn add_samples(
    space: &ParamSpace,
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
            Some(model) => model.sample(space, parent(&parents, rng), rng),
            None => space.sample(rng),
        };
        let sample = space.rounded(&sample);
        if !entrants.iter().any(|one| one.configuration == sample) {
            entrants.push(Entrant::new(sample));
        }
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
