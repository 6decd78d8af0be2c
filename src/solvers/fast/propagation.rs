//! Propagation of boards, written once for registers of every width.
//!
//! A macro rather than a trait, because `#[target_feature]` must be stated on each function and
//! cannot be stated on trait methods.

/// The bit mask of the nine candidates of one field.
pub(super) const FIELD_MASK: u32 = 0x1ff;
/// The bit mask of the lowest bit of each of the three fields of a lane.
pub(super) const LOWEST_BITS: u32 = 1 | 1 << 10 | 1 << 20;
/// The bit mask of the guard bit above each field, from which subtraction borrows.
pub(super) const GUARD_BITS: u32 = LOWEST_BITS << 9;

/// Defines propagation for a register type, with the given attributes on each function.
macro_rules! propagation {
    ($lanes:ident, $(#[$how:meta])+) => {
        /// One register per position of a cell in its box, by row and column.
        pub(super) type Cells = [[$lanes; 3]; 3];

        /// The lowest bit of every field.
        $(#[$how])+
        fn ones() -> $lanes {
            $lanes::splat(LOWEST_BITS)
        }

        /// The guard bit of every field.
        $(#[$how])+
        pub(super) fn guard_bits() -> $lanes {
            $lanes::splat(GUARD_BITS)
        }

        /// Zero in every lane.
        $(#[$how])+
        pub(super) fn none() -> $lanes {
            $lanes::splat(0)
        }

        /// The lanes rotated by one, and by two: the lane of each box then contains one of the other two boxes of its
        /// band.
        $(#[$how])+
        pub(super) fn other_boxes_in_band(x: $lanes) -> ($lanes, $lanes) {
            let next = x.rotate_stacks();
            (next, next.rotate_stacks())
        }

        /// The fields of each lane rotated by one, and by two: the field of each box then contains one of the other two
        /// boxes of its stack. The bits above the fields are garbage.
        $(#[$how])+
        pub(super) fn other_boxes_in_stack(x: $lanes) -> ($lanes, $lanes) {
            (
                x.shr::<10>().or(x.shl::<20>()),
                x.shr::<20>().or(x.shl::<10>()),
            )
        }

        /// Two rotations of `x` that align each box with the other two boxes of its stack if `DOWN`, otherwise of its
        /// band.
        $(#[$how])+
        fn other_boxes<const DOWN: bool>(x: $lanes) -> ($lanes, $lanes) {
            if DOWN { other_boxes_in_stack(x) } else { other_boxes_in_band(x) }
        }

        /// Subtracts 1 from every field with its guard bit set: a non-empty field keeps its guard
        /// and the difference; an empty field loses its guard and becomes all ones.
        $(#[$how])+
        pub(super) fn borrow_one(x: $lanes) -> $lanes {
            x.or(guard_bits()).minus(ones())
        }

        /// Fills every non-empty field with ones; empty fields stay zero.
        $(#[$how])+
        fn nonempty_fields(x: $lanes) -> $lanes {
            let guards = borrow_one(x).and(guard_bits());
            guards.minus(guards.shr::<9>())
        }

        /// For each row of the bands, the digits that its minirows can take.
        $(#[$how])+
        fn rows(x: &Cells) -> [$lanes; 3] {
            [
                x[0][0].or(x[0][1]).or(x[0][2]),
                x[1][0].or(x[1][1]).or(x[1][2]),
                x[2][0].or(x[2][1]).or(x[2][2]),
            ]
        }

        /// For each column of the stacks, the digits that its minicolumns can take.
        $(#[$how])+
        fn columns(x: &Cells) -> [$lanes; 3] {
            [
                x[0][0].or(x[1][0]).or(x[2][0]),
                x[0][1].or(x[1][1]).or(x[2][1]),
                x[0][2].or(x[1][2]).or(x[2][2]),
            ]
        }

        /// The digits that the other two boxes of the band lack in this line, and which are
        /// therefore locked to this box.
        $(#[$how])+
        fn locked_in_box(line: $lanes) -> $lanes {
            let (next, last) = other_boxes_in_band(line);
            line.without(next.or(last))
        }

        /// The line without the digits that are fixed elsewhere in the same box (`box_fixed`) or in the same line of
        /// the other boxes (`line_fixed`).
        $(#[$how])+
        fn remove_fixed<const DOWN: bool>(line: $lanes, line_fixed: $lanes, box_fixed: $lanes) -> $lanes {
            let (next, last) = other_boxes::<DOWN>(line_fixed);
            line.without(box_fixed.or(next.or(last)))
        }

        /// Reduces the three lines of a 3×3 matrix of minirows, or of minicolumns if `DOWN`: removes
        /// each digit in `fixed` from the other lines of its box and from the other boxes of its
        /// line, then removes every digit that lies on no permutation of the matrix.
        $(#[$how])+
        fn lock_lines<const DOWN: bool>(lines: [$lanes; 3], fixed: [$lanes; 3]) -> [$lanes; 3] {
            let [a, b, c] = fixed;
            let [a, b, c] = [
                remove_fixed::<DOWN>(lines[0], a, b.or(c)),
                remove_fixed::<DOWN>(lines[1], b, c.or(a)),
                remove_fixed::<DOWN>(lines[2], c, a.or(b)),
            ];
            let ((a1, a2), (b1, b2), (c1, c2)) =
                (other_boxes::<DOWN>(a), other_boxes::<DOWN>(b), other_boxes::<DOWN>(c));
            [
                a.and(b1.and(c2).or(b2.and(c1))),
                b.and(c1.and(a2).or(c2.and(a1))),
                c.and(a1.and(b2).or(a2.and(b1))),
            ]
        }

        /// The naked singles of a board, with its empty cells and its open cells.
        struct Singles {
            /// The digits of the cells with one candidate; 0 for all other cells.
            fixed: Cells,
            /// A mask that is non-zero in the fields of cells without candidates.
            empty: $lanes,
            /// A mask that is non-zero in the fields of cells with several candidates; the spare lane is always
            /// non-zero.
            several: $lanes,
        }

        /// Finds the naked singles of a board.
        $(#[$how])+
        fn find_singles(cells: &Cells) -> Singles {
            let (mut guards, mut several) = (guard_bits(), none());
            let mut fixed = *cells;
            for row in &mut fixed {
                for x in row {
                    let decremented = borrow_one(*x);
                    let without_lowest_bit = x.and(decremented);
                    guards = guards.and(decremented);
                    several = several.or(without_lowest_bit);
                    *x = x.without(nonempty_fields(without_lowest_bit));
                }
            }
            Singles {
                fixed,
                empty: guards.xor(guard_bits()),
                several,
            }
        }

        /// The result of the elimination of locked candidates.
        struct Locked {
            /// The candidates that lie on a permutation of minirows.
            cells: Cells,
            /// For each column of the stacks, the digits of its minicolumns that lie on a permutation.
            minicolumns: [$lanes; 3],
            /// For each minirow, the digits that no other box of its row can take.
            row_confined: [$lanes; 3],
            /// For each minicolumn, the digits that no other column of its box can take.
            column_confined: [$lanes; 3],
            /// The digits that have no permutation left in a band or stack; any set bit means a
            /// contradiction.
            missing: $lanes,
        }

        /// Eliminates locked candidates from the cells `old`; `fixed` contains the naked singles.
        $(#[$how])+
        fn eliminate_locked(old: &Cells, fixed: &Cells) -> Locked {
            let lines = lock_lines::<false>(rows(old), rows(fixed));
            let mut cells = *old;
            for (row, line) in cells.iter_mut().zip(lines) {
                for x in row {
                    *x = x.and(line);
                }
            }
            let minicolumns = lock_lines::<true>(columns(&cells), columns(fixed));
            let [a, b, c] = minicolumns;
            // One line and one box suffice to see whether any permutation is left.
            let (next, last) = other_boxes_in_band(lines[0]);
            let line = lines[0].or(next).or(last);
            Locked {
                cells,
                minicolumns,
                row_confined: [locked_in_box(lines[0]), locked_in_box(lines[1]), locked_in_box(lines[2])],
                column_confined: [a.without(b.or(c)), b.without(c.or(a)), c.without(a.or(b))],
                missing: $lanes::splat(LOWEST_BITS * FIELD_MASK).without(line.and(a.or(b).or(c))),
            }
        }

        /// Removes the candidates that lie on no permutation of minicolumns, and places hidden singles. Returns the new
        /// cells, and the union of all candidates that were removed since `old`.
        $(#[$how])+
        fn place_hidden_singles(old: &Cells, locked: &Locked) -> (Cells, $lanes) {
            let mut cells = locked.cells;
            let mut changed = none();
            for (r, row) in cells.iter_mut().enumerate() {
                for (j, x) in row.iter_mut().enumerate() {
                    let remaining = x.and(locked.minicolumns[j]);
                    let hidden_singles = remaining.and(locked.row_confined[r]).and(locked.column_confined[j]);
                    *x = remaining.without(nonempty_fields(hidden_singles).without(hidden_singles));
                    changed = changed.or(x.xor(old[r][j]));
                }
            }
            (cells, changed)
        }
    };
}
pub(super) use propagation;
