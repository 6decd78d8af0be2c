/**
 * Builds the page with two pseudo-locales that are derived from English, for tests only: `en-xa` has longer words with
 * accents, and `ar-xb` is written from right to left. Texts that are not translated, or that are assembled from parts,
 * become visible.
 */
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { parse, serialize, TextElement, Transformer } from "@fluent/syntax";
import { load } from "../pkg/dist/node/workshop.js";
import code from "../pkg/wasm/code.js";
import docs from "../pkg/wasm/docs.js";
import { fingerprint, runIfStale } from "./fresh.mjs";
import { inRoot } from "./run.mjs";

const folder = inRoot("node_modules", ".cache", "sudoku-lab", "pseudo");

const ACCENTED_LETTERS = "áƀçđéƒĝĥíĵķļɱñóþǫŕšţúṽŵẋýž";
/** Hebrew letters, because Arabic letters would need shaping. */
const HEBREW_LETTERS = "אבגדהוזחטיךכלםמןנסעףפץצקרש";

/** Parts that are the same in every language: placeholders, code, URLs and cell names. */
const UNTRANSLATED_PART = /(\{[^}]*\}|`[^`]*`|https?:\S+|\br\d+c\d+\b)/;

/** @param {string} text @param {string} language */
function pseudoText(text, language) {
  const letters = [...(language === "en-xa" ? ACCENTED_LETTERS : HEBREW_LETTERS)];
  const written = (/** @type {string} */ part) =>
    part.replace(/[A-Za-z]/g, (letter) => {
      const own = letters[letter.toLowerCase().charCodeAt(0) - 97] ?? letter;
      const long = language === "en-xa" && /[aeiou]/.test(letter) ? own + own : own;
      return letter === letter.toLowerCase() ? long : long.toUpperCase();
    });
  return text
    .split(UNTRANSLATED_PART)
    .map((part, at) => (at % 2 ? part : written(part)))
    .join("");
}

/** Encloses a message in brackets, by which tests recognise texts from a catalog. */
const around = (/** @type {string} */ text) => `⟦${text}⟧`;

/** Values that are not prose: file names and the text direction. */
const NOT_PROSE = /^(?:[\w/.-]+\.(?:csv|html|json|toml|txt)|ltr)$/;

/** @param {string} source @param {string} language */
function catalogIn(source, language) {
  const resource = parse(source, {});
  const letters = new (class extends Transformer {
    /** @override @param {TextElement} node */
    visitTextElement(node) {
      node.value = pseudoText(node.value, language);
      return node;
    }
  })();
  for (const entry of resource.body) {
    if (entry.type !== "Message" || !entry.value) continue;
    const [only] = entry.value.elements;
    if (
      entry.value.elements.length === 1 &&
      only?.type === "TextElement" &&
      NOT_PROSE.test(only.value)
    ) {
      if (only.value === "ltr" && language === "ar-xb") only.value = "rtl";
      continue;
    }
    letters.visit(entry.value);
    entry.value.elements.unshift(new TextElement("⟦"));
    entry.value.elements.push(new TextElement("⟧"));
  }
  return serialize(resource, {});
}

/** Fields of the data that contain text for readers. */
const READER_FIELDS =
  /(^|\.)(name|doc|docs|stepDoc|summary|note|notes\.\d+|title|says|asks|read|reason|place|untested|missing\.\d+|measures|definition|unit|checked|short|before|text|source|what|from)$/;

/**
 * Returns the texts of the data by their paths, in the form that `src/words/translation.ts` reads.
 * @param {unknown} data @param {string} language
 */
function textsOf(data, language) {
  /** @type {Record<string, string>} */
  const texts = {};
  const walk = (/** @type {unknown} */ item, /** @type {string[]} */ path) => {
    if (typeof item === "string") {
      const place = path.join(".");
      if (READER_FIELDS.test(place) && !NOT_PROSE.test(item))
        texts[place] = around(pseudoText(item, language));
    } else if (typeof item === "object" && item !== null) {
      for (const [key, value] of Object.entries(item)) {
        const id = Array.isArray(item)
          ? String(value?.id ?? value?.title ?? value?.name ?? key)
          : key;
        walk(value, [...path, id]);
      }
    }
  };
  walk(data, []);
  return texts;
}

async function dataOf() {
  const { algorithms, techniques, scales } = await load();
  const json = (/** @type {string} */ file) =>
    JSON.parse(readFileSync(inRoot("www", "public", file), "utf8"));
  const papers = ["thesis", "a", "b", "c", "d"].map((id) => [id, json(`papers/${id}.json`)]);
  return {
    algorithms,
    brief: [...algorithms, ...json("races.json")],
    techniques,
    scales,
    code,
    docs: Object.fromEntries(
      Object.entries(/** @type {object} */ (docs)).map(([id, text]) => [id, { docs: text }]),
    ),
    races: json("races.json"),
    experiments: json("experiments/index.json"),
    sets: json("sets/index.json"),
    papers: Object.fromEntries(papers),
  };
}

/** @param {string} words the folder of words @param {string} language @param {Awaited<ReturnType<typeof dataOf>>} data */
function writeLanguage(words, language, data) {
  const own = join(words, language);
  mkdirSync(join(own, "data"), { recursive: true });
  for (const file of readdirSync(join(words, "en")).filter((name) => name.endsWith(".ftl"))) {
    const text = readFileSync(join(words, "en", file), "utf8");
    writeFileSync(join(own, file), catalogIn(text, language));
  }
  for (const [kind, one] of Object.entries(data)) {
    const texts = JSON.stringify(textsOf(one, language));
    writeFileSync(join(own, "data", `${kind}.ts`), `export const texts = ${texts};\n`);
  }
}

/** @returns {Promise<string>} the folder of the built site */
export async function buildPseudo() {
  const www = join(folder, "www");
  const sources = [
    "www/src",
    "www/docs",
    "www/lessons",
    "www/public",
    "www/index.html",
    "pkg/src",
    "pkg/wasm",
    "tools/pseudo.mjs",
  ];
  const settings = readdirSync(inRoot("www")).flatMap((name) =>
    /\.m?ts$|\.mjs$/.test(name) ? [`www/${name}`] : [],
  );
  const key = fingerprint([...sources, ...settings].map((path) => inRoot(path)));
  const site = join(www, "dist");
  await runIfStale("pseudo-locales", key, [join(site, "index.html")], async () => {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    cpSync(inRoot("www"), www, {
      recursive: true,
      filter: (path) => path !== inRoot("www", "dist"),
    });
    // Links to the package, to the sources of the documentation, and to the files that the documentation links to.
    const others = readdirSync(inRoot()).filter((name) => !/^(www|node_modules|\.git)$/.test(name));
    for (const name of others) symlinkSync(inRoot(name), join(folder, name));
    const data = await dataOf();
    for (const language of ["en-xa", "ar-xb"])
      writeLanguage(join(www, "src", "words"), language, data);
    const { build } = await import("vite");
    await build({ root: www, configFile: join(www, "vite.config.ts"), logLevel: "error" });
  });
  return site;
}
