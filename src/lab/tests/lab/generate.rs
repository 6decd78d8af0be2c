//! Tests of `generate` and `canon`.

use std::collections::BTreeSet;

use crate::common::{EASY, call, column, rows};

fn lines(arguments: &str) -> Vec<String> {
    let output = call(arguments, "");
    assert_eq!(output.status, 0, "{arguments}: {:?}", output.stderr);
    output.stdout.lines().map(str::to_owned).collect()
}

fn givens(puzzle: &str) -> usize {
    puzzle.chars().filter(|symbol| *symbol != '.').count()
}

/// The number of solutions of each puzzle, up to two.
fn solutions(puzzles: &[String]) -> Vec<String> {
    let output = call(
        "solve --algorithm general --solutions 2 -",
        &puzzles.join("\n"),
    );
    column(&rows(&output.stdout), "solutions")
}

#[test]
fn puzzles_satisfy_the_options() {
    for (arguments, cells, low, high) in [
        ("generate --count 3", 81, 20, 30),
        ("generate --count 3 --minimal --jobs 2", 81, 20, 30),
        (
            "generate --count 3 --givens 30..32 --symmetry diagonal",
            81,
            30,
            32,
        ),
        ("generate --count 2 --size 6", 36, 6, 20),
        ("generate --count 2 --box 2x5 --givens 60..60", 100, 60, 60),
        (
            "generate --count 2 --algorithm dig --param engine=dancing-links",
            81,
            20,
            30,
        ),
        (
            "generate --count 2 --algorithm build-up --minimal",
            81,
            20,
            30,
        ),
        ("generate --count 2 --algorithm grid", 81, 81, 81),
    ] {
        let puzzles = lines(arguments);
        assert_eq!(puzzles, lines(arguments), "the same again");
        let distinct_puzzles: BTreeSet<_> = puzzles.iter().collect();
        assert_eq!(distinct_puzzles.len(), puzzles.len());
        for puzzle in &puzzles {
            assert_eq!(puzzle.chars().count(), cells, "{arguments}");
            assert!(
                (low..=high).contains(&givens(puzzle)),
                "{arguments}: {puzzle}"
            );
        }
        assert!(
            solutions(&puzzles).iter().all(|count| count == "1"),
            "{arguments}"
        );
        let seeded_arguments = format!("{arguments} --seed 77");
        assert_ne!(puzzles, lines(&seeded_arguments));
    }
}

#[test]
fn unreachable_options_end_with_status_3() {
    let output = call("generate --givens 5..10 --param attempts=2", "");
    assert_eq!((output.status, output.stdout.as_str()), (3, ""));
    assert_eq!(output.stderr.len(), 2);
    let output = call("generate --size 25 --max-seconds 0.3", "");
    assert_eq!(output.status, 3);
    assert!(
        output
            .stderr
            .iter()
            .any(|line| line.contains("the time limit was reached"))
    );
    assert_eq!(output.stdout, "");
}

/// A map from a cell to a cell, each given as row and column. The first argument is the index of
/// the last row and column of the grid.
type CellMap = fn(usize, (usize, usize)) -> (usize, usize);

const HALF_TURN: CellMap = |n, (r, c)| (n - r, n - c);
const QUARTER_TURN: CellMap = |n, (r, c)| (c, n - r);
const MIRROR_ROWS: CellMap = |n, (r, c)| (n - r, c);
const MIRROR_COLUMNS: CellMap = |n, (r, c)| (r, n - c);
const DIAGONAL: CellMap = |_, (r, c)| (c, r);
const ANTIDIAGONAL: CellMap = |n, (r, c)| (n - c, n - r);

const SYMMETRIES: [(&str, &[CellMap]); 10] = [
    ("none", &[]),
    ("rotate-180", &[HALF_TURN]),
    ("rotate-90", &[QUARTER_TURN]),
    ("mirror-rows", &[MIRROR_ROWS]),
    ("mirror-columns", &[MIRROR_COLUMNS]),
    ("mirror-both", &[MIRROR_ROWS, MIRROR_COLUMNS]),
    ("diagonal", &[DIAGONAL]),
    ("antidiagonal", &[ANTIDIAGONAL]),
    ("both-diagonals", &[DIAGONAL, ANTIDIAGONAL]),
    ("full", &[QUARTER_TURN, MIRROR_ROWS]),
];

