/** Every function of the package rejects every invalid argument with an error of the package, without other effects. */
import assert from "node:assert/strict";
import { after, test } from "node:test";
import * as guests from "../../pkg/dist/guest.js";
import * as solvers from "../../pkg/dist/index.js";
import * as makers from "../../pkg/dist/workshop.js";
import { startPool } from "./pools.mjs";
import { easy, easySolution, fullLab, lab, text } from "./support.mjs";

const { Race, Solutions, SudokuError } = solvers;

/**
 * A value of each kind that no function accepts, or not as every argument. Some values are created for each use,
 * because they cannot be used twice.
 */
const hostile = {
  undefined: () => undefined,
  null: () => null,
  "not a number": () => Number.NaN,
  "-1": () => -1,
  "1e9": () => 1e9,
  "2^53": () => 2 ** 53,
  infinity: () => Number.POSITIVE_INFINITY,
  "an empty text": () => "",
  "a text that is no name": () => "no such thing",
  "a huge text": () => "9".repeat(2 ** 21),
  "half a surrogate pair": () => "\ud800",
  "an empty object": () => ({}),
  "an empty array": () => [],
  "an array of others": () => [Symbol("s"), 1n, {}],
  true: () => true,
  "another typed array": () => new Float32Array(81),
  "too few bytes": () => new Uint8Array(80),
  "bytes beyond the side": () => new Uint8Array(81).fill(255),
  "a detached array": () => {
    const bytes = new Uint8Array(81);
    structuredClone(bytes.buffer, { transfer: [bytes.buffer] });
    return bytes;
  },
  "an array with another length": () =>
    Object.defineProperty(new Uint8Array(81), "length", { value: 2 ** 30 }),
  "a getter that throws": () =>
    new Proxy(
      {},
      {
        get: () => {
          throw new Error("no");
        },
        ownKeys: () => {
          throw new Error("no");
        },
        has: () => {
          throw new Error("no");
        },
      },
    ),
  "an array behind a proxy": () => new Proxy(new Uint8Array(81), {}),
  "a cycle": () => {
    const one = {};
    one.one = one;
    return one;
  },
  "without a prototype": () => Object.create(null),
  "a big integer": () => 10n,
  "a symbol": () => Symbol("s"),
  "a function": () => nothing,
  "a puzzle of numbers": () => ({ text: 5, box: 9 }),
  "a puzzle with another box": () => ({ text: easy.text, box: 9 }),
  "a position of numbers": () => ({ box: 9, givens: [1, 2, 3] }),
  "a position of too few cells": () => ({ box: "3x3", givens: new Uint8Array(3) }),
};

/** The values that are assigned to every field of every options object. */
const wrongFields = ["null", "not a number", "-1", "a symbol", "a big integer", "an empty object"];

const { pool } = startPool(1);
const race = new Race(lab, { createWorker: () => assert.fail("no worker is to be made") });
const solutions = new Solutions(lab, {
  createWorker: () => assert.fail("no worker is to be made"),
});
const run = fullLab.start(easy, { algorithm: "backtracking" });
const definition = {
  set: [{ name: "one", file: "one.txt" }],
  contestant: [{ algorithm: "backtracking" }],
};
const experiment = await makers.Experiment.open(fullLab, definition, async () => easy.text);
after(() => {
  race.dispose();
  run.free();
});

