//! Generators keep their promises.

use sudoku_generator::proves;
use sudoku_grid::{Grid, Position, Shape};
use sudoku_search::{Limits, Outcome, ParamError, ParamKind, Run, StartError};
use sudoku_solvers::independent_checker;
use sudoku_tests::{HARD, Variant, blank, generators, position, read};

/// The limit of pieces of work, more than any puzzle here needs.
const MAX_PIECES: u64 = 2_000_000;

fn shapes() -> impl Iterator<Item = Shape> {
    let boxes = [(2, 2), (2, 3), (3, 2), (3, 3), (3, 4)];
    boxes
        .map(|(rows, columns)| Shape::new(rows, columns).expect("a shape"))
        .into_iter()
}

/// Starts a generator with a preset and parameters.
fn start_run(
    variant: Variant,
    pattern: &Position,
    params: &[(&str, &str)],
    seed: u32,
) -> Result<Run, StartError> {
    let setup = variant.setup().params(params).seed(seed);
    variant.algorithm.start(pattern, &setup, false)
}

/// Runs a generator with a preset and parameters to the end and asserts that it has generated a puzzle.
fn run_to_solution(
    variant: Variant,
    pattern: &Position,
    params: &[(&str, &str)],
    seed: u32,
) -> Run {
    let mut run = start_run(variant, pattern, params, seed)
        .unwrap_or_else(|refusal| panic!("{variant} {params:?}: {refusal}"));
    run.advance(u64::MAX, MAX_PIECES);
    assert_eq!(run.outcome(), Some(Outcome::Solved), "{variant} {params:?}");
    run
}

/// The number of solutions, up to two, on which two solvers without common code agree.
fn solutions(puzzle: &Grid) -> u64 {
    let counts = ["", "dancing-links"].map(|of| {
        let limits = Limits {
            solutions: 2,
            steps: None,
        };
        let solver = independent_checker(of);
        let setup = solver.setup().seed(1).within(limits);
        let mut run = solver
            .start(&position(puzzle), &setup, false)
            .expect("the solver accepts every size");
        run.advance(u64::MAX, u64::MAX);
        run.found()
    });
    assert_eq!(counts[0], counts[1], "{puzzle}");
    counts[0]
}

/// Returns `true` if every given of a puzzle with one solution is needed.
fn is_minimal(puzzle: &Grid) -> bool {
    (0..puzzle.digits().len()).all(|cell| {
        let mut reduced_puzzle = puzzle.clone();
        reduced_puzzle.set(cell, 0);
        puzzle.get(cell) == 0 || solutions(&reduced_puzzle) == 2
    })
}

/// The counter `needed` of a generator, if it has one: the number of givens proved to be needed.
fn needed_counter(run: &Run) -> Option<u64> {
    let index = (run.counter_specs().iter()).position(|spec| spec.id == "needed")?;
    Some(run.counters()[index])
}

/// The options of a parameter that is a choice or a switch; empty for other or unknown parameters.
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
        for variant in generators().filter(|variant| variant.accepts(shape)) {
            let mut puzzles = Vec::new();
            for seed in [1, 2, u32::MAX] {
                let run = run_to_solution(variant, &blank(shape), &[], seed);
                let puzzle = run.solution().expect("made");
                assert_eq!(solutions(puzzle), 1, "{variant} {seed}: {puzzle}");
                assert_eq!(run.grid(), *puzzle, "{variant} shows what it made");
                let repeated_run = run_to_solution(variant, &blank(shape), &[], seed);
                assert_eq!(repeated_run.solution(), Some(puzzle), "{variant} {seed}");
                puzzles.push(puzzle.to_string());
            }
            puzzles.sort();
            puzzles.dedup();
            assert_eq!(
                puzzles.len(),
                3,
                "{variant} at {shape}: seeds make a difference"
            );
        }
    }
}

#[test]
fn the_givens_of_the_pattern_stay() {
    let mut pattern = read(HARD);
    for cell in 30..81 {
        pattern.set(cell, 0);
    }
    for variant in generators().filter(|variant| variant.accepts(Shape::NINE)) {
        let run = run_to_solution(variant, &position(&pattern), &[], 3);
        let puzzle = run.solution().expect("made");
        assert!(puzzle.contains(&pattern), "{variant}: {puzzle}");
        assert_eq!(solutions(puzzle), 1, "{variant}: {puzzle}");
    }
}

#[test]
fn puzzles_reported_as_minimal_are_minimal() {
    let mut requested_count = 0;
    let mut reported_count = 0;
    for shape in [(2, 3), (3, 3)].map(|(r, c)| Shape::new(r, c).expect("a shape")) {
        for variant in generators().filter(|variant| variant.accepts(shape)) {
            for (seed, minimal) in [(1, "false"), (2, "false"), (3, "true"), (4, "true")] {
                let is_set = options(variant, "minimal").contains(&minimal);
                let params: &[_] = if is_set { &[("minimal", minimal)] } else { &[] };
                let run = run_to_solution(variant, &blank(shape), params, seed);
                let puzzle = run.solution().expect("made");
                let givens = u64::try_from(puzzle.givens()).expect("few");
                if is_set && minimal == "true" {
                    assert_eq!(needed_counter(&run), Some(givens), "{variant}: {puzzle}");
                    requested_count += 1;
                }
                if needed_counter(&run) == Some(givens) {
                    assert!(is_minimal(puzzle), "{variant}: {puzzle}");
                    reported_count += 1;
                }
                assert!(needed_counter(&run) <= Some(givens), "{variant}: {puzzle}");
            }
        }
    }
    assert!(
        requested_count > 0 && reported_count > requested_count,
        "{requested_count} of {reported_count}"
    );
}

