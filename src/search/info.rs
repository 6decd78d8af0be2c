use sudoku_grid::Shape;

/// The kind of an algorithm: its input and its result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(rename_all = "lowercase")
)]
pub enum Kind {
    /// A solver: starts from a puzzle; at the end, its view shows a solution.
    Solver,
    /// A generator: starts from a pattern, often the empty grid; at the end, its view shows a puzzle.
    Generator,
    /// A rater: starts from a puzzle that the caller has proved to have one solution, and determines the
    /// [`Rating`](crate::Rating) on [`Search::SCALE`](crate::Search::SCALE). On other positions the run also
    /// ends, but the rating is meaningless.
    Rater,
}

impl Kind {
    /// The identifier of the kind in lists and JSON.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Solver => "solver",
            Self::Generator => "generator",
            Self::Rater => "rater",
        }
    }
}

/// The static description of an algorithm.
#[derive(Clone, Copy, Debug)]
pub struct Info {
    /// The permanent identifier in URLs and experiments, in `kebab-case`.
    pub id: &'static str,
    /// The name that is displayed to users.
    pub name: &'static str,
    /// The documentation for users in Markdown, from [`docs!`](macro@crate::docs): the method, its use for
    /// Sudoku, and its references. The first paragraph also serves as a summary.
    pub docs: &'static str,
    /// The kind of the algorithm.
    pub kind: Kind,
    /// `true` if the search, with its default parameters, finds every solution and detects that none exists.
    /// An incomplete search may find a solution but never proves that there is none.
    pub complete: bool,
    /// The unit of a step, such as `node`, `sweep`, `generation` or `iteration`.
    pub step: &'static str,
    /// The smallest and the largest side of a grid that the algorithm accepts.
    pub sides: (usize, usize),
}

impl Info {
    /// The first paragraph of the documentation, on one line.
    pub fn summary(&self) -> String {
        paragraph(self.docs.lines().map(str::trim))
    }

    /// The first paragraph under `# A step` in the documentation, on one line; empty if there is
    /// none.
    pub fn step_doc(&self) -> String {
        let lines = self.docs.lines().map(str::trim);
        paragraph(lines.skip_while(|line| *line != "# A step").skip(1))
    }

    /// The smallest shape that the algorithm accepts.
    ///
    /// # Panics
    ///
    /// Panics if the algorithm accepts none.
    pub fn smallest_shape(&self) -> Shape {
        (Shape::all().find(|shape| self.accepts(*shape))).expect("a size")
    }

    /// Returns `true` if the algorithm accepts grids of this shape.
    pub fn accepts(&self, shape: Shape) -> bool {
        (self.sides.0..=self.sides.1).contains(&shape.side())
    }
}

/// The first paragraph of the lines, joined into one line.
fn paragraph<'a>(lines: impl Iterator<Item = &'a str>) -> String {
    let paragraph_lines: Vec<_> = lines
        .skip_while(|line| line.is_empty())
        .take_while(|line| !line.is_empty())
        .collect();
    paragraph_lines.join(" ")
}

/// A named set of parameters and its source.
#[derive(Clone, Copy, Debug)]
pub struct Preset {
    /// The permanent identifier in URLs, in `kebab-case`.
    pub id: &'static str,
    /// The name that is displayed to users.
    pub name: &'static str,
    /// The purpose of the preset, as a sentence.
    pub doc: &'static str,
    /// The publication, with the section, that the preset reproduces, or `this project` for a preset of this project.
    pub source: &'static str,
    /// The parameters that differ from their defaults, as text.
    pub values: &'static [(&'static str, &'static str)],
    /// The parameters that the source does not specify, or only in part, such as an order without its ties, so that the
    /// value is this project's choice.
    pub ours: &'static [&'static str],
}

/// A published measurement for the runs of some presets, shown next to the measurements of this
/// program.
#[derive(Clone, Copy, Debug)]
pub struct Published {
    /// The ids of the presets whose runs the measurement describes.
    pub presets: &'static [&'static str],
    /// The measured quantity: the id of a series or counter, or `time`.
    pub of: &'static str,
    /// The value in the unit of that series or counter; for `time`, in microseconds.
    pub value: f64,
    /// The measured puzzles, and where the measurement was published.
    pub note: &'static str,
}

/// Creates a [`Published`] measurement. In lists, a call is shorter than a struct literal.
pub const fn published_figure(
    presets: &'static [&'static str],
    of: &'static str,
    value: f64,
    note: &'static str,
) -> Published {
    Published {
        presets,
        of,
        value,
        note,
    }
}

/// Returns the text with the feature `texts`, and the empty text without the feature, so that texts for users
/// take no space in the binary.
pub const fn text_if_enabled(text: &'static str) -> &'static str {
    if cfg!(feature = "texts") { text } else { "" }
}

/// Declares a text once, as the documentation of a constant and as its value.
///
/// Line breaks are kept, so that the text can be shown as Markdown.
#[macro_export]
macro_rules! docs {
    ( $(#[doc = $doc:literal])+ $vis:vis const $name:ident; ) => {
        $(#[doc = $doc])+
        $vis const $name: &str = $crate::text_if_enabled(concat!($($doc, "\n"),+));
    };
}
