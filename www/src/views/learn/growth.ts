/** The experiment that measures how the cost of an algorithm grows. */
import type { AlgorithmInfo } from "sudoku-lab";
import { supportsSide } from "../../lab/check";
import { parseDefinition } from "../../lab/experiment/definition";
import type { Definition } from "../../lab/experiment/types";
import { fetchOwnSets } from "../../lab/sets";

/** The number of puzzles per set. */
const PUZZLES_PER_SET = 8;
const MAX_SECONDS = 1;

/**
 * Returns the name of the experiment on which the measurement is based: over sizes for algorithms that support several
 * sizes, otherwise over numbers of givens.
 */
const experimentFor = ({ sizes: { least, most } }: AlgorithmInfo) =>
  least < most ? "sizes" : "easier";

export const growthVariable = (info: AlgorithmInfo): "size" | "givens" =>
  experimentFor(info) === "sizes" ? "size" : "givens";

const sideOf = (box: string | undefined) => {
  const [rows = 3, columns = 3] = (box ?? "3x3").split("x").map(Number);
  return rows * columns;
};

/**
 * Returns the definition of this experiment with only this algorithm, fewer puzzles, and a limit of one second per run.
 */
export async function growthOf(info: AlgorithmInfo): Promise<Definition> {
  const text = await (await fetchOwnSets(`experiments/${experimentFor(info)}.toml`)).text();
  const { set } = await parseDefinition(text);
  return {
    budget: { seconds: MAX_SECONDS },
    set: set
      .filter((one) => supportsSide(info, sideOf(one.generate?.box)))
      .map((one) =>
        one.generate
          ? { ...one, generate: { ...one.generate, count: PUZZLES_PER_SET } }
          : { ...one, take: PUZZLES_PER_SET },
      ),
    contestant: [{ algorithm: info.id, name: info.name }],
  };
}
