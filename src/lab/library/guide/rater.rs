//! Write a rater: the number of bivalue cells, as a complete example.
//!
//! A rater is a [`Search`](crate::search::Search) of [`Kind::Rater`](crate::search::Kind::Rater) with a
//! [`RatingScale`](crate::search::RatingScale), which describes the measured quantity and the columns of a rating. It
//! reports [`Event::Found`](crate::search::Event::Found) when [`Search::rating`](crate::search::Search::rating) returns
//! the final rating; the host checks that the rating fits the scale. Before, `rating` can return lower bounds, with
//! which a caller that looks for an easier puzzle stops early.
//!
//! A rater does not prove that the puzzle has one solution. An [`Assessment`](crate::rating::Assessment) makes the
//! proof first and then runs the raters.
//!
//! ```
//! use std::ops::ControlFlow;
//!
//! use sudoku_lab::grid::Position;
//! use sudoku_lab::rating::{Assessment, Rater};
//! use sudoku_lab::search::{
//!     Capabilities, Event, Info, Kind, Rating, RatingScale, RatingValue, Rng, ScaleColumn, Search, Seed,
//!     StartError, View, counters, docs, series,
//! };
//! use sudoku_lab::{Puzzle, algorithm};
//!
//! docs! {
//!     /// Counts the blank cells with two candidates.
//!     const DOCS;
//! }
//!
//! static SCALE: RatingScale = RatingScale {
//!     measures: "The number of blank cells with two candidates at the start.",
//!     definition: "Cells whose candidates, after the digits of their peers are removed, are two.",
//!     source: "This guide",
//!     unit: "cells",
//!     checked: "By counting.",
//!     columns: &[ScaleColumn { id: "bivalue", name: "Bivalue cells", decimals: 0, classes: &[] }],
//! };
//!
//! series! {
//!     /// The plotted quantities.
//!     pub struct Sample {
//!         /// Bivalue cells found.
//!         #[unit("cells")]
//!         found: f64,
//!     }
//! }
//!
//! counters! {
//!     /// The counters.
//!     pub struct Tally {
//!         /// Cells examined.
//!         examined: u64,
//!     }
//! }
//!
//! /// Examines one cell per step.
//! #[derive(Clone)]
//! pub struct BivalueCells {
//!     position: Position,
//!     examined: usize,
//!     found: u32,
//! }
//!
//! impl BivalueCells {
//!     fn is_complete(&self) -> bool {
//!         self.examined == self.position.values().len()
//!     }
//! }
//!
//! impl Search for BivalueCells {
//!     const INFO: Info = Info {
//!         id: "bivalue-cells",
//!         name: "Bivalue cells",
//!         docs: DOCS,
//!         kind: Kind::Rater,
//!         complete: false,
//!         step: "cell",
//!         sides: (4, 25),
//!     };
//!     const SCALE: Option<&'static RatingScale> = Some(&SCALE);
//!     type Params = ();
//!     type Sample = Sample;
//!     type Counters = Tally;
//!
//!     /// No random numbers: every seed gives the same rating.
//!     fn capabilities((): &()) -> Capabilities {
//!         Capabilities { random: false, ..Capabilities::default_for(&Self::INFO) }
//!     }
//!
//!     fn start(position: &Position, (): &(), _: Rng) -> Result<Self, StartError> {
//!         Ok(Self { position: position.clone(), examined: 0, found: 0 })
//!     }
//!
//!     fn step(&mut self) -> ControlFlow<Event> {
//!         if self.is_complete() {
//!             return ControlFlow::Break(Event::Stalled);
//!         }
//!         self.found += u32::from(self.position.candidates(self.examined).len() == 2);
//!         self.examined += 1;
//!         if self.is_complete() { ControlFlow::Break(Event::Found) } else { ControlFlow::Continue(()) }
//!     }
//!
//!     fn steps(&self) -> u64 {
//!         self.examined as u64
//!     }
//!
//!     fn sample(&self) -> Sample {
//!         Sample { found: self.found.into() }
//!     }
//!
//!     fn view(&self, view: &mut View) {
//!         view.digits.copy_from_slice(self.position.values());
//!         view.weights.fill(0.0);
//!     }
//!
//!     fn counters(&self) -> Tally {
//!         Tally { examined: self.steps() }
//!     }
//!
//!     fn rating(&self) -> Option<Rating> {
//!         let kind = if self.is_complete() { RatingValue::Number } else { RatingValue::LowerBound };
//!         Some(kind(self.found.into()).into())
//!     }
//! }
//!
//! let rater = Rater::of(algorithm::<BivalueCells>()).ok_or("no rater")?;
//! let puzzle: Puzzle = "1... ..3. .4.. ...2".parse()?;
//! let mut assessment = Assessment::new(&puzzle, &[rater], Seed(1))?;
//! while !assessment.advance(1000)? {}
//! assert_eq!(assessment.ratings()[0].values, [RatingValue::Number(8.0)]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
