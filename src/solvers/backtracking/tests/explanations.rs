//! Tests that compare explanations of steps, details of states and the state of a split part with a
//! naive search.

use std::iter;
use std::ops::ControlFlow;
use std::sync::Arc;

use sudoku_grid::{Grid, Shape};
use sudoku_search::{
    Argument, Detail, Explanation, Limits, Message, Role, Search as _, Seed, algorithm,
};

use super::naive::NaiveSearch;
use super::{HARD, NO_LIMITS, SIX_BY_SIX, counter, grid, puzzle, start};
use crate::backtracking::Backtracking;
use crate::backtracking::params::{CellOrder, Params};
use crate::backtracking::state::{SearchState, Tracking};

/// The messages of an explanation: its sentence, then the clauses in its arguments.
fn messages(explanation: &Explanation) -> Vec<&Message> {
    let clauses = explanation.message.arguments.iter();
    let clauses = clauses.filter_map(|(_, argument)| match argument {
        Argument::Messages(messages) => Some(messages),
        _ => None,
    });
    let clauses = clauses.flatten().map(Arc::as_ref);
    iter::once(&explanation.message).chain(clauses).collect()
}

/// Returns `true` if an explanation contains a message with this template.
pub(super) fn has_clause(explanation: &Explanation, id: &str) -> bool {
    messages(explanation)
        .iter()
        .any(|message| message.template.id == id)
}

/// The argument with the name `id` in an explanation or in one of its clauses; `None` if there is none.
pub(super) fn argument<'a>(explanation: &'a Explanation, id: &str) -> Option<&'a Argument> {
    let mut arguments = messages(explanation)
        .into_iter()
        .flat_map(|message| &message.arguments);
    arguments
        .find(|(name, _)| *name == id)
        .map(|(_, argument)| argument)
}

/// A naive search whose current grid is `grid`.
fn naive_at(grid: &Grid) -> NaiveSearch {
    NaiveSearch::new(grid, "rows", "ascending")
}

/// A search on the puzzle [`HARD`] with default parameters.
fn search() -> Backtracking {
    let rng = Seed(7).rng();
    Backtracking::start(&puzzle(HARD), &Params::default(), rng).expect("it takes this")
}

/// The branches on the current path of a search.
fn path(search: &Backtracking) -> Vec<sudoku_search::Decision> {
    match search.detail() {
        Detail::Path(path) => path,
        _ => panic!("no path"),
    }
}

#[test]
fn dead_ends_are_detected_and_located_at_once() {
    for (inference, id) in [
        ("naked", "backtracking.dead-cell"),
        ("hidden", "backtracking.dead-place"),
    ] {
        let params = [
            ("inference", inference),
            ("when", "every-node"),
            ("cell_order", "rows"),
        ];
        let mut run = start(&puzzle(HARD), "mixed-inference", &params, NO_LIMITS);
        let mut case_count = 0;
        let mut grid_before = run.grid();
        for _ in 0..400 {
            run.advance(u64::MAX, 1);
            if run.outcome().is_some() {
                break;
            }
            let explanation = run.explain().expect("an explanation");
            let naive = naive_at(&grid_before);
            let dead_cells: Vec<_> = naive
                .blanks()
                .filter(|&cell| naive.cell_assignments(cell).is_empty())
                .collect();
            let has_placeless_digit = naive.places().iter().any(Vec::is_empty);
            let is_dead_end = if inference == "naked" {
                !dead_cells.is_empty()
            } else {
                has_placeless_digit
            };
            if is_dead_end && counter(&run, "nodes") > 1 {
                assert!(has_clause(&explanation, id), "{explanation:?}");
                case_count += 1;
                let focus_mark = explanation
                    .marks
                    .iter()
                    .find(|mark| mark.role == Role::Focus);
                match (
                    argument(&explanation, "dead"),
                    argument(&explanation, "dead_house"),
                ) {
                    (Some(Argument::Cell(cell)), _) => {
                        assert!(dead_cells.contains(cell));
                        assert_eq!(focus_mark.map(|mark| mark.cell), Some(*cell));
                    }
                    (_, Some(Argument::House(house))) => {
                        let Some(Argument::Digit(digit)) = argument(&explanation, "dead_digit")
                        else {
                            panic!("no digit");
                        };
                        let cells = Shape::NINE.houses().cells(*house);
                        assert!(cells.iter().all(|&cell| grid_before.get(cell) != *digit));
                        assert!(cells.iter().all(|&cell| !naive.is_allowed(cell, *digit)));
                    }
                    _ => panic!("it is nowhere"),
                }
            }
            grid_before = run.grid();
        }
        assert!(case_count > 10, "{inference}: {case_count}");
    }
}

#[test]
fn continuing_after_a_solution_and_new_waves_are_explained() {
    let mut run = start(&puzzle(SIX_BY_SIX), "rows", &[], NO_LIMITS);
    while run.found() == 0 {
        run.advance(u64::MAX, 1);
    }
    run.advance(u64::MAX, 1);
    let explanation = run.explain().expect("an explanation");
    assert!(has_clause(&explanation, "backtracking.complete"));

    let params = [("discrepancies", "2")];
    let mut run = start(
        &puzzle(HARD),
        "limited-discrepancy",
        &params,
        Limits::default(),
    );
    for waves in 2..=3 {
        while counter(&run, "waves") < waves {
            run.advance(u64::MAX, 1);
        }
        let explanation = run.explain().expect("an explanation");
        let limit = Argument::Number(2 * (waves - 1));
        assert_eq!(argument(&explanation, "limit"), Some(&limit));
    }
}

