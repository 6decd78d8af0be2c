/// The history of a run, from its first step, in bounded memory.
///
/// A trace keeps the samples whose step is a multiple of the stride, and more of the early samples, so that
/// plots with a logarithmic axis also show the first decades: all of the first 32 steps, then 32 samples per
/// octave (from a step to twice that step). When the trace is full, the stride doubles and superfluous
/// samples are dropped, so a long run of any length keeps between a third of [`Trace::CAPACITY`] and
/// [`Trace::CAPACITY`] samples. Which steps are kept depends only on the length of the run, not on how the
/// run is divided into slices. Values are sampled, not averaged.
#[derive(Clone, Debug, PartialEq)]
pub struct Trace {
    /// The columns `[step, series...]`, one `Vec` each, as a plot needs them.
    columns: Vec<Vec<f64>>,
    /// The sample at which the run ended, if its step is not kept otherwise.
    end: Vec<f64>,
    /// The distance between kept steps: a power of two.
    stride: u64,
}

/// The number of samples from a step to twice that step. With 32 samples, a plot that shows ten
/// octaves in about 300 pixels has a sample for every pixel. The number must be a power of two, so
/// that the distances between samples are powers of two.
const SAMPLES_PER_OCTAVE: u64 = 32;

/// The distance between early samples near a step: a power of two.
fn spacing(step: u64) -> u64 {
    1 << (step / SAMPLES_PER_OCTAVE).max(1).ilog2()
}

impl Trace {
    /// The maximum number of kept samples. Each doubling of the stride adds fewer than 32 early samples that
    /// are not multiples of the stride, so they fit for every run whose steps can be counted in 64 bits.
    pub const CAPACITY: usize = 2048;

    pub(crate) fn new(series: usize) -> Self {
        Self {
            columns: vec![Vec::new(); series + 1],
            end: Vec::new(),
            stride: 1,
        }
    }

    /// The first step after `step` at which a sample is wanted.
    pub(crate) fn next(&self, step: u64) -> u64 {
        // Both are powers of two, so the multiples of the larger are multiples of the smaller.
        let interval = self.stride.min(spacing(step));
        step - step % interval + interval
    }

    /// Returns `true` if a sample of this step is kept with the current stride.
    fn wants(&self, step: u64) -> bool {
        step.is_multiple_of(self.stride.min(spacing(step)))
    }

    #[doc(hidden)]
    #[expect(clippy::cast_precision_loss, reason = "no run reaches 2^53 steps")]
    pub fn record(&mut self, step: u64, values: &[f64]) {
        self.end.clear();
        let steps = &self.columns[0];
        if steps.last() == Some(&(step as f64)) {
            // A second sample of the same step, at the end of the run, replaces the first.
            for column in &mut self.columns {
                column.pop();
            }
        } else if steps.len() == Self::CAPACITY && self.wants(step) {
            self.thin();
        }
        let row = std::iter::once(step as f64).chain(values.iter().copied());
        if self.wants(step) {
            for (column, value) in self.columns.iter_mut().zip(row) {
                column.push(value);
            }
        } else {
            self.end.extend(row);
        }
    }

    /// Doubles the stride and drops the samples between its multiples.
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "they were whole numbers when they were recorded"
    )]
    fn thin(&mut self) {
        self.stride *= 2;
        let steps = self.columns[0].iter();
        let keep_flags: Vec<_> = steps.map(|step| self.wants(*step as u64)).collect();
        for column in &mut self.columns {
            let mut keep_flags = keep_flags.iter();
            column.retain(|_| keep_flags.next().is_some_and(|keep| *keep));
        }
    }

    /// The number of samples kept.
    pub fn len(&self) -> usize {
        self.columns[0].len() + usize::from(!self.end.is_empty())
    }

    /// Returns `true` if nothing has been recorded.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The samples as concatenated columns of [`Trace::len`] values each: first the step numbers, then one
    /// column per series, in the order of their declarations.
    pub fn to_columns(&self) -> Vec<f64> {
        let mut values = Vec::with_capacity(self.columns.len() * self.len());
        for (index, column) in self.columns.iter().enumerate() {
            values.extend_from_slice(column);
            values.extend(self.end.get(index));
        }
        values
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A trace recorded up to step `last` as a run does it: from one wanted sample to the next.
    fn record_steps(last: u64) -> Trace {
        let mut trace = Trace::new(0);
        let mut step = 0;
        trace.record(0, &[]);
        while step < last {
            step = trace.next(step).min(last);
            trace.record(step, &[]);
        }
        trace
    }

    fn steps(trace: &Trace) -> Vec<u64> {
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "steps"
        )]
        let steps = trace.to_columns().into_iter().map(|step| step as u64);
        steps.collect()
    }

    #[test]
    fn a_long_run_is_sampled_evenly_and_its_start_logarithmically() {
        let trace = record_steps(99_999);
        assert_eq!(trace.stride, 64);
        let kept_steps = steps(&trace);
        assert_eq!(trace.len(), kept_steps.len());
        let (last, kept_steps) = kept_steps.split_last().expect("not empty");
        assert_eq!(*last, 99_999);
        // All of the first 32 steps, 32 per octave while the stride is smaller, then the multiples
        // of the stride.
        let octaves = (0..6).map(|octave| 1_u64 << octave);
        let early_steps = octaves.flat_map(|distance| (32..64).map(move |i| i * distance));
        let late_steps = (32..).map(|i| i * 64).take_while(|step| step < last);
        let expected: Vec<_> = (0..32).chain(early_steps).chain(late_steps).collect();
        assert_eq!(kept_steps, expected);
    }

    #[test]
    fn kept_samples_depend_on_the_length_of_the_run_alone() {
        for last in [2047, 2048, 2049, 5000, 8191, 8192, 123_457] {
            let full_trace = record_steps(last);
            // Recording every step keeps only the wanted samples.
            let mut every_step = Trace::new(0);
            for step in 0..=last {
                every_step.record(step, &[]);
            }
            assert_eq!(every_step, full_trace, "{last}");
        }
    }

    #[test]
    fn no_countable_run_exceeds_the_capacity() {
        // A run too long to simulate, at each stride.
        for doublings in 0..=44 {
            let mut trace = Trace::new(0);
            trace.stride = 1 << doublings;
            let mut step = 0;
            let mut kept_count = 1;
            while step < trace.stride * SAMPLES_PER_OCTAVE {
                step = trace.next(step);
                kept_count += 1;
            }
            // The remaining room is shared evenly, and half of it is freed by each thinning.
            assert!(
                kept_count < Trace::CAPACITY * 3 / 4,
                "{kept_count} with 2^{doublings}"
            );
        }
        let trace = record_steps(1 << 24);
        assert!((Trace::CAPACITY / 3..=Trace::CAPACITY).contains(&trace.len()));
    }

    #[test]
    fn a_full_trace_is_thinned_only_for_a_kept_sample() {
        let mut trace = record_steps(2048);
        let mut step = 2048;
        assert_eq!(trace.stride, 2);
        while trace.columns[0].len() < Trace::CAPACITY {
            step = trace.next(step);
            trace.record(step, &[]);
        }
        trace.record(step + 1, &[]);
        assert_eq!((trace.stride, trace.len()), (2, Trace::CAPACITY + 1));
        trace.record(step + 2, &[]);
        assert_eq!(trace.stride, 4);
    }

    #[test]
    fn a_second_sample_of_a_step_replaces_the_first() {
        let mut trace = Trace::new(1);
        trace.record(0, &[1.0]);
        trace.record(0, &[2.0]);
        assert_eq!(trace.to_columns(), [0.0, 2.0]);
    }
}
