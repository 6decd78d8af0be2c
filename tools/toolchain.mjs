/** Finds or installs a Rust toolchain for this machine and one that compiles for wasm32. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { installFromDebian, isDebian, rustPackages } from "./debian.mjs";
import {
  capture,
  captureOrUndefined,
  ExplainedError,
  findProgram,
  inRoot,
  say,
  targetDir,
} from "./run.mjs";

export const wasmTarget = "wasm32-unknown-unknown";

/**
 * The environment variables and the arguments with which cargo compiles for wasm32.
 * @typedef {{ env: NodeJS.ProcessEnv, args: readonly string[], sysroot: string }} Toolchain
 */

/** Makes `cargo` and `rustc` callable, or throws a `ExplainedError` that says what to install. */
export async function needRust() {
  const cargoHome = join(process.env.CARGO_HOME ?? join(homedir(), ".cargo"), "bin");
  if (!findProgram("cargo") && existsSync(join(cargoHome, "cargo"))) {
    process.env.PATH = `${cargoHome}${delimiter}${process.env.PATH}`;
  }
  if ((!findProgram("cargo") || !findProgram("rustc")) && isDebian()) {
    await installFromDebian(rustPackages, "Rust");
  }
  const version = findProgram("cargo") && captureOrUndefined("rustc", ["--version"]);
  if (!version)
    throw new ExplainedError("Rust is missing: install it from https://rustup.rs, then repeat.");
  if (isOlder(version)) {
    throw new ExplainedError(
      `Rust ${minimumVersion()} or later is required; this is ${version}: run rustup update.`,
    );
  }
}

/** @returns {Promise<Toolchain>} */
export async function wasmToolchain() {
  await needRust();
  const own = { env: {}, args: [], sysroot: capture("rustc", ["--print", "sysroot"]) };
  if (hasTarget()) return own;
  // A marker file, so that a machine that uses Debian's toolchain does not access the network in every build.
  const memory = join(targetDir, "web", ".rustup-has-no-target");
  const debians = debianToolchain();
  if (debians && existsSync(memory)) return debians;
  if (findProgram("rustup")) {
    say(`· rustup target add ${wasmTarget}`);
    captureOrUndefined("rustup", ["target", "add", wasmTarget], {
      env: { RUSTUP_MAX_RETRIES: "1" },
      timeout: 300_000,
    });
    if (hasTarget()) return own;
    mkdirSync(dirname(memory), { recursive: true });
    writeFileSync(memory, "");
  }
  if (debians) return debians;
  if (isDebian()) {
    await installFromDebian(rustPackages, `A Rust compiler for ${wasmTarget}`);
    const installed = debianToolchain();
    if (installed) return installed;
  }
  throw new ExplainedError(
    findProgram("rustup")
      ? `rustup could not fetch ${wasmTarget}: run \`rustup target add ${wasmTarget}\` with a network.`
      : `This Rust cannot build for ${wasmTarget}: install rustup from https://rustup.rs, then repeat.`,
  );
}

function hasTarget() {
  const folder = captureOrUndefined("rustc", ["--print", "target-libdir", "--target", wasmTarget]);
  return (
    !!folder && existsSync(folder) && readdirSync(folder).some((name) => /^libstd-/.test(name))
  );
}

/**
 * Returns Debian's toolchain, or `undefined`. Debian packages the standard library for wasm32 only as sources, so it is
 * compiled too.
 */
function debianToolchain() {
  if (!["cargo", "rustc", "rust-lld"].every((name) => existsSync(join("/usr/bin", name)))) return;
  const version = captureOrUndefined("/usr/bin/rustc", ["--version"]);
  const sysroot = captureOrUndefined("/usr/bin/rustc", ["--print", "sysroot"]);
  if (!version || isOlder(version) || !sysroot) return;
  if (!existsSync(join(sysroot, "lib/rustlib/src/rust/library/std/Cargo.toml"))) return;
  return {
    // Rebuilding the standard library needs unstable options, which this variable enables in a stable compiler.
    env: { PATH: `/usr/bin${delimiter}${process.env.PATH}`, RUSTC_BOOTSTRAP: "1" },
    args: ["-Zbuild-std=std,panic_abort"],
    sysroot,
  };
}

function minimumVersion() {
  return /^rust-version = "([\d.]+)"/m.exec(readFileSync(inRoot("Cargo.toml"), "utf8"))?.[1] ?? "";
}

/**
 * Whether a version such as `rustc 1.96.0 (…)` is older than the minimum version of the workspace.
 * @param {string} version
 */
function isOlder(version) {
  const numbers = (/** @type {string} */ text) => text.match(/\d+/g)?.map(Number) ?? [];
  const [major = 0, minor = 0] = numbers(version);
  const [wantedMajor = 0, wantedMinor = 0] = numbers(minimumVersion());
  return major < wantedMajor || (major === wantedMajor && minor < wantedMinor);
}
