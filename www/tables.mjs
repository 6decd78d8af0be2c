/**
 * Compiles the catalogs of the page's own texts, `src/words/<language>/<table>.ftl`, to modules that need no parser and
 * no library at run time. `src/words/README.md` describes what a catalog may contain.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parse } from "@fluent/syntax";

/** @typedef {import("@fluent/syntax").Pattern} Pattern */
/** @typedef {import("@fluent/syntax").InlineExpression} Inline */
/** @typedef {import("@fluent/syntax").Expression} Expression */
/** @typedef {{ name: string, type: string }} Variable */
/** @typedef {{ doc: string, variables: Variable[], pattern: Pattern }} Entry */
/** @typedef {Map<string, Entry>} Catalog */
/** @typedef {{ [key: string]: string | Tree }} Tree */

export const wordsFolder = fileURLToPath(new URL("src/words/", import.meta.url));
export const ENGINE_TABLE = "engine";

/**
 * Tables that are loaded together because the same parts of the page show them, by the name of their file. A table that
 * is not listed has a file of its own.
 */
export const TABLE_GROUPS = {
  first: ["classes", "index", "names", "units"],
  cores: ["cores", "portfolio"],
  experiment: ["contestants", "drawn", "experiment"],
  generate: ["compare", "generate", "order"],
  learn: ["cite", "code", "learn"],
  own: ["assignment", "own"],
  race: ["curves", "finish", "found", "offline", "papers", "print", "tour", "why"],
  small: ["beside", "collection", "gloss", "lanes", "library", "links", "look", "params", "paste"],
};

/** Returns the languages with catalogs, English first. Each has a folder that is named by its language tag. */
export const languagesIn = (folder = wordsFolder) => [
  "en",
  ...readdirSync(folder).filter(
    (name) => name !== "en" && existsSync(join(folder, name, "index.ftl")),
  ),
];

/** Returns the names of all tables. Every table has an English catalog. */
export const tablesIn = (folder = wordsFolder) =>
  readdirSync(join(folder, "en")).flatMap((file) =>
    file.endsWith(".ftl") && file !== `${ENGINE_TABLE}.ftl` ? [file.slice(0, -4)] : [],
  );

/**
 * Reads a catalog; it is empty if its file does not exist.
 * @param {string} language @param {string} table @returns {Catalog}
 */
export function readCatalog(language, table, folder = wordsFolder) {
  const file = join(folder, language, `${table}.ftl`);
  return existsSync(file) ? catalogOf(readFileSync(file, "utf8"), file) : new Map();
}

/**
 * Parses a catalog and returns its messages by id. Throws if a message is malformed or occurs twice.
 * @param {string} text @param {string} file The name of the file, for error messages.
 * @returns {Catalog}
 */
export function catalogOf(text, file) {
  /** @type {Catalog} */
  const all = new Map();
  for (const entry of parse(text, {}).body) {
    if (entry.type === "Junk")
      throw new Error(`${file}: not Fluent: ${entry.content.slice(0, 80)}`);
    if (entry.type !== "Message" || !entry.value) continue;
    const lines = entry.comment?.content.split("\n") ?? [];
    const declared = lines.filter((line) => line.startsWith("$"));
    const variables = declared
      .flatMap((line) => line.split(/, (?=\$)/))
      .map((one) => {
        const [, name = "", type = ""] = /^\$([\w-]+) (.+)$/.exec(one) ?? [];
        return { name, type };
      });
    const doc = lines.filter((line) => !line.startsWith("$")).join(" ");
    if (all.has(entry.id.name)) throw new Error(`${file}: ${entry.id.name} occurs twice`);
    all.set(entry.id.name, { doc, variables, pattern: entry.value });
  }
  return all;
}

/** The plural categories of CLDR that a number selects by the rules of the language. */
const PLURAL_CATEGORIES = new Set(["zero", "one", "two", "few", "many"]);

/** Functions of catalogs that return numbers. The numbers are formatted for the language. */
const NUMBER_FUNCTIONS = new Set(["LENGTH", "ROUND"]);

/** Functions of catalogs that compile to inline JavaScript. @type {Record<string, (...given: string[]) => string>} */
const INLINE_FUNCTIONS = {
  LENGTH: (list) => `${list}.length`,
  SAME: (one, other) => `${one}===${other}`,
  LESS: (one, other) => `${one}<${other}`,
  KIND: (value) => `typeof ${value}`,
  SHORT: (text, length) => `${text}.slice(0,${length})`,
  JOIN: (list, by) => `${list}.join(${by})`,
};

