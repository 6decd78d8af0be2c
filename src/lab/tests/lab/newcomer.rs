//! Tests of what new users meet first: defaults, suggestions, exit statuses, completions and manual pages.

use std::io::Write as _;
use std::process::Stdio;

use serde_json::Value;
use sudoku_rating::{Rater, raters};
use sudoku_solvers::SOLVERS;
use sudoku_techniques::TECHNIQUES;

use crate::common::{EASY, call, column, lab, rows};

/// Every command that reads puzzles and writes a table.
const TABLE_COMMANDS: [&str; 5] = [
    "solve -",
    "solve --algorithm backtracking --counters -",
    "rate -",
    "path -",
    "deduce -",
];

/// A puzzle without a solution and without conflicting givens.
fn unsolvable() -> String {
    format!("12345678.........9{}", ".".repeat(63))
}

#[test]
fn without_an_algorithm_the_fastest_solver_says_whether_the_solution_is_unique() {
    let small_solution = "1234341221434321";
    let input = [
        EASY,
        &".".repeat(81),
        &small_solution.replace('1', "."),
        small_solution,
        &".".repeat(16),
    ]
    .join("\n");
    let output = call("solve -", &input);
    assert_eq!((output.status, output.stderr), (0, Vec::new()));
    let table = rows(&output.stdout);
    let uniqueness = ["unique", "several", "unique", "unique", "several"];
    assert_eq!(column(&table, "uniqueness"), uniqueness);
    let algorithms = ["fast", "fast", "general", "general", "general"];
    assert_eq!(column(&table, "algorithm"), algorithms);
    assert_eq!(column(&table, "solutions"), ["1", "2", "1", "1", "2"]);
    // A single solution does not prove that there is no other.
    let output = call("solve --solutions 1 -", EASY);
    assert_eq!(column(&rows(&output.stdout), "uniqueness"), [""]);
}

#[test]
fn the_exit_status_tells_puzzles_without_a_solution_from_wrong_input() {
    let clash = format!("55{}", ".".repeat(79));
    let damaged = EASY.replacen('9', "x", 1);
    for (lines, status) in [
        (vec![EASY], 0),
        (vec![EASY, &unsolvable(), EASY], 1),
        (vec![&clash, EASY], 2),
        (vec![&damaged, EASY], 2),
        (vec![&damaged, &unsolvable()], 2),
        (vec![&unsolvable(), &damaged], 2),
    ] {
        for command in ["solve -", "solve --algorithm backtracking --jobs 2 -"] {
            let output = call(command, &lines.join("\n"));
            assert_eq!(output.status, status, "{command}: {lines:?}");
        }
    }
    let table = rows(&call("solve -", &unsolvable()).stdout);
    assert_eq!(column(&table, "uniqueness"), ["none"]);
    for command in ["rate -", "path -", "deduce -", "ease --givens 30 -"] {
        assert_eq!(call(command, &clash).status, 2, "{command}");
    }
    let help = call("--help", "").stdout;
    for status in 0..=4 {
        assert!(help.contains(&format!("\n  {status}  ")), "{help}");
    }
}

#[test]
#[cfg(target_os = "linux")]
fn a_full_disk_is_an_error_with_a_status_of_its_own() {
    let commands = ["list", "solve -", "canon -", "completions bash", "man"];
    for command in commands {
        let full_disk = std::fs::File::options().write(true).open("/dev/full");
        let mut child = lab(command)
            .stdin(Stdio::piped())
            .stdout(full_disk.expect("it exists"))
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let mut stdin = child.stdin.take().expect("piped");
        let _ = stdin.write_all(EASY.as_bytes()); // the program may have ended
        drop(stdin);
        let output = child.wait_with_output().expect("it ends");
        let message = String::from_utf8(output.stderr).expect("text");
        assert_eq!(output.status.code(), Some(4), "{command}: {message}");
        assert!(message.starts_with("error: cannot write: "), "{message}");
    }
}

#[test]
fn the_quick_scales_are_rated_unless_others_are_selected() {
    let columns = |options: &str| {
        let output = call(&format!("rate {options} -"), EASY);
        assert_eq!((output.status, output.stderr), (0, Vec::new()), "{options}");
        output.stdout.lines().next().map(str::to_owned)
    };
    let slow_columns = ["se_er", "ga_generations", "eta"];
    let quick_columns = columns("").expect("a header");
    for column in raters().flat_map(Rater::columns) {
        let is_slow = slow_columns.contains(&column.id) || column.id.starts_with("se_");
        assert_eq!(quick_columns.contains(column.id), !is_slow, "{}", column.id);
    }
    assert_eq!(columns("--scale quick"), columns(""));
    assert!(columns("--scale quick --scale se").is_some_and(|header| header.contains("se_er")));
}

