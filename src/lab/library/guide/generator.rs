//! Write a generator: remove givens from a full grid as long as the solution stays unique.
//!
//! A generator is a [`Search`](crate::search::Search) of [`Kind::Generator`](crate::search::Kind::Generator). It starts
//! from a pattern, usually the empty grid, keeps the pattern's givens, and reports
//! [`Event::Found`](crate::search::Event::Found) when its view holds a puzzle. The host checks that the puzzle has no
//! conflicts; [`Generator::generate`](crate::Generator::generate) also proves that its solution is unique.
//!
//! ```
//! use std::ops::ControlFlow;
//!
//! use sudoku_lab::grid::{Grid, Position};
//! use sudoku_lab::search::{
//!     Event, Info, Kind, Rng, Search, StartError, Template, View, counters, docs, series, shuffle,
//! };
//! use sudoku_lab::{Generator, Puzzle, algorithm, count_solutions, solve};
//!
//! docs! {
//!     /// Removes givens from a full grid in random order as long as the solution stays unique.
//!     const DOCS;
//! }
//!
//! series! {
//!     /// The plotted quantities.
//!     pub struct Sample {
//!         /// Givens of the puzzle.
//!         #[unit("givens")]
//!         givens: f64,
//!     }
//! }
//!
//! counters! {
//!     /// The counters.
//!     pub struct Tally {
//!         /// Cells tried.
//!         tests: u64,
//!     }
//! }
//!
//! static CONFLICT: Template =
//!     Template { id: "remover.conflict", text: "the givens conflict" };
//! static NO_SOLUTION: Template =
//!     Template { id: "remover.no-solution", text: "the pattern has no solution" };
//!
//! #[derive(Clone)]
//! pub struct Remover {
//!     puzzle: Grid,
//!     /// The cells that have not been tried, in random order.
//!     untried: Vec<usize>,
//!     tests: u32,
//!     found: bool,
//! }
//!
//! impl Search for Remover {
//!     const INFO: Info = Info {
//!         id: "remover",
//!         name: "Remover",
//!         docs: DOCS,
//!         kind: Kind::Generator,
//!         complete: false,
//!         step: "test",
//!         sides: (4, 9),
//!     };
//!     type Params = ();
//!     type Sample = Sample;
//!     type Counters = Tally;
//!
//!     fn start(position: &Position, (): &(), mut rng: Rng) -> Result<Self, StartError> {
//!         let pattern = position.givens();
//!         let puzzle = Puzzle::new(pattern).map_err(|_| StartError::Other(&CONFLICT))?;
//!         let mut full = solve(&puzzle).ok_or(StartError::Other(&NO_SOLUTION))?;
//!         let mut untried: Vec<_> = position.blanks().collect();
//!         shuffle(&mut untried, &mut rng);
//!         if untried.len() == full.digits().len() {
//!             // Without givens, exchanging digits gives another grid.
//!             let mut names: Vec<u8> = (1..).take(full.shape().side()).collect();
//!             shuffle(&mut names, &mut rng);
//!             let renamed = full.digits().iter().map(|&digit| names[usize::from(digit) - 1]);
//!             full = Grid::new(full.shape(), renamed.collect()).ok_or(StartError::Other(&NO_SOLUTION))?;
//!         }
//!         Ok(Self { puzzle: full, untried, tests: 0, found: false })
//!     }
//!
//!     fn step(&mut self) -> ControlFlow<Event> {
//!         let Some(cell) = self.untried.pop() else {
//!             let event = if self.found { Event::Stalled } else { Event::Found };
//!             self.found = true;
//!             return ControlFlow::Break(event);
//!         };
//!         self.tests += 1;
//!         let digit = self.puzzle.get(cell);
//!         self.puzzle.set(cell, 0);
//!         let unique = Puzzle::new(&self.puzzle).is_ok_and(|puzzle| count_solutions(&puzzle, 2) == 1);
//!         if !unique {
//!             self.puzzle.set(cell, digit);
//!         }
//!         ControlFlow::Continue(())
//!     }
//!
//!     fn steps(&self) -> u64 {
//!         self.tests.into()
//!     }
//!
//!     fn sample(&self) -> Sample {
//!         Sample { givens: self.puzzle.givens() as f64 }
//!     }
//!
//!     fn view(&self, view: &mut View) {
//!         view.digits.copy_from_slice(self.puzzle.digits());
//!         view.weights.fill(0.0);
//!     }
//!
//!     fn counters(&self) -> Tally {
//!         Tally { tests: self.tests.into() }
//!     }
//! }
//!
//! let generator = Generator::of(algorithm::<Remover>()).seed(1);
//! let puzzle = generator.generate()?;
//! assert!(puzzle.givens().givens() < 40);
//! // Generation by difficulty works with any generator.
//! let hard = generator.rated("qqwing=intermediate..").generate()?;
//! assert_ne!(hard, puzzle);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
