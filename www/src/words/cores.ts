/** What the page says of one puzzle on several cores. */
import { format } from ".";
import { translated } from "./language";

const count = (n: number, one: string, many = `${one}s`) => `${format(n)} ${n === 1 ? one : many}`;
const percent = (share: number) => `${Math.round(share * 100)} %`;

export const words = await translated("cores", {
  title: "One puzzle on several cores",
  intro:
    "The search tree is split at its first choices; each free worker takes the next part, and results are added up in the order of the parts. So the answer and every count are the same on any number of cores; only the time differs.",
  introSteps: (step: string) =>
    `Every ${step} consists of independent parts. Each worker computes its share, sends it to the others and waits for theirs, so the numbers are the same to the last bit on any number of cores. It pays off where one ${step} takes much longer than a message.`,
  parameters: "Parameters",
  algorithm: "Algorithm",
  preset: "Preset",
  task: "Task",
  first: "find the first solution",
  many: "count solutions up to",
  most: (most: string) => `whole number, 2–${most}`,
  cores: "Cores",
  coresOf: (cores: number, most: number) => `${format(cores)} of ${format(most)}`,
  ready:
    "Press “Solve together” to watch the parts being shared, or “Measure the speed-up” to compare one core with several. Hard puzzles and many solutions gain most.",
  run: "Solve together",
  measure: "Measure the speed-up",
  cancel: "Cancel",
  wrongSize: (name: string, side: number) => `${name} does not take ${side} × ${side} grids.`,
  clash: "Givens clash: correct them first.",
  cannot: {
    shareable: "its run cannot be shared by several cores",
    random: "it draws no random numbers, so every seed gives the same run",
  },
  failed: (why: string) => `It failed: ${why}`,
  wasCancelled: "Cancelled.",
  parts: "Parts",
  part: (part: number, worker: number, state: string, nodes: number, found: number) =>
    `Part ${format(part + 1)}, worker ${worker + 1}, ${state}: ${count(nodes, "step")}, ${count(found, "solution")}`,
  partsDone: (done: number, parts: number, ended: boolean) =>
    ended && done < parts
      ? `${format(done)} of ${count(parts, "part")} done, ${format(parts - done)} not needed`
      : `${format(done)} of ${count(parts, "part")} done`,
  sharedSteps: "Shared steps",
  stepParts: (parts: number, workers: number) =>
    `Each step consists of ${count(parts, "part")}, shared by ${count(workers, "worker")}.`,
  states: { waiting: "waiting", running: "running", done: "done", dropped: "not needed" },
  worker: (worker: number) => `worker ${worker + 1}`,
  withSolution: "with a solution",
  meanings: "What these figures mean",
  figures: {
    outcome: "Outcome",
    found: "Solutions",
    steps: "Steps",
    micros: "Time",
    idle: "Workers idle",
  },
  idle: (share: number) => percent(share),
  outcomes: { solved: "solved", unsolvable: "no solution", stalled: "stalled" } as Readonly<
    Record<string, string>
  >,
  round: (round: number, rounds: number, cores: number) =>
    `Round ${round} of ${rounds}: ${count(cores, "core")}`,
  speedUp: "Speed-up",
  plot: (cores: number, speedUp: string) =>
    `Speed-up against the number of cores, up to ${speedUp} on ${count(cores, "core")}. The table has the figures.`,
  axis: "cores",
  ideal: "ideal: speed-up = cores",
  columns: ["Cores", "Speed-up", "Range", "Median time", "Workers idle"],
  times: (factor: number) => `${factor.toFixed(2)} ×`,
  range: (low: number, high: number) => `${low.toFixed(2)} – ${high.toFixed(2)}`,
  same: (rounds: number, steps: number, found: number) =>
    `All runs (${format(rounds)} on each number of cores) agree: ${count(found, "solution")}, ${count(steps, "step")}, and every other count.`,
  different: "The runs disagree. This is a bug; please report it, with the link.",
  short: (time: string) =>
    `One core needs ${time}, too little to be worth sharing: starting workers, splitting and messages take about as long. Use a harder puzzle, or count more solutions.`,
  waits: (share: number, cores: number) =>
    `On ${count(cores, "core")} the workers were idle ${percent(share)} of the time: before the first message, between messages, and at the end, waiting for the last part.`,
  thrownAway: (found: number) =>
    `The search stops at ${count(found, "solution")}; work that other workers had begun beyond it is discarded. Counting all solutions gains more.`,
  costs: (alone: string, cores: number, computed: string, waited: string) =>
    `One worker computes a step in ${alone}. With ${cores} workers, each works ${computed} on it (sending included) and waits ${waited} for the others.`,
  briefly: (time: string, share: number) =>
    `The workers were idle ${percent(share)} of these ${time}: starting them and sending messages take about as long as such a short search. More cores pay off on harder puzzles, or when counting many solutions.`,
  slower: (times: number) => `Sharing makes it ${times.toFixed(1)} times slower.`,
  faster: (times: number) => `Sharing makes it ${times.toFixed(2)} times faster.`,
  oneCore:
    "This machine has one core, says the browser: there is nothing to compare, as more workers would share it.",
  table: "The speed-up in figures",
  announceMeasured: (cores: number, times: string) => `${count(cores, "core")}: ${times}`,
  announce: (outcome: string, found: number, time: string) =>
    `${outcome}: ${count(found, "solution")} in ${time}`,
});
