/**
 * `src`, `pkg/src` → `www/src/words/en/engine.ftl`: the English sentences that the engine and the package declare, as a
 * Fluent catalog for translators. `node tools/messages.mjs` writes the file; a test compares it with the sources.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { parse, serialize } from "@fluent/syntax";
import { filesUnder } from "./fresh.mjs";
import { inRoot } from "./run.mjs";

/** Matches a template: its id and its English text with placeholders such as `{left|none|one|# digits}`. */
const MESSAGE_TEMPLATE = /\bid: (?:"([\w.-]+)"|([A-Z_]+)),\s*text:\s*"((?:[^"\\]|\\[\s\S])*)"/g;

/** Examples in guides and tests, whose sentences never appear on the page. */
const EXAMPLE_FILES = /\/(tests|lab|search\/tests)\/|\/tests\.rs$|\/message\.rs$/;

/** @returns {Map<string, string>} the English text of each template of the sources, by its id */
export function templates() {
  const files = filesUnder([inRoot("src"), inRoot("pkg", "src")]);
  const sources = files.filter((file) => /\.(rs|ts)$/.test(file) && !EXAMPLE_FILES.test(file));
  /** @type {Map<string, string>} */
  const all = new Map();
  for (const file of sources.sort()) {
    const source = readFileSync(file, "utf8");
    const matches = [...source.matchAll(MESSAGE_TEMPLATE)];
    const declared = source.match(/: Template = Template \{/g)?.length ?? 0;
    if (matches.length < declared) throw new Error(`${file}: a template is not a string literal`);
    for (const [, literalId, constant, text = ""] of matches) {
      const id =
        literalId ?? new RegExp(`const ${constant}: &str = "(.*)"`).exec(source)?.[1] ?? "";
      if (id === "" || all.has(id)) throw new Error(`${file}: the id "${id}" is used twice`);
      all.set(id, text.replace(/\\\n\s*/g, ""));
    }
  }
  return all;
}

/** Returns the id of a message in a catalog. Fluent ids contain no dots. @param {string} id */
export const fluentId = (id) => id.replaceAll(".", "-");

/**
 * Returns a text whose leading and trailing spaces are string literals, because Fluent would trim the spaces.
 * @param {string} text
 */
const literal = (text) => text.replace(/^ +| +$/g, (spaces) => `{ "${spaces}" }`) || '{ "" }';

/** Translates a placeholder, given without its braces, into Fluent's syntax. @param {string} place */
function toFluentPlaceable(place) {
  const [name = "", ...forms] = place.split("|");
  if (forms.length === 0) return `{ $${name} }`;
  const keys = ["[0]", "[one]", "*[other]"].slice(-forms.length);
  const variants = forms.map((form, at) => {
    const text = literal(form).replaceAll("#", `{ $${name} }`);
    return `   ${keys[at]?.startsWith("*") ? "" : " "}${keys[at]} ${text}\n`;
  });
  return `{ $${name} ->\n${variants.join("")}    }`;
}

/** Returns a template in Fluent's syntax. @param {string} id @param {string} text */
export function toFluent(id, text) {
  const parts = text.split(/\{([^{}]*)\}/);
  const value = parts.map((part, at) => (at % 2 > 0 ? toFluentPlaceable(part) : part)).join("");
  const spaces = / *$/.exec(text)?.[0] ?? "";
  return `${fluentId(id)} = ${value.trimEnd()}${spaces && literal(spaces)}\n`;
}

/** Values of placeholders whose wording depends on the language; `Argument::words` in Rust writes the English ones. */
const PLACEHOLDER_VALUES = [
  ["candidate", "{digit} in {cell}"],
  ["house.box", "box {number}"],
  ["house.box.several", "boxes {numbers}"],
  ["house.column", "column {number}"],
  ["house.column.several", "columns {numbers}"],
  ["house.row", "row {number}"],
  ["house.row.several", "rows {numbers}"],
];

/** Returns the catalog of all templates, sorted by id. */
export function catalog() {
  const messages = [...templates(), ...PLACEHOLDER_VALUES].sort(([one = ""], [other = ""]) =>
    one < other ? -1 : 1,
  );
  const head = "# Generated from src and pkg/src by tools/messages.mjs; a test compares them.\n\n";
  const resource = parse(messages.map(([id = "", text = ""]) => toFluent(id, text)).join(""), {});
  return head + serialize(resource, {});
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  writeFileSync(inRoot("www", "src", "words", "en", "engine.ftl"), catalog());
}
