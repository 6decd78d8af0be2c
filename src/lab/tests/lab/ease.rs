//! Tests of `ease`.

use crate::common::{EASY, call};

/// The output equals a golden file, which the tests of the npm package also use.
#[test]
fn easier_versions_equal_the_golden_file() {
    let lines = include_str!("../../../../tests/golden/eased.txt").lines();
    for line in lines.filter(|line| !line.starts_with('#')) {
        let words: Vec<_> = line.split(' ').collect();
        let [shape, givens, seed, puzzle, expected] = words[..] else {
            panic!("{line}");
        };
        let output = call(
            &format!("ease --box {shape} --givens {givens} --seed {seed} -"),
            puzzle,
        );
        assert_eq!((output.status, output.stderr), (0, Vec::new()), "{line}");
        assert_eq!(output.stdout.trim_end(), expected, "{line}");
    }
}

#[test]
fn puzzles_without_exactly_one_solution_are_reported_and_skipped() {
    let ambiguous_puzzle = ".".repeat(81);
    let unsolvable_puzzle = format!("12345678.........9{}", ".".repeat(63));
    let conflicting_puzzle = format!("55{}", ".".repeat(79));
    let input = format!(
        "{EASY} a label\n{ambiguous_puzzle}\n{unsolvable_puzzle}\n\n{conflicting_puzzle}\n123\n{}\n{EASY}\n",
        ".".repeat(16)
    );
    let output = call("ease --givens 40 -", &input);
    assert_eq!(output.status, 2);
    assert_eq!(
        output.stderr,
        [
            "line 2: the puzzle has more than one solution",
            "line 3: the puzzle has no solution",
            "line 5: r1c1 and r1c2 in row 1 both contain 5",
            "line 6, column 4: 81 cells expected, 3 found",
            "line 7: a grid of side 4 has 16 cells, so it cannot have 40 givens",
        ]
    );
    let eased_puzzles: Vec<_> = output.stdout.lines().collect();
    assert_eq!(eased_puzzles.len(), 2);
    assert_eq!(eased_puzzles[0], eased_puzzles[1]);
    assert_eq!(
        eased_puzzles[0]
            .bytes()
            .filter(|symbol| *symbol != b'.')
            .count(),
        40
    );
}

#[test]
fn puzzles_with_enough_givens_stay_unchanged() {
    for givens in [0, 30] {
        let output = call(&format!("ease --givens {givens} -"), EASY);
        assert_eq!((output.status, output.stdout.trim_end()), (0, EASY));
    }
    let output = call("ease -", EASY);
    assert_eq!((output.status, &*output.stdout), (2, ""));
    assert!(output.stderr.join(" ").contains("--givens"));
}
