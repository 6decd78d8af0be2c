/** The nets of the view: trained here, or opened from a file. */
import type { Signal } from "@preact/signals";
import type { Net, NetTest, Training, TrainingRecipe } from "sudoku-lab";

/** A net that is being trained, or was. */
export interface Live {
  readonly kind: "live";
  /** Its recipe, as a link holds it. */
  readonly text: string | null;
  readonly recipe: TrainingRecipe;
  readonly training: Training;
  /** Counts its changes. */
  readonly tick: Signal<number>;
  /** The share of unseen puzzles that each complete test solved, by the update at which it began. */
  readonly shares: Signal<readonly (readonly [update: number, share: number])[]>;
}

/** A net from a file, which cannot be trained on. */
export interface Opened {
  readonly kind: "file";
  readonly text: string | null;
  readonly recipe: TrainingRecipe;
  readonly name: string;
  readonly net: Net;
  readonly file: Uint8Array<ArrayBuffer>;
  /** A training that never starts: it has the unseen puzzles. */
  readonly training: Training;
  readonly tick: Signal<number>;
  /** The test of the net, as far as it has come. */
  readonly test: Signal<NetTest | null>;
  /** Whether the test has come to its end. */
  readonly tested: Signal<boolean>;
}

export type Shown = Live | Opened;
/** `preparing`: its puzzles are not there yet. `file`: it is from a file. */
export type Phase = "preparing" | "paused" | "running" | "ended" | "failed" | "file";

/** The latest test of a net. */
export const testOf = (one: Shown): NetTest | null =>
  one.kind === "file" ? one.test.value : one.training.test;
