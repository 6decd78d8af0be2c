//! The techniques on recorded positions, and compared with naive references.

mod boards;
mod naive;
mod new_cases;

use std::fs;

use boards::{cases, read_position};
use sudoku_grid::{Digits, Grid, ParseOptions, Position, Shape, parse};
use sudoku_search::{Choice as _, Role};

use sudoku_techniques::{
    Context, Deduction, Family, Path, Singles, TECHNIQUES, Technique, TechniqueChoice, easiest,
    find,
};

/// All instances as text, in an order that does not depend on how they were found.
fn instances(technique: &dyn Technique, position: &Position) -> Vec<String> {
    let shape = position.shape();
    let text = |deduction: &Deduction| {
        deduction.placements_text(shape) + &deduction.eliminations_text(shape)
    };
    let deductions = technique.all(&Context::new(position));
    let mut texts: Vec<_> = deductions.iter().map(text).collect();
    texts.sort_unstable();
    texts
}

#[test]
fn every_technique_finds_exactly_the_recorded_instances() {
    for technique in TECHNIQUES {
        let id = technique.info().id;
        for line in cases(id).lines() {
            let [shape, values, candidates, expected] = line.split(' ').collect::<Vec<_>>()[..]
            else {
                panic!("four fields: {id}: {line}");
            };
            let position = read_position(shape, values, candidates);
            let mut expected: Vec<_> = expected.split('|').filter(|text| *text != "none").collect();
            expected.sort_unstable();
            assert_eq!(instances(*technique, &position), expected, "{id}: {line}");
        }
    }
}

#[test]
fn every_technique_has_enough_cases() {
    if let Ok(ids) = std::env::var("SUDOKU_CASES") {
        new_cases::write_cases(&ids);
    }
    let files = fs::read_dir(format!("{}/tests/cases", env!("CARGO_MANIFEST_DIR")));
    assert_eq!(files.expect("they are there").count(), TECHNIQUES.len());
    for technique in TECHNIQUES {
        let id = technique.info().id;
        let cases = cases(id);
        let negative_count = cases.lines().filter(|line| line.ends_with(" none")).count();
        let positive_count = cases.lines().count() - negative_count;
        assert!(
            positive_count >= 12 && negative_count >= 3,
            "{id}: {positive_count} and {negative_count}"
        );
    }
}

#[test]
fn the_list_of_techniques_is_well_formed() {
    for (index, technique) in TECHNIQUES.iter().enumerate() {
        let id = technique.info().id;
        assert!(
            id.bytes()
                .all(|byte| matches!(byte, b'a'..=b'z' | b'1'..=b'9' | b'-')),
            "{id}"
        );
        assert!(!technique.info().name.is_empty(), "{id}");
        assert!(technique.info().docs.trim_end().ends_with('.'), "{id}");
        let choice = TechniqueChoice::from_id(id).expect("it is listed");
        assert_eq!(
            (choice.index(), TechniqueChoice::at(index)),
            (index, choice),
            "{id}"
        );
    }
}

/// The positions on a solution path of a puzzle: each step applies the easiest technique that finds an instance.
fn path(puzzle: &str) -> Vec<Position> {
    let parsed = parse(puzzle, ParseOptions::default()).expect("a puzzle");
    let mut position = parsed.position().expect("no duplicate digit");
    let mut path = vec![position.clone()];
    while let Some(deduction) = easiest(&position) {
        deduction.apply(&mut position);
        path.push(position.clone());
    }
    path
}

fn puzzles(set: &str) -> String {
    let path = format!(
        "{}/../../tests/puzzles/{set}.txt",
        env!("CARGO_MANIFEST_DIR")
    );
    fs::read_to_string(path).expect("the set is there")
}

#[test]
fn techniques_equal_the_naive_references() {
    assert_equal_on_paths(1, 7);
}

#[test]
#[ignore = "long: the paths of thirty puzzles"]
fn techniques_equal_the_naive_references_on_more_paths() {
    assert_equal_on_paths(10, 3);
}

