//! Write a solver: depth-first search over the first blank cell, as a complete example.
//!
//! The declarations come first: documentation, parameters, plotted quantities and counters. The command line, the page
//! and experiments derive forms, plots and columns from them. Then the state, and how one step changes it.
//!
//! ```
//! use std::ops::ControlFlow;
//!
//! use sudoku_lab::grid::{Digits, Position};
//! use sudoku_lab::search::{
//!     Event, Info, Kind, Rng, Search, StartError, Template, View, counters, docs, params, series,
//! };
//! use sudoku_lab::{AlgorithmParams, Outcome, Puzzle, Solver};
//!
//! docs! {
//!     /// Tries the candidates of the first blank cell one after the other, depth first.
//!     const DOCS;
//! }
//!
//! params! {
//!     /// The parameters of the solver `first-cell`.
//!     pub struct FirstCell for FirstCellSearch {
//!         /// Tries the highest digit first instead of the lowest.
//!         descending: bool = false,
//!     }
//! }
//!
//! series! {
//!     /// The plotted quantities.
//!     pub struct Sample {
//!         /// Cells that the search has filled.
//!         #[unit("cells")]
//!         depth: f64,
//!     }
//! }
//!
//! counters! {
//!     /// The counters.
//!     pub struct Tally {
//!         /// Digits tried.
//!         nodes: u64,
//!     }
//! }
//!
//! static FULL: Template = Template { id: "first-cell.full", text: "the grid is full" };
//!
//! #[derive(Clone)]
//! pub struct FirstCellSearch {
//!     params: FirstCell,
//!     /// The positions on the branch, each with its first blank cell and the digits not tried there yet.
//!     branch: Vec<(Position, usize, Digits)>,
//!     /// The position in view.
//!     shown: Position,
//!     nodes: u32,
//! }
//!
//! impl Search for FirstCellSearch {
//!     const INFO: Info = Info {
//!         id: "first-cell",
//!         name: "First cell",
//!         docs: DOCS,
//!         kind: Kind::Solver,
//!         complete: true, // it finds every solution, and detects that there is none
//!         step: "node",
//!         sides: (4, 25),
//!     };
//!     type Params = FirstCell;
//!     type Sample = Sample;
//!     type Counters = Tally;
//!
//!     fn start(position: &Position, params: &FirstCell, _: Rng) -> Result<Self, StartError> {
//!         let first = position.blanks().next().ok_or(StartError::Other(&FULL))?;
//!         Ok(Self {
//!             params: params.clone(),
//!             branch: vec![(position.clone(), first, position.candidates(first))],
//!             shown: position.clone(),
//!             nodes: 0,
//!         })
//!     }
//!
//!     fn step(&mut self) -> ControlFlow<Event> {
//!         let Some((position, cell, untried)) = self.branch.last_mut() else {
//!             return ControlFlow::Break(Event::Exhausted);
//!         };
//!         let mut digits = untried.iter();
//!         let digit = if self.params.descending { digits.last() } else { digits.next() };
//!         let Some(digit) = digit else {
//!             self.branch.pop();
//!             return ControlFlow::Continue(());
//!         };
//!         untried.remove(digit);
//!         self.shown = position.clone();
//!         self.shown.place(*cell, digit);
//!         self.nodes += 1;
//!         let Some(next) = self.shown.blanks().next() else {
//!             return ControlFlow::Break(Event::Found);
//!         };
//!         self.branch.push((self.shown.clone(), next, self.shown.candidates(next)));
//!         ControlFlow::Continue(())
//!     }
//!
//!     fn steps(&self) -> u64 {
//!         self.nodes.into()
//!     }
//!
//!     fn sample(&self) -> Sample {
//!         Sample { depth: self.branch.len() as f64 }
//!     }
//!
//!     fn view(&self, view: &mut View) {
//!         view.digits.copy_from_slice(self.shown.values());
//!         view.weights.fill(0.0);
//!     }
//!
//!     fn counters(&self) -> Tally {
//!         Tally { nodes: self.nodes.into() }
//!     }
//!
//!     // Optional: without `fork`, earlier steps of a run are recomputed from the start.
//!     fn fork(&self) -> Option<Self> {
//!         Some(self.clone())
//!     }
//! }
//!
//! let puzzle: Puzzle = "1... ..3. .4.. ...2".parse()?;
//! let solved = Solver::new(FirstCell::default().descending(true)).solve(&puzzle)?;
//! assert_eq!(solved.outcome, Outcome::Solved);
//! assert!(solved.counter("nodes") >= Some(10));
//!
//! // Among all others, by its id:
//! let mut registry = sudoku_lab::registry();
//! registry.register(FirstCell::algorithm())?;
//! let same = Solver::from_setup("first-cell descending=true".parse()?, &registry)?;
//! assert_eq!(same.solve(&puzzle)?, solved);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # What else a solver can do
//!
//! The other methods of [`Search`](crate::search::Search) have defaults: `explain` gives the reason of the last step,
//! `executed_lines` the executed lines of the pseudo-code that [`code!`](macro@crate::search::code) declares, `split` divides
//! the work among threads, `check` refuses parameters that do not fit a shape.
//!
//! A kernel that cannot be interrupted after each node, such as a SAT solver, gets a fixed budget per call, and that is
//! a step.
