//! Four copies of every candidate, one for each kind of demand, and what the demands want of them.

use rand::RngExt as _;
use sudoku_grid::{Position, Shape};
use sudoku_search::{Board, Rng};

/// Replicas of a candidate: those of its cell, of its row, of its column and of its box.
pub(super) const REPLICAS: usize = NAMES.len();

/// Whose they are.
pub(super) const NAMES: [&str; 4] = ["cells", "rows", "columns", "boxes"];

/// What has to be met: each blank cell takes one of its candidates, and each digit that a house lacks
/// one of its places there.
#[derive(Debug)]
pub(super) struct Demands {
    shape: Shape,
    values: Vec<u8>,
    /// Cell and digit of each candidate, cell by cell.
    candidates: Vec<(usize, u8)>,
    /// The candidates of each demand, demand after demand.
    members: Vec<u16>,
    /// Where the members of each demand end.
    ends: Vec<usize>,
    /// The first demand of each kind.
    kinds: [usize; REPLICAS + 1],
    /// The digits that the houses have: rows, columns, boxes.
    taken: [[u32; Shape::MAX_SIDE]; 3],
}

impl Demands {
    #[expect(
        clippy::cast_possible_truncation,
        reason = "at most 15,625 candidates; a digit is at most 25"
    )]
    pub(super) fn new(position: &Position) -> Self {
        let shape = position.shape();
        let side = shape.side();
        let candidates: Vec<_> = (position.blanks())
            .flat_map(|cell| position.candidates(cell).iter().map(move |d| (cell, d)))
            .collect();
        let mut demands = Self {
            shape,
            values: position.values().to_vec(),
            members: Vec::with_capacity(REPLICAS * candidates.len()),
            ends: Vec::new(),
            kinds: [0; REPLICAS + 1],
            taken: [[0; Shape::MAX_SIDE]; 3],
            candidates,
        };
        for kind in 0..REPLICAS {
            let mut places = vec![Vec::new(); shape.cells().max(side * side)];
            for (at, &(cell, digit)) in demands.candidates.iter().enumerate() {
                let demand = match kind {
                    0 => cell,
                    _ => house(shape, kind, cell) * side + usize::from(digit) - 1,
                };
                places[demand].push(at as u16);
            }
            for members in places.iter().filter(|members| !members.is_empty()) {
                demands.members.extend(members);
                demands.ends.push(demands.members.len());
            }
            demands.kinds[kind + 1] = demands.ends.len();
        }
        for (cell, &digit) in demands.values.iter().enumerate() {
            if digit != 0 {
                for (kind, taken) in (1..).zip(&mut demands.taken) {
                    taken[house(shape, kind, cell)] |= 1 << digit;
                }
            }
        }
        demands
    }

    pub(super) fn shape(&self) -> Shape {
        self.shape
    }

    /// The values of all cells, 0 where one is blank.
    pub(super) fn values(&self) -> &[u8] {
        &self.values
    }

    pub(super) fn candidates(&self) -> &[(usize, u8)] {
        &self.candidates
    }

    /// Blank cells that have a candidate.
    pub(super) fn blanks(&self) -> usize {
        self.kinds[1]
    }

    pub(super) fn len(&self) -> usize {
        self.ends.len()
    }

    /// The candidates of every demand of a kind.
    fn of_kind(&self, kind: usize) -> impl Iterator<Item = &[u16]> {
        let demands = self.kinds[kind]..self.kinds[kind + 1];
        let mut from = match demands.start {
            0 => 0,
            first => self.ends[first - 1],
        };
        self.ends[demands].iter().map(move |&end| {
            let members = &self.members[from..end];
            from = end;
            members
        })
    }
}

/// The row, column or box of a cell.
fn house(shape: Shape, kind: usize, cell: usize) -> usize {
    match kind {
        1 => shape.row(cell),
        2 => shape.column(cell),
        _ => shape.box_of(cell),
    }
}

/// Where the replicas of all candidates are.
#[derive(Clone, Debug)]
pub(super) struct Replicas {
    own: Vec<[f64; REPLICAS]>,
    /// What they concur on: the mean of each candidate's replicas.
    mean: Vec<f64>,
    /// Twice the mean, less the replica: by that a demand chooses.
    wish: Vec<[f64; REPLICAS]>,
    /// The candidate that each demand chose last.
    chosen: Vec<u16>,
}

impl Replicas {
    /// Replicas drawn between 0 and 1.
    pub(super) fn new(demands: &Demands, rng: &mut Rng) -> Self {
        let candidates = demands.candidates.len();
        let mut replicas = Self {
            own: vec![[0.0; REPLICAS]; candidates],
            mean: vec![0.0; candidates],
            wish: vec![[0.0; REPLICAS]; candidates],
            chosen: vec![u16::MAX; demands.len()],
        };
        replicas.draw(rng);
        replicas
    }

    /// Draws them anew.
    pub(super) fn draw(&mut self, rng: &mut Rng) {
        for replica in self.own.as_flattened_mut() {
            *replica = rng.random();
        }
        self.concur();
    }

    /// The means of the candidates, in their order.
    pub(super) fn mean(&self) -> &[f64] {
        &self.mean
    }

