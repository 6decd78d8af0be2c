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

/** What a language consists of, beside the catalog of what the engine says. */
export interface Texts {
  /** The tables that every view needs, by the names of the English ones. */
  readonly first: Readonly<Record<string, object>>;
  /** The other tables by the files that export them; each file is fetched with the first part that shows one of them. */
  readonly files: Readonly<Record<string, readonly string[]>>;
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

/** Fields whose texts many share: a translation finds them by their English text, after this sign. */
const SHARED: ReadonlySet<string> = new Set(["note", "source"]);
export const BY_TEXT = "= ";

export const tongueOf = ({ first, files }: Texts): Tongue => ({
  fileOf: (table) => Object.keys(files).find((file) => files[file]?.includes(table)),
  translated: <T>(table: string, english: T, own = first) => merged(english, own[table]) as T,
  retell(texts, data) {
    retell(data, [], (path, text) => {
      for (let from = 0; from < path.length; from++) {
        const own = texts[path.slice(from).join(".")];
        if (own !== undefined) return own;
      }
      return (SHARED.has(path.at(-1) ?? "") && texts[BY_TEXT + text]) || text;
    });
  },
});

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
