//! Write a technique: the last cell of a digit, as a complete example.
//!
//! A [`Technique`](crate::techniques::Technique) examines a position and passes each instance of its pattern to a
//! callback: placements or eliminations that hold in every solution, and a closure that explains them, which is only
//! called if the explanation is needed. A technique never tries digits.
//!
//! ```
//! use std::ops::ControlFlow;
//!
//! use sudoku_lab::search::{Argument, Explanation, Role, Template, docs};
//! use sudoku_lab::techniques::{
//!     Context, Family, Instance, InstanceVisitor, Path, Singles, Technique, TechniqueInfo,
//!     TechniqueRegistry,
//! };
//! use sudoku_lab::{Puzzle, hint_with};
//!
//! docs! {
//!     /// A digit that stands in all rows but one has one cell left.
//!     ///
//!     /// # How it works
//!     ///
//!     /// The digit also stands in all columns but one, and the cell where that row and that column cross is free.
//!     const DOCS;
//! }
//!
//! static LAST: Template = Template {
//!     id: "last-cell",
//!     text: "{cell} is {digit}: it is the last {digit} of the grid.",
//! };
//!
//! pub struct LastCell;
//!
//! impl Technique for LastCell {
//!     fn info(&self) -> TechniqueInfo {
//!         TechniqueInfo::new("last-cell", "Last cell of a digit", Family::Singles, DOCS)
//!     }
//!
//!     fn find(&self, context: &Context<'_>, visit: &mut InstanceVisitor<'_>) -> ControlFlow<()> {
//!         let position = context.position();
//!         let side = context.shape().side();
//!         for digit in (1..).take(side) {
//!             let placed = position.values().iter().filter(|&&value| value == digit).count();
//!             let mut places = position.blanks().filter(|&cell| position.candidates(cell).contains(digit));
//!             if let (true, Some(cell)) = (placed + 1 == side, places.next()) {
//!                 let explain = || {
//!                     let arguments = vec![("cell", Argument::Cell(cell)), ("digit", Argument::Digit(digit))];
//!                     Explanation::new(&LAST, arguments).mark(Role::Focus, cell, None)
//!                 };
//!                 visit(&Instance::placing("last-cell", &(cell, digit), &explain))?;
//!             }
//!         }
//!         ControlFlow::Continue(())
//!     }
//! }
//!
//! // Before the technique that would otherwise find the same digits:
//! let mut techniques = TechniqueRegistry::default();
//! techniques.register_before("full-house", &LastCell)?;
//! let puzzle: Puzzle = "1234 3412 214. 43.1".parse()?;
//! let hint = hint_with(&techniques, puzzle.start()).ok_or("nothing")?;
//! assert_eq!(hint.to_string(), "Last cell of a digit: r4c3 is 2: it is the last 2 of the grid.");
//!
//! // In solution paths, alone or among others:
//! let path = Path::new(puzzle.into_position(), techniques.parse("last-cell")?, Singles::OneByOne);
//! assert_eq!(path.count(), 2);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A list of techniques, your own among them, is also a solver:
//! [`TechniqueSolver`](crate::all_solvers::TechniqueSolver) of a
//! [`TechniqueList`](crate::all_solvers::TechniqueList) takes part in experiments.
//!
//! A technique that is valid only if the solution is unique says so with
//! [`TechniqueInfo::requiring_one_solution`](crate::techniques::TechniqueInfo::requiring_one_solution), and is left out
//! for other puzzles. An expensive one divides its work into
//! [`pieces`](crate::techniques::Technique::pieces). Test it against a naive version written from the definition.
