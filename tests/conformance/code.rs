//! Its pseudo-code, and the lines of it that a run goes through.

use std::collections::BTreeSet;

use sudoku_grid::{Position, Shape};
use sudoku_search::{Kind, Limits, Outcome, Run};
use sudoku_tests::{
    HARD, UNSOLVABLE, Variant, blank, full, generators, near_full, position, read, registered, size,
};

/// Pieces of work of a run looked at.
fn pieces() -> u64 {
    size(600, 6000)
}

fn small() -> Shape {
    Shape::of_side(4).expect("a shape")
}

fn positions(kind: Kind) -> Vec<Position> {
    match kind {
        Kind::Generator => vec![blank(small()), blank(Shape::NINE)],
        _ => [
            near_full(small()),
            full(small()),
            read(HARD),
            near_full(Shape::NINE),
            full(Shape::NINE),
            read(UNSOLVABLE[0]),
        ]
        .iter()
        .map(position)
        .chain([blank(small())])
        .collect(),
    }
}

/// What may be counted at a line, and whether it has risen since.
fn risen<'a>(run: &'a Run, before: &'a Run) -> impl Iterator<Item = (&'static str, bool)> + 'a {
    let counts = run.counters().into_iter().zip(before.counters());
    (run.counter_specs().iter().zip(counts))
        .map(|(spec, (after, before))| (spec.id, after > before))
        .chain([
            ("found", run.found() > before.found()),
            ("stalled", run.outcome() == Some(Outcome::Stalled)),
        ])
}

/// Goes through a run piece by piece; returns the lines it was at.
fn walked(variant: Variant, position: &Position, limits: Limits) -> BTreeSet<u8> {
    let name = format!("{variant} at {}", position.shape());
    let code = variant.algorithm.code();
    let mut run = variant.start(position, 1, limits, false);
    assert!(
        run.lines().is_empty(),
        "{name} is at a line before it begins"
    );
    let mut seen = BTreeSet::new();
    let mut before = run.fork();
    for _ in 0..pieces() {
        if run.outcome().is_some() {
            break;
        }
        run.advance(u64::MAX, 1);
        let (lines, step) = (run.lines(), run.steps());
        let budget = run.outcome() == Some(Outcome::Steps) && before.steps() == step;
        let moved = step > before.steps() || run.found() > before.found();
        let told = moved || run.outcome().is_some() || lines != before.lines();
        if budget || !told {
            continue; // Nothing was done, or not enough to tell.
        }
        assert!(!lines.is_empty(), "{name}, step {step}: no line");
        let passed: BTreeSet<_> = lines.iter().copied().collect();
        assert_eq!(passed.len(), lines.len(), "{name}, step {step}: {lines:?}");
        for &line in &lines {
            let there = (1..=code.len()).contains(&usize::from(line));
            assert!(there, "{name}, step {step}: there is no line {line}");
        }
        let counted: Vec<_> = (lines.iter())
            .map(|&line| code[usize::from(line) - 1].counts)
            .collect();
        for (id, risen) in risen(&run, &before) {
            if code.iter().any(|line| line.counts == id) {
                let passed = counted.contains(&id);
                assert_eq!(passed, risen, "{name}, step {step}: {id}, at {lines:?}");
            }
        }
        seen.extend(lines);
        before = run.fork();
        assert_eq!(before.lines(), run.lines(), "a fork of {name}, step {step}");
    }
    seen
}

#[test]
fn a_run_goes_through_the_lines_that_count_what_it_counts() {
    for variants in by_algorithm() {
        let algorithm = variants[0].algorithm;
        let (id, code) = (algorithm.info().id, algorithm.code());
        let mut seen = BTreeSet::new();
        for variant in variants {
            for position in positions(algorithm.info().kind) {
                if !variant.takes(position.shape()) {
                    continue;
                }
                let limits = Limits {
                    solutions: if variant.is_complete() { 3 } else { 1 },
                    steps: Some(size(40, 400)),
                };
                seen.extend(walked(variant, &position, limits));
            }
        }
        for (line, number) in code.iter().zip(1_u8..) {
            let counts = line.counts;
            let reached = counts.is_empty() || seen.contains(&number);
            assert!(reached, "{id} was never at line {number}, of {counts}");
        }
        let most = seen.len() * 2 > code.len();
        assert!(most, "{id} was at {seen:?} only, of {}", code.len());
    }
}

#[test]
fn pseudo_code_is_short_and_counts_what_there_is() {
    for variants in by_algorithm() {
        let algorithm = variants[0].algorithm;
        let id = algorithm.info().id;
        let code = algorithm.code();
        assert!((8..=15).contains(&code.len()), "{id}: {} lines", code.len());
        let mut level = 0;
        for line in code {
            let text = line.text.trim_start();
            let indent = line.text.len() - text.len();
            assert!(indent % 2 == 0, "{id}: {:?}", line.text);
            assert!(indent / 2 <= level, "{id}: {:?} opens nothing", line.text);
            level = indent / 2 + usize::from(text.ends_with(':'));
            assert!(!text.is_empty() && text == text.trim_end(), "{id}");
            assert!(line.text.len() <= 60, "{id}: {:?} is long", line.text);
            let known = ["", "found", "stalled"].contains(&line.counts)
                || (algorithm.counters().iter()).any(|counter| counter.id == line.counts);
            assert!(known, "{id}: {:?}", line.counts);
        }
    }
}

/// Every algorithm with all its presets.
fn by_algorithm() -> Vec<Vec<Variant>> {
    let all: Vec<_> = registered().chain(generators()).collect();
    let same = |a: &Variant, b: &Variant| a.algorithm.info().id == b.algorithm.info().id;
    all.chunk_by(same)
        .map(<[_]>::to_vec)
        .filter(|variants| !variants[0].algorithm.code().is_empty())
        .collect()
}
