//! A puzzle meets a target if and only if its rating, or its solution path, does.

use super::*;
use crate::tests::{dug_puzzle, path_solves, proved_puzzle};

fn parse_range(text: &str) -> (&'static str, f64, f64) {
    let range = TargetRange::parse(text).expect(text);
    (range.column().id, range.min, range.max)
}

#[test]
fn a_difficulty_is_parsed_as_a_level_or_a_range() {
    let (below, above) = (f64::NEG_INFINITY, f64::INFINITY);
    for (text, expected) in [
        ("hard", ("hodoku_level", 2.0, 2.0)),
        ("Medium..unfair", ("hodoku_level", 1.0, 3.0)),
        ("hodoku=extreme", ("hodoku_level", 4.0, 4.0)),
        ("hodoku=..900", ("hodoku_score", below, 900.0)),
        ("hodoku_score=900", ("hodoku_score", 900.0, 900.0)),
        ("qqwing=intermediate..", ("qqwing", 2.0, above)),
        ("se=6.0..7.0", ("se_er", 6.0, 7.0)),
        (" se_ep = 6.6 .. ", ("se_ep", 6.6, above)),
        ("guesses=1..", ("guesses", 1.0, above)),
    ] {
        assert_eq!(parse_range(text), expected, "{text}");
    }
}

#[test]
fn errors_list_the_known_names() {
    let target_error = |difficulty, technique, side| {
        let shape = Shape::of_side(side).expect("a shape");
        let target = Target::new(difficulty, technique, shape);
        target.err().expect("refused").to_string()
    };
    for (text, reason) in [
        (
            "tough",
            "expected easy, medium, hard, unfair, extreme, or a range",
        ),
        ("expert", "such as qqwing=expert"),
        ("900", "expected easy"),
        ("", "expected easy"),
        ("se=hard", "expected a number, or a range"),
        ("hodoku=tough", "extreme, a number, or a range"),
        ("se=..", "expected a number"),
        ("se=nan", "expected a number"),
        ("se=inf..", "expected a number"),
        ("se=6..7..8", "expected a number"),
        ("se=7..6", "the end of the range is below its start"),
        ("qqwing=expert..easy", "below its start"),
        ("shape=3", "there is no scale shape; available: clues, se,"),
    ] {
        let message = target_error(Some(text), None, 9);
        assert!(message.contains(reason), "{text}: {message}");
    }
    let message = target_error(None, Some("y-wing"), 9);
    assert!(
        message.contains("y-wing; available: full-house, "),
        "{message}"
    );
    let message = target_error(Some("se=2.."), None, 4);
    assert!(
        message.contains("not defined for a grid of side 4"),
        "{message}"
    );
}

#[test]
fn a_lower_bound_is_within_a_range_only_if_the_range_is_open() {
    let is_met =
        |text: &str, value: &RatingValue| TargetRange::parse(text).expect(text).judge(value).met;
    for (text, value, expected) in [
        ("hodoku=unfair", RatingValue::LowerBound(3.0), false),
        ("hodoku=unfair..extreme", RatingValue::LowerBound(3.0), true),
        ("extreme", RatingValue::LowerBound(3.0), false),
        ("extreme", RatingValue::LowerBound(4.0), true),
        ("se=7..8", RatingValue::LowerBound(7.5), false),
        ("se=7..", RatingValue::LowerBound(7.5), true),
        ("se=7..8", RatingValue::Number(8.0), true),
        ("se=7..8", RatingValue::Number(8.1), false),
        ("guesses=2.35", RatingValue::Number(2.349), true), // as it is written
    ] {
        assert_eq!(is_met(text, &value), expected, "{text} {value:?}");
    }
}

/// The result of a test and the number of pieces it took.
fn test_target(puzzle: &UniquePuzzle, target: &Target) -> (bool, u32) {
    let mut test = TargetTest::new(puzzle.clone());
    let mut pieces = 1;
    loop {
        match test.step(target) {
            Some(verdict) => return (verdict.met, pieces),
            None => pieces += 1,
        }
    }
}

#[test]
fn early_results_agree_with_the_rating() {
    let texts = [
        "easy",
        "medium",
        "hard",
        "unfair",
        "extreme",
        "hodoku=400..900",
        "se=..1.2",
        "se=1.3..1.6",
        "se=1.7..2.0",
        "se=2.1..2.4",
        "se=2.5..3.4",
        "se=3.5..6.9",
        "se=7.0..",
        "guesses=0..0",
        "guesses=0.1..",
    ];
    let targets = texts.map(|text| {
        let target = Target::new(Some(text), None, Shape::NINE).expect(text);
        (target, TargetRange::parse(text).expect(text))
    });
    let mut met_counts = [0; 15];
    for seed in 0..80 {
        let puzzle = proved_puzzle(&dug_puzzle(seed));
        for ((target, range), count) in targets.iter().zip(&mut met_counts) {
            let mut run = range.rater.start(&puzzle, RATING_SEED).expect("it starts");
            run.advance(u64::MAX, u64::MAX);
            let rating = run.rating().expect("it is complete");
            let result = range.judge(&rating.values[range.column]);
            assert_eq!(
                test_target(&puzzle, target).0,
                result.met,
                "{}",
                result.description
            );
            *count += u32::from(result.met);
        }
    }
    assert!(
        met_counts.iter().filter(|count| **count > 0).count() >= 12,
        "{met_counts:?}"
    );
}

#[test]
fn puzzles_out_of_range_are_rejected_before_the_rating_is_complete() {
    let test_seed = |text, seed| {
        let target = Target::new(Some(text), None, Shape::NINE).expect(text);
        test_target(&proved_puzzle(&dug_puzzle(seed)), &target)
    };
    let full_test_pieces = |seed| test_seed("se=0..15", seed).1;
    let hardest = (0..80)
        .max_by_key(|seed| full_test_pieces(*seed))
        .expect("there are some");
    let easiest = (0..80)
        .min_by_key(|seed| full_test_pieces(*seed))
        .expect("there are some");
    for (text, seed) in [
        ("se=..1.2", hardest),
        ("se=2.6..3.0", hardest),
        ("se=9..", easiest),
    ] {
        let (met, pieces) = test_seed(text, seed);
        assert!(
            !met && 2 * pieces < full_test_pieces(seed),
            "{text}: {pieces}"
        );
    }
}

#[test]
fn a_technique_is_needed_if_the_easier_ones_do_not_suffice() {
    let mut met_count = 0;
    for seed in 0..80 {
        let puzzle = proved_puzzle(&dug_puzzle(seed));
        for id in [
            "hidden-single",
            "locked-candidates",
            "naked-pair",
            "xy-wing",
            "nice-loop",
        ] {
            let target = Target::new(None, Some(id), Shape::NINE).expect(id);
            let index = technique_index(id, Shape::NINE).expect(id);
            let solved_by = |end: usize| path_solves(&puzzle, &TECHNIQUES[..end]);
            let expected = solved_by(index + 1) && !solved_by(index);
            assert_eq!(test_target(&puzzle, &target).0, expected, "{id} {seed}");
            met_count += u32::from(expected);
        }
    }
    assert!(met_count > 20, "{met_count}");
}
