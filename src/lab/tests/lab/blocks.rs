//! Experiments whose runs are repeated in interleaved blocks.

use crate::common::{EASY, Row, column, rows};
use crate::temp_dir::TempDir;

/// A directory with the definition of an experiment of 8 tasks per block: 2 puzzles, 3 seeds of one contestant and one
/// of the other.
fn repeated_experiment(name: &str, blocks: u32) -> TempDir {
    let dir = TempDir::new(name);
    let other = EASY.replacen('7', ".", 1);
    dir.write("some.txt", &format!("{EASY}\n{other}\n"));
    let definition = format!(
        "seeds = 3\n[budget]\nsteps = 2000\n[records]\nblocks = {blocks}\n[[set]]\nfile = \"some.txt\"\n\
         [[contestant]]\nalgorithm = \"annealing\"\n[[contestant]]\nalgorithm = \"fast\"\n"
    );
    dir.write("repeated.toml", &definition);
    dir
}

/// The fields of a row that a repetition does not change.
fn without_time_and_block(row: &Row) -> Row {
    let mut row = row.clone();
    for column in ["task", "micros", "block"] {
        row.remove(column);
    }
    row
}

#[test]
fn every_block_has_the_same_runs_in_another_order() {
    let dir = repeated_experiment("blocks", 4);
    dir.run_ok("experiment @repeated.toml --out @out --jobs 2");
    let text = dir.read("out/records-1-of-1.csv");
    let header = text.lines().next().expect("a header");
    assert!(header.ends_with(",block"), "{header}");
    let records = rows(&text);
    assert_eq!(records.len(), 4 * 8);
    let blocks: Vec<_> = records.chunks(8).collect();
    let mut orders = Vec::new();
    for (index, block) in blocks.iter().enumerate() {
        assert_eq!(column(block, "block"), vec![(index + 1).to_string(); 8]);
        let mut runs: Vec<_> = block.iter().map(without_time_and_block).collect();
        let contestants = runs
            .iter()
            .map(|run| (run["contestant"].clone(), run["seed"].clone()));
        orders.push(contestants.collect::<Vec<_>>());
        let mut first_runs: Vec<_> = blocks[0].iter().map(without_time_and_block).collect();
        runs.sort();
        first_runs.sort();
        assert_eq!(runs, first_runs);
    }
    orders.sort();
    orders.dedup();
    assert_eq!(orders.len(), 4, "{orders:?}");
    let report = dir.run_ok("report @out --measure time");
    assert!(report.starts_with("8 runs on 2 puzzles."), "{report}");
    assert!(
        report.contains("repeated in 4 interleaved blocks")
            && report.contains("- Blocks: each run was made 4 times, once per block;"),
        "{report}"
    );
    // Contestants have the order of the definition, regardless of the order of the runs.
    let names: Vec<_> = (report.lines().filter(|line| line.starts_with("| ")).skip(1))
        .map(|line| line.split(" | ").next().unwrap_or_default())
        .collect();
    assert_eq!(names[..2], ["| annealing", "| fast"], "{report}");
}

#[test]
fn resources_are_not_compared_if_runs_are_repeated() {
    let dir = repeated_experiment("block-resources", 2);
    let definition = dir
        .read("repeated.toml")
        .replace("blocks = 2", "blocks = 2\nresources = true");
    dir.write("repeated.toml", &definition);
    dir.run_ok("experiment @repeated.toml --out @out");
    let output = dir.call("report @out --measure cpu_micros");
    let message = output.stderr.join("\n");
    assert_eq!(output.status, 2, "{message}");
    assert!(
        message.contains("--measure cpu_micros: the runs are repeated in 2 blocks"),
        "{message}"
    );
    dir.run_ok("report @out --measure time");
}

