/** Every language has what English has: the same texts, places and forms. */
import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { load } from "./load.mjs";

/** How many texts may be missing while new English ones come. */
const MAY_BE_MISSING = 300;

const folder = fileURLToPath(new URL("../../www/src/words/", import.meta.url));
const entries = readdirSync(folder, { withFileTypes: true });
const others = entries.filter((one) => one.isDirectory()).map(({ name }) => name);
const own = ["language", "translation"];
const names = entries
  .filter((one) => one.isFile() && one.name.endsWith(".ts"))
  .map(({ name }) => name.slice(0, -3))
  .filter((name) => !own.includes(name));

/** The English tables by their names; how things are written is beside the first. */
const english = new Map(
  await Promise.all(
    names.map(async (name) => {
      const { words, generateWords } = await load(`words/${name}.ts`);
      return /** @type {const} */ ([name, words ?? generateWords]);
    }),
  ),
);

/**
 * What is in a table: its path, and what stands there.
 * @param {unknown} table @param {string} path @returns {[path: string, value: unknown][]}
 */
const leaves = (table, path) =>
  typeof table === "object" && table !== null
    ? Object.entries(table).flatMap(([key, value]) => leaves(value, `${path}.${key}`))
    : [[path, table]];

/** Which of its parameters a function uses, by their places. @param {string} source */
function used(source) {
  const arrow = source.indexOf("=>");
  const head = source.slice(0, arrow).replace(/^\s*(async\s*)?\(?|\)?\s*$/g, "");
  const body = source.slice(arrow + 2);
  let depth = 0;
  let part = "";
  /** @type {string[]} */
  const parts = [];
  for (const sign of head) {
    if (sign === "," && depth === 0) {
      parts.push(part);
      part = "";
      continue;
    }
    if ("[{(".includes(sign)) depth++;
    if ("]})".includes(sign)) depth--;
    part += sign;
  }
  parts.push(part);
  return parts.flatMap((one, at) => {
    const inside = one.replace(/\w+\s*:/g, "").match(/[A-Za-z_$][\w$]*/g) ?? [];
    return inside.some((name) => new RegExp(`\\b${name}\\b`).test(body)) ? [at] : [];
  });
}

for (const language of others) {
  const { texts } = await load(`words/${language}/index.ts`);

  test(`${language}: every word of the page is there, and no other`, () => {
    assert.ok(english.size > 25, `${[...english.keys()]}`);
    const there = new Map(
      Object.entries(texts.tables).flatMap(([name, table]) => leaves(table, name)),
    );
    const wanted = new Map([...english].flatMap(([name, table]) => leaves(table, name)));
    const missing = [...wanted.keys()].filter((path) => !there.has(path));
    const over = [...there.keys()].filter(
      (path) => !path.startsWith("writing.") && !wanted.has(path),
    );
    assert.ok(
      missing.length <= MAY_BE_MISSING,
      `${missing.length} of ${wanted.size} are missing: ${missing.slice(0, 200).join(" ")}`,
    );
    assert.deepEqual(over, []);
  });

  test(`${language}: what a sentence is told, it says`, () => {
    const wanted = new Map([...english].flatMap(([name, table]) => leaves(table, name)));
    const wrong = Object.entries(texts.tables)
      .flatMap(([name, table]) => leaves(table, name))
      .flatMap(([path, value]) => {
        const model = wanted.get(path);
        if (model === undefined) return [];
        if (typeof model !== typeof value) return [`${path} is ${typeof value}`];
        if (typeof model !== "function" || typeof value !== "function") return [];
        const [theirs, ours] = [used(String(model)), used(String(value))];
        return `${theirs}` === `${ours}` ? [] : [`${path} uses ${ours}, English ${theirs}`];
      });
    assert.deepEqual(wrong, []);
  });
}
