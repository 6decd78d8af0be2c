/** Formats measured values; catalogs call these functions by name. */
import { formatFixed, formatRough, localizeDecimal } from "./format";

/** Returns a p-value in the usual notation of statistics. */
export const P = (p: number): string =>
  p < 0.001
    ? `p\u00a0<\u00a0${localizeDecimal("0.001")}`
    : `p\u00a0=\u00a0${localizeDecimal(String(Number(p.toPrecision(p < 0.1 ? 1 : 2))))}`;
export const PROBABILITY = (p: number): string =>
  p < 0.001 ? `p < ${localizeDecimal("0.001")}` : `p = ${formatFixed(p, p < 0.1 ? 3 : 2)}`;
/**
 * A share in hundredths, with `more` decimal places than it usually has. A share that is not 0 or 1 does not read as 0 or
 * 100.
 */
export function percentText(share: number, more = 0): string {
  const value = 100 * share;
  const places = more + (value > 0 && value < 100 && (value < 10 || value >= 99.5) ? 1 : 0);
  const [text, unit] = [value.toFixed(places), 10 ** -places];
  if (value > 0 && Number(text) === 0) return `<\u00a0${formatFixed(unit, places)}`;
  if (value < 100 && Number(text) === 100) return `>\u00a0${formatFixed(100 - unit, places)}`;
  return localizeDecimal(text);
}
export const PERCENT = (share: number): string => `${percentText(share)}\u00a0%`;
export const CORRELATION = (rho: number): string => formatFixed(rho, 2).replace("-", "−");
/** Returns a ratio above 1 with two significant digits, or two decimals if it is below 1.1. */
export const RATIO = (ratio: number): string =>
  ratio < 10 ? formatFixed(ratio, ratio < 1.1 ? 2 : 1) : formatRough(Number(ratio.toPrecision(2)));

/** A ratio on either side of 1. */
export const FACTOR = (ratio: number): string =>
  Number.isFinite(ratio) ? (ratio < 10 ? formatFixed(ratio, 2) : RATIO(ratio)) : "∞";
/** A difference of shares, in percentage points. */
export const POINTS = (difference: number): string =>
  formatFixed(100 * difference, 1).replace("-", "−");

/** How long something is going to take. */
export function DURATION(ms: number): string {
  const s = Math.max(1, Math.round(ms / 1000));
  if (s < 100) return `${s} s`;
  const minutes = Math.round(s / 60);
  return minutes < 100 ? `${minutes} min` : `${formatRough(minutes / 60)} h`;
}

/** Returns a measured duration. */
export function TIMING(ms: number): string {
  if (ms < 100) return `${Math.round(ms)} ms`;
  return ms < 9950 ? `${formatFixed(ms / 1000, 1)} s` : `${formatRough(ms / 1000)} s`;
}

/** Returns a mean duration, given in microseconds. */
export function MICROS(micros: number): string {
  if (micros < 1000) return `${formatRough(micros)} µs`;
  return micros < 1e6 ? `${formatRough(micros / 1000)} ms` : `${formatRough(micros / 1e6)} s`;
}