/// A map from a cell to a cell. The arguments are the row and the column of the cell and the index
/// of the last row and column of the grid; the result is a row and a column.
type CellMap = fn(usize, usize, usize) -> (usize, usize);

/// The maps that generate each symmetry, with the id of the symmetry.
const SYMMETRIES: [(&str, &[CellMap]); 9] = [
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

fn is_symmetric(puzzle: &Grid, maps: &[CellMap]) -> bool {
    let side = puzzle.shape().side();
    (0..side * side).all(|cell| {
        maps.iter().all(|map| {
            let (row, column) = map(cell / side, cell % side, side - 1);
            (puzzle.get(cell) == 0) == (puzzle.get(row * side + column) == 0)
        })
    })
}

#[test]
fn patterns_of_givens_have_the_requested_symmetry() {
    let shape_of_side_6 = Shape::new(2, 3).expect("a shape");
    let mut case_count = 0;
    for shape in [shape_of_side_6, Shape::NINE] {
        for variant in generators().filter(|variant| variant.accepts(shape)) {
            for symmetry in options(variant, "symmetry") {
                let run = run_to_solution(variant, &blank(shape), &[("symmetry", symmetry)], 5);
                let puzzle = run.solution().expect("made");
                let known_symmetry = SYMMETRIES.iter().find(|(id, _)| *id == symmetry);
                let is_satisfied = match (symmetry, known_symmetry) {
                    ("none", _) => true,
                    ("random", _) => SYMMETRIES
                        .iter()
                        .any(|(_, maps)| is_symmetric(puzzle, maps)),
                    (_, known_symmetry) => {
                        is_symmetric(puzzle, known_symmetry.expect("a symmetry known here").1)
                    }
                };
                assert!(is_satisfied, "{variant} {symmetry}: {puzzle}");
                assert_eq!(solutions(puzzle), 1, "{variant} {symmetry}: {puzzle}");
                case_count += 1;
            }
        }
    }
    assert!(case_count > 0);
}

/// Returns `true` if an engine solves the empty grid.
fn solves_empty_grid(engine: &str, shape: Shape) -> bool {
    let (id, preset) = match engine.split_once(':') {
        Some((id, preset)) => (id, Some(preset)),
        None => (engine, None),
    };
    // Names that are not ids of solvers, such as `quickest`, stand for a complete solver.
    let Some(solver) = sudoku_solvers::find(id) else {
        return true;
    };
    let mut run = solver
        .start(&blank(shape), &solver.setup().preset(preset).seed(1), false)
        .expect("the solver accepts every size");
    run.advance(u64::MAX, MAX_PIECES);
    run.outcome() == Some(Outcome::Solved)
}

#[test]
fn every_engine_generates_a_puzzle_or_is_refused() {
    let shape_of_side_4 = Shape::new(2, 2).expect("a shape");
    let (mut made_count, mut several_count, mut refused_count) = (0, 0, 0);
    for variant in generators().filter(|variant| variant.accepts(shape_of_side_4)) {
        for engine in options(variant, "engine") {
            match start_run(variant, &blank(shape_of_side_4), &[("engine", engine)], 1) {
                Ok(_) if !solves_empty_grid(engine, shape_of_side_4) => {
                    // An engine that cannot solve the empty grid generates no puzzle and must not count as a proof.
                    assert!(
                        !proves(Some(engine), shape_of_side_4),
                        "{variant} by {engine}"
                    );
                }
                Ok(_) => {
                    let run =
                        run_to_solution(variant, &blank(shape_of_side_4), &[("engine", engine)], 1);
                    let puzzle = run.solution().expect("made");
                    let count = solutions(puzzle);
                    if proves(Some(engine), shape_of_side_4) {
                        assert_eq!(count, 1, "{variant} by {engine}: {puzzle}");
                    }
                    made_count += 1;
                    several_count += u32::from(count > 1);
                }
                Err(StartError::Param { error, allowed, .. }) => {
                    assert_eq!(error, ParamError::Range, "{variant} by {engine}");
                    let allowed = allowed.expect("the parameter exists").to_string();
                    assert!(allowed.contains("solver"), "{variant}: {allowed}");
                    assert!(
                        !proves(Some(engine), shape_of_side_4),
                        "{variant} by {engine}"
                    );
                    refused_count += 1;
                }
                Err(other) => panic!("{variant} by {engine}: {other}"),
            }
        }
    }
    assert!(
        made_count > 0 && refused_count > 0,
        "{made_count} made, {refused_count} refused"
    );
    assert!(several_count > 0, "engines that prove nothing are accepted");
    assert!(proves(None, shape_of_side_4) && !proves(Some("ga:paper"), shape_of_side_4));
    let is_known = |of| sudoku_solvers::find(independent_checker(of).info().id).is_some();
    assert!(is_known("") && is_known("dancing-links:any"));
    assert_ne!(
        independent_checker("dancing-links").info().id,
        "dancing-links"
    );
}
