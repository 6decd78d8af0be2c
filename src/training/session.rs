use std::num::NonZeroUsize;
use std::sync::Arc;

use sudoku_grid::{Grid, Position, Shape};
use sudoku_search::{Outcome, Rng, Seed};
use sudoku_solvers::learned::{CandidateGraph, Network, Propagation, steps_to_solve};

use crate::examples::{Example, ExampleSource, GeneratedExamples};
use crate::exclusion::Exclusion;
use crate::recipe::{Recipe, RecipeError};
use crate::trainer::{Trainer, UpdateResult};

/// The number of puzzles with which a network is tested. 4×4 grids have only 36 classes of minimal puzzles, of which the
/// training needs most.
fn test_count(shape: Shape) -> usize {
    if shape.side() > 4 { 200 } else { 10 }
}

/// The number of steps within which a test puzzle must be solved.
const MAX_TEST_STEPS: u32 = 64;

/// The number of puzzles in a row that are equivalent to earlier ones after which no more test puzzles are drawn.
const MAX_REPETITIONS: usize = 1000;

/// Everything that determines a training from generated puzzles.
#[derive(Clone, Debug, PartialEq)]
pub struct SessionRecipe {
    /// The shape of the grids.
    pub shape: Shape,
    /// The number of givens that are added to a minimal puzzle, up to a quarter of the cells.
    pub extra_givens: usize,
    /// The training itself.
    pub training: Recipe,
}

impl SessionRecipe {
    /// The default recipe for a shape.
    pub fn for_shape(shape: Shape) -> Self {
        Self {
            shape,
            extra_givens: 0,
            training: Recipe::for_shape(shape),
        }
    }

    /// Checks every value.
    ///
    /// # Errors
    ///
    /// [`RecipeError`] with the first field that has no accepted value.
    pub fn check(&self) -> Result<(), RecipeError> {
        if self.shape.side() > 9 {
            return Err(RecipeError {
                field: "box",
                allowed: "the box of a grid with a side up to 9",
            });
        }
        if self.extra_givens > self.shape.cells() / 4 {
            return Err(RecipeError {
                field: "extra",
                allowed: "a whole number up to a quarter of the number of cells",
            });
        }
        self.training.check()
    }
}

/// A training from generated puzzles, which is tested on puzzles that it never sees, in slices that a page can make.
#[derive(Debug)]
pub struct TrainingSession {
    recipe: SessionRecipe,
    trainer: Trainer,
    tests: Vec<Test>,
    results: Vec<UpdateResult>,
    /// The number of steps that each test puzzle took in the latest complete test; `None` if it was not solved.
    solved: Vec<Option<u32>>,
    /// The test that is in progress.
    examination: Option<Examination>,
}

/// A test puzzle.
#[derive(Debug)]
struct Test {
    position: Position,
    /// Naked and hidden singles solve the puzzle.
    is_easy: bool,
}

/// A test in progress.
#[derive(Debug)]
struct Examination {
    /// The network as it was when the test began.
    network: Arc<Network>,
    solved: Vec<Option<u32>>,
}

impl TrainingSession {
    /// Generates the test puzzles and prepares the training.
    ///
    /// # Errors
    ///
    /// [`RecipeError`] with the first field of the recipe that has no accepted value.
    pub fn new(recipe: SessionRecipe) -> Result<Self, RecipeError> {
        recipe.check()?;
        let seed = Seed(recipe.training.seed);
        let (examples, excluded) = test_puzzles(&recipe, &mut seed.child(1).rng());
        let source = GeneratedExamples::new(recipe.shape, recipe.extra_givens, excluded);
        let source = ExampleSource::Generated(source);
        let trainer = Trainer::new(recipe.training.clone(), source)?;
        let tests: Vec<_> = examples
            .iter()
            .filter_map(|example| Test::new(&example.puzzle))
            .collect();
        Ok(Self {
            recipe,
            trainer,
            solved: vec![None; tests.len()],
            tests,
            results: Vec::new(),
            examination: None,
        })
    }

    /// The recipe.
    pub fn recipe(&self) -> &SessionRecipe {
        &self.recipe
    }

    /// The number of updates made.
    pub fn updates(&self) -> u32 {
        self.trainer.updates()
    }

