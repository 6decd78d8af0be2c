/** Every language has the same texts, placeholders and forms as English. */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { Visitor } from "@fluent/syntax";
import { parseSync } from "vite";
import { load as loadWorkshop } from "../../pkg/dist/node/workshop.js";
import code from "../../pkg/wasm/code.js";
import docs from "../../pkg/wasm/docs.js";
import { declarations } from "../../tools/catalog-types.mjs";
import {
  catalogOf,
  compileTable,
  existingGroups,
  languagesIn,
  readCatalog,
  tablesIn,
} from "../../www/tables.mjs";
import { load } from "./load.mjs";

/** The number of texts that may be missing while new English ones are added. */
const MAY_BE_MISSING = 0;

const root = fileURLToPath(new URL("../../", import.meta.url));
const folder = join(root, "www/src/words");
const workshop = await loadWorkshop();
const tables = tablesIn();
const others = languagesIn().filter((language) => language !== "en");
const collection = await load("lab/collection.ts");
const { translateData } = await load("words/translation.ts");

/** Returns the catalogs of a language by the names of their tables. @param {string} language */
const catalogsOf = (language) =>
  new Map(tables.map((table) => [table, readCatalog(language, table)]));
const english = catalogsOf("en");
const languages = others.map((language) => /** @type {const} */ ([language, catalogsOf(language)]));

/** Returns the texts of a catalog that has no variables. @param {import("../../www/tables.mjs").Catalog} catalog */
const textsOf = (catalog) =>
  Object.fromEntries(
    [...catalog].map(([id, { pattern }]) => [
      id,
      pattern.elements
        .map((item) =>
          item.type === "TextElement"
            ? item.value
            : item.expression.type === "StringLiteral"
              ? item.expression.parse().value
              : "",
        )
        .join(""),
    ]),
  );

/** The names of items with an id, by language. */
const wordsOf = languages.map(([, catalogs]) => ({
  names: textsOf(catalogs.get("names") ?? new Map()),
}));

/**
 * Returns the leaves of data: their paths and values.
 * @param {unknown} table @param {string} path @returns {[path: string, value: unknown][]}
 */
const leaves = (table, path) =>
  typeof table === "object" && table !== null
    ? Object.entries(table).flatMap(([key, value]) => leaves(value, `${path}.${key}`))
    : [[path, table]];

/**
 * Returns the variables of a message, including those of messages that it refers to.
 * @param {import("../../www/tables.mjs").Catalog} catalog @param {string} id
 */
function used(catalog, id) {
  /** @type {Set<string>} */
  const names = new Set();
  const visitor = new (class extends Visitor {
    visitVariableReference(/** @type {{ id: { name: string } }} */ node) {
      names.add(node.id.name);
    }
    visitMessageReference(/** @type {{ id: { name: string } }} */ node) {
      for (const name of used(catalog, node.id.name)) names.add(name);
    }
  })();
  const pattern = catalog.get(id)?.pattern;
  if (pattern) visitor.visit(pattern);
  return [...names].sort();
}

test("the types of the page's texts agree with the catalogs", () => {
  for (const [file, text] of declarations()) {
    assert.equal(readFileSync(file, "utf8"), text, "run node tools/catalog-types.mjs");
  }
});

