use std::collections::BTreeMap;
use std::fmt;

use sudoku_search::Setup;

use super::Budget;

/// Parameters by id.
pub type Params = BTreeMap<String, Value>;

/// An algorithm, set up in some way.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Deserialize),
    serde(deny_unknown_fields)
)]
pub struct Contestant {
    /// Its id.
    pub algorithm: String,
    /// The preset's id; `None` is the first.
    #[cfg_attr(feature = "serde", serde(default))]
    pub preset: Option<String>,
    /// What the records call it.
    #[cfg_attr(feature = "serde", serde(default))]
    pub name: Option<String>,
    /// Parameters over the preset, by id.
    #[cfg_attr(feature = "serde", serde(default))]
    pub params: Params,
    /// Steps of a run at most, in place of the budget's: those of one algorithm are other work than those of another.
    #[cfg_attr(feature = "serde", serde(default))]
    pub steps: Option<u64>,
}

impl Contestant {
    /// What the records call it: its name, or the algorithm and what is set, without commas.
    pub fn title(&self) -> String {
        self.name.clone().unwrap_or_else(|| {
            let setup = self.setup(&Budget::default());
            setup.to_string()
        })
    }

    /// It as it is run, with seed 0.
    pub fn setup(&self, budget: &Budget) -> Setup {
        Setup {
            max_steps: self.steps.or(budget.steps),
            ..setup(&self.algorithm, self.preset.as_deref(), &self.params)
        }
    }
}

/// An algorithm as it is run, with seed 0.
pub(super) fn setup(algorithm: &str, preset: Option<&str>, params: &Params) -> Setup {
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
pub enum Value {
    /// `true` or `false`.
    Flag(bool),
    /// A whole number.
    Whole(i64),
    /// Any other number.
    Number(f64),
    /// The id of a choice.
    Text(String),
}

impl fmt::Display for Value {
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
    fn its_own_steps_go_before_those_of_all_and_tell_it_from_others() {
        let steps = |steps| Contestant {
            algorithm: "some".to_owned(),
            preset: None,
            name: None,
            params: Params::new(),
            steps,
        };
        let budget = Budget {
            steps: Some(7),
            seconds: None,
        };
        assert_eq!(steps(Some(3)).setup(&budget).max_steps, Some(3));
        assert_eq!(steps(None).setup(&budget).max_steps, Some(7));
        let titles = [Some(3), None].map(|of| steps(of).title());
        assert_eq!(titles, ["some max-steps=3", "some"]);
    }
}
