//! What factors say to candidates, and what is believed of these.

use sudoku_search::Board;

use super::Factors;
use super::graph::{Factor, Graph, KINDS, NAMES};
use super::quick;

/// The greatest logarithm of a message, either way, unless it is certain. What is all but certain can
/// then still be taken back.
const MOST: f64 = 28.0;

/// The logarithm of a message by which its candidate is out, and of one by which it is sure: then
/// all others of the factor are out. Either is for good, as it follows from the rules.
const OUT: f64 = -1e3;
const SURE: f64 = 1e3;

/// The message of what is sure. The product of three such is still a number, and that with two of the least
/// others is above all that are not sure.
const CERTAIN: f64 = 1e80;

/// What certainty alone reaches, and what is not reached without: others are from e⁻⁸⁴ to 25 e⁸⁴.
const BEYOND: f64 = 1e40;

/// Work after which a piece ends: terms of sums.
const PIECE: usize = 1 << 15;

/// Messages of all factors to all candidates, kind by kind. Without a factor of some kind they are 1.
#[derive(Clone, Debug)]
pub(super) struct Messages {
    /// Their logarithms: of odds, where exactly one is true, else of shares.
    logs: Vec<f64>,
    /// They themselves.
    said: Vec<f64>,
    /// What each candidate says to its factors: the product of what the others say to it.
    heard: Vec<f64>,
    /// What factors say next, before damping; where exactly one is true, the inverse.
    next: Vec<f64>,
    /// How far each candidate is believed: of those of a cell, 1 in all.
    beliefs: Vec<f64>,
    /// The most that the last iteration changed a message, as a probability.
    change: f64,
    /// Whether all candidates of some cell are out.
    contradictory: bool,
    /// Factors done of an iteration.
    done: usize,
    subsets: Subsets,
}

impl Messages {
    /// Messages that say nothing.
    pub(super) fn new(graph: &Graph) -> Self {
        let candidates = graph.candidates().len();
        let mut messages = Self {
            logs: vec![0.0; KINDS * candidates],
            said: vec![1.0; KINDS * candidates],
            heard: vec![1.0; KINDS * candidates],
            next: vec![1.0; KINDS * candidates],
            beliefs: vec![0.0; candidates],
            change: 0.0,
            contradictory: false,
            done: 0,
            subsets: Subsets::default(),
        };
        messages.pass_on(graph);
        messages
    }

    /// The same messages in the graph of a later position, which has some of the candidates.
    pub(super) fn carried(&self, before: &Graph, graph: &Graph) -> Self {
        let mut messages = Self::new(graph);
        let old = before.candidates();
        let mut from = 0;
        for (at, candidate) in graph.candidates().iter().enumerate() {
            from += (old[from..].iter().position(|old| old == candidate)).expect("it was there");
            for kind in 0..KINDS {
                let [new, old] = [graph, before].map(|graph| kind * graph.candidates().len());
                messages.logs[new + at] = self.logs[old + from];
            }
        }
        messages.pass_on(graph);
        messages.change = self.change;
        messages
    }

    /// Goes on with an iteration; says whether it is complete.
    pub(super) fn iterate(&mut self, graph: &Graph, factors: Factors, damping: f64) -> bool {
        let mut work = 0;
        while let Some(factor) = graph.factors().get(self.done) {
            if work >= PIECE {
                return false;
            }
            let shift = factor.kind * graph.candidates().len();
            let range = shift..shift + graph.candidates().len();
            let (heard, next) = (&self.heard[range.clone()], &mut self.next[range]);
            work += match factors {
                Factors::ExactlyOne => exactly_one(graph.members(factor), heard, next),
                Factors::AllDifferent => self.subsets.all_different(graph, factor, heard, next),
            };
            self.done += 1;
        }
        self.done = 0;
        let (new, low, high) = match factors {
            Factors::ExactlyOne => (damping - 1.0, (1.0 / BEYOND, SURE), (BEYOND, OUT)),
            Factors::AllDifferent => (1.0 - damping, (0.0, OUT), (f64::INFINITY, SURE)),
        };
        for (log, &next) in self.logs.iter_mut().zip(&self.next) {
            let kept = damping * log.clamp(-MOST, MOST);
            let moved = kept + new * quick::ln(next.clamp(1.0 / BEYOND, BEYOND));
            let moved = moved.clamp(-MOST, MOST);
            let moved = if next <= low.0 { low.1 } else { moved };
            *log = if next >= high.0 { high.1 } else { moved };
        }
        self.pass_on(graph);
        true
    }

