/** An algorithm that solves the current position: one lane of a race, on a board beside the player's. */
import type { AlgorithmInfo, Puzzle, Registry } from "sudoku-lab";
import { supportsSide } from "../../lab/check";
import { SingleRun } from "../../lab/race/single-run";
import { digitsOf, type Position } from "../position";

/** Returns the position as a puzzle in which the player's digits are givens. */
export const positionAsPuzzle = (lab: Registry, p: Position): Puzzle =>
  lab.read(lab.write(digitsOf(p), p.box), { box: p.box });

/** Returns the algorithms that can solve the position: those of every kind that support this size. */
export const candidatesFor = (lab: Registry, side: number): readonly AlgorithmInfo[] =>
  lab.algorithms.filter((info) => info.kind === "solver" && supportsSide(info, side));

/**
 * Returns whether an algorithm holds digits with probabilities. A complete algorithm only knows which digits are
 * placed.
 */
export const isProbabilistic = ({ complete }: AlgorithmInfo): boolean => !complete;

export class PositionRun extends SingleRun {
  readonly info: AlgorithmInfo;

  constructor(lab: Registry, p: Position, info: AlgorithmInfo) {
    super(lab, positionAsPuzzle(lab, p), { algorithm: info.id });
    this.info = info;
  }
}
