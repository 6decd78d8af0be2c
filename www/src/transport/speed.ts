/** The speed slider, which is logarithmic from 0.5 to 1,000,000 steps per second; its last notch is full speed. */
import { format, words } from "../words";

export const SPEED_NOTCHES = 64;
const MIN_SPEED = 0.5;
const SPEED_DECADES = Math.log10(1e6 / MIN_SPEED);
/** The number of significant digits of a chosen speed, so that links stay short. */
const SIGNIFICANT_DIGITS = 2;

export function speedAt(notch: number): number {
  if (notch >= SPEED_NOTCHES) return Number.POSITIVE_INFINITY;
  const exact = MIN_SPEED * 10 ** ((notch / (SPEED_NOTCHES - 1)) * SPEED_DECADES);
  return Number(exact.toPrecision(SIGNIFICANT_DIGITS));
}

export function notchOf(speed: number): number {
  if (speed === Number.POSITIVE_INFINITY) return SPEED_NOTCHES;
  const notch = (Math.log10(speed / MIN_SPEED) / SPEED_DECADES) * (SPEED_NOTCHES - 1);
  return Math.round(Math.min(Math.max(notch, 0), SPEED_NOTCHES - 1));
}

export function speedText(speed: number): string {
  if (speed === Number.POSITIVE_INFINITY) return words.flatOut;
  return words.pace(format(Number(speed.toPrecision(SIGNIFICANT_DIGITS))));
}
