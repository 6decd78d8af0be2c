//! Reproducibility: runs do not depend on slicing, traces, forks or seeking.

use std::collections::{BTreeMap, BTreeSet};

use sudoku_grid::{Position, Shape};
use sudoku_search::{ChangeCounts, Limits, Run, Timeline, View};
use sudoku_tests::{
    HARD, State, Variant, all_variants, blank, full, is_in_round, position, read, set, size,
};

/// The number of pieces of work of each run.
fn piece_count() -> u64 {
    size(300, 600)
}

/// Limits that search for all solutions.
const ALL_SOLUTIONS: Limits = Limits {
    solutions: 0,
    steps: None,
};

/// A hard 9×9 puzzle, a 16×16 one with every third cell given, and an empty grid.
fn positions() -> Vec<Position> {
    let mut large_grid = full(Shape::of_side(16).expect("a shape"));
    for cell in (0..256).filter(|cell| cell % 3 != 1) {
        large_grid.set(cell, 0);
    }
    vec![
        position(&read(HARD)),
        position(&large_grid),
        blank(Shape::NINE),
    ]
}

/// Starts a run with seed 5. The run records a trace if `watched`.
fn start(variant: Variant, position: &Position, watched: bool) -> Run {
    start_with(variant, position, 5, watched)
}

/// Starts a run with a seed.
fn start_with(variant: Variant, position: &Position, seed: u32, watched: bool) -> Run {
    let limits = if variant.is_complete() {
        ALL_SOLUTIONS
    } else {
        Limits::default()
    };
    variant.start(position, seed, limits, watched)
}

/// Calls `check` with every algorithm on every position that it accepts, and a name for messages. In a round of
/// `npm test`, every variant gets at most one of the three positions.
fn for_each_run(check: impl Fn(Variant, &Position, &str)) {
    for (offset, position) in positions().iter().enumerate() {
        let shape = position.shape();
        for (index, variant) in all_variants().enumerate() {
            if variant.accepts(shape) && is_in_round(index + offset) {
                check(variant, position, &format!("{variant} at {shape}"));
            }
        }
    }
}

#[test]
fn slicing_and_watching_change_nothing() {
    for_each_run(|variant, position, name| {
        let mut watched_run = start(variant, position, true);
        let pieces_used = watched_run.advance(u64::MAX, piece_count());
        let reference = State::of(&watched_run);

        let mut unwatched_run = start(variant, position, false);
        assert_eq!(
            unwatched_run.advance(u64::MAX, piece_count()),
            pieces_used,
            "{name}"
        );
        reference.assert_same(&State::of(&unwatched_run), &format!("{name}, unwatched"));

        let mut sliced_run = start(variant, position, true);
        drop((sliced_run.explain(), sliced_run.detail()));
        for piece in 0..piece_count() {
            sliced_run.advance(u64::MAX, 1);
            // Views, explanations and details do not change the run.
            drop((sliced_run.explain(), sliced_run.detail()));
            if piece % size(64, 16) == 0 {
                drop(State::of(&sliced_run));
            }
        }
        reference.assert_same(&State::of(&sliced_run), &format!("{name}, piece by piece"));

        let mut stepped_run = start(variant, position, true);
        let mut pieces_left = piece_count();
        while pieces_left > 0 && stepped_run.outcome().is_none() {
            pieces_left -= stepped_run.advance(stepped_run.steps() + 3, pieces_left);
        }
        reference.assert_same(&State::of(&stepped_run), &format!("{name}, step by step"));
    });
}

#[test]
fn a_fork_continues_like_its_original() {
    for_each_run(|variant, position, name| {
        let mut run = start(variant, position, false);
        let mut forks = Vec::new();
        let mut pieces_done = 0;
        for pieces in [0, 1, 2, 60, size(200, 500)] {
            pieces_done += pieces;
            run.advance(u64::MAX, pieces);
            forks.push((pieces_done, run.fork()));
        }
        run.advance(u64::MAX, piece_count() - pieces_done);
        for (pieces, mut fork) in forks {
            fork.advance(u64::MAX, piece_count() - pieces);
            let when = format!("{name}, forked after {pieces} pieces");
            State::of(&run).assert_same(&State::of(&fork), &when);
        }
    });
}

#[test]
fn a_restart_is_the_same_run() {
    for_each_run(|variant, position, name| {
        let state = || {
            let mut run = start(variant, position, true);
            run.advance(u64::MAX, piece_count());
            State::of(&run)
        };
        state().assert_same(&state(), name);
    });
}

