//! Products of matrices of `f32`, row by row, for the network and for its training.
//!
//! Every sum has a fixed order, and no multiplication is fused with an addition, so a result has the same bits on every
//! target. The sizes of the blocks only determine how many sums are computed at once.

use multiversion::target::match_target;

use super::graph::Pool;
use crate::multiversioned::multiversioned;

/// The widths of rows of a product `output += input × weights`.
#[derive(Clone, Copy, Debug)]
pub struct Widths {
    /// The number of columns of `input`, which is the number of rows of `weights`.
    pub input: usize,
    /// The number of columns of `weights` and of `output`; a multiple of 4.
    pub output: usize,
}

multiversioned! {
    /// Adds `input × weights` to `output`. Rows are stored one after the other.
    pub fn add_product(widths: Widths, input: &[f32], weights: &[f32], output: &mut [f32]) {
        match_target! {
            "x86_64+avx512f+avx512vl+avx2+bmi1+bmi2+lzcnt+popcnt" => product::<8, 32>(widths, input, weights, output),
            "x86_64+avx2+bmi1+bmi2+lzcnt+popcnt" => product::<6, 16>(widths, input, weights, output),
            _ => product::<4, 8>(widths, input, weights, output),
        }
    }
}

multiversioned! {
    /// Adds `inputᵀ × output` to `gradient`, a matrix with `widths.input` rows and `widths.output` columns: the
    /// derivative of a product with respect to its weights.
    pub fn add_outer_product(widths: Widths, input: &[f32], output: &[f32], gradient: &mut [f32]) {
        match_target! {
            "x86_64+avx512f+avx512vl+avx2+bmi1+bmi2+lzcnt+popcnt" => outer::<8, 32>(widths, input, output, gradient),
            "x86_64+avx2+bmi1+bmi2+lzcnt+popcnt" => outer::<6, 16>(widths, input, output, gradient),
            _ => outer::<4, 8>(widths, input, output, gradient),
        }
    }
}

/// [`add_product`], with blocks of `R` rows and `N` columns.
#[inline(always)]
#[expect(
    clippy::inline_always,
    reason = "compiled for the instruction set of its caller"
)]
fn product<const R: usize, const N: usize>(
    Widths {
        input: k,
        output: n,
    }: Widths,
    input: &[f32],
    weights: &[f32],
    output: &mut [f32],
) {
    let full = input.len() / k / R * R;
    for row in (0..full).step_by(R) {
        let mut rows = [&input[..k]; R];
        for (r, values) in rows.iter_mut().enumerate() {
            *values = &input[(row + r) * k..][..k];
        }
        product_of_rows::<R, N>(n, rows, weights, &mut output[row * n..]);
    }
    for row in full..input.len() / k {
        product_of_rows::<1, N>(n, [&input[row * k..][..k]], weights, &mut output[row * n..]);
    }
}

/// The product of `R` rows.
#[inline(always)]
#[expect(
    clippy::inline_always,
    reason = "compiled for the instruction set of its caller"
)]
fn product_of_rows<const R: usize, const N: usize>(
    n: usize,
    rows: [&[f32]; R],
    weights: &[f32],
    output: &mut [f32],
) {
    let wide = n / N * N;
    for column in (0..wide).step_by(N) {
        product_block::<R, N>(n, rows, weights, column, output);
    }
    for column in (wide..n).step_by(4) {
        product_block::<R, 4>(n, rows, weights, column, output);
    }
}

/// The product of `R` rows with `N` columns of the weights.
#[inline(always)]
#[expect(
    clippy::inline_always,
    reason = "compiled for the instruction set of its caller"
)]
fn product_block<const R: usize, const N: usize>(
    n: usize,
    rows: [&[f32]; R],
    weights: &[f32],
    column: usize,
    output: &mut [f32],
) {
    let mut sums = [[0.0; N]; R];
    for (r, sums) in sums.iter_mut().enumerate() {
        sums.copy_from_slice(&output[r * n + column..][..N]);
    }
    for (i, weights) in weights.chunks_exact(n).enumerate() {
        let weights: &[f32; N] = weights[column..][..N].try_into().expect("N columns");
        for r in 0..R {
            let x = rows[r][i];
            for j in 0..N {
                sums[r][j] += x * weights[j];
            }
        }
    }
    for (r, sums) in sums.iter().enumerate() {
        output[r * n + column..][..N].copy_from_slice(sums);
    }
}

/// [`add_outer_product`], with blocks of `R` rows and `N` columns of the gradient.
#[inline(always)]
#[expect(
    clippy::inline_always,
    reason = "compiled for the instruction set of its caller"
)]
fn outer<const R: usize, const N: usize>(
    Widths {
        input: k,
        output: n,
    }: Widths,
    input: &[f32],
    output: &[f32],
    gradient: &mut [f32],
) {
    let full = k / R * R;
    let wide = n / N * N;
    for row in (0..full).step_by(R) {
        for column in (0..wide).step_by(N) {
            outer_block::<R, N>((k, row), (n, column), input, output, gradient);
        }
        for column in (wide..n).step_by(4) {
            outer_block::<R, 4>((k, row), (n, column), input, output, gradient);
        }
    }
    for row in full..k {
        for column in (0..n).step_by(4) {
            outer_block::<1, 4>((k, row), (n, column), input, output, gradient);
        }
    }
}

