//! Solving: functions for the common questions, and any solver with its parameters.

use sudoku_grid::{Grid, Puzzle};
use sudoku_rating::{UniquenessError, UniquenessProof};
use sudoku_search::{Algorithm, AlgorithmParams, Outcome, Registry, Run, Setup, StartError};

/// A solution of a puzzle, by the fastest solver for its shape; `None` if there is none.
///
/// If the puzzle has several solutions, the result is the first solution that the solver finds; use
/// [`unique_solution`] to detect this case.
pub fn solve(puzzle: &Puzzle) -> Option<Grid> {
    solutions(puzzle).next()
}

/// The only solution of a puzzle.
///
/// ```
/// use sudoku_lab::{Puzzle, UniquenessError, unique_solution};
///
/// let puzzle: Puzzle = "1... ..3. .4.. ...2".parse()?;
/// assert_eq!(unique_solution(&puzzle)?.to_string(), "1324423124133142");
/// // The empty grid has 288 solutions.
/// let empty: Puzzle = ".... .... .... ....".parse()?;
/// assert_eq!(unique_solution(&empty), Err(UniquenessError::Several));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
///
/// [`UniquenessError`] if the puzzle has no solution or several.
pub fn unique_solution(puzzle: &Puzzle) -> Result<Grid, UniquenessError> {
    let mut proof = UniquenessProof::new(puzzle);
    loop {
        if let Some(result) = proof.advance(u64::MAX) {
            return result.map(|unique| unique.solution().clone());
        }
    }
}

/// The number of solutions of a puzzle, counted up to `max`: if the result is `max`, the puzzle may have
/// more.
///
/// ```
/// use sudoku_lab::{Puzzle, count_solutions};
///
/// let empty: Puzzle = ".... .... .... ....".parse()?;
/// assert_eq!(count_solutions(&empty, 1000), 288);
/// assert_eq!(count_solutions(&empty, 100), 100);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn count_solutions(puzzle: &Puzzle, max: u64) -> u64 {
    if max == 0 {
        return 0; // a limit of 0 would mean all solutions
    }
    let solver = sudoku_solvers::quickest(puzzle.shape());
    let setup = Setup {
        solutions: max,
        ..solver.setup()
    };
    let mut run = start_quickest(solver, puzzle, &setup);
    run.run_to_end();
    run.found()
}

/// An iterator over all solutions of a puzzle, in a deterministic order.
///
/// ```
/// use sudoku_lab::{Puzzle, solutions};
///
/// let puzzle: Puzzle = "12.. .... .... ....".parse()?;
/// assert_eq!(solutions(&puzzle).count(), 24);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn solutions(puzzle: &Puzzle) -> impl Iterator<Item = Grid> + use<> {
    let solver = sudoku_solvers::quickest(puzzle.shape());
    let setup = Setup {
        solutions: 0,
        ..solver.setup()
    };
    let mut run = start_quickest(solver, puzzle, &setup);
    std::iter::from_fn(move || {
        let found_before = run.found();
        while run.found() == found_before && run.outcome().is_none() {
            run.find(u64::MAX);
        }
        (run.found() > found_before).then(|| run.grid())
    })
}

/// Starts the fastest solver for the shape of the puzzle.
fn start_quickest(solver: &dyn Algorithm, puzzle: &Puzzle, setup: &Setup) -> Run {
    let run = solver.start(puzzle.start(), setup, false);
    run.expect("the fastest solver accepts its shape and any limit")
}

/// A solver with its parameters, seed and limits.
///
/// ```
/// use sudoku_lab::{Outcome, Puzzle, Setup, Solver, solvers::{Backtracking, DigitOrder}};
///
/// let puzzle: Puzzle = "1... ..3. .4.. ...2".parse()?;
/// let solver = Solver::new(Backtracking::default().digit_order(DigitOrder::Random)).seed(3);
/// assert_eq!(solver.solve(&puzzle)?.outcome, Outcome::Solved);
/// // The same setup as text, as links and files contain it.
/// let setup: Setup = "backtracking digit_order=random seed=3".parse()?;
/// let same = Solver::from_setup(setup, &sudoku_lab::registry())?;
/// assert_eq!(same.setup(), solver.setup());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone)]
pub struct Solver {
    algorithm: &'static dyn Algorithm,
    setup: Setup,
}

