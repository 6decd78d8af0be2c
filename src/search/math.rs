//! Functions whose last bit must not depend on the target.
//!
//! IEEE 754 fixes `+ - * /` and the square root; it leaves `exp` and `ln` to the library, and the
//! ones a native and a wasm `std` use differ in their last bit. These are the same everywhere.

/// `e` to the power `x`.
pub fn exp(x: f64) -> f64 {
    libm::exp(x)
}

/// The natural logarithm of `x`.
pub fn ln(x: f64) -> f64 {
    libm::log(x)
}

/// `x` to the power `y`.
pub fn pow(x: f64, y: f64) -> f64 {
    libm::pow(x, y)
}
