//! Generation by adding givens to an empty grid until there is one solution.

use std::ops::ControlFlow;

use sudoku_grid::{Grid, Position, Shape};
use sudoku_search::{
    Argument, CodeLine, Event, Explanation, Info, Kind, Rng, Role, Search, Seed, StartError,
    Template, View, choice, code, docs, params, pick, shuffle,
};

use crate::dig::DigParams;
use crate::engine::{Answer, EngineQuery, Solver};
use crate::full_grid_sampler::FullGridSampler;
use crate::given_remover::{Necessity, RemovalTask};
use crate::minimality_pass::{MinimalityPass, Sample, Tally};
use crate::render::draw;

docs! {
    /// Adds givens to an empty grid until a solver finds only one solution.
    ///
    /// # How it works
    ///
    /// A full grid is generated as by `grid` and kept as the solution. The engine searches for
    /// another solution of the current puzzle. If there is one, a given of the kept solution is
    /// added, either in a cell where the two solutions differ or in any cell, and the engine
    /// searches again. When there is no other solution, the puzzle is valid. It is hardly ever
    /// minimal, so givens are then removed as by `dig` if a minimal puzzle is requested or if there
    /// are too many givens.
    ///
    /// # Why it suits Sudoku
    ///
    /// The cells in which a second solution differs form an unavoidable set: at least one of them
    /// must be given. A given added there is therefore always useful at that moment, and about two
    /// dozen uniqueness checks are enough.
    ///
    /// # Limits
    ///
    /// An engine that cannot prove uniqueness is trusted if several runs find the kept solution and
    /// no other. That may be wrong, so another solver has to check the puzzle.
    ///
    /// # References
    ///
    /// Berggren and Nilsson, "A comparison of sudoku solving algorithms", KTH, 2012, section 2.3.2
    /// of the drafts, for random placements checked by a solver; any solver may be the engine.
    /// Adding givens where two solutions differ means hitting unavoidable sets, as in McGuire,
    /// Tugemann and Civario, "There is no 16-clue Sudoku", 2012.
    const DOCS;
}

choice! {
    /// Where to add a given.
    pub enum Placing {
        /// In a cell where two solutions differ.
        Telling = "telling",
        /// In any cell.
        Blind = "blind",
    }
}

code! {
    /// The pseudo-code.
    enum PseudoCode {
        /// repeat:
        Repeat,
        ///   fill a grid at random: the solution
        #[counts(grids)]
        Fill,
        ///   search for another solution of the puzzle
        #[counts(tests)]
        Query,
        ///   while there is one: add a given where it differs
        Add,
        ///   if the engine gave up: add any given
        AddAny,
        ///   then, for each given in random order:
        Each,
        ///     search for a second solution without it
        #[counts(tests)]
        Try,
        ///     if there is none: remove it
        #[counts(removed)]
        Remove,
        ///     else: keep it
        Keep,
        ///   if the number of givens is right: report the puzzle
        #[counts(found)]
        Report,
        /// stop: that was the last attempt
        #[counts(stalled)]
        Stop,
    }
}

params! {
    /// The parameters of the generator `build-up`.
    pub struct Params for BuildUp {
        /// Where givens are added. “Telling” needs fewer givens.
        placing: Placing = Placing::Telling,
        ..params: DigParams
    }
}

static ADDED: Template = Template {
    id: "build-up.added",
    text: "There is another solution, so the contents of {cells} become givens.",
};

/// The stage of the generation.
#[derive(Clone)]
enum Stage {
    Fill,
    Build,
    Finish(Box<MinimalityPass>),
    Found,
    Stalled,
}

/// The state of the generator `build-up`, which starts from an empty grid and adds givens until the solution
/// is unique.
#[derive(Clone)]
pub(crate) struct BuildUp {
    pattern: Position,
    solver: Solver,
    params: DigParams,
    placing: Placing,
    sampler: FullGridSampler,
    stage: Stage,
    solution: Vec<u8>,
    puzzle: Grid,
    /// The orbits whose cells have not been added as givens yet, in random order.
    unused_orbits: Vec<Vec<usize>>,
    /// The sets of cells that the symmetry of the pattern maps to each other, so that they are given together.
    orbits: Vec<Vec<usize>>,
    query: Option<EngineQuery>,
    /// The cells of the givens that were added last.
    added: Vec<usize>,
    /// `true` if the engine gave up on the last query.
    gave_up: bool,
    tally: Tally,
    rng: Rng,
}

