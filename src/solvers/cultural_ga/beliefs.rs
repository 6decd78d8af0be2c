//! The belief space: the values that genes may take, and the history of good values.

use std::hint::select_unpredictable;

use rand::RngExt as _;
use sudoku_grid::{Digits, Position, Shape};
use sudoku_search::Rng;

use super::{Belief, Genes};
use crate::population::{Row, RowLayout, union_of, write_cell};
use crate::singles::place_singles;

/// A cell of a gene and its location in the bits of an individual.
#[derive(Clone, Copy, Debug)]
struct GeneCell {
    /// The number of the cell.
    cell: u16,
    /// The row of the cell.
    row: u8,
    /// The offset of the cell in the bits of its row.
    offset: u8,
    /// The digits that the cell may hold.
    allowed: Digits,
}

impl GeneCell {
    #[expect(clippy::cast_possible_truncation, reason = "at most 625 cells")]
    fn new(layout: &RowLayout, cell: usize, allowed: Digits) -> Self {
        let shape = layout.shape();
        Self {
            cell: cell as u16,
            row: shape.row(cell) as u8,
            offset: layout.offset(shape.column(cell)),
            allowed,
        }
    }

    fn cell(self) -> usize {
        self.cell.into()
    }

    /// The row of an individual that contains the cell; `rows` are all rows of the individual.
    #[inline]
    fn row(self, rows: &[Row]) -> Row {
        rows[usize::from(self.row)]
    }

    /// Swaps the digits of two filled cells.
    fn swap(layout: &RowLayout, [a, b]: [Self; 2], rows: &mut [Row]) {
        let digits = [b, a]
            .map(|gene_cell| layout.code(layout.digit_at(gene_cell.row(rows), gene_cell.offset)));
        for (gene_cell, code) in [a, b].into_iter().zip(digits) {
            let row = &mut rows[usize::from(gene_cell.row)];
            clear_bits(row, layout.mask_at(gene_cell.offset));
            write_cell(row, gene_cell.offset, code);
        }
    }
}

/// Clears bits of a row.
fn clear_bits(row: &mut Row, bits: Row) {
    row[0] &= !bits[0];
    row[1] &= !bits[1];
}

/// A gene: the blank cells of a box, or one blank cell, with the digits available to them.
#[derive(Debug)]
struct Gene {
    /// The blank cells of the gene, by row.
    cells: Vec<GeneCell>,
    /// For each row, the mask of its cells in the gene.
    masks: Vec<(u8, Row)>,
    /// The digits available to the gene.
    digits: Digits,
}

impl Gene {
    fn new(layout: &RowLayout, gene_cells: Vec<GeneCell>, digits: Digits) -> Self {
        let masks = gene_cells
            .chunk_by(|a, b| a.row == b.row)
            .map(|gene_cells| {
                let bits = gene_cells
                    .iter()
                    .map(|gene_cell| layout.mask_at(gene_cell.offset));
                (gene_cells[0].row, bits.fold([0; 2], union_of))
            });
        Self {
            masks: masks.collect(),
            cells: gene_cells,
            digits,
        }
    }
}

/// The belief space of a puzzle.
#[derive(Debug)]
pub(super) struct Beliefs {
    layout: RowLayout,
    genes: Vec<Gene>,
    /// `true` if crossover works cell by cell rather than gene by gene.
    by_cell: bool,
    /// The digits of the cells that are not blank, row by row.
    fixed: Vec<Row>,
    /// For each cell, the digits that the belief space allows.
    allowed: Vec<Digits>,
    /// For each cell, its candidates in the puzzle, which a solution must respect regardless of the beliefs.
    candidates: Vec<Digits>,
    /// `true` if no individual can be a solution.
    unsolvable: bool,
}

