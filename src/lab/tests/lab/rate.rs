//! Tests of `rate`.

use sudoku_rating::{Rater, raters};

use crate::common::{EASY, call, column, rows};

/// Norvig's first hard puzzle.
const TOP95_FIRST: &str =
    "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";

/// The header of the output for some scales: the columns, separated by commas.
fn columns(raters: impl Iterator<Item = Rater>) -> String {
    let columns = raters.flat_map(Rater::columns);
    let columns: Vec<_> = columns.map(|column| column.id).collect();
    format!("puzzle,{}", columns.join(","))
}

#[test]
fn each_puzzle_has_a_row_with_the_columns_of_all_scales() {
    let output = call("rate --scale all -", &format!("{EASY} a label\n"));
    assert_eq!((output.status, output.stderr), (0, Vec::new()));
    assert_eq!(output.stdout.lines().next(), Some(&*columns(raters())));
    let all_scales = rows(&output.stdout);
    assert!(all_scales[0].values().all(|field| !field.is_empty()));
    // The second puzzle is rated on two scales only, because η takes several seconds for it.
    let intermediate_puzzle =
        ".......12..8.3...........4.12.5..........47...6.......5.7...3.....62.......1.....";
    let input = format!("{EASY} a label\n\n{intermediate_puzzle}\n");
    let rows = rows(&call("rate --scale qqwing --scale clues -", &input).stdout);
    for (row, (puzzle, class, clues)) in rows.iter().zip([
        (EASY, "simple", "30"),
        (intermediate_puzzle, "intermediate", "17"),
    ]) {
        let fields = (&*row["puzzle"], &*row["qqwing"], &*row["clues"]);
        assert_eq!(fields, (puzzle, class, clues));
    }
    assert_eq!((all_scales.len(), rows.len()), (1, 2));
}

#[test]
fn selected_scales_are_in_the_order_of_the_list() {
    let output = call("rate --scale qqwing --scale clues --scale clues -", EASY);
    assert_eq!(
        output.stdout,
        format!("puzzle,clues,qqwing\n{EASY},30,simple\n")
    );
}

#[test]
fn ratings_depend_on_the_seed_but_not_on_the_jobs() {
    let input = format!("{TOP95_FIRST}\n").repeat(40);
    let rate = |options: &str| call(&format!("rate --scale guesses {options} -"), &input).stdout;
    let table = rate("");
    assert_eq!(table, rate("--seed 1 --jobs 3"));
    assert_ne!(table, rate("--seed 2"));
    let rows = rows(&table);
    assert_eq!(rows.len(), 40);
    assert!(rows.iter().all(|row| row == &rows[0]));
}

#[test]
fn correlations_are_a_matrix_of_all_columns() {
    let puzzle_file = include_str!("../../../../tests/puzzles/top95.txt");
    let lines: Vec<_> = puzzle_file.lines().take(30).collect();
    let input = lines.join("\n");
    let scales = "--scale clues --scale guesses --scale search-depth";
    let output = call(&format!("rate {scales} --correlations --jobs 2 -"), &input);
    assert_eq!((output.status, output.stderr), (0, Vec::new()));
    let table = rows(&output.stdout);
    let columns = ["clues", "search_depth", "guesses"];
    assert_eq!(column(&table, "column"), columns);
    assert_eq!(column(&table, "puzzles"), ["30"; 3]);
    for (row, column_id) in table.iter().zip(columns) {
        assert_eq!(row[column_id], "1.000");
        for (other_row, other_id) in table.iter().zip(columns) {
            assert_eq!(row[other_id], other_row[column_id]);
        }
    }
    // The ranks are computed from the rows and doubled.
    let rating_rows = rows(&call(&format!("rate {scales} -"), &input).stdout);
    let ranks = |name: &str| -> Vec<f64> {
        let numbers: Vec<f64> = (column(&rating_rows, name).iter())
            .map(|text| text.parse().expect("a number"))
            .collect();
        let rank = |value: &f64| {
            let below_count = numbers.iter().filter(|number| *number < value).count();
            let not_greater_count = numbers.iter().filter(|number| *number <= value).count();
            f64::from(u32::try_from(below_count + not_greater_count).expect("few"))
        };
        numbers.iter().map(rank).collect()
    };
    let (depth_ranks, guess_ranks) = (ranks("search_depth"), ranks("guesses"));
    let sum_of_products = |a: &[f64], b: &[f64]| -> f64 {
        a.iter().zip(b).map(|(a, b)| (a - 30.0) * (b - 30.0)).sum()
    };
    let expected_correlation = sum_of_products(&depth_ranks, &guess_ranks)
        / (sum_of_products(&depth_ranks, &depth_ranks)
            * sum_of_products(&guess_ranks, &guess_ranks))
        .sqrt();
    let reported_correlation: f64 = table[1]["guesses"].parse().expect("a number");
    // Rows are rounded to hundredths, which may create ties.
    assert!(
        (reported_correlation - expected_correlation).abs() < 0.01,
        "{reported_correlation} {expected_correlation}"
    );
    // The correlation is undefined if all values are equal.
    let equal_puzzles = call(
        "rate --scale clues --correlations -",
        &format!("{EASY}\n{EASY}\n"),
    );
    assert_eq!(equal_puzzles.stdout, "column,puzzles,clues\nclues,2,\n");
}

