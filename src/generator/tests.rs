//! Generated puzzles have the properties that were requested.

use std::collections::BTreeMap;

use sudoku_grid::{Grid, Position, Puzzle, Shape};
use sudoku_rating::{UniquePuzzle, UniquenessProof};
use sudoku_search::{Algorithm, Limits, Outcome, ParamKind, Run, Seed, StartError};
use sudoku_solvers as solvers;
use sudoku_techniques::{Path, Singles, Technique};

use crate::symmetry::PatternSymmetry;
use crate::{GENERATORS, proves, registry};

fn shape(rows: usize, columns: usize) -> Shape {
    Shape::new(rows, columns).expect("a shape")
}

fn start_run(
    id: &str,
    pattern: &Grid,
    params: &[(&str, &str)],
    seed: u32,
) -> Result<Run, StartError> {
    let position = Position::new(pattern).expect("no clash");
    let generator = registry().find(id).expect("in the registry");
    let setup = generator.setup().params(params).seed(seed);
    generator.start(&position, &setup, false)
}

fn finished(id: &str, pattern: &Grid, params: &[(&str, &str)], seed: u32) -> Run {
    let mut run = start_run(id, pattern, params, seed).expect("it starts");
    while run.outcome().is_none() {
        run.advance(u64::MAX, 1000);
    }
    run
}

fn generated_grid(id: &str, shape: Shape, params: &[(&str, &str)], seed: u32) -> Grid {
    let run = finished(id, &Grid::empty(shape), params, seed);
    assert_eq!(run.outcome(), Some(Outcome::Solved), "{id} {params:?}");
    run.solution().expect("found").clone()
}

pub(crate) fn dug(seed: u32) -> Grid {
    generated_grid("dig", Shape::NINE, &[], seed)
}

pub(crate) fn proved_puzzle(givens: &Grid) -> UniquePuzzle {
    let puzzle = Puzzle::new(givens).expect("no clash");
    let proof = UniquenessProof::new(&puzzle).advance(u64::MAX);
    proof.expect("known by now").expect("one solution")
}

