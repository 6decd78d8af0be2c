//! Several seeds on one puzzle.

use crate::{Findings, Outcome, Run};

/// Runs of one setup with different seeds on one puzzle; the run with the fewest steps wins.
///
/// Runs can be added and removed: [`Portfolio::add`], [`Portfolio::remove_settled`]. Steps decide, not time,
/// so the winner does not depend on the distribution of the seeds: each worker has its own portfolio and
/// receives the smallest number of steps of all other workers.
pub struct Portfolio {
    runs: Vec<(u32, Run)>,
    /// The number of steps that each run may reach in this round; it doubles from round to round.
    goal: u64,
    /// The index of the run whose turn it is.
    turn: usize,
}

impl Portfolio {
    /// A portfolio of unstarted runs, each with its seed.
    pub fn new(runs: Vec<(u32, Run)>) -> Self {
        Self {
            runs,
            goal: 1,
            turn: 0,
        }
    }

    /// Adds an unstarted run. When its turn comes, it catches up with the steps of the other runs.
    pub fn add(&mut self, seed: u32, run: Run) {
        self.runs.push((seed, run));
    }

    /// Removes and returns the runs that have ended, and the runs that cannot win against a run that took
    /// `best` steps.
    pub fn remove_settled(&mut self, best: u64) -> Vec<(u32, Run)> {
        let (mut index, mut turn) = (0, self.turn);
        let is_settled = |(_, run): &mut (u32, Run)| {
            let is_settled = run.outcome().is_some() || run.steps() > best;
            turn -= usize::from(is_settled && index < self.turn);
            index += 1;
            is_settled
        };
        let settled_runs = self.runs.extract_if(.., is_settled).collect();
        self.turn = turn;
        settled_runs
    }

    /// The number of steps that all runs must reach before any run exceeds it; doubles from round
    /// to round.
    pub fn goal(&self) -> u64 {
        self.goal
    }

    /// The runs and their seeds.
    pub fn runs(&self) -> &[(u32, Run)] {
        &self.runs
    }

    /// The smallest number of steps among runs that solved the puzzle or proved that it has no
    /// solution; `u64::MAX` if there is none.
    pub fn best(&self) -> u64 {
        let decided_runs = (self.runs.iter()).filter(|(_, run)| is_decided(run.outcome()));
        decided_runs
            .map(|(_, run)| run.steps())
            .min()
            .unwrap_or(u64::MAX)
    }

    /// Advances the runs in turn until all have ended, none can win against a run that took `best` steps, or
    /// `pieces` bounded pieces of work are done; returns `true` if work remains.
    pub fn advance(&mut self, best: u64, pieces: u64) -> bool {
        // A run with as many steps as the best one may be about to end.
        let max_steps = best.saturating_add(1);
        let mut pieces_used = 0;
        while self.has_open_run(max_steps) {
            if pieces_used >= pieces {
                return true;
            }
            let goal = self.goal.min(max_steps);
            match self.runs.get_mut(self.turn) {
                Some((_, run)) if run.outcome().is_none() && run.steps() < goal => {
                    pieces_used += run.advance(goal, pieces - pieces_used);
                    // A win limits the steps of the other runs.
                    if is_decided(run.outcome()) {
                        return true;
                    }
                }
                Some(_) => self.turn += 1,
                None => {
                    self.turn = 0;
                    self.goal = self.goal.saturating_mul(2);
                }
            }
        }
        false
    }

    /// Returns `true` if a run has neither ended nor reached `max_steps` steps.
    fn has_open_run(&self, max_steps: u64) -> bool {
        (self.runs.iter()).any(|(_, run)| run.outcome().is_none() && run.steps() < max_steps)
    }
}

/// Returns `true` if the run solved the puzzle or proved that it has no solution.
fn is_decided(outcome: Option<Outcome>) -> bool {
    matches!(outcome, Some(Outcome::Solved | Outcome::Unsolvable))
}

/// The sort key of a run in its portfolio; the smallest wins. Runs that decided the puzzle come
/// first, by steps; the others follow, by remaining conflicts; ties go to the lower seed.
pub fn portfolio_rank(findings: &Findings, seed: u32) -> (u64, u32, u32) {
    if is_decided(findings.outcome) {
        (findings.steps, 0, seed)
    } else {
        (u64::MAX, findings.grid.conflicts(), seed)
    }
}