fn is_symmetric(puzzle: &str, maps: &[CellMap]) -> bool {
    let cells = puzzle.as_bytes();
    let side = cells.len().isqrt();
    (0..cells.len()).all(|cell| {
        maps.iter().all(|map| {
            let (row, column) = map(side - 1, (cell / side, cell % side));
            (cells[cell] == b'.') == (cells[row * side + column] == b'.')
        })
    })
}

/// Returns `true` if no given is redundant.
fn is_minimal(puzzle: &str) -> bool {
    let without_given = |cell: usize| format!("{}.{}", &puzzle[..cell], &puzzle[cell + 1..]);
    let given_cells = (0..puzzle.len()).filter(|cell| puzzle.as_bytes()[*cell] != b'.');
    let reduced_puzzles: Vec<_> = given_cells.map(without_given).collect();
    solutions(&reduced_puzzles).iter().all(|count| count == "2")
}

#[test]
fn every_puzzle_on_stdout_satisfies_all_options() {
    let (mut written_count, mut missing_count) = (0, 0);
    for algorithm in ["dig", "build-up"] {
        for (symmetry, maps) in SYMMETRIES {
            for (options, minimal, givens_asked, level) in [
                ("--minimal", true, 0..=81, None),
                ("--size 4 --minimal --givens 5..6", true, 5..=6, None),
                ("--size 6 --givens 14..16", false, 14..=16, None),
                (
                    "--size 4 --difficulty clues=5..6 --minimal --max-seconds 0.05",
                    true,
                    5..=6,
                    None,
                ),
                (
                    "--givens 24..32 --difficulty medium --max-seconds 0.1",
                    false,
                    24..=32,
                    Some("Medium"),
                ),
            ] {
                let arguments = format!(
                    "generate --count 2 --param attempts=2 --algorithm {algorithm} --symmetry {symmetry} {options}"
                );
                let output = call(&arguments, "");
                let puzzles: Vec<_> = output.stdout.lines().map(str::to_owned).collect();
                let expected = if puzzles.len() == 2 { 0 } else { 3 };
                assert_eq!(output.status, expected, "{arguments}: {:?}", output.stderr);
                assert!(
                    solutions(&puzzles).iter().all(|count| count == "1"),
                    "{arguments}"
                );
                for puzzle in &puzzles {
                    assert!(is_symmetric(puzzle, maps), "{arguments}: {puzzle}");
                    assert!(
                        givens_asked.contains(&givens(puzzle)),
                        "{arguments}: {puzzle}"
                    );
                    assert!(!minimal || is_minimal(puzzle), "{arguments}: {puzzle}");
                }
                if let Some(level) = level {
                    let levels = ratings(&puzzles, "hodoku", "hodoku_level");
                    assert!(
                        levels.iter().all(|found| found == level),
                        "{arguments}: {levels:?}"
                    );
                }
                written_count += puzzles.len();
                missing_count += 2 - puzzles.len();
            }
        }
    }
    assert!(
        written_count > 20 && missing_count > 20,
        "{written_count} written, {missing_count} not"
    );
}

/// The ratings of puzzles, as `rate` writes them.
fn ratings(puzzles: &[String], scale: &str, name: &str) -> Vec<String> {
    let output = call(&format!("rate --scale {scale} -"), &puzzles.join("\n"));
    column(&rows(&output.stdout), name)
}

#[test]
fn puzzles_have_the_requested_difficulty() {
    for level in ["easy", "medium", "hard", "unfair", "extreme"] {
        let generated = lines(&format!("generate --count 2 --seed 7 --difficulty {level}"));
        let levels = ratings(&generated, "hodoku", "hodoku_level");
        assert!(
            levels.len() == 2
                && levels
                    .iter()
                    .all(|rated_level| rated_level.to_lowercase() == level),
            "{level}: {levels:?}"
        );
    }
    let arguments =
        "generate --count 3 --difficulty se=3.6..4.5 --symmetry rotate-180 --givens 24..32";
    let generated = lines(arguments);
    assert_eq!(generated, lines(&format!("{arguments} --jobs 2")));
    for (rating, puzzle) in ratings(&generated, "se", "se_er").iter().zip(&generated) {
        let rating: f64 = rating.parse().expect("a number");
        assert!((3.6..=4.5).contains(&rating), "{rating}");
        assert!((24..=32).contains(&givens(puzzle)), "{puzzle}");
        let reversed = puzzle.bytes().rev();
        assert!(
            puzzle
                .bytes()
                .zip(reversed)
                .all(|(a, b)| (a == b'.') == (b == b'.'))
        );
    }
    assert_eq!(generated.len(), 3);
    let generated =
        lines("generate --count 2 --minimal --difficulty qqwing=expert --technique xy-wing");
    assert_eq!(ratings(&generated, "qqwing", "qqwing"), ["expert"; 2]);
    let output = call("path -", &generated.join("\n"));
    let steps = rows(&output.stdout);
    let (line_column, technique_column) = (column(&steps, "line"), column(&steps, "technique"));
    for line in ["1", "2"] {
        let mut steps_of_line = line_column
            .iter()
            .zip(&technique_column)
            .filter(|(step_line, _)| *step_line == line);
        assert!(
            steps_of_line.any(|(_, technique)| technique == "xy-wing"),
            "{line}"
        );
    }
}