pub(crate) fn path_solves(puzzle: &UniquePuzzle, techniques: &[&'static dyn Technique]) -> bool {
    let start = puzzle.start().clone();
    let mut path = Path::new(start, techniques.to_vec(), Singles::OneByOne);
    while path.next().is_some() {}
    Path::position(&path).is_solved()
}

/// The number of solutions, up to two, by a solver that no generator uses by default.
fn solutions(puzzle: &Grid) -> u64 {
    let position = Position::new(puzzle).expect("no clash");
    let limits = Limits {
        solutions: 2,
        steps: Some(3_000_000),
    };
    let solver = solvers::find("dancing-links").expect("in the registry");
    let run = solver.start(&position, &solver.setup().seed(1).within(limits), false);
    let mut run = run.expect("it takes every size");
    while run.outcome().is_none() {
        run.advance(u64::MAX, u64::MAX);
    }
    assert_ne!(run.outcome(), Some(Outcome::Steps), "undecided: {puzzle}");
    run.found()
}

fn is_minimal(puzzle: &Grid) -> bool {
    (0..puzzle.digits().len()).all(|cell| {
        let mut rest = puzzle.clone();
        rest.set(cell, 0);
        puzzle.get(cell) == 0 || solutions(&rest) == 2
    })
}

const SYMMETRIES: [&str; 9] = [
    "rotate-180",
    "rotate-90",
    "mirror-rows",
    "mirror-columns",
    "mirror-both",
    "diagonal",
    "antidiagonal",
    "both-diagonals",
    "full",
];

/// Returns `true` if the pattern of givens has a symmetry, by definition.
fn has_symmetry(puzzle: &Grid, symmetry: &str) -> bool {
    let side = puzzle.shape().side();
    let last = side - 1;
    let is_given = |row: usize, column: usize| puzzle.get(row * side + column) != 0;
    (0..side * side).all(|cell| {
        let (r, c) = (cell / side, cell % side);
        let is_half_turn = is_given(r, c) == is_given(last - r, last - c);
        let quarter = is_given(r, c) == is_given(c, last - r);
        let rows = is_given(r, c) == is_given(last - r, c);
        let columns = is_given(r, c) == is_given(r, last - c);
        let diagonal = is_given(r, c) == is_given(c, r);
        let antidiagonal = is_given(r, c) == is_given(last - c, last - r);
        match symmetry {
            "rotate-180" => is_half_turn,
            "rotate-90" => quarter,
            "mirror-rows" => rows,
            "mirror-columns" => columns,
            "mirror-both" => rows && columns,
            "diagonal" => diagonal,
            "antidiagonal" => antidiagonal,
            "both-diagonals" => diagonal && antidiagonal,
            "full" => is_half_turn && quarter && rows && columns && diagonal && antidiagonal,
            _ => panic!("no such symmetry: {symmetry}"),
        }
    })
}

#[test]
fn puzzles_of_every_generator_and_size_have_one_solution() {
    for (rows, columns) in [(2, 2), (2, 3), (3, 2), (3, 3), (2, 5), (3, 4)] {
        let shape = shape(rows, columns);
        for generator in GENERATORS
            .iter()
            .filter(|entry| entry.info().accepts(shape))
        {
            let id = generator.info().id;
            for seed in 0..3 {
                let puzzle = generated_grid(id, shape, &[], seed);
                assert_eq!(solutions(&puzzle), 1, "{id} {shape} {seed}: {puzzle}");
                assert_eq!(puzzle.is_full(), id == "grid");
                assert_eq!(
                    puzzle,
                    generated_grid(id, shape, &[], seed),
                    "the same seed"
                );
                assert_ne!(
                    puzzle,
                    generated_grid(id, shape, &[], seed + 1000),
                    "another seed"
                );
            }
        }
    }
}

#[test]
fn a_16x16_puzzle_has_one_solution() {
    let puzzle = generated_grid("dig", shape(4, 4), &[("least", "120")], 1);
    assert_eq!((solutions(&puzzle), puzzle.givens()), (1, 120));
}

#[test]
fn a_minimal_puzzle_needs_every_given() {
    let nine = Shape::NINE;
    for seed in 0..10 {
        let minimal = ("minimal", "true");
        let rotated = [minimal, ("symmetry", "rotate-180")];
        for (id, params) in [
            ("dig", &[][..]),
            ("minimal", &[]),
            ("build-up", &[minimal]),
            ("dig", &rotated),
        ] {
            let run = finished(id, &Grid::empty(nine), params, seed);
            let puzzle = run.solution().expect("found");
            assert!(is_minimal(puzzle), "{id} {params:?}: {puzzle}");
            let needed = run
                .counter_specs()
                .iter()
                .position(|spec| spec.id == "needed");
            let needed = run.counters()[needed.expect("it counts them")];
            assert_eq!(needed, puzzle.givens() as u64, "{id} {params:?}");
        }
    }
}

#[test]
fn the_number_of_givens_is_in_range() {
    for (id, min, max) in [
        ("dig", 32, 34),
        ("dig", 0, 23),
        ("build-up", 40, 40),
        ("build-up", 0, 24),
        ("minimal", 25, 25),
    ] {
        for seed in 0..3 {
            let (low, high) = (min.to_string(), max.to_string());
            let puzzle = generated_grid(id, Shape::NINE, &[("least", &low), ("most", &high)], seed);
            assert!((min..=max).contains(&puzzle.givens()), "{id}: {puzzle}");
            assert_eq!(solutions(&puzzle), 1);
        }
    }
    let run = finished(
        "dig",
        &Grid::empty(Shape::NINE),
        &[("most", "10"), ("attempts", "3")],
        1,
    );
    assert_eq!((run.outcome(), run.found()), (Some(Outcome::Stalled), 0));
    let result = start_run(
        "minimal",
        &Grid::empty(Shape::NINE),
        &[("least", "30"), ("most", "29")],
        1,
    );
    assert!(result.is_err());
    for (id, shape, cells) in [("dig", Shape::NINE, 81), ("build-up", shape(2, 2), 16)] {
        let grid = Grid::empty(shape);
        let with_min_givens =
            |givens: u32| start_run(id, &grid, &[("least", &givens.to_string())], 1);
        assert!(with_min_givens(cells).is_ok(), "{id}");
        let refusal = with_min_givens(cells + 1)
            .err()
            .expect("more givens than cells");
        assert_eq!(
            (refusal.code(), refusal.to_string()),
            (
                "param-range",
                format!(
                    "least = {}: out of range; it must be a whole number from 0 to {cells} on this grid",
                    cells + 1
                )
            )
        );
    }
}

#[test]
fn puzzles_have_the_requested_symmetry() {
    for (at, symmetry) in SYMMETRIES.into_iter().enumerate() {
        for (rows, columns) in [(3, 3), (2, 3)] {
            for id in ["dig", "build-up"] {
                let shape = shape(rows, columns);
                let seed = u32::try_from(at).expect("small");
                let puzzle = generated_grid(id, shape, &[("symmetry", symmetry)], seed);
                assert!(has_symmetry(&puzzle, symmetry), "{id} {symmetry}: {puzzle}");
                assert!(!puzzle.is_full());
                assert_eq!(solutions(&puzzle), 1, "{id} {symmetry}: {puzzle}");
            }
        }
    }
    for seed in 0..10 {
        let puzzle = generated_grid("dig", Shape::NINE, &[("symmetry", "random")], seed);
        assert!(
            SYMMETRIES
                .iter()
                .any(|symmetry| has_symmetry(&puzzle, symmetry))
        );
    }
}

#[test]
fn orbits_partition_the_cells() {
    let sizes = |symmetry: PatternSymmetry| {
        let orbits = symmetry.orbits(9);
        let mut cells: Vec<_> = orbits.concat();
        cells.sort_unstable();
        assert!(cells.into_iter().eq(0..81));
        orbits.len()
    };
    let mean = |fixed: &[usize]| fixed.iter().sum::<usize>() / fixed.len();
    // Burnside's lemma: the number of orbits is the mean number of fixed cells over the group.
    assert_eq!(sizes(PatternSymmetry::None), 81);
    assert_eq!(sizes(PatternSymmetry::Rotate180), 41);
    assert_eq!(sizes(PatternSymmetry::Rotate90), mean(&[81, 1, 1, 1]));
    assert_eq!(sizes(PatternSymmetry::MirrorRows), mean(&[81, 9]));
    assert_eq!(sizes(PatternSymmetry::MirrorColumns), mean(&[81, 9]));
    assert_eq!(sizes(PatternSymmetry::MirrorBoth), mean(&[81, 9, 9, 1]));
    assert_eq!(sizes(PatternSymmetry::Diagonal), mean(&[81, 9]));
    assert_eq!(sizes(PatternSymmetry::Antidiagonal), mean(&[81, 9]));
    assert_eq!(sizes(PatternSymmetry::BothDiagonals), mean(&[81, 9, 9, 1]));
    assert_eq!(
        sizes(PatternSymmetry::Full),
        mean(&[81, 1, 1, 1, 9, 9, 9, 9])
    );
}

#[test]
fn givens_of_the_pattern_are_kept() {
    let mut pattern = Grid::empty(Shape::NINE);
    for (cell, digit) in [(0, 5), (1, 7), (40, 1), (79, 3), (80, 9)] {
        pattern.set(cell, digit);
    }
    for generator in GENERATORS {
        let id = generator.info().id;
        let run = finished(id, &pattern, &[], 3);
        let puzzle = run.solution().expect("found");
        assert!(puzzle.contains(&pattern), "{id}: {puzzle}");
        assert_eq!(solutions(puzzle), 1, "{id}: {puzzle}");
    }
    // The last cell of the first row has no candidate left.
    let mut hopeless = Grid::empty(Shape::NINE);
    for (cell, digit) in (1..9).zip([1, 2, 3, 4, 5, 6, 7, 8]) {
        hopeless.set(cell - 1, digit);
    }
    hopeless.set(17, 9);
    for generator in GENERATORS {
        let run = finished(generator.info().id, &hopeless, &[], 3);
        assert_eq!((run.outcome(), run.found()), (Some(Outcome::Stalled), 0));
    }
}

/// The accepted values of a parameter.
fn options(generator: &dyn Algorithm, id: &str) -> Vec<&'static str> {
    let spec = generator.params().into_iter().find(|spec| spec.id == id);
    match spec.expect("it has such a parameter").kind {
        ParamKind::Choice(_, options) => options.into_iter().map(|(id, _)| id).collect(),
        other => panic!("not a choice: {other:?}"),
    }
}

