/** A run of the visitor's own solver on one puzzle. */
import { signal } from "@preact/signals";
import type { AlgorithmInfo, Puzzle, Registry } from "sudoku-lab";
import { SingleRun } from "../../../lab/race/single-run";
import { DEFAULT_SEED } from "../../../lab/setup";
import { Idle } from "./idle";

export class CustomRun extends SingleRun {
  readonly info: AlgorithmInfo;
  /** Whether the run continues although nothing about it changes. */
  readonly idle: { readonly value: boolean };

  constructor(
    lab: Registry,
    info: AlgorithmInfo,
    puzzle: Puzzle,
    params: Readonly<Record<string, string>>,
    over: () => void,
  ) {
    const idle = signal(false);
    const watcher = new Idle();
    const setup = { algorithm: info.id, params, seed: DEFAULT_SEED };
    super(lab, puzzle, setup, {
      // Authors of a solver want to see its result first; they can play the run more slowly afterwards.
      speed: Number.POSITIVE_INFINITY,
      over,
      seen(frame) {
        idle.value = watcher.see(frame);
      },
    });
    this.info = info;
    this.idle = idle;
  }
}
