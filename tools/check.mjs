/**
 * Checks format, lints, types, documentation, licences, and the crates as they would be published. All checks run; then
 * the command lists those that failed.
 */
import { join } from "node:path";
import { buildPackage } from "./build.mjs";
import { findCircles } from "./circles.mjs";
import { checkApi, checkDeny, checkPackages, checkRustVersion } from "./crates.mjs";
import { checkDependencies } from "./dependencies.mjs";
import { ExplainedError, elapsedText, inRoot, runVisibly, say, targetDir } from "./run.mjs";
import { wasmTarget, wasmToolchain } from "./toolchain.mjs";

export async function check() {
  const start = Date.now();
  await buildPackage(); // generates the types of the bindings
  const { env, args } = await wasmToolchain();
  const node = process.execPath;
  const bin = (/** @type {string[]} */ ...parts) => inRoot("node_modules", ...parts);
  const tsc = bin("typescript", "bin", "tsc");
  const host = ["--workspace", "--locked", "--target-dir", targetDir];
  const deny = ["--", "-D", "warnings"];
  const web = ["-p", "sudoku-wasm", "--locked", "--target-dir", join(targetDir, "web")];
  const docs = ["doc", "--no-deps", "--document-private-items", "--exclude", "sudoku-bindgen"];

  const native = ["--manifest-path", inRoot("tools", "bench", "native", "Cargo.toml")];
  const nativeTarget = [...native, "--target-dir", join(targetDir, "bench")];

  const wasmClippy = ["clippy", "--quiet", "--target", wasmTarget, ...web, ...args];
  const wasmEnv = { env: { ...env, CARGO_ENCODED_RUSTFLAGS: "-Ctarget-feature=+simd128" } };

  /** @type {[name: string, ...call: Parameters<typeof runVisibly>][]} */
  const steps = [
    ["rustfmt", "cargo", ["fmt", "--all", "--check"]],
    ["clippy", "cargo", ["clippy", "--quiet", "--keep-going", "--all-targets", ...host, ...deny]],
    ["clippy for wasm32", "cargo", [...wasmClippy, ...deny], wasmEnv],
    [
      "clippy for wasm32, all features",
      "cargo",
      [...wasmClippy, "--all-features", ...deny],
      wasmEnv,
    ],
    ["rustfmt of the benchmark", "cargo", ["fmt", "--check", ...native]],
    [
      "clippy of the benchmark",
      "cargo",
      ["clippy", "--quiet", "--locked", ...nativeTarget, ...deny],
    ],
    ["rustdoc", "cargo", [...docs, "--quiet", ...host], { env: { RUSTDOCFLAGS: "-D warnings" } }],
    ["types", node, [tsc, "--noEmit", "-p", inRoot()]],
    ["types of the tools", node, [tsc, "--noEmit", "-p", inRoot("tools")]],
    ["Biome", node, [bin("@biomejs", "biome", "bin", "biome"), "ci", "--colors=off"]],
  ];
  const failed = [];
  for (const [name, ...call] of steps) {
    say(`── ${name} ──`);
    if ((await runVisibly(...call)).status !== 0) failed.push(name);
  }
  for (const [name, problems] of /** @type {const} */ ([
    ["dependencies", checkDependencies()],
    ["circular imports", findCircles(inRoot())],
  ])) {
    say(`── ${name} ──`);
    for (const problem of problems) say(problem);
    if (problems.length > 0) failed.push(name);
  }
  /** @type {[name: string, run: () => Promise<boolean>][]} */
  const ofCrates = [
    ["minimum Rust version", checkRustVersion],
    ["cargo-deny", checkDeny],
    ["public API", checkApi],
    ["packages of the crates", checkPackages],
  ];
  for (const [name, run] of ofCrates) {
    say(`── ${name} ──`);
    if (!(await run())) failed.push(name);
  }
  if (failed.length > 0) throw new ExplainedError(`check FAILED: ${failed.join(", ")}`);
  process.stdout.write(`Sudoku Lab: all checks passed in ${elapsedText(start)}\n`);
}
