//! Functions for several instruction sets.

/// Compiles a function for several x86-64 instruction sets; the best one that the processor
/// supports is chosen at run time.
macro_rules! multiversioned {
    ($function:item) => {
        #[multiversion::multiversion(targets(
            "x86_64+avx512f+avx512vl+avx2+bmi1+bmi2+lzcnt+popcnt",
            "x86_64+avx2+bmi1+bmi2+lzcnt+popcnt",
        ))]
        $function
    };
}
pub(crate) use multiversioned;