for (const [language, catalogs] of languages) {
  test(`${language}: every text of the page exists, and no other`, () => {
    assert.ok(tables.length > 40, `${tables}`);
    const ids = (/** @type {typeof catalogs} */ all) =>
      [...all].flatMap(([table, catalog]) => [...catalog.keys()].map((id) => `${table}.${id}`));
    const [wanted, there] = [new Set(ids(english)), new Set(ids(catalogs))];
    const missing = [...wanted].filter((id) => !there.has(id));
    assert.ok(wanted.size > 2000, `${wanted.size}`);
    assert.ok(
      missing.length <= MAY_BE_MISSING,
      `${missing.length} of ${wanted.size} are missing: ${missing.slice(0, 200).join(" ")}`,
    );
    assert.deepEqual(
      [...there].filter((id) => !wanted.has(id)),
      [],
    );
  });

  test(`${language}: a message uses all of its variables`, () => {
    const wrong = [...catalogs].flatMap(([table, catalog]) => {
      const model = english.get(table) ?? new Map();
      return [...catalog.keys()].flatMap((id) => {
        const [theirs, ours] = [used(model, id), used(catalog, id)];
        return `${theirs}` === `${ours}` ? [] : [`${table}.${id} uses ${ours}, English ${theirs}`];
      });
    });
    assert.deepEqual(wrong, []);
  });
}

/** Compiles a table. @param {string} text @param {string} own @param {string} language */
function compiled(text, own, language) {
  const { code } = compileTable(catalogOf(text, "en"), catalogOf(own, language));
  const numbers = new Intl.NumberFormat(language);
  const rules = new Intl.PluralRules(language);
  const list = new Intl.ListFormat(language);
  // biome-ignore lint/security/noGlobalEval: the evaluated code is compiled by this test
  return (0, eval)(code)({
    number: (/** @type {number} */ n) => numbers.format(n),
    plural: (/** @type {number} */ n) => rules.select(n),
    list: (/** @type {string[]} */ names) => list.format(names),
    any: String,
  });
}

const STEPS = `# $steps number
left =
    { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }
`;

test("plural forms of the page's texts are those of the language", () => {
  const polish = `left =
    { $steps ->
        [one] { $steps } krok
        [few] { $steps } kroki
       *[many] { $steps } kroków
    }
`;
  const { left } = compiled(STEPS, polish, "pl");
  const forms = [1, 2, 5, 12, 22, 25].map(left);
  assert.deepEqual(forms, ["1 krok", "2 kroki", "5 kroków", "12 kroków", "22 kroki", "25 kroków"]);
});

test("no line break separates a number and its unit", () => {
  const english = "# $n number\ntook = { $n } s of 20 s, { $n } % of 5 steps, { $n } steps, ms\n";
  const { took } = compiled(english, "took = { $n } ms\n", "de");
  assert.equal(took(3), "3\u00a0ms");
  const words = compiled(english, "", "en");
  assert.equal(words.took(3), "3\u00a0s of 20\u00a0s, 3\u00a0% of 5 steps, 3 steps, ms");
});

test("a message that a language lacks is shown in English", () => {
  const words = compiled(`${STEPS}title = Steps\n`, "title = Schritte\n", "de");
  assert.equal(words.title, "Schritte");
  assert.equal(words.left(1234), "1.234 steps");
});

test("functions of catalogs format values by the rules of the language", () => {
  const text = `# $names list, $found flag, $place text?, $seed digits, $mark agrees | differs
said =
    { $found ->
        [true] { LENGTH($names) ->
            [one] Only { $names }
           *[other] { $names }
        }
       *[false] None
    }{ $place ->
        [none] { "" }
       *[other] { " " }in { $place }
    }, { $seed }, { $mark ->
        [agrees] yes
       *[differs] no
    }{ " {" }{ JOIN($names, by: "/") }{ "}" }
`;
  const { said } = compiled(text, "", "en");
  assert.equal(said(["a", "b"], true, "r1c1", 1234, "agrees"), "a and b in r1c1, 1234, yes {a/b}");
  assert.equal(said(["a"], true, null, 1, "differs"), "Only a, 1, no {a}");
  assert.equal(said(["a"], false, "", 1, "differs"), "None, 1, no {a}");
});

test("a faulty catalog does not compile", () => {
  const fails = (/** @type {string} */ own) => () => compiled(STEPS, own, "de");
  assert.throws(fails("left = { $n"), /not Fluent/);
  assert.throws(fails("left = { $setps } Schritte"), /no variable \$setps/);
  assert.throws(fails("left = { other }"), /refers to other/);
  assert.throws(fails("left = { $steps }\nleft = { $steps }"), /twice/);
});

