/** One algorithm on one puzzle, which can be watched, stepped and rewound like a race with one lane. */
import { type Signal, signal } from "@preact/signals";
import type { AnySetup, Frame, Puzzle, Registry } from "sudoku-lab";
import type { PlaybackController } from "../../transport/playback";
import { prefersReducedMotion } from "../../ui/appearance";
import { addView } from "../frames";
import { RaceModel } from "./model";

interface Options {
  /** The speed in steps per second; `null` speeds up gradually. */
  readonly speed?: number | null;
  /** Called when the run has ended and its time is known. */
  readonly over?: () => void;
  /** Called with each frame. */
  readonly seen?: (frame: Frame) => void;
}

const noop = () => {};

export class SingleRun {
  readonly puzzle: Puzzle;
  readonly race: RaceModel;
  readonly playback: PlaybackController;
  /** The displayed frame. */
  readonly frame: Signal<Frame | null> = signal(null);
  readonly #unwatch: () => void;

  constructor(lab: Registry, puzzle: Puzzle, setup: AnySetup, options: Options = {}) {
    const { speed = null, over = noop, seen = noop } = options;
    this.puzzle = puzzle;
    const settings = {
      speed: signal(speed),
      rank: signal("steps" as const),
      until: signal("all" as const),
      still: prefersReducedMotion,
    };
    this.race = new RaceModel(lab, settings, { ended: noop, silent: noop, over });
    this.playback = this.race.playback;
    this.race.prepare(puzzle, [setup]);
    const [model] = this.race.lanes.peek();
    const draw = (frame: Frame) => {
      model?.see(frame);
      this.frame.value = frame;
      seen(frame);
    };
    this.#unwatch = model?.run ? addView({ lane: model.run, visible: true, draw }) : noop;
  }

  dispose(): void {
    this.#unwatch();
    this.race.dispose();
  }
}
