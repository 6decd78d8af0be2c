//! Four replicas of every candidate, one per kind of constraint, and the projections of the
//! difference map.

use rand::RngExt as _;
use sudoku_grid::{Position, Shape};
use sudoku_search::{BoardView, Rng};

/// The number of replicas of a candidate: for its cell, its row, its column and its box.
pub(super) const REPLICAS: usize = CONSTRAINT_KIND_IDS.len();

/// The ids of the kinds of constraints, in the order of the replicas.
pub(super) const CONSTRAINT_KIND_IDS: [&str; 4] = ["cells", "rows", "columns", "boxes"];

/// The exactly-one constraints of a position: each blank cell takes one of its candidates, and each
/// digit missing from a house one of its places there.
#[derive(Debug)]
pub(super) struct Constraints {
    shape: Shape,
    /// For each cell, its known digit; 0 if blank.
    values: Vec<u8>,
    /// For each candidate, its cell and digit; ordered by cell.
    candidates: Vec<(usize, u8)>,
    /// The candidates of all constraints, concatenated.
    members: Vec<u16>,
    /// For each constraint, the index after its last member.
    ends: Vec<usize>,
    /// The index of the first constraint of each kind, followed by the number of constraints.
    kinds: [usize; REPLICAS + 1],
    /// For each row, column and box, the digits that it contains, as bits.
    taken: [[u32; Shape::MAX_SIDE]; 3],
}

impl Constraints {
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
        let mut constraints = Self {
            shape,
            values: position.values().to_vec(),
            members: Vec::with_capacity(REPLICAS * candidates.len()),
            ends: Vec::new(),
            kinds: [0; REPLICAS + 1],
            taken: [[0; Shape::MAX_SIDE]; 3],
            candidates,
        };
        for kind in 0..REPLICAS {
            let mut members_by_index = vec![Vec::new(); shape.cells().max(side * side)];
            for (candidate, &(cell, digit)) in constraints.candidates.iter().enumerate() {
                let constraint = match kind {
                    0 => cell,
                    _ => house(shape, kind, cell) * side + usize::from(digit) - 1,
                };
                members_by_index[constraint].push(candidate as u16);
            }
            for members in members_by_index
                .iter()
                .filter(|members| !members.is_empty())
            {
                constraints.members.extend(members);
                constraints.ends.push(constraints.members.len());
            }
            constraints.kinds[kind + 1] = constraints.ends.len();
        }
        for (cell, &digit) in constraints.values.iter().enumerate() {
            if digit != 0 {
                for (kind, taken) in (1..).zip(&mut constraints.taken) {
                    taken[house(shape, kind, cell)] |= 1 << digit;
                }
            }
        }
        constraints
    }

    pub(super) fn shape(&self) -> Shape {
        self.shape
    }

    /// The known digit of each cell; 0 if blank.
    pub(super) fn values(&self) -> &[u8] {
        &self.values
    }

    /// For each candidate, its cell and digit.
    pub(super) fn candidates(&self) -> &[(usize, u8)] {
        &self.candidates
    }

    /// The number of blank cells that have a candidate.
    pub(super) fn blank_count(&self) -> usize {
        self.kinds[1]
    }

    /// The number of constraints.
    pub(super) fn len(&self) -> usize {
        self.ends.len()
    }

    /// The candidates of each constraint of a kind.
    fn members_of_kind(&self, kind: usize) -> impl Iterator<Item = &[u16]> {
        let constraints = self.kinds[kind]..self.kinds[kind + 1];
        let mut start = match constraints.start {
            0 => 0,
            first => self.ends[first - 1],
        };
        self.ends[constraints].iter().map(move |&end| {
            let members = &self.members[start..end];
            start = end;
            members
        })
    }
}

/// The index of the row, column or box of a cell for a kind of constraint from 1 to 3.
fn house(shape: Shape, kind: usize, cell: usize) -> usize {
    match kind {
        1 => shape.row(cell),
        2 => shape.column(cell),
        _ => shape.box_of(cell),
    }
}

