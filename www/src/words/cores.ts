/** What the page says of one puzzle on several cores. */
import { format } from ".";

const count = (n: number, one: string, many = `${one}s`) => `${format(n)} ${n === 1 ? one : many}`;
const percent = (share: number) => `${Math.round(share * 100)} %`;

export const words = {
  title: "One puzzle on several cores",
  intro:
    "A tree search is split at its first choices into parts. Whoever is free does the next part, and what is found is added up in the order of the parts: so the answer and every count are the same on any number of cores, and only the time differs.",
  introSteps: (step: string) =>
    `Every ${step} consists of parts that do not need each other. Each worker computes its share of them, sends it to the others and waits for theirs: so the numbers are the same to the last bit on any number of cores. It pays where one ${step} takes much longer than a message.`,
  parameters: "Parameters",
  algorithm: "Algorithm",
  preset: "Preset",
  task: "Task",
  first: "find the first solution",
  many: "count solutions up to",
  most: (most: string) => `a whole number from 2 to ${most}`,
  cores: "Cores",
  coresOf: (cores: number, most: number) => `${format(cores)} of ${format(most)}`,
  run: "Solve together",
  measure: "Measure the speed-up",
  cancel: "Cancel",
  wrongSize: (name: string, side: number) => `${name} does not take ${side} × ${side} grids.`,
  clash: "Givens clash: change them first.",
  cannot: {
    shareable: "its run cannot be shared by several cores",
    random: "it draws no random numbers: every seed would do the same",
  },
  failed: (why: string) => `It failed: ${why}`,
  wasCancelled: "Cancelled.",
  parts: "Parts",
  part: (part: number, worker: number, state: string, nodes: number, found: number) =>
    `Part ${format(part + 1)}, worker ${worker + 1}, ${state}: ${count(nodes, "step")}, ${count(found, "solution")}`,
  partsDone: (done: number, parts: number) => `${format(done)} of ${count(parts, "part")} done`,
  sharedSteps: "Shared steps",
  stepParts: (parts: number, workers: number) =>
    `Each step consists of ${count(parts, "part")}, shared by ${count(workers, "worker")}.`,
  states: { waiting: "waiting", running: "under way", done: "done", dropped: "not needed" },
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
  ideal: "as many times as cores",
  columns: ["Cores", "Speed-up", "Least to most", "Time, median", "Workers idle"],
  times: (factor: number) => `${factor.toFixed(2)} ×`,
  range: (low: number, high: number) => `${low.toFixed(2)} – ${high.toFixed(2)}`,
  same: (rounds: number, steps: number, found: number) =>
    `All runs, ${format(rounds)} on each number of cores, came to the same: ${count(found, "solution")}, ${count(steps, "step")}, and every other count.`,
  different:
    "The runs did not all come to the same. That must not be: please report it, with the link.",
  short: (time: string) =>
    `One core needs ${time}: too little to be shared. Starting, cutting and sending messages take about as long. Take a harder puzzle, or count more solutions.`,
  waits: (share: number, cores: number) =>
    `On ${count(cores, "core")} the workers were idle ${percent(share)} of the time: before the first message, between messages, and at the end, when the last part is the longest.`,
  thrownAway: (found: number) =>
    `It ends at ${count(found, "solution")}: what other workers have begun beyond the last of them is thrown away. Counting all of them gains more.`,
  costs: (alone: string, cores: number, computed: string, waited: string) =>
    `One worker computes a step in ${alone}. Of ${cores} workers each is at work on it for ${computed}, with what it sends, and waits ${waited} for what the others send.`,
  slower: (times: number) => `Sharing makes it ${times.toFixed(1)} times slower.`,
  faster: (times: number) => `Sharing makes it ${times.toFixed(2)} times faster.`,
  oneCore:
    "The browser says that this machine has one core, so there is nothing to compare; more workers would share it.",
  table: "The speed-up in figures",
  announceMeasured: (cores: number, times: string) => `${count(cores, "core")}: ${times}`,
  announce: (outcome: string, found: number, time: string) =>
    `${outcome}: ${count(found, "solution")} in ${time}`,
};
