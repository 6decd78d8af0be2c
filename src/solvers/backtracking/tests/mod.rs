mod explanations;
mod naive;
mod papers;
mod waves;

use sudoku_grid::{Digits, Grid, ParseOptions, Position, Shape, parse};
use sudoku_search::{Argument, Findings, Limits, Outcome, Role, Run, View, algorithm};

use naive::NaiveSearch;

use super::order::spiral;
use super::{Backtracking, PRESETS};
use crate::test_boards::merged_findings;

/// Project Euler 96, grid 01; naked and hidden singles solve it.
const EASY: &str =
    "003020600900305001001806400008102900700000008006708200002609500800203009005010300";
/// The first of Royle's 17-clue puzzles.
const SEVENTEEN_CLUES: &str =
    ".......1.4.........2...........5.4.7..8...3....1.9....3..4..2...5.1........8.6...";
/// A puzzle by Inkala (2010) that is hard for people.
const HARD: &str =
    "..53.....8......2..7..1.5..4....53...1..7...6..32...8..6.5....9..4....3......97..";
/// The puzzle AI Escargot by Inkala, which is hard for people.
const AI_ESCARGOT: &str =
    "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..41.....7..7...3..";
/// A 16×16 puzzle from the Gecode examples.
const SIXTEEN_BY_SIXTEEN: &str = "MIB.....P...DC..DLO.....IM.B.FNK.N.A....O.HKL..JPEF.....JCL....A.GPEJH....FA....B...L....KG.......JN.IFD..P......OI.E.G.D............BI....J.L..........FDEM.A......M....A.L.KGO.....N.LBP...HJIK..I.PEB.....NOF.BEF..O.....M.K.NAC.F.M........GJ...HKLC....IED.";

/// A 6×6 puzzle with nine givens and many solutions.
const SIX_BY_SIX: &str = "1...5...6...2...6...5...5...4...2...";

/// The limits of a run that finds all solutions, in any number of steps.
const NO_LIMITS: Limits = Limits {
    solutions: 0,
    steps: None,
};

fn grid(text: &str) -> Grid {
    parse(text, ParseOptions::default()).expect("a grid").grid
}

/// Starts a run of a preset with further parameters.
fn start(position: &Position, preset: &str, params: &[(&str, &str)], limits: Limits) -> Run {
    let setup = algorithm::<Backtracking>().setup();
    let setup = setup.preset(preset).params(params).seed(7).within(limits);
    algorithm::<Backtracking>()
        .start(position, &setup, false)
        .expect("a run")
}

fn puzzle(text: &str) -> Position {
    Position::new(&grid(text)).expect("no duplicate digit")
}

/// Runs a preset until its end.
fn run(position: &Position, preset: &str, limits: Limits) -> Run {
    let mut run = start(position, preset, &[], limits);
    run.advance(u64::MAX, u64::MAX);
    run
}

/// The value of the counter with this id.
fn counter(run: &Run, id: &str) -> u64 {
    let index = run.counter_specs().iter().position(|spec| spec.id == id);
    run.counters()[index.expect("it is counted")]
}

/// The presets whose search tree depends only on their cell order.
const WITHOUT_INFERENCE: [&str; 13] = [
    "most-constrained",
    "most-constrained-heap",
    "rows",
    "brute-force",
    "domains",
    "smallest-domain",
    "empty-spaces",
    "most-empty-spaces",
    "both-heuristics",
    "dual",
    "nearly-complete",
    "random",
    "limited-discrepancy",
];

#[test]
fn nodes_minus_backtracks_equal_the_blanks() {
    for text in [EASY, HARD, AI_ESCARGOT] {
        let position = puzzle(text);
        for preset in WITHOUT_INFERENCE {
            let mut run = start(&position, preset, &[], Limits::default());
            run.advance(100_000, u64::MAX);
            let filled_count = run
                .grid()
                .digits()
                .iter()
                .filter(|digit| **digit != 0)
                .count();
            let given_count = text
                .bytes()
                .filter(|byte| (b'1'..=b'9').contains(byte))
                .count();
            assert_eq!(
                counter(&run, "nodes") - counter(&run, "backtracks"),
                (filled_count - given_count) as u64,
                "{preset} on {text}"
            );
        }
    }
}

