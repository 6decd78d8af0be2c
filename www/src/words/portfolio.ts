/** What the page says of many seeds side by side. */
import { count, format } from ".";
import { words as cores } from "./cores";

const steps = (n: number) => count(Math.round(n), "step");
const times = (factor: number) => `${factor.toFixed(factor < 10 ? 2 : 0)}\u00a0×`;

export const words = {
  ideal: cores.ideal,
  ways: "How the cores are used",
  parts: "one run, shared by all",
  seedsSideBySide: "many seeds, side by side",
  title: "Many seeds side by side",
  intro:
    "An algorithm that draws random numbers is lucky with one seed and unlucky with another. So several seeds try at once, and the first that is done ends the others. First is who takes the fewest steps, not who is first on the clock: so the winner is the same on any number of cores.",
  seeds: "Seeds",
  seedsAllowed: (most: number) => `a whole number from 1 to ${format(most)}`,
  first: "First seed",
  maxSteps: "Steps at most, each",
  start: "Race the seeds",
  toTheEnd: "Measure the expected gain",
  toTheEndHelp: "Every seed runs to its end, instead of until it cannot win any more.",
  begun: (all: number) => `${count(all, "seed")} under way.`,
  running: (over: number, all: number) => `${format(over)} of ${count(all, "seed")} done`,
  unlimited: "No limit of steps is set: a seed that never gives up goes on until you cancel.",
  list: "Seeds, and how each of them stands",
  series: "Drawn",
  seed: (seed: number) => `Seed ${format(seed)}`,
  states: {
    waiting: "waiting",
    running: "under way",
    beaten: "beaten",
    wins: "wins",
    nearest: "nearest",
    solved: "solved",
    unsolvable: "no solution",
    stalled: "got stuck",
    steps: "steps spent",
  } as Readonly<Record<string, string>>,
  steps,
  wins: (seed: number, taken: number) => `Seed ${format(seed)} wins with ${steps(taken)}.`,
  refuted: (seed: number, taken: number) =>
    `Seed ${format(seed)} shows after ${steps(taken)} that there is no solution.`,
  nobody: (all: number, seed: number, conflicts: number) =>
    `None of ${count(all, "seed")} came to a solution. Seed ${format(seed)} came nearest, with ${count(conflicts, "conflict")} left.`,
  watch: (seed: number) => `Watch seed ${format(seed)} in the race`,
  spent: (all: number, time: string) => `All seeds together took ${steps(all)}, in ${time}.`,
  expectTeaser:
    "This was one draw of luck. What to expect of others is known when every seed runs to its end.",
  gain: "What to expect",
  same: (taken: number) =>
    `All seeds take ${steps(taken)}: luck makes no difference on this puzzle, so there is nothing to gain.`,
  none: (all: number) =>
    `None of ${count(all, "seed")} came to a solution, so nothing can be said of a gain. Allow more steps, or take an easier puzzle.`,
  one: (all: number, answered: number, mean: number) =>
    `${format(answered)} of ${count(all, "seed")} came to an answer. One seed after the other, an answer takes ${steps(mean)} on average.`,
  several: (seeds: number, mean: number, factor: number) =>
    `The first of ${format(seeds)} at once takes ${steps(mean)}: ${times(factor)} as fast, with a core for each.`,
  lessWork: (share: number) =>
    `Together they do ${percent(share)} of the work of one after the other: some seeds are unlucky for so long that taking turns pays even on a single core.`,
  moreWork: (seeds: number, share: number) =>
    `Together they do ${percent(share)} of the work of one after the other: what the losers do is lost, which is what keeps the gain below ${format(seeds)} ×.`,
  estimate: (all: number) =>
    `By how long each of ${count(all, "seed")} took; the bars are 95 % intervals. More seeds make them narrower.`,
  plot: (seeds: number, factor: string) =>
    `Expected speed-up against the seeds at once, up to ${factor} with ${format(seeds)}. The table has the figures.`,
  axis: "seeds at once, a core for each",
  table: "The expected gain in figures",
  columns: ["Seeds at once", "Steps, expected", "Time", "Speed-up", "95 % interval", "Work"],
  times,
  range: (low: number, high: number) => `${low.toFixed(2)} – ${high.toFixed(2)}`,
  percent,
  announce: (seed: number, outcome: string, taken: number, time: string) =>
    `Seed ${seed}, ${outcome}: ${steps(taken)}, in ${time}`,
};

function percent(share: number): string {
  return `${Math.round(share * 100)}\u00a0%`;
}
