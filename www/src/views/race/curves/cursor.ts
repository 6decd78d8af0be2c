/** One cursor for all plots and all boards: where it is, the boards show that moment. */
import { signal } from "@preact/signals";
import type { Frame, Lane } from "sudoku-lab";
import { pause, phase, slots } from "../driver";
import { lastFrames } from "../lane-view";
import { stepAt } from "./clock";
import { type Against, against } from "./settings";

/** Where it is on the axis: a step, or milliseconds; `null` is nowhere. */
export const cursor = signal<number | null>(null);

/** How often the boards follow, ms. */
const FOLLOW = 50;

interface Home {
  readonly slots: readonly (Lane | null)[];
  /** The step each lane showed; `null` is its latest. */
  readonly steps: readonly (number | null)[];
}

/** What to go back to. */
let home: Home | null = null;
let wanted: number | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

/** The step of a lane at a place on the axis. On a logarithmic one the first step is at its edge. */
export function stepOf(frame: Frame | null | undefined, x: number, axis: Against): number {
  if (axis === "time") return frame ? stepAt(frame.times, x) : 0;
  return x < 0.75 ? 0 : Math.round(x);
}

/** A place on the axis that something can be at: between two steps there is nothing. */
const settled = (x: number) => (against.peek() === "step" ? stepOf(null, x, "step") : x);

/** Moves it. A race that is on goes on; otherwise the boards follow, the latest place wins. */
export function move(to: number): void {
  const x = settled(to);
  cursor.value = x;
  if (phase.peek() === "running") {
    home = null;
    return;
  }
  if (home?.slots !== slots.peek()) {
    home = { slots: slots.peek(), steps: slots.peek().map((lane) => lane?.moment ?? null) };
  }
  wanted = x;
  timer ??= setTimeout(follow, FOLLOW);
}

/** Takes it away; the boards go back to where they were. */
export function leave(): void {
  cursor.value = null;
  forget();
  if (home && home.slots === slots.peek() && phase.peek() !== "running") {
    const { steps } = home;
    for (const [index, lane] of slots.peek().entries()) {
      lane?.seek(steps[index] ?? Number.POSITIVE_INFINITY);
    }
  }
  home = null;
}

/** Turns the boards to a place for good. */
export function pin(to: number): void {
  const x = settled(to);
  if (phase.peek() === "running") pause();
  cursor.value = x;
  forget();
  show(x);
  home = null;
}

function forget(): void {
  clearTimeout(timer);
  timer = undefined;
  wanted = null;
}

function follow(): void {
  timer = undefined;
  if (wanted !== null && phase.peek() !== "running") show(wanted);
}

function show(x: number): void {
  for (const [index, lane] of slots.peek().entries()) {
    lane?.seek(stepOf(lastFrames[index], x, against.peek()));
  }
}
