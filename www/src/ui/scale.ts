/** Converts between the values of a parameter and the notches of a slider. */
export const SCALE_NOTCHES = 200;
/** The number of significant digits of a value that is set by the slider. */
const SIGNIFICANT_DIGITS = 3;

export interface Range {
  readonly type: "int" | "float";
  readonly min: number;
  readonly max: number;
  readonly scale: "linear" | "log" | "cells";
}

// Added to all values of a logarithmic range that includes 0, which has no logarithm.
const logOffset = ({ min }: Range) => (min > 0 ? 0 : 1 - min);
const toScale = (range: Range, value: number) =>
  range.scale === "log" ? Math.log(value + logOffset(range)) : value;
const fromScale = (range: Range, value: number) =>
  range.scale === "log" ? Math.exp(value) - logOffset(range) : value;

export function notchIn(range: Range, value: number): number {
  const low = toScale(range, range.min);
  const high = toScale(range, range.max);
  if (high === low) return 0;
  const share = (toScale(range, value) - low) / (high - low);
  return Math.round(Math.min(Math.max(share, 0), 1) * SCALE_NOTCHES);
}

export function valueIn(range: Range, notch: number): number {
  if (notch <= 0) return range.min;
  if (notch >= SCALE_NOTCHES) return range.max;
  const low = toScale(range, range.min);
  const high = toScale(range, range.max);
  const exact = fromScale(range, low + (notch / SCALE_NOTCHES) * (high - low));
  const value =
    range.type === "int" ? Math.round(exact) : Number(exact.toPrecision(SIGNIFICANT_DIGITS));
  return Math.min(Math.max(value, range.min), range.max);
}
