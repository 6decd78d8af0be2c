use std::fmt::{self, Display};
use std::str::FromStr;

/// The columns of a record, in order.
pub const COLUMNS: [&str; 15] = [
    "task",
    "set",
    "line",
    "puzzle",
    "contestant",
    "seed",
    "outcome",
    "solutions",
    "steps",
    "nodes",
    "guesses",
    "backtracks",
    "conflicts",
    "micros",
    "solution",
];

/// What is written of a run: a row of CSV, no field of which has anything that CSV would quote.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Record {
    /// The number of the task.
    pub task: u64,
    /// The name of the set.
    pub set: String,
    /// The line of the puzzle in its file.
    pub line: usize,
    /// The puzzle.
    pub puzzle: String,
    /// The name of the contestant.
    pub contestant: String,
    /// The seed of the run.
    pub seed: u32,
    /// How it ended, by its id.
    pub outcome: String,
    /// Solutions found, as are the figures below: none where there was no run.
    pub solutions: Option<u64>,
    /// Steps of the algorithm.
    pub steps: Option<u64>,
    /// Digits tried; none where the algorithm tries none. So are the next two.
    pub nodes: Option<u64>,
    /// Nodes that had an untried sibling.
    pub guesses: Option<u64>,
    /// Nodes undone.
    pub backtracks: Option<u64>,
    /// Missing digits over the houses of the best or final grid.
    pub conflicts: Option<u32>,
    /// Microseconds, with the start of the run.
    pub micros: Option<u64>,
    /// The solution, which the verifier passed.
    pub solution: Option<String>,
}

impl Record {
    /// Whether the puzzle was solved.
    pub fn solved(&self) -> bool {
        self.solution.is_some()
    }
}

struct Field<'a, T>(&'a Option<T>);

impl<T: Display> Display for Field<'_, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.as_ref().map_or(Ok(()), |value| value.fmt(f))
    }
}

impl Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            task,
            set,
            line,
            puzzle,
            contestant,
            seed,
            outcome,
            ..
        } = self;
        write!(
            f,
            "{task},{set},{line},{puzzle},{contestant},{seed},{outcome},{},{},{},{},{},{},{},{}",
            Field(&self.solutions),
            Field(&self.steps),
            Field(&self.nodes),
            Field(&self.guesses),
            Field(&self.backtracks),
            Field(&self.conflicts),
            Field(&self.micros),
            Field(&self.solution),
        )
    }
}

impl FromStr for Record {
    /// What is wrong, in a sentence.
    type Err = String;

    fn from_str(row: &str) -> Result<Self, String> {
        let fields: Vec<_> = row.split(',').collect();
        let fields = <[&str; COLUMNS.len()]>::try_from(fields)
            .map_err(|fields| format!("{} fields, where {} belong", fields.len(), COLUMNS.len()))?;
        let text = |at: usize| fields[at].to_owned();
        Ok(Self {
            task: number(&fields, 0)?,
            set: text(1),
            line: number(&fields, 2)?,
            puzzle: text(3),
            contestant: text(4),
            seed: number(&fields, 5)?,
            outcome: text(6),
            solutions: figure(&fields, 7)?,
            steps: figure(&fields, 8)?,
            nodes: figure(&fields, 9)?,
            guesses: figure(&fields, 10)?,
            backtracks: figure(&fields, 11)?,
            conflicts: figure(&fields, 12)?,
            micros: figure(&fields, 13)?,
            solution: Some(text(14)).filter(|solution| !solution.is_empty()),
        })
    }
}

fn number<T: FromStr>(fields: &[&str], at: usize) -> Result<T, String> {
    (fields[at].parse()).map_err(|_| format!("{}: “{}” is no number", COLUMNS[at], fields[at]))
}

fn figure<T: FromStr>(fields: &[&str], at: usize) -> Result<Option<T>, String> {
    (!fields[at].is_empty())
        .then(|| number(fields, at))
        .transpose()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read() {
        let run = Record {
            task: 7,
            set: "top95".to_owned(),
            line: 3,
            puzzle: "1..4".to_owned(),
            contestant: "ga:paper".to_owned(),
            seed: 2,
            outcome: "steps".to_owned(),
            solutions: Some(0),
            steps: Some(100),
            nodes: None,
            conflicts: Some(4),
            micros: Some(12),
            ..Record::default()
        };
        let row = "7,top95,3,1..4,ga:paper,2,steps,0,100,,,,4,12,";
        assert_eq!(run.to_string(), row);
        assert_eq!(row.parse(), Ok(run));
        for (row, wrong) in [
            ("7,top95", "2 fields, where 15 belong"),
            (&row.replace("100", "1e2"), "steps: “1e2” is no number"),
            (&row.replacen('7', "", 1), "task: “” is no number"),
        ] {
            assert_eq!(row.parse::<Record>(), Err(wrong.to_owned()));
        }
    }
}
