//! How an algorithm is to be run, in one type, as text and as JSON.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use crate::{Info, Limits, Seed};

/// An algorithm, how it is tuned, its seed, and when it is to end: all of a run but its puzzle.
///
/// As text: `backtracking:rows digit_order=random seed=7 solutions=2 max-steps=1000`; what is not
/// named is as [`Setup::of`] leaves it. As JSON the object that JavaScript hands over, `Setup` in
/// `pkg/src/types.ts`.
///
/// # Examples
/// ```
/// use sudoku_search::Setup;
///
/// let setup: Setup = "ga:paper population=100 seed=7".parse()?;
/// assert_eq!(setup, Setup::of("ga").preset("paper").param("population", "100").seed(7));
/// assert_eq!(setup.to_string(), "ga:paper population=100 seed=7");
/// # Ok::<(), sudoku_search::SetupError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "camelCase", deny_unknown_fields)
)]
pub struct Setup {
    /// Its id.
    pub algorithm: String,
    /// The preset's id; `None` is the first preset, or the bare defaults where there is none.
    #[cfg_attr(
        feature = "serde",
        serde(default, skip_serializing_if = "Option::is_none")
    )]
    pub preset: Option<String>,
    /// Parameters over the preset, by id, as text.
    #[cfg_attr(
        feature = "serde",
        serde(default, skip_serializing_if = "Vec::is_empty", with = "object")
    )]
    pub params: Vec<(String, String)>,
    /// What makes it repeatable.
    #[cfg_attr(feature = "serde", serde(default))]
    pub seed: u32,
    /// Solutions to look for; `0` is all of them.
    #[cfg_attr(feature = "serde", serde(default = "one"))]
    pub solutions: u64,
    /// Steps to take at most.
    #[cfg_attr(
        feature = "serde",
        serde(default, skip_serializing_if = "Option::is_none")
    )]
    pub max_steps: Option<u64>,
}

#[cfg(feature = "serde")]
const fn one() -> u64 {
    1
}

impl Setup {
    /// The algorithm as it is by default: seed 0, for one solution, without an end of its steps.
    #[must_use]
    pub fn of(algorithm: &str) -> Self {
        Self {
            algorithm: algorithm.to_owned(),
            preset: None,
            params: Vec::new(),
            seed: 0,
            solutions: 1,
            max_steps: None,
        }
    }

    /// With this preset; `None` is the first.
    #[must_use]
    pub fn preset<'a>(self, preset: impl Into<Option<&'a str>>) -> Self {
        Self {
            preset: preset.into().map(str::to_owned),
            ..self
        }
    }

    /// With this value of a parameter.
    #[must_use]
    pub fn param(mut self, id: &str, value: &str) -> Self {
        self.params.push((id.to_owned(), value.to_owned()));
        self
    }

    /// With these values of parameters.
    #[must_use]
    pub fn params(self, params: &[(&str, &str)]) -> Self {
        (params.iter()).fold(self, |setup, (id, value)| setup.param(id, value))
    }

    /// With this seed.
    #[must_use]
    pub fn seed(self, seed: u32) -> Self {
        Self { seed, ..self }
    }

    /// To be ended by these limits.
    #[must_use]
    pub fn within(self, limits: Limits) -> Self {
        Self {
            solutions: limits.solutions,
            max_steps: limits.steps,
            ..self
        }
    }

    /// When it is to end.
    pub fn limits(&self) -> Limits {
        Limits {
            solutions: self.solutions,
            steps: self.max_steps,
        }
    }

    pub(crate) fn rng(&self) -> crate::Rng {
        Seed(self.seed).rng()
    }
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.algorithm)?;
        if let Some(preset) = &self.preset {
            write!(f, ":{preset}")?;
        }
        for (id, value) in &self.params {
            write!(f, " {id}={value}")?;
        }
        if self.seed != 0 {
            write!(f, " seed={}", self.seed)?;
        }
        if self.solutions != 1 {
            write!(f, " solutions={}", self.solutions)?;
        }
        match self.max_steps {
            Some(most) => write!(f, " max-steps={most}"),
            None => Ok(()),
        }
    }
}

/// The reason why a text is no [`Setup`].
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("word {place}, “{word}”, should be {expected}")]
#[non_exhaustive]
pub struct SetupError {
    /// The number of the faulty word, counted from 1.
    pub place: usize,
    /// The faulty word.
    pub word: String,
    /// What is expected in its place.
    pub expected: &'static str,
}

impl FromStr for Setup {
    type Err = SetupError;

