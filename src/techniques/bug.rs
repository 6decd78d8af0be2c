//! Bivalue universal graves (BUG): positions in which every blank cell has two candidates and every
//! digit has two places in each house. Such a position has no solution or more than one.

use std::ops::ControlFlow;

use sudoku_grid::Digits;
use sudoku_search::{Argument, Explanation, Role, Template, docs};

use crate::deadly::{
    RoofCell, link_roof, locked_digits, mark_roof, mark_subset, pair_arguments, roof_cells,
    roof_subsets, subset_arguments,
};
use crate::hall::bits;
use crate::{Context, Family, Instance, InstanceVisitor, Technique, TechniqueInfo};

docs! {
    /// Except for one extra candidate, every blank cell has two candidates, and every missing digit
    /// has two places in each house: the extra candidate is true.
    ///
    /// # How it works
    ///
    /// Without the extra candidate, the grid would be a *bivalue universal grave* (BUG): in any
    /// solution, each blank cell could take its other candidate instead, and every house would
    /// still contain each digit once. There would be no solution or more than one.
    ///
    /// This technique is valid only if the puzzle has exactly one solution.
    ///
    /// # References
    ///
    /// *BUG+1*.
    const TYPE_1_DOCS;
}

docs! {
    /// Except for several extra candidates, every blank cell has two candidates, and every missing
    /// digit has two places in each house: at least one extra candidate is true, and a candidate
    /// that all extra candidates rule out is removed.
    ///
    /// # How it works
    ///
    /// Without the extra candidates, the grid would be a *bivalue universal grave* (BUG), which has
    /// no solution or more than one, so at least one of the extra candidates is true. If all extra
    /// candidates are the same digit, this digit is removed from all cells that see all of these
    /// candidates. If all extra candidates are in one cell, the other candidates of this cell are
    /// removed. There are at most nine extra candidates.
    ///
    /// This technique is valid only if the puzzle has exactly one solution.
    ///
    /// # References
    ///
    /// *BUG type 2*; *BUG+2* with two extra candidates, and so on.
    const TYPE_2_DOCS;
}

docs! {
    /// Except for several extra candidates in cells of one house, every blank cell has two
    /// candidates, and every missing digit has two places in each house; the cells with extra
    /// candidates form a naked subset with other cells of the house.
    ///
    /// # How it works
    ///
    /// At least one of the extra candidates is true; otherwise the grid would be a *bivalue
    /// universal grave* (BUG), which has no solution or more than one. The cells with extra
    /// candidates therefore act as a single cell whose candidates are all the extra candidates. If
    /// this cell and other cells of the house form a naked subset, the digits of the subset are
    /// removed from the rest of the house. The subset is as small as possible.
    ///
    /// This technique is valid only if the puzzle has exactly one solution.
    ///
    /// # References
    ///
    /// *BUG type 3*.
    const TYPE_3_DOCS;
}

docs! {
    /// Except for extra candidates in two cells of a house, every blank cell has two candidates,
    /// and every missing digit has two places in each house. The two cells share a digit that has
    /// no other place in the house. In each of the two cells, the pattern would leave this digit
    /// and one other candidate: this other candidate is removed.
    ///
    /// # How it works
    ///
    /// At least one of the extra candidates is true; otherwise the grid would be a *bivalue universal
    /// grave* (BUG), which has no solution or more than one. One of the two cells contains the shared
    /// digit, so the other cell must take one of the extra candidates.
    ///
    /// This technique is valid only if the puzzle has exactly one solution.
    ///
    /// # References
    ///
    /// *BUG type 4*.
    const TYPE_4_DOCS;
}

static TYPE_1: Template = Template {
    id: "bug",
    text: "Suppose {cell} were not {digit}. Then every blank cell would have exactly two candidates, and every digit that is missing from a row, column or box would have exactly two places there. In any solution, every blank cell could take its other candidate instead: each digit would only move to its other place in every row, column and box. That would be a second solution, but the puzzle has only one. So {cell} is {digit}.",
};

