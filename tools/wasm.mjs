/**
 * src/wasm → pkg/wasm: cargo, then the bindings generator, then wasm-opt. Also makes a build without SIMD for long test
 * runs.
 */
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { compactCatalog } from "./compact-catalog.mjs";
import { fingerprint, runIfStale } from "./fresh.mjs";
import { declareIds } from "./ids.mjs";
import { inRoot, must, root, targetDir } from "./run.mjs";
import { wasmTarget, wasmToolchain } from "./toolchain.mjs";

/** WebAssembly features that rustc may use; wasm-opt rejects a module with features that are not enabled. */
const features = [
  "--enable-bulk-memory",
  "--enable-nontrapping-float-to-int",
  "--enable-sign-ext",
  "--enable-mutable-globals",
  "--enable-reference-types",
  "--enable-multivalue",
];

/**
 * @typedef {object} Build
 * @property {string} out the folder for the module and its bindings
 * @property {string} folder the subfolder of the target folder for cargo's output; two builds must not share one,
 *   because each would overwrite the results of the other
 * @property {"release" | "scalar" | "dev-page"} profile of cargo: fully optimised, with the checks of a development
 *   build, or compiled quickly
 * @property {boolean} vectors whether the module may use SIMD instructions
 * @property {string} [feature] of the crate `sudoku-wasm`, for a module with more functions
 */

/**
 * Builds the modules of the page: the first module, with what a race of the first solvers needs, and the full module
 * with everything, which the page fetches on demand.
 */
export const buildWasm = () =>
  buildBoth({ out: inRoot("pkg", "wasm"), folder: "web", profile: "release", vectors: true });

/** Builds the first module into `out` and the full module into the subfolder `workshop`. @param {Build} build */
async function buildBoth(build) {
  const { out } = build;
  const all = join(out, "workshop");
  const workshop = { ...build, out: all, feature: "workshop" };
  const compiled = await compile(build);
  // The optimiser uses one core, so it runs while cargo compiles the second module.
  const [compiledToo] = await Promise.all([compile(workshop), bindIfStale(compiled, build)]);
  // This call follows the first one, which removes the parent folder.
  await bindIfStale(compiledToo, workshop);
  requireSameConversions(join(out, "sudoku_lab.js"), join(all, "sudoku_lab.js"));
  const lists = { [out]: "solver", [all]: "generator" };
  const files = Object.keys(lists).flatMap((folder) =>
    ["catalog.js", "catalog.d.ts"].map((name) => join(folder, name)),
  );
  const texts = ["code", "docs", "techniques"].flatMap((name) => [`${name}.js`, `${name}.d.ts`]);
  files.push(...[...texts, "ids.d.ts"].map((name) => join(out, name)));
  const sources = ["sudoku_lab.js", "sudoku_lab_bg.wasm"].map((name) => join(all, name));
  const tools = ["tools/wasm.mjs", "tools/compact-catalog.mjs", "tools/ids.mjs"].map((path) =>
    inRoot(path),
  );
  const key = fingerprint([...sources, ...tools]);
  const what = build.folder === "web" ? "catalog" : `${build.folder} catalog`;
  await runIfStale(what, key, files, () => writeCatalogs(all, lists, out));
}

/**
 * Builds both modules for `npm run dev`, where they are recompiled within seconds after a change. They have a folder of
 * their own, so that the optimised modules of `npm run build` stay unchanged.
 * @returns {Promise<string>} the folder of the modules
 */
export async function buildDevWasm() {
  const out = join(targetDir, "dev-page", "pkg-wasm");
  await buildBoth({ out, folder: "dev-page", profile: "dev-page", vectors: true });
  return out;
}

/**
 * Checks that both modules number their conversions alike, and throws an error otherwise. Workers call either module
 * through the bindings of the full module, and conversions are imported by number: with an additional conversion in the
 * full module, a number would stand for a different conversion in the first module.
 * @param {string} first @param {string} all
 */
function requireSameConversions(first, all) {
  /** @param {string} path */
  const conversions = (path) => {
    const found = readFileSync(path, "utf8").matchAll(/(__wbindgen_generic_\d+):[^/]*\/\/ (.*)/g);
    return new Map([...found].map(([, name, what]) => [name, what]));
  };
  const known = conversions(all);
  for (const [name, what] of conversions(first)) {
    if (known.get(name) === what) continue;
    throw new Error(
      `${name} is “${what}” in the first module but “${known.get(name)}” in the full module: one module has a conversion that the other lacks`,
    );
  }
}

