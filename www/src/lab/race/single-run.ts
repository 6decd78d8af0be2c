/** One algorithm on a puzzle of its own, on no lane: watched, stepped and turned back like a race. */
import { type Signal, signal } from "@preact/signals";
import type { AnySetup, Frame, Puzzle, Registry } from "sudoku-lab";
import { stillness } from "../../ui/appearance";
import { watch } from "../frames";
import { RaceModel } from "./model";

export class Alone {
  readonly puzzle: Puzzle;
  readonly race: RaceModel;
  /** The moment shown. */
  readonly frame: Signal<Frame | null> = signal(null);
  readonly #unwatch: () => void;

  /** `pace` is steps a second; without one it gathers speed. */
  constructor(lab: Registry, puzzle: Puzzle, setup: AnySetup, pace: number | null = null) {
    this.puzzle = puzzle;
    const settings = {
      pace: signal(pace),
      rank: signal("steps" as const),
      until: signal("all" as const),
      still: stillness,
    };
    const nothing = () => {};
    const watcher = { ended: nothing, silent: nothing, over: nothing };
    this.race = new RaceModel(lab, settings, watcher);
    this.race.prepare(puzzle, [setup]);
    const [model] = this.race.lanes.peek();
    this.#unwatch = model?.run
      ? watch({
          lane: model.run,
          visible: true,
          draw: (frame) => {
            model.see(frame);
            this.frame.value = frame;
          },
        })
      : nothing;
  }

  dispose(): void {
    this.#unwatch();
    this.race.dispose();
  }
}
