/** Generates puzzles with each of several solvers as the engine, and compares the times. */
import type { AnySetup } from "sudoku-lab";
import { pool } from "../../../../lab/pool";
import { loadWorkshop } from "../../../../lab/workshop/load";
import { formatDuration } from "../../../../text/times";
import { words } from "../../../../words/reproduced";
import { MIN_PUZZLES, meanOf } from "../estimate";
import type { Runner, RunnerResult } from "./runner";

interface GenerationRequest {
  readonly generator: string;
  readonly params: Readonly<Record<string, string>>;
  /** The solvers, by the values of the generator's parameter `engine`; the last one is compared with the first. */
  readonly engines: readonly { readonly engine: string; readonly name: string }[];
  readonly count: number;
}

export const runGeneration: Runner = async ({ setup = {} }, report, signal) => {
  const workers = pool();
  if (!workers) return;
  const { generator, params, engines, count } = setup as unknown as GenerationRequest;
  const { statistics } = await loadWorkshop();
  const setups = engines.map(
    ({ engine }): AnySetup => ({ algorithm: generator, params: { ...params, engine } }),
  );
  const seeds = Array.from({ length: count }, (_, at) => at + 1);
  const total = setups.length * count;
  report({ done: 0, total });
  const times = setups.map(() => [] as number[]);
  const madeCounts = setups.map(() => 0);
  const currentResult = (): RunnerResult => {
    const means = times.map((some) => (some.length > 1 ? meanOf(some, statistics) : null));
    const [first] = times;
    const last = times.at(-1) ?? [];
    const ratios = last.flatMap((time, at) => (first?.[at] ? [time / first[at]] : []));
    return {
      outcomes:
        ratios.length >= MIN_PUZZLES
          ? new Map([
              [
                "slower",
                { ours: meanOf(ratios, statistics), count: ratios.length, values: ratios },
              ],
            ])
          : new Map(),
      head: words.generationHead,
      rows: engines.map(({ name }, at) => ({
        name,
        values: [
          words.of(madeCounts[at] ?? 0, times[at]?.length ?? 0),
          means[at] ? formatDuration(means[at].value) : "",
        ],
      })),
      curves: [],
    };
  };
  const puzzles = new Uint8Array(81);
  const records = await workers.runs(
    { setups, puzzles, seeds },
    { signal, onPart: ({ done }) => report({ done, total }) },
  );
  for (let row = 0; row < records.length; row += 1) {
    const at = records.setups[row] ?? 0;
    times[at]?.push(records.micros[row] ?? 0);
    madeCounts[at] = (madeCounts[at] ?? 0) + Number(records.outcomes[row] === "solved");
  }
  report({ done: total, total, found: currentResult() });
};
