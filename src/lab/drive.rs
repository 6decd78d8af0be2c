//! Drivers, which run algorithms to their end: one run on one thread (`alone`), one run split into
//! parts (`split`), one run whose steps are computed by several threads (`shared`), several seeds
//! (`portfolio`), and many items in order (`ordered`).

pub(crate) mod alone;
pub(crate) mod ordered;
pub(crate) mod portfolio;
pub(crate) mod progress;
pub(crate) mod shared;
pub(crate) mod split;
mod threads;