#[test]
fn json_lines_have_the_fields_of_csv() {
    let input = format!("{EASY}\n{}\n", unsolvable());
    for command in TABLE_COMMANDS {
        let command = format!("{command} --box 3x3");
        let csv = call(&command, &input);
        let json = call(&format!("{command} --output-format jsonl"), &input);
        assert_eq!((json.status, &json.stderr), (csv.status, &csv.stderr));
        let csv_rows = rows(&csv.stdout);
        assert_eq!(json.stdout.lines().count(), csv_rows.len(), "{command}");
        assert!(!csv_rows.is_empty(), "{command}");
        for (line, row) in json.stdout.lines().zip(csv_rows) {
            let fields: Value = serde_json::from_str(line).expect("JSON");
            let fields = fields.as_object().expect("an object");
            assert_eq!(fields.len(), row.len(), "{command}");
            for (name, value) in row.iter().filter(|(name, _)| *name != "micros") {
                let text = match &fields[name] {
                    Value::Null => String::new(),
                    Value::String(text) => {
                        let is_grid = ["puzzle", "solution"].contains(&&**name);
                        assert!(
                            is_grid || text.parse::<f64>().is_err(),
                            "{command} {name}: {text}"
                        );
                        text.clone()
                    }
                    Value::Number(number) => number.to_string(),
                    other => panic!("{command} {name}: {other}"),
                };
                let same_number = text.parse::<f64>().ok() == value.parse::<f64>().ok();
                let is_number = text.parse::<f64>().is_ok();
                assert!(
                    text == *value || is_number && same_number,
                    "{command} {name}"
                );
            }
        }
    }
    let correlations = "rate --scale clues --correlations --output-format jsonl -";
    let output = call(correlations, &format!("{EASY}\n{EASY}"));
    let expected = "{\"column\":\"clues\",\"puzzles\":2,\"clues\":null}\n";
    assert_eq!(output.stdout, expected);
    let output = call(
        "generate --compare --size 4 --max-seconds 0.05 --output-format jsonl",
        "",
    );
    for line in output.stdout.lines() {
        let fields: Value = serde_json::from_str(line).expect("JSON");
        assert!(fields["algorithm"].is_string() && fields["puzzles"].is_number());
    }
    assert!(output.stdout.lines().count() > 20);
}

#[test]
fn a_similar_id_is_suggested_for_a_misspelt_one() {
    for (arguments, suggestion) in [
        ("slove -", "solve"),
        ("solve --algoritm fast -", "--algorithm"),
        ("solve --algorithm dancing-link -", "dancing-links"),
        ("solve --algorithm backtracking --preset row -", "rows"),
        (
            "solve --algorithm annealing --param colling=0.9 -",
            "cooling",
        ),
        ("solve --output-format jsnol -", "jsonl"),
        ("rate --scale hodku -", "hodoku"),
        ("path --techniques naked-single,xwing -", "x-wing"),
        ("path --techniques hodku -", "hodoku"),
        ("deduce --technique sword-fish -", "swordfish"),
        ("generate --algorithm minimum", "minimal"),
        ("generate --symmetry rotate180", "rotate-180"),
        ("generate --param symetry=full", "symmetry"),
        ("generate --technique x-wings", "x-wing"),
        ("generate --difficulty hrad", "hard"),
        ("generate --difficulty hodku=easy", "hodoku"),
        ("man slove", "solve"),
    ] {
        let output = call(arguments, EASY);
        assert_eq!((output.status, &*output.stdout), (2, ""), "{arguments}");
        let message = output.stderr.join("\n");
        assert!(message.starts_with("error: "), "{message}");
        let is_tip = |line: &String| line.starts_with("  tip: ") || line.contains(" tip: ");
        let tip = output.stderr.iter().find(|line| is_tip(line));
        let tip = tip.unwrap_or_else(|| panic!("no tip: {message}"));
        assert!(
            tip.contains(&format!("'{suggestion}'")),
            "{arguments}: {tip}"
        );
    }
    let message = call("solve --algorithm backtracking --preset zzz -", EASY).stderr;
    assert_eq!(message.len(), 1, "nothing is similar: {message:?}");
}

#[test]
fn an_experiment_with_a_misspelt_id_is_corrected() {
    let dir = crate::temp_dir::TempDir::new("misspelt");
    let definition = "seeds = 1\n[[set]]\nname = \"a\"\ngenerate = { algorithm = \"dig\", count = 1 }\n\
                      [[contestant]]\nalgorithm = \"backtracking\"\n\
                      [[contestant]]\nalgorithm = \"dancing-link\"\n";
    dir.write("e.toml", definition);
    let output = dir.call("experiment @e.toml --out @out");
    assert_eq!(output.status, 2);
    let message = output.stderr.join("\n");
    assert!(message.contains("exists: 'dancing-links'"), "{message}");
}

#[test]
fn a_puzzle_in_place_of_a_file_is_recognised() {
    let message = call(&format!("solve {EASY}"), "").stderr.join("\n");
    assert!(
        message.contains("tip: to pass a puzzle as text"),
        "{message}"
    );
    let message = call("solve no-such-file", "").stderr.join("\n");
    assert!(message.starts_with("error: cannot read no-such-file: ") && !message.contains("tip"));
}

