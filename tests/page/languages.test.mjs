/** Every language has what English has: the same texts, places and forms. */
import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { load as loadWorkshop } from "../../pkg/dist/node/workshop.js";
import code from "../../pkg/wasm/code.js";
import docs from "../../pkg/wasm/docs.js";
import { load } from "./load.mjs";

/** How many texts may be missing while new English ones come. */
const MAY_BE_MISSING = 0;

const root = fileURLToPath(new URL("../../", import.meta.url));
const folder = join(root, "www/src/words");
const workshop = await loadWorkshop();
const entries = readdirSync(folder, { withFileTypes: true });
const others = entries
  .filter((one) => one.isDirectory() && existsSync(join(folder, one.name, "index.ts")))
  .map(({ name }) => name);
/** The tables that ask for a translation; what speaks to programs alone does not. */
const names = entries
  .filter((one) => one.isFile() && one.name.endsWith(".ts"))
  .filter(({ name }) => readFileSync(join(folder, name), "utf8").includes('translated("'))
  .map(({ name }) => name.slice(0, -3));

/** The English tables by their names; how things are written is beside the first. */
const english = new Map(
  await Promise.all(
    names.map(async (name) => {
      const { words, generateWords } = await load(`words/${name}.ts`);
      return /** @type {const} */ ([name, words ?? generateWords]);
    }),
  ),
);

const collection = await load("lab/collection.ts");

/** The other languages, all before the first test: when that is over, nothing more can be loaded. */
const languages = await Promise.all(
  others.map(async (name) => {
    const { texts, translated, retell } = await load(`words/${name}/index.ts`);
    const files = Object.entries(/** @type {Record<string, string[]>} */ (texts.files));
    const later = await Promise.all(
      files.map(async ([file, names]) => {
        const all = await load(`words/${name}/${file}.ts`);
        return names.map((table) => [table, all[table]]);
      }),
    );
    const tables = { ...texts.first, ...Object.fromEntries(later.flat()) };
    return /** @type {const} */ ([name, { texts: { tables }, translated, retell }]);
  }),
);

/** Their names of what has an id. */
const wordsOf = await Promise.all(others.map((name) => load(`words/${name}/names.ts`)));

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

