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
    /// The file of a user-supplied solver, relative to the definition; only with the algorithm [`OWN`].
    #[cfg_attr(feature = "serde", serde(default))]
    pub file: Option<String>,
    /// The SHA-256 digest of the file, in hexadecimal digits. A definition with a digest accepts no other file.
    /// The program that reads the file sets the digest, which is then a part of the name in records.
    #[cfg_attr(feature = "serde", serde(default))]
    pub sha256: Option<String>,
}

/// The algorithm of contestants that are user-supplied solvers.
pub const OWN: &str = "own";

/// The number of hexadecimal digits of a SHA-256 digest, and of its beginning in the names of contestants.
const DIGEST_DIGITS: usize = 64;
const SHORT_DIGEST_DIGITS: usize = 16;

impl Contestant {
    /// The name in records: the given name, or the algorithm with its settings, without commas. The digest of the
    /// file of a user-supplied solver is a part of both, so that records of different files cannot be mixed.
    pub fn title(&self) -> String {
        let algorithm = self.algorithm_id();
        match &self.name {
            Some(name) if self.digest().is_some() => format!("{name} ({algorithm})"),
            Some(name) => name.clone(),
            None => self.setup(&Budget::default()).to_string(),
        }
    }

    /// The id of the algorithm that runs. For a user-supplied solver, whose digest is known, it is the algorithm of the
    /// contestant, `@`, and the first 16 digits of the digest.
    pub fn algorithm_id(&self) -> String {
        match self.digest() {
            Some(digest) => format!("{}@{}", self.algorithm, &digest[..SHORT_DIGEST_DIGITS]),
            None => self.algorithm.clone(),
        }
    }

    /// The digest of the file, if there is a file and the digest is known and well-formed.
    fn digest(&self) -> Option<&str> {
        self.file.as_ref()?;
        self.sha256.as_deref().filter(|digest| is_digest(digest))
    }

    /// Describes the first invalid key; `None` if there is none.
    pub(super) fn fault(&self) -> Option<String> {
        if self.file.is_some() && self.algorithm != OWN {
            let algorithm = &self.algorithm;
            return Some(format!(
                "{algorithm} has no file: only a contestant with algorithm = \"{OWN}\" can have a file"
            ));
        }
        let digest = self.sha256.as_ref()?;
        if self.file.is_none() {
            return Some("sha256 is the digest of a file, but there is no file".to_owned());
        }
        (!is_digest(digest))
            .then(|| format!("sha256 must have {DIGEST_DIGITS} hexadecimal digits in lower case"))
    }

    /// The setup of the runs of this contestant, with seed 0.
    pub fn setup(&self, budget: &Budget) -> Setup {
        Setup {
            max_steps: self.steps.or(budget.steps),
            ..setup(&self.algorithm_id(), self.preset.as_deref(), &self.params)
        }
    }
}

/// Returns `true` if a text is a SHA-256 digest.
fn is_digest(text: &str) -> bool {
    let is_digit = |byte: u8| matches!(byte, b'0'..=b'9' | b'a'..=b'f');
    text.len() == DIGEST_DIGITS && text.bytes().all(is_digit)
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
    fn the_digest_of_a_file_is_part_of_the_title() {
        let contestant = |name: Option<&str>| Contestant {
            name: name.map(str::to_owned),
            file: Some("x.wasm".to_owned()),
            sha256: Some("0123456789abcdef".repeat(4)),
            ..some(OWN)
        };
        assert_eq!(contestant(None).title(), "own@0123456789abcdef");
        assert_eq!(
            contestant(Some("mine")).title(),
            "mine (own@0123456789abcdef)"
        );
        assert_eq!(contestant(None).fault(), None);
        let fault = |contestant: Contestant| contestant.fault().expect("a fault");
        let short = Contestant {
            sha256: Some("012".to_owned()),
            ..contestant(None)
        };
        assert_eq!(short.title(), "own");
        assert!(fault(short).contains("64 hexadecimal digits"));
        let without_file = Contestant {
            file: None,
            ..contestant(None)
        };
        assert!(fault(without_file).contains("there is no file"));
        let other = Contestant {
            file: Some("x.wasm".to_owned()),
            ..some("ga")
        };
        assert!(fault(other).contains("ga has no file"));
    }

    fn some(algorithm: &str) -> Contestant {
        Contestant {
            algorithm: algorithm.to_owned(),
            preset: None,
            name: None,
            params: ParamValues::new(),
            steps: None,
            file: None,
            sha256: None,
        }
    }

    #[test]
    fn the_step_limit_of_a_contestant_replaces_the_budget_and_is_part_of_its_title() {
        let contestant = |steps| Contestant {
            steps,
            ..some("some")
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
