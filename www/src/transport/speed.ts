/** The speed slider, which is logarithmic from 0.5 to 1,000,000 steps per second; its last notch is full speed. */
import { format, words } from "../words";

export const SPEED_NOTCHES = 64;
const LEAST = 0.5;
const DECADES = Math.log10(1e6 / LEAST);
/** The number of significant digits of a chosen speed, so that links stay short. */
const FIGURES = 2;

export function speedAt(notch: number): number {
  if (notch >= SPEED_NOTCHES) return Number.POSITIVE_INFINITY;
  const exact = LEAST * 10 ** ((notch / (SPEED_NOTCHES - 1)) * DECADES);
  return Number(exact.toPrecision(FIGURES));
}

export function notchOf(speed: number): number {
  if (speed === Number.POSITIVE_INFINITY) return SPEED_NOTCHES;
  const notch = (Math.log10(speed / LEAST) / DECADES) * (SPEED_NOTCHES - 1);
  return Math.round(Math.min(Math.max(notch, 0), SPEED_NOTCHES - 1));
}

export function speedText(speed: number): string {
  if (speed === Number.POSITIVE_INFINITY) return words.flatOut;
  return words.pace(format(Number(speed.toPrecision(FIGURES))));
}
