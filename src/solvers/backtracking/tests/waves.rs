//! Tests of the waves of limited discrepancy search.

use sudoku_search::{Detail, Limits};

use super::{HARD, NO_LIMITS, SIX_BY_SIX, counter, puzzle, run, start};

#[test]
fn waves_cover_the_tree_and_repeat_no_solution() {
    let position = puzzle(SIX_BY_SIX);
    let expected = run(&position, "rows", NO_LIMITS).found();
    for growth in ["1", "2", "5", "25"] {
        let mut run = start(
            &position,
            "limited-discrepancy",
            &[("discrepancies", growth)],
            Limits {
                solutions: 0,
                steps: None,
            },
        );
        let mut found_solutions = Vec::new();
        let mut found_count = 0;
        while run.outcome().is_none() {
            run.advance(u64::MAX, 1);
            if run.found() > found_count {
                found_count = run.found();
                found_solutions.push(run.grid().digits().to_vec());
            }
        }
        assert_eq!(found_count, expected, "by {growth}");
        found_solutions.sort();
        found_solutions.dedup();
        assert_eq!(found_solutions.len() as u64, expected, "by {growth}");
        if growth == "25" {
            assert_eq!(counter(&run, "waves"), 2);
        }
    }
}

#[test]
fn the_first_wave_follows_first_choices_only() {
    let position = puzzle(HARD);
    let mut run = start(&position, "limited-discrepancy", &[], Limits::default());
    while counter(&run, "waves") == 1 {
        let Detail::Path(path) = run.detail() else {
            panic!("no path");
        };
        assert!(path.iter().all(|branch| branch.tried == 0));
        run.advance(u64::MAX, 1);
    }
    assert!(run.steps() > 1);
}
