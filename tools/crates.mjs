/**
 * Checks of the crates that can be published: minimum Rust version, licences and advisories, public API, packages.
 *
 * `node tools/crates.mjs api [CRATE]...` updates the snapshot of the public API in `tests/api`.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { publicApi } from "./public-api.mjs";
import {
  capture,
  captureOrUndefined,
  ExplainedError,
  inRoot,
  runOrThrow,
  runVisibly,
  say,
  targetDir,
} from "./run.mjs";

/** @typedef {{ name: string, rust_version: string, publish: string[] | null, features: Record<string, string[]> }} Package */

/** Returns all packages of the workspace. @returns {Package[]} */
const packages = () =>
  JSON.parse(capture("cargo", ["metadata", "--format-version=1", "--no-deps", "--locked"]))
    .packages;

/** Packages that can be published: those without a list of registries. Private packages have an empty list. */
const published = () => packages().filter(({ publish }) => publish === null);

/**
 * Compiles the published crates with the minimum Rust version that they declare, if it is installed.
 * @returns {Promise<boolean>} whether that succeeds
 */
export async function checkRustVersion() {
  const oldest = published()[0]?.rust_version ?? "";
  const current = capture("rustc", ["--version"]).split(" ")[1] ?? "";
  if (current.startsWith(`${oldest}.`)) {
    say(`Rust ${current} is the minimum version: the checks above ran with it`);
    return true;
  }
  const toolchain = [oldest, `${oldest}.0`].find((name) =>
    captureOrUndefined("rustup", ["run", name, "rustc", "--version"]),
  );
  if (!toolchain) {
    say(`skipped: Rust ${oldest} is not installed; run rustup toolchain install ${oldest}`);
    return true;
  }
  const target = ["--target-dir", join(targetDir, "msrv")];
  const crates = published().flatMap(({ name }) => ["-p", name]);
  const args = ["run", toolchain, "cargo", "check", "--locked", "--quiet", ...crates, ...target];
  return (await runVisibly("rustup", args)).status === 0;
}

/**
 * Checks licences, advisories, duplicates and sources with cargo-deny, if it is installed. `dependencies.mjs` always
 * checks the licences.
 */
export async function checkDeny() {
  if (captureOrUndefined("cargo", ["deny", "--version"]) === undefined) {
    say("skipped: cargo-deny is not installed; run cargo install cargo-deny --locked");
    return true;
  }
  return (await runVisibly("cargo", ["deny", "--all-features", "check"])).status === 0;
}

const apiFile = (/** @type {string} */ name) => inRoot("tests", "api", `${name}.txt`);

/** Returns the public API of a published crate, one line per item. @param {Package} crate */
async function apiOf({ name, features }) {
  const target = join(targetDir, "api");
  const all = Object.keys(features).filter((feature) => feature !== "cli");
  await runOrThrow(
    "cargo",
    [
      ...["rustdoc", "--quiet", "--locked", "--lib", "-p", name, "--target-dir", target],
      ...["--no-default-features", "--features", all.filter((one) => one !== "default").join(",")],
      ...["--", "-Zunstable-options", "--output-format=json"],
    ],
    // The JSON output of rustdoc is unstable; no other unstable feature is used.
    { env: { RUSTC_BOOTSTRAP: "1", RUSTDOCFLAGS: "--cap-lints=allow" } },
  );
  const file = join(target, "doc", `${name.replaceAll("-", "_")}.json`);
  return `${publicApi(JSON.parse(readFileSync(file, "utf8"))).join("\n")}\n`;
}

/** Compares the public API of each crate with its snapshot. */
export async function checkApi() {
  let same = true;
  for (const crate of published()) {
    const now = await apiOf(crate);
    const before = existsSync(apiFile(crate.name)) ? readFileSync(apiFile(crate.name), "utf8") : "";
    if (now === before) continue;
    same = false;
    const [old, lines] = [new Set(before.split("\n")), new Set(now.split("\n"))];
    for (const line of old) if (!lines.has(line)) say(`${crate.name}: - ${line}`);
    for (const line of lines) if (!old.has(line)) say(`${crate.name}: + ${line}`);
  }
  if (!same) {
    say(
      "The public API differs from tests/api. A removed or changed item needs a new minor version (0.x) or",
    );
    say("major version, and a line in CHANGELOG.md; then run node tools/crates.mjs api.");
  }
  return same;
}

/** Updates the snapshots of these crates, or of all. @param {readonly string[]} names */
async function writeApi(names) {
  const folder = inRoot("tests", "api");
  mkdirSync(folder, { recursive: true });
  const all = published();
  for (const file of readdirSync(folder)) {
    if (!all.some(({ name }) => file === `${name}.txt`)) rmSync(join(folder, file));
  }
  for (const crate of all.filter(({ name }) => names.length === 0 || names.includes(name))) {
    writeFileSync(apiFile(crate.name), await apiOf(crate));
  }
}

/** Packages each published crate and compiles it from its package, as a user would. */
export async function checkPackages() {
  const crates = published().flatMap(({ name }) => ["-p", name]);
  const args = ["publish", "--dry-run", "--locked", "--allow-dirty", ...crates];
  return (
    (await runVisibly("cargo", [...args, "--target-dir", join(targetDir, "publish")])).status === 0
  );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const [what, ...names] = process.argv.slice(2);
  if (what !== "api") throw new ExplainedError("usage: node tools/crates.mjs api [CRATE]...");
  await writeApi(names);
}
