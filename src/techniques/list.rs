//! The list of all techniques, and lookup by id.
#![cfg_attr(
    not(feature = "all"),
    allow(
        unused_imports,
        reason = "the first module's list leaves most techniques out"
    )
)]

use sudoku_grid::Position;
use sudoku_search::Choice;

use crate::aligned_pair_exclusion::AlignedPairExclusion;
use crate::als_chain::AlsChain;
use crate::als_xy_wing::AlsXyWing;
use crate::als_xz::AlsXz;
use crate::avoidable_rectangle::AvoidableRectangle;
use crate::bug::Bug;
use crate::colors::{MultiColors, SimpleColors};
use crate::death_blossom::DeathBlossom;
use crate::empty_rectangle::EmptyRectangle;
use crate::extended_rectangle::ExtendedRectangle;
use crate::finned_fish::FinnedFish;
use crate::fish::Fish;
use crate::forcing_chain::ForcingChains;
use crate::franken_fish::FrankenFish;
use crate::full_house::FullHouse;
use crate::hidden_single::HiddenSingle;
use crate::hidden_subset::HiddenSubset;
use crate::locked_candidates::LockedCandidates;
use crate::locked_subset::LockedSubset;
use crate::medusa::Medusa;
use crate::naked_single::NakedSingle;
use crate::naked_subset::NakedSubset;
use crate::nested_forcing_net::NestedForcingNet;
use crate::nice_loop::NiceLoop;
use crate::remote_pair::RemotePair;
use crate::sue_de_coq::SueDeCoq;
use crate::turbot::TwoLinks;
use crate::unique_loop::UniqueLoop;
use crate::unique_rectangle::UniqueRectangle;
use crate::w_wing::WWing;
use crate::wing::Wing;
use crate::wxyz_wing::WxyzWing;
use crate::x_chain::XChain;
use crate::xy_chain::XyChain;
use crate::{Context, Deduction, Technique};

/// All techniques, easiest first.
///
/// Without the feature `all`, these are the techniques in the page's first module: those that the
/// rule-based solver of Berggren and Nilsson uses, and easier ones. The first hints of the page use no others.
pub static TECHNIQUES: &[&dyn Technique] = &[
    &FullHouse,
    &NakedSingle,
    &HiddenSingle,
    &LockedSubset::PAIR,
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
    &Bug::TYPE_1,
    #[cfg(feature = "all")]
    &TwoLinks::SKYSCRAPER,
    #[cfg(feature = "all")]
    &TwoLinks::KITE,
    #[cfg(feature = "all")]
    &TwoLinks::TURBOT,
    #[cfg(feature = "all")]
    &EmptyRectangle,
    #[cfg(feature = "all")]
    &WWing,
    #[cfg(feature = "all")]
    &Wing::XY,
    #[cfg(feature = "all")]
    &Wing::XYZ,
    #[cfg(feature = "all")]
    &UniqueRectangle::TYPE_1,
    #[cfg(feature = "all")]
    &UniqueRectangle::TYPE_2,
    #[cfg(feature = "all")]
    &UniqueRectangle::TYPE_3,
    #[cfg(feature = "all")]
    &UniqueRectangle::TYPE_4,
    #[cfg(feature = "all")]
    &UniqueRectangle::TYPE_5,
    #[cfg(feature = "all")]
    &UniqueRectangle::TYPE_6,
    #[cfg(feature = "all")]
    &UniqueRectangle::HIDDEN,
    #[cfg(feature = "all")]
    &AvoidableRectangle::TYPE_1,
    #[cfg(feature = "all")]
    &AvoidableRectangle::TYPE_2,
    #[cfg(feature = "all")]
    &UniqueLoop,
    #[cfg(feature = "all")]
    &ExtendedRectangle,
    #[cfg(feature = "all")]
    &Bug::TYPE_2,
    #[cfg(feature = "all")]
    &Bug::TYPE_3,
    #[cfg(feature = "all")]
    &Bug::TYPE_4,
    #[cfg(feature = "all")]
    &WxyzWing,
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
    &SueDeCoq,
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
    #[cfg(feature = "all")]
    &NiceLoop::PLAIN,
    #[cfg(feature = "all")]
    &NiceLoop::GROUPED,
    #[cfg(feature = "all")]
    &AlsXz,
    #[cfg(feature = "all")]
    &AlsXyWing,
    #[cfg(feature = "all")]
    &AlsChain,
    #[cfg(feature = "all")]
    &DeathBlossom,
    #[cfg(feature = "all")]
    &AlignedPairExclusion,
    #[cfg(feature = "all")]
    &FrankenFish::X_WING,
    #[cfg(feature = "all")]
    &FrankenFish::SWORDFISH,
    #[cfg(feature = "all")]
    &FrankenFish::FINNED_X_WING,
    #[cfg(feature = "all")]
    &FrankenFish::FINNED_SWORDFISH,
    &Fish::SQUIRMBAG,
    #[cfg(feature = "all")]
    &FinnedFish::SQUIRMBAG,
    #[cfg(feature = "all")]
    &FinnedFish::SASHIMI_SQUIRMBAG,
    &NakedSubset::LARGE,
    &HiddenSubset::LARGE,
    #[cfg(feature = "all")]
    &ForcingChains::CHAIN,
    #[cfg(feature = "all")]
    &ForcingChains::NET,
    #[cfg(feature = "all")]
    &NestedForcingNet,
];

/// The technique with this id, or `None` if [`TECHNIQUES`] has no such technique.
pub fn find(id: &str) -> Option<&'static dyn Technique> {
    TECHNIQUES
        .iter()
        .copied()
        .find(|technique| technique.info().id == id)
}

/// The next step of a solution path: the first instance of the first technique in [`TECHNIQUES`]
/// that has one.
///
/// Returns `None` if the position is solved, or if no technique finds anything.
pub fn easiest(position: &Position) -> Option<Deduction> {
    let context = Context::new(position);
    TECHNIQUES
        .iter()
        .find_map(|technique| technique.first(&context))
}

/// A technique as the value of a solver parameter: an index into [`TECHNIQUES`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TechniqueChoice(usize);

impl TechniqueChoice {
    /// The choice that stands for the technique with this id, or `None` if there is no such
    /// technique.
    pub fn from_id(id: &str) -> Option<Self> {
        TECHNIQUES
            .iter()
            .position(|technique| technique.info().id == id)
            .map(Self)
    }

    /// The chosen technique.
    pub fn technique(self) -> &'static dyn Technique {
        TECHNIQUES[self.0]
    }
}

impl Choice for TechniqueChoice {
    fn options() -> Vec<(&'static str, &'static str)> {
        TECHNIQUES
            .iter()
            .map(|technique| (technique.info().id, technique.info().summary()))
            .collect()
    }

    fn index(self) -> usize {
        self.0
    }

    fn at(index: usize) -> Self {
        assert!(index < TECHNIQUES.len(), "there is no such technique");
        Self(index)
    }
}
