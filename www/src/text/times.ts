/** Times as a person reads them. */
import type { Measurement } from "sudoku-lab";
import { decimal, words } from "../words";

/** The resolution of a page's clock, µs: below it a time is not known. */
export const RESOLUTION = 100;

/** A time to be shown, from microseconds, on one line; rounded first, so that 999.9 µs are 1.0 ms. */
export const duration = (micros: number): string => decimal(rounded(micros));

function rounded(micros: number): string {
  const nanos = Math.round(micros * 1000);
  if (nanos < 1000) return `${nanos}\u00a0ns`;
  const short = micros.toPrecision(3);
  if (Number(short) < 1000) return `${short}\u00a0µs`;
  const millis = micros / 1000;
  const tenths = millis.toFixed(1);
  if (Number(tenths) < 10) return `${tenths}\u00a0ms`;
  if (Math.round(millis) < 1000) return `${millis.toFixed(0)}\u00a0ms`;
  const seconds = millis / 1000;
  const hundredths = seconds.toFixed(2);
  return Number(hundredths) < 100 ? `${hundredths}\u00a0s` : `${seconds.toFixed(0)}\u00a0s`;
}

/** A time as far as it is known: what the clock measured once is no finer than the clock. */
export const timeText = ({ micros, repeats }: Measurement) =>
  repeats === 1 && micros < RESOLUTION ? words.fast : duration(micros);
