//! A run split into parts has the findings of the whole run, whatever the order of the parts.
#![forbid(unsafe_code)]

use proptest::prelude::*;
use sudoku_grid::{Grid, Position, Shape};
use sudoku_search::{Findings, Limits, Merge, Outcome, Split, StartError};
use sudoku_tests::{
    EASY, HARD, UNSOLVABLE, Variant, blank, no_place, position, read, set, size, solvers, variants,
};

fn is_divisible(variant: &Variant) -> bool {
    variant.capabilities().divisible
}

fn divisible_variants(shape: Shape) -> impl Iterator<Item = Variant> {
    variants().filter(move |variant| variant.accepts(shape) && is_divisible(variant))
}

fn split(variant: &Variant, position: &Position) -> Split {
    let split = (variant.algorithm).split(position, &variant.setup().seed(1));
    split.expect("it is divisible")
}

/// Runs all parts of a split with `workers` simulated workers and returns the merged findings. The workers take turns;
/// `turn` receives the index of a worker and returns the number of pieces of work in its next turn.
fn run_workers(
    split: &Split,
    limits: Limits,
    workers: usize,
    mut turn: impl FnMut(usize) -> u64,
) -> Findings {
    let mut merge = Merge::new(split.len(), limits);
    let mut workers: Vec<_> = (0..workers).map(|_| None).collect();
    loop {
        for (index, worker) in workers.iter_mut().enumerate() {
            if worker.is_none() {
                *worker = (merge.next_part())
                    .map(|(part, limits)| (part, limits, split.part(part, limits)));
            }
            let Some((part, limits, run)) = worker else {
                continue;
            };
            run.advance(u64::MAX, turn(index));
            if run.outcome().is_some() || *part >= merge.needed() {
                merge.take(*part, *limits, Findings::of(run));
                *worker = None;
            }
        }
        if merge.outcome().is_some() {
            return merge.findings().expect("some part was done");
        }
    }
}

/// The findings of a split whose parts run one after the other.
fn run_sequentially(split: &Split, limits: Limits) -> Findings {
    run_workers(split, limits, 1, |_| u64::MAX)
}

/// The findings of a run that is not split.
fn whole_run(variant: &Variant, position: &Position, limits: Limits) -> Findings {
    let mut run = variant.start(position, 1, limits, false);
    run.advance(u64::MAX, u64::MAX);
    Findings::of(&run)
}

/// The step limit of a run.
fn max_steps() -> u64 {
    size(1500, 4000)
}

fn limits() -> impl Iterator<Item = Limits> {
    [
        (1, max_steps()),
        (7, max_steps()),
        (0, max_steps()),
        (0, 40),
        (3, 1000),
        (0, 1003),
    ]
    .into_iter()
    .map(|(solutions, steps)| Limits {
        solutions,
        steps: Some(steps),
    })
}

/// A puzzle with 849 solutions.
const PUZZLE_WITH_849_SOLUTIONS: &str =
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9.......";

/// Puzzles with small search trees, which can be searched completely, and with large ones.
fn puzzles() -> Vec<Grid> {
    let mut puzzles = vec![read(EASY), read(HARD)];
    puzzles.extend(UNSOLVABLE.iter().map(|puzzle| read(puzzle)));
    puzzles.push(no_place(Shape::NINE));
    for (file, every) in [
        ("17-clue.txt", 20_000),
        ("many-solutions-1000.txt", 400),
        ("16x16-acs-045.txt", 100),
        ("16x16-minimal-100.txt", 100),
    ] {
        puzzles.extend(set(file).iter().step_by(every).map(|puzzle| read(puzzle)));
    }
    puzzles.push(blank(Shape::of_side(4).expect("a shape")).givens().clone());
    puzzles
}

#[test]
fn any_number_of_workers_has_the_same_findings() {
    let mut max_parts = 0;
    for puzzle in puzzles() {
        let position = position(&puzzle);
        for variant in divisible_variants(puzzle.shape()) {
            let split = split(&variant, &position);
            max_parts = max_parts.max(split.len());
            for limits in limits() {
                let sequential_findings = run_sequentially(&split, limits);
                for workers in [2, 3, 7] {
                    // Turns of pseudo-random length.
                    let mut turn_number = 0_u64;
                    let uneven_turn = |worker: usize| {
                        turn_number = turn_number
                            .wrapping_mul(6_364_136_223_846_793_005)
                            .wrapping_add(worker as u64 + 1);
                        1 + (turn_number >> 33) % 200
                    };
                    let merged_findings = run_workers(&split, limits, workers, uneven_turn);
                    assert_eq!(
                        merged_findings, sequential_findings,
                        "{variant} on {puzzle}, {limits:?}, {workers}"
                    );
                }
            }
        }
    }
    assert!(max_parts >= 128, "at most {max_parts} parts");
}

