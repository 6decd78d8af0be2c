/** Times as a person reads them. */
import type { Measurement } from "sudoku-lab";
import { words } from "../words";

/** The resolution of a page's clock, µs: below it a time is not known. */
export const RESOLUTION = 100;

/** A time to be shown, from microseconds; three figures. */
export function duration(micros: number): string {
  if (micros < 1) return `${(micros * 1000).toFixed(0)} ns`;
  if (micros < 1000) return `${micros.toPrecision(3)} µs`;
  const millis = micros / 1000;
  if (millis < 10) return `${millis.toFixed(1)} ms`;
  if (millis < 1000) return `${millis.toFixed(0)} ms`;
  const seconds = millis / 1000;
  return seconds < 100 ? `${seconds.toFixed(2)} s` : `${seconds.toFixed(0)} s`;
}

/** A time as far as it is known: what the clock measured once is no finer than the clock. */
export const timeText = ({ micros, repeats }: Measurement) =>
  repeats === 1 && micros < RESOLUTION ? words.fast : duration(micros);
