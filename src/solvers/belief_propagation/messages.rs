//! The messages of belief propagation and the beliefs that follow from them.

use sudoku_search::BoardView;

use super::Factors;
use super::fast_math;
use super::graph::{FACTOR_KIND_IDS, FACTOR_KINDS, Factor, FactorGraph};

/// The bound on the absolute logarithm of a message that is not saturated, i.e. neither 0 nor [`TRUE_MESSAGE`].
/// Almost certain messages can still be reversed.
const MAX_LOG: f64 = 28.0;

/// The logarithm of a message that rules its candidate out. Messages with this logarithm or [`LOG_TRUE`] never change
/// again, because they follow from the rules of Sudoku.
const LOG_FALSE: f64 = -1e3;
/// The logarithm of a message that proves its candidate, so that all other candidates of the factor are false.
const LOG_TRUE: f64 = 1e3;

/// The value of a message with [`LOG_TRUE`]. The product of three such messages is finite, and the product of one such
/// message with two of the smallest other messages exceeds every uncertain message.
const TRUE_MESSAGE: f64 = 1e80;

/// The threshold that only saturated messages exceed: all other messages are between e⁻⁸⁴ and 25 e⁸⁴.
const CERTAINTY_LIMIT: f64 = 1e40;

/// The number of terms of sums after which a call of [`Messages::iterate`] starts no further factor and returns.
const MAX_TERMS_PER_CALL: usize = 1 << 15;

/// The messages between factors and candidates, ordered by kind of factor. Where a candidate has no factor of some
/// kind, the message is 1.
#[derive(Clone, Debug)]
pub(super) struct Messages {
    /// The logarithms of the messages from factors to candidates: of odds for exactly-one factors, otherwise
    /// of probabilities.
    logs: Vec<f64>,
    /// The messages from factors to candidates.
    to_candidates: Vec<f64>,
    /// The messages from candidates to factors: the product of the messages from the other factors.
    to_factors: Vec<f64>,
    /// The new messages from factors to candidates before damping; for exactly-one factors, their reciprocals.
    next: Vec<f64>,
    /// For each candidate, the belief in it: a probability. The beliefs of a cell sum to 1.
    beliefs: Vec<f64>,
    /// The largest change of a message in the last iteration, as a probability.
    change: f64,
    /// `true` if the messages rule out all candidates of a cell.
    contradictory: bool,
    /// The number of factors processed in the current iteration.
    factors_done: usize,
    subsets: Subsets,
}

impl Messages {
    /// Creates uninformative messages, all equal to 1.
    pub(super) fn new(graph: &FactorGraph) -> Self {
        let candidates = graph.candidates().len();
        let mut messages = Self {
            logs: vec![0.0; FACTOR_KINDS * candidates],
            to_candidates: vec![1.0; FACTOR_KINDS * candidates],
            to_factors: vec![1.0; FACTOR_KINDS * candidates],
            next: vec![1.0; FACTOR_KINDS * candidates],
            beliefs: vec![0.0; candidates],
            change: 0.0,
            contradictory: false,
            factors_done: 0,
            subsets: Subsets::default(),
        };
        messages.update_candidates(graph);
        messages
    }

    /// Transfers the messages to the graph of a later position, whose candidates are a subset of those of `old_graph`.
    pub(super) fn transferred(&self, old_graph: &FactorGraph, graph: &FactorGraph) -> Self {
        let mut messages = Self::new(graph);
        let old_candidates = old_graph.candidates();
        let mut old_index = 0;
        for (index, candidate) in graph.candidates().iter().enumerate() {
            old_index += (old_candidates[old_index..]
                .iter()
                .position(|old_candidate| old_candidate == candidate))
            .expect("it was there");
            for kind in 0..FACTOR_KINDS {
                let [new_start, old_start] =
                    [graph, old_graph].map(|graph| kind * graph.candidates().len());
                messages.logs[new_start + index] = self.logs[old_start + old_index];
            }
        }
        messages.update_candidates(graph);
        messages.change = self.change;
        messages
    }

