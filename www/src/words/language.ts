/** Which language the page speaks, and where what it says in another one than English comes from. */

type Tables = Readonly<Record<string, object>>;

/** What the folder of a language hands out; `README.md` says what else is in it. */
export interface Tongue {
  /** The direction in which it is written, if not from left to right. */
  readonly direction?: "rtl";
  /** The file with a table, if it is not among the first. */
  fileOf(table: string): string | undefined;
  /** A table of words in this language, from its file or the first ones; what is missing stays English. */
  translated<T>(table: string, english: T, file?: Tables): T;
  /** Puts what data say into this language, in place. */
  retell(texts: DataTexts, data: unknown): void;
}

/**
 * Texts by their place in data: the ids of what they are in and the names of fields, with dots between. Ids may be
 * left out from the front where several share a text.
 */
export type DataTexts = Readonly<Record<string, string>>;

/** Outside what Vite builds, as in tests, there is English alone. */
const built = import.meta.env !== undefined;
const folders = built ? import.meta.glob<Tongue>("./*/index.ts") : {};

interface Data {
  /** By the kind of data. */
  readonly kinds: Readonly<Record<string, () => Promise<{ readonly texts: DataTexts }>>>;
}

/** What data say is fetched with them; not by the folders, for which this page's script waits. */
const data = built ? import.meta.glob<Data>("./*/data/index.ts") : {};

/** As `<html lang>` has them. */
export const languages: readonly string[] = [
  "en",
  ...Object.keys(folders).map((path) => path.slice(2, -9)),
];

const KEPT = "sudoku-lab.lang";

function chosen(): string | null {
  try {
    return localStorage.getItem(KEPT);
  } catch {
    return null;
  }
}

/** What a hash asks for. */
export const askedIn = (hash: string) => /[#&]lang=([^&]*)/.exec(hash)?.[1] ?? null;

/** The language of the page for a tag (BCP 47): `pt-BR` is served by `pt-br`, then by `pt`. */
const served = (tag: string | null) => {
  const whole = tag?.toLowerCase() ?? "";
  return [whole, whole.split("-")[0] ?? ""].find((one) => languages.includes(one));
};

/** The address says first, then what was chosen here, then the browser; outside a page it is English. */
export const language =
  (globalThis.location &&
    [askedIn(location.hash), chosen(), ...navigator.languages].map(served).find(Boolean)) ||
  "en";

/** Fetched before any word is used; where it cannot be, English has to do. */
const tongue = await folders[`./${language}/index.ts`]?.().catch(() => null);

export const direction = tongue?.direction ?? "ltr";

/** The files of the folders; a folder cannot fetch them itself, as the page's script waits for it. */
const files = built
  ? import.meta.glob<Tables>(["./*/*.ts", "!./*/{index,names,page,writing}.ts"])
  : {};

/** A table of words in the language of the page, fetched with the first part of the page that shows it. */
export async function translated<T>(table: string, english: T): Promise<T> {
  const file = files[`./${language}/${tongue?.fileOf(table)}.ts`];
  // Where it cannot be fetched, it stays English.
  const tables = await file?.().catch(() => undefined);
  return tongue?.translated(table, english, tables) ?? english;
}

/** Data in the language of the page: what has an id is found by it. */
export async function retold<T>(kind: string, what: T): Promise<T> {
  try {
    const all = await data[`./${language}/data/index.ts`]?.();
    const part = await all?.kinds[kind]?.();
    if (part) tongue?.retell(part.texts, what);
  } catch {
    // Where they cannot be fetched, it stays English.
  }
  return what;
}

/** Has the page speak another language, which takes a reload; what is set stands in the address. */
export function speak(next: string): void {
  let hash = location.hash.replace(/([#&])lang=[^&]*&?/, "$1");
  try {
    if (top !== window) throw new Error("a frame keeps nothing");
    localStorage.setItem(KEPT, next);
  } catch {
    hash += `&lang=${next}`;
  }
  history.replaceState(history.state, "", hash || "#");
  location.reload();
}
