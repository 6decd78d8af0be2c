use sudoku_stats::mean;

use crate::{Configuration, Evaluation, EvaluationRequest, Evaluator, ParamSpace};

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
    let mut ablation = Ablation::new(space.clone(), tuned.clone(), instances);
    while !ablation.is_over() {
        let evaluations = evaluator.evaluate(&ablation.requests());
        ablation.accept(&evaluations);
    }
    ablation.steps
}

/// An ablation analysis in progress, whose runs the caller makes.
#[derive(Clone, Debug)]
pub(crate) struct Ablation {
    space: ParamSpace,
    tuned: Configuration,
    instances: usize,
    /// The configuration after the latest step.
    current: Configuration,
    /// The mean cost of `current`; `None` until it has run.
    cost: Option<f64>,
    /// The configurations that are to run: `current` itself, or one for each parameter that can change next.
    candidates: Vec<Configuration>,
    /// The indices of the parameters that have not changed yet.
    open: Vec<usize>,
    pub(crate) steps: Vec<AblationStep>,
}

impl Ablation {
    /// An analysis in which no run has been made.
    pub(crate) fn new(space: ParamSpace, tuned: Configuration, instances: usize) -> Self {
        let current = space.start().clone();
        let [from, to] = [&current, &tuned].map(|configuration| space.texts(configuration));
        let mut open: Vec<_> = (0..current.values.len())
            .filter(|index| from[*index] != to[*index])
            .collect();
        if instances == 0 {
            open.clear();
        }
        let candidates = if open.is_empty() {
            Vec::new()
        } else {
            vec![current.clone()]
        };
        Self {
            space,
            tuned,
            instances,
            current,
            cost: None,
            candidates,
            open,
            steps: Vec::new(),
        }
    }

    /// Returns `true` if every parameter has changed.
    pub(crate) const fn is_over(&self) -> bool {
        self.open.is_empty()
    }

    /// The runs that are to be made next.
    pub(crate) fn requests(&self) -> Vec<EvaluationRequest<'_>> {
        (self.candidates.iter())
            .flat_map(|configuration| {
                (0..self.instances).map(move |instance| EvaluationRequest {
                    configuration,
                    instance,
                })
            })
            .collect()
    }

    /// Accepts the results of the [requested runs](Self::requests).
    pub(crate) fn accept(&mut self, evaluations: &[Evaluation]) {
        let costs: Vec<_> = evaluations.iter().map(|one| one.cost).collect();
        let costs = costs.chunks(self.instances).map(mean);
        let best = (costs.enumerate()).min_by(|(_, cost), (_, other)| cost.total_cmp(other));
        let Some((choice, cost)) = best else {
            return;
        };
        if let Some(cost_before) = self.cost {
            let index = self.open.remove(choice);
            let [(id, from), (_, to)] = [&self.current, &self.tuned]
                .map(|configuration| self.space.texts(configuration).swap_remove(index));
            self.steps.push(AblationStep {
                id,
                from,
                to,
                cost_before,
                cost_after: cost,
            });
            self.current.values[index] = self.tuned.values[index];
        }
        self.cost = Some(cost);
        self.candidates = (self.open.iter())
            .map(|index| {
                let mut changed = self.current.clone();
                changed.values[*index] = self.tuned.values[*index];
                changed
            })
            .collect();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
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