/// A solved 16×16 grid from which every third digit is removed: the search is short with every cell order.
fn easy_16x16_puzzle() -> Grid {
    let solved_run = run(
        &puzzle(SIXTEEN_BY_SIXTEEN),
        "mixed-inference",
        Limits::default(),
    );
    let mut grid = solved_run.solution().expect("solved").clone();
    for cell in (0..grid.shape().cells()).step_by(3) {
        grid.set(cell, 0);
    }
    grid
}

#[test]
fn search_trees_equal_plain_recursion() {
    // The cell order of the solver, the cell order of the naive reference, the digit order, and the check.
    let presets = [
        ("rows", "rows", "ascending", "houses"),
        ("rows", "rows", "ascending", "grid"),
        ("rows", "rows", "descending", "domains"),
        ("reverse", "reverse", "ascending", "houses"),
        (
            "most-constrained",
            "most-constrained",
            "ascending",
            "domains",
        ),
        ("most-constrained", "most-constrained", "descending", "grid"),
        (
            "most-constrained",
            "most-constrained",
            "least-constraining",
            "domains",
        ),
        (
            "most-constrained",
            "most-constrained",
            "empty-spaces",
            "houses",
        ),
        // With this check, options include digits that fit into no blank cell.
        ("rows", "rows", "most-empty-spaces", "grid"),
        (
            "most-constrained",
            "most-constrained",
            "most-empty-spaces",
            "domains",
        ),
        (
            "most-constrained-heap",
            "most-constrained",
            "ascending",
            "domains",
        ),
        (
            "most-constrained-degree",
            "most-constrained-degree",
            "ascending",
            "domains",
        ),
        ("nearly-complete", "nearly-complete", "ascending", "houses"),
        ("dual", "dual", "ascending", "domains"),
        ("dual", "dual", "least-constraining", "domains"),
    ];
    for puzzle in [grid(EASY), grid(AI_ESCARGOT), easy_16x16_puzzle()] {
        let position = Position::new(&puzzle).expect("no duplicate digit");
        for (cells, plain, digits, check) in presets {
            let params = [
                ("cell_order", cells),
                ("digit_order", digits),
                ("check", check),
            ];
            let mut naive = NaiveSearch::new(&puzzle, plain, digits);
            assert!(naive.solve());
            let mut run = start(&position, "rows", &params, Limits::default());
            run.advance(u64::MAX, u64::MAX);
            assert_eq!(run.solution().expect("solved").digits(), naive.digits);
            assert_eq!(
                ["nodes", "guesses", "backtracks"].map(|id| counter(&run, id)),
                [naive.nodes, naive.guesses, naive.backtracks],
                "{params:?}"
            );
        }
    }
}

#[test]
fn inference_loses_no_solution() {
    for text in [SIX_BY_SIX, HARD] {
        let position = puzzle(text);
        let expected = run(&position, "most-constrained", NO_LIMITS);
        for inference in ["naked", "hidden", "both"] {
            for cell_order in ["rows", "most-constrained", "most-constrained-heap", "dual"] {
                for discrepancies in ["0", "2"] {
                    let params = [
                        ("inference", inference),
                        ("when", "every-node"),
                        ("cell_order", cell_order),
                        ("discrepancies", discrepancies),
                    ];
                    let mut run = start(&position, "mixed-inference", &params, NO_LIMITS);
                    run.advance(u64::MAX, u64::MAX);
                    assert_eq!(run.found(), expected.found(), "{params:?}");
                }
            }
        }
    }
}

#[test]
fn a_digit_without_a_place_is_a_dead_end_if_places_are_checked() {
    for inference in ["naked", "hidden", "both"] {
        let params = [("inference", inference), ("when", "every-node")];
        let mut run = start(&puzzle(HARD), "mixed-inference", &params, NO_LIMITS);
        let mut dead_place_count = 0;
        while run.outcome().is_none() {
            run.advance(u64::MAX, 1);
            let explanation = run.explain();
            let has_dead_place = explanation
                .is_some_and(|found| explanations::has_clause(&found, "backtracking.dead-place"));
            dead_place_count += u32::from(has_dead_place);
        }
        assert_eq!(dead_place_count > 0, inference != "naked", "{inference}");
    }
}