#[test]
fn puzzles_that_cannot_be_rated_are_reported_and_skipped() {
    let ambiguous_puzzle = ".".repeat(81);
    let unsolvable_puzzle = format!("12345678.........9{}", ".".repeat(63));
    let conflicting_puzzle = format!("55{}", ".".repeat(79));
    let input = format!(
        "{EASY}\n{ambiguous_puzzle}\n{unsolvable_puzzle}\n12x\n{conflicting_puzzle}\n{EASY}\n"
    );
    let output = call("rate --scale clues -", &input);
    assert_eq!(output.status, 2);
    assert_eq!(
        output.stdout,
        format!("puzzle,clues\n{EASY},30\n{EASY},30\n")
    );
    assert_eq!(output.stderr.len(), 4, "{:?}", output.stderr);
    for (message, line) in output.stderr.iter().zip(2..) {
        assert!(message.starts_with(&format!("line {line}")), "{message}");
    }
    assert_eq!(
        output.stderr[0],
        "line 2: the puzzle has more than one solution"
    );
    assert_eq!(output.stderr[1], "line 3: the puzzle has no solution");
}

#[test]
fn scales_not_defined_for_a_size_are_empty_unless_selected() {
    let small_puzzle = "12..34..2..34..1";
    let small_puzzle = small_puzzle.replacen("2..34..1", "2.434321", 1);
    let output = call("rate -", &small_puzzle);
    assert_eq!((output.status, output.stderr), (0, Vec::new()));
    let row = &rows(&output.stdout)[0];
    assert_eq!((&*row["qqwing"], &*row["backdoor"]), ("", "0"));
    let output = call("rate --scale qqwing --scale clues -", &small_puzzle);
    assert_eq!(
        (output.status, &*output.stdout),
        (2, "puzzle,clues,qqwing\n")
    );
    assert_eq!(
        output.stderr,
        ["line 1: the scale qqwing is not defined for a grid of side 4"]
    );
}

#[test]
fn an_unknown_scale_is_reported_with_the_known_ones() {
    let output = call("rate --scale magic -", EASY);
    assert_eq!((output.status, &*output.stdout), (2, ""));
    let message = output.stderr.join("\n");
    assert!(message.contains("magic") && raters().all(|rater| message.contains(rater.info().id)));
}

/// The tested ratings depend on random numbers, exponentials and sums of floats. The results of
/// these must be equal on all platforms.
#[test]
fn ratings_equal_the_golden_file() {
    let lines = include_str!("../../../../tests/golden/rated.csv");
    let (header, rows) = lines.split_once('\n').expect("a header");
    let (scales, columns) = header.split_once(" | ").expect("scales and columns");
    let scales = scales.trim_start_matches("# ");
    let arguments: Vec<_> = scales
        .split(' ')
        .map(|id| format!("--scale {id}"))
        .collect();
    let puzzles: Vec<_> = (rows.lines())
        .map(|row| row.split(',').next().expect("a puzzle"))
        .collect();
    let output = call(
        &format!("rate --seed 7 {} -", arguments.join(" ")),
        &puzzles.join("\n"),
    );
    assert_eq!((output.status, output.stderr), (0, Vec::new()));
    assert_eq!(output.stdout, format!("{columns}\n{rows}"));
}
