use sudoku_grid::{Argument, Message, Shape, Template};

/// The reason why a cell or a candidate is marked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// The step examined this cell.
    Focus,
    /// The cell or candidate is part of the pattern that is the reason.
    Pattern,
    /// A digit was placed.
    Placed,
    /// A candidate was eliminated.
    Eliminated,
    /// A digit was removed again.
    Undone,
    /// A fin: a candidate outside the pattern, which every eliminated candidate must see.
    Fin,
    /// The first of several distinct parts of a reason: colours, almost locked sets, the ends of a
    /// chain.
    First,
    /// The second of several distinct parts of a reason.
    Second,
    /// The third of several distinct parts of a reason.
    Third,
    /// The fourth or a later one of several distinct parts of a reason.
    Fourth,
    /// A candidate that forms one node of a chain together with others of its digit.
    Grouped,
}

impl Role {
    /// The identifier of the role in JSON and JavaScript.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Focus => "focus",
            Self::Pattern => "pattern",
            Self::Placed => "placed",
            Self::Eliminated => "eliminated",
            Self::Undone => "undone",
            Self::Fin => "fin",
            Self::First => "first",
            Self::Second => "second",
            Self::Third => "third",
            Self::Fourth => "fourth",
            Self::Grouped => "grouped",
        }
    }
}

/// A mark on a cell, or on one of its candidates.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mark {
    /// The reason for the mark.
    pub role: Role,
    /// The index of the cell.
    pub cell: usize,
    /// The digit of the candidate; `None` marks the whole cell.
    pub digit: Option<u8>,
}

/// A line between two candidates.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Link {
    /// The cell and the digit at the start.
    pub from: (usize, u8),
    /// The cell and the digit at the end.
    pub to: (usize, u8),
    /// `true` for a strong link: at least one of the two candidates is true. `false` for a weak link: at most one of
    /// them is true.
    pub strong: bool,
}

/// An explanation of the last step, as a sentence with marks and links to draw.
#[derive(Clone, Debug, PartialEq)]
pub struct Explanation {
    /// The sentence.
    pub message: Message,
    /// The cells and candidates to mark.
    pub marks: Vec<Mark>,
    /// The links to draw.
    pub links: Vec<Link>,
}

impl Explanation {
    /// An explanation without marks and links.
    pub fn new(template: &'static Template, arguments: Vec<(&'static str, Argument)>) -> Self {
        Self {
            message: Message::new(template, arguments),
            marks: Vec::new(),
            links: Vec::new(),
        }
    }

    /// Adds a mark on a cell, or on one of its candidates.
    #[must_use]
    pub fn mark(mut self, role: Role, cell: usize, digit: Option<u8>) -> Self {
        self.marks.push(Mark { role, cell, digit });
        self
    }

    /// The sentence in English.
    pub fn render(&self, shape: Shape) -> String {
        self.message.render(shape)
    }
}