test("each view lists the files of texts that its parts need", async () => {
  const source = join(root, "www/src");
  const read = (/** @type {string} */ file) => readFileSync(join(source, file), "utf8");
  const files = readdirSync(source, { recursive: true, encoding: "utf8" });
  const fileOf = new Map(
    existingGroups().flatMap(([file, names]) =>
      names.map((table) => /** @type {const} */ ([table, file])),
    ),
  );
  /** Returns the modules that a module imports, directly and indirectly. */
  const reached = (/** @type {string} */ file, /** @type {Set<string>} */ seen = new Set()) => {
    if (seen.has(file)) return seen;
    seen.add(file);
    const { module } = parseSync(file, read(file));
    const requests = [
      ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
      ...module.staticExports.flatMap(({ entries }) =>
        entries.flatMap(({ moduleRequest }) => (moduleRequest ? [moduleRequest.value] : [])),
      ),
    ];
    for (const request of requests.filter((one) => one.startsWith("."))) {
      const path = join(dirname(file), request);
      const next = [`${path}.ts`, `${path}.tsx`, join(path, "index.ts")].find((one) =>
        files.includes(one),
      );
      if (next) reached(next, seen);
    }
    return seen;
  };
  const awaited = (/** @type {string} */ file) =>
    new Set(
      [...reached(file)].flatMap((one) =>
        [...read(one).matchAll(/\b(?:table|namesIn)\("(\w+)"/g)].map(([, name = ""]) =>
          fileOf.get(name),
        ),
      ),
    );
  const first = awaited("main.tsx");
  const views = files.filter((file) => /^views.+\/view\.ts$/.test(file));
  for (const view of views) {
    const text = read(view);
    const part = /load: \(\) => import\("\.\/(\w+)"\)/.exec(text)?.[1];
    if (!part) continue;
    const entry = [`${part}.tsx`, `${part}.ts`]
      .map((one) => join(dirname(view), one))
      .find((one) => files.includes(one));
    const named = /** @type {string[]} */ (
      JSON.parse(/tables: (\[[^\]]*\])/.exec(text)?.[1]?.replace(/,\s*\]/, "]") ?? "[]")
    );
    assert.deepEqual(
      named.map((name) => fileOf.get(name)).sort(),
      [...awaited(entry ?? "")].filter((file) => !first.has(file)).sort(),
      view,
    );
  }
  assert.equal(views.length, 12);
});

test("the modules contain no texts of the page", () => {
  const files = readdirSync(folder).filter((file) => /(?<!\.d)\.ts$/.test(file));
  assert.ok(files.length > 40, `${files}`);
  const said = files.flatMap((file) => {
    // The element for other pages is a separate file without catalogs.
    if (file === "embed.ts") return [];
    const source = readFileSync(join(folder, file), "utf8").replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, "");
    // Keys of the differences between puzzles, and errors that users do not see.
    const plain = source.replace(/"(straight|exchanged) \w+ \w+"|new Error\(.*\)/g, "");
    const strings = plain.match(/"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g) ?? [];
    const texts = strings.map((one) => one.replace(/\$\{[^}]*\}/g, "1"));
    return texts
      .filter((one) => /[A-Za-z]{2,} [A-Za-z]{2,}|^.[A-Z][a-z]+\W?.$/.test(one))
      .map((one) => `${file}: ${one}`);
  });
  assert.deepEqual(said, []);
});

/** The algorithms without any translation, by language. They are shown in English and listed in a diagnostic. */
const untranslated = new Map(
  await Promise.all(
    others.map(async (name) => {
      const all = structuredClone(workshop.algorithms);
      translateData((await load(`words/${name}/data/algorithms.ts`)).texts, all);
      const left = workshop.algorithms.filter(({ summary }, at) => all[at]?.summary === summary);
      return /** @type {const} */ ([name, left]);
    }),
  ),
);

