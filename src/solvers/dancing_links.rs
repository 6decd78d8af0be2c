//! Exact cover by dancing links (Knuth's Algorithm X).

mod code;

use std::ops::ControlFlow;

use sudoku_grid::Position;
use sudoku_search::{
    Argument, Capabilities, CodeLine, Decision, Detail, Event, Explanation, Info, Kind, Rng, Role,
    Search, StartError, Template, View, choice, counters, docs, params, series,
};

docs! {
    /// Treats Sudoku as an exact cover problem and solves it with Knuth's dancing links: doubly
    /// linked lists. Entries are unlinked from these lists, and linked in again when the search
    /// backtracks.
    ///
    /// # How it works
    ///
    /// Sudoku has four kinds of constraint: every cell holds a digit, and every row, every column
    /// and every box holds each digit. Each constraint is an *item*. Writing a digit into a cell is
    /// an *option* that covers four items, one of each kind. The search chooses an item, tries each
    /// option that covers it, and unlinks all options that would cover one of these four items
    /// again. Backtracking restores the links in the opposite order; nothing is copied.
    ///
    /// # A step
    ///
    /// A node takes one option and unlinks all other options that conflict with it.
    ///
    /// # Why it suits Sudoku
    ///
    /// Cells with few candidates and digits with few places in a house are both items with few
    /// options. Branching on the item with the fewest options (minimum remaining values, MRV)
    /// therefore finds naked and hidden singles without code for either.
    ///
    /// # References
    ///
    /// Knuth, "Dancing Links", 2000; The Art of Computer Programming, volume 4B, section 7.2.2.1,
    /// whose terms are used here.
    const DOCS;
}

choice! {
    /// Branching heuristics: which item to cover next.
    pub enum ItemChoice {
        /// The item with the fewest options (MRV); ties go to the first such item.
        Fewest = "fewest",
        /// The first item that is not covered; cells come first, in order.
        First = "first",
    }
}

params! {
    /// The parameters of the solver `dancing-links`.
    pub struct Params for DancingLinks {
        /// Branching heuristic (Knuth 2000): which item to cover next. The item with the fewest
        /// options keeps the search tree small.
        choose: ItemChoice = ItemChoice::Fewest,
    }
}

series! {
    /// One sample of the values that are plotted over the nodes of a run.
    pub(crate) struct Sample {
        /// Items not covered yet.
        #[plot(main)]
        #[goal(down)]
        #[target(zero)]
        #[unit("items")]
        items_left: f64,
        /// Options still linked.
        #[goal(down)]
        #[unit("options")]
        options_left: f64,
        /// Options chosen: the depth of the search.
        #[unit("levels")]
        depth: f64,
    }
}

counters! {
    /// The counters of a run.
    pub(crate) struct Tally {
        /// Options taken.
        nodes: u64,
        /// Options taken while another option for the same item was still untried.
        guesses: u64,
        /// Options taken back.
        backtracks: u64,
        /// Links removed (Knuth: updates).
        updates: u64,
    }
}

static CHOSEN: Template = Template {
    id: "dancing-links.chosen",
    text: "{digit} in {cell} is {options|the only option for the chosen constraint|one of # options for the chosen constraint}.",
};

/// The head of the circular list of uncovered items.
const ROOT: u32 = 0;

/// A level of the search: an item and the option chosen for it.
#[derive(Clone, Copy, Debug)]
struct CoverLevel {
    /// The item that was covered.
    item: u32,
    /// The node of the current option in the item's list; `item` itself before the first option is tried.
    node: u32,
    /// The number of options of the item tried before the current one.
    tried: u32,
    /// The number of options of the item when it was covered.
    options: u32,
}

/// The linked lists of an exact cover problem. Node 0 is [`ROOT`], and nodes 1 to `n` are the heads of the `n` items.
/// After the heads, each option has four consecutive nodes, one per item that it covers.
#[derive(Clone, Debug)]
pub(crate) struct DancingLinks {
    choose: ItemChoice,
    /// The digit of each cell that is known at the start; 0 where the cell is blank.
    values: Vec<u8>,
    /// For each node, the node of the previous option of its item.
    up: Vec<u32>,
    /// For each node, the node of the next option of its item.
    down: Vec<u32>,
    /// For each node, its item.
    item: Vec<u32>,
    /// For each item, the number of its uncovered options.
    len: Vec<u32>,
    /// For each item, the previous uncovered item.
    left: Vec<u32>,
    /// For each item, the next uncovered item.
    right: Vec<u32>,
    /// For each option, its cell and digit.
    options: Vec<(u16, u8)>,
    /// The number of items that stand for cells; these items come first.
    cell_items: u32,
    levels: Vec<CoverLevel>,
    tally: Tally,
    exhausted: bool,
    last: LastAction,
}

