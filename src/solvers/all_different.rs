//! Backtracking with domain consistency of the all-different constraints (Régin 1994).

mod matching;
#[cfg(test)]
mod tests;

use std::ops::ControlFlow;

use sudoku_grid::{Digits, Houses, Position};
use sudoku_search::{
    Argument, Capabilities, CodeLine, Decision, Detail, Event, Explanation, Info, Kind, Rng, Role,
    Search, StartError, Template, View, choice, code, counters, docs, params, series,
};

use matching::{MAX_HOUSE_CELLS, Matching};

docs! {
    /// Backtracking that removes, at each node, every candidate that occurs in no assignment of a
    /// whole row, column or box (domain consistency of the all-different constraint).
    ///
    /// # How it works
    ///
    /// Each row, column and box is one *all-different* constraint over its cells. The cells and the
    /// digits of a house form a bipartite graph with an edge for each candidate; an assignment of
    /// the house is a perfect matching of this graph. If there is no perfect matching, the branch
    /// fails. Otherwise, one matching is enough to classify all candidates. Direct the edges of
    /// this matching from digit to cell, and all other edges from cell to digit. A candidate then
    /// belongs to some perfect matching if and only if its edge is in this matching or lies within
    /// a strongly connected component. All other candidates are removed, and the houses of the
    /// cells that changed are filtered again until nothing changes. Then the search branches on a
    /// cell with the fewest candidates.
    ///
    /// # A step
    ///
    /// A node filters the given puzzle, or assigns one digit and filters the houses until nothing
    /// changes.
    ///
    /// # Why it suits Sudoku
    ///
    /// Within one house, this filtering finds all naked and hidden singles, pairs, triples and
    /// larger subsets at once, in polynomial time. Pairwise inequalities find only naked singles.
    /// Most puzzles need few nodes, but each node takes more time than in a search without this
    /// filtering.
    ///
    /// # References
    ///
    /// Régin, "A filtering algorithm for constraints of difference in CSPs", AAAI 1994; Simonis,
    /// "Sudoku as a constraint problem", 2005, compares levels of consistency for Sudoku.
    const DOCS;
}

choice! {
    /// Levels of consistency: which candidates a node removes.
    pub enum Consistency {
        /// Domain consistency: removes every candidate that belongs to no assignment of the whole
        /// house.
        Domain = "domain",
        /// Arc consistency of the pairwise inequalities: removes the digits that another cell of
        /// the house has as its only candidate.
        Arc = "arc",
    }
}

params! {
    /// The parameters of the solver `all-different`.
    pub struct Params for AllDifferent {
        /// Level of consistency that a node enforces. Domain consistency (Régin 1994) needs fewer
        /// nodes, and more time per node.
        consistency: Consistency = Consistency::Domain,
    }
}

series! {
    /// One sample of the values that are plotted over the nodes of a run.
    pub(crate) struct Sample {
        /// Cells with more than one candidate.
        #[plot(main)]
        #[goal(down)]
        #[target(zero)]
        #[unit("cells")]
        open_cells: f64,
        /// Candidates of all cells.
        #[goal(down)]
        #[unit("candidates")]
        candidates: f64,
        /// Assignments in force: the depth of the search.
        #[unit("levels")]
        depth: f64,
    }
}

counters! {
    /// The counters of a run.
    pub(crate) struct Tally {
        /// Nodes: assignments that were filtered, and the root.
        nodes: u64,
        /// Assignments made while another candidate of the cell was untried.
        guesses: u64,
        /// Assignments taken back.
        backtracks: u64,
        /// Filterings of a single house.
        filterings: u64,
        /// Candidates removed by filtering.
        removals: u64,
        /// Nodes at which a house had no assignment.
        failures: u64,
    }
}

