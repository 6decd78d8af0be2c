/// When a run is to end, if the search does not end it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Solutions to look for; `0` is all of them.
    pub solutions: u64,
    /// Steps to take at most.
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

/// How a run ended: one set of words, everywhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Outcome {
    /// At least one solution was found, and the search was exhausted or found as many as asked.
    Solved,
    /// A complete search ended with no solution.
    Unsolvable,
    /// The search's own stopping rule, or a fixed point it cannot leave.
    Stalled,
    /// The budget of steps is spent; what was found is kept.
    Steps,
    /// The budget of time is spent; what was found is kept. Said by drivers, who own the clock.
    Time,
    /// The givens clash, or the text is no puzzle. Said by drivers, who read it.
    Invalid,
    /// The search broke its contract; [`Run::fault`](crate::Run::fault) says how. What was found before is kept.
    Crashed,
}

impl Outcome {
    /// Its name in tables, URLs and the page.
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
