/**
 * Generates pkg/wasm from src/wasm, and another build for long tests, with cargo, the generator of bindings, and
 * wasm-opt.
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
import { compactCatalog, splitTexts } from "./compact-catalog.mjs";
import { fingerprint, isBuilt, recordBuilt, runIfStale } from "./fresh.mjs";
import { declareIds } from "./ids.mjs";
import { captureOrUndefined, inRoot, root, runOrThrow, targetDir } from "./run.mjs";
import { wasmTarget, wasmToolchain } from "./toolchain.mjs";

/** The WebAssembly features that rustc may emit; wasm-opt rejects features that are not enabled. */
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
 * @property {string} out the folder of the module and its bindings
 * @property {string} folder the subfolder of the target folder for the output of cargo: two builds with the same one
 *   would overwrite each other's output
 * @property {"release" | "scalar" | "dev-page"} profile the profile of cargo: fully optimised, with the checks of a
 *   development build, or compiled quickly
 * @property {boolean} vectors whether the module may use vector instructions
 * @property {string} [feature] the feature of the crate that adds everything except the solvers of a first race
 */

/** Builds the modules of the page: one with the solvers of a first race, and one with everything. */
export const buildWasm = () =>
  buildBoth({ out: inRoot("pkg", "wasm"), folder: "web", profile: "release", vectors: true });