for (const [language, { texts }] of languages) {
  test(`${language}: every word of the page is there, and no other`, () => {
    assert.ok(english.size > 25, `${[...english.keys()]}`);
    const there = new Map(
      Object.entries(texts.tables).flatMap(([name, table]) => leaves(table, name)),
    );
    const wanted = new Map([...english].flatMap(([name, table]) => leaves(table, name)));
    const missing = [...wanted.keys()].filter((path) => !there.has(path));
    const over = [...there.keys()].filter(
      (path) =>
        // What is not handed out is not seen from here.
        english.has(path.split(".")[0] ?? "") &&
        !path.startsWith("experiment.drawn.") &&
        !wanted.has(path),
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

/** By language: the algorithms without any text in it. They are shown in English, and named in a diagnostic. */
const untranslated = new Map(
  await Promise.all(
    others.map(async (name) => {
      const all = structuredClone(workshop.algorithms);
      const { retell } = new Map(languages).get(name);
      retell((await (await load(`words/${name}/data/index.ts`)).kinds.algorithms()).texts, all);
      const left = workshop.algorithms.filter(({ summary }, at) => all[at]?.summary === summary);
      return /** @type {const} */ ([name, left]);
    }),
  ),
);

/** Ids of these. @param {string} language */
const untranslatedIds = (language) => new Set(untranslated.get(language)?.map(({ id }) => id));

/** What stands in braces, without the forms. @param {string} template */
const places = (template) =>
  [...new Set([...template.matchAll(/\{(\w+)/g)].map(([, name]) => name))].sort();

/** What is written in figures, as Rust lists it. */
const drawn = [
  ...readFileSync(join(root, "src/experiment/figures/words.rs"), "utf8").matchAll(
    /^(?: {4}#\[cfg_attr\(.*rename = "(\w+)"\)\)\]\n)? {4}(\w+): "(.*)";$/gm,
  ),
].map(([, renamed, name = "", text = ""]) => ({
  name: renamed ?? name.replace(/_./g, (pair) => pair.charAt(1).toUpperCase()),
  text,
}));

/** Data with texts, by their kinds, as the page gets them. */
const json = (/** @type {string} */ file) => JSON.parse(readFileSync(join(root, file), "utf8"));
const kinds = {
  algorithms: structuredClone(workshop.algorithms),
  techniques: structuredClone(workshop.techniques),
  scales: structuredClone(workshop.scales),
  code: structuredClone(code),
  docs: Object.entries(/** @type {Record<string, string>} */ (docs)).map(([id, docs]) => ({
    id,
    docs,
  })),
  races: json("www/public/races.json"),
  experiments: json("www/public/experiments/index.json"),
  papers: Object.fromEntries(
    ["thesis", "a", "b", "c", "d"].map((id) => [id, json(`www/public/papers/${id}.json`)]),
  ),
};

/** Fields that are read, and what is the same in every language. */
const READ =
  /\.(doc|docs|stepDoc|summary|note|notes\.\d+|title|says|read|missing\.\d+|measures|definition|unit|checked|short|before|text)$/;
const SAME =
  /^(papers\.(b|c|d)\.title|races\..*\.hash|(experiments|papers)\..*\.definition)$|\.columns\.|^algorithms\..*\.values\.|^papers\..*\.(figures|setup|test)\b|\.series\.\d+\.unit$/;

for (const [language, { texts, translated, retell }] of languages) {
  test(`${language}: figures are written in it`, () => {
    const own = /** @type {Record<string, string>} */ (texts.tables.experiment.drawn);
    assert.ok(drawn.length > 40, `${drawn.length}`);
    assert.deepEqual(Object.keys(own).sort(), drawn.map(({ name }) => name).sort());
    const wrong = drawn.filter(
      ({ name, text }) => `${places(own[name] ?? "")}` !== `${places(text)}`,
    );
    assert.deepEqual(wrong, []);
  });

  test(`${language}: data are told in it`, async (context) => {
    const skipped = untranslated.get(language) ?? [];
    for (const { id } of skipped) context.diagnostic(`${language}: no text of ${id} is translated`);
    const isLeft = (/** @type {string} */ id) =>
      skipped.some((one) => id === one.id || id.startsWith(`${one.id}:`));
    const places = [
      ...kinds.algorithms.flatMap(({ id, params }, at) => [
        ...(isLeft(id) ? [`algorithms.${at}.`, `code.${id}.`] : []),
        // Other algorithms offer solvers as choices, with their summaries.
        ...params.flatMap((param, number) =>
          (param.type === "choice" ? param.options : []).flatMap((option, place) =>
            isLeft(option.id) ? [`algorithms.${at}.params.${number}.options.${place}.`] : [],
          ),
        ),
      ]),
      ...kinds.docs.flatMap(({ id }, at) => (isLeft(id) ? [`docs.${at}.`] : [])),
    ];
    const isSkipped = (/** @type {string} */ path) => places.some((one) => path.startsWith(one));
    const before = new Map(leaves(kinds, "").map(([path, value]) => [path.slice(1), value]));
    const own = (await load(`words/${language}/data/index.ts`)).kinds;
    for (const [kind, data] of Object.entries(kinds)) {
      retell((await own[kind]()).texts, data);
    }
    const after = new Map(leaves(kinds, "").map(([path, value]) => [path.slice(1), value]));
    const left = [...before].filter(
      ([path, value]) =>
        READ.test(path) &&
        !SAME.test(path) &&
        !isSkipped(path) &&
        after.get(path) === value &&
        /[a-z]{2}/.test(String(value).replaceAll("exp(", "")), // a formula is one everywhere
    );
    assert.ok(before.size > 4000, `${before.size}`);
    assert.deepEqual(
      left.map(([path, value]) => `${path}: ${String(value).slice(0, 60)}`),
      [],
    );
    // A step lights lines by their numbers.
    const levels = (/** @type {Map<string, unknown>} */ all) =>
      [...all].flatMap(([path, value]) =>
        path.startsWith("code.") && path.endsWith(".text")
          ? `${path}: ${String(value).search(/\S/)}`
          : [],
      );
    assert.deepEqual(levels(after), levels(before));
    assert.equal(translated("none", "as it is"), "as it is");
  });
}

/** Ids that the page shows by their names: of series, counters, parameters and what these may be. */
const named = (/** @type {typeof workshop.algorithms} */ algorithms) =>
  algorithms.flatMap(({ step, series, counters, params }) => [
    `${step}s`,
    ...series.flatMap(({ id, unit }) => [id, unit]),
    ...counters.map(({ id }) => id),
    ...params.flatMap((param) => [
      param.id,
      // A choice of solvers has their own names.
      ...(param.type === "choice" && param.id !== "engine"
        ? param.options.map(({ id }) => id)
        : []),
    ]),
  ]);

/** What algorithms call the boards that they work on at once. */
const boards = workshop.algorithms
  .filter(({ kind, sizes }) => kind === "solver" && sizes.least <= 4)
  .flatMap(({ id }) => {
    const run = workshop.start(workshop.read("........2......4"), { algorithm: id, maxSteps: 2 });
    run.advance();
    const detail = run.detail();
    run.free();
    return detail.type === "boards" ? detail.boards.map(({ name }) => name) : [];
  });

for (const [language, { names }] of others.map(
  (name, at) => /** @type {const} */ ([name, wordsOf[at]]),
)) {
  test(`${language}: what has an id has a name in it`, () => {
    const left = untranslatedIds(language);
    const asked = named(workshop.algorithms.filter(({ id }) => !left.has(id)));
    assert.ok(asked.length > 200, `${asked.length}`);
    // Several that differ by a number have the name of one.
    const known = (/** @type {string} */ id) =>
      id in names || (/-\d+$/.test(id) && id.replace(/-\d+$/, "") in names);
    const ids = new Set(asked.map((id) => id.replaceAll(/[_ ]/g, "-")));
    assert.deepEqual(
      [...ids].filter((id) => /[a-z]{2}/.test(id) && !known(id)),
      [],
    );
  });

  test(`${language}: boards have names in it`, () => {
    assert.ok(boards.length > 3, `${boards}`);
    assert.deepEqual(
      boards.filter((name) => !(name.replace(/[ -]\d+$/, "") in names)),
      [],
    );
  });
}

for (const [language, { texts }] of languages) {
  test(`${language}: names in another language are of what is there`, () => {
    const folder = join(root, "www/public/experiments");
    const definitions = readdirSync(folder).filter((file) => file.endsWith(".toml"));
    const there = new Set([
      ...definitions.flatMap((file) =>
        [...readFileSync(join(folder, file), "utf8").matchAll(/^name = "(.*)"$/gm)].map(
          ([, name]) => name,
        ),
      ),
      ...collection.famous.map((/** @type {{ name: string }} */ { name }) => name),
    ]);
    const named = Object.keys({ ...texts.tables.contestants, ...texts.tables.collection });
    assert.deepEqual(
      named.filter((name) => !there.has(name)),
      [],
    );
  });
}

test("German has names for the classes of scales, and keeps the original ones behind them", async () => {
  const { className, classes } = await load("words/de/classes.ts");
  const named = workshop.scales.flatMap(({ columns }) =>
    columns.flatMap(({ classes: all }) => all),
  );
  assert.ok(named.length > 7);
  assert.deepEqual(
    named.filter((name) => !Object.hasOwn(classes, name.toLowerCase())),
    [],
  );
  assert.equal(className("Hard"), "Schwer (Hard)");
  assert.equal(className("Unfair"), "Unfair");
  const { ratings, order } = await load("words/de/generate.ts");
  assert.equal(ratings.value(">=Hard"), "≥ Schwer (Hard)");
  assert.equal(ratings.value("3.5"), "3,5");
  assert.equal(order.rated("QQWing", ["Expert"]), "QQWing Experte (Expert)");
});