#[test]
fn every_preset_counts_the_same_solutions() {
    // Puzzles with many solutions and with search trees small enough for all presets.
    let four_by_four = "1.........2.....";
    for text in [SIX_BY_SIX, four_by_four] {
        let position = puzzle(text);
        let expected = run(&position, "rows", NO_LIMITS).found();
        assert!((10..10_000).contains(&expected), "{expected}");
        for preset in PRESETS {
            let run = run(&position, preset.id, NO_LIMITS);
            assert_eq!(run.found(), expected, "{}", preset.id);
            assert_eq!(
                counter(&run, "nodes"),
                counter(&run, "backtracks"),
                "{}",
                preset.id
            );
        }
    }
}

#[test]
fn every_parameter_value_counts_the_same_solutions() {
    let position = puzzle("1.........2.....");
    let expected = run(&position, "rows", NO_LIMITS).found();
    for spec in algorithm::<Backtracking>().params() {
        let sudoku_search::ParamKind::Choice(_, options) = spec.kind else {
            continue;
        };
        for (option, _) in options {
            for base in [
                "most-constrained",
                "brute-force",
                "mixed-inference",
                "limited-discrepancy",
            ] {
                let mut run = start(&position, base, &[(spec.id, option)], NO_LIMITS);
                run.advance(u64::MAX, u64::MAX);
                assert_eq!(run.found(), expected, "{base} with {} = {option}", spec.id);
            }
        }
    }
}

#[test]
fn exhaustion_proves_uniqueness_and_unsolvability() {
    for preset in [
        "most-constrained",
        "dual",
        "mixed-inference",
        "limited-discrepancy",
    ] {
        let unique_run = run(&puzzle(HARD), preset, NO_LIMITS);
        assert_eq!(
            (unique_run.found(), unique_run.outcome()),
            (1, Some(Outcome::Solved)),
            "{preset}"
        );
    }
    let unsolvable_position = Position::new(&unsolvable()).expect("no duplicate digit");
    assert!(!unsolvable_position.is_contradictory());
    for preset in PRESETS {
        let unsolvable_run = run(&unsolvable_position, preset.id, NO_LIMITS);
        assert_eq!(
            unsolvable_run.outcome(),
            Some(Outcome::Unsolvable),
            "{}",
            preset.id
        );
        let work_done = unsolvable_run.steps() + counter(&unsolvable_run, "placements");
        assert!(work_done > 0, "{}", preset.id);
    }
}

/// A 6×6 puzzle without solution, although no house contains two equal givens: one of its givens is wrong.
fn unsolvable() -> Grid {
    let solved_run = run(&puzzle(SIX_BY_SIX), "rows", Limits::default());
    let mut grid = solved_run.solution().expect("solved").clone();
    for cell in (0..36).filter(|cell| cell % 5 > 1) {
        grid.set(cell, 0);
    }
    let position = Position::new(&grid).expect("no duplicate digit");
    for cell in position.blanks() {
        for digit in position.candidates(cell) {
            let mut changed_grid = grid.clone();
            changed_grid.set(cell, digit);
            let position = Position::new(&changed_grid).expect("no duplicate digit");
            let mut naive = NaiveSearch::new(&changed_grid, "rows", "ascending");
            if !position.is_contradictory() && !naive.solve() {
                return changed_grid;
            }
        }
    }
    panic!("every candidate is of a solution");
}