/** Builds the module of a first race, and the module with everything in a subfolder. @param {Build} build */
async function buildBoth(build) {
  const { out } = build;
  const all = join(out, "workshop");
  const workshop = { ...build, out: all, feature: "workshop" };
  const compiled = await compileModule(build);
  // The optimiser uses one core while the compiler builds the second module.
  const [compiledToo] = await Promise.all([compileModule(workshop), bindIfStale(compiled, build)]);
  await bindIfStale(compiledToo, workshop); // the first one removed the folder of the second
  requireSameConversions(join(out, "sudoku_lab.js"), join(all, "sudoku_lab.js"));
  const lists = { [out]: "solver", [all]: "generator" };
  const files = Object.keys(lists).flatMap((folder) =>
    ["catalog.js", "catalog.d.ts"].map((name) => join(folder, name)),
  );
  const texts = ["code", "docs", "texts", "techniques", "technique-docs"].flatMap((name) => [
    `${name}.js`,
    `${name}.d.ts`,
  ]);
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
 * Builds both modules for `npm run dev`, compiled in seconds after a change. They have a separate folder, so that a
 * later `npm run build` finds the optimised modules unchanged.
 * @returns {Promise<string>} its folder
 */
export async function buildDevWasm() {
  const out = join(targetDir, "dev-page", "pkg-wasm");
  await buildBoth({ out, folder: "dev-page", profile: "dev-page", vectors: true });
  return out;
}

/**
 * Checks that workers can call either module by the bindings of the complete one. Conversions are imported by number:
 * an additional one in the larger module would give the smaller module a wrong conversion.
 * @param {string} first
 * @param {string} all
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
 * Writes the descriptions of the algorithms in the complete module as scripts, those of one kind into each folder, so
 * that they can be read before a module is loaded.
 * @param {string} all
 * @param {Record<string, string>} lists
 * @param {string} out the folder for rarely needed texts about all algorithms: pseudo-code, documentation, and the
 * human techniques
 */
async function writeCatalogs(all, lists, out) {
  // The query prevents importing a cached module.
  const address = pathToFileURL(join(all, "sudoku_lab.js"));
  address.search = `${Date.now()}`;
  const glue = await import(address.href);
  const bytes = readFileSync(join(all, "sudoku_lab_bg.wasm"));
  glue.initSync({ module: new WebAssembly.Module(bytes) });
  /** @type {(import("./ids.mjs").Algorithm & import("./compact-catalog.mjs").Texted & { code: unknown, docs: string })[]} */
  const described = glue.catalog();
  const algorithms = described.map(({ code: _, docs: __, ...algorithm }) => algorithm);
  /** @param {string} folder @param {string} name @param {string} script */
  const writeScript = (folder, name, script) => {
    writeFileSync(join(folder, `${name}.js`), script);
    const types = "declare const content: unknown;\nexport default content;\n";
    writeFileSync(join(folder, `${name}.d.ts`), types);
  };
  /** @param {string} folder @param {string} name @param {unknown} value */
  const write = (folder, name, value) =>
    writeScript(folder, name, `export default ${JSON.stringify(value)};\n`);
  write(out, "code", Object.fromEntries(described.map(({ id, code }) => [id, code])));
  write(out, "docs", Object.fromEntries(described.map(({ id, docs }) => [id, docs])));
  for (const [folder, of] of Object.entries(lists)) {
    const entries = algorithms.filter(({ kind }) => kind === of);
    const { brief, texts } = splitTexts(entries);
    // The texts of the generators stay in their catalog, which is fetched with the large module.
    writeScript(folder, "catalog", compactCatalog(folder === out ? brief : entries));
    if (folder === out) write(out, "texts", texts);
  }
  const [techniques, orders, scales] = [glue.techniques(), glue.orders(), glue.scales()];
  const summaryOf = (/** @type {string} */ docs) => docs.split("\n\n")[0];
  write(
    out,
    "techniques",
    techniques.map((/** @type {{ docs: string }} */ one) => ({
      ...one,
      docs: summaryOf(one.docs),
    })),
  );
  write(
    out,
    "technique-docs",
    Object.fromEntries(
      techniques.map((/** @type {{ id: string, docs: string }} */ { id, docs }) => [id, docs]),
    ),
  );
  writeFileSync(join(out, "ids.d.ts"), declareIds({ algorithms, techniques, orders, scales }));
}

/**
 * Builds the first module for long test runs: without vectors and with the checks of a development build, above all for
 * overflow.
 * @returns {Promise<string>} the folder of the module
 */
export async function buildScalar() {
  const out = inRoot("node_modules", ".cache", "sudoku-lab", "scalar");
  /** @type {Build} */
  const build = { out, folder: "scalar", profile: "scalar", vectors: false };
  await bindIfStale(await compileModule(build), build);
  return out;
}

/** The names of the files of a module and its bindings. */
const bindings = [
  "sudoku_lab.js",
  "sudoku_lab.d.ts",
  "sudoku_lab_bg.wasm",
  "sudoku_lab_bg.wasm.d.ts",
];

/** @param {Build} build */
function buildName({ folder, feature }) {
  const whose = [folder !== "web" && folder, feature].filter(Boolean);
  return [...whose, "bindings"].join(" ");
}

/** @param {string} compiled @param {Build} build */
async function bindIfStale(compiled, build) {
  const tools = [inRoot("Cargo.lock"), inRoot("tools/wasm.mjs"), inRoot("tools/bindgen")];
  tools.push(...checkers.map((name) => inRoot("src/wasm", name)));
  await runIfStale(
    buildName(build),
    fingerprint([compiled, ...tools]),
    [...bindings, ...checkers].map((name) => join(build.out, name)),
    () => bindModule(compiled, build),
  );
}

/**
 * Compiles a module unless none of its sources has changed. Cargo alone cannot decide that: both modules are built
 * from one crate with different features into one file, so cargo links each of them again after the other.
 * @param {Build} build @returns {Promise<string>} the file of the module, without bindings
 */
async function compileModule({ folder, profile, vectors, feature = "" }) {
  const toolchain = await wasmToolchain();
  const target = join(targetDir, folder);
  const simd = `-Ctarget-feature=${vectors ? "+" : "-"}simd128`;
  // Less inlining than the default of 225, without which the first module exceeds its limit of 151,000 bytes. The
  // threshold 90 saves 1 kB compared with 100, and none of the five solvers is slower than with 130.
  const inlining = "-Cllvm-args=-inline-threshold=90";
  const flags = [simd, inlining, ...(await pathRemapFlags(toolchain.sysroot))];
  const cargo = ["rustc", "--locked", "-p", "sudoku-wasm", "--target", wasmTarget];
  cargo.push("--profile", profile, "--features", feature);
  cargo.push("--quiet", "--target-dir", target, ...toolchain.args);
  // Vectorised loops add 2 kB to the first module and make none of its solvers faster. The flag is passed for the
  // linked crate only, and fat link-time optimisation applies it to the whole module, so both modules share the
  // previously compiled crates.
  if (!feature) cargo.push("--", "-Cno-vectorize-loops");
  const module = feature || "solvers";
  const compiled = join(target, wasmTarget, profile, "sudoku_wasm");
  const output = join(target, module);
  const compiler = captureOrUndefined("rustc", ["-vV"]) ?? "";
  const key = () => fingerprint(sourcesOf(`${output}.d`), [compiler, ...flags, ...cargo]);
  const name = `${folder} ${module}`;
  if (!isBuilt(name, key, [`${output}.wasm`, `${output}.d`])) {
    // Without the lock of `runIfStale`: the other module is optimised at the same time, and cargo has a lock of its own.
    await runOrThrow("cargo", cargo, { env: { ...toolchain.env, ...wasmFlags(flags) } });
    for (const ending of [".wasm", ".d"]) copyFileSync(compiled + ending, output + ending);
    recordBuilt(name, key());
  }
  return `${output}.wasm`;
}

/**
 * The files that determine a compiled module: the sources that cargo lists for it, and the manifests, which cargo does
 * not list. Files that were deleted are left out, which changes the fingerprint.
 * @param {string} list a file in the format of Makefiles, as cargo writes it: `module: source source …`
 */
export function sourcesOf(list) {
  const [, listed = ""] = readFileSync(list, "utf8").split(/:\s(.*)/s);
  const sources = listed.trim().split(/(?<!\\)\s+/);
  const crates = readdirSync(inRoot("src"), { withFileTypes: true });
  const manifests = crates
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => inRoot("src", name, "Cargo.toml"));
  return [
    ...sources.map((path) => path.replaceAll("\\ ", " ")),
    ...manifests,
    inRoot("Cargo.toml"),
    inRoot("Cargo.lock"),
  ];
}