/// The state of the iteration: the replicas of all candidates.
#[derive(Clone, Debug)]
pub(super) struct Replicas {
    /// For each candidate, the values of its replicas.
    values: Vec<[f64; REPLICAS]>,
    /// For each candidate, the mean of its replicas (the projection to equal replicas).
    mean: Vec<f64>,
    /// For each candidate, the reflection of each replica, which is twice the mean minus the replica. Constraints
    /// choose the candidate with the largest reflection.
    reflected: Vec<[f64; REPLICAS]>,
    /// For each constraint, the candidate that it chose last.
    last_choices: Vec<u16>,
}

impl Replicas {
    /// Creates random replicas, uniform in [0, 1).
    pub(super) fn new(constraints: &Constraints, rng: &mut Rng) -> Self {
        let candidates = constraints.candidates.len();
        let mut replicas = Self {
            values: vec![[0.0; REPLICAS]; candidates],
            mean: vec![0.0; candidates],
            reflected: vec![[0.0; REPLICAS]; candidates],
            last_choices: vec![u16::MAX; constraints.len()],
        };
        replicas.randomise(rng);
        replicas
    }

    /// Sets all replicas to random values, uniform in [0, 1).
    pub(super) fn randomise(&mut self, rng: &mut Rng) {
        for replica in self.values.as_flattened_mut() {
            *replica = rng.random();
        }
        self.update_means();
    }

    /// For each candidate, the mean of its replicas.
    pub(super) fn mean(&self) -> &[f64] {
        &self.mean
    }

    /// Updates the means and reflections from the replicas.
    fn update_means(&mut self) {
        for ((replicas, mean), reflected) in self
            .values
            .iter()
            .zip(&mut self.mean)
            .zip(&mut self.reflected)
        {
            *mean = (replicas[0] + replicas[1] + replicas[2] + replicas[3]) * 0.25;
            for (reflected, replica) in reflected.iter_mut().zip(replicas) {
                *reflected = 2.0 * *mean - replica;
            }
        }
    }

    /// Applies the relaxed difference map with parameter `beta` once; returns the number of
    /// constraints that changed their choice.
    pub(super) fn iterate(&mut self, constraints: &Constraints, beta: f64) -> u64 {
        for (replicas, mean) in self.values.iter_mut().zip(&self.mean) {
            let step = beta * mean;
            for replica in replicas {
                *replica -= step;
            }
        }
        let mut changed_count = 0;
        let mut last_choices = self.last_choices.iter_mut();
        for kind in 0..REPLICAS {
            for (members, last_choice) in constraints.members_of_kind(kind).zip(&mut last_choices) {
                let choice = argmax(&self.reflected, members, kind);
                changed_count += u64::from(*last_choice != choice);
                *last_choice = choice;
                self.values[usize::from(choice)][kind] += beta;
            }
        }
        self.update_means();
        changed_count
    }

    /// The candidates that the constraints of a kind would choose now.
    pub(super) fn choices(
        &self,
        constraints: &Constraints,
        kind: usize,
    ) -> impl Iterator<Item = usize> {
        constraints
            .members_of_kind(kind)
            .map(move |members| usize::from(argmax(&self.reflected, members, kind)))
    }

    /// The gap: the Euclidean distance, over all replicas, between the choices of the constraints and the means. At a
    /// gap of 0, the choices and the means agree on a solution.
    pub(super) fn gap(&self, constraints: &Constraints) -> f64 {
        let mut square_sum: f64 = self.mean.iter().map(|mean| 4.0 * mean * mean).sum();
        for kind in 0..REPLICAS {
            for chosen in self.choices(constraints, kind) {
                square_sum += 1.0 - 2.0 * self.mean[chosen];
            }
        }
        square_sum.max(0.0).sqrt()
    }

