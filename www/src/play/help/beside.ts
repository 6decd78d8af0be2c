/** An algorithm that takes a position over: one lane of a race, on a board beside the player's. */
import type { AlgorithmInfo, Puzzle, Registry } from "sudoku-lab";
import { takes } from "../../lab/check";
import { SingleRun } from "../../lab/race/single-run";
import { digitsOf, type Position } from "../position";

/** The position as a puzzle of its own: what the player has put in is given. */
export const asPuzzle = (lab: Registry, p: Position): Puzzle =>
  lab.read(lab.write(digitsOf(p), p.box), { box: p.box });

/** Those that can begin with it: of every kind that fills a grid of this size. */
export const candidatesFor = (lab: Registry, side: number): readonly AlgorithmInfo[] =>
  lab.algorithms.filter((info) => info.kind === "solver" && takes(info, side));

/** Whether it holds digits more or less likely: one that is complete only knows what is placed and what is not. */
export const believes = ({ complete }: AlgorithmInfo): boolean => !complete;

export class Beside extends SingleRun {
  readonly info: AlgorithmInfo;

  constructor(lab: Registry, p: Position, info: AlgorithmInfo) {
    super(lab, asPuzzle(lab, p), { algorithm: info.id });
    this.info = info;
  }
}