#[expect(
    clippy::print_stdout,
    reason = "how often each technique was compared is read with --nocapture"
)]
/// Checks that the techniques and their naive references find the same instances on the positions whose index
/// on the path of a puzzle is a multiple of `step`, for some puzzles of each set.
fn assert_equal_on_paths(puzzles_per_set: usize, step: usize) {
    let mut counts = vec![0; TECHNIQUES.len()];
    for set in ["top1465", "minimal-2000", "17-clue"] {
        for puzzle in puzzles(set).lines().step_by(97).take(puzzles_per_set) {
            for position in path(puzzle).iter().step_by(step) {
                for (count, technique) in counts.iter_mut().zip(TECHNIQUES) {
                    let reported_instances = instances(*technique, position);
                    assert_eq!(
                        reported_instances,
                        naive::instances(technique.info().id, position)
                    );
                    *count += reported_instances.len();
                }
            }
        }
    }
    // Rare techniques have boards of their own; larger subsets need larger grids.
    for (count, technique) in counts.iter_mut().zip(TECHNIQUES) {
        let id = technique.info().id;
        if *count > 0 && !id.ends_with("-subset") {
            continue;
        }
        for line in cases(id).lines() {
            let fields: Vec<_> = line.split(' ').collect();
            let position = read_position(fields[0], fields[1], fields[2]);
            let reported_instances = instances(*technique, &position);
            assert_eq!(reported_instances, naive::instances(id, &position));
            *count += reported_instances.len();
            // The naive reference searches thousands of nets.
            if id == "nested-forcing-net" && puzzles_per_set < 10 {
                break;
            }
        }
    }
    for (count, technique) in counts.iter().zip(TECHNIQUES) {
        println!("{count:6} {}", technique.info().id);
    }
    assert!(
        counts.iter().all(|count| *count > 0),
        "each was put to the test: {counts:?}"
    );
}

#[test]
fn the_hardest_puzzles_are_solved_without_guesses() {
    assert_solved(500);
}

#[test]
#[ignore = "long: 2,000 of the hardest puzzles"]
fn all_the_hardest_puzzles_are_solved_without_guesses() {
    assert_solved(1);
}

/// Checks that the techniques solve every `step`-th puzzle of the set of the hardest puzzles.
fn assert_solved(step: usize) {
    for puzzle in puzzles("hardest-11plus-2000").lines().step_by(step) {
        let parsed = parse(puzzle, ParseOptions::default()).expect("a puzzle");
        let position = parsed.position().expect("no duplicate digit");
        let mut path = Path::new(position, TECHNIQUES.to_vec(), Singles::Together);
        while path.next().is_some() {}
        assert!(path.position().is_solved(), "{puzzle}");
    }
}

/// A position without filled cells, in which each cell has each digit as a candidate with a probability of `percent` %.
/// If the seed is odd, about a third of the cells have the candidates 1 and 2 instead.
fn random_position(shape: Shape, percent: u64, seed: u64) -> Position {
    let mut state = seed;
    let mut next = || {
        // Knuth's linear congruential generator; its quality does not matter here.
        state =
            (state.wrapping_mul(6_364_136_223_846_793_005)).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) % 100
    };
    let digits = 1..=u8::try_from(shape.side()).expect("a small side");
    let mut cell = || match next() {
        0..33 if seed % 2 == 1 => [1, 2].into_iter().collect(),
        _ => digits.clone().filter(|_| next() < percent).collect(),
    };
    let candidate_sets: Vec<Digits> = (0..shape.cells()).map(|_| cell()).collect();
    Position::with_candidates(&Grid::empty(shape), &candidate_sets).expect("no givens")
}

#[test]
fn techniques_equal_the_naive_references_on_random_positions() {
    assert_equal_on_random_positions(2);
}

#[test]
#[ignore = "long: twice as many positions"]
fn techniques_equal_the_naive_references_on_more_random_positions() {
    assert_equal_on_random_positions(4);
}

/// Checks that techniques and their naive references find the same instances on `seeds` random positions of
/// each shape and density of candidates.
fn assert_equal_on_random_positions(seeds: u64) {
    // Families whose definitions do not need a puzzle with a solution.
    let other_techniques = [
        "remote-pair",
        "x-chain",
        "xy-chain",
        "sue-de-coq",
        "aligned-pair-exclusion",
    ];
    let is_plain = |technique: &&&dyn Technique| {
        let info = technique.info();
        let families = [
            Family::Intersections,
            Family::Subsets,
            Family::Fish,
            Family::SingleDigit,
            Family::Colors,
            Family::Forcing,
        ];
        // Random positions almost always have a single.
        info.id != "nested-forcing-net"
            && (families.contains(&info.family) || other_techniques.contains(&info.id))
    };
    for technique in TECHNIQUES.iter().filter(is_plain) {
        let id = technique.info().id;
        let mut case_count = 0;
        for shape in ["2x2", "2x3", "3x2", "2x4", "3x3"] {
            let shape: Shape = shape.parse().expect("a shape");
            for percent in [20, 30, 40, 60] {
                for seed in 0..seeds {
                    let position = random_position(shape, percent, seed);
                    let reported_instances = instances(*technique, &position);
                    let case_name = format!("{id}, {shape}, {percent} %, seed {seed}");
                    assert_eq!(
                        reported_instances,
                        naive::instances(id, &position),
                        "{case_name}"
                    );
                    case_count += reported_instances.len();
                }
            }
        }
        // Subsets of five and more need larger grids.
        assert!(case_count > 0 || id.ends_with("-subset"), "{id}");
    }
}

