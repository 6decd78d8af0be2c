//! Tests that every human technique must pass. No test here names a technique, except the last.
#![forbid(unsafe_code)]

use rand::RngExt as _;
use sudoku_grid::{Grid, Position, Symmetry};
use sudoku_search::{Algorithm, Outcome, Seed, algorithm};
use sudoku_solvers::{TechniqueList, TechniqueSolver};
use sudoku_techniques::{
    Context, Deduction, Order, Path, Singles, TECHNIQUES, Technique, TechniqueRegistry,
};
use sudoku_tests::{FOREIGN_TECHNIQUE, position, read, set, size, solution};

/// Asserts that all deductions of a technique in a position agree with the solution and are new. Returns their number.
fn assert_sound(technique: &dyn Technique, context: &Context<'_>, solution: &Grid) -> usize {
    let position = context.position();
    let id = technique.info().id;
    let deductions = technique.all(context);
    for deduction in &deductions {
        assert_eq!(deduction.technique, id);
        let text = deduction.explanation.render(position.shape());
        let describe_case = || format!("{text} on {} {:?}", position.to_grid(), position.givens());
        assert!(
            deduction.placements.len() + deduction.eliminations.len() > 0,
            "{}",
            describe_case()
        );
        for &(cell, digit) in &deduction.placements {
            assert_eq!(position.value(cell), 0, "not news: {}", describe_case());
            assert_eq!(solution.get(cell), digit, "{}", describe_case());
        }
        for &(cell, digit) in &deduction.eliminations {
            assert!(
                context.position().value(cell) == 0,
                "not news: {}",
                describe_case()
            );
            assert!(
                position.candidates(cell).contains(digit),
                "not news: {}",
                describe_case()
            );
            assert_ne!(solution.get(cell), digit, "{}", describe_case());
        }
        assert!(deduction.eliminations.is_sorted(), "{}", describe_case());
    }
    deductions.len()
}

/// Every technique of the project, and the technique of another crate.
fn all_techniques() -> impl Iterator<Item = &'static dyn Technique> {
    TECHNIQUES.iter().copied().chain([FOREIGN_TECHNIQUE])
}

/// Checks every technique on the solution paths of puzzles, at every `stride`-th position. `sets` are files with a
/// stride and a maximum number of puzzles. Returns the number of deductions of each technique.
fn check_along_paths(sets: &[(&str, usize, usize)], stride: usize) -> Vec<usize> {
    let mut counts = vec![0; all_techniques().count()];
    for &(file, step, max_puzzles) in sets {
        for puzzle in set(file).iter().step_by(step).take(max_puzzles) {
            let puzzle = position(&read(puzzle));
            let Some(solution) = solution(puzzle.givens()) else {
                continue;
            };
            let mut path = Path::new(puzzle, Order::all(), Singles::Together);
            for step_number in 0.. {
                if step_number % stride == 0 {
                    let position_before = path.position().clone();
                    let context = Context::new(&position_before);
                    for (count, technique) in counts.iter_mut().zip(all_techniques()) {
                        *count += assert_sound(technique, &context, &solution);
                    }
                }
                if path.next().is_none() {
                    break;
                }
            }
            let position_left = path.position();
            assert!(
                (0..position_left.values().len())
                    .all(|cell| [0, solution.get(cell)].contains(&position_left.value(cell)))
            );
        }
    }
    counts
}

#[test]
fn no_deduction_contradicts_the_solution() {
    let sets = [
        ("top1465.txt", 211, 6),
        ("minimal-2000.txt", 401, 5),
        ("17-clue.txt", 12_001, 4),
        ("hardest-11plus-2000.txt", 1_001, 2),
        ("16x16-minimal-100.txt", 50, 1),
    ];
    let instance_counts = check_along_paths(&sets, 4);
    assert!(
        instance_counts.iter().sum::<usize>() > 500,
        "{instance_counts:?}"
    );
    assert!(
        instance_counts.last() > Some(&0),
        "the technique of another crate finds something"
    );
}

#[test]
#[ignore = "long: the paths of 2,000 puzzles"]
#[expect(
    clippy::print_stdout,
    reason = "prints the number of deductions of each technique with --nocapture"
)]
fn no_deduction_contradicts_the_solution_on_2000_paths() {
    let sets = [
        ("17-clue.txt", 123, 400),
        ("top1465.txt", 4, 350),
        ("minimal-2000.txt", 4, 500),
        ("easy-2000.txt", 10, 200),
        ("hardest-11plus-2000.txt", 20, 100),
        ("qqwing-intermediate.txt", 1, 200),
        ("qqwing-expert.txt", 1, 200),
        ("16x16-gecode.txt", 1, 20),
        ("16x16-kr.txt", 1, 30),
    ];
    let instance_counts = check_along_paths(&sets, 1);
    for (count, technique) in instance_counts.iter().zip(all_techniques()) {
        println!("{count:6} {}", technique.info().id);
    }
}

/// The placements and eliminations of deductions, mapped by a symmetry and sorted.
fn mapped_deductions(deductions: &[Deduction], symmetry: &Symmetry) -> Vec<[Vec<(usize, u8)>; 2]> {
    let map_items = |items: &[(usize, u8)]| {
        let item = |&(cell, digit): &(usize, u8)| (symmetry.target(cell), symmetry.digit(digit));
        let mut items: Vec<_> = items.iter().map(item).collect();
        items.sort_unstable();
        items
    };
    let map_deduction = |deduction: &Deduction| {
        [
            map_items(&deduction.placements),
            map_items(&deduction.eliminations),
        ]
    };
    let mut mapped_deductions: Vec<_> = deductions.iter().map(map_deduction).collect();
    mapped_deductions.sort_unstable();
    mapped_deductions.dedup();
    mapped_deductions
}