const setup = { algorithm: "backtracking", preset: "rows", seed: 1, solutions: 1, maxSteps: 10 };
const bytes = easy.givens;
const request = { setups: [setup], puzzles: bytes, box: "3x3", seeds: [1], tasks: [0], limits: {} };
const timing = { micros: 1, repeats: 1, low: 1, high: 1, steady: true };
const columns = {
  sets: ["a"],
  contestants: ["b"],
  units: ["steps"],
  puzzles: Uint32Array.of(0, 30, 9),
  puzzle: Uint32Array.of(0),
  contestant: Uint32Array.of(0),
  end: Uint8Array.of(1),
  micros: Float64Array.of(1),
  steps: Float64Array.of(1),
  nodes: Float64Array.of(1),
  scales: [],
};
/** The arguments of `Tuning.open`, with the file of the set. */
const tuning = {
  setup: { algorithm: "annealing", maxSteps: 10 },
  set: { file: "four.txt" },
  runs: 8,
  heldOutRuns: 2,
};
const fourPuzzles = [0, 1, 2, 3].map((seed) => fullLab.shuffle(easy, seed).text).join("\n");
const signal = new AbortController().signal;
/** A puzzle with four blank cells, so that every call on it is quick. */
const almost = lab.read(`....${easySolution.slice(4)}`);
const position = { box: "3x3", givens: almost.givens, values: null, candidates: null };
const logic = { techniques: "singles", together: false, maxSteps: 1, explain: false, maxMs: 1 };
const lengths = [{ value: 1, solved: true }];
const noAsk = async () => {
  throw new SudokuError("refused", "nothing is asked of a worker");
};
const noWorker = () => {
  throw new SudokuError("unsupported", "there are no workers");
};
const nothing = () => {};

/** Valid arguments. Each argument, and each field of an object, is replaced by each hostile value in turn. */
const sound = {
  codeOf: ["backtracking"],
  docsOf: ["backtracking"],
  load: [lab.module, { all: lab.module }],
  loadRegistry: [lab.module, { all: lab.module }],
  openGuest: [
    { kind: "js", text: "" },
    { page: "x", signal, patience: 1, spawn: noAsk },
  ],
  solveTogether: [
    pool,
    almost.text,
    setup,
    { workers: 1, signal, onPart: nothing, watched: false },
  ],
  readFile: [pool, new Blob([easy.text]), { box: "3x3", most: 1, signal, onProgress: nothing }],
  findDeductions: [pool, position, { ...logic, signal, onFound: nothing }],
  findPath: [pool, position, { ...logic, signal, onFound: nothing }],
  findRefutation: [pool, almost.text, [2, 1], { signal }],
  findStep: [pool, position, { techniques: "all", signal }],
  makeBy: [noAsk, lab, { box: "3x3", difficulty: "easy", technique: "x-wing" }, { maxSeconds: 1 }],
  makePuzzle: [pool, { box: "2x2", seed: 1 }, { signal, maxSeconds: 1, onProgress: nothing }],
  solveMany: [pool, "fast", bytes, { box: "3x3", limit: 1, maxSteps: 9, workers: 1, signal }],
  solveStream: [pool, "fast", [bytes], { box: "3x3", limit: 1, maxSteps: 9, workers: 1, signal }],
  tasksIn: [request],
  taskAt: [request, 0],
  solvePortfolio: [pool, almost.text, setup, { seeds: 1, workers: 1, toTheEnd: false, signal }],
  findRatings: [pool, almost.text, { scales: ["clues"], seed: 1, signal, onRating: nothing }],
  runsBy: [noAsk, request],
  isShorter: [timing, timing],
  placesOf: [[timing]],
  endOf: ["solved"],
  summaryOf: [columns, { measure: "time", by: "set", budget: { steps: 1 } }],
  figureOf: ["cactus", columns, { measure: "time", log: true, width: 9, words: {} }],
  readRatings: ["puzzle,se_er\n", [easy.text]],
  "new Pool": [lab, { workers: 1, createWorker: noAsk, onSilence: nothing }],
  "new Race": [lab, { cores: 1, createWorker: noAsk, ahead: 1, onChange: nothing }],
  "new Solutions": [lab, { createWorker: noAsk, onSilence: nothing, seed: 1 }],
  "new Training": [
    lab,
    { box: "2x2", updates: 1, pools: ["cell"] },
    { createWorker: noWorker, onChange: nothing, onSilence: nothing },
  ],
  "Experiment.open": [fullLab, definition, async () => easy.text, { signal, onProgress: nothing }],
  "Tuning.open": [fullLab, tuning, async () => fourPuzzles, { signal, onProgress: nothing }],
  // Methods of objects.
  takes: [setup, "3x3"],
  counts: ["3x3"],
  supply: [false],
  read: [easy.text, { box: "3x3", hex: false }],
  write: [bytes, "3x3"],
  shuffle: [easy, 1],
  secondOpinion: ["fast"],
  whyNot: [easy],
  merge: [1, 1],
  readLines: [bytes, "3x3", { read: 0, begun: false }],
  "lab.solve": [easy, setup],
  start: [easy, setup],
  "lab.solveMany": ["fast", bytes, { box: "3x3", limit: 1, maxSteps: 9 }],
  estimate: [easy, 10, 1, 1],
  generate: [{ ...setup, algorithm: "dig", preset: undefined }, "2x2"],
  generateMany: [{ algorithm: "dig", seed: 1 }, 1, "2x2"],
  ease: [easy, 40, 1],
  find: [easy.text],
  marks: [easy.text],
  defaultRecipe: ["2x2"],
  openNet: [bytes],
  facts: [almost, "fast", 1],
  path: [position, logic],
  deductions: [position, logic],
  "lab.rate": [position, { scales: ["clues"], seed: 1 }],
  canonical: [easy],
  equivalence: [easy, easy.text],
  automorphisms: [easy, 1],
  "pool.solve": [easy, setup, { signal, onProgress: nothing }],
  "pool.run": [[], { workers: 1, signal, onDone: nothing, onCrash: nothing }],
  "pool.runs": [request, { workers: 1, signal, onPart: nothing }],
  "pool.for": [{ createWorker: noAsk }],
  prepare: [easy, [setup]],
  "race.run": [easy, [setup], { signal }],
  "race.measure": [() => true],
  "race.step": [1],
  endAt: [1],
  open: [easy],
  count: [{ solutions: 1, ms: 1, signal, onProgress: nothing }],
  probe: [{ probes: 1, ms: 1, signal, onProgress: nothing }],
  solution: [1, { signal }],
  "run.advance": [1],
  "run.seek": [1],
  "experiment.run": [pool, { workers: 1, repeat: false, signal, onPart: nothing }],
  add: ["a,b"],
  "experiment.rate": ["puzzle,se_er\n"],
  restore: [[bytes]],
  summary: [{ measure: "time", by: "set" }],
  figure: ["cactus", { measure: "time" }],
  task: [0],
  puzzle: [0],
  bootstrap: [[1, 2, 3], { of: "mean", method: "bca", resamples: 9, seed: 1, level: 0.9 }],
  paired: [{ both: 1, one: 1, other: 1, neither: 1 }, 0.9],
  penalised: [lengths, 10, 2, 0.9],
  kaplanMeier: [lengths, 0.9],
  restrictedMean: [lengths, 1, 0.9],
};