static TYPE_2: Template = Template {
    id: "bug-2",
    text: "Suppose the candidates {extras} were all false. Then every blank cell would have exactly two candidates, and every digit that is missing from a row, column or box would have exactly two places there. In any solution, every blank cell could take its other candidate instead: each digit would only move to its other place in every row, column and box. That would be a second solution, but the puzzle has only one. So at least one of these candidates is true. A true candidate rules out the other digits in its own cell, and the same digit in every cell that its cell sees. So whichever of {extras} is true, it rules out {removed}. {removed_count|The candidate that is ruled out|Each candidate that is ruled out} can be removed.",
};

static TYPE_3: Template = Template {
    id: "bug-3",
    text: "Suppose the candidates {extras} were all false. Then every blank cell would have exactly two candidates, and every digit that is missing from a row, column or box would have exactly two places there. In any solution, every blank cell could take its other candidate instead: each digit would only move to its other place in every row, column and box. That would be a second solution, but the puzzle has only one. So at least one of these candidates is true, and at least one of {roof} contains one of the digits {outside}. Take one of the cells {roof} that contains one of these digits. This cell and {subset} lie in {houses} and can contain only the digits {kept}. There are as many cells as digits, so these cells contain all of these digits. This holds whichever cell was taken, so the digits {kept} can be removed from all cells of {houses} except {spared}.",
};

static TYPE_4: Template = Template {
    id: "bug-4",
    text: "Suppose the candidates {extras} were all false. Then every blank cell would have exactly two candidates, and every digit that is missing from a row, column or box would have exactly two places there. In any solution, every blank cell could take its other candidate instead: each digit would only move to its other place in every row, column and box. That would be a second solution, but the puzzle has only one. So at least one of these candidates is true. In {link}, the digit {digit} can go only in {one} or {two}. If {one} is {digit}, then {one} is not {one_extras_count||one of }{one_extras}. But at least one of the candidates {extras} is true, so {two} is {two_extras_count||one of }{two_extras}. If {two} is {digit}, then {two} is not {two_extras_count||one of }{two_extras}, and for the same reason, {one} is {one_extras_count||one of }{one_extras}. So in both cases, {one} is one of {one_kept}, and {two} is one of {two_kept}. The other candidates of these two cells can be removed.",
};

/// The maximum number of extra candidates. Extra candidates are those whose removal leaves a BUG.
const MAX_EXTRAS: usize = 9;

/// For each house and digit, the number of places beyond two.
struct Surplus<'a> {
    context: &'a Context<'a>,
    counts: Vec<u32>,
}

impl<'a> Surplus<'a> {
    /// Counts the places. `None` if a digit has a single place in a house, which is impossible in a
    /// BUG.
    fn new(context: &'a Context<'a>) -> Option<Self> {
        let side = context.shape().side();
        let mut counts = Vec::with_capacity(3 * side * side);
        for house in 0..3 * side {
            for digit in context.digits() {
                match context.places(house, digit).count_ones() {
                    1 => return None,
                    count => counts.push(count.saturating_sub(2)),
                }
            }
        }
        Some(Self { context, counts })
    }

    /// The index of a house and a digit in `counts`.
    fn index_of(&self, house: usize, digit: u8) -> usize {
        house * self.context.shape().side() + usize::from(digit) - 1
    }

    /// Returns `true` if the digit has more than two places in each house of the cell.
    fn is_surplus(&self, cell: usize, digit: u8) -> bool {
        let houses = self.context.houses().of(cell).into_iter();
        houses
            .map(|house| self.counts[self.index_of(house, digit)])
            .all(|count| count > 0)
    }

    /// Removes the digits from the counts of the cell's houses, or adds them again if `restore` is `true`.
    fn adjust(&mut self, cell: usize, digits: Digits, restore: bool) {
        for house in self.context.houses().of(cell) {
            for digit in digits {
                let index = self.index_of(house, digit);
                if restore {
                    self.counts[index] += 1;
                } else {
                    self.counts[index] -= 1;
                }
            }
        }
    }

