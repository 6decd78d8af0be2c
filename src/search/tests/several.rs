//! Several runs: in turn, in a queue, and as the parts of one run.

use super::*;

/// Findings with the outcome `outcome`, `found` solutions and `steps` steps.
fn findings(outcome: Outcome, found: u64, steps: u64) -> Findings {
    let grid = Grid::empty(Shape::new(2, 2).expect("a shape"));
    let mut solution = grid.clone();
    solution.set(0, u8::try_from(steps % 4 + 1).expect("a digit"));
    Findings {
        outcome: Some(outcome),
        found,
        solution: (found > 0).then_some(solution),
        steps,
        counters: vec![steps],
        grid,
    }
}

/// An unfinished run that looks for all solutions.
fn unfinished_run(steps: u64) -> Run {
    let mut run = run(Limits {
        solutions: 0,
        steps: None,
    });
    run.advance(steps, u64::MAX);
    run
}

#[test]
fn a_run_at_as_many_steps_as_the_best_may_still_win() {
    let mut portfolio = Portfolio::new(vec![(1, unfinished_run(3)), (2, unfinished_run(5))]);
    let settled_seeds: Vec<_> = portfolio
        .remove_settled(3)
        .iter()
        .map(|(seed, _)| *seed)
        .collect();
    assert_eq!(settled_seeds, [2]);
    // The run has found its solution and needs one more piece to prove that there is no other.
    let mut portfolio = Portfolio::new(vec![(1, unfinished_run(16))]);
    assert_eq!(portfolio.best(), u64::MAX);
    portfolio.advance(16, u64::MAX);
    assert_eq!(portfolio.best(), 16);
}

#[test]
fn a_win_limits_the_other_runs() {
    let mut portfolio = Portfolio::new(vec![(1, unfinished_run(0)), (2, unfinished_run(0))]);
    assert!(portfolio.advance(u64::MAX, u64::MAX));
    let outcomes: Vec<_> = portfolio
        .runs()
        .iter()
        .map(|(_, run)| run.outcome())
        .collect();
    assert_eq!(outcomes, [Some(Outcome::Solved), None]);
}

#[test]
fn the_turn_is_kept_when_another_run_is_removed() {
    let mut portfolio = Portfolio::new((1..=3).map(|seed| (seed, unfinished_run(0))).collect());
    // A step takes two pieces: the first run has done one, the second half of one.
    assert!(portfolio.advance(u64::MAX, 3));
    assert_eq!(portfolio.remove_settled(0).len(), 1);
    assert!(portfolio.advance(u64::MAX, 1));
    let steps: Vec<_> = portfolio
        .runs()
        .iter()
        .map(|(seed, run)| (*seed, run.steps()))
        .collect();
    assert_eq!(steps, [(2, 1), (3, 0)]);
}

#[test]
fn the_lower_seed_wins_a_tie() {
    let solved = findings(Outcome::Solved, 1, 7);
    assert_eq!(portfolio_rank(&solved, 5), (7, 0, 5));
    let unsolved = findings(Outcome::Steps, 0, 7);
    let conflicts = unsolved.grid.conflicts();
    assert_eq!(portfolio_rank(&unsolved, 5), (u64::MAX, conflicts, 5));
}

#[test]
fn parts_after_the_solution_limit_are_not_needed() {
    let limits = Limits::default();
    let mut merge = Merge::new(5, limits);
    let parts: Vec<_> = std::iter::from_fn(|| merge.next_part()).collect();
    assert_eq!(parts.len(), 5);
    merge.take(2, limits, findings(Outcome::Solved, 1, 4));
    assert_eq!((merge.needed(), merge.merged()), (3, 0));
    merge.take(0, limits, findings(Outcome::Steps, 0, 9));
    assert_eq!((merge.needed(), merge.merged()), (1, 1));
    assert_eq!(merge.outcome(), Some(Outcome::Steps));
}

#[test]
fn merged_findings_have_the_first_solution_and_all_counts() {
    let all_solutions = Limits {
        solutions: 0,
        steps: None,
    };
    let mut merge = Merge::new(3, all_solutions);
    let first = findings(Outcome::Solved, 1, 4);
    merge.take(2, all_solutions, findings(Outcome::Solved, 1, 2));
    merge.take(0, all_solutions, first.clone());
    let sum = merge.findings().expect("two were taken");
    assert_eq!((sum.outcome, sum.found, sum.steps), (None, 2, 6));
    assert_eq!(sum.solution, first.solution);
    assert_eq!(sum.counters, [6]);
}

/// A queue of runs on one puzzle, one for each step limit in `max_steps`.
fn queue_with_step_limits(max_steps: &[u64]) -> RunQueue<'static> {
    let writer = algorithm::<SolutionWriter>();
    let setups = max_steps.iter().map(|&steps| {
        let limits = Limits {
            solutions: 1,
            steps: Some(steps),
        };
        (writer, writer.setup().within(limits))
    });
    let position = Position::new(&Grid::empty(Shape::new(2, 2).expect("a shape")));
    let tasks = (0..max_steps.len()).map(|setup| RunTask {
        setup,
        puzzle: 0,
        seed: 1,
    });
    RunQueue::new(setups.collect(), vec![position.ok()], tasks.collect())
}

#[test]
fn advance_stops_before_a_run_of_another_setup() {
    let mut runs = queue_with_step_limits(&[3, 5]);
    let mut ended_count = 0;
    runs.advance(u64::MAX, &mut || ended_count += 1);
    assert_eq!((ended_count, runs.remaining()), (1, 1));
    let mut warm_up_run = runs.warm_up_run(1).expect("it is left");
    warm_up_run.advance(u64::MAX, u64::MAX);
    assert_eq!(warm_up_run.steps(), 5);
    let record = runs.take().remove(0);
    assert_eq!((record.steps, record.blanks()), (3, 13));
}

#[test]
fn a_warm_up_run_has_the_requested_setup() {
    let runs = queue_with_step_limits(&[3, 5]);
    for (setup, steps) in [3, 5].into_iter().enumerate() {
        let mut warm_up_run = runs.warm_up_run(setup).expect("it is left");
        warm_up_run.advance(u64::MAX, u64::MAX);
        assert_eq!(warm_up_run.steps(), steps);
    }
}

#[test]
fn a_run_that_ends_as_it_starts_counts_as_a_piece() {
    let writer = algorithm::<SolutionWriter>();
    let limits = Limits {
        solutions: 1,
        steps: Some(0),
    };
    let position = Position::new(&Grid::empty(Shape::new(2, 2).expect("a shape")));
    let task = RunTask {
        setup: 0,
        puzzle: 0,
        seed: 1,
    };
    let setups = vec![(writer, writer.setup().within(limits))];
    let mut runs = RunQueue::new(setups, vec![position.ok()], vec![task; 3]);
    let mut ended_count = 0;
    runs.advance(2, &mut || ended_count += 1);
    assert_eq!((ended_count, runs.remaining()), (2, 1));
}