#[test]
fn any_step_can_be_reached_by_seeking() {
    for_each_run(|variant, position, name| {
        let fork_bytes = start(variant, position, false).heap_bytes();
        let recorded_run = |budget| {
            let mut timeline = Timeline::with_budget(start(variant, position, true), budget);
            for pieces in (1..).take(30) {
                timeline.advance(u64::MAX, pieces);
            }
            timeline
        };
        let last_step = recorded_run(0).head().steps();
        // The states at these steps, from a run without seeking.
        let mut direct_run = start(variant, position, false);
        let steps_to_seek = [
            0,
            1,
            last_step / 2,
            last_step / 3,
            last_step / 2 + 1,
            last_step.saturating_sub(1),
            2,
        ];
        let states: BTreeMap<_, _> = BTreeSet::from(steps_to_seek)
            .into_iter()
            .filter(|step| *step < last_step)
            .map(|step| {
                direct_run.advance(step, u64::MAX);
                (step, State::of(&direct_run))
            })
            .collect();
        // A budget for all copies is the simplest case, tested only in long runs.
        let small_budgets = [0, 7 * fork_bytes];
        let all_budgets = [0, 7 * fork_bytes, Timeline::DEFAULT_BUDGET_BYTES];
        for &budget in size(&small_budgets[..], &all_budgets[..]) {
            let mut timeline = recorded_run(budget);
            assert_eq!(timeline.head().steps(), last_step, "{name}");
            let head_state = State::of(timeline.head());
            for step in steps_to_seek {
                let Some(expected) = states.get(&step) else {
                    continue;
                };
                timeline.seek(step);
                // The timeline advances in small slices and never exceeds the selected step.
                while timeline.is_seeking() {
                    assert!(timeline.replay(5) > 0, "{name}: {step} is out of reach");
                    assert!(timeline.shown().steps() <= step, "{name}");
                }
                let when = format!("{name}, step {step} of {last_step} within {budget} bytes");
                expected.assert_same(&State::of(timeline.shown()), &when);
            }
            timeline.seek(last_step);
            head_state.assert_same(&State::of(timeline.shown()), &format!("{name}, the head"));
            let (copies, bytes) = timeline.checkpoint_usage();
            assert!(
                copies == 1 || bytes <= budget,
                "{name}: {bytes} bytes are kept"
            );
        }
    });
}

#[test]
fn the_view_shows_the_step_sought_last() {
    for_each_run(|variant, position, name| {
        let mut timeline = Timeline::with_budget(start(variant, position, false), 0);
        timeline.advance(40, piece_count());
        let last_step = timeline.head().steps();
        for step in [last_step / 2, last_step / 4, last_step / 3] {
            timeline.seek(step);
            timeline.replay(7);
        }
        // Seek the step that the rerun has just reached; a part of the next step may already be done.
        let step = timeline.shown().steps();
        timeline.seek(step);
        while timeline.is_seeking() {
            assert!(timeline.replay(3) > 0, "{name}: {step} is out of reach");
        }
        if step < last_step {
            let mut direct_run = start(variant, position, false);
            direct_run.advance(step, u64::MAX);
            State::of(&direct_run).assert_same(&State::of(timeline.shown()), name);
        }
    });
}

#[test]
fn the_seed_matters_exactly_for_random_algorithms() {
    // The last position is so hard that runs differ even if the algorithm uses the seed only after a restart.
    let mut positions = positions();
    positions.push(position(&read(&set("16x16-minimal-100.txt")[1])));
    for variant in all_variants() {
        let is_declared_random = variant.capabilities().random;
        let mut accepted_positions = positions
            .iter()
            .filter(|position| variant.accepts(position.shape()));
        let differs = accepted_positions.any(|position| {
            let state = |seed| {
                let mut run = start_with(variant, position, seed, true);
                run.advance(u64::MAX, 2 * piece_count());
                State::of(&run)
            };
            state(1) != state(2)
        });
        assert_eq!(differs, is_declared_random, "{variant}");
    }
}

#[test]
fn visits_count_every_change_of_a_digit() {
    const MAX_STEPS: u64 = 40;
    for_each_run(|variant, position, name| {
        // The definition of visits: compare the digits after each step.
        let mut run = start(variant, position, false);
        let digits_of = |run: &Run| {
            let mut view = View::new(position.shape());
            run.view(&mut view);
            view.digits
        };
        let mut expected_changes = vec![0; position.shape().cells()];
        let mut previous_digits = digits_of(&run);
        let mut pieces_left = piece_count();
        for step in 1..=MAX_STEPS {
            pieces_left -= run.advance(step, pieces_left);
            if run.steps() < step {
                break;
            }
            let current_digits = digits_of(&run);
            for (cell, change_count) in expected_changes.iter_mut().enumerate() {
                *change_count += u32::from(current_digits[cell] != previous_digits[cell]);
            }
            previous_digits = current_digits;
        }
        let step = run.steps();

        let mut reference = ChangeCounts::new(start(variant, position, false));
        assert!(!reference.advance(step, u64::MAX), "{name}");
        assert_eq!(
            (reference.steps(), reference.changes()),
            (step, &*expected_changes),
            "{name}"
        );
        let mut sliced_run = ChangeCounts::new(start(variant, position, true));
        while sliced_run.advance(step, 3) {}
        assert_eq!(sliced_run.changes(), &*expected_changes, "{name}, sliced");
    });
}
