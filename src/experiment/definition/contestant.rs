use std::collections::BTreeMap;
use std::fmt;

use sudoku_search::Setup;

use super::Budget;

/// The values of parameters, by the ids of the parameters.
pub type ParamValues = BTreeMap<String, ParamValue>;

/// A contestant of an experiment: an algorithm with its parameters.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Deserialize),
    serde(deny_unknown_fields)
)]
pub struct Contestant {
    /// The id of the algorithm.
    pub algorithm: String,
    /// The id of the preset; `None` selects the first preset.
    #[cfg_attr(feature = "serde", serde(default))]
    pub preset: Option<String>,
    /// The name of the contestant in records; [`Contestant::title`] supplies a default.
    #[cfg_attr(feature = "serde", serde(default))]
    pub name: Option<String>,
    /// The parameters that replace those of the preset, by id.
    #[cfg_attr(feature = "serde", serde(default))]
    pub params: ParamValues,
    /// The maximum number of steps per run, which replaces the limit of the budget: steps of different
    /// algorithms differ in cost.
    #[cfg_attr(feature = "serde", serde(default))]
    pub steps: Option<u64>,
}

impl Contestant {
    /// The name in records: the given name, or the algorithm with its settings, without commas.
    pub fn title(&self) -> String {
        self.name.clone().unwrap_or_else(|| {
            let setup = self.setup(&Budget::default());
            setup.to_string()
        })
    }

    /// The setup of the runs of this contestant, with seed 0.
    pub fn setup(&self, budget: &Budget) -> Setup {
        Setup {
            max_steps: self.steps.or(budget.steps),
            ..setup(&self.algorithm, self.preset.as_deref(), &self.params)
        }
    }
}

/// A setup with seed 0.
pub(super) fn setup(algorithm: &str, preset: Option<&str>, params: &ParamValues) -> Setup {
    Setup {
        params: (params.iter())
            .map(|(id, value)| (id.clone(), value.to_string()))
            .collect(),
        ..Setup::of(algorithm).preset(preset)
    }
}

/// The value of a parameter.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Deserialize),
    serde(
        untagged,
        expecting = "a value is true, false, a number or the id of a choice"
    )
)]
pub enum ParamValue {
    /// A boolean.
    Flag(bool),
    /// A whole number.
    Whole(i64),
    /// Any other number.
    Number(f64),
    /// The id of a named value, or several ids separated by commas.
    Text(String),
}

impl fmt::Display for ParamValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Flag(value) => value.fmt(f),
            Self::Whole(value) => value.fmt(f),
            Self::Number(value) => value.fmt(f),
            Self::Text(value) => value.fmt(f),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_step_limit_of_a_contestant_replaces_the_budget_and_is_part_of_its_title() {
        let contestant = |steps| Contestant {
            algorithm: "some".to_owned(),
            preset: None,
            name: None,
            params: ParamValues::new(),
            steps,
        };
        let budget = Budget {
            steps: Some(7),
            seconds: None,
        };
        assert_eq!(contestant(Some(3)).setup(&budget).max_steps, Some(3));
        assert_eq!(contestant(None).setup(&budget).max_steps, Some(7));
        let titles = [Some(3), None].map(|limit| contestant(limit).title());
        assert_eq!(titles, ["some max-steps=3", "some"]);
    }
}