/// The output equals a golden file, which the tests of the npm package also use.
#[test]
fn puzzles_with_a_target_equal_the_golden_file() {
    let golden = include_str!("../../../../tests/golden/made.csv");
    for row in golden.lines().skip(1) {
        let [difficulty, technique, symmetry, seed, puzzle] =
            <[&str; 5]>::try_from(row.split(',').collect::<Vec<_>>()).expect("five fields");
        let mut arguments = vec![format!("generate --seed {seed}")];
        for (option, value) in [
            ("difficulty", difficulty),
            ("technique", technique),
            ("symmetry", symmetry),
        ] {
            if !value.is_empty() {
                arguments.push(format!("--{option} {value}"));
            }
        }
        assert_eq!(lines(&arguments.join(" ")), [puzzle], "{row}");
    }
}

#[test]
fn a_target_out_of_reach_ends_with_status_3_and_the_nearest_puzzle_on_stderr() {
    let output = call("generate --difficulty clues=17 --max-seconds 0.5", "");
    assert_eq!((output.status, output.stdout.as_str()), (3, ""));
    let message = &output.stderr[0];
    assert!(
        message.starts_with("seed 1: the time limit was reached after "),
        "{message}"
    );
    let (description, puzzle) = message.rsplit_once(": ").expect("the nearest puzzle");
    assert_eq!(solutions(&[puzzle.to_owned()]), ["1"]);
    assert!(
        description.ends_with(&format!(" {}", givens(puzzle))),
        "{message}"
    );
    assert_eq!(output.stderr[1], "0 of 1 puzzles generated as requested");
    let output = call(
        "generate --technique x-wing --givens 5..10 --param attempts=2",
        "",
    );
    assert_eq!((output.status, output.stdout.as_str()), (3, ""));
    assert_eq!(output.stderr[0], "seed 1: dig gave up after 0 puzzles");
}

#[test]
fn wrong_calls_are_usage_errors() {
    for (arguments, reason) in [
        ("--algorithm fast", "values: dig, build-up, minimal, grid"),
        ("--algorithm minimal --size 4", "only grids of side 9"),
        ("--algorithm grid --givens 1..2", "no such parameter"),
        ("--param engine=fast --size 6", "supports this grid"),
        ("--symmetry round", "one of none"),
        ("--givens 30", "A..B"),
        ("--givens 31..30", "less than the minimum"),
        ("--size 7", "side 7"),
        ("--size 9 --box 2x3", "a grid of side 6, not 9"),
        ("--compare --minimal", "cannot be used with"),
        ("--compare --technique x-wing", "cannot be used with"),
        ("--difficulty tough", "easy, medium, hard, unfair, extreme"),
        ("--difficulty rank=3", "available: clues, se,"),
        ("--difficulty se=7..6", "below its start"),
        ("--size 4 --difficulty se=2", "grid of side 4"),
        ("--technique y-wing", "values: full-house,"),
    ] {
        let output = call(&format!("generate {arguments}"), "");
        assert_eq!(
            (output.status, output.stdout.as_str()),
            (2, ""),
            "{arguments}"
        );
        let message = output.stderr.join("\n");
        assert!(message.contains(reason), "{arguments}: {message}");
    }
}