/// The actions of the last call of `step`.
#[derive(Clone, Copy, Debug, Default)]
struct LastAction {
    /// `true` if the step covered an item.
    began_level: bool,
    /// `true` if the step left a level whose options were all tried.
    left_level: bool,
    /// `true` if the step reported that the tree is exhausted.
    stopped: bool,
}

impl DancingLinks {
    /// The index of the first option node; option nodes follow the item nodes.
    fn first_option_node(&self) -> u32 {
        to_index(self.len.len())
    }

    /// The index in `options` of the option to which a node belongs.
    fn option_index(&self, node: u32) -> usize {
        ((node - self.first_option_node()) / 4) as usize
    }

    /// The four nodes of the option to which a node belongs.
    fn option_nodes(&self, node: u32) -> std::ops::Range<u32> {
        let first_node = self.first_option_node();
        let start = first_node + (node - first_node) / 4 * 4;
        start..start + 4
    }

    /// Unlinks all nodes of an option except `node` from the lists of their items.
    fn hide(&mut self, node: u32) {
        for other in self.option_nodes(node) {
            if other != node {
                let index = other as usize;
                let (up, down) = (self.up[index], self.down[index]);
                self.down[up as usize] = down;
                self.up[down as usize] = up;
                self.len[self.item[index] as usize] -= 1;
                self.tally.updates += 1;
            }
        }
    }

    /// Reverses [`Self::hide`].
    fn unhide(&mut self, node: u32) {
        for other in self.option_nodes(node).rev() {
            if other != node {
                let index = other as usize;
                self.down[self.up[index] as usize] = other;
                self.up[self.down[index] as usize] = other;
                self.len[self.item[index] as usize] += 1;
            }
        }
    }

    /// Covers an item: unlinks it, and hides all its options.
    fn cover(&mut self, item: u32) {
        let mut node = self.down[item as usize];
        while node != item {
            self.hide(node);
            node = self.down[node as usize];
        }
        let (left, right) = (self.left[item as usize], self.right[item as usize]);
        self.right[left as usize] = right;
        self.left[right as usize] = left;
    }

    /// Uncovers an item: reverses [`Self::cover`]. Items must be uncovered in reverse order.
    fn uncover(&mut self, item: u32) {
        self.right[self.left[item as usize] as usize] = item;
        self.left[self.right[item as usize] as usize] = item;
        let mut node = self.up[item as usize];
        while node != item {
            self.unhide(node);
            node = self.up[node as usize];
        }
    }

    /// The item to branch on, by default one with the fewest options (MRV); `None` if all items are
    /// covered.
    fn choose_item(&self) -> Option<u32> {
        let mut item = self.right[ROOT as usize];
        if item == ROOT {
            return None;
        }
        let mut best_item = item;
        if self.choose == ItemChoice::Fewest {
            while item != ROOT {
                if self.len[item as usize] < self.len[best_item as usize] {
                    best_item = item;
                }
                item = self.right[item as usize];
            }
        }
        Some(best_item)
    }

    /// Covers an item and adds a level for it.
    fn descend(&mut self, item: u32) {
        let option_count = self.len[item as usize];
        self.cover(item);
        self.levels.push(CoverLevel {
            item,
            node: item,
            tried: 0,
            options: option_count,
        });
    }

    /// The items that are not covered yet.
    fn open_items(&self) -> impl Iterator<Item = u32> {
        let next = |&item: &u32| Some(self.right[item as usize]);
        std::iter::successors(Some(self.right[ROOT as usize]), next)
            .take_while(|&item| item != ROOT)
    }

    /// The cell and the digit of each chosen option.
    fn chosen_options(&self) -> impl Iterator<Item = (usize, u8)> {
        (self.levels.iter())
            .filter(|level| level.node != level.item)
            .map(|level| self.options[self.option_index(level.node)])
            .map(|(cell, digit)| (usize::from(cell), digit))
    }
}

/// Converts an index of a list to `u32`; all lists are shorter than 2^32, as the largest grid has 15,625 options.
fn to_index(index: usize) -> u32 {
    u32::try_from(index).expect("the largest grid has 15,625 options")
}

