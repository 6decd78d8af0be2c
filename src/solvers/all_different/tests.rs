use rand::RngExt as _;
use rand::seq::IndexedRandom as _;
use sudoku_grid::{Grid, Shape};
use sudoku_search::{Seed, algorithm};

use super::matching::tests::naive;
use super::*;
use crate::test_boards::puzzles;

/// A search after its first node, which filters the position.
fn root(position: &Position, consistency: Consistency) -> AllDifferent {
    let params = Params { consistency };
    let mut search =
        AllDifferent::start(position, &params, Seed(1).rng()).expect("it takes the size");
    let _ = search.step();
    search
}

/// The fixpoint of domain consistency by its definition: every house is filtered again and again until nothing
/// changes. `None` if a house has no assignment.
fn fixpoint(position: &Position) -> Option<Vec<Digits>> {
    let cells = 0..position.shape().cells();
    let domain = |cell| match position.value(cell) {
        0 => position.candidates(cell),
        digit => Digits::only(digit),
    };
    let mut domains: Vec<_> = cells.map(domain).collect();
    loop {
        let before = domains.clone();
        for cells in position.shape().houses().iter() {
            let of_house: Vec<_> = cells.iter().map(|&cell| domains[cell]).collect();
            for (&cell, kept) in cells.iter().zip(naive(&of_house)?) {
                domains[cell] = kept;
            }
        }
        if domains == before {
            return Some(domains);
        }
    }
}

/// The domains after the first node of the solver; `None` if it failed.
fn filtered(position: &Position) -> Option<Vec<Digits>> {
    let search = root(position, Consistency::Domain);
    (search.state != State::Failed).then_some(search.domains)
}

/// A solution of a puzzle.
fn solution(puzzle: &Position) -> Grid {
    let solver = algorithm::<AllDifferent>();
    let mut run = solver
        .start(puzzle, &solver.setup(), false)
        .expect("it takes the size");
    run.run_to_end();
    run.solution().expect("the puzzle has one").clone()
}

/// A position with some random digits and without some random candidates. In most cases they agree with a
/// solution; otherwise the position may have none.
fn random_position(puzzle: &Position, rng: &mut Rng) -> Position {
    let solution = rng.random_bool(0.7).then(|| solution(puzzle));
    let allows = |cell: usize, digit: u8| {
        (solution.as_ref()).is_none_or(|solution| solution.get(cell) == digit)
    };
    let mut position = puzzle.clone();
    let side = position.shape().side();
    for _ in 0..rng.random_range(0..side) {
        let pairs: Vec<_> = (position.blanks())
            .flat_map(|cell| {
                position
                    .candidates(cell)
                    .iter()
                    .map(move |digit| (cell, digit))
            })
            .filter(|&(cell, digit)| allows(cell, digit))
            .collect();
        if let Some(&(cell, digit)) = pairs.choose(rng) {
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

/// Compares the fixpoints of `count` random positions with those of the definition; returns the numbers of positions
/// that failed and of those that lost a candidate which arc consistency keeps.
fn fixpoints_agree(count: usize, seed: u32) -> (usize, usize) {
    let mut starts: Vec<_> = [(2, 2), (2, 3)]
        .map(|(rows, columns)| {
            Position::new(&Grid::empty(Shape::new(rows, columns).expect("a shape")))
                .expect("no clash")
        })
        .into();
    let sets = [
        "easy50",
        "top95",
        "top1465",
        "minimal-2000",
        "easy-2000",
        "hardest-11plus-2000",
    ];
    starts.extend(sets.iter().flat_map(|set| puzzles(set, 1, 2000)));
    let mut rng = Seed(seed).rng();
    let (mut failed, mut stronger) = (0, 0);
    for at in 0..count {
        // A tenth of the positions on each of the small grids.
        let start = match at % 10 {
            small @ (0 | 1) => &starts[small],
            _ => &starts[rng.random_range(2..starts.len())],
        };
        let position = random_position(start, &mut rng);
        let expected = fixpoint(&position);
        assert_eq!(
            filtered(&position),
            expected,
            "position {at} of seed {seed}:\n{}",
            position.to_pencilmarks()
        );
        let by_pairs = root(&position, Consistency::Arc);
        failed += usize::from(expected.is_none());
        stronger += usize::from(expected.is_some_and(|domains| domains != by_pairs.domains));
    }
    (failed, stronger)
}

#[test]
fn fixpoints_of_puzzles_are_those_of_the_definition() {
    for puzzle in [puzzles("easy50", 5, 10), puzzles("top95", 9, 10)].concat() {
        let expected = fixpoint(&puzzle).expect("the puzzle has a solution");
        assert_eq!(filtered(&puzzle), Some(expected));
    }
}

#[test]
fn fixpoints_of_positions_are_those_of_the_definition() {
    let (failed, stronger) = fixpoints_agree(400, 1);
    assert!(
        failed > 40 && stronger > 40,
        "{failed} failed, {stronger} stronger"
    );
}

#[test]
#[ignore = "long: 100,000 positions"]
fn fixpoints_of_100_000_positions_are_those_of_the_definition() {
    let (failed, stronger) = fixpoints_agree(100_000, 2);
    assert!(
        failed > 10_000 && stronger > 10_000,
        "{failed} failed, {stronger} stronger"
    );
}
