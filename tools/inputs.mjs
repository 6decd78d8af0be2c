/**
 * Determines which files of the repository a JavaScript test can read. The result may contain too many files but never
 * too few, provided that the code names the folder of every file that it reads. The rules are in `tests/README.md`.
 */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { basename, dirname, join, relative, resolve, sep } from "node:path";
import { filesUnder, fingerprint } from "./fresh.mjs";
import { hashOf, hashOfFile } from "./passed.mjs";
import { root } from "./run.mjs";

/** Inputs of every test: the package as it is installed, its build results, and the puzzle sets and golden files. */
const COMMON_INPUTS = [
  "package.json",
  "package-lock.json",
  "pkg/package.json",
  "pkg/README.md",
  "pkg/guest.html",
  "pkg/types",
  "pkg/dist",
  "pkg/wasm",
  "tests/puzzles",
  "tests/golden",
  "tools/sets.mjs",
];

/**
 * Folders that the build of the page writes, possibly at the same time as tests are selected. They are inputs only of the
 * tests that name them, and not of the tests that name a folder above them.
 */
const BUILT = ["www/dist", "www/public/sets"];

/** Entries of the root that are never read as data: git's folder, installed packages and the output of cargo. */
const IGNORED_ENTRIES = new Set([".git", "node_modules", "target", ".setup-lock", "test-results"]);

/** Folders whose entries are separate inputs, because most tests need few of them. */
const DIVIDED_FOLDERS = new Map(
  ["www", "tests"].map((name) => {
    const built = BUILT.filter((path) => dirname(path) === name).map((path) => basename(path));
    return [name, [...new Set([...readdirSync(join(root, name)), ...built])]];
  }),
);

/** @type {Map<string, string>} */
const fingerprints = new Map();

/** Returns the hash of a file or folder. Each hash is computed once per process. @param {string} path below the root */
function hashOfPath(path) {
  const cached = fingerprints.get(path);
  if (cached !== undefined) return cached;
  const files = filesUnder([join(root, path)]).filter((file) =>
    isInput(relative(root, file), path),
  );
  const hash = fingerprint(files);
  fingerprints.set(path, hash);
  return hash;
}

/**
 * Whether a file counts as a part of an input: not if the tests themselves write it, or if a build writes it and the
 * input is a folder above the built one.
 * @param {string} file @param {string} input both below the root
 */
export function isInput(file, input) {
  const isWithin = (/** @type {string} */ path, /** @type {string} */ folder) =>
    path === folder || path.startsWith(`${folder}/`);
  const isOutput = file.includes(`${sep}.results${sep}`) || file.endsWith(".tsbuildinfo");
  return !isOutput && !BUILT.some((built) => isWithin(file, built) && !isWithin(input, built));
}

/**
 * Returns the code that may name files: without imports, which are followed separately, and without comment lines.
 * @param {string} code
 */
