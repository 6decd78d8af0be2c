/**
 * Runs the Rust tests: one process per test binary, several at the same time, and the doctests of the crates that have
 * examples.
 */
import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { basename, dirname } from "node:path";
import { filesUnder, fingerprint } from "../fresh.mjs";
import { environmentHash, hashOf, hashOfFile } from "../passed.mjs";
import {
  capture,
  captureOrUndefined,
  collect,
  ExplainedError,
  inRoot,
  targetDir,
} from "../run.mjs";
import { needRust } from "../toolchain.mjs";
import { runJobs } from "./stage.mjs";

const workspace = ["--locked", "--workspace", "--exclude", "sudoku-bindgen"];

/**
 * Files that test binaries read at run time. Files that they include at compile time are part of the binary.
 * `tests/tools/passed.test.mjs` checks that the Rust tests refer to no other files.
 */
export const RUST_DATA = [
  "tests/puzzles",
  "tests/golden",
  "www/public/techniques.json",
  "engine/columns.py",
  "pkg/src/experiment/schema.ts",
  "docs/selection",
  "src",
];

/**
 * Test binaries that start first in the first run, because they take longest. Later runs use the recorded durations.
 */
const SLOW_TESTS = ["tests conformance", "lab lab", "solvers unit tests", "techniques techniques"];

/** The test binary that calls `is_in_round`. */
export const SAMPLED_TEST = "tests conformance";

/**
 * @typedef {object} Binary
 * @property {string} name for the output and the records
 * @property {string} path
 * @property {string} folder of the crate
 */

/**
 * The test binaries and the command-line program.
 * @typedef {{ binaries: Binary[], program: string }} Compiled
 */

/** Compilations by cargo options. @type {Map<string, Promise<Compiled>>} */
const compilations = new Map();

/**
 * Compiles all tests, once per process.
 * @param {readonly string[]} options the options of cargo, such as `--release`
 * @returns {Promise<Compiled>}
 */
export function compileTests(options = []) {
  const key = options.join(" ");
  const cached = compilations.get(key);
  if (cached) return cached;
  const compilation = compile(options);
  compilations.set(key, compilation);
  return compilation;
}

/**
 * Starts to compile the tests if the Rust stage is selected. That stage reports a failure of the compilation.
 * @param {readonly string[]} args of `npm test`
 */
export async function startCompiling(args) {
  const chosen = args.filter((name) => !name.startsWith("--"));
  if (chosen.length > 0 && !chosen.includes("Rust")) return;
  await needRust();
  compileTests().catch(() => {});
}

/** @param {readonly string[]} options @returns {Promise<Compiled>} */
async function compile(options) {
  const args = ["test", "--no-run", "--message-format=json-render-diagnostics", ...workspace];
  const { status, output } = await collect("cargo", [
    ...args,
    "--target-dir",
    targetDir,
    ...options,
  ]);
  if (status !== 0) throw new ExplainedError("the Rust tests do not compile");
  const artifacts = output
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .map((line) => JSON.parse(line))
    .filter(({ executable }) => executable);
  const binaries = artifacts
    .filter(({ profile }) => profile.test)
    .map(({ executable, manifest_path, target }) => {
      const folder = dirname(manifest_path);
      const isNamed = target.kind.includes("test") || target.kind.includes("example");
      const unit = isNamed ? target.name : "unit tests";
      return { name: `${basename(folder)} ${unit}`, path: executable, folder };
    });
  const program = artifacts.find(
    ({ profile, target }) => !profile.test && target.name === "sudoku-lab",
  );
  return { binaries, program: program?.executable ?? "" };
}

/**
 * Returns the crates whose documentation has no examples, for which starting rustdoc would be useless.
 * @returns {string[]} names of packages
 */
export function cratesWithoutDoctests() {
  const result = capture("cargo", ["metadata", "--format-version=1", "--no-deps", "--locked"]);
  /** @type {{ packages: { name: string, targets: { doctest: boolean, src_path: string }[] }[] }} */
  const { packages } = JSON.parse(result);
  return packages
    .filter(({ targets }) => {
      const documented = targets.filter(({ doctest }) => doctest);
      return (
        documented.length > 0 && !documented.some(({ src_path }) => hasExamples(dirname(src_path)))
      );
    })
    .map(({ name }) => name);
}

