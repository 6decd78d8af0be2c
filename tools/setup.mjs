/**
 * The entry point of every npm command: `node tools/setup.mjs TASK [ARGS]`. It uses only modules of Node itself,
 * installs what a fresh clone lacks, and then runs the task. See README.md beside it.
 */
import { ExplainedError, say } from "./run.mjs";

/** @type {Record<string, (args: string[]) => Promise<void>>} */
const tasks = {
  async start() {
    await ready();
    await (await import("./build.mjs")).build();
    await (await import("./serve.mjs")).serve(Number(process.env.PORT ?? 8080));
  },
  async dev() {
    await ready();
    await (await import("./dev.mjs")).dev(Number(process.env.PORT ?? 8080));
  },
  async build() {
    await ready();
    await (await import("./build.mjs")).build();
  },
  async test(args) {
    // The Rust tests need no npm package, so they are compiled while the packages are installed.
    const compiled = (await import("./stages/rust.mjs")).startCompiling(args);
    await Promise.all([ready(), compiled]);
    await (await import("./test.mjs")).test(args);
  },
  async "test:long"(args) {
    process.env.SUDOKU_LONG = "1";
    await tasks.test?.(args);
  },
  async check() {
    await ready();
    await (await import("./check.mjs")).check();
  },
  async bench(args) {
    await ready();
    await (await import("./build.mjs")).buildPackage();
    await (await import("./bench/main.mjs")).runBenchmark(args);
  },
  async lab(args) {
    await (await import("./lab.mjs")).lab(args);
  },
  async engine(args) {
    await (await import("./engine.mjs")).engine(args);
  },
};

async function ready() {
  await (await import("./packages.mjs")).installPackages();
}

const [task = "", ...args] = process.argv.slice(2);
try {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    throw new ExplainedError(`Node 20.19 or later is required; this is ${process.versions.node}.`);
  }
  const work = Object.hasOwn(tasks, task) ? tasks[task] : undefined;
  if (!work)
    throw new ExplainedError(`usage: node tools/setup.mjs ${Object.keys(tasks).join("|")}`);
  await work(args);
} catch (error) {
  if (!(error instanceof ExplainedError)) throw error;
  say(`Sudoku Lab: ${error.message}`);
  process.exitCode = 1;
}
