/**
 * What imports what in `src`: crates that depend on one listed after them, and modules of a crate that import
 * each other in a circle, all of them together. `node tools/circles.mjs [root]` prints both; nothing is what
 * one hopes for.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = process.argv[2] ?? fileURLToPath(new URL("..", import.meta.url));
const read = (/** @type {string} */ path) => readFileSync(join(root, path), "utf8");

const listed = read("Cargo.toml").match(/^members = \[([^\]]*)/m)?.[1] ?? "";
const crates = [...listed.matchAll(/"src\/(\w+)"/g)].map(([, name]) => name ?? "");

/** Code without comments, texts and the tests below it. @param {string} path */
const code = (path) =>
  (read(path).split(/#\[cfg\(test\)\]\nmod tests \{/)[0] ?? "")
    .replace(/\/\/.*/g, "")
    .replace(/"(?:[^"\\]|\\.)*"/g, '""');

/** The names that a `use` lists, braces and all. @param {string} tree @returns {string[]} */
function heads(tree) {
  const inner = tree.replace(/\s+/g, " ");
  if (!inner.startsWith("{")) return [inner.match(/\w+/)?.[0] ?? ""];
  const names = [];
  let depth = 0;
  for (const [, sign, word] of inner.matchAll(/([{}])|(?:^|[{,:\s])(\w+)/g)) {
    if (sign) depth += sign === "{" ? 1 : -1;
    else if (depth === 1 && word) names.push(word);
  }
  return names;
}

/** The modules right below the root of a crate, and which of them each imports. @param {string} crate */
function imports(crate) {
  const folder = join("src", crate);
  const main = ["lib.rs", "main.rs"].find((file) => existsSync(join(root, folder, file))) ?? "";
  const top = code(join(folder, main));
  const modules = [...top.matchAll(/^\s*(?:pub )?mod (\w+);/gm)].map(([, name]) => name ?? "");
  /** What the root hands on of them. @type {Map<string, string>} */
  const handed = new Map();
  for (const [, module, names] of top.matchAll(/pub use (\w+)::([^;]+);/g)) {
    for (const name of names?.match(/\w+/g) ?? []) handed.set(name, module ?? "");
  }
  const files = readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".rs") && !/(^|\/)tests(\/|\.rs)/.test(file) && file !== main)
    .map((file) => ({ module: file.split(/[/.]/)[0] ?? "", text: code(join(folder, file)) }));
  return modules.map((module) => {
    const texts = files.filter((file) => file.module === module).map(({ text }) => text);
    const named = texts.flatMap((text) =>
      [...text.matchAll(/\bcrate::(\{[^;]*|\w+)/g)].flatMap(([, tree]) => heads(tree ?? "")),
    );
    const to = named.map((name) => (modules.includes(name) ? name : handed.get(name)));
    return { module, to: new Set(to.filter((name) => name && name !== module)) };
  });
}

/** Those that lead to each other. @param {{ module: string, to: Set<string | undefined> }[]} graph */
function circles(graph) {
  const reach = (/** @type {string} */ from) => {
    /** @type {Set<string>} */
    const seen = new Set();
    const open = [from];
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      for (const next of graph.find(({ module }) => module === at)?.to ?? []) {
        if (next && !seen.has(next)) open.push(next);
        if (next) seen.add(next);
      }
    }
    return seen;
  };
  const reached = new Map(graph.map(({ module }) => [module, reach(module)]));
  const inOne = [...reached].filter(([module, seen]) => seen.has(module)).map(([module]) => module);
  const key = (/** @type {string} */ module) =>
    inOne.filter((other) => reached.get(module)?.has(other) && reached.get(other)?.has(module));
  return new Set(inOne.map((module) => key(module).join(" ")));
}

const say = (/** @type {string} */ line) => process.stdout.write(`${line}\n`);

for (const [at, crate] of crates.entries()) {
  const manifest = read(`src/${crate}/Cargo.toml`).split("[dev-dependencies]")[0] ?? "";
  for (const later of crates.slice(at + 1)) {
    if (manifest.includes(`sudoku-${later}`)) say(`up: ${crate} depends on ${later}`);
  }
  for (const circle of circles(imports(crate))) say(`circle in ${crate}: ${circle}`);
}