code! {
    /// Pseudo-code of the search, line by line.
    pub(crate) enum PseudoCode {
        /// filter all houses of the puzzle
        Root,
        /// search():
        Search,
        ///   if every cell has one candidate: report the solution
        #[counts(found)]
        Report,
        ///   cell := the one with the fewest candidates, at least two
        Choose,
        ///   for each candidate of cell:
        Each,
        ///     assign it
        Assign,
        ///     repeat until no candidate is removed:
        Repeat,
        ///       for each house with a changed cell:
        #[counts(filterings)]
        Filter,
        ///         remove candidates without an assignment
        #[counts(removals)]
        Remove,
        ///     if some house has no assignment: fail
        #[counts(failures)]
        Fail,
        ///     otherwise search()
        Deeper,
        ///     restore the candidates of all cells
        #[counts(backtracks)]
        Restore,
        /// stop: every candidate was tried
        Stop,
    }
}

static ASSIGNED: Template = Template {
    id: "all-different.assigned",
    text: "{cell} is assigned {digit}, {candidates|its only candidate|one of # candidates}; filtering then removes {removed|no candidate|one candidate|# candidates}.",
};

/// A level of the search: the assignment of a digit to a cell, and the data that backtracking needs to undo the
/// assignment.
#[derive(Clone, Debug)]
struct AssignmentLevel {
    cell: usize,
    /// The digit that is assigned to the cell.
    digit: u8,
    /// The candidates of the cell that are still to be tried.
    untried: Digits,
    /// The number of candidates of the cell before the first one was assigned.
    candidates: usize,
    /// The candidates of all cells before the assignment.
    before: Vec<Digits>,
}

/// The result of the search at its latest node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum NodeStatus {
    /// The puzzle has not been filtered yet.
    Unfiltered,
    /// Every house can be filled with different digits. The search branches next on this cell, which has several
    /// candidates.
    Open(usize),
    /// Some house cannot be filled with different digits.
    Failed,
    /// Every cell has one candidate.
    Solved,
    /// All candidates of all levels were tried.
    Exhausted,
}

/// A backtracking search that filters the candidates of all cells by the all-different constraints of the houses.
#[derive(Clone, Debug)]
pub(crate) struct AllDifferent {
    consistency: Consistency,
    houses: &'static Houses,
    /// For each cell, its candidates.
    domains: Vec<Digits>,
    /// For each house, the latest matching, from which the next one is computed. Backtracking keeps the matching,
    /// because a perfect matching stays perfect when candidates are restored.
    matchings: Vec<Matching>,
    /// The queue of the houses to be filtered, without duplicates.
    queue: Vec<usize>,
    /// For each house, `true` if it is in the queue.
    queued: Vec<bool>,
    /// The assignments on the path from the root of the search tree to the current node, outermost first.
    levels: Vec<AssignmentLevel>,
    state: NodeStatus,
    tally: Tally,
    last: LastNode,
}

/// The actions of the last call of `step`.
#[derive(Clone, Copy, Debug, Default)]
struct LastNode {
    /// `true` if the step chose a cell to branch on.
    chose: bool,
    /// `true` if the step took an assignment back.
    restored: bool,
    /// `true` if the step assigned a candidate.
    assigned: bool,
    filterings: u64,
    removals: u64,
}

impl AllDifferent {
    /// Adds a house to the queue unless it is queued already.
    fn enqueue(&mut self, house: usize) {
        if !self.queued[house] {
            self.queued[house] = true;
            self.queue.push(house);
        }
    }

    /// Filters queued houses until the queue is empty; returns `false` if some house cannot be filled with different
    /// digits.
    fn propagate(&mut self) -> bool {
        let mut next_index = 0;
        let mut is_consistent = true;
        while is_consistent && next_index < self.queue.len() {
            let house = self.queue[next_index];
            next_index += 1;
            self.queued[house] = false;
            self.tally.filterings += 1;
            is_consistent = self.filter_house(house);
        }
        for &house in &self.queue[next_index..] {
            self.queued[house] = false;
        }
        self.queue.clear();
        is_consistent
    }

