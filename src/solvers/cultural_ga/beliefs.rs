//! The belief space: which values genes may take, and what was good before.

use std::hint::select_unpredictable;

use rand::RngExt as _;
use sudoku_grid::{Digits, Position, Shape};
use sudoku_search::Rng;

use super::{Belief, Genes};
use crate::population::{Layout, Row, both, put};
use crate::singles::place_singles;

/// A cell, and where it is.
#[derive(Clone, Copy, Debug)]
struct Spot {
    cell: u16,
    row: u8,
    /// In the bits of its row.
    place: u8,
    /// What it may hold.
    allowed: Digits,
}

impl Spot {
    #[expect(clippy::cast_possible_truncation, reason = "at most 625 cells")]
    fn new(layout: &Layout, cell: usize, allowed: Digits) -> Self {
        let shape = layout.shape();
        Self {
            cell: cell as u16,
            row: shape.row(cell) as u8,
            place: layout.place(shape.column(cell)),
            allowed,
        }
    }

    fn cell(self) -> usize {
        self.cell.into()
    }

    #[inline]
    fn row(self, rows: &[Row]) -> Row {
        rows[usize::from(self.row)]
    }

    /// Takes the digits of two spots that hold some, and gives each the other's.
    fn swap(layout: &Layout, [a, b]: [Self; 2], rows: &mut [Row]) {
        let digits = [b, a].map(|spot| layout.code(layout.get(spot.row(rows), spot.place)));
        for (spot, code) in [a, b].into_iter().zip(digits) {
            let row = &mut rows[usize::from(spot.row)];
            clear(row, layout.mask(spot.place));
            put(row, spot.place, code);
        }
    }
}

/// Takes some bits out of a row.
fn clear(row: &mut Row, bits: Row) {
    row[0] &= !bits[0];
    row[1] &= !bits[1];
}

/// A gene: the open cells of a box, or one open cell; with the digits they share out.
#[derive(Debug)]
struct Gene {
    spots: Vec<Spot>,
    /// Their bits in each row that they are in.
    masks: Vec<(u8, Row)>,
    digits: Digits,
}

impl Gene {
    fn new(layout: &Layout, spots: Vec<Spot>, digits: Digits) -> Self {
        let masks = spots.chunk_by(|a, b| a.row == b.row).map(|spots| {
            let bits = spots.iter().map(|spot| layout.mask(spot.place));
            (spots[0].row, bits.fold([0; 2], both))
        });
        Self {
            masks: masks.collect(),
            spots,
            digits,
        }
    }
}

/// What an individual may be.
#[derive(Debug)]
pub(super) struct Beliefs {
    layout: Layout,
    genes: Vec<Gene>,
    /// Whether a child has each cell of a gene from either parent, not the gene as a whole.
    by_cell: bool,
    /// The digits of all cells that are not open.
    fixed: Vec<Row>,
    /// What the belief space allows.
    allowed: Vec<Digits>,
    /// What the puzzle allows: a solution must be within, whatever is believed.
    candidates: Vec<Digits>,
    hopeless: bool,
}

