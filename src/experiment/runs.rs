use std::collections::BTreeMap;

use crate::Record;

/// How a run ended, as far as statistics go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// Its puzzle was solved.
    Solved,
    /// It was cut off: given longer, it might have been.
    Cut,
    /// It ended by itself without a solution, or never began: no time would have been enough.
    Never,
}

impl End {
    /// That of a run with an outcome of this id.
    pub fn of(outcome: &str, solved: bool) -> Self {
        match outcome {
            _ if solved => Self::Solved,
            "stalled" | "unsolvable" | "invalid" => Self::Never,
            _ => Self::Cut,
        }
    }
}

/// Records in columns: what statistics and drawings need of them, in the order of tasks.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Runs {
    /// Names of sets.
    pub sets: Vec<String>,
    /// Names of contestants.
    pub contestants: Vec<String>,
    /// What a step of each contestant is, such as `node`; empty where it is not known.
    pub units: Vec<String>,
    /// Of each puzzle.
    pub puzzles: Vec<Puzzle>,
    /// Of each run, the place of its puzzle.
    pub puzzle: Vec<u32>,
    /// The place of its contestant.
    pub contestant: Vec<u32>,
    /// How it ended.
    pub end: Vec<End>,
    /// Microseconds; not a number where there was no run, as are the next two.
    pub micros: Vec<f64>,
    /// Steps.
    pub steps: Vec<f64>,
    /// Nodes; not a number also where the algorithm has none.
    pub nodes: Vec<f64>,
}

/// What is known of a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Puzzle {
    /// The place of its set.
    pub set: u32,
    /// How many givens it has.
    pub givens: u32,
    /// The side of its grid.
    pub side: u32,
}

impl Runs {
    /// Those of records, whose order does not matter.
    pub fn of(records: &[Record]) -> Self {
        let mut records: Vec<_> = records.iter().collect();
        records.sort_by_key(|record| record.task);
        let mut runs = Self::default();
        let mut places = BTreeMap::new();
        for record in records {
            let set = place(&mut runs.sets, &record.set);
            let contestant = place(&mut runs.contestants, &record.contestant);
            let puzzles = &mut runs.puzzles;
            let puzzle = *places
                .entry((set, record.line, &record.puzzle))
                .or_insert_with(|| {
                    puzzles.push(Puzzle::of(set, &record.puzzle));
                    puzzles.len() - 1
                });
            runs.puzzle.push(small(puzzle));
            runs.contestant.push(contestant);
            runs.end.push(End::of(&record.outcome, record.solved()));
            for (column, value) in [
                (&mut runs.micros, record.micros),
                (&mut runs.steps, record.steps),
                (&mut runs.nodes, record.nodes),
            ] {
                column.push(value.map_or(f64::NAN, real));
            }
        }
        runs.units = vec![String::new(); runs.contestants.len()];
        runs
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.puzzle.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.puzzle.is_empty()
    }
}

impl Puzzle {
    /// The canonical text of one, a character a cell, with digits or letters for givens.
    fn of(set: u32, text: &str) -> Self {
        let cells = text.split_whitespace().next().unwrap_or_default();
        let givens = cells.bytes().filter(|byte| !matches!(byte, b'.' | b'0'));
        Self {
            set,
            givens: small(givens.count()),
            side: small(cells.len().isqrt()),
        }
    }
}

/// The place of a name, which is added if it is new.
fn place(names: &mut Vec<String>, name: &str) -> u32 {
    let found = names.iter().position(|known| known == name);
    small(found.unwrap_or_else(|| {
        names.push(name.to_owned());
        names.len() - 1
    }))
}

fn small(place: usize) -> u32 {
    u32::try_from(place).expect("less than four thousand million")
}

#[expect(clippy::cast_precision_loss, reason = "nobody counts to 2^53")]
pub(crate) fn real(number: u64) -> f64 {
    number as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_puzzle_of_several_records_is_one() {
        let record = |task, contestant: &str, outcome: &str| Record {
            task,
            set: "small".to_owned(),
            line: 3,
            puzzle: "1...2...3...4...".to_owned(),
            contestant: contestant.to_owned(),
            outcome: outcome.to_owned(),
            steps: Some(7),
            ..Record::default()
        };
        let runs = Runs::of(&[record(1, "b", "stalled"), record(0, "a", "time")]);
        let puzzle = Puzzle {
            set: 0,
            givens: 4,
            side: 4,
        };
        assert_eq!(runs.puzzles, [puzzle]);
        assert_eq!(
            (&*runs.contestants, &*runs.contestant),
            (&["a".to_owned(), "b".to_owned()][..], &[0, 1][..])
        );
        assert_eq!(runs.end, [End::Cut, End::Never]);
        assert!(runs.steps == [7.0, 7.0] && runs.nodes[0].is_nan());
    }
}
