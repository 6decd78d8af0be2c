use std::fmt;

use sudoku_grid::{ParseOptions, Shape, ShapeError};
use sudoku_search::Setup;
use thiserror::Error;

use super::{ParamValues, setup};

/// A set of puzzles, read from a file or generated, filtered, and optionally made easier.
#[derive(Clone, Debug, Default, PartialEq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Deserialize),
    serde(default, deny_unknown_fields)
)]
pub struct Set {
    /// The path of the file, relative to the definition; `None` if the puzzles are generated.
    pub file: Option<String>,
    /// The generator, if the puzzles do not come from a file.
    pub generate: Option<Generate>,
    /// The name of the set in records; [`Set::title`] supplies a default.
    pub name: Option<String>,
    /// The size of a random sample without replacement of the puzzles that pass the filters; they keep their order. A set with fewer
    /// puzzles is used completely. `None` does not sample.
    pub sample: Option<usize>,
    /// The seed of the random sample; `None` is 1. The same file, filters, size and seed give the same sample.
    pub seed: Option<u32>,
    /// The maximum number of puzzles: the first ones that pass the filters, or the first ones of the sample, are used. `None`
    /// uses all of them.
    pub take: Option<usize>,
    /// A filter: only puzzles are used whose label has this text as its first field. `None` accepts every label.
    pub class: Option<String>,
    /// A filter: only puzzles with this number of givens are used. `None` accepts every number.
    pub givens: Option<Givens>,
    /// `true` if each puzzle is replaced by its min-lex form ([`Canonical`](sudoku_grid::Canonical)), before digits are
    /// added; only 9×9 puzzles have one here.
    pub canonical: bool,
    /// The minimum number of givens of each puzzle. [`ease`](sudoku_generator::ease()) adds digits of the
    /// solution, with seed 1, to puzzles that have fewer.
    #[cfg_attr(feature = "serde", serde(rename = "easier"))]
    pub min_givens: Option<usize>,
    /// The box size of the puzzles in the file, such as `2x5`.
    #[cfg_attr(feature = "serde", serde(rename = "box"))]
    pub shape: Option<String>,
}

/// Generated puzzles with consecutive seeds.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Deserialize),
    serde(deny_unknown_fields)
)]
pub struct Generate {
    /// The id of the generator.
    pub algorithm: String,
    /// The id of the preset; `None` selects the first preset.
    #[cfg_attr(feature = "serde", serde(default))]
    pub preset: Option<String>,
    /// The parameters that replace those of the preset, by id.
    #[cfg_attr(feature = "serde", serde(default))]
    pub params: ParamValues,
    /// The number of runs of the generator; a run may give up and yield no puzzle.
    pub count: u32,
    /// The seed of the first run of the generator; each further run uses the next seed.
    #[cfg_attr(feature = "serde", serde(default = "first_seed"))]
    pub seed: u32,
    /// The box size, such as `2x5`; `None` is `3x3`.
    #[cfg_attr(feature = "serde", serde(default, rename = "box"))]
    pub shape: Option<String>,
}

#[cfg(feature = "serde")]
const fn first_seed() -> u32 {
    1
}

/// The maximum number of runs of the generator of one set. The command line keeps all puzzles of a set in memory, so
/// their number must be bounded.
const MAX_GENERATED: u32 = 1_000_000;

impl Generate {
    /// The setup of the generator with the seed of the first puzzle.
    pub fn setup(&self) -> Setup {
        setup(&self.algorithm, self.preset.as_deref(), &self.params).seed(self.seed)
    }

    /// The shape of the puzzles.
    ///
    /// # Errors
    ///
    /// [`BoxError`] if the box size is invalid.
    pub fn shape(&self) -> Result<Shape, BoxError> {
        read_shape(self.shape.as_deref()).map(|shape| shape.unwrap_or(Shape::NINE))
    }
}

/// The reason why the box size of a set is invalid.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("box {text}: {source}")]
#[non_exhaustive]
pub struct BoxError {
    /// The box size in the definition.
    pub text: String,
    /// The reason why the box size is invalid.
    pub source: ShapeError,
}

/// A filter by the number of givens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Deserialize),
    serde(
        untagged,
        expecting = "givens is a number, or the minimum and the maximum"
    )
)]
pub enum Givens {
    /// Exactly this number.
    Count(usize),
    /// From the first number to the second, both included.
    Range([usize; 2]),
}

