//! Four 32-bit lanes that are processed together: a vector register where the target has one.
//!
//! All implementations have the same few operations and are tested against plain words. The wider
//! types hold the lanes of several boards side by side.

#[cfg(target_arch = "x86_64")]
mod avx2;
#[cfg(target_arch = "x86_64")]
mod avx512;

#[cfg(target_arch = "x86_64")]
#[path = "lanes/x86.rs"]
mod implementation;

#[cfg(target_arch = "aarch64")]
#[path = "lanes/neon.rs"]
mod implementation;

#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
#[path = "lanes/wasm.rs"]
mod implementation;

#[cfg(not(any(
    target_arch = "x86_64",
    target_arch = "aarch64",
    all(target_arch = "wasm32", target_feature = "simd128")
)))]
#[path = "lanes/plain.rs"]
mod implementation;

/// The portable implementation, which the tests compile on every target.
#[cfg(test)]
pub(super) mod plain;

pub(super) use implementation::Lanes;
#[cfg(target_arch = "x86_64")]
pub(super) use {avx2::BoardPair, avx512::BoardQuad};
