/** Measures the times of short runs by repeating them, after the race, one lane after another. */
import { batch, signal } from "@preact/signals";
import type { Lane, Measurement } from "sudoku-lab";

/** Whether lanes are being measured. */
export const measuring = signal(false);
let turn = 0;

/** The best that is known of a lane's time. */
export const timeOf = (lane: Lane): Measurement =>
  lane.measured ?? { micros: lane.micros, repeats: 1 };

/** Repeats the short runs, no two at once, until they are done, and says so, or `leave` is called. */
export async function measureShort(lanes: readonly Lane[], done: () => void): Promise<void> {
  if (measuring.peek() || !lanes.some(({ measurable }) => measurable)) return;
  const mine = ++turn;
  measuring.value = true;
  for (const lane of lanes) {
    if (lane.measurable) await lane.measure();
    if (mine !== turn) return;
  }
  batch(() => {
    measuring.value = false;
    done();
  });
}

/** Leaves the lanes that are still to be measured as they are. */
export function leave(): void {
  turn += 1;
  measuring.value = false;
}
