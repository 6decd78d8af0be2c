//! Human solving techniques for Sudoku: one module per technique.
//!
//! A [`Technique`] examines a [`Position`](sudoku_grid::Position) through a [`Context`], which
//! caches tables that several techniques need. The technique passes every [`Instance`] of its
//! pattern to a callback. An instance consists of placements and eliminations that hold in every
//! solution; [`Instance::deduction`] turns it into an owned [`Deduction`] with an explanation that
//! can be rendered as text and drawn. [`TECHNIQUES`] lists all techniques, easiest first.
//!
//! ```
//! use sudoku_grid::{Position, Shape, parse, ParseOptions};
//! use sudoku_techniques::Context;
//!
//! let text = "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..";
//! let position = parse(text, ParseOptions::default())?.position()?;
//! let technique = sudoku_techniques::find("hidden-single").expect("it is in the list");
//! let deduction = technique.first(&Context::new(&position)).expect("there is one here");
//! assert_eq!(deduction.placements_text(Shape::NINE), "r2c2=6");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
#![forbid(unsafe_code)]
#![cfg_attr(
    not(feature = "all"),
    allow(
        dead_code,
        reason = "the first module's list leaves most techniques out"
    )
)]

mod aligned_pair_exclusion;
mod almost_locked;
mod als_chain;
mod als_xy_wing;
mod als_xz;
mod alternating;
mod available;
mod avoidable_rectangle;
mod bug;
mod cell_set;
mod chain;
mod coloring;
mod colors;
mod context;
mod deadly;
mod death_blossom;
mod deduction;
mod empty_rectangle;
mod extended_rectangle;
mod finned_fish;
mod fish;
pub mod forcing;
mod forcing_chain;
mod franken_fish;
mod full_house;
mod hall;
mod hidden_single;
mod hidden_subset;
mod house_order;
mod link_graph;
mod list;
mod locked_candidates;
mod locked_subset;
mod medusa;
mod naked_single;
mod naked_subset;
mod nested_forcing_net;
mod nice_loop;
mod order;
mod path;
#[cfg(feature = "all")]
mod refute;
mod registry;
mod remote_pair;
mod sue_de_coq;
mod technique;
mod turbot;
mod unique_loop;
mod unique_rectangle;
mod w_wing;
mod wing;
mod wxyz_wing;
mod x_chain;
mod xy_chain;

pub use available::AvailableDeductions;
pub use context::Context;
pub use deduction::{Deduction, Instance, eliminations_text, placements_text};
pub use list::{TECHNIQUES, TechniqueChoice, easiest, find};
pub use order::{BERGGREN_NILSSON, ORDERS, Order};
pub use path::{Path, Piece, Singles, Step, search_from};
#[cfg(feature = "all")]
pub use refute::{Consequence, Contradiction, Refutation, refute};
pub use registry::{TechniqueListError, TechniqueRegistry};
pub use technique::{Family, InstanceVisitor, Technique, TechniqueInfo};

/// The examples of the README, which `cargo test` runs.
#[cfg(doctest)]
#[doc = include_str!("README.md")]
struct Readme;
