/** The sentences of the comparison of generators. */
import { count, format, spoken } from ".";

const names: Readonly<Record<string, string>> = {
  beyond: "beyond the techniques",
  none: "nothing to solve",
};

export const words = {
  title: "Generators compared",
  help: "Each makes so many puzzles, from the seed above on; another solver counts their solutions. Engines that cannot prove that a solution is the only one take part too.",
  taking: "Who takes part",
  asItIs: "as it is",
  setting: (preset: string | undefined, params: Readonly<Record<string, string>>) => {
    const set = Object.entries(params).map(([id, value]) => `${id} ${value}`);
    return [...(preset ? [preset] : []), ...set].join(", ");
  },
  add: "Add a generator…",
  addSet: "As it is set above",
  remove: (name: string) => `Take ${name} out`,
  each: "Puzzles of each",
  compare: "Compare",
  cancel: "Cancel",
  save: "Save CSV",
  progress: "Puzzles made",
  sofar: (done: number, all: number) => `${format(done)} of ${format(all)}`,
  ended: (generators: number) => `${count(generators, "generator")} compared.`,
  wrongSize: "makes no puzzles of this size",
  tooLong: (seconds: number) => `took more than ${format(seconds)} s, and was ended`,
  table: "Generators, side by side",
  columns: {
    generator: "Generator",
    perSecond: "Puzzles a second",
    unique: "Unique",
    givens: "Givens, mean",
    spread: "Spread of givens",
    minimal: "Minimal",
    nodes: "Nodes, median",
    hardest: "Hardest technique needed",
  },
  share: (hits: number, of: number) => `${format(hits)} of ${format(of)}`,
  range: (low: string, high: string) => (low === high ? low : `${low} – ${high}`),
  tooFew: "too few to tell",
  unproved: (puzzles: number) => `${format(puzzles)} not proved`,
  gaveUp: (turns: number) => `gave up ${count(turns, "time")}`,
  histogram: (spread: readonly (readonly [number, number])[]) =>
    spread.map(([givens, puzzles]) => `${format(puzzles)} with ${givens}`).join(", "),
  technique: (id: string) => names[id] ?? spoken(id),
  others: "others",
  hardest: (name: string, percent: number) => `${name} ${percent}\u00a0%`,
  note: "In brackets: 95 % intervals, Wilson's for shares, Student's t for means; for nodes the quartiles. Nodes (backtracking on the most constrained cell) and techniques are of unique puzzles. Times are of this browser, in workers side by side, the making alone.",
  pending: "…",
} as const;
