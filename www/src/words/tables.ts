/** The page's own texts, each table from the catalogs of the language of the page. */
import { firstFiles, groupOf, type TableFile } from "virtual:tables";
import { functions as core } from "./format";
import { language } from "./language";
import type { Tables } from "./types";

/** What the catalogs of a table call beside what all of them may call; it is handed over with the table. */
type Needed<K extends keyof Tables> = [Tables[K]["functions"]] extends [never]
  ? []
  : [given: Readonly<Record<Tables[K]["functions"], (...given: never[]) => unknown>>];

async function fetch(name: keyof Tables, tag: string): Promise<TableFile | undefined> {
  const first = await firstFiles[tag]?.();
  const group = groupOf[name] ?? name;
  return group === "first" ? first : first?.files[group]?.();
}

async function load(name: keyof Tables, functions: object, tag = language): Promise<unknown> {
  // Where a language cannot be fetched, English has to do.
  const tables = await fetch(name, tag).catch((error) => {
    if (tag === "en") throw error;
    return fetch(name, "en");
  });
  return tables?.[name]?.(functions) ?? {};
}

const units = (await load("units", core)) as Tables["units"]["words"];
const counts: Readonly<Record<string, (n: number) => string>> = units.count;
const singulars: Readonly<Record<string, string>> = units.one;
const plurals: Readonly<Record<string, string>> = units.several;

/** A number of steps in the unit of an algorithm. */
export const count = (n: number, unit: string): string =>
  counts[unit]?.(n) ?? units.unknown(n, unit);

const functions = {
  ...core,
  COUNT: count,
  UNIT: (unit: string) => singulars[unit] ?? unit,
  UNITS: (unit: string) => plurals[unit] ?? unit,
};

/** A table of words in the language of the page, fetched with the first part of the page that shows it. */
export const table = async <K extends keyof Tables>(
  name: K,
  ...[given]: Needed<K>
): Promise<Tables[K]["words"]> =>
  (await load(name, { ...functions, ...given })) as Tables[K]["words"];

/** Names by the English ones, of what is found by these; English has none. */
export async function namesIn(
  name: "collection" | "contestants",
): Promise<ReadonlyMap<string, string>> {
  if (language === "en") return new Map();
  const [english, own] = await Promise.all(["en", language].map((tag) => load(name, core, tag)));
  const names = own as Readonly<Record<string, string>>;
  return new Map(
    Object.entries(english as Readonly<Record<string, string>>).map(([key, text]) => [
      text,
      names[key] ?? text,
    ]),
  );
}

/** Fetches files of tables while the parts that ask for them are on their way: one after another would take longer. */
export function fetchAhead(names: readonly (keyof Tables)[] = []): void {
  // The part that asks for a table reports what went wrong.
  for (const name of names) fetch(name, language).catch(() => {});
}
