/**
 * Puzzles on which visitors watch an algorithm. The small puzzle has several solutions: small puzzles with one solution
 * are all solved by singles alone, which leaves most algorithms nothing to do.
 */
import type { AlgorithmInfo, AnySetup } from "sudoku-lab";
import { supportsSide } from "../../lab/check";

interface LearnBoard {
  readonly side: number;
  readonly text: string;
}

const boards: readonly LearnBoard[] = [
  { side: 4, text: "........2......4" },
  {
    side: 9,
    text: "..6.13...89.....4.5...............1...3..2.64...85.....6....4....8.31.7.3..7.59..",
  },
];

/** Returns the boards on which an algorithm is shown. A generator starts with an empty board. */
export const boardsFor = (info: AlgorithmInfo): readonly LearnBoard[] =>
  boards
    .filter(({ side }) => supportsSide(info, side))
    .map((board) =>
      info.kind === "solver" ? board : { ...board, text: ".".repeat(board.side ** 2) },
    );

/** The size of a population on a small board. Thousands of individuals would solve it at once. */
const SMALL_POPULATION = 8;

/**
 * Returns the default setup on a board, except that populations are small on a small board; `population` is then their
 * size.
 */
export function setupOnBoard(
  info: AlgorithmInfo,
  { side }: LearnBoard,
): { setup: AnySetup; population?: number } {
  const size = info.params.find(({ id }) => id === "population");
  const isLargePopulation = size?.type === "int" && size.default > SMALL_POPULATION;
  if (side > 4 || !isLargePopulation) return { setup: { algorithm: info.id, seed: 1 } };
  const params = { population: String(SMALL_POPULATION) };
  return { setup: { algorithm: info.id, params, seed: 1 }, population: SMALL_POPULATION };
}
