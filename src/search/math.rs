//! Mathematical functions that give the same bits on every target.
//!
//! IEEE 754 specifies `+ - * /` and the square root exactly, but not `exp` and `ln`: the native
//! `std` and that of WebAssembly differ in the last bit.

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
