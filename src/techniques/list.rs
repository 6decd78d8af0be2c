//! The list of all techniques.
#![cfg_attr(
    not(feature = "all"),
    allow(
        unused_imports,
        reason = "the first module's list leaves most techniques out"
    )
)]

use crate::Technique;
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

/// All techniques, easiest first.
#[cfg(feature = "all")]
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
    &RemotePair,
    &Bug::TYPE_1,
    &TwoLinks::SKYSCRAPER,
    &TwoLinks::KITE,
    &TwoLinks::TURBOT,
    &EmptyRectangle,
    &WWing,
    &Wing::XY,
    &Wing::XYZ,
    &UniqueRectangle::TYPE_1,
    &UniqueRectangle::TYPE_2,
    &UniqueRectangle::TYPE_3,
    &UniqueRectangle::TYPE_4,
    &UniqueRectangle::TYPE_5,
    &UniqueRectangle::TYPE_6,
    &UniqueRectangle::HIDDEN,
    &AvoidableRectangle::TYPE_1,
    &AvoidableRectangle::TYPE_2,
    &UniqueLoop,
    &ExtendedRectangle,
    &Bug::TYPE_2,
    &Bug::TYPE_3,
    &Bug::TYPE_4,
    &WxyzWing,
    &FinnedFish::X_WING,
    &FinnedFish::SASHIMI_X_WING,
    &FinnedFish::SWORDFISH,
    &FinnedFish::SASHIMI_SWORDFISH,
    &FinnedFish::JELLYFISH,
    &FinnedFish::SASHIMI_JELLYFISH,
    &SueDeCoq,
    &SimpleColors,
    &MultiColors,
    &XChain,
    &XyChain,
    &Medusa,
    &NiceLoop::PLAIN,
    &NiceLoop::GROUPED,
    &AlsXz,
    &AlsXyWing,
    &AlsChain,
    &DeathBlossom,
    &AlignedPairExclusion,
    &FrankenFish::X_WING,
    &FrankenFish::SWORDFISH,
    &FrankenFish::FINNED_X_WING,
    &FrankenFish::FINNED_SWORDFISH,
    &Fish::SQUIRMBAG,
    &FinnedFish::SQUIRMBAG,
    &FinnedFish::SASHIMI_SQUIRMBAG,
    &NakedSubset::LARGE,
    &HiddenSubset::LARGE,
    &ForcingChains::CHAIN,
    &ForcingChains::NET,
    &NestedForcingNet,
];

/// The techniques in the page's first module, easiest first: those that the rule-based solver of
/// Berggren and Nilsson uses, and easier ones.
#[cfg(not(feature = "all"))]
pub static TECHNIQUES: &[&dyn Technique] = &[
    &FullHouse,
    &NakedSingle,
    &HiddenSingle,
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
    &Fish::SQUIRMBAG,
    &NakedSubset::LARGE,
    &HiddenSubset::LARGE,
];
