use rand::RngExt as _;
use rand::seq::IndexedRandom as _;
use sudoku_grid::{Grid, Shape};
use sudoku_search::{Seed, algorithm};

use super::matching::tests::naive_filter;
use super::*;
use crate::test_boards::puzzles;

/// A search after its first node, which filters the position.
fn search_at_root(position: &Position, consistency: Consistency) -> AllDifferent {
    let params = Params { consistency };
    let mut search =
        AllDifferent::start(position, &params, Seed(1).rng()).expect("it takes the size");
    let _ = search.step();
    search
}

/// The fixpoint of domain consistency by its definition: every house is filtered again and again until nothing
/// changes. `None` if a house has no assignment.
fn naive_fixpoint(position: &Position) -> Option<Vec<Digits>> {
    let cells = 0..position.shape().cells();
    let domain = |cell| match position.value(cell) {
        0 => position.candidates(cell),
        digit => Digits::only(digit),
    };
    let mut domains: Vec<_> = cells.map(domain).collect();
    loop {
        let previous_domains = domains.clone();
        for cells in position.shape().houses().iter() {
            let house_domains: Vec<_> = cells.iter().map(|&cell| domains[cell]).collect();
            for (&cell, filtered_domain) in cells.iter().zip(naive_filter(&house_domains)?) {
                domains[cell] = filtered_domain;
            }
        }
        if domains == previous_domains {
            return Some(domains);
        }
    }
}

/// The candidates of all cells after the first node of the solver; `None` if the node failed.
fn filtered_domains(position: &Position) -> Option<Vec<Digits>> {
    let search = search_at_root(position, Consistency::Domain);
    (search.state != NodeStatus::Failed).then_some(search.domains)
}

/// A solution of a puzzle.
fn solution(puzzle: &Position) -> Grid {
    let solver = algorithm::<AllDifferent>();
    let mut solver_run = solver
        .start(puzzle, &solver.setup(), false)
        .expect("it takes the size");
    solver_run.run_to_end();
    solver_run.solution().expect("the puzzle has one").clone()
}

/// A puzzle with random digits added and random candidates removed. In most cases the changes agree with a solution of
/// the puzzle; otherwise the position may have no solution.
fn random_position(puzzle: &Position, rng: &mut Rng) -> Position {
    let solution = rng.random_bool(0.7).then(|| solution(puzzle));
    let allows = |cell: usize, digit: u8| {
        (solution.as_ref()).is_none_or(|solution| solution.get(cell) == digit)
    };
    let mut position = puzzle.clone();
    let side = position.shape().side();
    for _ in 0..rng.random_range(0..side) {
        let candidates: Vec<_> = (position.blanks())
            .flat_map(|cell| {
                position
                    .candidates(cell)
                    .iter()
                    .map(move |digit| (cell, digit))
            })
            .filter(|&(cell, digit)| allows(cell, digit))
            .collect();
        if let Some(&(cell, digit)) = candidates.choose(rng) {
            position.place(cell, digit);
        }
    }
    let density = rng.random_range(0.0..if solution.is_some() { 0.6 } else { 0.1 });
    for cell in position.blanks().collect::<Vec<_>>() {
        for digit in position.candidates(cell) {
            if (solution.is_none() || !allows(cell, digit)) && rng.random_bool(density) {
                position.eliminate(cell, digit);
            }
        }
    }
    position
}

/// Compares the fixpoints of `count` random positions with the fixpoints of the definition; returns the number of
/// positions without an assignment, and the number of positions that lost a candidate which arc consistency keeps.
fn compare_fixpoints(count: usize, seed: u32) -> (usize, usize) {
    let mut start_positions: Vec<_> = [(2, 2), (2, 3)]
        .map(|(rows, columns)| {
            Position::new(&Grid::empty(Shape::new(rows, columns).expect("a shape")))
                .expect("no duplicate digit")
        })
        .into();
    let set_names = [
        "easy50",
        "top95",
        "top1465",
        "minimal-2000",
        "easy-2000",
        "hardest-11plus-2000",
    ];
    start_positions.extend(set_names.iter().flat_map(|set| puzzles(set, 1, 2000)));
    let mut rng = Seed(seed).rng();
    let (mut failed_count, mut stronger_count) = (0, 0);
    for index in 0..count {
        // A tenth of the positions is on each of the two small grids.
        let start_position = match index % 10 {
            small_grid @ (0 | 1) => &start_positions[small_grid],
            _ => &start_positions[rng.random_range(2..start_positions.len())],
        };
        let position = random_position(start_position, &mut rng);
        let expected = naive_fixpoint(&position);
        assert_eq!(
            filtered_domains(&position),
            expected,
            "position {index} of seed {seed}:\n{}",
            position.to_pencilmarks()
        );
        let arc_search = search_at_root(&position, Consistency::Arc);
        failed_count += usize::from(expected.is_none());
        stronger_count +=
            usize::from(expected.is_some_and(|domains| domains != arc_search.domains));
    }
    (failed_count, stronger_count)
}

#[test]
fn fixpoints_of_puzzles_are_those_of_the_definition() {
    for puzzle in [puzzles("easy50", 5, 10), puzzles("top95", 9, 10)].concat() {
        let expected = naive_fixpoint(&puzzle).expect("the puzzle has a solution");
        assert_eq!(filtered_domains(&puzzle), Some(expected));
    }
}

#[test]
fn fixpoints_of_positions_are_those_of_the_definition() {
    let (failed_count, stronger_count) = compare_fixpoints(400, 1);
    assert!(
        failed_count > 40 && stronger_count > 40,
        "{failed_count} failed, {stronger_count} stronger"
    );
}

#[test]
#[ignore = "long: 100,000 positions"]
fn fixpoints_of_100_000_positions_are_those_of_the_definition() {
    let (failed_count, stronger_count) = compare_fixpoints(100_000, 2);
    assert!(
        failed_count > 10_000 && stronger_count > 10_000,
        "{failed_count} failed, {stronger_count} stronger"
    );
}
