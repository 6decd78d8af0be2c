//! What generators make is what they say.

use sudoku_generator::proves;
use sudoku_grid::{Grid, Position, Shape};
use sudoku_search::{Limits, Outcome, ParamError, ParamKind, Refusal, Run};
use sudoku_solvers::second_opinion;
use sudoku_tests::{HARD, Variant, blank, generators, position, read};

/// Pieces of work that are more than enough for any puzzle here.
const PATIENCE: u64 = 2_000_000;

fn shapes() -> impl Iterator<Item = Shape> {
    let boxes = [(2, 2), (2, 3), (3, 2), (3, 3), (3, 4)];
    boxes
        .map(|(rows, columns)| Shape::new(rows, columns).expect("a shape"))
        .into_iter()
}

fn started(
    variant: Variant,
    pattern: &Position,
    params: &[(&str, &str)],
    seed: u32,
) -> Result<Run, Refusal> {
    let setup = variant.setup().params(params).seed(seed);
    variant.algorithm.start(pattern, &setup, false)
}

fn finished(variant: Variant, pattern: &Position, params: &[(&str, &str)], seed: u32) -> Run {
    let mut run = started(variant, pattern, params, seed)
        .unwrap_or_else(|refusal| panic!("{variant} {params:?}: {refusal}"));
    run.advance(u64::MAX, PATIENCE);
    assert_eq!(run.outcome(), Some(Outcome::Solved), "{variant} {params:?}");
    run
}

/// Solutions, up to two, as two solvers that share no code count them.
fn solutions(puzzle: &Grid) -> u64 {
    let counts = ["", "dancing-links"].map(|of| {
        let limits = Limits {
            solutions: 2,
            steps: None,
        };
        let solver = second_opinion(of);
        let setup = solver.setup().seed(1).within(limits);
        let mut run = solver
            .start(&position(puzzle), &setup, false)
            .expect("it takes every size");
        run.advance(u64::MAX, u64::MAX);
        run.found()
    });
    assert_eq!(counts[0], counts[1], "{puzzle}");
    counts[0]
}

fn is_minimal(puzzle: &Grid) -> bool {
    (0..puzzle.digits().len()).all(|cell| {
        let mut rest = puzzle.clone();
        rest.set(cell, 0);
        puzzle.get(cell) == 0 || solutions(&rest) == 2
    })
}

/// How many givens it says to have shown to be needed, if it says so.
fn needed(run: &Run) -> Option<u64> {
    let at = (run.counter_specs().iter()).position(|spec| spec.id == "needed")?;
    Some(run.counters()[at])
}

/// What a parameter may be, if there is one of that name.
fn options(variant: Variant, id: &str) -> Vec<&'static str> {
    let param = (variant.algorithm.params().into_iter()).find(|param| param.id == id);
    match param.map(|param| param.kind) {
        Some(ParamKind::Choice(_, options)) => options.iter().map(|(id, _)| *id).collect(),
        Some(ParamKind::Switch(_)) => vec!["false", "true"],
        _ => Vec::new(),
    }
}

#[test]
fn every_puzzle_has_one_solution_and_is_the_same_for_the_same_seed() {
    for shape in shapes() {
        for variant in generators().filter(|variant| variant.takes(shape)) {
            let mut all = Vec::new();
            for seed in [1, 2, u32::MAX] {
                let run = finished(variant, &blank(shape), &[], seed);
                let puzzle = run.solution().expect("made");
                assert_eq!(solutions(puzzle), 1, "{variant} {seed}: {puzzle}");
                assert_eq!(run.grid(), *puzzle, "{variant} shows what it made");
                let again = finished(variant, &blank(shape), &[], seed);
                assert_eq!(again.solution(), Some(puzzle), "{variant} {seed}");
                all.push(puzzle.to_string());
            }
            all.sort();
            all.dedup();
            assert_eq!(
                all.len(),
                3,
                "{variant} at {shape}: seeds make a difference"
            );
        }
    }
}

#[test]
fn what_the_pattern_gives_stays() {
    let mut pattern = read(HARD);
    for cell in 30..81 {
        pattern.set(cell, 0);
    }
    for variant in generators().filter(|variant| variant.takes(Shape::NINE)) {
        let run = finished(variant, &position(&pattern), &[], 3);
        let puzzle = run.solution().expect("made");
        assert!(puzzle.contains(&pattern), "{variant}: {puzzle}");
        assert_eq!(solutions(puzzle), 1, "{variant}: {puzzle}");
    }
}

#[test]
fn what_is_said_to_be_minimal_is() {
    let mut asked = 0;
    let mut said = 0;
    for shape in [(2, 3), (3, 3)].map(|(r, c)| Shape::new(r, c).expect("a shape")) {
        for variant in generators().filter(|variant| variant.takes(shape)) {
            for (seed, minimal) in [(1, "false"), (2, "false"), (3, "true"), (4, "true")] {
                let wish = options(variant, "minimal").contains(&minimal);
                let params: &[_] = if wish { &[("minimal", minimal)] } else { &[] };
                let run = finished(variant, &blank(shape), params, seed);
                let puzzle = run.solution().expect("made");
                let all = u64::try_from(puzzle.givens()).expect("few");
                if wish && minimal == "true" {
                    assert_eq!(needed(&run), Some(all), "{variant}: {puzzle}");
                    asked += 1;
                }
                if needed(&run) == Some(all) {
                    assert!(is_minimal(puzzle), "{variant}: {puzzle}");
                    said += 1;
                }
                assert!(needed(&run) <= Some(all), "{variant}: {puzzle}");
            }
        }
    }
    assert!(asked > 0 && said > asked, "{asked} of {said}");
}