/** Returns the environment variable with compiler flags that may contain spaces. @param {readonly string[]} flags */
const wasmFlags = (flags) => ({ CARGO_ENCODED_RUSTFLAGS: flags.join("\x1f") });

/**
 * Returns flags that remove paths of this machine and names of registries from the module, because panic messages
 * contain file names.
 * @param {string} sysroot
 */
async function pathRemapFlags(sysroot) {
  const sources = join(process.env.CARGO_HOME ?? join(homedir(), ".cargo"), "registry", "src");
  if (!existsSync(sources)) await runOrThrow("cargo", ["fetch", "--locked", "--quiet"]);
  const places = [
    [root, "sudoku-lab"],
    [join(sysroot, "lib/rustlib/src/rust"), "rust"],
    ...readdirSync(sources).map((registry) => [join(sources, registry), "crates"]),
  ];
  return places.map(([from, to]) => `--remap-path-prefix=${from}=${to}`);
}

/** The files of the function with which the bindings check their arguments. */
const checkers = ["arguments.js", "arguments.d.ts"];

/** The expected kinds of arguments, by the types of parameters that the generator of bindings writes. */
const expected = new Map([
  ["string", "string"],
  ["number", "number"],
  ["boolean", "boolean"],
  ["string[]", "texts"],
  ["Uint8Array | number[]", "Uint8Array"],
  ["Uint32Array | number[]", "Uint32Array"],
  ["Float64Array | number[]", "Float64Array"],
  // The code that reads the object checks each of its properties.
  ["any", ""],
  // The generator adds its own checks for these types.
  ["Array<any>", ""],
  ["Start", ""],
]);

/**
 * Returns bindings in which every function and method checks its arguments first. Generated bindings rely on the types
 * of TypeScript: a non-string passed as a text, or an array of another type, corrupts the memory of the instance.
 * @param {string} glue
 */
function withChecks(glue) {
  const comment = /( *)\/\*\*\n((?: *\*(?!\/).*\n)*) *\*\/\n(.*\) \{\n)/g;
  let checks = 0;
  const checked = glue.replace(comment, (whole, indent, lines, head) => {
    const parameters = [...lines.matchAll(/@param \{(.*)\} \[?(\w+)/g)];
    const inserted = parameters.map(([, type = "", name = ""]) => {
      const item = type.replace(/ \| (null|undefined)/g, "");
      const kind = expected.get(item);
      if (kind === undefined)
        throw new Error(`arguments of type ${type} have no check: add the type to \`expected\``);
      if (kind === "") return "";
      checks += 1;
      return `${indent}    expectArgument("${name}", ${name}, "${kind}${item === type ? "" : "?"}");\n`;
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
async function bindModule(compiled, { out, profile, vectors, feature }) {
  const tool = ["--profile", "bindgen", "-p", "sudoku-bindgen"];
  await runOrThrow("cargo", ["build", "--locked", "--quiet", ...tool, "--target-dir", targetDir]);
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  await runOrThrow(join(targetDir, "bindgen", "sudoku-bindgen"), [compiled, out]);
  for (const name of checkers) copyFileSync(inRoot("src/wasm", name), join(out, name));
  const glue = join(out, "sudoku_lab.js");
  writeFileSync(glue, withChecks(readFileSync(glue, "utf8")));
  if (profile === "dev-page") return; // the optimiser takes longer than the compiler
  const wasm = join(out, "sudoku_lab_bg.wasm");
  const optimiser = inRoot("node_modules", "binaryen", "bin", "wasm-opt");
  const allowed = vectors ? ["--enable-simd", ...features] : features;
  // The first module is optimised until its size no longer decreases. In the full module, fetched on demand, -O3 takes
  // 42 s of processor time and -O1 14 s, for 0.4 % less gzipped and no measurable difference in speed. The first
  // kilobyte of memory is the far end of the stack, so no address that is computed from a pointer wraps around.
  const level = feature ? ["-O1"] : ["--low-memory-unused", "-O3", "--converge"];
  const optimised = [...level, "--strip-producers", "--strip-target-features"];
  await runOrThrow(process.execPath, [
    optimiser,
    wasm,
    ...(profile === "release" ? optimised : ["--strip-debug"]),
    ...allowed,
    "-o",
    wasm,
  ]);
}