    /// Continues an iteration by about [`MAX_TERMS_PER_CALL`] terms; returns `true` if the iteration is complete.
    pub(super) fn iterate(&mut self, graph: &FactorGraph, factors: Factors, damping: f64) -> bool {
        let mut term_count = 0;
        while let Some(factor) = graph.factors().get(self.factors_done) {
            if term_count >= MAX_TERMS_PER_CALL {
                return false;
            }
            let offset = factor.kind * graph.candidates().len();
            let range = offset..offset + graph.candidates().len();
            let (incoming, next) = (&self.to_factors[range.clone()], &mut self.next[range]);
            term_count += match factors {
                Factors::ExactlyOne => update_exactly_one(graph.members(factor), incoming, next),
                Factors::AllDifferent => self
                    .subsets
                    .update_all_different(graph, factor, incoming, next),
            };
            self.factors_done += 1;
        }
        self.factors_done = 0;
        // The weight of the logarithm of the new message, and the bounds below and above which a new message counts as
        // certain, each with the logarithm that is then stored.
        let (new_weight, lower_bound, upper_bound) = match factors {
            Factors::ExactlyOne => (
                damping - 1.0,
                (1.0 / CERTAINTY_LIMIT, LOG_TRUE),
                (CERTAINTY_LIMIT, LOG_FALSE),
            ),
            Factors::AllDifferent => (1.0 - damping, (0.0, LOG_FALSE), (f64::INFINITY, LOG_TRUE)),
        };
        for (log, &next) in self.logs.iter_mut().zip(&self.next) {
            let old_term = damping * log.clamp(-MAX_LOG, MAX_LOG);
            let damped_log = old_term
                + new_weight * fast_math::ln(next.clamp(1.0 / CERTAINTY_LIMIT, CERTAINTY_LIMIT));
            let damped_log = damped_log.clamp(-MAX_LOG, MAX_LOG);
            let damped_log = if next <= lower_bound.0 {
                lower_bound.1
            } else {
                damped_log
            };
            *log = if next >= upper_bound.0 {
                upper_bound.1
            } else {
                damped_log
            };
        }
        self.update_candidates(graph);
        true
    }

    /// Computes the messages from the logarithms, then the messages from candidates to factors and
    /// the beliefs.
    fn update_candidates(&mut self, graph: &FactorGraph) {
        let candidates = graph.candidates().len();
        let probability = |odds: f64| odds / (1.0 + odds);
        self.change = 0.0;
        for (message, log) in self.to_candidates.iter_mut().zip(&self.logs) {
            let certain_message = if *log > 0.0 { TRUE_MESSAGE } else { 0.0 };
            let uncertain_message = fast_math::exp(*log);
            let new_message = if log.abs() > MAX_LOG {
                certain_message
            } else {
                uncertain_message
            };
            let change = (probability(new_message) - probability(*message)).abs();
            self.change = if change > self.change {
                change
            } else {
                self.change
            };
            *message = new_message;
        }
        let (cells, houses) = self.to_candidates.split_at(candidates);
        let (rows, houses) = houses.split_at(candidates);
        let (columns, boxes) = houses.split_at(candidates);
        let (to_cells, to_houses) = self.to_factors.split_at_mut(candidates);
        let (to_rows, to_houses) = to_houses.split_at_mut(candidates);
        let (to_columns, to_boxes) = to_houses.split_at_mut(candidates);
        for candidate in 0..candidates {
            let (cell, row, column, r#box) = (
                cells[candidate],
                rows[candidate],
                columns[candidate],
                boxes[candidate],
            );
            to_cells[candidate] = row * column * r#box;
            to_rows[candidate] = cell * column * r#box;
            to_columns[candidate] = cell * row * r#box;
            to_boxes[candidate] = cell * row * column;
        }
        self.contradictory = false;
        for cell in graph.cells() {
            let sum: f64 = to_cells[cell.clone()].iter().sum();
            self.contradictory |= sum == 0.0;
            let sum = sum.max(f64::MIN_POSITIVE);
            for (belief, product) in self.beliefs[cell.clone()].iter_mut().zip(&to_cells[cell]) {
                *belief = product / sum;
            }
        }
    }

