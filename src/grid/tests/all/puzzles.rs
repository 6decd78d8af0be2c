//! The bundled sets match their README, and round trip through parsing and printing.

use std::fs;
use std::path::Path;

use sudoku_grid::{ParseOptions, Position, parse};

fn lines(file: &str) -> Vec<String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../tests/puzzles")
        .join(file);
    let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{file}: {error}"));
    text.lines().map(str::to_owned).collect()
}

#[test]
fn every_set_round_trips() {
    let sets = [
        ("17-clue.txt", 49_151),
        ("top1465.txt", 1_465),
        ("top95.txt", 95),
        ("easy50.txt", 50),
        ("hardest-11plus-2000.txt", 2_000),
        ("easy-2000.txt", 2_000),
        ("minimal-2000.txt", 2_000),
        ("many-solutions-1000.txt", 1_000),
        ("famous.txt", 18),
        ("qqwing-simple.txt", 400),
        ("qqwing-easy.txt", 400),
        ("qqwing-intermediate.txt", 400),
        ("qqwing-expert.txt", 400),
        ("16x16-minimal-100.txt", 100),
        ("16x16-gecode.txt", 55),
        ("25x25-gecode.txt", 18),
        ("16x16-kr.txt", 50),
    ];
    let percents = ["020", "030", "040", "045", "050"];
    let acs = percents
        .iter()
        .flat_map(|percent| ["16x16", "25x25"].map(|size| (size, percent)));
    let acs = acs.map(|(size, percent)| (format!("{size}-acs-{percent}.txt"), 20));
    let sets = sets
        .map(|(file, count)| (file.to_owned(), count))
        .into_iter()
        .chain(acs);
    for (file, count) in sets {
        let lines = lines(&file);
        assert_eq!(lines.len(), count, "{file}");
        for line in lines {
            let puzzle = line.split_whitespace().next().expect("a puzzle");
            let parsed = parse(puzzle, ParseOptions::default());
            let parsed = parsed.unwrap_or_else(|error| panic!("{file}: {error}\n{line}"));
            assert_eq!(parsed.candidates, None, "{file}: {line}");
            assert_eq!(parsed.grid.to_string(), puzzle.replace('0', "."), "{file}");
            assert!(Position::new(&parsed.grid).is_ok(), "{file}: {line}");
            if file == "17-clue.txt" {
                assert_eq!(parsed.grid.givens(), 17, "{line}");
            }
        }
    }
}

#[test]
fn rated_puzzles_are_parsed() {
    for (file, count) in [
        ("se-rated.csv", 1_500),
        ("radcliffe-rated-2500.csv", 2_500),
        ("hodoku-scored.csv", 3),
    ] {
        let lines = lines(file);
        assert_eq!(lines.len(), count + 1, "{file}");
        for line in &lines[1..] {
            let puzzle = line.split(',').next().expect("a puzzle");
            let parsed = parse(puzzle, ParseOptions::default());
            let parsed = parsed.unwrap_or_else(|error| panic!("{file}: {error}\n{line}"));
            assert!(Position::new(&parsed.grid).is_ok(), "{file}: {line}");
        }
    }
}