#[test]
fn every_solver_is_an_engine_and_complete_ones_are_right() {
    let (four, six) = (shape(2, 2), shape(2, 3));
    let (mut judged, mut unique) = (0, 0);
    for engine in options(registry().find("dig").expect("listed"), "engine") {
        let params = [("engine", engine)];
        let solver = solvers::find(engine.split(':').next().expect("an id"));
        if solver.is_some_and(|solver| !solver.info().accepts(six)) {
            assert!(start_run("dig", &Grid::empty(six), &params, 1).is_err());
            continue;
        }
        for id in ["dig", "build-up"] {
            if proves(Some(engine), six) {
                let puzzle = generated_grid(id, six, &params, 1);
                assert_eq!(solutions(&puzzle), 1, "{id} {engine}: {puzzle}");
                continue;
            }
            for seed in 1..3 {
                judged += 1;
                unique += u32::from(solutions(&generated_grid(id, four, &params, seed)) == 1);
            }
        }
    }
    // Some uniqueness claims are right by chance, others are wrong.
    assert!(0 < unique && unique < judged, "{unique} of {judged}");
}

#[test]
fn an_incomplete_engine_is_run_repeatedly() {
    let six = shape(2, 3);
    let unique = |trials: &str| {
        let params = [("engine", "cultural-ga"), ("trials", trials)];
        let puzzles = (0..8).map(|seed| generated_grid("dig", six, &params, seed));
        puzzles.filter(|puzzle| solutions(puzzle) == 1).count()
    };
    let [once, often] = ["1", "12"].map(unique);
    assert!(once < often, "{once}, {often}");
}

