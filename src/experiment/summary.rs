mod against;
mod figures;
mod markdown;

pub use against::Against;
pub use figures::Figures;

use std::collections::BTreeMap;

use crate::statistics::{Friedman, Level, critical_difference, friedman};
use crate::{Budget, Record};

/// What the records of an experiment tell.
///
/// Contestants are told apart by what they solved and by time: steps of one algorithm are not those of
/// another.
#[derive(Clone, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(rename_all = "camelCase")
)]
pub struct Summary {
    /// Runs.
    pub runs: usize,
    /// Puzzles.
    pub puzzles: usize,
    /// Of every contestant on every set; on all together too, where there are several.
    pub figures: Vec<Figures>,
    /// Of every two contestants, over all sets.
    pub pairs: Vec<Against>,
    /// Of all contestants, where there are more than two; none where it takes more puzzles.
    pub ranking: Option<Ranking>,
}

/// Contestants ranked on every puzzle by time, those that did not solve it last.
#[derive(Clone, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(rename_all = "camelCase")
)]
pub struct Ranking {
    /// In the order of the figures.
    pub contestants: Vec<String>,
    /// Mean ranks in that order, 1 the best, and Friedman's test.
    pub friedman: Friedman,
    /// Mean ranks that lie further apart than this differ, at 95 % (Nemenyi); none where no table reaches.
    pub critical_difference: Option<f64>,
}

/// How a contestant did on a puzzle, over its seeds.
#[derive(Clone, Copy)]
struct Score {
    /// Whether it solved it in more than half of its runs.
    solved: bool,
    /// The median time of those that did, in microseconds.
    micros: f64,
}

impl Summary {
    /// Of these records, the order of which does not matter; contestants and sets stand in order of tasks.
    pub fn of(records: &[Record], budget: &Budget) -> Self {
        let mut records: Vec<_> = records.iter().collect();
        records.sort_by_key(|record| record.task);
        let contestants = names(records.iter().map(|record| &record.contestant));
        let sets = names(records.iter().map(|record| &record.set));
        let mut figures = Vec::new();
        for set in &sets {
            figures.extend(figures::all(&records, &contestants, Some(set), budget));
        }
        if sets.len() > 1 {
            figures.extend(figures::all(&records, &contestants, None, budget));
        }
        let puzzles = results(&records, &contestants);
        Self {
            runs: records.len(),
            puzzles: puzzles.len(),
            figures,
            pairs: against::all(&puzzles, &contestants),
            ranking: ranking(&puzzles, &contestants),
        }
    }
}

/// Every name once, in order.
fn names<'a>(all: impl Iterator<Item = &'a String>) -> Vec<String> {
    let mut names: Vec<String> = Vec::new();
    for name in all {
        if !names.contains(name) {
            names.push(name.clone());
        }
    }
    names
}

/// How every contestant did on every puzzle that all of them were given.
fn results(records: &[&Record], contestants: &[String]) -> Vec<Vec<Score>> {
    let mut puzzles = BTreeMap::new();
    for record in records {
        let runs = puzzles
            .entry((&record.set, record.line, &record.puzzle))
            .or_insert_with(|| vec![Vec::new(); contestants.len()]);
        if let Some(at) = contestants
            .iter()
            .position(|name| *name == record.contestant)
        {
            runs[at].push(*record);
        }
    }
    (puzzles.into_values())
        .filter(|runs| runs.iter().all(|runs| !runs.is_empty()))
        .map(|runs| runs.iter().map(|runs| result(runs)).collect())
        .collect()
}

fn result(runs: &[&Record]) -> Score {
    let solved = runs.iter().filter(|run| run.solved());
    let mut times: Vec<_> = solved.map(|run| figures::micros(run)).collect();
    Score {
        solved: 2 * times.len() > runs.len(),
        micros: if times.is_empty() {
            0.0
        } else {
            crate::statistics::median_of(&mut times)
        },
    }
}