    /// Chooses the extra candidates of the cells from index `roof.len()` on, in every way that leaves each
    /// digit with at most two places per house, and passes each complete choice to `visit`.
    fn choose(
        &mut self,
        cells_with_extras: &[usize],
        roof: &mut Vec<RoofCell>,
        visit: &mut dyn FnMut(&[RoofCell]) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let Some(&cell) = cells_with_extras.get(roof.len()) else {
            return if self.counts.iter().all(|count| *count == 0) {
                visit(roof)
            } else {
                ControlFlow::Continue(())
            };
        };
        let candidates = self.context.candidates(cell);
        let surplus_digits: Vec<u8> = candidates
            .iter()
            .filter(|digit| self.is_surplus(cell, *digit))
            .collect();
        for subset in 1_u32..1 << surplus_digits.len() {
            if subset.count_ones() as usize + 2 != candidates.len() {
                continue;
            }
            let extra_digits: Digits = bits(subset).map(|index| surplus_digits[index]).collect();
            self.adjust(cell, extra_digits, false);
            roof.push(RoofCell {
                cell,
                pattern_digits: candidates - extra_digits,
                extra_digits,
            });
            let control_flow = self.choose(cells_with_extras, roof, visit);
            roof.pop();
            self.adjust(cell, extra_digits, true);
            control_flow?;
        }
        ControlFlow::Continue(())
    }
}

/// Passes every choice of extra candidates whose removal leaves a BUG to `visit`: the cells that
/// have them, ascending, with the candidates that the BUG would keep and the extra candidates.
fn visit_bugs(
    context: &Context<'_>,
    visit: &mut dyn FnMut(&[RoofCell]) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let mut cells_with_extras = Vec::new();
    let mut extras = 0;
    for cell in context.position().blanks() {
        match context.candidates(cell).len() {
            0 | 1 => return ControlFlow::Continue(()),
            2 => {}
            count => {
                cells_with_extras.push(cell);
                extras += count - 2;
            }
        }
        if extras > MAX_EXTRAS {
            return ControlFlow::Continue(());
        }
    }
    match Surplus::new(context) {
        Some(mut surplus) if extras > 0 => {
            surplus.choose(&cells_with_extras, &mut Vec::new(), visit)
        }
        _ => ControlFlow::Continue(()),
    }
}

pub(crate) struct Bug {
    info: TechniqueInfo,
    /// The type of the pattern, from 1 to 4.
    kind: u8,
}

/// The extra candidates, ascending.
fn extras(roof: &[RoofCell]) -> Vec<(usize, u8)> {
    let extras_of_cell = |cell: &RoofCell| {
        let index_of_cell = cell.cell;
        cell.extra_digits
            .iter()
            .map(move |digit| (index_of_cell, digit))
    };
    roof.iter().flat_map(extras_of_cell).collect()
}