    /// Lets candidates pass on what they are told.
    fn pass_on(&mut self, graph: &Graph) {
        let candidates = graph.candidates().len();
        let probability = |odds: f64| odds / (1.0 + odds);
        self.change = 0.0;
        for (said, log) in self.said.iter_mut().zip(&self.logs) {
            let certain = if *log > 0.0 { CERTAIN } else { 0.0 };
            let exp = quick::exp(*log);
            let now = if log.abs() > MOST { certain } else { exp };
            let change = (probability(now) - probability(*said)).abs();
            self.change = if change > self.change {
                change
            } else {
                self.change
            };
            *said = now;
        }
        let (cells, houses) = self.said.split_at(candidates);
        let (rows, houses) = houses.split_at(candidates);
        let (columns, boxes) = houses.split_at(candidates);
        let (to_cells, to_houses) = self.heard.split_at_mut(candidates);
        let (to_rows, to_houses) = to_houses.split_at_mut(candidates);
        let (to_columns, to_boxes) = to_houses.split_at_mut(candidates);
        for at in 0..candidates {
            let (cell, row, column, r#box) = (cells[at], rows[at], columns[at], boxes[at]);
            to_cells[at] = row * column * r#box;
            to_rows[at] = cell * column * r#box;
            to_columns[at] = cell * row * r#box;
            to_boxes[at] = cell * row * column;
        }
        self.contradictory = false;
        for cell in graph.cells() {
            let all: f64 = to_cells[cell.clone()].iter().sum();
            self.contradictory |= all == 0.0;
            let all = all.max(f64::MIN_POSITIVE);
            for (belief, told) in self.beliefs[cell.clone()].iter_mut().zip(&to_cells[cell]) {
                *belief = told / all;
            }
        }
    }

    /// Whether an iteration is begun and not complete.
    pub(super) fn is_partway(&self) -> bool {
        self.done > 0
    }

    /// Whether they rule out all candidates of some cell.
    pub(super) fn is_contradictory(&self) -> bool {
        self.contradictory
    }

    /// How far each candidate is believed, from 0 to 1.
    pub(super) fn beliefs(&self) -> &[f64] {
        &self.beliefs
    }

    /// The most that a message changed by in the last iteration, as a probability.
    pub(super) fn change(&self) -> f64 {
        self.change
    }

    /// The logarithm of the odds of a candidate, against the others of its cell.
    pub(super) fn odds(&self, cell: std::ops::Range<usize>, at: usize) -> f64 {
        let told = &self.heard[cell.clone()];
        let all = cell.zip(told);
        let others: f64 = all
            .filter(|(other, _)| *other != at)
            .map(|(_, told)| told)
            .sum();
        sudoku_search::math::ln(
            self.heard[at].clamp(1.0 / CERTAIN, CERTAIN) / others.max(1.0 / CERTAIN),
        )
    }

    /// The candidate of each blank cell that is believed most, the first if there are several.
    pub(super) fn best<'a>(&'a self, graph: &'a Graph) -> impl Iterator<Item = usize> + 'a {
        graph.cells().map(|cell| {
            let mut best = cell.start;
            for other in cell {
                if self.beliefs[other] > self.beliefs[best] {
                    best = other;
                }
            }
            best
        })
    }

    /// A board for each kind of factors: what these alone believe, and the digits that they believe most.
    #[expect(
        clippy::cast_possible_truncation,
        reason = "a picture is drawn with f32"
    )]
    pub(super) fn boards(&self, graph: &Graph, factors: Factors) -> Vec<Board> {
        let candidates = graph.candidates().len();
        let side = graph.shape().side();
        let place = |cell: usize, digit: u8| cell * side + usize::from(digit) - 1;
        let first = match factors {
            Factors::ExactlyOne => 0,
            Factors::AllDifferent => 1,
        };
        let board = |kind: usize| {
            let mut digits = graph.values().to_vec();
            let mut weights = vec![0.0; side * digits.len()];
            for (cell, &digit) in graph.values().iter().enumerate() {
                if digit != 0 {
                    weights[place(cell, digit)] = 1.0;
                }
            }
            let said = &self.said[kind * candidates..][..candidates];
            for cell in graph.cells() {
                let all: f64 = said[cell.clone()].iter().sum();
                let all = all.max(f64::MIN_POSITIVE);
                let mut most = 0.0;
                for at in cell {
                    let (cell, digit) = graph.candidates()[at];
                    weights[place(cell.into(), digit)] = (said[at] / all) as f32;
                    if said[at] > most {
                        most = said[at];
                        digits[usize::from(cell)] = digit;
                    }
                }
            }
            Board {
                name: NAMES[kind],
                digits,
                weights,
            }
        };
        (first..KINDS).map(board).collect()
    }

    pub(super) fn heap_bytes(&self) -> usize {
        4 * size_of_val(&*self.logs) + size_of_val(&*self.beliefs) + self.subsets.heap_bytes()
    }
}

