/** A race that begins slowly enough to be seen and gathers speed until it runs flat out. */
import { signal } from "@preact/signals";
import type { Race } from "sudoku-lab";

/** The pace of a race that gathers speed, steps a second; `null` when none does. */
export const ramp = signal<number | null>(null);
const FIRST_PACE = 10;
const DOUBLING = 160; // ms: from the first step to a million a second in 2.7 s
const FLAT_OUT = 1e6;
let ramping: ReturnType<typeof setInterval> | undefined;

export function startRamp(running: Race): void {
  stopRamp();
  const begin = performance.now();
  const turn = () => {
    const now = FIRST_PACE * 2 ** ((performance.now() - begin) / DOUBLING);
    ramp.value = now > FLAT_OUT ? Number.POSITIVE_INFINITY : now;
    running.pace = ramp.value;
    if (now > FLAT_OUT) clearInterval(ramping);
  };
  turn();
  ramping = setInterval(turn, 80);
}

export function stopRamp(): void {
  clearInterval(ramping);
  ramp.value = null;
}
