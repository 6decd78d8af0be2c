/** The sentences of the comparison of generators. */
import { count, format, spoken } from ".";
import { translated } from "./language";

const names: Readonly<Record<string, string>> = {
  beyond: "beyond the techniques",
  none: "nothing to solve",
};

export const words = await translated("compare", {
  title: "Generators compared",
  help: "Each makes this many puzzles, starting at the seed above; an independent solver counts their solutions. Engines that cannot prove uniqueness take part too.",
  taking: "Generators to compare",
  asItIs: "default settings",
  setting: (preset: string | undefined, params: Readonly<Record<string, string>>) => {
    const set = Object.entries(params).map(
      ([id, value]) => `${id} ${{ true: "on", false: "off" }[value] ?? value}`,
    );
    return [...(preset ? [preset] : []), ...set].join(", ");
  },
  add: "Add a generator…",
  addSet: "With the settings above",
  remove: (name: string) => `Remove ${name}`,
  each: "Puzzles per generator",
  compare: "Compare",
  cancel: "Cancel",
  save: "Save CSV",
  progress: "Puzzles made",
  sofar: (done: number, all: number) => `${format(done)} of ${format(all)}`,
  ended: (generators: number) => `${count(generators, "generator")} compared.`,
  wrongSize: "makes no puzzles of this size",
  tooLong: (seconds: number) => `stopped after ${count(seconds, "second")}`,
  table: "Generators, side by side",
  columns: {
    generator: "Generator",
    perSecond: "Puzzles per second",
    unique: "Unique",
    givens: "Mean givens",
    spread: "Spread of givens",
    minimal: "Minimal",
    nodes: "Median nodes",
    hardest: "Hardest technique needed",
  },
  share: (hits: number, of: number) => `${format(hits)} of ${format(of)}`,
  range: (low: string, high: string) => (low === high ? low : `${low} – ${high}`),
  tooFew: "too few to tell",
  unproved: (puzzles: number) => `${format(puzzles)} not proved unique`,
  gaveUp: (turns: number) => `gave up ${count(turns, "time")}`,
  histogram: (spread: readonly (readonly [number, number])[]) =>
    spread.map(([givens, puzzles]) => `${format(puzzles)} with ${givens}`).join(", "),
  technique: (id: string) => names[id] ?? spoken(id),
  others: "others",
  hardest: (name: string, percent: number) => `${name} ${percent}\u00a0%`,
  note: "In brackets: 95 % intervals (Wilson for shares, Student’s t for means); for nodes, the quartiles. Nodes (backtracking on the most constrained cell) and techniques count unique puzzles only. Times: this browser, several workers at once, generation time only.",
  pending: "…",
} as const);
