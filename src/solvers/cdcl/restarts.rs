//! When to begin anew and to forget, and which side of a candidate is decided on.

use rand::RngExt as _;
use sudoku_search::Rng;

use super::learner::{Literal, Tuning};

/// Contradictions between two times of forgetting, which grow by as many each time.
const FORGET: u64 = 300;

/// Contradictions between two changes of sides, which grow likewise.
const CHANGE: u64 = 1000;

/// No side.
const NONE: u8 = 2;

/// A plan by the number of contradictions.
#[derive(Clone)]
pub(super) struct Restarts {
    unit: u64,
    first_side: u8,
    rng: Rng,
    /// The side each variable was on last, and in the longest consistent trail since beginning
    /// anew, and since sides were changed. The first side is 0 for what is put in, 1 for what is
    /// ruled out.
    last: Vec<u8>,
    target: Vec<u8>,
    best: Vec<u8>,
    target_length: usize,
    best_length: usize,
    /// How often each was done, and the number of contradictions at which it is due.
    begun: u64,
    restart_at: u64,
    changes: u64,
    change_at: u64,
    forgets: u64,
    forget_at: u64,
}

impl Restarts {
    pub(super) fn new(variables: usize, tuning: Tuning, rng: Rng) -> Self {
        let first_side = u8::from(!tuning.put_in);
        let unit = tuning.restart_after.into();
        Self {
            unit,
            first_side,
            rng,
            last: vec![first_side; variables],
            target: vec![NONE; variables],
            best: vec![first_side; variables],
            target_length: 0,
            best_length: 0,
            begun: 0,
            restart_at: unit,
            changes: 0,
            change_at: CHANGE,
            forgets: 0,
            forget_at: FORGET,
        }
    }

    /// 0 to put a candidate in, 1 to rule it out.
    pub(super) fn side(&self, variable: u32) -> u32 {
        let target = self.target[variable as usize];
        let last = self.last[variable as usize];
        u32::from(if target == NONE { last } else { target })
    }

    pub(super) fn remember(&mut self, literal: Literal) {
        self.last[literal as usize >> 1] = side_of(literal);
    }

    /// Keeps a consistent trail if it is the longest.
    pub(super) fn keep(&mut self, trail: &[Literal]) {
        for (length, sides) in [
            (&mut self.target_length, &mut self.target),
            (&mut self.best_length, &mut self.best),
        ] {
            if trail.len() > *length {
                *length = trail.len();
                for &literal in trail {
                    sides[literal as usize >> 1] = side_of(literal);
                }
            }
        }
    }

    pub(super) fn are_due(&self, contradictions: u64) -> bool {
        contradictions >= self.restart_at
    }

    /// Begins anew, after a stretch whose length is that of Luby, Sinclair and Zuckerman. Now and
    /// then all sides change: to the first, to the best, or to any.
    pub(super) fn begin(&mut self, contradictions: u64) {
        self.begun += 1;
        self.restart_at = contradictions + self.unit * luby(self.begun + 1);
        self.target_length = 0;
        if contradictions < self.change_at {
            return;
        }
        self.changes += 1;
        self.change_at = contradictions + CHANGE * (self.changes + 1);
        match self.changes % 4 {
            1 => self.last.fill(self.first_side),
            3 => {
                for side in &mut self.last {
                    *side = u8::from(self.rng.random_range(0..2_u32) == 0);
                }
            }
            _ => self.last.clone_from(&self.best),
        }
        self.best_length = 0;
        self.target.fill(NONE);
    }

    /// Whether it is time to forget clauses; if so, the next time is set.
    pub(super) fn are_clauses_many(&mut self, contradictions: u64) -> bool {
        let many = contradictions >= self.forget_at;
        if many {
            self.forgets += 1;
            self.forget_at = contradictions + FORGET * (self.forgets + 1);
        }
        many
    }

    pub(super) fn heap_bytes(&self) -> usize {
        self.last.len() + self.target.len() + self.best.len()
    }
}

fn side_of(literal: Literal) -> u8 {
    u8::from(literal & 1 == 1)
}

/// The sequence 1, 1, 2, 1, 1, 2, 4, 1, …, counted from 1.
fn luby(mut at: u64) -> u64 {
    loop {
        let above = at.next_power_of_two();
        let power = if above == at { above } else { above / 2 };
        if at + 1 == 2 * power {
            return power;
        }
        at -= power - 1;
    }
}

#[cfg(test)]
mod tests {
    use super::luby;

    #[test]
    fn the_sequence_is_the_published_one() {
        let first: Vec<_> = (1..=15).map(luby).collect();
        assert_eq!(first, [1, 1, 2, 1, 1, 2, 4, 1, 1, 2, 1, 1, 2, 4, 8]);
    }
}
