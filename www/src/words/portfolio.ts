/** What the page says of many seeds side by side. */
import { count, format } from ".";
import { words as cores } from "./cores";
import { translated } from "./language";

const steps = (n: number) => count(Math.round(n), "step");
const times = (factor: number) => `${factor.toFixed(factor < 10 ? 2 : 0)}\u00a0×`;

export const words = await translated("portfolio", {
  ideal: cores.ideal,
  ways: "How the cores are used",
  parts: "one run, shared by all cores",
  seedsSideBySide: "many seeds, side by side",
  title: "Many seeds side by side",
  intro:
    "A randomised algorithm is lucky with one seed and unlucky with another. So several seeds run at once, and the first to finish ends the others. The winner is the seed with the fewest steps, not the first on the clock, so it is the same on any number of cores.",
  seeds: "Seeds",
  seedsAllowed: (most: number) => `whole number, 1–${format(most)}`,
  first: "First seed",
  maxSteps: "Step limit per seed",
  start: "Race the seeds",
  toTheEnd: "Measure the expected gain",
  toTheEndHelp: "Every seed runs to its end, not just until it can no longer win.",
  begun: (all: number) => `${count(all, "seed")} running.`,
  running: (over: number, all: number) => `${format(over)} of ${count(all, "seed")} done`,
  unlimited: "No step limit is set: a seed that never gives up runs until you cancel.",
  list: "Seeds and their states",
  series: "Curve",
  seed: (seed: number) => `Seed ${format(seed)}`,
  states: {
    waiting: "waiting",
    running: "running",
    beaten: "beaten",
    wins: "wins",
    nearest: "nearest",
    solved: "solved",
    unsolvable: "no solution",
    stalled: "got stuck",
    steps: "out of steps",
  } as Readonly<Record<string, string>>,
  steps,
  wins: (seed: number, taken: number) => `Seed ${format(seed)} wins with ${steps(taken)}.`,
  refuted: (seed: number, taken: number) =>
    `Seed ${format(seed)} proves after ${steps(taken)} that there is no solution.`,
  nobody: (all: number, seed: number, conflicts: number) =>
    `None of ${count(all, "seed")} found a solution. Seed ${format(seed)} came closest, with ${count(conflicts, "conflict")} left.`,
  watch: (seed: number) => `Watch seed ${format(seed)} in the race`,
  spent: (all: number, time: string) => `All seeds together took ${steps(all)}, in ${time}.`,
  expectTeaser:
    "This was one draw. To know what to expect of others, let every seed run to its end.",
  gain: "What to expect",
  same: (taken: number) =>
    `All seeds take ${steps(taken)}: luck makes no difference on this puzzle, so there is nothing to gain.`,
  none: (all: number) =>
    `None of ${count(all, "seed")} found a solution, so there is no gain to measure. Allow more steps, or use an easier puzzle.`,
  one: (all: number, answered: number, mean: number) =>
    `${format(answered)} of ${count(all, "seed")} found an answer. Trying one seed after another, an answer takes ${steps(mean)} on average.`,
  several: (seeds: number, mean: number, factor: number) =>
    `With ${format(seeds)} at once, the first takes ${steps(mean)}: ${times(factor)} as fast, with a core for each.`,
  lessWork: (share: number) =>
    `In total they do ${percent(share)} of the work of one after another: some seeds are unlucky for so long that taking turns pays even on one core.`,
  moreWork: (seeds: number, share: number) =>
    `In total they do ${percent(share)} of the work of one after another: the losers’ work is wasted, which keeps the gain below ${format(seeds)} ×.`,
  estimate: (all: number) =>
    `Estimated from the steps of ${count(all, "seed")}; bars are 95 % intervals. More seeds make them narrower.`,
  plot: (seeds: number, factor: string) =>
    `Expected speed-up against the seeds at once, up to ${factor} with ${format(seeds)}. The table has the figures.`,
  axis: "seeds at once, a core for each",
  table: "The expected gain in figures",
  columns: ["Seeds at once", "Expected steps", "Time", "Speed-up", "95 % interval", "Work"],
  times,
  range: (low: number, high: number) => `${low.toFixed(2)} – ${high.toFixed(2)}`,
  percent,
  announce: (seed: number, outcome: string, taken: number, time: string) =>
    `Seed ${seed}, ${outcome}: ${steps(taken)}, in ${time}`,
});

function percent(share: number): string {
  return `${Math.round(share * 100)}\u00a0%`;
}