impl BuildUp {
    /// Starts to build a puzzle with this solution.
    fn begin(&mut self, solution: Vec<u8>) {
        self.solution = solution;
        self.puzzle = self.pattern.to_grid();
        self.tally.grids += 1;
        (self.tally.needed, self.tally.unsure) = (0, 0);
        let side = self.pattern.shape().side();
        self.orbits = self.params.symmetry.draw(&mut self.rng).orbits(side);
        self.unused_orbits = self.orbits.clone();
        shuffle(&mut self.unused_orbits, &mut self.rng);
        self.added.clear();
        self.stage = Stage::Build;
    }

    /// Makes the cells of a random unused orbit givens. If `other_solution` is another solution of the puzzle
    /// so far, only orbits in which it differs from the intended solution are drawn.
    fn add_givens(&mut self, other_solution: Option<&[u8]>) {
        let is_useful = |set: &&Vec<usize>| {
            let differs =
                |other_solution: &[u8]| set.iter().any(|&c| other_solution[c] != self.solution[c]);
            other_solution.is_none_or(differs)
        };
        let choice_count = self.unused_orbits.iter().filter(is_useful).count();
        let choice_index = pick(&mut self.rng, choice_count);
        let set_index = (0..self.unused_orbits.len())
            .filter(|&i| is_useful(&&self.unused_orbits[i]))
            .nth(choice_index);
        let set = self
            .unused_orbits
            .swap_remove(set_index.expect("one of them"));
        for &cell in &set {
            self.puzzle.set(cell, self.solution[cell]);
        }
        self.added = set;
    }

    /// Does a piece of work on the uniqueness check of the puzzle, and adds givens if the check fails.
    fn build(&mut self) {
        let Some(query) = &mut self.query else {
            let position = Position::new(&self.puzzle).expect("a part of a solution");
            let (seed, effort) = (Seed::draw(&mut self.rng), self.params.effort.into());
            let query = self
                .solver
                .query_uniqueness(&position, &self.solution, seed, effort);
            self.query = Some(query);
            return;
        };
        let Some(answer) = query.advance() else {
            return;
        };
        self.tally.engine_steps += query.steps();
        self.tally.tests += 1;
        self.query = None;
        self.gave_up = matches!(answer, Answer::Unknown);
        match answer {
            Answer::Nothing => unreachable!("the puzzle has a solution"),
            Answer::Two(first, second) => {
                let second_solution = if first == self.solution {
                    second
                } else {
                    first
                };
                let only_where_different = self.placing == Placing::Telling;
                self.add_givens(only_where_different.then_some(&second_solution));
            }
            Answer::Unknown => {
                self.tally.unsure += 1;
                self.add_givens(None);
            }
            Answer::One(_) => {
                while self.puzzle.givens() < self.params.min_givens as usize
                    && !self.unused_orbits.is_empty()
                {
                    self.add_givens(None);
                }
                // Undecided queries have been decided now.
                self.tally.unsure = 0;
                let has_excess = self.puzzle.givens() > self.params.max_givens as usize;
                let sets = if self.params.minimal || has_excess {
                    self.orbits.clone()
                } else {
                    Vec::new()
                };
                let task = RemovalTask {
                    solver: self.solver,
                    puzzle: self.puzzle.clone(),
                    solution: &self.solution,
                    pattern: &self.pattern,
                    sets,
                };
                let pass = MinimalityPass::new(task, self.params.goal(), &mut self.rng);
                self.stage = Stage::Finish(Box::new(pass));
            }
        }
    }
}

impl Search for BuildUp {
    const INFO: Info = Info {
        id: "build-up",
        name: "Building up",
        docs: DOCS,
        kind: Kind::Generator,
        complete: false,
        step: "test",
        sides: (4, 25),
    };
    const CODE: &'static [CodeLine] = PseudoCode::LINES;
    type Params = Params;
    type Sample = Sample;
    type Counters = Tally;

    fn check(params: &Params, shape: Shape) -> Result<(), StartError> {
        params.params.check(shape)
    }

    fn start(position: &Position, params: &Params, rng: Rng) -> Result<Self, StartError> {
        let (solver, sampler) = params.params.prepare(position)?;
        Ok(Self {
            pattern: position.clone(),
            solver,
            params: params.params.clone(),
            placing: params.placing,
            sampler,
            stage: Stage::Fill,
            solution: Vec::new(),
            puzzle: position.to_grid(),
            unused_orbits: Vec::new(),
            orbits: Vec::new(),
            query: None,
            added: Vec::new(),
            gave_up: false,
            tally: Tally::default(),
            rng,
        })
    }

