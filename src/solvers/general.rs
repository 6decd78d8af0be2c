//! Propagation and search on bit sets, for every grid size.

mod branching;
mod candidates;
mod clause_learning;
mod estimate;
mod root;
#[cfg(test)]
mod tests;

pub use estimate::SolutionEstimate;

use std::ops::ControlFlow;

use rand::RngExt as _;
use sudoku_grid::Position;
use sudoku_search::{
    Argument, Capabilities, CodeLine, Decision, Detail, Event, Explanation, Info, Kind, Rng, Role,
    Search, StartError, Template, View, choice, code, counters, docs, params, series,
};

use branching::{Branch, choose_branch, digit_of_bit, nth_bit};
use candidates::Candidates;
use clause_learning::HandOver;
use root::Root;

docs! {
    /// Propagates singles and branches where there are the fewest possibilities. If a search tree
    /// grows too large, the search restarts with random tie-breaking, and finally switches to
    /// clause learning.
    ///
    /// # How it works
    ///
    /// The candidates of a cell are the bits of a word. At every node, cells with one candidate and
    /// digits with one place in a house are filled in until nothing changes. Then the search
    /// branches on a cell with the fewest candidates (MRV) or, if this gives fewer branches, on a
    /// digit with the fewest places in some house. When a search tree exceeds a node limit, the
    /// search restarts with ties broken at random and with a larger limit, so that some tree is
    /// finished eventually: the only loss is time. A tree in which a second solution was found is
    /// no longer abandoned, so no solution is reported twice.
    ///
    /// A puzzle that has taken many nodes without a result is handed over permanently to clause
    /// learning (see the solver of that name). From then on, the decisions of clause learning count
    /// as nodes, whether they set a candidate to true or to false.
    ///
    /// # A step
    ///
    /// A node tries one digit and fills in every single that follows from it.
    ///
    /// # Why it suits Sudoku
    ///
    /// Singles alone solve most newspaper puzzles of any size without a guess. On large grids, an
    /// unlucky first guess can cost a million nodes, and a restart costs a few hundred. The few
    /// puzzles that are hard from every starting point need clause learning.
    ///
    /// # References
    ///
    /// Jónsson et al., "Nilli solves Sudoku", Reykjavik 2015, sections 1.1.5 and 1.1.6, for inference
    /// and for branching on places; Gomes, Selman and Kautz, "Boosting Combinatorial Search Through
    /// Randomization", AAAI 1998, for restarts.
    const DOCS;
}

choice! {
    /// Branching strategies: on cells only, or on cells and places.
    pub enum Branching {
        /// The candidates of a cell, or the places of a digit in a house if a digit has fewer
        /// places than any cell has candidates.
        CellsAndPlaces = "cells-and-places",
        /// Cells only.
        Cells = "cells",
    }
}

params! {
    /// The parameters of the solver `general`.
    pub struct Params for General {
        /// Branching strategy. Branching on places helps on large grids.
        branching: Branching = Branching::CellsAndPlaces,
        /// Nodes before the first restart (Gomes, Selman & Kautz 1998). More nodes search each tree
        /// further; 0 disables restarts and the handover to clause learning.
        #[range(0..=1_000_000)]
        restart_after: u32 = 200,
        /// Factor by which the number of nodes before a restart grows at every restart. The growth
        /// is at least one node. A larger factor makes restarts rarer.
        #[range(1.0..=4.0)]
        restart_growth: f64 = 1.1,
        /// Nodes after which the puzzle is handed over to clause learning instead of being
        /// restarted. More nodes delay the handover; 0 disables it.
        #[range(0..=1_000_000)]
        hand_over_after: u32 = 4000,
    }
}

code! {
    /// Pseudo-code of the search, line by line.
    enum PseudoCode {
        /// search():
        Search,
        ///   fill in singles until nothing changes
        #[counts(placements)]
        Fill,
        ///   if every cell is filled: report the solution
        #[counts(found)]
        Report,
        ///   if a cell has no candidate, or a digit no place: return
        Dead,
        ///   choose a cell or digit with the fewest possibilities
        Choose,
        ///   for each possibility:
        Each,
        ///     try it
        #[counts(nodes)]
        Try,
        ///     search()
        Deeper,
        ///     take it back
        #[counts(backtracks)]
        TakeBack,
        /// if the tree has grown too large: restart at random
        #[counts(restarts)]
        Restart,
        /// if restarts do not help: learn a clause per conflict
        #[counts(learned)]
        Learn,
        /// stop: every possibility was tried
        Stop,
    }
}

