/// The whole history of a run in bounded memory.
///
/// Keeps the samples whose step is a multiple of a stride. When full it drops every other one and
/// doubles the stride, so a run of any length is drawn from its first step with between half of
/// [`Trace::CAPACITY`] and all of it. It samples; it does not average.
#[derive(Clone, Debug, PartialEq)]
pub struct Trace {
    /// `[step, series...]`, one `Vec` each: the shape a plot wants.
    columns: Vec<Vec<f64>>,
    /// The sample at which the run ended, if it falls between two strides.
    end: Vec<f64>,
    stride: u64,
}

impl Trace {
    /// Samples kept at most. Even, so that halving leaves the stride exact.
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
        step - step % self.stride + self.stride
    }

    #[doc(hidden)]
    #[expect(clippy::cast_precision_loss, reason = "no run reaches 2^53 steps")]
    pub fn record(&mut self, step: u64, values: &[f64]) {
        self.end.clear();
        let steps = &self.columns[0];
        if steps.last() == Some(&(step as f64)) {
            // The same step again, at its end: what stands there is out of date.
            for column in &mut self.columns {
                column.pop();
            }
        } else if steps.len() == Self::CAPACITY && step.is_multiple_of(self.stride) {
            self.halve();
        }
        let row = std::iter::once(step as f64).chain(values.iter().copied());
        if step.is_multiple_of(self.stride) {
            for (column, value) in self.columns.iter_mut().zip(row) {
                column.push(value);
            }
        } else {
            self.end.extend(row);
        }
    }

    fn halve(&mut self) {
        for column in &mut self.columns {
            for row in 0..Self::CAPACITY / 2 {
                column[row] = column[2 * row];
            }
            column.truncate(Self::CAPACITY / 2);
        }
        self.stride *= 2;
    }

    /// How many samples it holds.
    pub fn len(&self) -> usize {
        self.columns[0].len() + usize::from(!self.end.is_empty())
    }

    /// Whether nothing was recorded yet.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The step numbers, then each series in declared order, end to end, each [`Trace::len`] long.
    pub fn to_columns(&self) -> Vec<f64> {
        let mut all = Vec::with_capacity(self.columns.len() * self.len());
        for (index, column) in self.columns.iter().enumerate() {
            all.extend_from_slice(column);
            all.extend(self.end.get(index));
        }
        all
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Walks to `last` as a run does: from one wanted sample to the next.
    fn walked(last: u64) -> Trace {
        let mut trace = Trace::new(0);
        let mut step = 0;
        trace.record(0, &[]);
        while step < last {
            step = trace.next(step).min(last);
            trace.record(step, &[]);
        }
        trace
    }

    #[test]
    fn a_long_run_is_kept_evenly_from_its_first_step_to_its_last() {
        let trace = walked(99_999);
        assert_eq!(trace.stride, 64);
        let steps = trace.to_columns();
        let (last, even) = steps.split_last().expect("not empty");
        assert!((Trace::CAPACITY / 2..=Trace::CAPACITY).contains(&even.len()));
        for (row, step) in (0_u32..).zip(even) {
            assert_eq!(step.to_bits(), f64::from(64 * row).to_bits());
        }
        assert_eq!(last.to_bits(), 99_999.0_f64.to_bits());
        assert_eq!(trace.len(), steps.len());
    }

    #[test]
    fn a_second_sample_of_a_step_replaces_the_first() {
        let mut trace = Trace::new(1);
        trace.record(0, &[1.0]);
        trace.record(0, &[2.0]);
        assert_eq!(trace.to_columns(), [0.0, 2.0]);
    }
}
