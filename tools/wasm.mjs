/** src/wasm → pkg/wasm: cargo, then the generator of bindings, then wasm-opt. */
import { existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { fingerprint, unlessDone } from "./fresh.mjs";
import { inRoot, must, root, targetDir } from "./run.mjs";
import { wasmTarget, wasmToolchain } from "./toolchain.mjs";

const out = inRoot("pkg", "wasm");

/** What rustc may emit: wasm-opt refuses what it was not told of. */
const features = [
  "--enable-simd",
  "--enable-bulk-memory",
  "--enable-nontrapping-float-to-int",
  "--enable-sign-ext",
  "--enable-mutable-globals",
  "--enable-reference-types",
  "--enable-multivalue",
];

export async function buildWasm() {
  const compiled = await compile();
  const tools = [inRoot("Cargo.lock"), inRoot("tools/wasm.mjs"), inRoot("tools/bindgen")];
  const names = [
    "sudoku_lab.js",
    "sudoku_lab.d.ts",
    "sudoku_lab_bg.wasm",
    "sudoku_lab_bg.wasm.d.ts",
  ];
  await unlessDone(
    "bindings",
    fingerprint([compiled, ...tools]),
    names.map((name) => join(out, name)),
    () => bind(compiled),
  );
}

/** Always asks cargo, which knows best what is out of date. */
async function compile() {
  const toolchain = await wasmToolchain();
  // Two compilers that shared a folder would throw each other's work away.
  const folder = join(targetDir, "web");
  const flags = ["-Ctarget-feature=+simd128", ...(await remaps(toolchain.sysroot))];
  const cargo = ["build", "--release", "--locked", "-p", "sudoku-wasm", "--target", wasmTarget];
  await must("cargo", [...cargo, "--quiet", "--target-dir", folder, ...toolchain.args], {
    env: { ...toolchain.env, ...wasmFlags(flags) },
  });
  return join(folder, wasmTarget, "release", "sudoku_wasm.wasm");
}

/** Flags that may hold spaces. @param {readonly string[]} flags */
const wasmFlags = (flags) => ({ CARGO_ENCODED_RUSTFLAGS: flags.join("\x1f") });

/**
 * No path of the machine, and no name of a registry, may reach the page: panics name their files.
 * @param {string} sysroot
 */
async function remaps(sysroot) {
  const sources = join(process.env.CARGO_HOME ?? join(homedir(), ".cargo"), "registry", "src");
  if (!existsSync(sources)) await must("cargo", ["fetch", "--locked", "--quiet"]);
  const places = [
    [root, "sudoku-lab"],
    [join(sysroot, "lib/rustlib/src/rust"), "rust"],
    ...readdirSync(sources).map((registry) => [join(sources, registry), "crates"]),
  ];
  return places.map(([from, to]) => `--remap-path-prefix=${from}=${to}`);
}

/** @param {string} compiled */
async function bind(compiled) {
  const profile = ["--profile", "bindgen", "-p", "sudoku-bindgen"];
  await must("cargo", ["build", "--locked", "--quiet", ...profile, "--target-dir", targetDir]);
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  await must(join(targetDir, "bindgen", "sudoku-bindgen"), [compiled, out]);
  const wasm = join(out, "sudoku_lab_bg.wasm");
  const optimise = inRoot("node_modules", "binaryen", "bin", "wasm-opt");
  await must(process.execPath, [optimise, wasm, "-O3", ...features, "-o", wasm]);
}
