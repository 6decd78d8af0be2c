//! As many puzzles at a time as boards fit into a register, each searched as it would be alone.
//!
//! All of them are propagated at once. One whose propagation has come to an end is taken out and
//! branched, or another puzzle takes its place, while the others wait.

use super::batch::{Batch, Task};
use super::board::{Board, Verdict};
use super::propagation::{FIELD, GUARD, LOWEST, propagation};

/// The lowest lane of each board.
const BOARDS: u32 = 0x1111;

/// Of lanes, a bit each: the boards with any.
fn any(lanes: u32) -> u32 {
    (lanes | lanes >> 1 | lanes >> 2 | lanes >> 3) & BOARDS
}

/// The boards with none other.
fn all(lanes: u32) -> u32 {
    (lanes & lanes >> 1 & lanes >> 2 & lanes >> 3) & BOARDS
}

macro_rules! lockstep {
    ($lanes:ident, $boards:literal, $(#[$how:meta])+) => {
        use super::*;
        use crate::fast::lanes::$lanes;

        propagation!($lanes, $(#[$how])+);

        $(#[$how])+
        fn take(cells: &Cells, n: usize, board: &mut Board) {
            for (row, wide) in board.cells.iter_mut().zip(cells) {
                for (x, wide) in row.iter_mut().zip(wide) {
                    *x = wide.part(n);
                }
            }
        }

        $(#[$how])+
        fn put(cells: &mut Cells, n: usize, board: &Board) {
            for (wide, row) in cells.iter_mut().zip(&board.cells) {
                for (wide, x) in wide.iter_mut().zip(row) {
                    *wide = wide.with(n, *x);
                }
            }
        }

        /// What becomes of a puzzle whose propagation came to the verdict, if it is known, or else to
        /// where nothing moves by permutations; false if it was the last.
        $(#[$how])+
        fn advance(task: &mut Task, batch: &mut Batch<'_>, verdict: Option<Verdict>) -> bool {
            let Some(verdict) = verdict.or_else(|| task.kernel.board.rest()) else {
                return true;
            };
            task.kernel.verdict = verdict;
            task.advance(batch) || task.take(batch)
        }

        $(#[$how])+
        pub(in crate::fast) fn solve(batch: &mut Batch<'_>) {
            let mut tasks: [Task; $boards] = std::array::from_fn(|_| Task::new());
            let mut cells = [[$lanes::splat(LOWEST * FIELD); 3]; 3];
            // A bit for each board that is under way.
            let mut open = 0;
            for (n, task) in tasks.iter_mut().enumerate() {
                if task.take(batch) {
                    open |= 1 << (4 * n);
                    put(&mut cells, n, &task.kernel.board);
                }
            }
            while open != 0 {
                let singles = singles(&cells);
                let closed = closed(&cells, &singles.certain);
                let (next, changed) = hidden(&cells, &closed);
                cells = next;
                let bad = any(!singles.empty.or(closed.missing).zeros());
                let ended = (all(changed.zeros()) | bad) & open;
                if ended == 0 {
                    continue;
                }
                // The spare lane holds candidates always.
                let solved = all(singles.several.zeros() | BOARDS << 3);
                for (n, task) in tasks.iter_mut().enumerate() {
                    let this = 1 << (4 * n);
                    if ended & this == 0 {
                        continue;
                    }
                    let verdict = if bad & this != 0 {
                        Some(Verdict::Contradiction)
                    } else {
                        take(&cells, n, &mut task.kernel.board);
                        (solved & this != 0).then_some(Verdict::Solved)
                    };
                    if advance(task, batch, verdict) {
                        put(&mut cells, n, &task.kernel.board);
                    } else {
                        open &= !this;
                    }
                }
            }
        }
    };
}

/// Two in 256 bits.
pub(super) mod pairs {
    lockstep!(
        Pair,
        2,
        #[inline]
        #[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
    );
}

/// Four in 512 bits.
pub(super) mod quads {
    lockstep!(
        Quad,
        4,
        #[inline]
        #[target_feature(enable = "avx512f,avx512vl,avx2,bmi1,bmi2,lzcnt,popcnt")]
    );
}