impl Givens {
    fn contains(self, givens: usize) -> bool {
        match self {
            Self::Count(count) => givens == count,
            Self::Range([min, max]) => (min..=max).contains(&givens),
        }
    }
}

impl fmt::Display for Givens {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Count(count) => count.fmt(f),
            Self::Range([min, max]) => write!(f, "{min} to {max}"),
        }
    }
}

fn read_shape(text: Option<&str>) -> Result<Option<Shape>, BoxError> {
    let parse_shape = |text: &str| {
        text.parse().map_err(|source| BoxError {
            text: text.to_owned(),
            source,
        })
    };
    text.map(parse_shape).transpose()
}

impl Set {
    /// The name in records: the name of the set if it has one, otherwise the name of the file without
    /// directories and extension, or the generator with its settings.
    pub fn title(&self) -> String {
        if let Some(name) = &self.name {
            return name.clone();
        }
        match (&self.file, &self.generate) {
            (Some(file), _) => {
                let file = file.rsplit(['/', '\\']).next().unwrap_or_default();
                file.rsplit_once('.')
                    .map_or(file, |(stem, _)| stem)
                    .to_owned()
            }
            (None, Some(generate)) => generate.setup().seed(0).to_string(),
            (None, None) => String::new(),
        }
    }

    /// The path of the file or the id of the generator, for messages.
    pub fn source(&self) -> &str {
        match (&self.file, &self.generate) {
            (Some(file), _) => file,
            (None, Some(generate)) => &generate.algorithm,
            (None, None) => "",
        }
    }

    /// The options with which the puzzles of the set are parsed: those of the file, or in records those that were generated.
    ///
    /// # Errors
    ///
    /// [`BoxError`] if the box size is invalid.
    pub fn parse_options(&self) -> Result<ParseOptions, BoxError> {
        let shape = match &self.generate {
            Some(generate) => Some(generate.shape()?),
            None => read_shape(self.shape.as_deref())?,
        };
        Ok(ParseOptions { shape, hex: false })
    }

    /// Returns `true` if a puzzle with this label passes the filter [`class`](Self::class).
    pub fn accepts_label(&self, label: &str) -> bool {
        let field = label.split([',', '\t']).next().unwrap_or_default();
        (self.class.as_deref()).is_none_or(|class| field.trim() == class)
    }

    /// Returns `true` if a puzzle with this number of givens passes the filter [`givens`](Self::givens).
    pub fn accepts_givens(&self, givens: usize) -> bool {
        self.givens.is_none_or(|wanted| wanted.contains(givens))
    }

    /// Describes the first error in the set, apart from a missing file or an unknown generator; `None` if there is
    /// none.
    pub(super) fn fault(&self) -> Option<String> {
        if let Some(Givens::Range([min, max])) = self.givens
            && min > max
        {
            return Some(format!("givens: the range from {min} to {max} is empty"));
        }
        if self.sample == Some(0) {
            return Some("sample: expected at least 1, found 0".to_owned());
        }
        if self.sample.is_none() && self.seed.is_some() {
            return Some("seed: only a set with a sample has a seed".to_owned());
        }
        match (&self.file, &self.generate) {
            (None, Some(_)) if self.sample.is_some() => {
                Some("sample: use count in generate to limit the number of puzzles".to_owned())
            }
            (None, None) => Some("it has neither file nor generate".to_owned()),
            (Some(_), Some(_)) => Some("it has both file and generate".to_owned()),
            (Some(_), None) => self.parse_options().err().map(|error| error.to_string()),
            (None, Some(_)) if self.class.is_some() => {
                Some("class: generated puzzles have no class".to_owned())
            }
            (None, Some(_)) if self.shape.is_some() => {
                Some("box: the box of generated puzzles belongs in generate".to_owned())
            }
            (None, Some(Generate { count, .. })) if !(1..=MAX_GENERATED).contains(count) => Some(
                format!("generate: count: expected 1 to {MAX_GENERATED}, found {count}"),
            ),
            (None, Some(generate)) => {
                (generate.shape().err()).map(|error| format!("generate: {error}"))
            }
        }
    }
}