#[test]
fn techniques_that_solve_a_puzzle_prove_uniqueness() {
    for id in ["dig", "build-up"] {
        for symmetry in ["none", "rotate-180"] {
            let params = [("engine", "rules:singles"), ("symmetry", symmetry)];
            let run = finished(id, &Grid::empty(Shape::NINE), &params, 4);
            let puzzle = run.solution().expect("made");
            assert_eq!(solutions(puzzle), 1, "{id} {symmetry}: {puzzle}");
            let solver = solvers::find("rules").expect("listed");
            let position = Position::new(puzzle).expect("no clash");
            let setup = solver.setup().preset("singles").seed(1);
            let run = solver.start(&position, &setup, false);
            let mut run = run.expect("it starts");
            run.advance(u64::MAX, u64::MAX);
            assert_eq!(run.outcome(), Some(Outcome::Solved), "{id} {symmetry}");
        }
    }
}

#[test]
fn an_incomplete_engine_fills_a_grid() {
    for engine in options(registry().find("grid").expect("listed"), "engine") {
        let four = shape(2, 2);
        if let Ok(mut run) = start_run("grid", &Grid::empty(four), &[("engine", engine)], 1) {
            run.advance(u64::MAX, 5_000);
            let fills = run.solution().is_some_and(Grid::is_full);
            // Presets that follow a paper literally may be too slow, or oscillate forever.
            assert!(fills || engine.contains(':'), "{engine}");
            assert_eq!(fills, run.outcome() == Some(Outcome::Solved), "{engine}");
            assert!(fills || !proves(Some(engine), four), "{engine}");
        }
    }
}

