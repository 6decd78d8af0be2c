//! The values that the parameters of an algorithm can have.

use rand::RngExt as _;
use sudoku_search::{Algorithm, ParamKind, ParamScale, Rng, Setup, math, pick};

/// A value for each free parameter of a [`ParamSpace`].
#[derive(Clone, Debug, PartialEq)]
pub struct Configuration {
    pub(crate) values: Vec<Value>,
}

/// The value of a parameter.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Value {
    /// The position of a number in its range, from 0 to 1, on the scale of the parameter.
    Position(f64),
    /// The index of an option.
    Option(usize),
}

/// The free parameters of an algorithm: numbers with a range, booleans, and choices.
///
/// Ordered selections, parameters without a range, and parameters with a single value are not free; they keep the
/// value of the setup.
#[derive(Clone, Debug)]
pub struct ParamSpace {
    setup: Setup,
    pub(crate) domains: Vec<Domain>,
    start: Configuration,
}

/// The values of a free parameter.
#[derive(Clone, Debug)]
pub(crate) struct Domain {
    id: &'static str,
    pub(crate) kind: DomainKind,
}

/// The kind of a free parameter.
#[derive(Clone, Debug)]
pub(crate) enum DomainKind {
    /// A number from `min` to `max`.
    Number {
        min: f64,
        max: f64,
        is_log: bool,
        is_integer: bool,
    },
    /// One of these options.
    Options(Vec<&'static str>),
}

impl ParamSpace {
    /// The space of an algorithm around a setup. Only the parameters `ids` are free; if `ids` is empty, all are.
    /// Parameters that the setup itself sets, in addition to its preset, are fixed.
    pub fn of(algorithm: &dyn Algorithm, setup: &Setup, ids: &[&str]) -> Self {
        let (mut domains, mut values) = (Vec::new(), Vec::new());
        for spec in algorithm.params() {
            let is_free = ids.is_empty() || ids.contains(&spec.id);
            let is_fixed = setup.params.iter().any(|(id, _)| id == spec.id);
            let Some(kind) = DomainKind::of(&spec.kind) else {
                continue;
            };
            if is_fixed || !is_free {
                continue;
            }
            let preset_value = preset_value(algorithm, setup, spec.id);
            let text = preset_value.map_or_else(|| spec.default_text(), str::to_owned);
            values.push(kind.value_of(&text));
            domains.push(Domain { id: spec.id, kind });
        }
        Self {
            setup: setup.clone(),
            domains,
            start: Configuration { values },
        }
    }

    /// The configuration of the setup.
    pub fn start(&self) -> &Configuration {
        &self.start
    }

    /// The ids of the free parameters.
    pub fn ids(&self) -> impl Iterator<Item = &'static str> {
        self.domains.iter().map(|domain| domain.id)
    }

    /// The id and the value of each free parameter, as text.
    pub fn texts(&self, configuration: &Configuration) -> Vec<(&'static str, String)> {
        (self.domains.iter().zip(&configuration.values))
            .map(|(domain, value)| (domain.id, domain.kind.text_of(*value)))
            .collect()
    }

    /// The setup of a configuration: the setup of the space, with the parameters whose values differ from it.
    pub fn setup(&self, configuration: &Configuration) -> Setup {
        let start = self.texts(&self.start);
        let changed = self.texts(configuration).into_iter().zip(start);
        changed
            .filter(|(value, start)| value != start)
            .fold(self.setup.clone(), |setup, ((id, text), _)| {
                setup.param(id, &text)
            })
    }

    /// A configuration drawn uniformly, numbers on the scale of their parameter.
    pub(crate) fn sample(&self, rng: &mut Rng) -> Configuration {
        let values = self.domains.iter().map(|domain| match &domain.kind {
            DomainKind::Number { .. } => Value::Position(rng.random()),
            DomainKind::Options(options) => Value::Option(pick(rng, options.len())),
        });
        Configuration {
            values: values.collect(),
        }
    }

    /// The configuration with the values that their texts stand for: two configurations with equal texts become
    /// equal.
    pub(crate) fn rounded(&self, configuration: &Configuration) -> Configuration {
        let values = self.domains.iter().zip(&configuration.values);
        Configuration {
            values: values
                .map(|(domain, value)| domain.kind.value_of(&domain.kind.text_of(*value)))
                .collect(),
        }
    }
}

/// The value that the preset of a setup gives a parameter; `None` if it keeps the default.
fn preset_value<'a>(algorithm: &dyn Algorithm, setup: &Setup, id: &str) -> Option<&'a str> {
    let presets = algorithm.presets();
    let preset = match &setup.preset {
        Some(name) => presets.iter().find(|preset| preset.id == name)?,
        None => presets.first()?,
    };
    let (_, value) = preset.values.iter().find(|(known, _)| *known == id)?;
    Some(value)
}

