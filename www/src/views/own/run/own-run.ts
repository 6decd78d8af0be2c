/** A run of the visitor's own solver on one puzzle: a race of one lane, with what is drawn of it. */
import { signal } from "@preact/signals";
import type { AlgorithmInfo, Frame, Puzzle, Registry } from "sudoku-lab";
import { watch } from "../../../lab/frames";
import { RaceModel } from "../../../lab/race/model";
import { DEFAULT_SEED } from "../../../lab/setup";
import { stillness } from "../../../ui/appearance";
import { Idle } from "./idle";

/** When all is known of it that will be. */
interface Told {
  over(): void;
}

/** Flat out: who writes wants to know what comes of it, and can have it played more slowly. */
const pace = signal<number | null>(Number.POSITIVE_INFINITY);

export class OwnRun {
  readonly info: AlgorithmInfo;
  readonly puzzle: Puzzle;
  readonly race: RaceModel;
  /** The moment shown. */
  readonly frame = signal<Frame | null>(null);
  /** Whether it goes on though nothing of it changes. */
  readonly idle = signal(false);
  readonly #unwatch: () => void;

  constructor(
    lab: Registry,
    info: AlgorithmInfo,
    puzzle: Puzzle,
    params: Readonly<Record<string, string>>,
    told: Told,
  ) {
    this.info = info;
    this.puzzle = puzzle;
    const settings = {
      pace,
      rank: signal("steps" as const),
      until: signal("all" as const),
      still: stillness,
    };
    const over = () => told.over();
    this.race = new RaceModel(lab, settings, { ended: () => {}, silent: () => {}, over });
    this.race.prepare(puzzle, [{ algorithm: info.id, params, seed: DEFAULT_SEED }]);
    const [model] = this.race.lanes.peek();
    const idle = new Idle();
    const draw = (frame: Frame) => {
      model?.see(frame);
      this.frame.value = frame;
      this.idle.value = idle.see(frame);
    };
    this.#unwatch = model?.run ? watch({ lane: model.run, visible: true, draw }) : () => {};
  }

  dispose(): void {
    this.#unwatch();
    this.race.dispose();
  }
}
