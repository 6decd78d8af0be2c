use sudoku_stats::mean;

use crate::{Configuration, EvaluationRequest, Evaluator, ParamSpace};

/// A step on the path of [`ablation`]: a parameter takes the value of the tuned configuration.
#[derive(Clone, Debug, PartialEq)]
pub struct AblationStep {
    /// The id of the parameter.
    pub id: &'static str,
    /// The value in the default configuration.
    pub from: String,
    /// The value in the tuned configuration.
    pub to: String,
    /// The mean cost before the step.
    pub cost_before: f64,
    /// The mean cost after the step.
    pub cost_after: f64,
}

/// Finds the parameters that matter, by ablation analysis: Fawcett and Hoos, Journal of Heuristics 22, 2016.
///
/// The path leads from the start of the space to `tuned`. Each step changes the parameter whose change lowers the mean
/// cost on the first `instances` instances most, or raises it least. With `n` different values, this takes
/// `n (n + 1) / 2 + 1` times `instances` runs.
pub fn ablation(
    space: &ParamSpace,
    tuned: &Configuration,
    instances: usize,
    evaluator: &mut dyn Evaluator,
) -> Vec<AblationStep> {
    let mut current = space.start().clone();
    let texts = [&current, tuned].map(|configuration| space.texts(configuration));
    let mut open: Vec<_> = (0..current.values.len())
        .filter(|index| texts[0][*index] != texts[1][*index])
        .collect();
    if open.is_empty() || instances == 0 {
        return Vec::new();
    }
    let mut cost_before = mean_costs(std::slice::from_ref(&current), instances, evaluator)[0];
    let mut steps = Vec::new();
    loop {
        let candidates: Vec<_> = (open.iter())
            .map(|index| {
                let mut changed = current.clone();
                changed.values[*index] = tuned.values[*index];
                changed
            })
            .collect();
        let costs = mean_costs(&candidates, instances, evaluator);
        let best =
            (costs.into_iter().enumerate()).min_by(|(_, cost), (_, other)| cost.total_cmp(other));
        let Some((choice, cost_after)) = best else {
            return steps;
        };
        let index = open.remove(choice);
        let [(id, from), (_, to)] = texts.each_ref().map(|texts| texts[index].clone());
        steps.push(AblationStep {
            id,
            from,
            to,
            cost_before,
            cost_after,
        });
        current.values[index] = tuned.values[index];
        cost_before = cost_after;
    }
}

/// The mean cost of each configuration on the first instances.
fn mean_costs(
    configurations: &[Configuration],
    instances: usize,
    evaluator: &mut dyn Evaluator,
) -> Vec<f64> {
    let requests: Vec<_> = (configurations.iter())
        .flat_map(|configuration| {
            (0..instances).map(move |instance| EvaluationRequest {
                configuration,
                instance,
            })
        })
        .collect();
    let evaluations = evaluator.evaluate(&requests);
    let costs: Vec<_> = evaluations
        .iter()
        .map(|evaluation| evaluation.cost)
        .collect();
    costs.chunks(instances).map(mean).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Evaluation;
    use crate::space::Value;

    /// The cost is 10, minus 5 for one parameter and minus 1 for another.
    struct TwoEffects<'a>(&'a ParamSpace);

    impl Evaluator for TwoEffects<'_> {
        fn evaluate(&mut self, requests: &[EvaluationRequest<'_>]) -> Vec<Evaluation> {
            (requests.iter())
                .map(|request| {
                    let texts = self.0.texts(request.configuration);
                    let start = self.0.texts(self.0.start());
                    let changed = |id: &str| {
                        let mut both = texts.iter().zip(&start);
                        f64::from(both.any(|(one, other)| one.0 == id && one != other))
                    };
                    Evaluation {
                        cost: 10.0 - 5.0 * changed("mutation") - changed("population"),
                        effort: 1.0,
                    }
                })
                .collect()
        }
    }

    #[test]
    fn the_parameter_with_the_largest_effect_comes_first() {
        let registry = sudoku_solvers::registry();
        let ga = registry.find("ga").expect("a solver");
        let space = ParamSpace::of(ga, &ga.setup(), &["population", "mutation", "elite"]);
        let mut tuned = space.start().clone();
        for value in &mut tuned.values {
            let Value::Position(position) = value else {
                panic!("three numbers");
            };
            *value = Value::Position(1.0 - *position * 0.9);
        }
        let steps = ablation(&space, &tuned, 3, &mut TwoEffects(&space));
        let summary: Vec<_> = (steps.iter())
            .map(|step| (step.id, step.cost_before, step.cost_after))
            .collect();
        assert_eq!(
            summary,
            [
                ("mutation", 10.0, 5.0),
                ("population", 5.0, 4.0),
                ("elite", 4.0, 4.0)
            ]
        );
        assert!(ablation(&space, space.start(), 3, &mut TwoEffects(&space)).is_empty());
    }
}
