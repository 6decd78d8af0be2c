//! Sets of digits, also with arguments that are not digits.

use std::panic::catch_unwind;

use sudoku_grid::{Digits, Shape};

/// Numbers that fit into a byte but are not a digit of any grid; shifts by some of them would
/// overflow.
fn invalid_digits() -> impl Iterator<Item = u8> {
    26..=u8::MAX
}

fn largest_digit() -> u8 {
    u8::try_from(Shape::MAX_SIDE).expect("a digit")
}

#[test]
fn a_set_contains_the_inserted_digits() {
    for digit in 1..=largest_digit() {
        let single = Digits::only(digit);
        assert_eq!((single.bits(), single.len()), (1 << (digit - 1), 1));
        assert!((1..=largest_digit()).all(|other| single.contains(other) == (other == digit)));
        let mut set = Digits::EMPTY;
        set.insert(digit);
        assert_eq!(set, single);
        set.remove(digit);
        assert!(set.is_empty());
    }
    assert!(Digits::only(0).is_empty());
    assert!(!Digits::all(Shape::MAX_SIDE).contains(0));
    assert_eq!([0, 3, 1, 3].into_iter().collect::<Digits>().bits(), 0b101);
}

#[test]
fn invalid_digits_are_in_no_set() {
    let all = Digits::all(Shape::MAX_SIDE);
    for number in invalid_digits() {
        assert!(!all.contains(number), "{number}");
        let mut remaining = all;
        remaining.remove(number);
        assert_eq!(remaining, all, "{number}");
    }
}

#[test]
fn inserting_an_invalid_digit_panics() {
    for number in invalid_digits() {
        let single_result = catch_unwind(|| Digits::only(number));
        let insert_result = catch_unwind(|| {
            let mut set = Digits::EMPTY;
            set.insert(number);
        });
        let collect_result = catch_unwind(|| [1, number].into_iter().collect::<Digits>());
        for panic in [
            single_result.err(),
            insert_result.err(),
            collect_result.err(),
        ] {
            let message = panic
                .as_ref()
                .and_then(|panic| panic.downcast_ref::<&str>());
            let expected = "the digit is beyond the largest grid";
            assert_eq!(message, Some(&expected), "{number}");
        }
    }
    assert!(catch_unwind(|| Digits::all(Shape::MAX_SIDE + 1)).is_err());
}