fn ranking(puzzles: &[Vec<Score>], contestants: &[String]) -> Option<Ranking> {
    if contestants.len() < 3 {
        return None;
    }
    // Only the order counts.
    let times = puzzles.iter().flatten().map(|result| {
        if result.solved {
            result.micros
        } else {
            f64::MAX
        }
    });
    let friedman = friedman(&times.collect::<Vec<_>>(), contestants.len()).ok()?;
    Some(Ranking {
        contestants: contestants.to_vec(),
        critical_difference: critical_difference(contestants.len(), friedman.tasks, Level::USUAL)
            .ok(),
        friedman,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A run on a puzzle; without a time it did not solve it.
    fn run(task: u64, line: usize, contestant: &str, micros: Option<u64>) -> Record {
        Record {
            task,
            set: "some".to_owned(),
            line,
            puzzle: "1...".to_owned(),
            contestant: contestant.to_owned(),
            seed: 1,
            outcome: if micros.is_some() { "solved" } else { "steps" }.to_owned(),
            steps: Some(10),
            micros: micros.or(Some(99)),
            solution: micros.map(|_| "1234".to_owned()),
            ..Record::default()
        }
    }

    /// Eight puzzles that both solve, the second in half the time, and three that the second alone does.
    fn records() -> Vec<Record> {
        let both = (0..8).flat_map(|at| {
            let (line, micros) = (usize::try_from(at).expect("small"), 100 * (at + 1));
            [
                run(2 * at, line, "slow", Some(2 * micros)),
                run(2 * at + 1, line, "quick", Some(micros)),
            ]
        });
        let alone = (8..11).flat_map(|at| {
            let line = usize::try_from(at).expect("small");
            [
                run(2 * at, line, "slow", None),
                run(2 * at + 1, line, "quick", Some(50)),
            ]
        });
        both.chain(alone).collect()
    }

    #[test]
    fn two_are_compared_on_the_same_puzzles() {
        let mut records = records();
        let summary = Summary::of(&records, &Budget::default());
        assert_eq!((summary.runs, summary.puzzles), (22, 11));
        let [pair] = &*summary.pairs else {
            panic!("one pair, not {}", summary.pairs.len());
        };
        assert_eq!(pair.solved, [8, 0, 3, 0]);
        // The sign test of three: 2 × 0.5³. Signed ranks of eight alike: normal, as all are ties.
        assert!((pair.solved_p - 0.25).abs() < 1e-12);
        let time = pair.time.expect("both solved some");
        for value in [time.ratio.value, time.ratio.low, time.ratio.high] {
            assert!((value - 2.0).abs() < 1e-12, "{value}");
        }
        assert!(time.p < 0.02 && time.effect > 0.99, "{time:?}");
        assert!(
            pair.to_string().starts_with(
                "Of 11 puzzles slow solved 8, quick 11: that may be chance (p = 0.25). On the 8 that both \
                 solved slow took 2.00 times as long as quick (95 %: 2.00 to 2.00; p = "
            ),
            "{pair}"
        );
        // The order of the records says nothing.
        records.reverse();
        assert_eq!(
            Summary::of(&records, &Budget::default()).to_string(),
            summary.to_string()
        );
    }

    #[test]
    fn what_was_not_solved_counts_as_longer_or_as_twice_the_budget() {
        let budget = Budget {
            steps: Some(100),
            seconds: None,
        };
        let summary = Summary::of(&records(), &budget);
        let [slow, quick] = &*summary.figures else {
            panic!("one set, two contestants");
        };
        assert_eq!((slow.runs, slow.solved, quick.solved), (11, 8, 11));
        // 50 three times, then 100 to 800.
        assert_eq!(quick.median_micros, Some(300.0));
        let par2 = slow.par2_steps.expect("there is a budget");
        assert!((par2.value - (8.0 * 10.0 + 3.0 * 200.0) / 11.0).abs() < 1e-9);
        assert!(slow.par2_seconds.is_none());
        let mean = quick.mean_micros.expect("it solved some");
        assert!((mean.value - (3600.0 + 150.0) / 11.0).abs() < 1e-9);
        assert!(mean.low < mean.value && mean.value < mean.high);
    }

    #[test]
    fn a_puzzle_is_solved_by_most_of_its_seeds() {
        let seeds = |times: [Option<u64>; 3], contestant: &str| -> Vec<Record> {
            (0..3)
                .map(|at| run(at as u64, 1, contestant, times[at]))
                .collect()
        };
        let mut all = seeds([Some(10), None, Some(30)], "most");
        all.extend(seeds([Some(10), None, None], "few"));
        let summary = Summary::of(&all, &Budget::default());
        assert_eq!(summary.pairs[0].solved, [0, 1, 0, 0]);
    }
}
