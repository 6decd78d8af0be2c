//! Write a rating scale: the number of bivalue cells, as a complete example.
//!
//! A [`RatingScale`](crate::rating::RatingScale) describes itself and starts a [`Rater`](crate::rating::Rater), which does
//! bounded pieces of work until it returns the rating. It starts from a
//! [`UniquePuzzle`](crate::rating::UniquePuzzle): a puzzle with a proof that it has one solution. An
//! [`Assessment`](crate::rating::Assessment) makes the proof and runs the scales.
//!
//! ```
//! use sudoku_lab::Puzzle;
//! use sudoku_lab::rating::{
//!     Assessment, Rater, Rating, RatingScale, RatingValue, ScaleColumn, ScaleInfo, UniquePuzzle,
//! };
//! use sudoku_lab::search::Seed;
//!
//! static ABOUT: ScaleInfo = ScaleInfo {
//!     id: "bivalue",
//!     name: "Bivalue cells",
//!     measures: "The number of blank cells with two candidates at the start.",
//!     definition: "Cells whose candidates, after the digits of their peers are removed, are two.",
//!     source: "This guide",
//!     unit: "cells",
//!     checked: "By counting.",
//!     sides: (4, 25),
//!     random: false,
//!     columns: &[ScaleColumn { id: "bivalue", name: "Bivalue cells", decimals: 0, classes: &[] }],
//! };
//!
//! struct Bivalue;
//!
//! /// Examines one cell per step.
//! struct Count {
//!     puzzle: UniquePuzzle,
//!     cell: usize,
//!     found: u32,
//! }
//!
//! impl RatingScale for Bivalue {
//!     fn about(&self) -> &'static ScaleInfo {
//!         &ABOUT
//!     }
//!
//!     fn start(&self, puzzle: &UniquePuzzle, _: Seed) -> Box<dyn Rater> {
//!         Box::new(Count { puzzle: puzzle.clone(), cell: 0, found: 0 })
//!     }
//! }
//!
//! impl Rater for Count {
//!     fn step(&mut self) -> Option<Rating> {
//!         let start = self.puzzle.start();
//!         if self.cell == start.values().len() {
//!             return Some(RatingValue::Number(self.found.into()).into());
//!         }
//!         self.found += u32::from(start.candidates(self.cell).len() == 2);
//!         self.cell += 1;
//!         None
//!     }
//!
//!     // Optional: who wants an easier puzzle can stop early.
//!     fn lower_bound(&self, _: usize) -> Option<f64> {
//!         Some(self.found.into())
//!     }
//! }
//!
//! let puzzle: Puzzle = "1... ..3. .4.. ...2".parse()?;
//! let mut assessment = Assessment::new(&puzzle, &[&Bivalue], Seed(1))?;
//! while !assessment.advance(1000)? {}
//! assert_eq!(assessment.ratings()[0].values, [RatingValue::Number(8.0)]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