#[test]
fn one_block_changes_nothing() {
    let dir = repeated_experiment("one-block", 1);
    dir.run_ok("experiment @repeated.toml --out @out");
    let text = dir.read("out/records-1-of-1.csv");
    assert!(
        !text.lines().next().expect("a header").contains("block"),
        "{text}"
    );
    assert!(!dir.run_ok("report @out").contains("interleaved"));
    for blocks in ["0", "1001"] {
        let definition = dir
            .read("repeated.toml")
            .replace("blocks = 1", &format!("blocks = {blocks}"));
        dir.write("wrong.toml", &definition);
        let output = dir.call("experiment @wrong.toml --out @wrong");
        let message = output.stderr.join("\n");
        assert_eq!(output.status, 2, "{message}");
        assert!(message.contains("expected 1 to 1000, found "), "{message}");
    }
}

#[test]
fn shards_with_repetitions_can_be_resumed_and_reported_together() {
    let dir = repeated_experiment("block-shards", 3);
    // More shards than puzzles: a shard without puzzles has no records.
    for shard in 1..=4 {
        dir.run_ok(&format!(
            "experiment @repeated.toml --out @out --shard {shard}/4"
        ));
    }
    let shards = (1..=4).map(|shard| dir.read(&format!("out/records-{shard}-of-4.csv")));
    let shards: Vec<_> = shards.map(|text| rows(&text)).collect();
    assert_eq!(shards.iter().map(Vec::len).sum::<usize>(), 3 * 8);
    for records in &shards {
        assert_eq!(
            records.len() % 12,
            0,
            "all repetitions of a puzzle are in one shard"
        );
    }
    let report = dir.run_ok("report @out");
    assert!(report.starts_with("8 runs on 2 puzzles."), "{report}");
    let full = (1..=4)
        .find(|shard| !shards[shard - 1].is_empty())
        .expect("a shard has a puzzle");
    let file = format!("out/records-{full}-of-4.csv");
    let text = dir.read(&file);
    let half: String = text.split_inclusive('\n').take(1 + 7).collect();
    dir.write(&file, &half);
    dir.remove(&format!("{file}.sha256"));
    let missing = text.lines().count() - 8;
    let expected = format!("Incomplete: {} of 24 runs", 24 - missing);
    assert!(dir.run_ok("report @out").contains(&expected));
    dir.run_ok(&format!(
        "experiment @repeated.toml --out @out --shard {full}/4"
    ));
    let steps = |text: &str| column(&rows(text), "steps");
    assert_eq!(steps(&dir.read(&file)), steps(&text));
    // A record of another block is damage.
    dir.remove(&format!("{file}.sha256"));
    dir.write(&file, &text.replacen(",1\n", ",2\n", 1));
    let output = dir.call("report @out");
    let message = output.stderr.join("\n");
    assert_eq!(output.status, 2, "{message}");
    assert!(
        message.contains("block: expected 1 for this task, found 2"),
        "{message}"
    );
    // A file without the column is not of this definition.
    dir.write(&file, &text.replacen(",block\n", "\n", 1));
    let message = dir.call("report @out").stderr.join("\n");
    assert!(
        message.contains("the column of blocks does not follow the definition"),
        "{message}"
    );
}

#[test]
fn a_report_warns_of_load_only_if_other_programs_probably_ran() {
    let dir = repeated_experiment("block-load", 2);
    dir.run_ok("experiment @repeated.toml --out @out");
    let report = |load: &str| {
        let call = format!(
            "{{\"version\":\"1\",\"platform\":\"linux x86_64\",\"processor\":null,\"cores\":4,\"jobs\":4,\"load\":{load}}}\n"
        );
        dir.write("out/environment-1-of-1.jsonl", &call);
        dir.run_ok("report @out")
    };
    assert!(!report("0.60").contains("exceed the cores"));
    let report = report("1.50");
    assert!(
        report.contains("The load (1.50) and the parallel runs together exceed the cores"),
        "{report}"
    );
    // The runs are already repeated in blocks.
    assert!(
        report.contains("Compare steps if the contestants count the same kind of steps.**"),
        "{report}"
    );
    assert!(!report.contains("repeat the runs in blocks"), "{report}");
}
