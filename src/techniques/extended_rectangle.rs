//! Extended unique rectangles.

use std::ops::ControlFlow;

use sudoku_grid::Digits;
use sudoku_search::{Explanation, docs};

use crate::deadly::DeadlyPattern;
use crate::hall::bits;
use crate::{Context, Family, Instance, InstanceVisitor, Technique, TechniqueInfo};

docs! {
    /// Two parallel lines pass through the same boxes, and n lines (three to five) cross both of
    /// them. The 2n cells at the crossings have n candidates in common: at least one of these cells
    /// takes a further candidate.
    ///
    /// # How it works
    ///
    /// If the cells contained only these digits, each of the two lines would contain all of them in
    /// these cells. The two lines could then be exchanged in every crossing line, within its box,
    /// without affecting any other cell: there would be a second solution. The conclusions are
    /// those of unique rectangles of types 1 to 4. If a single cell has further candidates, the
    /// shared digits are removed from it. If all cells with further candidates have the same single
    /// further candidate, this digit is removed from all cells that see all of these cells. If two
    /// such cells lie in one house, they may form a naked subset with other cells of the house. If
    /// these two cells are the only places in the house for one of the shared digits, the other
    /// shared digits are removed from both cells. The pattern is reported only if, leaving
    /// uniqueness aside, the shared digits could fill the cells, and only if no smaller number of
    /// these crossing lines has the pattern.
    ///
    /// This technique is valid only if the puzzle has exactly one solution.
    ///
    /// # References
    ///
    /// *Extended unique rectangle*. With two crossing lines, it is a unique rectangle.
    const DOCS;
}

/// The minimum number of pairs of cells in the pattern. The two cells of a pair lie in the two parallel
/// lines, one cell in each, and in the same perpendicular line.
const MIN_PAIRS: usize = 3;
/// The maximum number of pairs of cells in the pattern; see [`MIN_PAIRS`].
const MAX_PAIRS: usize = 5;

/// A callback that receives the cells of a deadly pattern and its digits.
type DeadlyPatternVisitor<'a> = dyn FnMut(&[usize], Digits) -> ControlFlow<()> + 'a;

/// A callback that receives two parallel lines as pairs of adjacent cells, one cell from each line.
type LinePairVisitor<'a> = dyn FnMut(Vec<[usize; 2]>) -> ControlFlow<()> + 'a;

/// A partial extended rectangle: cells of two parallel lines, chosen in pairs that lie in the same
/// perpendicular line.
struct PartialRectangle<'a> {
    context: &'a Context<'a>,
    /// The pairs of cells that can be chosen, one for each perpendicular line.
    pairs: Vec<[usize; 2]>,
    /// The cells of the chosen pairs.
    cells: Vec<usize>,
    /// The number of pairs in a complete pattern, which is also the number of digits.
    size: usize,
}