/** Returns the ids of these algorithms. @param {string} language */
const untranslatedIds = (language) => new Set(untranslated.get(language)?.map(({ id }) => id));

/** Returns the placeholders in braces, without the forms. @param {string} template */
const places = (template) =>
  [...new Set([...template.matchAll(/\{(\w+)/g)].map(([, name]) => name))].sort();

/** The texts in figures, as Rust lists them. */
const drawn = [
  ...readFileSync(join(root, "src/experiment/figures/words.rs"), "utf8").matchAll(
    /^(?: {4}#\[cfg_attr\(.*rename = "(\w+)"\)\)\]\n)? {4}(\w+): "(.*)";$/gm,
  ),
].map(([, renamed, name = "", text = ""]) => ({
  name: renamed ?? name.replace(/_./g, (pair) => pair.charAt(1).toUpperCase()),
  text,
}));

/** Data with texts, by kind, as the page receives them. */
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

/** Fields with text for readers, without texts that are the same in every language. */
const READ =
  /\.(doc|docs|stepDoc|summary|note|notes\.\d+|title|says|read|missing\.\d+|measures|definition|unit|checked|short|before|text|fault|untested|implied|why|reason|asks)$/;
const SAME =
  /^(papers\.(b|c|d)\.title|races\..*\.hash|(experiments|papers)\..*\.definition)$|\.columns\.|^algorithms\..*\.values\.|^papers\..*\.(setup|test)\b|^papers\..*\.figures\.\d+\.(?!note|fault)|\.series\.\d+\.unit$/;

test("figures are written in English as the engine writes them", () => {
  assert.ok(drawn.length > 40, `${drawn.length}`);
  const texts = Object.fromEntries(drawn.map(({ name, text }) => [name, text]));
  assert.deepEqual(textsOf(english.get("drawn") ?? new Map()), texts);
});

for (const [language, catalogs] of languages) {
  test(`${language}: the texts of figures are translated`, () => {
    const own = textsOf(catalogs.get("drawn") ?? new Map());
    const wrong = drawn.filter(
      ({ name, text }) => `${places(own[name] ?? "")}` !== `${places(text)}`,
    );
    assert.deepEqual(wrong, []);
  });

  test(`${language}: data are translated`, async (context) => {
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
    for (const [kind, data] of Object.entries(kinds)) {
      translateData((await load(`words/${language}/data/${kind}.ts`)).texts, data);
    }
    const after = new Map(leaves(kinds, "").map(([path, value]) => [path.slice(1), value]));
    const left = [...before].filter(
      ([path, value]) =>
        READ.test(path) &&
        !SAME.test(path) &&
        !isSkipped(path) &&
        after.get(path) === value &&
        // Formulas are the same in every language.
        /[a-z]{2}/.test(String(value).replaceAll("exp(", "")),
    );
    assert.ok(before.size > 4000, `${before.size}`);
    assert.deepEqual(
      left.map(([path, value]) => `${path}: ${String(value).slice(0, 60)}`),
      [],
    );
    // A step highlights lines by their numbers.
    const levels = (/** @type {Map<string, unknown>} */ all) =>
      [...all].flatMap(([path, value]) =>
        path.startsWith("code.") && path.endsWith(".text")
          ? `${path}: ${String(value).search(/\S/)}`
          : [],
      );
    assert.deepEqual(levels(after), levels(before));
  });
}

/** Ids that the page shows by their names: of series, counters, parameters and their options. */
const named = (/** @type {typeof workshop.algorithms} */ algorithms) =>
  algorithms.flatMap(({ step, series, counters, params }) => [
    `${step}s`,
    ...series.flatMap(({ id, unit }) => [id, unit]),
    ...counters.map(({ id }) => id),
    ...params.flatMap((param) => [
      param.id,
      // The options of a choice of solvers are named after the solvers.
      ...(param.type === "choice" && param.id !== "engine"
        ? param.options.map(({ id }) => id)
        : []),
    ]),
  ]);

/** The names of the boards on which an algorithm works at the same time. */
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
  test(`${language}: every id has a translated name`, () => {
    const left = untranslatedIds(language);
    const asked = named(workshop.algorithms.filter(({ id }) => !left.has(id)));
    assert.ok(asked.length > 200, `${asked.length}`);
    // Several ids that differ only in a number share the name of one id.
    const known = (/** @type {string} */ id) =>
      id in names || (/-\d+$/.test(id) && id.replace(/-\d+$/, "") in names);
    const ids = new Set(asked.map((id) => id.replaceAll(/[_ ]/g, "-")));
    assert.deepEqual(
      [...ids].filter((id) => /[a-z]{2}/.test(id) && !known(id)),
      [],
    );
  });

  test(`${language}: boards have translated names`, () => {
    assert.ok(boards.length > 3, `${boards}`);
    assert.deepEqual(
      boards.filter((name) => !(name.replace(/[ -]\d+$/, "") in names)),
      [],
    );
  });
}

test("translated names belong to existing ids", () => {
  const folders = ["experiments", "papers"].map((name) => join(root, "www/public", name));
  const ofExperiments = folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((file) => file.endsWith(".toml"))
      .flatMap((file) => [
        ...readFileSync(join(folder, file), "utf8").matchAll(/^name = "(.*)"$/gm),
      ])
      .map(([, name = ""]) => name),
  );
  const there = new Set([
    ...ofExperiments,
    ...collection.famous.map((/** @type {{ name: string }} */ { name }) => name),
  ]);
  const named = ["contestants", "collection"].flatMap((table) =>
    Object.values(textsOf(english.get(table) ?? new Map())),
  );
  assert.ok(named.length > 20, `${named.length}`);
  assert.deepEqual(
    named.filter((name) => !there.has(name)),
    [],
  );
  // Every id has a name: symbols and names of methods are the same in every language.
  const same = /^(\P{L}*|[KT] = .*|GA|[Bb]acktracking|Annealing|Chaos)$/u;
  assert.deepEqual(
    ofExperiments.filter((name) => !same.test(name) && !named.includes(name)),
    [],
  );
});

