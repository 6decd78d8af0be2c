/** Measures the times that the page's clock is too coarse for, after the race, one lane after another. */
import { batch, signal } from "@preact/signals";
import type { Lane, Measurement } from "sudoku-lab";

/** Times beneath it, µs, gain by repetition: the clock is coarse and the code was cold. */
const WORTHWHILE = 10_000;

/** Whether lanes are being measured. */
export const measuring = signal(false);
let turn = 0;

/** The best that is known of a lane's time. */
export const timeOf = (lane: Lane): Measurement =>
  lane.measured ?? { micros: lane.micros, repeats: 1 };

const short = (lane: Lane) =>
  lane.measured === null && lane.error === null && lane.micros < WORTHWHILE;

/** Repeats the short runs, no two at once, until they are done, and says so, or `leave` is called. */
export async function measureShort(lanes: readonly Lane[], done: () => void): Promise<void> {
  const mine = ++turn;
  measuring.value = lanes.some(short);
  for (const lane of lanes) {
    if (mine !== turn) return;
    if (short(lane)) await lane.measure();
  }
  if (mine !== turn) return;
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