#[test]
fn the_parts_find_what_the_whole_run_finds() {
    let mut ended_count = 0;
    for puzzle in puzzles() {
        let position = position(&puzzle);
        for variant in divisible_variants(puzzle.shape()) {
            let split = split(&variant, &position);
            for solutions in [0, 1, 2] {
                let limits = Limits {
                    solutions,
                    steps: Some(max_steps()),
                };
                let split_findings = run_sequentially(&split, limits);
                let whole_findings = whole_run(&variant, &position, limits);
                assert!(split_findings.steps <= max_steps());
                if [split_findings.outcome, whole_findings.outcome].contains(&Some(Outcome::Steps))
                {
                    continue;
                }
                ended_count += 1;
                let key = |findings: &Findings| (findings.outcome, findings.found);
                assert_eq!(
                    key(&split_findings),
                    key(&whole_findings),
                    "{variant} on {puzzle}"
                );
                if whole_findings.found == 1 && solutions != 1 {
                    assert_eq!(
                        split_findings.solution, whole_findings.solution,
                        "{variant} on {puzzle}"
                    );
                }
            }
        }
    }
    assert!(ended_count > 100, "only {ended_count} ended");
}

#[test]
fn no_part_of_a_large_tree_has_more_than_two_fifths_of_it() {
    let position = position(&read(PUZZLE_WITH_849_SOLUTIONS));
    let no_limits = Limits {
        solutions: 0,
        steps: None,
    };
    let mut split_count = 0;
    for variant in solvers().filter(is_divisible) {
        let split = split(&variant, &position);
        let steps = (0..split.len()).map(|number| {
            let mut run = split.part(number, no_limits);
            run.advance(u64::MAX, u64::MAX);
            run.steps()
        });
        let steps: Vec<u64> = steps.collect();
        let (total_steps, largest_part) = (steps.iter().sum::<u64>(), steps.iter().max());
        assert!(
            total_steps > 1000,
            "{variant}: {total_steps} steps are no large tree"
        );
        assert!(
            largest_part.is_some_and(|largest_part| largest_part * 5 < total_steps * 2),
            "{variant}: one part of {} has {largest_part:?} of {total_steps} steps",
            split.len()
        );
        split_count += 1;
    }
    assert!(split_count > 0);
}

#[test]
fn indivisible_runs_are_refused() {
    let blank = blank(Shape::NINE);
    let mut refused_count = 0;
    for variant in variants().filter(|variant| variant.accepts(Shape::NINE)) {
        let split = (variant.algorithm).split(&blank, &variant.setup().seed(1));
        assert_eq!(split.is_ok(), is_divisible(&variant), "{variant}");
        if let Err(refusal) = split {
            assert_eq!(refusal, StartError::Indivisible, "{variant}");
            refused_count += 1;
        }
        assert!(
            variant.is_complete() || !is_divisible(&variant),
            "{variant}"
        );
    }
    assert!(refused_count > 0);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(size(16, 48)))]

    #[test]
    fn parts_have_the_same_findings_in_any_order(
        givens in 0_usize..30,
        workers in 1_usize..9,
        solutions in 0_u64..40,
        steps in 1_u64..3000,
        paces in prop::collection::vec(1_u64..300, 1..20),
    ) {
        let mut grid = read(HARD);
        let cells = (0..81).filter(|cell| grid.get(*cell) != 0).collect::<Vec<_>>();
        for cell in cells.into_iter().skip(givens) {
            grid.set(cell, 0);
        }
        let position = position(&grid);
        let limits = Limits { solutions, steps: Some(steps) };
        for variant in divisible_variants(Shape::NINE) {
            let split = split(&variant, &position);
            let mut turns = paces.iter().copied().cycle();
            let merged_findings = run_workers(&split, limits, workers, |_| turns.next().unwrap_or(1));
            prop_assert_eq!(&merged_findings, &run_sequentially(&split, limits), "{}", variant);
        }
    }
}
