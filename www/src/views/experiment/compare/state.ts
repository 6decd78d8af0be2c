/** Which experiment is looked at, and how its figure is drawn: what the address keeps. */
import { signal } from "@preact/signals";

/** The id of a ready-made one; `null` is the first of them, or one's own. */
export const readyMade = signal<string | null>(null);
/** One's own, as a link holds it. */
export const packed = signal<string | null>(null);
/** What is drawn; `null` is what suits the experiment, as below. */
export const drawings = [
  "cactus",
  "strip",
  "shares",
  "scatter",
  "growth",
  "ranks",
  "heat",
] as const;
export const figure = signal<(typeof drawings)[number] | null>(null);
export const measures = ["time", "steps", "nodes"] as const;
/** What a run costs. */
export const measure = signal<(typeof measures)[number]>("time");
export const kinds = ["set", "givens", "size"] as const;
/** What puzzles are told apart by. */
export const by = signal<(typeof kinds)[number] | null>(null);
export const scales = ["log", "linear"] as const;
export const scale = signal<(typeof scales)[number]>("log");
/** Whether something goes on that is not paused when another view is opened. */
export const working = signal(false);
