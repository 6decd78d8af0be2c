/**
 * The history of a run in bounded memory. The samples are taken at the same steps as those of the built-in solvers: see
 * `Trace` in `src/search`.
 */
export interface GuestTrace {
  /** Returns the first step after this one for which a sample is needed. */
  next(step: number): number;
  record(step: number, values: readonly number[]): void;
  /** Returns the steps and then each series, concatenated. */
  columns(): { readonly trace: Float64Array<ArrayBuffer>; readonly samples: number };
}

export function traceOf(series: number): GuestTrace {
  const capacity = 2048;
  /** The number of samples between a step and twice that step. */
  const octave = 32;
  let rows: (readonly number[])[] = [];
  /** The sample of the last step if this step is not among the stored ones, otherwise `null`. */
  let end: readonly number[] | null = null;
  let stride = 1;
  const apart = (step: number) =>
    Math.min(stride, 2 ** Math.floor(Math.log2(Math.max(1, Math.floor(step / octave)))));
  const wants = (step: number) => step % apart(step) === 0;
  return {
    next: (step) => step - (step % apart(step)) + apart(step),
    record(step, values) {
      const row = [step, ...values];
      end = null;
      if (rows.at(-1)?.[0] === step) rows.pop();
      else if (rows.length === capacity && wants(step)) {
        stride *= 2;
        rows = rows.filter(([at = 0]) => wants(at));
      }
      if (wants(step)) rows.push(row);
      else end = row;
    },
    columns() {
      const all = end ? [...rows, end] : rows;
      const samples = all.length;
      const trace = new Float64Array((series + 1) * samples);
      for (const [at, row] of all.entries()) {
        for (let column = 0; column <= series; column += 1) {
          trace[column * samples + at] = row[column] ?? Number.NaN;
        }
      }
      return { trace, samples };
    },
  };
}
