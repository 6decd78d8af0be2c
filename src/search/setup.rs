//! The setup of a run, as a type, as text and as JSON.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use crate::{Info, Limits, Seed};

/// An algorithm with its parameters, seed and limits: everything that determines a run except the
/// puzzle.
///
/// `Display` and `FromStr` use the text form: `backtracking:rows digit_order=random seed=7 solutions=2
/// max-steps=1000`; omitted values are those of [`Setup::of`]. As JSON: the object `Setup` in
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
    /// The id of the algorithm.
    pub algorithm: String,
    /// The id of the preset; `None` is the first preset, or the defaults if there is none.
    #[cfg_attr(
        feature = "serde",
        serde(default, skip_serializing_if = "Option::is_none")
    )]
    pub preset: Option<String>,
    /// The parameters that replace those of the preset: id and value, as text.
    #[cfg_attr(
        feature = "serde",
        serde(default, skip_serializing_if = "Vec::is_empty", with = "object")
    )]
    pub params: Vec<(String, String)>,
    /// The seed of the random number generator.
    #[cfg_attr(feature = "serde", serde(default))]
    pub seed: u32,
    /// The number of solutions to look for; `0` means all.
    #[cfg_attr(feature = "serde", serde(default = "one_solution"))]
    pub solutions: u64,
    /// The maximum number of steps.
    #[cfg_attr(
        feature = "serde",
        serde(default, skip_serializing_if = "Option::is_none")
    )]
    pub max_steps: Option<u64>,
}

#[cfg(feature = "serde")]
const fn one_solution() -> u64 {
    1
}

impl Setup {
    /// The default setup of an algorithm: first preset, seed 0, one solution, no step limit.
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

    /// Replaces the preset; `None` selects the first preset.
    #[must_use]
    pub fn preset<'a>(self, preset: impl Into<Option<&'a str>>) -> Self {
        Self {
            preset: preset.into().map(str::to_owned),
            ..self
        }
    }

    /// Sets the value of a parameter, given as text.
    #[must_use]
    pub fn param(mut self, id: &str, value: &str) -> Self {
        self.params.push((id.to_owned(), value.to_owned()));
        self
    }

    /// Sets the values of several parameters, given as pairs of id and text.
    #[must_use]
    pub fn params(self, params: &[(&str, &str)]) -> Self {
        (params.iter()).fold(self, |setup, (id, value)| setup.param(id, value))
    }

    /// Replaces the seed.
    #[must_use]
    pub fn seed(self, seed: u32) -> Self {
        Self { seed, ..self }
    }

    /// Replaces the limits.
    #[must_use]
    pub fn within(self, limits: Limits) -> Self {
        Self {
            solutions: limits.solutions,
            max_steps: limits.steps,
            ..self
        }
    }

    /// The limits of the run.
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
            Some(max) => write!(f, " max-steps={max}"),
            None => Ok(()),
        }
    }
}

/// The reason why a text is not a [`Setup`].
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("word {place}: expected {expected}, found “{word}”")]
#[non_exhaustive]
pub struct SetupError {
    /// The number of the faulty word, counted from 1.
    pub place: usize,
    /// The faulty word.
    pub word: String,
    /// The expected form of the word.
    pub expected: &'static str,
}

impl FromStr for Setup {
    type Err = SetupError;

    fn from_str(text: &str) -> Result<Self, SetupError> {
        let mut words = (1..).zip(text.split_whitespace());
        let error = |place, word: &str, expected| SetupError {
            place,
            word: word.to_owned(),
            expected,
        };
        let expected_form = "an algorithm, as in backtracking or backtracking:rows";
        let (_, name) = words.next().ok_or_else(|| error(1, "", expected_form))?;
        let (algorithm, preset) = match name.split_once(':') {
            Some((algorithm, preset)) => (algorithm, Some(preset)),
            None => (name, None),
        };
        if algorithm.is_empty() || preset == Some("") || name.contains('=') {
            return Err(error(1, name, expected_form));
        }
        let mut setup = Self::of(algorithm).preset(preset);
        for (place, word) in words {
            let (id, value) = (word.split_once('='))
                .filter(|(id, _)| !id.is_empty())
                .ok_or_else(|| error(place, word, "a parameter, as in digit_order=random"))?;
            let number = |expected| value.parse().map_err(|_| error(place, word, expected));
            match id {
                "seed" => {
                    let seed = value.parse();
                    setup.seed =
                        seed.map_err(|_| error(place, word, "seed= and a number below 2^32"))?;
                }
                "solutions" => setup.solutions = number("solutions= and a number")?,
                "max-steps" => setup.max_steps = Some(number("max-steps= and a number")?),
                _ => setup.params.push((id.to_owned(), value.to_owned())),
            }
        }
        Ok(setup)
    }
}

/// Serializes pairs of id and value as the properties of an object, and deserializes them.
#[cfg(feature = "serde")]
mod object {
    use std::collections::BTreeMap;

    use serde::{Deserialize, Deserializer, Serializer};

    #[expect(clippy::ptr_arg, reason = "serde hands over the field")]
    pub(super) fn serialize<S: Serializer>(
        pairs: &Vec<(String, String)>,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        serializer.collect_map(pairs.iter().map(|(id, value)| (id, value)))
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<Vec<(String, String)>, D::Error> {
        Ok(BTreeMap::deserialize(deserializer)?.into_iter().collect())
    }
}

/// The properties of an algorithm with a certain setup.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "facts that do not depend on each other"
)]
pub struct Capabilities {
    /// `true` if the search finds every solution and detects that none exists.
    pub complete: bool,
    /// `true` if the work on one puzzle can be split into parts.
    pub divisible: bool,
    /// `true` if several workers can compute the steps of a run together; see
    /// [`Run::shared`](crate::Run::shared).
    pub shares_steps: bool,
    /// `true` if the result depends on the seed.
    pub random: bool,
}

impl Capabilities {
    /// The default capabilities of an algorithm: `complete` is [`Info::complete`], the work is not
    /// divisible, steps are not shared, and the result depends on the seed.
    pub const fn default_for(info: &Info) -> Self {
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

    fn full_setup() -> Setup {
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
                full_setup(),
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
    fn errors_give_the_faulty_word_and_its_place() {
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
                full_setup(),
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
