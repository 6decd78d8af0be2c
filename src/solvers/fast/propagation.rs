//! What follows from the candidates of boards, written once for registers of every width.
//!
//! It is a macro, since what a processor may do beyond what all of its kind can must be said of each
//! function, and cannot be said of those of a trait.

/// The candidates of one field.
pub(super) const FIELD: u32 = 0x1ff;
/// The lowest bit of every field of a lane.
pub(super) const LOWEST: u32 = 1 | 1 << 10 | 1 << 20;
/// The bit above every field, from which arithmetic borrows.
pub(super) const GUARD: u32 = LOWEST << 9;

/// Propagation in a kind of register, and what is said of each of its functions.
macro_rules! propagation {
    ($lanes:ident, $(#[$how:meta])+) => {
        /// A register for each place in a box.
        pub(super) type Cells = [[$lanes; 3]; 3];

        $(#[$how])+
        fn ones() -> $lanes {
            $lanes::splat(LOWEST)
        }

        $(#[$how])+
        pub(super) fn guard_bits() -> $lanes {
            $lanes::splat(GUARD)
        }

        $(#[$how])+
        pub(super) fn none() -> $lanes {
            $lanes::splat(0)
        }

        /// The same boxes' lanes turned by one, or by two: the other boxes of the band.
        $(#[$how])+
        pub(super) fn turned(x: $lanes) -> ($lanes, $lanes) {
            let next = x.turn();
            (next, next.turn())
        }

        /// The fields rotated by one, or by two: the other boxes of the stack. Leaves rubbish above
        /// the fields.
        $(#[$how])+
        pub(super) fn rotated(x: $lanes) -> ($lanes, $lanes) {
            (
                x.shr::<10>().or(x.shl::<20>()),
                x.shr::<20>().or(x.shl::<10>()),
            )
        }

        /// The other two boxes of the stack, or of the band.
        $(#[$how])+
        fn others<const DOWN: bool>(x: $lanes) -> ($lanes, $lanes) {
            if DOWN { rotated(x) } else { turned(x) }
        }

        /// Every field less its lowest bit, with its guard if it was not empty; of an empty field,
        /// the candidates all set.
        $(#[$how])+
        pub(super) fn less_one(x: $lanes) -> $lanes {
            x.or(guard_bits()).minus(ones())
        }

        /// The fields that are not empty, as all ones.
        $(#[$how])+
        fn filled(x: $lanes) -> $lanes {
            let guards = less_one(x).and(guard_bits());
            guards.minus(guards.shr::<9>())
        }

        $(#[$how])+
        fn rows(x: &Cells) -> [$lanes; 3] {
            [
                x[0][0].or(x[0][1]).or(x[0][2]),
                x[1][0].or(x[1][1]).or(x[1][2]),
                x[2][0].or(x[2][1]).or(x[2][2]),
            ]
        }

        $(#[$how])+
        fn columns(x: &Cells) -> [$lanes; 3] {
            [
                x[0][0].or(x[1][0]).or(x[2][0]),
                x[0][1].or(x[1][1]).or(x[2][1]),
                x[0][2].or(x[1][2]).or(x[2][2]),
            ]
        }

        /// What the other two boxes of the band lack.
        $(#[$how])+
        fn lone(line: $lanes) -> $lanes {
            let (next, last) = turned(line);
            line.without(next.or(last))
        }

        /// A line, but for what is certain elsewhere in its box or, by its own of the other boxes, in
        /// the line.
        $(#[$how])+
        fn clear<const DOWN: bool>(line: $lanes, own: $lanes, taken: $lanes) -> $lanes {
            let (next, last) = others::<DOWN>(own);
            line.without(taken.or(next.or(last)))
        }

        /// What is left of three lines of a 3×3 matrix, whose other two boxes lie below or beside:
        /// nothing else in the line and box of what is `certain`, and nothing that lies on no
        /// permutation.
        $(#[$how])+
        fn close<const DOWN: bool>(lines: [$lanes; 3], certain: [$lanes; 3]) -> [$lanes; 3] {
            let [a, b, c] = certain;
            let [a, b, c] = [
                clear::<DOWN>(lines[0], a, b.or(c)),
                clear::<DOWN>(lines[1], b, c.or(a)),
                clear::<DOWN>(lines[2], c, a.or(b)),
            ];
            let ((a1, a2), (b1, b2), (c1, c2)) =
                (others::<DOWN>(a), others::<DOWN>(b), others::<DOWN>(c));
            [
                a.and(b1.and(c2).or(b2.and(c1))),
                b.and(c1.and(a2).or(c2.and(a1))),
                c.and(a1.and(b2).or(a2.and(b1))),
            ]
        }

        /// What the candidates of each cell say by themselves.
        struct Singles {
            /// The candidates of cells that have one.
            certain: Cells,
            /// A bit of a field whose cell has none.
            empty: $lanes,
            /// A bit for each candidate but the lowest of a cell, at its field; the spare lane holds
            /// some always.
            several: $lanes,
        }

        $(#[$how])+
        fn singles(cells: &Cells) -> Singles {
            let (mut guards, mut several) = (guard_bits(), none());
            let mut certain = *cells;
            for row in &mut certain {
                for x in row {
                    let less = less_one(*x);
                    let more = x.and(less);
                    guards = guards.and(less);
                    several = several.or(more);
                    *x = x.without(filled(more));
                }
            }
            Singles {
                certain,
                empty: guards.xor(guard_bits()),
                several,
            }
        }

        /// What permutations leave of the cells.
        struct Closed {
            /// The cells without what lies on no permutation of minirows.
            cells: Cells,
            /// Minicolumns that lie on permutations.
            sides: [$lanes; 3],
            /// Digits that their row has in no other box.
            lone_line: [$lanes; 3],
            /// Digits that their box has in no other column.
            lone_side: [$lanes; 3],
            /// A bit for each digit of a band or stack for which no permutation is left.
            missing: $lanes,
        }

        $(#[$how])+
        fn closed(old: &Cells, certain: &Cells) -> Closed {
            let lines = close::<false>(rows(old), rows(certain));
            let mut cells = *old;
            for (row, line) in cells.iter_mut().zip(lines) {
                for x in row {
                    *x = x.and(line);
                }
            }
            let sides = close::<true>(columns(&cells), columns(certain));
            let [a, b, c] = sides;
            // One line and one box tell whether any permutation is left.
            let (next, last) = turned(lines[0]);
            let line = lines[0].or(next).or(last);
            Closed {
                cells,
                sides,
                lone_line: [lone(lines[0]), lone(lines[1]), lone(lines[2])],
                lone_side: [a.without(b.or(c)), b.without(c.or(a)), c.without(a.or(b))],
                missing: $lanes::splat(LOWEST * FIELD).without(line.and(a.or(b).or(c))),
            }
        }

        /// The cells in which a digit goes that goes nowhere else in a house lose the others; says
        /// what a turn changed in all.
        $(#[$how])+
        fn hidden(old: &Cells, closed: &Closed) -> (Cells, $lanes) {
            let mut cells = closed.cells;
            let mut changed = none();
            for (r, row) in cells.iter_mut().enumerate() {
                for (j, x) in row.iter_mut().enumerate() {
                    let left = x.and(closed.sides[j]);
                    let hidden = left.and(closed.lone_line[r]).and(closed.lone_side[j]);
                    *x = left.without(filled(hidden).without(hidden));
                    changed = changed.or(x.xor(old[r][j]));
                }
            }
            (cells, changed)
        }
    };
}
pub(super) use propagation;
