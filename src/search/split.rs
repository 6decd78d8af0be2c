//! One run as many: split into parts that are done by whoever is free, and put together again.
//!
//! Nothing here knows who does them, or when. A split depends on the run alone, so those who work on
//! different parts may each make it for themselves and need only tell each other numbers.

use sudoku_grid::Grid;

use crate::{Limits, Outcome, Run};

/// A part that offers no choice within this many pieces of work is not split in this round.
const SCOUTED: usize = 64;

/// A run, split into parts. All they find and count, one after the other, is what the run would
/// find and count.
pub struct Split {
    parts: Vec<Part>,
}

struct Part {
    /// Before any work was done in it.
    birth: Run,
    /// After the work that splitting took, in which it has found one solution at most.
    run: Run,
}

impl Split {
    /// Splitting stops at this many parts with work left; the last round may double them. Parts
    /// differ much in size, so there must be many more of them than workers. But each costs a
    /// message, and parts near the leaves are not worth one.
    const LIVE: usize = 128;
    /// Splitting stops at this many parts in all. Where all options but one soon fail, most parts
    /// end while they are split off, and there would be no end of them.
    const MOST: usize = 4 * Self::LIVE;
    /// Splitting stops after this many rounds without a new part. Where a node takes many pieces of
    /// work, the first choice may be some rounds away.
    const IDLE: usize = 64;

    /// Splits a run that has not begun and has no limits.
    pub(crate) fn new(run: Run) -> Self {
        let mut parts = vec![Part::new(run)];
        let (mut live, mut idle) = (1, 0);
        while live < Self::LIVE && parts.len() < Self::MOST && idle < Self::IDLE {
            let before = parts.len();
            let halves = |mut part: Part| {
                let rest = part.split();
                [Some(part), rest].into_iter().flatten()
            };
            parts = parts.into_iter().flat_map(halves).collect();
            idle = if parts.len() == before { idle + 1 } else { 0 };
            live = parts.iter().filter(|part| part.is_live()).count();
        }
        Self { parts }
    }

    /// How many parts there are; at least one.
    #[expect(clippy::len_without_is_empty, reason = "a split is never empty")]
    pub fn len(&self) -> usize {
        self.parts.len()
    }

    /// A run of the part of that number, to be ended by these limits.
    ///
    /// # Panics
    ///
    /// If there is no such part.
    pub fn part(&self, number: usize, limits: Limits) -> Run {
        let Part { birth, run } = &self.parts[number];
        let beyond = limits.steps.is_some_and(|most| run.steps() >= most);
        let from = if beyond { birth } else { run };
        from.fork().limited(limits)
    }
}

impl Part {
    fn new(run: Run) -> Self {
        Self {
            birth: run.fork(),
            run,
        }
    }

    /// Works until there is a choice, and splits there. It stops at a solution, so that a limit on
    /// solutions still holds.
    ///
    /// It does one piece of work at least: a part just split off has not taken its first option yet,
    /// and a split before that would leave one side empty.
    fn split(&mut self) -> Option<Self> {
        for _ in 0..SCOUTED {
            if !self.is_live() || self.run.found() > 0 {
                break;
            }
            self.run.advance(u64::MAX, 1);
            if self.run.found() == 0
                && let Some(rest) = self.run.split()
            {
                return Some(Self::new(rest));
            }
        }
        None
    }

    /// Whether there is work left in it.
    fn is_live(&self) -> bool {
        self.run.outcome().is_none()
    }
}

/// What came of a run, or of several one after the other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Findings {
    /// How it ended; `None` if it was interrupted.
    pub outcome: Option<Outcome>,
    /// Solutions found.
    pub found: u64,
    /// The first of them.
    pub solution: Option<Grid>,
    /// Steps completed.
    pub steps: u64,
    /// What was counted, in the order of the algorithm's counters.
    pub counters: Vec<u64>,
    /// The digits in view at the end.
    pub grid: Grid,
}

impl Findings {
    /// Those of a run so far.
    pub fn of(run: &Run) -> Self {
        Self {
            outcome: run.outcome(),
            found: run.found(),
            solution: run.solution().cloned(),
            steps: run.steps(),
            counters: run.counters(),
            grid: run.grid(),
        }
    }

    /// Missing digits over the houses of the solution or of the digits in view.
    pub fn conflicts(&self) -> u32 {
        self.solution.as_ref().unwrap_or(&self.grid).conflicts()
    }

    /// Adds what came next.
    fn add(&mut self, next: Self) {
        self.outcome = next.outcome;
        self.found = self.found.saturating_add(next.found);
        self.solution = self.solution.take().or(next.solution);
        self.steps = self.steps.saturating_add(next.steps);
        for (sum, count) in self.counters.iter_mut().zip(next.counters) {
            *sum = sum.saturating_add(count);
        }
        self.grid = next.grid;
    }
}