series! {
    /// One sample of the values that are plotted over the nodes of a run.
    pub(crate) struct Sample {
        /// Cells filled, givens included.
        #[plot(main)]
        #[goal(up)]
        #[target(cells)]
        #[unit("cells")]
        filled: f64,
        /// Current guesses: the depth of the search.
        #[unit("levels")]
        depth: f64,
        /// Restarts so far.
        #[unit("restarts")]
        restarts: f64,
        /// Learned clauses in the database, once the puzzle is handed over to clause learning.
        #[unit("clauses")]
        clauses: f64,
    }
}

counters! {
    /// The counters of a run.
    pub(crate) struct Tally {
        /// Digits tried by branching.
        nodes: u64,
        /// Digits tried while another of the same branch was untried.
        guesses: u64,
        /// Digits taken back.
        backtracks: u64,
        /// Digits placed by propagation.
        placements: u64,
        /// Restarts.
        restarts: u64,
        /// Clauses learned, once the puzzle is handed over to clause learning.
        learned: u64,
    }
}

static TRIED: Template = Template {
    id: "general.tried",
    text: "Trying {digit} in {cell}{options||, one of # candidates}; singles fill {filled|no cell|one cell|# cells}.",
};

/// The status of the current search tree between two steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum TreeStatus {
    /// The tree is consistent and unfinished: the next step branches.
    Open,
    /// The node is a solution that is not reported yet.
    Solved,
    /// The node is contradictory or an already reported solution: the next step backtracks.
    Dead,
    /// The whole tree was searched.
    Exhausted,
}

/// Depth-first search with restarts over bit sets of candidates.
#[derive(Clone)]
pub(crate) struct General {
    /// The given of each cell; 0 where the cell is blank.
    givens: Vec<u8>,
    params: Params,
    rng: Rng,
    /// The current candidates; a copy is saved before each branch.
    candidates: Candidates,
    /// The root of the search tree, to which a restart returns.
    root: Root,
    /// The branches on the path from the root of the whole tree, outermost first.
    branches: Vec<Branch>,
    status: TreeStatus,
    /// The number of nodes at which the search restarts next.
    limit: u64,
    /// The number of nodes between the last restart and the next one.
    restart_interval: u64,
    /// The first solution found, as [`Candidates::words`], so that a restart does not report it again; `None` before
    /// the first.
    first: Option<Vec<u32>>,
    /// The number of solutions found.
    found: u64,
    /// The number of digits placed by propagation in the last step.
    filled: u64,
    tally: Tally,
    /// `true` if the last node was reported as a solution.
    reported: bool,
    /// The clause learning that has taken over the puzzle; `None` before the hand-over.
    hand_over: Option<Box<HandOver>>,
}

impl General {
    /// Opens a branch on a site with the fewest options: on the first such site until the first restart, afterwards on
    /// a random one.
    fn branch(&mut self) {
        let tie_rng = (self.tally.restarts > 0).then_some(&mut self.rng);
        let (site, untried) = choose_branch(&self.candidates, self.params.branching, tie_rng);
        self.candidates.save();
        self.branches.push(Branch {
            site,
            untried,
            options: untried.count_ones(),
            cell: 0,
            digit: 0,
        });
    }

    /// Backtracks to the innermost branch that has an untried option; returns `false` if none has. The first
    /// `root.floor` branches are kept: they belong to the part of the tree above this search.
    fn backtrack(&mut self) -> bool {
        while self.branches.len() > self.root.floor {
            let Some(branch) = self.branches.last() else {
                break;
            };
            self.tally.backtracks += 1;
            if branch.untried != 0 {
                self.candidates.undo();
                return true;
            }
            self.branches.pop();
            self.candidates.truncate_saved(self.branches.len());
        }
        false
    }