impl Beliefs {
    pub(super) fn new(position: &Position, genes: Genes, belief: Belief) -> Self {
        let shape = position.shape();
        let candidates = position.all_candidates().to_vec();
        let mut position = position.clone();
        if belief == Belief::Singles {
            place_singles(&mut position);
        }
        let all_digits = Digits::all(shape.side());
        let allowed = (0..shape.cells()).map(|cell| {
            let is_unrestricted = belief == Belief::Anything && position.value(cell) == 0;
            if is_unrestricted {
                all_digits
            } else {
                position.candidates(cell)
            }
        });
        let allowed: Vec<Digits> = allowed.collect();
        let by_cell = genes == Genes::DistinctCells;
        let genes_are_boxes = genes != Genes::Cells;
        let layout = RowLayout::new(shape);
        let genes = if genes_are_boxes {
            let boxes = shape.houses().iter().skip(2 * shape.side());
            let genes = boxes.map(|cells| {
                let blanks = cells.iter().filter(|cell| position.value(**cell) == 0);
                let placed_digits = cells.iter().map(|&cell| position.value(cell)).collect();
                let digits = all_digits - placed_digits;
                let gene_cells =
                    blanks.map(|&cell| GeneCell::new(&layout, cell, allowed[cell] & digits));
                Gene::new(&layout, gene_cells.collect(), digits)
            });
            genes.filter(|gene| !gene.cells.is_empty()).collect()
        } else {
            let genes = position.blanks().map(|cell| {
                let gene_cell = GeneCell::new(&layout, cell, allowed[cell]);
                Gene::new(&layout, vec![gene_cell], allowed[cell])
            });
            genes.collect()
        };
        let fixed = position.values().chunks_exact(shape.side());
        let mut beliefs = Self {
            layout,
            genes,
            by_cell,
            fixed: fixed.map(|row| layout.row(row)).collect(),
            allowed,
            candidates,
            unsolvable: position.is_contradictory(),
        };
        beliefs.unsolvable |= !beliefs.genes_can_be_filled();
        beliefs
    }

    /// Returns `true` if every gene can be filled within the belief space.
    fn genes_can_be_filled(&self) -> bool {
        let can_be_filled =
            |gene| GeneFilling::new_dyn(gene, &mut |_, digits| digits.first()).is_complete();
        self.genes.iter().all(can_be_filled)
    }

    pub(super) fn layout(&self) -> RowLayout {
        self.layout
    }

    /// Returns `true` if it is certain that no individual solves the puzzle.
    pub(super) fn is_unsolvable(&self) -> bool {
        self.unsolvable
    }

    /// The blank cells, each with the digits that the belief space allows.
    pub(super) fn blanks(&self) -> impl Iterator<Item = (usize, Digits)> {
        let gene_cells = self.genes.iter().flat_map(|gene| &gene.cells);
        gene_cells.map(|gene_cell| (gene_cell.cell(), self.allowed[gene_cell.cell()]))
    }

    /// Returns `true` if every digit is a candidate of its cell in the puzzle.
    pub(super) fn are_candidates(&self, rows: &[Row]) -> bool {
        let digits = self.layout.digits(rows);
        let mut digits_and_candidates = digits.into_iter().zip(&self.candidates);
        digits_and_candidates.all(|(digit, candidates)| candidates.contains(digit))
    }

    /// Writes a random individual to `rows`.
    pub(super) fn randomise(&self, rows: &mut [Row], rng: &mut Rng) {
        rows.copy_from_slice(&self.fixed);
        for gene in &self.genes {
            self.refill(rows, gene, rng);
        }
    }

    /// Refills the cells of a gene at random; cells that cannot be filled stay blank.
    fn refill(&self, rows: &mut [Row], gene: &Gene, rng: &mut Rng) {
        let filling = GeneFilling::new_dyn(gene, &mut |_, digits| random_digit(digits, rng));
        self.write_filling(rows, gene, &filling);
    }

    /// Writes a filling to the cells of a gene.
    fn write_filling(&self, rows: &mut [Row], gene: &Gene, filling: &GeneFilling) {
        for &(row, mask) in &gene.masks {
            clear_bits(&mut rows[usize::from(row)], mask);
        }
        for (gene_cell, &digit) in gene.cells.iter().zip(&filling.digits) {
            let row = &mut rows[usize::from(gene_cell.row)];
            write_cell(row, gene_cell.offset, self.layout.code(digit));
        }
    }

    /// Uniform crossover: each gene of `child`, a copy of one parent, is replaced by that gene of the `other` parent
    /// with probability 1/2.
    pub(super) fn cross(&self, child: &mut [Row], other: &[Row], rng: &mut Rng) {
        if self.by_cell {
            return self.cross_cells(child, other, rng);
        }
        for genes in self.genes.chunks(64) {
            let mut random_bits: u64 = rng.random();
            for gene in genes {
                // A mask avoids a branch on a random bit, which would be mispredicted.
                let take_mask = (random_bits & 1).wrapping_neg();
                for &(row, mask) in &gene.masks {
                    let (row, other) = (&mut child[usize::from(row)], other[usize::from(row)]);
                    row[0] ^= (row[0] ^ other[0]) & mask[0] & take_mask;
                    row[1] ^= (row[1] ^ other[1]) & mask[1] & take_mask;
                }
                random_bits >>= 1;
            }
        }
    }

