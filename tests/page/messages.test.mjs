/** The messages of the engine in every language: their catalogs and their rendering. */
import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { parse, Visitor } from "@fluent/syntax";
import { load as loadWorkshop } from "../../pkg/dist/node/workshop.js";
import { catalog, fluentId, templates } from "../../tools/messages.mjs";
import { compileCatalog } from "../../www/catalogs.mjs";
import { load } from "./load.mjs";

const root = fileURLToPath(new URL("../../", import.meta.url));
const folder = join(root, "www/src/words");
const { translator: translatorOf } = await load("words/catalog.ts");
/** The number formatting of the page, in English. */
const { format, decimal } = await load("words/index.ts");
const translator = (/** @type {string} */ language, /** @type {object} */ messages) =>
  translatorOf(language, messages, { format, decimal });
const { acceptedMessage } = await load("words/accepted.ts");
const read = (/** @type {string} */ language) =>
  readFileSync(join(folder, language, "engine.ftl"), "utf8");
const others = readdirSync(folder)
  .filter((name) => existsSync(join(folder, name, "index.ftl")))
  .filter((name) => name !== "en");
const workshop = await loadWorkshop();
const EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/** @typedef {import("sudoku-lab").Message} Message */

/** The explanations of the gallery. @type {{ text: string, i18n: Message }[]} */
const gallery = Object.values(
  JSON.parse(readFileSync(join(root, "www/public/techniques.json"), "utf8")),
).flatMap((boards) =>
  boards.flatMap((/** @type {{ finds: { text?: string }[] }} */ { finds }) =>
    finds.filter(({ text }) => text !== undefined),
  ),
);

/** The explanations of the first steps of every solver with each of its presets. */
const explanations = workshop.algorithms
  .filter(({ kind }) => kind === "solver")
  .flatMap(({ id, presets, sizes }) =>
    presets.flatMap((preset) => {
      const puzzle = sizes.most < 9 ? "........2......4" : EASY;
      const run = workshop.start(workshop.read(puzzle), {
        algorithm: id,
        preset: preset.id,
        seed: 1,
      });
      const told = Array.from({ length: 60 }, () => {
        run.advance(1);
        return run.frame().explanation;
      });
      run.free();
      return told.filter((one) => one !== null);
    }),
  );

/** Returns the variables of each message of a catalog, and its forms. @param {string} text */
function variables(text) {
  /** @type {Map<string, Set<string>>} */
  const all = new Map();
  for (const entry of parse(text, {}).body) {
    if (entry.type !== "Message") continue;
    /** @type {Set<string>} */
    const names = new Set();
    const visitor = new (class extends Visitor {
      visitVariableReference(/** @type {{ id: { name: string } }} */ { id }) {
        names.add(id.name);
      }
    })();
    visitor.visit(entry);
    all.set(entry.id.name, names);
  }
  return all;
}

const english = variables(read("en"));

test("the English catalog has every sentence of the sources", () => {
  assert.ok(templates().size > 150, `${templates().size}`);
  assert.equal(read("en"), catalog(), "run node tools/messages.mjs");
});

test("the messages of the English catalog equal those of the engine", () => {
  const render = translator("en", compileCatalog(read("en")));
  assert.ok(gallery.length > 300 && explanations.length > 500, `${explanations.length}`);
  for (const { text, i18n } of [...gallery, ...explanations]) {
    assert.equal(render(i18n), text);
    assert.doesNotMatch(text, /[{}]/);
  }
});

test("accepted values of parameters are described as the engine describes them", () => {
  const render = translator("en", compileCatalog(read("en")));
  const specs = workshop.algorithms.flatMap(({ params }) => params);
  assert.ok(specs.length > 100, `${specs.length}`);
  for (const spec of specs) assert.equal(render(acceptedMessage(spec)), spec.allowed);
});

for (const language of others) {
  const text = read(language);
  const own = variables(text);

  test(`${language}: every message exists, with its variables`, async (context) => {
    const all = structuredClone(workshop.algorithms);
    const { translateData } = await load("words/translation.ts");
    translateData((await load(`words/${language}/data/algorithms.ts`)).texts, all);
    const isNew = (/** @type {string} */ id) =>
      workshop.algorithms.some(
        (one, at) => id.startsWith(one.id) && all[at]?.summary === one.summary,
      );
    const missing = [...english.keys()].filter((id) => !own.has(id));
    for (const id of missing.filter(isNew)) context.diagnostic(`${language}: ${id} is missing`);
    assert.deepEqual(
      missing.filter((id) => !isNew(id)),
      [],
    );
    for (const [id, names] of own) {
      assert.deepEqual([...names].sort(), [...(english.get(id) ?? [])].sort(), id);
    }
  });

  test(`${language}: explanations are rendered in this language`, () => {
    const render = translator(language, compileCatalog(text));
    for (const { text: said, i18n } of [...gallery, ...explanations]) {
      if (!own.has(fluentId(i18n.id))) continue;
      const rendered = render(i18n) ?? "";
      assert.ok(rendered !== said && rendered !== "" && !/[{}]/.test(rendered), said);
    }
  });
}

