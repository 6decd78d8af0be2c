//! A race: configurations run on one instance after the other until a test eliminates them.

use sudoku_stats::{ConfidenceLevel, conover_difference, friedman, mean};

use crate::{Configuration, Evaluation, EvaluationRequest};

/// The number of instances before the first test; fewer are too few for the approximation of the test.
pub(crate) const FIRST_TEST: usize = 5;

/// The number of instances at the test after the one at `instances`. It grows by a tenth, so that the time of all tests
/// is proportional to the number of runs.
pub(crate) const fn next_test(instances: usize) -> usize {
    if instances < FIRST_TEST {
        FIRST_TEST
    } else {
        instances + instances.div_ceil(10)
    }
}

/// A configuration with its costs so far.
#[derive(Clone, Debug)]
pub(crate) struct Entrant {
    pub(crate) configuration: Configuration,
    /// The costs on the instances from 0 on.
    pub(crate) costs: Vec<f64>,
    /// The number of instances of its earlier races.
    known: usize,
}

impl Entrant {
    /// An entrant that has not run.
    pub(crate) const fn new(configuration: Configuration) -> Self {
        Self {
            configuration,
            costs: Vec::new(),
            known: 0,
        }
    }

    /// The mean cost on the first `instances` instances.
    pub(crate) fn mean_cost(&self, instances: usize) -> f64 {
        mean(&self.costs[..instances])
    }
}

/// The effort that is spent, and the number of runs.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Spent {
    pub(crate) effort: f64,
    pub(crate) runs: usize,
}

impl Spent {
    /// The mean effort of a run.
    #[expect(clippy::cast_precision_loss, reason = "far below 2^53")]
    pub(crate) fn mean_effort(self) -> f64 {
        self.effort / self.runs as f64
    }
}

/// Entrants that run on the same instances, with those of their runs that have not been made yet.
#[derive(Clone, Debug)]
pub(crate) struct Field {
    pub(crate) entrants: Vec<Entrant>,
    /// Every entrant is to run on this number of instances.
    pub(crate) instances: usize,
}

impl Field {
    /// The runs of each entrant on those of the instances on which it has not run yet.
    pub(crate) fn requests(&self) -> impl Iterator<Item = EvaluationRequest<'_>> {
        self.entrants.iter().flat_map(|entrant| {
            (entrant.costs.len()..self.instances).map(|instance| EvaluationRequest {
                configuration: &entrant.configuration,
                instance,
            })
        })
    }

    /// Accepts the results of all [requests](Self::requests).
    pub(crate) fn accept(&mut self, evaluations: &[Evaluation], spent: &mut Spent) {
        let mut rest = evaluations.iter();
        for entrant in &mut self.entrants {
            let missing = self.instances.saturating_sub(entrant.costs.len());
            for evaluation in rest.by_ref().take(missing) {
                entrant.costs.push(evaluation.cost);
                spent.effort += evaluation.effort;
                spent.runs += 1;
            }
            assert!(
                entrant.costs.len() >= self.instances,
                "one result per request"
            );
        }
        assert!(rest.next().is_none(), "one result per request");
    }
}

/// A race of entrants until at most `survivors` are left or `limit` is spent.
///
/// An entrant is eliminated if Friedman's test finds differences at the level 5 % and Conover's comparison finds the
/// entrant worse than the best one, as in F-Race (Birattari et al. 2002). An entrant of an earlier race cannot be
/// eliminated before the others have run on as many instances (elitist racing).
#[derive(Clone, Debug)]
pub(crate) struct Race {
    pub(crate) field: Field,
    /// The entrants that were eliminated.
    pub(crate) eliminated: Vec<Entrant>,
    survivors: usize,
    limit: f64,
}

impl Race {
    /// A race in which no run has been made.
    pub(crate) fn new(mut entrants: Vec<Entrant>, survivors: usize, limit: f64) -> Self {
        for entrant in &mut entrants {
            entrant.known = entrant.costs.len();
        }
        let field = Field {
            entrants,
            instances: 0,
        };
        Self {
            field,
            eliminated: Vec::new(),
            survivors,
            limit,
        }
    }

    /// Eliminates entrants after all runs of the field have been made, and adds instances unless the race is over;
    /// returns `false` if it is.
    pub(crate) fn advance(&mut self, spent: &Spent) -> bool {
        let Field {
            entrants,
            instances,
        } = &mut self.field;
        if *instances > 0 {
            let mut is_worse = worse_than_best(entrants, *instances).into_iter();
            let (left, eliminated) = std::mem::take(entrants).into_iter().partition(|entrant| {
                let is_worse = is_worse.next().unwrap_or(false);
                !is_worse || entrant.known > *instances
            });
            *entrants = left;
            self.eliminated.extend::<Vec<_>>(eliminated);
        }
        let goes_on = entrants.len() > self.survivors && spent.effort < self.limit;
        if goes_on {
            *instances = next_test(*instances);
        }
        goes_on
    }

    /// The entrants that are left, the best first.
    pub(crate) fn into_ranked(self) -> Vec<Entrant> {
        ranked(self.field.entrants, self.field.instances)
    }
}

/// The costs of entrants on the first instances, one row per instance.
fn cost_rows(entrants: &[Entrant], instances: usize) -> Vec<f64> {
    (0..instances)
        .flat_map(|instance| entrants.iter().map(move |entrant| entrant.costs[instance]))
        .collect()
}

