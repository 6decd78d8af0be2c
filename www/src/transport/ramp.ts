/** A race that begins slowly enough to be seen and gathers speed until it runs flat out. */
import { signal } from "@preact/signals";
import type { Race } from "sudoku-lab";

/** The pace of a race that gathers speed, steps a second; `null` when none does. */
export const ramp = signal<number | null>(null);

interface Course {
  /** The first pace, steps a second. */
  readonly first: number;
  /** How long it stays so, ms. */
  readonly hold: number;
  /** How soon it is twice as fast then, ms. */
  readonly doubling: number;
}

/** From the first step to a million a second in 1.1 s, of which the first fifty steps take a third. */
const USUAL: Course = { first: 10, hold: 0, doubling: 65 };
/** How often the pace is raised, ms. */
const RAISE = 40;
const FLAT_OUT = 1e6;
let ramping: ReturnType<typeof setInterval> | undefined;

export function startRamp(running: Race, { first, hold, doubling }: Course = USUAL): void {
  stopRamp();
  const begin = performance.now();
  const turn = () => {
    const passed = Math.max(0, performance.now() - begin - hold);
    const now = first * 2 ** (passed / doubling);
    ramp.value = now > FLAT_OUT ? Number.POSITIVE_INFINITY : now;
    running.pace = ramp.value;
    if (now > FLAT_OUT) clearInterval(ramping);
  };
  turn();
  ramping = setInterval(turn, RAISE);
}

export function stopRamp(): void {
  clearInterval(ramping);
  ramp.value = null;
}