impl Solver {
    /// A solver with these parameters, seed 0, one solution and no step limit.
    #[expect(
        clippy::needless_pass_by_value,
        reason = "a chain of setters ends in a value"
    )]
    pub fn new<P: AlgorithmParams>(params: P) -> Self {
        Self {
            algorithm: P::algorithm(),
            setup: params.setup(),
        }
    }

    /// An algorithm, such as [`algorithm::<Mine>()`](fn@crate::algorithm), with its default parameters.
    pub fn of(algorithm: &'static dyn Algorithm) -> Self {
        Self {
            algorithm,
            setup: algorithm.setup(),
        }
    }

    /// The algorithm of a registry that a setup names.
    ///
    /// # Errors
    ///
    /// [`StartError::Algorithm`] if the registry has no such algorithm.
    pub fn from_setup(setup: Setup, registry: &Registry) -> Result<Self, StartError> {
        match registry.find(&setup.algorithm) {
            Some(algorithm) => Ok(Self { algorithm, setup }),
            None => Err(StartError::Algorithm {
                id: setup.algorithm,
            }),
        }
    }

    /// Replaces the seed, which is 0 by default.
    #[must_use]
    pub fn seed(mut self, seed: u32) -> Self {
        self.setup.seed = seed;
        self
    }

    /// Stops each run after this number of steps of the algorithm. Incomplete solvers without a stopping rule need
    /// this limit, because they never end on a puzzle that is too hard for them.
    #[must_use]
    pub fn max_steps(mut self, steps: u64) -> Self {
        self.setup.max_steps = Some(steps);
        self
    }

    /// Ends each run once this number of solutions is found, instead of after the first; 0 means all. Only complete
    /// solvers can search for several solutions.
    #[must_use]
    pub fn max_solutions(mut self, solutions: u64) -> Self {
        self.setup.solutions = solutions;
        self
    }

    /// The algorithm.
    pub fn algorithm(&self) -> &'static dyn Algorithm {
        self.algorithm
    }

    /// The parameters, the seed and the limits.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// Starts a run, which can be advanced in slices, inspected and forked.
    ///
    /// # Errors
    ///
    /// [`StartError`] if the solver does not accept the parameters or the puzzle.
    pub fn start(&self, puzzle: &Puzzle) -> Result<Run, StartError> {
        self.algorithm.start(puzzle.start(), &self.setup, false)
    }

    /// Runs the solver on a puzzle to its end.
    ///
    /// # Errors
    ///
    /// [`StartError`] if the solver does not accept the parameters or the puzzle; [`StartError::Faulty`] if the
    /// solver breaks its contract, for example by claiming a wrong solution.
    pub fn solve(&self, puzzle: &Puzzle) -> Result<SolveResult, StartError> {
        let mut run = self.start(puzzle)?;
        let outcome = run.run_to_end();
        match run.fault() {
            Some(fault) => Err(StartError::Faulty(fault.clone())),
            None => Ok(SolveResult::of(&run, outcome)),
        }
    }
}

impl<P: AlgorithmParams> From<P> for Solver {
    fn from(params: P) -> Self {
        Self::new(params)
    }
}

/// The result of [`Solver::solve`]: the outcome of the run and its findings.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct SolveResult {
    /// The reason why the run ended.
    pub outcome: Outcome,
    /// The first solution, verified; `None` if none was found.
    pub solution: Option<Grid>,
    /// The number of solutions found.
    pub solutions: u64,
    /// The number of steps, in the unit of the algorithm.
    pub steps: u64,
    /// The counters of the algorithm, as pairs of id and value.
    pub counters: Vec<(&'static str, u64)>,
}

impl SolveResult {
    fn of(run: &Run, outcome: Outcome) -> Self {
        let ids = run.counter_specs().iter().map(|counter| counter.id);
        Self {
            outcome,
            solution: run.solution().cloned(),
            solutions: run.found(),
            steps: run.steps(),
            counters: ids.zip(run.counters()).collect(),
        }
    }

    /// The value of the counter with this id; `None` if the algorithm has no such counter.
    pub fn counter(&self, id: &str) -> Option<u64> {
        let mut counters = self.counters.iter();
        counters.find_map(|&(of, value)| (of == id).then_some(value))
    }
}
