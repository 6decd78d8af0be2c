/** What a comparison says of each generator: shares and means with their intervals of 95 %. */
import type { Facts } from "sudoku-lab";
import type { Interval, Statistics } from "sudoku-lab/workshop";
import type { Comparison, Standing } from "./comparison";

export interface Share {
  readonly hits: number;
  readonly of: number;
  readonly interval: readonly [low: number, high: number];
}

export interface Summary {
  /** Turns in which nothing came about. */
  readonly gaveUp: number;
  readonly perSecond: Interval;
  readonly unique: Share;
  /** Puzzles whose solutions were too hard to count. */
  readonly unproved: number;
  readonly givens: Interval;
  /** Puzzles by their givens, fewest first. */
  readonly spread: readonly (readonly [givens: number, puzzles: number])[];
  readonly minimal: Share;
  /** Quartiles, of puzzles that are not known to have several solutions, as is what follows. */
  readonly nodes: readonly number[];
  /** Puzzles by the hardest technique they need, most first. */
  readonly hardest: readonly (readonly [technique: string, puzzles: number])[];
}

/** By the statistics of the module that makes puzzles, which is there. */
export function summary({ rows, micros }: Standing, statistics: Statistics): Summary | null {
  const all = rows.flatMap(({ facts }) => facts ?? []);
  if (all.length === 0) return null;
  const count = (fits: (facts: Facts) => boolean) => all.filter(fits).length;
  const proper = all.filter(({ solutions }) => solutions === 1 || solutions === null);
  const time = statistics.mean(micros);
  const share = (hits: number, of: number): Share => {
    const { low, high } = of > 0 ? statistics.wilson(hits, of) : { low: 0, high: 1 };
    return { hits, of, interval: [low, high] };
  };
  const quartiles = (values: readonly number[]) => [
    ...statistics.quantiles(values, [0.25, 0.5, 0.75]),
  ];
  const judged = count(({ minimal }) => minimal !== null);
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
    spread: tally(all.map(({ givens }) => givens)).sort(([a], [b]) => a - b),
    minimal: share(
      count(({ minimal }) => minimal === true),
      judged,
    ),
    nodes: proper.length > 0 ? quartiles(proper.map(({ nodes }) => nodes)) : [],
    hardest: tally(proper.map(({ hardest }) => hardest)).sort(([, a], [, b]) => b - a),
  };
}

function tally<T>(values: readonly T[]): (readonly [T, number])[] {
  const counts = new Map<T, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts];
}

/** All puzzles as CSV, one line each. */
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
