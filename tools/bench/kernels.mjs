/**
 * Compares the solvers that compute with floating-point numbers with plain C programs (`c/`) that perform the same
 * arithmetic on the same puzzle. Each run is measured by processor time, so other programs on the machine do not affect
 * the result.
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as first from "../../pkg/wasm/sudoku_lab.js";
import * as workshop from "../../pkg/wasm/workshop/sudoku_lab.js";
import { ExplainedError, inRoot, say, targetDir } from "../run.mjs";
import { program } from "./native.mjs";
import { median } from "./table.mjs";

/** A puzzle with 17 givens that none of these runs solves. */
const PUZZLE = "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";
/** The minimum processor time of a measurement, in seconds. */
const MIN_MEASURE_SECONDS = 0.2;
/** The interval at which a watched run is drawn, ms. */
const FRAME_MS = 16;
/** The duration of a slice of a watched run, in milliseconds. */
const SLICE_MS = 4;
/** The permitted relative difference of the result of a C program, which may add numbers in another order. */
const TOLERANCE = 1e-9;

/**
 * The flags with which `gcc` and `clang` compile; the fastest program counts. No flag permits contraction, which would
 * change the results.
 */
const COMPILER_FLAGS = [["-O3", "-march=native"], ["-O3"]];
const COMPILERS = ["gcc", "clang"];

/**
 * @typedef {object} Kernel
 * @property {string} name
 * @property {string[]} c the C program and its arguments, except the last argument, which is the duration
 * @property {{ algorithm: string, seed: number, params: Record<string, string> }} setup
 * @property {number} value the index of the series whose last value the C program writes
 *
 * @typedef {object} KernelRow
 * @property {string} name
 * @property {string} module the WebAssembly module
 * @property {number} steps
 * @property {number | null} c steps per second of processor time; null without a compiler
 * @property {number} native
 * @property {number} wasm
 * @property {number} watched
 * @property {(number | null)[]} ratios the ratios of `native`, `wasm` and `watched` to `c`
 */

/** @param {string} form @param {string} id @returns {Kernel} */
const labeling = (form, id) => ({
  name: `relaxation labeling by ${form}`,
  c: ["labeling", form, PUZZLE, "1e-9"],
  setup: { algorithm: "relaxation-labeling", seed: 1, params: { epsilon: "1e-9", form: id } },
  value: 0,
});

/** @type {Kernel[]} */
const KERNELS = [
  labeling("counting", "sums"),
  labeling("definition", "definition"),
  {
    name: "chaos",
    c: ["chaos", PUZZLE, "0.3", "200", "1"],
    setup: {
      algorithm: "chaos",
      seed: 1,
      params: { singles_first: "false", restart_after: "1000000", most_steps: "200" },
    },
    value: 4,
  },
  {
    name: "Boltzmann machine",
    c: ["boltzmann", PUZZLE, "2000", "1"],
    setup: { algorithm: "boltzmann", seed: 1, params: { sweeps: "2000" } },
    value: 0,
  },
];

/** @param {number} rounds @returns {KernelRow[]} */
export function kernels(rounds) {
  const programs = compilePrograms();
  // The package instantiates its modules only when they are needed.
  first.initSync({ module: readFileSync(inRoot("pkg", "wasm", "sudoku_lab_bg.wasm")) });
  workshop.initSync({
    module: readFileSync(inRoot("pkg", "wasm", "workshop", "sudoku_lab_bg.wasm")),
  });
  if (programs.length === 0) say("· no C compiler was found, so no ratios are computed");
  return KERNELS.flatMap((kernel) => {
    say(`· ${kernel.name}`);
    const modules = [
      { module: "first", glue: /** @type {typeof workshop} */ (/** @type {unknown} */ (first)) },
      { module: "second", glue: workshop },
    ].filter(({ glue }) => glue.takes(kernel.setup, "3x3"));
    /** @type {{ c: number[], native: number[] }} */
    const rates = { c: [], native: [] };
    const inWasm = modules.map(({ module, glue }) => ({
      ...{
        module,
        glue,
        wasm: /** @type {number[]} */ ([]),
        watched: /** @type {number[]} */ ([]),
      },
    }));
    let steps = 0;
    for (let round = 0; round <= rounds; round += 1) {
      const native = runNative(kernel);
      const inC = programs.map((folder) => runC(folder, kernel));
      const inModules = inWasm.map(({ glue }) => [
        unwatched(glue, kernel),
        watchKernel(glue, kernel),
      ]);
      const all = [native, ...inC, ...inModules.flat()];
      if (inC.some(({ value }) => Math.abs(value - native.value) > TOLERANCE * Math.abs(value))) {
        throw new ExplainedError(`${kernel.name}: the results of C and of the solver differ`);
      }
      if (all.some((one) => Math.abs(one.steps - native.steps) > 1)) {
        throw new ExplainedError(`${kernel.name}: the numbers of steps differ`);
      }
      steps = native.steps;
      if (round === 0) continue; // engines compile during the first round
      rates.native.push(native.perSecond);
      rates.c.push(Math.max(...inC.map(({ perSecond }) => perSecond)));
      for (const [n, one] of inWasm.entries()) {
        one.wasm.push(inModules[n]?.[0]?.perSecond ?? 0);
        one.watched.push(inModules[n]?.[1]?.perSecond ?? 0);
      }
    }
    const c = programs.length > 0 ? median(rates.c) : null;
    // With a ratio per round, a slow moment of the machine affects both sides.
    const ratio = (/** @type {number[]} */ ours) =>
      c === null ? null : median(ours.map((rate, n) => rate / (rates.c[n] ?? 0)));
    return inWasm.map(({ module, wasm, watched }) => ({
      ...{ name: kernel.name, module, steps, c },
      ...{ native: median(rates.native), wasm: median(wasm), watched: median(watched) },
      ratios: [rates.native, wasm, watched].map(ratio),
    }));
  });
}