test("errors are rendered with their arguments", () => {
  const render = translator("de", compileCatalog(read("de")));
  const failed = (/** @type {() => unknown} */ attempt) => {
    try {
      attempt();
    } catch (error) {
      return /** @type {import("sudoku-lab").SudokuError} */ (error).i18n;
    }
    return undefined;
  };
  const long = failed(() => workshop.read(".".repeat(1080)));
  assert.equal(long && render(long), "625 Zellen erwartet (25×25), 1,080 gefunden");
  const [clash] = workshop.read(`55${".".repeat(79)}`).clashes;
  assert.equal(clash && render(clash.i18n), "r1c1 und r1c2 in Zeile 1 enthalten beide 5");
  const range = failed(() =>
    workshop.start(workshop.read(EASY), {
      algorithm: "annealing",
      params: { cooling: "1.5" },
    }),
  );
  assert.match(range ? render(range) : "", /^cooling = 1\.5: außerhalb .* 0\.5 bis/);
});

test("plural forms are those of the language", () => {
  const text = "left = { $n -> [one] { $n } krok [few] { $n } kroki *[many] { $n } kroków }";
  const render = translator("pl", compileCatalog(text.replace(/\[|\*\[| \}$/g, "\n $&")));
  const forms = [1, 2, 5, 12, 22, 25].map((n) => render({ id: "left", args: { n } }));
  assert.deepEqual(forms, ["1 krok", "2 kroki", "5 kroków", "12 kroków", "22 kroki", "25 kroków"]);
});

test("a message of which a part is missing in a language is missing as a whole", () => {
  const inner = { id: "part", args: {} };
  const message = { id: "whole", args: { part: { messages: [inner] } } };
  const whole = "whole = Alles, { $part }";
  assert.equal(
    translator("de", compileCatalog(`${whole}\npart = und mehr`))(message),
    "Alles, und mehr",
  );
  assert.equal(translator("de", compileCatalog(whole))(message), null);
});

test("sentences follow one another, and other messages form a list", () => {
  const messages = (/** @type {string} */ id) => ({
    messages: [3, 4].map((digit) => ({ id, args: { digit } })),
  });
  const text =
    "both = { $all } Also { $parts }.\nwhole = Hier steht { $digit }.\npart = steht { $digit } dort";
  const message = { id: "both", args: { all: messages("whole"), parts: messages("part") } };
  assert.equal(
    translator("de", compileCatalog(text))(message),
    "Hier steht 3. Hier steht 4. Also steht 3 dort und steht 4 dort.",
  );
});

test("a faulty catalog does not compile", () => {
  assert.throws(() => compileCatalog("left = { $n"), /Fluent/);
});

test("a rendered sentence is never parsed", () => {
  const page = join(root, "www/src");
  const files = readdirSync(page, { recursive: true, encoding: "utf8" }).filter(
    (file) => /\.tsx?$/.test(file) && file !== join("words", "messages.ts"),
  );
  let rendered = 0;
  const guilty = files.flatMap((file) => {
    const source = readFileSync(join(page, file), "utf8");
    const names = [...source.matchAll(/(\w+) = (?:await )?(?:explained|sentence|reasonOf)\(/g)];
    rendered += names.length;
    const parsed = names.flatMap(([, name]) => [
      ...source.matchAll(
        new RegExp(
          `\\b${name}\\??\\.(match|replace|split|includes|startsWith|endsWith|search|indexOf)\\w*\\(|\\.(test|exec)\\(${name}\\b`,
          "g",
        ),
      ),
    ]);
    // The English text of an explanation is for programs other than the page.
    const english = source.match(/(explanation|i18n)\??\.text\b/g) ?? [];
    return [...parsed.map(([text]) => text), ...english].map((text) => `${file}: ${text}`);
  });
  assert.ok(rendered > 5, `${rendered}`);
  assert.deepEqual(guilty, []);
});