    /// Makes an update; returns `false` if all updates of the recipe were made before.
    pub fn update(&mut self) -> bool {
        if self.trainer.is_complete() {
            return false;
        }
        self.results.push(self.trainer.update(NonZeroUsize::MIN));
        true
    }

    /// The result of each update.
    pub fn results(&self) -> &[UpdateResult] {
        &self.results
    }

    /// The network with averaged weights.
    pub fn network(&self) -> &Network {
        self.trainer.average()
    }

    /// Tests the network on the next test puzzle; returns `true` if a test of all puzzles is complete. All puzzles of a
    /// test are given to the network as it was at the first one.
    pub fn examine_next(&mut self) -> bool {
        let network = self.trainer.average();
        let examination = self.examination.get_or_insert_with(|| Examination {
            network: Arc::new(network.clone()),
            solved: Vec::new(),
        });
        if let Some(test) = self.tests.get(examination.solved.len()) {
            let steps = steps_to_solve(&examination.network, &test.position, MAX_TEST_STEPS);
            examination.solved.push(steps);
        }
        let is_complete = examination.solved.len() >= self.tests.len();
        if is_complete && let Some(examination) = self.examination.take() {
            self.solved = examination.solved;
        }
        is_complete
    }

    /// For each test puzzle, the number of steps after which it was solved in the latest complete test; `None` if it was
    /// not solved within 64 steps.
    pub fn solved(&self) -> &[Option<u32>] {
        &self.solved
    }

    /// The test puzzles, and for each of them whether naked and hidden singles solve it.
    pub fn tests(&self) -> impl Iterator<Item = (&Grid, bool)> {
        self.tests
            .iter()
            .map(|test| (test.position.givens(), test.is_easy))
    }

    /// The probability of each digit in each cell of a test puzzle after some steps, at most 64, of the network with
    /// averaged weights: one number per digit, cell by cell. `None` if there is no such puzzle.
    pub fn probabilities(&self, test: usize, steps: u32) -> Option<Vec<f32>> {
        let position = &self.tests.get(test)?.position;
        let network = Arc::new(self.network().clone());
        let graph = CandidateGraph::new(position);
        let mut propagation = Propagation::new(network, graph, &mut Seed(0).rng());
        for _ in 0..steps.min(MAX_TEST_STEPS) {
            while !propagation.advance() {}
        }
        let side = position.shape().side();
        let mut all = vec![0.0; side * position.values().len()];
        for (cell, &digit) in position.values().iter().enumerate() {
            if digit != 0 {
                all[cell * side + usize::from(digit) - 1] = 1.0;
            }
        }
        let candidates = propagation.graph().candidates().iter();
        for (&(cell, digit), p) in candidates.zip(propagation.probabilities()) {
            all[usize::from(cell) * side + usize::from(digit) - 1] = p;
        }
        Some(all)
    }
}

impl Test {
    fn new(puzzle: &Grid) -> Option<Self> {
        let position = Position::new(puzzle).ok()?;
        let rules = sudoku_solvers::find("rules")?;
        let setup = rules.setup().params(&[("techniques", SINGLES)]);
        let mut run = rules.start(&position, &setup, false).ok()?;
        Some(Self {
            is_easy: run.run_to_end() == Outcome::Solved,
            position,
        })
    }
}

/// The ids of the techniques of an easy puzzle.
const SINGLES: &str = "naked-single,hidden-single";

/// Test puzzles of which no two are equivalent, and the set of them.
fn test_puzzles(recipe: &SessionRecipe, rng: &mut Rng) -> (Vec<Example>, Exclusion) {
    let none = Exclusion::default();
    let source = GeneratedExamples::new(recipe.shape, recipe.extra_givens, none);
    let (mut tests, mut excluded) = (Vec::new(), Exclusion::default());
    let mut repetitions = 0;
    while tests.len() < test_count(recipe.shape) && repetitions < MAX_REPETITIONS {
        let example = source.draw(rng);
        if excluded.insert(&example.puzzle) {
            tests.push(example);
            repetitions = 0;
        } else {
            repetitions += 1;
        }
    }
    (tests, excluded)
}

#[cfg(test)]
mod tests {
    use sudoku_solvers::learned::Pool;

