/** An algorithm that takes a position over: one lane of a race, on a board beside the player's. */
import { signal } from "@preact/signals";
import type { AlgorithmInfo, Frame, Puzzle, Registry } from "sudoku-lab";
import { takes } from "../../lab/check";
import { watch } from "../../lab/frames";
import { RaceModel } from "../../lab/race/model";
import { stillness } from "../../ui/appearance";
import { digitsOf, type Position } from "../position";

/** The position as a puzzle of its own: what the player has put in is given. */
export const asPuzzle = (lab: Registry, p: Position): Puzzle =>
  lab.read(lab.write(digitsOf(p), p.box), { box: p.box });

/** Those that can begin with it: of every kind that fills a grid of this size. */
export const candidatesFor = (lab: Registry, side: number): readonly AlgorithmInfo[] =>
  lab.algorithms.filter((info) => info.kind === "solver" && takes(info, side));

/** Whether it holds digits more or less likely: one that is complete only knows what is placed and what is not. */
export const believes = ({ complete }: AlgorithmInfo): boolean => !complete;

export class Beside {
  readonly puzzle: Puzzle;
  readonly info: AlgorithmInfo;
  readonly race: RaceModel;
  /** The moment shown. */
  readonly frame = signal<Frame | null>(null);
  readonly #unwatch: () => void;

  constructor(lab: Registry, p: Position, info: AlgorithmInfo) {
    this.puzzle = asPuzzle(lab, p);
    this.info = info;
    const settings = {
      pace: signal<number | null>(null),
      rank: signal("steps" as const),
      until: signal("all" as const),
      still: stillness,
    };
    const nothing = () => {};
    const watcher = { ended: nothing, silent: nothing, over: nothing };
    this.race = new RaceModel(lab, settings, watcher);
    this.race.prepare(this.puzzle, [{ algorithm: info.id }]);
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
