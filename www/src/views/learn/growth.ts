/** The experiment that measures how the cost of an algorithm grows. */
import type { AlgorithmInfo } from "sudoku-lab";
import { takes } from "../../lab/check";
import { parseDefinition } from "../../lab/experiment/definition";
import type { Definition } from "../../lab/experiment/types";
import { fetchOwn } from "../../lab/sets";

/** The number of puzzles per set. */
const EACH = 8;
const SECONDS = 1;

/**
 * Returns the name of the experiment on which the measurement is based: over sizes for algorithms that support several
 * sizes, otherwise over numbers of givens.
 */
const fileFor = ({ sizes: { least, most } }: AlgorithmInfo) => (least < most ? "sizes" : "easier");

export const growsBy = (info: AlgorithmInfo): "size" | "givens" =>
  fileFor(info) === "sizes" ? "size" : "givens";

const sideOf = (box: string | undefined) => {
  const [rows = 3, columns = 3] = (box ?? "3x3").split("x").map(Number);
  return rows * columns;
};

/**
 * Returns the definition of this experiment with only this algorithm, fewer puzzles, and a limit of one second per run.
 */
export async function growthOf(info: AlgorithmInfo): Promise<Definition> {
  const text = await (await fetchOwn(`experiments/${fileFor(info)}.toml`)).text();
  const { set } = await parseDefinition(text);
  return {
    budget: { seconds: SECONDS },
    set: set
      .filter((one) => takes(info, sideOf(one.generate?.box)))
      .map((one) =>
        one.generate
          ? { ...one, generate: { ...one.generate, count: EACH } }
          : { ...one, take: EACH },
      ),
    contestant: [{ algorithm: info.id, name: info.name }],
  };
}
