mod against;
mod growing;
mod hardness;
mod markdown;
mod row;

pub use against::{Against, Costs};
pub use growing::Growing;
pub(crate) use hardness::all as hardness_of;
pub use hardness::{Hardest, Hardness};
pub use row::Row;
pub(crate) use row::lengths;

use crate::options::Classes;
use crate::{Budget, By, End, Measure, Options, Runs};
use sudoku_stats::{ConfidenceLevel, Friedman, critical_difference, friedman, median};

/// What the runs of an experiment tell.
#[derive(Clone, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(rename_all = "camelCase")
)]
pub struct Summary {
    /// What runs cost.
    pub measure: Measure,
    /// What classes are.
    pub by: By,
    /// Runs.
    pub runs: usize,
    /// Puzzles that every contestant was given: what they are compared on.
    pub puzzles: usize,
    /// Of every contestant on every class; on all puzzles too, last, where there are several.
    pub rows: Vec<Row>,
    /// Of every two contestants, over all classes.
    pub pairs: Vec<Against>,
    /// Of all contestants, where there are more than two; none where it takes more puzzles, or their costs are
    /// not of one kind.
    pub ranking: Option<Ranking>,
    /// How costs grow.
    pub growth: Vec<Growing>,
    /// What is hard for whom: with how few givens, and on every scale that puzzles are rated on.
    pub hardness: Vec<Hardness>,
    /// The hardest class for whom.
    pub hardest: Vec<Hardest>,
}

/// Contestants ranked on every puzzle by cost, those that did not solve it last.
#[derive(Clone, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(rename_all = "camelCase")
)]
pub struct Ranking {
    /// In the order of the ranks of the test.
    pub contestants: Vec<String>,
    /// Mean ranks, 1 the best, and Friedman's test.
    pub friedman: Friedman,
    /// Mean ranks that lie further apart than this differ, at 95 % (Nemenyi); none where no table reaches.
    pub critical_difference: Option<f64>,
}

/// How a contestant did on a puzzle, over its seeds.
#[derive(Clone, Copy)]
pub(crate) struct Score {
    /// Whether it solved it in more than half of its runs.
    pub(crate) solved: bool,
    /// The median cost of those that did; not a number without one.
    pub(crate) cost: f64,
}

impl Summary {
    /// Of these runs; contestants and classes stand in their order.
    pub fn of(runs: &Runs, budget: &Budget, options: Options) -> Self {
        let Options { measure, by } = options;
        let costs = measure.costs(runs);
        let classes = Classes::of(runs, by);
        let mut rows = Vec::new();
        for (place, class) in classes.names.iter().enumerate() {
            let within = |puzzle: usize| classes.of[puzzle] == place;
            rows.extend(row::all(runs, costs, Some(class), within, budget));
        }
        if classes.names.len() > 1 {
            rows.extend(row::all(runs, costs, None, |_| true, budget));
        }
        let scores = scores(runs, costs);
        let shared: Vec<_> = scores.iter().flatten().cloned().collect();
        Self {
            measure,
            by,
            runs: runs.len(),
            puzzles: shared.len(),
            rows,
            pairs: against::all(&shared, runs, measure),
            ranking: ranking(&shared, runs, measure),
            growth: growing::all(&scores, runs),
            hardness: hardness::all(&scores, runs),
            hardest: hardness::hardest(&scores, runs, &classes),
        }
    }
}

/// How every contestant did on every puzzle; none where one of them was not given it.
pub(crate) fn scores(runs: &Runs, costs: &[f64]) -> Vec<Option<Vec<Score>>> {
    let contestants = runs.contestants.len();
    // Runs of a puzzle and a contestant lie together in `sorted`, those of one beginning at `first`.
    let cell = |at: usize| runs.puzzle[at] as usize * contestants + runs.contestant[at] as usize;
    let mut first = vec![0; runs.puzzles.len() * contestants + 1];
    for at in 0..runs.len() {
        first[cell(at) + 1] += 1;
    }
    for at in 1..first.len() {
        first[at] += first[at - 1];
    }
    let mut next = first.clone();
    let mut sorted = vec![0; runs.len()];
    for at in 0..runs.len() {
        let place = &mut next[cell(at)];
        sorted[*place] = at;
        *place += 1;
    }
    let of = |puzzle: usize| {
        let cells = puzzle * contestants..(puzzle + 1) * contestants;
        cells
            .map(|cell| score(runs, costs, &sorted[first[cell]..first[cell + 1]]))
            .collect()
    };
    (0..runs.puzzles.len()).map(of).collect()
}

/// None without a run.
fn score(runs: &Runs, costs: &[f64], places: &[usize]) -> Option<Score> {
    if let [at] = places {
        // As nearly always.
        let solved = runs.end[*at] == End::Solved;
        let cost = if solved { costs[*at] } else { f64::NAN };
        return Some(Score { solved, cost });
    }
    let solved = places.iter().filter(|at| runs.end[**at] == End::Solved);
    let mut solved: Vec<_> = solved.map(|at| costs[*at]).collect();
    (!places.is_empty()).then(|| Score {
        solved: 2 * solved.len() > places.len(),
        cost: median(&mut solved),
    })
}

