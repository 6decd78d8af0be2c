/** Text for durations. */
import type { Measurement } from "sudoku-lab";
import { decimal, words } from "../words";

/** The resolution of the page's clock, µs. Shorter times cannot be measured with a single run. */
export const CLOCK_RESOLUTION_US = 100;

/**
 * Returns a duration, given in microseconds, as text without a line break. The value is rounded before the unit is
 * chosen, so that 999.9 µs become 1.0 ms.
 */
export const formatDuration = (micros: number): string => decimal(rounded(micros));

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

/** Returns a measured time as text. A single measurement of at most one tick of the clock has no number. */
export const timeText = ({ micros, repeats }: Measurement) =>
  repeats === 1 && micros <= CLOCK_RESOLUTION_US ? words.fast : formatDuration(micros);