/// Hands out the parts of a [`Split`] and adds up what came of them in their order, so that the sum
/// is the same whoever did them and whenever they ended.
///
/// A part that did more than the limits left for it is handed out again, with the right limits.
#[derive(Debug)]
pub struct Merge {
    limits: Limits,
    /// What came of each part, until it is added, and the limits it ran under.
    waiting: Vec<Option<(Limits, Findings)>>,
    /// Parts handed out.
    begun: usize,
    /// Parts added.
    added: usize,
    /// A part to be done again.
    again: Option<usize>,
    /// Parts from this one on are not needed.
    needed: usize,
    sum: Option<Findings>,
    outcome: Option<Outcome>,
}

impl Merge {
    /// So many parts under limits for the whole.
    pub fn new(parts: usize, limits: Limits) -> Self {
        Self {
            limits,
            waiting: vec![None; parts],
            begun: 0,
            added: 0,
            again: None,
            needed: parts,
            sum: None,
            outcome: None,
        }
    }

    /// The next part to be done, and the limits to do it under; `None` if there is none at the
    /// moment, which a later [`Merge::take`] may change.
    pub fn hand_out(&mut self) -> Option<(usize, Limits)> {
        if let Some(part) = self.again.take() {
            return Some((part, self.left()));
        }
        (self.outcome.is_none() && self.begun < self.needed).then(|| {
            self.begun += 1;
            (self.begun - 1, self.left())
        })
    }

    /// Parts from this number on are not needed any more: whoever is at one may leave it.
    pub fn needed(&self) -> usize {
        self.needed
    }

    /// Takes what came of a part under the limits it was handed out with. Of one that was
    /// interrupted, it counts only in what the whole has come to so far.
    pub fn take(&mut self, part: usize, limits: Limits, findings: Findings) {
        if part >= self.needed {
            return;
        }
        if self.limits.solutions > 0 && findings.found >= self.limits.solutions {
            self.needed = part + 1;
        }
        self.waiting[part] = Some((limits, findings));
        while self.outcome.is_none() && self.added < self.waiting.len() {
            let left = self.left();
            let ended = |(_, findings): &mut (_, Findings)| findings.outcome.is_some();
            let Some((limits, findings)) = self.waiting[self.added].take_if(ended) else {
                return;
            };
            let within = (left.solutions == 0 || findings.found < left.solutions)
                && left.steps.is_none_or(|most| findings.steps < most);
            if limits != left && !within {
                self.again = Some(self.added);
                return;
            }
            let ended = findings.outcome;
            match &mut self.sum {
                Some(sum) => sum.add(findings),
                None => self.sum = Some(findings),
            }
            self.added += 1;
            self.judge(ended);
        }
    }

    /// What the limits leave for the next part to be added.
    fn left(&self) -> Limits {
        let (found, steps) = (self.sum.as_ref()).map_or((0, 0), |sum| (sum.found, sum.steps));
        Limits {
            solutions: self.limits.solutions.saturating_sub(found),
            steps: self.limits.steps.map(|most| most.saturating_sub(steps)),
        }
    }

    fn judge(&mut self, ended: Option<Outcome>) {
        let Some(sum) = &self.sum else { return };
        let enough = self.limits.solutions > 0 && sum.found == self.limits.solutions;
        if let Some(Outcome::Steps | Outcome::Crashed) = ended {
            self.outcome = ended;
        } else if enough || self.added == self.waiting.len() {
            self.outcome = Some(if sum.found > 0 {
                Outcome::Solved
            } else {
                Outcome::Unsolvable
            });
        }
        if self.outcome.is_some() {
            self.needed = self.added;
        }
    }

    /// How the whole ended, if it has.
    pub fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// Parts added so far.
    pub fn added(&self) -> usize {
        self.added
    }

    /// What came of the parts added so far; `None` if that is none.
    pub fn sum(&self) -> Option<&Findings> {
        self.sum.as_ref()
    }

    /// What came of the whole; of parts that wait for earlier ones too if it has not ended. `None`
    /// if nothing was taken.
    pub fn findings(mut self) -> Option<Findings> {
        if self.outcome.is_none() {
            for (_, findings) in self.waiting.into_iter().flatten() {
                match &mut self.sum {
                    Some(sum) => sum.add(findings),
                    None => self.sum = Some(findings),
                }
            }
        }
        let mut sum = self.sum?;
        sum.outcome = self.outcome;
        Some(sum)
    }
}