impl Search for DancingLinks {
    const INFO: Info = Info {
        id: "dancing-links",
        name: "Dancing links",
        docs: DOCS,
        kind: Kind::Solver,
        complete: true,
        step: "node",
        sides: (4, 25),
    };
    const CODE: &'static [CodeLine] = code::PseudoCode::LINES;
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
        let side = shape.side();
        let houses = shape.houses();
        // Items: the blank cells, then the pairs (house, digit) that the values leave open.
        let mut item_of_cell = vec![0; shape.cells()];
        let mut item_count = 0_u32;
        for cell in position.blanks() {
            item_count += 1;
            item_of_cell[cell] = item_count;
        }
        let cell_items = item_count;
        let mut item_of_place = vec![0; houses.count() * side];
        for house in 0..houses.count() {
            let mut is_placed = vec![false; side + 1];
            for &cell in houses.cells(house) {
                is_placed[usize::from(position.value(cell))] = true;
            }
            for digit in (1..=side).filter(|&digit| !is_placed[digit]) {
                item_count += 1;
                item_of_place[house * side + digit - 1] = item_count;
            }
        }
        let head_count = item_count as usize + 1;
        let circular_links = |step: usize| {
            (0..head_count)
                .map(move |index| to_index((index + step) % head_count))
                .collect()
        };
        let mut search = Self {
            choose: params.choose,
            values: position.values().to_vec(),
            up: (0..to_index(head_count)).collect(),
            down: (0..to_index(head_count)).collect(),
            item: (0..to_index(head_count)).collect(),
            len: vec![0; head_count],
            left: circular_links(head_count - 1),
            right: circular_links(1),
            options: Vec::new(),
            cell_items,
            levels: Vec::with_capacity(cell_items as usize),
            tally: Tally::default(),
            exhausted: false,
            last: LastAction::default(),
        };
        for cell in position.blanks() {
            for digit in position.candidates(cell) {
                let item_of = |house: usize| item_of_place[house * side + usize::from(digit) - 1];
                let [row, column, r#box] = houses.of(cell).map(item_of);
                let covered_items = [item_of_cell[cell], row, column, r#box];
                if covered_items.contains(&0) {
                    // One of these houses already contains the digit.
                    continue;
                }
                #[expect(clippy::cast_possible_truncation, reason = "at most 625 cells")]
                search.options.push((cell as u16, digit));
                for item in covered_items {
                    let node = to_index(search.up.len());
                    let last_node = search.up[item as usize];
                    search.up.push(last_node);
                    search.down.push(item);
                    search.item.push(item);
                    search.down[last_node as usize] = node;
                    search.up[item as usize] = node;
                    search.len[item as usize] += 1;
                }
            }
        }
        Ok(search)
    }

    fn step(&mut self) -> ControlFlow<Event> {
        if self.exhausted {
            self.last.stopped = true;
            return ControlFlow::Break(Event::Exhausted);
        }
        match self.choose_item() {
            None if self.tally.nodes == 0 && self.levels.is_empty() => {
                // No cell is blank, so the position itself is the only solution.
                self.exhausted = true;
                return ControlFlow::Break(Event::Found);
            }
            Some(item) => {
                self.last.began_level = true;
                self.descend(item);
            }
            None => self.last.began_level = false,
        }
        self.last.left_level = false;
        // Every iteration chooses an option or leaves a level, so there are at most as many
        // iterations as levels.
        while let Some(mut level) = self.levels.pop() {
            if level.node != level.item {
                self.tally.backtracks += 1;
                for node in self.option_nodes(level.node).rev() {
                    if node != level.node {
                        self.uncover(self.item[node as usize]);
                    }
                }
                level.tried += 1;
            }
            level.node = self.down[level.node as usize];
            if level.node == level.item {
                self.uncover(level.item);
                self.last.left_level = true;
                continue;
            }
            for node in self.option_nodes(level.node) {
                if node != level.node {
                    self.cover(self.item[node as usize]);
                }
            }
            self.tally.nodes += 1;
            self.tally.guesses += u64::from(level.tried + 1 < level.options);
            self.levels.push(level);
            return if self.right[ROOT as usize] == ROOT {
                ControlFlow::Break(Event::Found)
            } else {
                ControlFlow::Continue(())
            };
        }
        (self.exhausted, self.last.stopped) = (true, true);
        ControlFlow::Break(Event::Exhausted)
    }

    fn steps(&self) -> u64 {
        self.tally.nodes
    }

    #[expect(clippy::cast_precision_loss, reason = "at most 15,625")]
    fn sample(&self) -> Sample {
        let cells = self
            .open_items()
            .take_while(|&item| item <= self.cell_items);
        Sample {
            items_left: self.open_items().count() as f64,
            options_left: cells.map(|item| f64::from(self.len[item as usize])).sum(),
            depth: self.levels.len() as f64,
        }
    }

    fn view(&self, view: &mut View) {
        view.digits.copy_from_slice(&self.values);
        view.weights.fill(0.0);
        for (cell, &digit) in self.values.iter().enumerate() {
            if digit != 0 {
                view.settle(cell, digit);
            }
        }
        for item in self
            .open_items()
            .take_while(|&item| item <= self.cell_items)
        {
            let mut node = self.down[item as usize];
            while node != item {
                let (cell, digit) = self.options[self.option_index(node)];
                #[expect(clippy::cast_precision_loss, reason = "at most 25 options")]
                let probability = 1.0 / self.len[item as usize] as f32;
                view.cell_mut(cell.into())[usize::from(digit) - 1] = probability;
                node = self.down[node as usize];
            }
        }
        for (cell, digit) in self.chosen_options() {
            view.settle(cell, digit);
        }
    }

    fn counters(&self) -> Tally {
        self.tally
    }

    fn fork(&self) -> Option<Self> {
        Some(self.clone())
    }

    fn heap_bytes(&self) -> usize {
        let lists = [
            &self.up,
            &self.down,
            &self.item,
            &self.len,
            &self.left,
            &self.right,
        ];
        lists
            .iter()
            .map(|list| size_of_val(list.as_slice()))
            .sum::<usize>()
            + size_of_val(self.options.as_slice())
            + size_of_val(self.levels.as_slice())
            + self.values.len()
    }

    fn explain(&self) -> Option<Explanation> {
        let level = self.levels.last()?;
        if level.node == level.item {
            return None;
        }
        let (cell, digit) = self.options[self.option_index(level.node)];
        let cell = usize::from(cell);
        let arguments = vec![
            ("cell", Argument::Cell(cell)),
            ("digit", Argument::Digit(digit)),
            ("options", Argument::Number(level.options.into())),
        ];
        Some(Explanation::new(&CHOSEN, arguments).mark(Role::Placed, cell, Some(digit)))
    }

    fn executed_lines(&self) -> Vec<u8> {
        code::lines(self)
    }

    fn detail(&self) -> Detail {
        let branches = self.levels.iter().filter(|level| level.node != level.item);
        Detail::Path(
            branches
                .map(|level| {
                    let (cell, digit) = self.options[self.option_index(level.node)];
                    Decision {
                        cell: cell.into(),
                        digit,
                        tried: level.tried,
                        left: level.options - level.tried - 1,
                    }
                })
                .collect(),
        )
    }
}

#[cfg(test)]
mod tests {
    use sudoku_grid::{Grid, ParseOptions, Shape, parse};
    use sudoku_search::{Limits, Outcome, Run, Seed, Setup, algorithm};