/** Methods that end an object that other calls need, or that only the platform calls. */
const left = new Set(["constructor", "dispose", "free", "stop"]);
/** Classes that callers cannot construct, and a class that accepts any argument. */
const given = new Set([
  "Lab",
  "Registry",
  "Run",
  "Workshop",
  "Experiment",
  "SudokuError",
  "Statistics",
  "Tuning",
]);

/** Yields every exported function, constructor and method, with a way to call it. */
function* entriesOfAll() {
  for (const [name, value] of Object.entries({ ...solvers, ...makers, ...guests })) {
    if (typeof value !== "function") continue;
    if (!/^class\b/.test(String(value))) yield [name, name, (...args) => value(...args)];
    else if (!given.has(name)) yield [`new ${name}`, name, (...args) => new value(...args)];
  }
  yield ["load of the workshop", "load", (...args) => makers.load(...args)];
  yield ["Experiment.open", "open", (...args) => makers.Experiment.open(...args)];
  yield ["Tuning.open", "open", (...args) => makers.Tuning.open(...args)];
  const { statistics } = fullLab;
  const objects = { lab: fullLab, pool, race, solutions, run, experiment, statistics };
  for (const [owner, object] of Object.entries(objects)) {
    const seen = new Set(left);
    for (let kind = Object.getPrototypeOf(object); kind !== Object.prototype; ) {
      for (const name of Object.getOwnPropertyNames(kind)) {
        const { value, set } = Object.getOwnPropertyDescriptor(kind, name);
        if (seen.has(name)) continue;
        seen.add(name);
        if (typeof value === "function") {
          yield [`${owner}.${name}`, name, (...args) => object[name](...args)];
        } else if (set && name === "pace") {
          yield [
            `${owner}.${name}`,
            name,
            (to) => {
              object[name] = to;
            },
          ];
        }
      }
      kind = Object.getPrototypeOf(kind);
    }
  }
}

