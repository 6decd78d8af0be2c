/** The nets of the view: trained here, or opened from a file. */
import type { Signal } from "@preact/signals";
import type { Net, NetTest, Training, TrainingRecipe } from "sudoku-lab";

/** A net that is or was trained here. */
export interface LiveTraining {
  readonly kind: "live";
  /** The recipe as in a link; `null` for the default. */
  readonly text: string | null;
  readonly recipe: TrainingRecipe;
  readonly training: Training;
  /** A counter of changes. */
  readonly tick: Signal<number>;
  /** The share of unseen puzzles that each complete test solved, by the update at which the test began. */
  readonly shares: Signal<readonly (readonly [update: number, share: number])[]>;
}

/** A net from a file, which cannot be trained further. */
export interface OpenedFile {
  readonly kind: "file";
  readonly text: string | null;
  readonly recipe: TrainingRecipe;
  readonly name: string;
  readonly net: Net;
  readonly file: Uint8Array<ArrayBuffer>;
  /** A training that never starts and only provides the unseen puzzles. */
  readonly training: Training;
  readonly tick: Signal<number>;
  /** The test of the net with its results so far. */
  readonly test: Signal<NetTest | null>;
  /** Whether the test is complete. */
  readonly tested: Signal<boolean>;
}

export type ShownNet = LiveTraining | OpenedFile;
/**
 * The state of the net that is shown. `preparing`: its puzzles are not loaded yet; `file`: it was opened from a file.
 */
export type Phase = "preparing" | "paused" | "running" | "ended" | "failed" | "file";

/** Returns the latest test of a net; `null` if there is none. */
export const testOf = (one: ShownNet): NetTest | null =>
  one.kind === "file" ? one.test.value : one.training.test;