/**
 * Whether a Rust file in the folder has a code block in its documentation, or includes documentation from a file.
 * @param {string} folder
 */
export function hasExamples(folder) {
  return filesUnder([folder])
    .filter((file) => file.endsWith(".rs"))
    .some((file) =>
      /^\s*(\/\/[/!]|\*).*(```|~~~)|doc\s*=\s*include_str/m.test(readFileSync(file, "utf8")),
    );
}

/**
 * Runs the test binaries whose inputs have changed.
 * @param {{ options?: readonly string[], ignoredToo?: boolean, onLastStarted?: () => void }} [how] cargo's options,
 *   whether ignored tests run, and a function that is called when the last program has started
 * @returns {Promise<import("./stage.mjs").Result>}
 */
export async function runRust({ options = [], ignoredToo = false, onLastStarted } = {}) {
  const { binaries, program } = await compileTests(options);
  const missing = SLOW_TESTS.filter((long) => !binaries.some(({ name }) => name === long));
  if (missing.length > 0)
    throw new ExplainedError(`no test binary is called ${missing.join(" or ")}`);
  const cores = availableParallelism();
  const data = fingerprint(RUST_DATA.map((path) => inRoot(path)).flatMap(filesOf));
  const common = [
    environmentHash(),
    data,
    hashOfFile(inRoot("tools/stages/rust.mjs")),
    hashOfFile(inRoot("tools/stages/stage.mjs")),
    `${ignoredToo}`,
  ];
  // Each binary uses as many threads as there are cores, although other binaries run at the same time, so that the last
  // one leaves no core idle.
  const args = [`--test-threads=${cores}`, ...(ignoredToo ? ["--include-ignored"] : [])];
  const jobs = binaries.map(({ name, path, folder }) => ({
    name: `rust/${[name, ...options].join(" ").replaceAll(/[^\w-]+/g, "-")}`,
    title: name,
    program: path,
    args,
    cwd: folder,
    expected: SLOW_TESTS.includes(name) ? 1 : 0,
    inRounds: name === SAMPLED_TEST,
    // The tests of the command line run the program itself.
    key: hashOf([
      ...common,
      hashOfFile(path),
      folder === inRoot("src/lab") ? hashOfFile(program) : "",
    ]),
  }));
  // The command covers the whole workspace, because cargo would recompile all crates with other features for a
  // selection of crates.
  const others = cratesWithoutDoctests().flatMap((name) => ["--exclude", name]);
  jobs.push({
    name: `rust/${["doctests", ...options].join(" ").replaceAll(/[^\w-]+/g, "-")}`,
    title: "documentation examples",
    program: "cargo",
    args: ["test", "--doc", ...workspace, ...others, "--target-dir", targetDir, ...options],
    cwd: inRoot(),
    expected: 2,
    inRounds: false,
    key: hashOf([
      ...common,
      fingerprint(rustSources()),
      captureOrUndefined("rustc", ["-vV"]) ?? "",
    ]),
  });
  return runJobs("test binaries", jobs, {
    atOnce: cores,
    read,
    ...(onLastStarted && { onLastStarted }),
  });
}

/** @param {string} output */
function read(output) {
  const counts = [...output.matchAll(/^test result: ok\. (\d+) passed/gm)].map(([, n]) =>
    Number(n),
  );
  return { passed: counts.reduce((sum, n) => sum + n, 0) };
}

/**
 * Returns the data files below a path. Rust sources are excluded, because they are compiled into the binaries.
 * @param {string} path
 */
const filesOf = (path) => filesUnder([path]).filter((file) => !file.endsWith(".rs"));

const rustSources = () => [
  ...filesUnder([inRoot("src"), inRoot("tests/foreign")]),
  inRoot("Cargo.toml"),
  inRoot("Cargo.lock"),
];