test("German has one name for each class, and a scale without a German translation keeps its names", () => {
  const classes = languages.find(([language]) => language === "de")?.[1].get("classes");
  const named = workshop.scales
    .filter(({ name }) => !name.includes("QQWing"))
    .flatMap(({ columns }) => columns.flatMap(({ classes: all }) => all));
  assert.ok(named.length >= 5);
  assert.deepEqual(
    named.filter((name) => !classes?.has(name.toLowerCase())),
    [],
  );
  // The language of the page is selected once, so another language needs another process.
  const script = `
    Object.assign(globalThis, { location: { hash: "#lang=de" } });
    globalThis.navigator ??= { languages: [] };
    const { load } = await import(${JSON.stringify(new URL("load.mjs", import.meta.url).href)});
    const { words: ratings } = await load("words/ratings.ts");
    const { words: order } = await load("words/order.ts");
    const said = [
      ratings.value(">=Hard", "HoDoKu"), ratings.value("3.5", "SE"), ratings.value("Easy", "Klasse von QQWing"),
      order.rated("HoDoKu", ["Easy"]), order.rated("QQWing", ["Easy"]), order.className("Easy"),
    ];
    process.stdout.write(JSON.stringify(said));`;
  const said = execFileSync(process.execPath, ["--input-type=module", "-e", script], {
    encoding: "utf8",
  });
  const expected = ["≥ Schwer", "3,5", "Easy", "HoDoKu Leicht", "QQWing Easy", "Leicht"];
  assert.deepEqual(JSON.parse(said), expected);
});
