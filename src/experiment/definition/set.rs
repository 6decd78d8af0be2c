use std::fmt;

use sudoku_grid::{Reading, Shape};
use sudoku_search::Setup;

use super::{Params, setup};

/// Puzzles of a file, or made by a generator: those that are wanted, made easier or as they are.
#[derive(Clone, Debug, Default, PartialEq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Deserialize),
    serde(default, deny_unknown_fields)
)]
pub struct Set {
    /// The file, from where the definition lies.
    pub file: Option<String>,
    /// What makes them, where there is no file.
    pub generate: Option<Generate>,
    /// What the records call it.
    pub name: Option<String>,
    /// How many of the puzzles that remain, from the first on.
    pub take: Option<usize>,
    /// The first field of the label beside a puzzle; others are left out.
    pub class: Option<String>,
    /// How many givens a puzzle has; others are left out.
    pub givens: Option<Givens>,
    /// How many givens each is to have at least: digits of its solution are added, those that
    /// [`ease`](sudoku_generator::ease()) adds with seed 1.
    pub easier: Option<usize>,
    /// Rows and columns of a box of the file's puzzles, such as `2x5`.
    #[cfg_attr(feature = "serde", serde(rename = "box"))]
    pub shape: Option<String>,
}

/// Puzzles that a generator makes, each with the seed after that of the one before.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Deserialize),
    serde(deny_unknown_fields)
)]
pub struct Generate {
    /// The generator's id.
    pub algorithm: String,
    /// The preset's id; `None` is the first.
    #[cfg_attr(feature = "serde", serde(default))]
    pub preset: Option<String>,
    /// Parameters over the preset, by id.
    #[cfg_attr(feature = "serde", serde(default))]
    pub params: Params,
    /// How many; where the generator gives one up, there is one fewer.
    pub count: u32,
    /// Of the first.
    #[cfg_attr(feature = "serde", serde(default = "first_seed"))]
    pub seed: u32,
    /// Rows and columns of a box; `None` is `3x3`.
    #[cfg_attr(feature = "serde", serde(default, rename = "box"))]
    pub shape: Option<String>,
}

#[cfg(feature = "serde")]
const fn first_seed() -> u32 {
    1
}

/// Puzzles that are made for one set at most.
const MOST_MADE: u32 = 1_000_000;

impl Generate {
    /// The generator as it is run, with the seed of the first puzzle.
    pub fn setup(&self) -> Setup {
        setup(&self.algorithm, self.preset.as_deref(), &self.params).seed(self.seed)
    }

    /// The shape of the puzzles.
    ///
    /// # Errors
    ///
    /// If the box is none.
    pub fn shape(&self) -> Result<Shape, String> {
        read_shape(self.shape.as_deref()).map(|shape| shape.unwrap_or(Shape::NINE))
    }
}

/// How many givens are wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Deserialize),
    serde(untagged, expecting = "givens is a number, or the least and the most")
)]
pub enum Givens {
    /// So many.
    Count(usize),
    /// From so many to so many.
    Range([usize; 2]),
}

impl Givens {
    fn holds(self, givens: usize) -> bool {
        match self {
            Self::Count(count) => givens == count,
            Self::Range([least, most]) => (least..=most).contains(&givens),
        }
    }
}

impl fmt::Display for Givens {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Count(count) => count.fmt(f),
            Self::Range([least, most]) => write!(f, "{least} to {most}"),
        }
    }
}

fn read_shape(text: Option<&str>) -> Result<Option<Shape>, String> {
    let read = |text: &str| text.parse().map_err(|error| format!("box {text}: {error}"));
    text.map(read).transpose()
}

impl Set {
    /// What the records call it: its name; or the file's without folders and ending, or the generator and what
    /// is set.
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

    /// Where its puzzles come from, to be named in a sentence.
    pub fn source(&self) -> &str {
        match (&self.file, &self.generate) {
            (Some(file), _) => file,
            (None, Some(generate)) => &generate.algorithm,
            (None, None) => "",
        }
    }

    /// How the puzzles of its file are to be read.
    ///
    /// # Errors
    ///
    /// If the box is none.
    pub fn reading(&self) -> Result<Reading, String> {
        let shape = read_shape(self.shape.as_deref())?;
        Ok(Reading { shape, hex: false })
    }

    /// Whether a puzzle with this label beside it belongs to it.
    pub fn holds(&self, label: &str) -> bool {
        let field = label.split([',', '\t']).next().unwrap_or_default();
        (self.class.as_deref()).is_none_or(|class| field.trim() == class)
    }

    /// Whether a puzzle with so many givens does.
    pub fn takes(&self, givens: usize) -> bool {
        self.givens.is_none_or(|wanted| wanted.holds(givens))
    }

    /// What keeps it from being read.
    pub(super) fn fault(&self) -> Option<String> {
        if let Some(Givens::Range([least, most])) = self.givens
            && least > most
        {
            return Some(format!("givens: from {least} to {most} there are none"));
        }
        match (&self.file, &self.generate) {
            (None, None) => Some("it has neither file nor generate".to_owned()),
            (Some(_), Some(_)) => Some("it has both file and generate".to_owned()),
            (Some(_), None) => self.reading().err(),
            (None, Some(_)) if self.class.is_some() => {
                Some("class: puzzles that are generated have none".to_owned())
            }
            (None, Some(_)) if self.shape.is_some() => {
                Some("box: of puzzles that are generated it belongs into generate".to_owned())
            }
            (None, Some(Generate { count, .. })) if !(1..=MOST_MADE).contains(count) => Some(
                format!("generate: count: {count}, where 1 to {MOST_MADE} are possible"),
            ),
            (None, Some(generate)) => {
                (generate.shape().err()).map(|error| format!("generate: {error}"))
            }
        }
    }
}
