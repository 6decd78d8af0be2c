//! Searches several puzzles at a time, one per board of a wide register; each is searched as if it
//! were alone.
//!
//! All boards are propagated together. A board that reaches a fixpoint is taken out and branched,
//! or another puzzle takes its place; the other boards wait for it.

use super::batch::{Batch, BatchTask};
use super::board::{BitBoard, Verdict};
use super::propagation::{FIELD_MASK, GUARD_BITS, LOWEST_BITS, propagation};

/// The bit mask of the lowest lane of each board.
const BOARD_BITS: u32 = 0x1111;

/// The set of boards with at least one lane in the set `lanes`. Both sets are bit masks with four bits per board; a
/// board is marked by its lowest bit.
fn any_lane(lanes: u32) -> u32 {
    (lanes | lanes >> 1 | lanes >> 2 | lanes >> 3) & BOARD_BITS
}

/// The set of boards with all four lanes in the set `lanes`. Both sets are bit masks with four bits per board; a
/// board is marked by its lowest bit.
fn all_lanes(lanes: u32) -> u32 {
    (lanes & lanes >> 1 & lanes >> 2 & lanes >> 3) & BOARD_BITS
}

/// Defines the lockstep search for a wide register type, which holds this number of boards.
macro_rules! lockstep {
    ($lanes:ident, $boards:literal, $(#[$how:meta])+) => {
        use super::*;
        use crate::fast::lanes::$lanes;

        propagation!($lanes, $(#[$how])+);

        /// Copies the cells of board `n` out of the wide registers.
        $(#[$how])+
        fn extract(cells: &Cells, n: usize, board: &mut BitBoard) {
            for (row, wide) in board.cells.iter_mut().zip(cells) {
                for (x, wide) in row.iter_mut().zip(wide) {
                    *x = wide.part(n);
                }
            }
        }

        /// Copies the cells of board `n` into the wide registers.
        $(#[$how])+
        fn insert(cells: &mut Cells, n: usize, board: &BitBoard) {
            for (wide, row) in cells.iter_mut().zip(&board.cells) {
                for (wide, x) in wide.iter_mut().zip(row) {
                    *wide = wide.with_part(n, *x);
                }
            }
        }

        /// Continues after a propagation of a puzzle. `verdict` is its result; `None` means that the board is at the
        /// fixpoint of locked candidates, so the remaining rules are applied, and propagation goes on if they remove a
        /// candidate. Returns `false` if the puzzle has ended and no other is left.
        $(#[$how])+
        fn advance(task: &mut BatchTask, batch: &mut Batch<'_>, verdict: Option<Verdict>) -> bool {
            let Some(verdict) = verdict.or_else(|| task.kernel.board.apply_triples_at_fixpoint()) else {
                return true;
            };
            task.kernel.verdict = verdict;
            task.advance(batch) || task.load_next(batch)
        }

        /// Solves the puzzles of a batch, as many at a time as the registers hold boards.
        $(#[$how])+
        pub(in crate::fast) fn solve(batch: &mut Batch<'_>) {
            let mut tasks: [BatchTask; $boards] = std::array::from_fn(|_| BatchTask::new());
            let mut cells = [[$lanes::splat(LOWEST_BITS * FIELD_MASK); 3]; 3];
            // The bit mask of the boards whose puzzle is not finished.
            let mut open_boards = 0;
            for (n, task) in tasks.iter_mut().enumerate() {
                if task.load_next(batch) {
                    open_boards |= 1 << (4 * n);
                    insert(&mut cells, n, &task.kernel.board);
                }
            }
            while open_boards != 0 {
                let singles = find_singles(&cells);
                let locked = eliminate_locked(&cells, &singles.fixed);
                let (next_cells, changed) = place_hidden_singles(&cells, &locked);
                cells = next_cells;
                let failed_boards = any_lane(!singles.empty.or(locked.missing).zeros());
                let ended_boards = (all_lanes(changed.zeros()) | failed_boards) & open_boards;
                if ended_boards == 0 {
                    continue;
                }
                // The spare lane always holds candidates.
                let solved_boards = all_lanes(singles.several.zeros() | BOARD_BITS << 3);
                for (n, task) in tasks.iter_mut().enumerate() {
                    let bit = 1 << (4 * n);
                    if ended_boards & bit == 0 {
                        continue;
                    }
                    let verdict = if failed_boards & bit != 0 {
                        Some(Verdict::Contradiction)
                    } else {
                        extract(&cells, n, &mut task.kernel.board);
                        (solved_boards & bit != 0).then_some(Verdict::Solved)
                    };
                    if advance(task, batch, verdict) {
                        insert(&mut cells, n, &task.kernel.board);
                    } else {
                        open_boards &= !bit;
                    }
                }
            }
        }
    };
}

/// Lockstep search on two boards in 256-bit registers.
pub(super) mod pairs {
    lockstep!(
        BoardPair,
        2,
        #[inline]
        #[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
    );
}

/// Lockstep search on four boards in 512-bit registers.
pub(super) mod quads {
    lockstep!(
        BoardQuad,
        4,
        #[inline]
        #[target_feature(enable = "avx512f,avx512vl,avx2,bmi1,bmi2,lzcnt,popcnt")]
    );
}