const isPlain = (value) =>
  typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Yields argument lists with one hostile value each. */
function* attacksOn(args) {
  const places = Math.max(args.length, 1);
  for (const [kind, value] of Object.entries(hostile)) {
    for (let at = 0; at < places; at += 1) {
      yield [
        `${kind} at ${at + 1}`,
        () => args.map((one, place) => (place === at ? value() : one)),
      ];
    }
    // One additional argument, and hostile values in all places at once.
    yield [`${kind} everywhere`, () => Array.from({ length: places + 1 }, value)];
  }
  for (const [at, arg] of args.entries()) {
    for (const key of isPlain(arg) ? Object.keys(arg) : []) {
      for (const kind of wrongFields) {
        const field = () => ({ ...arg, [key]: hostile[kind]() });
        yield [`${kind} as ${key}`, () => args.map((one, place) => (place === at ? field() : one))];
      }
    }
  }
}

/** Calls a function, waits for its promise, and returns the error, if any. */
async function errorOf(call, args) {
  try {
    const result = await call(...args);
    if (typeof result?.next === "function") await result.next();
    result?.free?.();
    if (result instanceof makers.Tuning) result.dispose();
    return null;
  } catch (error) {
    return error;
  }
}

test("an invalid argument of any kind is rejected with an error of the package, and affects no run", async () => {
  const witness = fullLab.start(easy, { algorithm: "backtracking", preset: "rows" });
  witness.advance(5);
  const wrong = [];
  let calls = 0;
  for (const [entry, name, call] of entriesOfAll()) {
    const args = sound[entry] ?? sound[name] ?? [undefined, undefined];
    for (const [what, attack] of attacksOn(args)) {
      calls += 1;
      const error = await errorOf(call, attack());
      if (error === null) continue;
      if (error instanceof SudokuError && error.code !== "crashed") continue;
      // A request to an object cancels the previous request.
      if (error.name === "AbortError") continue;
      wrong.push(
        `${entry}: ${what}: ${error.code ?? ""} ${error.stack?.split("\n").slice(0, 3).join(" | ")}`,
      );
    }
  }
  assert.deepEqual(wrong, []);
  assert.ok(calls > 5000, `${calls} calls`);
  witness.advance();
  assert.equal(text(witness.solution), easySolution);
  witness.free();
});

test("every function whose valid arguments are listed exists", () => {
  const known = new Set();
  for (const [entry, name] of entriesOfAll()) known.add(entry).add(name);
  assert.deepEqual(
    Object.keys(sound).filter((name) => !known.has(name)),
    [],
  );
});

test("an error names the argument, the expected and the received type", () => {
  const refused = (call, message) => assert.throws(call, { code: "argument", message });
  refused(() => lab.write(bytes, 9), "box must be a string, not the number 9");
  refused(() => lab.write(easy.text, null), "givens must be a Uint8Array, not a string");
  refused(
    () => lab.shuffle({ text: easy.text, box: 9 }, 1),
    "puzzle.box must be a string, not the number 9",
  );
  refused(
    () => fullLab.facts({ text: 5, box: 9 }),
    "puzzle.text must be a string, not the number 5",
  );
  refused(
    () => fullLab.estimate(easy, "many"),
    "probes must be a whole number from 0, not a string",
  );
  const gone = hostile["a detached array"]();
  refused(
    () => lab.write(gone, "3x3"),
    "givens must be a Uint8Array, not a Uint8Array whose buffer is gone",
  );
});