type Map = fn(usize, usize, usize) -> (usize, usize);

/// What each symmetry does to a cell, by row and column and the last of them.
const SYMMETRIES: [(&str, &[Map]); 9] = [
    ("rotate-180", &[|r, c, last| (last - r, last - c)]),
    ("rotate-90", &[|r, c, last| (c, last - r)]),
    ("mirror-rows", &[|r, c, last| (last - r, c)]),
    ("mirror-columns", &[|r, c, last| (r, last - c)]),
    (
        "mirror-both",
        &[|r, c, last| (last - r, c), |r, c, last| (r, last - c)],
    ),
    ("diagonal", &[|r, c, _| (c, r)]),
    ("antidiagonal", &[|r, c, last| (last - c, last - r)]),
    (
        "both-diagonals",
        &[|r, c, _| (c, r), |r, c, last| (last - c, last - r)],
    ),
    (
        "full",
        &[|r, c, last| (c, last - r), |r, c, last| (last - r, c)],
    ),
];

fn is_symmetric(puzzle: &Grid, maps: &[Map]) -> bool {
    let side = puzzle.shape().side();
    (0..side * side).all(|cell| {
        maps.iter().all(|map| {
            let (row, column) = map(cell / side, cell % side, side - 1);
            (puzzle.get(cell) == 0) == (puzzle.get(row * side + column) == 0)
        })
    })
}

#[test]
fn what_is_said_to_be_symmetric_is() {
    let six = Shape::new(2, 3).expect("a shape");
    let mut seen = 0;
    for shape in [six, Shape::NINE] {
        for variant in generators().filter(|variant| variant.takes(shape)) {
            for symmetry in options(variant, "symmetry") {
                let run = finished(variant, &blank(shape), &[("symmetry", symmetry)], 5);
                let puzzle = run.solution().expect("made");
                let known = SYMMETRIES.iter().find(|(id, _)| *id == symmetry);
                let right = match (symmetry, known) {
                    ("none", _) => true,
                    ("random", _) => SYMMETRIES
                        .iter()
                        .any(|(_, maps)| is_symmetric(puzzle, maps)),
                    (_, known) => is_symmetric(puzzle, known.expect("a symmetry known here").1),
                };
                assert!(right, "{variant} {symmetry}: {puzzle}");
                assert_eq!(solutions(puzzle), 1, "{variant} {symmetry}: {puzzle}");
                seen += 1;
            }
        }
    }
    assert!(seen > 0);
}

/// Whether an engine finds a full grid from nothing.
fn fills(engine: &str, shape: Shape) -> bool {
    let (id, preset) = match engine.split_once(':') {
        Some((id, preset)) => (id, Some(preset)),
        None => (engine, None),
    };
    // What is no solver's name stands for a complete one.
    let Some(solver) = sudoku_solvers::find(id) else {
        return true;
    };
    let mut run = solver
        .start(&blank(shape), &solver.setup().preset(preset).seed(1), false)
        .expect("it takes every size");
    run.advance(u64::MAX, PATIENCE);
    run.outcome() == Some(Outcome::Solved)
}

#[test]
fn every_engine_makes_a_puzzle_or_is_refused_in_words() {
    let four = Shape::new(2, 2).expect("a shape");
    let (mut made, mut several, mut refused) = (0, 0, 0);
    for variant in generators().filter(|variant| variant.takes(four)) {
        for engine in options(variant, "engine") {
            match started(variant, &blank(four), &[("engine", engine)], 1) {
                Ok(_) if !fills(engine, four) => {
                    // Who cannot fill a grid in makes no puzzle, and proves nothing either.
                    assert!(!proves(Some(engine), four), "{variant} by {engine}");
                }
                Ok(_) => {
                    let run = finished(variant, &blank(four), &[("engine", engine)], 1);
                    let puzzle = run.solution().expect("made");
                    let found = solutions(puzzle);
                    if proves(Some(engine), four) {
                        assert_eq!(found, 1, "{variant} by {engine}: {puzzle}");
                    }
                    made += 1;
                    several += u32::from(found > 1);
                }
                Err(Refusal::Param { error, allowed, .. }) => {
                    assert_eq!(error, ParamError::Range, "{variant} by {engine}");
                    assert!(allowed.contains("solver"), "{variant}: {allowed}");
                    assert!(!proves(Some(engine), four), "{variant} by {engine}");
                    refused += 1;
                }
                Err(other) => panic!("{variant} by {engine}: {other}"),
            }
        }
    }
    assert!(made > 0 && refused > 0, "{made} made, {refused} refused");
    assert!(several > 0, "who proves nothing is judged, not refused");
    assert!(proves(None, four) && !proves(Some("ga:paper"), four));
    let known = |of| sudoku_solvers::find(second_opinion(of).info().id).is_some();
    assert!(known("") && known("dancing-links:any"));
    assert_ne!(second_opinion("dancing-links").info().id, "dancing-links");
}
