use std::fs;

use sudoku_grid::{Grid, ParseOptions, Shape, parse};
use sudoku_search::{Choice as _, Limits, Outcome, Run, algorithm};

use super::*;

/// The puzzles of a set in `tests/puzzles`.
fn puzzles(set: &str) -> impl Iterator<Item = Position> + use<> {
    let path = format!(
        "{}/../../tests/puzzles/{set}.txt",
        env!("CARGO_MANIFEST_DIR")
    );
    let text = fs::read_to_string(path).expect("the set is there");
    let lines: Vec<_> = text.lines().map(str::to_owned).collect();
    lines
        .into_iter()
        .map(|line| position(line.split(' ').next().expect("a line has a start")))
}

fn position(text: &str) -> Position {
    let parsed = parse(text, ParseOptions::default()).expect("it is a puzzle");
    parsed.position().expect("no duplicate digit")
}

/// Starts a run that ends after this number of solutions; 0 stands for all.
fn start_run(position: &Position, preset: &str, params: &[(&str, &str)], solutions: u64) -> Run {
    let limits = Limits {
        solutions,
        steps: None,
    };
    let setup = (algorithm::<Rules>().setup().preset(preset)).params(params);
    algorithm::<Rules>()
        .start(position, &setup.within(limits), false)
        .expect("the parameters are right")
}

/// Runs a preset until its end.
fn finished_run(position: &Position, preset: &str, params: &[(&str, &str)], solutions: u64) -> Run {
    let mut run = start_run(position, preset, params, solutions);
    run.advance(u64::MAX, 10_000_000);
    assert!(run.outcome().is_some(), "it ends");
    run
}

#[test]
fn the_share_of_17_clue_puzzles_solved_by_singles_agrees_with_the_literature() {
    // It is 21,905 of all 49,151, which corresponds to 446 of 1,000.
    let solved_count = solved_by_singles(20);
    let solved_share = solved_count * 20 * 1000 / 49_151;
    assert!((430..462).contains(&solved_share), "{solved_share}");
    assert_eq!(solved_count, 1094, "not fewer and not more than they did");
}

#[test]
#[ignore = "long: 49,151 puzzles"]
fn the_number_of_17_clue_puzzles_solved_by_singles_equals_the_literature() {
    assert_eq!(solved_by_singles(1), 21_905);
}

/// The number of puzzles that singles solve, of every `step`-th puzzle with 17 givens.
fn solved_by_singles(step: usize) -> usize {
    let puzzles = puzzles("17-clue").step_by(step);
    puzzles
        .filter(|puzzle| finished_run(puzzle, "singles", &[], 1).outcome() == Some(Outcome::Solved))
        .count()
}

#[test]
fn without_guessing_the_solver_stalls_and_claims_nothing() {
    let open_puzzle = "1";
    // No digit fits the last cell of the first row.
    let contradictory_puzzle = "12345678.........9";
    for (start, preset, outcome) in [
        (open_puzzle, "paper", Outcome::Stalled),
        (contradictory_puzzle, "paper", Outcome::Stalled),
        (contradictory_puzzle, "paper-guessing", Outcome::Unsolvable),
    ] {
        let puzzle = position(&format!("{start:.<81}"));
        let run = finished_run(&puzzle, preset, &[], 1);
        assert_eq!(run.outcome(), Some(outcome), "{preset} {start}");
        assert_eq!(run.steps(), 0);
    }
    let stall_reason = |start: &str, params: &[(&str, &str)]| {
        let run = finished_run(&position(&format!("{start:.<81}")), "paper", params, 1);
        run.explain().expect("an explanation").render(Shape::NINE)
    };
    assert_eq!(
        stall_reason(open_puzzle, &[]),
        "None of the 14 techniques applies, and guessing is off: 80 cells stay blank."
    );
    assert_eq!(
        stall_reason(open_puzzle, &[("techniques", "x-wing")]),
        "The only technique does not apply, and guessing is off: 80 cells stay blank."
    );
    assert!(stall_reason(contradictory_puzzle, &[]).ends_with("there is no solution."));
}

#[test]
fn guessing_alone_has_the_counts_of_plain_backtracking() {
    for puzzle in puzzles("easy50").take(10) {
        let run = finished_run(&puzzle, "paper-guessing", &[("techniques", "")], 1);
        assert_eq!(run.outcome(), Some(Outcome::Solved));
        let [deductions, .., nodes, guesses, backtracks] = run.counters()[..] else {
            panic!("five counters at least");
        };
        assert_eq!(deductions, 0);
        assert!(guesses <= nodes);
        assert_eq!(nodes - backtracks, puzzle.blanks().count() as u64);
        let exhausted_run = finished_run(&puzzle, "paper-guessing", &[("techniques", "")], 0);
        let counters = exhausted_run.counters();
        assert_eq!((exhausted_run.found(), counters[3]), (1, counters[5]));
    }
}