#[test]
fn generators_are_compared() {
    let output = call("generate --compare --size 4 --count 3", "");
    assert_eq!(output.status, 0, "{:?}", output.stderr);
    let rows = rows(&output.stdout);
    assert!(rows.len() > 20, "{}", rows.len());
    let (mut proving_count, mut unique_shares) = (0, BTreeSet::new());
    for row in rows {
        assert_eq!((row["side"].as_str(), row["puzzles"].as_str()), ("4", "3"));
        if proves(&row["setting"]) {
            assert_eq!(row["unique"], "1.0000", "{}", row["setting"]);
            proving_count += 1;
        } else {
            unique_shares.insert(row["unique"].clone());
        }
        let rate = |id: &str| row[id].parse().unwrap_or(f64::INFINITY);
        assert!(rate("per_second_low") <= rate("per_second_high"), "{row:?}");
        let minimal_share: f64 = row["minimal"].parse().expect("a number");
        let (low, high): (f64, f64) = (
            row["minimal_low"].parse().expect("a number"),
            row["minimal_high"].parse().expect("a number"),
        );
        assert!(low <= minimal_share + 1e-4 && minimal_share <= high + 1e-4);
        assert!(
            !row["setting"].is_empty() || row["algorithm"] != "dig" || row["minimal"] == "1.0000"
        );
    }
    assert!(
        proving_count > 20 && unique_shares.len() > 1,
        "{proving_count}, {unique_shares:?}"
    );
}

#[test]
fn means_of_few_puzzles_have_students_interval() {
    let output = call("generate --compare --size 4 --count 2", "");
    let mut unequal_count = 0;
    for row in rows(&output.stdout) {
        let bound = |id: &str| row[id].parse::<f64>().expect("a number");
        let half_width = (bound("givens_high") - bound("givens_low")) / 2.0;
        // For two integers, the half-width is half of their distance times the 97.5 % point of
        // Student's t with one degree of freedom.
        let distance = half_width * 2.0 / 12.706;
        assert!((distance - distance.round()).abs() < 0.01, "{row:?}");
        unequal_count += usize::from(distance > 0.5);
        // Two values do not bound a median.
        assert_eq!(
            (row["nodes_low"].as_str(), row["nodes_high"].as_str()),
            ("", "")
        );
    }
    assert!(unequal_count > 0);
}

/// Returns `true` if the engine of a setting can prove uniqueness.
fn proves(setting: &str) -> bool {
    let unproving_engines = [
        "cultural-ga",
        "ga",
        "memetic-ga",
        "ant-colony",
        "boltzmann",
        "annealing",
        "tempering",
        "relaxation-labeling",
        "divide-and-concur",
        "chaos",
        "belief-propagation",
    ];
    let engine = setting.strip_prefix("engine=").unwrap_or_default();
    match engine.split_once(':').unwrap_or((engine, "")) {
        ("rules", preset) => preset == "paper-guessing",
        ("learned", preset) => preset == "guided",
        (id, _) => !unproving_engines.contains(&id),
    }
}

#[test]
fn a_puzzle_with_several_solutions_is_reported_and_not_written() {
    let output = call(
        "generate --size 6 --count 6 --param engine=cultural-ga --param trials=1",
        "",
    );
    assert_eq!(output.status, 3);
    let written_puzzles: Vec<_> = output.stdout.lines().map(str::to_owned).collect();
    assert!(solutions(&written_puzzles).iter().all(|count| count == "1"));
    let reported_puzzles = output.stderr.iter().filter_map(|line| {
        let (_, puzzle) = line.split_once("there is more than one solution: ")?;
        Some(puzzle.to_owned())
    });
    let reported_puzzles: Vec<_> = reported_puzzles.collect();
    assert!(!reported_puzzles.is_empty() && reported_puzzles.len() + written_puzzles.len() == 6);
    assert!(
        solutions(&reported_puzzles)
            .iter()
            .all(|count| count == "2")
    );
}

#[test]
fn equivalent_puzzles_have_one_form() {
    // Rows and columns exchanged.
    let cells: Vec<_> = EASY.chars().collect();
    let transposed: String = (0..81).map(|cell| cells[cell % 9 * 9 + cell / 9]).collect();
    let output = call(
        "canon -",
        &format!("{EASY}\n{transposed} label\n12\n1...............\n"),
    );
    assert_eq!(output.status, 2);
    let forms: Vec<_> = output.stdout.lines().collect();
    assert_eq!(forms.len(), 2);
    assert_eq!(forms[0], forms[1]);
    assert_eq!(givens(forms[0]), givens(EASY));
    assert_eq!(output.stderr.len(), 2);
    assert!(output.stderr[0].starts_with("line 3") && output.stderr[1].starts_with("line 4"));
}