impl Beliefs {
    pub(super) fn new(position: &Position, genes: Genes, belief: Belief) -> Self {
        let shape = position.shape();
        let candidates = position.all_candidates().to_vec();
        let mut position = position.clone();
        if belief == Belief::Singles {
            place_singles(&mut position);
        }
        let all = Digits::all(shape.side());
        let allowed = (0..shape.cells()).map(|cell| {
            let anything = belief == Belief::Anything && position.value(cell) == 0;
            if anything {
                all
            } else {
                position.candidates(cell)
            }
        });
        let allowed: Vec<Digits> = allowed.collect();
        let by_cell = genes == Genes::DistinctCells;
        let boxes = genes != Genes::Cells;
        let layout = Layout::new(shape);
        let genes = if boxes {
            let boxes = shape.houses().iter().skip(2 * shape.side());
            let genes = boxes.map(|cells| {
                let open = cells.iter().filter(|cell| position.value(**cell) == 0);
                let placed = cells.iter().map(|&cell| position.value(cell)).collect();
                let digits = all - placed;
                let spots = open.map(|&cell| Spot::new(&layout, cell, allowed[cell] & digits));
                Gene::new(&layout, spots.collect(), digits)
            });
            genes.filter(|gene| !gene.spots.is_empty()).collect()
        } else {
            let genes = position.blanks().map(|cell| {
                let spot = Spot::new(&layout, cell, allowed[cell]);
                Gene::new(&layout, vec![spot], allowed[cell])
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
            hopeless: position.is_contradictory(),
        };
        beliefs.hopeless |= !beliefs.genes_can_be_filled();
        beliefs
    }

    fn genes_can_be_filled(&self) -> bool {
        let fill = |gene| Filling::by(gene, &mut |_, digits| digits.first()).is_complete();
        self.genes.iter().all(fill)
    }

    pub(super) fn layout(&self) -> Layout {
        self.layout
    }

    /// Whether it is plain that no individual solves the puzzle.
    pub(super) fn is_hopeless(&self) -> bool {
        self.hopeless
    }

    /// The cells that are open, and what they may hold.
    pub(super) fn open(&self) -> impl Iterator<Item = (usize, Digits)> {
        let spots = self.genes.iter().flat_map(|gene| &gene.spots);
        spots.map(|spot| (spot.cell(), self.allowed[spot.cell()]))
    }

    /// Whether the puzzle allows all of these digits.
    pub(super) fn are_candidates(&self, rows: &[Row]) -> bool {
        let digits = self.layout.digits(rows);
        let mut pairs = digits.into_iter().zip(&self.candidates);
        pairs.all(|(digit, among)| among.contains(digit))
    }

    /// Fills in a random individual.
    pub(super) fn random(&self, rows: &mut [Row], rng: &mut Rng) {
        rows.copy_from_slice(&self.fixed);
        for gene in &self.genes {
            self.refill(rows, gene, rng);
        }
    }

    /// Fills the cells of a gene at random. Where that is impossible some stay blank.
    fn refill(&self, rows: &mut [Row], gene: &Gene, rng: &mut Rng) {
        let filling = Filling::by(gene, &mut |_, digits| any(digits, rng));
        self.write(rows, gene, &filling);
    }

    fn write(&self, rows: &mut [Row], gene: &Gene, filling: &Filling) {
        for &(row, mask) in &gene.masks {
            clear(&mut rows[usize::from(row)], mask);
        }
        for (spot, &digit) in gene.spots.iter().zip(&filling.digits) {
            let row = &mut rows[usize::from(spot.row)];
            put(row, spot.place, self.layout.code(digit));
        }
    }

    /// Takes each gene from the other parent or leaves it, half and half.
    pub(super) fn cross(&self, child: &mut [Row], other: &[Row], rng: &mut Rng) {
        if self.by_cell {
            return self.cross_cells(child, other, rng);
        }
        for genes in self.genes.chunks(64) {
            let mut choices: u64 = rng.random();
            for gene in genes {
                // All bits or none, for what is drawn at random no branch can foresee.
                let taken = (choices & 1).wrapping_neg();
                for &(row, mask) in &gene.masks {
                    let (row, other) = (&mut child[usize::from(row)], other[usize::from(row)]);
                    row[0] ^= (row[0] ^ other[0]) & mask[0] & taken;
                    row[1] ^= (row[1] ^ other[1]) & mask[1] & taken;
                }
                choices >>= 1;
            }
        }
    }

    /// Takes the digit of each cell from either parent; from the other one where the box has that
    /// already, and any that is left where it has both.
    fn cross_cells(&self, child: &mut [Row], other: &[Row], rng: &mut Rng) {
        for gene in &self.genes {
            let mut choices: u32 = rng.random();
            let filling = Filling::of(gene, |spot, among| {
                let parents = [&*child, other];
                let [mine, other] =
                    parents.map(|rows| self.layout.held(spot.row(rows), spot.place) & among);
                // What is drawn at random no branch can foresee.
                let mine_first = choices & 1 == 0;
                let first = select_unpredictable(mine_first, mine, other);
                let second = select_unpredictable(mine_first, other, mine);
                choices >>= 1;
                let inherited = select_unpredictable(first.is_empty(), second, first);
                inherited.first().or_else(|| any(among, rng))
            });
            self.write(child, gene, &filling);
        }
    }

    fn any_gene(&self, rng: &mut Rng) -> Option<&Gene> {
        let genes = u32::try_from(self.genes.len()).expect("at most 625");
        (genes > 0).then(|| &self.genes[rng.random_range(0..genes) as usize])
    }

    /// Changes one random gene: two cells of a box change places where the belief space allows,
    /// else the box is filled anew; a cell takes a random digit.
    pub(super) fn mutate(&self, rows: &mut [Row], rng: &mut Rng) {
        let Some(gene) = self.any_gene(rng) else {
            return;
        };
        let count = u32::try_from(gene.spots.len()).expect("at most 25");
        if count > 1 {
            let first = rng.random_range(0..count);
            let second = (first + rng.random_range(1..count)) % count;
            let [a, b] = [first, second].map(|place| gene.spots[place as usize]);
            let [mine, other] = [a, b].map(|spot| self.layout.held(spot.row(rows), spot.place));
            let fits = |spot: Spot, digit: Digits| !(spot.allowed & digit).is_empty();
            if fits(a, other) && fits(b, mine) {
                Spot::swap(&self.layout, [a, b], rows);
                return;
            }
        }
        self.refill(rows, gene, rng);
    }

    /// Fills one random gene with digits as likely as the best had them there.
    pub(super) fn recall(&self, rows: &mut [Row], history: &History, rng: &mut Rng) {
        if let Some(gene) = self.any_gene(rng) {
            let filling = Filling::by(gene, &mut |spot, among| {
                history.draw(spot.cell(), among, rng)
            });
            self.write(rows, gene, &filling);
        }
    }

    /// Digits missing over all houses.
    pub(super) fn conflicts(&self, rows: &[Row]) -> u16 {
        self.layout.missing::<true>(rows)
    }
}

/// One digit for each cell of a gene, all different if the gene is a box.
struct Filling {
    /// By place in the gene; 0 if there was none left.
    digits: [u8; Shape::MAX_SIDE],
    places: usize,
}

impl Filling {
    /// Gives the cells their digits in turn, each one chosen among those it may have. If no free
    /// one is left, digits are handed on: the cell takes one from another, which takes another one
    /// in turn, along the shortest such chain. So every cell gets one if that is possible at all.
    #[inline]
    fn of(gene: &Gene, mut choose: impl FnMut(&Spot, Digits) -> Option<u8>) -> Self {
        let mut filling = Self {
            digits: [0; Shape::MAX_SIDE],
            places: gene.spots.len(),
        };
        let mut free = gene.digits;
        for (place, spot) in gene.spots.iter().enumerate() {
            match choose(spot, spot.allowed & free) {
                Some(digit) => {
                    filling.digits[place] = digit;
                    free.remove(digit);
                }
                None => filling.hand_on(gene, place, &mut free),
            }
        }
        filling
    }

    /// The same for those that are seldom made: one function for all.
    #[inline(never)]
    fn by(gene: &Gene, choose: &mut dyn FnMut(&Spot, Digits) -> Option<u8>) -> Self {
        Self::of(gene, choose)
    }

    #[expect(
        clippy::cast_possible_truncation,
        reason = "a gene has at most 25 places"
    )]
    #[inline(never)]
    fn hand_on(&mut self, gene: &Gene, place: usize, free: &mut Digits) {
        // Who would take a digit, and the places to ask, each with the one who takes its digit: no more
        // than there are digits.
        let mut asked = [(0_u8, u8::MAX); Shape::MAX_SIDE + 1];
        asked[0].0 = place as u8;
        let mut count = 1;
        let mut wanted = Digits::EMPTY;
        let mut next = 0;
        while next < count {
            let among = gene.spots[usize::from(asked[next].0)].allowed;
            if let Some(digit) = (among & *free).first() {
                free.remove(digit);
                self.take(&asked, next, digit);
                return;
            }
            for digit in among - wanted {
                wanted.insert(digit);
                for owner in 0..self.places {
                    if self.digits[owner] == digit {
                        asked[count] = (owner as u8, next as u8);
                        count += 1;
                        break;
                    }
                }
            }
            next += 1;
        }
    }