    /// Returns `true` if an iteration has begun and is not complete.
    pub(super) fn is_mid_iteration(&self) -> bool {
        self.factors_done > 0
    }

    /// Returns `true` if the messages rule out all candidates of some cell.
    pub(super) fn is_contradictory(&self) -> bool {
        self.contradictory
    }

    /// The belief in each candidate, a probability from 0 to 1.
    pub(super) fn beliefs(&self) -> &[f64] {
        &self.beliefs
    }

    /// The largest change of a message in the last iteration, as a probability.
    pub(super) fn max_change(&self) -> f64 {
        self.change
    }

    /// The logarithm of the odds of `candidate` against the other candidates of its cell.
    pub(super) fn log_odds(&self, cell: std::ops::Range<usize>, candidate: usize) -> f64 {
        let products = &self.to_factors[cell.clone()];
        let products = cell.zip(products);
        let other_sum: f64 = products
            .filter(|(other, _)| *other != candidate)
            .map(|(_, product)| product)
            .sum();
        sudoku_search::math::ln(
            self.to_factors[candidate].clamp(1.0 / TRUE_MESSAGE, TRUE_MESSAGE)
                / other_sum.max(1.0 / TRUE_MESSAGE),
        )
    }

    /// The most probable candidate of each blank cell; ties go to the first.
    pub(super) fn best_candidates<'a>(
        &'a self,
        graph: &'a FactorGraph,
    ) -> impl Iterator<Item = usize> + 'a {
        graph.cells().map(|cell| {
            let mut best_candidate = cell.start;
            for other in cell {
                if self.beliefs[other] > self.beliefs[best_candidate] {
                    best_candidate = other;
                }
            }
            best_candidate
        })
    }

    /// Returns one board per kind of factors: the beliefs that follow from these factors alone, and their
    /// most probable digits.
    #[expect(
        clippy::cast_possible_truncation,
        reason = "a view stores its weights as f32"
    )]
    pub(super) fn boards(&self, graph: &FactorGraph, factors: Factors) -> Vec<BoardView> {
        let candidates = graph.candidates().len();
        let side = graph.shape().side();
        let index_of = |cell: usize, digit: u8| cell * side + usize::from(digit) - 1;
        let first_kind = match factors {
            Factors::ExactlyOne => 0,
            Factors::AllDifferent => 1,
        };
        let board = |kind: usize| {
            let mut digits = graph.values().to_vec();
            let mut weights = vec![0.0; side * digits.len()];
            for (cell, &digit) in graph.values().iter().enumerate() {
                if digit != 0 {
                    weights[index_of(cell, digit)] = 1.0;
                }
            }
            let messages = &self.to_candidates[kind * candidates..][..candidates];
            for cell in graph.cells() {
                let sum: f64 = messages[cell.clone()].iter().sum();
                let sum = sum.max(f64::MIN_POSITIVE);
                let mut max_weight = 0.0;
                for candidate in cell {
                    let (cell, digit) = graph.candidates()[candidate];
                    weights[index_of(cell.into(), digit)] = (messages[candidate] / sum) as f32;
                    if messages[candidate] > max_weight {
                        max_weight = messages[candidate];
                        digits[usize::from(cell)] = digit;
                    }
                }
            }
            BoardView {
                name: FACTOR_KIND_IDS[kind],
                digits,
                weights,
            }
        };
        (first_kind..FACTOR_KINDS).map(board).collect()
    }

    pub(super) fn heap_bytes(&self) -> usize {
        4 * size_of_val(&*self.logs) + size_of_val(&*self.beliefs) + self.subsets.heap_bytes()
    }
}

/// Computes the reciprocals of the messages of an exactly-one factor to its members: the sum of the
/// incoming messages of the other members. Returns the number of terms computed.
#[inline]
fn update_exactly_one(members: &[u16], incoming: &[f64], next: &mut [f64]) -> usize {
    let mut prefix_sum = 0.0;
    for &member in members {
        let member = usize::from(member);
        next[member] = prefix_sum;
        prefix_sum += incoming[member];
    }
    let mut suffix_sum = 0.0;
    for &member in members.iter().rev() {
        let member = usize::from(member);
        next[member] += suffix_sum;
        suffix_sum += incoming[member];
    }
    2 * members.len()
}