/**
 * Writes the descriptions of the algorithms from the full module into scripts, which the page reads before it has
 * fetched any module. Each folder gets the catalog of one kind of algorithm.
 * @param {string} all the folder of the full module
 * @param {Record<string, string>} lists the kind of algorithm for each folder
 * @param {string} out the folder for data of all algorithms that few visits need: pseudo-code, documentation and the
 *   human techniques
 */
async function writeCatalogs(all, lists, out) {
  // The query prevents Node from returning an earlier version of the module from its cache.
  const address = pathToFileURL(join(all, "sudoku_lab.js"));
  address.search = `${Date.now()}`;
  const glue = await import(address.href);
  const bytes = readFileSync(join(all, "sudoku_lab_bg.wasm"));
  glue.initSync({ module: new WebAssembly.Module(bytes) });
  /** @type {(import("./ids.mjs").Algorithm & { code: unknown, docs: string })[]} */
  const described = glue.catalog();
  const algorithms = described.map(({ code: _, docs: __, ...algorithm }) => algorithm);
  /** @param {string} folder @param {string} name @param {string} script */
  const writeScript = (folder, name, script) => {
    writeFileSync(join(folder, `${name}.js`), script);
    const types = `declare const ${name}: unknown;\nexport default ${name};\n`;
    writeFileSync(join(folder, `${name}.d.ts`), types);
  };
  /** @param {string} folder @param {string} name @param {unknown} value */
  const write = (folder, name, value) =>
    writeScript(folder, name, `export default ${JSON.stringify(value)};\n`);
  write(out, "code", Object.fromEntries(described.map(({ id, code }) => [id, code])));
  write(out, "docs", Object.fromEntries(described.map(({ id, docs }) => [id, docs])));
  for (const [folder, of] of Object.entries(lists)) {
    const entries = algorithms.filter(({ kind }) => kind === of);
    writeScript(folder, "catalog", compactCatalog(entries));
  }
  const [techniques, orders, scales] = [glue.techniques(), glue.orders(), glue.scales()];
  write(out, "techniques", techniques);
  writeFileSync(join(out, "ids.d.ts"), declareIds({ algorithms, techniques, orders, scales }));
}

/**
 * Builds the first module for long test runs: without SIMD and with the checks of a development build, above all for
 * overflow.
 * @returns {Promise<string>} the folder of the module
 */
export async function buildScalar() {
  const out = inRoot("node_modules", ".cache", "sudoku-lab", "scalar");
  /** @type {Build} */
  const build = { out, folder: "scalar", profile: "scalar", vectors: false };
  await bindIfStale(await compile(build), build);
  return out;
}

/** The files of a module and its bindings. */
const bindings = [
  "sudoku_lab.js",
  "sudoku_lab.d.ts",
  "sudoku_lab_bg.wasm",
  "sudoku_lab_bg.wasm.d.ts",
];

/** @param {Build} build */
function name({ folder, feature }) {
  const whose = [folder !== "web" && folder, feature].filter(Boolean);
  return [...whose, "bindings"].join(" ");
}

/** @param {string} compiled @param {Build} build */
async function bindIfStale(compiled, build) {
  const tools = [inRoot("Cargo.lock"), inRoot("tools/wasm.mjs"), inRoot("tools/bindgen")];
  tools.push(...checkers.map((name) => inRoot("src/wasm", name)));
  await runIfStale(
    name(build),
    fingerprint([compiled, ...tools]),
    [...bindings, ...checkers].map((name) => join(build.out, name)),
    () => bind(compiled, build),
  );
}

/** Calls cargo in every case, because cargo knows best what is out of date. @param {Build} build */
async function compile({ folder, profile, vectors, feature = "" }) {
  const toolchain = await wasmToolchain();
  const target = join(targetDir, folder);
  const simd = `-Ctarget-feature=${vectors ? "+" : "-"}simd128`;
  // Less inlining than the default of 225, without which the first module exceeds its limit of 150,000 bytes. The
  // threshold 90 saves 1 kB compared with 100, and none of the five solvers is slower than with 130.
  const inlining = "-Cllvm-args=-inline-threshold=90";
  const flags = [simd, inlining, ...(await remaps(toolchain.sysroot))];
  const cargo = ["rustc", "--locked", "-p", "sudoku-wasm", "--target", wasmTarget];
  cargo.push("--profile", profile, "--features", feature);
  cargo.push("--quiet", "--target-dir", target, ...toolchain.args);
  // Vectorised loops add 2 kB to the first module, and none of its solvers is faster with them. The flag applies only
  // to the linked crate, and fat link-time optimisation then uses it for the whole module. Both modules therefore share
  // the compiled dependencies.
  if (!feature) cargo.push("--", "-Cno-vectorize-loops");
  await must("cargo", cargo, { env: { ...toolchain.env, ...wasmFlags(flags) } });
  const compiled = join(target, wasmTarget, profile, "sudoku_wasm.wasm");
  // The next build overwrites the original.
  const kept = join(target, `${feature || "solvers"}.wasm`);
  copyFileSync(compiled, kept);
  return kept;
}

