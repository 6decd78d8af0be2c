/**
 * The timeline slider, which is logarithmic: the first steps get as much space as the thousands of steps after them.
 */
export const PLAYHEAD_NOTCHES = 1000;

export const stepAt = (notch: number, last: number) =>
  Math.min(last, Math.round(Math.expm1((notch / PLAYHEAD_NOTCHES) * Math.log1p(last))));

export const momentOf = (step: number, last: number) =>
  last === 0 ? 0 : Math.round((Math.log1p(step) / Math.log1p(last)) * PLAYHEAD_NOTCHES);
