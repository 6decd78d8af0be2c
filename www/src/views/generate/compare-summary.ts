/** The summary of each generator in a comparison: shares and means with 95 % intervals. */
import type { Facts } from "sudoku-lab";
import type { Interval, Statistics } from "sudoku-lab/workshop";
import type { Comparison, ContenderStanding } from "./comparison";

export interface Share {
  readonly hits: number;
  readonly total: number;
  readonly interval: readonly [low: number, high: number];
}

export interface Summary {
  /** The number of seeds for which the generator gave up. */
  readonly gaveUp: number;
  readonly perSecond: Interval;
  readonly unique: Share;
  /** The number of puzzles whose solutions were too hard to count. */
  readonly unproved: number;
  readonly givens: Interval;
  /** The number of puzzles by their number of givens, in ascending order. */
  readonly spread: readonly (readonly [givens: number, puzzles: number])[];
  readonly minimal: Share;
  /** The quartiles of the nodes. Like the next field, they exclude puzzles that are known to have several solutions. */
  readonly nodes: readonly number[];
  /** The number of puzzles by the hardest technique they need, in descending order. */
  readonly hardest: readonly (readonly [technique: string, puzzles: number])[];
}

/**
 * Returns the summary of a generator; `null` if it has made no puzzle. The statistics come from the module with the
 * generators, which is already loaded.
 */
export function summarizeComparison(
  { rows, micros }: ContenderStanding,
  statistics: Statistics,
): Summary | null {
  const all = rows.flatMap(({ facts }) => facts ?? []);
  if (all.length === 0) return null;
  const count = (fits: (facts: Facts) => boolean) => all.filter(fits).length;
  const proper = all.filter(({ solutions }) => solutions === 1 || solutions === null);
  const time = statistics.mean(micros);
  const share = (hits: number, of: number): Share => {
    const { low, high } = of > 0 ? statistics.wilson(hits, of) : { low: 0, high: 1 };
    return { hits, total: of, interval: [low, high] };
  };
  const quartiles = (values: readonly number[]) => [
    ...statistics.quantiles(values, [0.25, 0.5, 0.75]),
  ];
  const decidedCount = count(({ minimal }) => minimal !== null);
  return {
    gaveUp: rows.length - all.length,
    perSecond: {
      value: 1e6 / time.value,
      low: 1e6 / time.high,
      high: time.low > 0 ? 1e6 / time.low : Number.POSITIVE_INFINITY,
    },
    unique: share(
      count(({ solutions }) => solutions === 1),
      count(({ solutions }) => solutions !== null),
    ),
    unproved: count(({ solutions }) => solutions === null),
    givens: statistics.mean(all.map(({ givens }) => givens)),
    spread: countValues(all.map(({ givens }) => givens)).sort(([a], [b]) => a - b),
    minimal: share(
      count(({ minimal }) => minimal === true),
      decidedCount,
    ),
    nodes: proper.length > 0 ? quartiles(proper.map(({ nodes }) => nodes)) : [],
    hardest: countValues(proper.map(({ hardest }) => hardest)).sort(([, a], [, b]) => b - a),
  };
}

function countValues<T>(values: readonly T[]): (readonly [T, number])[] {
  const counts = new Map<T, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts];
}

/** Returns all puzzles as CSV, one puzzle per line. */
export function csv({ box, standings }: Comparison): string {
  const header = "algorithm,setting,box,seed,puzzle,givens,solutions,minimal,nodes,hardest";
  const lines = standings.flatMap(({ contender: { info, preset, params }, rows }) => {
    const set = Object.entries(params).map(([id, value]) => `${id}=${value}`);
    const setting = [...(preset ? [preset] : []), ...set].join(" ");
    return rows.map(({ seed, text, facts }) =>
      [
        ...[info.id, setting, box, seed, text, facts?.givens ?? "", facts?.solutions ?? ""],
        ...[facts?.minimal ?? "", facts?.nodes ?? "", facts?.hardest ?? ""],
      ].join(","),
    );
  });
  return `${[header, ...lines].join("\n")}\n`;
}
