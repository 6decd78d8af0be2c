//! The operations and the memory of an iteration, counted by numbers that count the arithmetic done with them.

use std::cell::Cell;
use std::ops::{Add, AddAssign, Div, Mul, Sub};

use super::objects::Real;
use super::*;

thread_local! {
    static OPERATIONS: Cell<u64> = const { Cell::new(0) };
}

fn count_operation() {
    OPERATIONS.with(|operations| operations.set(operations.get() + 1));
}

/// A number that counts the additions, subtractions, multiplications and divisions of its thread.
#[derive(Clone, Copy, Debug, Default, PartialEq, PartialOrd)]
struct Counted(f64);

impl From<f64> for Counted {
    fn from(value: f64) -> Self {
        Self(value)
    }
}

impl Real for Counted {
    fn clamp_negative(self) -> Self {
        Self(self.0.clamp_negative())
    }
}

macro_rules! counted {
    ($($operator:ident $method:ident),+) => {
        $(impl $operator for Counted {
            type Output = Self;
            fn $method(self, other: Self) -> Self {
                count_operation();
                Self(self.0.$method(other.0))
            }
        })+
    };
}

counted!(Add add, Sub sub, Mul mul, Div div);

impl AddAssign for Counted {
    fn add_assign(&mut self, other: Self) {
        *self = *self + other;
    }
}

/// The numbers of an iteration, computed by the functions that the solver calls, in the order in which it calls them.
struct CountedIteration {
    next: Vec<Counted>,
    opposition: Vec<Counted>,
    inconsistency: Counted,
    operations: u64,
}

/// Counts the operations of the iteration that follows the state of a search.
fn count_iteration(search: &RelaxationLabeling) -> CountedIteration {
    let count = |values: &[f64]| values.iter().map(|&p| Counted(p)).collect::<Vec<_>>();
    // The probabilities of the next iteration are computed at the end of this one.
    let next = count(&search.next);
    let mut sums = HouseSums::new(search.shape());
    let mut opposition = vec![Counted::default(); next.len()];
    let mut following = next.clone();
    OPERATIONS.set(0);
    match search.form {
        SupportForm::Sums => {
            sums.update(&search.objects, &next);
            sums.compute_opposition(&search.objects, &next, 0, &mut opposition);
        }
        SupportForm::Definition => search.objects.compute_opposition(&next, 0, &mut opposition),
    }
    let inconsistency = search.objects.relabel(&next, &opposition, &mut following);
    CountedIteration {
        next: following,
        opposition,
        inconsistency,
        operations: OPERATIONS.get(),
    }
}

/// The costs that the page computes with, by the same file: `side,form,blanks,operations,bytes`.
const COSTS: &str = include_str!("costs.csv");

#[test]
fn an_iteration_costs_what_the_page_computes() {
    let values = |numbers: &[Counted]| numbers.iter().map(|number| number.0).collect::<Vec<_>>();
    let mut costs = vec!["side,form,blanks,operations,bytes".to_owned()];
    let boards = [
        (2, 2, 6),
        (2, 3, 16),
        (3, 3, 2),
        (3, 3, 21),
        (3, 3, 48),
        (3, 3, 60),
        (3, 4, 70),
        (4, 4, 100),
        (5, 5, 120),
    ];
    for (rows, columns, blanks) in boards {
        let shape = Shape::new(rows, columns).expect("a shape");
        let grid = dug_puzzle(shape, shape.cells() - blanks, 1);
        for form in [SupportForm::Definition, SupportForm::Sums] {
            let mut search = start(&grid, 1e-9, form);
            let counted = count_iteration(&search);
            while search.steps() == 0 && search.step().is_continue() {}
            assert_eq!(search.steps(), 1);
            assert_eq!(values(&counted.next), search.next);
            assert_eq!(values(&counted.opposition), search.opposition);
            assert_eq!(
                counted.inconsistency.0.to_bits(),
                search.inconsistency.to_bits()
            );
            let (side, operations) = (shape.side(), counted.operations);
            let id = match form {
                SupportForm::Definition => "definition",
                SupportForm::Sums => "sums",
            };
            let bytes = search.heap_bytes();
            costs.push(format!("{side},{id},{blanks},{operations},{bytes}"));
        }
    }
    assert_eq!(costs.join("\n"), COSTS.trim_end());
}