    /// Tries an option of the innermost branch, in order, or at random after a restart, and
    /// propagates.
    fn try_next(&mut self) {
        let option_rank = match self.branches.last() {
            Some(branch) if self.tally.restarts > 0 => {
                self.rng.random_range(0..branch.untried.count_ones())
            }
            _ => 0,
        };
        let Some(branch) = self.branches.last_mut() else {
            return;
        };
        let bit = nth_bit(branch.untried, option_rank);
        branch.untried &= !(1 << bit);
        let (cell, digit) = branch.site.option_at(bit, self.candidates.houses());
        (branch.cell, branch.digit) = (cell, digit);
        self.tally.nodes += 1;
        self.tally.guesses += u64::from(branch.untried != 0);
        self.candidates.filled = 0;
        let is_consistent = self.candidates.place(cell, digit);
        self.filled = self.candidates.filled.saturating_sub(1);
        self.tally.placements += self.filled;
        self.status = self.status_after(is_consistent);
    }

    /// The status of the tree after a propagation; `consistent` is `false` if the propagation found a contradiction.
    fn status_after(&self, consistent: bool) -> TreeStatus {
        if !consistent {
            TreeStatus::Dead
        } else if self.candidates.blanks() > 0 {
            TreeStatus::Open
        } else if (self.first.as_ref()).is_some_and(|first| *first == self.candidates.words()) {
            // A restart has led to the first solution again.
            TreeStatus::Dead
        } else {
            TreeStatus::Solved
        }
    }
}

impl Search for General {
    const INFO: Info = Info {
        id: "general",
        name: "Propagation and search",
        docs: DOCS,
        kind: Kind::Solver,
        complete: true,
        step: "node",
        sides: (4, 25),
    };
    const CODE: &'static [CodeLine] = PseudoCode::LINES;
    type Params = Params;
    type Sample = Sample;
    type Counters = Tally;

    fn capabilities(params: &Params) -> Capabilities {
        Capabilities {
            complete: true,
            divisible: true,
            shares_steps: false,
            random: params.restart_after > 0,
        }
    }

    fn start(position: &Position, params: &Params, rng: Rng) -> Result<Self, StartError> {
        let (candidates, is_consistent) = Candidates::new(position);
        let given_cells = (position.values().iter()).filter(|&&value| value != 0);
        let filled_count = candidates.filled.saturating_sub(given_cells.count() as u64);
        let mut search = Self {
            givens: position.values().to_vec(),
            params: params.clone(),
            rng,
            root: Root::of_whole_tree(&candidates),
            candidates,
            branches: Vec::new(),
            status: TreeStatus::Open,
            limit: params.restart_after.into(),
            restart_interval: params.restart_after.into(),
            first: None,
            found: 0,
            filled: filled_count,
            tally: Tally {
                placements: filled_count,
                ..Tally::default()
            },
            reported: false,
            hand_over: None,
        };
        search.status = search.status_after(is_consistent);
        Ok(search)
    }

    fn step(&mut self) -> ControlFlow<Event> {
        if self.hand_over.is_some() {
            return self.step_learning();
        }
        match self.status {
            TreeStatus::Exhausted => return ControlFlow::Break(Event::Exhausted),
            TreeStatus::Open => self.branch(),
            TreeStatus::Solved => {}
            TreeStatus::Dead => {
                if !self.backtrack() {
                    self.status = TreeStatus::Exhausted;
                    return ControlFlow::Break(Event::Exhausted);
                }
            }
        }
        if self.status != TreeStatus::Solved {
            self.try_next();
        }
        self.reported = self.status == TreeStatus::Solved;
        if self.reported {
            self.found += 1;
            if self.first.is_none() {
                self.first = Some(self.candidates.words().to_vec());
            }
            self.status = TreeStatus::Dead;
            return ControlFlow::Break(Event::Found);
        }
        let is_restart_due = self.params.restart_after > 0 && self.tally.nodes >= self.limit;
        if is_restart_due && self.found < 2 {
            let hand_over_after = u64::from(self.params.hand_over_after);
            if hand_over_after > 0 && self.tally.nodes >= hand_over_after {
                self.start_learning();
            } else {
                self.restart();
            }
        }
        ControlFlow::Continue(())
    }

    fn split(&mut self) -> Option<Self> {
        self.split_off()
    }

    fn steps(&self) -> u64 {
        self.tally.nodes
    }