/// The weight that marks a set of digits as unreachable: the first cells cannot take exactly these
/// digits. A set that is reached with weight 0 is not marked, because the message to a candidate of
/// weight 0 depends on it.
const UNREACHABLE: f64 = -1.0;

/// Dynamic programming over sets of digits: sums over all assignments of different digits to the
/// cells of a house.
#[derive(Clone, Debug, Default)]
struct Subsets {
    /// For each set of digits, the total weight of the assignments in which the first cells take exactly
    /// these digits.
    forward: Vec<f64>,
    /// For each set of digits, the total weight of the assignments in which the remaining cells take all
    /// other digits.
    backward: Vec<f64>,
    /// For each candidate, ordered by cell, its digit rank, its incoming message and its outgoing message.
    entries: Vec<(u8, f64, f64)>,
    /// For each cell, the index after its last entry.
    ends: Vec<usize>,
}

impl Subsets {
    /// Computes the messages of an all-different factor: the share of the assignments in which a cell takes a
    /// candidate, without the incoming message of that cell. Returns the number of terms computed.
    fn update_all_different(
        &mut self,
        graph: &FactorGraph,
        factor: &Factor,
        incoming: &[f64],
        next: &mut [f64],
    ) -> usize {
        let members = graph.members(factor);
        self.entries.clear();
        self.ends.clear();
        let mut ranks = graph.digit_ranks(factor).iter();
        for cell in members.chunk_by(|&one, &other| graph.cell_of(one) == graph.cell_of(other)) {
            let sum: f64 = cell
                .iter()
                .map(|&member| incoming[usize::from(member)])
                .sum();
            for (&member, &rank) in cell.iter().zip(&mut ranks) {
                let probability = incoming[usize::from(member)] / sum;
                self.entries.push((rank, probability, 0.0));
            }
            self.ends.push(self.entries.len());
        }
        let cells = self.ends.len();
        let all_digits = (1 << cells) - 1;
        self.forward.clear();
        self.forward.resize(all_digits + 1, UNREACHABLE);
        self.backward.resize(all_digits + 1, 0.0);
        self.forward[0] = 1.0;
        let mut term_count = all_digits;
        let entry_range = |ends: &[usize], set: usize| {
            let next_cell = set.count_ones() as usize;
            let start = if next_cell == 0 {
                0
            } else {
                ends[next_cell - 1]
            };
            start..ends[next_cell]
        };
        for set in 0..all_digits {
            let weight = self.forward[set];
            if weight >= 0.0 {
                for &(rank, incoming, _) in &self.entries[entry_range(&self.ends, set)] {
                    let digit = 1 << rank;
                    if set & digit == 0 {
                        let next = &mut self.forward[set | digit];
                        *next = next.max(0.0) + weight * incoming;
                        term_count += 1;
                    }
                }
            }
        }
        self.backward[all_digits] = 1.0;
        for set in (0..all_digits).rev() {
            let weight = self.forward[set];
            self.backward[set] = 0.0;
            if weight >= 0.0 {
                let mut weight_sum = 0.0;
                for (rank, incoming, outgoing) in &mut self.entries[entry_range(&self.ends, set)] {
                    let digit = 1 << *rank;
                    if set & digit == 0 {
                        let completion_weight = self.backward[set | digit];
                        weight_sum += *incoming * completion_weight;
                        *outgoing += weight * completion_weight;
                    }
                }
                self.backward[set] = weight_sum;
            }
        }
        let mut start = 0;
        for &end in &self.ends {
            let cell = &self.entries[start..end];
            let sum: f64 = cell.iter().map(|(_, _, outgoing)| outgoing).sum();
            for (&member, (_, _, outgoing)) in members[start..end].iter().zip(cell) {
                next[usize::from(member)] = outgoing / sum.max(f64::MIN_POSITIVE);
            }
            start = end;
        }
        3 * term_count
    }

    fn heap_bytes(&self) -> usize {
        size_of_val(&*self.forward)
            + size_of_val(&*self.backward)
            + size_of_val(&*self.entries)
            + size_of_val(&*self.ends)
    }
}
