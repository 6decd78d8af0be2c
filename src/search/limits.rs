use std::fmt;

/// The limits of a run. A run may also end before it reaches a limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// The number of solutions to look for; `0` means all.
    pub solutions: u64,
    /// The maximum number of steps; `None` means no limit.
    pub steps: Option<u64>,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            solutions: 1,
            steps: None,
        }
    }
}

/// The outcome of a run. Tables, URLs and the page use the same identifiers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Outcome {
    /// At least one solution was found, and the search space is exhausted or the limit on solutions
    /// is reached.
    Solved,
    /// A complete search proved that there is no solution.
    Unsolvable,
    /// The search met its stopping rule or reached a fixed point that it cannot leave.
    Stalled,
    /// The step limit is reached; solutions found before are kept.
    Steps,
    /// The time limit is reached; solutions found before are kept. Only drivers, which have a clock, set this
    /// outcome.
    Time,
    /// The givens conflict, or the text is not a puzzle. Only drivers, which parse the text, set this
    /// outcome.
    Invalid,
    /// The search broke its contract; see [`Run::fault`](crate::Run::fault). Solutions found before
    /// are kept.
    Crashed,
}

impl Outcome {
    /// The identifier in tables, URLs and on the page.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Solved => "solved",
            Self::Unsolvable => "unsolvable",
            Self::Stalled => "stalled",
            Self::Steps => "steps",
            Self::Time => "time",
            Self::Invalid => "invalid",
            Self::Crashed => "crashed",
        }
    }
}

impl fmt::Display for Outcome {
    /// Writes the identifier.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}