/// The explanation with the extra candidates and the BUG's candidates in their cells marked.
fn explain(
    template: &'static Template,
    roof: &[RoofCell],
    further_arguments: Vec<(&'static str, Argument)>,
) -> Explanation {
    let mut arguments = vec![
        ("extras", Argument::Candidates(extras(roof))),
        ("roof", Argument::Cells(roof_cells(roof))),
    ];
    arguments.extend(further_arguments);
    let mut explanation = Explanation::new(template, arguments);
    for cell in roof {
        for digit in cell.pattern_digits {
            explanation = explanation.mark(Role::Pattern, cell.cell, Some(digit));
        }
    }
    mark_roof(explanation, roof)
}

/// The candidates that are incompatible with each of the extra candidates, one of which is true.
fn eliminations(context: &Context<'_>, roof: &[RoofCell]) -> Vec<(usize, u8)> {
    let extras = extras(roof);
    let is_compatible = |cell: usize, digit: u8| {
        extras.iter().any(|&(extra_cell, extra_digit)| {
            (cell == extra_cell && digit == extra_digit)
                || (cell != extra_cell && (digit != extra_digit || !context.sees(cell, extra_cell)))
        })
    };
    let mut incompatible = Vec::new();
    for cell in context.position().blanks() {
        for digit in context.candidates(cell) {
            if !is_compatible(cell, digit) {
                incompatible.push((cell, digit));
            }
        }
    }
    incompatible
}

impl Bug {
    pub(crate) const TYPE_1: Self = Self {
        info: bug_info("bug", "Bivalue universal grave +1", TYPE_1_DOCS),
        kind: 1,
    };
    pub(crate) const TYPE_2: Self = Self {
        info: bug_info("bug-2", "Bivalue universal grave, type 2", TYPE_2_DOCS),
        kind: 2,
    };
    pub(crate) const TYPE_3: Self = Self {
        info: bug_info("bug-3", "Bivalue universal grave, type 3", TYPE_3_DOCS),
        kind: 3,
    };
    pub(crate) const TYPE_4: Self = Self {
        info: bug_info("bug-4", "Bivalue universal grave, type 4", TYPE_4_DOCS),
        kind: 4,
    };

    fn report(
        &self,
        context: &Context<'_>,
        roof: &[RoofCell],
        visit: &mut InstanceVisitor<'_>,
    ) -> ControlFlow<()> {
        let id = self.info.id;
        let extras = extras(roof);
        match (self.kind, &extras[..]) {
            (1, [extra]) => {
                let explain = || {
                    let extra_arguments = vec![
                        ("cell", Argument::Cell(extra.0)),
                        ("digit", Argument::Digit(extra.1)),
                    ];
                    explain(&TYPE_1, roof, extra_arguments)
                };
                visit(&Instance::placing(id, extra, &explain))
            }
            (2, [_, _, ..]) => {
                let eliminations = eliminations(context, roof);
                if eliminations.is_empty() {
                    return ControlFlow::Continue(());
                }
                let explain = || {
                    let removed_arguments = vec![
                        ("removed", Argument::Candidates(eliminations.clone())),
                        ("removed_count", Argument::Number(eliminations.len() as u64)),
                    ];
                    explain(&TYPE_2, roof, removed_arguments)
                };
                visit(&Instance::eliminating(id, &eliminations, &explain))
            }
            (3, _) => roof_subsets(context, roof, Digits::EMPTY, &mut |subset| {
                let explain = || {
                    let explanation = explain(&TYPE_3, roof, subset_arguments(subset, roof));
                    mark_subset(context, explanation, subset)
                };
                visit(&Instance::eliminating(id, &subset.eliminations, &explain))
            }),
            (4, _) => {
                for locked_digit in locked_digits(context, roof) {
                    let explain = || {
                        let mut extra_arguments = vec![
                            ("link", Argument::House(locked_digit.house)),
                            ("digit", Argument::Digit(locked_digit.digit)),
                        ];
                        extra_arguments.extend(pair_arguments(roof));
                        let extras_ids = [
                            ("one_extras", "one_extras_count", "one_kept"),
                            ("two_extras", "two_extras_count", "two_kept"),
                        ];
                        for (cell, (extras_id, count_id, kept_id)) in roof.iter().zip(extras_ids) {
                            let count = cell.extra_digits.len() as u64;
                            let kept = cell.extra_digits | Digits::only(locked_digit.digit);
                            extra_arguments.extend([
                                (extras_id, Argument::Digits(cell.extra_digits)),
                                (count_id, Argument::Number(count)),
                                (kept_id, Argument::Digits(kept)),
                            ]);
                        }
                        link_roof(
                            explain(&TYPE_4, roof, extra_arguments),
                            roof,
                            locked_digit.digit,
                        )
                    };
                    visit(&Instance::eliminating(
                        id,
                        &locked_digit.eliminations,
                        &explain,
                    ))?;
                }
                ControlFlow::Continue(())
            }
            _ => ControlFlow::Continue(()),
        }
    }
}

const fn bug_info(id: &'static str, name: &'static str, docs: &'static str) -> TechniqueInfo {
    TechniqueInfo::new(id, name, Family::Uniqueness, docs).requiring_one_solution()
}

impl Technique for Bug {
    fn info(&self) -> TechniqueInfo {
        self.info
    }

    fn find(&self, context: &Context<'_>, visit: &mut InstanceVisitor<'_>) -> ControlFlow<()> {
        visit_bugs(context, &mut |roof| self.report(context, roof, visit))
    }
}