/// None where there are too few puzzles or contestants.
pub(crate) fn ranking(puzzles: &[Vec<Score>], runs: &Runs, measure: Measure) -> Option<Ranking> {
    let contestants = runs.contestants.len();
    if contestants < 3 || !(1..contestants).all(|other| measure.compares(runs, 0, other)) {
        return None;
    }
    // Only the order counts.
    let costs = puzzles.iter().flatten().map(|score| {
        if score.solved && score.cost.is_finite() {
            score.cost
        } else {
            f64::MAX
        }
    });
    let friedman = friedman(&costs.collect::<Vec<_>>(), contestants).ok()?;
    Some(Ranking {
        contestants: runs.contestants.clone(),
        critical_difference: critical_difference(
            contestants,
            friedman.tasks,
            ConfidenceLevel::DEFAULT,
        )
        .ok(),
        friedman,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Record;

    fn summary(records: &[Record], budget: &Budget) -> Summary {
        Summary::of(&Runs::of(records), budget, Options::default())
    }

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
        let told = summary(&records, &Budget::default());
        assert_eq!((told.runs, told.puzzles), (22, 11));
        let [pair] = &*told.pairs else {
            panic!("one pair, not {}", told.pairs.len());
        };
        assert_eq!(pair.solved, [8, 0, 3, 0]);
        // The sign test of three: 2 × 0.5³. Signed ranks of eight alike: normal, as all are ties.
        assert!((pair.solved_p - 0.25).abs() < 1e-12);
        let time = pair.cost.expect("both solved some");
        assert!((time.ratio.value - 2.0).abs() < 1e-12, "{time:?}");
        // Of 100 µs, cut to whole ones, 1 % more is possible.
        assert!(1.9 < time.ratio.low && time.ratio.low < 2.0, "{time:?}");
        assert!(2.0 < time.ratio.high && time.ratio.high < 2.1, "{time:?}");
        assert!(time.p < 0.02 && time.effect > 0.99, "{time:?}");
        assert!(
            pair.to_string().starts_with(
                "Of 11 puzzles slow solved 8, quick 11: that may be chance (p = 0.25). On the 8 that both \
                 solved slow took 2.00 times as long as quick (95 %: 1.9"
            ),
            "{pair}"
        );
        // The order of the records says nothing.
        records.reverse();
        assert_eq!(
            summary(&records, &Budget::default()).to_string(),
            told.to_string()
        );
    }

    #[test]
    fn times_below_the_resolution_of_the_clock_show_no_difference() {
        let both = |micros: [u64; 2]| -> Vec<Record> {
            let records = (0..40).flat_map(|at| {
                let line = usize::try_from(at).expect("small");
                [
                    run(2 * at, line, "slow", Some(micros[0])),
                    run(2 * at + 1, line, "quick", Some(micros[1])),
                ]
            });
            records.collect()
        };
        for (micros, shows) in [
            ([5, 4], false),
            ([1, 0], false),
            ([0, 0], false),
            ([5, 3], true),
            ([500, 400], true),
        ] {
            let told = summary(&both(micros), &Budget::default());
            let Costs { ratio, p, .. } = told.pairs[0].cost.expect("both solved some");
            assert!(
                ratio.low < ratio.value && ratio.value < ratio.high,
                "{ratio:?}"
            );
            assert_eq!(ratio.low > 1.0, shows, "{micros:?}: {ratio:?}");
            assert_eq!(p < 0.05, shows, "{micros:?}: {p}");
            let sentence = told.pairs[0].to_string();
            assert_eq!(
                !sentence.contains("no difference in time shows"),
                shows,
                "{sentence}"
            );
        }
        // Steps are exact.
        let options = Options {
            measure: Measure::Steps,
            ..Options::default()
        };
        let told = Summary::of(&Runs::of(&both([5, 4])), &Budget::default(), options);
        let ratio = told.pairs[0].cost.map(|cost| cost.ratio);
        assert!(
            ratio.is_none_or(|ratio| (ratio.high - ratio.low).abs() < f64::EPSILON),
            "{ratio:?}"
        );
    }

    #[test]
    fn what_was_not_solved_counts_as_longer_or_as_twice_the_budget() {
        let budget = Budget {
            steps: Some(100),
            seconds: None,
        };
        let told = summary(&records(), &budget);
        let [slow, quick] = &*told.rows else {
            panic!("one set, two contestants");
        };
        assert_eq!((slow.runs, slow.solved, quick.solved), (11, 8, 11));
        // 50 three times, then 100 to 800.
        assert_eq!(quick.half, Some(300.0));
        let par2 = slow.par2_steps.expect("there is a budget");
        assert!((par2.value - (8.0 * 10.0 + 3.0 * 200.0) / 11.0).abs() < 1e-9);
        assert!(slow.par2_seconds.is_none());
        let mean = quick.mean.expect("it solved some");
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
        let told = summary(&all, &Budget::default());
        assert_eq!(told.pairs[0].solved, [0, 1, 0, 0]);
    }
}
