/** The style sheets: one scale of each kind, every rule in a layer, none for what the page has not. */
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../www/src/", import.meta.url));
const files = readdirSync(root, { recursive: true, encoding: "utf8" });
const read = (/** @type {string} */ file) => readFileSync(join(root, file), "utf8");
const sheets = files
  .filter((file) => file.endsWith(".css"))
  .map((file) => ({ file, css: read(file).replace(/\/\*[\s\S]*?\*\//g, "") }));
const code = files
  .filter((file) => /\.tsx?$/.test(file))
  .map(read)
  .join("\n");
const views = [...code.matchAll(/^ {2}id: "(\w+)",$/gm)].map(([, id]) => `view-${id}`);

/** Every match in every sheet, with its file. @param {RegExp} what */
const all = (what) =>
  sheets.flatMap(({ file, css }) =>
    [...css.matchAll(what)].map(([whole, part]) => ({ file, whole, part: part ?? whole })),
  );

test("the page changes at four widths and no other", () => {
  const heads = all(/@media [^{]+/g).flatMap(({ file, whole }) =>
    [...whole.matchAll(/(?:min|max)-width: ([\d.]+\w+)/g)].map(([, width]) => [file, width]),
  );
  assert.ok(heads.length > 10);
  const scale = ["30em", "40em", "53.75em", "53.8125em", "77.5em"]; // the last but one begins after it
  assert.deepEqual(
    heads.filter(([, width]) => !scale.includes(width ?? "")),
    [],
  );
});

test("space and corners come from their scales", () => {
  const declared = all(
    /(?<![\w-])((?:row-|column-)?gap|(?:padding|margin)(?:-\w+)?|border-radius): [^;{}]+;/g,
  );
  assert.ok(declared.length > 200);
  const literal = declared.flatMap(({ file, whole }) =>
    [...whole.matchAll(/(?<![\w.])-?(\d+)px/g)].flatMap(([, px]) =>
      Number(px) > 1 ? [`${file} ${whole}`] : [],
    ),
  );
  // Room for what is drawn or fixed there, and what moves by a depth.
  const known = ["9px", "22px", "48px", "-11px", "34px", "52px", "136px", "15px"];
  assert.deepEqual(
    literal.filter((one) => !known.some((px) => one.includes(` ${px}`))),
    [],
  );
});

test("letters come from one scale, but for digits on boards and in drawings, which go by their size", () => {
  const rem = all(/font(?:-size)?: [^;]*?(?<![\w.])([\d.]+rem)/g);
  assert.deepEqual(
    rem.filter(({ whole }) => !whole.endsWith("0.8125rem")), // of the page itself
    [],
  );
});

test("every property that is used is defined, and every one defined is used", () => {
  const drawn = new Set(all(/var\((--[\w-]+)/g).map(({ part }) => part));
  const defined = new Set(all(/(--[\w-]+):/g).map(({ part }) => part));
  const set = new Set([...code.matchAll(/"(--[\w-]+)"/g)].map(([, name]) => name));
  assert.deepEqual(
    [...drawn].filter((name) => !defined.has(name) && !set.has(name)),
    [],
  );
  const read = new Set([...code.matchAll(/get\("([\w-]+)"\)/g)].map(([, name]) => `--${name}`));
  const lane = /^--(lane|mark)-\d$/;
  assert.deepEqual(
    [...defined].filter((name) => !drawn.has(name) && !read.has(name) && !lane.test(name)),
    [],
  );
});

test("every rule is in a layer", () => {
  const first = new Set(
    [...read("styles/main.css").matchAll(/@import "\.\/([\w/-]+\.css)" layer\(\w+\);/g)].map(
      ([, name]) => `styles/${name}`,
    ),
  );
  for (const { file, css } of sheets) {
    if (first.has(file)) continue;
    const outside = css
      .replace(/@import [^;]+;/g, "")
      .replace(/@layer [\w, ]+;/g, "")
      .trim();
    assert.match(outside, /^(@layer view \{[\s\S]*\})?$/, file);
  }
});

test("every class that has a rule is one of the page's", () => {
  const rules = all(/\.([a-zA-Z][\w-]*)(?=[^{};]*\{)/g);
  assert.ok(rules.length > 200);
  const there = (/** @type {string} */ name) =>
    views.includes(name) ||
    /^(u-|lane-colour-)/.test(name) || // of the plots' own, of a number
    new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(code);
  assert.deepEqual(
    rules.filter(({ part }) => !there(part)),
    [],
  );
});