impl PartialRectangle<'_> {
    /// Adds pairs of cells from `pairs[from..]` in every way that makes the pattern complete, and passes each complete
    /// pattern to `visit`. Partial patterns that [`Self::may_be_deadly`] rejects are not extended.
    fn extend(&mut self, from: usize, visit: &mut DeadlyPatternVisitor<'_>) -> ControlFlow<()> {
        if self.cells.len() == 2 * self.size {
            for digits in self.deadly_digit_sets() {
                if self.is_minimal(digits) && self.can_be_filled(0, digits, &mut Vec::new()) {
                    visit(&self.cells, digits)?;
                }
            }
            return ControlFlow::Continue(());
        }
        for index in from..self.pairs.len() {
            self.cells.extend(self.pairs[index]);
            if self.may_be_deadly() {
                self.extend(index + 1, visit)?;
            }
            self.cells.truncate(self.cells.len() - 2);
        }
        ControlFlow::Continue(())
    }

    /// The union of the candidates of those chosen cells whose indices in `self.cells` are set in the bit mask `cells`.
    fn candidates_of(&self, cells: u32) -> Digits {
        bits(cells).fold(Digits::EMPTY, |all_digits, index| {
            all_digits | self.context.candidates(self.cells[index])
        })
    }

    /// For each choice of one or two of the chosen cells, the bit mask of all other chosen cells.
    fn masks_without_one_or_two(&self) -> impl Iterator<Item = u32> + use<> {
        let count = self.cells.len();
        let all_bits = (1 << count) - 1;
        (0..count)
            .flat_map(move |one| (one..count).map(move |two| all_bits & !(1 << one | 1 << two)))
    }

    /// Returns `true` if the chosen cells meet a condition that is necessary for an elimination: there are `size`
    /// digits such that at most two of the cells have other candidates, or such that all other candidates are the same
    /// digit.
    fn may_be_deadly(&self) -> bool {
        let all_candidates = self.candidates_of((1 << self.cells.len()) - 1);
        // A cell with more than `size` candidates has a candidate outside of every set of `size` digits.
        let has_many_candidates = |cell: &&usize| self.context.candidates(**cell).len() > self.size;
        all_candidates.len() <= self.size + 1
            || (self.cells.iter().filter(has_many_candidates).count() <= 2
                && self
                    .masks_without_one_or_two()
                    .any(|chosen_bits| self.candidates_of(chosen_bits).len() <= self.size))
    }

    /// The sets of `size` digits from which something can follow: the candidates of all cells but
    /// one or two, or the candidates of all cells without one digit.
    fn deadly_digit_sets(&self) -> Vec<Digits> {
        let all_candidates = self.candidates_of((1 << self.cells.len()) - 1);
        let mut sets: Vec<_> = self
            .masks_without_one_or_two()
            .map(|chosen_bits| self.candidates_of(chosen_bits))
            .collect();
        sets.extend(
            all_candidates
                .iter()
                .map(|digit| all_candidates - Digits::only(digit)),
        );
        sets.retain(|digits| digits.len() == self.size);
        sets.sort_unstable_by_key(|digits| digits.bits());
        sets.dedup();
        sets
    }

    /// Returns `true` if no proper subset of the pairs is a pattern for fewer of the digits.
    fn is_minimal(&self, digits: Digits) -> bool {
        (1_u32..(1 << self.size) - 1).all(|lines| {
            let cells = bits(lines).fold(0, |cells, line| cells | 0b11 << (2 * line));
            (self.candidates_of(cells) & digits).len() > lines.count_ones() as usize
        })
    }

    /// Returns `true` if the cells from index `index` on can be filled with the digits, given the
    /// digits `filled` in the cells before, so that peers differ.
    fn can_be_filled(&self, index: usize, digits: Digits, filled: &mut Vec<u8>) -> bool {
        let Some(&cell) = self.cells.get(index) else {
            return true;
        };
        for digit in self.context.candidates(cell) & digits {
            let is_free = (self.cells.iter().zip(&*filled))
                .all(|(other, placed)| *placed != digit || !self.context.sees(cell, *other));
            if is_free {
                filled.push(digit);
                let is_fillable = self.can_be_filled(index + 1, digits, filled);
                filled.pop();
                if is_fillable {
                    return true;
                }
            }
        }
        false
    }
}

/// Passes each pair of rows in one band, then each pair of columns in one stack, to `visit`, as
/// pairs of adjacent cells.
fn visit_line_pairs(context: &Context<'_>, visit: &mut LinePairVisitor<'_>) -> ControlFlow<()> {
    let shape = context.shape();
    let side = shape.side();
    for (first, size) in [(0, shape.box_rows()), (side, shape.box_columns())] {
        for one in 0..side {
            for other in one + 1..(one / size + 1) * size {
                let lines = [one, other].map(|line| context.houses().cells(first + line));
                let cell_pairs = (0..side).map(|index| lines.map(|line| line[index]));
                visit(cell_pairs.collect())?;
            }
        }
    }
    ControlFlow::Continue(())
}

pub(crate) struct ExtendedRectangle;

impl ExtendedRectangle {
    const INFO: TechniqueInfo = TechniqueInfo::new(
        "extended-rectangle",
        "Extended rectangle",
        Family::Uniqueness,
        DOCS,
    )
    .requiring_one_solution();
}

impl Technique for ExtendedRectangle {
    fn info(&self) -> TechniqueInfo {
        Self::INFO
    }

    fn find(&self, context: &Context<'_>, visit: &mut InstanceVisitor<'_>) -> ControlFlow<()> {
        let mut report = |eliminations: &[(usize, u8)], explain: &dyn Fn() -> Explanation| {
            visit(&Instance::eliminating(Self::INFO.id, eliminations, explain))
        };
        for size in MIN_PAIRS..=MAX_PAIRS {
            visit_line_pairs(context, &mut |mut pairs| {
                pairs.retain(|pair| {
                    pair.iter()
                        .all(|item| !context.candidates(*item).is_empty())
                });
                let mut partial_rectangle = PartialRectangle {
                    context,
                    pairs,
                    cells: Vec::new(),
                    size,
                };
                partial_rectangle.extend(0, &mut |cells, digits| {
                    let mut cells = cells.to_vec();
                    cells.sort_unstable();
                    DeadlyPattern::report_eliminations(context, &cells, digits, &mut report)
                })
            })?;
        }
        ControlFlow::Continue(())
    }
}