#[test]
fn searches_in_pieces_find_the_same_instances() {
    let position = random_position("2x3".parse().expect("a shape"), 50, 3);
    let context = Context::new(&position);
    let mut techniques_with_pieces = 0;
    for technique in TECHNIQUES {
        let piece_count = technique.pieces(&context);
        let mut deductions = Vec::new();
        for piece in 0..piece_count {
            let _ = technique.find_piece(&context, piece, &mut |instance| {
                deductions.push(instance.deduction());
                std::ops::ControlFlow::Continue(())
            });
        }
        assert_eq!(
            deductions,
            technique.all(&context),
            "{}",
            technique.info().id
        );
        techniques_with_pieces += usize::from(piece_count > 1 && !deductions.is_empty());
    }
    assert!(techniques_with_pieces > 0);
}

/// Cells with the candidates 1 2, 1 3 and 2 3 on a blank grid, in two rows and columns: the last
/// cell sees a 3 whichever digit the first one is.
fn xy_wing_position(shape: Shape) -> Position {
    let side = shape.side();
    let mut candidate_sets = vec![Digits::EMPTY; shape.cells()];
    let last_row_start = (side - 1) * side;
    let pairs_by_cell = [
        (0, [1, 2]),
        (side - 1, [1, 3]),
        (last_row_start, [2, 3]),
        (last_row_start + side - 1, [3, 4]),
    ];
    for (cell, digits) in pairs_by_cell {
        candidate_sets[cell] = digits.into_iter().collect();
    }
    Position::with_candidates(&Grid::empty(shape), &candidate_sets).expect("no givens")
}

#[test]
fn techniques_find_nothing_on_unsupported_sizes() {
    let shapes = ["4x4", "5x5"].map(|shape| shape.parse().expect("a shape"));
    let [supported, unsupported]: [Position; 2] = shapes.map(xy_wing_position);
    let mut instance_count = 0;
    for technique in TECHNIQUES
        .iter()
        .filter(|technique| technique.info().sides.1 < 25)
    {
        instance_count += instances(*technique, &supported).len();
        let id = technique.info().id;
        assert_eq!(instances(*technique, &unsupported), [""; 0], "{id}");
    }
    assert!(
        instance_count > 3,
        "they find it where they look: {instance_count}"
    );
}

#[test]
fn explanations_state_and_mark_the_conclusions() {
    for position in
        path("..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9")
            .iter()
            .chain(&path(puzzles("top1465").lines().next().expect("a puzzle")))
    {
        let shape = position.shape();
        for deduction in TECHNIQUES
            .iter()
            .flat_map(|technique| technique.all(&Context::new(position)))
        {
            let text = deduction.explanation.render(shape);
            assert!(!text.contains(['{', '}']), "{text}");
            let marked_candidates = |role: Role| -> Vec<_> {
                let marks = deduction.explanation.marks.iter();
                marks
                    .filter(|mark| mark.role == role)
                    .map(|mark| (mark.cell, mark.digit))
                    .collect()
            };
            let expected_marks = |candidates: &[(usize, u8)]| -> Vec<_> {
                candidates
                    .iter()
                    .map(|&(cell, digit)| (cell, Some(digit)))
                    .collect()
            };
            assert_eq!(
                marked_candidates(Role::Placed),
                expected_marks(&deduction.placements)
            );
            assert_eq!(
                marked_candidates(Role::Eliminated),
                expected_marks(&deduction.eliminations)
            );
            let pattern_roles = [
                Role::Pattern,
                Role::Fin,
                Role::First,
                Role::Second,
                Role::Third,
                Role::Fourth,
                Role::Grouped,
            ];
            for (cell, digit) in pattern_roles.into_iter().flat_map(marked_candidates) {
                if let Some(digit) = digit {
                    assert!(position.candidates(cell).contains(digit), "{text}");
                }
            }
            for link in &deduction.explanation.links {
                for (cell, digit) in [link.from, link.to] {
                    assert!(position.candidates(cell).contains(digit), "{text}");
                }
            }
            assert!(deduction.heap_bytes() > 0);
        }
    }
}

#[test]
fn a_naked_pair_in_a_row_and_a_box_is_reported_once() {
    let shape = Shape::NINE;
    let mut candidate_sets = vec![Digits::all(9); shape.cells()];
    candidate_sets[0] = [1, 2].into_iter().collect();
    candidate_sets[1] = candidate_sets[0];
    let position =
        Position::with_candidates(&Grid::empty(shape), &candidate_sets).expect("no givens");
    let deductions = find("naked-pair")
        .expect("it is listed")
        .all(&Context::new(&position));
    assert_eq!(deductions.len(), 1);
    assert_eq!(deductions[0].eliminations.len(), 2 * (7 + 6));
    assert_eq!(
        deductions[0].explanation.render(shape),
        "r1c1 and r1c2 have only the candidates 1 and 2. There are as many digits as cells, so these cells contain all of these \
         digits, in some order. These digits can be removed from all other cells of row 1 and box 1."
    );
}