/// The image of a position under a symmetry.
fn image(position: &Position, symmetry: &Symmetry) -> Position {
    let mut image = Position::new(&symmetry.apply(position.givens())).expect("no duplicate digit");
    for (cell, &digit) in position.values().iter().enumerate() {
        if digit != 0 {
            image.place(symmetry.target(cell), symmetry.digit(digit));
        }
    }
    let sets = symmetry.apply_candidates(position.all_candidates());
    for (cell, &set) in sets.iter().enumerate() {
        for digit in image.candidates(cell) - set {
            image.eliminate(cell, digit);
        }
    }
    image
}

#[test]
fn equivalent_puzzles_have_equivalent_deductions() {
    let mut rng = Seed(5).rng();
    let mut case_count = 0;
    for (file, step, max_puzzles) in [
        ("top1465.txt", 401, 4),
        ("17-clue.txt", 20_011, 2),
        ("hardest-11plus-2000.txt", 1_201, 1),
    ] {
        for puzzle in set(file).iter().step_by(step).take(max_puzzles) {
            let mut path = Path::new(position(&read(puzzle)), Order::all(), Singles::Together);
            for step_number in 0.. {
                if step_number % size(9, 5) == 0 {
                    let position = path.position();
                    let shape = position.shape();
                    let symmetry = Symmetry::random(shape, &mut |n| rng.random_range(0..n));
                    let image_position = image(position, &symmetry);
                    for technique in TECHNIQUES {
                        let deductions = technique.all(&Context::new(position));
                        let image_deductions = technique.all(&Context::new(&image_position));
                        let identity = Symmetry::identity(shape);
                        assert_eq!(
                            mapped_deductions(&deductions, &symmetry),
                            mapped_deductions(&image_deductions, &identity),
                            "{} on {}",
                            technique.info().id,
                            position.to_grid()
                        );
                        case_count += deductions.len();
                    }
                }
                if path.next().is_none() {
                    break;
                }
            }
        }
    }
    assert!(case_count > 100, "{case_count}");
}

#[test]
fn rules_with_a_uniqueness_technique_are_not_complete() {
    let rules = sudoku_solvers::find("rules").expect("it is listed");
    let complete = |techniques: &str| {
        let params = [("guessing", "true"), ("techniques", techniques)];
        let capabilities = rules.check(&rules.setup().params(&params), sudoku_grid::Shape::NINE);
        capabilities.expect("it takes this").complete
    };
    assert!(complete("naked-single,hidden-single"));
    assert!(!complete("naked-single,unique-rectangle"));
}

#[test]
fn a_technique_of_another_crate_takes_part_in_solution_paths() {
    let puzzle = position(&read(&set("top1465.txt")[0]));
    let mut registry = TechniqueRegistry::default();
    (registry.register_before("locked-candidates", FOREIGN_TECHNIQUE)).expect("a new id");
    assert!(
        registry.register(FOREIGN_TECHNIQUE).is_err(),
        "ids are unique"
    );
    let id = FOREIGN_TECHNIQUE.info().id;
    let count_uses = |text: &str| {
        let techniques = registry.parse(text).expect("known ids");
        let mut path = Path::new(puzzle.clone(), techniques, Singles::OneByOne);
        let steps: Vec<_> = std::iter::from_fn(|| path.next_explained()).collect();
        steps.iter().filter(|step| step.technique == id).count()
    };
    assert!(count_uses("all") > 0);
    assert_eq!(count_uses("hodoku"), 0, "an order has its own techniques");
    assert!(count_uses(&format!("hidden-single,{id}")) > 0);
}

/// Singles, and the technique of another crate.
struct SinglesAndForeign;

impl TechniqueList for SinglesAndForeign {
    const ID: &'static str = "singles-and-foreign";
    const NAME: &'static str = "Singles and a technique of another crate";

    fn techniques() -> Vec<&'static dyn Technique> {
        let singles = Order::read("full-house,naked-single,hidden-single").expect("known ids");
        [singles, vec![FOREIGN_TECHNIQUE]].concat()
    }
}

#[test]
fn a_technique_of_another_crate_solves_what_singles_alone_do_not() {
    let solver = algorithm::<TechniqueSolver<SinglesAndForeign>>();
    let rules = sudoku_solvers::find("rules").expect("a solver");
    let singles = rules.setup().preset("singles");
    let mut gained_count = 0;
    for puzzle in set("qqwing-intermediate.txt").iter().take(40) {
        let puzzle = position(&read(puzzle));
        let solution = solution(puzzle.givens()).expect("these puzzles have one solution");
        let outcome = |algorithm: &dyn Algorithm, setup| {
            let mut run = algorithm.start(&puzzle, setup, false).expect("it starts");
            let outcome = run.run_to_end();
            assert!(run.solution().is_none_or(|found| *found == solution));
            assert!(solution.contains(&run.grid()), "a deduction is wrong");
            outcome
        };
        let singles_outcome = outcome(rules, &singles);
        let foreign_outcome = outcome(solver, &solver.setup());
        if singles_outcome == Outcome::Solved {
            assert_eq!(
                foreign_outcome,
                Outcome::Solved,
                "more techniques solve as much"
            );
        } else {
            gained_count += usize::from(foreign_outcome == Outcome::Solved);
        }
    }
    assert!(gained_count > 0);
}