    #[expect(clippy::cast_precision_loss, reason = "far below 2^53")]
    fn sample(&self) -> Sample {
        let restarts = self.tally.restarts as f64;
        match &self.hand_over {
            Some(hand_over) => Sample {
                filled: hand_over.learner.filled_count() as f64,
                depth: hand_over.learner.depth() as f64,
                restarts,
                clauses: hand_over.learner.clause_count() as f64,
            },
            None => Sample {
                filled: (self.givens.len() - self.candidates.blanks()) as f64,
                depth: self.branches.len() as f64,
                restarts,
                clauses: f64::NAN,
            },
        }
    }

    fn view(&self, view: &mut View) {
        if let Some(hand_over) = &self.hand_over {
            return hand_over.learner.view(view, &self.givens);
        }
        view.digits.fill(0);
        view.weights.fill(0.0);
        for (cell, given) in self.givens.iter().enumerate() {
            let bits = self.candidates.words()[cell];
            if self.candidates.is_placed(cell) {
                view.digits[cell] = digit_of_bit(bits.trailing_zeros());
            }
            #[expect(clippy::cast_precision_loss, reason = "at most 25")]
            let probability = 1.0 / bits.count_ones().max(1) as f32;
            for (index, weight) in view.cell_mut(cell).iter_mut().enumerate() {
                if bits >> index & 1 == 1 {
                    *weight = probability;
                }
            }
            // A contradiction at the root can leave givens unplaced.
            if *given != 0 {
                view.settle(cell, *given);
            }
        }
    }

    fn counters(&self) -> Tally {
        self.tally
    }

    fn fork(&self) -> Option<Self> {
        Some(self.clone())
    }

    fn heap_bytes(&self) -> usize {
        self.candidates.heap_bytes()
            + self.root.heap_bytes()
            + self.givens.len()
            + self.first.as_ref().map_or(0, |first| first.len() * 4)
            + size_of_val(self.branches.as_slice())
            + self
                .hand_over
                .as_ref()
                .map_or(0, |hand_over| hand_over.heap_bytes())
    }

    fn explain(&self) -> Option<Explanation> {
        if let Some(hand_over) = &self.hand_over {
            return hand_over.explain();
        }
        let branch = self.branches.last()?;
        let arguments = vec![
            ("digit", Argument::Digit(branch.digit)),
            ("cell", Argument::Cell(branch.cell)),
            ("options", Argument::Number(branch.options.into())),
            ("filled", Argument::Number(self.filled)),
        ];
        let explanation = Explanation::new(&TRIED, arguments);
        Some(explanation.mark(Role::Placed, branch.cell, Some(branch.digit)))
    }

    fn executed_lines(&self) -> Vec<u8> {
        if let Some(hand_over) = &self.hand_over {
            return hand_over.code_lines(self.filled);
        }
        let has_begun = self.tally.nodes > 0;
        if self.status == TreeStatus::Exhausted {
            return PseudoCode::executed(&[
                (PseudoCode::TakeBack, has_begun),
                (PseudoCode::Stop, true),
            ]);
        }
        let has_restarted =
            self.tally.restarts > 0 && self.limit == self.tally.nodes + self.restart_interval;
        let top_branch = self.branches.last().filter(|_| !has_restarted);
        let tried_before =
            top_branch.map(|branch| branch.options - branch.untried.count_ones() - 1);
        PseudoCode::executed(&[
            (PseudoCode::Choose, tried_before == Some(0)),
            (
                PseudoCode::TakeBack,
                tried_before.is_some_and(|tried_before| tried_before > 0),
            ),
            (PseudoCode::Try, has_begun),
            (PseudoCode::Fill, has_begun && self.filled > 0),
            (
                PseudoCode::Dead,
                has_begun && self.status == TreeStatus::Dead && !self.reported,
            ),
            (PseudoCode::Report, self.reported),
            (PseudoCode::TakeBack, has_restarted),
            (PseudoCode::Restart, has_restarted),
        ])
    }

    fn detail(&self) -> Detail {
        if self.hand_over.is_some() {
            return Detail::None;
        }
        let decisions = self.branches.iter().map(|branch| Decision {
            cell: branch.cell,
            digit: branch.digit,
            tried: branch.options - branch.untried.count_ones() - 1,
            left: branch.untried.count_ones(),
        });
        Detail::Path(decisions.collect())
    }
}
