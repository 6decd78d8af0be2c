//! Schedules of restarts, rephasing and clause database reductions, and the saved phases.

use rand::RngExt as _;
use sudoku_search::Rng;

use super::learner::{Literal, Tuning};

/// The number of conflicts before the first clause database reduction; each interval is longer than the
/// previous one by this number.
const REDUCE_INTERVAL: u64 = 300;

/// The number of conflicts before the first rephasing; each interval is longer than the previous one by this
/// number.
const REPHASE_INTERVAL: u64 = 1000;

/// The target phase of a variable that has none.
const NO_PHASE: u8 = 2;

/// The schedules of restarts, rephasing and clause database reductions by number of conflicts, and the saved phases
/// of the variables: phase 0 places the candidate, 1 eliminates it.
#[derive(Clone)]
pub(super) struct Restarts {
    /// The number of conflicts per unit of the Luby sequence.
    interval: u64,
    initial_phase: u8,
    rng: Rng,
    /// For each variable, the phase of its last assignment.
    saved: Vec<u8>,
    /// For each variable, its phase in the longest consistent trail since the last restart, or [`NO_PHASE`].
    target: Vec<u8>,
    /// For each variable, its phase in the longest consistent trail since the last rephasing.
    best: Vec<u8>,
    /// The length of the trail that `target` was taken from.
    target_length: usize,
    /// The length of the trail that `best` was taken from.
    best_length: usize,
    /// The number of restarts so far: the index into the Luby sequence.
    luby_index: u64,
    /// The number of conflicts at which the next restart is due.
    restart_at: u64,
    /// The number of rephasings so far.
    rephases: u64,
    /// The number of conflicts at which the next rephasing is due.
    rephase_at: u64,
    /// The number of clause database reductions so far.
    reductions: u64,
    /// The number of conflicts at which the next reduction is due.
    reduce_at: u64,
}

impl Restarts {
    pub(super) fn new(variables: usize, tuning: Tuning, rng: Rng) -> Self {
        let initial_phase = u8::from(!tuning.initial_phase);
        let interval = tuning.restart_after.into();
        Self {
            interval,
            initial_phase,
            rng,
            saved: vec![initial_phase; variables],
            target: vec![NO_PHASE; variables],
            best: vec![initial_phase; variables],
            target_length: 0,
            best_length: 0,
            luby_index: 0,
            restart_at: interval,
            rephases: 0,
            rephase_at: REPHASE_INTERVAL,
            reductions: 0,
            reduce_at: REDUCE_INTERVAL,
        }
    }

    /// The phase in which to decide on a variable: 0 places the candidate, 1 eliminates it. The
    /// target phase takes precedence over the saved one.
    pub(super) fn phase(&self, variable: u32) -> u32 {
        let target = self.target[variable as usize];
        let saved = self.saved[variable as usize];
        u32::from(if target == NO_PHASE { saved } else { target })
    }

    /// Saves the phase of a literal that is being unassigned.
    pub(super) fn save_phase(&mut self, literal: Literal) {
        self.saved[literal as usize >> 1] = phase_of(literal);
    }

    /// Adopts the phases of a consistent trail as target and best phases if the trail is the
    /// longest so far.
    pub(super) fn update_best_phases(&mut self, trail: &[Literal]) {
        for (length, phases) in [
            (&mut self.target_length, &mut self.target),
            (&mut self.best_length, &mut self.best),
        ] {
            if trail.len() > *length {
                *length = trail.len();
                for &literal in trail {
                    phases[literal as usize >> 1] = phase_of(literal);
                }
            }
        }
    }

    /// Returns `true` if a restart is due after this number of conflicts.
    pub(super) fn is_due(&self, conflicts: u64) -> bool {
        conflicts >= self.restart_at
    }

    /// Schedules the next restart by the Luby sequence (Luby, Sinclair and Zuckerman 1993) and, if
    /// due, rephases: all saved phases are reset to the initial phase, the best phases or random
    /// phases.
    pub(super) fn restart(&mut self, conflicts: u64) {
        self.luby_index += 1;
        self.restart_at = conflicts + self.interval * luby(self.luby_index + 1);
        self.target_length = 0;
        if conflicts < self.rephase_at {
            return;
        }
        self.rephases += 1;
        self.rephase_at = conflicts + REPHASE_INTERVAL * (self.rephases + 1);
        match self.rephases % 4 {
            1 => self.saved.fill(self.initial_phase),
            3 => {
                for phase in &mut self.saved {
                    *phase = u8::from(self.rng.random_range(0..2_u32) == 0);
                }
            }
            _ => self.saved.clone_from(&self.best),
        }
        self.best_length = 0;
        self.target.fill(NO_PHASE);
    }

    /// Returns `true` if a clause database reduction is due; if so, schedules the next one.
    pub(super) fn take_reduction_due(&mut self, conflicts: u64) -> bool {
        let is_due = conflicts >= self.reduce_at;
        if is_due {
            self.reductions += 1;
            self.reduce_at = conflicts + REDUCE_INTERVAL * (self.reductions + 1);
        }
        is_due
    }

    pub(super) fn heap_bytes(&self) -> usize {
        self.saved.len() + self.target.len() + self.best.len()
    }
}

/// The phase in which a decision makes this literal true.
fn phase_of(literal: Literal) -> u8 {
    u8::from(literal & 1 == 1)
}

/// The element of the Luby sequence 1, 1, 2, 1, 1, 2, 4, 1, … at `index`, counted from 1.
fn luby(mut index: u64) -> u64 {
    loop {
        let power_of_two = index.next_power_of_two();
        let power = if power_of_two == index {
            power_of_two
        } else {
            power_of_two / 2
        };
        if index + 1 == 2 * power {
            return power;
        }
        index -= power - 1;
    }
}

#[cfg(test)]
mod tests {
    use super::luby;

    #[test]
    fn the_luby_sequence_equals_the_published_one() {
        let first_elements: Vec<_> = (1..=15).map(luby).collect();
        assert_eq!(
            first_elements,
            [1, 1, 2, 1, 1, 2, 4, 1, 1, 2, 1, 1, 2, 4, 8]
        );
    }
}
