//! Sampling near a good configuration.

use rand::RngExt as _;
use sudoku_search::{Rng, math, pick};

use crate::space::{DomainKind, Value};
use crate::{Configuration, ParamSpace};

/// The distributions from which the next configurations are sampled: normal ones around the values of a parent for
/// numbers, and one probability per option for choices (section 3.2 of López-Ibáñez et al. 2016).
#[derive(Clone, Debug)]
pub(crate) struct SamplingModel {
    /// The standard deviation of numbers, as a part of the range.
    deviation: f64,
    /// For each parameter with options, the probability that a child keeps the option of its parent; otherwise its
    /// option is drawn uniformly.
    keep: f64,
}

impl SamplingModel {
    /// The model of the first iteration, with a standard deviation of half the range.
    pub(crate) const fn new() -> Self {
        Self {
            deviation: 0.5,
            keep: 0.0,
        }
    }

    /// Narrows the model after an iteration that sampled `samples` configurations with `dimensions` parameters: the
    /// volume that the normal distributions cover shrinks to the `samples`th part. `progress` is the number of the
    /// iteration divided by the number of iterations.
    pub(crate) fn narrow(&mut self, samples: f64, dimensions: f64, progress: f64) {
        self.deviation *= math::pow(1.0 / samples, 1.0 / dimensions);
        self.keep = progress;
    }

    /// Samples a child of a parent.
    pub(crate) fn sample(
        &self,
        space: &ParamSpace,
        parent: &Configuration,
        rng: &mut Rng,
    ) -> Configuration {
        let values = space.domains.iter().zip(&parent.values);
        let values = values.map(|(domain, value)| match (&domain.kind, *value) {
            (DomainKind::Options(_), value) if rng.random::<f64>() < self.keep => value,
            (DomainKind::Options(options), _) => Value::Option(pick(rng, options.len())),
            (_, Value::Position(mean)) => {
                Value::Position(truncated_normal(mean, self.deviation, rng))
            }
            _ => unreachable!("a value belongs to its domain"),
        });
        Configuration {
            values: values.collect(),
        }
    }
}

/// Draws a number from 0 to 1 from the normal distribution, truncated to this range.
fn truncated_normal(mean: f64, deviation: f64, rng: &mut Rng) -> f64 {
    // At least half of the distribution on one side of the mean lies within a range of twice the deviation, so few
    // draws are rejected.
    loop {
        let number = mean + deviation * standard_normal(rng);
        if (0.0..=1.0).contains(&number) {
            return number;
        }
    }
}

/// Draws a number from the standard normal distribution by Marsaglia's polar method, which needs only functions that
/// give the same bits on every target.
fn standard_normal(rng: &mut Rng) -> f64 {
    loop {
        let [u, v] = [(); 2].map(|()| 2.0 * rng.random::<f64>() - 1.0);
        let square = u * u + v * v;
        if square > 0.0 && square < 1.0 {
            return u * (-2.0 * math::ln(square) / square).sqrt();
        }
    }
}

#[cfg(test)]
mod tests {
    use sudoku_search::Seed;

    use super::*;

    #[test]
    fn the_normal_numbers_have_mean_0_and_variance_1() {
        let mut rng = Seed(3).rng();
        let numbers: Vec<_> = (0..20_000).map(|_| standard_normal(&mut rng)).collect();
        let count = 20_000.0;
        let mean = numbers.iter().sum::<f64>() / count;
        let variance = numbers.iter().map(|one| one * one).sum::<f64>() / count;
        assert!(
            mean.abs() < 0.03 && (variance - 1.0).abs() < 0.05,
            "{mean} {variance}"
        );
    }

    #[test]
    fn children_approach_their_parent() {
        let registry = sudoku_solvers::registry();
        let ga = registry.find("ga").expect("a solver");
        let space = ParamSpace::of(ga, &ga.setup(), &[]);
        let mut rng = Seed(4).rng();
        let parent = space.sample(&mut rng);
        let mut spread = |model: &SamplingModel| -> f64 {
            let children = (0..200).map(|_| model.sample(&space, &parent, &mut rng));
            children
                .flat_map(|child| {
                    let values: Vec<_> = child.values.into_iter().zip(&parent.values).collect();
                    values.into_iter().map(|pair| match pair {
                        (Value::Position(a), Value::Position(b)) => (a - b).abs(),
                        (a, b) => f64::from(a != *b),
                    })
                })
                .sum()
        };
        let mut model = SamplingModel::new();
        let wide = spread(&model);
        model.narrow(50.0, 4.0, 0.5);
        let narrow = spread(&model);
        assert!(narrow < 0.6 * wide, "{narrow} {wide}");
    }
}