    /// Filters one house at the chosen level of consistency; returns `false` if this shows that the house cannot be
    /// filled with different digits.
    fn filter_house(&mut self, house: usize) -> bool {
        let houses = self.houses;
        let cells = houses.cells(house);
        let mut domains = [Digits::EMPTY; MAX_HOUSE_CELLS];
        let domains = &mut domains[..cells.len()];
        for (domain, &cell) in domains.iter_mut().zip(cells) {
            *domain = self.domains[cell];
        }
        let is_consistent = match self.consistency {
            Consistency::Domain => self.matchings[house].filter(domains),
            Consistency::Arc => filter_pairs(domains),
        };
        for (&domain, &cell) in domains.iter().zip(cells) {
            let removed_digits = self.domains[cell] - domain;
            if removed_digits.is_empty() {
                continue;
            }
            self.tally.removals += removed_digits.len() as u64;
            self.domains[cell] = domain;
            for other in houses.of(cell) {
                // One pass of domain consistency reaches the fixpoint of the house; one pass over
                // the pairs may leave new single candidates.
                if other != house || self.consistency == Consistency::Arc {
                    self.enqueue(other);
                }
            }
        }
        is_consistent
    }

    /// The first cell with the fewest candidates among the cells with at least two (MRV); `None` if there is no such
    /// cell.
    fn choose_cell(&self) -> Option<usize> {
        let open_cells = (0..self.domains.len()).filter(|&cell| self.domains[cell].len() > 1);
        open_cells.min_by_key(|&cell| self.domains[cell].len())
    }

    /// Propagates the queued houses and classifies the node.
    fn finish_node(&mut self) -> ControlFlow<Event> {
        let tally_before = self.tally;
        self.tally.nodes += 1;
        let is_consistent = self.propagate();
        self.last.filterings = self.tally.filterings - tally_before.filterings;
        self.last.removals = self.tally.removals - tally_before.removals;
        if !is_consistent {
            self.tally.failures += 1;
            self.state = NodeStatus::Failed;
        } else if let Some(cell) = self.choose_cell() {
            self.state = NodeStatus::Open(cell);
        } else {
            self.state = NodeStatus::Solved;
            return ControlFlow::Break(Event::Found);
        }
        ControlFlow::Continue(())
    }
}

/// Removes the digit of each cell with a single candidate from the other cells of the house; returns `false` if a cell
/// has no candidate left.
fn filter_pairs(domains: &mut [Digits]) -> bool {
    for index in 0..domains.len() {
        let Some(digit) = domains[index].single() else {
            continue;
        };
        for (other, domain) in domains.iter_mut().enumerate() {
            if other != index {
                domain.remove(digit);
            }
        }
    }
    domains.iter().all(|domain| !domain.is_empty())
}

