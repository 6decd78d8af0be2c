/** Installs Debian packages, for machines on which no other package source is reachable. */
import { existsSync, readFileSync } from "node:fs";
import { ExplainedError, runOrThrow, say } from "./run.mjs";

/**
 * A Rust toolchain that is newer than the one of the Debian release, the sources of its standard library, and the
 * linker for wasm.
 */
export const rustPackages = [
  "rustc-web",
  "cargo-web",
  "rust-web-src",
  "rust-web-llvm",
  "rust-web-clippy",
  "lld-22", // `rust-lld` of rust-web-llvm is a link to it
];

export function isDebian() {
  const release = "/etc/os-release";
  return existsSync(release) && /^ID="?debian"?$/m.test(readFileSync(release, "utf8"));
}

/** Returns the command that installs packages. @param {readonly string[]} packages */
export const aptCommand = (packages) =>
  `apt-get update && apt-get install -y --no-install-recommends ${packages.join(" ")}`;

/** @param {readonly string[]} packages @param {string} purpose */
export async function installFromDebian(packages, purpose) {
  if (process.getuid?.() !== 0) {
    throw new ExplainedError(`${purpose} is missing; run once as root: ${aptCommand(packages)}`);
  }
  say(`· Debian packages: ${packages.join(" ")}`);
  const quiet = ["-qq", "-oDpkg::Use-Pty=0"];
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  await runOrThrow("apt-get", ["update", "-qq"], { env });
  await runOrThrow("apt-get", ["install", ...quiet, "-y", "--no-install-recommends", ...packages], {
    env,
  });
}
