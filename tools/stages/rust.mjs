/** Runs the Rust tests: one process per test binary, several in parallel, and the doctests of crates that have some. */
import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { basename, dirname } from "node:path";
import { filesUnder, fingerprint } from "../fresh.mjs";
import { hashOf, hashOfFile, surroundings } from "../passed.mjs";
import { attempt, capture, collect, Failure, inRoot, targetDir } from "../run.mjs";
import { needRust } from "../toolchain.mjs";
import { runJobs } from "./stage.mjs";

const workspace = ["--locked", "--workspace", "--exclude", "sudoku-bindgen"];

/**
 * The files that test binaries read at run time. Files that they include at compile time are part of the binary.
 * `tests/tools/passed.test.mjs` checks that the Rust tests name no other files.
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
 * The test binaries that a first run starts with, because they take longest; later runs know the duration of each
 * binary.
 */
const LONG = ["tests conformance", "lab lab", "solvers unit tests", "techniques techniques"];

/** The test binary that calls `is_in_round`. */
export const IN_ROUNDS = "tests conformance";

/**
 * @typedef {object} Binary
 * @property {string} name the displayed name, also used in the records
 * @property {string} path
 * @property {string} folder the folder of the crate
 */

/**
 * The test binaries and the command-line program.
 * @typedef {{ binaries: Binary[], program: string }} Compiled
 */

/** Compilations by their options. @type {Map<string, Promise<Compiled>>} */
const compilations = new Map();

/**
 * Compiles all tests, once per process.
 * @param {readonly string[]} options the options of cargo, such as `--release`
 * @returns {Promise<Compiled>}
 */
export function compileTests(options = []) {
  const key = options.join(" ");
  const known = compilations.get(key);
  if (known) return known;
  const compilation = compile(options);
  compilations.set(key, compilation);
  return compilation;
}

/**
 * Starts to compile the tests if the Rust stage is chosen; that stage reports its failure.
 * @param {readonly string[]} args the arguments of `npm test`
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
  if (status !== 0) throw new Failure("the Rust tests do not compile");
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
 * Returns the crates whose documentation has no examples, for which starting rustdoc is unnecessary.
 * @returns {string[]} the names of packages
 */
export function cratesWithoutDoctests() {
  const found = capture("cargo", ["metadata", "--format-version=1", "--no-deps", "--locked"]);
  /** @type {{ packages: { name: string, targets: { doctest: boolean, src_path: string }[] }[] }} */
  const { packages } = JSON.parse(found);
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
 * Returns whether a file in the folder has a code block in its documentation, or includes documentation from a file.
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
 * @param {{ options?: readonly string[], ignoredToo?: boolean, onLastStarted?: () => void }} [how] cargo's options,
 *   whether ignored tests run, and what to call when the last program has started
 * @returns {Promise<import("./stage.mjs").Result>}
 */
export async function runRust({ options = [], ignoredToo = false, onLastStarted } = {}) {
  const { binaries, program } = await compileTests(options);
  const missing = LONG.filter((long) => !binaries.some(({ name }) => name === long));
  if (missing.length > 0) throw new Failure(`no test binary is called ${missing.join(" or ")}`);
  const cores = availableParallelism();
  const data = fingerprint(RUST_DATA.map((path) => inRoot(path)).flatMap(filesOf));
  const common = [
    surroundings(),
    data,
    hashOfFile(inRoot("tools/stages/rust.mjs")),
    hashOfFile(inRoot("tools/stages/stage.mjs")),
    `${ignoredToo}`,
  ];
  // Each binary uses as many threads as there are cores, beside other binaries, so that the last one leaves no core
  // idle.
  const args = [`--test-threads=${cores}`, ...(ignoredToo ? ["--include-ignored"] : [])];
  const jobs = binaries.map(({ name, path, folder }) => ({
    name: `rust/${[name, ...options].join(" ").replaceAll(/[^\w-]+/g, "-")}`,
    title: name,
    program: path,
    args,
    cwd: folder,
    expected: LONG.includes(name) ? 1 : 0,
    inRounds: name === IN_ROUNDS,
    // The tests of the command line run the program itself.
    key: hashOf([
      ...common,
      hashOfFile(path),
      folder === inRoot("src/lab") ? hashOfFile(program) : "",
    ]),
  }));
  // The whole workspace, because for a selection of crates cargo would recompile all of them with different features.
  const others = cratesWithoutDoctests().flatMap((name) => ["--exclude", name]);
  jobs.push({
    name: `rust/${["doctests", ...options].join(" ").replaceAll(/[^\w-]+/g, "-")}`,
    title: "documentation examples",
    program: "cargo",
    args: ["test", "--doc", ...workspace, ...others, "--target-dir", targetDir, ...options],
    cwd: inRoot(),
    expected: 2,
    inRounds: false,
    key: hashOf([...common, fingerprint(rustSources()), attempt("rustc", ["-vV"]) ?? ""]),
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

/** Returns the files that are read at run time, without Rust sources, which are compiled. @param {string} path */
const filesOf = (path) => filesUnder([path]).filter((file) => !file.endsWith(".rs"));

const rustSources = () => [
  ...filesUnder([inRoot("src"), inRoot("tests/foreign")]),
  inRoot("Cargo.toml"),
  inRoot("Cargo.lock"),
];