    fn step(&mut self) -> ControlFlow<Event> {
        match &mut self.stage {
            Stage::Fill => match self.sampler.advance(&mut self.rng) {
                None => {}
                Some(Err(_)) => self.stage = Stage::Stalled,
                Some(Ok(solution)) => self.begin(solution),
            },
            Stage::Build => self.build(),
            Stage::Finish(pass) => {
                let pass_result = pass.advance(&self.pattern, &mut self.tally, &mut self.rng);
                self.puzzle.clone_from(pass.puzzle());
                match pass_result {
                    None => {}
                    Some(true) => {
                        self.stage = Stage::Found;
                        return ControlFlow::Break(Event::Found);
                    }
                    Some(false) if self.tally.grids >= self.params.attempts.into() => {
                        self.stage = Stage::Stalled;
                    }
                    Some(false) => self.stage = Stage::Fill,
                }
            }
            Stage::Found | Stage::Stalled => return ControlFlow::Break(Event::Stalled),
        }
        ControlFlow::Continue(())
    }

    fn steps(&self) -> u64 {
        self.tally.tests
    }

    #[expect(clippy::cast_precision_loss, reason = "at most 625")]
    fn sample(&self) -> Sample {
        Sample {
            givens: self.puzzle.givens() as f64,
            needed: self.tally.needed as f64,
        }
    }

    fn view(&self, view: &mut View) {
        match &self.stage {
            Stage::Fill => self.sampler.view(view),
            _ => draw(view, self.puzzle.digits(), &self.solution),
        }
    }

    fn counters(&self) -> Tally {
        Tally {
            engine_steps: self.tally.engine_steps
                + self.sampler.engine_steps()
                + self.query.as_ref().map_or(0, EngineQuery::steps),
            ..self.tally
        }
    }

    fn fork(&self) -> Option<Self> {
        Some(self.clone())
    }

    fn heap_bytes(&self) -> usize {
        let stage = match &self.stage {
            Stage::Finish(pass) => size_of::<MinimalityPass>() + pass.heap_bytes(),
            _ => 0,
        };
        let orbits = self.unused_orbits.iter().chain(&self.orbits);
        let cells: usize = orbits.map(|set| size_of_val(set) + set.len() * 8).sum();
        stage
            + cells
            + self.sampler.heap_bytes()
            + self.query.as_ref().map_or(0, EngineQuery::heap_bytes)
            + self.solution.len() * 2
            + self.pattern.heap_bytes()
            + self.added.len() * 8
    }

    fn executed_lines(&self) -> Vec<u8> {
        let has_queried = match &self.stage {
            Stage::Build => !self.added.is_empty(),
            Stage::Finish(pass) => pass.last_necessity().is_none(),
            _ => false,
        };
        let necessity = match &self.stage {
            Stage::Finish(pass) => pass.last_necessity(),
            _ => None,
        };
        let is_removed = matches!(necessity, Some(Necessity::Removable | Necessity::Believed));
        let has_added = has_queried && matches!(self.stage, Stage::Build);
        let is_checking = matches!(&self.stage, Stage::Finish(pass) if pass.is_checking());
        PseudoCode::executed(&[
            (
                PseudoCode::Fill,
                matches!(self.stage, Stage::Build) && self.added.is_empty(),
            ),
            (PseudoCode::Query, has_queried),
            (PseudoCode::Add, has_added && !self.gave_up),
            (PseudoCode::AddAny, has_added && self.gave_up),
            (PseudoCode::Try, necessity.is_some()),
            (PseudoCode::Remove, is_removed && !is_checking),
            (PseudoCode::Keep, necessity.is_some() && !is_removed),
            (PseudoCode::Report, matches!(self.stage, Stage::Found)),
            (PseudoCode::Stop, matches!(self.stage, Stage::Stalled)),
        ])
    }

    fn explain(&self) -> Option<Explanation> {
        match &self.stage {
            Stage::Finish(pass) => pass.explain(),
            Stage::Build if !self.added.is_empty() => {
                let cells = Argument::Cells(self.added.clone());
                let explanation = Explanation::new(&ADDED, vec![("cells", cells)]);
                let mark = |explanation: Explanation, &cell: &usize| {
                    explanation.mark(Role::Placed, cell, Some(self.solution[cell]))
                };
                Some(self.added.iter().fold(explanation, mark))
            }
            _ => None,
        }
    }
}