/// `R` rows and `N` columns of the gradient, from `row` and `column` on.
#[inline(always)]
#[expect(
    clippy::inline_always,
    reason = "compiled for the instruction set of its caller"
)]
fn outer_block<const R: usize, const N: usize>(
    (k, row): (usize, usize),
    (n, column): (usize, usize),
    input: &[f32],
    output: &[f32],
    gradient: &mut [f32],
) {
    let mut sums = [[0.0; N]; R];
    for (r, sums) in sums.iter_mut().enumerate() {
        sums.copy_from_slice(&gradient[(row + r) * n + column..][..N]);
    }
    // One slice per row of the block: as an array of `R` inputs, the compiler would not keep the sums in registers.
    let mut columns = [input; R];
    for (r, values) in columns.iter_mut().enumerate() {
        *values = input.get(row + r..).unwrap_or(&[]);
    }
    for (i, output) in output.chunks_exact(n).enumerate() {
        let output: &[f32; N] = output[column..][..N].try_into().expect("N outputs");
        for r in 0..R {
            let x = columns[r][i * k];
            for j in 0..N {
                sums[r][j] += x * output[j];
            }
        }
    }
    for (r, sums) in sums.iter().enumerate() {
        gradient[(row + r) * n + column..][..N].copy_from_slice(sums);
    }
}

multiversioned! {
    /// Adds each row to the sums of its groups.
    pub fn add_to_groups(
        width: usize,
        rows: &[f32],
        groups: &[[u16; Pool::ALL.len()]],
        sums: &mut [f32],
    ) {
        for (row, groups) in rows.chunks_exact(width).zip(groups) {
            for &group in groups {
                add(&mut sums[usize::from(group) * width..][..width], row);
            }
        }
    }
}

multiversioned! {
    /// Adds to each row the values of its groups.
    pub fn add_from_groups(
        width: usize,
        values: &[f32],
        groups: &[[u16; Pool::ALL.len()]],
        rows: &mut [f32],
    ) {
        for (row, groups) in rows.chunks_exact_mut(width).zip(groups) {
            for &group in groups {
                add(row, &values[usize::from(group) * width..][..width]);
            }
        }
    }
}

multiversioned! {
    /// Adds all rows to one.
    pub fn add_rows(rows: &[f32], sum: &mut [f32]) {
        for row in rows.chunks_exact(sum.len()) {
            add(sum, row);
        }
    }
}

/// Adds a row to another.
#[inline(always)]
#[expect(
    clippy::inline_always,
    reason = "compiled for the instruction set of its caller"
)]
fn add(to: &mut [f32], from: &[f32]) {
    for (to, from) in to.iter_mut().zip(from) {
        *to += from;
    }
}

/// The sum of products of two rows, whose length is a multiple of 4, as four interleaved sums.
pub fn dot(x: &[f32], y: &[f32]) -> f32 {
    let mut sums = [0.0_f32; 4];
    for (x, y) in x.chunks_exact(4).zip(y.chunks_exact(4)) {
        for j in 0..4 {
            sums[j] += x[j] * y[j];
        }
    }
    (sums[0] + sums[1]) + (sums[2] + sums[3])
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Small numbers with many different mantissas.
    fn numbers(count: usize, seed: u16) -> Vec<f32> {
        let mut state = u32::from(seed);
        (0..count)
            .map(|_| {
                state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                f32::from((state >> 16) as u16) / 65_536.0 - 0.5
            })
            .collect()
    }

    /// The bits of the numbers: equality of floats would also accept 0 for −0.
    fn bits(numbers: &[f32]) -> Vec<u32> {
        numbers.iter().map(|number| number.to_bits()).collect()
    }

    #[test]
    fn blocks_compute_the_same_bits_as_plain_loops() {
        for (rows, k, n) in [(1, 4, 4), (7, 12, 20), (19, 32, 32), (8, 36, 64), (0, 4, 4)] {
            let widths = Widths {
                input: k,
                output: n,
            };
            let (x, w, start) = (
                numbers(rows * k, 1),
                numbers(k * n, 2),
                numbers(rows * n, 3),
            );
            let mut expected = start.clone();
            for r in 0..rows {
                for j in 0..n {
                    for i in 0..k {
                        expected[r * n + j] += x[r * k + i] * w[i * n + j];
                    }
                }
            }
            let mut actual = start.clone();
            add_product(widths, &x, &w, &mut actual);
            assert_eq!(bits(&actual), bits(&expected), "{rows} rows, {k} × {n}");
            let mut expected = w.clone();
            for i in 0..k {
                for j in 0..n {
                    for r in 0..rows {
                        expected[i * n + j] += x[r * k + i] * start[r * n + j];
                    }
                }
            }
            let mut actual = w.clone();
            add_outer_product(widths, &x, &start, &mut actual);
            assert_eq!(bits(&actual), bits(&expected), "{rows} rows, {k} × {n}");
            for (r, s, n) in [(4, 8, 4), (3, 16, 8), (2, 4, 12)] {
                let (mut actual, mut expected) = (numbers(r * n, 5), numbers(r * n, 5));
                let (x, w) = (numbers(r * s, 6), numbers(s * n, 7));
                let widths = Widths {
                    input: s,
                    output: n,
                };
                product::<1, 4>(widths, &x, &w, &mut actual);
                product::<8, 32>(widths, &x, &w, &mut expected);
                assert_eq!(bits(&actual), bits(&expected), "{r} rows, {s} × {n}");
            }
        }
    }
}