/// What a factor of which exactly one member is true says to each of them, inverted: the sum of what it
/// hears from the others. Returns the terms.
#[inline]
fn exactly_one(members: &[u16], heard: &[f64], next: &mut [f64]) -> usize {
    let mut before = 0.0;
    for &member in members {
        let member = usize::from(member);
        next[member] = before;
        before += heard[member];
    }
    let mut behind = 0.0;
    for &member in members.iter().rev() {
        let member = usize::from(member);
        next[member] += behind;
        behind += heard[member];
    }
    2 * members.len()
}

/// The ways to a set of digits that no candidates lead to. Where they lead with weight 0, what is said to the
/// candidate of that weight counts all the same.
const UNREACHED: f64 = -1.0;

/// Sums over all ways to give the cells of a house different digits, by sets of digits.
#[derive(Clone, Debug, Default)]
struct Subsets {
    /// For each set of digits, the ways in which the first cells take just these.
    forward: Vec<f64>,
    /// For each set of digits, the ways in which the other cells take all others.
    backward: Vec<f64>,
    /// Column, what is heard, and what is said, cell by cell.
    entries: Vec<(u8, f64, f64)>,
    /// Where the entries of each cell end.
    ends: Vec<usize>,
}

impl Subsets {
    /// What a factor whose cells all take different digits says to each candidate: the share of the ways
    /// in which its cell takes it, where what the cell itself hears is left out. Returns the terms.
    fn all_different(
        &mut self,
        graph: &Graph,
        factor: &Factor,
        heard: &[f64],
        next: &mut [f64],
    ) -> usize {
        let members = graph.members(factor);
        self.entries.clear();
        self.ends.clear();
        let mut columns = graph.columns(factor).iter();
        for cell in members.chunk_by(|&one, &other| graph.cell(one) == graph.cell(other)) {
            let all: f64 = cell.iter().map(|&member| heard[usize::from(member)]).sum();
            for (&member, &column) in cell.iter().zip(&mut columns) {
                let share = heard[usize::from(member)] / all;
                self.entries.push((column, share, 0.0));
            }
            self.ends.push(self.entries.len());
        }
        let cells = self.ends.len();
        let full = (1 << cells) - 1;
        self.forward.clear();
        self.forward.resize(full + 1, UNREACHED);
        self.backward.resize(full + 1, 0.0);
        self.forward[0] = 1.0;
        let mut terms = full;
        let range = |ends: &[usize], set: usize| {
            let row = set.count_ones() as usize;
            let from = if row == 0 { 0 } else { ends[row - 1] };
            from..ends[row]
        };
        for set in 0..full {
            let ways = self.forward[set];
            if ways >= 0.0 {
                for &(column, share, _) in &self.entries[range(&self.ends, set)] {
                    let digit = 1 << column;
                    if set & digit == 0 {
                        let next = &mut self.forward[set | digit];
                        *next = next.max(0.0) + ways * share;
                        terms += 1;
                    }
                }
            }
        }
        self.backward[full] = 1.0;
        for set in (0..full).rev() {
            let ways = self.forward[set];
            self.backward[set] = 0.0;
            if ways >= 0.0 {
                let mut others = 0.0;
                for (column, share, said) in &mut self.entries[range(&self.ends, set)] {
                    let digit = 1 << *column;
                    if set & digit == 0 {
                        let rest = self.backward[set | digit];
                        others += *share * rest;
                        *said += ways * rest;
                    }
                }
                self.backward[set] = others;
            }
        }
        let mut from = 0;
        for &end in &self.ends {
            let cell = &self.entries[from..end];
            let all: f64 = cell.iter().map(|(_, _, said)| said).sum();
            for (&member, (_, _, said)) in members[from..end].iter().zip(cell) {
                next[usize::from(member)] = said / all.max(f64::MIN_POSITIVE);
            }
            from = end;
        }
        3 * terms
    }

    fn heap_bytes(&self) -> usize {
        size_of_val(&*self.forward)
            + size_of_val(&*self.backward)
            + size_of_val(&*self.entries)
            + size_of_val(&*self.ends)
    }
}
