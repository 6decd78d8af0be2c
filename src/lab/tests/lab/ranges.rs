//! Ranges of numbers on the command line: a number outside its range is rejected before any output.

use crate::common::{EASY, call, rows};
use crate::solve::without_times;

/// Values that no option accepts.
const INVALID: [&str; 9] = [
    "-1",
    "18446744073709551616",
    "99999999999999999999999999999999999999999",
    "nan",
    "1e3x",
    "0x10",
    "\u{661}",
    "",
    "1 2",
];

/// A command without the option, the option, and the range in its error message.
const OPTIONS: [(&str, &str, &str); 17] = [
    ("ease -", "--givens", "0 to 625"),
    ("ease --givens 40 -", "--seed", "0 to 4294967295"),
    ("solve --algorithm general -", "--seed", "0 to 4294967295"),
    (
        "solve --algorithm general -",
        "--max-steps",
        "0 to 18446744073709551615",
    ),
    (
        "solve --algorithm general -",
        "--max-seconds",
        "0 to 31536000",
    ),
    (
        "solve --algorithm general -",
        "--solutions",
        "0 to 18446744073709551615",
    ),
    ("solve --algorithm general -", "--jobs", "1 to 1024"),
    ("solve --algorithm general -", "--threads", "1 to 1024"),
    ("solve --algorithm general -", "--portfolio", "1 to 1000000"),
    ("generate", "--size", "4 to 25"),
    ("generate", "--count", "0 to 4294967295"),
    ("generate", "--seed", "0 to 4294967295"),
    ("generate", "--max-seconds", "0 to 31536000"),
    ("generate", "--jobs", "1 to 1024"),
    ("generate --compare", "--count", "0 to 4294967295"),
    ("generate --compare", "--seed", "0 to 4294967295"),
    ("generate --compare", "--max-seconds", "0 to 31536000"),
];

#[test]
fn a_number_outside_its_range_is_rejected_with_the_range() {
    for (command, option, range) in OPTIONS {
        for value in INVALID {
            let output = crate::common::run(
                crate::common::lab(command).arg(format!("{option}={value}")),
                EASY.as_bytes(),
            );
            let message = output.stderr.join("\n");
            assert_eq!(
                (output.status, &*output.stdout),
                (2, ""),
                "{option}={value}"
            );
            assert!(
                message.contains(option) && message.contains(range),
                "{option}={value}: {message}"
            );
        }
    }
}

#[test]
fn a_negative_number_is_not_taken_for_an_option() {
    for (command, option, range) in OPTIONS {
        let output = call(&format!("{command} {option} -1"), EASY);
        let message = output.stderr.join("\n");
        assert!(message.contains(range), "{option}: {message}");
    }
}

#[test]
fn givens_are_limited_by_the_largest_grid() {
    for givens in [
        "626..626",
        "0..626",
        "..30",
        "x..30",
        "0..99999999999999999999",
    ] {
        let output = call(&format!("generate --givens {givens}"), "");
        let message = output.stderr.join("\n");
        assert_eq!((output.status, &*output.stdout), (2, ""), "{givens}");
        assert!(message.contains("0 to 625"), "{givens}: {message}");
    }
}

#[test]
fn combined_limits_are_checked() {
    for (options, message) in [
        (
            "--jobs 33 --threads 32",
            "--jobs times --threads must be at most 1024",
        ),
        (
            "--seed 4294967290 --portfolio 7",
            "from seed 4294967290 to the last one, 4294967295, there are only 6 seeds",
        ),
    ] {
        let output = call(&format!("solve --algorithm general {options} -"), EASY);
        assert_eq!((output.status, &*output.stdout), (2, ""), "{options}");
        let lines = output.stderr.join("\n");
        assert!(lines.contains(message), "{options}: {lines}");
    }
}

#[test]
fn the_maximum_values_work() {
    let plain_rows = without_times(&call("solve --algorithm general -", EASY));
    for options in [
        "--jobs 1024",
        "--threads 1024",
        "--jobs 32 --threads 32",
        "--max-seconds 31536000 --max-steps 18446744073709551615",
    ] {
        let output = call(&format!("solve --algorithm general {options} -"), EASY);
        assert_eq!(
            (output.status, without_times(&output)),
            (0, plain_rows.clone()),
            "{options}"
        );
    }
    let options = "--algorithm relaxation-labeling --max-steps 20";
    let expected = without_times(&call(&format!("solve {options} -"), EASY));
    let on_many_threads = call(&format!("solve {options} --threads 1024 -"), EASY);
    assert_eq!(without_times(&on_many_threads), expected);
    let last_seeds = call(
        "solve --algorithm ga --max-steps 5 --seed 4294967290 --portfolio 6 -",
        EASY,
    );
    assert_eq!((last_seeds.status, rows(&last_seeds.stdout).len()), (0, 1));
    let seeds = call("generate --size 4 --seed 4294967295 --count 2", "");
    assert_eq!((seeds.status, seeds.stdout.lines().count()), (0, 2));
}