#[test]
fn untried_siblings_are_explained_and_in_the_path() {
    let mut run = start(&puzzle(HARD), "domains", &[], Limits::default());
    run.advance(u64::MAX, 1);
    let naive = naive_at(&grid(HARD));
    let first_blank = naive.blanks().next().expect("a blank cell");
    let alternative_count = naive.cell_assignments(first_blank).len() as u64 - 1;
    let explanation = run.explain().expect("an explanation");
    assert_eq!(
        argument(&explanation, "left"),
        Some(&Argument::Number(alternative_count))
    );
    let Detail::Path(path) = run.detail() else {
        panic!("no path");
    };
    assert_eq!(u64::from(path[0].left), alternative_count);
}

#[test]
fn samples_match_the_view() {
    let mut search = search();
    let mut max_depth = 0;
    for _ in 0..200 {
        assert_eq!(search.step(), ControlFlow::Continue(()));
        let mut view = sudoku_search::View::new(Shape::NINE);
        search.view(&mut view);
        let naive = naive_at(&view.grid());
        let candidate_count: usize = naive
            .blanks()
            .map(|cell| naive.cell_assignments(cell).len())
            .sum();
        let depth = path(&search).len();
        let sample = search.sample();
        let actual = [sample.filled, sample.depth, sample.candidates_left];
        let expected = [81 - naive.blanks().count(), depth, candidate_count];
        assert_eq!(
            actual.map(|value| value.to_string()),
            expected.map(|value| value.to_string())
        );
        max_depth = max_depth.max(depth);
    }
    assert!(max_depth > 5);
}

#[test]
fn a_split_takes_the_highest_open_branch_and_has_no_explanation_yet() {
    let mut search = search();
    for _ in 0..100 {
        assert_eq!(search.step(), ControlFlow::Continue(()));
    }
    let path_before = path(&search);
    let open_level = path_before
        .iter()
        .position(|branch| branch.left > 0)
        .expect("some choice");
    assert!(open_level + 1 < path_before.len());
    let new_search = search.split().expect("there is a choice");
    assert_eq!(path(&new_search), path_before[..=open_level]);
    assert_eq!(new_search.explain(), None);
    assert_eq!(path(&search)[open_level].left, 0);
}

#[test]
fn only_setups_with_random_orders_are_random() {
    let backtracking = algorithm::<Backtracking>();
    let is_random = |id, value| {
        let setup = backtracking.setup().preset("rows").param(id, value);
        let capabilities = backtracking.check(&setup, Shape::NINE);
        capabilities.expect("it takes this").random
    };
    assert!(is_random("digit_order", "random") && is_random("cell_order", "random"));
    assert!(!is_random("digit_order", "descending"));
}

#[test]
fn a_random_order_of_cells_is_drawn_once_per_seed_and_kept() {
    // The cell of each level of the path, as far as the search gets.
    let cells_by_level = |seed| {
        let params = Params {
            cell_order: CellOrder::Random,
            ..Params::default()
        };
        let rng = Seed(seed).rng();
        let mut search = Backtracking::start(&puzzle(HARD), &params, rng).expect("it takes this");
        let mut cells = Vec::new();
        let mut visits = 0;
        while visits < 5000 && search.step().is_continue() {
            for (level, branch) in path(&search).iter().enumerate() {
                if level == cells.len() {
                    cells.push(branch.cell);
                }
                assert_eq!(branch.cell, cells[level], "level {level} with seed {seed}");
            }
            visits += 1;
        }
        assert_eq!(visits, 5000, "the search continues for long enough");
        cells
    };
    let orders: Vec<_> = (0..10).map(cells_by_level).collect();
    for (seed, order) in (0..).zip(&orders) {
        assert!(order.len() > 15, "{order:?}");
        assert!(!order.is_sorted());
        assert_eq!(*order, cells_by_level(seed), "the same seed");
        let equal_starts = orders.iter().filter(|other| other[..15] == order[..15]);
        assert_eq!(equal_starts.count(), 1, "seeds differ");
    }
}

#[test]
fn least_constraining_values_count_only_blank_peers() {
    let tracking = Tracking {
        domains: true,
        places: false,
        heap: false,
    };
    let mut state = SearchState::new(&puzzle(HARD), tracking);
    let mut position = grid(HARD);
    // Filled cells that had several candidates; these candidates are kept when the cell is filled.
    for _ in 0..8 {
        let naive = naive_at(&position);
        let widest_cell = naive
            .blanks()
            .max_by_key(|&cell| naive.cell_assignments(cell).len());
        let (cell, digit) = naive.cell_assignments(widest_cell.expect("a blank cell"))[0];
        state.fill(cell, digit);
        position.set(cell, digit);
    }
    let naive = naive_at(&position);
    for (cell, digit) in naive.blanks().flat_map(|cell| naive.cell_assignments(cell)) {
        let has_candidate = |other: &usize| naive.is_allowed(*other, digit);
        let affected_count = naive
            .blanks()
            .filter(|&other| naive.are_peers(cell, other))
            .filter(has_candidate);
        assert_eq!(
            state.peers_with_candidate(cell, digit),
            affected_count.count()
        );
        assert_eq!(
            state.cells_with_candidate(digit),
            naive.blanks().filter(has_candidate).count()
        );
    }
}