#[test]
fn completions_know_commands_options_and_ids() {
    let solver_ids = SOLVERS.iter().map(|solver| solver.info().id);
    let technique_ids = TECHNIQUES.iter().map(|technique| technique.info().id);
    let ids: Vec<_> = solver_ids.chain(technique_ids).collect();
    for shell in ["bash", "zsh", "fish"] {
        let output = call(&format!("completions {shell}"), "");
        assert_eq!((output.status, output.stderr), (0, Vec::new()), "{shell}");
        for word in ["deduce", "output-format", "jsonl"].iter().chain(&ids) {
            assert!(output.stdout.contains(word), "{shell}: {word}");
        }
    }
}

#[test]
fn every_command_has_a_manual_page() {
    let overview = call("man", "").stdout;
    assert!(
        overview.starts_with(".ie") && overview.contains("Exit status"),
        "{overview}"
    );
    let help = call("--help", "").stdout;
    let commands = help.split("Commands:\n").nth(1).expect("commands");
    let commands = commands.lines().take_while(|line| !line.is_empty());
    let is_command = |line: &&str| line.starts_with("  ") && !line.starts_with("   ");
    let names = commands
        .filter(is_command)
        .filter_map(|line| line.split_whitespace().next());
    let names: Vec<_> = names.collect();
    assert!(names.len() > 10, "{names:?}");
    for name in names {
        let output = call(&format!("man {name}"), "");
        assert_eq!((output.status, output.stderr), (0, Vec::new()), "{name}");
        let title = format!(".TH sudoku-lab-{name} 1");
        assert!(output.stdout.contains(&title), "{name}: {}", output.stdout);
    }
}

#[test]
fn a_reader_that_stops_early_is_not_an_error() {
    let puzzles = format!("{EASY}\n").repeat(20_000);
    for command in [
        "list",
        "--help",
        "solve -",
        "canon -",
        "ease --givens 40 -",
        "rate --scale clues -",
        "path -",
        "deduce -",
        "generate --count 5000",
        "generate --compare --count 1 --size 4",
        "completions zsh",
        "man solve",
    ] {
        let mut child = lab(command)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program starts");
        drop(child.stdout.take());
        let mut stdin = child.stdin.take().expect("piped");
        let input = puzzles.as_bytes();
        let output = std::thread::scope(|scope| {
            scope.spawn(move || stdin.write_all(input));
            child.wait_with_output().expect("it ends")
        });
        let message = String::from_utf8(output.stderr).expect("text");
        assert_eq!(
            (output.status.code(), &*message),
            (Some(0), ""),
            "{command}"
        );
    }
}

#[test]
fn messages_in_a_file_have_no_colours() {
    for arguments in ["slove", "solve no-such-file", "solve --algorithm fsat -"] {
        let message = call(arguments, "").stderr.join("\n");
        assert!(
            message.starts_with("error: ") && !message.contains('\x1b'),
            "{message:?}"
        );
    }
}

/// The output of a command on a terminal, which the program `script` simulates.
#[cfg(target_os = "linux")]
///
/// # Panics
///
/// Panics if `script`, a part of util-linux, is missing.
fn on_terminal(arguments: &str, no_color: bool) -> String {
    let command = format!("{} {arguments}", env!("CARGO_BIN_EXE_sudoku-lab"));
    let mut script = std::process::Command::new("script");
    script
        .args(["--quiet", "--return", "--command", &command, "/dev/null"])
        .env_remove("NO_COLOR")
        .env("TERM", "xterm");
    if no_color {
        script.env("NO_COLOR", "1");
    }
    let output = script.stdin(Stdio::null()).output();
    let output = output.expect("`script`, a part of util-linux, is installed");
    String::from_utf8(output.stdout).expect("text")
}

#[test]
#[cfg(target_os = "linux")]
fn a_terminal_shows_the_progress_of_long_commands_and_colours() {
    let dir = crate::temp_dir::TempDir::new("terminal");
    dir.write("blank.txt", &format!("{}\n", ".".repeat(81)));
    let solve = format!("solve {}/blank.txt", dir.0.display());
    // Counting all full grids is infeasible, so the command runs until its time limit.
    let long_command = format!("{solve} --solutions 0 --max-seconds 3");
    let long_output = on_terminal(&long_command, false);
    assert!(long_output.contains(" 0/1 puzzles, "), "{long_output:?}");
    let short_output = on_terminal(&solve, false);
    let tally = "with a unique solution: 0, with several solutions: 1, with none: 0";
    assert!(short_output.contains(tally), "{short_output:?}");
    for arguments in ["slove", "solve no-such-file"] {
        let is_coloured = |no_color| {
            let message = on_terminal(arguments, no_color);
            assert!(message.contains("error:"), "{message:?}");
            message.contains("\x1b[31m")
        };
        assert!(is_coloured(false) && !is_coloured(true), "{arguments}");
    }
}