/** Returns the environment variable with compiler flags, which may contain spaces. @param {readonly string[]} flags */
const wasmFlags = (flags) => ({ CARGO_ENCODED_RUSTFLAGS: flags.join("\x1f") });

/**
 * Returns compiler flags that replace paths: panic messages contain file names, and no path of the machine and no
 * registry name may reach the page.
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

/** The files with the functions that check arguments of the bindings. */
const checkers = ["arguments.js", "arguments.d.ts"];

/** Kinds of arguments for `expectArgument`, by the parameter types that the bindings generator writes. */
const expected = new Map([
  ["string", "string"],
  ["number", "number"],
  ["boolean", "boolean"],
  ["string[]", "texts"],
  ["Uint8Array | number[]", "Uint8Array"],
  ["Uint32Array | number[]", "Uint32Array"],
  ["Float64Array | number[]", "Float64Array"],
  // The receiver checks each property.
  ["any", ""],
  // The generator adds checks of its own.
  ["Array<any>", ""],
  ["Start", ""],
]);

/**
 * Returns bindings in which every function and method first checks its arguments. The generated bindings trust the
 * types of TypeScript: a value that is not a string, or an array of another type, would corrupt the memory of the
 * instance.
 * @param {string} glue
 */
function withChecks(glue) {
  const comment = /( *)\/\*\*\n((?: *\*(?!\/).*\n)*) *\*\/\n(.*\) \{\n)/g;
  let checks = 0;
  const checked = glue.replace(comment, (whole, indent, lines, head) => {
    const parameters = [...lines.matchAll(/@param \{(.*)\} \[?(\w+)/g)];
    const inserted = parameters.map(([, type = "", name = ""]) => {
      const one = type.replace(/ \| (null|undefined)/g, "");
      const kind = expected.get(one);
      if (kind === undefined)
        throw new Error(`arguments of type ${type} have no check: add the type to \`expected\``);
      if (kind === "") return "";
      checks += 1;
      return `${indent}    expectArgument("${name}", ${name}, "${kind}${one === type ? "" : "?"}");\n`;
    });
    return inserted.length > 0
      ? `${whole}${inserted.join("")}`
      : `${whole.slice(0, -head.length)}${head}`;
  });
  const parameters = glue.match(/@param \{(?!any|Array<any>|Start|\{|Promise)/g)?.length ?? 0;
  if (checks === 0 || checks !== parameters) {
    throw new Error(`${checks} of ${parameters} arguments are checked`);
  }
  return `import { expectArgument } from "./arguments.js";\n${checked}`;
}

/** @param {string} compiled @param {Build} build */
async function bind(compiled, { out, profile, vectors, feature }) {
  const tool = ["--profile", "bindgen", "-p", "sudoku-bindgen"];
  await must("cargo", ["build", "--locked", "--quiet", ...tool, "--target-dir", targetDir]);
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  await must(join(targetDir, "bindgen", "sudoku-bindgen"), [compiled, out]);
  for (const name of checkers) copyFileSync(inRoot("src/wasm", name), join(out, name));
  const glue = join(out, "sudoku_lab.js");
  writeFileSync(glue, withChecks(readFileSync(glue, "utf8")));
  if (profile === "dev-page") return; // the optimiser takes longer than the compiler
  const wasm = join(out, "sudoku_lab_bg.wasm");
  const optimiser = inRoot("node_modules", "binaryen", "bin", "wasm-opt");
  const allowed = vectors ? ["--enable-simd", ...features] : features;
  // The first module is optimised until it stops getting smaller. For the full module, which is fetched on demand, -O3
  // takes 42 s of processor time and -O1 14 s; -O3 saves 0.4 % of the gzipped size and makes no measurable difference
  // in speed. `--low-memory-unused` is valid because the first kilobyte of memory is the far end of the stack, so no
  // address that is computed from a pointer wraps around.
  const level = feature ? ["-O1"] : ["--low-memory-unused", "-O3", "--converge"];
  const optimised = [...level, "--strip-producers", "--strip-target-features"];
  await must(process.execPath, [
    optimiser,
    wasm,
    ...(profile === "release" ? optimised : ["--strip-debug"]),
    ...allowed,
    "-o",
    wasm,
  ]);
}
