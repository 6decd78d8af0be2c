use rand::RngExt as _;
use sudoku_search::{Algorithm, Seed};

use super::*;
use crate::{Evaluation, EvaluationRequest};

/// The genetic algorithm, whose parameters the tests use.
fn solver() -> &'static dyn Algorithm {
    sudoku_solvers::registry().find("ga").expect("a solver")
}

/// A stand-in for a solver with a known best configuration: the costs are lowest for a mutation rate of 0.3 and with
/// `crowd`, and vary by instance and by chance.
struct KnownOptimum<'a> {
    space: &'a ParamSpace,
    /// `false` if the cost does not depend on the parameters.
    has_effect: bool,
    largest_instance: usize,
}

impl KnownOptimum<'_> {
    /// The expected cost of a configuration.
    fn expected(&self, configuration: &Configuration) -> f64 {
        let texts = self.space.texts(configuration);
        let value = |id: &str| texts.iter().find(|(known, _)| *known == id);
        let mutation: f64 = value("mutation")
            .and_then(|(_, text)| text.parse().ok())
            .unwrap_or(0.5);
        let crowd = value("crowd").is_some_and(|(_, text)| text == "true");
        if self.has_effect {
            1.0 + 4.0 * (mutation - 0.3).abs() + if crowd { 0.0 } else { 1.0 }
        } else {
            2.0
        }
    }
}

impl Evaluator for KnownOptimum<'_> {
    fn evaluate(&mut self, requests: &[EvaluationRequest<'_>]) -> Vec<Evaluation> {
        (requests.iter())
            .map(|request| {
                let instance = u32::try_from(request.instance).expect("small");
                self.largest_instance = self.largest_instance.max(request.instance);
                let hardness: f64 = Seed(instance).rng().random_range(0.5..2.0);
                // The noise differs by configuration and is the same when the run is repeated.
                let text = format!("{:?}", request.configuration);
                let hash = text.bytes().fold(instance, |hash, byte| {
                    hash.wrapping_mul(16_777_619) ^ u32::from(byte)
                });
                let noise: f64 = Seed(hash).rng().random_range(0.7..1.3);
                Evaluation {
                    cost: self.expected(request.configuration) * hardness * noise,
                    effort: 1.0,
                }
            })
            .collect()
    }
}

#[test]
fn a_known_optimum_is_found_with_any_seed() {
    let space = ParamSpace::of(solver(), &solver().setup().preset("paper"), &[]);
    for seed in 0..10 {
        let mut evaluator = KnownOptimum {
            space: &space,
            has_effect: true,
            largest_instance: 0,
        };
        let result = Tuner::new(&space, 3000.0, seed).run(&mut evaluator);
        let (start, best) = (
            evaluator.expected(space.start()),
            evaluator.expected(&result.best),
        );
        assert!(best < 1.45, "seed {seed}: {start} became {best}");
        assert!(result.effort < 3300.0 && result.races > 1, "{result:?}");
        assert!(evaluator.largest_instance >= FIRST_TEST);
    }
}

#[test]
fn most_runs_are_spent_on_good_configurations() {
    struct Counted<'a>(KnownOptimum<'a>, Vec<f64>);
    impl Evaluator for Counted<'_> {
        fn evaluate(&mut self, requests: &[EvaluationRequest<'_>]) -> Vec<Evaluation> {
            let expected = requests
                .iter()
                .map(|one| self.0.expected(one.configuration));
            self.1.extend(expected);
            self.0.evaluate(requests)
        }
    }
    let space = ParamSpace::of(solver(), &solver().setup().preset("paper"), &[]);
    let known = KnownOptimum {
        space: &space,
        has_effect: true,
        largest_instance: 0,
    };
    let mut evaluator = Counted(known, Vec::new());
    Tuner::new(&space, 3000.0, 1).run(&mut evaluator);
    let costs = evaluator.1;
    let mean = |costs: &[f64]| sudoku_stats::mean(costs);
    let tenth = costs.len() / 10;
    let (first, last) = (mean(&costs[..tenth]), mean(&costs[costs.len() - tenth..]));
    assert!(last < 0.7 * first, "{first} became {last}");
}

#[test]
fn tuning_is_repeatable_and_stops_without_budget_or_parameters() {
    let run = |ids: &[&str], budget| {
        let space = ParamSpace::of(solver(), &solver().setup().preset("paper"), ids);
        let mut evaluator = KnownOptimum {
            space: &space,
            has_effect: false,
            largest_instance: 0,
        };
        let result = Tuner::new(&space, budget, 3).run(&mut evaluator);
        (space.setup(&result.best), result.runs)
    };
    assert_eq!(run(&[], 500.0), run(&[], 500.0));
    let (setup, runs) = run(&["nothing"], 500.0);
    assert_eq!((setup, runs), (solver().setup().preset("paper"), 0));
    let (_, runs) = run(&[], 0.0);
    assert!(runs <= PILOTS + 1, "{runs}");
}
