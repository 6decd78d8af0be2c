/** Converts between the values of a parameter and the notches of a slider. */
export const SCALE_NOTCHES = 200;
/** The number of significant digits of a value that is set by the slider. */
const FIGURES = 3;

export interface Range {
  readonly type: "int" | "float";
  readonly min: number;
  readonly max: number;
  readonly scale: "linear" | "log" | "cells";
}

// Added to all values of a logarithmic range that includes 0, which has no logarithm.
const shift = ({ min }: Range) => (min > 0 ? 0 : 1 - min);
const forth = (range: Range, value: number) =>
  range.scale === "log" ? Math.log(value + shift(range)) : value;
const back = (range: Range, value: number) =>
  range.scale === "log" ? Math.exp(value) - shift(range) : value;

export function notchIn(range: Range, value: number): number {
  const low = forth(range, range.min);
  const high = forth(range, range.max);
  if (high === low) return 0;
  const share = (forth(range, value) - low) / (high - low);
  return Math.round(Math.min(Math.max(share, 0), 1) * SCALE_NOTCHES);
}

export function valueIn(range: Range, notch: number): number {
  if (notch <= 0) return range.min;
  if (notch >= SCALE_NOTCHES) return range.max;
  const low = forth(range, range.min);
  const high = forth(range, range.max);
  const exact = back(range, low + (notch / SCALE_NOTCHES) * (high - low));
  const value = range.type === "int" ? Math.round(exact) : Number(exact.toPrecision(FIGURES));
  return Math.min(Math.max(value, range.min), range.max);
}
