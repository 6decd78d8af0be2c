use sudoku_grid::Shape;

/// What an algorithm makes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(rename_all = "lowercase")
)]
pub enum Kind {
    /// Starts from a puzzle; its view ends as a solution.
    Solver,
    /// Starts from a pattern, often the empty grid; its view ends as a puzzle.
    Generator,
    /// Starts from a puzzle; each step is one deduction or one trial that tells how hard it is.
    Rater,
}

impl Kind {
    /// Its name in lists.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Solver => "solver",
            Self::Generator => "generator",
            Self::Rater => "rater",
        }
    }
}

/// What is known of an algorithm before it runs.
#[derive(Clone, Copy, Debug)]
pub struct Info {
    /// Its name in URLs and experiments, for ever: `kebab-case`.
    pub id: &'static str,
    /// Its name to people.
    pub name: &'static str,
    /// What it is, how it works, why it suits Sudoku, its references; made by
    /// [`docs!`](macro@crate::docs). The first paragraph stands alone as a summary.
    pub docs: &'static str,
    /// What it makes.
    pub kind: Kind,
    /// Whether, with its default parameters, it finds every solution and shows when there is
    /// none. One that is not may find a solution but never shows that there is none.
    pub complete: bool,
    /// What one step is: `node`, `sweep`, `generation`, `iteration`.
    pub step: &'static str,
    /// The least and the greatest side of a grid it takes.
    pub sides: (usize, usize),
}

impl Info {
    /// The first paragraph of its docs, on one line.
    pub fn summary(&self) -> String {
        paragraph(self.docs.lines().map(str::trim))
    }

    /// What one step does, on one line: the first paragraph under `# A step` in its docs; empty if there is none.
    pub fn step_doc(&self) -> String {
        let lines = self.docs.lines().map(str::trim);
        paragraph(lines.skip_while(|line| *line != "# A step").skip(1))
    }

    /// The smallest shape it takes.
    ///
    /// # Panics
    ///
    /// If it takes none.
    pub fn least_shape(&self) -> Shape {
        (Shape::all().find(|shape| self.takes(*shape))).expect("it takes grids of some size")
    }

    /// Whether it takes grids of this shape.
    pub fn takes(&self, shape: Shape) -> bool {
        (self.sides.0..=self.sides.1).contains(&shape.side())
    }
}

/// The first paragraph of these lines, on one line.
fn paragraph<'a>(lines: impl Iterator<Item = &'a str>) -> String {
    let first: Vec<_> = lines
        .skip_while(|line| line.is_empty())
        .take_while(|line| !line.is_empty())
        .collect();
    first.join(" ")
}

/// A named set of parameters, with the place it comes from.
#[derive(Clone, Copy, Debug)]
pub struct Preset {
    /// Its name in URLs, for ever: `kebab-case`.
    pub id: &'static str,
    /// Its name to people.
    pub name: &'static str,
    /// What it shows; a sentence.
    pub doc: &'static str,
    /// The paper and section it is faithful to, or `ours`.
    pub source: &'static str,
    /// Parameters that differ from their defaults, as text.
    pub values: &'static [(&'static str, &'static str)],
    /// Parameters whose value the source leaves open, so that it is ours.
    pub ours: &'static [&'static str],
}

/// A figure that the source of a preset prints, to be set beside ours.
#[derive(Clone, Copy, Debug)]
pub struct Published {
    /// The presets whose runs it belongs to.
    pub presets: &'static [&'static str],
    /// What it is of: a series, a counter, or `time`.
    pub of: &'static str,
    /// The figure, in the unit of that series or counter; for `time`, in microseconds.
    pub value: f64,
    /// Which puzzles it is of, and where it is printed.
    pub note: &'static str,
}

/// A figure for a list of them: of which presets, of what, its value, where it is printed.
pub const fn printed(
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

/// A text for people to read: empty where nobody does, so that it takes no room there.
pub const fn said(text: &'static str) -> &'static str {
    if cfg!(feature = "texts") { text } else { "" }
}

/// Declares a text once, as the documentation of a constant and as its value.
///
/// The lines are kept, so that the text can be shown as Markdown.
#[macro_export]
macro_rules! docs {
    ( $(#[doc = $doc:literal])+ $vis:vis const $name:ident; ) => {
        $(#[doc = $doc])+
        $vis const $name: &str = $crate::said(concat!($($doc, "\n"),+));
    };
}