/// For each entrant, `true` if it is significantly worse than the best one.
fn worse_than_best(entrants: &[Entrant], instances: usize) -> Vec<bool> {
    let none = vec![false; entrants.len()];
    let rows = cost_rows(entrants, instances);
    let (Ok(test), Ok(difference)) = (
        friedman(&rows, entrants.len()),
        conover_difference(&rows, entrants.len(), ConfidenceLevel::DEFAULT),
    ) else {
        return none;
    };
    if test.p >= 1.0 - ConfidenceLevel::DEFAULT.share() {
        return none;
    }
    let best = test.ranks.iter().copied().fold(f64::INFINITY, f64::min);
    test.ranks
        .iter()
        .map(|rank| rank - best > difference)
        .collect()
}

/// The entrants in the order of their mean ranks on the first instances, and of their mean costs where the ranks are
/// equal.
fn ranked(entrants: Vec<Entrant>, instances: usize) -> Vec<Entrant> {
    let rows = cost_rows(&entrants, instances);
    let ranks = friedman(&rows, entrants.len()).map(|test| test.ranks);
    let ranks = ranks.unwrap_or_else(|_| vec![0.0; entrants.len()]);
    let mut ranked: Vec<_> = ranks.into_iter().zip(entrants).collect();
    let cost = |entrant: &Entrant| {
        if instances > 0 {
            entrant.mean_cost(instances)
        } else {
            0.0
        }
    };
    ranked.sort_by(|(rank, entrant), (other_rank, other)| {
        rank.total_cmp(other_rank)
            .then_with(|| cost(entrant).total_cmp(&cost(other)))
    });
    ranked.into_iter().map(|(_, entrant)| entrant).collect()
}

#[cfg(test)]
mod tests {
    use sudoku_search::Algorithm;

    use super::*;
    use crate::{Evaluator, ParamSpace};

    /// The cost of a run grows with the population size of its configuration and with the number of the instance.
    struct SizeIsCost<'a>(&'a ParamSpace);

    impl SizeIsCost<'_> {
        fn size(&self, configuration: &Configuration) -> f64 {
            self.0.texts(configuration)[0].1.parse().expect("a number")
        }
    }

    impl Evaluator for SizeIsCost<'_> {
        fn evaluate(&mut self, requests: &[EvaluationRequest<'_>]) -> Vec<Evaluation> {
            (requests.iter())
                .map(|request| Evaluation {
                    #[expect(clippy::cast_precision_loss, reason = "a few instances")]
                    cost: self.size(request.configuration) * (1 + request.instance) as f64,
                    effort: 1.0,
                })
                .collect()
        }
    }

    /// Races entrants to the end.
    fn race(
        entrants: Vec<Entrant>,
        survivors: usize,
        limit: f64,
        evaluator: &mut dyn Evaluator,
        spent: &mut Spent,
    ) -> Vec<Entrant> {
        let mut race = Race::new(entrants, survivors, limit);
        while race.advance(spent) {
            let evaluations = evaluator.evaluate(&race.field.requests().collect::<Vec<_>>());
            race.field.accept(&evaluations, spent);
        }
        race.into_ranked()
    }

    /// The space of one parameter, and entrants whose costs are in the order of `sizes`.
    fn entrants(sizes: &[u32]) -> (ParamSpace, Vec<Entrant>) {
        let ga: &dyn Algorithm = sudoku_solvers::registry().find("ga").expect("a solver");
        let space =
            |size: &str| ParamSpace::of(ga, &ga.setup().param("mutation", size), &["population"]);
        let entrants = sizes.iter().map(|size| {
            let position = f64::from(*size) / 1000.0;
            let values = vec![crate::space::Value::Position(position)];
            Entrant::new(Configuration { values })
        });
        (space("0.5"), entrants.collect())
    }

    #[test]
    fn the_worst_entrants_are_eliminated_after_few_instances() {
        let (space, entrants) = entrants(&[500, 100, 900, 300, 700, 200, 800, 400]);
        let best: Vec<_> = [1, 5]
            .map(|index| entrants[index].configuration.clone())
            .into();
        let mut spent = Spent::default();
        let left = race(entrants, 2, 1e4, &mut SizeIsCost(&space), &mut spent);
        let left: Vec<_> = left
            .into_iter()
            .map(|entrant| entrant.configuration)
            .collect();
        assert!(
            left.iter().all(|one| best.contains(one)) && left[0] == best[0],
            "{left:?}"
        );
        assert!(spent.runs <= 8 * 2 * FIRST_TEST, "{} runs", spent.runs);
    }

    #[test]
    fn an_entrant_of_an_earlier_race_is_not_eliminated_before_the_others_have_run_as_often() {
        let (space, mut entrants) = entrants(&[900, 100, 200]);
        let mut evaluator = SizeIsCost(&space);
        let mut spent = Spent::default();
        let mut first = Field {
            entrants: vec![entrants[0].clone()],
            instances: 12,
        };
        let evaluations = evaluator.evaluate(&first.requests().collect::<Vec<_>>());
        first.accept(&evaluations, &mut spent);
        entrants[0] = first.entrants.remove(0);
        let earlier = entrants[0].configuration.clone();
        let is_left = |limit| {
            let limit = spent.effort + limit;
            let mut spent = spent;
            let mut evaluator = SizeIsCost(&space);
            let left = race(entrants.clone(), 1, limit, &mut evaluator, &mut spent);
            left.iter().any(|entrant| entrant.configuration == earlier)
        };
        assert!(is_left(11.0), "the others ran 6 times");
        assert!(!is_left(100.0), "the others ran more often");
    }
}