    fn from_str(text: &str) -> Result<Self, SetupError> {
        let mut words = (1..).zip(text.split_whitespace());
        let wrong = |place, word: &str, expected| SetupError {
            place,
            word: word.to_owned(),
            expected,
        };
        let named = "an algorithm, as in backtracking or backtracking:rows";
        let (_, name) = words.next().ok_or_else(|| wrong(1, "", named))?;
        let (algorithm, preset) = match name.split_once(':') {
            Some((algorithm, preset)) => (algorithm, Some(preset)),
            None => (name, None),
        };
        if algorithm.is_empty() || preset == Some("") || name.contains('=') {
            return Err(wrong(1, name, named));
        }
        let mut setup = Self::of(algorithm).preset(preset);
        for (place, word) in words {
            let (id, value) = (word.split_once('='))
                .filter(|(id, _)| !id.is_empty())
                .ok_or_else(|| wrong(place, word, "a parameter, as in digit_order=random"))?;
            let most = |expected| value.parse().map_err(|_| wrong(place, word, expected));
            match id {
                "seed" => {
                    let seed = value.parse();
                    setup.seed =
                        seed.map_err(|_| wrong(place, word, "seed= and a number below 2^32"))?;
                }
                "solutions" => setup.solutions = most("solutions= and a number")?,
                "max-steps" => setup.max_steps = Some(most("max-steps= and a number")?),
                _ => setup.params.push((id.to_owned(), value.to_owned())),
            }
        }
        Ok(setup)
    }
}

/// Pairs as the properties of an object.
#[cfg(feature = "serde")]
mod object {
    use std::collections::BTreeMap;

    use serde::{Deserialize, Deserializer, Serializer};

    #[expect(clippy::ptr_arg, reason = "serde hands over the field")]
    pub(super) fn serialize<S: Serializer>(
        pairs: &Vec<(String, String)>,
        to: S,
    ) -> Result<S::Ok, S::Error> {
        to.collect_map(pairs.iter().map(|(id, value)| (id, value)))
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(
        from: D,
    ) -> Result<Vec<(String, String)>, D::Error> {
        Ok(BTreeMap::deserialize(from)?.into_iter().collect())
    }
}

/// What an algorithm is, set up in some way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "facts that do not depend on each other"
)]
pub struct Nature {
    /// Whether it finds every solution and shows when there is none.
    pub complete: bool,
    /// Whether its work on one puzzle can be split into parts.
    pub divisible: bool,
    /// Whether every step of its runs can be shared out; see [`Run::shared`](crate::Run::shared).
    pub shares_steps: bool,
    /// Whether the seed makes a difference.
    pub random: bool,
}

impl Nature {
    /// Complete if the algorithm is by default, neither divisible nor of shared steps, and random.
    pub const fn usual(info: &Info) -> Self {
        Self {
            complete: info.complete,
            divisible: false,
            shares_steps: false,
            random: true,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn whole() -> Setup {
        Setup {
            max_steps: Some(1000),
            solutions: 0,
            ..(Setup::of("ga").preset("paper").param("population", "100")).seed(u32::MAX)
        }
    }

    #[test]
    fn a_setup_is_read_from_its_text() {
        for (setup, text) in [
            (Setup::of("ga"), "ga"),
            (
                whole(),
                "ga:paper population=100 seed=4294967295 solutions=0 max-steps=1000",
            ),
        ] {
            assert_eq!(setup.to_string(), text);
            assert_eq!(text.parse(), Ok(setup.clone()));
            assert_eq!(
                format!("  {} ", text.replace(' ', "\t ")).parse(),
                Ok(setup)
            );
        }
    }

    #[test]
    fn what_is_wrong_with_a_text_is_said_with_its_place() {
        for (text, place, word) in [
            ("", 1, ""),
            (":paper", 1, ":paper"),
            ("ga:", 1, "ga:"),
            ("population=3", 1, "population=3"),
            ("ga paper", 2, "paper"),
            ("ga =3", 2, "=3"),
            ("ga a=b seed=-1", 3, "seed=-1"),
            ("ga seed=4294967296", 2, "seed=4294967296"),
            ("ga solutions=x", 2, "solutions=x"),
            ("ga max-steps=", 2, "max-steps="),
        ] {
            let error = text.parse::<Setup>().expect_err(text);
            assert_eq!((error.place, &*error.word), (place, word), "{text}");
            assert!(error.to_string().contains(word));
        }
    }

    #[cfg(feature = "serde")]
    #[test]
    fn a_setup_is_read_from_its_json() {
        for (setup, json) in [
            (
                Setup::of("ga"),
                r#"{"algorithm":"ga","seed":0,"solutions":1}"#,
            ),
            (
                whole(),
                concat!(
                    r#"{"algorithm":"ga","preset":"paper","params":{"population":"100"},"#,
                    r#""seed":4294967295,"solutions":0,"maxSteps":1000}"#
                ),
            ),
        ] {
            assert_eq!(serde_json::to_string(&setup).expect("text"), json);
            assert_eq!(serde_json::from_str::<Setup>(json).expect("a setup"), setup);
        }
        let short = serde_json::from_str::<Setup>(r#"{"algorithm":"ga"}"#);
        assert_eq!(short.expect("a setup"), Setup::of("ga"));
        for json in [r#"{"preset":"paper"}"#, r#"{"algorithm":"ga","sed":1}"#] {
            assert!(serde_json::from_str::<Setup>(json).is_err(), "{json}");
        }
    }
}