impl DomainKind {
    /// The values of a parameter; `None` if the parameter cannot be tuned.
    fn of(kind: &ParamKind) -> Option<Self> {
        let number = |min: f64, max: f64, scale, is_integer| Self::Number {
            min,
            max,
            is_log: matches!(scale, ParamScale::Log),
            is_integer,
        };
        Some(match kind {
            ParamKind::Int(_, range) if range.min < range.max && range.max < u32::MAX => {
                number(range.min.into(), range.max.into(), range.scale, true)
            }
            ParamKind::Float(_, range) if range.min < range.max && range.max < f64::MAX => {
                number(range.min, range.max, range.scale, false)
            }
            ParamKind::Switch(_) => Self::Options(vec!["false", "true"]),
            ParamKind::Choice(_, options) if options.len() > 1 => {
                Self::Options(options.iter().map(|(id, _)| *id).collect())
            }
            _ => return None,
        })
    }

    /// The value that a valid text stands for.
    fn value_of(&self, text: &str) -> Value {
        match self {
            Self::Number {
                min, max, is_log, ..
            } => {
                let number = text.trim().parse().unwrap_or(*min);
                let position = if *is_log {
                    math::ln(shifted(number, *min)) / math::ln(shifted(*max, *min))
                } else {
                    (number - min) / (max - min)
                };
                Value::Position(position.clamp(0.0, 1.0))
            }
            Self::Options(options) => {
                let index = options.iter().position(|option| *option == text);
                Value::Option(index.unwrap_or(0))
            }
        }
    }

    /// The text of a value. A real number on a logarithmic scale has three significant digits, another one is rounded to
    /// about a thousandth of its range.
    fn text_of(&self, value: Value) -> String {
        match (self, value) {
            (
                Self::Number {
                    min,
                    max,
                    is_log,
                    is_integer,
                },
                Value::Position(position),
            ) => {
                let number = if *is_log {
                    let ratio = math::exp(position * math::ln(shifted(*max, *min)));
                    unshifted(ratio, *min)
                } else {
                    min + position * (max - min)
                };
                if *is_integer {
                    number.round().clamp(*min, *max).to_string()
                } else if *is_log {
                    parsed(&format!("{number:.2e}"))
                        .clamp(*min, *max)
                        .to_string()
                } else {
                    let decimals = decimals_of_thousandth(max - min);
                    parsed(&format!("{number:.decimals$}"))
                        .clamp(*min, *max)
                        .to_string()
                }
            }
            (Self::Options(options), Value::Option(index)) => options[index].to_owned(),
            _ => unreachable!("a value belongs to its domain"),
        }
    }
}

/// The ratio of a number to the smallest one of its logarithmic range; if the range starts at 0, the number plus 1.
fn shifted(number: f64, min: f64) -> f64 {
    if min > 0.0 {
        number / min
    } else {
        number + 1.0
    }
}

/// The inverse of [`shifted`].
fn unshifted(ratio: f64, min: f64) -> f64 {
    if min > 0.0 { ratio * min } else { ratio - 1.0 }
}

/// The number that a formatted number stands for.
fn parsed(text: &str) -> f64 {
    text.parse().expect("a formatted number")
}

/// The number of decimals with which a thousandth of a range can be written.
fn decimals_of_thousandth(range: f64) -> usize {
    let mut decimals = 0;
    let mut unit = range / 1000.0;
    while unit < 1.0 && decimals < 15 {
        unit *= 10.0;
        decimals += 1;
    }
    decimals
}

#[cfg(test)]
mod tests {
    use super::*;
    use sudoku_search::{Seed, StartError};

    #[test]
    fn every_sampled_configuration_is_accepted_by_its_solver() -> Result<(), StartError> {
        let mut rng = Seed(5).rng();
        for solver in sudoku_solvers::registry().iter() {
            for preset in solver.presets() {
                let setup = solver.setup().preset(preset.id);
                let space = ParamSpace::of(solver, &setup, &[]);
                assert_eq!(space.setup(space.start()), setup, "the preset is the start");
                for _ in 0..50 {
                    let configuration = space.rounded(&space.sample(&mut rng));
                    assert_eq!(space.rounded(&configuration), configuration);
                    let shape = solver.info().smallest_shape();
                    solver.check(&space.setup(&configuration), shape)?;
                }
            }
        }
        Ok(())
    }

    #[test]
    fn fixed_parameters_are_not_sampled() {
        let registry = sudoku_solvers::registry();
        let ga = registry.find("ga").expect("a solver");
        let setup = ga.setup().preset("paper").param("population", "100");
        let space = ParamSpace::of(ga, &setup, &["population", "mutation"]);
        assert!(space.ids().eq(["mutation"]));
        let sampled = space.sample(&mut Seed(1).rng());
        assert!(
            space
                .setup(&sampled)
                .to_string()
                .starts_with("ga:paper population=100 mutation=")
        );
    }

    #[test]
    fn numbers_on_a_logarithmic_scale_are_spread_by_factors() {
        let domain = DomainKind::Number {
            min: 0.0,
            max: 99_999.0,
            is_log: true,
            is_integer: true,
        };
        for (position, text) in [(0.0, "0"), (0.2, "9"), (0.4, "99"), (1.0, "99999")] {
            assert_eq!(domain.text_of(Value::Position(position)), text);
            let Value::Position(read) = domain.value_of(text) else {
                panic!("a number");
            };
            assert!((read - position).abs() < 1e-9, "{text}");
        }
    }
}