/** The space between a number and its unit. The number is in the text, or is a value inserted before the text. */
const BEFORE_UNIT = /(^|\d) (?=(?:%|ns|µs|ms|s|min|h|kB|MB|px)(?![\p{L}\p{N}]))/gu;

/**
 * Returns a text with no-break spaces between numbers and their units.
 * @param {string} text @param {boolean} follows Whether a value is inserted before the text.
 */
const withUnits = (text, follows) =>
  text.replace(BEFORE_UNIT, (found, before) =>
    before === "" && !follows ? found : `${before}\u00a0`,
  );

/** Compiles messages to JavaScript expressions, and collects the run-time functions that these expressions call. */
class Compiler {
  /** @param {Catalog} catalog @param {(id: string) => Entry | undefined} find @param {Set<string>} functions */
  constructor(catalog, find, functions) {
    this.catalog = catalog;
    this.find = find;
    this.functions = functions;
    /** @type {Variable[]} */
    this.variables = [];
    this.id = "";
  }

  /** @param {string} id @param {Entry} entry the translation @param {Variable[]} variables of the English message */
  message(id, entry, variables) {
    this.id = id;
    this.variables = variables;
    const text = this.pattern(entry.pattern);
    return variables.length === 0
      ? text
      : `(${variables.map(({ name }) => name).join(",")})=>${text}`;
  }