/**
 * Returns the folders of the compiled programs, one per compiler and set of flags; an empty list without a compiler.
 */
function compilePrograms() {
  const names = new Set(KERNELS.map(({ c: [name = ""] }) => name));
  return COMPILERS.flatMap((compiler) => {
    if (spawnSync(compiler, ["--version"]).status !== 0) return [];
    return COMPILER_FLAGS.map((flags, n) => {
      const folder = join(targetDir, "bench", "c", `${compiler}-${n}`);
      mkdirSync(folder, { recursive: true });
      for (const name of names) {
        const source = inRoot("tools", "bench", "c", `${name}.c`);
        const args = [...flags, "-ffp-contract=off", "-o", join(folder, name), source, "-lm"];
        const done = spawnSync(compiler, args, { encoding: "utf8" });
        if (done.status !== 0) throw new ExplainedError(`${compiler} failed: ${done.stderr}`);
      }
      return folder;
    });
  });
}

/** @typedef {{ steps: number, perSecond: number, value: number }} Measurement */

/** @param {string} folder @param {Kernel} kernel @returns {Measurement} */
function runC(folder, { c: [name = "", ...args] }) {
  return answer(join(folder, name), [...args, `${MIN_MEASURE_SECONDS}`]);
}

/** @param {Kernel} kernel @returns {Measurement} */
function runNative({ setup: { algorithm, seed, params }, value }) {
  const words = Object.entries(params).map(([id, text]) => `${id}=${text}`);
  const setup = [algorithm, ...words, `seed=${seed}`].join(" ");
  const { values, ...rest } = answer(program, ["kernels", setup, PUZZLE, `${MIN_MEASURE_SECONDS}`]);
  return { ...rest, value: values[value] };
}

/** @param {string} file @param {string[]} args */
function answer(file, args) {
  const done = spawnSync(file, args, { encoding: "utf8" });
  if (done.status !== 0) throw new ExplainedError(`${file} failed: ${done.stderr}`);
  return JSON.parse(done.stdout);
}

/** Returns the processor time of this process, in seconds. */
const cpuSeconds = () => process.cpuUsage().user / 1e6;

/** Repeats a run without its trace. @param {typeof workshop} glue @param {Kernel} kernel */
function unwatched(glue, { setup }) {
  const run = glue.start(PUZZLE, "3x3", setup);
  while (run.outcome === undefined) run.advance(Number.POSITIVE_INFINITY, 2 ** 32 - 1);
  const { steps } = run;
  let [times, spent] = [1, 0];
  while (spent < MIN_MEASURE_SECONDS / 2) {
    times *= 2;
    const start = cpuSeconds();
    run.measure(0, times);
    spent = cpuSeconds() - start;
  }
  run.free();
  return { steps, perSecond: (steps * times) / spent, value: 0 };
}

/**
 * Repeats a run as the page shows it: in slices, with its trace, and drawn after every few slices.
 * @param {typeof workshop} glue @param {Kernel} kernel
 */
function watchKernel(glue, { setup }) {
  const start = cpuSeconds();
  let [steps, total, spent, lastDrawnAt] = [0, 0, 0, performance.now()];
  while (spent < MIN_MEASURE_SECONDS) {
    const run = glue.start(PUZZLE, "3x3", setup);
    while (run.outcome === undefined) {
      run.run_for(Number.POSITIVE_INFINITY, SLICE_MS);
      if (performance.now() - lastDrawnAt < FRAME_MS) continue;
      draw(run);
      lastDrawnAt = performance.now();
    }
    steps = run.steps;
    total += steps;
    run.free();
    spent = cpuSeconds() - start;
  }
  return { steps, perSecond: total / spent, value: 0 };
}

/** Reads the data that a frame on the page shows. @param {import("../../pkg/wasm/workshop/sudoku_lab.js").Run} run */
function draw(run) {
  run.capture();
  return [run.digits(), run.weights(), run.counters(), run.conflicts(), run.trace(), run.lines()];
}