const withoutImports = (code) =>
  code
    .replace(/^(import|export)\s[^;"']*["'][^"']+["'];?$/gm, "")
    .replace(/^\s*(\/\*|\*|\/\/).*$/gm, "");

/**
 * Returns the module files that a file imports, including itself, by static and dynamic imports with relative names.
 * @param {string} entry @param {Set<string>} [visited]
 */
export function closureOf(entry, visited = new Set()) {
  if (visited.has(entry)) return visited;
  visited.add(entry);
  for (const file of importsOf(entry)) closureOf(file, visited);
  return visited;
}

/** @type {Map<string, string[]>} */
const imports = new Map();

/**
 * Returns the files that one file imports, except those of the built package, which is an input as a whole.
 * @param {string} entry
 */
function importsOf(entry) {
  const cachedValue = imports.get(entry);
  if (cachedValue) return cachedValue;
  const code = readFileSync(entry, "utf8");
  const names = code.matchAll(/\b(?:from|import)\s*\(?\s*["'](\.{1,2}\/[^"'?]+)["'?]/g);
  const matches = [...names].flatMap(([, name = ""]) => {
    const file = resolveModule(resolve(dirname(entry), name));
    return file && !/^pkg\/(dist|wasm)\//.test(relative(root, file)) ? [file] : [];
  });
  imports.set(entry, matches);
  return matches;
}

/** @param {string} path */
function resolveModule(path) {
  const endings = ["", ".ts", ".tsx", ".mjs", ".js", "/index.ts"];
  const candidates = endings.map((ending) => path + ending);
  // TypeScript imports `x.js` where the source file is `x.ts`.
  candidates.push(path.replace(/\.js$/, ".ts"));
  return candidates.find((file) => existsSync(file) && statSync(file).isFile());
}

/**
 * Returns the files and folders, below the root, that a test file and its imports name.
 * @param {string} entry @returns {string[]}
 */
export function inputsOf(entry) {
  const inputs = new Set(COMMON_INPUTS);
  for (const file of closureOf(entry)) {
    const path = relative(root, file);
    inputs.add(path);
    // Modules of the page and of the package read no files themselves.
    if (/^(www|pkg)\/src\//.test(path)) continue;
    for (const named of pathsNamedIn(file)) inputs.add(named);
  }
  return [...inputs].filter((path) => existsSync(join(root, path))).sort();
}

/** @type {Map<string, string[]>} */
const named = new Map();

/** Returns the files and folders that one file names. Each list is computed once per process. @param {string} file */
function pathsNamedIn(file) {
  const cached = named.get(file);
  if (cached) return cached;
  const code = withoutImports(readFileSync(file, "utf8"));
  const found = [...rootEntriesNamed(code), ...filesNamedBeside(code, dirname(file))];
  named.set(file, found);
  return found;
}

/** Returns the entries of the root whose names occur in the code. @param {string} code @returns {string[]} */
function rootEntriesNamed(code) {
  const entries = readdirSync(root).filter((name) => !IGNORED_ENTRIES.has(name));
  // Code that lists the root itself, or asks git for all files, names no entry.
  if (/ls-files|(readdirSync|filesUnder)\(\[?(root\b(?!,)|inRoot\(\))/.test(code)) return entries;
  return entries
    .filter((name) => mentionsPath(code, name))
    .flatMap((name) => (DIVIDED_FOLDERS.has(name) ? entriesNamedBelow(code, name) : [name]));
}

/**
 * Whether a string literal of the code contains the name as a part of a path.
 * @param {string} code @param {string} name
 */
function mentionsPath(code, name) {
  const literal = name.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(`["'\`/}]${literal}["'\`/]`).test(code);
}

/**
 * Returns the entries of a folder that occur after its name in the code, or the folder itself if one occurrence has no
 * known entry.
 * @param {string} code @param {string} folder
 */
function entriesNamedBelow(code, folder) {
  const pattern = `["'\`/}]${folder}(?:(?:\\/|["'\`],\\s*["'\`])([\\w.-]+))?(?=["'\`/])`;
  const names = [...code.matchAll(new RegExp(pattern, "g"))].map(([, name]) => name ?? "");
  const entries = DIVIDED_FOLDERS.get(folder) ?? [];
  if (names.some((name) => !entries.includes(name))) return [folder];
  return names.map((name) => `${folder}/${name}`);
}

/**
 * Returns the files to which string literals of the code lead, relative to the folder of the code.
 * @param {string} code @param {string} folder
 */
function filesNamedBeside(code, folder) {
  const texts = [...code.matchAll(/["'`]((?:\.{1,2}\/)*[\w-][\w./-]*)/g)].map(
    ([, text = ""]) => text,
  );
  return texts.flatMap((text) => {
    const path = resolve(folder, text);
    const inside = path.startsWith(root + sep) && existsSync(path);
    if (!inside) return [];
    // A plain word may equal the name of a folder by accident, so a folder counts only if the path starts with `../`.
    return statSync(path).isFile() || text.startsWith("../") ? [relative(root, path)] : [];
  });
}

/**
 * Returns the hash of everything on which a test file depends.
 * @param {string} entry @param {readonly string[]} more
 */
export function keyOf(entry, more) {
  const inputs = inputsOf(entry);
  return hashOf([...more, ...inputs.map((path) => `${path} ${hashOfPath(path)}`)]);
}

/** @param {readonly string[]} paths below the root */
export const keyOfFiles = (paths) =>
  hashOf(paths.map((path) => `${path} ${hashOfFile(join(root, path))}`));