    fn concur(&mut self) {
        for ((own, mean), wish) in self.own.iter().zip(&mut self.mean).zip(&mut self.wish) {
            *mean = (own[0] + own[1] + own[2] + own[3]) * 0.25;
            for (wish, own) in wish.iter_mut().zip(own) {
                *wish = 2.0 * *mean - own;
            }
        }
    }

    /// Moves all replicas once, by so much of the way; returns how many demands changed their choice.
    pub(super) fn iterate(&mut self, demands: &Demands, beta: f64) -> u64 {
        for (own, mean) in self.own.iter_mut().zip(&self.mean) {
            let step = beta * mean;
            for own in own {
                *own -= step;
            }
        }
        let mut changed = 0;
        let mut last = self.chosen.iter_mut();
        for kind in 0..REPLICAS {
            for (members, last) in demands.of_kind(kind).zip(&mut last) {
                let chosen = most_wanted(&self.wish, members, kind);
                changed += u64::from(*last != chosen);
                *last = chosen;
                self.own[usize::from(chosen)][kind] += beta;
            }
        }
        self.concur();
        changed
    }

    /// What the demands of a kind would choose now.
    pub(super) fn choices(&self, demands: &Demands, kind: usize) -> impl Iterator<Item = usize> {
        demands
            .of_kind(kind)
            .map(move |members| usize::from(most_wanted(&self.wish, members, kind)))
    }

    /// How far what the demands choose is from what the replicas concur on: the square root of the sum
    /// of squares over all replicas.
    pub(super) fn gap(&self, demands: &Demands) -> f64 {
        let mut squares: f64 = self.mean.iter().map(|mean| 4.0 * mean * mean).sum();
        for kind in 0..REPLICAS {
            for chosen in self.choices(demands, kind) {
                squares += 1.0 - 2.0 * self.mean[chosen];
            }
        }
        squares.max(0.0).sqrt()
    }

    /// Blank cells in which all four kinds of demands choose the same candidate.
    pub(super) fn agreed(&self, demands: &Demands) -> usize {
        let mut choosing = vec![0; self.mean.len()];
        for kind in 0..REPLICAS {
            for chosen in self.choices(demands, kind) {
                choosing[chosen] += 1;
            }
        }
        choosing.iter().filter(|&&kinds| kinds == REPLICAS).count()
    }

    /// A board for each kind of demands: the digits that these would choose now, and how great their
    /// replicas are. A cell for which no digit was chosen is blank; of several it shows that which it
    /// chose itself, or else the first, so that boards agree where [`Replicas::agreed`] says so.
    #[expect(
        clippy::cast_possible_truncation,
        reason = "a picture is drawn with f32"
    )]
    pub(super) fn boards(&self, demands: &Demands) -> Vec<Board> {
        let side = demands.shape.side();
        let place = |cell: usize, digit: u8| cell * side + usize::from(digit) - 1;
        let mut own = demands.values.clone();
        for chosen in self.choices(demands, 0) {
            let (cell, digit) = demands.candidates[chosen];
            own[cell] = digit;
        }
        let board = |(kind, name): (usize, &'static str)| {
            let mut digits = demands.values.clone();
            let mut weights = vec![0.0; side * digits.len()];
            for (cell, &digit) in digits.iter().enumerate().filter(|&(_, &digit)| digit != 0) {
                weights[place(cell, digit)] = 1.0;
            }
            for (&(cell, digit), replicas) in demands.candidates.iter().zip(&self.own) {
                weights[place(cell, digit)] = replicas[kind].clamp(0.0, 1.0) as f32;
            }
            for chosen in self.choices(demands, kind) {
                let (cell, digit) = demands.candidates[chosen];
                if digits[cell] == 0 || own[cell] == digit {
                    digits[cell] = digit;
                }
            }
            Board {
                name,
                digits,
                weights,
            }
        };
        NAMES.into_iter().enumerate().map(board).collect()
    }

    /// The candidate of each blank cell with the greatest mean.
    pub(super) fn best(&self, demands: &Demands) -> impl Iterator<Item = (usize, u8)> {
        demands.of_kind(0).map(|members| {
            let mut best = usize::from(members[0]);
            for &other in &members[1..] {
                if self.mean[usize::from(other)] > self.mean[best] {
                    best = usize::from(other);
                }
            }
            demands.candidates[best]
        })
    }

    /// Whether those are a solution.
    pub(super) fn is_solved(&self, demands: &Demands) -> bool {
        let mut taken = demands.taken;
        self.best(demands).all(|(cell, digit)| {
            (1..).zip(&mut taken).all(|(kind, taken)| {
                let taken = &mut taken[house(demands.shape, kind, cell)];
                let free = *taken & 1 << digit == 0;
                *taken |= 1 << digit;
                free
            })
        })
    }

    pub(super) fn heap_bytes(&self) -> usize {
        size_of_val(&*self.own)
            + size_of_val(&*self.mean)
            + size_of_val(&*self.wish)
            + size_of_val(&*self.chosen)
    }
}

/// The candidate that a demand wants most, the first if there are several.
#[inline]
fn most_wanted(wish: &[[f64; REPLICAS]], members: &[u16], kind: usize) -> u16 {
    let mut best = members[0];
    let mut most = wish[usize::from(best)][kind];
    for &other in &members[1..] {
        let wish = wish[usize::from(other)][kind];
        if wish > most {
            (best, most) = (other, wish);
        }
    }
    best
}
