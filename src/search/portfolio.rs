//! Several seeds on one puzzle.

use crate::{Findings, Outcome, Run};

/// Runs of one setup with different seeds on one puzzle: the one with the fewest steps wins.
///
/// Runs may come and go: [`Portfolio::join`], [`Portfolio::settled`]. Steps decide, not the clock, so
/// the winner is the same however the seeds are dealt out: each worker has a portfolio of its own, and
/// is told the best of all others.
pub struct Portfolio {
    runs: Vec<(u32, Run)>,
    /// Steps in this round; twice as many in the next.
    goal: u64,
    /// Whose turn it is.
    turn: usize,
}

impl Portfolio {
    /// Runs, each with its seed, which have not begun.
    pub fn new(runs: Vec<(u32, Run)>) -> Self {
        Self {
            runs,
            goal: 1,
            turn: 0,
        }
    }

    /// Takes in another run, which has not begun; it catches up when its turn comes.
    pub fn join(&mut self, seed: u32, run: Run) {
        self.runs.push((seed, run));
    }

    /// Lets go of the runs that have ended, and of those that cannot win against one that took
    /// `best` steps.
    pub fn settled(&mut self, best: u64) -> Vec<(u32, Run)> {
        let (mut index, mut turn) = (0, self.turn);
        let is_settled = |(_, run): &mut (u32, Run)| {
            let settled = run.outcome().is_some() || run.steps() > best;
            turn -= usize::from(settled && index < self.turn);
            index += 1;
            settled
        };
        let settled = self.runs.extract_if(.., is_settled).collect();
        self.turn = turn;
        settled
    }

    /// Steps that all are to reach before any goes beyond; doubles from round to round.
    pub fn goal(&self) -> u64 {
        self.goal
    }

    /// The runs and their seeds.
    pub fn runs(&self) -> &[(u32, Run)] {
        &self.runs
    }

    /// The fewest steps of a run that answered the question of the puzzle; `u64::MAX` if none has.
    pub fn best(&self) -> u64 {
        let decided = (self.runs.iter()).filter(|(_, run)| is_decided(run.outcome()));
        decided
            .map(|(_, run)| run.steps())
            .min()
            .unwrap_or(u64::MAX)
    }

    /// Works on them by turns until all have ended, none can win against one that took `best`
    /// steps, or so many bounded pieces of work are done; returns whether there is more to do.
    pub fn advance(&mut self, best: u64, pieces: u64) -> bool {
        // At as many steps as the best one may still be about to say that it is done.
        let beyond = best.saturating_add(1);
        let mut used = 0;
        while self.is_open(beyond) {
            if used >= pieces {
                return true;
            }
            let goal = self.goal.min(beyond);
            match self.runs.get_mut(self.turn) {
                Some((_, run)) if run.outcome().is_none() && run.steps() < goal => {
                    used += run.advance(goal, pieces - used);
                    // A win tells the others where to stop.
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

    fn is_open(&self, beyond: u64) -> bool {
        (self.runs.iter()).any(|(_, run)| run.outcome().is_none() && run.steps() < beyond)
    }
}

/// Whether the question of the puzzle is answered.
fn is_decided(outcome: Option<Outcome>) -> bool {
    matches!(outcome, Some(Outcome::Solved | Outcome::Unsolvable))
}

/// How a run stands in its portfolio; the least wins. Those that answered the question come first,
/// by their steps; the others after them, by the conflicts left; then the lower seed.
pub fn standing(findings: &Findings, seed: u32) -> (u64, u32, u32) {
    if is_decided(findings.outcome) {
        (findings.steps, 0, seed)
    } else {
        (u64::MAX, findings.grid.conflicts(), seed)
    }
}
