//! Human techniques, one file each.
//!
//! A [`Technique`] looks at a [`Position`](sudoku_grid::Position) through a [`Context`], which
//! techniques share, and yields its instances there: each an [`Instance`] of placements and
//! eliminations that hold in every solution, which can be kept as a [`Deduction`] with an
//! explanation that can be drawn. [`TECHNIQUES`] lists them, easiest first.
//!
//! ```
//! use sudoku_grid::{Position, Shape, parse, Reading};
//! use sudoku_techniques::Context;
//!
//! let text = "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..";
//! let position = parse(text, Reading::default())?.position()?;
//! let technique = sudoku_techniques::find("hidden-single").expect("it is in the list");
//! let deduction = technique.first(&Context::new(&position)).expect("there is one here");
//! assert_eq!(deduction.placements_text(Shape::NINE), "r2c2=6");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
#![forbid(unsafe_code)]
#![cfg_attr(not(feature = "all"), allow(dead_code))]

mod available;
mod cells;
#[cfg(feature = "all")]
mod chain;
#[cfg(feature = "all")]
mod coloring;
#[cfg(feature = "all")]
mod colors;
mod context;
mod deduction;
#[cfg(feature = "all")]
mod empty_rectangle;
#[cfg(feature = "all")]
mod finned_fish;
mod fish;
mod full_house;
mod hidden_single;
mod hidden_subset;
mod locked_candidates;
#[cfg(feature = "all")]
mod locked_subset;
#[cfg(feature = "all")]
mod medusa;
mod naked_single;
mod naked_subset;
mod order;
mod path;
#[cfg(feature = "all")]
mod remote_pair;
mod technique;
mod tight;
#[cfg(feature = "all")]
mod turbot;
#[cfg(feature = "all")]
mod x_chain;
#[cfg(feature = "all")]
mod xy_chain;

pub use available::Available;
pub use context::Context;
pub use deduction::{Deduction, Instance, eliminations_text, placements_text};
pub use order::{ORDERS, Order};
pub use path::{Path, Piece, Singles, Step, look};
pub use technique::{About, Each, Family, Level, Technique, TechniqueChoice, easiest, find};

#[cfg(feature = "all")]
use colors::{MultiColors, SimpleColors};
#[cfg(feature = "all")]
use empty_rectangle::EmptyRectangle;
#[cfg(feature = "all")]
use finned_fish::FinnedFish;
use fish::Fish;
use full_house::FullHouse;
use hidden_single::HiddenSingle;
use hidden_subset::HiddenSubset;
use locked_candidates::LockedCandidates;
#[cfg(feature = "all")]
use locked_subset::LockedSubset;
#[cfg(feature = "all")]
use medusa::Medusa;
use naked_single::NakedSingle;
use naked_subset::NakedSubset;
#[cfg(feature = "all")]
use remote_pair::RemotePair;
#[cfg(feature = "all")]
use turbot::TwoLinks;
#[cfg(feature = "all")]
use x_chain::XChain;
#[cfg(feature = "all")]
use xy_chain::XyChain;

/// Every technique, easiest first.
pub static TECHNIQUES: &[&dyn Technique] = &[
    &FullHouse,
    &NakedSingle,
    &HiddenSingle,
    #[cfg(feature = "all")]
    &LockedSubset::PAIR,
    #[cfg(feature = "all")]
    &LockedSubset::TRIPLE,
    &LockedCandidates,
    &NakedSubset::PAIR,
    &HiddenSubset::PAIR,
    &NakedSubset::TRIPLE,
    &HiddenSubset::TRIPLE,
    &NakedSubset::QUAD,
    &HiddenSubset::QUAD,
    &Fish::X_WING,
    &Fish::SWORDFISH,
    &Fish::JELLYFISH,
    #[cfg(feature = "all")]
    &RemotePair,
    #[cfg(feature = "all")]
    &TwoLinks::SKYSCRAPER,
    #[cfg(feature = "all")]
    &TwoLinks::KITE,
    #[cfg(feature = "all")]
    &TwoLinks::TURBOT,
    #[cfg(feature = "all")]
    &EmptyRectangle,
    #[cfg(feature = "all")]
    &FinnedFish::X_WING,
    #[cfg(feature = "all")]
    &FinnedFish::SASHIMI_X_WING,
    #[cfg(feature = "all")]
    &FinnedFish::SWORDFISH,
    #[cfg(feature = "all")]
    &FinnedFish::SASHIMI_SWORDFISH,
    #[cfg(feature = "all")]
    &FinnedFish::JELLYFISH,
    #[cfg(feature = "all")]
    &FinnedFish::SASHIMI_JELLYFISH,
    #[cfg(feature = "all")]
    &SimpleColors,
    #[cfg(feature = "all")]
    &MultiColors,
    #[cfg(feature = "all")]
    &XChain,
    #[cfg(feature = "all")]
    &XyChain,
    #[cfg(feature = "all")]
    &Medusa,
    &Fish::SQUIRMBAG,
    #[cfg(feature = "all")]
    &FinnedFish::SQUIRMBAG,
    #[cfg(feature = "all")]
    &FinnedFish::SASHIMI_SQUIRMBAG,
    &NakedSubset::LARGE,
    &HiddenSubset::LARGE,
];
