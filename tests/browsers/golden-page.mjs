/** Executes the golden runs in a page, in its own thread and in workers. */
import { openGuest } from "./pkg/dist/guest.js";
import { load, Pool, Race, solvePortfolio, Training } from "./pkg/dist/index.js";
import { load as loadAll } from "./pkg/dist/workshop.js";
import { batchOf, casesOf, endOf, lineOf, linesOf, runsOf, takenOf } from "./tests/golden/runs.mjs";

const textOf = async (path) => (await fetch(`./tests/${path}`)).text();
const golden = (name) => textOf(`golden/${name}`);

/**
 * Returns all runs: those that the first module supports, from this module, and the others from the module with
 * everything.
 */
async function allRuns() {
  const [lab, all] = [await load(), await loadAll()];
  const cases = casesOf(lab, await golden("cases.txt"));
  const patterns = casesOf(all, await golden("patterns.txt"));
  const settings = await golden("settings.txt");
  const makers = all.algorithms.filter(({ kind }) => kind === "generator");
  return {
    lab,
    all,
    solved: lab.algorithms.map((info) => takenOf(all, runsOf(info, cases))),
    made: makers.map((info) => runsOf(info, patterns, settings)),
  };
}

async function inPage() {
  const { lab, all, solved, made } = await allRuns();
  const holding = (id) => (lab.holds(id) ? lab : all);
  return [
    ...solved.flat().map((run) => lineOf(holding(run.setup.algorithm), run)),
    ...made.flat().map((run) => lineOf(all, run)),
  ];
}

/**
 * Executes the runs as the page does in a race: one worker per lane, in slices, with a final frame and without
 * checkpoints.
 */
async function inWorkers() {
  const { lab, solved } = await allRuns();
  const lines = [];
  let look = () => {};
  const race = new Race(lab, { onChange: () => look() });
  for (const runs of solved) {
    // All lanes of a race have the same puzzle, so there is one race per puzzle.
    for (const puzzle of new Set(runs.map((run) => run.puzzle))) {
      const together = runs.filter((run) => run.puzzle === puzzle);
      race.prepare(
        puzzle,
        together.map(({ setup }) => setup),
      );
      race.pace = Number.POSITIVE_INFINITY;
      const ended = new Promise((settle) => {
        look = () => race.lanes.every(({ state }) => state === "ended") && settle();
      });
      race.play();
      look();
      await ended;
      for (const [index, { line }] of together.entries()) {
        const lane = race.lanes[index];
        const frame = await lane.frame();
        lines.push([line, `${line} ${frame ? endOf(frame, lane.progress) : lane.error}`]);
      }
    }
  }
  race.dispose();
  // The results are sorted as in the file, whose first key is the preset.
  const made = new Map(lines);
  return solved.flat().map(({ line }) => made.get(line));
}

async function solveBatches() {
  const lab = await load();
  const solveMany = (id, bytes, limit) => lab.solveMany(id, bytes, { limit });
  const lines = [];
  for (const words of linesOf(await golden("batches.txt"))) {
    lines.push(batchOf(words, await textOf(`puzzles/${words[1]}`), solveMany));
  }
  return lines;
}

async function portfolios() {
  const lab = await load();
  const pool = new Pool(lab, { workers: 3 });
  const lines = [];
  for (const words of linesOf(await golden("portfolios.txt"))) {
    const [algorithm, preset, first, seeds, maxSteps, givens] = words;
    const named = preset === "-" ? {} : { preset };
    const setup = { algorithm, ...named, seed: Number(first), maxSteps: Number(maxSteps) };
    const { winner } = await solvePortfolio(pool, lab.read(givens), setup, {
      seeds: Number(seeds),
      workers: 3,
    });
    const { seed, outcome, steps, conflicts } = winner;
    lines.push([...words.slice(0, 6), seed, outcome, steps, conflicts].join(" "));
  }
  pool.dispose();
  return lines;
}

/**
 * Runs valid and invalid custom solvers in frames: returns their outcomes, and the positions of errors in their source.
 */
async function guests() {
  const lab = await load();
  const race = new Race(lab);
  const sound = await (await fetch("./docs/own/backtracking.js")).text();
  const doing = (
    body,
  ) => `export const start = ({ givens, random }) => ({ digits: givens.slice(), steps: 0, random });
export const view = ({ digits }) => digits;
export function step(state) {
  state.steps += 1;
  ${body}
}`;
  const texts = {
    sound,
    chance: doing(
      "state.digits[0] = 1 + Math.floor(9 * state.random()); if (state.steps > 50) return 'stalled';",
    ),
    throws: doing("if (state.steps > 70) state.missing.less = 1;"),
    loops: doing("if (state.steps > 70) for (;;);"),
    lies: doing("return 'found';"),
    malformed: "export const about = {};\n\n  const b = ;\n",
  };
  const lines = [];
  for (const [name, text] of Object.entries(texts)) {
    let said;
    try {
      lab.guest = await openGuest({ kind: "js", text }, { patience: 3000 });
      const [{ progress, error }] = await race.run("3".padEnd(81, "."), [
        { algorithm: "own", seed: 7, maxSteps: 2000 },
      ]);
      said = [progress.outcome, progress.steps, error?.place?.line];
    } catch ({ code, place }) {
      said = [code, place?.line];
    }
    lines.push([name, ...said].join(" "));
  }
  race.dispose();
  return lines;
}

/**
 * Trains a net, and solves puzzles with the net of the package: returns the digest, the result of the batch, and the
 * milliseconds per update and per puzzle.
 */
async function trainNet() {
  const [lab, all] = [await load(), await loadAll()];
  const recipe = { ...all.defaultRecipe("2x3"), updates: 200 };
  const training = new Training(lab, recipe);
  const startedAt = performance.now();
  training.start();
  await training.ended;
  const update = (performance.now() - startedAt) / recipe.updates;
  const { digest } = await training.net();
  training.dispose();
  const puzzles = (await textOf("puzzles/17-clue.txt"))
    .trimEnd()
    .split("\n")
    .slice(-UNSEEN_PUZZLES);
  let took = 0;
  const solveMany = (id, bytes, limit) => {
    const from = performance.now();
    const answers = all.solveMany(id, bytes, { limit });
    took = performance.now() - from;
    return answers;
  };
  const batch = batchOf(["learned", "17-clue.txt", "1"], puzzles.join("\n"), solveMany);
  return [digest, batch, ...[update, took / puzzles.length].map((ms) => ms.toFixed(2))];
}

/** The number of puzzles at the end of the list of puzzles with 17 givens, which were not used for training. */
const UNSEEN_PUZZLES = 500;

const worksByName = {
  learning: trainNet,
  inPage,
  inWorkers,
  batches: solveBatches,
  portfolios,
  guests,
};
/** Starts a task and records when it has ended, because drivers limit the duration of a script. */
globalThis.begin = (name) => {
  globalThis.result = null;
  worksByName[name]().then(
    (lines) => {
      globalThis.result = { lines };
    },
    (error) => {
      globalThis.result = { error: String(error?.stack || error) };
    },
  );
};
