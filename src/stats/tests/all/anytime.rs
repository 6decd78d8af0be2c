use sudoku_stats::{
    RunTime, StatsError, expected_running_time, run_time_distribution, share_within,
};

const fn run(value: f64, solved: bool) -> RunTime {
    RunTime { value, solved }
}

#[test]
fn stopped_runs_count_in_the_sum_only() {
    // Two of four runs reach the target: (10 + 20 + 50 + 100) / 2.
    let runs = [
        run(10.0, true),
        run(50.0, false),
        run(20.0, true),
        run(100.0, false),
    ];
    assert_eq!(expected_running_time(&runs), Ok(Some(90.0)));
    // If all runs reach the target, the expected running time is the mean.
    assert_eq!(
        expected_running_time(&[run(10.0, true), run(20.0, true)]),
        Ok(Some(15.0))
    );
    assert_eq!(expected_running_time(&[run(10.0, false)]), Ok(None));
    assert_eq!(expected_running_time(&[run(0.0, true)]), Ok(Some(0.0)));
}

#[test]
fn a_distribution_rises_to_the_share_of_solved_runs() {
    let runs = [
        run(5.0, true),
        run(3.0, false),
        run(2.0, true),
        run(5.0, true),
    ];
    let points = run_time_distribution(&runs).expect("it is defined");
    assert_eq!(points, [[2.0, 0.25], [5.0, 0.75]]);
    for (time, share) in [
        (0.0, 0.0),
        (2.0, 0.25),
        (4.9, 0.25),
        (5.0, 0.75),
        (1e9, 0.75),
    ] {
        assert!(
            (share_within(&points, time) - share).abs() < f64::EPSILON,
            "{time}"
        );
    }
    assert_eq!(run_time_distribution(&[run(1.0, false)]), Ok(Vec::new()));
    assert!(share_within(&[], 1.0).abs() < f64::EPSILON);
}

#[test]
fn wrong_run_times_are_errors() {
    for (runs, error) in [
        (
            vec![],
            StatsError::TooFew {
                what: "values",
                got: 0,
                min: 1,
            },
        ),
        (
            vec![run(1.0, true), run(-1.0, true)],
            StatsError::Negative { at: 1 },
        ),
        (vec![run(f64::NAN, false)], StatsError::NotFinite { at: 0 }),
    ] {
        assert_eq!(expected_running_time(&runs), Err(error));
        assert_eq!(run_time_distribution(&runs), Err(error));
    }
}