#[test]
fn guessing_finds_every_solution() {
    let shape = Shape::new(2, 2).expect("a shape");
    let empty_position = Position::new(&Grid::empty(shape)).expect("no duplicate digit");
    assert_eq!(
        finished_run(&empty_position, "paper-guessing", &[], 0).found(),
        288
    );
    let other_solver = crate::find("dancing-links").expect("it is listed");
    for puzzle in puzzles("many-solutions-1000").take(60) {
        let limits = Limits {
            solutions: 500,
            steps: None,
        };
        let mut run = other_solver
            .start(&puzzle, &other_solver.setup().within(limits), false)
            .expect("it takes every size");
        run.advance(u64::MAX, u64::MAX);
        assert_eq!(
            finished_run(&puzzle, "paper-guessing", &[], 500).found(),
            run.found()
        );
    }
}

/// The cell and digit of each guess of a run, from its explanations.
fn guesses(puzzle: &Position, params: &[(&str, &str)], seed: u32) -> Vec<(usize, u8)> {
    let setup = (algorithm::<Rules>().setup().preset("paper-guessing")).params(params);
    let mut run = algorithm::<Rules>()
        .start(puzzle, &setup.seed(seed), false)
        .expect("the parameters are right");
    let mut guesses = Vec::new();
    while run.outcome().is_none() {
        let nodes_before = run.counters()[3];
        run.advance(run.steps() + 1, u64::MAX);
        if run.counters()[3] > nodes_before {
            let explanation = run.explain().expect("an explanation of the guess");
            let placed_mark = explanation
                .marks
                .iter()
                .find(|mark| mark.role == Role::Placed);
            guesses.extend(placed_mark.map(|mark| (mark.cell, mark.digit.expect("a digit"))));
        }
    }
    assert_eq!(run.outcome(), Some(Outcome::Solved));
    guesses
}

#[test]
fn guesses_follow_the_cell_and_digit_rules() {
    let no_techniques = ("techniques", "");
    let rows = ("guess_cell", "rows");
    let fewest_places = ("guess_digit", "fewest-places");
    let random = [
        no_techniques,
        ("guess_cell", "random"),
        ("guess_digit", "random"),
    ];
    for puzzle in puzzles("easy50").take(5) {
        let blank = puzzle.blanks().next().expect("a blank");
        let first_guess = |params: &[(&str, &str)]| guesses(&puzzle, params, 1)[0];
        let candidates = puzzle.candidates(blank);
        assert_eq!(
            first_guess(&[no_techniques, rows]),
            (blank, candidates.first().expect("one"))
        );
        let place_count = |digit: &u8| {
            let has_digit = |cell: &usize| puzzle.candidates(*cell).contains(*digit);
            puzzle.blanks().filter(has_digit).count()
        };
        let expected = candidates.iter().min_by_key(place_count).expect("one");
        assert_eq!(
            first_guess(&[no_techniques, rows, fewest_places]),
            (blank, expected)
        );
        let (cell, _) = first_guess(&[no_techniques]);
        let min_candidates = puzzle
            .blanks()
            .map(|cell| puzzle.candidates(cell).len())
            .min();
        assert_eq!(Some(puzzle.candidates(cell).len()), min_candidates);
        let guesses_of_seed = |seed| guesses(&puzzle, &random, seed);
        assert_eq!(guesses_of_seed(1), guesses_of_seed(1));
        assert_ne!(guesses_of_seed(1), guesses_of_seed(2));
    }
    let is_random = |params: &[(&str, &str)]| {
        let setup = (algorithm::<Rules>().setup().preset("paper-guessing")).params(params);
        let capabilities = algorithm::<Rules>().check(&setup, Shape::NINE);
        capabilities.expect("the parameters are right").random
    };
    assert!(is_random(&random));
    assert!(!is_random(&[no_techniques, rows, fewest_places]));
}

#[test]
fn the_parts_of_a_split_with_guessing_equal_the_whole_search() {
    let rules = algorithm::<Rules>();
    let puzzle = puzzles("many-solutions-1000").next().expect("there is one");
    for params in [
        &[][..],
        &[("guess_cell", "random"), ("guess_digit", "random")],
        &[("guess_cell", "rows"), ("guess_digit", "fewest-places")],
    ] {
        let setup = |preset| rules.setup().preset(preset).params(params);
        let capabilities = rules.check(&setup("paper"), Shape::NINE);
        assert!(!capabilities.expect("the parameters are right").divisible);
        let split = rules.split(&puzzle, &setup("paper-guessing"));
        let split = split.expect("it is divisible");
        let no_limits = Limits {
            solutions: 0,
            steps: None,
        };
        let whole_run = finished_run(&puzzle, "paper-guessing", params, 0);
        let (mut found_count, mut counters) = (0, vec![0; whole_run.counters().len()]);
        for number in 0..split.len() {
            let mut part = split.part(number, no_limits);
            part.advance(u64::MAX, u64::MAX);
            found_count += part.found();
            for (sum, count) in counters.iter_mut().zip(part.counters()) {
                *sum += count;
            }
        }
        assert!(split.len() >= 16, "{} parts", split.len());
        assert_eq!(
            (found_count, counters),
            (whole_run.found(), whole_run.counters())
        );
    }
}