    /// Crossover cell by cell: each cell takes the digit of either parent; if its box already has
    /// that digit, the digit of the other parent; if it has both, a random digit that is left.
    fn cross_cells(&self, child: &mut [Row], other: &[Row], rng: &mut Rng) {
        for gene in &self.genes {
            let mut random_bits: u32 = rng.random();
            let filling = GeneFilling::new(gene, |gene_cell, free_digits| {
                let parents = [&*child, other];
                let [child_digit, other_digit] = parents.map(|rows| {
                    self.layout.digits_at(gene_cell.row(rows), gene_cell.offset) & free_digits
                });
                // The selection avoids a branch on a random bit, which would be mispredicted.
                let prefers_child = random_bits & 1 == 0;
                let preferred_digit = select_unpredictable(prefers_child, child_digit, other_digit);
                let alternative_digit =
                    select_unpredictable(prefers_child, other_digit, child_digit);
                random_bits >>= 1;
                let inherited_digit = select_unpredictable(
                    preferred_digit.is_empty(),
                    alternative_digit,
                    preferred_digit,
                );
                inherited_digit
                    .first()
                    .or_else(|| random_digit(free_digits, rng))
            });
            self.write_filling(child, gene, &filling);
        }
    }

    /// A uniformly random gene; `None` if no cell is blank.
    fn random_gene(&self, rng: &mut Rng) -> Option<&Gene> {
        let gene_count = u32::try_from(self.genes.len()).expect("at most 625");
        (gene_count > 0).then(|| &self.genes[rng.random_range(0..gene_count) as usize])
    }

    /// Mutates a random gene: swaps two cells of a box if the belief space allows it and refills
    /// the box otherwise, or gives a single cell a random digit.
    pub(super) fn mutate(&self, rows: &mut [Row], rng: &mut Rng) {
        let Some(gene) = self.random_gene(rng) else {
            return;
        };
        let cell_count = u32::try_from(gene.cells.len()).expect("at most 25");
        if cell_count > 1 {
            let first_index = rng.random_range(0..cell_count);
            let second_index = (first_index + rng.random_range(1..cell_count)) % cell_count;
            let [a, b] = [first_index, second_index].map(|index| gene.cells[index as usize]);
            let [first_digit, second_digit] = [a, b]
                .map(|gene_cell| self.layout.digits_at(gene_cell.row(rows), gene_cell.offset));
            let is_allowed =
                |gene_cell: GeneCell, digit: Digits| !(gene_cell.allowed & digit).is_empty();
            if is_allowed(a, second_digit) && is_allowed(b, first_digit) {
                GeneCell::swap(&self.layout, [a, b], rows);
                return;
            }
        }
        self.refill(rows, gene, rng);
    }

    /// Refills a random gene with digits drawn from the history.
    pub(super) fn recall(&self, rows: &mut [Row], history: &History, rng: &mut Rng) {
        if let Some(gene) = self.random_gene(rng) {
            let filling = GeneFilling::new_dyn(gene, &mut |gene_cell, free_digits| {
                history.draw_digit(gene_cell.cell(), free_digits, rng)
            });
            self.write_filling(rows, gene, &filling);
        }
    }

    /// The number of digits missing over all houses.
    pub(super) fn conflicts(&self, rows: &[Row]) -> u16 {
        self.layout.count_missing::<true>(rows)
    }
}

/// An assignment of digits to the cells of a gene, all different if the gene is a box.
struct GeneFilling {
    /// For each cell of the gene, its digit; 0 if none could be assigned.
    digits: [u8; Shape::MAX_SIDE],
    /// The number of cells.
    len: usize,
}

impl GeneFilling {
    /// Assigns digits to the cells in turn, each chosen by `choose` among the free digits that the
    /// cell may hold. A cell for which no digit is free gets one by a shortest augmenting path
    /// (bipartite matching), so every cell gets a digit if that is possible at all.
    #[inline]
    fn new(gene: &Gene, mut choose: impl FnMut(&GeneCell, Digits) -> Option<u8>) -> Self {
        let mut filling = Self {
            digits: [0; Shape::MAX_SIDE],
            len: gene.cells.len(),
        };
        let mut unused_digits = gene.digits;
        for (index, gene_cell) in gene.cells.iter().enumerate() {
            match choose(gene_cell, gene_cell.allowed & unused_digits) {
                Some(digit) => {
                    filling.digits[index] = digit;
                    unused_digits.remove(digit);
                }
                None => filling.augment(gene, index, &mut unused_digits),
            }
        }
        filling
    }

