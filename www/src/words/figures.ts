/** Formats measured values; catalogs call these functions by name. */
import { decimal, fixed, rough } from "./format";

/** Returns a p-value in the usual notation of statistics. */
export const P = (p: number): string =>
  p < 0.001
    ? `p\u00a0<\u00a0${decimal("0.001")}`
    : `p\u00a0=\u00a0${decimal(String(Number(p.toPrecision(p < 0.1 ? 1 : 2))))}`;
export const PROBABILITY = (p: number): string =>
  p < 0.001 ? `p < ${decimal("0.001")}` : `p = ${fixed(p, p < 0.1 ? 3 : 2)}`;
export const PERCENT = (share: number): string => {
  const hundredths = 100 * share;
  const near = hundredths > 0 && hundredths < 10 ? fixed(hundredths, 1) : Math.round(hundredths);
  return `${near}\u00a0%`;
};
export const CORRELATION = (rho: number): string => fixed(rho, 2).replace("-", "−");
/** Returns a ratio above 1 with two significant digits, or two decimals if it is below 1.1. */
export const RATIO = (ratio: number): string =>
  ratio < 10 ? fixed(ratio, ratio < 1.1 ? 2 : 1) : rough(Number(ratio.toPrecision(2)));

/** Returns an estimated duration. */
export function DURATION(ms: number): string {
  const s = Math.max(1, Math.round(ms / 1000));
  if (s < 100) return `${s} s`;
  const minutes = Math.round(s / 60);
  return minutes < 100 ? `${minutes} min` : `${rough(minutes / 60)} h`;
}

/** Returns a measured duration. */
export function TIMING(ms: number): string {
  if (ms < 100) return `${Math.round(ms)} ms`;
  return ms < 9950 ? `${fixed(ms / 1000, 1)} s` : `${rough(ms / 1000)} s`;
}

/** Returns a mean duration, given in microseconds. */
export function MICROS(micros: number): string {
  if (micros < 1000) return `${rough(micros)} µs`;
  return micros < 1e6 ? `${rough(micros / 1000)} ms` : `${rough(micros / 1e6)} s`;
}
