//! Tests that compare several boards in one register with single runs, on processors that have such registers.

use multiversion::target::match_target;

use super::*;
use crate::fast::batch::{Batch, solve_sequentially};
use crate::fast::lanes::{BoardPair, BoardQuad};
use crate::fast::lockstep::{pairs, quads};
use crate::multiversioned::multiversioned;

multiversioned! {
    /// Solves a batch in pairs where the processor allows it.
    fn solve_by_pairs(batch: &mut Batch<'_>) {
        match_target! {
            "x86_64+avx2+bmi1+bmi2+lzcnt+popcnt" => pairs::solve(batch),
            _ => solve_sequentially(batch),
        }
    }
}

multiversioned! {
    /// Solves a batch in groups of four where the processor allows it.
    fn solve_by_quads(batch: &mut Batch<'_>) {
        match_target! {
            "x86_64+avx512f+avx512vl+avx2+bmi1+bmi2+lzcnt+popcnt" => quads::solve(batch),
            _ => solve_sequentially(batch),
        }
    }
}

/// The answers of a batch solver.
fn answers(puzzles: &[Puzzle], limits: Limits, solve: fn(&mut Batch<'_>)) -> Answers {
    let mut answers = crate::fast::empty_answers(puzzles.len());
    solve(&mut Batch::new(puzzles, limits, &mut answers));
    answers
}

#[test]
fn puzzles_in_lockstep_have_the_search_of_single_runs() {
    // Easy and hard puzzles, with one solution, many and none.
    let mut puzzles = Vec::new();
    let sets = [
        "top95.txt",
        "easy50.txt",
        "many-solutions-1000.txt",
        "hardest-11plus-2000.txt",
    ];
    let [
        mut top_puzzles,
        mut easy_puzzles,
        mut ambiguous_puzzles,
        mut hardest_puzzles,
    ] = sets.map(|set| sets::read(set).into_iter());
    for n in 0..95 {
        puzzles.extend(top_puzzles.next());
        puzzles.extend(easy_puzzles.next());
        puzzles.extend(ambiguous_puzzles.by_ref().take(3));
        puzzles.extend(hardest_puzzles.next());
        if n % 5 == 0 {
            let mut unsolvable = puzzles[n];
            unsolvable[40] = unsolvable[40] % 9 + 1;
            puzzles.push(unsolvable);
        }
    }
    for (solutions, steps) in [(1, None), (2, None), (2, Some(7)), (30, Some(40))] {
        let limits = Limits { solutions, steps };
        let expected = answers(&puzzles, limits, solve_sequentially);
        assert_eq!(expected.reached_limit.contains(&true), steps.is_some());
        assert!(expected.counts.contains(&0) && expected.steps.iter().any(|&steps| steps > 5));
        for solve in [solve_by_pairs, solve_by_quads] {
            assert_eq!(answers(&puzzles, limits, solve), expected);
        }
        for count in 0..6 {
            let expected = answers(&puzzles[..count], limits, solve_sequentially);
            for solve in [solve_by_pairs, solve_by_quads] {
                assert_eq!(
                    answers(&puzzles[..count], limits, solve),
                    expected,
                    "of {count}"
                );
            }
        }
    }
}

/// Defines a test of the operations of a wide register type, on the words of the boards that it holds.
macro_rules! wide {
    ($name:ident, $lanes:ident, $boards:literal, $features:literal) => {
        #[target_feature(enable = $features)]
        fn $name() {
            type Words = [[u32; 4]; $boards];
            let gather = |words: Words| {
                let mut x = $lanes::splat(0);
                for (n, words) in words.into_iter().enumerate() {
                    x = x.with_part(n, Lanes::new(words));
                }
                x
            };
            let scatter = |x: $lanes| -> Words { std::array::from_fn(|n| x.part(n).words()) };
            let nth_word =
                |n: usize| 0x9E37_79B9_u32.wrapping_mul(u32::try_from(n + 1).expect("few"));
            let a: Words =
                std::array::from_fn(|n| std::array::from_fn(|lane| nth_word(4 * n + lane)));
            let b: Words = std::array::from_fn(|n| {
                std::array::from_fn(|lane| nth_word(99 + 5 * n + 7 * lane))
            });
            let (x, y) = (gather(a), gather(b));
            assert_eq!(scatter(x), a);
            let map_lanes = |f: fn(u32, u32) -> u32| -> Words {
                std::array::from_fn(|n| std::array::from_fn(|lane| f(a[n][lane], b[n][lane])))
            };
            assert_eq!(scatter(x.and(y)), map_lanes(|a, b| a & b));
            assert_eq!(scatter(x.or(y)), map_lanes(|a, b| a | b));
            assert_eq!(scatter(x.xor(y)), map_lanes(|a, b| a ^ b));
            assert_eq!(scatter(x.without(y)), map_lanes(|a, b| a & !b));
            assert_eq!(scatter(x.minus(y)), map_lanes(u32::wrapping_sub));
            assert_eq!(scatter(x.shl::<9>()), map_lanes(|a, _| a << 9));
            assert_eq!(scatter(x.shr::<3>()), map_lanes(|a, _| a >> 3));
            assert_eq!(
                scatter(x.rotate_stacks()),
                a.map(|[a, b, c, d]| [b, c, a, d])
            );
            assert_eq!(scatter($lanes::splat(7)), [[7; 4]; $boards]);
            for lane in 0..4 * $boards {
                let mut words = [[0; 4]; $boards];
                words[lane / 4][lane % 4] = 1 << (lane % 32);
                let all_lanes = (1_u32 << (4 * $boards)) - 1;
                assert_eq!(gather(words).zeros(), all_lanes & !(1 << lane));
            }
        }
    };
}

wide!(pair, BoardPair, 2, "avx2");
wide!(quad, BoardQuad, 4, "avx512f");

multiversioned! {
    /// Tests the wide registers that the processor has.
    fn test_wide_lanes() {
        match_target! {
            "x86_64+avx512f+avx512vl+avx2+bmi1+bmi2+lzcnt+popcnt" => {
                pair();
                quad();
            },
            "x86_64+avx2+bmi1+bmi2+lzcnt+popcnt" => pair(),
            _ => {},
        }
    }
}

#[test]
fn wide_lanes_equal_scalar_operations() {
    test_wide_lanes();
}
