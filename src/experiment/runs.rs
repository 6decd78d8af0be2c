use std::collections::BTreeMap;

use crate::Record;
use crate::ratings::{Ratings, Scale};

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
    /// How hard the puzzles are on scales of difficulty, as far as that is known.
    pub scales: Vec<Scale>,
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
    pub fn of<'a>(records: impl IntoIterator<Item = &'a Record>) -> Self {
        let mut builder = RunsBuilder::default();
        for record in records {
            builder.add(record);
        }
        builder.build()
    }

    /// The same in another order, with names and puzzles in the order in which they come.
    fn ordered(&self, order: &[usize]) -> Self {
        let mut sorted = Self {
            scales: self.scales.iter().map(Scale::empty).collect(),
            ..Self::default()
        };
        let mut sets = vec![None; self.sets.len()];
        let mut contestants = vec![None; self.contestants.len()];
        let mut puzzles = vec![None; self.puzzles.len()];
        for at in order {
            let old = self.puzzle[*at] as usize;
            let puzzle = *puzzles[old].get_or_insert_with(|| {
                let puzzle = self.puzzles[old];
                for (to, from) in sorted.scales.iter_mut().zip(&self.scales) {
                    to.values.push(from.values[old]);
                }
                let set = puzzle.set as usize;
                let set = *sets[set]
                    .get_or_insert_with(|| pushed(&mut sorted.sets, self.sets[set].clone()));
                pushed(&mut sorted.puzzles, Puzzle { set, ..puzzle })
            });
            let old = self.contestant[*at] as usize;
            let contestant = *contestants[old].get_or_insert_with(|| {
                pushed(&mut sorted.contestants, self.contestants[old].clone())
            });
            sorted.puzzle.push(puzzle);
            sorted.contestant.push(contestant);
            sorted.end.push(self.end[*at]);
            sorted.micros.push(self.micros[*at]);
            sorted.steps.push(self.steps[*at]);
            sorted.nodes.push(self.nodes[*at]);
        }
        sorted
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

/// Takes records one by one and in any order, so that they need not all be in memory: of a million, runs take 40 MB,
/// records 600.
#[derive(Clone, Debug, Default)]
pub struct RunsBuilder {
    runs: Runs,
    tasks: Vec<u64>,
    /// By set and line.
    puzzles: BTreeMap<(u32, usize), u32>,
    ratings: Ratings,
}

impl RunsBuilder {
    /// None yet; their puzzles are rated so.
    pub fn rated(ratings: Ratings) -> Self {
        let runs = Runs {
            scales: ratings.scales(),
            ..Runs::default()
        };
        Self {
            runs,
            ratings,
            ..Self::default()
        }
    }

    /// Takes one.
    pub fn add(&mut self, record: &Record) {
        let runs = &mut self.runs;
        let set = place(&mut runs.sets, &record.set);
        let contestant = place(&mut runs.contestants, &record.contestant);
        let (puzzles, scales) = (&mut runs.puzzles, &mut runs.scales);
        let puzzle = *(self.puzzles.entry((set, record.line))).or_insert_with(|| {
            self.ratings.rate(&record.puzzle, scales);
            pushed(puzzles, Puzzle::of(set, &record.puzzle))
        });
        self.tasks.push(record.task);
        runs.puzzle.push(puzzle);
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

    /// A task that there were several records of.
    pub fn twice(&self) -> Option<u64> {
        let mut tasks = self.tasks.clone();
        tasks.sort_unstable();
        let twice = tasks.array_windows().find(|[a, b]| a == b);
        twice.map(|[task, _]| *task)
    }

    /// All of them, in the order of tasks.
    pub fn build(self) -> Runs {
        let Self { runs, tasks, .. } = self;
        let mut runs = if tasks.is_sorted() {
            runs
        } else {
            let mut order: Vec<_> = (0..tasks.len()).collect();
            order.sort_by_key(|at| tasks[*at]);
            runs.ordered(&order)
        };
        runs.units = vec![String::new(); runs.contestants.len()];
        runs
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
    match names.iter().position(|known| known == name) {
        Some(found) => small(found),
        None => pushed(names, name.to_owned()),
    }
}

/// The place of what is added.
fn pushed<T>(all: &mut Vec<T>, one: T) -> u32 {
    all.push(one);
    small(all.len() - 1)
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

    #[test]
    fn the_order_of_records_says_nothing() {
        let at = |number: u64| usize::try_from(number).expect("small");
        let record = |task: u64| Record {
            task,
            set: ["some", "more", "last"][at(task / 20)].to_owned(),
            line: at(task % 20 / 4),
            puzzle: "1".repeat(at(task / 4 + 1)) + "...",
            contestant: format!("contestant {}", task % 4),
            micros: Some(100 - task),
            steps: Some(task),
            nodes: Some(2 * task),
            ..Record::default()
        };
        let records: Vec<_> = (0..60).map(record).collect();
        let mixed: Vec<_> = (0..60).map(|at| record(at * 37 % 60)).collect();
        let runs = Runs::of(&records);
        assert_eq!(
            (runs.len(), runs.puzzles.len(), runs.sets.len()),
            (60, 15, 3)
        );
        assert_eq!(Runs::of(&mixed), runs);
        let csv = |at: usize| format!("{},{at}\n", records[4 * at].puzzle);
        let rows: String = (0..15).map(csv).collect();
        let ratings = Ratings::read(&format!("puzzle,guesses\n{rows}")).expect("they are ratings");
        let mut builder = RunsBuilder::rated(ratings);
        for record in &mixed {
            builder.add(record);
        }
        // Ratings go with their puzzles.
        let rated = &builder.build().scales[0].values;
        assert!(
            rated.iter().copied().eq((0..15).map(f64::from)),
            "{rated:?}"
        );
        let mut builder = RunsBuilder::default();
        for record in records.iter().chain(&mixed[..1]) {
            builder.add(record);
        }
        assert_eq!(builder.twice(), Some(0));
    }
}
