use sudoku_search::Trace;

use crate::record::append_row;

/// Appends one row per sample of a trace to `text`, for at most `max_samples` of its samples, evenly spaced, including
/// the first and the last. `places` comes from [`TraceSchema::places`](crate::TraceSchema::places): for each series of
/// the file, its index in the trace. The field of a value that is NaN is empty.
///
/// # Panics
///
/// Panics if a place is not the index of a series of the trace.
pub fn append_trace(
    task: u64,
    trace: &Trace,
    places: &[Option<usize>],
    max_samples: usize,
    text: &mut Vec<u8>,
) {
    let columns = trace.to_columns();
    let columns: Vec<_> = columns.chunks(trace.len().max(1)).collect();
    for sample in sample_indices(trace.len(), max_samples) {
        let value = |place: &Option<usize>| place.map(|at| columns[1 + at][sample]);
        let values = places.iter().map(value);
        let values: Vec<_> = values
            .map(|value| value.filter(|value| !value.is_nan()))
            .collect();
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "a step was a whole number when it was recorded"
        )]
        let step = columns[0][sample] as u64;
        append_row((task, step, values), text);
    }
}

/// The indices of at most `max` of `len` samples, evenly spaced, with the first and the last.
fn sample_indices(len: usize, max: usize) -> impl Iterator<Item = usize> {
    let count = len.min(max.max(2));
    (0..count).map(move |at| at * (len - 1) / (count - 1).max(1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chosen_samples_are_even_and_include_both_ends() {
        let indices_of = |len, max| sample_indices(len, max).collect::<Vec<_>>();
        assert_eq!(indices_of(0, 5), [0; 0]);
        assert_eq!(indices_of(1, 5), [0]);
        assert_eq!(indices_of(5, 5), [0, 1, 2, 3, 4]);
        assert_eq!(indices_of(2048, 3), [0, 1023, 2047]);
        let indices = indices_of(1500, 100);
        assert_eq!((indices.len(), indices[0], indices[99]), (100, 0, 1499));
        assert!(
            indices
                .array_windows()
                .all(|[a, b]| (15..=16).contains(&(b - a)))
        );
    }
}
