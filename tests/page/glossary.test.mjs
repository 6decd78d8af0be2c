/** The words of `docs/glossary.md`: what has a name there has no other in the code, nor on the page. */
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../", import.meta.url));
const read = (/** @type {string} */ file) => readFileSync(join(root, file), "utf8");

/** Identifiers that are not ours, or mean something else. */
const others = new Set([
  "Strategy", // of proptest: how cases are drawn
  "strategy",
  "subtree", // of MutationObserver: what it watches
]);

/** The entries of the third column. */
const entries = read("docs/glossary.md")
  .split("\n")
  .filter((line) => line.startsWith("| "))
  .slice(1)
  .flatMap((line) => (line.split("|")[3] ?? "").replace(/[^,]*\(.*?\)/g, "").split(","))
  .map((entry) => entry.trim())
  .filter(Boolean);
const inCode = entries.filter((entry) => !entry.startsWith("*"));
const onPage = entries.map((entry) => entry.replaceAll("*", ""));

/** What a text has of some words, in the singular or the plural, one after the other. */
const found = (/** @type {string[]} */ words, /** @type {string[]} */ forbidden) => {
  const text = ` ${words.join(" ").toLowerCase()} `;
  return forbidden.filter((word) => text.includes(` ${word} `) || text.includes(` ${word}s `));
};

const files = (/** @type {string} */ folder, /** @type {RegExp} */ kind) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => kind.test(file) && !file.endsWith(".d.ts"))
    .map((file) => join(folder, file));

/** The parts of an identifier: `aPart`, `a_part`, `A_PART` and `APart` have two. */
const split = (/** @type {string} */ name) => name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g) ?? [];

/** Code without its comments and its texts. */
const bare = (/** @type {string} */ code) =>
  code
    .replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, "")
    .replace(/"(?:[^"\\\n]|\\.)*"/g, '""')
    .replace(/`[^`]*`/g, "``");

const sources = [
  ...files("src", /\.rs$/),
  ...files("tests", /\.rs$/),
  ...files("pkg/src", /\.ts$/),
  ...files("www/src", /\.tsx?$/),
];

test("the glossary is read", () => {
  assert.ok(inCode.length > 10 && onPage.length > inCode.length, `${entries}`);
  for (const word of ["region", "choice point", "subtree"]) assert.ok(inCode.includes(word), word);
  for (const word of ["weight", "square"]) assert.ok(!inCode.includes(word), word);
  assert.ok(!onPage.some((word) => ["result", "column", "number"].includes(word)), `${onPage}`);
});

test("no identifier has another word for what the glossary names", () => {
  assert.ok(sources.length > 300, `${sources.length} files`);
  const wrong = sources.flatMap((file) => {
    const names = new Set(bare(read(file)).match(/[A-Za-z_]\w*/g));
    return [...names]
      .filter((name) => ![...others].some((other) => name.includes(other)))
      .flatMap((name) => found(split(name), inCode).map((word) => `${file}: ${name} (${word})`));
  });
  assert.equal(wrong.join("\n"), "");
});

test("no text of the page has one", () => {
  const english = files("www/src/words", /^[^/]+\.ts$/); // a folder of it is another language
  const texts = english.flatMap((file) =>
    (read(file).match(/"(?:[^"\\\n]|\\.)*"|`[^`]*`/g) ?? []).map((text) => `${file}: ${text}`),
  );
  assert.ok(texts.length > 500, `${texts.length} texts`);
  const wrong = texts.flatMap((text) => {
    const words = text.replace(/\$\{[^{}]*\}/g, " ").match(/[A-Za-z]+/g) ?? [];
    return found(words, onPage).map((word) => `${text} (${word})`);
  });
  assert.equal(wrong.join("\n"), "");
});