    use super::*;

    /// The empty 4×4 grid has 288 solutions, as Knuth counted.
    #[test]
    fn the_empty_4x4_grid_has_288_solutions() {
        let run = run_to_end(&Grid::empty(Shape::new(2, 2).expect("a shape")));
        assert_eq!((run.outcome(), run.found()), (Some(Outcome::Solved), 288));
    }

    #[test]
    fn uncovering_restores_the_lists() {
        let position = Position::new(&Grid::empty(Shape::NINE)).expect("no duplicate digit");
        let initial =
            DancingLinks::start(&position, &Params::default(), Seed(1).rng()).expect("it starts");
        let mut covered = initial.clone();
        for item in [5, 100, 300] {
            covered.cover(item);
        }
        for item in [300, 100, 5] {
            covered.uncover(item);
        }
        assert_eq!((&covered.up, &covered.down), (&initial.up, &initial.down));
        assert_eq!(
            (&covered.len, &covered.right),
            (&initial.len, &initial.right)
        );
    }

    #[test]
    fn nodes_minus_backtracks_equal_the_blanks_of_a_solved_puzzle() {
        // Norvig's first hard puzzle.
        let text =
            "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";
        let grid = parse(text, ParseOptions::default()).expect("a puzzle").grid;
        let mut run = start_run(&grid, 1);
        while run.outcome().is_none() {
            run.advance(u64::MAX, 1000);
        }
        assert_eq!(run.outcome(), Some(Outcome::Solved));
        let counters = run.counters();
        assert_eq!(counters[0] - counters[2], 81 - 17);
    }

    /// Starts a run that ends after this number of solutions; 0 stands for all.
    fn start_run(grid: &Grid, solutions: u64) -> Run {
        let limits = Limits {
            solutions,
            steps: None,
        };
        let position = Position::new(grid).expect("no duplicate digit");
        algorithm::<DancingLinks>()
            .start(&position, &Setup::of("dancing-links").within(limits), false)
            .expect("it starts")
    }

    /// Runs the solver until it has found all solutions.
    fn run_to_end(grid: &Grid) -> Run {
        let mut run = start_run(grid, 0);
        while run.outcome().is_none() {
            run.advance(u64::MAX, 1000);
        }
        run
    }
}
