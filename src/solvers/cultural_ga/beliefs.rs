//! The belief space: which values genes may take, and what was good before.

use rand::RngExt as _;
use sudoku_grid::{Digits, Position, Shape};
use sudoku_search::Rng;

use super::{Belief, Genes};
use crate::population::missing;
use crate::singles::place_singles;

/// A gene: the open cells of a box, or one open cell; with the digits they share out.
#[derive(Debug)]
struct Gene {
    cells: Vec<u16>,
    digits: Digits,
}

/// What an individual may be.
#[derive(Debug)]
pub(super) struct Beliefs {
    shape: Shape,
    genes: Vec<Gene>,
    /// Whether a child has each cell of a gene from either parent, not the gene as a whole.
    by_cell: bool,
    /// The digits of all cells that are not open.
    fixed: Vec<u8>,
    /// What the belief space allows.
    allowed: Vec<Digits>,
    /// What the puzzle allows: a solution must be within, whatever is believed.
    candidates: Vec<Digits>,
    hopeless: bool,
}

impl Beliefs {
    #[expect(clippy::cast_possible_truncation, reason = "at most 625 cells")]
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
        let open = |cells: &[usize]| -> Vec<u16> {
            let open = cells.iter().filter(|cell| position.value(**cell) == 0);
            open.map(|&cell| cell as u16).collect()
        };
        let genes = if boxes {
            let boxes = shape.houses().iter().skip(2 * shape.side());
            let genes = boxes.map(|cells| Gene {
                cells: open(cells),
                digits: all - cells.iter().map(|&cell| position.value(cell)).collect(),
            });
            genes.filter(|gene| !gene.cells.is_empty()).collect()
        } else {
            let genes = position.blanks().map(|cell| Gene {
                cells: vec![cell as u16],
                digits: allowed[cell],
            });
            genes.collect()
        };
        let mut beliefs = Self {
            shape,
            genes,
            by_cell,
            fixed: position.values().to_vec(),
            allowed,
            candidates,
            hopeless: position.is_contradictory(),
        };
        beliefs.hopeless |= !beliefs.genes_can_be_filled();
        beliefs
    }

    fn genes_can_be_filled(&self) -> bool {
        let fill = |gene| Filling::of(self, gene, &mut |_, digits| digits.first()).is_complete();
        self.genes.iter().all(fill)
    }

    pub(super) fn cells(&self) -> usize {
        self.fixed.len()
    }

    /// Whether it is plain that no individual solves the puzzle.
    pub(super) fn is_hopeless(&self) -> bool {
        self.hopeless
    }

    /// The cells that are open, and what they may hold.
    pub(super) fn open(&self) -> impl Iterator<Item = (usize, Digits)> {
        let cells = self.genes.iter().flat_map(|gene| &gene.cells);
        cells.map(|&cell| (usize::from(cell), self.allowed[usize::from(cell)]))
    }

    /// Whether the puzzle allows all of these digits.
    pub(super) fn are_candidates(&self, cells: &[u8]) -> bool {
        let mut pairs = cells.iter().zip(&self.candidates);
        pairs.all(|(&digit, among)| among.contains(digit))
    }

    /// Fills in a random individual.
    pub(super) fn random(&self, cells: &mut [u8], rng: &mut Rng) {
        cells.copy_from_slice(&self.fixed);
        for gene in &self.genes {
            self.refill(cells, gene, rng);
        }
    }

    /// Fills the cells of a gene at random. Where that is impossible some stay blank.
    fn refill(&self, cells: &mut [u8], gene: &Gene, rng: &mut Rng) {
        let filling = Filling::of(self, gene, &mut |_, digits| any(digits, rng));
        for (&cell, digit) in gene.cells.iter().zip(filling.digits) {
            cells[usize::from(cell)] = digit;
        }
    }

    /// Takes each gene from the other parent or leaves it, half and half.
    pub(super) fn cross(&self, child: &mut [u8], other: &[u8], rng: &mut Rng) {
        if self.by_cell {
            return self.cross_cells(child, other, rng);
        }
        for genes in self.genes.chunks(64) {
            let mut choices: u64 = rng.random();
            for gene in genes {
                if choices & 1 != 0 {
                    for &cell in &gene.cells {
                        child[usize::from(cell)] = other[usize::from(cell)];
                    }
                }
                choices >>= 1;
            }
        }
    }

    /// Takes the digit of each cell from either parent; from the other one where the box has that
    /// already, and any that is left where it has both.
    fn cross_cells(&self, child: &mut [u8], other: &[u8], rng: &mut Rng) {
        for gene in &self.genes {
            let mut choices: u32 = rng.random();
            let filling = Filling::of(self, gene, &mut |cell, among| {
                let mut parents = [child[cell], other[cell]];
                if choices & 1 != 0 {
                    parents.reverse();
                }
                choices >>= 1;
                let inherited = parents.into_iter().find(|&digit| among.contains(digit));
                inherited.or_else(|| any(among, rng))
            });
            for (&cell, digit) in gene.cells.iter().zip(filling.digits) {
                child[usize::from(cell)] = digit;
            }
        }
    }

    fn any_gene(&self, rng: &mut Rng) -> Option<&Gene> {
        let genes = u32::try_from(self.genes.len()).expect("at most 625");
        (genes > 0).then(|| &self.genes[rng.random_range(0..genes) as usize])
    }

    /// Changes one random gene: two cells of a box change places where the belief space allows,
    /// else the box is filled anew; a cell takes a random digit.
    pub(super) fn mutate(&self, cells: &mut [u8], rng: &mut Rng) {
        let Some(gene) = self.any_gene(rng) else {
            return;
        };
        let count = u32::try_from(gene.cells.len()).expect("at most 25");
        if count > 1 {
            let first = rng.random_range(0..count);
            let second = (first + rng.random_range(1..count)) % count;
            let [a, b] = [first, second].map(|place| usize::from(gene.cells[place as usize]));
            if self.allowed[a].contains(cells[b]) && self.allowed[b].contains(cells[a]) {
                cells.swap(a, b);
                return;
            }
        }
        self.refill(cells, gene, rng);
    }

    /// Fills one random gene with digits as likely as the best had them there.
    pub(super) fn recall(&self, cells: &mut [u8], history: &History, rng: &mut Rng) {
        if let Some(gene) = self.any_gene(rng) {
            let filling = Filling::of(self, gene, &mut |cell, among| {
                history.draw(cell, among, rng)
            });
            for (&cell, digit) in gene.cells.iter().zip(filling.digits) {
                cells[usize::from(cell)] = digit;
            }
        }
    }

    /// Digits missing over all houses.
    pub(super) fn conflicts(&self, cells: &[u8]) -> u16 {
        missing::<true>(self.shape, cells)
    }
}