#[test]
fn contradictory_and_full_grids_end_at_once() {
    let mut without_candidates = puzzle(EASY);
    for digit in without_candidates.candidates(0) {
        without_candidates.eliminate(0, digit);
    }
    let solved_run = run(&puzzle(EASY), "rows", Limits::default());
    let solved_position =
        Position::new(solved_run.solution().expect("solved")).expect("no duplicate digit");
    let mut with_repeated_digit = puzzle(EASY);
    with_repeated_digit.place(0, 3);
    for preset in PRESETS {
        for position in [&without_candidates, &with_repeated_digit] {
            let failed_run = run(position, preset.id, NO_LIMITS);
            assert_eq!(
                failed_run.outcome(),
                Some(Outcome::Unsolvable),
                "{}",
                preset.id
            );
            assert_eq!(failed_run.steps(), 0, "{}", preset.id);
            assert!(failed_run.explain().is_some(), "{}", preset.id);
        }
        let filled_run = run(&solved_position, preset.id, NO_LIMITS);
        assert_eq!(filled_run.outcome(), Some(Outcome::Solved), "{}", preset.id);
        assert_eq!(
            (filled_run.found(), filled_run.steps()),
            (1, 0),
            "{}",
            preset.id
        );
    }
}

#[test]
fn pencil_marks_restrict_the_solutions_of_every_preset() {
    let shape = Shape::of_side(4).expect("a shape");
    let mut marks = vec![Digits::all(4); 16];
    marks[0] = Digits::only(3);
    marks[5] = Digits::only(1) | Digits::only(2);
    let position =
        Position::with_candidates(&Grid::empty(shape), &marks).expect("no duplicate digit");
    let expected = run(&position, "rows", NO_LIMITS).found();
    assert!((1..288).contains(&expected));
    for preset in PRESETS {
        assert_eq!(
            run(&position, preset.id, NO_LIMITS).found(),
            expected,
            "{}",
            preset.id
        );
    }
}

#[test]
fn a_16x16_puzzle_is_solved() {
    let position = puzzle(SIXTEEN_BY_SIXTEEN);
    for preset in ["mixed-inference", "dual"] {
        let run = run(&position, preset, NO_LIMITS);
        assert_eq!(run.outcome(), Some(Outcome::Solved), "{preset}");
        assert_eq!(run.found(), 1, "{preset}");
    }
}

#[test]
fn puzzles_of_singles_need_no_nodes() {
    let mut run = start(&puzzle(EASY), "mixed-inference", &[], Limits::default());
    assert_eq!(
        run.grid(),
        grid(EASY),
        "nothing is placed before the first call"
    );
    run.advance(u64::MAX, 1);
    assert_eq!(run.outcome(), Some(Outcome::Solved));
    assert_eq!(
        (counter(&run, "nodes"), counter(&run, "placements")),
        (0, 49)
    );
    let explanation = run.explain().expect("an explanation");
    assert_eq!(
        explanation.message.arguments,
        [("placed", Argument::Number(49))]
    );
    assert_eq!(explanation.marks.len(), 49);
}

#[test]
fn the_view_has_the_grid_and_equal_candidate_weights() {
    for preset in PRESETS {
        let position = puzzle(SEVENTEEN_CLUES);
        let mut run = start(&position, preset.id, &[], Limits::default());
        let mut view = View::new(position.shape());
        view.weights.fill(0.5);
        run.view(&mut view);
        assert_eq!(view.digits, position.values(), "{}", preset.id);
        for cell in 0..81 {
            let candidates = position.candidates(cell);
            for digit in 1..=9 {
                let probability =
                    1.0 / f32::from(u8::try_from(candidates.len()).expect("at most 9"));
                let expected = if candidates.contains(digit) {
                    probability
                } else {
                    0.0
                };
                let weight = view.weights[9 * cell + usize::from(digit) - 1];
                assert_eq!(
                    weight.to_bits(),
                    expected.to_bits(),
                    "{} at {cell}",
                    preset.id
                );
            }
        }
        run.advance(200, 200);
        run.view(&mut view);
        // Placed digits never conflict, in whatever way the preset maintains candidates.
        assert_eq!(run.grid().duplicate_digits(), [], "{}", preset.id);
    }
}

