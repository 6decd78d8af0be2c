/** How the texts of a language take the place of the English ones; every language's folder is built with it. */
import type { Tongue } from "./language";

/**
 * A table in another language: as the English one, with other texts. What is left out stays English, so
 * that a new sentence breaks no language; a test counts what is missing.
 */
export type Translation<T> = T extends string
  ? string
  : T extends (...given: infer A) => infer R
    ? (...given: A) => Translation<R>
    : T extends object
      ? { readonly [K in keyof T]?: Translation<T[K]> }
      : T;

/** What a language consists of. */
export interface Texts {
  /** By the names of the English tables. */
  readonly tables: Readonly<Record<string, object>>;
  /** Sentences of algorithms: the English template, then this language's, with the same places. */
  readonly sentences: readonly (readonly [english: string, own: string])[];
  /** What fills a place, where it is more than a name of cells and digits: houses, numbers. */
  readonly filling: (words: string) => string;
}

const isTable = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The English value with all that there is of the other instead. */
function merged(english: unknown, own: unknown): unknown {
  if (!isTable(english) || !isTable(own)) return own ?? english;
  const both = { ...english };
  for (const [key, value] of Object.entries(own)) both[key] = merged(english[key], value);
  return both;
}

/** Fields with texts that are made as sentences are. */
const SAID: ReadonlySet<string> = new Set(["allowed", "note", "source"]);

export function tongueOf({ tables, sentences, filling }: Texts): Tongue {
  /** What is `said` in a sentence is one itself. */
  const filled = (words: string, name: string) => (name === "said" ? told(words) : filling(words));
  const patterns = sentences.map((pair) => new Sentence(...pair, filled));
  const told = (sentence: string): string => {
    for (const pattern of patterns) {
      const own = pattern.from(sentence);
      if (own !== null) return own;
    }
    return sentence;
  };
  return {
    translated: <T>(table: string, english: T) => merged(english, tables[table]) as T,
    retell(texts, data) {
      retell(data, [], (path, text) => {
        for (let from = 0; from < path.length; from++) {
          const own = texts[path.slice(from).join(".")];
          if (own !== undefined) return own;
        }
        return SAID.has(path.at(-1) ?? "") ? told(text) : text;
      });
    },
    told,
  };
}

/** What tells one of a list from the others. */
const idOf = (one: unknown, place: string) =>
  isTable(one) ? String(one.id ?? one.title ?? one.name ?? place) : place;

/** Goes through data and puts other texts in their places. */
function retell(
  data: unknown,
  path: readonly string[],
  text: (path: readonly string[], english: string) => string,
): void {
  if (typeof data !== "object" || data === null) return;
  const fields = data as Record<string, unknown>;
  for (const [key, value] of Object.entries(fields)) {
    const at = [...path, Array.isArray(data) ? idOf(value, key) : key];
    if (typeof value === "string") fields[key] = text(at, value);
    else retell(value, at, text);
  }
}

const PLACE = /\{(\w+)((?:\|[^{}|]*)*)\}/g;
const NUMBER = "[\\d,]+(?:\\.\\d+)?";
const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Forms for 0, 1 and more, of which those before the last may be missing: which of them a number takes. */
const formOf = (forms: readonly string[], number: number) =>
  forms.at(number === 0 ? -3 : number === 1 ? -2 : -1) ?? forms.at(-1) ?? "";

/** A template of English sentences, and of their translations. */
class Sentence {
  readonly #places: readonly { readonly name: string; readonly forms: readonly string[] }[];
  readonly #english: RegExp;
  readonly #own: string;
  readonly #filling: (words: string, name: string) => string;

  constructor(english: string, own: string, filling: (words: string, name: string) => string) {
    this.#places = [...english.matchAll(PLACE)].map(([, name = "", forms = ""]) => ({
      name,
      forms: forms.split("|").slice(1),
    }));
    const between = english.split(/\{[^{}]*\}/).map(literal);
    const pattern = between.map((text, at) => {
      const place = this.#places[at];
      if (!place) return text;
      const { name, forms } = place;
      const before = this.#places.findIndex((other) => other.name === name);
      if (forms.length === 0) return text + (before < at ? `(\\${before + 1})` : "(.+?)");
      const fits = forms.map((form) => literal(form).replace("#", NUMBER));
      return `${text}(${fits.join("|")})`;
    });
    this.#english = new RegExp(`^${pattern.join("")}$`, "s");
    this.#own = own;
    this.#filling = filling;
  }

  /** The translation of a sentence, if it is one of these. */
  from(sentence: string): string | null {
    const found = this.#english.exec(sentence);
    if (!found) return null;
    const filled = new Map<string, { readonly words: string; readonly number: number }>();
    this.#places.forEach(({ name, forms }, at) => {
      const said = found[at + 1] ?? "";
      if (forms.length === 0)
        filled.set(name, { words: said, number: Number(said.replaceAll(",", "")) });
      else if (!filled.has(name)) filled.set(name, numberIn(said, forms));
    });
    return this.#own.replace(PLACE, (place, name: string, forms: string) => {
      const value = filled.get(name);
      if (!value) return place;
      const words = this.#filling(value.words, name);
      return forms ? formOf(forms.split("|").slice(1), value.number).replace("#", words) : words;
    });
  }
}

/** Which number an English form was chosen for. */
function numberIn(said: string, forms: readonly string[]) {
  const words = new RegExp(NUMBER).exec(said)?.[0] ?? "";
  const at = forms.indexOf(said);
  const number = at < 0 ? Number(words.replaceAll(",", "")) : [2, 1, 0][forms.length - 1 - at];
  return { words: words || String(number), number: number ?? 2 };
}