impl Search for AllDifferent {
    const INFO: Info = Info {
        id: "all-different",
        name: "All-different propagation",
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

    fn capabilities(_: &Params) -> Capabilities {
        Capabilities {
            random: false,
            ..Capabilities::default_for(&Self::INFO)
        }
    }

    fn start(position: &Position, params: &Params, _: Rng) -> Result<Self, StartError> {
        let shape = position.shape();
        let houses = shape.houses();
        let domain = |cell| match position.value(cell) {
            0 => position.candidates(cell),
            digit => Digits::only(digit),
        };
        Ok(Self {
            consistency: params.consistency,
            houses,
            domains: (0..shape.cells()).map(domain).collect(),
            matchings: vec![Matching::default(); houses.count()],
            queue: (0..houses.count()).collect(),
            queued: vec![true; houses.count()],
            levels: Vec::new(),
            state: NodeStatus::Unfiltered,
            tally: Tally::default(),
            last: LastNode::default(),
        })
    }

    fn step(&mut self) -> ControlFlow<Event> {
        self.last = LastNode::default();
        match self.state {
            NodeStatus::Exhausted => return ControlFlow::Break(Event::Exhausted),
            NodeStatus::Unfiltered => return self.finish_node(),
            NodeStatus::Open(cell) => {
                self.last.chose = true;
                let untried = self.domains[cell];
                self.levels.push(AssignmentLevel {
                    cell,
                    digit: 0,
                    untried,
                    candidates: untried.len(),
                    before: self.domains.clone(),
                });
            }
            NodeStatus::Failed | NodeStatus::Solved => {}
        }
        while let Some(level) = self.levels.last_mut() {
            if level.digit != 0 {
                self.tally.backtracks += 1;
                self.last.restored = true;
                self.domains.copy_from_slice(&level.before);
            }
            let Some(digit) = level.untried.first() else {
                self.levels.pop();
                continue;
            };
            level.untried.remove(digit);
            level.digit = digit;
            let (cell, is_guess) = (level.cell, !level.untried.is_empty());
            self.domains[cell] = Digits::only(digit);
            self.tally.guesses += u64::from(is_guess);
            self.last.assigned = true;
            for house in self.houses.of(cell) {
                self.enqueue(house);
            }
            return self.finish_node();
        }
        self.state = NodeStatus::Exhausted;
        ControlFlow::Break(Event::Exhausted)
    }

    fn steps(&self) -> u64 {
        self.tally.nodes
    }

    #[expect(clippy::cast_precision_loss, reason = "at most 15,625")]
    fn sample(&self) -> Sample {
        let open_domains = self.domains.iter().filter(|domain| domain.len() > 1);
        Sample {
            open_cells: open_domains.count() as f64,
            candidates: self
                .domains
                .iter()
                .map(|domain| domain.len())
                .sum::<usize>() as f64,
            depth: self.levels.len() as f64,
        }
    }

    fn view(&self, view: &mut View) {
        view.digits.fill(0);
        view.weights.fill(0.0);
        for (cell, &domain) in self.domains.iter().enumerate() {
            if let Some(digit) = domain.single() {
                view.digits[cell] = digit;
                view.settle(cell, digit);
                continue;
            }
            #[expect(clippy::cast_precision_loss, reason = "at most 25 candidates")]
            let probability = 1.0 / domain.len().max(1) as f32;
            for digit in domain {
                view.cell_mut(cell)[usize::from(digit) - 1] = probability;
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
        let levels = self
            .levels
            .iter()
            .map(|level| size_of_val(level.before.as_slice()));
        size_of_val(self.domains.as_slice())
            + size_of_val(self.matchings.as_slice())
            + size_of_val(self.queue.as_slice())
            + size_of_val(self.queued.as_slice())
            + size_of_val(self.levels.as_slice())
            + levels.sum::<usize>()
    }

    fn explain(&self) -> Option<Explanation> {
        let level = self.levels.last().filter(|_| self.last.assigned)?;
        let arguments = vec![
            ("cell", Argument::Cell(level.cell)),
            ("digit", Argument::Digit(level.digit)),
            ("candidates", Argument::Number(level.candidates as u64)),
            ("removed", Argument::Number(self.last.removals)),
        ];
        let explanation = Explanation::new(&ASSIGNED, arguments);
        Some(explanation.mark(Role::Placed, level.cell, Some(level.digit)))
    }

    fn executed_lines(&self) -> Vec<u8> {
        let last_node = self.last;
        PseudoCode::executed(&[
            (
                PseudoCode::Root,
                self.tally.nodes == 1 && self.state != NodeStatus::Exhausted,
            ),
            (PseudoCode::Restore, last_node.restored),
            (PseudoCode::Choose, last_node.chose),
            (PseudoCode::Assign, last_node.assigned),
            (PseudoCode::Filter, last_node.filterings > 0),
            (PseudoCode::Remove, last_node.removals > 0),
            (PseudoCode::Fail, self.state == NodeStatus::Failed),
            (PseudoCode::Report, self.state == NodeStatus::Solved),
            (PseudoCode::Stop, self.state == NodeStatus::Exhausted),
        ])
    }

    fn detail(&self) -> Detail {
        let decision = |level: &AssignmentLevel| Decision {
            cell: level.cell,
            digit: level.digit,
            tried: to_u32(level.candidates - level.untried.len() - 1),
            left: to_u32(level.untried.len()),
        };
        Detail::Path(self.levels.iter().map(decision).collect())
    }
}

/// Converts a number of candidates of a cell, which is at most 25, to `u32`.
fn to_u32(candidates: usize) -> u32 {
    u32::try_from(candidates).expect("a cell has at most 25 candidates")
}