#[test]
fn engines_agree_on_removable_givens() {
    // With the same order of cells and full grids that do not depend on the engine: the pattern
    // gives every cell outside the last band.
    let solution =
        "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
    let full = sudoku_grid::parse(solution, sudoku_grid::ParseOptions::default()).expect("a grid");
    let puzzles: Vec<_> = ["fast", "general", "dancing-links", "backtracking"]
        .into_iter()
        .map(|engine| {
            let position = Position::new(&Grid::empty(Shape::NINE)).expect("nothing clashes");
            let engine = solvers::find(engine).expect("listed").info().id;
            let engine = crate::engine::Solver::with_id(engine);
            let mut rng = Seed(5).rng();
            let sets = PatternSymmetry::None.orbits(9);
            let digits = full.grid.digits();
            let mut remover = crate::given_remover::GivenRemover::new(
                crate::given_remover::RemovalTask {
                    solver: engine,
                    puzzle: full.grid.clone(),
                    solution: digits,
                    pattern: &position,
                    sets,
                },
                0,
                &mut rng,
            );
            let mut aside = Seed(6).rng();
            while !remover.is_done() {
                remover.advance(&mut aside);
            }
            remover.puzzle
        })
        .collect();
    assert!(puzzles.iter().all(|puzzle| *puzzle == puzzles[0]));
    assert!(is_minimal(&puzzles[0]));
}

/// The chi-square statistic over the 288 grids of 4×4, with fixed seeds: 287 degrees of freedom,
/// whose 99.9 % point is about 365.
fn chi_square(params: &[(&str, &str)], pattern: &Grid, grids: u32) -> f64 {
    const DRAWS: u32 = 28_800;
    let mut counts = BTreeMap::new();
    for seed in 0..DRAWS {
        let run = finished("grid", pattern, params, seed);
        *counts
            .entry(run.solution().expect("found").digits().to_vec())
            .or_insert(0_u32) += 1;
    }
    let expected = f64::from(DRAWS) / f64::from(grids);
    let squares = counts
        .values()
        .map(|&count| (f64::from(count) - expected).powi(2));
    let missing = f64::from(grids) - f64::from(u32::try_from(counts.len()).expect("few"));
    squares.sum::<f64>() / expected + missing * expected
}

#[test]
fn all_4x4_grids_are_equally_likely() {
    let empty = Grid::empty(shape(2, 2));
    let chi = chi_square(&[], &empty, 288);
    assert!(chi < 365.0, "{chi}");
    // With a pattern no random symmetry is applied, so the distribution of the grids depends only
    // on the mixing.
    let mut pattern = Grid::empty(shape(2, 2));
    for (cell, digit) in [(0, 1), (1, 2), (2, 3), (3, 4)] {
        pattern.set(cell, digit);
    }
    // 288 / 24 grids, 11 degrees of freedom: the 99.9 % point is 31.3.
    let chi = chi_square(&[], &pattern, 12);
    assert!(chi < 31.3, "{chi}");
    let chi = chi_square(&[("mixing", "0")], &pattern, 12);
    assert!(chi > 31.3, "without mixing the test sees the bias: {chi}");
}

/// `minimal` generates the same puzzle as removing single cells.
#[test]
fn batched_removal_equals_removal_one_by_one() {
    for seed in 0..200 {
        let (solution, order, puzzle) = crate::minimal::trial(seed);
        let mut naive = solution.clone();
        for cell in order {
            let digit = naive.get(cell);
            naive.set(cell, 0);
            if solutions(&naive) == 2 {
                naive.set(cell, digit);
            }
        }
        assert_eq!(puzzle, naive);
    }
}

#[test]
fn techniques_that_assume_uniqueness_are_left_out_for_other_puzzles() {
    use sudoku_techniques::TECHNIQUES;

    let unique =
        "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..41.....7..7...3..";
    let read = |text: &str| {
        let parsed = sudoku_grid::parse(text, sudoku_grid::ParseOptions::default());
        parsed.expect("a puzzle").position().expect("no clash")
    };
    let all = crate::valid_techniques_for_givens(TECHNIQUES, read(unique).givens());
    assert_eq!(all.len(), TECHNIQUES.len());
    let ambiguous = read(&unique.replacen('1', ".", 1));
    let some = crate::valid_techniques_for_givens(TECHNIQUES, ambiguous.givens());
    assert!(some.iter().all(|technique| !technique.info().one_solution));
    assert!(some.len() < all.len());
    // The candidates alone make the position unique.
    let mut thinned = ambiguous.clone();
    thinned.eliminate(0, 2);
    assert_eq!(
        crate::valid_techniques_for_givens(TECHNIQUES, thinned.givens()).len(),
        some.len()
    );
}