#[test]
fn the_rules_of_the_paper_know_subsets_of_five_and_more_on_large_grids() {
    for (side, size) in [(12, 6), (16, 8), (25, 12)] {
        let shape = Shape::of_side(side).expect("a shape");
        let all_digits = Digits::all(side);
        let few_digits: Digits = (1..=25).take(size).collect();
        let sets: Vec<_> = (0..shape.cells())
            .map(|cell| if cell < size { few_digits } else { all_digits })
            .collect();
        let puzzle = Position::with_candidates(&Grid::empty(shape), &sets).expect("no givens");
        let mut run = start_run(&puzzle, "paper", &[], 1);
        run.advance(1, u64::MAX);
        let explanation = run.explain().expect("something was found");
        assert_eq!(explanation.message.template.id, "naked-subset");
        assert_eq!(run.counters()[2], (size * (side - size)) as u64);
    }
}

#[test]
fn only_listed_techniques_are_used_in_their_order() {
    let puzzle = puzzles("easy50").next().expect("there is one");
    for (list, allowed) in [
        ("hidden-single", &["hidden-single"][..]),
        (
            "hidden-single,naked-single",
            &["hidden-single", "naked-single"],
        ),
    ] {
        let mut run = start_run(&puzzle, "paper", &[("techniques", list)], 1);
        let mut first_template = None;
        while run.outcome().is_none() {
            let steps = run.steps();
            run.advance(steps + 1, u64::MAX);
            if let Some(explanation) = run.explain() {
                assert!(allowed.contains(&explanation.message.template.id));
                first_template.get_or_insert(explanation.message.template.id);
            }
        }
        assert_eq!(first_template, Some("hidden-single"), "{list}");
    }
}

#[test]
fn the_rules_of_the_paper_are_those_that_the_drafts_name() {
    let subsets = ["pair", "triple", "quad", "subset"];
    let subsets = subsets.map(|size| [format!("naked-{size}"), format!("hidden-{size}")]);
    let others = [
        "naked-single",
        "hidden-single",
        "x-wing",
        "swordfish",
        "jellyfish",
        "squirmbag",
    ];
    let mut named: Vec<_> = subsets.as_flattened().to_vec();
    named.extend(others.map(str::to_owned));
    named.sort_unstable();
    let options = TechniqueChoice::options();
    let mut used: Vec<_> = (Params::default().techniques.0.iter())
        .map(|choice| options[choice.index()].0)
        .collect();
    used.sort_unstable();
    assert_eq!(used, named);
}

/// A position whose only pattern is a loop: in `size` lines, the digit 4 has two places each, which lie in as many
/// crossing lines, each of which has two of these places.
fn loop_position(size: usize, with_columns: bool) -> Position {
    let shape = Shape::of_side(16).expect("a shape");
    let all_digits = Digits::all(16);
    let four: Digits = [4].into_iter().collect();
    let sets: Vec<_> = (0..shape.cells())
        .map(|cell| {
            let (row, column) = (cell / 16, cell % 16);
            let (line, across) = if with_columns {
                (column, row)
            } else {
                (row, column)
            };
            // The base lines are every third line, the cover lines every third line from the second.
            let (base, cover) = (line / 3, across.wrapping_sub(1) / 3);
            let in_base = line % 3 == 0 && base < size;
            let in_cover = across % 3 == 1 && cover < size;
            let has_place = in_cover && (cover == base || cover == (base + 1) % size);
            if in_base && !has_place {
                all_digits - four
            } else {
                all_digits
            }
        })
        .collect();
    Position::with_candidates(&Grid::empty(shape), &sets).expect("no givens")
}

#[test]
fn the_rules_of_the_paper_find_the_loops_of_the_drafts_in_two_to_five_lines() {
    let fish = ["x-wing", "swordfish", "jellyfish", "squirmbag"];
    for (size, technique) in (2..=5).zip(fish) {
        for with_columns in [false, true] {
            let puzzle = loop_position(size, with_columns);
            let mut run = start_run(&puzzle, "paper", &[], 1);
            run.advance(1, u64::MAX);
            let explanation = run.explain().expect("something was found");
            assert_eq!(explanation.message.template.id, "fish", "{technique}");
            // The digit is removed from the rest of the crossing lines.
            assert_eq!(
                run.counters()[2],
                (size * (16 - size)) as u64,
                "{technique}"
            );
            // No other rule of the preset finds anything.
            let others: Vec<_> = BERGGREN_NILSSON
                .into_iter()
                .filter(|id| *id != technique)
                .collect();
            let run = finished_run(&puzzle, "paper", &[("techniques", &others.join(","))], 1);
            assert_eq!(
                (run.outcome(), run.steps()),
                (Some(Outcome::Stalled), 0),
                "{technique}"
            );
        }
    }
}
