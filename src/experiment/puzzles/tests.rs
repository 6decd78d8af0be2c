use std::collections::BTreeSet;

use sudoku_grid::Lines;

use super::PuzzleSelector;
use crate::Set;

/// The lines that a set selects of a file with puzzles of one given each, and some without.
fn selected_lines(set: &Set) -> Vec<usize> {
    let mut selector = PuzzleSelector::new(set).expect("a set");
    let mut lines = Lines::default();
    let mut selected = Vec::new();
    for line in 0..40 {
        let symbol = if line % 4 == 3 { '.' } else { '1' };
        let text = format!("{symbol}...............\n");
        let puzzle = selector.read_line(&mut lines, text.as_bytes());
        selected.extend(puzzle.expect("a puzzle").map(|puzzle| puzzle.line));
    }
    let sample = selector.end().expect("puzzles");
    selected.extend(sample.iter().map(|puzzle| puzzle.line));
    selected
}

fn sample(size: usize, seed: Option<u32>) -> Set {
    Set {
        file: Some("small.txt".to_owned()),
        givens: Some(crate::Givens::Count(1)),
        sample: Some(size),
        seed,
        ..Set::default()
    }
}

#[test]
fn a_sample_depends_on_its_seed_alone_and_keeps_the_order_of_the_file() {
    let lines = selected_lines(&sample(10, None));
    assert_eq!(lines.len(), 10);
    assert!(lines.is_sorted());
    assert!(lines.iter().all(|line| line % 4 != 0), "{lines:?}");
    assert_eq!(lines, selected_lines(&sample(10, Some(1))));
    assert_ne!(lines, selected_lines(&sample(10, Some(2))));
    let all = selected_lines(&sample(100, None));
    assert_eq!(all.len(), 30);
    let first = selected_lines(&Set {
        take: Some(3),
        ..sample(10, None)
    });
    assert_eq!(first, lines[..3]);
}

#[test]
fn each_puzzle_is_in_about_as_many_samples() {
    let mut counts = [0_u32; 41];
    for seed in 0..600 {
        let lines: BTreeSet<_> = selected_lines(&sample(10, Some(seed)))
            .into_iter()
            .collect();
        assert_eq!(lines.len(), 10);
        for line in lines {
            counts[line] += 1;
        }
    }
    // 200 are expected of each of 30 puzzles; the standard deviation is 11.5.
    let counts: Vec<_> = counts.into_iter().filter(|count| *count > 0).collect();
    assert_eq!(counts.len(), 30);
    assert!(
        counts.iter().all(|count| (150..=250).contains(count)),
        "{counts:?}"
    );
}

#[test]
fn a_set_of_canonical_puzzles_has_their_min_lex_forms() {
    let text = "000000010400000000020000000000050407008000300001090000300400200050100000000806000";
    let set = Set {
        file: Some("one.txt".to_owned()),
        canonical: true,
        ..Set::default()
    };
    let selected = |text: &str| {
        let mut selector = PuzzleSelector::new(&set).expect("a set");
        selector.read_line(&mut Lines::default(), format!("{text}\n").as_bytes())
    };
    let puzzle = selected(text).expect("a puzzle").expect("it is selected");
    let grid: sudoku_grid::Grid = text.parse().expect("a grid");
    let form = sudoku_grid::Canonical::of(&grid).expect("9×9").form;
    assert_ne!(puzzle.grid, grid);
    assert_eq!(puzzle.grid, form);
    let small = selected("1...............").expect_err("it has no min-lex form");
    assert!(small.to_string().contains("min-lex form"), "{small}");
}