    use super::*;
    use crate::digest;

    /// A recipe that takes a second.
    fn small(rows: usize, columns: usize) -> SessionRecipe {
        let shape = Shape::new(rows, columns).expect("a shape");
        let mut recipe = SessionRecipe::for_shape(shape);
        recipe.training.updates = UPDATES;
        recipe
    }

    const UPDATES: u32 = 200;

    /// The digest of the recipe for 6×6 grids on every target; `tests/package/training.test.mjs` compares it too.
    const DIGEST: &str = "1a5860540f67c8f3";

    /// The number of test puzzles that a complete test solves.
    fn solved(session: &mut TrainingSession) -> usize {
        while !session.examine_next() {}
        session.solved().iter().flatten().count()
    }

    #[test]
    fn a_network_learns_and_its_training_is_reproducible() {
        let mut session = TrainingSession::new(small(2, 3)).expect("a valid recipe");
        let before = solved(&mut session);
        while session.update() {}
        let after = solved(&mut session);
        assert!(before < 20 && after > 100, "{before}, then {after} of 200");
        assert_eq!(session.updates(), UPDATES);
        assert_eq!(digest(session.network().weights()), DIGEST);
        let mut again = TrainingSession::new(small(2, 3)).expect("a valid recipe");
        for _ in 0..20 {
            again.update();
            again.examine_next();
        }
        assert_eq!(again.results(), &session.results()[..20]);
    }

    #[test]
    fn switched_off_pools_keep_weights_of_zero() {
        let mut recipe = small(2, 2);
        recipe.training.pools = vec![Pool::Cell, Pool::Row];
        let mut session = TrainingSession::new(recipe).expect("a valid recipe");
        for _ in 0..10 {
            session.update();
        }
        let network = session.network();
        for pool in Pool::ALL {
            let group = sudoku_solvers::learned::WeightGroup::Pool(pool);
            let is_zero = network.group(group).iter().all(|&weight| weight == 0.0);
            assert_eq!(is_zero, !matches!(pool, Pool::Cell | Pool::Row), "{pool:?}");
        }
    }

    #[test]
    fn test_puzzles_are_unseen_and_of_the_shape_of_the_recipe() {
        for (rows, columns) in [(2, 2), (2, 3), (3, 2)] {
            let session = TrainingSession::new(small(rows, columns)).expect("a valid recipe");
            let shape = session.recipe().shape;
            let mut excluded = Exclusion::default();
            for (puzzle, _) in session.tests() {
                assert_eq!(puzzle.shape(), shape);
                assert!(excluded.insert(puzzle), "{puzzle} twice");
            }
            assert_eq!(excluded.len(), test_count(shape));
            let source = GeneratedExamples::new(shape, 0, excluded.clone());
            let mut rng = Seed(3).rng();
            for _ in 0..100 {
                assert!(!excluded.contains(&source.draw(&mut rng).puzzle));
            }
        }
    }

    #[test]
    fn probabilities_are_those_of_a_puzzle() {
        let session = TrainingSession::new(small(2, 3)).expect("a valid recipe");
        let probabilities = session.probabilities(0, 3).expect("a puzzle");
        for (cell, of_cell) in probabilities.chunks_exact(6).enumerate() {
            let sum: f32 = of_cell.iter().sum();
            assert!((sum - 1.0).abs() < 1e-4, "cell {cell}: {sum}");
        }
        assert_eq!(session.probabilities(200, 0), None);
    }

    #[test]
    fn refused_recipes_name_the_field() {
        let refused = |change: &dyn Fn(&mut SessionRecipe)| {
            let mut recipe = small(2, 3);
            change(&mut recipe);
            TrainingSession::new(recipe).expect_err("refused").field
        };
        assert_eq!(refused(&|recipe| recipe.extra_givens = 10), "extra");
        assert_eq!(refused(&|recipe| recipe.training.size.hidden = 6), "hidden");
        assert_eq!(refused(&|recipe| recipe.training.rate = f32::NAN), "rate");
        assert_eq!(refused(&|recipe| recipe.training.pools.clear()), "pools");
        assert_eq!(
            refused(&|recipe| recipe.shape = Shape::new(4, 4).expect("a shape")),
            "box"
        );
    }
}