#[test]
fn candidates_stay_consistent_with_the_grid_over_a_long_run() {
    for preset in PRESETS {
        for cell_order in ["most-constrained", "most-constrained-heap", "dual", "rows"] {
            let position = puzzle(HARD);
            let mut run = start(
                &position,
                preset.id,
                &[("cell_order", cell_order)],
                NO_LIMITS,
            );
            let mut view = View::new(position.shape());
            for target in (1..40).map(|n| 37 * n) {
                run.advance(target, u64::MAX);
                run.view(&mut view);
                let recomputed = Position::new(&run.grid()).expect("no duplicate digit");
                for cell in 0..81 {
                    let shown_candidates = (1..=9)
                        .filter(|digit| view.weights[9 * cell + usize::from(*digit) - 1] > 0.0)
                        .collect::<Digits>();
                    assert_eq!(
                        shown_candidates,
                        recomputed.candidates(cell),
                        "{} at {cell}",
                        preset.id
                    );
                }
            }
        }
    }
}

#[test]
fn explanations_match_the_changes_of_the_grid() {
    for preset in PRESETS {
        let position = puzzle(HARD);
        let mut run = start(&position, preset.id, &[], NO_LIMITS);
        let mut grid_before = run.grid();
        for _ in 0..2_000 {
            run.advance(u64::MAX, 1);
            let grid_after = run.grid();
            let Some(explanation) = run.explain() else {
                panic!("{} says nothing", preset.id);
            };
            let text = explanation.render(position.shape());
            assert!(!text.contains(['{', '}']), "{text}");
            let mut replayed = grid_before;
            for mark in &explanation.marks {
                match (mark.role, mark.digit) {
                    (Role::Undone, Some(digit)) => {
                        assert_eq!(replayed.get(mark.cell), digit);
                        replayed.set(mark.cell, 0);
                    }
                    (Role::Placed, Some(digit)) => replayed.set(mark.cell, digit),
                    _ => {}
                }
            }
            if run.outcome().is_some() {
                break;
            }
            if !text.starts_with("A new wave") {
                assert_eq!(replayed, grid_after, "{}: {text}", preset.id);
            }
            grid_before = grid_after;
        }
    }
}

#[test]
fn the_spiral_winds_inwards_over_all_cells() {
    let four_by_four = Shape::of_side(4).expect("a shape");
    assert_eq!(
        spiral(four_by_four),
        [0, 1, 2, 3, 7, 11, 15, 14, 13, 12, 8, 4, 5, 6, 10, 9]
    );
    for shape in Shape::all() {
        let mut cells = spiral(shape);
        cells.sort_unstable();
        assert_eq!(cells, (0..shape.cells()).collect::<Vec<_>>());
    }
}

#[test]
fn the_parts_of_a_split_equal_the_whole_search() {
    let mut max_parts = 0;
    let mut refused_count = 0;
    for puzzle in [
        grid(AI_ESCARGOT),
        grid(SIXTEEN_BY_SIXTEEN),
        grid(SIX_BY_SIX),
        unsolvable(),
        underconstrained(),
    ] {
        let position = Position::new(&puzzle).expect("no duplicate digit");
        for preset in PRESETS {
            let backtracking = algorithm::<Backtracking>();
            let setup = backtracking.setup().preset(preset.id).seed(7);
            let Ok(split) = backtracking.split(&position, &setup) else {
                refused_count += 1;
                continue;
            };
            max_parts = max_parts.max(split.len());
            for (solutions, steps) in [(1, 30_000), (0, 30_000), (5, 30_000), (0, 9), (0, 1234)] {
                let limits = Limits {
                    solutions,
                    steps: Some(steps),
                };
                let whole_run = Findings::of(&run(&position, preset.id, limits));
                assert_eq!(
                    merged_findings(&split, limits),
                    whole_run,
                    "{}, {limits:?}",
                    preset.id
                );
            }
        }
    }
    assert!(max_parts > 100, "at most {max_parts} parts");
    assert_eq!(refused_count, 5, "waves alone cannot be split");
}

/// A puzzle with far more solutions than can be counted.
fn underconstrained() -> Grid {
    let mut grid = grid(HARD);
    for cell in (0..81).step_by(2) {
        grid.set(cell, 0);
    }
    grid
}