  /** @param {Pattern} pattern @returns {string} an expression whose value is the text */
  pattern({ elements }) {
    const parts = elements.map((one, at) =>
      one.type === "TextElement"
        ? withUnits(one.value, at > 0)
        : { code: this.placeable(one.expression) },
    );
    const texts = parts.map((part) =>
      typeof part === "string"
        ? part
        : /^"(?:[^"\\]|\\.)*"$/.test(part.code)
          ? JSON.parse(part.code)
          : part,
    );
    if (texts.every((part) => typeof part === "string")) return JSON.stringify(texts.join(""));
    const body = texts.map((part) =>
      typeof part === "string" ? part.replace(/[\\`]|\$\{/g, "\\$&") : `\${${part.code}}`,
    );
    return `\`${body.join("")}\``;
  }

  /** @param {Expression | import("@fluent/syntax").Placeable} expression @returns {string} */
  placeable(expression) {
    switch (expression.type) {
      case "SelectExpression":
        return this.select(expression);
      case "VariableReference": {
        const { code, type } = this.variable(expression.id.name);
        if (/^(text|digits)\??$/.test(type)) return code;
        return `r.${type === "number" ? "number" : type === "list" ? "list" : "any"}(${code})`;
      }
      default: {
        const code = this.value(/** @type {Inline} */ (expression));
        const isNumber =
          expression.type === "FunctionReference" && NUMBER_FUNCTIONS.has(expression.id.name);
        return isNumber ? `r.number(${code})` : code;
      }
    }
  }

  /**
   * Returns the expression and the type of a variable, or of a property: `$said_more` is `said.more`.
   * @param {string} name
   */
  variable(name) {
    const own = this.variables.find((one) => one.name === name);
    if (own) return { code: name, type: own.type };
    const [head = "", ...rest] = name.split("_");
    if (rest.length === 0 || !this.variables.some((one) => one.name === head)) {
      throw new Error(`${this.id} has no variable $${name}`);
    }
    return {
      code: `${head}${rest.map((one) => (/^\d/.test(one) ? `[${one}]` : `.${one}`)).join("")}`,
      type: "",
    };
  }

  /**
   * Returns an expression for the unformatted value of an inline expression.
   * @param {Inline} inline @returns {string}
   */
  value(inline) {
    switch (inline.type) {
      case "StringLiteral":
        return JSON.stringify(inline.parse().value);
      case "NumberLiteral":
        return inline.value;
      case "VariableReference":
        return this.variable(inline.id.name).code;
      case "MessageReference":
        return this.reference(inline.id.name);
      case "FunctionReference": {
        const { positional, named } = inline.arguments;
        const given = [...positional, ...named.map(({ value }) => value)].map((one) =>
          this.value(/** @type {Inline} */ (one)),
        );
        const name = inline.id.name;
        const known = INLINE_FUNCTIONS[name];
        if (known) return known(...given);
        this.functions.add(name);
        return `r.${name}(${given.join(",")})`;
      }
      default:
        throw new Error(`${this.id}: ${inline.type} is not supported`);
    }
  }

  /**
   * Returns an expression for another message, which uses the variables of this message.
   * @param {string} id @returns {string}
   */
  reference(id) {
    const other = this.find(id);
    if (!other) throw new Error(`${this.id} refers to ${id}, which is missing`);
    for (const { name } of other.variables) this.variable(name);
    return `(${this.pattern(other.pattern)})`;
  }

  /** @param {import("@fluent/syntax").SelectExpression} select */
  select({ selector, variants }) {
    const code = this.value(/** @type {Inline} */ (selector));
    const type = selector.type === "VariableReference" ? this.variable(selector.id.name).type : "";
    const isText = /^(text|list|flag)\??$/.test(type) || / \| /.test(type);
    /** @param {string} key */
    const test = (key) => {
      if (/^\d/.test(key)) return `${code}===${key}`;
      if (key === "none") return type.startsWith("text") ? `!${code}` : `${code}==null`;
      if (key === "true" || key === "false") return key === "true" ? code : `!(${code})`;
      return PLURAL_CATEGORIES.has(key) && !isText
        ? `r.plural(${code})===${JSON.stringify(key)}`
        : `${code}===${JSON.stringify(key)}`;
    };
    const others = variants.filter((one) => !one.default);
    const rest = variants.find((one) => one.default);
    const keyOf = (/** @type {import("@fluent/syntax").Variant} */ { key }) =>
      key.type === "Identifier" ? key.name : key.value;
    return `(${others.map((one) => `${test(keyOf(one))}?${this.pattern(one.value)}:`).join("")}${rest ? this.pattern(rest.value) : '""'})`;
  }
}

/**
 * Compiles a table in a language. The code is a function of `r`, the object of the run-time functions that format
 * numbers, lists and names, and returns the texts. Messages that the language lacks are in English.
 * @param {Catalog} english @param {Catalog} own
 */
export function compileTable(english, own) {
  /** @type {Set<string>} */
  const functions = new Set();
  const find = (/** @type {string} */ id) => {
    const model = english.get(id);
    const entry = own.get(id) ?? model;
    return entry && model && { ...entry, variables: model.variables };
  };
  const compiler = new Compiler(own, find, functions);
  /** @type {Tree} */
  const tree = {};
  for (const [id, { variables }] of english) {
    const entry = find(id);
    if (entry) insertValue(tree, id, compiler.message(id, entry, variables));
  }
  return { code: `(r)=>(${formatLiteral(tree)})`, functions };
}

/**
 * Inserts a value into a tree: `_` in the id separates levels.
 * @param {Tree} tree @param {string} id @param {string} value
 */
export function insertValue(tree, id, value) {
  const path = id.split("_");
  const last = path.pop() ?? "";
  let at = tree;
  for (const key of path) at = /** @type {Tree} */ ((at[key] ??= {}));
  at[last] = value;
}

const isList = (/** @type {Tree} */ tree) => Object.keys(tree).every((key, at) => key === `${at}`);
const keyText = (/** @type {string} */ key) =>
  /^[A-Za-z]\w*$/.test(key) ? key : JSON.stringify(key);

/** Returns a tree as a JavaScript literal. @param {string | Tree} tree @returns {string} */
function formatLiteral(tree) {
  if (typeof tree === "string") return tree;
  const entries = Object.entries(tree);
  if (isList(tree)) return `[${entries.map(([, value]) => formatLiteral(value)).join(",")}]`;
  return `{${entries.map(([key, value]) => `${keyText(key)}:${formatLiteral(value)}`).join(",\n")}}`;
}

const isKnown = (/** @type {string} */ table) =>
  Object.values(TABLE_GROUPS).some((tables) => tables.includes(table));

/** Returns every group with its existing tables; groups without tables are left out. @returns {[string, string[]][]} */
export function existingGroups(folder = wordsFolder) {
  const there = tablesIn(folder);
  const listed = Object.entries(TABLE_GROUPS).map(
    ([name, tables]) =>
      /** @type {[string, string[]]} */ ([name, tables.filter((one) => there.includes(one))]),
  );
  return [
    ...listed,
    ...there
      .filter((one) => !isKnown(one))
      .map((one) => /** @type {[string, string[]]} */ ([one, [one]])),
  ].filter(([, tables]) => tables.length > 0);
}