    /// The number of blank cells in which all four kinds of constraints choose the same candidate.
    pub(super) fn agreed_count(&self, constraints: &Constraints) -> usize {
        let mut choice_counts = vec![0; self.mean.len()];
        for kind in 0..REPLICAS {
            for chosen in self.choices(constraints, kind) {
                choice_counts[chosen] += 1;
            }
        }
        choice_counts
            .iter()
            .filter(|&&kinds| kinds == REPLICAS)
            .count()
    }

    /// Returns one board per kind of constraint: the digits that its constraints would choose now, weighted
    /// by their replicas. A cell for which no digit was chosen is blank; among several digits the
    /// board shows the one that the cell itself chose, otherwise the first, so that boards agree
    /// where [`Replicas::agreed_count`] counts a cell.
    #[expect(
        clippy::cast_possible_truncation,
        reason = "a view stores its weights as f32"
    )]
    pub(super) fn boards(&self, constraints: &Constraints) -> Vec<BoardView> {
        let side = constraints.shape.side();
        let index_of = |cell: usize, digit: u8| cell * side + usize::from(digit) - 1;
        let mut chosen_by_cell = constraints.values.clone();
        for chosen in self.choices(constraints, 0) {
            let (cell, digit) = constraints.candidates[chosen];
            chosen_by_cell[cell] = digit;
        }
        let board = |(kind, name): (usize, &'static str)| {
            let mut digits = constraints.values.clone();
            let mut weights = vec![0.0; side * digits.len()];
            for (cell, &digit) in digits.iter().enumerate().filter(|&(_, &digit)| digit != 0) {
                weights[index_of(cell, digit)] = 1.0;
            }
            for (&(cell, digit), replicas) in constraints.candidates.iter().zip(&self.values) {
                weights[index_of(cell, digit)] = replicas[kind].clamp(0.0, 1.0) as f32;
            }
            for chosen in self.choices(constraints, kind) {
                let (cell, digit) = constraints.candidates[chosen];
                if digits[cell] == 0 || chosen_by_cell[cell] == digit {
                    digits[cell] = digit;
                }
            }
            BoardView {
                name,
                digits,
                weights,
            }
        };
        CONSTRAINT_KIND_IDS
            .into_iter()
            .enumerate()
            .map(board)
            .collect()
    }

    /// The candidate of each blank cell with the largest mean.
    pub(super) fn best_candidates(
        &self,
        constraints: &Constraints,
    ) -> impl Iterator<Item = (usize, u8)> {
        constraints.members_of_kind(0).map(|members| {
            let mut best_candidate = usize::from(members[0]);
            for &other in &members[1..] {
                if self.mean[usize::from(other)] > self.mean[best_candidate] {
                    best_candidate = usize::from(other);
                }
            }
            constraints.candidates[best_candidate]
        })
    }

    /// Returns `true` if the candidates with the largest means are a solution.
    pub(super) fn is_solved(&self, constraints: &Constraints) -> bool {
        let mut taken_digits = constraints.taken;
        self.best_candidates(constraints).all(|(cell, digit)| {
            (1..).zip(&mut taken_digits).all(|(kind, taken_digits)| {
                let taken_digits = &mut taken_digits[house(constraints.shape, kind, cell)];
                let is_free = *taken_digits & 1 << digit == 0;
                *taken_digits |= 1 << digit;
                is_free
            })
        })
    }

    pub(super) fn heap_bytes(&self) -> usize {
        size_of_val(&*self.values)
            + size_of_val(&*self.mean)
            + size_of_val(&*self.reflected)
            + size_of_val(&*self.last_choices)
    }
}

/// The member of a constraint with the largest reflection in the replica of this kind; ties go to
/// the first.
#[inline]
fn argmax(reflected: &[[f64; REPLICAS]], members: &[u16], kind: usize) -> u16 {
    let mut best_member = members[0];
    let mut max_reflection = reflected[usize::from(best_member)][kind];
    for &other in &members[1..] {
        let reflected = reflected[usize::from(other)][kind];
        if reflected > max_reflection {
            (best_member, max_reflection) = (other, reflected);
        }
    }
    best_member
}
