/**
 * `www/src/words/en/*.ftl` → `www/src/words/en/*.ftl.d.ts` and `www/src/words/types.d.ts`: the keys and arguments of
 * the page's texts as types, so that the compiler reports missing ones.
 */
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import {
  compileTable,
  insertValue,
  languagesIn,
  readCatalog,
  tablesIn,
  wordsFolder,
} from "../www/tables.mjs";

/**
 * TypeScript types by the type names of the catalogs. A type that is not listed is a string literal.
 * @type {Record<string, string>}
 */
const TYPESCRIPT_TYPES = {
  text: "string",
  number: "number",
  digits: "number",
  flag: "boolean",
  list: "readonly string[]",
  numbers: "readonly number[]",
};

/** Functions that every catalog may call. The page defines them in `format.ts` and `tables.ts`. */
const COMMON_FUNCTIONS = new Set([
  "FIXED",
  "ROUGH",
  "ROUND",
  "SHARE",
  "HUNDREDTHS",
  "DECIMAL",
  "CAPITAL",
  "LOWER",
  "COUNT",
  "UNIT",
  "UNITS",
]);

/** @param {string} type @returns {string} */
function typeOf(type) {
  if (type.startsWith("{")) return type;
  const optional = type.endsWith("?");
  const parts = type.replace(/\?$/, "").split(" | ");
  const types = parts.map((one) => TYPESCRIPT_TYPES[one] ?? JSON.stringify(one));
  return [...types, ...(optional ? ["null", "undefined"] : [])].join(" | ");
}

/** @param {string | import("../www/tables.mjs").Tree} tree @param {string} indent @returns {string} */
function formatTree(tree, indent) {
  if (typeof tree === "string") return tree;
  const keys = Object.keys(tree);
  const inside = `${indent}  `;
  const values = keys.map(
    (key) => /** @type {const} */ ([key, formatTree(tree[key] ?? "", inside)]),
  );
  if (keys.every((key, at) => key === `${at}`)) {
    return `readonly [${values.map(([, value]) => value).join(", ")}]`;
  }
  const lines = values.map(
    ([key, value]) =>
      `${inside}readonly ${/^[A-Za-z]\w*$/.test(key) ? key : JSON.stringify(key)}: ${value};`,
  );
  return `{\n${lines.join("\n")}\n${indent}}`;
}

/** Returns the declarations by the paths of their files. @returns {Map<string, string>} */
export function declarations() {
  const all = new Map();
  const tables = tablesIn();
  for (const table of tables) {
    const english = readCatalog("en", table);
    /** @type {import("../www/tables.mjs").Tree} */
    const tree = {};
    for (const [id, { variables }] of english) {
      const given = variables.map(({ name, type }) => `${name}: ${typeOf(type)}`);
      insertValue(tree, id, variables.length === 0 ? "string" : `(${given.join(", ")}) => string`);
    }
    const functions = new Set(
      languagesIn().flatMap((language) => [
        ...compileTable(english, readCatalog(language, table)).functions,
      ]),
    );
    const needed = [...functions]
      .filter((name) => !COMMON_FUNCTIONS.has(name))
      .sort()
      .map((name) => JSON.stringify(name));
    all.set(
      join(wordsFolder, "en", `${table}.ftl.d.ts`),
      `// Generated from ${table}.ftl by tools/catalog-types.mjs.\nexport type Words = ${formatTree(tree, "")};\nexport type Functions = ${needed.join(" | ") || "never"};\n`,
    );
  }
  const lines = tables.map(
    (table) =>
      `  ${table}: { words: import("./en/${table}.ftl").Words; functions: import("./en/${table}.ftl").Functions };`,
  );
  all.set(
    join(wordsFolder, "types.d.ts"),
    `// Generated from the English catalogs by tools/catalog-types.mjs.\nexport interface Tables {\n${lines.join("\n")}\n}\n`,
  );
  return all;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const all = declarations();
  for (const file of readdirSync(join(wordsFolder, "en")).filter((name) =>
    name.endsWith(".ftl.d.ts"),
  )) {
    if (!all.has(join(wordsFolder, "en", file))) rmSync(join(wordsFolder, "en", file));
  }
  for (const [file, text] of all) {
    if (!existsSync(file) || readFileSync(file, "utf8") !== text) writeFileSync(file, text);
  }
}