    /// Hands digits on along the chain that ends here.
    fn take(&mut self, asked: &[(u8, u8)], mut last: usize, mut digit: u8) {
        while let Some(&(place, before)) = asked.get(last) {
            std::mem::swap(&mut self.digits[usize::from(place)], &mut digit);
            last = before.into();
        }
    }

    fn is_complete(&self) -> bool {
        !self.digits[..self.places].contains(&0)
    }
}

fn any(digits: Digits, rng: &mut Rng) -> Option<u8> {
    let count = u32::try_from(digits.len()).expect("at most 25");
    (count > 0).then(|| digits.nth(rng.random_range(0..count) as usize))?
}

/// How often the best of each generation held each digit in each cell.
#[derive(Clone, Debug)]
pub(super) struct History {
    side: usize,
    /// At `side · cell + digit − 1`; empty if it is not asked for.
    counts: Vec<u32>,
}

impl History {
    pub(super) fn new(beliefs: &Beliefs, wanted: bool) -> Self {
        let side = beliefs.fixed.len();
        let cells = if wanted { side * side } else { 0 };
        Self {
            side,
            counts: vec![0; cells * side],
        }
    }

    pub(super) fn remember(&mut self, cells: &[u8]) {
        for (counts, &digit) in self.counts.chunks_exact_mut(self.side).zip(cells) {
            if digit != 0 {
                let count = &mut counts[usize::from(digit) - 1];
                *count = count.saturating_add(1);
            }
        }
    }

    /// Draws one of these digits for a cell, each with one more than its count as its weight.
    pub(super) fn draw(&self, cell: usize, among: Digits, rng: &mut Rng) -> Option<u8> {
        let weight =
            |digit: u8| u64::from(self.counts[cell * self.side + usize::from(digit) - 1]) + 1;
        let sum: u64 = among.iter().map(weight).sum();
        if sum == 0 {
            return None;
        }
        let mut drawn = rng.random_range(0..sum);
        among.iter().find(|&digit| {
            let here = drawn < weight(digit);
            drawn = drawn.saturating_sub(weight(digit));
            here
        })
    }

    pub(super) fn heap_bytes(&self) -> usize {
        size_of_val(&*self.counts)
    }
}