    /// Calls [`Self::new`] with dynamic dispatch, so that the function is compiled once for all callers for which speed
    /// does not matter.
    #[inline(never)]
    fn new_dyn(gene: &Gene, choose: &mut dyn FnMut(&GeneCell, Digits) -> Option<u8>) -> Self {
        Self::new(gene, choose)
    }

    /// Assigns a digit to a cell by a shortest augmenting path; the cell stays blank if there is
    /// none.
    #[expect(
        clippy::cast_possible_truncation,
        reason = "a gene has at most 25 places"
    )]
    #[inline(never)]
    fn augment(&mut self, gene: &Gene, index: usize, free: &mut Digits) {
        // The queue of the breadth-first search: each visited cell, with the queue index of the
        // cell that would take its digit. There are no more entries than digits.
        let mut queue = [(0_u8, u8::MAX); Shape::MAX_SIDE + 1];
        queue[0].0 = index as u8;
        let mut queue_len = 1;
        let mut visited = Digits::EMPTY;
        let mut next_index = 0;
        while next_index < queue_len {
            let allowed = gene.cells[usize::from(queue[next_index].0)].allowed;
            if let Some(digit) = (allowed & *free).first() {
                free.remove(digit);
                self.apply_path(&queue, next_index, digit);
                return;
            }
            for digit in allowed - visited {
                visited.insert(digit);
                for owner in 0..self.len {
                    if self.digits[owner] == digit {
                        queue[queue_len] = (owner as u8, next_index as u8);
                        queue_len += 1;
                        break;
                    }
                }
            }
            next_index += 1;
        }
    }

    /// Moves digits along the augmenting path that ends at queue index `last`.
    fn apply_path(&mut self, path: &[(u8, u8)], mut last: usize, mut digit: u8) {
        while let Some(&(index, predecessor)) = path.get(last) {
            std::mem::swap(&mut self.digits[usize::from(index)], &mut digit);
            last = predecessor.into();
        }
    }

    /// Returns `true` if every cell of the gene has a digit.
    fn is_complete(&self) -> bool {
        !self.digits[..self.len].contains(&0)
    }
}

/// A uniformly random digit of a set; `None` if the set is empty.
fn random_digit(digits: Digits, rng: &mut Rng) -> Option<u8> {
    let digit_count = u32::try_from(digits.len()).expect("at most 25");
    (digit_count > 0).then(|| digits.nth(rng.random_range(0..digit_count) as usize))?
}

/// The frequencies of the digits in the best individuals of all generations.
#[derive(Clone, Debug)]
pub(super) struct History {
    side: usize,
    /// The frequency of a digit in a cell, at index `side · cell + digit − 1`; empty if no child recalls genes.
    counts: Vec<u32>,
}

impl History {
    pub(super) fn new(beliefs: &Beliefs, is_used: bool) -> Self {
        let side = beliefs.fixed.len();
        let cells = if is_used { side * side } else { 0 };
        Self {
            side,
            counts: vec![0; cells * side],
        }
    }

    /// Adds the digits of an individual to the frequencies; `cells` contains one digit per cell.
    pub(super) fn remember(&mut self, cells: &[u8]) {
        for (counts, &digit) in self.counts.chunks_exact_mut(self.side).zip(cells) {
            if digit != 0 {
                let count = &mut counts[usize::from(digit) - 1];
                *count = count.saturating_add(1);
            }
        }
    }

    /// Draws a digit of `choices` for a cell, each with a weight of 1 plus its frequency; `None` if
    /// `choices` is empty.
    pub(super) fn draw_digit(&self, cell: usize, choices: Digits, rng: &mut Rng) -> Option<u8> {
        let weight =
            |digit: u8| u64::from(self.counts[cell * self.side + usize::from(digit) - 1]) + 1;
        let sum: u64 = choices.iter().map(weight).sum();
        if sum == 0 {
            return None;
        }
        let mut point = rng.random_range(0..sum);
        choices.iter().find(|&digit| {
            let is_selected = point < weight(digit);
            point = point.saturating_sub(weight(digit));
            is_selected
        })
    }

    pub(super) fn heap_bytes(&self) -> usize {
        size_of_val(&*self.counts)
    }
}