/**
 * The functions with a count: how to call each with a value in place of the count, and the name of the count in the
 * message.
 */
const counts = {
  "options.workers": [
    (workers) => new solvers.Pool(lab, { workers }),
    (workers) => pool.run([], { workers }),
    (workers) => pool.runs(request, { workers }),
    (workers) => solvers.solveMany(pool, "fast", bytes, { workers }),
    (workers) => solvers.solveStream(pool, "fast", [bytes], { workers }).next(),
    (workers) => solvers.solveTogether(pool, almost.text, setup, { workers }),
    (workers) => solvers.solvePortfolio(pool, almost.text, setup, { seeds: 1, workers }),
    (workers) => experiment.run(pool, { workers }),
    async (workers) => {
      const opened = await makers.Tuning.open(fullLab, tuning, async () => fourPuzzles);
      await opened.run(pool, { workers }).finally(() => opened.dispose());
    },
  ],
  "options.seeds": [(seeds) => solvers.solvePortfolio(pool, almost.text, setup, { seeds })],
  "options.cores": [(cores) => new Race(lab, { cores }).dispose()],
  "options.most": [(most) => solvers.readFile(pool, new Blob([easy.text]), { most })],
  "options.solutions": [(most) => solutions.count({ solutions: most })],
  "options.probes": [(probes) => solutions.probe({ probes })],
  "request.runs": [
    (runs) => makers.Tuning.open(fullLab, { ...tuning, runs }, async () => fourPuzzles),
  ],
  "request.heldOutRuns": [
    (heldOutRuns) =>
      makers.Tuning.open(fullLab, { ...tuning, heldOutRuns }, async () => fourPuzzles),
  ],
  "after.read": [(read) => lab.readLines(bytes, "3x3", { read, begun: false })],
  probes: [(probes) => fullLab.estimate(easy, probes)],
  number: [
    (number) => solvers.taskAt(request, number),
    (number) => experiment.task(number),
    (number) => solutions.solution(number),
  ],
  index: [(index) => experiment.puzzle(index)],
  steps: [(steps) => run.advance(steps), (steps) => race.endAt(steps)],
  step: [(step) => run.seek(step)],
};

test("a negative or fractional count is rejected by every function with a count", async () => {
  const accepted = [];
  for (const [name, calls] of Object.entries(counts)) {
    for (const [at, call] of calls.entries()) {
      for (const value of [-1, 1.5, Number.NaN, Number.NEGATIVE_INFINITY]) {
        const error = await errorOf(call, [value]);
        const message = `${name} must be a whole number from 0, not the number ${value}`;
        if (error?.code === "argument" && error.message === message) continue;
        accepted.push(`${name} ${at} ${value}: ${error?.code} ${error?.message}`);
      }
    }
  }
  assert.deepEqual(accepted, []);
});

test("a number of runs of a tuning out of range is rejected", async () => {
  for (const [wrong, message] of [
    [{ runs: 0 }, /^runs must be from 1 to 4294967295$/],
    [{ runs: 2 ** 32 }, /^runs must be from 1 to/],
    [{ runs: Number.POSITIVE_INFINITY }, /^runs must be from 1 to/],
    [{ heldOutRuns: 1 }, /^heldOutRuns must be from 2 to 1000000$/],
    [{ heldOutRuns: 1_000_001 }, /^heldOutRuns must be from 2 to/],
  ]) {
    const opened = makers.Tuning.open(fullLab, { ...tuning, ...wrong }, async () => fourPuzzles);
    await assert.rejects(opened, { code: "param-range", message });
  }
});

test("every function that takes a puzzle also takes its text", () => {
  assert.equal(lab.whyNot(easy.text), lab.whyNot(easy));
  assert.deepEqual(lab.shuffle(easy.text, 3), lab.shuffle(easy, 3));
  assert.deepEqual(fullLab.estimate(easy.text, 5), fullLab.estimate(easy, 5));
});
