/** Correlates measures of difficulty: the steps of solvers and the rating on a human scale. */
import { findRatings } from "sudoku-lab";
import { Experiment } from "sudoku-lab/workshop";
import { readSet } from "../../../../lab/experiment/files";
import { pool } from "../../../../lab/pool";
import { loadWorkshop } from "../../../../lab/workshop/load";
import { words } from "../../../../words/reproduced";
import { formatCorrelation } from "../finding-text";
import { shownName } from "../names";
import { costs, readRuns } from "../runs";
import { readDefinition } from "./read";
import type { Runner, RunnerResult } from "./runner";

interface RatingsRequest {
  readonly definition: string;
  /** The id of the rating scale. */
  readonly scale: string;
}

export const runRatings: Runner = async ({ setup = {} }, report, signal) => {
  const workers = pool();
  if (!workers) return;
  const { definition, scale } = setup as unknown as RatingsRequest;
  const [workshop, parsedDefinition] = await Promise.all([
    loadWorkshop(),
    readDefinition(definition),
  ]);
  const experiment = await Experiment.open(workshop, parsedDefinition, readSet, { signal });
  const total = experiment.tasks + experiment.puzzles;
  report({ done: 0, total });
  await experiment.run(workers, { signal, onPart: ({ done }) => report({ done, total }) });
  const runs = readRuns([...experiment.csv()].map((row) => row.trimEnd()).join("\n"));
  // All columns have the puzzles in the same order.
  const measuredContestants = experiment.contestants.map((name) => ({
    name: words.stepsOf(shownName(name)),
    values: [...costs(runs, "steps", name).values()],
  }));
  const rated: number[] = [];
  const { statistics } = workshop;
  const currentResult = (): RunnerResult => {
    const all = [...measuredContestants, { name: words.scale, values: rated }].map((one) => ({
      ...one,
      values: one.values.slice(0, rated.length),
    }));
    const [first, second] = all;
    const enough = rated.length > 3 && first && second;
    const pairs = all.flatMap((one, at) => all.slice(at + 1).map((other) => [one, other] as const));
    const comparisons = pairs.map(([one, other]) => ({
      name: words.against(one.name, other.name),
      ours: enough ? statistics.spearman(one.values, other.values) : null,
    }));
    return {
      outcomes: new Map(),
      head: words.ratingsHead,
      rows: comparisons.map(({ name, ours }) => ({
        name,
        values: ours
          ? [
              formatCorrelation(ours.value),
              words.interval(formatCorrelation(ours.low), formatCorrelation(ours.high)),
            ]
          : ["", ""],
      })),
      curves: [],
    };
  };
  for (let at = 0; at < experiment.puzzles; at += 1) {
    const { text } = experiment.puzzle(at);
    const [rating] = await findRatings(workers, text, { scales: [scale], signal });
    rated.push(Number(rating?.values[0]?.value ?? 0));
    if (at % 10 === 9 || at === experiment.puzzles - 1) {
      report({ done: experiment.tasks + at + 1, total, found: currentResult() });
    }
  }
};