/// One digit for each cell of a gene, all different if the gene is a box.
struct Filling {
    /// By place in the gene; 0 if there was none left.
    digits: Vec<u8>,
}

impl Filling {
    /// Gives the cells their digits in turn, each one chosen among those it may have. If no free
    /// one is left, digits are handed on: the cell takes one from another, which takes another one
    /// in turn, along the shortest such chain. So every cell gets one if that is possible at all.
    fn of(
        beliefs: &Beliefs,
        gene: &Gene,
        choose: &mut dyn FnMut(usize, Digits) -> Option<u8>,
    ) -> Self {
        let mut filling = Self {
            digits: vec![0; gene.cells.len()],
        };
        let among = |place: usize| beliefs.allowed[usize::from(gene.cells[place])] & gene.digits;
        let mut free = gene.digits;
        for place in 0..gene.cells.len() {
            let cell = usize::from(gene.cells[place]);
            match choose(cell, among(place) & free) {
                Some(digit) => {
                    filling.digits[place] = digit;
                    free.remove(digit);
                }
                None => filling.hand_on(place, &mut free, among),
            }
        }
        filling
    }

    fn hand_on(&mut self, place: usize, free: &mut Digits, among: impl Fn(usize) -> Digits) {
        // Who would take a digit, and the places to ask, each with the one who takes its digit.
        let mut asked = vec![(place, usize::MAX)];
        let mut wanted = Digits::EMPTY;
        let mut next = 0;
        while next < asked.len() {
            let (asking, _) = asked[next];
            if let Some(digit) = (among(asking) & *free).first() {
                free.remove(digit);
                self.take(&asked, next, digit);
                return;
            }
            for digit in among(asking) - wanted {
                wanted.insert(digit);
                let owner = self.digits.iter().position(|held| *held == digit);
                asked.extend(owner.map(|owner| (owner, next)));
            }
            next += 1;
        }
    }

    /// Hands digits on along the chain that ends here.
    fn take(&mut self, asked: &[(usize, usize)], mut last: usize, mut digit: u8) {
        while let Some(&(place, before)) = asked.get(last) {
            std::mem::swap(&mut self.digits[place], &mut digit);
            last = before;
        }
    }

    fn is_complete(&self) -> bool {
        !self.digits.contains(&0)
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
        let side = beliefs.shape.side();
        let cells = if wanted { beliefs.cells() } else { 0 };
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
