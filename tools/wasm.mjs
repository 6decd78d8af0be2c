/** src/wasm → pkg/wasm, and another build for long tests: cargo, then the generator of bindings, then wasm-opt. */
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
import { fingerprint, unlessDone } from "./fresh.mjs";
import { declareIds } from "./ids.mjs";
import { inRoot, must, root, targetDir } from "./run.mjs";
import { wasmTarget, wasmToolchain } from "./toolchain.mjs";

/** What rustc may emit: wasm-opt refuses what it was not told of. */
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
 * @property {string} out where the module and its bindings go
 * @property {string} folder of what cargo makes, in the target folder: two builds that shared one would
 *   throw each other's work away
 * @property {"release" | "scalar" | "dev-page"} profile of cargo: optimised in full, with what development checks, or
 *   compiled soon
 * @property {boolean} vectors whether it may use them
 * @property {string} [feature] of the crate, for what more it holds
 */

/** What the page loads: what a first race needs, and beside it, for when more is wanted, all there is. */
export const buildWasm = () =>
  buildBoth({ out: inRoot("pkg", "wasm"), folder: "web", profile: "release", vectors: true });

/** The module of a first race, and below it the one with everything. @param {Build} build */
async function buildBoth(build) {
  const { out } = build;
  const all = join(out, "workshop");
  const workshop = { ...build, out: all, feature: "workshop" };
  const compiled = await compile(build);
  // The optimiser uses one core, while the compiler is at the second module.
  const [compiledToo] = await Promise.all([compile(workshop), bindUnlessDone(compiled, build)]);
  await bindUnlessDone(compiledToo, workshop); // the first removed the folder of the second
  holdAlike(join(out, "sudoku_lab.js"), join(all, "sudoku_lab.js"));
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
  await unlessDone(what, key, files, () => writeCatalogs(all, lists, out));
}

/**
 * For `npm run dev`: both modules, compiled in seconds after a change. They have a folder of their own, so that a later
 * `npm run build` finds the optimised modules as they were.
 * @returns {Promise<string>} where it is
 */
export async function buildDevWasm() {
  const out = join(targetDir, "dev-page", "pkg-wasm");
  await buildBoth({ out, folder: "dev-page", profile: "dev-page", vectors: true });
  return out;
}

/**
 * Workers call either module by the bindings of the one that has all. Conversions are imported by number: one more
 * in the larger module, and the smaller gets another's where it wants its own.
 * @param {string} first @param {string} all
 */
function holdAlike(first, all) {
  /** @param {string} path */
  const conversions = (path) => {
    const found = readFileSync(path, "utf8").matchAll(/(__wbindgen_generic_\d+):[^/]*\/\/ (.*)/g);
    return new Map([...found].map(([, name, what]) => [name, what]));
  };
  const known = conversions(all);
  for (const [name, what] of conversions(first)) {
    if (known.get(name) === what) continue;
    throw new Error(
      `the first module takes ${name} for “${what}”, the workshop for “${known.get(name)}”: one of them has a conversion that the other lacks`,
    );
  }
}

/**
 * Writes down what the module with everything says of the algorithms, those of one kind into each folder:
 * read before any module is there, by whoever has not fetched this one.
 * @param {string} all
 * @param {Record<string, string>} lists
 * @param {string} out for what is wanted by few, of all of them: pseudo-code, how they work, and the human techniques
 */
async function writeCatalogs(all, lists, out) {
  // Not as it was imported before, if it was.
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
 * For long test runs: the first module without vectors and with the checks of a development build, above all overflow.
 * @returns {Promise<string>} where it is
 */
export async function buildScalar() {
  const out = inRoot("node_modules", ".cache", "sudoku-lab", "scalar");
  /** @type {Build} */
  const build = { out, folder: "scalar", profile: "scalar", vectors: false };
  await bindUnlessDone(await compile(build), build);
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
async function bindUnlessDone(compiled, build) {
  const tools = [inRoot("Cargo.lock"), inRoot("tools/wasm.mjs"), inRoot("tools/bindgen")];
  tools.push(...checkers.map((name) => inRoot("src/wasm", name)));
  await unlessDone(
    name(build),
    fingerprint([compiled, ...tools]),
    [...bindings, ...checkers].map((name) => join(build.out, name)),
    () => bind(compiled, build),
  );
}

/** Always asks cargo, which knows best what is out of date. @param {Build} build */
async function compile({ folder, profile, vectors, feature = "" }) {
  const toolchain = await wasmToolchain();
  const target = join(targetDir, folder);
  const simd = `-Ctarget-feature=${vectors ? "+" : "-"}simd128`;
  // Less inlining than by default (225), without which the first module exceeds its bound of 150,000 bytes: 90 instead of 100
  // saves 1 kB, and none of its five solvers is slower than with 130.
  const inlining = "-Cllvm-args=-inline-threshold=90";
  const flags = [simd, inlining, ...(await remaps(toolchain.sysroot))];
  const cargo = ["rustc", "--locked", "-p", "sudoku-wasm", "--target", wasmTarget];
  cargo.push("--profile", profile, "--features", feature);
  cargo.push("--quiet", "--target-dir", target, ...toolchain.args);
  // Vectorised loops add 2 kB to the first module, and none of its solvers is faster with them. A flag of the linked
  // crate alone, with which fat link-time optimisation decides for the whole module: both modules share what is compiled before.
  if (!feature) cargo.push("--", "-Cno-vectorize-loops");
  await must("cargo", cargo, { env: { ...toolchain.env, ...wasmFlags(flags) } });
  const compiled = join(target, wasmTarget, profile, "sudoku_wasm.wasm");
  const kept = join(target, `${feature || "solvers"}.wasm`); // the next one takes its place
  copyFileSync(compiled, kept);
  return kept;
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

/** What the bindings check their arguments by. */
const checkers = ["arguments.js", "arguments.d.ts"];

/** Types of parameters as the generator of bindings writes them, and what is expected of the arguments. */
const expected = new Map([
  ["string", "string"],
  ["number", "number"],
  ["boolean", "boolean"],
  ["string[]", "texts"],
  ["Uint8Array | number[]", "Uint8Array"],
  ["Uint32Array | number[]", "Uint32Array"],
  ["Float64Array | number[]", "Float64Array"],
  // Read by what checks each of its properties.
  ["any", ""],
  // The generator has checks of its own.
  ["Array<any>", ""],
  ["Start", ""],
]);

/**
 * Bindings whose every function and method checks its arguments first: those that are generated trust the
 * types of TypeScript, and a text that is none, or an array of another type, breaks the memory of the instance.
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
      if (kind === undefined) throw new Error(`no check is known of an argument of type ${type}`);
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
    throw new Error(`${checks} arguments are checked, of ${parameters} that are to be`);
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
  // The first module is optimised until nothing gets smaller. In the full module, fetched on demand, -O3 takes 42 s
  // of processor time and -O1 14 s, for 0.4 % less gzipped and no measurable difference in speed.
  // The first kilobyte of memory is the far end of the stack, so no address that is computed from a pointer wraps around.
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
