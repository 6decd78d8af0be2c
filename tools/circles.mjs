/**
 * Finds circular imports in `src`: crates that depend on a crate listed after them, and modules of a crate that import
 * each other in a cycle. `node tools/circles.mjs [root]` prints both; `npm run check` fails if there are any.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { inRoot } from "./run.mjs";

/** Returns the source code of a file without comments, string literals and its test module. @param {string} path */
const codeOnly = (path) =>
  (readFileSync(path, "utf8").split(/#\[cfg\(test\)\]\nmod tests \{/)[0] ?? "")
    .replace(/\/\/.*/g, "")
    .replace(/"(?:[^"\\]|\\.)*"/g, '""');

/**
 * Returns the names that a `use` tree starts with, such as `a` and `b` for `{a::x, b::{y, z}}`.
 * @param {string} tree @returns {string[]}
 */
function useTreeHeads(tree) {
  const inner = tree.replace(/\s+/g, " ");
  if (!inner.startsWith("{")) return [inner.match(/\w+/)?.[0] ?? ""];
  const names = [];
  let depth = 0;
  for (const [, sign, word] of inner.matchAll(/([{}])|(?<=^|[{,\s])(\w+)/g)) {
    if (sign) depth += sign === "{" ? 1 : -1;
    else if (depth === 1 && word) names.push(word);
  }
  return names;
}

/**
 * Returns the modules directly below the root of a crate, each with the modules that it imports.
 * @param {string} folder of the crate
 */
function imports(folder) {
  const main = ["lib.rs", "main.rs"].find((file) => existsSync(join(folder, file))) ?? "";
  const top = codeOnly(join(folder, main));
  const modules = [...top.matchAll(/^\s*(?:pub )?mod (\w+);/gm)].map(([, name]) => name ?? "");
  /** Names that the root of the crate re-exports, with the module of each. @type {Map<string, string>} */
  const handed = new Map();
  for (const [, module, names] of top.matchAll(/pub use (\w+)::([^;]+);/g)) {
    for (const name of names?.match(/\w+/g) ?? []) handed.set(name, module ?? "");
  }
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".rs") && !/(^|\/)tests(\/|\.rs)/.test(file) && file !== main)
    .map((file) => {
      const text = codeOnly(join(folder, file));
      // In a module directly below the root, `super` is the root.
      const path = file.includes("/") ? text : text.replace(/^use super::/gm, "use crate::");
      return { module: file.split(/[/.]/)[0] ?? "", text: path };
    });
  return modules.map((module) => {
    const texts = files.filter((file) => file.module === module).map(({ text }) => text);
    const specifiers = texts.flatMap((text) =>
      [...text.matchAll(/\bcrate::(\{[^;]*|\w+)/g)].flatMap(([, tree]) => useTreeHeads(tree ?? "")),
    );
    const to = specifiers.map((name) => (modules.includes(name) ? name : handed.get(name)));
    return { module, to: new Set(to.filter((name) => name && name !== module)) };
  });
}

/**
 * Returns the cycles of the graph, each as the names of its modules, separated by spaces.
 * @param {{ module: string, to: Set<string | undefined> }[]} graph
 */
function findCycles(graph) {
  const reach = (/** @type {string} */ from) => {
    /** @type {Set<string>} */
    const visited = new Set();
    const open = [from];
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      for (const next of graph.find(({ module }) => module === at)?.to ?? []) {
        if (next && !visited.has(next)) open.push(next);
        if (next) visited.add(next);
      }
    }
    return visited;
  };
  const reached = new Map(graph.map(({ module }) => [module, reach(module)]));
  const inOne = [...reached].filter(([module, seen]) => seen.has(module)).map(([module]) => module);
  const key = (/** @type {string} */ module) =>
    inOne.filter((other) => reached.get(module)?.has(other) && reached.get(other)?.has(module));
  return new Set(inOne.map((module) => key(module).join(" ")));
}

/**
 * Returns the circular imports of a source tree, one line per cycle or upward dependency.
 * @param {string} root folder with `Cargo.toml` and `src`
 * @returns {string[]}
 */
export function findCircles(root) {
  const workspace = readFileSync(join(root, "Cargo.toml"), "utf8");
  const listed = workspace.match(/^members = \[([^\]]*)/m)?.[1] ?? "";
  const crates = [...listed.matchAll(/"src\/(\w+)"/g)].map(([, name]) => name ?? "");
  return crates.flatMap((crate, at) => {
    const folder = join(root, "src", crate);
    const manifest =
      readFileSync(join(folder, "Cargo.toml"), "utf8").split("[dev-dependencies]")[0] ?? "";
    const up = crates.slice(at + 1).filter((later) => manifest.includes(`sudoku-${later}`));
    return [
      ...up.map((later) => `${crate} depends on ${later}, which is listed after it`),
      ...[...findCycles(imports(folder))].map((circle) => `circle in ${crate}: ${circle}`),
    ];
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  for (const line of findCircles(process.argv[2] ?? inRoot())) process.stdout.write(`${line}\n`);
}
